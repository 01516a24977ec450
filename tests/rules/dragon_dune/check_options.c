/* Options that add phases: which go together, and games that were saved before there were any.
 * SPDX-License-Identifier: ISC */
#include <jansson.h>

#include "rules/dragon_dune/codec/codec.h"
#include "rules/dragon_dune/phases/setup.h"
#include "rules/dragon_dune/table/number.h"
#include "tests/rules/dragon_dune/dune_kit.h"

static bool set_up(const struct option_setting *options, int n, struct err *err)
{
	const struct setup set = {.n_seats = DD_SEATS,
				  .seats = DD_ALL_SEATS,
				  .n_options = n,
				  .options = options};

	dune_lay();
	d.events = (struct events){.a = d.a};
	return dd_setup(&d.s, &set, &d.rng, &d.events, err);
}

/* [DD-085] */
START_TEST(fast_and_sequential_exclude_each_other)
{
	const struct option_setting both[] = {{STR("fast"), STR("on")},
					      {STR("sequential"), STR("on")}};
	struct err err = {0};

	ck_assert(!set_up(both, 2, &err));
	ck_assert_ptr_nonnull(strstr(err.text, "choose one of them"));
	ck_assert(set_up(both, 1, &err));
	ck_assert(set_up(both + 1, 1, &err));
	ck_assert(!dd_set_option(&d.s, STR("fast"), STR("on"), &err));
	ck_assert_ptr_nonnull(strstr(err.text, "choose one of them"));
	dune_clear();
}
END_TEST

/* A number would mean another phase. */
START_TEST(options_that_add_phases_are_settled_at_the_start)
{
	struct err err = {0};

	ck_assert(set_up(NULL, 0, &err));
	ck_assert(!dd_set_option(&d.s, STR("sequential"), STR("on"), &err));
	ck_assert(!dd_set_option(&d.s, STR("elf_step"), STR("on"), &err));
	ck_assert(dd_set_option(&d.s, STR("fast"), STR("on"), &err));
	dune_clear();
}
END_TEST

static const struct vocab_phase *phase_of(int seat, int turn, int number)
{
	static struct vocab_turn t;
	struct dd_view *v = arena_new(d.a, struct dd_view);

	dd_view_make(&d.s, seat, v);
	vocab_phases(&dd_vocab, v, turn, &t);
	return vocab_phase(&t, number);
}

/* Elves Emperor in turn 2: they march in phase 3 of it, the Dwarves in phase 6; in turn 3 the
 * Goblins begin, and the Elves are the last. With emperor=fixed nothing changes. */
START_TEST(the_order_of_marches_follows_the_emperor)
{
	dune_lay();
	d.s.t.option.sequential = 1;
	d.s.t.emperor = E;
	ck_assert_uint_eq(phase_of(E, 2, 3)->kinds, PHASE(DD_MARCH));
	ck_assert_uint_eq(phase_of(D, 2, 3)->kinds, PHASE(DD_WAIT));
	ck_assert_uint_eq(phase_of(D, 2, 6)->kinds, PHASE(DD_MARCH));
	ck_assert_uint_eq(phase_of(E, 3, 6)->kinds, PHASE(DD_MARCH));
	ck_assert_uint_eq(phase_of(G, 3, 3)->kinds, PHASE(DD_MARCH));
	ck_assert_uint_eq(phase_of(O, 2, 7)->kinds, PHASE(DD_BATTLE));
	ck_assert_ptr_null(phase_of(O, 2, 8));
	d.s.t.option.emperor_fixed = 1;
	ck_assert_uint_eq(phase_of(E, 3, 3)->kinds, PHASE(DD_MARCH));
	dune_clear();
}
END_TEST

/* [DD-086] Where the Elves plan after the answer, receipts show what is sealed of each kind, until another takes its place: a FINAL
 * alone leaves it in force. */
START_TEST(receipts_show_what_is_sealed)
{
	static const char *const sealed[] = {
		"battle 17 vs orcs send 1 [sealed]",
		"battle order 17 vs orcs, 11 vs dwarves [sealed]",
		"battle 11 vs dwarves send 2 [sealed]"};

	dune_lay();
	d.s.t.option.elf_step = 1;
	d.s.t.phase = DD_BATTLE;
	put(E, DD_11, 4);
	put(D, DD_11, 3);
	put(E, DD_17, 3);
	put(O, DD_17, 3);
	writes(E, "ask 11 vs dwarves number\nbattle 11 vs dwarves send 2\n"
		  "battle 17 vs orcs send 1\nbattle order 17 vs orcs, 11 vs dwarves");
	runs_phase();
	ck_assert_int_eq(d.s.t.phase, DD_ANSWERED);
	d.sheets[E] = (struct sheet){0};
	struct buf final = buf_in(d.a), again = buf_in(d.a);
	echo_body(dune_read(E, "final"), &final);
	echo_body(dune_read(E, "battle 11 vs dwarves send 3"), &again);
	for (int i = 0; i < 3; i++) {
		ck_assert_msg(strstr(final.s, sealed[i]) != NULL, "%s\n%s", sealed[i],
			      final.s);
		ck_assert_int_eq(strstr(again.s, sealed[i]) != NULL, i < 2);
	}
	dune_clear();
}
END_TEST

