#!/bin/sh
# Dragon Dune by the real daemon: dune.py. Prints TAP.
exec /usr/bin/python3 "$(dirname "$0")/dune.py" "${1:-build}/tests/edition/border/bin"
