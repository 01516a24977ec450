"""Letters a second, from the Maildir to the durable receipt (synchronous=FULL), by the real
daemon; beside it the floor of bench_floor.c over the same letters.

One round of `postalgmd --once` over LETTERS order letters, timed as a whole process less
the time of an empty round.

The bench's own work on the file system is kept out of it: the letters are on the disk
before the round begins, and no home is removed before the last run. For some minutes ext4
gives no number of a removed file to a new one, and looks at each of them every time: that
halves the figure. For the same reason each home has a corner of the disk to itself.
"""
import json
import os
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
BUILD = Path(os.environ.get("BUILD", "build"))
sys.path.insert(0, str(ROOT / "tests" / "demo"))
import players  # noqa: E402

LETTERS, RUNS = 3000, 5
ENV = dict(os.environ, POSTALGM_TEST_SECRET="bench")


def call(*args):
    done = subprocess.run([str(a) for a in args], capture_output=True, text=True, env=ENV)
    if done.returncode:
        sys.exit(f"{args}: exit {done.returncode}\n{done.stderr}")
    return done.stdout


def gm(home, *words):
    return call(BUILD / "postalgm", "--home", home, *words)


def tick(home, now):
    t = time.perf_counter()
    call(BUILD / "postalgmd", "--home", home, "--once", "--now", now)
    return time.perf_counter() - t


def game(home):
    """A running game whose limits let one seat write a thousand letters."""
    home.mkdir(parents=True)
    gm(home, "init", "--gm", "master@example.org", "--address", "gm@example.org")
    config = home / "postalgm.json"
    j = json.loads(config.read_text())
    j.setdefault("limits", {}).update(letters_per_hour=1000, letters_read_per_hour=10000)
    config.write_text(json.dumps(j, indent=2))
    now = ("--now", "2026-11-20T09:00:00Z")
    gm(home, "game", "new", "bench", "--seats", "4", "--deadlines", "7 days 20:00 UTC", *now)
    for colour, (name, address, _) in players.PEOPLE.items():
        gm(home, "seat", "add", "bench", f"{name} <{address}>", "--colour", colour, *now)
    tick(home, "2026-11-20T09:01:00Z")
    players.write(home, 0)
    tick(home, "2026-11-20T09:02:00Z")
    gm(home, "game", "start", "bench", "--now", "2026-11-20T09:03:00Z")
    tick(home, "2026-11-20T09:04:00Z")


def letters(home):
    """LETTERS letters, each with three orders that differ from the one before."""
    newest = players.newest_for_each(home)
    for i in range(LETTERS):
        colour = list(players.PEOPLE)[i % 4]
        report = players.Report(newest[colour])
        destiny = re.search(r"attack (\w+) ", report.form()[0][0] + " ").group(1)
        lines = [f"attack {destiny} {i % 5 + 1} with {i % 4 + 1} from {colour} {i // 4 % 5 + 1}",
                 "own colour: redraw", "thanks, see you at the next deadline"]
        m = players.compose(colour, newest[colour], lines, i)
        name = f"{i:06d}.bench"
        tmp = home / "mail" / "in" / "tmp" / name
        tmp.write_bytes(m.as_bytes())
        os.rename(tmp, home / "mail" / "in" / "new" / name)


def corner():
    """A new directory whose homes lie far from all else and from each other, where the
    file system can be told so by +T."""
    (BUILD / "bench").mkdir(parents=True, exist_ok=True)
    base = Path(tempfile.mkdtemp(dir=BUILD / "bench"))
    subprocess.run(["chattr", "+T", base], stderr=subprocess.DEVNULL, check=False)
    return base


def main():
    base = corner()
    rates, floors, grouped = [], [], []
    for run in range(RUNS):
        home = base / f"{base.name}.{run}"
        game(home)
        empty = tick(home, "2026-11-20T09:30:00Z")
        letters(home)
        for group, kept in ((1, floors), (50, grouped)):
            db = base / f"floor{run}.{group}.db"
            kept.append(float(call(BUILD / "tests/bench/bench_floor", home / "mail" / "in", db, group)))
        os.sync()
        before = len(list((home / "mail" / "out" / "new").iterdir()))
        seconds = tick(home, "2026-11-20T10:00:00Z") - empty
        answers = len(list((home / "mail" / "out" / "new").iterdir())) - before
        if answers < LETTERS:
            sys.exit(f"only {answers} of {LETTERS} letters were answered")
        rates.append(LETTERS / seconds)
    shutil.rmtree(base)
    rate = statistics.median(rates)
    print(f"{'letters a second':26} {rate:10.0f}  (min {min(rates):.0f}, max {max(rates):.0f}; "
          f"to reach 1000: {'reached' if rate >= 1000 else 'NOT reached'})")
    for name, kept in (("  read, insert and fsync", floors), ("  the same, 50 a commit", grouped)):
        floor = statistics.median(kept)
        print(f"{name:26} {floor:10.0f}  ratio {rate / floor:.3g}")


if __name__ == "__main__":
    main()
