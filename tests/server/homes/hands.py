#!/usr/bin/env python3
"""Games leave their home by several hands at once, for homes that cannot take them, and out of files that are
not what they should be. Whatever is done, a game is in one place, whole, and never in two. Prints TAP.

    hands.py BUILD
"""
import os
import shutil
import sqlite3
import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent.parent
sys.path[:0] = [str(HERE), str(HERE.parent.parent / "kit")]

from several import BUILD, GM, HOUSE, LIMIT, House, check  # noqa: E402
from world import finish, person, show, to  # noqa: E402

EACH = 3 if int(os.environ.get("TEST_SHARE", "1")) > 1 else 1
PEOPLE = {"red": "Ann", "blue": "Bob", "green": "Cat"}
ONE_PLACE = "killed in between, the game is in one place"
STAYS = "a home that cannot take it does not get it: the game stays"


def sql(path, text):
    with sqlite3.connect(path) as db:
        return db.execute(text).fetchall()


def homes_with(house, game):
    return [n for n in house.worlds if (house.folder / n).exists() and sql(house.folder / n / "postalgm.db", f"SELECT 1 FROM game WHERE name = '{game}'")]


def in_way(house, home="one"):
    return sql(house.folder / home / "postalgm.db", "SELECT name, home, state FROM moved WHERE state = 'leaving'")


def at_once(house, *calls):
    """The commands, each in a process of its own, all at the same time."""
    w = house.worlds["one"]
    all_ = [subprocess.Popen([str(BUILD / "postalgm"), *c, "--home", str(house.folder / home), "--now", w.stamp()], env=w.env, text=True,
                             stdout=subprocess.PIPE, stderr=subprocess.STDOUT) for home, *c in calls]
    said = [p.communicate(timeout=LIMIT)[0] for p in all_]
    return [p.returncode for p in all_], said


def begin(house):
    house.gm("one", "init", "--gm", GM, "--address", HOUSE)
    house.grow()
    for game in ("ce-1", "ce-2"):
        house.gm("one", "game", "new", game, "--seats", 3, "--deadlines", "7 days 20:00 UTC", "--option", "public=on")
        for colour, name in PEOPLE.items():
            house.gm("one", "seat", "add", game, person(name), "--colour", colour)
        house.round(1)
        for name in PEOPLE.values():
            house.write(person(name), house.last(name.lower() + "@", f"(?i){game}.*invitation"), "JOIN")
        house.round(1)
        said = house.gm("one", "game", "start", game)
        check(said.rc == 0, f"{game} starts", "game start", said)
        house.round(1)


def move_at_once(house):
    for n in range(4):
        rcs, said = at_once(house, *[("one", "game", "move", "ce-1", "--to", to) for to in ("two", "three", "two", "three")])
        where = homes_with(house, "ce-1")
        check(rcs.count(0) == 1 and len(where) == 1 and not in_way(house), f"four hands move one game: one does it ({n + 1})", ONE_PLACE, rcs, where, "\n".join(said))
        # Two moves that cross, in both directions.
        rcs, said = at_once(house, (where[0], "game", "move", "ce-1", "--to", "one"), ("one", "game", "move", "ce-2", "--to", where[0]))
        check(rcs == [0, 0] and homes_with(house, "ce-1") == ["one"] and homes_with(house, "ce-2") == where, f"two games cross ({n + 1})", ONE_PLACE, rcs, "\n".join(said))
        house.gm(where[0], "game", "move", "ce-2", "--to", "one")


