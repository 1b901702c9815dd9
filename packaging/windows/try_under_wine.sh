#!/usr/bin/env bash
# Tries the installer for Windows under wine, as a family would use it.
#
#   packaging/windows/try_under_wine.sh [FOLDER]
#
# Installs dist/*-setup.exe of this version silently into a fresh wine, starts the program without a screen and in a
# window (on an Xvfb of this computer), opens a saved game by its file type from a path with blanks and umlauts, plays
# the game of --self-test and opens it again, installs over itself, uninstalls, and finds the person's games still there.
# Pictures and logs are left in FOLDER (default: build/windows/tried). Exit status 0: all went as it should.
#
# Needs what `build.py windows` needs, and xvfb, xdotool, imagemagick.
set -euo pipefail

checkout=$(cd "$(dirname "$0")/../.." && pwd)
folder=${1:-$checkout/build/windows/tried}
name=$(sed -n 's/^PROGRAM_NAME = "\(.*\)"$/\1/p' "$checkout/scrabble_gui/__init__.py")
version=$(sed -n 's/^__version__ = "\(.*\)"$/\1/p' "$checkout/scrabble_gui/__init__.py")
setup=$checkout/dist/scrabble-gui-$version-windows-x86_64-setup.exe
PATH=$PATH:/usr/lib/wine

fail() { printf 'FAILED: %s\n' "$*" >&2; exit 1; }
tell() { printf '== %s\n' "$*"; }

for tool in wine64 wineserver Xvfb xdotool import; do
    command -v "$tool" >/dev/null || fail "$tool is missing; apt-get install wine64 xvfb xdotool imagemagick"
done
[ -e "$setup" ] || fail 'please make it first: python3 packaging/build.py windows'
[ -e "$checkout/build/windows/prefix/ready" ] || fail 'the wine of the build is not there: python3 packaging/build.py windows'

rm -rf "$folder"
mkdir -p "$folder"
folder=$(cd "$folder" && pwd)
export WINEPREFIX=$folder/prefix WINEARCH=win64 WINEDEBUG=-all WINEDLLOVERRIDES=mscoree,mshtml=
export LANG=C.UTF-8 LC_ALL=C.UTF-8 PYTHONUTF8=1
Xvfb -displayfd 4 -screen 0 1366x768x24 -nolisten tcp >"$folder/xvfb.log" 2>&1 4>"$folder/display" &
screen=$!
trap 'wineserver -k || true; kill "$screen" 2>/dev/null || true' EXIT
for _ in $(seq 50); do [ -s "$folder/display" ] && break; sleep 0.1; done
DISPLAY=:$(cat "$folder/display")
export DISPLAY

# The wine of the build, with its stand-in for icuuc.dll, and nothing of the person in it.
cp -a "$checkout/build/windows/prefix" "$WINEPREFIX"
wine64 reg add 'HKCU\Software\Wine\X11 Driver' /v Managed /d N /f 2>&1 | cat >"$folder/wine.log"

user=$WINEPREFIX/drive_c/users/$(id -un)
program="$user/AppData/Local/Programs/$name"
games="$user/Documents/Spiele für Ömchen"
mkdir -p "$games"
cp "$checkout/tests/games/family_two_finished.scrabble" "$games/mein Spiel.scrabble"
in_windows() { printf 'Z:%s' "${1//\//\\}"; }
# Prints what the program's console twin says. A program under wine writes to pipes, not to files.
console() { wine64 "$program/scrabble-gui-cli.exe" "$@" 2> >(cat >"$folder/console.log") | cat; }

# --- install ---------------------------------------------------------------------------------------------------------------

begin=$SECONDS
wine64 "$setup" /S
wineserver -w
tell "installed in $((SECONDS - begin)) s, $(du -sm "$program" | cut -f1) MB"
for file in scrabble-gui.exe scrabble-gui-cli.exe uninstall.exe _internal/licenses/INDEX.txt; do
    [ -e "$program/$file" ] || fail "$file was not installed"
done
[ -e "$user/AppData/Roaming/Microsoft/Windows/Start Menu/Programs/$name.lnk" ] || fail 'no entry in the start menu'
if find "$program" -iname '*wine*' -o -iname 'icuuc.dll' | grep .; then fail 'something of wine got into the product'; fi
keys=$(wine64 reg query 'HKCU\Software\Microsoft\Windows\CurrentVersion\Uninstall\scrabble-gui' 2>&1 | cat)
case $keys in *"$version"*) ;; *) fail "Windows does not know the program: $keys" ;; esac

# --- without a screen --------------------------------------------------------------------------------------------------------

