"""six-7: letters as people write them, and orders by phone."""
import json
import re
from datetime import timedelta

from cast import S, SSEATS
from world import check, filled_in, GM, one, person, players, show, STATUS, to, utc, wrong


def in_many_hands(w):
    """six-7 1.1 is open for a week: letters as people write them."""
    r = {n: w.last(n.lower() + "@", "T1 P1 report") for n in SSEATS.values()}
    goal = {n: re.search(r"attack (\w+) __", r[n].text).group(1) for n in r}

    def hal(text, **fields):
        w.now += timedelta(minutes=45)
        return w.answer(person("Hal"), r["Hal"], text, **fields)

    def orders(seat="red"):
        return w.gm("orders", "show", S, seat).out

    got = hal(f"1. attack {goal['Hal']} 3 with 3 from 3\n2. attack {goal['Hal']} 3 with 2 from 4")
    check("else" in orders() or re.search("1.*2", orders()), "numbered lines are preferences",
          "within the *same* slot the numbers are preferences", show(got), orders())
    got = hal(f"1. attack {goal['Hal']} 3 with 3 from 3\n3. attack {goal['Hal']} 3 with 2 from 4")
    check(re.search("refused", got[0].text.split("\n")[0]), "1 and 3", "must be 1,2,3 without a gap",
          show(got))
    got = hal(f"attack {goal['Hal']} 3")
    check(re.search("How many|chance", got[0].flat), "no number: by chance, with a warning",
          "ok, warned ... tokens by chance [R-019] unless you say", show(got))
    got = hal(f"attack {goal['Hal']} 3 with 6 from 1, 2 from 2")
    check(re.search("4", got[0].flat) and "more than" in got[0].flat or "list" in got[0].flat, "6 from 1 ...",
          "6 is more than an attack may have: read as 4", show(got))
    other = next(c for c in ("green", "yellow", "purple") if c != goal["Hal"].lower())
    got = hal(f"attack {other} 3 with 2 from 1")
    check(re.search(f"Destiny sends you to {goal['Hal']}", got[0].flat, re.I), "the wrong system",
          "Destiny sends you to **Yellow** this turn: read as Yellow 3", show(got))
    got = hal("clear")
    check("attack" not in orders(), "clear empties", "`clear` empties", show(got), orders())
    got = hal("attack " + goal["Hal"] + " 3 with 2\nfrom 1, 1 from 3\nend\nattack blah")
    check("attack" in orders() or "refused" in got[0].text, "after end nothing is read",
          "nothing after it is read", show(got))
    check("blah" not in got[0].text, "not even as a note", "nothing after it is read", show(got))
    got = hal(f"attack {goal['Hal']} 3 with 2 from 1,\n  1 from 3")
    check(re.search(r"2 from Red 1, 1 from Red 3", got[0].flat), "a line that ends in a comma goes on",
          "A line that ends in a comma ... continues on the next.", show(got))
    got = hal("play cosmic zap on bleu's power if bleu uses power")
    check(re.search("do not hold|read 'bleu' as Blue", got[0].flat),
          "what he does not hold, or a repaired word", "read 'Gren' as Green", show(got))
    got = hal("orders turn 1 phase 2\ninvite nobody in c1")
    check(re.search("turn 1, phase 2|1\\.2|phase 2", got[0].flat) and re.search(r"attack", orders()),
          "orders for a later phase are stored for it",
          "A header that names a later phase stores the orders for it [R-014].", show(got))
    got = hal("absent tomorow")
    check(re.search("tomorow|date", got[0].flat), "ABSENT wants a date", "Dates: ISO, `26 Nov`, `Thu`.",
          show(got))
    quoted = "\n".join("> " + x for x in r["Hal"].text.split("\n"))
    got = hal(f"On Sun, the GM wrote:\n{quoted}\n")
    check(got and "NO ORDERS" in got[0].text, "a mail that only quotes ours has no order",
          "any mail we ever send, fed back raw, quoted, forwarded or HTML-wrapped, yields zero orders",
          show(got))
    got = hal("Bonjour, j'attaque la planete rouge")
    check(one(got) and "ACCEPTED" not in got[0].text.split("\n")[0], "another language", "refuse kindly",
          show(got))

    # Wrong keys.
    w.now += timedelta(hours=3)
    ida = r["Ida"]
    got = w.answer(person("Hal"), ida, f"attack {goal['Ida']} 3 with 2 from 1")
    check("attack" not in orders("blue"), "Hal's letter with Ida's key gives no orders",
          "a forward of another player's report (key of the wrong seat: refuse, warn the GM, never act)",
          show(got))
    check(to(w.sent[-4:], GM) or to(w.sent[-4:], "ida@"), "it is told", "warn the GM; held + confirm",
          show(w.sent[-3:]))
    got = w.answer("Ida <ida@phone.example>", ida, f"attack {goal['Ida']} 3 with 2 from 1")
    ask = w.last("ida@example.org", "confirm")
    check(not got and ask, "from another address it is held, and she is asked",
          "one without the other waits for a `confirm` from that address", show(w.sent[-2:]))
    got = w.answer(person("Ida"), ask, "confirm")
    new = got + w.round(1)
    check("attack" in orders("blue"), "her confirm makes it count", "held + confirm", show(new))
    w.answer("Ida <ida@phone.example>", ida, f"attack {goal['Ida']} 4 with 1 from 1")
    held = w.gm("letters", "list", "--state", "held", "--json").json()
    held = [x for x in held if "phone.example" in json.dumps(x)]
    check(held, "letters list --state held", "States are ... held", w.gm("letters", "list", "--state",
          "held"))
    if held:
        said = w.gm("letters", "release", held[0]["id"], "--why", "she rang me up")
        w.round(1)
        check(said.rc == 0 and " 4 with 1" in orders("blue"), "letters release",
              "Lets a letter count that waits", said, orders("blue"))
        wrong(w, 1, ["wait"], "it waits no more", "letters", "drop", held[0]["id"])

    # Press: signed, grey, to one, with a live key in it.
    w.now += timedelta(hours=3)
    key = re.search(r"green\.([a-z2-7]{23})", str(r["Jon"].mail["Reply-To"])).group(1)
    got = w.answer(person("Jon"), r["Jon"], "press to all:\nHello, stars!\nendpress\npress grey to zine:\n"
          f"They say that the key is gm+six-7.green.{key}@example.org\nendpress\npress to blue:\nA deal?\nendpress")
    check(one(got) and got[0].text.count("PRESS") + got[0].text.count("press") >= 1, "press is taken",
          "send press (signed, anonymous, to the zine)", show(got))
    got = w.answer(person("Jon"), r["Jon"], "press to purpel:\nHi\nendpress")
    check(one(got) and re.search(r"\^\^\^\^\^\^ .*'purpel'.*players, all, gm or zine", got[0].flat),
          "press to nobody", "points at the wrong *word*", show(got))
    got = w.answer(person("Jon"), r["Jon"], "status", subject="Re: whatever")
    check(one(got), "STATUS after press", "ask STATUS")
    w.in_press = key


