/* The state <-> canonical JSON: see codec.h. One saver and one loader read the same
 * table of fields; a new field of the state is a new row here.
 * SPDX-License-Identifier: ISC */
#include "rules/cosmic/codec/codec.h"

#include <jansson.h>
#include <stddef.h>
#include <string.h>

#include "rules/codec_fields.h"
#include "rules/cosmic/engine/deck.h"

/* Format 2 has the Powers, format 3 those who are about to leave, format 4 the cards
 * that a Plague cannot take. A state of an earlier format lacks the later fields: they
 * are as they were at the start. The last states of format 1 have the Powers too, or
 * most of what is kept of them. Format 5 leaves out what is as it was at the start, as
 * nearly all numbers of a position are; format 6 also where an array ends with it, and cards of Powers where there are
 * none. */
enum {
	BYTE = 255,
	FORMAT = 6,
	WITH_POWERS = 2,
	WITH_LEAVING = 3,
	WITH_SAFE = 4,
	SPARSE = 5,
	CUT = 6
};
#define STATE(table) SPARSE_FIELDS(SPARSE, CUT, table)

/* clang-format off */
#define T struct ce_table
static const struct field table_fields[] = {
	NUMBER(T, n_seats, 2, CE_SEATS),
	NUMBER(T, turn, 1, BYTE),
	NUMBER(T, phase, 0, CE_PHASES),
	NUMBER(T, lead, 0, CE_SEATS - 1),
	NUMBER(T, in_game, 0, 63),
	NUMBER(T, marked, 0, 63),
	NUMBER_SINCE(WITH_LEAVING, 0, T, leaving, 0, 63),
	ARRAY(T, misses, CE_SEATS, 0, BYTE),
	NUMBER(T, winners, 0, 63),
	{"planet", offsetof(T, planet), 1, {CE_SEATS, CE_PLANETS, CE_SEATS}, 0, 2 * CE_TOKENS, -1, 0, 0, 0},
	ARRAY(T, warp, CE_SEATS, 0, 2 * CE_TOKENS),
	ARRAY(T, limbo, CE_SEATS, 0, 2 * CE_TOKENS),
	ARRAY(T, out, CE_SEATS, 0, 2 * CE_TOKENS),
	ARRAY(T, tokens, CE_SEATS, 0, 2 * CE_TOKENS),
	ARRAY(T, n_destiny, CE_SEATS, 0, CE_ATTACKS),
	GRID(T, destiny, CE_SEATS, CE_ATTACKS, 0, CE_SEATS - 1),
	ARRAY(T, own, CE_SEATS, 0, CE_OWN_REDRAW),
	LIST(T, destiny_used, n_destiny_used, CE_SEATS * CE_DESTINY_COPIES, 0, CE_SEATS - 1),
	ARRAY(T, plague, CE_SEATS, 0, BYTE),
	ARRAY(T, loss, CE_SEATS, 0, BYTE),
	NUMBER(T, refilled, 0, 63),
	ARRAY_SINCE(WITH_POWERS, 0, T, flare_seen, CE_POWERS_MAX + 1, 0, CE_SEATS),
	ARRAY_SINCE(WITH_POWERS, 0, T, flare_used, CE_POWERS_MAX + 1, 0, CE_CHALLENGES + 1),
	ARRAY(T, hand_size, CE_SEATS, 0, CE_HAND_MAX),
	NUMBER(T, deck_size, 0, CE_DECK_MAX),
	LIST(T, discard, n_discard, CE_DISCARD_MAX, 1, CARD_END - 1),
};
#undef T

#define O struct ce_options
static const struct field option_fields[] = {
	NUMBER(O, spare_innocent, 0, 1),
	NUMBER(O, gas_stops_rewards, 0, 1),
	NUMBER(O, win_each_phase, 0, 1),
	NUMBER(O, frozen_bystanders, 0, 1),
	NUMBER(O, second_challenge, 0, 1),
	NUMBER(O, reward_nmr_cards, 0, 1),
	NUMBER(O, refill_loses_challenge, 0, 1),
	NUMBER(O, flare_use_one, 0, 1),
	NUMBER(O, flares, 0, 1),
	NUMBER(O, mayfair_deck, 0, 1),
	NUMBER(O, hold_on_paradox, 0, 1),
	NUMBER(O, turn_limit, 0, BYTE),
	NUMBER_SINCE(WITH_POWERS, 0, O, zombie_consolation, 0, 1),
	NUMBER_SINCE(WITH_POWERS, 1, O, virus_allies, 0, 1),
	NUMBER_SINCE(WITH_POWERS, 1, O, antimatter_subtract, 0, 1),
	NUMBER_SINCE(WITH_POWERS, 8, O, mutant_size, 0, BYTE),
	NUMBER_SINCE(WITH_POWERS, 1, O, assassin_limit, 0, BYTE),
	NUMBER_SINCE(WITH_POWERS, 3, O, machine_max, 0, BYTE),
	NUMBER_SINCE(WITH_POWERS, 0, O, heal_consent, 0, 1),
};
#undef O

