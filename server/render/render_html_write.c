/* Elements and text of the HTML renderer: see render_html_parts.h.
 * SPDX-License-Identifier: ISC */
#include <libxml/tree.h>
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "server/render/render_html_parts.h"

void html_must(int done)
{
	if (done < 0)
		abort();
}

static int take(void *to, const char *s, int n)
{
	buf_add(to, (struct str){s, (size_t)n});
	return n;
}

xmlTextWriter *html_writer(struct buf *to)
{
	xmlOutputBuffer *out = xmlOutputBufferCreateIO(take, NULL, to, NULL);
	xmlTextWriter *w = out ? xmlNewTextWriter(out) : NULL;

	if (!w)
		abort();
	return w;
}

void html_open(struct html_press *p, const char *name)
{
	html_must(xmlTextWriterStartElement(p->w, BAD_CAST name));
}

void html_attr(struct html_press *p, const char *name, const char *value)
{
	html_must(xmlTextWriterWriteAttribute(p->w, BAD_CAST name, BAD_CAST value));
}

/* Control characters have no place in HTML. */
static const char *clean(struct html_press *p, struct str text)
{
	char *z = str_z(p->a, text);

	for (size_t i = str_printed(text); i < text.n; i++)
		if (((unsigned char)z[i] < ' ' && z[i] != '\n') || z[i] == 0x7f)
			z[i] = ' ';
	return z;
}

void html_attr_str(struct html_press *p, const char *name, struct str value)
{
	html_attr(p, name, clean(p, value));
}

struct str html_escaped(struct html_press *p, struct str text)
{
	xmlBuffer *bytes = xmlBufferCreate();

	if (!bytes)
		abort();
	xmlAttrSerializeTxtContent(bytes, NULL, NULL, BAD_CAST clean(p, text));
	struct str out = str_dup(p->a, str_of((const char *)xmlBufferContent(bytes)));
	xmlBufferFree(bytes);
	return out;
}

/* Most texts are written in HTML as they are. */
static bool needs_no_escape(struct str text)
{
	static const char escaped[] = {'<', '>', '&', '"'};

	for (size_t i = 0; i < sizeof escaped; i++)
		if (str_find_char(text, escaped[i]) != SIZE_MAX)
			return false;
	return str_printed(text) == text.n;
}

void html_put(struct html_press *p, struct str text)
{
	if (text.n && needs_no_escape(text))
		html_must(xmlTextWriterWriteRawLen(p->w, BAD_CAST text.s, (int)text.n));
	else
		html_must(xmlTextWriterWriteString(p->w, BAD_CAST clean(p, text)));
}

void html_raw(struct html_press *p, const char *text)
{
	html_must(xmlTextWriterWriteRaw(p->w, BAD_CAST text));
}

void html_once(struct html_press *p, char **once,
	       void (*print)(struct html_press *, enum look), enum look look)
{
	if (!*once) {
		struct buf out = buf_in(p->a);
		struct html_press apart = {
			.a = p->a, .w = html_writer(&out), .out = &out, .how = p->how};
		print(&apart, look);
		html_raw(&apart, ""); /* the end of the last tag */
		html_must(xmlTextWriterFlush(apart.w));
		xmlFreeTextWriter(apart.w);
		*once = strdup(buf_str(&out).s);
		if (!*once)
			abort();
	}
	html_raw(p, *once);
}

void html_close(struct html_press *p)
{
	html_must(xmlTextWriterFullEndElement(p->w));
}

void html_close_void(struct html_press *p)
{
	html_must(xmlTextWriterEndElement(p->w));
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

/* `WORD` is typed as it is. A mark without another one is a sign like any. */
static void put_typed(struct html_press *p, struct str text)
{
	while (p->how->typed) {
		size_t at = str_find_char(text, '`');
		if (at == SIZE_MAX)
			break;
		struct str from = str_slice(text, at + 1, text.n);
		size_t end = str_find_char(from, '`');
		if (end == SIZE_MAX)
			break;
		put_line(p, str_slice(text, 0, at));
		html_open(p, "code");
		html_put(p, str_slice(from, 0, end));
		html_close(p);
		text = str_slice(from, end + 1, from.n);
	}
	put_line(p, text);
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
		put_typed(p, str_trim(one));
		first = false;
	}
}

void html_block(struct html_press *p, const char *name, int wanted, struct str text)
{
	html_open_block(p, name, wanted);
	html_lines(p, text);
	html_close(p);
}
