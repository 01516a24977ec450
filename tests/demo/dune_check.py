"""What must be so of the games of dune.py. Prints TAP; see tests/server/season/demo_dune.sh.

    dune_check.py BIN HOME
"""
import contextlib
import io
import re
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "kit"))
import dune  # noqa: E402
import players  # noqa: E402
from tap import finish, ok  # noqa: E402

WINNERS = {"alone": "atreides (Ann)", "shared": "atreides (Ann), harkonnen (Fay)", "foretold": "bene gesserit (Bob)",
           "guild": "guild (Eve)", "fremen": "fremen (Dan)"}
MOST_REPORTS = 5  # a player and turn: phases 1 to 5
# What became of each alternative, by the rule text: 9 forces to the Polar Sink cost 18 spice, more than anybody has; ten
# Harkonnen are in Carthag; Sietch Tabr is free. The battle: dial 1.5 is one force with spice and one without.
WHY = {
    "1.3": ["1. ship 9 to Polar Sink -> fell: it was not possible [DU-034]",
            "2. ship 4 to Carthag if enemy Carthag <= 2 -> fell: its condition was not met [DU-034]",
            "false (S0): enemy Carthag <= 2",
            "3. ship 4 to Sietch Tabr -> used [DU-034]",
            "4. ship 1 to Arrakeen -> not needed: an earlier one was used [DU-034]",
            "ship 2 to Sietch Tabr -> used [DU-034]",
            "when last -> used"],
    "1.4": ["ask Sietch Tabr vs harkonnen weapon -> used [DU-039]",
            "Prescience, Harkonnen in Sietch Tabr: weapon: nothing."],
    "1.5": ["battle Sietch Tabr vs harkonnen dial 1.5 spice 1 leader Lady Jessica -> used [DU-043]",
            # Four Atreides are no nineteen, and the third was not asked. It was sealed while prescience asked, and the letter
            # of this phase says "final" and nothing more.
            "[sealed in an earlier phase] 1. battle Sietch Tabr vs atreides dial 2 spice 2 leader Feyd-Rautha if enemy Sietch Tabr "
            ">= 19 -> fell: its condition was not met [DU-043]",
            "false (sealed): enemy Sietch Tabr >= 19",
            "2. battle Sietch Tabr vs atreides dial 1 spice 0 leader Umman Kudu -> used [DU-043]",
            "3. battle Sietch Tabr vs atreides dial 0 spice 0 leader Umman Kudu -> not needed: an earlier one was used [DU-043]",
            "Totals: Atreides 6.5, Harkonnen 2.",
            "[DU-044] Atreides won in Sietch Tabr and lost 2 forces.",
            "Harkonnen lost 2 forces in Sietch Tabr."],
    "2.3": ["1. ship 1 to Habbanya Sietch -> used [DU-034]",
            "2. ship 1 to Sietch Tabr -> not needed: an earlier one was used [DU-034]",
            "[DU-034] The Guild shipped 2 forces from Tuek's Sietch to the Polar Sink for 2 spice, paid to the bank."],
}


def play(bin, home, name):
    game = dune.Game(bin, home / name, name)
    game.home.mkdir(parents=True)
    with contextlib.redirect_stdout(io.StringIO()):
        shown = game.play()
    ok(f"winners     {WINNERS[name]}" in shown, f"{name}: {dune.ENDS[name]}", shown)
    verified = game.gm("verify", name)
    ok("it is the game that was played" in verified, f"{name}: verify plays it again", verified)
    for _, address, _ in game.people.values():
        most = max(game.reports_a_turn(address).values())
        ok(most <= MOST_REPORTS, f"{name}: {address} has {MOST_REPORTS} reports a turn at most", most)
    refused = [players.body(m) for m in players.letters_out(game.home) if "Not used" in players.body(m)]
    ok(not refused, f"{name}: no line is refused", "\n".join(refused[:1]))
    return game


def ask_why(game):
    for phase, lines in WHY.items():
        said = re.sub(r"\s+", " ", game.gm("explain", game.name, phase))
        for line in lines:
            ok(line in said, f"explain {phase}: {line}", said)


def main():
    bin, home = Path(sys.argv[1]).resolve(), Path(sys.argv[2]).resolve()
    dune.more()
    for name in dune.GAMES:
        game = play(bin, home, name)
        if name == "alone":
            ask_why(game)
    finish()


if __name__ == "__main__":
    main()
