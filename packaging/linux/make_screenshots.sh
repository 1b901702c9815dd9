#!/usr/bin/env bash
# Draws the pictures that software centres and the README show, with the real program: packaging/linux/screenshots/*.png
# and packaging/pictures/table.png. Run it when the look has changed, look at them, and commit them. `dev.py setup` must
# have been run once.
set -euo pipefail

checkout=$(cd "$(dirname "$0")/../.." && pwd)
pictures=$checkout/packaging/linux/screenshots
scenes=$(mktemp -d)
trap 'rm -rf "$scenes"' EXIT
mkdir -p "$pictures"

draw() { # picture, scene and theme of contact_sheet.py
    [ -e "$scenes/1366x768/$2-$3.png" ] || QT_QPA_PLATFORM=offscreen LANG=C.UTF-8 \
        "$checkout/.venv/bin/python" -P "$checkout/packaging/contact_sheet.py" "$scenes" --only "$2" >/dev/null
    cp "$scenes/1366x768/$2-$3.png" "$pictures/$1.png"
}
draw table table-good classic
draw night table-good night
draw start start-last classic
cp "$pictures/table.png" "$checkout/packaging/pictures/table.png"
