/* Tells what a part's text looks like: see looks.h.
 * SPDX-License-Identifier: ISC */
#include "mail/read/looks.h"

#include "mail/letter/clean.h"
#include "mail/letter/letter.h"
#include "mail/text/trim.h"

bool looks_blank(struct str s)
{
	for (size_t i = 0; i < s.n; i++) {
		if (str_starts(str_slice(s, i, s.n), "\xc2\xa0")) {
			i++;
			continue;
		}
		if (!str_trim(str_slice(s, i, i + 1)).n)
			continue;
		return false;
	}
	return true;
}

bool looks_stub(struct str s)
{
	return s.n < 300 && str_find(s, STR("HTML")) != SIZE_MAX &&
	       (str_find(s, STR("client")) != SIZE_MAX ||
		str_find(s, STR("view")) != SIZE_MAX ||
		str_find(s, STR("format")) != SIZE_MAX ||
		str_find(s, STR("message")) != SIZE_MAX);
}

bool looks_armoured(struct str s)
{
	return str_starts(str_trim(s), "-----BEGIN PGP MESSAGE-----");
}

/* The lines of its writer in it. */
static struct trimmed own_of(struct arena *a, struct str s, unsigned *flags)
{
	bool removed = false;

	return trim_text(a, clean_text(a, s, &removed), flags);
}

bool looks_written(struct arena *a, struct str s)
{
	unsigned flags = 0;

	return own_of(a, s, &flags).n > 0;
}

bool looks_footer(struct arena *a, struct str s)
{
	unsigned flags = 0;

	return own_of(a, s, &flags).n == 0 && (flags & LETTER_SIGNATURE) &&
	       !(flags & (LETTER_QUOTES | LETTER_CUT));
}
