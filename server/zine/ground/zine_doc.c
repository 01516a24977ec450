/* The frame of a page of the zine: head, masthead, navigation, foot; and the small
 * elements that pages are made of.
 * SPDX-License-Identifier: ISC */
#include <libxml/xmlwriter.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/text/typeset.h"
#include "server/zine/ground/zine_parts.h"

/* The writer fails only when memory ends, and then the process ends. */
static void must(int done)
{
	if (done < 0)
		abort();
}

/* Control characters have no place in HTML, addresses none in the zine. */
static const xmlChar *clean(struct zine_doc *d, struct str text)
{
	text = zine_hide(d->a, text);
	char *z = str_z(d->a, text);

	for (size_t i = 0; i < text.n; i++)
		if (((unsigned char)z[i] < ' ' && z[i] != '\n') || z[i] == 0x7f)
			z[i] = ' ';
	return BAD_CAST z;
}

static bool is_void(const char *tag)
{
	static const char *const tags[] = {"meta",  "link",   "img", "br",
					   "input", "source", "wbr"};

	for (size_t i = 0; i < sizeof tags / sizeof *tags; i++)
		if (strcmp(tag, tags[i]) == 0)
			return true;
	return false;
}

static bool is_inline(const char *tag)
{
	return strcmp(tag, "a") == 0 || strcmp(tag, "b") == 0 ||
	       strcmp(tag, "wbr") == 0 || strcmp(tag, "span") == 0 ||
	       strcmp(tag, "td") == 0 || strcmp(tag, "th") == 0;
}

void zine_element(struct zine_doc *d, const char *const words[])
{
	const char *tag = words[0];

	if (!is_inline(tag))
		must(xmlTextWriterWriteRaw(d->w, BAD_CAST "\n"));
	must(xmlTextWriterStartElement(d->w, BAD_CAST tag));
	for (int i = 1; words[i]; i += 2)
		if (words[i + 1])
			must(xmlTextWriterWriteAttribute(
				d->w, BAD_CAST words[i],
				clean(d, str_of(words[i + 1]))));
	if (is_void(tag))
		must(xmlTextWriterEndElement(d->w));
}

/* Writes an end tag even if the element is empty: "<td/>" would not be HTML. */
void zine_close(struct zine_doc *d)
{
	must(xmlTextWriterFullEndElement(d->w));
}

void zine_text(struct zine_doc *d, struct str text)
{
	must(xmlTextWriterWriteString(d->w, clean(d, text)));
}

void zine_raw(struct zine_doc *d, struct str html)
{
	must(xmlTextWriterWriteRaw(d->w, BAD_CAST str_z(d->a, html)));
}

void zine_put(struct zine_doc *d, const char *tag, const char *class, struct str text)
{
	zine_open(d, tag, "class", class, NULL);
	zine_text(d, typeset(d->a, text));
	zine_close(d);
}

void zine_putf(struct zine_doc *d, const char *tag, const char *class, const char *fmt,
	       ...)
{
	struct buf text = buf_in(d->a);
	va_list ap;

	va_start(ap, fmt);
	buf_vprintf(&text, fmt, ap);
	va_end(ap);
	zine_put(d, tag, class, buf_str(&text));
}

/* A word without an end has places to break; others are not broken, so that no column is too narrow for them. */
void zine_words(struct zine_doc *d, struct str text)
{
	enum { LONG = 15, PART = 10 }; /* characters */

	for (text = zine_hide(d->a, typeset(d->a, text)); text.n;) {
		size_t n = 0;
		while (n < text.n && !memchr(" -", text.s[n], 2))
			n++;
		while (str_columns(str_slice(text, 0, n)) > LONG) {
			size_t part = str_cut(text, str_octets(text, PART)).n;
			zine_text(d, str_slice(text, 0, part));
			zine_open(d, "wbr", NULL);
			text = str_slice(text, part, text.n);
			n -= part;
		}
		n += n < text.n;
		zine_text(d, str_slice(text, 0, n));
		text = str_slice(text, n, text.n);
	}
}

void zine_link(struct zine_doc *d, const char *href, const char *class, struct str text)
{
	zine_open(d, "a", "href", href, "class", class, NULL);
	zine_words(d, text);
	zine_close(d);
}

