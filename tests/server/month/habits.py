"""The players of the month: what they write and when, by dice that depend on who they are and which letter
they answer, and on nothing else. A player has the letters that reached them, no more."""
import re
import sys
from datetime import timedelta
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE.parent.parent / "kit"), str(HERE.parent / "season")]

from ending import bounce  # noqa: E402
from world import filled_in, players  # noqa: E402

# How often each habit occurs among a hundred players.
HABITS = (("prompt", 52), ("evening", 24), ("late", 10), ("forgets", 8), ("gone", 3), ("robot", 3))
# Further orders of Dragon Dune: a turn has something of everything.
MARCHES = {
    "dwarves": "hire 4 in 15c\nhire 1 in 14",
    "elves": "hide 6 if enemy >= 5\nmove 2 from 5c to 6 else move 1 from 5c to 4f",
    "goblins": "hire 2 in 10c\nmove 2 from 10c to 11",
    "orcs": "ride all to 0f\nraise 2 in 16f\nmove 3 from 9f to 11 else move 2 from 16f to 14",
}
QUESTIONS = ("May I see the map once more?", "Is Tuesday evening all right for you?", "I think Blue is in touch with Red.")


class Player:

    def __init__(self, n):
        self.name = f"{('Ann Bob Cat Dan Eva Fay Gus Hal Ida Jon Kim Leo Mia Ned Ora Pia Quin Rex Sue Tom').split()[n % 20]}{n}"
        self.address = f"{self.name.lower()}@example.org"
        self.dice = players.Dice("month", n)
        self.habit = self.draw_habit()
        self.todo = []  # (when, letter, text)
        self.reports = 0
        self.dead = False  # letters to them bounce

    def draw_habit(self):
        place = self.dice.below(100)
        for habit, share in HABITS:
            if place < share:
                return habit
            place -= share
        return "prompt"

    def __str__(self):
        return f"{self.name} <{self.address}>"

    def delay(self, deadline_in):
        """Hours until the answer is written; None: never."""
        dice = self.dice
        if self.habit == "gone" and self.reports > 3 or self.habit == "forgets" and dice.below(100) < 45:
            return None
        if self.habit in ("prompt", "robot"):
            return dice.below(8)
        if self.habit == "late":
            return max(1, deadline_in - 3 + dice.below(6))
        return 6 + dice.below(max(1, deadline_in - 8))

    def read(self, w, l):
        """A letter has come."""
        if self.dead:
            bounce(w, l)
            return
        if self.habit == "robot" and self.dice.below(3) == 0:
            self.todo.append((w.now, l, "I am out of the office.", {"Auto-Submitted": "auto-replied"}))
        if "invitation" in l.subject and self.habit:
            self.todo.append((w.now + timedelta(hours=self.dice.below(30)), l, "join\nword " + self.name, {}))
        elif "orders due" in l.subject and " report " in l.subject:
            self.reports += 1
            self.answer_report(w, l)
        elif re.search("please confirm|Reply YES", l.text) and "receipt" in l.subject:
            self.todo.append((w.now + timedelta(hours=1), l, "yes", {}))

    def answer_report(self, w, l):
        due = re.search(r"^DEADLINE .*\(in (?:(\d+) d)? ?(?:(\d+) h)?", l.text, re.M)
        left = 24 * int(due[1] or 0) + int(due[2] or 0) if due else 48
        hours = self.delay(left)
        if hours is None:
            return
        text = "\n".join(orders(l)) + self.aside()
        self.todo.append((w.now + timedelta(hours=hours, minutes=self.dice.below(50)), l, text, {}))

    def aside(self):
        """Now and then there is more in a letter than orders."""
        place = self.dice.below(100)
        if place < 3:
            return f"\npress to gm:\n{QUESTIONS[place]}\nendpress"
        if place < 8:
            return "\npress to all:\nGood luck to all of you.\nendpress"
        if place < 9:
            return "\nresign"
        if place < 11:
            return "\nThanks for running this, and best wishes to your family!"
        return ""

    def write(self, w):
        """The letters whose time has come."""
        now, later = [t for t in self.todo if t[0] <= w.now], [t for t in self.todo if t[0] > w.now]
        self.todo = later
        for _, l, text, fields in now:
            w.write(str(self), l, text, **{k.replace("-", "_"): v for k, v in fields.items()})
        return len(now)


def orders(l):
    """The form of a report filled in, whichever game it is of."""
    if re.search("cosmic encounter", l.text.split("\n")[0], re.I):
        colour = re.search(r"^You are (\w+)", l.text, re.M)[1].lower()
        return filled_in(colour, players.Report(l.mail)) or ["final"]
    seat = re.search(r"^You are (?:the )?(\w+)", l.text, re.M)[1].lower()
    turn, phase = map(int, re.search(r"Report (\d+)\.(\d+)", l.text).groups())
    if turn and phase == 3:
        return MARCHES[seat].split("\n") + ["final"]
    if turn and phase == 1:
        return ["pass", "final"]
    part = re.search(r"^10 [^\n]*\n(.*?)(?=^1[12] |\Z)", l.text, re.S | re.M)
    lines = [x.strip() for x in (part[1] if part else "").splitlines()]
    return [x for x in lines if re.match(r"(bid|pass|place|battle) ", x)] + ["final"]
