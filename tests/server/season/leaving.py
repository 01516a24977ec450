"""six-7 is braked, trio ends because its players leave."""
import re
from datetime import timedelta

from cast import T, S, SSEATS
from world import check, flat, GM, HOUSE, one, order, person, seats_of, show, to, wrong


def brakes(w):
    """six-7 1.2: four of six are missing; then one; a seat is replaced."""
    names = list(SSEATS.values())
    owing = [n for n in names if "You need: nothing" not in w.last(n.lower() + "@", "T1 P2").text]
    order(w, seats_of(SSEATS, "Hal", "Ida"))
    w.go("2026-10-29 17:55")

    def reminders(n):
        return [l for l in w.sent if l.to.startswith(n.lower() + "@") and "SIX-7" in l.subject and
              re.search("remind", l.subject, re.I) and "T1 P2" in l.subject]

    check(len(reminders("Jon")) == 2 and len(reminders("Mia")) == 2, "48 h and 12 h before",
          "reminder ladder (defaults 48 h and 12 h before ...)", show(reminders("Jon")), [(l.to,
          l.subject) for l in w.sent if "SIX-7" in l.subject][-20:])
    check(not reminders("Hal"), "not Hal, whose orders are in", "only to those who owe something")
    check(re.search(r"ask", flat(reminders("Jon"))), "of what they owe", "saying exactly what",
          show(reminders("Jon")))
    lists = [l for l in w.sent if l.to == GM and "SIX-7" in l.subject and "T1 P2" in l.subject and
          "Jon" in l.text]
    check(len(lists) >= 1, "the GM has the list", "the GM gets the list with the last", [(l.to,
          l.subject) for l in w.sent if l.to == GM][-10:])
    new = w.go("2026-10-29 18:05")
    check(not to(w.sent, "hal@", "SIX-7.*T1 P3 report"), "four of six missing: the phase waits",
          "more than half of the seats missing ... → the phase waits", w.gm("phase", "show", S))
    for n in names:
        check(to(new, n.lower() + "@", "wait"), f"{n} is told", "the phase waits, all are told", show(to(new,
              n.lower() + "@")))
    got = w.answer(f"GM <{GM}>", w.last(GM, "SIX-7"),
          "status\nnmr lst\nextend 24 ours\nannounce: Please write, all of you!")
    ans = flat(got)
    check(got and re.search(r"Not read as GM commands: 2 \| nmr lst", ans),
          "the GM's slips by mail are answered with what would be right",
          "a wrong word is told what would be right", show(got))
    ask = [l for l in got if "confirm" in l.flat.lower() and "gm+c." in str(l.mail["Reply-To"])]
    check(ask, "a Maildir vouches for nobody: the GM is asked to confirm", "GM commands: P2 or C token always.",
          show(got))
    if ask:
        got = w.answer(f"GM <{GM}>", ask[-1], "confirm")
        new = w.sent[-8:]
        check(got and "Jon" in flat(got), "after the confirm: STATUS", "by mail (STATUS, NMR LIST, ...)",
              show(got))
        check(to(w.sent, "jon@", "Please write, all of you!"), "ANNOUNCE goes to all", "ANNOUNCE", [(l.to,
              l.subject) for l in new])
    got = w.answer(f"GM <{GM}>", w.last(GM, "SIX-7"), "wait 24\nnmr list")
    ask = [l for l in got if "gm+c." in str(l.mail["Reply-To"])]
    got = w.answer(f"GM <{GM}>", ask[-1], "confirm") if ask else got
    d = w.deadline(S)
    check(d and d > w.now + timedelta(hours=20), "WAIT 24 by mail", "wait 24", show(got), d, w.gm("phase",
          "show", S))
    order(w, seats_of(SSEATS, "Jon", "Kim", "Mia"), clean=False)
    said = w.gm("seat", "replace", S, "purple", "Pia")
    check(said.rc == 1 and "@" in said.err, "seat replace without an address", "seat replace G SEAT ADDRESS",
          said)
    wrong(w, 1, ["Hal|already|sits"], "who sits there already", "seat", "replace", S, "purple", person("Hal"))
    leo = w.last("leo@", "T1 P2")
    said = w.gm("seat", "replace", S, "purple", person("Pia"))
    check(said.rc == 0, "seat replace", "replace", said)
    w.round(1)
    got = w.answer(person("Leo"), leo, "invite nobody in c1\nstatus")
    check(not re.search("Your cards|ACCEPTED", flat(got)), "Leo's key is dead at once",
          "the old keys die at once", show(got))
    pia = w.last("pia@", "SIX-7")
    check(pia and "JOIN" in pia.text and "Your cards" not in pia.text, "Pia is asked",
          "the new player's `JOIN`", pia)
    got = w.answer("Leo <leo@example.org>", pia, "join")
    check(w.gm("seat", "list", S, "--json").json()[4]["status"] != "joined", "Leo cannot join with her key",
          "key and address of record together count", show(got))
    got = w.answer(person("Pia"), pia, "join")
    rep = to(got, "pia@", "T1 P2")
    check(rep and "Your cards" in flat(rep) and "YOUR ORDERS" in flat(rep),
          "JOIN brings the whole position and the open form",
          "the new player's `JOIN` brings them the whole position and the open form", show(got)[:1500])
    order(w, [("purple", "Pia")], clean=False)
    w.habit.update({n: "wait" for n in ("Hal", "Ida", "Jon", "Kim", "Mia", "Pia")})
    w.go(w.now + timedelta(minutes=35))
    rep = w.last("hal@", "SIX-7.*T1 P3 report")
    check(rep and "Pia" in rep.text and "Leo" in rep.text, "all in: it runs, and all read of the replacement",
          "Every miss and every replacement is public.", rep or w.gm("phase", "show", S), w.gm("nmr", "list",
          S))


