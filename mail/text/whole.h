/* A text part whose program broke its lines at 78 columns, beside an HTML part that has
 * them whole: the whole line wins.
 * SPDX-License-Identifier: ISC */
#ifndef MAIL_WHOLE_H
#define MAIL_WHOLE_H

#include "base/str.h"

struct arena;

/* Joins those lines of `plain` that stand as one line in `html` (the lines of an HTML
 * part), where both say the same but for blanks. All else of `plain` stays as it is. */
struct str whole_lines(struct arena *, struct str plain, struct str html);

#endif
