#!/usr/bin/env bash
# Tries what README.md promises: on a Debian with nothing but Python and git, the two commands do all the rest.
#
#   sudo packaging/linux/try_two_commands.sh [FOLDER]
#
# Builds a small Debian in FOLDER (default: a new temporary one, removed at the end; a FOLDER is kept, and its Debian is
# copied afresh at the next try), clones the last commit of this checkout into it under a path with blanks and umlauts,
# and runs both commands there as root. The game is shown on an Xvfb of this computer until its window is there, and
# closed through the window. Exit status 0: both did what they should.
#
# Packages come from where this computer gets its own: the settings of apt and pip are copied, folders named in those
# of pip are mounted. Needs debootstrap, xvfb, openbox, xdotool.
set -euo pipefail

readonly suite=bookworm
readonly clone='/root/Würfel und Wörter/your turn'
checkout=$(cd "$(dirname "$0")/../.." && pwd)

fail() { printf 'FAILED: %s\n' "$*" >&2; exit 1; }
tell() { printf '== %s\n' "$*"; }

# All mounts below live in a mount namespace of this run: they end with it, whatever happens.
if [ "${IN_OWN_NAMESPACE:-}" != yes ]; then
    [ "$(id -u)" = 0 ] || fail 'please run as root (debootstrap and chroot need it)'
    for tool in debootstrap Xvfb openbox xdotool unshare; do
        command -v "$tool" >/dev/null || fail "$tool is missing; apt-get install debootstrap xvfb openbox xdotool util-linux"
    done
    folder=${1:-$(mktemp -d)}
    mkdir -p "$folder"
    status=0
    IN_OWN_NAMESPACE=yes unshare --mount --pid --fork --kill-child "$0" "$folder" || status=$?
    [ $# -gt 0 ] || rm -rf --one-file-system "$folder"
    exit "$status"
fi
folder=$(cd "$1" && pwd)
root=$folder/try

# --- a small Debian ----------------------------------------------------------------------------------------------------

if [ ! -e "$folder/whole" ]; then
    tell "building a Debian $suite with only python3 and git"
    # shellcheck disable=SC2016
    mirror=$(apt-get indextargets --format '$(REPO_URI)' "Codename: $suite" 'Created-By: Packages' | head -n 1)
    rm -rf --one-file-system "$folder/debian"
    debootstrap --variant=minbase --include=ca-certificates,python3,git \
        "$suite" "$folder/debian" "${mirror:-http://deb.debian.org/debian}" >"$folder/debootstrap.log" 2>&1 ||
        { tail -n 20 "$folder/debootstrap.log"; fail 'debootstrap'; }
    touch "$folder/whole"
fi
rm -rf --one-file-system "$root"
cp -a "$folder/debian" "$root"

rm -rf "$root"/etc/apt/{sources.list,sources.list.d,apt.conf.d,auth.conf.d,preferences.d}
for settings in /etc/apt/{sources.list,sources.list.d,apt.conf,apt.conf.d,auth.conf.d,preferences.d,keyrings,trusted.gpg.d} \
    /etc/pip.conf /etc/xdg/pip "$HOME/.config/pip" "$HOME/.pip" /etc/hosts /etc/resolv.conf /etc/ssl/certs; do
    [ -e "$settings" ] || continue
    place=$root${settings/#$HOME//root}
    rm -rf "$place"
    mkdir -p "$(dirname "$place")"
    cp -rL "$settings" "$place"
done

mount --make-rprivate /
mount -t proc proc "$root/proc"
mount --rbind /dev "$root/dev"
mount -t tmpfs tmpfs "$root/tmp"
mkdir -p "$root/tmp/.X11-unix" "$root/source"
mount --bind "$checkout" "$root/source"
mount -o remount,bind,ro "$root/source"
# An index "…/simple" refers to files beside it, so the folder around it is mounted.
{ env | grep '^PIP_' || true; cat /etc/pip.conf /etc/xdg/pip/pip.conf "$HOME"/.config/pip/pip.conf "$HOME"/.pip/pip.conf \
    2>/dev/null || true; } | grep -oE '(^|[= ]|file://)/[^ ]+' | sed -E 's#^(file://|[= ])##; s#/simple/?$##' | sort -u |
    while read -r place; do
        if [ -d "$place" ] && [ ! -e "$root$place" ]; then
            mkdir -p "$root$place"
            mount --bind "$place" "$root$place"
            mount -o remount,bind,ro "$root$place"
        fi
    done

mapfile -t pip_settings < <(env | grep '^PIP_' || true)
inside() {
    env -i "${pip_settings[@]}" HOME=/root USER=root LANG=C PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin \
        ${DISPLAY:+DISPLAY="$DISPLAY"} CLONE="$clone" chroot "$root" /bin/sh -ec "$1"
}

# --- the two commands --------------------------------------------------------------------------------------------------

play=$(grep -m 1 -oE '^python3 packaging/dev.py play$' "$checkout/README.md") || fail 'README.md does not name the first command'
test=$(grep -m 1 -oE '^python3 packaging/dev.py test$' "$checkout/README.md") || fail 'README.md does not name the second command'

# shellcheck disable=SC2016
inside 'git config --global --add safe.directory "*"; git clone -q /source "$CLONE"; cd "$CLONE"; git log -1 --format="== trying %h %s"'

rm -f "$folder/display"
Xvfb -displayfd 4 -screen 0 1366x768x24 -nolisten tcp >"$folder/xvfb.log" 2>&1 4>"$folder/display" &
for _ in $(seq 50); do [ -s "$folder/display" ] && break; sleep 0.1; done
DISPLAY=:$(cat "$folder/display")
export DISPLAY
mount --bind /tmp/.X11-unix "$root/tmp/.X11-unix"
openbox >"$folder/openbox.log" 2>&1 &

tell "$play"
begin=$SECONDS
inside "cd \"\$CLONE\"; exec $play" >"$folder/play.log" 2>&1 &
game=$!
window=
while kill -0 "$game" 2>/dev/null && [ $((SECONDS - begin)) -lt 900 ]; do
    window=$(xdotool search --onlyvisible --name 'Your Turn' 2>/dev/null | head -n 1) && [ -n "$window" ] && break
    sleep 1
done
sed 's/^/   /' "$folder/play.log"
[ -n "$window" ] || fail 'no window of the game'
tell "window $(xdotool getwindowname "$window") after $((SECONDS - begin)) s"
if command -v import >/dev/null; then import -window root "$folder/window.png"; fi
xdotool windowactivate --sync "$window" key alt+F4
wait "$game" || fail "the game ended with status $?"

tell "$play --version, now that everything is there"
begin=$(date +%s%N)
inside "cd \"\$CLONE\"; exec $play --version" >"$folder/again.log" 2>&1 || fail "status $?: $(cat "$folder/again.log")"
tell "$(cat "$folder/again.log") after $((($(date +%s%N) - begin) / 1000000)) ms"
[ "$(wc -l <"$folder/again.log")" = 1 ] || fail 'the second start set something up again'

tell "$test"
begin=$SECONDS
unset DISPLAY
status=0
inside "cd \"\$CLONE\"; exec $test" 2>&1 | tee "$folder/test.log" | sed 's/^/   /' || status=$?
tell "tests: status $status after $((SECONDS - begin)) s"
[ "$status" = 0 ] || fail 'the tests are not clean'
tell 'both commands work'
