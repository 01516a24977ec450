#!/usr/bin/env python3
"""Prints where STR_ARG calls a function that is more than a view. Expects the names of sources."""
import re
import sys

VIEWS = {"STR", "_", "buf_str", "str_cut", "str_find_char", "str_of", "str_slice", "str_trim"}


def argument(text, at):
    """What stands between the parenthesis that opens before `at` and the one that closes it."""
    depth, end = 1, at
    while depth:
        depth += {"(": 1, ")": -1}.get(text[end], 0)
        end += 1
    return text[at : end - 1]


for path in sys.argv[1:]:
    with open(path, encoding="utf-8") as file:
        text = file.read()
    for found in re.finditer(r"(?<!#define )\bSTR_ARG\(", text):
        calls = re.findall(r"(\w+)\s*\(", argument(text, found.end()))
        line = text.count("\n", 0, found.start()) + 1
        for name in sorted(set(calls) - VIEWS):
            print(f"{path}:{line} calls {name} twice in STR_ARG: use STR_MADE, or a local")
