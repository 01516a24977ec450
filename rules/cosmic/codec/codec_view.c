/* A view for programs: the board, the challenges and the cards of its reader, in the
 * words of the rules and of orders. It is made of what the report is made of.
 * SPDX-License-Identifier: ISC */
#include "rules/cosmic/codec/codec_view.h"

#include <jansson.h>
#include <string.h>

#include "rules/codec_fields.h"
#include "rules/cosmic/report/report_parts.h"
#include "rules/cosmic/table/catalog.h"

static void put_number(json_t *o, const char *name, int n)
{
	codec_put(o, name, codec_number(n));
}

static void put_text(json_t *o, const char *name, const char *text)
{
	codec_put(o, name, codec_must(text ? json_string(text) : json_null()));
}

static void put_yes(json_t *o, const char *name, bool yes)
{
	codec_put(o, name, codec_must(json_boolean(yes)));
}

static json_t *list(void)
{
	return codec_must(json_array());
}

static json_t *object(void)
{
	return codec_must(json_object());
}

/* As orders name it: "attack 14", "cosmic zap", "flare zombie". */
static json_t *card_of(int card)
{
	char name[CARD_NAME_MAX];

	if (!card)
		return codec_must(json_null());
	card_name(card, name);
	for (char *c = name; *c; c++)
		*c = ascii_lower(*c);
	return codec_must(json_string(name));
}

static json_t *cards_of(const uint8_t cards[], int n)
{
	json_t *all = list();

	for (int i = 0; i < n; i++)
		codec_append(all, card_of(cards[i]));
	return all;
}

static json_t *seats_of(const struct ce_table *t, unsigned set)
{
	json_t *all = list();

	for (int seat = 0; seat < t->n_seats; seat++)
		if (set >> seat & 1)
			codec_append(all, codec_must(json_string(ce_colours[seat])));
	return all;
}

/* Tokens by colour, of those who have some. */
static json_t *tokens_of(const struct ce_table *t, const uint8_t n[CE_SEATS])
{
	json_t *o = object();

	for (int seat = 0; seat < t->n_seats; seat++)
		if (n[seat])
			put_number(o, ce_colours[seat], n[seat]);
	return o;
}

/* --- players --- */

static const char *const scopes[] = {
	[CE_FOR_GOOD] = "game",
	[CE_FOR_TURN] = "turn",
	[CE_FOR_CHALLENGE] = "challenge",
};

static json_t *power_of(const struct ce_table *t, int instance)
{
	const struct ce_power *power = &t->power[instance];
	const struct ce_power_rule *r = ce_power_rule(&ce_catalog, power->id);
	json_t *o = object();

	put_text(o, "name", r->name);
	put_yes(o, "works", power->on);
	put_text(o, "for", scopes[power->scope]);
	if (power->scope == CE_FOR_CHALLENGE)
		put_number(o, "challenge", power->challenge + 1);
	codec_put(o, "captured", tokens_of(t, power->captured));
	return o;
}

static json_t *powers_of(const struct ce_table *t, int seat)
{
	json_t *all = list();

	for (int i = 0; i < CE_INSTANCES; i++)
		if (t->power[i].id && ce_power_owner(t, i) == seat)
			codec_append(all, power_of(t, i));
	return all;
}

static json_t *destiny_of(const struct ce_table *t, int seat)
{
	json_t *all = list();

	for (int i = 0; t->phase && i < t->n_destiny[seat]; i++)
		codec_append(all,
			     codec_must(json_string(ce_colours[t->destiny[seat][i]])));
	return all;
}

static json_t *player(const struct ce_table *t, int seat)
{
	json_t *o = object();

	put_text(o, "colour", ce_colours[seat]);
	put_yes(o, "in_game", ce_in_game(t, seat));
	codec_put(o, "powers", powers_of(t, seat));
	codec_put(o, "destiny", destiny_of(t, seat));
	put_number(o, "tokens", t->tokens[seat]);
	put_number(o, "warp", t->warp[seat]);
	put_number(o, "limbo", t->limbo[seat]);
	put_number(o, "out_of_play", t->out[seat]);
	put_number(o, "outside_bases", ce_outside_bases(t, seat));
	put_number(o, "home_bases", ce_home_bases(t, seat));
	put_number(o, "cards_held", t->hand_size[seat]);
	put_number(o, "missed_moves", t->misses[seat]);
	put_number(o, "plagues", t->plague[seat]);
	put_number(o, "tokens_to_lose", t->loss[seat]);
	return o;
}

/* --- the board --- */

static json_t *planets(const struct ce_table *t)
{
	json_t *all = list();

	for (int system = 0; system < t->n_seats; system++)
		for (int planet = 1; planet <= CE_PLANETS; planet++) {
			json_t *o = object();
			put_text(o, "system", ce_colours[system]);
			put_number(o, "planet", planet);
			codec_put(o, "tokens",
				  tokens_of(t, t->planet[system][planet - 1]));
			put_yes(o, "under_attack", ce_under_attack(t, system, planet));
			codec_append(all, o);
		}
	return all;
}

static json_t *allies_of(const struct ce_table *t, const struct ce_challenge *c,
			 int side)
{
	json_t *o = object();

	for (int seat = 0; seat < t->n_seats; seat++)
		if (c->side[seat] == side)
			put_number(o, ce_colours[seat], ce_tokens_in(c, seat));
	return o;
}

