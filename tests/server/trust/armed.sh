#!/bin/sh
# An assert that fails ends one piece of work: see armed.py. Prints TAP.
# usage: tests/server/trust/armed.sh BUILD_DIR
exec python3 "$(dirname "$0")/armed.py" "${1:-build}"
