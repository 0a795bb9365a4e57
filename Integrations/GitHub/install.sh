#!/usr/bin/env bash
# Installs an archive of a release into a folder, verified by its checksum.
#
#   VERSION   the version, such as 0.2.0
#   SOURCE    where the archives and SHA256SUMS are: an address (https: or file:) or a folder
#   SHA256    the expected checksum; by default the line of the archive in SHA256SUMS
#   FOLDER    where to install; FOLDER/bin/scenario-run is the command; replaced only if this script has made it.
#             FOLDER/.archive is the archive: if FOLDER comes from a cache, it is verified again
set -euo pipefail

stop() {
  echo "${GITHUB_ACTIONS:+::error::}scenario-run: $*" >&2
  exit 1
}

# fetch <name> <file>
fetch() {
  case $SOURCE in
    *://*) curl --fail --silent --show-error --location --retry 3 --output "$2" "$SOURCE/$1" ;;
    *) cp "$SOURCE/$1" "$2" ;;
  esac || stop "could not get $SOURCE/$1"
}

checksum() {
  if command -v sha256sum >/dev/null; then sha256sum "$1"; else shasum -a 256 "$1"; fi | cut -d ' ' -f 1
}

[[ ${VERSION:-} =~ ^[0-9]+\.[0-9]+\.[0-9]+[-+.0-9A-Za-z]*$ ]] ||
  stop "the version is '${VERSION:-}'; expected one such as 0.2.0"
[ -n "${SOURCE:-}" ] || stop "SOURCE is missing: where the archives are"
[ -n "${FOLDER:-}" ] || stop "FOLDER is missing: where to install"

name=scenario-run-$VERSION-$(uname -s | tr '[:upper:]' '[:lower:]')-$(uname -m)

[ ! -e "$FOLDER" ] || [ -f "$FOLDER/.archive" ] || stop "$FOLDER exists, and was not installed by this script"

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
expected=${SHA256:-}
if [ -z "$expected" ]; then
  fetch SHA256SUMS "$scratch/sums"
  expected=$(awk -v name="$name.tar.gz" '$2 == name || $2 == "*" name { print $1 }' "$scratch/sums")
  [ -n "$expected" ] || stop "SHA256SUMS has no line for $name.tar.gz"
fi

# A cache is not trusted: what it contains is the archive, which is verified and unpacked each time.
found="installed scenario-run $VERSION in $FOLDER"
if [ -f "$FOLDER/.archive" ] && [ "$(checksum "$FOLDER/.archive")" = "$expected" ]; then
  cp "$FOLDER/.archive" "$scratch/archive"
  found="scenario-run $VERSION is in the cache"
else
  fetch "$name.tar.gz" "$scratch/archive"
fi
actual=$(checksum "$scratch/archive")
[ "$actual" = "$expected" ] || stop "$name.tar.gz has the checksum $actual; expected $expected"

tar -xzf "$scratch/archive" -C "$scratch"
[ -x "$scratch/$name/bin/scenario-run" ] || stop "$name.tar.gz contains no $name/bin/scenario-run"
mv "$scratch/archive" "$scratch/$name/.archive"
rm -rf "$FOLDER"
mkdir -p "$(dirname "$FOLDER")"
mv "$scratch/$name" "$FOLDER"
echo "$found"
