/* The one-click letter: see render_html.h.
 * SPDX-License-Identifier: ISC */
#include <libxml/uri.h>
#include <stdlib.h>

#include "base/arena.h"
#include "server/render/render_html.h"

enum { LETTER_MAX = 1500 /* characters of a mailto: that all programs take */ };

static struct str escaped(struct arena *a, struct str text)
{
	xmlChar *z = xmlURIEscapeStr(BAD_CAST str_z(a, text), BAD_CAST "");

	if (!z)
		abort();
	struct str out = str_dup(a, str_of((const char *)z));
	xmlFree(z);
	return out;
}

static bool is_comment(struct str line)
{
	return str_starts(str_trim(line), "#");
}

/* Adds the lines that are asked for while they leave room for the end. */
static void add_lines(struct buf *url, struct str form, bool comments)
{
	static const char end[] = "end%0D%0A";
	struct str line;

	while (str_line(&form, &line)) {
		if (!str_trim(line).n || is_comment(line) != comments ||
		    str_is(str_trim(line), "end"))
			continue;
		struct str one = escaped(url->a, str_trim(line));
		if (url->n + one.n + sizeof "%0D%0A" + sizeof end > LETTER_MAX)
			break;
		buf_add(url, one);
		buf_z(url, "%0D%0A");
	}
	if (comments)
		buf_z(url, end);
}

static void begin(struct buf *url, struct str to, struct str subject, struct str first)
{
	buf_z(url, "mailto:");
	buf_add(url, to);
	buf_z(url, "?subject=");
	buf_add(url, escaped(url->a, subject));
	buf_z(url, "&body=");
	buf_add(url, escaped(url->a, first));
	buf_z(url, "%0D%0A");
}

struct str render_html_join(struct arena *a, const struct page *page, struct str to,
			    struct str subject, struct str join)
{
	struct buf url = buf_in(a);

	if (page_first(page, PAGE_FORM))
		begin(&url, to, subject, join);
	return buf_str(&url);
}

struct str render_html_letter(struct arena *a, const struct page *page, struct str to,
			      struct str subject, struct str first)
{
	const struct page_block *form = page_first(page, PAGE_FORM);
	struct buf url = buf_in(a);

	if (!form)
		return STR("");
	begin(&url, to, subject, first);
	add_lines(&url, form->text, false);
	add_lines(&url, form->text, true);
	return buf_str(&url);
}
