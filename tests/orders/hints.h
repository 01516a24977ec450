/* The law of hints, for any game: a line of which nothing is understood, and which names an order's word or thing, gets the form of that
 * order as the seat's own form has it; so does one with another word for it. Nothing else is shown, and what is shown changes nothing.
 * SPDX-License-Identifier: ISC */
#ifndef TESTS_ORDERS_HINTS_H
#define TESTS_ORDERS_HINTS_H

#include <check.h>
#include <string.h>

#include "base/arena.h"
#include "base/page.h"
#include "orders/read.h"
#include "orders/vocab.h"

/* Lines that nobody understands, around a word. */
static const char *const frames[] = {
	"frobly %s grumbly 3 snork",
	"zork 5 wibble the %s of my aunt 2",
	"Dear GM, I would humbly beg to frobly %s grumbly 3 if it pleases",
	"would you kindly snork 4 with %s and grumble",
	"pls %s frobly 3 zork 2 lol",
};

static inline struct str form_of(struct arena *a, const struct reader *r)
{
	struct page *page = arena_new(a, struct page);
	struct buf b = buf_in(a);

	*page = page_in(a);
	r->form(r->view, page);
	for (int i = 0; i < page->n; i++)
		if (page->blocks[i].kind == PAGE_FORM)
			buf_add(&b, page->blocks[i].text);
	return buf_str(&b);
}

/* The next order of the form, without the mark of an example. */
static inline bool next_order(struct str *form, struct str *line)
{
	while (str_line(form, line)) {
		if (str_starts(*line, "#   "))
			*line = str_trim(str_slice(*line, 4, line->n));
		if (line->n && line->s[0] != '#' && !str_is(*line, "end"))
			return true;
	}
	return false;
}

static inline bool has_row(struct str rows, struct str row)
{
	struct str one;

	while (str_line(&rows, &one))
		if (str_iequal(one, row))
			return true;
	return false;
}

/* Is one of the rows an order that begins with this word? */
static inline bool has_verb(struct str rows, struct str verb)
{
	struct str one, word;

	while (str_line(&rows, &one))
		if (str_word(&one, &word) && str_iequal(word, verb))
			return true;
	return false;
}

/* Is there help to the point? Else it was read or asked about, or a rule is named. */
static inline bool is_helped(const struct line *line, struct str verb)
{
	if (line->verdict != VERDICT_REFUSED && line->verdict != VERDICT_NOTE)
		return true;
	for (int i = 0; i < line->n_instead; i++)
		if (has_verb(line->instead[i], verb))
			return true;
	for (int i = 0; i < line->n_remarks; i++)
		if (line->remarks[i].rule)
			return true;
	return has_verb(line->hints, verb);
}

/* Is the row the order, with blanks in the place of some of its words? */
static inline bool is_blanked(struct str row, struct str order)
{
	struct str a = row, b = order, x, y;

	if (!str_word(&a, &x))
		return !str_word(&b, &y);
	if (str_starts(x, "__")) {
		bool sign = x.n > 2;
		while (str_word(&b, &y))
			if ((!sign || y.s[y.n - 1] == x.s[2]) && is_blanked(a, b))
				return true;
		return false;
	}
	return str_word(&b, &y) && str_iequal(x, y) && is_blanked(a, b);
}

/* Is the line a whole meaning of the table, which stands in no form? */
typedef bool hint_elsewhere(struct str row);

/* All that is shown stands in the form, or is said of no form: words for others, a card that waits for another player. Copied as it
 * stands it orders nothing, unless the order has no choice. */
static inline void hold_truth(struct arena *a, const struct reader *r,
			      const struct line *line, struct str form,
			      hint_elsewhere *elsewhere, const char *letter)
{
	struct str rest = line->hints, one, all, row;

	while (str_line(&rest, &one)) {
		bool there = elsewhere(one);
		for (all = form; next_order(&all, &row) && !there;)
			there = is_blanked(one, row);
		ck_assert_msg(there, "'%s' shows '%.*s'", letter, STR_ARG(one));
		bool whole = str_find(one, STR("__")) == SIZE_MAX;
		int taken = orders_read(a, r, one, NULL)->n_accepted;
		ck_assert_msg(whole || !taken, "'%.*s' is an order", STR_ARG(one));
	}
}

