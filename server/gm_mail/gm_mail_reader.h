/* Used by gm_mail_words.c, which reads the lines of a letter of the GM, and gm_mail_argument.c, which
 * reads the rest of a line after its word.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_GM_MAIL_READER_H
#define SERVER_GM_MAIL_READER_H

#include "server/gm_mail/gm_mail_words.h"

/* The reader's place in the letter. */
struct words_reader {
	struct arena *a;
	const struct str *lines;
	size_t n, i;
	struct str game;
	struct gm_lines *out;
};

/* A word without the marks that people set after one. */
struct str gm_words_bare(struct str word);
/* Has the line the shape of a code ("Q2", "W-2", "W 2") with a word of the GM behind it? It is a code or
 * a slip in one, and never a part of the text above it. */
bool gm_words_coded(struct str line);
bool gm_words_is(struct str word, const char *known);
/* Is it `end`, alone on its line? */
bool gm_words_is_end(struct str line);
/* Finds the word that a line begins with; `*rest` is the text after it. */
bool gm_words_starts(struct str line, enum gm_word *, struct str *rest);

/* The line counts; or it is wrong, and `why` says what would be right. */
void gm_words_order(struct words_reader *, struct gm_line *, enum gm_word);
void gm_words_fault(struct words_reader *, struct gm_line *, struct str why);

/* Reads the rest of the line after the word; a text goes on in the lines below. */
void gm_words_argument(struct words_reader *, struct gm_line *, enum gm_word,
		       struct str rest);

#endif
