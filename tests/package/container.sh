#!/bin/sh
# The container file, built and used: the base image is made by debootstrap, as no registry of images is asked.
# Needs root, buildah, debootstrap and a Debian mirror (MIRROR), and takes about ten minutes: not a part of
# `make check`. Without a daemon and without privileges of containers: buildah's isolation is a chroot here, so
# what --cap-drop and --read-only do is not tested. Leaves nothing.
# Prints TAP. usage: tests/package/container.sh
set -u
for need in buildah debootstrap; do
	command -v $need >/dev/null || { echo "Bail out! needs: apt-get install $need"; exit 1; }
done
[ "$(id -u)" = 0 ] || { echo "Bail out! needs to be root: it makes a base image"; exit 1; }
. "$(dirname "$0")/../kit/tap.sh"
work=$(mktemp -d "${TMPDIR:-/tmp}/postalgm-container.XXXXXX") || exit 1
trap 'chmod -R u+w "$work"; rm -rf "$work"' EXIT INT TERM
unset POSTALGM_HOME POSTALGM_GAME
export BUILDAH_ISOLATION=chroot
file=server/package/Containerfile
b() { buildah --root "$work/storage" --runroot "$work/run" --storage-driver vfs "$@"; }
base() {
	debootstrap --variant=minbase bookworm "$work/base" "${MIRROR:-http://deb.debian.org/debian}" &&
		tar -C "$work/base" -cf "$work/base.tar" . && rm -rf "$work/base" &&
		from=$(b from scratch) && b add -q "$from" "$work/base.tar" / && b commit -q "$from" docker.io/library/debian:12-slim
}
inside() { b run "$house" -- "$@"; }

for from in $(sed -n 's/^FROM \([^ ]*\).*/\1/p' $file); do
	is 0 '^debian:12-slim$' 'the base image is the one that is made here' echo "$from"
done
is 0 '' 'a base image' base
git archive --format=tar HEAD 2>/dev/null | { mkdir "$work/src" && tar -C "$work/src" -xf -; }
is 0 '' 'the image is built' b bud --pull=never --format docker -f "$work/src/$file" -t postalgm "$work/src"
house=$(b from --pull=never localhost/postalgm)
is 0 'postalgmd' 'it starts the daemon' b inspect --format '{{.OCIv1.Config.Cmd}}' "$house"
is 0 '^postalgm$' '... as its own user' b inspect --format '{{.OCIv1.Config.User}}' "$house"
is 0 '/var/lib/postalgm' '... with its home on a volume' b inspect --format '{{.OCIv1.Config.Volumes}}' "$house"
is 0 'postalgm health' '... whose health is looked at' b inspect --format '{{.Docker.Config.Healthcheck.Test}}' "$house"
is 0 '^postalgm$' 'a command is of that user' inside id -un
is 0 'A home was made' 'a home is made' inside postalgm init --gm you@example.net --address gm@example.org
is 0 'was made' 'a game' inside postalgm game new ce-7 --seats 3
is 0 'invitation' 'a player' inside postalgm seat add ce-7 'Ann <ann@example.net>'
is 0 '' 'a round of the daemon' inside postalgmd --once
is 0 'ann@example.net' 'her invitation goes out' inside sh -c 'cat /var/lib/postalgm/mail/out/new/*'
is 0 'healthy' 'all is well' inside postalgm health
is 0 '' 'no compiler and no source is in the image' inside sh -c '! command -v cc && ! command -v make && ! test -e /src'
finish
