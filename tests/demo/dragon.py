"""Three games of Dragon Dune by letters, one to each kind of victory: a player alone, an alliance, the
Orcs by default. Used by `make demo-dragon` and by tests/server/season/demo_dragon.sh.

    dragon.py BUILD HOME [GAME]   plays them in HOME/alone, HOME/shared, HOME/default

The letters are those below and nothing else: acted.py says how they are written.
"""
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
import acted  # noqa: E402
import players  # noqa: E402

players.PEOPLE = {
    "dwarves": ("Ann", "ann@example.org", "plain"),
    "elves": ("Bob", "bob@example.org", "top-post"),
    "goblins": ("Cat", "cat@example.org", "html"),
    "orcs": ("Dan", "dan@example.org", "phone"),
}
COUNCIL, BIDS, MARCHES, BATTLES = 1, 2, 3, 4

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


class Game(acted.Game):
    def __init__(self, build, home, name):
        secret, orders = GAMES[name]
        super().__init__(build, home, name, "dragon_dune", players.PEOPLE, secret, orders)


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
