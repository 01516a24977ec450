#!/usr/bin/env python3
"""An anonymous game [option anonymous]: two homes that differ only in who of two people plays Red
and who Blue. What reaches the other players, an observer, a stand-by, the zine and the exported
game must be the same byte for byte after every round, until the game is over; and nobody but the
GM and the player themselves reads a name, an address or a telephone number of a player. Then the
last report and the zine name everybody. What would tell it sooner is refused. Prints TAP.

    anonymous.py BUILD      KEEP=1 leaves the homes
"""
import os
import re
import shutil
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
import twins  # noqa: E402
from twins import EVE, GM, HOUSE, SID, TIM, WORK, Home, differs, ok  # noqa: E402

GAME = {"name": "wren", "seats": 4, "quiet": {"ann", "bob"}}
SEATS = ({"red": "ann", "blue": "bob", "green": "cat", "yellow": "dan"},
         {"red": "bob", "blue": "ann", "green": "cat", "yellow": "dan"})
NAMES = {who: f"Zq{who} Vale{who}" for who in ("ann", "bob", "cat", "dan", "tim")}


def orders(w, colour):
    """The same in both worlds: an attack that all see, or nothing but a word."""
    return f"replace\nattack {'yellow' if colour != 'yellow' else 'green'} 1 with 1 from 1\nfinal"


def run_phase(w, who, before=()):
    for colour, text in before:
        w.reply(w.people[colour], text, late=5)
    w.round(10)
    for i, colour in enumerate(who):
        w.reply(w.people[colour], orders(w, colour), late=20 + i)
    w.round(20)
    w.until(-12 * 60 + 5)
    w.until(-20)
    w.until(5)
    w.round(70)


def refused(w, *args, **how):
    """The answer to a command of the GM's that must not be carried out."""
    return w.gm(*args, status=(1,), **how)


def play(w):
    name = w.name
    w.people = SEATS[w.side]
    w.gm("init", "--gm", GM, "--address", HOUSE)
    w.gm("game", "new", name, "--seats", 4, "--deadlines", "2 days 20:00 UTC", "--option", "anonymous=on",
         "--option", "public=on")
    for colour, who in w.people.items():
        w.gm("seat", "add", name, f"{NAMES[who]} <{who}@example.org>", "--colour", colour)
    w.gm("seat", "standby", name, f"Zqsid <{SID}>")
    w.round(5)
    yield "invited"
    w.off = [refused(w, "game", "option", name, "anonymous=off")]
    w.said = [refused(w, "announce", name, f"{NAMES['ann']} has joined.")]
    for colour, who in w.people.items():
        w.reply(who, f"join word luck{colour}\nphone 555-zqphone{who}-1")
    w.round(70)
    yield "joined"
    w.reply(w.people["red"], "absent 10 Mar to 11 Mar")
    w.round(70)
    w.gm("game", "start", name)
    w.started = True
    w.round(5)
    yield "begun"
    w.write(EVE, HOUSE, f"observe {name}")
    w.round(5)
    w.reply("eve", "confirm", sender=EVE)
    w.reply("cat", "rules\nme\nstatus\nproof\nformat both json")
    w.reply("cat", "press to zqann: are you there?\nendpress", late=3)
    w.round(5)
    yield "watched"
    w.said += [refused(w, "announce", name, "Greetings. Zqann is ill."),
               refused(w, "ruling", name, f"{w.people['red']}@example.org has 5 minutes."),
               refused(w, "editorial", name, "A fine attack by Valebob."),
               refused(w, "nmr", "excuse", name, "red", "--why", "Zqbob is at sea"),
               refused(w, "game", "pause", name, "--why", "until Zqann is back", "--yes"),
               refused(w, "phase", "extend", name, "1 day", "--why", "for ZQANN VALEANN")]
    w.off += [refused(w, "game", "option", name, "anonymous=off"),
              refused(w, "game", "option", name, "anonymous=off", "--force", "--why", "a trial")]
    w.reply("master", "announce: Zqann is ill.", "report", sender=GM)
    w.round(5)
    w.reply("master", "confirm", "please confirm", sender=GM)
    w.round(5)
    w.said += [" ".join(w.newest("master", "not done").text().split())]
    yield "refused"
    run_phase(w, ("red", "blue", "green", "yellow"),
              [("red", "press to all: Red speaks.\nendpress\npress to green: only for you\nendpress"),
               ("blue", "press grey to all: nobody knows me\nendpress")])
    yield "1.1 has run"
    w.gm("nmr", "excuse", name, "blue", "--why", "a good reason")
    w.gm("phase", "extend", name, "1 day", "--why", "for all")
    run_phase(w, ("red", "green", "yellow"), [("blue", "absent 20 Mar to 21 Mar")])
    yield "1.2 has run: Blue is excused"
    w.gm("seat", "replace", name, "red", f"{NAMES['tim']} <{TIM}>")
    w.round(5)
    w.reply("tim", "join\nhistory last", sender=TIM)
    w.people = dict(w.people, red="tim")
    w.round(70)
    # Who had the seat before, and who may have one next, is told no sooner than who has it now.
    former = NAMES[SEATS[w.side]["red"]].split()[0]
    w.said += [refused(w, "announce", name, f"Thanks to {former}, who leaves us."),
               refused(w, "editorial", name, f"{SEATS[w.side]['red']}@example.org has left."),
               refused(w, "announce", name, "Zqsid stands by."),
               refused(w, "phase", "extend", name, "1 day", "--why", f"{SID} may take a seat")]
    yield "Red has another player"
    w.reply(w.people["blue"], "resign now")
    w.round(5)
    w.reply(w.people["blue"], "yes", ".")
    w.round(70)
    w.gm("nmr", "standby", name, "blue", status=(0, 1))
    w.round(5)
    w.reply("sid", "join", "invitation", sender=SID)
    w.round(70)
    yield "Blue has left, and a stand-by is asked"
    w.export()
    yield "exported"
    w.gm("game", "end", name, "--why", "a test", "--yes")
    w.over = True
    w.round(5)
    yield "over"


