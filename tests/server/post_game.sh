#!/bin/sh
# A whole game through Dovecot and Postfix: post_game.py. Prints TAP.
exec /usr/bin/python3 "$(dirname "$0")/post_game.py" "${1:-build}"
