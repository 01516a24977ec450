/* `postalgm scene`: see scene.h. Reads all files, plays their scenes, writes TAP.
 * SPDX-License-Identifier: ISC */
#include "server/scene/scene.h"

#include <stdlib.h>

#include "base/arena.h"
#include "server/scene/scene_run.h"

enum { EXIT_TRUE, EXIT_NOT_TRUE, EXIT_MALFORMED, EXIT_WORLD };

static bool read_whole(const char *name, struct arena *a, struct str *text)
{
	FILE *f = fopen(name, "rb");
	struct buf b = buf_in(a);
	char part[4096];
	size_t n;

	if (!f)
		return false;
	while ((n = fread(part, 1, sizeof part, f)) > 0)
		buf_add(&b, (struct str){part, n});
	bool ok = !ferror(f);
	fclose(f);
	*text = buf_str(&b);
	return ok;
}

/* Further lines of a TAP comment are under the first. */
static void comment(FILE *out, const char *file, int line, const char *what,
		    struct str text)
{
	struct str one;

	for (int i = 0; str_line(&text, &one); i++) {
		if (i)
			fprintf(out, "#     %.*s\n", STR_ARG(one));
		else
			fprintf(out, "# %s:%d: %s %.*s\n", file, line, what,
				STR_ARG(one));
	}
}

static int faults(FILE *out, int number, const struct scene *s)
{
	fprintf(out, "not ok %d - %s:%d cannot be understood\n", number, s->file,
		s->line);
	for (int i = 0; i < s->n_faults; i++)
		fprintf(out, "# %s:%d:%d: %.*s\n", s->file, s->faults[i].line,
			s->faults[i].column, STR_ARG(s->faults[i].text));
	return EXIT_MALFORMED;
}

static int one_scene(FILE *out, int number, struct scene *s)
{
	struct arena *a = arena_create();
	struct scene_outcome o = {.n = 0};
	int status = EXIT_TRUE;

	scene_understand(a, s);
	if (!s->n_faults)
		scene_play(a, s, &o);
	if (s->n_faults) {
		status = faults(out, number, s);
	} else {
		status = o.n ? EXIT_NOT_TRUE : EXIT_TRUE;
		fprintf(out, "%s %d - %.*s %.*s\n", o.n ? "not ok" : "ok", number,
			STR_ARG(s->marks), STR_ARG(s->sentence));
	}
	for (int i = 0; i < o.n; i++) {
		comment(out, s->file, o.misses[i].line,
			"expected:", o.misses[i].expected);
		comment(out, s->file, o.misses[i].line, "found:   ", o.misses[i].found);
	}
	fflush(out);
	arena_destroy(a);
	return status;
}

static int worse(int a, int b)
{
	return a > b ? a : b;
}

int scene_run_files(int n_files, char *const files[], FILE *out,
		    struct progress *progress)
{
	struct arena *a = arena_create();
	struct scene_file *all = arena_array(a, struct scene_file, (size_t)n_files);
	int n = 0, number = 0, status = EXIT_TRUE;

	for (int i = 0; i < n_files; i++) {
		struct str text;
		if (read_whole(files[i], a, &text)) {
			scene_read(a, files[i], text, &all[i]);
		} else {
			fprintf(out, "# %s: cannot be read\n", files[i]);
			status = EXIT_WORLD;
		}
		n += all[i].n;
	}
	fprintf(out, "1..%d\n", n);
	for (int i = 0; i < n_files; i++)
		for (int k = 0; k < all[i].n; k++) {
			progress_at(progress, number, n);
			status = worse(status,
				       one_scene(out, ++number, &all[i].scenes[k]));
		}
	arena_destroy(a);
	return status;
}
