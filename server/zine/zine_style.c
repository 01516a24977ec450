/* The style sheet, compiled in: server/zine.css as the Makefile makes a table of it.
 * SPDX-License-Identifier: ISC */
#include "base/arena.h"
#include "server/zine/zine_parts.h"
#include "zine_css.h"

struct str zine_css(struct arena *a)
{
	struct buf b = buf_in(a);

	for (size_t i = 0; i < sizeof zine_css_lines / sizeof *zine_css_lines; i++)
		buf_printf(&b, "%s\n", zine_css_lines[i]);
	return buf_str(&b);
}
