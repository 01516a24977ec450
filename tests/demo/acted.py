"""A game that is played by letters alone, through the real daemon and Maildirs: what stands in its orders for a phase is
written when that phase is open, each player in a habit of their own (players.py). A player for whom nothing
stands there writes FINAL where orders are owed. The secret of the game is a word, so that chance falls as it
did when the letters were written, and the clock is told to the daemon: --now.
"""
import datetime
import json
import os
import re
import subprocess
import sys
from collections import Counter
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
import players  # noqa: E402

START = datetime.datetime(2026, 11, 20, 9, 0)


class Game:
    """One game, in a home of its own. `orders` by (turn, phase), then by seat; `bin` has the programs."""

    rounds_most = 60

    def __init__(self, bin, home, name, rules, people, secret, orders, options=()):
        self.build, self.home, self.name = bin, home, name
        self.rules, self.people, self.secret, self.orders, self.options = rules, people, secret, orders, options
        self.env = dict(os.environ, POSTALGM_HOME=str(home), POSTALGM_TEST_SECRET=self.secret)
        self.round = 0
        self.now = START

    def gm(self, *words, ok=True):
        now = ["--now", self.now.strftime("%Y-%m-%dT%H:%M:%SZ")]
        done = subprocess.run([f"{self.build}/postalgm", *words, *now], env=self.env, capture_output=True, text=True)
        if ok and done.returncode:
            sys.exit(f"postalgm {' '.join(words)}: {done.stdout}{done.stderr}")
        return done.stdout

    def daemon(self, minutes=1):
        self.now += datetime.timedelta(minutes=minutes)
        now = self.now.strftime("%Y-%m-%dT%H:%M:%SZ")
        subprocess.run([f"{self.build}/postalgmd", "--once", "--now", now], env=self.env, check=True,
                       stderr=subprocess.DEVNULL)

    def seat_all(self):
        self.gm("init", "--gm", "master@example.org", "--address", "gm@example.org")
        options = [word for option in ("public=on", *self.options) for word in ("--option", option)]
        self.gm("game", "new", self.name, "--rules", self.rules, "--seats", str(len(self.people)), *options,
                "--deadlines", "1 day 20:00 UTC")
        for faction, (name, address, _) in self.people.items():
            self.gm("seat", "add", self.name, f"{name} <{address}>", "--colour", faction)
        self.daemon()
        self.write({faction: "join" for faction in self.people})
        self.daemon()
        self.gm("game", "start", self.name)
        self.daemon()

    def write(self, letters):
        """The letters of one round, each an answer to the newest that asked for something."""
        self.round += 1
        newest = players.newest_for_each(self.home)
        for faction, text in sorted(letters.items()):
            out = players.compose(faction, newest[faction], text.split("\n"), self.round)
            players.deliver(self.home, f"{self.round:06d}.{faction}", out)

    def open(self):
        """(turn, phase) and the factions that owe orders; None when the game is over."""
        text = self.gm("phase", "show", self.name, "--json", ok=False)
        if not text.strip():
            return None
        shown = json.loads(text)
        if not shown.get("phase"):
            return None
        turn, phase = map(int, shown["phase"].split("."))
        return (turn, phase), [s["colour"] for s in shown["seats"] if s["owes"]]

    def play(self):
        players.PEOPLE = self.people
        self.seat_all()
        while (now := self.open()) is not None and self.round < self.rounds_most:
            phase, owing = now
            said = self.orders.get(phase, {})
            print(f" {phase[0]}.{phase[1]}", end="", flush=True)
            self.write({f: said.get(f, "final") for f in self.people if f in said or f in owing})
            self.daemon()
            self.daemon(31)  # all are in
            again = self.open()
            if again and again[0] == phase:
                sys.exit(f"{self.name}: phase {phase} did not run")
        return self.gm("game", "show", self.name)

    def letters_to(self, address):
        """The letters to this player, oldest first."""
        return [m for m in reversed(list(players.letters_out(self.home))) if address in str(m["To"])]

    def reports_a_turn(self, address):
        """How many reports a player had in each turn."""
        turns = [re.search(r" T(\d+) P\d+ report", str(m["Subject"])) for m in self.letters_to(address)]
        return Counter(int(t.group(1)) for t in turns if t)
