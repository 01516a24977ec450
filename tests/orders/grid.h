/* Letters of which each part is written in several ways: "{We |I |}attack {on |at |}4" is nine letters. What they mean
 * may depend on the way: "= attack Yellow {2:4|5}" has the first text where the second group of the letter, counted from 1, has
 * its first. A brace without a bar is a brace.
 * SPDX-License-Identifier: ISC */
#ifndef TESTS_ORDERS_GRID_H
#define TESTS_ORDERS_GRID_H

#include <check.h>
#include <stdio.h>
#include <string.h>

/* The group that begins at or behind `text`: where it opens, and where it is closed. NULL: there is none. */
static inline const char *grid_group(const char *text, const char **close)
{
	for (const char *open = strchr(text, '{'); open; open = strchr(open + 1, '{')) {
		*close = strchr(open, '}');
		const char *bar = strchr(open, '|');
		if (*close && bar && bar < *close)
			return open;
	}
	return NULL;
}

/* The `way`th text of a group, from 0; false: it has fewer. */
static inline bool grid_way(const char *from, const char *close, int way,
			    const char **text, int *n)
{
	for (; way > 0; way--) {
		from = memchr(from, '|', (size_t)(close - from));
		if (!from)
			return false;
		from++;
	}
	const char *bar = memchr(from, '|', (size_t)(close - from));
	*text = from;
	*n = (int)((bar ? bar : close) - from);
	return true;
}

/* Puts the `way`th text in the place of the group. */
static inline void grid_put(char *all, size_t room, const char *open, const char *from,
			    const char *close, int way)
{
	char made[4000];
	const char *text;
	int n;

	ck_assert_msg(grid_way(from, close, way, &text, &n), "too few ways: %s", all);
	ck_assert_uint_le(room, sizeof made);
	snprintf(made, sizeof made, "%.*s%.*s%s", (int)(open - all), all, n, text,
		 close + 1);
	memcpy(all, made, room);
}

/* The same in a text that depends on group `group`. */
static inline void grid_follow(char *all, size_t room, int group, int way)
{
	char mark[16];
	const char *open, *close;
	int n = snprintf(mark, sizeof mark, "{%d:", group);

	while ((open = strstr(all, mark)) && (close = strchr(open, '}')))
		grid_put(all, room, open, open + n, close, way);
}

#endif
