/* The state comes back from JSON as it went; strange files are refused and never crash
 * what comes after; sums that do not hold are found.
 * SPDX-License-Identifier: ISC */
#include <jansson.h>
#include <stdio.h>
#include <string.h>

#include "base/page.h"
#include "rules/codec.h"
#include "rules/cosmic/codec/codec.h"
#include "rules/cosmic/report/report.h"
#include "rules/game.h"
#include "tests/check_main.h"
#include "tests/rules/cosmic/kestrel.h"

enum { MUTATIONS = 3000 };

static struct arena *a;
static struct ce_state state;
static struct err err;

static void make(void)
{
	a = arena_create();
	kestrel_state(&state);
	err = (struct err){.kind = ERR_NONE};
}

static void drop(void)
{
	arena_destroy(a);
}

static struct str text_of(const struct ce_state *s)
{
	return codec_text(a, ce_save(s));
}

static bool load(struct str text, struct ce_state *s)
{
	json_t *j = codec_parse(text, &err);
	bool ok = j && ce_load(j, s, &err);

	json_decref(j);
	return ok;
}

START_TEST(a_state_comes_back_as_it_went)
{
	struct ce_state back;
	struct str text = text_of(&state);

	ck_assert_msg(load(text, &back), "%s", err.text);
	ck_assert(str_equal(text, text_of(&back)));
	ck_assert_mem_eq(&back, &state, sizeof state);
}
END_TEST

/* As an earlier release saved it. */
static json_t *saved_as(const char *path)
{
	static char text[1 << 16];
	FILE *f = fopen(path, "rb");

	ck_assert_ptr_nonnull(f);
	size_t n = fread(text, 1, sizeof text, f);
	fclose(f);
	json_t *j = codec_parse((struct str){text, n}, &err);
	ck_assert_msg(j != NULL, "%s", err.text);
	return j;
}

/* Where nothing is left out, each member must be there. */
static json_t *saved_in_format_4(void)
{
	return saved_as("tests/rules/states/cosmic-4.json");
}

START_TEST(missing_and_unknown_members_are_refused)
{
	json_t *both[] = {ce_save(&state), saved_in_format_4()};
	struct ce_state back;

	for (int i = 0; i < 2; i++) {
		json_object_set_new(both[i], "strange", json_integer(1));
		ck_assert(!ce_load(both[i], &back, &err));
		json_object_del(both[i], "strange");
		ck_assert(ce_load(both[i], &back, &err));
		json_object_del(both[i], i ? "warp" : "turn");
		ck_assert(!ce_load(both[i], &back, &err));
		json_decref(both[i]);
	}
}
END_TEST

/* The example's position, as the last release wrote it that left nothing out. */
START_TEST(a_state_of_format_4_is_read)
{
	json_t *j = saved_in_format_4();
	struct ce_state back;

	ck_assert_msg(ce_load(j, &back, &err), "%s", err.text);
	ck_assert_mem_eq(&back, &state, sizeof state);
	json_decref(j);
}
END_TEST

/* A game that was saved before there were Powers goes on: fields that its state lacks
 * are as at the start, and all else as it was. The file is the demo's game in its phase
 * 2.4, a deal pending in C1 after Emotion Control. */
START_TEST(a_state_of_the_first_format_is_read)
{
	json_t *j = saved_as("tests/rules/states/cosmic-1.json");
	struct ce_state old, back;

	ck_assert_msg(ce_load(j, &old, &err), "%s", err.text);
	json_decref(j);
	ck_assert_msg(ce_sound(&old, &err), "%s", err.text);
	ck_assert_int_eq(old.t.turn, 2);
	ck_assert_int_eq(old.t.phase, 4);
	ck_assert_int_eq(old.t.option.mutant_size, 8);
	ck_assert_int_eq(old.t.option.virus_allies, 1);
	ck_assert_int_eq(old.t.power[3].owner, 3);
	ck_assert_int_eq(old.t.challenge[0].result, CE_DEAL_PENDING);
	ck_assert_int_eq(old.t.challenge[0].face[0], CARD_COMPROMISE);
	ck_assert_int_eq(old.t.challenge[0].card[0], 8);
	ck_assert_msg(load(text_of(&old), &back), "%s", err.text);
	ck_assert_mem_eq(&back, &old, sizeof old);
}
END_TEST

