"""Three games of Dragon Dune by letters, one to each kind of victory: a player alone, an alliance, the
Orcs by default. Used by `make demo-dragon` and by tests/server/season/demo_dragon.sh.

    dragon.py BUILD HOME [GAME]   plays them in HOME/alone, HOME/shared, HOME/default

The letters are those below and nothing else: what stands here for a phase is written when that phase is
open, each player in a habit of their own (players.py). A player for whom nothing stands here writes
FINAL where orders are owed. The secret of each game is a word, so that chance falls as it did when the
letters were written, and the clock is told to the daemon: --now.
"""
import datetime
import json
import os
import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
import players  # noqa: E402

players.PEOPLE = {
    "dwarves": ("Ann", "ann@example.org", "plain"),
    "elves": ("Bob", "bob@example.org", "top-post"),
    "goblins": ("Cat", "cat@example.org", "html"),
    "orcs": ("Dan", "dan@example.org", "phone"),
}
COUNCIL, BIDS, MARCHES, BATTLES = 1, 2, 3, 4
START = datetime.datetime(2026, 11, 20, 9, 0)

# Orders by turn and phase, then by faction.
GAMES = {
    # The Dwarves begin off the board, and nobody minds three castles that stand empty.
    "alone": ("anvil", {
        (0, 1): {"orcs": "place 5 in 9f, 5 in 16f"},
        (1, BIDS): {"dwarves": "bid 1 1", "elves": "bid 2 2\nmaxgold 2", "goblins": "bid 1 2\nbid 3 1"},
        (1, MARCHES): {
            "dwarves": "hire 3 in 3c; hire 3 in 15c",
            "elves": "conscript 2 in 5c\nmove 4 from 5c to 6",
            "goblins": "conscript 2 in 10c\nhire 4 in 11",
            "orcs": "conscript 4 in 16f\nmove 6 from 16f to 14\nraise 3 in 16",
        },
        (1, BATTLES): {},
        (2, MARCHES): {
            "dwarves": "hire 4 in 1c else hire 2 in 1c",
            "elves": "move 4 from 6 to 9",
            "goblins": "move 3 from 11 to 8f",
            "orcs": "raise 2 in 2",
        },
    }),
    # The Elves and the Goblins hold a castle each, and take another each.
    "shared": ("heron", {
        (0, 1): {"orcs": "place 4 in 1c, 3 in 9f, 3 in 16f"},
        (1, BIDS): {"dwarves": "bid 1 3", "elves": "bid 1 2\nbid 2 2", "goblins": "bid 2 1\nmaxcards 1"},
        (1, MARCHES): {
            "dwarves": "hire 4 in 17",
            "elves": "conscript 2 in 5c\nhire 3 in 3c",
            "goblins": "conscript 2 in 10c",
            "orcs": "conscript 4 in 16f\nmove 4 from 16f to 17\nride all to 0f",
        },
        (1, BATTLES): {"dwarves": "battle 17 vs orcs send 3", "orcs": "battle 17 vs dwarves send 2 steal sell"},
    }),
    # Nobody comes near; the Orcs need only wait.
    "default": ("ember", {
        (0, 1): {"orcs": "place 4 in 1c, 3 in 9f, 3 in 16f"},
    }),
}
TURNS = 6


def more_of_shared():
    """The orders of both for each turn until they meet in a council."""
    orders = GAMES["shared"][1]
    for turn in range(2, TURNS + 1):
        orders[turn, COUNCIL] = {"elves": "ally goblins", "goblins": "ally elves orcs",
                                 "dwarves": "pass", "orcs": "ally goblins"}
        orders[turn, BIDS] = {"elves": "bid 1 1", "dwarves": "bid 1 2"}
        orders[turn, MARCHES] = {"goblins": "hire 4 in 15c\nconscript 2 in 10c", "elves": "conscript 2 in 3c",
                                 "orcs": "conscript 2 in 1c"}


def more_of_default():
    """Small wars, and bids in every turn."""
    orders = GAMES["default"][1]
    for turn in range(1, TURNS + 1):
        orders[turn, BIDS] = {"dwarves": "bid 1 2\nbid 2 1", "elves": "bid 2 3", "goblins": "bid 1 1"}
        orders[turn, MARCHES] = {"elves": "conscript 2 in 5c", "goblins": "conscript 2 in 10c",
                                 "orcs": "conscript 4 in 16f\nride all to 0f", "dwarves": "hire 1 in 15c"}
    orders[1, MARCHES].update(dwarves="hire 2 in 17", orcs="raise 3 in 17\nconscript 4 in 16f")
    orders[1, BATTLES] = {"dwarves": "battle 17 vs orcs send all", "orcs": "battle 17 vs dwarves send 2 steal keep"}
    orders[2, MARCHES].update(elves="hire 4 in 11\nhide 11 if enemy >= 9", goblins="move 3 from 10c to 11")
    orders[2, BATTLES] = {"elves": "ask 11 vs goblins number\n"
                                   "battle 11 vs goblins send 4 if <= 3 else battle 11 vs goblins send 1",
                          "goblins": "battle 11 vs elves send 2"}
    orders[4, MARCHES].update(elves="move 3 from 5c to 6", goblins="hire 2 in 8f")
    orders[5, COUNCIL] = orders[6, COUNCIL] = {"elves": "ally dwarves", "dwarves": "ally elves orcs",
                                               "goblins": "pass", "orcs": "pass"}


class Game:
    """One game, in a home of its own."""

    def __init__(self, build, home, name):
        self.secret, self.orders = GAMES[name]
        self.build, self.home, self.name = build, home, name
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
        self.gm("game", "new", self.name, "--rules", "dragon_dune", "--seats", "4", "--option", "public=on",
                "--deadlines", "1 day 20:00 UTC")
        for faction, (name, address, _) in players.PEOPLE.items():
            self.gm("seat", "add", self.name, f"{name} <{address}>", "--colour", faction)
        self.daemon()
        self.write({faction: "join" for faction in players.PEOPLE})
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
        self.seat_all()
        while (now := self.open()) is not None and self.round < 60:
            phase, owing = now
            said = self.orders.get(phase, {})
            print(f" {phase[0]}.{phase[1]}", end="", flush=True)
            self.write({f: said.get(f, "final") for f in players.PEOPLE if f in said or f in owing})
            self.daemon()
            self.daemon(31)  # all are in
            again = self.open()
            if again and again[0] == phase:
                sys.exit(f"{self.name}: phase {phase} did not run")
        return self.gm("game", "show", self.name)


# How each ends, for the reader of the demonstration.
ENDS = {
    "alone": "three castles for one player",
    "shared": "four castles for an alliance",
    "default": "nobody in six turns, so the Orcs",
}


def main():
    build, home = Path(sys.argv[1]).resolve(), Path(sys.argv[2]).resolve()
    more_of_shared()
    more_of_default()
    for name in sys.argv[3:] or GAMES:
        game = Game(build, home / name, name)
        game.home.mkdir(parents=True)
        print(f"== {name}: {ENDS[name]}\nphases:", end="")
        shown = game.play()
        print("\n" + "\n".join(line for line in shown.split("\n") if line.startswith(("status", "winners"))))
        print(game.gm("verify", name).split("\n")[0])
        print(f"{game.round} rounds of letters; {len(list(players.letters_out(game.home)))} letters went out\n")


if __name__ == "__main__":
    main()
