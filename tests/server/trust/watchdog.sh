#!/bin/sh
# What systemd's watchdog hears of a daemon: see watchdog.py. Prints TAP.
# usage: tests/server/trust/watchdog.sh BUILD_DIR
exec python3 "$(dirname "$0")/watchdog.py" "${1:-build}"
