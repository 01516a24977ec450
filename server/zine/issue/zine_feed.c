/* The feed: Atom (RFC 4287), an entry for each of the newest issues with all
 * that its page tells. With `zine_url` the
 * addresses in it are whole; without it they are relative to the feed. An entry's id
 * never changes: a tag of the house (RFC 4151), or its address.
 * SPDX-License-Identifier: ISC */
#include <libxml/xmlreader.h>
#include <libxml/xmlwriter.h>
#include <stdlib.h>

#include "base/arena.h"
#include "base/clock.h"
#include "base/day.h"
#include "server/render/render_html.h"
#include "server/zine/issue/zine_issues.h"

enum { BEGIN_YEAR = 2026, DAY_S = 24 * 3600 };

static void must(int done)
{
	if (done < 0)
		abort();
}

static const xmlChar *clean(struct zine *z, struct str text)
{
	char *s = str_z(z->a, zine_hide(z->a, text));

	for (size_t i = 0; s[i]; i++)
		if ((unsigned char)s[i] < ' ' || s[i] == 0x7f)
			s[i] = ' ';
	return BAD_CAST s;
}

static void put(struct zine *z, xmlTextWriter *w, const char *tag, struct str text)
{
	must(xmlTextWriterWriteElement(w, BAD_CAST tag, clean(z, text)));
}

static void put_time(struct zine *z, xmlTextWriter *w, const char *tag, int64_t utc)
{
	char iso[CLOCK_ISO_MAX];

	clock_iso(utc, iso);
	put(z, w, tag, str_of(iso));
}

static void link_to(struct zine *z, xmlTextWriter *w, const char *rel, const char *type,
		    struct str href)
{
	must(xmlTextWriterStartElement(w, BAD_CAST "link"));
	must(xmlTextWriterWriteAttribute(w, BAD_CAST "rel", BAD_CAST rel));
	must(xmlTextWriterWriteAttribute(w, BAD_CAST "type", BAD_CAST type));
	must(xmlTextWriterWriteAttribute(w, BAD_CAST "href",
					 BAD_CAST str_z(z->a, href)));
	must(xmlTextWriterEndElement(w));
}

/* A feed being written; `up` is the way from it to the front page. */
struct feed {
	struct zine *z;
	xmlTextWriter *w;
	const char *up;
};

/* Its whole address, or the way to it from the feed. */
static struct str whole(const struct feed *f, struct str name)
{
	struct str url = zine_url(f->z, str_z(f->z->a, name));

	return url.n ? url : str_printf(f->z->a, "%s%.*s", f->up, STR_ARG(name));
}

/* tag:example.org,2026-11-20:zine/kestrel/3-2; the day is the one on which the game was
 * made. */
static struct str tag(struct zine *z, int64_t since, struct str name)
{
	struct str domain = z->home->config.address;
	struct date day = day_date(since / DAY_S);

	(void)str_until(&domain, '@');
	if (!since)
		day = (struct date){BEGIN_YEAR, 1, 1};
	return str_printf(z->a, "tag:%.*s,%04d-%02d-%02d:zine/%.*s",
			  STR_MADE(z->a, str_lower(z->a, domain)), day.year, day.month,
			  day.day, STR_ARG(name));
}

/* The board of issue `i`, above its words. */
static struct str board_line(const struct feed *f, const struct zine_game *g, int i)
{
	struct str board =
		whole(f, str_printf(g->a, "%.*s/%.*s.svg", STR_ARG(g->game.name),
				    STR_ARG(g->issues[i].name)));

	if (!zine_has_board(g))
		return STR("");
	return str_printf(
		g->a,
		"<p><img src=\"%.*s\" width=\"640\" alt=\"The board; the tables below show what is on it\"></p>\n",
		STR_ARG(board));
}

/* Reads the words of an entry of the game's own feed, which stand below the board there. */
static void read_words(const struct feed *own, struct zine_game *g, int i,
		       xmlTextReader *from)
{
	xmlChar *all = xmlTextReaderReadString(from);
	struct str board = board_line(own, g, i), words = str_of((const char *)all);

	if (!g->issues[i].told.s && str_starts(words, str_z(g->a, board)))
		g->issues[i].told = str_dup(g->a, str_slice(words, board.n, words.n));
	xmlFree(all);
}

