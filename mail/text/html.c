/* HTML -> text: a walker over the events of libxml2's push parser. No tree is built.
 * SPDX-License-Identifier: ISC */
#include "mail/text/html.h"

#include <libxml/HTMLparser.h>
#include <libxml/xmlerror.h>
#include <string.h>

#include "base/arena.h"
#include "mail/letter/letter.h"

/* The effect of an element on the text. */
enum {
	E_LINE = 1 << 0,   /* begins and ends a line */
	E_DROP = 1 << 1,   /* its content is not text */
	E_STRUCK = 1 << 2, /* its content was struck out by the writer */
	E_QUOTE = 1 << 3,
	E_PRE = 1 << 4,
	E_CELL = 1 << 5, /* a space before it */
	E_ITEM = 1 << 6,
	E_ORDERED = 1 << 7,
	E_BREAK = 1 << 8,
};

/* clang-format off */
static const struct { const char *name; unsigned does; } elements[] = {
	{"br", E_BREAK},         {"p", E_LINE},           {"div", E_LINE},
	{"tr", E_LINE},          {"table", E_LINE},       {"ul", E_LINE},
	{"ol", E_LINE | E_ORDERED}, {"li", E_LINE | E_ITEM}, {"td", E_CELL},
	{"th", E_CELL},          {"h1", E_LINE},          {"h2", E_LINE},
	{"h3", E_LINE},          {"h4", E_LINE},          {"h5", E_LINE},
	{"h6", E_LINE},          {"hr", E_LINE},          {"dl", E_LINE},
	{"dt", E_LINE},          {"dd", E_LINE},          {"address", E_LINE},
	{"article", E_LINE},     {"section", E_LINE},     {"header", E_LINE},
	{"footer", E_LINE},      {"center", E_LINE},      {"body", E_LINE},
	{"form", E_LINE},        {"fieldset", E_LINE},    {"pre", E_LINE | E_PRE},
	{"blockquote", E_LINE | E_QUOTE},
	{"s", E_STRUCK},         {"strike", E_STRUCK},    {"del", E_STRUCK},
	{"script", E_DROP},      {"style", E_DROP},       {"head", E_DROP},
	{"title", E_DROP},       {"template", E_DROP},    {"object", E_DROP},
	{"iframe", E_DROP},      {"svg", E_DROP},         {"math", E_DROP},
	{"select", E_DROP},      {"textarea", E_DROP},    {"noscript", E_DROP},
	{"applet", E_DROP},      {"audio", E_DROP},       {"video", E_DROP},
};
/* clang-format on */

/* Ids and classes that mail programs give to the answered text, without marking it as a
 * quote. */
static const char *const quote_marks[] = {
	"divRplyFwdMsg",
	"appendonsend",
	"OLK_SRC_BODY_SECTION",
	"yahoo_quoted",
	"ms-outlook-mobile-reference-message",
	"mail-editor-reference-message-container",
};

struct frame {
	unsigned does;
	int item; /* of an ordered list: the number of its last item */
};

struct walker {
	struct arena *a;
	struct buf out;
	unsigned flags;
	int depth; /* frames in use; may go beyond the array */
	struct frame frames[HTML_DEPTH_MAX];
	int quote, drop, struck, pre; /* how many open frames say so */
	bool line_open;               /* something is on the current line */
	bool space;                   /* white space must come before the next word */
	bool full;
};

static void end_line(struct walker *w)
{
	if (w->line_open)
		buf_char(&w->out, '\n');
	w->line_open = w->space = false;
}

static void open_line(struct walker *w)
{
	if (w->line_open)
		return;
	for (int i = 0; i < w->quote && i < 8; i++)
		buf_char(&w->out, '>');
	if (w->quote)
		buf_char(&w->out, ' ');
	w->line_open = true;
	w->space = false;
}

static void hard_break(struct walker *w)
{
	open_line(w);
	end_line(w);
}

