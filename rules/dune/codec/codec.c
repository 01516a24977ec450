/* The state <-> canonical JSON: see codec.h. One table of fields serves for writing and
 * reading; a new field of the state is a new row here.
 * SPDX-License-Identifier: ISC */
#include "rules/dune/codec/codec.h"

#include <jansson.h>
#include <string.h>

#include "rules/codec.h"
#include "rules/codec_fields.h"
#include "rules/dune/engine/allies.h"
#include "rules/dune/table/order.h"
#include "rules/dune/table/state.h"
#include "rules/dune/table/view.h"

/* Format 2 leaves out what is as it was at first, as nearly all numbers of a position are; format 3 also where an array ends
 * with it. */
enum { FORMAT = 3, SPARSE = 2, CUT = 3, DEATHS_MAX = 2 * DU_TURNS_MAX };
#define STATE(table) SPARSE_FIELDS(SPARSE, CUT, table)

/* clang-format off */
#define T struct du_table
static const struct field table_fields[] = {
	NUMBER(T, turn, 0, DU_TURNS_MAX),
	NUMBER(T, phase, 0, DU_KINDS),
	NUMBER(T, seats, 0, DU_ALL_SEATS),
	NUMBER(T, vacant, 0, DU_ALL_SEATS),
	NUMBER(T, winners, 0, DU_ALL_SEATS),
	ARRAY(T, misses, DU_SEATS, 0, 255),
	ARRAY(T, circle, DU_SEATS, 0, DU_SECTORS),
	NUMBER(T, storm, 1, DU_SECTORS),
	SIGNEDS(T, wheel, 2, DU_NOBODY, DU_SEATS - 1),
	NUMBER(T, wall_gone, 0, 1),
	SIGNEDS(T, ally, DU_SEATS, DU_NOBODY, DU_SEATS - 1),
	GRID(T, forces, DU_AREAS, DU_SEATS, 0, DU_FORCES),
	GRID(T, elites, DU_AREAS, DU_SEATS, 0, DU_FORCES),
	ARRAY(T, advisors, DU_AREAS, 0, DU_FORCES),
	ARRAY(T, tanks, DU_SEATS, 0, DU_FORCES),
	ARRAY(T, tanks_elites, DU_SEATS, 0, DU_FORCES),
	ARRAY(T, spice, DU_AREAS, 0, DU_AREA_SPICE_MAX),
	ARRAY(T, leader, DU_LEADERS + 1, 0, DU_CAPTURED),
	ARRAY(T, deaths, DU_LEADERS + 1, 0, DEATHS_MAX),
	ARRAY(T, fought, DU_LEADERS + 1, 0, DU_TERRITORIES),
	ARRAY(T, n_hand, DU_SEATS, 0, DU_HAND_MAX),
	NUMBER(T, n_deck, 0, DU_TREACHERY),
	LIST(T, discards, n_discards, DU_TREACHERY, 1, DU_CARD_MAX),
	NUMBER(T, n_shuffles, 0, 255),
	NUMBER(T, n_coming, 0, DU_SPICE_CARDS),
	LIST(T, pile[0], n_pile[0], DU_SPICE_CARDS, 1, DU_SPICE_CARD_MAX),
	LIST(T, pile[1], n_pile[1], DU_SPICE_CARDS, 1, DU_SPICE_CARD_MAX),
	NUMBER(T, n_spice_shuffles, 0, 255),
	NUMBER(T, worms, 0, 255),
	NUMBER(T, second_nexus, 0, 1),
	NUMBER(T, n_lots, 0, DU_LOTS),
	SIGNEDS(T, lot_winner, DU_LOTS, DU_UNSOLD, DU_SEATS - 1),
	ARRAY(T, bribes, DU_SEATS, 0, DU_SPICE_MAX),
	NUMBER(T, karama_used, 0, DU_ALL_SEATS),
	ARRAY(T, cancelled, DU_ADVANTAGES, 0, 1),
	NUMBER(T, kh_lost, 0, DU_KH_FORCES),
	NUMBER(T, kh_dead, 0, 1),
	NUMBER(T, kh_at, 0, DU_TERRITORIES),
	NUMBER(T, kh_deaths, 0, DU_TURNS_MAX),
	ARRAY(T, rides, DU_RIDES, 0, DU_TERRITORIES),
};
#undef T

