/* Phrases as people type them: see typed.h.
 * SPDX-License-Identifier: ISC */
#include "base/text/typed.h"

size_t typed_begins(struct str text, const char *phrase)
{
	static const char apostrophe[] = "\xe2\x80\x99";
	size_t i = 0;

	for (; *phrase; phrase++) {
		if (*phrase == '\'' &&
		    str_starts(str_slice(text, i, text.n), apostrophe)) {
			i += sizeof apostrophe - 1;
			continue;
		}
		if (i == text.n || ascii_lower(text.s[i]) != *phrase)
			return 0;
		i++;
	}
	return i;
}

bool typed_is_letter(char c)
{
	c = ascii_lower(c);
	return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') ||
	       (unsigned char)c >= 128;
}
