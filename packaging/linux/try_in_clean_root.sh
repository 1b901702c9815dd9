#!/usr/bin/env bash
# Tries the .deb and the AppImage as a family meets them: on a Debian that never saw Python or Qt.
#
#   sudo packaging/linux/try_in_clean_root.sh [FOLDER]
#
# Builds a small Debian in FOLDER (default: a new temporary one, removed at the end; a FOLDER is kept, and its Debian is
# copied afresh at the next try), installs dist/*.deb of this version there, starts the game through its desktop entry
# as an ordinary user without network, opens a saved game by its type from a path with blanks and umlauts, also while
# the game runs, plays the game of --self-test, installs a newer version over it, and removes it. The AppImage runs there
# too, without FUSE; the .rpm, where there is one, is installed by rpm itself, plays and is removed, which tells nothing
# of the names that Fedora and openSUSE give to what it needs. Screenshots and logs are left in FOLDER/pictures. Exit status 0: all went as it should.
#
# Windows are shown on an Xvfb of this computer. Needs debootstrap, xvfb, openbox, xdotool, imagemagick.
# The single quotes are for the shell inside the small Debian.
# shellcheck disable=SC2016
set -euo pipefail

readonly suite=bookworm
readonly person=ada
readonly games="/home/$person/Spiele für Ömchen"
checkout=$(cd "$(dirname "$0")/../.." && pwd)
version=$(sed -n 's/^__version__ = "\(.*\)"$/\1/p' "$checkout/scrabble_gui/__init__.py")
package=$checkout/dist/scrabble-gui-$version-linux-x86_64.deb
image=$checkout/dist/scrabble-gui-$version-linux-x86_64.AppImage
rpm=$checkout/dist/scrabble-gui-$version-linux-x86_64.rpm

fail() { printf 'FAILED: %s\n' "$*" >&2; exit 1; }
tell() { printf '== %s\n' "$*"; }