/* The game's own feed has the words of its newest issues already: where it is as it was written, they are taken from there,
 * which no position need be read for. Reads those down to issue `last`. */
static void read_own_feed(struct zine_game *g, int last)
{
	const struct feed own = {g->z, NULL, "../"};
	struct arena *whole = g->z->a, *a = g->z->a = arena_create();
	struct str bytes = zine_bytes(
		g->z, str_z(a, str_printf(a, "%.*s/feed.xml", STR_ARG(g->game.name))));
	xmlTextReader *r =
		str_equal(zine_sum(a, bytes), g->feed_sum)
			? xmlReaderForMemory(bytes.s, (int)bytes.n, NULL, NULL,
					     XML_PARSE_NONET | XML_PARSE_NOENT)
			: NULL;

	if (!r)
		g->feed_sum = (struct str){NULL, 0};
	for (int at = g->n; r && at > last && xmlTextReaderRead(r) == 1;)
		if (xmlTextReaderNodeType(r) == XML_READER_TYPE_ELEMENT &&
		    xmlStrEqual(xmlTextReaderConstLocalName(r), BAD_CAST "content"))
			read_words(&own, g, --at, r);
	xmlFreeTextReader(r);
	arena_destroy(a);
	g->z->a = whole;
}

bool zine_feed_words(struct zine_game *g, int i, struct str *out, struct err *err)
{
	const struct render_html how = {.part = true, .elsewhere = zine_has_board(g)};
	struct page whole_page = page_in(g->a);

	/* ... and as many again, because feeds go on downwards. */
	if (!g->issues[i].told.s && g->feed_sum.s)
		read_own_feed(g, i > g->n - i ? 2 * i - g->n : 0);
	*out = g->issues[i].told;
	if (out->s)
		return true;
	if (!zine_report(g, i, SEAT_READERS, &whole_page, err))
		return false;
	/* The head of a letter counts the hours to the deadline: a feed is read later. */
	struct page page = zine_readers_part(g->a, &whole_page);
	*out = render_html(g->a, &page, &how);
	return true;
}

/* All that readers may know of it, for those who read it in their feed reader. */
static bool content(const struct feed *f, struct zine_game *g, int i, struct err *err)
{
	xmlTextWriter *w = f->w;
	struct str words;
	struct buf html = buf_in(g->a);

	if (!zine_feed_words(g, i, &words, err))
		return false;
	buf_add(&html, board_line(f, g, i));
	buf_add(&html, words);
	must(xmlTextWriterStartElement(w, BAD_CAST "content"));
	must(xmlTextWriterWriteAttribute(w, BAD_CAST "type", BAD_CAST "html"));
	must(xmlTextWriterWriteString(w, BAD_CAST str_z(g->a, buf_str(&html))));
	must(xmlTextWriterEndElement(w));
	return true;
}

/* Returns the first sentence of the issue, or its title in a game without a voice. */
static struct str summary(struct zine *z, struct zine_game *g, int i)
{
	const struct zine_issue *is = &g->issues[i];
	struct str first = zine_summary(g, i);

	if (!is->phase)
		return str_printf(z->a, "The end of %.*s. %.*s.",
				  STR_MADE(g->a, zine_title(g)),
				  STR_MADE(g->a, zine_status(g)));
	if (first.n)
		return first;
	return str_printf(z->a, "%.*s: %.*s.", STR_MADE(g->a, zine_title(g)),
			  STR_MADE(g->a, zine_issue_title(g, is)));
}

