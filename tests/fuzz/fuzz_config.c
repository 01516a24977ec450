/* A configuration: every fault is named, and what is good comes back from its own text.
 * SPDX-License-Identifier: ISC */
#include "tests/fuzz/fuzz.h"

#include "base/arena.h"
#include "server/home/config.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	struct arena *a = arena_create();
	struct config_faults faults = {.a = a}, again = {.a = a};
	struct config c, back;

	config_read(a, (struct str){(const char *)data, size}, &c, &faults);
	for (int i = 0; i < faults.n; i++)
		HOLDS(faults.f[i].text.n > 0);
	if (config_is_good(&faults)) {
		struct str text = config_text(a, &c);
		config_read(a, text, &back, &again);
		HOLDS(config_is_good(&again));
		HOLDS(str_equal(config_text(a, &back), text));
	}
	arena_destroy(a);
	return 0;
}