#define O struct du_options
static const struct field option_fields[] = {
	NUMBER(O, turns, 5, DU_TURNS_MAX),
	NUMBER(O, advanced_factions, 0, 1),
	NUMBER(O, double_blow, 0, 1),
	NUMBER(O, increased_flow, 0, 1),
	NUMBER(O, storm_deck, 0, 1),
	NUMBER(O, advanced_combat, 0, 1),
	NUMBER(O, advanced_karama, 0, 1),
	NUMBER(O, merge_bid, 0, 1),
	NUMBER(O, merge_voice, 0, 1),
	NUMBER(O, two_nexus, 0, 1),
	NUMBER(O, karama_scope, 0, 1),
	NUMBER(O, ornithopter_strict, 0, 1),
	NUMBER(O, bidding, 0, 1),
	NUMBER(O, alliance_size, 2, 3),
};
#undef O

#define H struct du_hidden
static const struct field hidden_fields[] = {
	ARRAY(H, spice, DU_SEATS, 0, DU_SPICE_MAX),
	GRID(H, hand, DU_SEATS, DU_HAND_MAX, 0, DU_CARD_MAX),
	GRID(H, traitor, DU_SEATS, DU_TRAITORS_MAX, 0, DU_LEADERS),
	ARRAY(H, deck, DU_TREACHERY, 0, DU_CARD_MAX),
	ARRAY(H, coming, DU_SPICE_CARDS, 0, DU_SPICE_CARD_MAX),
	ARRAY(H, lots, DU_LOTS, 0, DU_CARD_MAX),
	NUMBER(H, predicted, 0, DU_SEATS),
	NUMBER(H, predicted_turn, 0, DU_TURNS_MAX),
	NUMBER(H, next_storm, 0, 6),
	NUMBER(H, storm_unseen, 0, 1),
	ARRAY(H, answer.fight, DU_ANSWERS, 0, DU_TERRITORIES * DU_SEATS),
	ARRAY(H, answer.against, DU_ANSWERS, 0, DU_SEATS - 1),
	ARRAY(H, answer.element, DU_ANSWERS, 0, DU_ASKS_DIAL),
	ARRAY(H, answer.value, DU_ANSWERS, 0, 255),
	ARRAY(H, answer.spice, DU_ANSWERS, 0, DU_FORCES),
};
#undef H

#define V struct du_voice
static const struct field voice_fields[] = {
	NUMBER(V, fight, 0, DU_TERRITORIES * DU_SEATS),
	NUMBER(V, against, 0, DU_SEATS - 1),
	NUMBER(V, kind, 0, DU_SPECIAL),
	NUMBER(V, plays, 0, 1),
};
#undef V
/* clang-format on */

/* Saving ------------------------------------------------------------------------------------ */

struct json_t *du_save(const void *state)
{
	const struct du_state *s = state;
	json_t *all = codec_save_fields(STATE(table_fields), &s->t);
	json_t *hidden = codec_save_fields(STATE(hidden_fields), &s->h);

	codec_put_lines(hidden, "kept", s->h.kept[0], DU_SEATS, DU_KEPT);
	codec_put_lines(hidden, "sealed", s->h.sealed[0], DU_SEATS, DU_KEPT);
	const struct questions asked = {(struct question *)(uintptr_t)s->h.question,
					DU_QUESTIONS};

	codec_put(hidden, "question", codec_save_questions(&asked));
	codec_put(all, "voice",
		  codec_save_row(STATE(voice_fields), s->t.voice, sizeof *s->t.voice,
				 DU_VOICES_MAX));
	codec_put(all, "option", codec_save_fields(STATE(option_fields), &s->t.option));
	codec_put(all, "hidden", hidden);
	codec_put_format(all, FORMAT);
	return all;
}

