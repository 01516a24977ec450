/* Subjects: see subject.h.
 * SPDX-License-Identifier: ISC */
#include "mail/letter/subject.h"

struct str subject_game(struct str subject)
{
	size_t from = str_find_char(subject, '['), to = str_find_char(subject, ']');

	if (from == SIZE_MAX || to == SIZE_MAX || to <= from)
		return STR("");
	struct str tag = str_slice(subject, from + 1, to);
	return str_starts(tag, "#") ? STR("") : tag;
}

struct str subject_key(struct str subject)
{
	struct str found = STR("");
	size_t at;

	while ((at = str_find(subject, STR("[#"))) != SIZE_MAX) {
		subject = str_slice(subject, at + 2, subject.n);
		found = str_slice(subject, 0, str_find_char(subject, ']'));
	}
	return found;
}
