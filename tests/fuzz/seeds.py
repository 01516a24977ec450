#!/usr/bin/env python3
"""Writes the seeds of the targets that hear a process of the house: what each of them says when it
is honest, and a lie of each kind beside it. Run it after the messages change (base/process/message.h and
the lists of words); seeds that were found by a fuzzer stay as they are.
usage: tests/fuzz/seeds.py"""
import struct
from pathlib import Path

CORPUS = Path(__file__).parent / "corpus"


def value(v):
    if isinstance(v, bool) or isinstance(v, int):
        return b"i" + struct.pack("<q", v)
    if isinstance(v, str):
        v = v.encode()
    if isinstance(v, bytes):
        return b"s" + struct.pack("<I", len(v)) + v
    return b"n" + struct.pack("<I", len(v)) + b"".join(value(item) for row in v for item in row)


def message(kind, *values):
    return bytes([kind]) + b"".join(map(value, values))


def frame(kind, *values):
    body = message(kind, *values)
    return struct.pack("<I", len(body)) + body


def seed(target, name, octets):
    (CORPUS / target).mkdir(exist_ok=True)
    (CORPUS / target / name).write_bytes(octets)


def sender():
    """mail/sender_talk.h: the core has handed over 1 and 2, of 3 it knows that it was begun."""
    opened, begun, result, untried, office, alive = range(4, 10)
    sent, retry, failed, doubt = range(4)
    say = {
        "whole": [(begun, 1), (result, 1, sent, False, 250, 0, "2.0.0 ok"), (untried, 2), (result, 3, sent, False, 250, 0, "")],
        "refused": [(begun, 1), (result, 1, failed, True, 550, 0, "5.1.1 no such user"),
                    (result, 3, failed, True, 550, 0, "5.1.1 gm+ce-7.red.aaaaaaaaaaaaaaaaaaaaaaa@x unknown"),
                    (begun, 2), (result, 2, failed, True, 550, 0, "5.1.1 no such user")],
        "trouble": [(alive,), (office, 3, 0, True, "cannot connect\x1b[2J"), (office, 0, 0, False, "\xff")],
        "doubt": [(result, 3, doubt, False, 0, 0, "the line was cut"), (begun, 1), (result, 1, retry, False, 451, 0, "later")],
        # Lies.
        "not-begun": [(result, 1, sent, False, 250, 0, "ok")],
        "not-its-own": [(begun, 4), (result, 4, sent, False, 250, 0, "ok")],
        "not-handed-over": [(begun, 5)],
        "unknown": [(untried, 977)],
        "twice": [(result, 3, sent, False, 250, 0, "ok"), (result, 3, failed, False, 550, 0, "no")],
        "blames": [(result, 3, sent, True, 250, 0, "ok")],
        "verdict": [(result, 3, 9, False, 250, 0, "ok")],
        "again-opened": [(opened,)],
        "the-cores-word": [(1, 1, "o.1.x", "gm@x", "ann@x", False, "Subject: x\r\n\r\n")],
    }
    for name, words in say.items():
        seed("sender", f"c-{name}", b"c" + b"".join(frame(*w) for w in words))
    seed("sender", "c-half", b"c" + frame(begun, 1) + frame(begun, 2)[:7])
    seed("sender", "c-long", b"c" + struct.pack("<I", 1 << 30) + b"\5")


