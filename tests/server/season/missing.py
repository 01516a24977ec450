"""Who does not come: an absence, a standby, a removal; and nobody there to run the daemon."""
import re
from datetime import timedelta

from cast import K, T, S, KSEATS, TSEATS
from world import check, filled_in, flat, GM, one, order, person, players, seats_of, show, to, utc, wrong


def trio_week(w):
    """trio 1.2: ABSENT, a standby who declines, one who takes over."""
    check(w.deadline(T) == utc("2026-10-15 22:00"), "2 days after the run: Thursday",
          "a number of days after the day on which the last phase was run", w.deadline(T))
    wrong(w, 1, ["already|plays|sits"], "standby", "seat", "standby", T, person("Eva"))
    for n in ("Nat", "Ola"):
        said = w.gm("seat", "standby", T, person(n))
        check(said.rc == 0, f"{n} waits for a seat", "Puts somebody on the list of those who wait for a seat",
              said)
    new = w.round(5)
    check(len(to(new, "nat@")) == 1 and "decline" in flat(to(new, "nat@")).lower(), "Nat is told",
          "They are told, and leave the list by replying DECLINE.", show(to(new, "nat@")))
    got = w.answer(person("Eva"), w.last("eva@", "T1 P2"), "absent 15 Oct to 16 Oct")
    check(one(to(got, "eva@", "receipt")) and w.deadline(T) == utc("2026-10-19 22:00"),
          "ABSENT moves the deadline to the day after, days off apart",
          "a deadline that falls into it moves to the day after", show(got), w.deadline(T))
    new = w.sent[-6:]
    check(to(new, "fay@", "Eva|absen") and to(new, "gus@", "Eva|absen"), "all are told",
          "`ABSENT`: all are told", show(new)[:3000])
    got = w.answer(person("Fay"), w.last("fay@", "T1 P2"), "absent 20 Oct to 20 Nov")
    check("14" in flat(to(got, "fay@", "receipt")), "14 days at most",
          "for 14 days of a player in a game at most (`absence_days`)", show(got))
    order(w, seats_of(TSEATS, "Eva", "Fay"))
    w.go("2026-10-16 18:50")
    # kestrel 1.2: Ann and Bob order, Cat too; Dan never
    order(w, seats_of(KSEATS, "Ann", "Bob", "Cat"))
    new = w.go("2026-10-16 22:00")
    rep = to(w.sent, "ann@", "T1 P3 report")
    check(len(rep) == 1, "kestrel 1.2 ran at the end of the grace", "deadline -> grace -> run", w.gm("phase",
          "show", K))
    check(rep and re.search(r"Yellow leaves the game at the end of this turn", rep[0].flat, re.I),
          "Dan's second miss in a row: all read of the removal",
          "two in a row remove [R18] ... Every miss and every replacement is public.", show(rep)[:3500])
    said = w.gm("nmr", "list", K, "--everybody")
    check(said.rc == 0 and re.search(r"yellow", said.out), "nmr list --everybody", "misses in a row", said)


