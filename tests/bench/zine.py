#!/usr/bin/env python3
"""What a whole zine costs: many finished games, every page written for the first time. Prints seconds of processor,
megabytes, files and the size of the front page. A house of 300 games of 60 phases is measured whole: a few games say little about
it, because one writing binds the PDFs of four games, however many there are.
usage: tests/bench/zine.py BUILD [GAMES [SEATS [ISSUES]]]

One game is played by the demonstration and made as long as ISSUES (60) by turns 2 and 3, which come again and again under
later numbers. The others are its rows under other names, with players of their own, because the zine is made from the rows."""
import json
import os
import random
import shutil
import sqlite3
import subprocess
import sys
import tempfile

FIRST = "Ann Bob Cat Dan Eve Fay Gus Hal Ivy Jon Kim Lou Max Ned Oda Pip Ruth Sam Tom Uma".split()
LAST = "Ash Birch Cole Dale Elm Fox Grey Hill Ives Jay".split()
# Tables from which the zine reads, beside `game` and `seat`.
ROWS = ["option", "snapshot", "sheet", "slot", "press", "gmlog", "act", "editorial", "ruling"]
LONG = 60
DAY = 86400


def take_rows(db, table, game):
    rows = db.execute(f"SELECT * FROM {table} WHERE game_id = ? ORDER BY phase_no", (game,))
    names = [c[0] for c in rows.description]
    return [dict(zip(names, r)) for r in rows]


def put_row(db, table, row):
    db.execute(f"INSERT INTO {table} ({', '.join(row)}) VALUES ({', '.join('?' * len(row))})", tuple(row.values()))


def lengthened(course, issues):
    """The rows of a course, each with the turns by which it comes later."""
    middle = [s for s in course if s["turn"] in (2, 3)]
    begin = course.index(middle[0])
    more = max(0, issues - len(course)) // len(middle)
    return ([(s, 0) for s in course[:begin]] + [(s, 2 * k) for k in range(more + 1) for s in middle] +
            [(s, 2 * more) for s in course[begin + len(middle):]])


def lengthen(db, game, issues):
    old = {t: take_rows(db, t, game) for t in ("snapshot", "sheet", "slot")}
    for table in ("slot", "sheet", "snapshot"):
        db.execute(f"DELETE FROM {table} WHERE game_id = ?", (game,))
    start, before = old["snapshot"][0]["made_utc"], None
    for no, (s, later) in enumerate(lengthened(old["snapshot"], issues), 1):
        new = dict(s, phase_no=no, turn=s["turn"] + later, from_no=no - 1, made_utc=start + no * DAY)
        if before:
            new.update(ran_turn=before["turn"], ran_phase=before["phase"])
        state = dict(json.loads(s["state"]), turn=new["turn"])
        put_row(db, "snapshot", dict(new, state=json.dumps(state, separators=(",", ":"))))
        for table in ("sheet", "slot"):
            for row in old[table]:
                if row["phase_no"] == s["phase_no"]:
                    put_row(db, table, dict(row, phase_no=no))
        before = new
    db.execute("UPDATE game SET phase_no = ?, last_phase_no = ?, turn = ?, opened_utc = ?, ended_utc = ? WHERE id = ?",
               (no, no, before["turn"], before["made_utc"], before["made_utc"], game))


def copy_rows(db, table, game, as_game):
    columns = [c[1] for c in db.execute(f"PRAGMA table_info({table})") if c[1] not in ("id", "game_id")]
    names = ", ".join(columns)
    db.execute(f"INSERT INTO {table} (game_id, {names}) SELECT ?, {names} FROM {table} WHERE game_id = ?", (as_game, game))


def copy_game(db, game, name, number, chance):
    columns = [c[1] for c in db.execute("PRAGMA table_info(game)") if c[1] not in ("id", "name")]
    names = ", ".join(columns)
    new = db.execute(f"INSERT INTO game (name, {names}) SELECT ?, {names} FROM game WHERE id = ?",
                     (f"{name}-{number}", game)).lastrowid
    copy_rows(db, "seat", game, new)
    for (seat,) in db.execute("SELECT id FROM seat WHERE game_id = ?", (new,)).fetchall():
        who = f"{chance.choice(FIRST)} {chance.choice(LAST)}"
        db.execute("UPDATE seat SET name = ?, address = ? WHERE id = ?",
                   (who, who.replace(" ", ".").lower() + "@example.org", seat))
    for table in ROWS:
        copy_rows(db, table, game, new)


def main():
    given = sys.argv[2:] + ["300", "4", str(LONG)][len(sys.argv) - 2:]
    build, games, seats, long = os.path.abspath(sys.argv[1]), int(given[0]), given[1], int(given[2])
    work = tempfile.mkdtemp(prefix="postalgm-zine-")
    home = os.path.join(work, "home")
    try:
        subprocess.run(["tests/demo/demo.sh"], check=True, stdout=subprocess.DEVNULL,
                       env=dict(os.environ, DEMO_HOME=home, DEMO_SEATS=seats, BUILD=build))
        shutil.rmtree(os.path.join(home, "zine"))
        db = sqlite3.connect(os.path.join(home, "postalgm.db"))
        (game, name), = db.execute("SELECT id, name FROM game").fetchall()
        lengthen(db, game, long)
        chance = random.Random(3)
        for i in range(2, games + 1):
            copy_game(db, game, name, i, chance)
        issues, = db.execute("SELECT count(*) FROM snapshot").fetchone()
        db.commit()
        db.close()
        zine = subprocess.Popen([os.path.join(build, "postalgm"), "--home", home, "zine"], stdout=subprocess.DEVNULL)
        _, status, used = os.wait4(zine.pid, 0)
        if status:
            sys.exit("postalgm zine failed")
        seconds = used.ru_utime + used.ru_stime
        files = sum(len(f) for _, _, f in os.walk(os.path.join(home, "zine")))
        print(f"{games} games of {seats} seats, {issues} issues, {files} files: {seconds:.1f} s of processor, "
              f"{used.ru_maxrss / 1024:.0f} MB, front page "
              f"{os.path.getsize(os.path.join(home, 'zine', 'index.html')) / 1024:.0f} kB")
    finally:
        shutil.rmtree(work)


if __name__ == "__main__":
    os.chdir(os.path.join(os.path.dirname(os.path.abspath(__file__)), "../.."))
    main()
