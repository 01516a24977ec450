/* The seats that owe orders: the rows of `nmr list` and `phase show`.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_GM_NMR_H
#define SERVER_GM_NMR_H

#include "server/console/gm_find.h"

/* A new array, or NULL with `err`. `all`: includes seats that owe nothing more. */
struct json_t *gm_nmr_rows(struct gm *, const struct gm_table *, bool all,
			   struct err *);
/* Takes the reference. */
void gm_nmr_show(struct gm *, struct json_t *rows, const char *none);

/* "dead: 4 letters bounced, 4 permanently; last 5.1.1 no such user". */
struct address_record;
struct str gm_mail_text(struct arena *, const struct address_record *);

/* Refused before the start and after the end, with what to do. */
MUST_USE bool gm_need_open_phase(const struct gm_table *, struct err *);

/* Says who is away on the day of the deadline that was set by hand. */
bool gm_warn_of_absence(struct gm *, const struct gm_table *, int64_t utc,
			struct err *) MUST_USE;

#endif