static bool entry(const struct feed *f, struct zine_game *g, int i, struct err *err)
{
	struct zine *z = f->z;
	xmlTextWriter *w = f->w;
	const struct zine_issue *is = &g->issues[i];
	struct str headline = zine_headline(g, i);
	struct str name =
		str_printf(z->a, "%.*s/%.*s", STR_ARG(g->game.name), STR_ARG(is->name));
	struct str title = str_printf(
		z->a, "%.*s: %.*s%s%s%.*s", STR_MADE(g->a, zine_title(g)),
		STR_MADE(g->a, zine_issue_title(g, is)), is->again ? ", again" : "",
		headline.n ? " - " : "", STR_ARG(headline));

	must(xmlTextWriterStartElement(w, BAD_CAST "entry"));
	put(z, w, "title", title);
	put(z, w, "id",
	    tag(z, g->game.created,
		str_printf(z->a, "%.*s/%d", STR_ARG(name), is->phase_no)));
	put_time(z, w, "updated", is->made);
	link_to(z, w, "alternate", "text/html",
		whole(f, str_printf(z->a, "%.*s.html", STR_ARG(name))));
	put(z, w, "summary", summary(z, g, i));
	bool ok = content(f, g, i, err);
	must(xmlTextWriterEndElement(w));
	return ok;
}

/* `of`: the only game of it; NULL: it has all. */
static void head(const struct feed *f, const struct zine_game *of, int64_t updated)
{
	struct zine *z = f->z;
	struct str title = z->home->config.zine_title, page = STR("index.html"),
		   name = STR("feed"), self = STR("feed.xml");

	if (of) {
		title = str_printf(z->a, "%.*s - %.*s", STR_MADE(of->a, zine_title(of)),
				   STR_ARG(title));
		page = str_printf(z->a, "%.*s/index.html", STR_ARG(of->game.name));
		name = str_printf(z->a, "%.*s/feed", STR_ARG(of->game.name));
		self = str_printf(z->a, "%.*s/feed.xml", STR_ARG(of->game.name));
	}
	must(xmlTextWriterStartDocument(f->w, NULL, "UTF-8", NULL));
	must(xmlTextWriterStartElement(f->w, BAD_CAST "feed"));
	must(xmlTextWriterWriteAttribute(f->w, BAD_CAST "xmlns",
					 BAD_CAST "http://www.w3.org/2005/Atom"));
	put(z, f->w, "title", title);
	put(z, f->w, "id", tag(z, of ? of->game.created : 0, name));
	put_time(z, f->w, "updated", updated);
	must(xmlTextWriterStartElement(f->w, BAD_CAST "author"));
	put(z, f->w, "name", z->home->config.zine_title);
	must(xmlTextWriterEndElement(f->w));
	if (z->home->config.zine_url.n)
		link_to(z, f->w, "self", "application/atom+xml", whole(f, self));
	link_to(z, f->w, "alternate", "text/html", whole(f, page));
}

/* The newest issues of one game, the latest first. */
static int latest_of(struct zine_game *g, struct zine_game *of[], int issues[])
{
	int n = 0;

	for (int i = g->n - 1; i >= 0 && n < ZINE_ENTRIES; i--) {
		of[n] = g;
		issues[n++] = i;
	}
	return n;
}

bool zine_feed(struct zine *z, struct zine_game *g, struct str *out, struct err *err)
{
	struct zine_game *of[ZINE_ENTRIES];
	int issues[ZINE_ENTRIES];
	int n = g ? latest_of(g, of, issues) : zine_latest(z, of, issues, ZINE_ENTRIES);
	xmlBuffer *bytes = xmlBufferCreate();
	struct feed f = {z, bytes ? xmlNewTextWriterMemory(bytes, 0) : NULL,
			 g ? "../" : ""};

	if (!f.w)
		abort();
	must(xmlTextWriterSetIndent(f.w, 1));
	/* An empty feed is as old as the world: its bytes do not change. */
	head(&f, g, n ? of[0]->issues[issues[0]].made : 0);
	bool ok = true;
	for (int i = 0; ok && i < n; i++)
		ok = entry(&f, of[i], issues[i], err);
	must(xmlTextWriterEndDocument(f.w));
	must(xmlTextWriterFlush(f.w));
	xmlFreeTextWriter(f.w);
	*out = str_dup(z->a, str_of((const char *)xmlBufferContent(bytes)));
	xmlBufferFree(bytes);
	return ok;
}
