#!/bin/sh
# The demonstration of Dune: each game ends as it should, is what verify plays again, takes few letters, and explain gives
# the right verdict for each alternative. Prints TAP.
# usage: tests/server/season/demo_dune.sh BUILD_DIR
set -eu
cd "$(dirname "$0")/../../.."
home=$(mktemp -d)
trap 'rm -rf "$home"' EXIT
python3 tests/demo/dune_check.py "${1:-build}" "$home"
