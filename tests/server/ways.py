#!/usr/bin/env python3
"""Letters that went out, read by another reader than ours: ways.py DIR... counts the
reports that were whole. A report is text first, then HTML that asks nobody for anything,
the board by content id; the HTML says what the text says; no key stands in any part.
SPDX-License-Identifier: ISC"""
import email
import email.policy
import html.parser
import json
import os
import re
import sys

HTML_MAX, LETTER_MAX = 90_000, 300_000
EXTRA = "Write your orders The button opens a letter with the order form. Orders sent this way must be confirmed once; a plain reply need not be.".split()


class Page(html.parser.HTMLParser):
    def __init__(self):
        super().__init__()
        self.text, self.images, self.tags, self.skip = "", [], [], 0

    def handle_starttag(self, tag, attrs):
        self.tags.append(tag)
        self.text += "" if tag == "code" else " "
        attrs = dict(attrs)
        assert not any(a.startswith("on") for a in attrs), attrs
        if tag == "img":
            assert attrs["alt"], "an image without words"
            self.images.append(attrs["src"])
        elif tag == "a":
            assert attrs["href"].startswith("mailto:") and len(attrs["href"]) <= 1500, attrs
        else:
            assert "src" not in attrs and "href" not in attrs, attrs
        self.skip += tag in ("style", "title")

    def handle_endtag(self, tag):
        self.text += "" if tag == "code" else " "
        self.skip -= tag in ("style", "title")

    def handle_data(self, data):
        if not self.skip:
            self.text += data


def words_of(text):
    """Words to type stand in backquotes in plain text, and as code in HTML."""
    return sorted(w for w in text.replace("`", "").split() if w != "-" and not w.startswith("===="))


def look(path):
    raw = open(path, "rb").read()
    letter = email.message_from_bytes(raw, policy=email.policy.default)
    assert not letter.defects, letter.defects
    assert len(raw) < LETTER_MAX, len(raw)
    parts = list(letter.walk())
    for part in parts:
        assert not part.defects, part.defects
        if part.get_content_maintype() in ("text", "application"):
            body = part.get_content()
            body = body if isinstance(body, str) else body.decode()
            assert not re.search(r"gm\+[a-z0-9-]+\.[a-z0-9]+\.[a-z2-7]{8}", body), "a key"
    if not re.search(r" report( again)? -|last report|the game begins", letter["subject"]) or letter["subject"].startswith("Re:"):
        return 0
    kinds = [p.get_content_type() for p in parts if not p.is_multipart()]
    plain = letter.get_body(("plain",)).get_content()
    if "text/html" not in kinds:
        assert kinds[0] == "text/plain", kinds
        return 0
    assert kinds[:2] == ["text/plain", "text/html"], kinds
    source = letter.get_body(("html",)).get_content()
    assert len(source.encode()) < HTML_MAX, len(source)
    assert not re.search(r"https?://|url\(|<script|@import", source), "something remote"
    page = Page()
    page.feed(source)
    pictures = {"cid:" + p["content-id"].strip("<>"): p for p in parts if p.get_content_type() == "image/png"}
    assert sorted(page.images) == sorted(pictures), (page.images, pictures)
    for p in pictures.values():
        assert p.get_content().startswith(b"\x89PNG\r\n\x1a\n")
    said = page.text.split()
    if "a" in page.tags:
        for w in EXTRA:
            said.remove(w)
    assert words_of(" ".join(said)) == words_of(plain), set(said) ^ set(plain.split())
    for p in parts:
        if p.get_content_type() == "application/json":
            twin = json.loads(p.get_content())
            assert twin["format"] == "postalgm-report-1" and twin["head"], twin
    return 1


def main():
    n = 0
    for top in sys.argv[1:]:
        for folder, _, names in os.walk(top):
            for name in names:
                if name.startswith("o."):
                    try:
                        n += look(os.path.join(folder, name))
                    except AssertionError as trouble:
                        sys.exit(f"{name}: {str(trouble)[:2000]}")
    print(f"{n} reports in two ways")


main()
