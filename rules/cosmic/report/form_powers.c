/* The order form's examples of attacks, Edicts, Powers and Flares: see form_powers.h.
 * SPDX-License-Identifier: ISC */
#include "rules/cosmic/report/form_powers.h"

#include "base/arena.h"
#include "orders/vocab.h"
#include "rules/cosmic/table/catalog.h"
#include "rules/cosmic/words/words_parts.h"

/* --- the target of an attack --- */

/* How much sense an attack on it makes, to one who attacks to gain a base: lower is better. */
static int worth(const struct ce_view *v, int system, int planet, int from)
{
	const uint8_t *there = v->t.planet[system][planet - 1];
	int turned = (planet - 1 + CE_PLANETS - from) % CE_PLANETS;

	return (there[v->seat] ? 4 * CE_PLANETS * CE_TOKENS : 0) +
	       (there[system] ? 0 : 2 * CE_PLANETS * CE_TOKENS) +
	       there[system] * CE_PLANETS + turned;
}

int ce_form_target(const struct ce_view *v, int system)
{
	int from = (v->seat + v->t.turn) % CE_PLANETS, best = 1;

	for (int planet = 2; planet <= CE_PLANETS; planet++)
		if (worth(v, system, planet, from) < worth(v, system, best, from))
			best = planet;
	return best;
}

/* --- Edicts --- */

/* Can an example have it played? What the Plague may take may not be there any more. */
static bool may_play(const struct ce_form_page *f, int card)
{
	return ce_view_holds(f->v, card) && !f->t->plague[f->seat];
}

/* The player to whom it hurts most: of those who have most foreign bases the first behind the seat; -1: there is none. One who leaves at
 * the end of the turn pays nothing any more. */
static int rival(const struct ce_form_page *f)
{
	int best = -1, most = -1;

	for (int k = 1; k < f->t->n_seats; k++) {
		int seat = (f->seat + k) % f->t->n_seats;
		int bases = ce_outside_bases(f->t, seat);
		if (ce_in_game(f->t, seat) && !(f->t->marked >> seat & 1) &&
		    bases > most) {
			best = seat;
			most = bases;
		}
	}
	return best;
}

/* An ally on the other side than the seat's own: the first whom a Force Field would stop. */
static bool enemy_ally(const struct ce_form_page *f, int *challenge, int *seat)
{
	for (int i = 0; i < f->t->n_challenges; i++) {
		const struct ce_challenge *c = &f->t->challenge[i];
		int own = ce_side_of(c, f->seat);
		for (int s = 0; s < f->t->n_seats; s++)
			if (c->allied[s] && c->result == CE_NOT_YET && s != f->seat &&
			    (own == CE_NO_SIDE || ce_side_of(c, s) != own)) {
				*challenge = i;
				*seat = s;
				return true;
			}
	}
	return false;
}

/* The first open challenge in which they fight, else the first open one; -1: there is none. */
static int own_challenge(const struct ce_form_page *f)
{
	int other = -1;

	for (int i = 0; i < f->t->n_challenges; i++) {
		const struct ce_challenge *c = &f->t->challenge[i];
		if (c->result != CE_NOT_YET)
			continue;
		if (ce_is_main(c, f->seat))
			return i;
		other = other < 0 ? i : other;
	}
	return other;
}

/* Stops consolation of another player: of that which the seat pays, first. */
static void stellar_gas(struct ce_form_page *f)
{
	for (int paid = 1; paid >= 0; paid--)
		for (int c = 0; c < f->t->n_challenges; c++) {
			const struct ce_challenge *ch = &f->t->challenge[c];
			if (ch->owed <= 0 || ch->owed_to == f->seat ||
			    (ch->owed_by == f->seat) != paid)
				continue;
			ce_form_offer(f, "play stellar gas in c%d", c + 1);
			return;
		}
}

void ce_form_edicts(struct ce_form_page *f)
{
	int phase = f->t->phase, c, seat;

	if (may_play(f, CARD_PLAGUE) && rival(f) >= 0)
		ce_form_offer(f, "play plague on %s", ce_colours[rival(f)]);
	if (phase == 1 && may_play(f, CARD_MOBIUS_TUBES) &&
	    f->t->warp[f->seat] > ce_n_released(f->t, f->seat))
		ce_form_offer(f, "play mobius tubes");
	if (phase == 3 && may_play(f, CARD_FORCE_FIELD) && enemy_ally(f, &c, &seat))
		ce_form_offer(f, "play force field on ally %s in c%d", ce_colours[seat],
			      c + 1);
	if (phase == 3 && may_play(f, CARD_EMOTION_CONTROL) && own_challenge(f) >= 0)
		ce_form_offer(f, "play emotion control in c%d", own_challenge(f) + 1);
	if (phase == 4 && may_play(f, CARD_STELLAR_GAS))
		stellar_gas(f);
}

