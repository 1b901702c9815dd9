#!/usr/bin/env bash
# Signs the application and wraps it in a disk image with a link to the folder of applications.
#
#   packaging/macos/make_dmg.sh APPLICATION NAME IMAGE COMPRESSION SIGNER
#
# SIGNER is the name of a certificate "Developer ID Application: …", or "-": then the program runs on other Macs only
# after a right click and "Open". Called by products/macos.py.
set -euo pipefail

application=$1 name=$2 image=$3 compression=$4 signer=$5

options=(--force --deep --sign "$signer")
if [ "$signer" != - ]; then
    options+=(--options runtime --timestamp --entitlements "$(dirname "$0")/entitlements.plist")
fi
codesign "${options[@]}" "$application"
codesign --verify --deep --strict "$application"

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
ditto "$application" "$folder/$(basename "$application")"
ln -s /Applications "$folder/Applications"
rm -f "$image"
hdiutil create -quiet -volname "$name" -srcfolder "$folder" -fs HFS+ -format "$compression" "$image"
if [ "$signer" != - ]; then
    codesign --sign "$signer" --timestamp "$image"
fi
hdiutil verify -quiet "$image"
