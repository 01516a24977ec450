"""A game in the midst, out of the newest database in tests/schema/old: its players' letters for the
open phase lie unread in the mailbox. What flipped.py, mutated.py and torture/allocs.py begin with."""
import os
import sqlite3
import subprocess
import sys
from pathlib import Path

TESTS = Path(__file__).resolve().parents[1]
GAME = "kestrel"
DUE = "2026-11-26T20:01:00Z"  # a minute after the open phase closes
LIMIT = 600  # seconds of a program; only a hang takes so long


class Midst:

    def __init__(self, build, home):
        self.build, self.home = build, home
        os.environ["POSTALGM_TEST_SECRET"] = "upgrade"
        for name in ("POSTALGM_HOME", "POSTALGM_GAME"):
            os.environ.pop(name, None)

    def run(self, program, *args, home=None, status=(0,), **env):
        """`status` None: any."""
        p = subprocess.run([self.build / program, *map(str, args), "--home", home or self.home], capture_output=True,
                           text=True, errors="replace", timeout=LIMIT, env={**os.environ, **env})
        if status is not None and p.returncode not in status:
            sys.exit(f"Bail out! {program} {args}: {p.returncode}\n{p.stdout}{p.stderr}")
        return p

    def gm(self, *args, **how):
        return self.run("postalgm", *args, **how)

    def day(self, now, **how):
        return self.run("postalgmd", "--once", "--now", now, **how)

    def make(self, arrived):
        """The letters came at `arrived`, in seconds."""
        self.gm("init", "--gm", "master@example.org", "--address", "gm@example.org", "--now", "2026-11-20T08:00Z")
        for f in self.home.glob("postalgm.db*"):
            f.unlink()
        db = sqlite3.connect(self.home / "postalgm.db")
        db.executescript(sorted((TESTS / "schema/old").glob("*.sql"))[-1].read_text(encoding="utf-8"))
        db.close()
        os.chmod(self.home / "postalgm.db", 0o600)
        self.day("2026-11-26T09:00:00Z")
        subprocess.run([sys.executable, TESTS / "demo/players.py", self.home, "write", "101"], check=True)
        for f in (self.home / "mail/in/new").iterdir():
            os.utime(f, (arrived, arrived))
