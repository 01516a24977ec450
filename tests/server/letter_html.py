#!/usr/bin/env python3
"""The longest HTML report of a Maildir as a page with its pictures beside it.
usage: letter_html.py MAILDIR_NEW FOLDER [WORDS]
       letter_html.py MAILDIR_NEW FOLDER --all

With WORDS, the longest that has them in it. With --all, the longest HTML part of each kind of letter, without pictures: a kind
is a subject without its figures and dates."""
import email
import email.policy
import os
import re
import sys

words = (sys.argv[3:] or [""])[0]


def letters():
    for name in sorted(os.listdir(sys.argv[1])):
        with open(os.path.join(sys.argv[1], name), "rb") as f:
            letter = email.message_from_binary_file(f, policy=email.policy.default)
        body = letter.get_body(("html",))
        if body is not None:
            yield letter, body.get_content()


if words == "--all":
    seen = {}
    for letter, html in letters():
        kind = re.sub(r"[0-9:]+|\b(Mon|Tue|Wed|Thu|Fri|Sat|Sun|Nov|Dec)\b", "", letter["subject"])
        if len(html) > len(seen.get(kind, "")):
            seen[kind] = html
    for i, html in enumerate(seen.values()):
        with open(os.path.join(sys.argv[2], f"{i + 1}.html"), "w", encoding="utf-8") as f:
            f.write(re.sub(r'(src=")cid:[^"]*', r"\1data:,", html))
    sys.exit(0 if seen else "no letter has an HTML part")

best = None
for letter, html in letters():
    if words in html and (best is None or len(html) > len(best[0])):
        best = (html, letter)
if best is None:
    sys.exit("no letter has an HTML part")
html, letter = best
for part in letter.walk():
    cid = part.get("Content-ID")
    if cid and part.get_content_maintype() == "image":
        cid = cid.strip().strip("<>")
        picture = "picture%d.png" % html.count("picture")
        html = html.replace("cid:" + cid, picture)
        with open(os.path.join(sys.argv[2], picture), "wb") as f:
            f.write(part.get_payload(decode=True))
with open(os.path.join(sys.argv[2], "letter.html"), "w", encoding="utf-8") as f:
    f.write(html)
