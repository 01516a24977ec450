"""The GM of the month: reads what came to them, once in the evening, and answers by letters alone, with the
words that the letters themselves offer. Counts what that took, and what could not be done."""
import re
from collections import Counter

GM = "me@example.net"
VOUCHED = "mx.example.org; dkim=pass header.d=example.net; dmarc=pass header.from=example.net"


class Evening:

    def __init__(self, bench):
        self.bench = bench         # gives a person who would like to play
        self.seen = 0
        self.letters = []          # how many came on each day
        self.written, self.lines = 0, 0
        self.subjects = Counter()
        self.decisions, self.by_hand, self.not_done = Counter(), Counter(), Counter()
        self.patience = Counter()  # how often a phase that waits was given another day, by code and phase
        self.waiting = {}          # the items of the newest list, by code

    def sit_down(self, w):
        mail = [l for l in w.to_gm[self.seen:]]
        self.seen = len(w.to_gm)
        self.letters.append(len(mail))
        lists = [l for l in mail if re.search(r"decisions? waits? for you|for you$", l.subject)]
        for l in mail:
            self.subjects[re.sub(r"\[[^\]]*\]|T\d+ P\d+|\d+|\(.*?\)", "", l.subject).strip()] += 1
            for refused in re.findall(r"NOT DONE: ([^.]*)", l.flat):
                self.not_done[re.sub(r"\b[A-Z]?\d[\d.]*", "N", refused)] += 1
        answers, newest = {}, None
        for l in lists:
            newest = l
            for code, item in items(l.text):
                answers[code] = item
        if lists:
            self.waiting = answers
        lines = [line for line in (self.answer(code, item) for code, item in answers.items()) if line]
        if lines and newest.mail["Reply-To"]:
            w.write(GM, newest, "\n".join(lines), Authentication_Results=VOUCHED)
            self.written += 1
            self.lines += len(lines)

    def answer(self, code, item):
        kind = code[0]
        if not item["mail"]:
            self.by_hand[f"{kind}: {item['command']}"] += 1
            return None
        self.decisions[kind] += 1
        if kind == "H":
            waits = phase_that_waits(code, item["what"])
            self.patience[waits] += 1
            if self.patience[waits] % 3 == 1:
                return f"{code} nmr remind"
            if self.patience[waits] % 3 == 2:
                return f"{code} wait 24"
        if "TEXT" in item["mail"]:
            return f"{code} answer: Thank you for your letter. Tell me if there is more."
        if "NAME <ADDRESS>" in item["mail"]:
            return f"{code} {item['mail'].replace('NAME <ADDRESS>', str(self.bench()))}"
        return code


def phase_that_waits(code, what):
    """A game may wait in several phases of a month, each with the code of the game."""
    found = re.search(r"Phase (\d+\.\d+)", what)
    return code, found[1] if found else ""


def items(text):
    """The items of a list: (code, {"mail", "command"})."""
    parts = re.split(r"^[-* ]*(?=[A-Z]\d+  )", text, flags=re.M)
    for part in parts[1:]:
        code = re.match(r"([A-Z]\d+)  ", part)[1]
        mail = re.search(r"answer:\s+" + code + r"\s+(?:\((.*?)\)|(.*))", part)
        command = re.search(r"^ +(postalgm \w+(?: \w+)?)", part, re.M)
        yield code, {"mail": (mail[1] or mail[2]).strip() if mail else "", "what": " ".join(part.split())[:160],
                     "command": command[1] if command else ""}