def keys():
    """mail/key_words.h."""
    say, ready, cannot, make, check, short, fits, number, rows, word = range(10)
    key, brief, sure = "abcdefghijklmnopqrstu23", "abcdefg2", "abcdefghijklmnopqrstuvwx23"
    answers = [(ready,), (say, key), (say, 0, 3), (say, brief), (say, -1, 0), (say, 977), (say, [(7,), (9,)]), (say, sure)]
    all_of = b"".join(frame(*x) for x in answers)
    seed("keys", "c-whole", b"c" + all_of)
    seed("keys", "c-not-there", b"c" + frame(cannot, "/home/postalgm.key: \x1b]0;none\7"))
    seed("keys", "c-half", b"c" + all_of[:len(all_of) // 2])
    for name, at, lie in (("header", 1, (say, "aaaa\r\nBcc: eve@example.e")), ("short", 1, (say, "abc")),
                          ("which", 2, (say, 2, 3)), ("number", 5, (say, 0)), ("rows", 6, (say, [(-1,)])),
                          ("left-over", 7, (say, sure, 1)), ("kind", 4, (ready,))):
        seed("keys", f"c-{name}", b"c" + b"".join(frame(*x) for x in answers[:at] + [lie] + answers[at + 1:]))
    reply, bounce = (1, "ce-7", "red", 1, 3), (2, "b", "ann@example.org", 7, 0)
    now = 1795719600
    asks = [(make, *reply), (make, *bounce), (check, now, key, [reply, bounce]), (short, *reply),
            (fits, now, brief, [reply]), (number, 7), (rows, now, 977), (word, "resign 4 1", 12)]
    seed("keys", "k-whole", b"k" + b"".join(frame(*x) for x in asks))
    seed("keys", "k-many", b"k" + frame(check, now, key, [reply] * 257))
    seed("keys", "k-purpose", b"k" + frame(make, 3, "ce-7", "red", 1, 3))
    seed("keys", "k-phase", b"k" + frame(make, 1, "ce-7", "red", 1, 65536))
    seed("keys", "k-nothing", b"k" + frame(say))


def painter():
    """server/render/painter.h, base/process/figure_message.h."""
    draw, sheet, bind, done, cannot = ord("D"), ord("S"), ord("B"), ord("P"), ord("N")
    group, end, box, circle, polygon, curve, text = range(7)

    def shape(kind, points, words="", size=10):
        flat = [c for p in points for c in p]
        return (kind, 0xff0000, -1, 15, True, len(points), *flat, size, False, False, 1, words)

    shapes = [shape(group, [], "Red"), shape(box, [(0, 0), (40, 20)]), shape(circle, [(20, 10)]), shape(end, []),
              shape(polygon, [(1, 1), (30, 5), (20, -7)]), shape(curve, [(0, 0), (9, 9), (20, 0)]),
              shape(text, [(10, 9)], "Gr\u00fcn <4> & \u2014")]

    def figure(*of, width=200, words="Green attacks Red."):
        return message(draw, width, 100, "The board", words, [(0x102030, 0xffffff)], list(of))[1:]

    def ask(name, octets, kind=draw, first=640):
        seed("painter", f"p-{name}", b"p" + message(kind, first) + octets)

    ask("whole", figure(*shapes))
    ask("empty", figure())
    ask("open", figure(shapes[0]))
    ask("points", figure(shape(polygon, [(0, 0)] * 2)))
    ask("map", figure(shape(polygon, [(i * 5 % 200, i * i % 100) for i in range(40)])))
    ask("far", figure(shape(circle, [(1 << 30, 0)])))
    ask("wide", figure(width=1 << 31))
    ask("control", figure(shape(text, [(1, 1)], "a\x1b]\x00\ufffe"), words="\x7f"))
    # Names from right to left, in isolates that are open and closed; half of a joined pair; what no face has.
    ask("whole-left", figure(*[shape(text, [(10, 9)], t) for t in (
        "\u2068\u05d0\u05d1\u2069 (12)", "Red: \u0628\u0646\u0644\u0627", "\u2067\u2068\u05d0", "\u202e\u0661 a\u0301", "\U0001f438\U0010ffff")]))
    ask("no-width", figure(*shapes), first=0)
    ask("whole-sheet", figure(*shapes), sheet, 1)
    ask("whole-next-sheet", figure(shapes[6]), sheet, 0)
    ask("sheet-far", figure(shape(circle, [(1 << 30, 0)])), sheet, 1)
    ask("sheet-first", figure(), sheet, 2)
    ask("sheet-half", figure(*shapes)[:60], sheet, 1)
    for name, words in {
        "whole-bind": ("Kestrel", "The Postal Zine", "2026-11-26T20:00:00Z"), "whole-bind-names": ("\u05d0\u05d1", "Gr\u00fcn (<&\\)", ""),
        "bind-half": ("Kestrel",), "bind-left-over": ("a", "b", "c", "d"), "bind-text": (b"\xff", "b", "c"),
        "bind-long": ("a" * 1001, "b", "c"), "bind-number": (1, 2, 3),
    }.items():
        seed("painter", f"p-{name}", b"p" + message(bind, *words))
    for name, m in {"whole": (done, "%PDF-1.5 and so on"), "whole-sheet": (done, ""), "why": (cannot, "they are too many"), "kind": (sheet, "%PDF-"),
                    "why-control": (cannot, "a\x1b[2Jb\r\nBcc: x\u009b"), "left-over": (done, "%PDF-", 1)}.items():
        seed("painter", f"d-{name}", b"d" + message(*m))
    head = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR" + struct.pack(">II", 300, 200)
    for name, m in {
        "whole": (done, head + b"\x08\x03 and so on"), "other-size": (done, head[:20] + struct.pack(">I", 100000) + b"..."),
        "head-alone": (done, head), "no-picture": (done, b"GIF89a" + head), "why": (cannot, "10000 pixels high"),
        "why-control": (cannot, "a\x1b[2Jb\r\nBcc: x\u009b"), "kind": (draw, head), "left-over": (done, head + b"...", 1),
    }.items():
        body = message(*m)
        seed("painter", f"c-{name}", b"c" + body)
    seed("painter", "c-half", b"c" + message(done, head)[:30])


def letter():
    """mail/read/letter_message.c."""
    def said(reason=0, kind=0, answer=True, flags=0, date=1795250400, sender="ann@example.net",
             to=("gm@example.org",), lines=("wait",), bounce=(0, "", ""), subject="orders", trace="", quoted=(), above=()):
        return message(0, reason, kind, answer, flags, date, sender, "Ann", subject, "1@ann", "", "", trace,
                       *bounce, [(t,) for t in to], [(x,) for x in lines], [(x,) for x in above], [], [(x,) for x in quoted])[1:]

    for name, octets in {
        "whole": said(), "bounce": said(15, 3, False, bounce=(2, "5.1.1", "no such user"), lines=()),
        "empty": said(1, 1, lines=()), "quoted": said(2, 1, lines=(), quoted=("> a", "> b")), "not-to-us": said(4, 0, False, to=()), "trace": said(trace="Received: from x by mx; now\n"),
        "flags": said(flags=(1 << 12) - 1), "many": said(to=("a@b",) * 100, lines=("x",) * 300),
        "above": said(lines=("wait", "3 with 2 from 1"), above=("", "> one\n> two\n")),
        # Lies.
        "above-own": said(above=("attack red 1\n",)), "above-open": said(above=("> one",)), "above-few": said(lines=("a", "b"), above=("",)),
        "class": said(0, 3), "held": said(0, 8), "answers": said(5, 2, True),
        "header": said(subject="a\r\nBcc: eve@example.org"), "line": said(lines=("wait\nattack red 1",)), "text": said(lines=(b"\xff",)),
        "address": said(sender="ann@example.net, eve@example.org"), "too-many": said(to=("a@b",) * 101), "date": said(date=1 << 60),
        "left-over": said() + value(1),
    }.items():
        seed("letter", name, octets)


def fetcher():
    """mail/fetcher_talk.h: what the core asks is in the seeds that begin with f."""
    opened, items, listed, letter, well, asks, looked, watching, calls, trouble = range(11, 21)
    item, no_list = ("4.1", 7, 4, 0, False, 0, 11), frame(trouble, 0, True, "away")
    start = b"c" + frame(opened, False) + no_list
    whole = [(opened, True), (items, [item]), (listed, 7, 4, 0, 0, 0), (well,), (well,), (letter, "4.1", False, "hello world"),
             (well,), (well,), (asks, [("a",)]), (looked, 0), (items, [item]), (looked, 1), (watching, 60), (calls,)]
    seed("fetcher", "c-whole", b"c" + b"".join(frame(*x) for x in whole))
    seed("fetcher", "c-empty", b"c" + frame(opened, True) + frame(items, []) * 3)
    seed("fetcher", "c-known", start + frame(asks, [("a",), ("b",)]) + frame(looked, 1) + frame(items, [item]) +
         frame(looked, 1) + frame(watching, 60) + frame(calls))
    seed("fetcher", "c-asks-nothing", start + frame(asks, []) + frame(looked, 1))
    seed("fetcher", "c-taken", start + frame(looked, 0) + frame(items, [item]) + frame(looked, 2))


def starter():
    """base/process/child_starter.c and mail/post/secret_holder.c: what each is asked and answers."""
    start, end, done, no = range(4)
    say = {
        "s-whole": [(start, 1, ""), (start, 2, "/home/gm"), (end, 1000, 500)],
        "s-cannot": [(start, 1, "!x"), (end, 1, 0)],
        "s-not-its-own": [(end, 1000, 500)],
        "s-twice": [(start, 1, ""), (end, 1000, 0), (end, 1000, 0)],
        "s-many": [(start, 1, "")] * 300,
        # Lies.
        "s-role": [(start, 99, "")], "s-nul": [(start, 1, b"a\0b")], "s-wait": [(end, 1000, 1 << 40)],
        "s-kind": [(done, 1)], "s-left-over": [(start, 1, "", 1)],
        "c-refused": [(no, "cannot\x1b[2J"), (done, 0)], "c-pid": [(done, -1), (done, 1 << 40)],
        "c-long": [(no, "x" * 4000)], "c-text": [(no, b"\xff\xfe")],
    }
    for name, words in say.items():
        seed("starter", name, name[:1].encode() + b"".join(frame(*w) for w in words))
    seed("starter", "c-whole", b"c" + frame(done, 1000) + b"x" + frame(done, 9))
    ask, tell, trouble = range(3)
    seed("starter", "p-whole", b"p" + frame(ask))
    seed("starter", "p-left-over", b"p" + frame(ask, 1))
    seed("starter", "p-long", b"p" + frame(ask, "x" * 100))
    seed("starter", "q-whole", b"q" + frame(tell, "open sesame"))
    seed("starter", "q-long", b"q" + frame(tell, "x" * 5000))
    seed("starter", "q-nul", b"q" + frame(tell, b"a\0b"))
    seed("starter", "q-trouble", b"q" + frame(trouble, True, "no\r\nway"))
    seed("starter", "q-kind", b"q" + frame(ask))
    seed("starter", "q-half", b"q" + frame(tell, "open sesame")[:9])


for make in (sender, keys, painter, letter, fetcher, starter):
    make()
