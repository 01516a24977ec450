"""What must be so of the games of dragon.py. Prints TAP; see tests/server/season/demo_dragon.sh.

    dragon_check.py BUILD HOME
"""
import contextlib
import io
import os
import re
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "kit"))
import dragon  # noqa: E402
import players  # noqa: E402
from tap import finish, ok  # noqa: E402

GOLDEN = Path("tests/server/golden/dragon")
WINNERS = {"alone": "dwarves (Ann)", "shared": "elves (Bob), goblins (Cat)", "default": "orcs (Dan)"}
READER = ("shared", "bob@example.org")  # whose letters are kept
MOST_REPORTS = 4  # a player and turn: phases 1 to 4


def text_of(m):
    lines = [line.rstrip() for line in players.body(m).split("\n")]
    subject = re.sub(r"\s+", " ", str(m["Subject"]))
    return f"Subject: {subject}\n\n" + "\n".join(lines).strip() + "\n"


def golden(number, m):
    """The letter is the one that was read, to the byte."""
    words = re.sub(r"\[\w+\] |(orders due .*?|nothing to order) - ", "", str(m["Subject"])).lower()
    name = f"{number:02d}-{'-'.join(re.findall(r'[a-z0-9]+', words)[:4])}.txt"
    if os.environ.get("GOLDEN") == "write":
        (GOLDEN / name).write_text(text_of(m), encoding="utf-8")
    path = GOLDEN / name
    kept = path.read_text(encoding="utf-8") if path.exists() else ""
    here, there = text_of(m).split("\n"), kept.split("\n")
    other = [f"{path}:{i + 1}: {a}" for i, (a, b) in enumerate(zip(here, there)) if a != b]
    ok(text_of(m) == kept, f"the letter {name} is the one that was read", "\n".join(other[:3]) or path)


def play(build, home, name):
    game = dragon.Game(build, home / name, name)
    game.home.mkdir(parents=True)
    with contextlib.redirect_stdout(io.StringIO()):
        shown = game.play()
    ok(f"winners     {WINNERS[name]}" in shown, f"{name}: {dragon.ENDS[name]}", shown)
    verified = game.gm("verify", name)
    ok("it is the game that was played" in verified, f"{name}: verify plays it again", verified)
    for _, address, _ in players.PEOPLE.values():
        most = max(game.reports_a_turn(address).values())
        ok(most <= MOST_REPORTS, f"{name}: {address} has {MOST_REPORTS} reports a turn at most", most)
    return game


def main():
    build, home = Path(sys.argv[1]).resolve(), Path(sys.argv[2]).resolve()
    dragon.more_of_shared()
    dragon.more_of_default()
    for name in dragon.GAMES:
        game = play(build, home, name)
        if name == READER[0]:
            letters = game.letters_to(READER[1])
            for number, m in enumerate(letters, 1):
                golden(number, m)
            ok(len(letters) == len(list(GOLDEN.iterdir())), "no other letter was kept", len(letters))
    finish()


if __name__ == "__main__":
    main()