def named(w, letters):
    """Who reads of a player, themselves and the GM aside."""
    words = [n for who, full in NAMES.items() for n in full.split()] + [f"{w}@example" for w in NAMES] + ["zqphone"]
    bad = []
    for l in letters:
        own = l.who
        for kind, data in l.parts():
            text = data.decode("latin1").lower()
            for word in words:
                mine = own in word.lower() or l.who == "master" or word == "zqphone" and f"zqphone{own}" in text
                if word.lower() in text and not mine and not ("zqann:" in text and own == "cat"):
                    bad.append((l.to, l.subject, kind, word))
    for page, (data, _) in w.zine.items():
        bad += [("zine", page, word) for word in words if word.lower() in data.decode("latin1").lower()]
    bad += [("export", word) for word in words if word.lower() in w.exported().decode("latin1").lower()]
    return bad


def last_words(w):
    last = [l for l in w.letters if l.who == "cat" and "WHO PLAYED" in l.text()]
    pages = b"".join(d for n, (d, _) in w.zine.items() if n.startswith("wren/")).decode("utf-8", "replace")
    return (last[-1].text() if last else ""), pages


def main():
    a, b = worlds = [Home(GAME, side) for side in (0, 1)]
    quiet, bad, tells, steps = {"ann", "bob", "master"}, [], [], 0
    for w in worlds:
        w.seen = 0
    for what, _ in zip(play(a), play(b)):
        steps += 1
        if what != "over":
            bad += [(what, d) for d in differs(a, b, quiet)]
            for w in worlds:
                tells += [(what, x) for x in named(w, w.letters[w.seen:])]
        for w in worlds:
            w.seen = len(w.letters)
    seen = len([l for l in a.letters if l.who not in quiet])
    ok(steps == 11 and seen > 25, "two worlds side by side", (steps, seen))
    ok(not bad, "the others get the same, byte for byte, whoever plays Red and Blue", "\n".join(map(str, bad[:9])))
    ok(not tells, "nobody reads a name, an address or a telephone number", "\n".join(map(str, tells[:9])))
    for text in a.said:
        ok("is anonymous until its end" in text, "the GM's words name nobody: " + text.split("\n")[0][:50], text)
    ok(any("write \"the former player of red\"" in s for s in a.said) and any("write \"a standby\"" in s for s in a.said),
       "... also who played, and who may play", a.said[-4:])
    ok("write red" in a.said[1] and '"a player"' in a.said[0], "... and are told what to write", a.said[:2])
    for text in a.off:
        ok("before the end" in text or "was invited to an anonymous game" in text, "it is not turned off once players rely on it", text)
    start = next(l.text() for l in a.letters if l.who == "cat" and "the game begins" in l.subject)
    ok(re.search(r"(?s)WHO PLAYS.*Nobody is told who plays which seat", start), "the start letter says so", start[:900])
    ok("known by their seats alone" in " ".join(start.split()), "... and so do the house rules")
    first = next(l.text() for l in a.letters if l.who == "cat" and "invitation" in l.subject)
    ok("known by their seats alone" in " ".join(first.split()) and "INVITED SO FAR" not in first, "... and the invitation",
       first)
    for w in worlds:
        report, pages = last_words(w)
        ok(re.search(r"Green +Zqcat Valecat", report) and re.search(r"Red +Zqtim Valetim", report),
           "the last report names all", report[:600])
        ok("Zqcat Valecat" in pages and "Zqtim Valetim" in pages, "... and so does the zine", pages[:300])
    a.gm("game", "new", "open", "--seats", 3)
    late = a.gm("game", "open", "open", "--option", "anonymous=on") + a.gm("game", "option", "open")
    ok(re.search("anonymous +on", late), "it can be set when a game is opened", late)
    a.gm("game", "new", "known", "--seats", 3, "--house-seats", 3)
    a.gm("game", "start", "known")
    a.gm("game", "new", "led", "--seats", 3, "--house-seats", 3, "--option", "anonymous=on", "--option", "public=on")
    a.gm("zine", "led")
    pages = (a.path / "zine/led/index.html").read_text()
    ok("the house" in pages and "told at the end" not in pages, "that the house plays a seat is no secret", pages[:300])
    late = refused(a, "game", "option", "known", "anonymous=on")
    ok("game new NAME --option anonymous=on" in late, "it cannot be set once the game runs", late)
    if "KEEP" in os.environ:
        print("# " + str(WORK))
    else:
        shutil.rmtree(WORK)
    twins.finish()


main()
