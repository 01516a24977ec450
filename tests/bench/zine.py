#!/usr/bin/env python3
"""What a whole zine costs: many finished games, every page written for the first time. Prints seconds of processor,
megabytes, files and the size of the front page, and what a house of 300 games of 60 phases would take at the same rate.
usage: tests/bench/zine.py BUILD [GAMES [SEATS]]

One game is played by the demonstration; the others are its rows under other names, with players of their own, because
the zine is made from the rows."""
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
WANTED_ISSUES = 300 * 60


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
    build, games, seats = os.path.abspath(sys.argv[1]), int((sys.argv[2:] or [100])[0]), (sys.argv[3:] or ["4"])[0]
    work = tempfile.mkdtemp(prefix="postalgm-zine-")
    home = os.path.join(work, "home")
    try:
        subprocess.run(["tests/demo/demo.sh"], check=True, stdout=subprocess.DEVNULL,
                       env=dict(os.environ, DEMO_HOME=home, DEMO_SEATS=seats, BUILD=build))
        shutil.rmtree(os.path.join(home, "zine"))
        db = sqlite3.connect(os.path.join(home, "postalgm.db"))
        (game, name), = db.execute("SELECT id, name FROM game").fetchall()
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
        print(f"{WANTED_ISSUES} issues (300 games of 60 phases) at this rate: {seconds * WANTED_ISSUES / issues:.0f} s")
    finally:
        shutil.rmtree(work)


if __name__ == "__main__":
    os.chdir(os.path.join(os.path.dirname(os.path.abspath(__file__)), "../.."))
    main()
