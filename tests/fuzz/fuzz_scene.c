/* A file of rule scenes: lines that cannot be understood are reported, scenes that can
 * are played.
 * SPDX-License-Identifier: ISC */
#include "tests/fuzz/fuzz.h"

#include "base/arena.h"
#include "server/scene/scene_run.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	struct arena *a = arena_create();
	struct scene_file file = {0};

	scene_read(a, "scene", (struct str){(const char *)data, size}, &file);
	for (int i = 0; i < file.n; i++) {
		struct scene *s = &file.scenes[i];
		struct scene_outcome o = {0};
		scene_understand(a, s);
		for (int k = 0; k < s->n_faults; k++)
			HOLDS(s->faults[k].line > 0 && s->faults[k].text.n > 0);
		if (!s->n_faults)
			scene_play(a, s, &o);
	}
	arena_destroy(a);
	return 0;
}
