"""The post of a season, and the end of kestrel."""
import os
import re
from datetime import timedelta

from cast import K, S
from world import check, flat, GM, HOUSE, one, person, show, to, wrong


def bounce(w, l, status="5.1.1"):
    w.n += 1
    p = w.home / "mail/in/new" / f"{w.n:06d}.bounce"
    p.write_text(f"Return-Path: <>\nFrom: MAILER-DAEMON@mx.example.org\nTo: {str(l.mail['Return-Path']).strip('<>')}\nSubject: Undelivered\n"
          f"Message-ID: <b{w.n}@mx.example.org>\nMIME-Version: 1.0\nContent-Type: multipart/report; report-type=delivery-status; boundary=xx\n\n"
          "--xx\nContent-Type: text/plain\n\nsorry\n--xx\nContent-Type: message/delivery-status\n\n"
          f"Reporting-MTA: dns; mx.example.org\n\nFinal-Recipient: rfc822; {l.to}\nAction: failed\nStatus: {status}\n\n--xx--\n")
    os.utime(p, (w.now.timestamp(), ) * 2)


def post(w):
    """Bounces, robots, the outbox, the letters, health."""
    g = w.gm("game", "show", K, "--json").json()
    check(g["status"] == "running", "kestrel is still being played",
          "3.1 The game is won by having bases on 5 planets outside one's own system", g)
    check(w.gm("health").rc == 0, "health", "exit status 0 healthy", w.gm("health"))
    n = len(w.sent)
    w.write(person("Ann"), w.last("ann@", "report"), "I am away until Monday.", Auto_Submitted="auto-replied")
    got = to(w.round(1), "ann@")
    check(not got, "a robot gets no answer", "none to auto-replies, bounces or lists", show(got))
    got = w.answer("X <x@example.com>", HOUSE, "hello, what is this?")
    check(not got, "a stranger gets no answer", "a mail with neither is from a stranger and gets no answer",
          show(got))
    w.habit.pop("Bob", None)
    for day in range(5):
        b = [l for l in w.sent if l.to.startswith("bob@")][-1]
        bounce(w, b)
        w.round(1)
        w.gm("announce", K, stdin=f"This is day {day} of the dinner.\n")
        w.round(1)
        w.go(w.now + timedelta(days=1))
    check([l for l in w.sent if l.to == GM and re.search(r"Bob|blue", l.text) and
          re.search("back|deliver|dead|bounce", l.flat)], "the GM is told that Bob's letters come back",
          "If three letters over at least three days bounced as undeliverable, and a test letter after them too, the GM is told",
          [(l.to, l.subject) for l in w.sent if l.to in (GM, "bob@example.org")][-20:])
    check(w.gm("health").rc == 1 and re.search("Bob|bob|blue|dead", w.gm("health").out), "health shows it",
          "`nmr list` and `health` show it.", w.gm("health"))
    said = w.gm("seat", "resume", K, "blue")
    check(said.rc == 0, "seat resume", "Writes again to an address that was presumed dead.", said)
    wrong(w, 1, ["not|no "], "seat resume of who is not presumed dead", "seat", "resume", K, "red")
    said = w.gm("outbox", "list", "--max", 3)
    check(said.rc == 0 and len(said.out.strip().split("\n")) <= 5, "outbox list --max", "at most so many",
          said)
    wrong(w, 2, ["queued.*sent"], "States are queued, sending, ...", "outbox", "list", "--state",
          "lost") if w.gm("outbox", "list", "--state", "lost").rc == 2 else wrong(w, 1, ["queued.*sent"],
          "States are queued, sending, ...", "outbox", "list", "--state", "lost")
    row = w.gm("outbox", "list", "--json", "--state", "sent").json()[0]
    said = w.gm("outbox", "show", row["id"])
    check(said.rc == 0 and row["to"] in said.out, "outbox show", "Shows a letter, and what became of it.",
          said)
    wrong(w, 1, ["99999"], "outbox show of none", "outbox", "show", 99999)
    wrong(w, 1, ["sent"], "a letter that was sent is not dropped", "outbox", "drop", row["id"])
    w.gm("nmr", "remind", K, "red")
    w.gm("announce", K, stdin="Dinner on Friday.\n")
    queued = [x for x in w.gm("outbox", "list", "--json").json() if x["state"] == "queued"]
    check(queued, "announce queues letters",
          "announce: Tells all players something, at once and in the next report.", w.gm("outbox", "list",
          "--max", 5))
    if queued:
        said = w.gm("outbox", "drop", queued[0]["id"])
        new = w.round(1)
        check(said.rc == 0 and queued[0]["id"] not in [l.number for l in new],
              "outbox drop keeps it from being sent", "Keeps a letter from being sent.", said)
        said = w.gm("outbox", "retry", queued[0]["id"])
        new = w.round(1)
        check(said.rc == 0 and queued[0]["id"] in [l.number for l in new] or said.rc == 1 and
              "dropped" in said.flat, "outbox retry", "outbox retry [ID]", said)
    rows = w.gm("letters", "list", "--json").json()
    said = w.gm("letters", "show", rows[0]["id"])
    check(said.rc == 0, "letters show", "Shows a letter, and what became of it", said)
    said = w.gm("letters", "show", rows[0]["id"], "--raw")
    check(said.rc == 0 and "From:" in said.out, "letters show --raw", "or the letter as it came", said)
    wrong(w, 1, ["99999"], "letters show of none", "letters", "show", 99999)
    said = w.gm("letters", "retry", rows[0]["id"])
    check(said.rc == 1 and re.search("set aside.*--state quarantine", said.flat),
          "letters retry of one that was read", "Has a letter that was set aside read again.", said)
    said = w.gm("report", "resend", K, "red")
    new = w.round(1)
    if "no command" in said.err:
        print("# report resend is not there yet")
    else:
        check(said.rc == 0 and to(new, "ann@", "report"), "report resend", "report resend G [SEAT]", said,
              show(new)[:300])


