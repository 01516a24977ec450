/* Orders that hold `;` and `else`: parts and tables.
 * SPDX-License-Identifier: ISC */
#include "tests/check_main.h"
#include "tests/orders/toy_spell.h"

static struct arena *a;

static void open_arena(void)
{
	a = arena_create();
}

static void close_arena(void)
{
	arena_destroy(a);
}

static const struct spell_view simple = {.span = SPAN_ORDER},
			       parts = {.span = SPAN_PARTS},
			       table = {.span = SPAN_TABLE};

/* clang-format off */
static const struct {
	const struct spell_view *view;
	const char *typed, *want; /* NULL: refused; "note": no order */
	int n_orders;
} lines[] = {
	{&simple, "spell heal red; paint red", "spell heal Red; paint Red", 2},
	{&simple, "spell heal red; paint red; feed blue 3", "spell heal Red; paint Red; feed Blue 3", 3},
	{&simple, "spell heal red if blue sleeps; paint red", "spell heal Red if Blue sleeps; paint Red", 2},
	{&simple, "spell heal red; blue", NULL, 0},

	{&parts, "spell: red from 4, 1; green from 2", "spell: Red from 4, 1; Green from 2", 1},
	{&parts, "spell red from 4; green from 2; blue from 1", "spell: Red from 4; Green from 2; Blue from 1", 1},
	{&parts, "spell: red from 4; paint red", "spell: Red from 4; paint Red", 2},
	{&parts, "spell: red from 4; the paint red", "spell: Red from 4; paint Red", 2},
	{&parts, "spell: red from 4; green from 2; paint red", "spell: Red from 4; Green from 2; paint Red", 2},
	{&parts, "paint red; spell: red from 4; green from 2", "paint Red; spell: Red from 4; Green from 2", 2},
	{&parts, "spell: red from 4; farm 2: spell: green from 1", "spell: Red from 4; spell farm 2: Green from 1", 2},
	{&parts, "farm 2: spell red from 4; green from 1", "spell farm 2: Red from 4; Green from 1", 1},
	{&parts, "spell: red from 4; if blue sleeps, paint red", "spell: Red from 4; paint Red if Blue sleeps", 2},
	{&parts, "spell: red from 4; green from 2 if blue sleeps", "spell: Red from 4; Green from 2 if Blue sleeps", 1},
	{&parts, "if blue sleeps, spell: red from 4; paint red", "spell: Red from 4 if Blue sleeps; paint Red", 2},
	{&parts, "spell: red from 4; blue from 2 else spell: green from 2; red from 1",
	 "spell: Red from 4; Blue from 2 else spell: Green from 2; Red from 1", 1},
	{&parts, "spell: red from 4;", "spell: Red from 4", 0},
	{&parts, "spell: red from 4; nobody", NULL, 0},
	{&parts, "spell: red from 4; sell 2 to blue", NULL, 0}, /* another phase's verb */

	{&table, "spell farm 2: if compromise play 6", "spell farm 2: if compromise play 6", 1},
	{&table, "farm 2: if compromise play 6; if attack <= 10 play 15; else 12",
	 "spell farm 2: if compromise play 6; if attack <= 10 play 15; else 12", 1},
	{&table, "farm 2: spell: if compromise play 6; else 12", "spell farm 2: if compromise play 6; else 12", 1},
	{&table, "spell: farm 2: if compromise 6; otherwise 12", "spell farm 2: if compromise play 6; else 12", 1},
	{&table, "if compromise play 6; else 12", "spell: if compromise play 6; else 12", 1},
	{&table, "1. if attack \xe2\x89\xa5 8 play compromise", "spell: if attack >= 8 play compromise", 1},
	{&table, "- farm 3: if attack play compromise; else compromise", "spell farm 3: if attack play compromise; else compromise", 1},
	{&table, "paint red; farm 2: if compromise play 6; else 12", "paint Red; spell farm 2: if compromise play 6; else 12", 2},
	{&table, "feed red 1 if blue sleeps else feed green 2", "feed Red 1 if Blue sleeps else feed Green 2", 1},
	{&table, "if blue sleeps, paint red", "paint Red if Blue sleeps", 1},
	{&table, "farm 2: if compromsie play 6; else 12", NULL, 0}, /* not seen as a table */
	{&table, "farm 2: if compromise plya 6; if atack play 9; else 12",
	 "spell farm 2: if compromise play 6; if attack play 9; else 12", 1},
	{&table, "farm 2: if compromise play 6; else 12; ;", "spell farm 2: if compromise play 6; else 12", 1},
	{&table, "farm 2: if compromise play 6; else 12; else 13", NULL, 0},
	{&table, "farm 2: if compromise play 6; else 12; paint red", NULL, 0},
	{&table, "farm 2: if compromise play 6; paint red", NULL, 0},
	{&table, "farm 2: if compromise play 6; else 12 if blue sleeps", NULL, 0},
	{&table, "farm 2: if compromise play", NULL, 0},
	{&table, "unless blue sleeps, spell farm 2: if compromise play 6", NULL, 0},
	{&table, "farm 2: if you like", NULL, 0},   /* a label: never prose */
	{&table, "if you like", "note", 0},
	{&simple, "farm 2: if compromise play 6; else 12", NULL, 0}, /* not their Power */
};
/* clang-format on */

