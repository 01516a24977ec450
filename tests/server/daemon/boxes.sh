#!/bin/sh
# Two real mailboxes at once: boxes.py. Prints TAP.
exec /usr/bin/python3 "$(dirname "$0")/boxes.py" "${1:-build}"
