#!/usr/bin/env python3
"""An evening at the desk on which everything goes wrong a little: codes are mistyped, two GMs answer the
same question, people share a name, a mailbox is full, a game asks for what nobody has. Each answer says
what would be right. Prints TAP.

    evening.py BUILD
"""
import json
import os
import re
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE.parent.parent / "kit")]

from world import GM, HOUSE, check, filled_in, flat, one, person, play, players, seat_all, show, to, wrong  # noqa: E402

G, SEATS = "ce-7", {"red": "Ann", "blue": "Bob", "green": "Cat"}
GUS = "Gus <gus@example.org>"


def begin(w):
    w.gm("init", "--gm", GM, "--address", HOUSE)
    path = w.home / "postalgm.json"
    path.write_text(json.dumps(json.loads(path.read_text()) | {"todo_at": 7}))
    w.gm("game", "new", G, "--seats", 3, "--deadlines", "7 days 20:00 UTC")
    w.gm("game", "gm", G, "--add", GUS)
    seat_all(w, G, SEATS)
    said = w.gm("game", "start", G)
    check(said.rc == 0, "the game starts", "game start", said)
    w.round(1)


def confirmed(w, who, ask, text):
    """The GM's letter, and its confirm, as at every house whose server vouches for nobody."""
    got = w.answer(who, ask, text)
    return (got, w.answer(who, got[-1], "confirm")) if got else (got, [])


def codes(w):
    """Three ask, one twice; a GM answers, the other one a minute later, with slips in the codes."""
    for name in (*SEATS.values(), "Ann"):
        w.write(person(name), w.last(name.lower() + "@", "report"), "GM: may I ask a question?")
    w.round(1)
    new = w.go("2026-10-13 07:05")
    mine, theirs = one(to(new, GM, "decisions wait")), one(to(new, "gus@", "decisions wait"))
    check(mine and theirs, "the list comes to both GMs", "the same list comes to each GM by letter, once a day", show(new))
    found = re.findall(r"^(W\d+) +ce-7 (\w+)", w.gm("todo").out, re.M)
    code = {seat: c for c, seat in reversed(found)}
    check(len(found) == 4 and len(code) == 3, "each question has a code", "Answer it with the codes", found)
    again = [c for c, seat in found if seat == "red"][1]
    _, did0 = confirmed(w, GUS, theirs, f"{code['red']} answer: Yes, you may.")
    check("DONE: everything" in flat(did0), "Gus answers Ann", "W5 answer: Yes, until Friday.", show(did0))

    text = (f"{code['red']} answer: No, you may not.\nQ2 answer: the plan of Cat is known to me\n"
            f"{code['blue']} answer: This one is for Bob,\nand it goes on.\nW-99 answer: nobody asked this\n"
            f"w 98 answer: nor this\n{code['green'].lower()}: answer: Of course.\n{again} answer: and this?")
    asked, did = confirmed(w, f"Me <{GM}>", mine, text)
    check("not carried out even if you confirm" in flat(asked) and "Q2 answer" in flat(asked), "a code that is none is named at once",
          "an answer that says what would be right", show(asked))
    check("It answers all 2 things that Ann wrote to you, and none of them waits now:" in flat(did0) and flat(did0).count("may I ask a question?") == 2,
          "one answer of a player who asked twice: what it settles is said", "an answer that says what it settles", show(did0))
    check("was answered already" in flat(did) and "from Gus" in flat(did) and ".." not in flat(did),
          "who answered already is named", "Several GMs answer: the first one's word counts", show(did))
    check(flat(did).count("Codes look like R12") == 3, "three codes that are none", "says what would be right", show(did))
    check("nothing with that code waits for you, or it has been settled" in flat(did), "a question that another answer settled", "todo",
          show(did))
    new = w.sent[-12:]
    bob, cat = flat(to(new, "bob@")), flat(to(new, "cat@"))
    check("This one is for Bob, and it goes on." in bob and "W-99" not in bob and "nobody asked" not in bob and "nor this" not in bob,
          "Bob reads his answer, and no line that was meant for somebody else",
          "W5 answer: TEXT goes to the player of that item alone", show(to(new, "bob@")))
    check("Of course." in cat, "Cat reads hers", "codes, in any case", show(to(new, "cat@")))
    check(not any("plan of Cat" in l.flat for l in w.sent if GM not in l.to), "what stood behind the mistyped code went to nobody", "secrets",
          [str(l) for l in w.sent if "plan of Cat" in l.flat])


def quoted(w):
    """The GM answers in the midst of the list, as mail programs quote it."""
    w.write(person("Bob"), w.last("bob@", "report"), "GM: and one more?")
    w.round(1)
    lists = to(w.go("2026-10-14 07:05"), GM, "decision")
    code = re.findall(r"^(W\d+) ", w.gm("todo").out, re.M)
    check(lists and len(code) == 1, "one question waits", "todo", w.gm("todo"))
    if not lists or not code:
        return
    below = "\n".join("> " + line for line in lists[-1].text.split("\n"))
    below = below.replace(f"> - {code[0]} ", f"{code[0]} answer: Between your lines.\n> - {code[0]} ", 1)
    asked, did = confirmed(w, f"Me <{GM}>", lists[-1], "On Wed, 14 Oct 2026 at 09:05, CE-7 wrote:\n" + below)
    check("DONE: everything" in flat(did), "an answer between the quoted lines is done, and no quoted line is", "Answer this letter with the codes",
          show(asked), show(did))
    check("Between your lines." in flat(to(w.sent[-6:], "bob@")), "Bob reads it", "answer", show(w.sent[-6:]))


