/* Writer: see writer.h.
 * SPDX-License-Identifier: ISC */
#include "tests/kit/writer.h"

#include <ctype.h>
#include <string.h>

#include "base/arena.h"
#include "base/page.h"
#include "orders/vocab.h"

enum { LINES_MAX = 64, FEW = 6, NUMBER_MOST = 20 };

/* Lines that may be written: those of the form, and those of the verbs that are legal
 * now. */
struct choice {
	int n, of_form;   /* those of the form are in front */
	unsigned in_game; /* bit per seat */
	struct str line[LINES_MAX];
};

static void add(struct choice *c, struct str line)
{
	line = str_trim(line);
	if (line.n && line.s[0] == '#')
		line = str_trim(str_slice(line, 1, line.n));
	if (line.n && c->n < LINES_MAX)
		c->line[c->n++] = line;
}

static void add_lines(struct choice *c, struct str text)
{
	struct str line;

	while (str_line(&text, &line))
		add(c, line);
}

static struct page form_of(struct arena *a, const struct game_rules *g,
			   const void *view)
{
	struct page page = page_in(a);

	g->form(view, &page);
	return page;
}

static void collect(struct arena *a, const struct game_rules *g, const void *view,
		    int turn, int phase, struct choice *c)
{
	unsigned open = vocab_open(g->vocab, view, turn, phase);
	struct page page = form_of(a, g, view);

	*c = (struct choice){.in_game = g->vocab->in_game(view)};
	for (int i = 0; i < page.n; i++)
		if (page.blocks[i].kind == PAGE_FORM)
			add_lines(c, page.blocks[i].text);
	c->of_form = c->n;
	for (const struct verb *v = g->vocab->verbs; v->parse; v++)
		if (v->phases & open && v->example)
			add(c, str_of(v->example));
	add_lines(c, str_of(g->vocab->example_if));
	add_lines(c, str_of(g->vocab->example_else));
}

/* The player whose name begins here as a word, or -1. */
static int seat_at(const struct game_rules *g, struct str text, size_t at, size_t *n)
{
	int found = -1;

	if (at && isalnum((unsigned char)text.s[at - 1]))
		return -1;
	*n = 0;
	for (int i = 0; i < g->seats_max; i++) {
		struct str name = str_of(g->colours[i]);
		if (name.n > *n && str_iequal(str_slice(text, at, at + name.n), name)) {
			found = i;
			*n = name.n;
		}
	}
	return found;
}

/* One of those who play, and now and then one who does not. */
static void any_seat(struct dice *d, const struct game_rules *g, unsigned in_game,
		     struct buf *b)
{
	int seat = dice_below(d, g->seats_max);

	while (in_game && !(in_game >> seat & 1) && dice_below(d, 30))
		seat = dice_below(d, g->seats_max);
	buf_z(b, g->colours[seat]);
}

static int any_number(struct dice *d)
{
	return dice_below(d, dice_below(d, 6) ? FEW : NUMBER_MOST);
}

/* The line, its blanks filled in, and half of the time with other players and other numbers in
 * it. */
static void vary(struct dice *d, const struct game_rules *g, struct str line,
		 unsigned in_game, struct buf *b)
{
	bool other = dice_below(d, 2);

	for (size_t i = 0, n; i < line.n;) {
		if (other && seat_at(g, line, i, &n) >= 0 && dice_below(d, 2)) {
			any_seat(d, g, in_game, b);
			i += n;
		} else if (other && isdigit((unsigned char)line.s[i]) &&
			   dice_below(d, 2)) {
			buf_printf(b, "%d", any_number(d));
			while (i < line.n && isdigit((unsigned char)line.s[i]))
				i++;
		} else if (line.s[i] == '_') {
			if (dice_below(d, 2))
				any_seat(d, g, in_game, b);
			else
				buf_printf(b, "%d", any_number(d));
			while (i < line.n && line.s[i] == '_')
				i++;
		} else {
			buf_char(b, line.s[i++]);
		}
	}
}

