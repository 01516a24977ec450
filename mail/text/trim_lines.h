/* Classifies the lines of a letter, for trim.c: quoted, the cut line, the beginning of
 * somebody else's text. Changes nothing.
 * SPDX-License-Identifier: ISC */
#ifndef MAIL_TRIM_LINES_H
#define MAIL_TRIM_LINES_H

#include <stdbool.h>

#include "base/str.h"

struct arena;

struct lines {
	struct str *s;
	size_t n;
	struct str *
		above; /* of each: what is quoted right above it; NULL: nothing is (trim.h) */
};

bool line_is_blank(struct str);
bool line_is_quoted(struct str); /* behind ">" or "|" */
/* "Cosmic> You need": quoted with a name, as some programs for Emacs do. */
bool line_is_named_quote(struct str);

/* Returns where in line `i` the cut line begins, or SIZE_MAX; it may be wrapped over
 * the lines that follow. */
size_t lines_find_cut(const struct lines *, size_t i);
/* How many lines from `i` on are an attribution; 0: none. */
size_t lines_attribution(struct arena *, const struct lines *, size_t i);
/* Does the header of another letter begin here, as Outlook copies it? */
bool lines_are_header(const struct lines *, size_t i);
/* Below it nothing is the writer's: a signature, a disclaimer, the footer of a list. */
bool lines_are_footer(const struct lines *, size_t i);
/* How many lines from `i` on are a file that an old program put into the text: "begin 644
 * board.gif" and what follows it; 0: none. */
size_t lines_uuencoded(const struct lines *, size_t i);
/* `i`, or the rule above it, which belongs to it. */
size_t lines_with_rule(const struct lines *, size_t i);

#endif
