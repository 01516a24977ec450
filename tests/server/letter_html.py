#!/usr/bin/env python3
"""The longest letter of a Maildir with an HTML part as a page with its pictures beside it.
usage: letter_html.py MAILDIR_NEW FOLDER [WORDS]
       letter_html.py MAILDIR_NEW FOLDER --all

With WORDS, the longest that has them in it. With --all, the HTML part of the longest letter of each kind, without pictures: a kind
is a subject without its figures and dates. Only what is looked at is parsed: a home of six has hundreds of letters."""
import email
import email.parser
import email.policy
import os
import re
import sys

words = (sys.argv[3:] or [""])[0]


def letters():
    """Their files, the longest first."""
    files = [os.path.join(sys.argv[1], name) for name in sorted(os.listdir(sys.argv[1]))]
    return sorted(files, key=os.path.getsize, reverse=True)


def subject_of(file):
    with open(file, "rb") as f:
        return email.parser.BytesHeaderParser(policy=email.policy.default).parse(f)["subject"]


def read(file):
    with open(file, "rb") as f:
        letter = email.message_from_binary_file(f, policy=email.policy.default)
    body = letter.get_body(("html",))
    return letter, body.get_content() if body is not None else None


if words == "--all":
    seen = {}
    for file in letters():
        kind = re.sub(r"[0-9:]+|\b(Mon|Tue|Wed|Thu|Fri|Sat|Sun|Nov|Dec)\b", "", subject_of(file))
        if kind not in seen:
            seen[kind] = read(file)[1]
    for i, html in enumerate(html for html in seen.values() if html is not None):
        with open(os.path.join(sys.argv[2], f"{i + 1}.html"), "w", encoding="utf-8") as f:
            f.write(re.sub(r'(src=")cid:[^"]*', r"\1data:,", html))
    sys.exit(0 if any(seen.values()) else "no letter has an HTML part")

for file in letters():
    letter, html = read(file)
    if html is not None and words in html:
        break
else:
    sys.exit("no letter has an HTML part")
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
