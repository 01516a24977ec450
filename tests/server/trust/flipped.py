"""Bits that flip in a stored database where SQLite sees nothing. A game in the midst, taken from an
earlier edition (so its sums are made by the step of the schema), with orders, orders for later and
something done by hand. Then, in a copy for each: one bit of one value in every column of positions,
acts, orders and seals; rows taken away; and the phase is due. It must never run in silence on what
nobody wrote: it waits, the GM is told which row, `health` has an alarm. And the lines of what was
done by hand: changed, taken away, swapped, put in: `verify` names the place. Prints TAP.
usage: flipped.py BUILD_DIR [SEED]"""
import json
import os
import random
import re
import shutil
import sqlite3
import subprocess
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "kit"))
from midst import DUE, Midst  # noqa: E402
from tap import finish, ok  # noqa: E402

HERE = Path(__file__).resolve().parent
BUILD = Path(sys.argv[1]).resolve()
SEED = int(sys.argv[2]) if len(sys.argv) > 2 else random.randrange(10000)
WORK = Path(tempfile.mkdtemp(prefix="postalgm-flipped."))
HOME = WORK / "home"
dice = random.Random(SEED)
midst = Midst(BUILD, HOME)
gm, day = midst.gm, midst.day


def sql(home, *statements):
    """Rows of the last one. The house's own rules for its rows are not in the way."""
    db = sqlite3.connect(home / "postalgm.db")
    db.execute("PRAGMA foreign_keys = OFF")
    db.execute("PRAGMA ignore_check_constraints = ON")
    for s in statements:
        rows = db.execute(*s) if isinstance(s, tuple) else db.execute(s)
        rows = rows.fetchall()
    db.commit()
    db.close()
    return rows


def copy():
    to = WORK / "copy"
    shutil.rmtree(to, ignore_errors=True)
    shutil.copytree(HOME, to)
    return to


# --- a game in the midst
def early(letter):
    """A letter with orders for a later phase, and with a line that leaves a question open, to where this one goes."""
    head = {k: v for k, v in re.findall(r"^(From|To): (.*?)\r?$", letter.read_text(), re.M)}
    (letter.parent / "early").write_text(
        f"From: {head['From']}\r\nTo: {head['To']}\r\nMessage-ID: <early@example.org>\r\nSubject: later\r\n\r\n"
        "play plague on purple\r\norders turn 3 phase 1\r\nattack red 1 with 1 from 1\r\n")


def make():
    midst.make(1795690800)
    early(next(f for f in (HOME / "mail/in/new").iterdir() if b"bob@example.org" in f.read_bytes().split(b"Subject")[0]))
    os.utime(HOME / "mail/in/new/early", (1795690800, 1795690800))
    day("2026-11-26T11:00:00Z")
    later = WORK / "later"
    later.write_text("wait\n")  # so that it runs at its deadline
    gm("orders", "enter", "kestrel", "red", later, "--now", "2026-11-26T12:00Z", status=(0, 1))
    gm("game", "option", "kestrel", "reward_nmr=cards", "--force", "--why", "we agreed", "--now", "2026-11-26T12:01Z")
    sql(HOME, "PRAGMA wal_checkpoint(TRUNCATE)")


make()
print(f"# seed {SEED}")
counts = {t: sql(HOME, f"SELECT count(*) FROM {t}")[0][0] for t in ("snapshot", "act", "sheet", "slot", "later", "question", "seal",
                                                                   "gmlog")}
ok(all(counts.values()), "every table has rows", counts)
open_no = sql(HOME, "SELECT phase_no FROM game")[0][0]


def result(home):
    """Returns the result of the run: the new position, its events and draws; None: it did not run."""
    rows = sql(home, ("SELECT state, events, draws, cause FROM snapshot WHERE from_no = ? ORDER BY phase_no",
                      (open_no,)))
    return rows or None


quiet = copy()
day(DUE, home=quiet)
QUIET = result(quiet)
ok(QUIET is not None and gm("health", "--json", "--now", DUE, home=quiet, status=None).returncode == 0,
   "untouched, the phase runs and all is well", gm("health", "--now", DUE, home=quiet, status=None).stdout)
