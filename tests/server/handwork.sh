#!/bin/sh
# See handwork.py.
exec python3 tests/server/handwork.py "${1:-build}"
