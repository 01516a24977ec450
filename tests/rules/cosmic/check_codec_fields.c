/* Every byte of a state is saved: whichever of them is another, another text comes out.
 * A field that is missing from the tables of codec.c is found here by its place.
 * SPDX-License-Identifier: ISC */
#include <jansson.h>
#include <stddef.h>
#include <string.h>

#include "base/arena.h"
#include "base/err.h"
#include "rules/codec.h"
#include "rules/cosmic/codec/codec.h"
#include "tests/check_main.h"
#include "tests/kit/share.h"

static struct arena *a;

static void make(void)
{
	a = arena_create();
}
static void drop(void)
{
	arena_destroy(a);
}

/* All lists are `short_by` less than full. */
static void fill(struct ce_state *s, int short_by)
{
	memset(s, 0, sizeof *s);
	s->t.n_seats = CE_SEATS;
	s->t.n_challenges = CE_CHALLENGES;
	s->t.n_destiny_used = (uint8_t)(CE_SEATS * CE_DESTINY_COPIES - short_by);
	s->t.n_discard = (uint16_t)(CE_DISCARD_MAX - short_by);
	s->h.n_deck = (uint16_t)(CE_DECK_MAX - short_by);
	s->h.n_destiny = (uint8_t)(CE_SEATS * CE_DESTINY_COPIES - short_by);
	for (int seat = 0; seat < CE_SEATS; seat++) {
		s->h.hand[seat].n = (uint8_t)(CE_HAND_MAX - short_by);
		s->h.aside[seat].n = (uint8_t)(CE_ZONE_MAX - short_by);
	}
	for (int i = 0; i < CE_INSTANCES; i++) {
		s->t.power[i].id = 2;
		s->h.kept[i].n = (uint8_t)(CE_ITEMS - short_by);
		for (int z = 0; z < CE_ZONES; z++)
			s->h.zone[i][z].n = (uint8_t)(CE_ZONE_MAX - short_by);
	}
}

static bool lists_fit(const struct ce_state *s)
{
	bool fit = s->t.n_challenges <= CE_CHALLENGES &&
		   s->t.n_destiny_used <= CE_SEATS * CE_DESTINY_COPIES &&
		   s->t.n_discard <= CE_DISCARD_MAX && s->h.n_deck <= CE_DECK_MAX &&
		   s->h.n_destiny <= CE_SEATS * CE_DESTINY_COPIES;

	for (int seat = 0; seat < CE_SEATS; seat++)
		fit = fit && s->h.hand[seat].n <= CE_HAND_MAX &&
		      s->h.aside[seat].n <= CE_ZONE_MAX;
	for (int i = 0; i < CE_INSTANCES; i++) {
		fit = fit && s->h.kept[i].n <= CE_ITEMS;
		for (int z = 0; z < CE_ZONES; z++)
			fit = fit && s->h.zone[i][z].n <= CE_ZONE_MAX;
	}
	return fit;
}

/* Does another value of this byte make another text? */
static bool tells(const struct ce_state *full, struct str text, size_t at)
{
	struct arena_mark mark = arena_mark(a);
	struct ce_state s = *full;
	unsigned char *byte = (unsigned char *)&s + at;

	*byte = (unsigned char)(*byte ? *byte - 1 : 1);
	bool another = lists_fit(&s) && !str_equal(codec_text(a, ce_save(&s)), text);
	arena_rewind(a, mark);
	return another;
}

/* Holes that the compiler leaves before a number of two bytes, and at ends: one byte
 * each, between these neighbours. */
#define END(type, m) (offsetof(type, m) + sizeof(((type *)0)->m))
enum { HIDDEN = offsetof(struct ce_state, h) };
static const struct {
	size_t from, to;
} holes[] = {
	{END(struct ce_table, tokens), offsetof(struct ce_table, power)},
	{END(struct ce_table, hand_size), offsetof(struct ce_table, deck_size)},
	{HIDDEN + END(struct ce_hidden, plan), sizeof(struct ce_state)},
};

/* At the end of each struct of a row. */
static bool ends_row(size_t at, size_t first, size_t end, size_t size, size_t used)
{
	return at >= first && at < end && (at - first) % size >= used;
}

static bool is_hole(size_t at)
{

	for (size_t i = 0; i < sizeof holes / sizeof *holes; i++) {
		ck_assert_uint_le(holes[i].to - holes[i].from, 1);
		if (at >= holes[i].from && at < holes[i].to)
			return true;
	}
	return ends_row(at, offsetof(struct ce_table, challenge),
			END(struct ce_table, challenge), sizeof(struct ce_challenge),
			END(struct ce_challenge, extra)) ||
	       ends_row(at, offsetof(struct ce_table, power),
			END(struct ce_table, power), sizeof(struct ce_power),
			END(struct ce_power, zone_size)) ||
	       ends_row(at, HIDDEN + offsetof(struct ce_hidden, kept),
			HIDDEN + END(struct ce_hidden, kept), sizeof(struct ce_kept),
			END(struct ce_kept, n));
}

START_TEST(no_field_of_the_state_is_forgotten)
{
	static struct ce_state full, nearly;
	struct str full_text, nearly_text;
	size_t step = (size_t)share_step(1);

	fill(&full, 0);
	fill(&nearly, 1);
	full_text = codec_text(a, ce_save(&full));
	nearly_text = codec_text(a, ce_save(&nearly));
	for (size_t at = 0; at < sizeof full; at += step)
		ck_assert_msg(is_hole(at) || tells(&full, full_text, at) ||
				      tells(&nearly, nearly_text, at),
			      "byte %zu of the state is not saved (%s)", at,
			      at < HIDDEN ? "the table" : "what is hidden");
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("cosmic codec, field by field");
	TCase *c = tcase_create("fields");

	tcase_set_timeout(c, 300);
	tcase_add_checked_fixture(c, make, drop);
	tcase_add_test(c, no_field_of_the_state_is_forgotten);
	suite_add_tcase(s, c);
	return s;
}

CHECK_MAIN(suite)
