#!/bin/sh
# The mail server's certificate ends, by real mail servers: certificate.py. Prints TAP.
exec /usr/bin/python3 "$(dirname "$0")/certificate.py" "${1:-build}"
