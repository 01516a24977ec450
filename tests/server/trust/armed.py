"""An assert that fails in the run of a phase, or in its report, ends one piece of work and not the
daemon: two deaths, then that game waits for its GM, who is told, and the other game goes on. Being
killed from outside as often costs nothing. Prints TAP.
usage: armed.py BUILD_DIR"""
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from email import message_from_bytes, policy
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "kit"))
from tap import finish, ok  # noqa: E402

BUILD = Path(sys.argv[1]).resolve()
WORK = Path(tempfile.mkdtemp(prefix="postalgm-armed."))
GAMES, PEOPLE = ("kestrel", "heron"), ("ann", "bob", "cat")
DUE = ("2026-11-24T20:01:00Z", "2026-11-24T20:02:00Z", "2026-11-24T20:03:00Z", "2026-11-24T20:04:00Z")
os.environ["POSTALGM_TEST_SECRET"] = "armed"
for name in ("POSTALGM_HOME", "POSTALGM_GAME"):
    os.environ.pop(name, None)


def gm(home, *args, status=(0,)):
    p = subprocess.run([BUILD / "postalgm", *args, "--home", home], capture_output=True, text=True, timeout=600)
    if status and p.returncode not in status:
        sys.exit(f"Bail out! postalgm {args}: {p.returncode}\n{p.stdout}{p.stderr}")
    return p.stdout + p.stderr


def day(home, now, **env):
    """Its status; below 0 it died of that signal."""
    p = subprocess.run([BUILD / "postalgmd", "--once", "--now", now, "--home", home], capture_output=True, text=True,
                       timeout=600, env={**os.environ, **env})
    return p.returncode


def letters(home):
    files = sorted((home / "mail/out/new").iterdir(), key=lambda p: int(re.findall(r"\d+", p.name)[0]))
    return [message_from_bytes(p.read_bytes(), policy=policy.default) for p in files]


def phase(home, game):
    return json.loads(gm(home, "phase", "show", game, "--json"))["phase"]


def write(home, n, who, to, text):
    (home / f"mail/in/new/{n}").write_text(f"From: {who}@example.org\r\nTo: {to}\r\nMessage-ID: <{n}@example.org>\r\n"
                                           f"Subject: Re: game\r\n\r\n{text}\r\n")


def make(home):
    gm(home, "init", "--gm", "master@example.org", "--address", "gm@example.org", "--now", "2026-11-20T08:00Z")
    for game in GAMES:
        gm(home, "game", "new", game, "--seats", "3", "--deadlines", "2 days 20:00 UTC", "--now", "2026-11-20T08:00Z")
        for who in PEOPLE:
            gm(home, "seat", "add", game, f"{who.title()} <{who}@example.org>", "--now", "2026-11-20T08:00Z")
    day(home, "2026-11-20T08:01:00Z")
    n = 0
    for m in letters(home):
        who = str(m["To"]).split("@")[0].strip('<" ').split("<")[-1]
        if who in PEOPLE and m["Reply-To"]:
            n += 1
            write(home, f"join{n}", who, m["Reply-To"], "join word x")
    day(home, "2026-11-20T09:00:00Z")
    for game in GAMES:
        gm(home, "game", "start", game, "--now", "2026-11-22T12:00Z")
        seats = [s["colour"] for s in json.loads(gm(home, "game", "show", game, "--json"))["seats"]]
        for colour in seats:
            gm(home, "nmr", "random", game, colour, "--now", "2026-11-22T12:00Z")
    day(home, "2026-11-22T12:01:00Z")


def copy(name):
    shutil.copytree(WORK / "home", WORK / name)
    return WORK / name


make(WORK / "home")
first = {g: phase(WORK / "home", g) for g in GAMES}
deadline = json.loads(gm(WORK / "home", "phase", "show", "kestrel", "--json"))["deadline"]
DUE = tuple(f"{deadline[:10]}T20:0{i}:00Z" for i in range(1, 5))
# The house was awake just before, so that no brake moves the deadline.
day(WORK / "home", f"{deadline[:10]}T19:55:00Z")
quiet = copy("quiet")
day(quiet, DUE[0])
after = {g: phase(quiet, g) for g in GAMES}
ok(all(first[g] != after[g] for g in GAMES), "both games run at their deadline", (first, after))

for what in ("run", "report"):
    armed = {"POSTALGM_ASSERT_AT": f"{what} kestrel"}
    home = copy(what)
    died = [day(home, DUE[0], **armed), day(home, DUE[1], **armed)]
    ok(died == [-6, -6], f"an assert in a {what} ends the daemon twice", died)
    ok(phase(home, "kestrel") == first["kestrel"], "and nothing of it was kept")
    third = day(home, DUE[2], **armed)
    ok(third == 0, "the third time it goes on", third)
    ok(phase(home, "kestrel") == first["kestrel"] and phase(home, "heron") == after["heron"],
       "that game waits, the other one has run", gm(home, "game", "list"))
    said = gm(home, "health", "--now", DUE[2], status=None)
    ok(re.search(r"'kestrel' waits for its GM: fault: running it crashes the daemon", said), "health says why", said)
    asked = [m for m in letters(home) if "master@" in str(m["To"]) and "KESTREL" in str(m["Subject"]).upper()
             and "waits for your decision" in str(m["Subject"])]
    ok(len(asked) == 1, "the GM is asked, once", [str(m["Subject"]) for m in letters(home)])
    fourth = day(home, DUE[3], **armed)
    ok(fourth == 0 and phase(home, "kestrel") == first["kestrel"], "it goes on waiting", fourth)
    before = len(letters(home))
    key = next(m["Reply-To"] for m in reversed(letters(home)) if "ann@" in str(m["To"]) and m["Reply-To"]
               and "KESTREL" in str(m["Subject"]).upper())
    write(home, "status", "ann", key, "status")
    day(home, DUE[3], **armed)
    ok(len(letters(home)) == before + 1, "and its letters are answered", len(letters(home)) - before)
    gm(home, "phase", "run", "kestrel", first["kestrel"], "--now", DUE[3])
    ok(phase(home, "kestrel") == after["kestrel"], "cured, the GM runs it")

# --- killed from outside, and not by its work
for at in (2, 4, 6, 9):
    home = copy(f"kill{at}")
    deaths = [day(home, DUE[i], POSTALGM_CRASH_AT=str(at)) for i in range(2)]
    deaths.append(day(home, DUE[2], POSTALGM_CRASH_AT=str(at)))
    for _ in range(3):
        day(home, DUE[3])
    ok(all(phase(home, g) == after[g] for g in GAMES), f"killed at checkpoint {at} three times ({deaths.count(-9)} deaths):"
       " both games run", gm(home, "health", "--now", DUE[3], status=None))
ok(deaths.count(-9) > 0, "the last of these were deaths", deaths)
shutil.rmtree(WORK)
finish()
