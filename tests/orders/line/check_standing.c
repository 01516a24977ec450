/* Orders that hold until changed or cleared.
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

static const struct spell_view none = {.span = SPAN_ORDER},
			       holds = {.span = SPAN_ORDER, .heals = true, .healed = 1};

static struct reading *reads(const struct spell_view *view, const char *text,
			     const struct sheet *before)
{
	return spell_read(a, view, false, str_of(text), before);
}

static bool shows(const struct sheet *s, const char *line)
{
	struct buf b = buf_in(a);

	echo_sheet(s, &b);
	return str_find(buf_str(&b), str_of(line)) != SIZE_MAX;
}

START_TEST(an_order_that_holds_is_marked)
{
	struct sheet s = reads(&none, "spell heal red\npaint red\n", NULL)->sheet;

	ck_assert(s.slots[0].standing && !s.slots[1].standing);
	ck_assert(s.readable);
	ck_assert(shows(&s, "  spell heal Red [standing] [new]\n"));
	ck_assert(shows(&s, "  paint Red [new]\n"));
	ck_assert(shows(&s, "(standing: it holds in later phases too")); /* told once */
	ck_assert(!shows(&reads(&none, "paint red\n", &s)->sheet, "(standing:"));
	s = reads(&none, "spell look\n", &s)->sheet; /* does not hold */
	ck_assert(!s.slots[0].standing);
	ck_assert(shows(&s, "  spell look [was: spell heal Red]\n"));
}
END_TEST

START_TEST(a_sheet_begins_with_what_holds)
{
	struct sheet s = reads(&holds, "", NULL)->sheet;

	ck_assert_int_eq(s.n_slots, 1);
	ck_assert(!s.readable); /* no letter of this phase touched it */
	ck_assert(shows(&s, "  spell heal Blue [standing] [kept]\n"));
	s = reads(&holds, "Dear all\nstatus\n", NULL)->sheet;
	ck_assert(!s.readable);
	s = reads(&holds, "final\n", NULL)->sheet;
	ck_assert(s.n_slots == 1 && s.readable && s.final);
	s = reads(&holds, "paint red\n", NULL)->sheet;
	ck_assert(s.n_slots == 2 && s.readable);
	ck_assert(s.slots[0].standing && s.slots[0].mark == SLOT_KEPT);
}
END_TEST

/* However many there are: 31, 32 and 33 stand around the room that is tried first. */
START_TEST(none_is_left_out_however_many_hold)
{
	static const int farms[] = {30, 31, 32, 63, 64, 499};

	for (size_t i = 0; i < sizeof farms / sizeof *farms; i++) {
		const struct spell_view many = {.span = SPAN_ORDER,
						.heals = true,
						.healed = 1,
						.farms = farms[i]};
		struct sheet s = reads(&many, "paint red\n", NULL)->sheet;
		ck_assert_int_eq(s.n_slots, 1 + farms[i] + 1);
		ck_assert(s.slots[farms[i]].standing);
		ck_assert_int_eq(s.slots[farms[i]].key.a, farms[i] - 1);
	}
}
END_TEST

START_TEST(a_letter_changes_it)
{
	struct reading *r = reads(&holds, "spell heal green\n", NULL);

	ck_assert_int_eq(r->sheet.n_slots, 1);
	ck_assert(shows(&r->sheet,
			"  spell heal Green [standing] [was: spell heal Blue]\n"));
	r = reads(&holds, "spell heal blue\n", NULL);
	ck_assert(shows(&r->sheet, "  spell heal Blue [standing] [kept]\n"));
	ck_assert(r->sheet.readable);
	r = reads(&holds, "spell heal nobody\n", NULL);
	ck_assert(shows(&r->sheet, "  spell heal Blue [standing] [kept]\n"));
	ck_assert(!r->sheet.readable);
	struct buf b = buf_in(a);
	echo_body(r, &b);
	ck_assert(str_find(buf_str(&b), STR("[standing]")) != SIZE_MAX);
}
END_TEST

