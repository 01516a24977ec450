"""Games of Dune by letters, one to each kind of victory: a player alone, an alliance, a prediction of the Bene Gesserit,
the Guild by default, the Fremen in the last turn. Used by `make demo-dune` and by tests/server/season/demo_dune.sh.

    dune.py BIN HOME [GAME]   plays them in HOME/alone and so on; BIN has a postalgm that knows the game

The letters are those below and nothing else: acted.py says how they are written. FINAL in the set-up leaves the traitor
to the rules.
"""
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
import acted  # noqa: E402

ALL = {
    "atreides": ("Ann", "ann@example.org", "plain"),
    "bene gesserit": ("Bob", "bob@example.org", "top-post"),
    "emperor": ("Cat", "cat@example.org", "html"),
    "fremen": ("Dan", "dan@example.org", "phone"),
    "guild": ("Eve", "eve@example.org", "plain"),
    "harkonnen": ("Fay", "fay@example.org", "top-post"),
}
NEXUS, BIDS, MARCHES, VOICE, PLANS = 1, 2, 3, 4, 5
TURNS = 5

# The word of chance, the seats, and orders by turn and phase, then by faction.
GAMES = {
    # Atreides hold Arrakeen, take Sietch Tabr from the Harkonnen who came there too, and then Habbanya Sietch.
    "alone": ("caladan", ["atreides", "guild", "harkonnen"], {
        (0, 2): {"atreides": "dial 5\nfinal", "harkonnen": "dial 3", "guild": "final"},
        (1, BIDS): {"atreides": "bid 1 3\nbid 2 2\nmaxspice 4", "guild": "bid 1 2\nbid 3 1", "harkonnen": "bid 2 3\nbid 3 2"},
        (1, MARCHES): {
            "atreides": "ship 9 to polar sink else ship 4 to carthag if enemy carthag <= 2 else ship 4 to sietch tabr "
                        "else ship 1 to arrakeen",
            "guild": "when last\nship 2 to polar sink",
            "harkonnen": "ship 2 to sietch tabr",
        },
        (1, VOICE): {
            "atreides": "ask sietch tabr vs hark weapon",
            "harkonnen": "battle sietch tabr vs atreides dial 2 spice 2 leader feyd-rautha if enemy sietch tabr >= 19 "
                         "else battle sietch tabr vs atreides dial 1 spice 0 leader umman kudu "
                         "else battle sietch tabr vs atreides dial 0 spice 0 leader umman kudu",
        },
        (1, PLANS): {
            "atreides": "battle sietch tabr vs hark dial 1.5 spice 1 leader lady jessica",
            "harkonnen": "final",
        },
        (2, BIDS): {"harkonnen": "bid 1 2", "guild": "bid 1 1"},
        (2, MARCHES): {
            "atreides": "revive 2\nship 1 to habbanya sietch else ship 1 to sietch tabr",
            "guild": "ship 2 from tuek's sietch to polar sink",
            "harkonnen": "revive 2\nmove 2 from carthag to arsunt 10",
        },
    }),
    # Nobody has three, until a worm brings two to one table.
    "shared": ("gamont", ["atreides", "emperor", "harkonnen"], {
        (0, 2): {"atreides": "dial 2\nfinal", "emperor": "final", "harkonnen": "dial 2"},
    }),
    # As alone, with somebody who wrote it down before.
    "foretold": ("wallach", ["atreides", "bene gesserit", "harkonnen"], {
        (0, 1): {"bene gesserit": "predict atreides turn 2"},
        (0, 2): {"atreides": "dial 5\nfinal", "harkonnen": "dial 3", "bene gesserit": "place 1 in polar sink\nfinal"},
        (1, MARCHES): {"atreides": "ship 4 to sietch tabr", "bene gesserit": "advise polar\nfinal", "harkonnen": "ship 1 to polar sink"},
        (2, MARCHES): {"atreides": "ship 3 to habbanya sietch else ship 3 to tuek's sietch", "bene gesserit": "charity yes\nfinal"},
    }),
    "guild": ("junction", ["bene gesserit", "guild", "harkonnen"], {
        (0, 1): {"bene gesserit": "predict guild turn 5"},
        (0, 2): {"guild": "dial 9\nfinal", "harkonnen": "final", "bene gesserit": "dial 9\nplace 1 in polar sink\nfinal"},
    }),
    "fremen": ("tabr", ["fremen", "guild", "harkonnen"], {
        (0, 2): {"fremen": "place 6 in sietch tabr, 2 in false wall south 3, 2 in false wall west 15\nfinal",
                 "guild": "dial 3\nfinal", "harkonnen": "dial 3"},
    }),
}


def more():
    """What is written in each turn of the longer games."""
    shared, guild, fremen = (GAMES[name][2] for name in ("shared", "guild", "fremen"))
    for turn in range(1, 11):
        shared[turn, NEXUS] = {"atreides": "ally hark", "harkonnen": "ally atreides, emperor", "emperor": "pass"}
        shared[turn, BIDS] = {"emperor": "bid 1 1", "harkonnen": "bid 1 2"}
        shared[turn, MARCHES] = {"emperor": "ship 1 to polar sink"}
    shared[1, MARCHES] = {"atreides": "ship 3 to sietch tabr", "harkonnen": "final",  # the storm is over Tuek's Sietch
                          "emperor": "ship 1 to polar sink"}
    shared[2, MARCHES] = {"harkonnen": "ship 3 to tuek's sietch", "emperor": "final"}
    for turn in range(1, TURNS + 1):
        guild[turn, BIDS] = {"bene gesserit": "bid 1 1", "harkonnen": "bid 1 2", "guild": "bid 1 1"}
        guild[turn, MARCHES] = {"bene gesserit": "advise with\nfinal", "harkonnen": "ship 1 to arsunt 10 else ship 1 to polar sink",
                                "guild": "ship 1 to polar sink"}
        fremen[turn, NEXUS] = {"fremen": "pass", "guild": "pass", "harkonnen": "pass"}
        fremen[turn, BIDS] = {"harkonnen": "bid 1 2", "fremen": "bid 1 1", "guild": "bid 1 1"}
        fremen[turn, MARCHES] = {"fremen": "ship 1 to sietch tabr", "harkonnen": "ship 1 to carthag"}


class Game(acted.Game):
    rounds_most = 80

    def __init__(self, bin, home, name):
        secret, seats, orders = GAMES[name]
        options = ["turns=5"] if name in ("guild", "fremen") else []
        super().__init__(bin, home, name, "dune", {s: ALL[s] for s in seats}, secret, orders, options)


# How each ends, for the reader of the demonstration.
ENDS = {
    "alone": "three strongholds for one player",
    "shared": "four strongholds for an alliance",
    "foretold": "a victory that the Bene Gesserit predicted",
    "guild": "nobody in five turns, so the Guild",
    "fremen": "nobody in five turns, and the Fremen hold out",
}


def main():
    bin, home = Path(sys.argv[1]).resolve(), Path(sys.argv[2]).resolve()
    more()
    for name in sys.argv[3:] or GAMES:
        game = Game(bin, home / name, name)
        game.home.mkdir(parents=True)
        print(f"== {name}: {ENDS[name]}\nphases:", end="")
        shown = game.play()
        print("\n" + "\n".join(line for line in shown.split("\n") if line.startswith(("status", "winners"))))
        print(game.gm("verify", name).split("\n")[0])
        print(f"{game.round} rounds of letters; {len(list(acted.players.letters_out(game.home)))} letters went out\n")


if __name__ == "__main__":
    main()
