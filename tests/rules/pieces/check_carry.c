/* Carrying out sheets: the order that is used, the news and its readers, the fate of
 * standing orders. The pieces below (pick, standing) have tests of their own.
 * SPDX-License-Identifier: ISC */
#include <string.h>

#include "base/arena.h"
#include "rules/pieces/carry.h"
#include "tests/check_main.h"

enum { SEATS = 2, ROOM = 500, EAT = 1, DRINK, TOO_MUCH = 7 };

/* A game in which a seat eats no more than it has. */
struct table {
	int has[SEATS];
	char kept[SEATS][ROOM];
	int told, told_why, told_seat;
	struct str told_order;
	int fell;
	enum standing_end fell_end;
	struct carry c;
};

struct eat {
	int n;
};

static struct arena *a;
static struct table t;
static struct adjudication x;
static struct events events;
static struct trace trace;
static const struct cond never = {.op = COND_FACT, .fact = "never"};

static struct reader reader(void *game, int seat)
{
	(void)game;
	return (struct reader){.seat = seat};
}

static struct standing kept(void *game, int seat)
{
	return (struct standing){((struct table *)game)->kept[seat], ROOM};
}

static bool is_true(void *game, int seat, const void *fact)
{
	(void)game;
	(void)seat;
	return strcmp(fact, "never") != 0;
}

static void unused(void *game, int seat, struct str order, int why)
{
	struct table *of = game;

	of->told++;
	of->told_seat = seat;
	of->told_why = why;
	of->told_order = order;
}

static void fell(void *game, int seat, const struct standing_fell *f)
{
	struct table *of = game;

	(void)seat;
	of->fell++;
	of->fell_end = f->end;
}

static const struct carry_game how = {.n_seats = SEATS,
				      .reader = reader,
				      .kept = kept,
				      .fact = is_true,
				      .unused = unused,
				      .fell = fell};

static enum pick_fit fits(void *game, int seat, const void *action, void *plan,
			  enum pick_look look)
{
	struct table *of = game;
	const struct eat *o = action;

	(void)look;
	*(int *)plan = o->n;
	of->c.why = TOO_MUCH;
	return o->n <= of->has[seat] ? PICK_WHOLE : PICK_IMPOSSIBLE;
}

static struct slot slot(int verb, int key, int first, int second, bool standing)
{
	struct alternative *alts = arena_array(a, struct alternative, 2);
	const int n[] = {first, second};

	for (int i = 0; i < 2; i++) {
		struct eat *o = arena_new(a, struct eat);
		o->n = n[i];
		alts[i] = (struct alternative){.action = o,
					       .text = str_printf(a, "eat %d", n[i])};
	}
	return (struct slot){.key = {verb, key, 0},
			     .n_alternatives = second ? 2 : 1,
			     .alternatives = alts,
			     .standing = standing};
}

static void lay(void)
{
	a = arena_create();
	memset(&t, 0, sizeof t);
	events = (struct events){.a = a};
	trace = (struct trace){.a = a};
	x = (struct adjudication){.arena = a, .events = &events, .trace = &trace};
	t.has[0] = t.has[1] = 5;
}

static void clear(void)
{
	arena_destroy(a);
}

static void comes(int seat, struct slot slots[], int n)
{
	struct sheet *sheet = arena_new(a, struct sheet);

	*sheet = (struct sheet){
		.seat = seat, .n_slots = n, .slots = slots, .readable = true};
	x.sheets[seat] = sheet;
}

static int plan;
static const struct carry_chooser chooser = {fits, &plan, "T-1"};

START_TEST(the_first_alternative_that_is_possible_is_used)
{
	struct slot slots[] = {slot(EAT, 3, 9, 4, false)};

	comes(0, slots, 1);
	carry_begin(&t.c, &x, &how, &t, 0);
	const struct eat *o = carry_choose(&t.c, 0, 0, &chooser);
	ck_assert_ptr_nonnull(o);
	ck_assert_int_eq(o->n, 4);
	ck_assert_int_eq(plan, 4);
	ck_assert_int_eq(t.told, 0);
	ck_assert_int_eq(carry_look(&t.c, 0, 0, &chooser), 1);
	ck_assert_int_eq(t.c.came, 1);
}
END_TEST

START_TEST(a_player_is_told_which_order_was_impossible_and_why)
{
	struct slot slots[] = {slot(EAT, 0, 9, 8, false)};

	comes(1, slots, 1);
	carry_begin(&t.c, &x, &how, &t, 0);
	ck_assert_int_eq(carry_look(&t.c, 1, 0, &chooser), PICK_NONE);
	ck_assert_int_eq(t.told, 0);
	ck_assert_ptr_null(carry_choose(&t.c, 1, 0, &chooser));
	ck_assert_int_eq(t.told, 1);
	ck_assert_int_eq(t.told_seat, 1);
	ck_assert_int_eq(t.told_why, TOO_MUCH);
	ck_assert(str_is(t.told_order, "eat 9 else eat 8"));
}
END_TEST

