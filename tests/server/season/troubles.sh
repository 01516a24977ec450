#!/bin/sh
# A bounced address and a lost database in the middle of a game, by real mail servers: troubles.py. Prints TAP.
exec /usr/bin/python3 "$(dirname "$0")/troubles.py" "${1:-build}"
