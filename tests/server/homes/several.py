"""A house of several homes in a test: each with a clock, a mailbox and a daemon that does single rounds; a
mail server between them that obeys the table of `postalgm route`.
"""
import os
import re
import shutil
import subprocess
import sys
from datetime import timedelta
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE.parent.parent / "kit")]

from world import BUILD, GM, HOUSE, LIMIT, World, check, players, utc  # noqa: E402,F401


class Table:
    """A regexp: table as Postfix reads it: the first line that matches, groups under `if`."""

    def __init__(self, text):
        self.lines = [l for l in text.split("\n") if l and not l.startswith("#")]

    def find(self, address):
        """The mailbox, and how many lines were tried."""
        skip = tried = 0
        for line in self.lines:
            if line.startswith("if "):
                tried += not skip
                skip += bool(skip) or not re.search(line[4:-1], address, re.I)
            elif line == "endif":
                skip = max(0, skip - 1)
            elif not skip:
                pattern, mailbox = line[1:].rsplit("/ ", 1)
                tried += 1
                if re.search(pattern, address, re.I):
                    return mailbox, tried
        return None, tried


class House:

    def __init__(self, folder, start, names):
        """`names`: the homes, the first of them with the house's first games; "front" is the front home."""
        self.folder = Path(folder)
        self.worlds = {n: World(self.folder / n, start) for n in names}
        self.first = names[0]
        self.delivered = set()
        self.table = None
        self.n = 0

    @property
    def now(self):
        return self.worlds[self.first].now

    def gm(self, home, *args, **how):
        return self.worlds[home].gm(*args, **how)

    def grow(self):
        """The others are made from the first one."""
        w = self.worlds[self.first]
        for n in self.worlds:
            if n == self.first:
                continue
            own = [] if (w.home / "homes.json").exists() else ["--own-name", self.first, "--own-mailbox", f"{self.first}@localhost"]
            said = w.gm("home", "new", n, self.folder / n, "--mailbox", f"{n}@localhost", *own, *(["--front"] if n == "front" else []))
            check(said.rc == 0, f"home {n} is made", "makes another home of this house", said)
        self.route()

    def route(self):
        said = self.gm(self.first, "route", clock=False)
        check(said.rc == 0, "the mail server gets its table", "postalgm route", said)
        self.table = Table(said.out)

    def put(self, mailbox, raw, late=0):
        """The mail server puts a letter into a mailbox."""
        home = mailbox.split("@")[0]
        self.n += 1
        p = self.worlds[home].home / "mail/in/new" / f"{self.n:06d}.put"
        p.write_bytes(raw)
        when = (self.now + timedelta(seconds=late)).timestamp()
        os.utime(p, (when, when))

    def write(self, who, to, text, **fields):
        """A letter from a player, by way of the mail server; `box` instead of what its table says."""
        box = fields.pop("box", None)
        w = self.worlds[self.first]
        w.write(who, to, text, **fields)
        p = max((w.home / "mail/in/new").glob("*.season"))
        raw = p.read_bytes()
        p.unlink()
        address = re.search(rb"^To: .*?([^\s<>]+@[^\s<>]+)", raw, re.M).group(1).decode()
        self.put(box or self.table.find(address)[0], raw)

    def carry(self):
        """What a home passed on goes into the other's mailbox."""
        for name, w in self.worlds.items():
            for p in (w.home / "mail/out/new").iterdir():
                if (name, p.name) in self.delivered:
                    continue
                self.delivered.add((name, p.name))
                raw = p.read_bytes()
                to = re.search(rb"^Delivered-To: (\S+)", raw, re.M)
                if to and to.group(1).decode().endswith("@localhost"):
                    self.put(to.group(1).decode(), raw)

    def round(self, minutes=0, homes=None):
        """One round of each home, twice, so that what is passed on is read; all letters to people."""
        for w in self.worlds.values():
            w.now += timedelta(minutes=minutes)
        new = []
        for _ in range(2):
            for name, w in self.worlds.items():
                if homes is None or name in homes:
                    new += w.round()
            self.carry()
            for w in self.worlds.values():
                w.now += timedelta(seconds=40)
        return [l for l in new if not l.to.endswith("@localhost")]

    def last(self, address, subject=""):
        found = [l for w in self.worlds.values() for l in w.sent if address in l.to and re.search(subject, l.subject)]
        return max(found, key=lambda l: (str(l.mail["Date"])[5:], l.number), default=None)

    def save(self, to):
        shutil.rmtree(to, ignore_errors=True)
        shutil.copytree(self.folder, to)

    def load(self, saved):
        # A program that was killed may still take its files away.
        while self.folder.exists():
            shutil.rmtree(self.folder, ignore_errors=True)
        shutil.copytree(saved, self.folder)
        for w in self.worlds.values():
            w.sent = []
        self.delivered = {(n, p.name) for n, w in self.worlds.items() for p in (w.home / "mail/out/new").iterdir()}
        for w in self.worlds.values():
            w.collect()

    def killed(self, home, at, *args):
        """A command that is killed at its n-th step; None: it came to its end before."""
        w = self.worlds[home]
        p = subprocess.run([str(BUILD / "postalgm"), *args, "--now", w.stamp()], capture_output=True, text=True,
                           env=w.env | {"POSTALGM_CRASH_AT": str(at)}, timeout=LIMIT)
        return p if p.returncode == -9 else None