def standbys(w):
    """trio 1.2: Gus misses it; Nat declines, Ola takes over by one reply."""
    gus = w.last("gus@", "T1 P2 report")
    new = w.go("2026-10-18 10:00")
    said = w.gm("game", "start", S)
    check(said.rc == 0 and w.deadline(S) == utc("2026-10-25 01:30"),
          "six-7 starts; 02:30 in Berlin comes twice on 25 Oct: the later",
          "missing local time moves forward, doubled takes the later", said, w.deadline(S))
    new = w.go("2026-10-19 22:10")
    check(not to(w.sent, "fay@", "T1 P3 report"), "trio 1.2 waits for a standby",
          "`standby` until the next standby has joined", w.gm("phase", "show", T))
    nat = w.last("nat@", "invitation")
    check(nat and re.search("join", nat.flat, re.I) and "Nat" in nat.flat, "Nat is called",
          "the option nmr=standby of a game calls by itself: when a player misses a deadline", nat)
    check("Your cards" not in nat.text, "Nat sees no hand before joining",
          "the JOIN of the standby brings them the whole position", nat)
    told = to(new, "gus@")
    check(told and "no longer work" in flat(told), "Gus is told that the old keys are dead", "The old keys die at once",
          show(told))
    check(to(new, GM, "Nat|standby"), "the GM is told", "see who is missing; call a standby", show(to(new,
          GM)))
    got = w.answer(person("Nat"), nat, "Sorry, no time.\n\ndecline")
    new = w.sent[-4:] + w.round(3)
    ola = w.last("ola@", "invitation")
    check(ola and re.search("JOIN", ola.text) and ola.number > nat.number, "Nat declines: Ola is asked",
          "If the standby says no ... the next is asked.", show(got), ola)
    got = w.answer(person("Gus"), gus, "invite nobody in c1")
    check(not to(got, "gus@", "ACCEPTED") and w.gm("orders", "show", T, "green").rc == 0 and
          "invite" not in w.gm("orders", "show", T, "green").out, "Gus's old key gives nothing",
          "The old keys die at once", show(got), w.gm("orders", "show", T, "green"))
    got = w.answer(person("Ola"), ola, "JOIN")
    rep = to(got, "ola@", "T1 P2")
    check(rep and "Your cards" in flat(rep) and "TOKENS NOW" in flat(rep) and "YOUR ORDERS" in flat(rep),
          "Ola has the whole position and the form by one reply",
          "the new player's `JOIN` brings them the whole position and the open form", show(got))
    check(to(got, "ola@", "POWERS|OPTIONS|WHO PLAYS"), "and who plays, the Powers, the house rules",
          "brings them the whole position", show(got)[:600])
    said = w.gm("nmr", "list", T, "--json")
    check(not re.search(r'"row": [1-9]|"misses": [1-9]', said.out.split("Ola")[-1]), "her row begins at 0",
          "the row of misses starts at 0 [R-183]", said)
    rounds = w.round(1)
    r = rep and rep[-1]
    lines = filled_in("green", players.Report(w.last("ola@", "T1 P2 report").mail))
    got = w.answer(person("Ola"), w.last("ola@", "T1 P2 report"), "\n".join(lines))
    check(got and got[0].text.startswith("ACCEPTED"), "Ola orders", "the open form", show(got))
    new = w.go(w.now + timedelta(minutes=40))
    fay = w.last("fay@", "T1 P3 report")
    check(fay and re.search("Ola", fay.text) and re.search("Gus", fay.text),
          "it runs; all read of miss and takeover", "Every miss and every replacement is public.", fay or
          w.gm("phase", "show", T))


def away(w):
    """kestrel 1.3: nobody runs the daemon over the deadline."""
    d = w.deadline(K)
    check(d == utc("2026-10-20 19:00"), "kestrel 1.3 is due", "Tue,Fri 20:00 Europe/London", d)
    w.go("2026-10-20 15:00")
    order(w, seats_of(KSEATS, "Ann", "Bob"))
    dan = w.last("dan@", "T1 P3 report")
    check(dan and "Your seat is played at random" in dan.flat and "YOUR ORDERS" not in dan.text,
          "whom two misses removed is told, and has no form",
          "PC-18.7 The GM plays on at random for that player to the end of the turn", dan)
    got = w.answer(person("Dan"), dan, "card 4 in c1")
    check(not re.search("ACCEPTED [1-9]", flat(got)) and "Your orders do not count" in flat(got),
          "no order of theirs is taken, and they read why",
          "a receipt never says more than its reader may know; Agreement: the same code checks on arrival and runs at the deadline",
          show(got))
    said = w.gm("orders", "enter", K, "yellow", stdin="card 4 in c1\n")
    check(said.rc == 1 and "seat replace" in said.err, "nor one that the GM enters",
          "each refusal says what would be right", said)
    ran = len(to(w.sent, "ann@", "T1 P4 report|T2 P1 report"))
    w.now = utc("2026-10-21 07:00")
    new = w.round()
    check(len(to(w.sent, "ann@", "T1 P4 report|T2 P1 report")) == ran,
          "after an outage over the deadline the phase waits",
          "the daemon was down across a deadline ... → the phase waits", show(to(new, "ann@"))[:1500])
    late = w.deadline(K)
    check(late == utc("2026-10-23 19:00"), "the deadline moves to the game's next one",
          "the deadline moves by the outage; it is one of the game's own", late, w.gm("phase", "show", K))
    for a in ("ann@", "bob@", "cat@", GM):
        mine = to(new, a, "KESTREL")
        check(mine and re.search(r"away|outage|down|not running|did not run", flat(mine)), f"{a} is told",
              "all are told", show(mine))
    check("jump" not in w.log, "--now is never a clock jump", "`--now TIME` ... is never a clock jump")
    order(w, seats_of(KSEATS, "Cat"))
    w.go("2026-10-21 13:05")
    check(len(to(w.sent, "ann@", "T1 P4 report|T2 P1 report")) == ran + 1, "then it runs", "the phase waits",
          w.gm("phase", "show", K), w.now)
