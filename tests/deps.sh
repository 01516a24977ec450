#!/bin/sh
# Installs the Debian packages named on the line, those that are missing; as root or
# through sudo, else prints the line to run.
set -eu
missing=
for p in "$@"; do
	dpkg-query -W -f '${Status}\n' "$p" 2>/dev/null | grep -q 'ok installed' || missing="$missing $p"
done
[ -n "$missing" ] || exit 0
command -v apt-get >/dev/null || {
	echo "missing packages (no apt-get here):$missing" >&2
	exit 1
}
# shellcheck disable=SC2086
if [ "$(id -u)" = 0 ]; then
	sudo=
elif sudo -n true 2>/dev/null; then
	sudo=sudo
else
	echo "missing packages; run:  sudo apt-get install$missing" >&2
	exit 1
fi
echo "installing$missing"
export DEBIAN_FRONTEND=noninteractive
$sudo apt-get update -qq
$sudo apt-get install -y -qq --no-install-recommends $missing >/dev/null
