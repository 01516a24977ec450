/* Where the writer's own text ends and another letter begins, for trim.c.
 * SPDX-License-Identifier: ISC */
#ifndef MAIL_TRIM_END_H
#define MAIL_TRIM_END_H

#include "mail/text/trim.h"
#include "mail/text/trim_lines.h"

/* Does our cut line stand in line `from` or below it, with quote marks before it or without? Then a letter of ours is quoted. */
bool trim_quotes_ours(const struct lines *, size_t from);

/* Returns the number of the first line that is not the writer's. Takes letters out of `l` that are carried along and whose end is
 * marked, and sets mark and n_below of `*out`. Adds flags as trim_text does. */
size_t trim_find_end(struct arena *, struct lines *l, unsigned *flags,
		     struct trimmed *out);

#endif