# All mounts below live in a mount namespace of this run: they end with it, whatever happens.
if [ "${IN_OWN_NAMESPACE:-}" != yes ]; then
    [ "$(id -u)" = 0 ] || fail 'please run as root (debootstrap and chroot need it)'
    for tool in debootstrap Xvfb openbox xdotool import unshare dpkg-deb; do
        command -v "$tool" >/dev/null ||
            fail "$tool is missing; apt-get install debootstrap xvfb openbox xdotool imagemagick util-linux"
    done
    if [ ! -e "$package" ] || [ ! -e "$image" ]; then fail 'please make them first: python3 packaging/build.py deb appimage'; fi
    folder=${1:-$(mktemp -d)}
    mkdir -p "$folder"
    status=0
    IN_OWN_NAMESPACE=yes unshare --mount --pid --fork --kill-child "$0" "$folder" || status=$?
    [ $# -gt 0 ] || rm -rf --one-file-system "$folder"
    exit "$status"
fi
folder=$(cd "$1" && pwd)
root=$folder/try
pictures=$folder/pictures
rm -rf "$pictures"
mkdir -p "$pictures"

# --- a small Debian with what every desktop has -------------------------------------------------------------------------

if [ ! -e "$folder/whole" ]; then
    tell "building a Debian $suite"
    # shellcheck disable=SC2016
    mirror=$(apt-get indextargets --format '$(REPO_URI)' "Codename: $suite" 'Created-By: Packages' | head -n 1)
    rm -rf --one-file-system "$folder/debian"
    debootstrap --variant=minbase --include=ca-certificates "$suite" "$folder/debian" \
        "${mirror:-http://deb.debian.org/debian}" >"$folder/debootstrap.log" 2>&1 ||
        { tail -n 20 "$folder/debootstrap.log"; fail 'debootstrap'; }
    touch "$folder/whole"
fi
rm -rf --one-file-system "$root"
cp -a "$folder/debian" "$root"
rm -rf "$root"/etc/apt/{sources.list,sources.list.d,apt.conf.d,auth.conf.d,preferences.d}
for settings in /etc/apt/{sources.list,sources.list.d,apt.conf,apt.conf.d,auth.conf.d,preferences.d,keyrings,trusted.gpg.d} \
    /etc/hosts /etc/resolv.conf /etc/ssl/certs; do
    [ -e "$settings" ] || continue
    rm -rf "${root:?}$settings"
    mkdir -p "$(dirname "$root$settings")"
    cp -rL "$settings" "$root$settings"
done

mount --make-rprivate /
mount -t proc proc "$root/proc"
mount --rbind /dev "$root/dev"
mount -t tmpfs tmpfs "$root/tmp"
mkdir -p "$root/tmp/.X11-unix"

as_root() {
    env -i HOME=/root LANG=C DEBIAN_FRONTEND=noninteractive PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin \
        chroot "$root" /bin/sh -ec "$1" >>"$pictures/root.log" 2>&1 || { tail -n 20 "$pictures/root.log"; fail "$1"; }
}
# As an ordinary user, without network, without a locale.
as_person() {
    env -i HOME="/home/$person" USER=$person LANG=C PATH=/usr/local/bin:/usr/bin:/bin XDG_RUNTIME_DIR=/run/user/1000 \
        XDG_CURRENT_DESKTOP=GNOME ${DISPLAY:+DISPLAY="$DISPLAY"} GAMES="$games" \
        unshare --net /usr/sbin/chroot --userspec=1000:1000 "$root" /bin/sh -ec "cd ~; $1"
}

as_root 'apt-get update'
as_root 'apt-get install --yes --no-install-recommends xdg-utils libglib2.0-bin shared-mime-info desktop-file-utils \
    hicolor-icon-theme file locales'
as_root "useradd --create-home --uid 1000 $person; install -d -o $person -m 700 /run/user/1000"
as_root 'if command -v python3 || ls /usr/lib/*/libQt6Core*; then exit 1; fi'
install -d -o 1000 -g 1000 "$root$games"
install -o 1000 -g 1000 -m 644 "$checkout/tests/games/family_two_finished.scrabble" "$root$games/mein Spiel.scrabble"
install -o 1000 -g 1000 -m 644 "$checkout/tests/games/family_four_window_open.scrabble" "$root$games/zu viert.scrabble"

says_version() { # how the program is called
    said=$(as_person "$1 --version" 2>/dev/null)
    tell "$said"
    case $said in *" $version, Qt "*", engine compiled") ;; *) fail "$1 --version: $said" ;; esac
}
plays() { # how the program is called, and the folder for its pictures
    as_person "mkdir -p $2; exec $1 --self-test $2" >"$pictures/$2.log" 2>&1 || { tail -n 20 "$pictures/$2.log"; fail "$1 --self-test"; }
    as_person "$1 replay $2/self-test.scrabble" >>"$pictures/$2.log" 2>&1 || fail "$1 replay, of the game it played"
    tell "$1 played: $(find "$root/home/$person/$2" -name '*.png' | wc -l) pictures"
}

listing() {
    find "$root" -xdev \( -path "$root/home" -o -path "$root/root" -o -path "$root/run" -o -path "$root/tmp" \
        -o -path "$root/var/log" -o -path "$root/var/cache" -o -path "$root/var/lib/dpkg" -o -path "$root/var/lib/apt" \) -prune \
        -o -print | sort
}
listing >"$folder/before"

# --- a screen -----------------------------------------------------------------------------------------------------------

rm -f "$folder/display"
Xvfb -displayfd 4 -screen 0 1366x768x24 -nolisten tcp >"$folder/xvfb.log" 2>&1 4>"$folder/display" &
for _ in $(seq 50); do [ -s "$folder/display" ] && break; sleep 0.1; done
DISPLAY=:$(cat "$folder/display")
export DISPLAY
mount --bind /tmp/.X11-unix "$root/tmp/.X11-unix"
openbox >"$folder/openbox.log" 2>&1 &

