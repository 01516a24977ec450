#!/bin/sh
# Flipped bits in a stored database: see flipped.py. Prints TAP.
# usage: tests/server/flipped.sh BUILD_DIR
exec python3 "$(dirname "$0")/flipped.py" "${@:-build}"
