#!/usr/bin/env python3
"""A stand-in for postalgm-fetch: an empty mailbox that answers only while a file HANG beside this
program's own name is not there, and is away while a file AWAY is. It speaks as mail/fetcher_talk.h
has it."""
import os
import socket
import struct
import sys
import time
from pathlib import Path

HERE = Path(sys.argv[0]).parent
OPEN, LIST, AHEAD, FETCH, DONE, FLUSH, SHOW, AGAIN, TAKEN, KNOWN, WATCH, OPENED, ITEMS, LISTED, LETTER, WELL, ASKS, \
    LOOKED, WATCHING, CALLS, TROUBLE = range(21)
core = socket.socket(fileno=3)


def octets(n):
    got = b""
    while len(got) < n:
        some = core.recv(n - len(got))
        if not some:
            sys.exit(0)
        got += some
    return got


def say(kind, *values):
    body = bytes([kind])
    for v in values:
        body += b"i" + struct.pack("<q", v) if isinstance(v, int) else b"s" + struct.pack("<I", len(v)) + v
    core.sendall(struct.pack("<I", len(body)) + body)


def list_box():
    while (HERE / "HANG").exists():
        time.sleep(0.05)
    if (HERE / "AWAY").exists():
        say(TROUBLE, 1, 0, b"the stand-in is away")
    else:
        say(LISTED, 0, 0, 0, 0)


ANSWERS = {OPEN: lambda: say(OPENED, 0), LIST: list_box, TAKEN: lambda: say(LOOKED, 0), FLUSH: lambda: say(WELL),
           AGAIN: lambda: say(LOOKED, 0), AHEAD: lambda: say(WELL), WATCH: lambda: say(WATCHING, 1), DONE: lambda: None}
(HERE / "asked").write_text(str(os.getpid()))
while True:
    frame = octets(struct.unpack("<I", octets(4))[0])
    ANSWERS[frame[0]]()
