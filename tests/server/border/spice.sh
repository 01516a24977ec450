#!/bin/sh
# A game that is being made, by the real daemon: spice.py. Prints TAP.
exec /usr/bin/python3 "$(dirname "$0")/spice.py" "${1:-build}/tests/edition/border/bin"
