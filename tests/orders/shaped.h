/* Letters of a shape: each mark in it stands for a text.
 * SPDX-License-Identifier: ISC */
#ifndef TESTS_ORDERS_SHAPED_H
#define TESTS_ORDERS_SHAPED_H

#include <string.h>

#include "base/arena.h"

/* `text[i]` in the place of each `marks[i]`. */
static inline struct str shaped_letter(struct arena *a, const char *shape,
				       const char *marks, const char *const text[])
{
	struct buf b = buf_in(a);

	for (; *shape; shape++) {
		const char *mark = strchr(marks, *shape);
		if (mark)
			buf_z(&b, text[mark - marks]);
		else
			buf_char(&b, *shape);
	}
	return buf_str(&b);
}

#endif
