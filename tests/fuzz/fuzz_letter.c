/* A letter's bytes, as the worker reads them: headers, MIME, charsets, HTML, trimming.
 * SPDX-License-Identifier: ISC */
#include "tests/fuzz/fuzz.h"

#include "base/arena.h"
#include "mail/letter.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	static const struct letter_house house = {{"gm@example.org", 14}, {"k7f3", 4}};
	struct arena *a = arena_create();
	struct letter l;

	letter_read(a, &house, (struct str){(const char *)data, size}, &l);
	HOLDS(l.class < N_LETTER_CLASSES && l.reason < N_LETTER_REASONS);
	HOLDS(l.n_lines <= LETTER_LINES_MAX && l.n_to <= 5 * LETTER_ADDRESSES_MAX);
	for (size_t i = 0; i < l.n_lines; i++) {
		HOLDS(str_is_utf8(l.lines[i]));
		HOLDS(str_find_char(l.lines[i], '\n') == SIZE_MAX);
		/* Nothing from below our cut line. */
		HOLDS(str_find(l.lines[i], STR("--=-- write above this line --=--")) !=
		      0);
	}
	HOLDS(str_is_utf8(l.subject) && str_find_char(l.from, '\n') == SIZE_MAX);
	arena_destroy(a);
	return 0;
}