void zine_mail_link(struct zine_doc *d, struct str address, struct str asked,
		    struct str text)
{
	must(xmlTextWriterStartElement(d->w, BAD_CAST "a"));
	must(xmlTextWriterWriteFormatAttribute(d->w, BAD_CAST "href", "mailto:%.*s%.*s",
					       STR_ARG(address), STR_ARG(asked)));
	zine_text(d, text);
	zine_close(d);
	zine_text(d, STR(" to "));
	must(xmlTextWriterWriteString(d->w, BAD_CAST str_z(d->a, address)));
}

void zine_table(struct zine_doc *d, const char *caption, const char *const heads[])
{
	/* It scrolls in itself on a narrow screen, and a keyboard can do that too. */
	zine_open(d, "div", "class", "wide", "tabindex", "0", "role", "group",
		  "aria-label", caption, NULL);
	zine_open(d, "table", NULL);
	zine_put(d, "caption", NULL, str_of(caption));
	zine_open(d, "thead", NULL);
	zine_open(d, "tr", NULL);
	for (int i = 0; heads[i]; i++) {
		bool number = *heads[i] == '#';
		zine_open(d, "th", "scope", "col", "class",
			  number ? "n"
			  : i    ? NULL
				 : "first",
			  NULL);
		zine_text(d, str_of(heads[i] + number));
		zine_close(d);
	}
	zine_close(d);
	zine_close(d);
	zine_open(d, "tbody", NULL);
}

void zine_row(struct zine_doc *d, int n, const struct str cells[])
{
	zine_open(d, "tr", NULL);
	for (int i = 0; i < n; i++) {
		zine_open(d, i ? "td" : "th", i ? NULL : "scope", "row", NULL);
		zine_text(d, cells[i]);
		zine_close(d);
	}
	zine_close(d);
}

void zine_table_end(struct zine_doc *d)
{
	for (int i = 0; i < 3; i++)
		zine_close(d);
}

/* The document ----------------------------------------------------------------- */

static const char *way(struct zine_doc *d, const char *name)
{
	return str_z(d->a, str_printf(d->a, "%s%s", d->up, name));
}

struct str zine_url(const struct zine *z, const char *path)
{
	struct str url = z->home->config.zine_url;

	if (!url.n || !path)
		return STR("");
	return str_printf(z->a, "%.*s%s%s", STR_ARG(url), str_ends(url, "/") ? "" : "/",
			  path);
}

static void property(struct zine_doc *d, const char *name, struct str content)
{
	if (content.n)
		zine_open(d, "meta", "property", name, "content", str_z(d->a, content),
			  NULL);
}

/* For programs that show a preview of a link. */
static void preview(struct zine_doc *d, const struct zine *z, const struct zine_head *h)
{
	struct str url = zine_url(z, h->path);

	property(d, "og:title",
		 h->headline.n ? str_printf(d->a, "%.*s - %.*s", STR_ARG(h->headline),
					    STR_ARG(h->title))
			       : h->title);
	property(d, "og:description", h->about);
	property(d, "og:site_name", z->home->config.zine_title);
	property(d, "og:type", STR("article"));
	property(d, "og:url", url);
	property(d, "og:image", zine_url(z, h->image));
	if (url.n && h->image)
		property(d, "og:image:alt", STR("The board"));
	if (url.n)
		zine_open(d, "link", "rel", "canonical", "href", str_z(d->a, url),
			  NULL);
}

static void head(struct zine_doc *d, const struct zine *z, const struct zine_head *h)
{
	zine_open(d, "head", NULL);
	zine_open(d, "meta", "charset", "utf-8", NULL);
	zine_open(d, "meta", "name", "viewport", "content",
		  "width=device-width, initial-scale=1", NULL);
	zine_open(d, "meta", "name", "color-scheme", "content", "light dark", NULL);
	zine_open(d, "meta", "name", "generator", "content",
		  "postalgm " POSTALGM_VERSION, NULL);
	if (h->about.n)
		zine_open(d, "meta", "name", "description", "content",
			  str_z(d->a, h->about), NULL);
	if (h->onward)
		zine_open(d, "meta", "http-equiv", "refresh", "content",
			  str_z(d->a, str_printf(d->a, "0; url=%s", h->onward)), NULL);
	zine_put(d, "title", NULL, h->title);
	preview(d, z, h);
	zine_open(d, "link", "rel", "stylesheet", "href", way(d, "style.css"), NULL);
	zine_open(d, "link", "rel", "alternate", "type", "application/atom+xml",
		  "title", "All games", "href", way(d, "feed.xml"), NULL);
	if (h->feed.n)
		zine_open(d, "link", "rel", "alternate", "type", "application/atom+xml",
			  "title", str_z(d->a, h->feed), "href", "feed.xml", NULL);
	if (h->data)
		zine_open(d, "link", "rel", "alternate", "type", "application/json",
			  "title", "This page for programs", "href", h->data, NULL);
	zine_open(d, "link", "rel", "icon", "type", "image/svg+xml", "href",
		  way(d, "favicon.svg"), NULL);
	if (h->script) {
		zine_open(d, "script", "src", h->script, "defer", "defer", NULL);
		zine_close(d);
	}
	if (h->prev)
		zine_open(d, "link", "rel", "prev", "href", h->prev, NULL);
	if (h->next)
		zine_open(d, "link", "rel", "next", "href", h->next, NULL);
	zine_close(d);
}

