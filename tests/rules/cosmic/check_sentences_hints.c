/* The law of hints: a line of which nothing is understood, and which names an order's word or thing, gets the form of that order as
 * the seat's own form has it; so does one with another word for it. Nothing else is shown, and what is shown changes nothing. An
 * order in force of that kind is named, and the command beside it takes back that order alone.
 * SPDX-License-Identifier: ISC */
#include "base/page.h"
#include "rules/cosmic/report/report.h"
#include "rules/cosmic/sayings/sayings.h"
#include "tests/rules/cosmic/sentences.h"

static const char *const positions[] = {
	"red 1",        "blue 1",        "green 1",        "yellow 1",
	"red 2",        "blue 2",        "green 2",        "yellow 2",
	"red 3",        "blue 3",        "green 3",        "yellow 3",
	"red 4",        "blue 4",        "green 4",        "yellow 4",
	"red 1 judged", "blue 1 judged", "green 1 judged", "yellow 1 judged",
	"red 2 judged", "blue 2 judged", "red 2 twice",    "green 2 judged",
	"red 3 judged", "blue 3 judged", "green 3 judged", "yellow 3 judged",
	"red 4 judged", "blue 4 judged", "green 4 judged", "yellow 4 judged",
};

/* Lines that nobody understands, around a word. */
static const char *const frames[] = {
	"frobly %s grumbly 3 snork",
	"zork 5 wibble the %s of my aunt 2",
	"Dear GM, I would humbly beg to frobly %s grumbly 3 if it pleases",
	"would you kindly snork 4 with %s and grumble",
	"pls %s frobly 3 zork 2 lol",
};

static struct reader *open_form(struct arena *a, const char *name)
{
	struct ce_view *v = arena_new(a, struct ce_view);

	set_position(v, name);
	struct reader *r = reader_of(a, v);
	r->form = ce_form;
	return r;
}

static struct str form_of(struct arena *a, const struct reader *r)
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
static bool next_order(struct str *form, struct str *line)
{
	while (str_line(form, line)) {
		if (str_starts(*line, "#   "))
			*line = str_trim(str_slice(*line, 4, line->n));
		if (line->n && line->s[0] != '#' && !str_is(*line, "end"))
			return true;
	}
	return false;
}

static bool has_row(struct str rows, struct str row)
{
	struct str one;

	while (str_line(&rows, &one))
		if (str_iequal(one, row))
			return true;
	return false;
}

/* Is one of the rows an order that begins with this word? */
static bool has_verb(struct str rows, struct str verb)
{
	struct str one, word;

	while (str_line(&rows, &one))
		if (str_word(&one, &word) && str_iequal(word, verb))
			return true;
	return false;
}

/* Is there help to the point? Else it was read or asked about, or a rule is named. */
static bool is_helped(const struct line *line, struct str verb)
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
static bool is_blanked(struct str row, struct str order)
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

/* All that is shown stands in the form, or is said of no form: words for others, a card that waits for another player. Copied as it
 * stands it orders nothing, unless the order has no choice. */
static void hold_truth(struct arena *a, const struct reader *r, const struct line *line,
		       struct str form, const char *letter)
{
	struct str rest = line->hints, one, all, row;

	while (str_line(&rest, &one)) {
		bool there = str_starts(one, "press to ") ||
			     str_starts(one, "play cosmic zap on __");
		for (all = form; next_order(&all, &row) && !there;)
			there = is_blanked(one, row);
		ck_assert_msg(there, "'%s' shows '%.*s'", letter, STR_ARG(one));
		bool whole = str_find(one, STR("__")) == SIZE_MAX;
		int taken = orders_read(a, r, one, NULL)->n_accepted;
		ck_assert_msg(whole || !taken, "'%.*s' is an order", STR_ARG(one));
	}
}

static void hold_frames(struct arena *a, const struct reader *r, struct str form,
			const char *word, struct str verb)
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
		hold_truth(a, r, line, form, letter);
		ck_assert_msg(is_helped(line, verb),
			      "'%s' is not helped with '%.*s', but with: %.*s", letter,
			      STR_ARG(verb), STR_ARG(line->hints));
	}
}

/* "play Plague on green": the card says which order it is, and else the verb. */
static struct str key_of(struct str order, struct arena *a)
{
	struct str rest = order, verb, card, more;

	str_word(&rest, &verb);
	if (!str_is(verb, "play") && !str_is(verb, "flare"))
		return verb;
	str_word(&rest, &card);
	bool two = str_word(&rest, &more) && !str_is(more, "on") &&
		   !str_is(more, "in") && !(more.n == 2 && more.s[0] == 'c');
	return two && str_is(verb, "play")
		       ? str_printf(a, "%.*s %.*s", STR_ARG(card), STR_ARG(more))
		       : card;
}