def names(w):
    """Two people called Ann, two seats for one person, a name that a game had, a player who is blocked."""
    w.gm("game", "new", "ce-8", "--seats", 3)
    w.gm("seat", "add", "ce-8", "Ann <ann@elsewhere.example>")
    wrong(w, 1, ["2 people are called 'Ann'", r"\d \(ann@example.org\) or \d \(ann@elsewhere.example\)"], "says what would be right",
          "person", "note", "Ann", "late again")
    wrong(w, 1, ["as blue", "seat replace"], "says what would be right", "seat", "replace", G, "red", "Bob <bob@example.org>")
    said = w.gm("game", "end", "ce-8", "--why", "too few", "--yes")
    check(said.rc == 0, "a game is called off", "game end", said)
    wrong(w, 1, ["there is already a game 'ce-8'", "such as 'ce-8-2'"], "says what would be right", "game", "new", "ce-8")
    wrong(w, 1, ["a-z, 0-9"], "says what would be right", "game", "new", "CE-8")
    said = w.gm("person", "block", "bob@example.org", "--why", "left three games")
    check(said.rc == 0 and f'postalgm seat replace {G} blue "NAME <ADDRESS>"' in said.flat, "a blocked player's seat is named, with what takes it",
          "They keep the seats they have; seat replace takes one", said)
    r = w.last("bob@", "report")
    got = w.answer(person("Bob"), r, "\n".join(filled_in("blue", players.Report(r.mail))))
    check(got and got[0].text.startswith("ACCEPTED"), "... and their orders count meanwhile", "They keep the seats they have", show(got))


def nobody_fits(w):
    """Conditions that nobody meets."""
    w.gm("game", "new", "ce-9", "--seats", 3)
    wrong(w, 2, ["'@club.example' is both allowed and denied"], "says what would be right", "game", "open", "ce-9", "--allow", "@club.example",
          "--deny", "bob@example.org, @Club.example")
    said0 = w.gm("game", "open", "ce-9", "--allow", "@club.example")
    check(said0.rc == 0, "open for a club", "game open", said0)
    said = w.gm("game", "show", "ce-9")
    check("JOIN ce-9. For: only people on its GM's list" in said.flat, "game show says for whom", "game show", said)
    got = w.answer(person("Ann"), HOUSE, "JOIN ce-9")
    check("ce-9" in said0.flat and "None of the 4 people whom the house knows and who are not in it meets that" in said0.flat,
          "game open says that nobody meets its conditions", "Conditions that nobody meets", said0)
    check("No game is open to you now" in flat(got) and "join ce-9" not in flat(got), "... whose letter does not list what is not for them",
          "What a letter offers can be done", show(got))
    check("not on the list" in flat(got) and GM in flat(got), "who is turned away reads why, and whom to ask", "The answer says why",
          show(got))


def full_mailbox(w):
    """Letters to the GM come back for now, day after day: a letter would not tell them."""
    def back(l):
        w.n += 1
        p = w.home / "mail/in/new" / f"{w.n:06d}.dsn"
        p.write_text("\r\n".join([
            "From: MAILER-DAEMON@example.net", f"To: {str(l.mail['Return-Path']).strip('<>')}", "Subject: Undelivered Mail",
            "Auto-Submitted: auto-replied", f"Message-ID: <dsn{w.n}@example.net>", "MIME-Version: 1.0",
            'Content-Type: multipart/report; report-type=delivery-status; boundary="b"', "", "--b", "Content-Type: text/plain", "", "full", "--b",
            "Content-Type: message/delivery-status", "", "Reporting-MTA: dns; mx.example.net", "", f"Final-Recipient: rfc822; {l.to}",
            "Action: failed", "Status: 5.2.2", "Diagnostic-Code: smtp; 552 5.2.2 mailbox full", "", "--b--", ""]))
        os.utime(p, (w.now.timestamp(), ) * 2)

    for day in range(3):
        check("bounce" not in w.gm("todo").flat, f"after {day} letters nothing is said", "three letters", w.gm("todo"))
        w.write(person("Ann"), w.last("ann@", "report"), f"GM: are you there, on day {day}?")
        for l in to(w.round(1), GM, "writes to you"):
            back(l)
        w.round(1)
        w.round(20 * 60)
    said = w.gm("todo")
    check(f"Letters to the GM ({GM}) bounce: 552 5.2.2 mailbox full" in said.flat, "todo names the full mailbox", "what waits for you", said)
    said = w.gm("health")
    check(said.rc == 1 and "is its mailbox full?" in said.flat, "so does health", "healthy, degraded (1) ... and what to do about it", said)
    w.write(f"Me <{GM}>", w.last(GM, "writes to you"), "status")
    ask = to(w.round(1), GM, "confirm")
    check("bounce" in w.gm("todo").flat, "a letter in the GM's name that nobody vouches for changes nothing", "confirm", w.gm("todo"))
    w.answer(f"Me <{GM}>", ask[-1], "confirm")
    check("bounce" not in w.gm("todo").flat, "once the GM writes again, it is gone", "only bounces since the last letter count", w.gm("todo"))


def main():
    return play("evening", "2026-10-12 09:00", (begin, codes, quoted, names, nobody_fits, full_mailbox))


if __name__ == "__main__":
    sys.exit(main())
