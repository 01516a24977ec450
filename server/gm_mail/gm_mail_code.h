/* Codes of what waits for the GM (todo.h), in their letters. A letter may answer items of several
 * games, as far as its writer is the GM of them all.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_GM_MAIL_CODE_H
#define SERVER_GM_MAIL_CODE_H

#include "server/gm_mail/gm_mail_words.h"
#include "server/home/home.h"

struct buf;

/* A line with a code: `*game` becomes the game of its item, and if the code stands alone `*line`
 * the item's own word, in the arena. Other lines stay as they are. Refused: an item that is
 * done with, one of another GM, one that is not answered by mail or wants a text. `gm`: the
 * address of the writer. */
bool gm_mail_code_resolve(struct home *, struct arena *, struct str gm,
			  const struct gm_line **line, struct str *game,
			  struct err *) MUST_USE;

/* All that waits for this GM, in lines. */
bool gm_mail_code_list(struct home *, struct arena *, struct str gm, struct buf *,
		       struct err *) MUST_USE;

#endif
