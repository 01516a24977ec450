/* format=flowed: see flowed.h.
 * SPDX-License-Identifier: ISC */
#include "mail/text/flowed.h"

#include "base/arena.h"

static size_t quote_depth(struct str line)
{
	size_t n = 0;

	while (n < line.n && line.s[n] == '>')
		n++;
	return n;
}

static void begin_line(struct buf *b, size_t depth)
{
	buf_fill(b, '>', depth);
	if (depth)
		buf_char(b, ' ');
}

struct str flowed_join(struct arena *a, struct str text, bool delsp)
{
	struct buf b = buf_in(a);
	struct str line;
	size_t open_depth = 0;
	bool open = false; /* the line in the buffer waits for more */

	while (str_line(&text, &line)) {
		size_t depth = quote_depth(line);
		line = str_slice(line, depth, line.n);
		if (line.n && line.s[0] == ' ')
			line = str_slice(line, 1, line.n);
		bool signature = str_equal(line, STR("-- "));
		if (open && (depth != open_depth || signature)) {
			buf_char(&b, '\n');
			open = false;
		}
		if (!open)
			begin_line(&b, depth);
		open = !signature && line.n && line.s[line.n - 1] == ' ';
		open_depth = depth;
		if (open && delsp)
			line.n--;
		buf_add(&b, line);
		if (!open)
			buf_char(&b, '\n');
	}
	return buf_str(&b);
}
