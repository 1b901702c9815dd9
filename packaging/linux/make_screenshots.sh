#!/usr/bin/env bash
# Draws the pictures that software centres show, with the real program: packaging/linux/screenshots/*.png.
# Run it when the look has changed, look at them, and commit them. `dev.py setup` must have been run once.
set -euo pipefail

checkout=$(cd "$(dirname "$0")/../.." && pwd)
pictures=$checkout/packaging/linux/screenshots
game=$checkout/tests/games/family_two_finished.scrabble
data=$(mktemp -d)
trap 'rm -rf "$data"' EXIT
mkdir -p "$pictures"

draw() { # picture, arguments
    SCRABBLE_GUI_DATA=$data QT_QPA_PLATFORM=offscreen LANG=C.UTF-8 \
        "$checkout/.venv/bin/python" -P -m scrabble_gui --screenshot "$pictures/$1.png" "${@:2}"
}
draw table "$game" --as 0 --theme classic
draw night "$game" --as 0 --theme night
draw start --theme classic
