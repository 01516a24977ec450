/* HTML to text.
 * SPDX-License-Identifier: ISC */
#include "tests/fuzz/fuzz.h"

#include "base/arena.h"
#include "mail/text/html.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	struct arena *a = arena_create();
	struct str text = {(const char *)data, size};
	unsigned flags = 0;

	if (str_is_utf8(text)) {
		struct str out = html_text(a, text, &flags);
		HOLDS(str_is_utf8(out) && out.n <= HTML_TEXT_MAX + 4096);
	}
	arena_destroy(a);
	return 0;
}
