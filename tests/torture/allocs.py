#!/usr/bin/env python3
"""Every n-th allocation of a round fails. A round that reads letters, runs a phase and sends is done
once in quiet; then from the same home for each n with memory that runs out at the n-th allocation,
after which the daemon is started again, as often as it needs. Equal to the quiet run must be: what
became of each letter that came in, every position and draw, each letter that went out, what it
says, and how often. Nothing waits, nothing is set aside, no game is held, `health` has no alarm.

All n are too many for one check: SAMPLES of them, spread over the round, drawn by SEED; 0: all. Two things may be otherwise, and are counted: a report without its picture,
whose text says it all; and letters that tell, as it was, that the mailbox could not be read.
Prints TAP.
usage: allocs.py BUILD_DIR [SAMPLES [SEED]]"""
import json
import os
import random
import re
import shutil
import sqlite3
import subprocess
import sys
import tempfile
from collections import Counter
from email import message_from_bytes, policy
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "kit"))
from midst import DUE, Midst  # noqa: E402
from tap import finish, ok  # noqa: E402

HERE = Path(__file__).resolve().parent
BUILD = Path(sys.argv[1]).resolve()
SAMPLES = int(sys.argv[2]) if len(sys.argv) > 2 and sys.argv[2] else 24
SEED = int(sys.argv[3]) if len(sys.argv) > 3 and sys.argv[3] else random.randrange(10000)
PRELOAD = BUILD / "tests/torture/fail_alloc.so"
WORK = Path(tempfile.mkdtemp(prefix="postalgm-allocs."))
HOME, COUNT = WORK / "home", WORK / "count"
midst = Midst(BUILD, HOME)
run, day = midst.run, midst.day


def make():
    """A game in the midst, all letters of a phase unread in the mailbox, its deadline over."""
    stamp = 1795720000  # before the deadline
    midst.make(stamp)
    db = sqlite3.connect(HOME / "postalgm.db")
    db.execute("UPDATE meta SET value = ? WHERE key = 'last_round'", (str(stamp - 60),))  # the house was awake
    db.commit()
    db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    db.close()


def outcome(home):
    db = sqlite3.connect(home / "postalgm.db")
    out = {
        "letters in": db.execute("SELECT uid_or_name, state, verdict, reason FROM inbox ORDER BY 1").fetchall(),
        "positions": db.execute("SELECT phase_no, state, events, draws FROM snapshot ORDER BY 1").fetchall(),
        "orders": db.execute("SELECT phase_no, seat, ord, line FROM slot ORDER BY 1, 2, 3").fetchall(),
        "games": db.execute("SELECT name, status, hold, phase_no, deadline_utc FROM game").fetchall(),
        "letters out": sorted(db.execute("SELECT kind, cause_kind, rcpt, subject, state, hex(bytes) FROM outbox LEFT JOIN"
                                         " message ON outbox_id = id").fetchall()),
    }
    db.close()
    out["sent"] = sorted((p.name.split(",")[0], p.read_bytes()) for p in (home / "mail/out/new").iterdir())
    out["mailbox"] = sorted(p.name for d in ("new", "cur") for p in (home / "mail/in" / d).iterdir())
    return out


AWAY = re.compile("our mailbox (cannot|could not) be read")


def told(kind, raw):
    """A letter as its reader is told it: the text. Its picture may be missing where there was no memory
    to draw it, and all are told where the mailbox could not be read."""
    m = message_from_bytes(raw, policy=policy.default)
    text = m.get_body(("plain",))
    text = " ".join(text.get_content().split()) if text else ""
    if AWAY.search(text):
        return None
    # How long it is to the deadline is not said; numbers of letters go on behind one more.
    return kind, str(m["To"]), str(m["Subject"]), re.sub(r"gm\+\S+", "gm+", text)


def same_but_for_trouble(quiet, found, what):
    if what == "sent":
        a, b = ([told("", raw) for _, raw in x] for x in (quiet, found))
    else:
        a, b = ([told(x[0], bytes.fromhex(x[5] or "")) for x in y] for y in (quiet, found))
    return Counter(a) - Counter({None: a.count(None)}) == Counter(b) - Counter({None: b.count(None)})


def copy(name):
    to = WORK / name
    shutil.rmtree(to, ignore_errors=True)
    shutil.copytree(HOME, to)
    return to


if not PRELOAD.exists():
    sys.exit(f"Bail out! {PRELOAD} is not built")
make()
quiet = copy("quiet")
day(DUE, home=quiet, LD_PRELOAD=str(PRELOAD), FAIL_COUNT=str(COUNT))
total = int(COUNT.read_text())
day(DUE, home=quiet)
QUIET = outcome(quiet)
ok(len(QUIET["positions"]) == 7 and len(QUIET["letters in"]) > 4 and len(QUIET["sent"]) > 8,
   f"a round with letters, a phase and sending: {total} allocations", {k: len(v) for k, v in QUIET.items()})
dice = random.Random(SEED)
points = range(1, total + 1)
if SAMPLES:  # one of each stretch of the round; and its very beginning
    step = total / SAMPLES
    points = sorted({1 + int(i * step) + dice.randrange(max(1, int(step))) for i in range(SAMPLES)})
print(f"# {len(points)} of {total}, seed {SEED}")

ends, wrong, other = Counter(), [], 0
for n in points:
    home = copy("failing")
    p = day(DUE, home=home, status=None, LD_PRELOAD=str(PRELOAD), FAIL_ALLOC=str(n))
    ends[p.returncode] += 1
    if p.returncode not in (0, 3, 70, -6):  # 70: it could not be confined
        wrong.append((n, "its end", p.returncode, p.stderr[-200:]))
    for _ in range(3):
        day(DUE, home=home, status=None)
    found = outcome(home)
    wrong += [(n, what, [x for x in found[what] if x not in QUIET[what]][:2], [x for x in QUIET[what] if x not in found[what]][:2])
              for what in QUIET if found[what] != QUIET[what]
              and not (what in ("letters out", "sent") and same_but_for_trouble(QUIET[what], found[what], what))]
    other += found["sent"] != QUIET["sent"]
    alarms = json.loads(run("postalgm", "health", "--json", "--now", DUE, home=home, status=None).stdout)["alarms"]
    if alarms:
        wrong.append((n, "alarms", alarms))
ok(not wrong, f"{len(points)} times memory ran out: nothing lost, nothing doubled (ends: {dict(ends)};"
   f" {other} with a letter that had no picture, or told that the mailbox was away)",
   "\n".join(str(w)[:600] for w in wrong))
if not os.environ.get("KEEP"):
    shutil.rmtree(WORK)
finish()