/* An order of this phase whose condition fails is told of; one that holds goes on waiting. */
START_TEST(an_order_that_holds_waits_for_its_condition_in_silence)
{
	for (int standing = 0; standing < 2; standing++) {
		struct slot slots[] = {slot(EAT, 0, 1, 0, standing)};
		clear();
		lay();
		slots[0] = slot(EAT, 0, 1, 0, standing);
		slots[0].alternatives[0].cond = &never;
		comes(0, slots, 1);
		carry_begin(&t.c, &x, &how, &t, 0);
		const struct carry_chooser always = {NULL, NULL, "T-1"};
		trace.silent = true;
		ck_assert_ptr_null(carry_choose(&t.c, 0, 0, &always));
		ck_assert_int_eq(t.told, standing ? 0 : 1);
		if (!standing)
			ck_assert_int_eq(t.told_why, CARRY_CONDITION);
	}
}
END_TEST

START_TEST(slots_are_found_by_verb_and_key)
{
	struct slot slots[] = {slot(EAT, 3, 1, 0, false), slot(DRINK, 4, 1, 0, false),
			       slot(EAT, 5, 1, 0, false)};

	comes(0, slots, 3);
	x.sheets[1] = arena_new(a, struct sheet);
	carry_begin(&t.c, &x, &how, &t, 0);
	ck_assert_int_eq(carry_next_slot(&t.c, 0, EAT, -1), 0);
	ck_assert_int_eq(carry_next_slot(&t.c, 0, EAT, 0), 2);
	ck_assert_int_eq(carry_next_slot(&t.c, 0, EAT, 2), -1);
	ck_assert_int_eq(carry_find_slot(&t.c, 0, EAT, 5), 2);
	ck_assert_int_eq(carry_find_slot(&t.c, 0, DRINK, 5), -1);
	ck_assert_int_eq(carry_next_slot(&t.c, 1, EAT, -1), -1);
	ck_assert_int_eq(carry_told(&t.c, 0, 2), 2);
	ck_assert_int_eq(t.c.came, 1); /* the other sheet was not readable */
}
END_TEST

/* A seat that nobody leads any more: its letters do not count, its standing orders
 * do. */
START_TEST(letters_of_a_vacant_seat_are_not_read)
{
	struct slot slots[] = {slot(EAT, 0, 1, 0, false)};

	comes(0, slots, 1);
	carry_begin(&t.c, &x, &how, &t, 1);
	ck_assert_int_eq(t.c.came, 0);
	ck_assert_int_eq(t.c.sheet[0]->n_slots, 0);
}
END_TEST

START_TEST(orders_that_hold_are_kept_and_fall_once_they_are_spent)
{
	for (int spent = 0; spent < 2; spent++) {
		struct standing_order found;
		clear();
		lay();
		struct slot slots[] = {slot(EAT, 0, 1, 0, true),
				       slot(DRINK, 0, 2, 0, false)};
		comes(0, slots, 2);
		carry_begin(&t.c, &x, &how, &t, 0);
		if (spent)
			carry_spend(&t.c, 0, 0);
		carry_end(&t.c, 3, 2, true);
		const struct standing mine = kept(&t, 0);
		ck_assert_int_eq(
			standing_find(&mine, (struct slot_key){EAT, 0, 0}, &found),
			!spent);
		ck_assert(
			!standing_find(&mine, (struct slot_key){DRINK, 0, 0}, &found));
		ck_assert_int_eq(t.fell, spent);
		if (spent)
			ck_assert_int_eq(t.fell_end, STANDING_USED);
	}
}
END_TEST

/* Games look again and again at orders that wait: one that did its work is not there any more. */
START_TEST(a_spent_order_is_not_found_again_in_its_phase)
{
	struct slot slots[] = {slot(EAT, 0, 1, 0, true), slot(EAT, 1, 1, 0, true)};

	comes(0, slots, 2);
	comes(1, slots, 2);
	carry_begin(&t.c, &x, &how, &t, 0);
	carry_spend(&t.c, 0, 0);
	ck_assert_int_eq(carry_find_slot(&t.c, 0, EAT, 0), -1);
	ck_assert_int_eq(carry_next_slot(&t.c, 0, EAT, -1), 1);
	ck_assert_int_eq(carry_find_slot(&t.c, 0, EAT, 1), 1);
	ck_assert_int_eq(carry_find_slot(&t.c, 1, EAT, 0), 0);
	carry_end(&t.c, 3, 2, true);
}
END_TEST

static Suite *suite(void)
{
	const TTest *const tests[] = {
		the_first_alternative_that_is_possible_is_used,
		a_player_is_told_which_order_was_impossible_and_why,
		an_order_that_holds_waits_for_its_condition_in_silence,
		slots_are_found_by_verb_and_key,
		letters_of_a_vacant_seat_are_not_read,
		a_spent_order_is_not_found_again_in_its_phase,
		orders_that_hold_are_kept_and_fall_once_they_are_spent};
	Suite *s = suite_create("pieces/carry");
	TCase *c = tcase_create("carry");

	tcase_add_checked_fixture(c, lay, clear);
	for (size_t i = 0; i < sizeof tests / sizeof *tests; i++)
		tcase_add_test(c, tests[i]);
	suite_add_tcase(s, c);
	return s;
}

CHECK_MAIN(suite)
