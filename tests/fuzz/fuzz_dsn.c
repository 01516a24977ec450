/* Delivery reports: bounces in their regular form and in free ones. The first line of
 * the input is the sender, for only a mail server's own words are read.
 * SPDX-License-Identifier: ISC */
#include "tests/fuzz/fuzz.h"

#include "base/arena.h"
#include "mail/read/dsn.h"
#include "mail/read/precheck.h"

static bool is_status(struct str s)
{
	int dots = 0;

	for (size_t i = 0; i < s.n; i++) {
		if (s.s[i] != '.' && (s.s[i] < '0' || s.s[i] > '9'))
			return false;
		dots += s.s[i] == '.';
	}
	return !s.n || (dots == 2 && s.n <= 12);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	struct arena *a = arena_create();
	struct str bytes = {(const char *)data, size};
	struct letter l = {0};

	(void)str_line(&bytes, &l.from);
	if (str_find_char(bytes, '\0') == SIZE_MAX && precheck(bytes) == REASON_TEXT) {
		size_t n = precheck_header(bytes);
		struct header h = header_read(a, str_slice(bytes, 0, n));
		letter_set(&l, REASON_BOUNCE_ADDRESS);
		dsn_read(a, &h, str_slice(bytes, n, bytes.n), &l);
		HOLDS(l.class == LETTER_BOUNCE && !l.answer);
		HOLDS(l.bounce < N_LETTER_BOUNCES && is_status(l.bounce_status));
		HOLDS(l.bounce_text.n <= LETTER_BOUNCE_TEXT_MAX);
		HOLDS(str_is_utf8(l.bounce_text));
		HOLDS(str_find_char(l.bounce_text, '\n') == SIZE_MAX);
		HOLDS(l.bounce != BOUNCE_NONE || !l.bounce_status.n);
	}
	arena_destroy(a);
	return 0;
}