def by_phone(w):
    """six-7 1.1: orders by phone, and the doubled hour."""
    ok = []
    for c, n in SSEATS.items():
        r = w.last(n.lower() + "@", "T1 P1 report")
        ok.append("\n".join(filled_in(c, players.Report(r.mail))))
    before = w.gm("orders", "show", S, "red").out
    said = w.gm("orders", "check", S, "red", stdin=ok[0])
    check(said.rc == 0 and re.search("attack", said.out, re.I), "orders check",
          "Says how these orders would be read, and keeps nothing.", said)
    check(w.gm("orders", "show", S, "red").out == before, "it keeps nothing", "keeps nothing", w.gm("orders",
          "show", S, "red"))
    said = w.gm("orders", "check", S, "red", stdin="attack nobody 3 or blue 4\n")
    check(said.rc == 1 and "^" in said.out + said.err, "orders check of a wrong line -> 1",
          "points at the wrong *word*", said)
    said = w.gm("orders", "enter", S, "red", stdin=ok[0] + "\nplay cosmik zap on blue's power if it rains\n")
    new = w.round(1)
    check(said.rc == 1 and to(new, "hal@", "receipt"),
          "orders enter: one line refused, the rest entered, Hal has the receipt",
          "Exit status 1 when a line is refused; the others are entered.", said, show(new))
    check("attack" in w.gm("orders", "show", S, "red").out, "entered", "the others are entered")
    wrong(w, 1, ["red.*orange|purple"], "SEAT", "orders", "enter", S, "pink", stdin="x")
    said = w.gm("orders", "enter", S, "red", "/nonexistent")
    check(said.rc in (1, 3) and "nonexistent" in said.err, "no such file", STATUS, said)
    for (c, n), text in list(zip(SSEATS.items(), ok))[1:]:
        w.write(person(n), w.last(n.lower() + "@", "T1 P1 report"), text)
    w.round(1)
    got = w.answer(person("Hal"), w.last("hal@", "receipt"), "wait")
    check(one(got) and "WAIT" in got[0].text, "Hal says WAIT", "`wait` stops an early run, never a deadline",
          show(got))
    w.go("2026-10-25 00:45")
    check(not to(w.sent, "ida@", "T1 P2 report"), "not at the first 02:30", "doubled takes the later")
    w.go("2026-10-25 01:35")
    check(len(to(w.sent, "ida@", "T1 P2 report")) == 1, "at the second", "doubled takes the later",
          w.gm("phase", "show", S))
    check(w.deadline(S) == utc("2026-10-29 18:00"), "phase 2: 4 days, 19:00 winter time",
          "phase 2,3,4: 4 days 19:00", w.deadline(S))
    rep = w.last("ida@", "T1 P2 report")
    kim = w.last("kim@", "T1 P2 report")
    check("Hello, stars!" in kim.text and "A deal?" not in kim.text and "A deal?" in rep.text,
          "press reaches its readers", "send press (signed, anonymous, to the zine)", kim)
    check(not any(w.in_press in l.text for l in w.sent), "no live key leaves through press",
          "what players send on is scanned so that no live key leaves through press")
    check("The Long Six" in rep.text.split("\n")[0], "the game's full name in the head",
          'COSMIC ENCOUNTER BY MAIL - GAME CE-7 "Kestrel"', rep.text[:300])
