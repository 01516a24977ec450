#!/bin/sh
# Files that somebody hands us, damaged: see mutated.py. A share, always the same; PLACES=400 SEED=N
# for more. Prints TAP.
# usage: tests/server/trust/mutated.sh BUILD_DIR
exec python3 "$(dirname "$0")/mutated.py" "${1:-build}" "${PLACES:-25}" "${SEED:-1}"