said = gm("verify", "kestrel", home=quiet, status=(0, 1)).stdout
ok("none changed or missing" in said and "difference" not in said, "and verify finds no row that is another", said)


def loud(home, what, daemon=None):
    """The phase has waited, the GM was told, health says which row. A list of what is missing."""
    if daemon and daemon.returncode == 3 and "is damaged" in daemon.stderr and not result(home):
        return []  # SQLite's own check saw it: the daemon does not start
    wrong = []
    if result(home):
        wrong.append("the phase ran" if result(home) != QUIET else "the phase ran, though it came out alike")
    mail = [p.read_text() for p in (home / "mail/out/new").iterdir()]
    if not any("To: master@example.org" in m and re.search(r"is not what the house=?\s+wrote|row is missing|damaged",
                                                           m.replace("=\n", "")) for m in mail):
        wrong.append("the GM was not told")
    health = json.loads(gm("health", "--json", "--now", DUE, home=home, status=None).stdout or "{}")
    alarms = " ".join(health.get("alarms", []))
    if "damaged" not in alarms:
        wrong.append(f"health: {alarms}")
    if what and not re.search(what, alarms):
        wrong.append(f"health does not name {what}: {alarms}")
    return wrong


def flipped(value, bit):
    """The value with one bit turned; text stays text, so that only its content is another."""
    if isinstance(value, int):
        # Wide enough for what a record keeps of such a number.
        return value ^ 1 << bit % 31
    if isinstance(value, str):
        b = bytearray(value.encode() or b"\0")
        b[bit // 8 % len(b)] ^= 1 << bit % 7
        return b.decode("utf-8", "replace")
    b = bytearray(value or b"\0")
    b[bit // 8 % len(b)] ^= 1 << bit % 8
    return bytes(b)


NAMED = {"snapshot": "position|row is missing", "act": "act of the GM|row is missing", "sheet": "orders|row is missing",
         "slot": "orders|row is missing", "later": "order for later|row is missing",
         "question": "question to a player|row is missing", "seal": ""}
silent, tried = {t: [] for t in NAMED}, {t: 0 for t in NAMED}


def try_one(table, column, statement, values):
    home = copy()
    try:
        sql(home, (statement, values))
    except sqlite3.IntegrityError:
        return  # the database itself says no
    daemon = day(DUE, home=home, status=None)
    tried[table] += 1
    wrong = loud(home, NAMED[table], daemon)
    if wrong:
        silent[table].append((column, statement, str(values)[:80], wrong))


for table in NAMED:
    db = sqlite3.connect(HOME / "postalgm.db")
    columns = [(c[1], c[5]) for c in db.execute(f"PRAGMA table_info({table})")]
    keys = [c for c, pk in columns if pk]
    # Of the open phase where there is one, for these count; any other for the rest.
    where = {"snapshot": f"phase_no = {open_no}", "sheet": f"phase_no = {open_no}", "slot": f"phase_no = {open_no}",
             "seal": "kind <> 'gmlog'"}.get(table, "1")
    rows = db.execute(f"SELECT * FROM {table} WHERE {where}").fetchall()
    db.close()
    names = [c for c, _ in columns]
    match = " AND ".join(f"{k} IS ?" for k in keys)
    for column in names:
        row = dice.choice(rows)
        value = row[names.index(column)]
        new = flipped(value, dice.randrange(1 << 16))
        if new != value:
            try_one(table, column, f"UPDATE {table} SET {column} = ? WHERE {match}",
                    (new, *[row[names.index(k)] for k in keys]))
    row = dice.choice(rows)
    if table != "seal":  # a seal that is gone is a row of its kind
        try_one(table, "the row", f"DELETE FROM {table} WHERE {match}", tuple(row[names.index(k)] for k in keys))
for table in NAMED:
    ok(tried[table] >= 3 and not silent[table], f"{table}: {tried[table]} flips and losses, none in silence",
       "\n".join(map(str, silent[table])))

# --- bits in the file itself
states = [t.encode() for r in sql(HOME, ("SELECT state, events FROM snapshot WHERE phase_no = ?", (open_no,)))
          for t in r] + [r[0].encode() for r in sql(HOME, ("SELECT line FROM slot WHERE phase_no = ?", (open_no,)))]
bad, n = [], 0
sql(HOME, "VACUUM", "PRAGMA wal_checkpoint(TRUNCATE)")  # no old pages with the same text
whole, tries = (HOME / "postalgm.db").read_bytes(), 0
while n < 8 and tries < 2000:
    tries += 1
    text = dice.choice(states)
    begin = dice.randrange(max(1, len(text) - 40))
    text = text[begin:begin + 40]
    if len(text) < 8 or whole.count(text) != 1:
        continue  # it stands elsewhere too: in a letter, in a page that was given back
    home = copy()
    spot, bit = whole.find(text) + dice.randrange(len(text)), dice.randrange(8)
    with open(home / "postalgm.db", "r+b") as f:
        f.seek(spot)
        f.write(bytes([whole[spot] ^ 1 << bit]))
    daemon = day(DUE, home=home, status=None)
    n += 1
    wrong = loud(home, "", daemon)
    if wrong:
        bad.append((spot, bit, wrong))
ok(n >= 4 and not bad, f"{n} bits in the bytes of the file", bad)

# --- writing over a fault does not hide it
home = copy()
seat = sql(home, ("SELECT seat FROM slot WHERE phase_no = ?", (open_no,)))[0][0]
sql(home, ("UPDATE slot SET line = line || ' ' WHERE phase_no = ? AND seat = ?", (open_no, seat)))
late = WORK / "late"
late.write_text("final\n")
colour = ("red", "blue", "green", "yellow")[seat]
gm("orders", "enter", "kestrel", colour, late, "--now", "2026-11-26T13:00Z", home=home, status=(0, 1))
day(DUE, home=home, status=None)
ok(not loud(home, f"orders of {colour}"), f"a letter after it does not heal it, and {colour} is named",
   loud(home, f"orders of {colour}"))
refused = gm("phase", "run", "kestrel", "2.3", "--now", DUE, home=home, status=None)
ok(refused.returncode == 1 and "damaged" in refused.stderr, "the GM cannot run it either", refused.stderr)
ok(gm("game", "accept", "kestrel", home=home, status=None).returncode == 2, "accepting needs a reason")
gm("game", "accept", "kestrel", "--why", "only a blank", "--now", DUE, home=home)
gm("phase", "run", "kestrel", "2.3", "--now", DUE, home=home)
ok(result(home) is not None, "once the GM has accepted it, it runs")
ok(gm("game", "accept", "kestrel", "--why", "again", home=home, status=None).returncode == 1,
   "where nothing is damaged nothing can be accepted")
ok("damaged" not in gm("health", "--now", DUE, home=home, status=None).stdout, "and health is at rest")
said = gm("verify", "kestrel", home=home, status=(0, 1)).stdout
ok("not what the house wrote" not in said, "and verify too", said)

# --- found at the start, long before the phase is due
home = copy()
sql(home, "UPDATE snapshot SET trace = trace || ' ' WHERE phase_no = 1")
day("2026-11-26T13:00:00Z", home=home)
ok("damaged" in gm("health", "--now", "2026-11-26T13:00Z", home=home, status=None).stdout,
   "an old position is found at the start, not at the deadline")
said = gm("verify", "kestrel", home=home, status=(1,)).stdout
ok(re.search(r"phase \d\.\d: the position in phase number 1 is not what the house wrote", said), "verify names it", said)

# --- what was done by hand
lines = [r[0] for r in sql(HOME, "SELECT id FROM gmlog WHERE game_id = 1 ORDER BY id")]
mid = lines[len(lines) // 2]
COPY = "INSERT INTO gmlog ({0}) SELECT {1} FROM gmlog WHERE id = {2}"
columns = [c[1] for c in sql(HOME, "PRAGMA table_info(gmlog)") if c[1] != "id"]
for what, statements, named in (
        ("no change", ["SELECT 1"], None),
        ("a word changed", [f"UPDATE gmlog SET what = what || '.' WHERE id = {mid}"], len(lines) // 2 + 1),
        ("its reason", [f"UPDATE gmlog SET why = 'no' WHERE id = {lines[0]}"], 1),
        ("made private", [f"UPDATE gmlog SET public = 1 - public WHERE id = {mid}"], len(lines) // 2 + 1),
        ("its time", [f"UPDATE gmlog SET utc = utc + 1 WHERE id = {mid}"], len(lines) // 2 + 1),
        ("taken away", [f"DELETE FROM gmlog WHERE id = {mid}"], len(lines) // 2 + 1),
        ("the first taken away", [f"DELETE FROM gmlog WHERE id = {lines[0]}"], 1),
        ("the last taken away", [f"DELETE FROM gmlog WHERE id = {lines[-1]}"], "last"),
        ("all taken away", ["DELETE FROM gmlog"], "last"),
        ("two swapped", [f"UPDATE gmlog SET id = -1 WHERE id = {lines[0]}", f"UPDATE gmlog SET id = {lines[0]} WHERE id = {lines[1]}",
                         f"UPDATE gmlog SET id = {lines[1]} WHERE id = -1"], 1),
        ("one put in again", [COPY.format(", ".join(columns), ", ".join(columns), mid)], len(lines) + 1),
        ("given to the house", [f"UPDATE gmlog SET game_id = NULL WHERE id = {mid}"], len(lines) // 2 + 1)):
    home = copy()
    sql(home, *statements)
    said = gm("verify", "kestrel", home=home, status=(0, 1)).stdout
    pattern = "the last entry of the GM log is missing" if named == "last" else f"entry {named} of the GM log"
    good = re.search(pattern, said) if named else "of the GM log, none changed" in said
    ok(good, f"the GM log, {what}: " + ("verify names the place" if named else "nothing is wrong"), said)
# One that was taken away from the end is missed also when others have come after it.
home = copy()
sql(home, f"DELETE FROM gmlog WHERE id = {lines[-1]}")
gm("game", "option", "kestrel", "reminders=24", "--now", "2026-11-26T13:00Z", home=home)
said = gm("verify", "kestrel", home=home, status=(0, 1)).stdout
ok(f"entry {len(lines)} of the GM log" in said, "a line is added behind one that is gone: it is missed still", said)
day(DUE, home=home)
ok(result(home), "a broken chain keeps no phase from running")
ok("damaged" in gm("health", "--now", DUE, home=home, status=None).stdout, "but health says so")

# --- the file that is handed out
def exported(words, home, *options):
    """The file, which has the chain and verifies; with a line changed it does not."""
    f = WORK / f"export-{len(list(WORK.glob('export-*')))}.json"
    gm("verify", "kestrel", "--export", f, *options, home=home)
    log = json.loads(f.read_text()).get("log")
    if log is None:
        return None
    said = gm("verify", f, status=(0, 1)).stdout
    ok("of the GM log, none changed" in said or "difference" in said and "entry " not in said,
       f"the file {words} has the chain, and verifies", said)
    for what, change in (("changed", lambda l: next(x for x in l if "what" in x).update(what="nothing")),
                         ("taken out", lambda l: l.pop(1)), ("swapped", lambda l: l.insert(0, l.pop(1)))):
        changed = json.loads(f.read_text())
        change(changed["log"])
        (WORK / "changed.json").write_text(json.dumps(changed))
        said = gm("verify", WORK / "changed.json", status=(0, 1)).stdout
        ok(re.search(r"entry \d+ of the GM log", said), f"a line {what} in the file {words} is found", said)
    return [line.get("what") for line in log]


# A line that is not for all: the GM reads a letter of the house's own making.
home = copy()
gm("game", "end", "kestrel", "--why", "enough", "--now", "2026-11-26T13:00Z", home=home)
rows = sql(home, "SELECT what, public FROM gmlog WHERE game_id = 1 ORDER BY id")
hidden = {w for w, public in rows if not public}
ok(hidden, "there are lines that are not for all", rows)
ok(exported("of a game that runs", HOME) is None, "the file of a game that runs has no chain: its length would tell")
told = exported("for the GM", HOME, "--whole")
ok(told and hidden & set(told), "the file for the GM has all lines", told)
told = exported("of a game that is over", home)
ok(told and len(told) == len(rows) and not hidden & set(told) and {w for w, p in rows if p} <= set(told),
   "the file of a game that is over has each line, and the words of those that all were told", told)

if not os.environ.get("KEEP"):
    shutil.rmtree(WORK)
finish()