def the_end(w):
    """kestrel: ruling, options, pause, resume, end."""
    said = w.gm("ruling", K, stdin="Tokens in Limbo may be lent.\n")
    new = w.round(1)
    check(said.rc == 0 and to(new, "ann@", "lent"), "ruling", "All players are told at once and in the next report",
          said, show(new)[:500])
    check("lent" in w.gm("game", "show", K).out, "game show lists it", "`game show` ... list it", w.gm("game",
          "show", K))
    wrong(w, 1, ["--force"], "a running game keeps its rules unless forced", "game", "option", K,
          "spare_innocent=on")
    wrong(w, 2, ["--why"], "with --force and --why", "game", "option", K, "spare_innocent=on",
          "--force") if w.gm("game", "option", K, "spare_innocent=on", "--force").rc == 2 else wrong(w, 1,
          ["--why"], "with --force and --why", "game", "option", K, "spare_innocent=on", "--force")
    said = w.gm("game", "option", K, "spare_innocent=on", "--force", "--why", "all have agreed")
    new = w.round(1)
    check(said.rc == 0 and to(new, "bob@", "spare_innocent|innocent") and "all have agreed" in flat(new),
          "with --force: everybody is told at once",
          "PC-19.1 All players are told of new or changed rules at once.", said, show(new)[:800])
    wrong(w, 1, ["not at all|fixed|start"], "an option fixed once the game starts, not at all", "game", "option", K,
          "flares=on", "--force", "--why", "x")
    wrong(w, 1, ["absence_days|grace"], "the nearest name", "game", "option", K, "grcae=3")
    wrong(w, 1, ["0..48"], "what it can be", "game", "option", K, "grace=99")
    d = w.deadline(K)
    said = w.gm("game", "pause", K)
    new = w.round(1)
    check(said.rc == 0 and all(to(new, a, "pause") for a in ("ann@", "bob@", "cat@")), "pause: everybody is told",
          "Stops the clock of a game; everybody is told.", said, show(new)[:500])
    wrong(w, 1, ["paused|resume"], "paused already", "game", "pause", K)
    got = w.answer(person("Ann"), w.last("ann@", "report"), "status")
    check(one(got) and re.search("pause", got[0].flat, re.I), "STATUS while it is paused says so",
          "ask STATUS", show(got))
    p0 = w.now
    sent = len(w.sent)
    w.go(w.now + timedelta(days=9))
    check(not to(w.sent[sent:], "ann@", "KESTREL. (T|the|last)"), "nothing happens meanwhile",
          "Stops the clock of a game", [(l.to, l.subject) for l in w.sent[sent:]])
    wrong(w, 1, ["resume|paused"], "paused", "phase", "run", K, re.search(r"\d+\.\d", w.gm("phase", "show",
          K).out).group(0))
    said = w.gm("game", "resume", K)
    new = w.round(1)
    d2 = w.deadline(K)
    check(said.rc == 0 and d and d2 and abs((d2 - d) - timedelta(days=9)) < timedelta(hours=26),
          "resume: the deadline moves by the pause", "Lets a paused game run on; its deadline moves by the pause.", said,
          d, d2)
    wrong(w, 1, ["not paused|running|pause"], "not paused", "game", "resume", K)
    said = w.gm("phase", "extend", K, "+36h", "--why", "the post is slow")
    new = w.round(1)
    check(said.rc == 0 and w.deadline(K) == d2 + timedelta(hours=36) and "the post is slow" in flat(to(new,
          "cat@")), "extend", "Moves its deadline; everybody is told.", said, w.deadline(K))
    for when in ("soon", "2026-11-01T20:00Z", "+99999h", "Fri 20:00 Europe/Londn"):
        wrong(w, 1 if when[0] == "2" else 2, [r"\+36h|Fri|after|past|later|days|zone"],
              "WHEN is a moment, a span, a weekday", "phase", "extend", K, when)
    said = w.gm("game", "end", K, "--why", "Bob has moved to Mars")
    new = w.round(1)
    check(said.rc == 0 and all("Bob has moved to Mars" in flat(to(new, a)) for a in ("ann@", "bob@", "cat@")),
          "end: all read why", "Ends it before its time, without a winner.", said, show(new)[:500])
    check(re.search(r"Secret: [0-9a-f]{64}", flat(to(new, "ann@"))), "and have the secret",
          "reveal of the secret", show(to(new, "ann@"))[:3000])
    said = w.gm("verify", K)
    check(said.rc == 0, "verify after pause, force, rollback and end", "replay from the journal", said)
    said = w.gm("verify", S)
    check(said.rc == 0, "verify six-7", "replay from the journal", said)
    got = w.answer(person("Cat"), w.last("cat@", "KESTREL"), "attack red 3 with 1 from 1")
    check(one(got) and re.search("over|ended", got[0].flat), "an order after the end is told so",
          "every refusal says what would be right *now*", show(got))
    wrong(w, 1, ["over"], "over", "game", "end", K, "--why", "x")
    out = w.log
    keys = {m for l in w.sent for m in re.findall(r"\.([a-z2-7]{23})@", str(l.mail["Reply-To"]))}
    check(not any(k in out for k in keys), "no key in the log",
          "The log never has a key, a password, an order or a whole subject.")
    check(not any(k in l.text or k in l.subject for l in w.sent for k in keys if k),
          "no key in any body or subject of the season", "never in a body",
          [l.subject for l in w.sent if any(k in l.text for k in keys)][:5])
    wide = [(l.subject, x) for l in w.sent for x in l.text.split("\n") if len(x) > 76]
    check(not wide, "no line of any letter over 76 columns", "Body: lines up to 76", wide[:5])
    odd = [(l.subject, x) for l in w.sent for x in l.text.split("\n") if re.match(r"From |>", x) and
          "report" in l.subject]
    check(not odd, "no report has a line that begins with > or From",
          'no line that starts with `>` or "From "', odd[:5])