said=$(console --version | tr -d '\r')
tell "$said"
case $said in "$name $version, Qt "*", engine compiled") ;; *) fail '--version' ;; esac
console replay "$(in_windows "$games/mein Spiel.scrabble")" | grep -q '"over": true' || fail "replay: $(cat "$folder/console.log")"
# Variables QT_* arrive only from within, and without a screen there are no fonts of the system.
printf '@set %s\r\n' QT_QPA_PLATFORM=offscreen \
    "QT_QPA_FONTDIR=$(in_windows "$program/_internal/scrabble_gui/resources/fonts")" >"$folder/offscreen.bat"
printf '@"%s" %%*\r\n@echo status %%errorlevel%%\r\n' "$(in_windows "$program/scrabble-gui.exe")" >>"$folder/offscreen.bat"
offscreen() {
    wine64 cmd /c "$(in_windows "$folder/offscreen.bat")" "$@" 2>&1 | cat >"$folder/offscreen.log" || true
    grep -q 'status 0' "$folder/offscreen.log" || fail "$1: $(cat "$folder/offscreen.log")"
}
cp "$games/mein Spiel.scrabble" "$folder/game.scrabble"
offscreen --screenshot "$(in_windows "$folder/offscreen.png")" "$(in_windows "$folder/game.scrabble")"
[ -s "$folder/offscreen.png" ] || fail "--screenshot: $(cat "$folder/offscreen.log")"
tell 'picture offscreen.png'

# --- in a window -----------------------------------------------------------------------------------------------------------

picture() { import -window root "$folder/$1.png"; tell "picture $1.png"; }
wait_for_window() {
    for _ in $(seq 150); do
        window=$(xdotool search --onlyvisible --name "$name" 2>/dev/null | head -n 1) && [ -n "$window" ] && sleep 3 && return
        sleep 0.2
    done
    fail 'no window of the game'
}
close_window() {
    xdotool windowfocus "$window" key alt+F4
    for _ in $(seq 75); do
        xdotool search --onlyvisible --name "$name" >/dev/null 2>&1 || return 0
        sleep 0.2
    done
    wine64 taskkill /im scrabble-gui.exe 2>&1 | cat >>"$folder/wine.log"
    sleep 3
    ! xdotool search --onlyvisible --name "$name" >/dev/null 2>&1 || fail 'the window does not close'
}

wine64 "$program/scrabble-gui.exe" 2>&1 | cat >"$folder/start.log" &
wait_for_window
picture start
close_window

# wine does not look for file types where an ordinary user's installation writes them; Windows does.
for key in .scrabble scrabble-gui.game; do
    wine64 reg copy "HKCU\\Software\\Classes\\$key" "HKLM\\Software\\Classes\\$key" /s /f 2>&1 | cat >>"$folder/wine.log"
done
wine64 start "$(in_windows "$games/mein Spiel.scrabble")" 2>&1 | cat >>"$folder/wine.log" &
wait_for_window
picture opened
wine64 start "$(in_windows "$games/mein Spiel.scrabble")" 2>&1 | cat >>"$folder/wine.log" &
sleep 8
[ "$(xdotool search --onlyvisible --name "$name" | wc -l)" = 1 ] || fail 'a second start opened a second window'
close_window

# --- a whole game, and the program over itself -----------------------------------------------------------------------------

mkdir -p "$folder/played"
offscreen --self-test "$(in_windows "$folder/played")"
console replay "$(in_windows "$folder/played/self-test.scrabble")" | grep -q '"over": false' || fail 'replay of the game it played'
tell "played: $(find "$folder/played" -name '*.png' | wc -l) pictures"

data=$user/AppData/Roaming/scrabble-gui
saved() { (cd "$user" && find AppData/Roaming/scrabble-gui Documents -name '*.scrabble' -exec sha256sum {} + | sort); }
[ -d "$data" ] || fail 'the program keeps its games elsewhere'
before=$(saved)
[ -n "$before" ] || fail 'no game was saved'
touch "$program/_internal/of an older version.txt"
wine64 "$setup" /S
wineserver -w
[ ! -e "$program/_internal/of an older version.txt" ] || fail 'files of the older version were left'
console --version | grep -q "$version" || fail 'does not start after the upgrade'
[ "$before" = "$(saved)" ] || fail 'the upgrade changed saved games'
tell 'installed over itself'

# --- and away ----------------------------------------------------------------------------------------------------------------

wine64 "$program/uninstall.exe" /S
for _ in $(seq 75); do [ -e "$program" ] || break; sleep 0.2; done
[ ! -e "$program" ] || fail "left behind: $(find "$program")"
[ ! -e "$user/AppData/Roaming/Microsoft/Windows/Start Menu/Programs/$name.lnk" ] || fail 'the entry in the start menu is left'
if wine64 reg query 'HKCU\Software\Classes\.scrabble' >/dev/null 2>&1; then fail 'the file type is left'; fi
[ "$before" = "$(saved)" ] || fail 'the games are gone'
tell 'uninstalled; the games are still there'
tell 'all went as it should'
