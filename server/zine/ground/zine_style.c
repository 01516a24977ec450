/* The style sheet and the script of the search, compiled in: zine.css and search.js as the Makefile makes tables of
 * them.
 * SPDX-License-Identifier: ISC */
#include "base/arena.h"
#include "server/zine/ground/zine_parts.h"
#include "zine_css.h"
#include "zine_search_js.h"

static struct str joined(struct arena *a, const char *const lines[], size_t n)
{
	struct buf b = buf_in(a);

	for (size_t i = 0; i < n; i++)
		buf_printf(&b, "%s\n", lines[i]);
	return buf_str(&b);
}

struct str zine_css(struct arena *a)
{
	return joined(a, zine_css_lines,
		      sizeof zine_css_lines / sizeof *zine_css_lines);
}

struct str zine_search_js(struct arena *a)
{
	return joined(a, zine_search_lines,
		      sizeof zine_search_lines / sizeof *zine_search_lines);
}
