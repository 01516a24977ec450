/* The rulings by their marks: see rulings.h.
 * SPDX-License-Identifier: ISC */
#include "rules/cosmic/table/rulings.h"

#include <string.h>

struct ruling {
	const char *mark, *title, *text;
};
#include "rulings_book.h"

static const struct ruling *find(struct str mark)
{
	for (size_t i = 0; i < sizeof rulings / sizeof *rulings; i++)
		if (str_is(mark, rulings[i].mark))
			return &rulings[i];
	return NULL;
}

struct str ce_ruling_title(struct str mark)
{
	const struct ruling *r = find(mark);
	struct str title = r ? str_of(r->title) : STR("");

	/* Titles end as sentences do, or run on into the text. */
	while (title.n && memchr(".,:", title.s[title.n - 1], 3))
		title.n--;
	return title;
}

bool ce_ruling_text(struct str mark, struct buf *out)
{
	const struct ruling *r = find(mark);

	if (r)
		buf_printf(out, "%s. %s %s\n", r->mark, r->title, r->text);
	return r != NULL;
}
