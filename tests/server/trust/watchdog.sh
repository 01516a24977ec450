#!/bin/sh
# The daemon's messages to systemd's watchdog: see watchdog.py. Prints TAP.
# usage: tests/server/trust/watchdog.sh BUILD_DIR
exec python3 "$(dirname "$0")/watchdog.py" "${1:-build}"
