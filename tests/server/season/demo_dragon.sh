#!/bin/sh
# The demonstration of Dragon Dune: each game ends as it should, is what verify plays again, takes few
# letters, and one player's letters of one of them are those that were read. Prints TAP.
# usage: tests/server/season/demo_dragon.sh BUILD_DIR; with GOLDEN=write the letters are written anew.
set -eu
cd "$(dirname "$0")/../../.."
home=$(mktemp -d)
trap 'rm -rf "$home"' EXIT
python3 tests/demo/dragon_check.py "${1:-build}" "$home"
