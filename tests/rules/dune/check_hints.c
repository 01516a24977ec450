/* The law of tests/orders/hints.h for Dune: each word of the table of hints, at each seat and in each phase.
 * SPDX-License-Identifier: ISC */
#include "rules/dune/report/report.h"
#include "rules/dune/words/words_parts.h"
#include "tests/orders/hints.h"
#include "tests/rules/dune/dune_position.h"

static const char *const positions[] = {
	"bg predict",      "atreides place", "fremen place",   "bg place",
	"atreides nexus",  "fremen nexus",   "guild nexus",    "atreides bid",
	"harkonnen bid",   "atreides march", "fremen march",   "guild march",
	"emperor march",   "bg march",       "atreides voice", "bg voice",
	"harkonnen voice", "atreides plan",  "harkonnen plan", "fremen plan",
	"bg plan",
};

static struct reader *open_form(struct arena *a, const char *name)
{
	struct reader *r = open_position(a, name);

	r->form = du_form;
	return r;
}

/* A line with blanks of the table itself. */
static bool is_elsewhere(struct str row)
{
	for (const struct saying *s = du_words_hints; s->says; s++)
		if (str_iequal(str_of(s->means), row) && strstr(s->means, "__"))
			return true;
	return false;
}

START_TEST(another_word_for_an_order_brings_its_form)
{
	struct arena *a = arena_create();
	const struct reader *r = open_form(a, positions[_i]);
	struct str form = form_of(a, r);

	for (const struct saying *s = du_words_hints; s->says; s++) {
		struct str means = str_of(s->means), verb;
		str_word(&means, &verb);
		if (hint_is_plain(s, reader_open(r)))
			hold_words(r, form, s, verb, strstr(s->means, "__"),
				   is_elsewhere);
	}
	arena_destroy(a);
}
END_TEST

/* What is only said to people is not told to be an order. */
START_TEST(table_talk_gets_no_form)
{
	static const char *const talk[] = {
		"The tulips are lovely!", "My train was late today.",
		"Thanks to all of you.",      "See you, all of you.",
		"It rains in Leeds.",
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
	Suite *s = suite_create("dune/hints");
	TCase *t = tcase_create("hints");

	tcase_add_checked_fixture(t, dune_lay, dune_clear);
	tcase_add_loop_test(t, another_word_for_an_order_brings_its_form, 0, N);
	tcase_add_loop_test(t, table_talk_gets_no_form, 0, N);
	tcase_set_timeout(t, 240);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(make_suite)
