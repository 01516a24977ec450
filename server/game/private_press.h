/* Press in letters that lie here, as they came and as they went out: who reads it is for
 * its writer to say, and for the game [option gm_reads_press]; grey press has no writer
 * for anybody. So a letter is shown to the GM without it.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_PRIVATE_PRESS_H
#define SERVER_PRIVATE_PRESS_H

#include "schema/games.h"
#include "server/home/home.h"

/* Lines of a letter that came, with a line in the place of each piece of press, for
 * whomever it is; their number. `*hidden`: how many pieces there were. `out` has room for
 * `n`. */
size_t private_press_hide(const struct str *lines, size_t n, struct str *out,
			  int *hidden);
/* Does `text` hold words of press that is not for the GM, however they are wrapped? Where
 * the text is not known (`text.s` NULL), any such press in the game counts. */
bool private_press_is_in(struct home *, struct arena *, int64_t game_id,
			 struct str text, bool *is, struct err *) MUST_USE;

#endif
