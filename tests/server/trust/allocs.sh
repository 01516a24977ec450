#!/bin/sh
# Memory that runs out, at a few places of a round; `make allocs` tries more: torture/allocs.py.
# usage: tests/server/trust/allocs.sh BUILD_DIR
exec python3 "$(dirname "$0")/../../torture/allocs.py" "${1:-build}" "${ALLOCS:-24}" "${SEED:-1}"
