"""The first phase of kestrel, with wrong words, reminders, grace and the GM's word; an early run of trio."""
import re
from datetime import timedelta

from cast import K, T, KSEATS, TSEATS
from world import check, filled_in, GM, one, order, person, players, seats_of, show, to, utc, wrong


def first_phase(w):
    """kestrel 1.1: wrong words, a window, and Dan, who sends nothing."""
    r = {n: w.last(n.lower() + "@", "report") for n in KSEATS.values()}
    form = {n: players.Report(r[n].mail) for n in r}
    target = re.search(r"attack (\w+) __", r["Ann"].text).group(1)
    got = w.answer(person("Ann"), r["Ann"], f"attack {target} 3 or {target} 5 with 3 from red 3\n"
          f"Attack {target} 3 with 4 tokens: 2 from 1, 1 from 3\nlimbo 1 to home\ncard 14 in c1\nplay Mobius Tubse\nSorry, busy week!")
    check(one(got), "one receipt", "Never more than one receipt per incoming mail", show(got))
    t = got[0].text
    check(t.split("\n")[0].startswith("NO ORDER ACCEPTED") or "refused" in t.split("\n")[0],
          "the verdict is the first line",
          "First line is the verdict: `ACCEPTED 3 orders, 1 line refused, 1 line not read`", got[0])
    check(re.search(r"\^\^.*preference", t), "the caret under `or`",
          "^^ two alternatives need an order of preference", got[0])
    check(re.search(r"You say 4 tokens but list 3", got[0].flat), "4 said, 3 listed",
          "You say 4 tokens but list 3 (2+1). Which?", got[0])
    check(re.search(r"phase 3 order.*phase 1|this is phase 1", got[0].flat), "a card in phase 1",
          '"that is a phase 1 order, this is phase 3" instead of a syntax error', got[0])
    check("Sorry, busy week!" in got[0].text and
          "not read as orders" in got[0].flat.lower().replace("read as orders", "read as orders"),
          "the note is listed", 'listed in the receipt as "not read as orders"', got[0])
    block = re.search(r"Write instead.*?:\n((?: {5,}.*\n)+)", t)
    lines = block.group(1).split("\n") if block else []
    first = [x for i, x in enumerate(lines) if x and (i == 0 or (x.startswith(" " * 7) and i == 1))]
    said = w.gm("orders", "check", K, "red", stdin="\n".join(first) + "\n")
    check(said.rc == 0 and "ACCEPTED 1 order" in said.out and all(len(x) <= 72 for x in lines),
          "what is offered instead is right, copied as it stands", "the suggested line parses and is legal",
          block, said)
    got = w.answer(person("Ann"), got[0], f"atack {target} 3 with 2 from 1, 1 from 3")
    check(one(got) and re.search(r"^ACCEPTED 1 order", got[0].text) and
          "read 'atack' as attack" in got[0].flat and "[new]" in got[0].text,
          "an answer to the receipt mends it",
          "Its reply address carries the same key, so a mistake is mended by answering the receipt.",
          show(got))
    got = w.answer(person("Ann"), r["Ann"], f"attack {target} 4 with 2 from 1")
    check(one(got) and "[was: " in got[0].text, "a change of mind", "[new], [kept], [was: ...]", show(got))
    got = w.answer(person("Ann"), r["Ann"], "status")
    check(one(got) and f"{target} 4".lower() in got[0].flat.lower(), "STATUS",
          "Your orders so far: mail STATUS.", show(got))
    for word, words in (("help attack", "attack"), ("template", "__"), ("proof", "commits"), ("preview",
          ""), ("rules", ""), ("help preference", "alternatives"), ("timezone Europe/Berlin", "Berlin"),
          ("history 1.1", ""), ("digest on", "")):
        w.now += timedelta(minutes=40)
        got = w.answer(person("Ann"), r["Ann"], word)
        check(one(got) and re.search(words, got[0].flat, re.I), "Ann asks: " + word,
              "ask STATUS, HELP, TEMPLATE, PREVIEW, PROOF", show(got))
        check(not re.search(r"\n\S.{60,}\n  [\w`]+\n\S", got[0].text) and
              all(len(l) <= 72 for l in got[0].text.split("\n")), "72 columns, no torn lines: " + word,
              "Layout rules: 72 columns", show(got))
    for word, words in (("timezone Berlon", "Berlin"), ("format htlm", "html"), ("absent yesterdy",
          "absent|date"), ("wiat", "wait"), ("finall", "final")):
        w.now += timedelta(minutes=40)
        got = w.answer(person("Ann"), r["Ann"], word)
        check(one(got) and re.search(words, got[0].flat, re.I), "Ann slips: " + word,
              "points at the wrong *word* and offers a line that would be right", show(got))


