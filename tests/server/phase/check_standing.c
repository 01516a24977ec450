/* Orders that hold until changed, on their way through the store.
 * SPDX-License-Identifier: ISC */
#include "tests/check_main.h"
#include "tests/orders/toy_spell.h"

#include "server/game/position.h"

static struct arena *a;

static void open_arena(void)
{
	a = arena_create();
}

static void close_arena(void)
{
	arena_destroy(a);
}

static const struct spell_view holds = {.span = SPAN_ORDER, .heals = true, .healed = 1};

/* One letter, as the intake takes it: out of the store and into it. */
static struct sheet *letter(struct stored_sheet *stored, const char *text, int receipt)
{
	struct reader *r = arena_new(a, struct reader);

	*r = toy_reader(1);
	r->vocab = &spells;
	r->view = &holds;
	struct sheet *before = position_sheet(a, r, stored);
	if (text) {
		struct reading *read = orders_read(a, r, str_of(text), before);
		position_store(a, &read->sheet, receipt, 1000 + receipt, stored);
		stored->exists = true;
	}
	return position_sheet(a, r, stored);
}

START_TEST(what_holds_is_there_before_any_letter)
{
	struct stored_sheet stored = {0};
	struct sheet *s = letter(&stored, NULL, 0);

	ck_assert_int_eq(s->n_slots, 1);
	ck_assert(s->slots[0].standing && s->slots[0].mark == SLOT_KEPT);
	ck_assert(!s->readable);
}
END_TEST

START_TEST(what_was_cleared_stays_cleared)
{
	struct stored_sheet stored = {0};

	ck_assert_int_eq(letter(&stored, "clear spell\n", 1)->n_slots, 0);
	ck_assert_int_eq(letter(&stored, NULL, 0)->n_slots, 0);
	ck_assert_int_eq(letter(&stored, "paint red\n", 2)->n_slots, 1);
}
END_TEST

START_TEST(final_alone_keeps_it)
{
	struct stored_sheet stored = {0};
	struct sheet *s = letter(&stored, "final\n", 1);

	ck_assert_int_eq(s->n_slots, 1);
	ck_assert(s->slots[0].standing && s->final && s->readable);
	ck_assert(stored.slots[0].standing);
}
END_TEST

START_TEST(a_change_is_stored_as_one_that_holds)
{
	struct stored_sheet stored = {0};
	struct sheet *s = letter(&stored, "spell heal red\npaint red\n", 1);

	ck_assert_int_eq(s->n_slots, 2);
	ck_assert(s->slots[0].standing && !s->slots[1].standing);
	ck_assert(str_is(slot_text(a, &s->slots[0]), "spell heal Red"));
	ck_assert(stored.slots[0].standing && !stored.slots[1].standing);
	s = letter(&stored, "replace\npaint blue\n", 2);
	ck_assert(str_is(slot_text(a, &s->slots[0]), "spell heal Blue"));
	ck_assert(s->slots[0].standing);
}
END_TEST

static Suite *make_suite(void)
{
	Suite *s = suite_create("standing orders");
	TCase *t = tcase_create("store");

	tcase_add_checked_fixture(t, open_arena, close_arena);
	tcase_add_test(t, what_holds_is_there_before_any_letter);
	tcase_add_test(t, what_was_cleared_stays_cleared);
	tcase_add_test(t, final_alone_keeps_it);
	tcase_add_test(t, a_change_is_stored_as_one_that_holds);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(make_suite)
