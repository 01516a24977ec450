"""The players of the demo: they see nothing but the letters that reach them, and write
back in the habits of real people. Used by demo.sh, by the torture test, which plays
their letters again, and by the game through real servers.

    players.py HOME write ROUND [unsure]   read mail/out, put this round's letters into mail/in;
                                           unsure: Bob says "perhaps" once, and is asked
    players.py HOME yes ROUND              each player who was asked something answers YES

Everything a player knows stands in their last report; what they decide depends on it alone,
so that two runs with the same secret give the same game.
"""
import email
import email.message
import email.policy
import hashlib
import os
import re
import sys
from pathlib import Path

ALL_PEOPLE = {
    "red": ("Ann", "ann@example.org", "plain"),
    "blue": ("Bob", "bob@example.org", "top-post"),
    "green": ("Cat", "cat@example.org", "html"),
    "yellow": ("Dan", "dan@example.org", "phone"),
    "purple": ("Eve", "eve@example.org", "plain"),
    "orange": ("Fay", "fay@example.org", "top-post"),
}
PEOPLE = dict(list(ALL_PEOPLE.items())[:int(os.environ.get("DEMO_SEATS", 4))])
WORDS = {"red": "kestrel", "blue": "ouzel", "green": "dipper", "yellow": "wren", "purple": "heron", "orange": "robin"}


class Dice:
    """Decisions that depend on who, when and what for, and on nothing else."""

    def __init__(self, *what):
        self.text = "/".join(map(str, what))
        self.n = 0

    def below(self, n):
        self.n += 1
        digest = hashlib.sha256(f"{self.text}/{self.n}".encode()).digest()
        return int.from_bytes(digest[:8], "big") % n


def letters_out(home):
    """All letters sent so far, newest first, each read when it is asked for."""
    found = []
    for sub in ("new", "cur"):
        folder = home / "mail" / "out" / sub
        if folder.is_dir():
            found += [p for p in folder.iterdir() if p.is_file()]
    found.sort(key=lambda p: [int(n) for n in re.findall(r"\d+", p.name)], reverse=True)
    for p in found:
        yield email.message_from_bytes(p.read_bytes(), policy=email.policy.default)


def newest_for_each(home):
    """The newest letter by colour that asks its player for something."""
    newest = {}
    for m in letters_out(home):
        for colour, (_, address, _) in PEOPLE.items():
            if colour not in newest and address in str(m["To"]) and wants_answer(m):
                newest[colour] = m
        if len(newest) == len(PEOPLE):
            break
    return newest


def body(m):
    part = m.get_body(preferencelist=("plain",)) or m
    return part.get_content().replace("\r\n", "\n")


class Report:
    """A report as a person reads it: their seat, their target, their cards and tokens. `section` has the lines of each
    section by its name, since its number is that of its place among those that are printed; what stands before them is ""."""

    def __init__(self, m):
        text = self.text = body(m)
        self.turn, self.phase = map(int, re.search(r"Report (\d+)\.(\d+)", text).groups())
        self.section = {}
        name = ""
        for line in text.split("\n"):
            head = re.match(r"(\d+) ([A-Z][A-Z0-9 ,.\-]+)", line)
            if head:
                name = head.group(2).rstrip(" -")
            self.section.setdefault(name, []).append(line)

    def form(self):
        """The lines of the order form: those to fill in, and the examples."""
        lines = self.section.get("YOUR ORDERS", [])
        blanks = [l.strip() for l in lines if "__" in l]
        examples = [l.split("#", 1)[1].strip() for l in lines
                    if l.strip().startswith("#")]
        # Remarks stand in brackets.
        examples = [e for e in examples if e and "legal now" not in e and e[0] != "("]
        return blanks, examples


    def planets(self, system):
        """Returns the tokens on the five planets of a system: "G4 Y3" and the like."""
        for line in self.section.get("TOKENS NOW", []):
            if line.strip().startswith(system.upper() + " system"):
                return re.split(r"\s{2,}", line.strip())[1:]
        return []

    def free_tokens(self):
        """Tokens that may be moved, largest heap first: (tokens, "red 3")."""
        text = " ".join(l.strip() for l in self.section.get("ONLY FOR YOU", []))
        found = re.search(r"Tokens you may move[^)]*\): ([^(.]*)", text)
        heaps = []
        for system, rest in re.findall(r"([A-Z][a-z]+) ((?:\d:\d+ ?)+)", found.group(1) if found else ""):
            for planet, n in re.findall(r"(\d):(\d+)", rest):
                heaps.append((int(n), f"{system.lower()} {planet}"))
        return sorted(heaps, key=lambda h: (-h[0], h[1]))

    def attack_cards(self):
        text = " ".join(l.strip() for l in self.section.get("ONLY FOR YOU", []))
        found = re.search(r"Your cards: Attack ([\d, ]+)", text)
        return sorted(map(int, re.findall(r"\d+", found.group(1) if found else "")), reverse=True)