/* A march that is open when the GM turns fast on is played; afterwards number 3 is left out. */
START_TEST(a_march_that_is_open_stays_when_the_table_becomes_fast)
{
	dune_lay();
	d.s.t.option.fast = 1;
	ck_assert_uint_eq(phase_of(E, 2, 3)->kinds, PHASE(DD_MARCH));
	ck_assert_ptr_null(phase_of(E, 3, 3));
	d.s.t.phase = DD_BATTLE;
	ck_assert_ptr_null(phase_of(E, 2, 3));
	ck_assert_int_eq(dd_number(&d.s.t), 4);
	dune_clear();
}
END_TEST

/* The start of a game as format 2 wrote it, and as format 1 did: without the rows that came later. */
START_TEST(positions_of_earlier_formats_are_read)
{
	static const char *const later[] = {
		"sealed",         "answer.fight", "answer.asks",    "answer.ask",
		"answer.said",    "answer.sent",  "answer.special", "answer.card",
		"answer.traitor", "answer.drop",  "answer.sell"};
	struct dd_state *was = calloc(1, sizeof *was), *is = calloc(1, sizeof *is);
	json_error_t why;
	json_t *json = json_load_file("tests/rules/states/dragon_dune-2.json", 0, &why);
	json_t *hidden = json_object_get(json, "hidden");
	struct err err = {0};

	ck_assert_msg(json != NULL, "%s", why.text);
	ck_assert_msg(dd_load(json, was, &err) && dd_sound(was, &err), "%s", err.text);
	ck_assert_int_eq(was->t.dragon, 13);
	ck_assert_int_eq(was->t.gold[DD_ELVES], was->t.option.gold[DD_ELVES]);
	json_object_set_new(json, "format", json_integer(1));
	json_object_del(json, "marched");
	json_object_del(json_object_get(json, "option"), "sequential");
	json_object_del(json_object_get(json, "option"), "elf_step");
	for (size_t i = 0; i < sizeof later / sizeof *later; i++)
		ck_assert_int_eq(json_object_del(hidden, later[i]), 0);
	ck_assert_msg(dd_load(json, is, &err), "%s", err.text);
	ck_assert_mem_eq(was, is, sizeof *is);
	ck_assert_int_eq(json_object_del(json, "grave"), 0);
	ck_assert(!dd_load(json, is, &err)); /* an early format left nothing out */
	json_decref(json);
	free(was);
	free(is);
}
END_TEST

/* A position of the demonstration's second game as format 3 wrote it, whose arrays are as long as they can be. */
START_TEST(a_position_of_format_3_is_read)
{
	struct dd_state *was = calloc(1, sizeof *was), *is = malloc(sizeof *is);
	json_error_t why;
	json_t *json = json_load_file("tests/rules/states/dragon_dune-3.json", 0, &why);
	struct err err = {0};

	ck_assert_msg(json != NULL, "%s", why.text);
	ck_assert_msg(dd_load(json, was, &err) && dd_sound(was, &err), "%s", err.text);
	json_decref(json);
	ck_assert_int_eq(was->t.tokens[1][3], 4);
	ck_assert_int_eq(was->t.tokens[25][3], 11);
	ck_assert_int_eq(was->t.tokens[27][3], 0);
	ck_assert_int_eq(was->t.special[22][0], 1);
	ck_assert_int_eq(was->h.hand[2][1], 14);
	ck_assert_int_eq(was->h.hand[2][2], 0);
	json = dd_save(was);
	ck_assert_uint_eq(json_array_size(json_object_get(json, "tokens")), 26);
	memset(is, 7, sizeof *is);
	ck_assert_msg(dd_load(json, is, &err), "%s", err.text);
	ck_assert_mem_eq(was, is, sizeof *is);
	/* In the earlier format each array was whole. */
	json_object_set_new(json, "format", json_integer(3));
	ck_assert(!dd_load(json, is, &err));
	json_decref(json);
	free(was);
	free(is);
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("dragon_dune/options");
	TCase *t = tcase_create("phases");

	tcase_add_test(t, fast_and_sequential_exclude_each_other);
	tcase_add_test(t, options_that_add_phases_are_settled_at_the_start);
	tcase_add_test(t, the_order_of_marches_follows_the_emperor);
	tcase_add_test(t, a_march_that_is_open_stays_when_the_table_becomes_fast);
	tcase_add_test(t, positions_of_earlier_formats_are_read);
	tcase_add_test(t, a_position_of_format_3_is_read);
	tcase_add_test(t, receipts_show_what_is_sealed);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(suite)