#define P struct ce_power
static const struct field power_fields[] = {
	NUMBER(P, id, 0, CARD_END - CARD_FLARE - 1),
	NUMBER(P, on, 0, 1),
	SIGNED_SINCE(WITH_POWERS, 0, P, owner, 0, CE_SEATS - 1),
	NUMBER_SINCE(WITH_POWERS, 0, P, scope, 0, CE_FOR_CHALLENGE),
	SIGNED_SINCE(WITH_POWERS, 0, P, challenge, -1, CE_CHALLENGES - 1),
	NUMBER_SINCE(WITH_POWERS, 0, P, fades, 0, 1),
	SIGNED(P, counter, -30000, 30000),
	ARRAY_SINCE(WITH_POWERS, 0, P, mark, CE_SEATS, 0, BYTE),
	ARRAY_SINCE(WITH_POWERS, 0, P, captured, CE_SEATS, 0, 2 * CE_TOKENS),
	ARRAY_SINCE(WITH_POWERS, 0, P, zone_size, CE_ZONES, 0, CE_ZONE_MAX),
};
#undef P

#define C struct ce_challenge
static const struct field challenge_fields[] = {
	SIGNED(C, attacker, 0, CE_SEATS - 1),
	SIGNED(C, defender, 0, CE_SEATS - 1),
	SIGNED(C, system, 0, CE_SEATS - 1),
	SIGNED(C, planet, 1, CE_PLANETS),
	SIGNED(C, attack, 0, 2 * CE_TOKENS),
	SIGNED(C, defence, 0, 2 * CE_TOKENS),
	SIGNEDS(C, side, CE_SEATS, 0, CE_DEFENCE_SIDE),
	SIGNEDS(C, allied, CE_SEATS, 0, 2 * CE_TOKENS),
	SIGNEDS(C, sent, CE_SEATS, 0, 2 * CE_TOKENS),
	ARRAY(C, invited, 2, 0, 63),
	ARRAY(C, card, 2, 0, CARD_END - 1),
	GRID_SINCE(WITH_POWERS, 0, C, more, 2, CE_MORE_CARDS, 0, CARD_END - 1),
	ARRAY_SINCE(WITH_POWERS, 0, C, face, 2, 0, CARD_END - 1),
	NUMBER(C, shown, 0, 1),
	NUMBER(C, controlled, 0, 1),
	SIGNEDS(C, total, 2, -30000, 30000),
	NUMBER(C, result, 0, CE_CALLED_OFF),
	NUMBER(C, frozen, 0, 1),
	SIGNED(C, owed_to, -1, CE_SEATS - 1),
	SIGNED(C, owed_by, -1, CE_SEATS - 1),
	SIGNED(C, owed, 0, 127),
	NUMBER(C, gassed, 0, 1),
	SIGNEDS(C, reward, CE_SEATS, 0, 127),
	NUMBER(C, barred, 0, (1 << CE_INSTANCES) - 1),
	ARRAY_SINCE(WITH_POWERS, 0, C, blind, 2, 0, 1),
	ARRAY_SINCE(WITH_POWERS, 0, C, no_attack, 2, 0, 1),
	ARRAY_SINCE(WITH_POWERS, 0, C, no_compromise, 2, 0, 1),
	ARRAY_SINCE(WITH_POWERS, 0, C, must, 2, 0, CARD_END - 1),
	NUMBER_SINCE(WITH_POWERS, 0, C, extra, 0, 1),
};
#undef C

#define H struct ce_hidden
static const struct field hidden_fields[] = {
	LIST(H, deck, n_deck, CE_DECK_MAX, 1, CARD_END - 1),
	LIST(H, destiny, n_destiny, CE_SEATS * CE_DESTINY_COPIES, 0, CE_SEATS - 1),
	ARRAY(H, plan, CE_SEATS, 0, (1 << CE_OWN_BITS * CE_OWN_PLANS) - 1),
};
#undef H

#define K struct ce_hand
static const struct field hand_fields[] = {
	LIST(K, card, n, CE_HAND_MAX, 1, CARD_END - 1),
	LIST(K, old, n, CE_HAND_MAX, 0, 1),
	LIST_SINCE(WITH_SAFE, 0, K, safe, n, CE_HAND_MAX, 0, 1),
};
#undef K

#define Z struct ce_zone
static const struct field zone_fields[] = {
	LIST(Z, card, n, CE_ZONE_MAX, 1, CARD_END - 1),
};
#undef Z

