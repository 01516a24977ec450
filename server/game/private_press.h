/* Press in stored letters, incoming and outgoing. Its writer decides who reads it, and
 * the game [option gm_reads_press]; grey press has no writer for anybody. So letters
 * are shown to the GM without it.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_PRIVATE_PRESS_H
#define SERVER_PRIVATE_PRESS_H

#include "schema/games.h"
#include "server/home/home.h"

/* Copies the lines of an incoming letter, with one line in the place of each piece of
 * press, public or private. Returns the number of lines. `*hidden`: how many pieces
 * there were. `out` has room for `n`. */
size_t private_press_hide(const struct str *lines, size_t n, struct str *out,
			  int *hidden);
/* Does `text` hold words of press that is not for the GM, however they are wrapped? If
 * the text is not known (`text.s` NULL), any such press in the game counts. */
bool private_press_is_in(struct home *, struct arena *, int64_t game_id,
			 struct str text, bool *is, struct err *) MUST_USE;

#endif