def cannot_take(house):
    """What may be wrong with the other home: the game does not leave, or comes back at once."""
    two = house.folder / "two"
    db = two / "postalgm.db"

    def away(bad):
        two.rename(house.folder / "away") if bad else (house.folder / "away").rename(two)

    def garbage(bad):
        if bad:
            db.rename(two / "kept")
            db.write_bytes(b"x" * 5000)
        else:
            (two / "kept").replace(db)

    def later(bad):
        have = sql(db, "PRAGMA user_version")[0][0]
        sql(db, f"PRAGMA user_version = {have + (1 if bad else -1)}")

    def full(bad):  # it fails in the middle of taking it in, as on a full disk
        sql(db, "CREATE TRIGGER full BEFORE INSERT ON snapshot BEGIN SELECT RAISE(ABORT, 'no room'); END" if bad else "DROP TRIGGER full")

    for what, spoil in (("is not there", away), ("is no database", garbage), ("is of a later edition", later), ("fails on the way in", full)):
        spoil(True)
        said = house.gm("one", "game", "move", "ce-1", "--to", "two")
        left = in_way(house)
        here = sql(house.folder / "one/postalgm.db", "SELECT count(*) FROM game WHERE name = 'ce-1'") == [(1, )]
        check(said.rc in (1, 3) and "home two" in said.flat and here and not left, f"a home that {what}: the game stays", STAYS, said, left)
        check(house.gm("one", "verify", "ce-1").rc == 0, f"... and is what it was ({what})", STAYS, "")
        spoil(False)
    # Killed at each step while the other home fails: whatever is left is put right by the same call.
    saved = house.folder.parent / "saved"
    full(True)
    house.save(saved)
    at, killed = 0, True
    while killed:
        at += EACH
        house.load(saved)
        killed = house.killed("one", at, "game", "move", "ce-1", "--to", "two")
        lost = not homes_with(house, "ce-1") and not in_way(house)
        back = house.gm("one", "game", "move", "ce-1", "--to", "one")
        check(not lost and homes_with(house, "ce-1") == ["one"] and not in_way(house), f"{f'killed at step {at}' if killed else 'not killed'}: --to its own home brings it back", STAYS, back)
        full(False)
        said = house.gm("one", "game", "move", "ce-1", "--to", "two")
        check(said.rc == 0 and homes_with(house, "ce-1") == ["two"], "... and it can go when the other home is well", STAYS, said)
    check(at > 6, "the move that comes back has steps to be killed at", "killed at every step in a test", at)
    house.load(saved)
    full(False)


def never_in_two(house):
    """The move was cut off after the game had arrived; what is done then must not make a second one of it."""
    saved = house.folder.parent / "saved"
    house.save(saved)
    at = 0
    while True:
        at += 1
        house.load(saved)
        if not house.killed("one", at, "game", "move", "ce-1", "--to", "two"):
            check(False, "there is a step between its arrival and the end", "schema: commit T, commit G", at)
            return
        if homes_with(house, "ce-1") == ["two"] and in_way(house):
            break
    said = house.gm("one", "game", "show", "ce-1")
    check(said.rc == 1 and "on its way to home two" in said.flat and "game move ce-1 --to two" in said.flat, "a command says where it is", "health, commands", said)
    for what, args, words in (("restored from the file of the move", ("game", "restore", house.folder / "one/moving/ce-1.game"), "on its way to home two"),
                              ("called back", ("game", "move", "ce-1", "--to", "one"), "has arrived in home two"),
                              ("sent elsewhere", ("game", "move", "ce-1", "--to", "three"), "on its way to home two")):
        said = house.gm("one", *args)
        check(said.rc == 1 and words in said.flat and homes_with(house, "ce-1") == ["two"], f"{what}, it is not in two homes", ONE_PLACE, said, homes_with(house, "ce-1"))
    half = house.folder.parent / "half"
    house.save(half)
    house.round(1)
    said = house.gm("two", "game", "move", "ce-1", "--to", "three")
    check(said.rc == 0, "the other home sends it on", "game move", said)
    said = house.gm("one", "game", "move", "ce-1", "--to", "two")
    check(said.rc == 0 and "in home three" in said.flat and homes_with(house, "ce-1") == ["three"] and not in_way(house), "the first move ends where the game is", ONE_PLACE, said)
    house.load(half)
    house.round(1)
    house.gm("two", "game", "end", "ce-1", "--why", "enough", "--yes")
    house.round(1, ("two", ))
    said = house.gm("two", "game", "archive", "ce-1")
    check(said.rc == 0, "or puts it into its archive", "game archive", said)
    house.gm("one", "game", "move", "ce-1", "--to", "two")
    check(homes_with(house, "ce-1") == [] and not in_way(house), "it does not come out of there again", ONE_PLACE, homes_with(house, "ce-1"))
    copy = house.folder.parent / "copy.game"
    shutil.copy(house.folder / "two/archive/ce-1.game", copy)
    said = house.gm("one", "game", "restore", copy)
    check(said.rc == 1 and "archive of home two" in said.flat, "a copy of its file is not taken in elsewhere", ONE_PLACE, said)
    house.gm("two", "game", "restore", "ce-1")
    said = house.gm("one", "game", "restore", copy)
    check(said.rc == 1 and "in home two" in said.flat, "nor while the game is in another home", ONE_PLACE, said)
    house.load(saved)
    shutil.rmtree(half)
    shutil.rmtree(saved)