static void navigation(struct zine_doc *d)
{
	static const struct {
		const char *page, *words;
	} to[] = {{"index.html", "Games"},
		  {"fame.html", "Hall of fame"},
		  {"statistics.html", "Statistics"},
		  {"search.html", "Search"},
		  {"feed.xml", "Feed"}};

	zine_open(d, "nav", "class", "house", "aria-label", "The zine", NULL);
	for (size_t i = 0; i < sizeof to / sizeof *to; i++) {
		if (i)
			zine_text(d, STR(" "));
		zine_link(d, way(d, to[i].page), NULL, str_of(to[i].words));
	}
	zine_close(d);
}

void zine_part_begin(struct arena *a, struct zine_doc *d)
{
	*d = (struct zine_doc){.a = a, .up = "", .bytes = xmlBufferCreate()};
	d->w = d->bytes ? xmlNewTextWriterMemory(d->bytes, 0) : NULL;
	if (!d->w)
		abort();
	/* Else it is copied for each four kilobytes, and a page has a hundred. */
	xmlBufferSetAllocationScheme(d->bytes, XML_BUFFER_ALLOC_DOUBLEIT);
}

struct str zine_part_finish(struct zine_doc *d)
{
	must(xmlTextWriterFlush(d->w));
	xmlFreeTextWriter(d->w);
	struct str out =
		str_dup(d->a, str_of((const char *)xmlBufferContent(d->bytes)));
	xmlBufferFree(d->bytes);
	return out;
}

void zine_begin(const struct zine *z, const struct zine_head *h, struct zine_doc *d)
{
	zine_part_begin(z->a, d);
	d->up = h->up;
	d->sheets = h->sheets;
	zine_raw(d, STR("<!DOCTYPE html>"));
	zine_open(d, "html", "lang", "en", NULL);
	head(d, z, h);
	zine_open(d, "body", "class", h->class, NULL);
	zine_open(d, "a", "class", "skip", "href", "#main", NULL);
	zine_text(d, STR("To the page"));
	zine_close(d);
}

void zine_masthead(struct zine_doc *d, struct str house, struct str line,
		   struct str mark, struct str mark_below)
{
	zine_open(d, "header", "class", "masthead", NULL);
	zine_open(d, "div", "class", "postmark", "aria-hidden", "true", NULL);
	zine_raw(d, zine_mark_svg(d->a, mark, mark_below));
	zine_close(d);
	zine_open(d, "p", "class", "house-name", NULL);
	zine_link(d, way(d, "index.html"), NULL, house);
	zine_close(d);
	zine_put(d, "p", "line", line);
	navigation(d);
	zine_close(d);
	zine_open(d, "main", "id", "main", NULL);
}

struct str zine_finish(struct zine_doc *d)
{
	zine_close(d); /* main */
	must(xmlTextWriterFlush(d->w));
	zine_open(d, "footer", "class",
		  d->sheets ? zine_setting(
				      str_of((const char *)xmlBufferContent(d->bytes)))
			    : NULL,
		  NULL);
	zine_put(
		d, "p", NULL,
		STR("Typeset by postalgm. To follow a game by mail, write OBSERVE and its name to its game master."));
	zine_close(d);
	for (int i = 0; i < 2; i++) {
		zine_raw(d, STR("\n"));
		zine_close(d);
	}
	zine_raw(d, STR("\n"));
	return zine_part_finish(d);
}