def most_tokens(examples):
    """Four, unless the form shows one alone: some Powers allow no more."""
    totals = [sum(map(int, re.findall(r"(\d+) from", e))) for e in examples or []]
    return 4 if not totals or max(totals) > 1 else 1


def attack_line(colour, report, blank, most):
    """As many tokens as may go, from the largest heaps, against the weakest planet of
    the system."""
    system = re.match(r"attack (\w+) __", blank)
    cells = report.planets(system.group(1)) if system else []
    if len(cells) != 5 or system.group(1) == colour:
        return None
    mine, owner = colour[0].upper(), system.group(1)[0].upper()

    def strength(cell):
        held = re.search(owner + r"(\d+)", cell)
        return int(held.group(1)) if held else 0

    goals = [(strength(c), n) for n, c in enumerate(cells, 1) if mine not in c]
    sent, left = [], most
    for n, place in report.free_tokens():
        take = min(left, n - 1 if n > 1 else n)
        if take:
            sent.append(f"{take} from {place}")
            left -= take
    if not goals or not sent:
        return None
    return f"attack {system.group(1)} {min(goals)[1]} with {', '.join(sent)}"


def join_lines(colour, m):
    """Where the invitation asks for wishes, three Powers out of its list."""
    text = body(m)
    lines = [f"join colour {colour}", f"word {WORDS[colour]}"]
    names = re.findall(r"^- ([A-Z][A-Za-z-]*)[,:]", text, re.M)
    if "powers __" in text and names:
        dice = Dice(colour, "powers")
        wishes = [names.pop(dice.below(len(names))) for _ in range(min(3, len(names)))]
        lines.append("powers " + ", ".join(wishes))
    return lines + ["Looking forward to this one."]


# At the end of a turn each writes so much, where DEMO_PRESS is set.
PRESS = " ".join(["I have been thinking about the state of the Warp, and the more I think of it the less I like it."] * 4)


def order_lines(colour, report):
    """Fill in the form: the attack and the cards with some thought, the rest out of its
    own examples, and now and then one of the further examples."""
    dice = Dice(colour, report.turn, report.phase)
    blanks, examples = report.form()
    by_word = {}
    for e in examples:
        by_word.setdefault(slot(e), []).append(e)
    lines = []
    cards = report.attack_cards()
    for blank in blanks:
        choices = by_word.pop(slot(blank), None)
        thought = None
        if blank.startswith("attack"):
            thought = attack_line(colour, report, blank, most_tokens(choices))
        elif blank.startswith("card") and cards:
            thought = blank.replace("__", f"attack {cards.pop(0)}", 1)
        if thought:
            lines.append(thought)
        elif choices:
            lines.append(choices[dice.below(len(choices))])
    for word in sorted(by_word):
        if dice.below(3):
            choices = by_word[word]
            lines.append(choices[dice.below(len(choices))])
    return lines


def slot(line):
    """Which decision a line is about: its first word and its challenge, if it has one."""
    line = line.lower()
    chal = re.search(r"\bc(\d+|_+)\b", line)
    first = re.sub(r"^(play|card) .*", r"\1", line).split(" ")[0]
    return first + (chal.group(0) if chal else "")


