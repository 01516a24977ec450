/* Tells what a part's text looks like: see looks.h.
 * SPDX-License-Identifier: ISC */
#include "mail/read/looks.h"

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
