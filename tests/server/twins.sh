#!/bin/sh
# Two worlds that differ in what one player keeps to himself: twins.py. Prints TAP.
exec /usr/bin/python3 "$(dirname "$0")/twins.py" "${1:-build}"