def leaving(w):
    """trio: a reader, RESIGN with confirm, RESIGN NOW, the last one wins, all is told."""
    got = w.answer("Rex <rex@example.com>", HOUSE, "observe trio", subject="hello")
    check(one(got) and "confirm" in got[0].flat, "OBSERVE of a public game: one question", "asked back once",
          show(got))
    w.answer("Rex <rex@example.com>", got[0], "confirm") if got else None
    got = w.answer("Rex <rex@example.com>", HOUSE, "observe kestrel", subject="hello")
    check(not got, "of a game that is not public a stranger hears nothing",
          "A stranger hears nothing about a game that is not public.", show(got))
    check(re.search(r"observer|reader|read along", w.gm("game", "show", T).out), "game show counts them",
          "`game show` counts them.", w.gm("game", "show", T))
    w.go("2026-11-01 18:00")
    d = w.deadline(T)
    check(d and d.strftime("%H:%M") == "23:00", "18:00 in New York is 23:00 UTC from 1 November",
          "times in the zone of the game", d)
    w.go(d + timedelta(minutes=5))
    rex = to(w.sent, "rex@", "TRIO. .*report")
    check(rex and "Your cards" not in flat(rex), "Rex reads along, without hands",
          "after a `confirm` each report comes as its readers may know it", [(l.to,
          l.subject) for l in w.sent[-12:]])
    fay = w.last("fay@", "report")
    w.habit.pop("Fay"), w.habit.pop("Eva")
    got = w.answer(person("Fay"), fay, "resign")
    ask = [l for l in got if "gm+c." in str(l.mail["Reply-To"])]
    check(ask and w.gm("seat", "list", T, "--json").json()[1]["resigned"] is False, "RESIGN is asked about",
          "`RESIGN`, once confirmed", show(got))
    got = w.answer(person("Fay"), ask[0], "Yes please.\n\nconfirm") if ask else []
    check(w.gm("seat", "list", T, "--json").json()[1]["status"] == "joined" and "confirm" in flat(got),
          "an answer that does not begin with confirm does nothing, and is told so",
          "the answer must begin with `confirm`", show(got))
    got = w.answer(person("Fay"), ask[0], "Confirm!") if ask else []
    check(w.gm("seat", "list", T, "--json").json()[1]["status"] == "leaving" and
          re.search("end of (this|the) turn", flat(got)), "Fay has resigned",
          "`RESIGN`, once confirmed: the seat is removed at the end of the turn", show(got), w.gm("seat",
          "list", T))
    check(to(w.sent[-8:] + w.round(1), "ola@", "Fay|Blue"), "all are told",
          "Every miss and every replacement is public.", [(l.to, l.subject) for l in w.sent[-8:]])
    got = w.answer(person("Eva"), w.last("eva@", "report"), "resign nwo")
    check(one(to(got, "eva@", "receipt")), "RESIGN NWO", "an answer that says what would be right", show(got))
    eva = [l for l in got if "gm+c." in str(l.mail["Reply-To"])]
    got = w.answer(person("Eva"), w.last("eva@", "report"), "resign now")
    check(to(got, "eva@", "receipt") and w.gm("seat", "list", T, "--json").json()[0]["status"] == "resigned",
          "RESIGN NOW", "after `RESIGN NOW` played at random until then", show(got))
    for i in range(8):
        g = w.gm("game", "show", T, "--json").json()
        if g["status"] == "over":
            break
        tp = re.search(r"\d+\.\d", w.gm("phase", "show", T).out).group(0)
        w.gm("phase", "run", T, tp, "--force")
        w.round(2)
    g = w.gm("game", "show", T, "--json").json()
    check(g["status"] == "over" and "Ola" in str(g["winners"]) + str(g), "the last one wins",
          "R-182 One player left -> that player wins.", g)
    last = w.last("ola@", "TRIO. last report")
    check(last and re.search("Ola|Green", last.text) and "Secret:" in last.text and
          re.search(r"[0-9a-f]{64}|[0-9a-f]{32}", last.text) and "YOUR ORDERS" not in last.text and
          re.search("Attack", last.text), "the last report: winner, hands, secret, no form",
          "The last report names the winners, prints every hand, the secret and the lucky words, and has no form.",
          last)
    got = w.answer(person("Fay"), w.last("fay@", "TRIO"), "proof")
    check(got and "secret" in flat(got), "PROOF after the end", "PROOF by mail", show(got)[:800])
    f = w.home / "trio.json"
    w.gm("verify", T, "--export", f)
    said = w.gm("verify", f, clock=False)
    check(said.rc == 0 and "NOT CHECKED" not in said.out, "anybody can check the export",
          "writes a file with which anybody can do the same once the game is over", said)
    text = f.read_text()
    m = re.search(r'"Attack (\d+)"|"n": ?(\d+)', text)
    draws = re.search(r'"draws": ?\[.*?(\d+)\s*[,}\]]', text, re.S)
    bad = w.home / "trio-bad.json"
    bad.write_text(text[:draws.start(1)] + str(int(draws.group(1)) + 1) + text[draws.end(1):] if draws else text.replace("attack",
          "atttack", 1))
    said = w.gm("verify", bad, clock=False)
    check(said.rc == 1 and said.flat, "a changed draw fails",
          "If the file was changed, it names the phase, and the draw or the part, that is not right.", said)
    wrong(w, 1, ["over"], "a game that is over", "phase", "run", T, "1.1")
    wrong(w, 1, ["force"], "opened again with --force only", "phase", "rollback", T, "1.2", "--why", "x")
