#!/bin/sh
# See help.py.
exec python3 tests/server/help.py "${1:-build}"
