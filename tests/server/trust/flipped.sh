#!/bin/sh
# Flipped bits in a stored database: see flipped.py. Always the same, or SEED=N. Prints TAP.
# usage: tests/server/trust/flipped.sh BUILD_DIR
exec python3 "$(dirname "$0")/flipped.py" "${1:-build}" "${SEED:-1}"