START_TEST(the_word_of_each_order_of_the_form_brings_its_form)
{
	struct arena *a = arena_create();
	const struct reader *r = open_form(a, positions[_i]);
	struct str form = form_of(a, r), rest = form, order, words, verb;
	int n = 0;

	while (next_order(&rest, &order)) {
		struct arena *one = arena_create();
		words = order;
		str_word(&words, &verb);
		hold_frames(one, r, form, str_z(one, key_of(order, one)), verb);
		arena_destroy(one);
		n++;
	}
	ck_assert_int_gt(n, 0);
	arena_destroy(a);
}
END_TEST

/* Each word of the table, where the seat's form has the order that it means. */
static void hold_row(const struct reader *r, struct str form, const struct saying *s)
{
	struct str rest = str_of(s->says), word, means = str_of(s->means), verb;
	struct arena *a = arena_create();

	str_word(&means, &verb);
	if (str_is(str_of(s->means), "own_colour"))
		verb = STR("own");
	struct str orders = form, order;
	bool open = false;
	while (next_order(&orders, &order) && !open)
		open = has_verb(order, verb) && !str_is(verb, "play");
	while (open && rest.n) {
		word = str_until(&rest, '|');
		char *z = str_z(a, word);
		for (char *c = z; *c; c++)
			*c = *c == '_' ? ' ' : *c;
		hold_frames(a, r, form, z, verb);
	}
	arena_destroy(a);
}

START_TEST(another_word_for_an_order_brings_its_form)
{
	struct arena *a = arena_create();
	const struct reader *r = open_form(a, positions[_i]);
	struct str form = form_of(a, r);

	for (const struct saying *s = ce_hints; s->says; s++)
		if ((!s->phases || s->phases & PHASE(r->phase)) &&
		    !(s->flags & SAYING_DOUBT) && !strchr(s->says, ' ') &&
		    !strchr(s->says, '<'))
			hold_row(r, form, s);
	arena_destroy(a);
}
END_TEST

START_TEST(an_order_in_force_is_named_with_what_takes_it_back)
{
	struct arena *a = arena_create();
	const struct reader *r = open_form(a, positions[_i]);
	struct str form = form_of(a, r), rest = form, order;
	int n = 0;

	while (next_order(&rest, &order)) {
		const struct sheet *before = &orders_read(a, r, order, NULL)->sheet;
		if (before->n_slots != 1)
			continue;
		struct str text = slot_text(a, &before->slots[0]);
		struct str letter = str_printf(a, "frobly %.*s grumbly snork",
					       STR_ARG(key_of(order, a)));
		const struct line *line = &orders_read(a, r, letter, before)->lines[0];
		bool refused = line->verdict == VERDICT_REFUSED ||
			       line->verdict == VERDICT_NOTE;
		if (!refused || line->n_instead)
			continue;
		n++;
		ck_assert_msg(has_row(line->in_force, text), "'%.*s' names '%.*s'",
			      STR_ARG(letter), STR_ARG(line->in_force));
		if (!line->clear.n)
			continue;
		const struct reading *cleared = orders_read(a, r, line->clear, before);
		ck_assert_msg(!cleared->sheet.n_slots, "'%.*s' leaves '%.*s'",
			      STR_ARG(line->clear), STR_ARG(text));
	}
	ck_assert_int_gt(n, 0);
	arena_destroy(a);
}
END_TEST

/* What is only said to people is not told to be an order. */
START_TEST(table_talk_gets_no_form)
{
	static const char *const talk[] = {
		"The roses are out at last!",     "My train was late today.",
		"Thanks to all of you.",          "I do wonder what Green is up to.",
		"See you on Sunday, all of you.", "It rains in Leeds.",
	};
	struct arena *a = arena_create();
	const struct reader *r = open_form(a, positions[_i]);

	for (size_t i = 0; i < sizeof talk / sizeof *talk; i++) {
		const struct reading *read = orders_read(a, r, str_of(talk[i]), NULL);
		ck_assert_msg(!read->lines[0].hints.n, "'%s' gets '%.*s'", talk[i],
			      STR_ARG(read->lines[0].hints));
	}
	arena_destroy(a);
}
END_TEST

static Suite *make_suite(void)
{
	enum { N = sizeof positions / sizeof *positions };
	Suite *s = suite_create("hints");
	TCase *t = tcase_create("hints");

	tcase_add_loop_test(t, the_word_of_each_order_of_the_form_brings_its_form, 0,
			    N);
	tcase_add_loop_test(t, another_word_for_an_order_brings_its_form, 0, N);
	tcase_add_loop_test(t, an_order_in_force_is_named_with_what_takes_it_back, 0,
			    N);
	tcase_add_loop_test(t, table_talk_gets_no_form, 0, N);
	tcase_set_timeout(t, 120);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(make_suite)
