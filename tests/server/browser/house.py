#!/usr/bin/env python3
"""One house of the homes of several demos, whose zine holds all their games: house.py FOLDER HOME...

Each home is copied, and its games get names of their own. FOLDER/many is the home that writes the zine.
Some of the players have names as people have them, which are longer than those of a demo."""
import json
import os
import shutil
import sqlite3
import sys

folder, homes = os.path.abspath(sys.argv[1]), sys.argv[2:]
NAMES = iter("wren heron linnet merlin avocet siskin dipper ouzel plover dunlin whimbrel fulmar gannet petrel shearwater".split())
PEOPLE = {"Bob": "Jean-Fran\u00e7ois Champollion-Figeac", "Cat": "Ng\u0169g\u0129 wa Thiong'o",
          "Dan": "Bartholom\u00e4us Wolkenstein-Trostburg", "Eve": "\u00de\u00f3rd\u00eds Gu\u00f0mundsd\u00f3ttir"}
listed = []
for number, home in enumerate(homes):
    own = os.path.join(folder, str(number) if number else "many")
    os.makedirs(own)
    for name in os.listdir(home):
        if name.startswith("postalgm"):
            shutil.copy(os.path.join(home, name), own)
    db = sqlite3.connect(os.path.join(own, "postalgm.db"))
    for (game,) in db.execute("SELECT id FROM game").fetchall():
        db.execute("UPDATE game SET name = ? WHERE id = ?", (next(NAMES), game))
    for short, long in PEOPLE.items():
        db.execute("UPDATE seat SET name = ? WHERE name = ?", (long, short))
    db.commit()
    db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    db.close()
    listed.append({"name": f"home{number}", "number": number, "dir": own, "mailbox": f"home{number}@example.org"})
for home in listed:
    with open(os.path.join(home["dir"], "homes.json"), "w", encoding="utf-8") as f:
        json.dump({"homes": listed}, f)