def begun_twice(house):
    """The daemon was killed twice over a letter: a child tries it, and looks into the other homes as the daemon does, and so does
    the daemon after it."""
    w = house.worlds["one"]
    db = w.home / "postalgm.db"
    house.gm("one", "game", "move", "ce-1", "--to", "two")
    house.write(person("Ann"), house.last("ann@", "(?i)ce-1"), "STATUS", box="one@localhost")
    before, at = sql(db, "SELECT max(id) FROM inbox")[0][0], 0

    def last():
        return sql(db, "SELECT state, verdict, attempts FROM inbox WHERE id = (SELECT max(id) FROM inbox) AND id > %d" % before)

    def once(**more):
        return subprocess.run([str(BUILD / "postalgmd"), "--once", "--now", w.stamp()], text=True, capture_output=True,
                              env=w.env | more, timeout=LIMIT)

    for deaths in (1, 2):
        at, died = 0, -9
        while died == -9 and (not last() or last()[0][2] < deaths):
            at += 1
            died = once(POSTALGM_CRASH_AT=str(at)).returncode
        check(last() and last()[0][2] == deaths, f"death {deaths} over a letter is noted", "commit A", last(), died)
    said = once()
    check(said.returncode == 0 and "Permission denied" not in said.stderr, "the third time the other homes are looked into all the same",
          "which home gets a letter", said.stderr)
    check(last() and last()[0][:2] == ("DONE", "passed"), "and the letter is passed on", "which home gets a letter", last())
    house.round(1)
    house.gm("two", "game", "move", "ce-1", "--to", "one")


def archive(house):
    w = house.worlds["one"]
    file = w.home / "archive/ce-2.game"
    house.gm("one", "game", "end", "ce-2", "--why", "enough", "--yes")
    said = house.gm("one", "game", "archive", "ce-2")
    check(said.rc == 1 and "still to be sent" in said.flat and not file.exists(), "its last letters go out before a game is put aside", "everybody gets a last letter", said)
    new = house.round(1)
    check(len(to(new, "@example.org", "last report")) == 3, "they do", "everybody gets a last letter", show(new))
    for n in range(3):
        rcs, said = at_once(house, *[("one", "game", "archive", "ce-2")] * 4)
        good = house.gm("one", "verify", file)
        check(sorted(rcs) == [0, 1, 1, 1] and good.rc == 0, f"four hands put one game aside: it is in the file ({n + 1})", ONE_PLACE, rcs, "\n".join(said), good)
        rcs, said = at_once(house, *[("one", "game", "restore", "CE-2")] * 4)
        check(sorted(rcs) == [0, 1, 1, 1] and homes_with(house, "ce-2") == ["one"] and not file.exists(), f"and take it back, its name in any letters ({n + 1})", ONE_PLACE, rcs, "\n".join(said))
    file.write_text("somebody's notes")
    said = house.gm("one", "game", "archive", "ce-2")
    check(said.rc == 1 and "is there already" in said.flat and file.read_text() == "somebody's notes", "what lies there already is not written over", "archive/ce-2.game", said)
    file.unlink()
    house.gm("one", "game", "archive", "ce-2")
    check(file.stat().st_size < 400_000, "the file is small", "what stays for ever", file.stat().st_size)


