#!/usr/bin/env python3
"""Kills the daemon and compares: torture.py KILLS [SEED]

A scripted game is played once without disturbance, and what the players wrote is kept.
Then the same letters go into a new home while the daemon is killed (SIGKILL) at random
moments, or at a chosen checkpoint, and started again, until each round comes to its end.
The letters sent and the final position must be byte for byte those of the quiet run.
Prints TAP. [R-002]
"""
import hashlib
import json
import os
import random
import shutil
import subprocess
import sys
import time
from datetime import datetime, timedelta, timezone
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BUILD = Path(os.environ.get("BUILD", "build"))
sys.path.insert(0, str(ROOT / "tests" / "demo"))
import players  # noqa: E402

GAME = "kestrel"
START = datetime(2026, 11, 20, 9, 0, tzinfo=timezone.utc)
PHASES = 14
ENV = dict(os.environ, POSTALGM_TEST_SECRET="torture")


def iso(t):
    return t.strftime("%Y-%m-%dT%H:%M:%SZ")


def gm(home, *words, now=None):
    args = [str(BUILD / "postalgm"), "--home", str(home), *words]
    if now:
        args += ["--now", iso(now)]
    done = subprocess.run(args, capture_output=True, text=True, env=ENV)
    if done.returncode:
        sys.exit(f"Bail out! {' '.join(words)}: exit {done.returncode}\n{done.stderr}{done.stdout}")
    return done.stdout


def daemon(home, now, log):
    return subprocess.Popen([str(BUILD / "postalgmd"), "--home", str(home), "--once",
                             "--now", iso(now)], stdout=log, stderr=log, env=ENV)


def quiet(home, now, log):
    status = daemon(home, now, log).wait()
    if status:
        sys.exit(f"Bail out! postalgmd --once at {iso(now)}: exit {status}")


class Killer:
    """Kills each round at random moments until the kills are used up."""

    def __init__(self, kills, rounds, seed, seconds):
        self.left, self.done, self.rounds = kills, 0, rounds
        self.random = random.Random(seed)
        self.seconds = seconds

    def __call__(self, home, now, log):
        tries = -(-self.left // max(self.rounds, 1))
        self.rounds -= 1
        for _ in range(tries):
            p = daemon(home, now, log)
            time.sleep(self.random.uniform(0, self.seconds))
            if p.poll() is None:
                p.kill()
                self.done += 1
                self.left -= 1
            p.wait()
        quiet(home, now, log)


def create(home):
    shutil.rmtree(home, ignore_errors=True)
    home.mkdir(parents=True)
    gm(home, "init", "--gm", "master@example.org", "--address", "gm@example.org")
    gm(home, "game", "new", GAME, "--rules", "cosmic", "--seats", "4",
       "--deadlines", "1 day 20:00 UTC", now=START)
    for colour, (name, address, _) in players.PEOPLE.items():
        gm(home, "seat", "add", GAME, f"{name} <{address}>", "--colour", colour, now=START)


def put(home, letters):
    for name, data in letters:
        tmp = home / "mail" / "in" / "tmp" / name
        tmp.write_bytes(data)
        os.rename(tmp, home / "mail" / "in" / "new" / name)


def script(home, log):
    """The quiet run: plays, and returns each round's time and letters."""
    rounds = []

    def one(now, write=True):
        letters = []
        if write:
            players.write(home, len(rounds))
            letters = [(p.name, p.read_bytes())
                       for p in sorted((home / "mail" / "in" / "new").iterdir())]
        rounds.append((now, letters))
        quiet(home, now, log)

    one(START + timedelta(minutes=1), write=False)
    one(START + timedelta(minutes=30))
    gm(home, "game", "start", GAME, now=START + timedelta(hours=1))
    rounds.append("start")
    now = START + timedelta(hours=1, minutes=5)
    one(now, write=False)
    for _ in range(PHASES):
        # Write in the morning, run a minute after the evening's deadline.
        state = json.loads(gm(home, "phase", "show", GAME, "--json"))
        if state.get("over") or not state.get("deadline"):
            break
        deadline = datetime.strptime(state["deadline"], "%Y-%m-%dT%H:%M:%SZ").replace(
            tzinfo=timezone.utc)
        one(deadline - timedelta(hours=9))
        one(deadline + timedelta(minutes=1), write=False)
    return rounds


def replay(home, rounds, run, log):
    for r in rounds:
        if r == "start":
            gm(home, "game", "start", GAME, now=START + timedelta(hours=1))
            continue
        now, letters = r
        put(home, letters)
        run(home, now, log)


def letters_of(home):
    """What was sent: file name and bytes."""
    out = {}
    for sub in ("new", "cur"):
        for p in sorted((home / "mail" / "out" / sub).iterdir()):
            out[p.name] = hashlib.sha256(p.read_bytes()).hexdigest()
    return out


def state_of(home):
    export = home / "export.json"
    gm(home, "verify", GAME, "--export", str(export))
    return export.read_bytes()


def compare(what, expected, found):
    if expected == found:
        return []
    if isinstance(expected, dict):
        only = sorted(set(expected) ^ set(found))
        differ = sorted(k for k in expected if k in found and expected[k] != found[k])
        return [f"{what}: {len(only)} only on one side {only[:4]}, {len(differ)} differ {differ[:4]}"]
    return [f"{what}: differs"]


def main():
    kills = int(sys.argv[1]) if len(sys.argv) > 1 and sys.argv[1] else 200
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else 1
    base = BUILD / "torture"
    shutil.rmtree(base, ignore_errors=True)
    base.mkdir(parents=True)
    log = open(base / "log", "w")
    a, b = base / "quiet", base / "killed"
    create(a)
    t = time.monotonic()
    rounds = script(a, log)
    daemons = sum(r != "start" for r in rounds)
    seconds = (time.monotonic() - t) / daemons
    create(b)
    killer = Killer(kills, daemons, seed, max(0.004, seconds * 0.8))
    replay(b, rounds, killer, log)
    n = sum(len(r[1]) for r in rounds if r != "start")
    wrong = compare("letters", letters_of(a), letters_of(b)) + \
        compare("position", state_of(a), state_of(b))
    print(f"# {daemons} rounds, {n} letters in, {len(letters_of(a))} out, killed {killer.done} times")
    if wrong:
        print("not ok 1 - a killed game is the quiet game: " + "; ".join(wrong))
        return 1
    print(f"ok 1 - killed {killer.done} times, the same {len(letters_of(a))} letters and the same position")
    return 0


if __name__ == "__main__":
    sys.exit(main())