#define I struct ce_item
static const struct field item_fields[] = {
	NUMBER(I, row, 0, BYTE),
	NUMBER(I, word, 0, BYTE),
	SIGNED(I, seat, -2, CE_SEATS - 1),
	SIGNED(I, challenge, -1, CE_CHALLENGES - 1),
	SIGNED(I, system, -1, CE_SEATS - 1),
	SIGNED(I, planet, -1, CE_PLANETS),
	SIGNED(I, compare, -1, 1),
	NUMBER(I, card, 0, CARD_END - 1),
	SIGNED(I, n, -2, 30000),
};
#undef I
/* clang-format on */

/* --- saving --- */

/* Instances from the first to the last that is there. */
static int n_instances(const struct ce_table *t)
{
	int n = CE_INSTANCES;

	while (n > CE_SEATS && !t->power[n - 1].id)
		n--;
	return n;
}

static bool has_cards(const struct ce_zone zone[], int n)
{
	for (int i = 0; i < n; i++)
		if (zone[i].n)
			return true;
	return false;
}

static json_t *save_zones(const struct ce_state *s, int n)
{
	json_t *array = codec_must(json_array());

	while (n && !has_cards(s->h.zone[n - 1], CE_ZONES))
		n--;
	for (int i = 0; i < n; i++)
		codec_append(array, codec_save_row(STATE(zone_fields), s->h.zone[i],
						   sizeof *s->h.zone[i], CE_ZONES));
	return array;
}

static json_t *save_aside(const struct ce_state *s)
{
	int n = CE_SEATS;

	while (n && !s->h.aside[n - 1].n)
		n--;
	return codec_save_row(STATE(zone_fields), s->h.aside, sizeof *s->h.aside, n);
}

static json_t *save_kept(const struct ce_state *s, int n)
{
	json_t *array = codec_must(json_array());

	while (n && !s->h.kept[n - 1].n)
		n--;
	for (int i = 0; i < n; i++)
		codec_append(array,
			     codec_save_row(STATE(item_fields), s->h.kept[i].item,
					    sizeof *s->h.kept[i].item, s->h.kept[i].n));
	return array;
}

struct json_t *ce_save(const void *state)
{
	const struct ce_state *s = state;
	json_t *hidden = codec_save_fields(STATE(hidden_fields), &s->h);
	json_t *all = codec_save_fields(STATE(table_fields), &s->t);
	int n = n_instances(&s->t);

	codec_put(hidden, "hand",
		  codec_save_row(STATE(hand_fields), s->h.hand, sizeof *s->h.hand,
				 CE_SEATS));
	codec_put(all, "option", codec_save_fields(STATE(option_fields), &s->t.option));
	codec_put(
		all, "power",
		codec_save_row(STATE(power_fields), s->t.power, sizeof *s->t.power, n));
	codec_put(hidden, "zone", save_zones(s, n));
	codec_put(hidden, "aside", save_aside(s));
	codec_put(hidden, "kept", save_kept(s, n));
	codec_put(all, "challenge",
		  codec_save_row(STATE(challenge_fields), s->t.challenge,
				 sizeof *s->t.challenge, s->t.n_challenges));
	codec_put(all, "hidden", hidden);
	codec_put_format(all, FORMAT);
	return all;
}

/* --- loading --- */

/* Checks what the ranges of single numbers cannot: whether the fields fit together. */
static bool fits_together(const struct ce_state *s, struct err *err)
{
	const struct ce_table *t = &s->t;
	unsigned seats = (1U << t->n_seats) - 1;

	if (t->lead >= t->n_seats ||
	    ((t->in_game | t->marked | t->leaving | t->winners | t->refilled) & ~seats))
		return err_set(err, "a seat beyond the last");
	for (int i = 0; i < t->n_challenges; i++) {
		const struct ce_challenge *c = &t->challenge[i];
		if (c->attacker >= t->n_seats || c->defender >= t->n_seats ||
		    c->system >= t->n_seats || c->owed_to >= t->n_seats ||
		    c->owed_by >= t->n_seats || c->attacker == c->defender)
			return err_set(err, "challenge %d: its players", i + 1);
	}
	for (int i = 0; i < CE_SEATS; i++) {
		for (int d = 0; d < t->n_destiny[i]; d++)
			if (t->destiny[i][d] >= t->n_seats)
				return err_set(err, "destiny of seat %d", i + 1);
		if (t->hand_size[i] != s->h.hand[i].n)
			return err_set(err, "hand of seat %d: wrong size", i + 1);
	}
	if (t->deck_size != s->h.n_deck)
		return err_set(err, "deck: wrong size");
	return true;
}

