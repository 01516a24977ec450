#!/usr/bin/env python3
"""No text of the house names a thing of a game. Each game has a list of its own words,
rules/GAME/dictionary.txt; none of them stands in a string of the rooms that serve all games. The
list ends with exceptions, each with its reason; one that is no longer needed fails too.
usage: tests/dictionary.py"""
import re
import sys
from pathlib import Path

ROOMS = ("base", "orders", "mail", "schema", "server")
# A comment, a character, a string; only strings are looked at.
LEXEMES = re.compile(r"//[^\n]*|/\*.*?\*/|'(?:\\.|[^'\\])+'|\"((?:\\.|[^\"\\\n])*)\"|#include[^\n]*", re.S)


def strings(source):
    """(line, text) of each string literal."""
    for found in LEXEMES.finditer(source):
        if found.group(1) is not None:
            yield source.count("\n", 0, found.start()) + 1, found.group(1)


def read_dictionary(path):
    words, exceptions = set(), {}
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        line = line.strip()
        if line.startswith("except "):
            place, _, why = line[len("except "):].partition(":")
            file, _, word = place.strip().partition(" ")
            if not why.strip() or not word:
                sys.exit(f"{path}:{number}: write `except FILE WORD: why`")
            exceptions[(file, word)] = number
        elif line and not line.startswith("#"):
            words.update(line.split())
    return words, exceptions


def pattern(words, flags):
    listed = "|".join(sorted(map(re.escape, words), key=len, reverse=True))
    return re.compile(rf"(?<![\w-])({listed})(?![\w-])", flags)


def texts(page):
    """(line, text) of a page of prose that is compiled in (base/texts.awk)."""
    return enumerate(page.splitlines(), 1)


def find(words, source, parts=strings):
    """(line, word) wherever a string has one; a word with a capital only where it has it there, too."""
    capital = {w for w in words if w != w.lower()}
    looks = [pattern(some, flags) for some, flags in ((words - capital, re.I), (capital, 0)) if some]
    # A line end or a quote that is written with a backslash is none of the word.
    return [(line, hit.group(1) if look.flags & re.I == 0 else hit.group(1).lower())
            for line, text in parts(source) for look in looks
            for hit in look.finditer(re.sub(r"\\.", " ", text))]


def check(dictionary):
    words, exceptions = read_dictionary(dictionary)
    used, bad = set(), 0
    for room in ROOMS:
        sources, pages = sorted(Path(room).rglob("*.[ch]")), sorted(Path(room).rglob("*_texts.md"))
        for path in sources + pages:
            for line, word in find(words, path.read_text(encoding="utf-8"), texts if path in pages else strings):
                if (str(path), word) in exceptions:
                    used.add((str(path), word))
                    continue
                print(f"{path}:{line}: '{word}' is a word of {dictionary.parent.name}")
                bad += 1
    for place in exceptions.keys() - used:
        print(f"{dictionary}:{exceptions[place]}: the exception is not needed any more")
        bad += 1
    return bad


def self_test():
    words = {"flare", "flares", "anti-matter"}
    assert find(words, 'x("no Flare here");') == [(1, "flare")]
    assert find(words, '/* flare */ // flares\nx("a\\nflares");') == [(2, "flares")]
    assert find(words, 'x("flared", "my-flare", flare, \'"\', "ok");') == []
    assert find(words, 'x("see anti-matter.");') == [(1, "anti-matter")]
    assert find({"Power"}, 'x("a Power, powers");') == [(1, "Power")]


if __name__ == "__main__":
    self_test()
    games = sorted(p for p in Path("rules").iterdir() if p.is_dir() and p.name != "pieces")
    faults = 0
    for game in games:
        if (game / "dictionary.txt").exists():
            faults += check(game / "dictionary.txt")
        else:
            print(f"{game}: a game has a list of its words, dictionary.txt")
            faults += 1
    if not faults:
        print(f"dictionary: no text of the house names a thing of a game ({len(games)} looked at)")
    sys.exit(faults > 0)
