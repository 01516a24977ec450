/* The style sheet and the script of the search, compiled in: zine.css and search.js as the Makefile makes tables of
 * them; and how large a page is set on paper.
 * SPDX-License-Identifier: ISC */
#include <string.h>

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

/* On paper ----------------------------------------------------------------------- */

/* Steps over an element that paper does not have: drawings, which have a place of their own, and what is folded or leads on. Returns its length, or 0. */
static size_t not_printed(struct str html)
{
	static const struct {
		const char *begin, *end;
	} of[] = {{"<svg", "</svg"}, {"<details", "</details"}, {"<nav", "</nav"}};

	for (size_t i = 0; i < sizeof of / sizeof *of; i++)
		if (str_starts(html, of[i].begin)) {
			size_t end = str_find(html, str_of(of[i].end));
			return end == SIZE_MAX ? html.n : end;
		}
	return 0;
}

static size_t letters_of(struct str html)
{
	size_t n = 0;

	for (size_t i = 0; i < html.n;) {
		const char *tag = memchr(html.s + i, '<', html.n - i);
		size_t at = tag ? (size_t)(tag - html.s) : html.n;
		n += at - i;
		if (!tag)
			break;
		struct str rest = str_slice(html, at, html.n);
		i = at + not_printed(rest);
		const char *end = memchr(html.s + i, '>', html.n - i);
		i = end ? (size_t)(end - html.s) + 1 : html.n;
	}
	return n;
}

const char *zine_setting(struct str html)
{
	/* Letters, and how many of them are set so at most. */
	static const struct {
		size_t most;
		const char *class;
	} settings[] = {{1850, NULL},        {2300, "set-largest"}, {2700, "set-large"},
			{3500, "set-roomy"}, {4900, NULL},          {9000, "tight"}};

	size_t n = letters_of(html);
	for (size_t i = 0; i < sizeof settings / sizeof *settings; i++)
		if (n < settings[i].most)
			return settings[i].class;
	return NULL;
}