/* " if ..." of an example, for another order. */
static void condition(struct dice *d, const struct game_rules *g, unsigned in_game,
		      struct buf *b)
{
	struct str text = str_of(g->vocab->example_if), line;
	struct choice c = {0};

	while (str_line(&text, &line)) {
		size_t at = str_find(line, STR(" if "));
		if (at != SIZE_MAX && c.n < LINES_MAX)
			c.line[c.n++] = str_slice(line, at, line.n);
	}
	if (c.n)
		vary(d, g, c.line[dice_below(d, c.n)], in_game, b);
}

static struct str choose(struct dice *d, const struct choice *c)
{
	return c->line[dice_below(d,
				  c->of_form && dice_below(d, 3) ? c->of_form : c->n)];
}

static void one_line(struct dice *d, const struct game_rules *g, const struct choice *c,
		     struct buf *b)
{
	struct str first = choose(d, c);
	int more = dice_below(d, 4) ? 0 : 1 + dice_below(d, 2);

	vary(d, g, first, c->in_game, b);
	if (!dice_below(d, 3) && str_find(first, STR(" if ")) == SIZE_MAX)
		condition(d, g, c->in_game, b);
	while (more--) {
		buf_z(b, " else ");
		vary(d, g, dice_below(d, 3) ? first : choose(d, c), c->in_game, b);
	}
	buf_char(b, '\n');
}

void writer_orders(struct dice *d, const struct game_rules *g, const void *view,
		   int turn, int phase, struct buf *b)
{
	struct choice c;
	int lines = 1 + dice_below(d, 5);

	collect(b->a, g, view, turn, phase, &c);
	for (int i = 0; i < lines && c.n; i++)
		one_line(d, g, &c, b);
	if (!dice_below(d, 30))
		buf_z(b, "clear\n");
	if (!dice_below(d, 4))
		buf_z(b, "final\n");
}

void writer_garbage(struct dice *d, const struct game_rules *g, const void *view,
		    int turn, int phase, struct buf *b)
{
	static const char *const noise[] = {
		" if ",  " else ",  ";",        "\"",          "(",
		" not ", "clear ",  "\n",       ",",           "  ",
		"1. ",   "press\n", "\xc3\xa4", "99999999999", ":"};
	struct buf text = buf_in(b->a);

	writer_orders(d, g, view, turn, phase, &text);
	for (size_t i = 0; i < text.n; i++) {
		if (dice_below(d, 20))
			buf_char(b, text.s[i]);
		if (!dice_below(d, 12))
			buf_z(b, noise[dice_below(d, sizeof noise / sizeof *noise)]);
	}
	buf_char(b, '\n');
}

struct str writer_form(struct arena *a, const struct game_rules *g, const void *view)
{
	struct page page = form_of(a, g, view);
	struct buf b = buf_in(a);
	struct str text, line;

	for (int i = 0; i < page.n; i++) {
		text = page.blocks[i].kind == PAGE_FORM ? page.blocks[i].text : STR("");
		while (str_line(&text, &line)) {
			struct str cut = str_until(&line, '#');
			if (str_trim(cut).n && str_find(cut, STR("__")) == SIZE_MAX)
				buf_printf(&b, "%.*s\n", STR_ARG(cut));
		}
	}
	return buf_str(&b);
}

void writer_examples(struct arena *a, const struct game_rules *g, const void *view,
		     struct buf *together, struct buf *others)
{
	struct page page = form_of(a, g, view);

	for (int i = 0; i < page.n; i++) {
		struct str text = page.blocks[i].kind == PAGE_FORM ? page.blocks[i].text
								   : STR("");
		struct buf *to = together;
		struct str line;
		while (str_line(&text, &line)) {
			if (str_starts(line, "# or, in place of"))
				to = others;
			if (str_starts(line, "#   "))
				buf_printf(to, "%.*s\n",
					   STR_ARG(str_slice(line, 4, line.n)));
		}
	}
}
