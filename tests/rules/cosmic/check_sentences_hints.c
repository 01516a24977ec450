/* The law of hints: a line of which nothing is understood, and which names an order's word or thing, gets the form of that order as
 * the seat's own form has it; so does one with another word for it. Nothing else is shown, and what is shown changes nothing. An
 * order in force of that kind is named, and the command beside it takes back that order alone.
 * SPDX-License-Identifier: ISC */
#include "rules/cosmic/report/report.h"
#include "rules/cosmic/sayings/sayings.h"
#include "tests/orders/hints.h"
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

static struct reader *open_form(struct arena *a, const char *name)
{
	struct ce_view *v = arena_new(a, struct ce_view);

	set_position(v, name);
	struct reader *r = reader_of(a, v);
	r->form = ce_form;
	return r;
}

static bool is_elsewhere(struct str row)
{
	return str_starts(row, "press to ") || str_starts(row, "play cosmic zap on __");
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
		hold_frames(one, r, form, str_z(one, key_of(order, one)), verb,
			    is_elsewhere);
		arena_destroy(one);
		n++;
	}
	ck_assert_int_gt(n, 0);
	arena_destroy(a);
}
END_TEST

/* A card's own word is its verb, and another card's is not. */
static void hold_row(const struct reader *r, struct str form, const struct saying *s)
{
	struct str means = str_of(s->means), verb;

	str_word(&means, &verb);
	if (str_is(str_of(s->means), "own_colour"))
		verb = STR("own");
	if (!str_is(verb, "play"))
		hold_words(r, form, s, verb, false, is_elsewhere);
}

START_TEST(another_word_for_an_order_brings_its_form)
{
	struct arena *a = arena_create();
	const struct reader *r = open_form(a, positions[_i]);
	struct str form = form_of(a, r);

	for (const struct saying *s = ce_hints; s->says; s++)
		if (hint_is_plain(s, PHASE(r->phase)))
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
					       STR_MADE(a, key_of(order, a)));
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
/* Is something behind this column marked as not read? */
static bool is_marked(const struct line *line, size_t from)
{
	for (int i = 0; i < line->n_remarks; i++)
		if (line->remarks[i].unread && (size_t)line->remarks[i].column > from)
			return true;
	return false;
}

START_TEST(what_was_not_read_beside_an_order_brings_its_form)
{
	struct arena *a = arena_create();
	const struct reader *r = open_form(a, positions[_i]);
	struct str form = form_of(a, r), rest = form, order;

	while (next_order(&rest, &order)) {
		struct arena *one = arena_create();
		struct str words, verb, others = form, other;
		bool whole = orders_read(one, r, order, NULL)->n_accepted == 1;
		while (whole && next_order(&others, &other)) {
			words = other;
			str_word(&words, &verb);
			struct str letter = str_printf(
				one, "%.*s. The frobly %.*s grumbles.", STR_ARG(order),
				STR_MADE(one, key_of(other, one)));
			const struct reading *read = orders_read(one, r, letter, NULL);
			const struct line *line = &read->lines[0];
			if (line->verdict != VERDICT_ASKED || !is_marked(line, order.n))
				continue;
			hold_truth(one, r, line, form, is_elsewhere, letter.s);
			ck_assert_msg(has_verb(line->hints, verb), "'%.*s' gets '%.*s'",
				      STR_ARG(letter), STR_ARG(line->hints));
		}
		arena_destroy(one);
	}
	arena_destroy(a);
}
END_TEST

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

	tcase_add_loop_test(t, what_was_not_read_beside_an_order_brings_its_form, 0, N);
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
