/* Elements and text of the HTML renderer: see render_html_parts.h. They are written as libxml2 writes them; its writer
 * took as long as all else that is done for a report.
 * SPDX-License-Identifier: ISC */
#include <assert.h>
#include <stdint.h>

#include "base/arena.h"
#include "server/render/render_html_parts.h"

/* Ends the start tag that is open: it takes no more attributes. */
static void end_tag(struct html_press *p)
{
	if (p->in_tag)
		buf_char(&p->out, '>');
	p->in_tag = false;
}

void html_open(struct html_press *p, const char *name)
{
	assert(p->depth < HTML_DEPTH);
	end_tag(p);
	buf_char(&p->out, '<');
	buf_z(&p->out, name);
	p->names[p->depth++] = name;
	p->in_tag = true;
}

/* Writes what is not ASCII by its number, as an attribute has it; returns its bytes. */
static size_t put_number(struct buf *out, struct str s, size_t i)
{
	static const unsigned char first[] = {0xff, 0xff, 0x1f, 0x0f, 0x07};
	size_t n = 1;

	while (n < 4 && i + n < s.n && ((unsigned char)s.s[i + n] & 0xc0) == 0x80)
		n++;
	uint32_t v = (unsigned char)s.s[i] & first[n];
	for (size_t k = 1; k < n; k++)
		v = v << 6 | ((unsigned char)s.s[i + k] & 0x3f);
	buf_printf(out, "&#x%X;", v);
	return n;
}

/* Letters stand for themselves, and nearly all of a text is letters. */
static bool is_plain(char c, bool attribute)
{
	unsigned char u = (unsigned char)c;

	return u > '>' ? u < 0x7f || (u > 0x7f && !attribute)
		       : u >= ' ' && c != '"' && c != '&' && c != '<' && c != '>';
}

/* Control characters have no place in HTML; the line ends of a text stay, and those of an attribute are
 * written by number, or a reader would make spaces of them. */
static void put_other(struct buf *out, char c, bool attribute)
{
	buf_z(out, c == '<'    ? "&lt;"
		   : c == '>'  ? "&gt;"
		   : c == '&'  ? "&amp;"
		   : c == '"'  ? "&quot;"
		   : c != '\n' ? " "
		   : attribute ? "&#10;"
			       : "\n");
}

static void put_escaped(struct buf *out, struct str text, bool attribute)
{
	size_t from = 0, i = 0;

	while (i < text.n) {
		if (is_plain(text.s[i], attribute)) {
			i++;
			continue;
		}
		buf_add(out, str_slice(text, from, i));
		if ((unsigned char)text.s[i] >= 0x80)
			i += put_number(out, text, i);
		else
			put_other(out, text.s[i++], attribute);
		from = i;
	}
	buf_add(out, str_slice(text, from, i));
}

void html_attr_str(struct html_press *p, const char *name, struct str value)
{
	buf_char(&p->out, ' ');
	buf_z(&p->out, name);
	buf_z(&p->out, "=\"");
	put_escaped(&p->out, value, true);
	buf_char(&p->out, '"');
}

void html_attr(struct html_press *p, const char *name, const char *value)
{
	html_attr_str(p, name, str_of(value));
}

void html_put(struct html_press *p, struct str text)
{
	end_tag(p);
	put_escaped(&p->out, text, false);
}

void html_raw(struct html_press *p, const char *text)
{
	end_tag(p);
	buf_z(&p->out, text);
}

void html_close(struct html_press *p)
{
	assert(p->depth > 0);
	end_tag(p);
	buf_z(&p->out, "</");
	buf_z(&p->out, p->names[--p->depth]);
	buf_char(&p->out, '>');
}

void html_close_void(struct html_press *p)
{
	assert(p->depth > 0 && p->in_tag);
	p->depth--;
	p->in_tag = false;
	buf_z(&p->out, "/>");
}

void html_look(struct html_press *p, enum look look)
{
	html_attr(p, "class", render_html_looks[look].name);
	if (!p->how->part)
		html_attr(p, "style", render_html_looks[look].light);
}

void html_open_block(struct html_press *p, const char *name, int wanted)
{
	html_raw(p, "\n");
	html_open(p, name);
	if (wanted >= 0)
		html_look(p, (enum look)wanted);
}

/* Browsers would break the line within "->". */
static void put_line(struct html_press *p, struct str text)
{
	size_t at;

	while ((at = str_find(text, STR("->"))) != SIZE_MAX) {
		html_put(p, str_slice(text, 0, at));
		html_open(p, "span");
		html_look(p, LOOK_ARROW);
		html_put(p, STR("->"));
		html_close(p);
		text = str_slice(text, at + 2, text.n);
	}
	html_put(p, text);
}

void html_lines(struct html_press *p, struct str text)
{
	struct str one;
	bool first = true;

	while (str_line(&text, &one)) {
		if (!first) {
			html_open(p, "br");
			html_close_void(p);
			html_raw(p, "\n");
		}
		put_line(p, str_trim(one));
		first = false;
	}
}

void html_block(struct html_press *p, const char *name, int wanted, struct str text)
{
	html_open_block(p, name, wanted);
	html_lines(p, text);
	html_close(p);
}