/* Loading ------------------------------------------------------------------------------------- */

/* Two players at least, and from turn 1 on two who dial the storm. */
static bool players_fit(const struct du_table *t, struct err *err)
{
	if (!(t->seats & (t->seats - 1)))
		return err_set(err, "seats: fewer than two players");
	if ((t->turn == 0) != (t->phase > DU_PHASES) && t->phase != DU_OVER)
		return err_set(err, "phase %d in turn %d", t->phase, t->turn);
	for (int i = 0; t->turn && i < 2; i++)
		if (t->wheel[i] == DU_NOBODY || !du_plays(t, t->wheel[i]))
			return err_set(err, "wheel: a player who is not there");
	return true;
}

/* Checks what the ranges of single numbers cannot: whether the fields fit together. */
static bool fits_together(const struct du_state *s, struct err *err)
{
	if (!du_alliances_are_rings(&s->t))
		return err_set(err, "ally: no alliance of this game");
	if (!codec_hands_fit(s->h.hand[0], s->t.n_hand, DU_SEATS, DU_HAND_MAX, err))
		return false;
	for (int seat = 0; seat < DU_SEATS; seat++)
		if (du_plays(&s->t, seat) != (s->t.circle[seat] > 0))
			return err_set(err, "circle of seat %d", seat);
	if (!codec_is_list(s->h.deck, s->t.n_deck, DU_TREACHERY))
		return err_set(err, "deck: wrong size");
	if (!codec_is_list(s->h.coming, s->t.n_coming, DU_SPICE_CARDS))
		return err_set(err, "coming: wrong size");
	return true;
}

static bool load_lines(const json_t *hidden, const char *name,
		       char lines[DU_SEATS][DU_KEPT], struct err *err)
{
	return codec_load_lines(hidden, name, lines[0], DU_SEATS, DU_KEPT, err);
}

bool du_load(const struct json_t *json, void *state, struct err *err)
{
	struct du_state *s = state;
	const struct questions asked = {s->h.question, DU_QUESTIONS};
	const json_t *hidden = json_object_get(json, "hidden");
	int format;
	size_t others;

	memset(s, 0, sizeof *s);
	return codec_format(json, FORMAT, &format, &others, err) &&
	       codec_load_fields(STATE(table_fields), json, format, 3 + others, &s->t,
				 err) &&
	       codec_load_fields(STATE(option_fields), json_object_get(json, "option"),
				 format, 0, &s->t.option, err) &&
	       codec_load_fields(STATE(hidden_fields), hidden, format, 3, &s->h, err) &&
	       load_lines(hidden, "kept", s->h.kept, err) &&
	       load_lines(hidden, "sealed", s->h.sealed, err) &&
	       codec_load_row(STATE(voice_fields), json_object_get(json, "voice"),
			      format, "voice", s->t.voice, sizeof *s->t.voice,
			      DU_VOICES_MAX, DU_VOICES_MAX, err) &&
	       codec_load_questions(json_object_get(hidden, "question"), &asked, err) &&
	       players_fit(&s->t, err) && fits_together(s, err);
}

/* A view, for programs ------------------------------------------------------------- */

static json_t *table_of(const struct du_table *t)
{
	json_t *all = codec_save_fields(FIELDS(table_fields), t);

	codec_put(all, "phase", json_integer(du_number(t)));
	return all;
}

struct json_t *du_save_view(const void *view, bool own)
{
	const struct du_view *v = view;
	json_t *all = own ? codec_must(json_object()) : table_of(&v->t);

	if (v->seat < 0)
		return all;
	codec_put(all, "my_spice", json_integer(v->own.spice));
	codec_put(all, "hand", codec_save_list(v->own.hand, DU_HAND_MAX));
	codec_put(all, "traitors", codec_save_list(v->own.traitor, DU_TRAITORS_MAX));
	codec_put(all, "lots", codec_save_list(v->lots, DU_LOTS));
	codec_put(all, "next_spice", json_integer(v->next_spice));
	codec_put(all, "next_storm", json_integer(v->next_storm));
	return all;
}