def quoted(report):
    return "\n".join("> " + l for l in report.text.split("\n"))


def compose(colour, m, lines, round_no):
    """The letter, in this player's habit."""
    name, address, habit = PEOPLE[colour]
    out = email.message.EmailMessage(policy=email.policy.SMTP)
    out["From"] = f"{name} <{address}>"
    out["To"] = m["Reply-To"] or m["From"]
    out["Subject"] = "Re: " + re.sub(r"\s+", " ", m["Subject"])
    out["Message-ID"] = f"<{round_no}.{colour}@example.org>"
    out["In-Reply-To"] = m["Message-ID"]
    out["Date"] = m["Date"]
    text = "\n".join(lines) + "\n"
    report = type("R", (), {"text": body(m)})
    if habit == "plain":
        out.set_content(text, cte="7bit" if text.isascii() else "quoted-printable")
    elif habit == "top-post":
        out.set_content(text + f"\nCheers, {name}\n\nOn Thu, 26 Nov 2026 at 20:00, "
                        f"The GM <gm@example.org> wrote:\n{quoted(report)}\n",
                        cte="quoted-printable")
    elif habit == "html":
        rows = "".join(f"<div>{l}</div>" for l in lines)
        out.set_content(f"<html><body>{rows}<br><div class=\"gmail_quote\"><blockquote>"
                        f"<pre>{report.text}</pre></blockquote></div></body></html>",
                        subtype="html", cte="base64")
    elif habit == "phone":
        out.set_content(text + "\nSent from my iPhone\n", cte="base64")
    return out


def deliver(home, name, out):
    inbox = home / "mail" / "in"
    for sub in ("tmp", "new", "cur"):
        (inbox / sub).mkdir(parents=True, exist_ok=True)
    tmp = inbox / "tmp" / name
    tmp.write_bytes(out.as_bytes())
    os.rename(tmp, inbox / "new" / name)


def write(home, round_no, unsure=False):
    """One round: every player answers the newest letter that asks them for something."""
    for colour, m in sorted(newest_for_each(home).items()):
        out = answer(colour, m, round_no, unsure)
        if out:
            deliver(home, f"{round_no:06d}.{colour}", out)


def say_yes(home, round_no):
    """Whose newest receipt asks something answers it, above the quoted receipt."""
    for colour, (_, address, _) in sorted(PEOPLE.items()):
        m = next((m for m in letters_out(home) if address in str(m["To"]) and " receipt " in str(m["Subject"])), None)
        if m and "Reply YES to send it" in body(m):
            deliver(home, f"{round_no:06d}.{colour}.yes", compose(colour, m, ["Yes please"], f"{round_no}.yes"))


def answer(colour, m, round_no, unsure=False):
    """Returns this player's answer to a letter that asks them for something; or None."""
    if "invitation" in str(m["Subject"]).lower():
        lines = join_lines(colour, m)
    else:
        report = Report(m)
        # Dan is on the train in the third phase of turn 2.
        if colour == "yellow" and (report.turn, report.phase) == (2, 3):
            return None
        lines = order_lines(colour, report)
        if os.environ.get("DEMO_PRESS") and report.phase == 4:
            lines += ["", "press to all:", PRESS, "endpress"]
        if unsure and colour == "blue" and (report.turn, report.phase) == (2, 1):
            lines = ["perhaps " + l if l.startswith("attack") else l for l in lines]
    return compose(colour, m, lines, round_no) if lines else None


def wants_answer(m):
    subject = str(m["Subject"]).lower()
    return "invitation" in subject or ("report" in subject and ("orders due" in subject or "nothing to order" in subject))


if __name__ == "__main__":
    if sys.argv[2] == "yes":
        say_yes(Path(sys.argv[1]), int(sys.argv[3]))
    else:
        write(Path(sys.argv[1]), int(sys.argv[3]), "unsure" in sys.argv[4:])
