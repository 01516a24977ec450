"""The games are made, players are invited and join; two of them start."""
import re

from cast import K, T, S, KSEATS, TSEATS, SSEATS
from world import check, flat, GM, hand_of, HOUSE, one, person, show, STATUS, to, utc, wrong


def invitations(w):
    said = w.gm("init", "--gm", GM, "--address", HOUSE)
    check(said.rc == 0 and all((w.home / f).exists() for f in ("postalgm.json", "postalgm.db", "postalgm.key",
          "mail/in/new", "mail/out")), "init makes the home",
          "postalgm.json, postalgm.db, postalgm.key, mail/in mail/out", said)
    check((w.home / "postalgm.key").stat().st_mode & 0o777 == 0o600, "the key is 0600",
          "postalgm.key (0600, `postalgm init` draws it)")
    key = (w.home / "postalgm.key").read_bytes()
    w.gm("init", "--gm", "other@example.net")
    check((w.home / "postalgm.key").read_bytes() == key and GM in (w.home / "postalgm.json").read_text(),
          "init twice overwrites nothing", "Existing files are never overwritten.")
    check(w.gm("config", "check", clock=False).rc == 0, "config check is content",
          "`postalgm config check` explains faults")
    said = w.gm("game", "new", K, "--seats", 4, "--deadlines", "Tue,Fri 20:00 Europe/London", "--powers",
          "wish:Zombie,Virus,Pacifist,Clone,Anti-Matter,Mind", "--option", "grace=2")
    check(said.rc == 0, "game new kestrel", "start a game in one command", said)
    said = w.gm("game", "new", T, "--seats", 3, "--deadlines", "2 days 18:00 America/New_York; off Sat,Sun",
          "--option", "nmr=standby", "--option", "public=on")
    check(said.rc == 0, "game new trio", "--deadlines knows weekdays and days; days off", said)
    said = w.gm("game", "new", S, "--seats", 6, "--deadlines",
          "7 days 02:30 Europe/Berlin; phase 2,3,4: 4 days 19:00", "--option", "nmr=wait", "--option",
          "title=The Long Six", "--powers", "lot:Zombie,Virus,Anti-Matter,Pacifist,Clone,Mutant,Laser,Empath")
    check(said.rc == 0, "game new six-7", "other lengths for phases", said)
    wrong(w, 1, ["kestrel"], "a game name is taken once", "game", "new", K, "--seats", 4)
    for args, words in ((["game", "new", "A B"], ["2 to 24"]), (["game", "new", "x", "--seats", "4"],
          ["2 to 24"]), (["game", "new", "yy", "--seats", "7"], ["3 to 6"]), (["game", "new", "yy", "--seats",
          "two"], ["seats"]), (["game", "new", "yy", "--deadlines", "Tue 25:00 UTC"], ["25:00|hour"]),
          (["game", "new", "yy", "--deadlines", "Tue 20:00 Europe/Londn"], ["zone", "Europe/London"]),
          (["game", "new", "yy", "--option", "nmr=standbye"], ["random.*wait.*standby"]), (["game", "new",
          "yy", "--powers", "Zombi,none,none,none"], ["Zombie"])):
        said = w.gm(*args)
        check(said.rc in (1, 2) and all(re.search(x, said.flat) for x in words),
              "wrong: " + " ".join(args) + f" -> {said.rc}", "each answer must say what would be right", said)
    for args in (["gaem", "list"], ["game", "lst"], ["game"], ["game", "start"], ["game", "list", "--jsno"],
          ["seat", "add", K], ["phase", "run", K], ["game", "end", K]):
        said = w.gm(*args)
        check(said.rc == 2 and said.err.strip(), "usage: " + " ".join(args) + " -> 2", STATUS, said)
    wrong(w, 1, ["kestrel"], "no such game: those there are, or the nearest", "game", "show", "kestral")
    wrong(w, 2, ["--why"], "postalgm game end G --why TEXT", "game", "end", K)
    said = w.gm("game", "list", "--home", "/nonexistent/home")
    check(said.rc == 3 or said.rc == 1, "a home that is not there", STATUS, said)

    wishes = {"red": "red", "blue": "blue"}
    for game, seats in ((K, KSEATS), (T, TSEATS), (S, SSEATS)):
        for colour, name in seats.items():
            args = ["--colour", colour] if game == K and colour in wishes else []
            if game == K and name == "Dan":
                continue
            said = w.gm("seat", "add", game, person(name), *args)
            if said.rc:
                check(False, f"seat add {game} {name}", "`seat add` mails an invitation", said)
    wrong(w, 1, ["taken"], "a colour is of one seat", "seat", "add", K, person("Dan"), "--colour", "red")
    wrong(w, 1, ["red.*blue.*green.*yellow"], "red blue green yellow purple orange", "seat", "add", K,
          person("Dan"), "--colour", "pink")
    wrong(w, 1, ["ann@example.org|address"], "write an address", "seat", "add", K, "Dan")
    wrong(w, 1, ["Ann|already"], "a player sits once", "seat", "add", K, person("Ann"))
    w.gm("seat", "add", K, "Zed <zed@example.org>")
    said = w.gm("seat", "remove", K, "yellow")
    check(said.rc == 0, "seat remove takes an invitation back",
          "Takes an invitation back before the start; the seat is open again.", said)
    said = w.gm("seat", "add", K, person("Dan"))
    check(said.rc == 0, "the open seat is given again", "the seat is open again", said)
    new = w.round(5)
    for seats, game in ((KSEATS, K), (TSEATS, T), (SSEATS, S)):
        for name in seats.values():
            mine = to(new, name.lower() + "@", "invitation")
            check(len(mine) == 1, f"{name} is invited once to {game}", "`seat add` mails an invitation",
                  show(mine))
    ann = w.last("ann@", "invitation")
    check(re.match(r"gm\+kestrel\.red\.[a-z2-7]{23}@example\.org$", str(ann.mail["Reply-To"])),
          "the reply address is the key", "gm+cosmic-7.red.KEY@example.org ... It stands in Reply-To",
          ann.mail["Reply-To"])
    key = re.search(r"red\.([a-z2-7]{23})", str(ann.mail["Reply-To"])).group(1)
    check(key not in ann.text and key not in ann.subject, "no key in the body", "never in a body", ann)
    zed = to(w.sent, "zed@")
    check(not zed or "taken back" in flat(zed) or "withdrawn" in flat(zed) or len(zed) > 1,
          "whose invitation was taken back before it was sent hears nothing, or of both",
          "the seat is open again", show(zed))

    wrong(w, 1, ["Ann", "Bob", "Cat", "Dan"], "`game start` (refused, with names, while a seat is open)",
          "game", "start", K)
    # The players join, each in their own manner; some with wrong words.
    got = w.answer(person("Ann"), ann,
          "JOIN\ncolour red\npowers Zombie, Clone\nword kestrel\nphone +44 20 7946 0000")
    check(len(got) == 1 and "red" in got[0].flat.lower(), "Ann's JOIN is answered",
          "each player replies JOIN", show(got))
    got = w.answer(person("Bob"), w.last("bob@", "invitation"), "jion colour pinc powers Zombi, Virus")
    check(len(got) == 1 and "jion colour pinc" in got[0].text and re.search(r"reply with the word JOIN",
          got[0].flat), "Bob's slip is repeated, with what would be right",
          "points at the wrong *word* and offers a line that would be right", show(got))
    if w.gm("seat", "list", K, "--json").json()[1]["status"] != "joined":
        got = w.answer(person("Bob"), w.last("bob@", "invitation"), "join colour red powers Virus, Zombie")
    seats = {s["name"]: s for s in w.gm("seat", "list", K, "--json").json()}
    check(seats["Bob"]["status"] == "joined" and seats["Bob"]["colour"] != "red",
          "Bob is in, and red is Ann's", "Players get the seats they wish for, the earlier JOIN first", seats["Bob"],
          show(got))
    got = w.answer("Stranger <x@evil.example>", w.last("cat@", "invitation"), "JOIN")
    check(not got and w.gm("seat", "list", K, "--json").json()[2]["status"] == "invited",
          "a stranger with Cat's key does not join for her",
          "key and address of record together count; one without the other waits for a `confirm` from that address",
          show(got))
    held = w.last("cat@", "(?i)confirm|held|waits")
    check(held is not None, "Cat is asked about it", "held + confirm mail to the registered address",
          show(w.sent[-1:]))
    got = w.answer(person("Cat"), w.last("cat@", "invitation"), "DECLINE")
    check(w.gm("seat", "list", K, "--json").json()[2]["status"] in ("open", "declined"),
          "Cat declines: her seat is open", "`JOIN` ... or `DECLINE`", w.gm("seat", "list", K), show(got))
    check(to(w.sent, GM, "Cat|green"), "the GM hears of it", "the GM: see who is missing", show(w.sent[-3:]))
    said = w.gm("seat", "add", K, person("Cat"))
    w.round(1)
    got = w.answer(person("Cat"), w.last("cat@", "invitation"), "Join please! My word: dipper")
    check(one(got) and ("Reply YES to join word dipper" in got[0].text or
          "JOINED" == got[0].text.split("\n")[0]), "what Cat says besides JOIN is repeated to her",
          "lists all faults", show(got))
    got = w.answer(person("Cat"), w.last("cat@", "invitation"), "Join, please.\n\nword dipper")
    check(w.gm("seat", "list", K, "--json").json()[2]["status"] == "joined", "Cat joins after all",
          "the seat is open again", said, show(got))
    dan = w.last("dan@", "invitation")
    w.write(person("Dan"), dan, "> " + dan.text.replace("\n", "\n> ") + "\n\njoin")
    new = w.round(3)
    check(w.gm("seat", "list", K, "--json").json()[3]["status"] == "joined", "Dan joins below the quote",
          "top-posting, `>` quotes", show(new))
    check(len(to(new, GM, "start")) == 1, "all in: the GM is told", "all in: the GM is told", show(new))
    for seats in (TSEATS, SSEATS):
        for name in seats.values():
            w.write(person(name), w.last(name.lower() + "@", "invitation"), "join")
    new = w.round(2)
    check(len(to(new, GM, "start")) == 2, "of each game", "all in: the GM is told", show(to(new, GM)))