static bool are_instances(const json_t *array, int format)
{
	size_t n = json_array_size(array);

	return json_is_array(array) && n <= CE_INSTANCES &&
	       (n >= CE_SEATS || format >= CUT);
}

static bool load_instances(const json_t *hidden, int format, struct ce_state *s,
			   struct err *err)
{
	const json_t *zones = json_object_get(hidden, "zone");
	const json_t *kept = json_object_get(hidden, "kept");

	if (!are_instances(zones, format) || !are_instances(kept, format) ||
	    (format < CUT && json_array_size(zones) != json_array_size(kept)))
		return err_set(err, "zone, kept: wrong length");
	for (size_t i = 0; i < json_array_size(zones); i++)
		if (!codec_load_row(STATE(zone_fields), json_array_get(zones, i),
				    FORMAT, "zone", s->h.zone[i], sizeof *s->h.zone[i],
				    CE_ZONES, CE_ZONES, err))
			return false;
	for (size_t i = 0; i < json_array_size(kept); i++) {
		const json_t *items = json_array_get(kept, i);
		if (!codec_load_row(STATE(item_fields), items, FORMAT, "kept",
				    s->h.kept[i].item, sizeof *s->h.kept[i].item, 0,
				    CE_ITEMS, err))
			return false;
		s->h.kept[i].n = (uint8_t)json_array_size(items);
	}
	for (int i = 0; i < CE_INSTANCES; i++)
		for (int z = 0; z < CE_ZONES; z++)
			if (s->t.power[i].zone_size[z] != s->h.zone[i][z].n)
				return err_set(err, "zone %d: wrong size", i);
	return true;
}

/* Reads the cards that Powers keep. A state from before WITH_POWERS may have none laid
 * aside. */
static bool load_kept(const json_t *hidden, int format, struct ce_state *s,
		      struct err *err)
{
	if (format < WITH_POWERS && !json_object_get(hidden, "aside"))
		return load_instances(hidden, format, s, err);
	return codec_load_row(STATE(zone_fields), json_object_get(hidden, "aside"),
			      FORMAT, "aside", s->h.aside, sizeof *s->h.aside,
			      format >= CUT ? 0 : CE_SEATS, CE_SEATS, err) &&
	       load_instances(hidden, format, s, err);
}

/* Fills in the fields that format 1 expressed in other ways. */
static void bring_up(struct ce_table *t)
{
	for (int seat = 0; seat < CE_SEATS; seat++)
		t->power[seat].owner = (int8_t)seat;
	for (int i = 0; i < t->n_challenges; i++)
		for (int side = 0; side < 2; side++) {
			struct ce_challenge *c = &t->challenge[i];
			c->face[side] = c->controlled ? CARD_COMPROMISE : c->card[side];
		}
}

static bool load_all(const json_t *j, int format, struct ce_state *s, struct err *err)
{
	const json_t *hidden = json_object_get(j, "hidden");
	const json_t *challenges = json_object_get(j, "challenge");
	bool powers = format >= WITH_POWERS || json_object_get(hidden, "zone");
	bool aside = format >= WITH_POWERS || json_object_get(hidden, "aside");
	size_t besides = 1 + (powers ? 2U : 0U) + (aside ? 1U : 0U); /* hand, ... */

	if (!codec_load_fields(STATE(table_fields), j, format, 5, &s->t, err) ||
	    !codec_load_fields(STATE(option_fields), json_object_get(j, "option"),
			       format, 0, &s->t.option, err) ||
	    !codec_load_row(STATE(power_fields), json_object_get(j, "power"), format,
			    "power", s->t.power, sizeof *s->t.power, CE_SEATS,
			    CE_INSTANCES, err) ||
	    !codec_load_row(STATE(challenge_fields), challenges, format, "challenge",
			    s->t.challenge, sizeof *s->t.challenge, 0, CE_CHALLENGES,
			    err) ||
	    !codec_load_fields(STATE(hidden_fields), hidden, format, besides, &s->h,
			       err) ||
	    !codec_load_row(STATE(hand_fields), json_object_get(hidden, "hand"), format,
			    "hand", s->h.hand, sizeof *s->h.hand, CE_SEATS, CE_SEATS,
			    err) ||
	    (powers && !load_kept(hidden, format, s, err)))
		return false;
	s->t.n_challenges = (uint8_t)json_array_size(challenges);
	if (!powers)
		bring_up(&s->t);
	return fits_together(s, err);
}

bool ce_load(const struct json_t *j, void *state, struct err *err)
{
	int format;
	size_t others; /* load_all counts it: each release has written its format */

	memset(state, 0, sizeof(struct ce_state));
	return (codec_format(j, FORMAT, &format, &others, err) &&
		load_all(j, format, state, err)) ||
	       err_context(err, "state");
}