START_TEST(an_order_ends_where_its_kind_says)
{
	struct reading *r =
		spell_read(a, lines[_i].view, false, str_of(lines[_i].typed), NULL);
	const struct line *line = &r->lines[0];
	const char *want = lines[_i].want;

	if (!want)
		ck_assert_msg(line->verdict == VERDICT_REFUSED, "%s: %.*s",
			      lines[_i].typed, STR_ARG(line->reading));
	else if (!strcmp(want, "note"))
		ck_assert_int_eq(line->verdict, VERDICT_NOTE);
	else
		ck_assert_msg(
			str_equal(line->reading, str_of(want)), "%s: %.*s %.*s",
			lines[_i].typed, STR_ARG(line->reading),
			STR_ARG(line->n_remarks ? line->remarks[0].text : STR("")));
	if (lines[_i].n_orders)
		ck_assert_int_eq(r->n_accepted, lines[_i].n_orders);
	for (int i = 0; i < r->sheet.n_slots; i++)
		ck_assert(spell_keeps(a, lines[_i].view,
				      slot_text(a, &r->sheet.slots[i])));
}
END_TEST

static bool says(const struct line *line, const char *text)
{
	for (int i = 0; i < line->n_remarks; i++)
		if (str_find(line->remarks[i].text, str_of(text)) != SIZE_MAX)
			return true;
	return false;
}

START_TEST(what_the_game_said_while_it_was_asked_is_forgotten)
{
	struct reading *r = spell_read(a, &table, false,
				       STR("farm 2: if compromise play 6; else"), NULL);

	ck_assert_int_eq(r->n_refused, 1);
	ck_assert_int_eq(r->lines[0].n_remarks, 1);
	ck_assert(says(&r->lines[0], "Something is missing here: a card"));
}
END_TEST

START_TEST(a_table_comes_last_among_preferences)
{
	const char *
		bad = "1. farm 2: if compromise play 6\n2. farm 2: spell: if attack play 8\n",
	       *two = "farm 2: if compromise play 6\nfarm 2: if attack play 8\n";
	struct reading *r = spell_read(a, &table, false, str_of(bad), NULL);

	ck_assert_int_eq(r->n_refused, 1);
	ck_assert(says(&r->lines[0], "A table comes last"));
	ck_assert(str_is(slot_text(a, &r->sheet.slots[0]),
			 "spell farm 2: if attack play 8"));
	r = spell_read(a, &table, false, str_of(two), NULL);
	ck_assert_int_eq(r->n_refused, 2);
	ck_assert(says(&r->lines[1], "A table is one line, with all its rows"));
}
END_TEST

START_TEST(each_farm_has_a_table_of_its_own)
{
	struct reading *r = spell_read(a, &table, false,
				       STR("farm 1: if compromise play 6; else 7\n"
					   "farm 2: if attack play 8\n"),
				       NULL);

	ck_assert_int_eq(r->n_accepted, 2);
	ck_assert_int_eq(r->sheet.n_slots, 2);
	r = spell_read(a, &table, false, STR("farm 2: if attack play 9\nclear feed\n"),
		       &r->sheet);
	ck_assert_int_eq(r->sheet.n_slots, 2);
	ck_assert(str_is(r->sheet.slots[1].was, "spell farm 2: if attack play 8"));
}
END_TEST

/* --- every accepted line comes back out of the store as it is --- */

static unsigned dice(unsigned *seed, unsigned n)
{
	*seed = *seed * 1664525u + 1013904223u;
	return (*seed >> 16) % n;
}

static struct str random_line(unsigned *seed)
{
	static const char *const words[] = {
		"spell",
		"spell:",
		"farm 2:",
		"1.",
		"spell farm 2:",
		"spell heal red",
		"spell heel blue",
		"spell look deck",
		"if compromise play 6",
		"if attack <= 3 play compromise",
		"; if attack >= 9 8",
		"; else 6",
		";",
		"else",
		"else spell red from 2",
		"; paint red",
		"red from 2, 3",
		"; blue from 1",
		"if red sleeps",
		"unless blue sleeps and red feeds",
		"; feed red 2",
		"else paint blue",
		"paint red",
		"or",
		">",
		"clear spell",
		"spell red-blue",
		", then",
		"; else compromsie",
		"if red sleeps, ",
	};
	struct buf b = buf_in(a);

	for (unsigned i = 0, n = 1 + dice(seed, 5); i < n; i++)
		buf_printf(&b, "%s%s", i && dice(seed, 9) ? " " : "",
			   words[dice(seed, sizeof words / sizeof *words)]);
	return buf_str(&b);
}

START_TEST(whatever_is_accepted_comes_back)
{
	static const struct spell_view *const views[] = {&simple, &parts, &table};
	unsigned seed = (unsigned)_i;
	int accepted = 0;

	for (int n = 0; n < 4000; n++) {
		const struct spell_view *view = views[n % 3];
		struct str typed = random_line(&seed);
		struct reading *r = spell_read(a, view, false, typed, NULL);
		accepted += r->n_accepted;
		for (int i = 0; i < r->sheet.n_slots; i++) {
			struct str text = slot_text(a, &r->sheet.slots[i]);
			ck_assert_msg(spell_keeps(a, view, text), "%.*s: %.*s",
				      STR_ARG(typed), STR_ARG(text));
		}
		arena_reset(a);
	}
	ck_assert_int_gt(accepted, 20);
}
END_TEST

static Suite *make_suite(void)
{
	Suite *s = suite_create("orders: parts and tables");
	TCase *t = tcase_create("span");

	tcase_add_checked_fixture(t, open_arena, close_arena);
	tcase_add_loop_test(t, an_order_ends_where_its_kind_says, 0,
			    (int)(sizeof lines / sizeof *lines));
	tcase_add_test(t, what_the_game_said_while_it_was_asked_is_forgotten);
	tcase_add_test(t, a_table_comes_last_among_preferences);
	tcase_add_test(t, each_farm_has_a_table_of_its_own);
	tcase_add_loop_test(t, whatever_is_accepted_comes_back, 0, 5);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(make_suite)