def start(w):
    w.now = utc("2026-10-12 12:00")
    for game in (K, T):
        said = w.gm("game", "start", game)
        check(said.rc == 0, f"{game} starts", "`game start`: start letter and first report", said)
    wrong(w, 1, ["start"], "a game starts once", "game", "start", K)
    new = w.round(1)
    for name in list(KSEATS.values()) + list(TSEATS.values()):
        mine = to(new, name.lower() + "@")
        check(len(mine) == 2 and "report" in mine[1].subject,
              f"{name} has the start letter just before report 1.1",
              "The start letter ... goes out just before report 1.1.", show(mine)[:1500])
    ann = to(new, "ann@")
    check("bob@example.org" in ann[0].text and "+44 20 7946 0000" in flat(to(new, "bob@")),
          "names, addresses and telephones",
          "PC-5.1 Each player is told the names and addresses of all others (telephone if given).", ann[0])
    check(re.search(r"[0-9a-f]{64} commits", ann[0].flat), "the commitment",
          "the start letter (... the commitment; for each his hand)", ann[0])
    check("Your cards: " in ann[0].text and "Your cards: " in ann[1].text, "her hand", "for each his hand",
          ann[1])
    bob = to(new, "bob@")
    check(hand_of(ann[1]) == hand_of(bob[1]) or hand_of(ann[1]) not in flat(bob), "Ann's hand is not told to Bob",
          "PC-5.3 Nobody is told another's hand.")
    check(ann[1].subject == "[KESTREL] orders due Tue 13 Oct 20:00 in London - T1 P1 report (Red)", "the subject",
          "the subject's deadline is in the player's zone and comes first", ann[1].subject)
    check(re.search(r"DEADLINE  Tue 13 Oct 2026 19:00 UTC", ann[1].text),
          "20:00 in London is 19:00 UTC in summer", "DEADLINE  Thu 26 Nov 2026 20:00 UTC", ann[1].text[:600])
    check(w.deadline(T) == utc("2026-10-14 22:00"), "18:00 in New York is 22:00 UTC in summer",
          "IANA name per game", w.deadline(T))
    heads = [n for n, t in re.findall(r"^(\d+) ([A-Z][A-Z ]+)", ann[1].text, re.M)]
    check(all(len(l) <= 72 for l in ann[1].text.split("\n")), "72 columns",
          "72 columns, ASCII only in the text part", [l for l in ann[1].text.split("\n") if len(l) > 72])
    check(ann[1].text.isascii(), "ASCII", "ASCII only in the text part (names and press aside)")
    check(not re.search(r"^(>|From )", ann[1].text, re.M) and "\t" not in ann[1].text,
          "no > or From lines, no tabs", 'no line that starts with `>` or "From "')
    check(w.gm("phase", "show", K).rc == 0 and w.gm("nmr", "list", K).rc == 0, "phase show, nmr list",
          "see who is missing")
