/* Golden files: see golden.h.
 * SPDX-License-Identifier: ISC */
#include "tests/kit/golden.h"

#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"

static struct str read_all(struct arena *a, const char *path)
{
	struct buf all = buf_in(a);
	FILE *f = fopen(path, "rb");
	int c;

	ck_assert_msg(f != NULL, "no file %s", path);
	while ((c = fgetc(f)) != EOF)
		buf_char(&all, (char)c);
	fclose(f);
	return buf_str(&all);
}

void is_golden(struct arena *a, const char *name, struct str made)
{
	const char *how = getenv("GOLDEN");
	const char *path = str_z(a, str_printf(a, "tests/server/golden/%s", name));

	if (how && strcmp(how, "write") == 0) {
		FILE *f = fopen(path, "wb");
		ck_assert_msg(f != NULL, "%s", path);
		fwrite(made.s, 1, made.n, f);
		fclose(f);
		return;
	}
	struct str wanted = read_all(a, path), left, right;
	left = right = STR("");
	for (int line = 1;; line++) {
		bool more = str_line(&wanted, &left);
		if (!str_line(&made, &right) && !more)
			break;
		ck_assert_msg(str_equal(left, right), "%s:%d: %.200s", name, line,
			      str_z(a, right));
		left = right = STR("");
	}
}
