#!/bin/sh
# See operating.py.
exec python3 tests/server/operating.py "${1:-build}"