windows() { xdotool search --onlyvisible --class scrabble-gui 2>/dev/null || true; }
wait_for_window() { # prints the window
    for _ in $(seq 150); do
        window=$(windows | head -n 1)
        if [ -n "$window" ]; then
            sleep 2
            echo "$window"
            return
        fi
        sleep 0.2
    done
    tail -n 20 "$pictures"/*.log >&2
    fail 'no window of the game'
}
wait_for_title() { # what the title must contain
    for _ in $(seq 50); do
        for window in $(windows); do
            case $(xdotool getwindowname "$window") in *"$1"*) sleep 1; return ;; esac
        done
        sleep 0.2
    done
    fail "no window with the title $1, but: $(for window in $(windows); do xdotool getwindowname "$window"; done)"
}
picture() { import -window root "$pictures/$1.png"; tell "picture $1.png"; }
close_window() {
    xdotool windowactivate --sync "$1" key alt+F4
    for _ in $(seq 50); do
        [ -n "$(windows)" ] || return 0
        sleep 0.2
    done
    fail 'the window does not close'
}
starts() { pgrep -c -x scrabble-gui || true; }

# --- install, start, open ------------------------------------------------------------------------------------------------

cp "$package" "$root/tmp/game.deb"
chmod 644 "$root/tmp/game.deb"
begin=$SECONDS
as_root 'apt-get install --yes --no-install-recommends /tmp/game.deb'
tell "installed in $((SECONDS - begin)) s, $(du -sm "$root/usr/lib/scrabble-gui" | cut -f1) MB"
# Printers are recommended only: whoever has none prints into a file.
as_root 'LD_LIBRARY_PATH=/usr/lib/scrabble-gui/_internal; export LD_LIBRARY_PATH
    missing=$(find /usr/lib/scrabble-gui -name "*.so*" -type f -exec ldd {} + | grep "not found" | grep -v "libcups.so.2 =>" || true)
    if [ -n "$missing" ]; then echo "$missing"; exit 1; fi'
[ "$(as_person 'xdg-mime query filetype "$GAMES/mein Spiel.scrabble"')" = application/x-scrabble-game ] || fail 'the type of a saved game'
[ "$(as_person 'xdg-mime query default application/x-scrabble-game')" = scrabble-gui.desktop ] || fail 'the program for saved games'
says_version scrabble-gui
as_person 'scrabble-gui replay "$GAMES"/*.scrabble' >"$pictures/replay.log" 2>&1 || fail 'replay'
as_person 'QT_QPA_PLATFORM=offscreen scrabble-gui --screenshot drawn.png "$GAMES/mein Spiel.scrabble"' \
    >"$pictures/drawn.log" 2>&1 || fail '--screenshot'
cp "$root/home/$person/drawn.png" "$pictures/"

as_person 'exec gio launch /usr/share/applications/scrabble-gui.desktop' >"$pictures/start.log" 2>&1 &
window=$(wait_for_window)
picture start
as_person 'exec gio open "$GAMES/zu viert.scrabble"' >"$pictures/second.log" 2>&1
sleep 4
[ "$(starts)" = 1 ] || fail "a second start did not hand its file over: $(starts) programs run"
[ "$(windows | wc -l)" = 1 ] || fail 'a second window'
picture handed_over
close_window "$window"
for _ in $(seq 50); do [ "$(starts)" = 0 ] && break; sleep 0.2; done
[ "$(starts)" = 0 ] || fail 'the program does not end'

as_person 'exec gio open "$GAMES/mein Spiel.scrabble"' >"$pictures/open.log" 2>&1
window=$(wait_for_window)
picture opened
close_window "$window"

tell 'the game of --self-test'
plays scrabble-gui played
cp -r "$root/home/$person/played" "$pictures/"

if command -v weston >/dev/null; then
    tell 'on Wayland'
    mkdir -p "$folder/wayland"
    chmod 700 "$folder/wayland"
    XDG_RUNTIME_DIR=$folder/wayland weston --backend=headless-backend.so --socket=wayland-try --idle-time=0 \
        >"$folder/weston.log" 2>&1 &
    for _ in $(seq 50); do [ -S "$folder/wayland/wayland-try" ] && break; sleep 0.1; done
    touch "$root/run/user/1000/wayland-try"
    mount --bind "$folder/wayland/wayland-try" "$root/run/user/1000/wayland-try"
    chmod 755 "$folder/wayland"
    chmod 777 "$folder/wayland/wayland-try"
    as_person 'unset DISPLAY; export WAYLAND_DISPLAY=wayland-try; timeout --preserve-status 6 scrabble-gui' \
        >"$pictures/wayland.log" 2>&1 &
    sleep 4
    program=$(pgrep -x scrabble-gui | head -n 1)
    [ -n "$program" ] || { cat "$pictures/wayland.log"; fail 'does not run on Wayland'; }
    grep -q libqwayland "/proc/$program/maps" || fail 'runs, but not on Wayland'
    wait $! || true
    umount "$root/run/user/1000/wayland-try"
fi

# --- a newer version over it, and away ------------------------------------------------------------------------------------

tell 'a newer version over it'
dpkg-deb --raw-extract "$package" "$folder/newer"
sed -i "s/^Version: .*/Version: $version+newer/" "$folder/newer/DEBIAN/control"
dpkg-deb --root-owner-group -Zgzip -z1 --build "$folder/newer" "$root/tmp/newer.deb" >"$folder/newer.log"
rm -rf "$folder/newer"
before=$(find "$root/home/$person" -type f | sort | xargs -d '\n' sha256sum)
as_root 'apt-get install --yes --no-install-recommends /tmp/newer.deb'
as_root 'apt-get install --yes --reinstall /tmp/newer.deb'
[ "$before" = "$(find "$root/home/$person" -type f | sort | xargs -d '\n' sha256sum)" ] || fail 'the upgrade changed what is the family'"'"'s'
as_person 'scrabble-gui --version' >/dev/null 2>&1 || fail 'the newer version does not start'

tell 'removing it'
as_root 'apt-get purge --yes scrabble-gui; apt-get autoremove --purge --yes'
listing >"$folder/after"
if left=$(comm -13 "$folder/before" "$folder/after" | grep -i scrabble); then fail "left behind: $left"; fi
[ "$before" = "$(find "$root/home/$person" -type f | sort | xargs -d '\n' sha256sum)" ] || fail 'the removal took what is the family'"'"'s'
find "$root/home/$person/.local/share/scrabble-gui" -name '*.scrabble' | grep -q . || fail 'the saved games are gone'
comm -13 "$folder/before" "$folder/after" >"$pictures/left_behind.log"

# --- the AppImage, where only the libraries of a desktop are ---------------------------------------------------------------

tell 'the AppImage without FUSE'
as_root 'apt-get install --yes --no-install-recommends libegl1 libgl1 libxcb1 libwayland-client0 fontconfig-config xkb-data libx11-data'
install -o 1000 -g 1000 -m 755 "$image" "$root/home/$person/game.AppImage"
if find "$root/usr" -name 'fusermount*' -o -name 'libfuse*.so*' | grep .; then fail 'there is FUSE here'; fi
says_version './game.AppImage --appimage-extract-and-run'
plays './game.AppImage --appimage-extract-and-run' played_image
as_person 'exec ./game.AppImage --appimage-extract-and-run "$GAMES/mein Spiel.scrabble"' >"$pictures/appimage.log" 2>&1 &
window=$(wait_for_window)
picture appimage
close_window "$window"

# --- the .rpm, as far as that can be tried on a Debian ---------------------------------------------------------------------

if [ -e "$rpm" ]; then
    tell 'the .rpm'
    as_root 'apt-get install --yes --no-install-recommends rpm'
    cp "$rpm" "$root/tmp/game.rpm"
    listing >"$folder/before"
    as_root 'rpm --install --force-debian --nodeps /tmp/game.rpm; rpm --verify --nodeps scrabble-gui'
    as_root 'update-mime-database /usr/share/mime; update-desktop-database'
    says_version scrabble-gui
    plays scrabble-gui played_rpm
    as_root 'rpm --upgrade --replacepkgs --force-debian --nodeps /tmp/game.rpm; rpm --verify --nodeps scrabble-gui'
    as_person 'exec gio open "$GAMES/mein Spiel.scrabble"' >"$pictures/rpm.log" 2>&1 &
    window=$(wait_for_window)
    picture rpm
    close_window "$window"
    as_root 'rpm --erase --force-debian scrabble-gui; update-mime-database /usr/share/mime; update-desktop-database'
    listing >"$folder/after"
    if left=$(comm -13 "$folder/before" "$folder/after" | grep -i scrabble); then fail "left behind: $left"; fi
fi
tell 'all went as it should'