/* --- Powers and Flares --- */

/* "power c1: add 1 from red 2" -> "power c1: add __ from __" */
static void blank(struct ce_form_page *f, struct str line)
{
	struct str word;

	while (str_word(&line, &word)) {
		struct str rest = line, next, colour, planet;
		int64_t n;
		bool tokens = str_int(word, 1, CE_TOKENS, &n) &&
			      str_word(&rest, &next) && str_is(next, "from") &&
			      str_word(&rest, &colour) && str_word(&rest, &planet);
		if (tokens) {
			buf_printf(&f->lines, "__ from __%s",
				   str_find_char(planet, ',') != SIZE_MAX ? "," : "");
			line = rest;
		} else {
			buf_add(&f->lines, word);
		}
		buf_char(&f->lines, line.n ? ' ' : '\n');
	}
}

/* Where every base has one token, a Power that needs tokens is shown with blanks: an example would give a base up. */
static void example(struct ce_form_page *f, const char *line)
{
	struct buf found = buf_in(f->lines.a);

	if (!ce_words_legal_example(found.a, f->v, line, &found))
		return;
	if (ce_words_takes_last(f->v, buf_str(&found)))
		blank(f, buf_str(&found));
	else
		ce_form_offer(f, "%.*s", STR_ARG(buf_str(&found)));
}

static void speech(struct ce_form_page *f, const struct ce_speech *s)
{
	if (s->phases & PHASE(f->t->phase))
		example(f, s->example);
}

/* A system to which destiny does not send them. */
static int elsewhere(const struct ce_view *v)
{
	for (int seat = 0; seat < v->t.n_seats; seat++)
		if (seat != v->seat && ce_in_game(&v->t, seat) &&
		    ce_words_destined(v, seat) != seat)
			return seat;
	return -1;
}

static void attack_anybody(struct ce_form_page *f)
{
	int system = elsewhere(f->v);
	struct str from = ce_form_tokens(f, true);

	if (system >= 0 && from.n && f->t->n_destiny[f->seat])
		ce_form_offer(f, "attack %s %d with %.*s", ce_colours[system],
			      ce_form_target(f->v, system), STR_ARG(from));
}

static void ally_unasked(struct ce_form_page *f)
{
	struct str from = ce_form_tokens(f, true);
	int c = 0;

	while (c < f->t->n_challenges && ce_is_main(&f->t->challenge[c], f->seat))
		c++;
	if (c < f->t->n_challenges && from.n)
		ce_form_offer(f, "ally %s in c%d with %.*s uninvited",
			      ce_colours[f->t->challenge[c].attacker], c + 1,
			      STR_ARG(from));
}

static void reach(struct ce_form_page *f)
{
	if (f->t->phase == 1 && ce_words_reach_of(f->v, f->seat, CW_ANY_TARGET))
		attack_anybody(f);
	if (f->t->phase == 2 && ce_words_reach_of(f->v, f->seat, CW_UNINVITED))
		ally_unasked(f);
	if (f->t->phase == 3 && ce_words_reach_of(f->v, f->seat, CW_SEES_CARD))
		example(f, "c1: if compromise play lowest; else cheapest winning");
}

void ce_form_powers(struct ce_form_page *f)
{
	const struct ce_view *v = f->v;

	for (int i = 0; i < CE_INSTANCES; i++) {
		int id = v->t.power[i].id;
		if (ce_words_works(v, i) && ce_words_owner(v, i) == v->seat)
			speech(f, &ce_power_rule(&ce_catalog, id)->orders);
	}
	reach(f);
	for (int i = 0; i < v->n_hand; i++) {
		int id = v->hand[i] - CARD_FLARE;
		const struct ce_power_rule *rule =
			card_is_flare(v->hand[i]) ? ce_power_rule(&ce_catalog, id)
						  : NULL;
		if (rule)
			speech(f, ce_words_is_super(v, id) ? &rule->super.orders
							   : &rule->wild.orders);
	}
}