/* The main player, and all that is on their side. The total counts only if both
 * sides show an Attack. */
static json_t *side_of(const struct ce_table *t, const struct ce_challenge *c, int side)
{
	int main = side == CE_ATTACK_SIDE ? c->attacker : c->defender;
	int k = side == CE_ATTACK_SIDE ? 0 : 1;
	json_t *o = object();

	put_text(o, "player", ce_colours[main]);
	put_number(o, "tokens", ce_tokens_in(c, main));
	codec_put(o, "invited", seats_of(t, c->invited[k]));
	codec_put(o, "allies", allies_of(t, c, side));
	codec_put(o, "card", card_of(c->card[k]));
	codec_put(o, "more_cards",
		  cards_of(c->more[k],
			   (int)strnlen((const char *)c->more[k], CE_MORE_CARDS)));
	if (c->shown)
		put_number(o, "total", c->total[k]);
	else
		put_text(o, "total", NULL);
	return o;
}

static json_t *rewards_of(const struct ce_table *t, const struct ce_challenge *c)
{
	json_t *o = object();

	for (int seat = 0; seat < t->n_seats; seat++)
		if (c->reward[seat] > 0)
			put_number(o, ce_colours[seat], c->reward[seat]);
	return o;
}

static json_t *consolation_of(const struct ce_challenge *c)
{
	json_t *o;

	if (!c->owed)
		return codec_must(json_null());
	o = object();
	put_text(o, "to", ce_colours[c->owed_to]);
	put_text(o, "from", ce_colours[c->owed_by]);
	put_number(o, "cards", c->owed);
	return o;
}

static json_t *challenges(const struct ce_table *t)
{
	json_t *all = list();

	for (int i = 0; i < t->n_challenges; i++) {
		const struct ce_challenge *c = &t->challenge[i];
		json_t *o = object();
		put_number(o, "challenge", i + 1);
		put_text(o, "system", ce_colours[c->system]);
		put_number(o, "planet", c->planet);
		codec_put(o, "attack", side_of(t, c, CE_ATTACK_SIDE));
		codec_put(o, "defence", side_of(t, c, CE_DEFENCE_SIDE));
		put_yes(o, "cards_shown", c->shown);
		put_text(o, "result", ce_result_name(c->result));
		codec_put(o, "rewards", rewards_of(t, c));
		codec_put(o, "consolation", consolation_of(c));
		codec_append(all, o);
	}
	return all;
}

/* --- cards --- */

static json_t *old_cards(const struct ce_view *v)
{
	json_t *all = list();

	for (int i = 0; i < v->n_hand; i++)
		if (v->old[i])
			codec_append(all, card_of(v->hand[i]));
	return all;
}

static json_t *every_hand(const struct ce_view *v)
{
	json_t *o = object();

	for (int seat = 0; seat < v->t.n_seats; seat++)
		codec_put(o, ce_colours[seat],
			  cards_of(v->open_hand[seat], v->n_open[seat]));
	return o;
}

/* Cards that a Power keeps and the reader may see. */
static json_t *zones(const struct ce_view *v)
{
	json_t *all = list();

	for (int i = 0; i < CE_INSTANCES; i++)
		for (int z = 0; z < CE_ZONES; z++) {
			const struct ce_zone *zone = &v->zone[i][z];
			const struct ce_power_rule *r;
			json_t *o;
			if (!zone->n)
				continue;
			r = ce_power_rule(&ce_catalog, v->t.power[i].id);
			o = object();
			put_text(o, "player", ce_colours[ce_power_owner(&v->t, i)]);
			put_text(o, "power", r ? r->name : NULL);
			codec_put(o, "cards", cards_of(zone->card, zone->n));
			codec_append(all, o);
		}
	return all;
}

static void put_own(const struct ce_view *v, json_t *o)
{
	bool own = v->seat >= 0;

	codec_put(o, "hand",
		  own ? cards_of(v->hand, v->n_hand) : codec_must(json_null()));
	codec_put(o, "old_cards", own ? old_cards(v) : codec_must(json_null()));
	codec_put(o, "set_aside",
		  own ? cards_of(v->aside.card, v->aside.n) : codec_must(json_null()));
	codec_put(o, "hands", v->open ? every_hand(v) : codec_must(json_null()));
	codec_put(o, "kept_by_powers", zones(v));
}

/* What lies on the table is everybody's to see. */
static void put_board(const struct ce_table *t, json_t *o)
{
	json_t *players = list();

	for (int seat = 0; seat < t->n_seats; seat++)
		codec_append(players, player(t, seat));
	put_number(o, "bases_to_win", CE_BASES_TO_WIN);
	put_text(o, "lead", t->phase ? ce_colours[t->lead] : NULL);
	codec_put(o, "winners",
		  t->phase ? codec_must(json_null()) : seats_of(t, t->winners));
	codec_put(o, "players", players);
	codec_put(o, "planets", planets(t));
	codec_put(o, "challenges", challenges(t));
}

static void put_piles(const struct ce_table *t, json_t *o)
{
	put_number(o, "draw_pile", t->deck_size);
	codec_put(o, "discards", cards_of(t->discard, t->n_discard));
}

json_t *ce_save_view(const void *view, bool own)
{
	const struct ce_view *v = view;
	json_t *o = object();

	if (!own)
		put_board(&v->t, o);
	put_own(v, o);
	if (!own)
		put_piles(&v->t, o);
	return o;
}