def bad_files(house):
    """Files that are no game's, or no longer."""
    w = house.worlds["one"]
    good = (w.home / "archive/ce-2.game").read_bytes()
    bad = house.folder.parent / "bad.game"
    hole = bytearray(good)
    hole[len(good) // 4:len(good) // 2] = b"\0" * (len(good) // 2 - len(good) // 4)
    for what, data in (("empty", b""), ("a text", b"hello " * 1000), ("half a file", good[:len(good) // 2]), ("a file with a hole", bytes(hole)),
                       ("a database of a house", (w.home / "postalgm.db").read_bytes())):
        bad.write_bytes(data)
        said = house.gm("one", "game", "restore", bad)
        check(said.rc in (1, 3) and not homes_with(house, "ce-2") and "BACKUP" not in said.flat and "postalgmd" not in said.flat,
              f"{what} is not taken in, and nobody is told to put a backup there", "is refused", said)
    # One of them in the archive: all other pages are written, and it is told of.
    (w.home / "archive/old.game").write_text("hello")
    said = house.gm("one", "zine")
    check(said.rc == 3 and "old.game" in said.flat, "the zine says which file it cannot read", "zine", said)
    check((w.home / "zine/ce-1/index.html").exists() and (w.home / "zine/ce-2/index.html").exists(), "and has all other games, also those of the archive", "the zine goes on showing its game", "")
    (w.home / "archive/ce-2.game").write_bytes(b"lost")
    house.gm("one", "zine")
    check((w.home / "zine/ce-2/index.html").exists(), "what was written before stays", "zine", "")
    (w.home / "archive/ce-2.game").write_bytes(good)
    (w.home / "archive/old.game").unlink()


def many_files(house):
    """More files than a process may have open."""
    w = house.worlds["one"]
    for i in range(70):
        f = w.home / f"archive/x-{i}.game"
        shutil.copy(w.home / "archive/ce-2.game", f)
        sql(f, f"UPDATE game SET name = 'x-{i}'")
    said = subprocess.run(["sh", "-c", f"ulimit -n 64 && exec {BUILD}/postalgm zine --now {w.stamp()}"], env=w.env, capture_output=True, text=True, timeout=LIMIT)
    check(said.returncode == 0 and (w.home / "zine/x-69/index.html").exists(), "the zine of 71 archived games, with 64 open files", "descriptors flat after archiving", said)
    for i in range(70):
        (w.home / f"archive/x-{i}.game").unlink()


def old_file(house):
    """A game that an earlier edition put aside: a home of that time, which had this one game."""
    w = house.worlds["one"]
    file = w.home / "archive/kestrel.game"
    with sqlite3.connect(file) as db:
        db.executescript((ROOT / "tests/schema/old/017-kestrel.sql").read_text())
        db.execute("UPDATE game SET status = 'over'")
        db.execute("INSERT OR REPLACE INTO option SELECT id, 'public', 'on' FROM game")
    before = file.read_bytes()
    said = house.gm("one", "verify", file)
    check("draws played again" in said.flat, "verify reads the file of an earlier edition", "one file that verify reads", said)
    said = house.gm("one", "zine")
    check(said.rc == 0, "so does the zine", "one file that the zine reads", said)
    check((w.home / "zine/kestrel/index.html").exists() and file.read_bytes() == before, "its pages are there, and the file is as it was", "stays as it is", "")
    file.unlink()


def main():
    folder = tempfile.mkdtemp(prefix="hands.")
    house = House(Path(folder) / "house", "2026-10-01 09:00", ["one", "front", "two", "three"])
    house.folder.mkdir()
    try:
        for act in (begin, move_at_once, cannot_take, never_in_two, begun_twice, archive, bad_files, many_files, old_file):
            act(house)
    finally:
        if "KEEP" in os.environ:
            shutil.copytree(folder, os.environ["KEEP"], dirs_exist_ok=True)
        shutil.rmtree(folder, ignore_errors=True)
    return finish()


if __name__ == "__main__":
    sys.exit(main())
