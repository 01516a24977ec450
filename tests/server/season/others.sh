#!/bin/sh
# Other troubles of a season, played as a new GM would: others.py. Prints TAP.
exec /usr/bin/python3 "$(dirname "$0")/others.py" "${1:-build}"