static inline void hold_frames(struct arena *a, const struct reader *r, struct str form,
			       const char *word, struct str verb,
			       hint_elsewhere *elsewhere)
{
	for (size_t i = 0; i < sizeof frames / sizeof *frames; i++) {
		struct buf b = buf_in(a);
		const char *at = strstr(frames[i], "%s");
		buf_add(&b, (struct str){frames[i], (size_t)(at - frames[i])});
		buf_z(&b, word);
		buf_z(&b, at + 2);
		const char *letter = str_z(a, buf_str(&b));
		const struct reading *read = orders_read(a, r, str_of(letter), NULL);
		const struct line *line = &read->lines[0];
		hold_truth(a, r, line, form, elsewhere, letter);
		ck_assert_msg(is_helped(line, verb),
			      "'%s' is not helped with '%.*s', but with: %.*s", letter,
			      STR_ARG(verb), STR_ARG(line->hints));
	}
}

/* Each word of a row of the table, where the seat's form has the order that it means, or the table a line of its own. */
static inline void hold_words(const struct reader *r, struct str form,
			      const struct saying *s, struct str verb, bool open,
			      hint_elsewhere *elsewhere)
{
	struct str rest = str_of(s->says), word, orders = form, order;
	struct arena *a = arena_create();

	while (next_order(&orders, &order) && !open)
		open = has_verb(order, verb);
	while (open && rest.n) {
		word = str_until(&rest, '|');
		char *z = str_z(a, word);
		for (char *c = z; *c; c++)
			*c = *c == '_' ? ' ' : *c;
		hold_frames(a, r, form, z, verb, elsewhere);
	}
	arena_destroy(a);
}

/* A row of words alone that surely mean an order of this phase. */
static inline bool hint_is_plain(const struct saying *s, unsigned open)
{
	return (!s->phases || s->phases & open) && !(s->flags & SAYING_DOUBT) &&
	       !strchr(s->says, ' ') && !strchr(s->says, '<');
}

/* Each word of the table, at that seat and in that phase. */
static inline void check_hint_words(const struct reader *r, const struct saying *table,
				    hint_elsewhere *elsewhere)
{
	struct arena *a = arena_create();
	struct str form = form_of(a, r);

	for (const struct saying *s = table; s->says; s++) {
		struct str means = str_of(s->means), verb;
		str_word(&means, &verb);
		if (hint_is_plain(s, reader_open(r)))
			hold_words(r, form, s, verb, strstr(s->means, "__"), elsewhere);
	}
	arena_destroy(a);
}

/* What is only said to people is not told to be an order. */
static inline void check_table_talk(const struct reader *r)
{
	static const char *const talk[] = {
		"The tulips are lovely!", "My train was late today.",
		"Thanks to all of you.",  "See you, all of you.",
		"It rains in Leeds.",
	};
	struct arena *a = arena_create();

	for (size_t i = 0; i < sizeof talk / sizeof *talk; i++) {
		const struct reading *read = orders_read(a, r, str_of(talk[i]), NULL);
		ck_assert_msg(!read->lines[0].hints.n, "'%s' gets '%.*s'", talk[i],
			      STR_ARG(read->lines[0].hints));
	}
	arena_destroy(a);
}

/* Is the row a line of the table itself, with blanks? */
static inline bool hint_in_table(const struct saying *table, struct str row)
{
	for (const struct saying *s = table; s->says; s++)
		if (str_iequal(str_of(s->means), row) && strstr(s->means, "__"))
			return true;
	return false;
}

/* The law in each of these positions ("orcs council"), with the game's form. */
static inline void check_hints_at(const char *const positions[], size_t n,
				  struct reader *open(struct arena *, const char *name),
				  void form(const void *view, struct page *),
				  const struct saying *table, hint_elsewhere *elsewhere)
{
	for (size_t i = 0; i < n; i++) {
		struct arena *a = arena_create();
		struct reader *r = open(a, positions[i]);
		r->form = form;
		check_hint_words(r, table, elsewhere);
		check_table_talk(r);
		arena_destroy(a);
	}
}

#endif
