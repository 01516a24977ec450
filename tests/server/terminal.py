#!/usr/bin/env python3
"""The desk's output on a terminal and into a pipe: colour, width, alignment, progress.
Prints TAP.
usage: tests/server/terminal.py BUILD_DIR"""
import fcntl
import json
import os
import pty
import re
import shutil
import struct
import subprocess
import sys
import tempfile
import termios
import unicodedata
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "kit"))
from tap import finish, ok  # noqa: E402

BUILD = Path(sys.argv[1] if len(sys.argv) > 1 else "build").resolve()
GM = str(BUILD / "postalgm")
for name in ("NO_COLOR", "COLUMNS", "POSTALGM_GAME"):
    os.environ.pop(name, None)
os.environ["TERM"] = "xterm"
scratch = Path(tempfile.mkdtemp(prefix="postalgm-terminal."))
os.environ["POSTALGM_HOME"] = str(scratch / "home")


def on_terminal(words, width=80, error_too=False, **env):
    """Returns the bytes that a terminal of that width would get, of the output or of the error stream."""
    main, sub = pty.openpty()
    fcntl.ioctl(sub, termios.TIOCSWINSZ, struct.pack("HHHH", 24, width, 0, 0))
    streams = {"stdout": subprocess.DEVNULL, "stderr": sub} if error_too else {"stdout": sub, "stderr": subprocess.DEVNULL}
    child = subprocess.Popen([GM, *words], stdin=subprocess.DEVNULL, env={**os.environ, **env}, **streams)
    os.close(sub)
    got = b""
    while True:
        try:
            part = os.read(main, 65536)
        except OSError:
            break
        if not part:
            break
        got += part
    os.close(main)
    child.wait()
    return got.decode("utf-8").replace("\r\n", "\n")


def piped(*words, **env):
    return subprocess.run([GM, *words], capture_output=True, text=True, stdin=subprocess.DEVNULL,
                          env={**os.environ, **env}).stdout


def columns(line):
    line = re.sub(r"\033\[\d*m", "", line)
    return sum(0 if unicodedata.combining(c) else 2 if unicodedata.east_asian_width(c) in "WF" else 1 for c in line)


try:
    now = ("--now", "2026-11-21T09:00Z")
    piped("init", "--gm", "me@example.net", "--address", "gm@example.org", *now)
    piped("game", "new", "a-name-of-twenty-four-ch", "--seats", "3", *now)
    piped("game", "option", "a-name-of-twenty-four-ch", "title=A title of many words, more than any table has room for", *now)
    piped("game", "new", "ce-7", "--seats", "3", *now)
    for who, colour in (("Žofie Dvořáková", "red"), ("山田 太郎", "blue"), ("Zoë \u0301X", "green")):
        piped("seat", "add", "ce-7", f"{who} <{colour}.of.a.very.long.address.indeed@example.org>", "--colour", colour, *now)
        piped("seat", "add", "a-name-of-twenty-four-ch", f"{who} <{colour}@example.org>", "--colour", colour, *now)
    tables = [("game", "list"), ("seat", "list", "ce-7"), ("outbox", "list"), ("game", "show", "ce-7"),
              ("config", "show"), ("powers", "list")]
    for words in tables:
        name = " ".join(words[:2])
        for width in (80, 60):
            wide = [l for l in on_terminal(words, width).split("\n") if columns(l) > width]
            ok(name == "game show" or not wide, f"{name} fits {width} columns", "\n".join(wide))
        wide = [l for l in on_terminal(words, 132, COLUMNS="60").split("\n") if columns(l) > 60]
        ok(name == "game show" or not wide, f"{name} fits $COLUMNS", "\n".join(wide))
        ok("\033" not in piped(*words), f"{name} is plain when piped")
        ok("\033" not in on_terminal(words, NO_COLOR="1"), f"{name} has no colour with NO_COLOR")
        ok("\033" not in on_terminal(words, TERM="dumb"), f"{name} has none on a dumb terminal")
    ok("\033[1m" in on_terminal(("game", "list")), "a heading is bold on a terminal")
    ok("\033" not in on_terminal(("game", "list", "--json")), "JSON has no colour there")
    ok(json.loads(on_terminal(("game", "list", "--json"))), "and is JSON")
    rows = on_terminal(("seat", "list", "ce-7"), 200, NO_COLOR="1").split("\n")[:4]
    starts = {columns(r[:re.search(r"\S+@|address", r).start()]) for r in rows if "@" in r or "address" in r}
    ok(len(starts) == 1, "names of wide and combined characters stand in line", "\n".join(rows))
    rows = [r for r in piped("seat", "list", "ce-7").split("\n") if "@" in r]
    ok(all("indeed@example.org" in r for r in rows), "nothing is cut when piped")
    # A stranger's text that a terminal would obey.
    box = scratch / "home/mail/in/new/x"
    box.write_text("From: <e\033[2Jvil@example.net>\nTo: <gm@example.org>\nMessage-ID: <x@y>\nSubject: \033]0;x\007\n\n\033[2J\n")
    subprocess.run([str(BUILD / "postalgmd"), "--once", "--now", "2026-11-21T09:05:00Z"], stderr=subprocess.DEVNULL)
    for words in (("letters", "list"), ("letters", "show", "1"), ("letters", "show", "1", "--raw")):
        said = on_terminal(words, NO_COLOR="1")
        ok("\033" not in said and "\007" not in said, f"{' '.join(words)} obeys no stranger", said)
    # Progress: on a terminal's error stream, and wiped at the end.
    scenes = [str(f) for f in sorted(Path("tests/rules").rglob("*.scene"))]
    said = on_terminal(("scene", *scenes), error_too=True)
    ok(re.search(r"\rscenes \d+ of \d+", said), "long work tells how far it is", said[:200])
    ok(said.endswith("\r\033[K"), "and leaves nothing behind", said[-50:])
    done = subprocess.run([GM, "scene", *scenes], capture_output=True, text=True)
    ok(not done.stderr and "\r" not in done.stdout, "piped it is silent", done.stderr[:200])
    # On a machine with other work nothing is short: the smallest scenes, and asked until they are.
    smallest = min(scenes, key=lambda f: Path(f).stat().st_size)
    ok(any(not on_terminal(("scene", smallest), error_too=True) for _ in range(20)), "short work says nothing")
finally:
    shutil.rmtree(scratch)
finish()