/* Phase 3.2 of the demonstration's game of six as format 5 wrote it, whose arrays are as long as they can be. Yellow has two orders
 * kept, and nobody has cards aside. */
START_TEST(a_state_of_format_5_is_read)
{
	json_t *j = saved_as("tests/rules/states/cosmic-5.json");
	struct ce_state old, back;

	ck_assert_msg(ce_load(j, &old, &err), "%s", err.text);
	json_decref(j);
	ck_assert_msg(ce_sound(&old, &err), "%s", err.text);
	ck_assert_int_eq(old.t.planet[0][0][0], 3);
	ck_assert_int_eq(old.t.planet[0][0][4], 3);
	ck_assert_int_eq(old.t.planet[5][4][5], 4);
	ck_assert_int_eq(old.t.flare_seen[1], 6);
	ck_assert_int_eq(old.t.flare_seen[2], 0);
	ck_assert_int_eq(old.h.kept[3].n, 2);
	ck_assert_int_eq(old.h.hand[2].n, 4);
	j = ce_save(&old);
	const json_t *hidden = json_object_get(j, "hidden");
	ck_assert_uint_eq(json_array_size(json_object_get(j, "flare_seen")), 2);
	ck_assert_uint_eq(json_array_size(json_object_get(hidden, "aside")), 0);
	ck_assert_uint_eq(json_array_size(json_object_get(hidden, "zone")), 0);
	ck_assert_uint_eq(json_array_size(json_object_get(hidden, "kept")), 4);
	memset(&back, 7, sizeof back);
	ck_assert_msg(ce_load(j, &back, &err), "%s", err.text);
	ck_assert_mem_eq(&back, &old, sizeof old);
	/* In the earlier format each array was whole. */
	json_object_set_new(j, "format", json_integer(5));
	ck_assert(!ce_load(j, &back, &err));
	json_decref(j);
}
END_TEST

START_TEST(a_state_of_a_format_to_come_is_refused)
{
	struct ce_state back;
	json_t *j = ce_save(&state);

	json_object_set_new(
		j, "format",
		json_integer(1 + json_integer_value(json_object_get(j, "format"))));
	ck_assert(!ce_load(j, &back, &err));
	ck_assert_ptr_nonnull(strstr(err.text, "format"));
	json_decref(j);
}
END_TEST

/* While the Powers were made, states said format 1 and had more and more of theirs. */
START_TEST(a_state_between_the_first_formats_is_read)
{
	struct ce_state back;
	json_t *j = saved_in_format_4(), *power;
	size_t i;

	json_object_set_new(j, "format", json_integer(1));
	json_object_del(j, "leaving");
	ck_assert_msg(ce_load(j, &back, &err), "%s", err.text);
	ck_assert_mem_eq(&back, &state, sizeof back);
	json_array_foreach(json_object_get(j, "power"), i, power)
		json_object_del(power, "fades");
	json_object_del(json_object_get(j, "hidden"), "aside");
	ck_assert_msg(ce_load(j, &back, &err), "%s", err.text);
	ck_assert_mem_eq(&back, &state,
			 sizeof back); /* nothing fades, nothing is aside */
	json_object_del(json_object_get(j, "hidden"), "kept");
	ck_assert(!ce_load(j, &back, &err)); /* Powers without what they keep */
	json_object_set_new(j, "format", json_integer(2));
	ck_assert(!ce_load(j, &back, &err)); /* format 2 has all of them */
	json_object_set_new(j, "format", json_integer(1));
	json_object_set_new(j, "guessed", json_integer(1));
	ck_assert(!ce_load(j, &back, &err));
	json_decref(j);
}
END_TEST

/* A small generator of its own: the test is the same on every machine. */
static unsigned next_number(unsigned *seed)
{
	*seed = *seed * 1103515245U + 12345U;
	return *seed >> 16;
}

/* Puts another number in the place of one in the text. */
static struct str mutated(struct str text, unsigned *seed)
{
	static const char *const numbers[] = {
		"0",   "1",   "5",  "6",    "7",     "19",  "60",    "200",
		"255", "256", "-1", "-129", "65536", "1e3", "\"x\"", "[]"};
	size_t at = next_number(seed) % text.n;

