"""Two kinds of games in one house, by the real daemon: the harbour of the tests (tests/games/harbour.h)
beside Cosmic Encounter. Letters in Maildirs, `postalgmd --once`, the GM's commands, the report as JSON,
previews, verify, the zine. And twins: the same house twice, in which only what the Coopers keep to
themselves differs, so that nobody else's letter and no page may. Prints TAP.

    house.py FOLDER     of the edition of postalgm and postalgmd that knows both games
"""
import json
import shutil
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "kit"))
from told import as_told  # noqa: E402
from world import World, check, finish, one, to  # noqa: E402

WORK = Path(tempfile.mkdtemp(prefix="postalgm-house."))
GUILDS = {"rope": "ann", "salt": "bob", "coop": "cat"}
COSMIC = ("dan", "eve", "fay")
SECRET = "house"
ONE_HOUSE = "two kinds of games are played in one house (rules/README.md)"
SECRETS = "no type from which a seat's letters are made can hold what that seat may not know (CONTRIBUTING.md)"


class House(World):
    """One of the twins; side 0 or 1."""

    def __init__(self, side):
        super().__init__(WORK / "ab"[side], "2030-03-04T09:00:00")
        self.side = side
        self.env["POSTALGM_TEST_SECRET"] = SECRET

    def done(self, *args):
        said = self.gm(*args)
        check(said.rc == 0, f"{' '.join(map(str, args[:3]))} ({'ab'[self.side]})", ONE_HOUSE, said)
        return said

    def person(self, who):
        return f"{who.title()} <{who}@example.org>"

    def reply(self, who, text, subject=""):
        self.write(self.person(who), self.last(f"{who}@example.org", subject), text)

    def read(self, who, subject):
        letter = self.last(f"{who}@example.org", subject)
        return letter.flat if letter else ""

    def letters_run(self, ann, bob, cat):
        """All three write, each of the twins its Coopers, and the window of an early run passes."""
        for who, text in (("ann", ann), ("bob", bob), ("cat", cat[self.side])):
            self.reply(who, text, r"P\d report")
        self.round(1)
        return self.round(31)


def begin(w):
    w.done("init", "--gm", "master@example.net", "--address", "gm@example.org")
    w.done("game", "new", "wren", "--seats", 3, "--option", "public=on", "--deadlines", "60 days 20:00 UTC")
    w.done("game", "new", "kestrel", "--rules", "harbour", "--seats", 3, "--option", "public=on",
           "--deadlines", "2 days 20:00 UTC")
    for token, who in GUILDS.items():
        w.done("seat", "add", "kestrel", w.person(who), "--colour", token)
    for who in COSMIC:
        w.done("seat", "add", "wren", w.person(who))
    w.round(1)
    for who in (*GUILDS.values(), *COSMIC):
        w.reply(who, "join")
    w.round(5)
    w.done("game", "start", "wren")
    w.done("game", "start", "kestrel")
    w.round(1)


def play(w):
    """The whole of it; yields after each round what it was."""
    begin(w)
    yield "begun"
    w.reply("ann", "format text json", r"P\d report")
    w.round(1)
    yield "asked for JSON"
    w.letters_run("predict salt merchants", "predict salt merchants",
                  ("predict salt merchants", "predict coopers"))
    yield "the sealed charter"
    w.letters_run("final", 'ask rope makers "how much is left?"', ("final", "final"))
    yield "questions"
    w.reply("ann", "bid 5 if gold over 9 else bid 2\npreview", r"P\d report")
    w.round(1)
    yield "previewed"
    w.letters_run("bid 5 if gold over 9 else bid 2", "bid 4",
                  ("bid 1 always if gold over 3", "bid 3 always"))
    yield "the first cargo"
    w.letters_run("bid 6", "bid 5", ("bid 2", "bid 4 if gold over 7 else bid 1 always"))
    yield "the second cargo"
    w.done("zine")
    yield "the zine, while it runs"
    w.letters_run("final", "final", ("final", "final"))
    w.letters_run("bid 7", "bid 0", ("bid 0", "bid 0"))
    yield "the end"


# --- what is looked at

def told(w, letters):
    """Returns the letters that reach others than Cat and the GM, sorted."""
    return sorted((l.to, as_told(l.mail.as_bytes(), l.mail)) for l in letters
                  if "cat@" not in l.to and "master@" not in l.to)