def window(w):
    """trio: early runs."""
    w.now = max(w.now, utc("2026-10-13 06:00"))
    w.round()
    order(w, seats_of(TSEATS, "Eva", "Fay"))
    new = order(w, seats_of(TSEATS, "Gus"))
    check(w.gm("phase", "show", T).rc == 0 and not to(w.round(28), "@example.org", "TRIO.*T1 P2"),
          "not before 30 minutes", "run early after a 30 minute window", w.gm("phase", "show", T))
    r = w.last("eva@", "T1 P1 report")
    eva = players.Report(r.mail)
    w.write(person("Eva"), r, "\n".join(filled_in("red", eva)))
    w.round(0)
    check(not to(w.round(5), "fay@", "T1 P2 report"), "a letter with orders opens the window anew",
          "that each new letter with orders opens anew")
    w.write(person("Gus"), w.last("gus@", "T1 P1 report"), "wait")
    new = w.round(1)
    check(not to(w.round(40), "fay@", "T1 P2 report"), "WAIT holds it", "everybody in and nobody WAITs",
          show(new))
    got = w.answer(person("Gus"), w.last("gus@", "T1 P1 report"), "nowait\nfinal")
    new = w.round(31)
    check(len(to(new, "fay@", "T1 P2 report")) == 1, "NOWAIT: it runs 30 minutes later",
          "everybody in and nobody WAITs: run early after a 30 minute window", show(got), w.gm("phase",
          "show", T))
    # FINAL of all but one who owes something does not run; of all it does.
    said = w.gm("phase", "run", T, "1.1")
    check(said.rc == 1 and "1.2" in said.flat, "phase run of one that has run -> 1",
          "`phase run` is refused if that is not the open phase", said)
    wrong(w, 2, ["3.2|turn and a? ?phase|T.P"], "T.P a turn and phase (`3.2`)", "phase", "run", T, "12")


def deadline(w):
    """kestrel 1.1: the ladder, grace, the GM's word; trio goes on beside it."""
    for n, c in (("Bob", "blue"), ):
        order(w, [(c, n)])
    d = w.deadline(K)
    check(d == utc("2026-10-13 19:00"), "kestrel's deadline", "Tue 20:00 Europe/London", d)
    new = [l for l in w.sent if "KESTREL" in l.subject and re.search(r"remind", l.subject + l.text[:300],
          re.I)]
    check({l.to.split("@")[0] for l in new if l.to != GM} == {"bob", "cat",
          "dan"} if w.now < utc("2026-10-13 07:00") else True, "reminders only to who owes",
          "only to those who owe something")
    new += w.go("2026-10-13 18:30")
    cat = [l for l in w.sent if l.to.startswith("cat@") and re.search("remind", l.subject, re.I)]
    check(len(cat) == 1 and "attack" in cat[0].flat, "Cat is reminded once, 12 hours before, of her attack",
          "saying exactly what", show(cat))
    ann = [l for l in w.sent if l.to.startswith("ann@") and re.search("remind", l.subject, re.I)]
    # A question of the house may still be open, if the cards of her hand made one of a line.
    ann = [l for l in ann if "still open" not in l.flat]
    check(not ann, "Ann, who owes nothing, is not", "only to those who owe something", show(ann))
    mine = [l for l in w.sent if l.to == GM and "KESTREL" in l.subject and re.search("Cat", l.text) and
          re.search("Dan", l.text)]
    check(mine, "the GM gets the list", "the GM gets the list with the last",
          show([l for l in w.sent if l.to == GM][-2:]))
    said = w.gm("nmr", "list", K)
    check(re.search(r"yellow.*attack", said.out), "nmr list: what Dan owes",
          "who owes what for the open phase, reminders sent, missed orders in a row", said)
    w.go("2026-10-13 19:30")
    check(w.gm("phase", "show", K, "--json").json() and not to(w.sent, "ann@", "T1 P2 report"),
          "grace: not run", "Grace lets late orders count while somebody owes")
    new = order(w, seats_of(KSEATS, "Cat"))
    w.go("2026-10-13 21:10")
    check(not to(w.sent, "ann@", "T1 P2 report"), "1.1 does not run without Dan",
          "Turn 1 phase 1 never runs on an NMR", w.gm("phase", "show", K))
    asked = [l for l in w.sent if l.to == GM and "KESTREL" in l.subject][-1]
    check(all(re.search(x, asked.flat) for x in ("Dan|yellow", "nmr random", "phase extend", "seat replace")),
          "the GM is asked",
          "the GM is asked, and answers with `nmr random`, `phase extend` or `seat replace`", asked)
    wrong(w, 1, ["red|blue|green|yellow"], "SEAT a seat's name or number", "nmr", "random", K, "purple")
    said = w.gm("nmr", "random", K, "red")
    check(said.rc == 1, "nmr random for a seat that is in", "Lets a phase run without the orders of a missing seat.", said)
    said = w.gm("nmr", "random", K, "yellow")
    new = w.round(2)
    check(said.rc == 0 and len(to(new, "ann@", "T1 P2 report")) == 1, "nmr random: it runs",
          "answers with `nmr random`", said, show(to(new, "ann@")))
    ann = to(new, "ann@", "T1 P2 report")
    check(ann and re.search(r"Dan|Yellow", " ".join(players.Report(ann[0].mail).section.get("NEWS IN SHORT",
          []) + players.Report(ann[0].mail).section.get("GM", []))), "the miss is public",
          "Every miss and every replacement is public.", show(ann)[:2500])
    check(w.deadline(K) == utc("2026-10-16 19:00"), "the next Friday", "Tue,Fri 20:00 Europe/London",
          w.deadline(K))
