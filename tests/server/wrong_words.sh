#!/bin/sh
# See wrong_words.py.
exec python3 tests/server/wrong_words.py "${1:-build}"
