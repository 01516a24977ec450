#!/bin/sh
# A game that is being made, by the real daemon: dune.py. Prints TAP.
exec /usr/bin/python3 "$(dirname "$0")/dune.py" "${1:-build}/tests/edition/border/bin"