static void put_text(struct walker *w, const char *s, size_t n)
{
	for (size_t i = 0; i < n && !w->full; i++) {
		char c = s[i];
		if (w->out.n >= HTML_TEXT_MAX) {
			w->full = true;
			w->flags |= LETTER_TRUNCATED;
		} else if (w->pre && c == '\r') {
			continue;
		} else if (w->pre && c == '\n') {
			hard_break(w);
		} else if (c == ' ' || c == '\t' || c == '\n' || c == '\r') {
			w->space = w->line_open || w->pre;
			if (w->pre) {
				open_line(w);
				buf_char(&w->out, ' ');
				w->space = false;
			}
		} else {
			bool space = w->space && w->line_open;
			open_line(w);
			if (space)
				buf_char(&w->out, ' ');
			w->space = false;
			buf_char(&w->out, c);
		}
	}
}

static unsigned look_up(struct str name)
{
	for (size_t i = 0; i < sizeof elements / sizeof *elements; i++)
		if (str_is(name, elements[i].name))
			return elements[i].does;
	return 0;
}

/* Removes white space, so that "display : none" is found as "display:none". */
static struct str squeezed(struct walker *w, struct str s)
{
	struct buf b = buf_in(w->a);

	for (size_t i = 0; i < s.n; i++)
		if (s.s[i] > ' ' || s.s[i] < 0)
			buf_char(&b, s.s[i]);
	return buf_str(&b);
}

static bool has(struct str s, const char *z)
{
	return str_find(s, str_of(z)) != SIZE_MAX;
}

static bool is_hidden(struct str style)
{
	return has(style, "display:none") || has(style, "visibility:hidden") ||
	       has(style, "mso-hide:all") || has(style, "font-size:0;") ||
	       has(style, "font-size:0px") || str_ends(style, "font-size:0");
}

static struct str attribute(const xmlChar **at, const char *name)
{
	for (; at && *at; at += 2)
		if (str_is(str_of((const char *)at[0]), name))
			return str_of((const char *)at[1]);
	return (struct str){0};
}

static bool is_foreign(struct str mark)
{
	for (size_t i = 0; i < sizeof quote_marks / sizeof *quote_marks; i++)
		if (has(mark, quote_marks[i]))
			return true;
	return false;
}

/* Outlook and GMX draw a line at the left of quotes. */
static bool is_side_line(struct str style, const xmlChar **at)
{
	size_t left = str_find(style, STR("border-left:"));

	if (str_is(attribute(at, "name"), "quote"))
		return true;
	style = str_slice(style, left == SIZE_MAX ? style.n : left + 12, style.n);
	return has(str_until(&style, ';'), "solid");
}

/* Changes `does` as the tag's attributes demand. Gmail also indents a writer's own text
 * by a blockquote, one without a border, which does not quote anything. */
static unsigned by_attributes(struct walker *w, unsigned does, const xmlChar **at)
{
	struct str style = squeezed(w, str_slice(attribute(at, "style"), 0, 2000));

	for (const xmlChar **p = at; p && *p; p += 2)
		if (str_is(str_of((const char *)*p), "hidden"))
			does |= E_DROP;
	if (is_hidden(style))
		does |= E_DROP;
	if (has(style, "line-through"))
		does |= E_STRUCK;
	if (has(style, "white-space:pre"))
		does |= E_PRE;
	if ((does & E_LINE) && is_side_line(style, at))
		does |= E_QUOTE;
	if ((does & E_QUOTE) && has(style, "border:none") &&
	    !has(style, "border-left") && !has(attribute(at, "class"), "quote") &&
	    !attribute(at, "type").n)
		does &= ~(unsigned)E_QUOTE;
	return does;
}

static void count(struct walker *w, unsigned does, int step)
{
	w->drop += does & E_DROP ? step : 0;
	w->struck += does & E_STRUCK ? step : 0;
	w->quote += does & E_QUOTE ? step : 0;
	w->pre += does & E_PRE ? step : 0;
}

/* "1. " in an ordered list, "- " elsewhere: both are labels an order may have. */
static void begin_item(struct walker *w)
{
	struct frame *list = w->depth > 0 && w->depth <= HTML_DEPTH_MAX
				     ? &w->frames[w->depth - 1]
				     : NULL;
	open_line(w);
	if (list && (list->does & E_ORDERED))
		buf_printf(&w->out, "%d. ", ++list->item);
	else
		buf_z(&w->out, "- ");
}

static int list_start(const xmlChar **at)
{
	int64_t v = 1;

	str_int(attribute(at, "start"), 1, 100000, &v);
	return (int)v - 1;
}

