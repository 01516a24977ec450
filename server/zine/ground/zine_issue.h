/* An issue as it was read from the store: what its page is made of.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_ZINE_ISSUE_H
#define SERVER_ZINE_ISSUE_H

#include "base/figure.h"
#include "server/zine/ground/zine_parts.h"

/* The bulletin of a reader, or SEAT_READERS, as it was when the phase opened. It lives until zine_forget. */
bool zine_bulletin(struct zine_game *, int i, int seat, struct bulletin *,
		   struct err *) MUST_USE;
/* Its page, without anything that must be hidden from the web. */
void zine_print(struct zine_game *, const struct bulletin *, struct page *);
/* The events of the bulletin that all readers may know. */
struct events zine_events(const struct zine_game *, const struct bulletin *);
/* The board, drawn for that use. */
struct figure *zine_draw(struct zine_game *, const struct bulletin *, enum figure_use);
/* The figure in a report; NULL: there is none. */
const struct figure *zine_figure_of(const struct page *);

#endif