def pages(w):
    root = w.home / "zine"
    return {str(p.relative_to(root)): p.read_bytes() for p in sorted(root.rglob("*")) if p.is_file()}


def alike(a, b, what):
    x, y = told(a, a.sent), told(b, b.sent)
    differs = next((f"{i}:\n{i.decode(errors='replace')[-900:]}\n---\n{k.decode(errors='replace')[-900:]}"
                    for (_, i), (_, k) in zip(x, y) if i != k), "another number of letters")
    check(x == y, f"{what}: others' letters are alike", SECRETS, differs if x != y else "")
    if what == "the end":
        return  # from here on the pages tell everything
    p, q = (pages(w) if (w.home / "zine").is_dir() else {} for w in (a, b))
    check(p == q, f"{what}: the pages are alike", SECRETS, [n for n in p if p[n] != q.get(n)])


def attached(letter):
    return next((json.loads(p.get_payload(decode=True)) for p in letter.mail.walk()
                 if p.get_content_type() == "application/json"), None)


def look_at_json(w):
    twin = attached(w.last("ann@example.org", "T1 P1 report"))
    place = (twin or {}).get("position") or {}
    check(place.get("gold") == [20] + [None] * 5, "the report as JSON has the reader's gold and nobody else's",
          "`position`: the board and the reader's cards, as values (report-json.md)", twin)
    check(twin and twin["seat"] in ("rope", "rope makers"), "and says whose it is", "`seat` (report-json.md)", twin)


def look_at_preview(w):
    said = w.read("ann", "receipt")
    check("bid 5 if gold over 9" in said, "PREVIEW shows the order as the run will read it",
          "`preview` reads your orders once more as the run will read them (HELP)", said)
    report = w.gm("phase", "preview", "kestrel", "rope")
    check(report.rc == 0 and "gold" in report.flat, "phase preview shows the letter of a seat",
          "phase preview G SEAT (postalgm --help)", report)


def look_at_end(w):
    check("Winner" in w.read("bob", "the game is over") and "Rope Makers (Ann)" in w.read("bob", "the game is over"),
          "the last report names the winner", "[HA-5]", w.read("bob", "the game is over"))
    w.done("verify", "kestrel")
    w.done("verify", "wren")
    w.done("verify", "kestrel", "--export", WORK / "kestrel.json")
    w.done("verify", WORK / "kestrel.json")
    w.done("explain", "kestrel", "1.2")
    w.done("game", "end", "wren", "--why", "a test")
    w.round(5)
    w.done("zine")
    p = {n: b.decode(errors="replace") for n, b in pages(w).items() if n.endswith(".html")}
    check("kestrel" in p["index.html"] and "wren" in p["index.html"], "one front page has both games", ONE_HOUSE)
    stats = p["statistics.html"]
    check("Harbour" in stats and "Rope Makers" in stats, "statistics have a table of the harbour", ONE_HOUSE, stats[-3000:])
    tables = {title: part for part in stats.split("<section") for title in ("Harbour: the Seats",
              "Cosmic Encounter: the Powers") if title in part}
    check(len(tables) == 2 and all(("Rope Makers" in part) == title.startswith("Harbour") for title, part in tables.items()),
          "each kind of game has a table of its own", ONE_HOUSE, stats[-3000:])
    board = " ".join(text for n, text in p.items() if n.startswith("kestrel"))
    for word in ("Power", "Warp", "planet", "Destiny"):
        check(word not in board, f"no page of the harbour says '{word}'", ONE_HOUSE,
              board[max(0, board.find(word) - 200):board.find(word) + 100])
    for l in w.sent:
        if "KESTREL" in l.subject and any(f"{who}@" in l.to for who in GUILDS.values()):
            bad = [word for word in ("Power", "Warp", "planet", "Edict", "at random") if word in l.flat]
            if bad:
                check(False, f"a letter of the harbour speaks as Cosmic does: {bad}", ONE_HOUSE, l)


def main():
    a, b = House(0), House(1)
    for what, _ in zip(play(a), play(b)):
        alike(a, b, what)
        if what == "previewed":
            look_at_preview(a)
        if what == "the sealed charter":
            look_at_json(a)
    check(a.gm("phase", "show", "wren", "--json").json()["status"] == "running", "Cosmic Encounter runs beside it",
          ONE_HOUSE)
    look_at_end(a)
    bad = finish()
    shutil.rmtree(WORK)
    sys.exit(bad)


main()
