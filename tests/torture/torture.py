#!/usr/bin/env python3
"""Kills the daemon, breaks its world, and compares: torture.py FAULTS [SEED]

A scripted game (script.py) is played once without disturbance, and what the players wrote is
kept. Then the same letters go into new homes while the daemon is killed (SIGKILL) at random
moments and at checkpoints, the network is cut, the servers are stopped, the disk is full,
the database locked (faults.py), until each round comes to its end. FAULTS of them hit,
over several games: with the Maildirs in the home, with IMAP and with POP3 from a Dovecot
and SMTP to a Postfix and to a server that fails on demand (kit/post/servers.py, office.py).

Equal to the quiet run must be: each letter that was sent, its envelope and bytes; what
became of each letter that came in; every position, every draw; the file of `verify`. A
letter may come out twice only if the daemon died or the line broke while that letter was on
its way, so that nobody can know whether it arrived, and no oftener than that happened, with
the same bytes. Nothing waits, nothing is set aside, `health` has no alarm.

The clock is moved in the script itself, so that the quiet run has the same wrong clock; and
that one is compared with a run under the right clock (compare_moved in compare.py says what
must be equal then, and why not all).

At last the real loop of the daemon under a clock that leaps (loop.py).

Prints TAP. The seed is printed; the same seed draws the same faults, though the moment of a
kill is the machine's. [R-002]
"""
import os
import shutil
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent / "kit/post")]

import loop  # noqa: E402
from compare import Outcome, compare, compare_moved  # noqa: E402
from faults import Lost, Torture  # noqa: E402
from home import BUILD, Home, Maildirs, bail  # noqa: E402
from office import Office  # noqa: E402
from script import START, Desk, Play, players  # noqa: E402
from servers import Absent, Servers  # noqa: E402

FEW = 60               # faults; for that many or fewer the game is short
PHASES, PHASES_FEW = 14, 2
FAULTS_A_GAME = 120
BASE = BUILD / "torture"


class Test:
    n = failed = 0

    @classmethod
    def ok(cls, name, wrong):
        cls.n += 1
        cls.failed += bool(wrong)
        print(f"{'not ok' if wrong else 'ok'} {cls.n} - {name}")
        for w in wrong:
            print(f"#   {w}")
        sys.stdout.flush()

    @classmethod
    def skip(cls, name, why):
        cls.n += 1
        print(f"ok {cls.n} - {name} # SKIP skipped, because {why}", flush=True)


def quiet_run(office, name, seed, phases, moves):
    log = open(BASE / f"{name}.log", "w")
    home = Home(BASE / name, office, log)
    office.fresh()
    home.create(players.PEOPLE, START)
    began = time.monotonic()
    rounds = Play(home, Desk(BASE / f"{name}.desk"), seed, phases, moves).play()
    seconds = (time.monotonic() - began) / (2 * len(rounds))
    return rounds, Outcome(home, rounds), seconds


def tortured(office, name, seed, n, rounds, quiet, seconds, patient):
    """(what is wrong, what hit, letters out twice)"""
    log = open(BASE / f"{name}.log", "w")
    home = Home(BASE / name, office, log)
    office.fresh()
    t = Torture(home, rounds, n, seed, max(0.01, 1.2 * seconds), patient)
    if not t.mount():
        Test.skip("a full disk", "a tmpfs needs root and the right to mount")
    wrong, twice = ["the torture itself has failed"], 0
    try:
        home.create(players.PEOPLE, START)
        t.play()
        office.settle(len(quiet.letters))
        found = Outcome(home, rounds)
        twice = sum(c - 1 for c in found.delivered.values())
        wrong = compare(quiet, found, t.in_doubt)
    except Lost as e:
        wrong = [str(e)]
    finally:
        if wrong and t.has_tmpfs:
            shutil.copytree(home.path, BASE / f"{name}.kept")
        t.unmount()
    return wrong, t.hits, twice


def ways(n):
    """(kind of office, faults) of each game: the servers have most of them."""
    games = max(1, -(-n // FAULTS_A_GAME)) if n > FEW else 2
    kinds = ["imap", "maildir"] if n <= FEW else ["imap", "pop3", "imap", "maildir"]
    each = [n // games + (i < n % games) for i in range(games)]
    return [(kinds[i % len(kinds)], each[i]) for i in range(games)]


def torture(n, seed):
    phases = PHASES_FEW if n <= FEW else PHASES
    try:
        servers = Servers()
    except Absent as e:
        servers = None
        Test.skip("games over Dovecot and Postfix", e)
    offices, quiet = {"maildir": Maildirs()}, {}
    right = quiet_run(offices["maildir"], "right-clock", seed, phases, moves=False)
    straight = right[1]
    if n <= FEW:
        quiet["maildir"] = right
    hits, twice = Counter(), 0
    for i, (kind, share) in enumerate(ways(n)):
        if kind != "maildir" and not servers:
            kind = "maildir"
        if kind not in offices:
            offices[kind] = Office(servers, kind)
        if kind not in quiet:
            quiet[kind] = quiet_run(offices[kind], f"quiet-{kind}", seed, phases, moves=True)
            Test.ok(f"{kind}: a house with a wrong clock plays the same game",
                    compare_moved(straight, quiet[kind][1]))
        rounds, outcome, seconds = quiet[kind]
        wrong, had, more = tortured(offices[kind], f"game-{i}-{kind}", f"{seed}/{i}", share, rounds,
                                    outcome, seconds, n > FEW)
        Test.ok(f"{kind}: {sum(had.values())} kills and faults, the same {len(outcome.letters)} letters "
                f"out and {len(outcome.acted)} in, the same positions", wrong)
        hits += had
        twice += more
    loop.run(BASE, Maildirs(), seed, Test)
    return hits, twice


def main():
    n = int(sys.argv[1]) if len(sys.argv) > 1 and sys.argv[1] else 200
    seed = sys.argv[2] if len(sys.argv) > 2 and sys.argv[2] else "1"
    for game in BASE.glob("*") if BASE.is_dir() else []:
        if game.is_mount():  # of a run that was killed
            subprocess.run(["umount", "-l", game], check=True)
    shutil.rmtree(BASE, ignore_errors=True)
    BASE.mkdir(parents=True)
    began = time.monotonic()
    print(f"# seed {seed}", flush=True)
    hits, twice = torture(n, seed)
    print("# " + ", ".join(f"{name} {k}" for name, k in hits.most_common()))
    print(f"# {sum(hits.values())} kills and faults in {time.monotonic() - began:.0f} s; {twice} letters "
          "went out once more, because nobody could know whether they had arrived")
    print(f"1..{Test.n}")
    return 1 if Test.failed else 0


if __name__ == "__main__":
    sys.exit(main())
