/* The text that a command takes: a file, the words themselves, an editor, or the input.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_GM_WORDS_H
#define SERVER_GM_WORDS_H

#include "server/console/gm.h"

/* Argument number `arg`, "[FILE|TEXT]", or --message; read once, also where an act is shown first and then done.
 * A file that is there is read. Any other argument is the text itself, unless it looks like the name of a
 * file ("rules.txt", "./rules"); a single word is asked about on a terminal, for it may be a slip. Without the
 * argument, or with "-", standard input is read; on a terminal the editor opens. At most `max` bytes. */
bool gm_read_words(struct gm *, int arg, size_t max, struct str *text,
		   struct err *) MUST_USE;
/* Does the editor open? There is no argument, and somebody at a terminal. */
bool gm_words_edited(const struct gm *, int arg);
/* Opens $VISUAL, else $EDITOR, else vi, with `before` in it. */
bool gm_edit(struct gm *, struct str before, size_t max, struct str *text,
	     struct err *) MUST_USE;
/* Writes the text to a file of ours that nobody else can read; NULL: it cannot be written. */
const char *gm_write_apart(struct gm *, struct str text);

#endif
