/* A rule book by its marks: see rulings.h.
 * SPDX-License-Identifier: ISC */
#include "rules/pieces/rulings.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>

static int compare(const void *mark, const void *ruling)
{
	const struct str *m = mark;
	const char *z = ((const struct ruling *)ruling)->mark;
	size_t n = strlen(z);
	int differ = strncasecmp(m->s ? m->s : "", z, m->n < n ? m->n : n);

	return differ ? differ : (m->n > n) - (m->n < n);
}

const struct ruling *rulings_find(const struct rule_book *book, struct str mark)
{
	return book ? bsearch(&mark, book->rulings, (size_t)book->n,
			      sizeof *book->rulings, compare)
		    : NULL;
}

struct str rulings_title(const struct rule_book *book, struct str mark)
{
	const struct ruling *r = rulings_find(book, mark);
	struct str title = r ? str_of(r->title) : STR("");

	/* Titles end as sentences do, or run on into the text. */
	while (title.n && memchr(".,:", title.s[title.n - 1], 3))
		title.n--;
	return title;
}

bool rulings_text(const struct rule_book *book, struct str mark, struct buf *out)
{
	const struct ruling *r = rulings_find(book, mark);

	if (r)
		buf_printf(out, "%s. %s%s%s\n", r->mark, r->title, *r->title ? " " : "",
			   r->text);
	return r != NULL;
}
