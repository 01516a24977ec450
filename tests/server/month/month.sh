#!/bin/sh
# See month.py.
exec python3 tests/server/month/month.py "${1:-build}"
