/* Text of a letter: cleaned, un-flowed, trimmed.
 * SPDX-License-Identifier: ISC */
#include "tests/fuzz/fuzz.h"

#include "base/arena.h"
#include "mail/letter/clean.h"
#include "mail/letter/letter.h"
#include "mail/text/trim.h"
#include "mail/trust/trust.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	struct arena *a = arena_create();
	struct str text = {(const char *)data, size};
	bool removed;
	unsigned flags = 0;
	int found;

	if (str_is_utf8(text)) {
		struct str clean = clean_text(a, text, &removed);
		HOLDS(str_is_utf8(clean));
		const struct trimmed own = trim_text(a, clean, &flags);
		for (size_t i = 0; i < own.n; i++) {
			HOLDS(own.line[i].n <= clean.n);
			HOLDS(!own.above || own.above[i].n <= LETTER_ABOVE_MAX);
			HOLDS(!own.above || !own.above[i].n ||
			      str_starts(own.above[i], "> "));
		}
		/* Text that is passed on holds no key, even when it is passed on
		 * again. */
		struct str safe = trust_scan(a, clean, NULL);
		(void)trust_scan(a, safe, &found);
		HOLDS(str_is_utf8(safe));
	}
	arena_destroy(a);
	return 0;
}
