"""Writes a database of an earlier edition, in the middle of a game, as SQL: how the files
beside this one were made. The programs of then play it, from a checkout of then.

    make.py CHECKOUT OUT.sql [COMMAND ...]

CHECKOUT has build/postalgm, build/postalgmd and its own tests/demo/players.py. The game is
that of four in tests/demo, up to the run of 2.2, whose reports wait to be sent; one letter
asks to be confirmed, two wait to be read. COMMANDs are given in turn 2, for what an edition
had besides: at the desk ("ruling kestrel FILE"), or by a letter ("ann: format text"). What
was done with is left out, as the purge does: raw letters, the bytes of letters sent, and of
those with pictures, as if they were sent.
"""
import json
import os
import re
import shlex
import sqlite3
import subprocess
import sys
import tempfile
from pathlib import Path

checkout, out = Path(sys.argv[1]).resolve(), Path(sys.argv[2])
scratch = tempfile.TemporaryDirectory()
home = Path(scratch.name) / "home"
os.environ.update(POSTALGM_HOME=str(home), POSTALGM_TEST_SECRET="upgrade")
day = 0


def desk(*words, now=None):
    call = [checkout / "build/postalgm", *words] + (["--now", now] if now else [])
    return subprocess.run(call, check=True, capture_output=True, text=True, stdin=subprocess.DEVNULL).stdout


def round_at(now):
    subprocess.run([checkout / "build/postalgmd", "--once", "--now", now], check=True, capture_output=True)


def players(n, moment):
    subprocess.run([sys.executable, checkout / "tests/demo/players.py", home, "write", str(n)], check=True)
    for letter in (home / "mail/in/new").iterdir():
        subprocess.run(["touch", "-d", moment, letter], check=True)


def letter(name, sender, to, text):
    (home / "mail/in/new" / name).write_bytes(
        f"From: <{sender}>\r\nTo: <{to}>\r\nMessage-ID: <{name}@old>\r\nSubject: orders\r\n\r\n{text}\r\n".encode())


def address_for(who):
    """Where the newest letter to `who` wants its answer."""
    found = sorted((home / "mail/out/new").iterdir(), key=lambda p: [int(n) for n in re.findall(r"\d+", p.name)])
    for p in reversed(found):
        text = p.read_bytes().decode().replace("\r\n\t", " ").replace("\r\n ", " ")
        if re.search(rf"^To:.*{who}", text, re.M):
            return re.search(r"^Reply-To:\s*<?([^>\s]+)", text, re.M)[1]
    raise SystemExit(f"no letter to {who}")


def open_phase():
    return json.loads(desk("phase", "show", "kestrel", "--json"))


desk("init", "--gm", "master@example.org", "--address", "gm@example.org", now="2026-11-20T08:00Z")
desk("game", "new", "kestrel", "--seats", "4", "--option", "turn_limit=3", "--deadlines", "1 day 20:00 UTC",
     now="2026-11-20T09:00Z")
for who, colour in (("Ann", "red"), ("Bob", "blue"), ("Cat", "green"), ("Dan", "yellow")):
    desk("seat", "add", "kestrel", f"{who} <{who.lower()}@example.org>", "--colour", colour, now="2026-11-20T09:00Z")
round_at("2026-11-20T09:01Z")
players(0, "2026-11-20T09:20Z")
round_at("2026-11-20T09:30Z")
desk("game", "start", "kestrel", now="2026-11-20T10:00Z")
round_at("2026-11-20T10:01Z")
while True:
    p = open_phase()
    day, day_no = p["deadline"][:10], day
    here = str(p.get("phase"))
    players(int(day[-2:]), f"{day}T10:30:00Z")
    if here == "2.2" or (p.get("turn"), p.get("phase")) == (2, 2):
        break
    round_at(f"{day}T11:00:00Z")
    round_at(f"{day}T20:01:00Z")

letter("aside", "bob@example.org", "gm@example.org", "wait")
letter("press", "dan@example.org", address_for("dan@"), "press to all\nBeware of Green.\nendpress")
for n, command in enumerate(sys.argv[3:]):
    who, colon, words = command.partition(": ")
    if colon:
        letter(f"word-{n}", f"{who}@example.org", address_for(f"{who}@"), words)
    else:
        desk(*shlex.split(command), now=f"{day}T10:40Z")
round_at(f"{day}T11:00:00Z")
desk("phase", "run", "kestrel", "2.2", now=f"{day}T12:00Z")
# Two that no round has read: they answer the report before.
letter("late-1", "ann@example.org", address_for("ann@"), "status")
letter("late-2", "dan@example.org", address_for("dan@"), "wait")

db = sqlite3.connect(home / "postalgm.db")
for checkpoint in range(1, 10):  # the daemon is killed when they are written down
    subprocess.run([checkout / "build/postalgmd", "--once", "--now", f"{day}T12:05Z"], capture_output=True,
                   env={**os.environ, "POSTALGM_CRASH_AT": str(checkpoint)})
    if db.execute("SELECT count(*) FROM inbox WHERE state = 'NEW'").fetchone()[0]:
        break
else:
    raise SystemExit("no letter was left unread")
step = db.execute("PRAGMA user_version").fetchone()[0]
db.execute("DELETE FROM raw WHERE inbox_id IN (SELECT id FROM inbox WHERE state NOT IN ('NEW', 'WORKING', 'HELD'))")
tables = {t for (t,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
if "message" in tables:
    db.execute("UPDATE outbox SET state = 'SENT' WHERE id IN (SELECT outbox_id FROM message WHERE length(bytes) > 40000)")
    db.execute("DELETE FROM message WHERE outbox_id IN (SELECT id FROM outbox WHERE state = 'SENT')")
else:
    db.execute("UPDATE outbox SET message = x'' WHERE state = 'SENT'")
db.commit()
with out.open("w", encoding="utf-8") as f:
    f.write("\n".join([f"-- A game of four in the middle of turn 2, as an edition with {step} step{'s' if step > 1 else ''} of the schema",
                       "-- wrote it: see make.py. The key is that of POSTALGM_TEST_SECRET=upgrade.",
                       f"PRAGMA user_version={step};", *db.iterdump()]) + "\n")
print(f"{out}: step {step}, {out.stat().st_size} octets")
