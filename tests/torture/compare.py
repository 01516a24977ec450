"""A tortured game beside the quiet one: what must be equal, and is named when it is not."""
import hashlib
from collections import Counter

from home import GAME

SHOWN = 4


class Outcome:
    """The files and rows that a game leaves when it has been played."""

    def __init__(self, home, rounds):
        self.home, self.now = home, rounds[-1].now
        self.delivered = Counter()     # by letter: how often it came out
        self.letters = {}              # by letter: its envelope and bytes
        self.torn = []                 # letters that came out twice and differ
        for number, envelope, data in home.office.collect():
            whole = hashlib.sha256(envelope + b"\n" + data).hexdigest()
            if self.letters.setdefault(number, whole) != whole:
                self.torn.append(number)
            self.delivered[number] += 1
        self.acted = home.letters_acted_on()
        self.positions = home.positions()
        self.export = home.path / "export.json"
        self.verified = home.gm("verify", GAME, "--whole", "--export", str(self.export), now=self.now)


def some(items):
    items = sorted(items)
    return ", ".join(map(str, items[:SHOWN])) + (" ..." if len(items) > SHOWN else "")


def letters_out(quiet, found, in_doubt):
    wrong = []
    missing = set(quiet.letters) - set(found.letters)
    more = set(found.letters) - set(quiet.letters)
    differ = [i for i in found.letters
              if i in quiet.letters and quiet.letters[i] != found.letters[i]]
    twice = [i for i, n in found.delivered.items() if n > 1 + in_doubt[i]]
    for what, which in (("were lost", missing), ("nobody should have sent", more),
                        ("differ", differ), ("came twice without need", twice),
                        ("came twice and differ", found.torn)):
        if which:
            wrong.append(f"letters out that {what}: {some(which)}")
    return wrong


def letters_in(quiet, found):
    """Each letter as often acted on as in the quiet run: once, or not at all."""
    def what(o, sha):
        states = o.acted.get(sha)
        return set(states) if states and states[0][0] == "IGNORED" else states
    wrong = [sha[:12] for sha in set(quiet.acted) | set(found.acted)
             if what(quiet, sha) != what(found, sha)]
    return [f"letters in of which more or less became than in the quiet run: {some(wrong)}"] if wrong else []


def health(found):
    h = found.home.health(found.now)
    bad = {k: n for k, n in [*h["letters"].items(), *h["outbox"].items()]
           if n and k in ("new", "working", "quarantine", "queued", "sending", "retry", "failed", "doubt")}
    wrong = [f"health: {bad}"] if bad else []
    for alarm in h["alarms"]:
        wrong.append(f"health: {alarm}")
    return wrong


def compare(quiet, found, in_doubt):
    """Sentences; none is good."""
    wrong = letters_out(quiet, found, in_doubt) + letters_in(quiet, found) + health(found)
    if quiet.positions != found.positions:
        wrong.append("the positions differ")
    if quiet.export.read_bytes() != found.export.read_bytes():
        wrong.append("the files of `verify --export` differ")
    return wrong


def compare_moved(straight, moved):
    """A game whose house had a wrong clock, beside the one with the right clock. Deadlines
    move by rule (the house was away over one: it waits, and tells all), and with them dates
    and the text that names them. The positions, what led there, each draw, and what became
    of each letter of the players must be the same."""
    wrong = []
    if straight.positions != moved.positions:
        wrong.append("the positions differ")
    count = [Counter(str(a) for a in o.acted.values()) for o in (straight, moved)]
    if count[0] != count[1]:
        wrong.append(f"other letters count: {count[0] - count[1]} {count[1] - count[0]}")
    return wrong