	while (at < text.n && (text.s[at] < '0' || text.s[at] > '9'))
		at++;
	size_t end = at;
	while (end < text.n && text.s[end] >= '0' && text.s[end] <= '9')
		end++;
	struct buf b = buf_in(a);
	buf_add(&b, str_slice(text, 0, at));
	buf_z(&b, numbers[next_number(seed) % (sizeof numbers / sizeof *numbers)]);
	buf_add(&b, str_slice(text, end, text.n));
	return buf_str(&b);
}

START_TEST(a_strange_file_is_refused_or_harmless)
{
	struct str text = text_of(&state);
	unsigned seed = 41;
	int loaded = 0;

	for (int i = 0; i < MUTATIONS; i++) {
		struct arena_mark mark = arena_mark(a);
		struct ce_state s;
		if (load(mutated(text, &seed), &s)) {
			struct events none = {.a = a};
			struct page page = page_in(a);
			struct ce_view v;
			struct buf b = buf_in(a);
			ce_sound(&s, &err);
			for (int seat = SEAT_READERS; seat < s.t.n_seats; seat++) {
				ce_view_make(&s, seat, &v);
				ce_report(&v, &none, &page);
				ce_form(&v, &page);
				ce_needs(&v, NULL, &b);
				ce_start(&v, &page);
			}
			loaded++;
		}
		arena_rewind(a, mark);
	}
	ck_assert_int_gt(loaded, 0);
	ck_assert_int_lt(loaded, MUTATIONS);
}
END_TEST

START_TEST(the_sums_of_the_example_hold)
{
	ck_assert_msg(ce_sound(&state, &err), "%s", err.text);
	ck_assert(ce_conserved(&state, &state, &err));
}
END_TEST

START_TEST(a_lost_token_is_found)
{
	struct ce_state s = state;

	s.t.warp[KESTREL_BLUE]--;
	ck_assert(!ce_tokens_sound(&s.t, &err));
	ck_assert_ptr_nonnull(strstr(err.text, "Blue has 19 tokens"));
	ck_assert(!ce_sound(&s, &err));
	ck_assert(!ce_conserved(&state, &s, &err));
}
END_TEST

START_TEST(a_lost_card_is_found)
{
	struct ce_state s = state;

	s.h.n_deck--;
	ck_assert(!ce_sound(&s, &err));
	s.t.deck_size--;
	ck_assert(!ce_sound(&s, &err));
	ck_assert(!ce_conserved(&state, &s, &err));
	s = state;
	s.h.hand[0].card[0] = 6;
	ck_assert(!ce_sound(&s, &err));
	ck_assert_ptr_nonnull(strstr(err.text, "copies"));
}
END_TEST

START_TEST(a_lost_destiny_is_found)
{
	struct ce_state s = state;

	s.h.destiny[0] = (uint8_t)(1 - (s.h.destiny[0] == 1));
	ck_assert(!ce_sound(&s, &err));
	s = state;
	s.t.n_destiny_used--;
	ck_assert(!ce_sound(&s, &err));
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("cosmic codec");
	TCase *c = tcase_create("codec");

	tcase_set_timeout(c, 120);
	tcase_add_checked_fixture(c, make, drop);
	tcase_add_test(c, a_state_comes_back_as_it_went);
	tcase_add_test(c, missing_and_unknown_members_are_refused);
	tcase_add_test(c, a_state_of_format_4_is_read);
	tcase_add_test(c, a_state_of_format_5_is_read);
	tcase_add_test(c, a_state_of_the_first_format_is_read);
	tcase_add_test(c, a_state_of_a_format_to_come_is_refused);
	tcase_add_test(c, a_state_between_the_first_formats_is_read);
	tcase_add_test(c, a_strange_file_is_refused_or_harmless);
	tcase_add_test(c, the_sums_of_the_example_hold);
	tcase_add_test(c, a_lost_token_is_found);
	tcase_add_test(c, a_lost_card_is_found);
	tcase_add_test(c, a_lost_destiny_is_found);
	suite_add_tcase(s, c);
	return s;
}

CHECK_MAIN(suite)