START_TEST(clear_takes_it_away)
{
	struct sheet s = reads(&holds, "clear spell\n", NULL)->sheet;

	ck_assert_int_eq(s.n_slots, 0);
	s = reads(&holds, "paint red\n", &s)->sheet;
	ck_assert_int_eq(s.n_slots, 1); /* and it does not come back */
	s = reads(&holds, "clear\n", NULL)->sheet;
	ck_assert_int_eq(s.n_slots, 0);
	s = reads(&holds, "clear paint\n", NULL)->sheet;
	ck_assert_int_eq(s.n_slots, 1);
}
END_TEST

START_TEST(replace_returns_to_it)
{
	struct sheet s = reads(&holds, "spell heal red\npaint red\n", NULL)->sheet;

	s.slots[0].receipt = 7;
	s = reads(&holds, "replace\npaint blue\n", &s)->sheet;
	ck_assert_int_eq(s.n_slots, 2);
	ck_assert(shows(&s, "  spell heal Blue [standing] [kept]\n"));
	ck_assert(shows(&s, "  paint Blue [new]\n"));
	ck_assert_int_eq(s.slots[0].receipt, 0); /* none has told of it */
	s.slots[0].receipt = 7;
	s = reads(&holds, "replace\npaint green\n", &s)->sheet;
	ck_assert_int_eq(s.slots[0].receipt, 7);
	s = reads(&holds, "clear spell\n", &s)->sheet;
	s = reads(&holds, "replace\npaint blue\n", &s)->sheet;
	ck_assert_int_eq(s.n_slots, 2);
	s = reads(&holds, "replace\nspell heal red\n", &s)->sheet;
	ck_assert(shows(&s, "spell heal Red [standing] [was: spell heal Blue]"));
}
END_TEST

START_TEST(a_stored_sheet_is_what_it_is)
{
	struct sheet s = spell_read(a, &holds, true, STR("paint Red\n"), NULL)->sheet;

	ck_assert_int_eq(s.n_slots, 1);
	s = spell_read(a, &holds, true, STR("spell heal Blue\n"), NULL)->sheet;
	ck_assert(s.n_slots == 1 && s.slots[0].standing);
	s = spell_read(a, &holds, true, STR(""), NULL)->sheet;
	ck_assert_int_eq(s.n_slots, 0);
	ck_assert(spell_keeps(a, &none, STR("spell heal Blue")));
}
END_TEST

START_TEST(a_stale_letter_leaves_it)
{
	struct reader r = toy_reader(1);

	r.vocab = &spells;
	r.view = &holds;
	r.old_key = true;
	struct sheet s =
		orders_read(a, &r, STR("clear spell\nspell heal red\n"), NULL)->sheet;
	ck_assert(shows(&s, "  spell heal Blue [standing] [kept]\n"));
	ck_assert(!s.readable);
}
END_TEST

START_TEST(a_letter_for_later_keeps_its_clear_for_later)
{
	struct reading *r = reads(
		&holds, "orders turn 2 phase 2\nclear spell\nsell 1 to red\n", NULL);

	ck_assert_int_eq(r->sheet.n_slots, 1);
	ck_assert(str_is(r->later[0].text, "clear spell\nsell 1 to red\n"));
	ck_assert_int_eq(r->n_refused, 0);
}
END_TEST

static Suite *make_suite(void)
{
	Suite *s = suite_create("orders: standing");
	TCase *t = tcase_create("standing");

	tcase_add_checked_fixture(t, open_arena, close_arena);
	tcase_add_test(t, an_order_that_holds_is_marked);
	tcase_add_test(t, a_sheet_begins_with_what_holds);
	tcase_add_test(t, none_is_left_out_however_many_hold);
	tcase_add_test(t, a_letter_changes_it);
	tcase_add_test(t, clear_takes_it_away);
	tcase_add_test(t, replace_returns_to_it);
	tcase_add_test(t, a_stored_sheet_is_what_it_is);
	tcase_add_test(t, a_stale_letter_leaves_it);
	tcase_add_test(t, a_letter_for_later_keeps_its_clear_for_later);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(make_suite)