static void begin_element(void *ctx, const xmlChar *name, const xmlChar **at)
{
	struct walker *w = ctx;
	unsigned does = at ? by_attributes(w, look_up(str_of((const char *)name)), at)
			   : look_up(str_of((const char *)name));
	bool seen = !w->drop && !(does & E_DROP) && !w->full;

	if (seen && (does & (E_LINE | E_BREAK))) {
		if (does & E_BREAK)
			hard_break(w);
		else
			end_line(w);
	}
	if (seen && !w->quote &&
	    (is_foreign(attribute(at, "id")) || is_foreign(attribute(at, "class")))) {
		end_line(w);
		buf_z(&w->out, "-----Original Message-----\n");
	}
	if (seen && (does & E_CELL))
		w->space = w->line_open;
	if (seen && (does & E_ITEM) && !w->struck)
		begin_item(w);
	if (w->depth < HTML_DEPTH_MAX) {
		w->frames[w->depth] = (struct frame){does, 0};
		if (does & E_ORDERED)
			w->frames[w->depth].item = list_start(at);
		count(w, does, 1);
	}
	w->depth++;
}

static void end_element(void *ctx, const xmlChar *name)
{
	struct walker *w = ctx;
	(void)name;

	if (w->depth == 0 || --w->depth >= HTML_DEPTH_MAX)
		return;
	unsigned does = w->frames[w->depth].does;
	if ((does & E_LINE) && !w->drop)
		end_line(w);
	count(w, does, -1);
}

static void on_text(void *ctx, const xmlChar *s, int n)
{
	struct walker *w = ctx;

	if (w->struck && !w->drop)
		w->flags |= LETTER_STRUCK;
	if (!w->drop && !w->struck && n > 0)
		put_text(w, (const char *)s, (size_t)n);
}

/* The parser compares each attribute of a tag with all before it: a tag of 80,000 would
 * take seconds. So the dictionary has a limit, and the parser skips names that no
 * longer fit. The names that we ask for are entered first, before a letter can fill
 * it. */
static void limit_names(xmlDictPtr dict)
{
	static const char *const asked[] = {"style", "class", "id",    "name",
					    "type",  "start", "hidden"};
	enum { NAMES_MAX = 32 * 1024 };

	for (size_t i = 0; i < sizeof asked / sizeof *asked; i++)
		xmlDictLookup(dict, (const xmlChar *)asked[i], -1);
	for (size_t i = 0; i < sizeof elements / sizeof *elements; i++)
		xmlDictLookup(dict, (const xmlChar *)elements[i].name, -1);
	xmlDictSetLimit(dict, NAMES_MAX);
}

static void be_quiet(void *ctx, const char *fmt, ...)
{
	(void)ctx;
	(void)fmt;
}

struct str html_text(struct arena *a, struct str html, unsigned *flags)
{
	htmlSAXHandler sax = {
		.startElement = begin_element,
		.endElement = end_element,
		.characters = on_text,
		.ignorableWhitespace = on_text,
		.error = be_quiet,
		.warning = be_quiet,
	};
	static const char frame[] = "<html><body><body><body><body>";
	enum { STEP = 16 * 1024 };
	struct walker *w = arena_new(a, struct walker);

	w->a = a;
	w->out = buf_in(a);
	htmlParserCtxtPtr p = htmlCreatePushParserCtxt(&sax, w, NULL, 0, NULL,
						       XML_CHAR_ENCODING_UTF8);
	if (!p)
		return (struct str){0};
	htmlCtxtUseOptions(p, HTML_PARSE_RECOVER | HTML_PARSE_NOERROR |
				      HTML_PARSE_NOWARNING | HTML_PARSE_NONET |
				      HTML_PARSE_NOIMPLIED | HTML_PARSE_IGNORE_ENC);
	limit_names(p->dict);
	/* Without these the parser would end with the first element of a bare fragment;
	 * the letter's own tags of these names then mean nothing, closed too early or
	 * not. */
	htmlParseChunk(p, frame, (int)sizeof frame - 1, 0);
	for (size_t i = 0; i < html.n; i += STEP) {
		struct str step = str_slice(html, i, i + STEP);
		htmlParseChunk(p, step.s, (int)step.n, 0);
	}
	htmlParseChunk(p, NULL, 0, 1);
	htmlFreeParserCtxt(p);
	end_line(w);
	*flags |= w->flags;
	return buf_str(&w->out);
}
