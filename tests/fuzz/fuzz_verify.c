/* The file of a game, as a stranger may hand it to `verify`: it is refused, or played
 * again, and every difference is told.
 * SPDX-License-Identifier: ISC */
#include "tests/fuzz/fuzz.h"

#include "base/arena.h"
#include "server/replay/replay.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	struct arena *a = arena_create();
	struct replay r = {0};
	struct err err = {0};

	if (!replay_file(a, (struct str){(const char *)data, size}, &r, &err))
		HOLDS(err.text[0] != '\0');
	arena_destroy(a);
	return 0;
}
