/* Facts that a condition may name, with the stratum in which each is known.
 * SPDX-License-Identifier: ISC */
#include "base/arena.h"
#include "base/locale.h"
#include "rules/cosmic/words/words_parts.h"

struct fact_row {
	enum stratum stratum;
	int phase;        /* from which phase on it can be known */
	const char *what; /* "cards are shown in phase 3" */
};

/* clang-format off */
static const struct fact_row rows[] = {
	[CE_FACT_USES_POWER] = {STRATUM_USE, 1, ""},
	[CE_FACT_PLAYS]      = {STRATUM_USE, 1, ""},
	[CE_FACT_ALLIES]     = {STRATUM_COMMITMENT, 2, N_("Alliances are made in phase 2")},
	[CE_FACT_IS_INVITED] = {STRATUM_COMMITMENT, 2, N_("Allies are asked in phase 2")},
	[CE_FACT_INVITES]    = {STRATUM_COMMITMENT, 2, N_("Allies are asked in phase 2")},
	[CE_FACT_ATTACKS]    = {STRATUM_COMMITMENT, 1, ""},
	[CE_FACT_SHOWS]      = {STRATUM_REVEAL, 3, N_("Cards are shown in phase 3")},
	[CE_FACT_HOLDS]      = {STRATUM_REPORT, 1, ""},
	[CE_FACT_ZAPPED]     = {STRATUM_CANCEL, 1, ""},
	[CE_FACT_KEEP]       = {STRATUM_COMMITMENT, 2, N_("Defences are divided in phase 2")},
	[CE_FACT_WOULD_WIN]  = {STRATUM_REVEAL, 3, N_("Results are known in phase 3")},
	[CE_FACT_WOULD_LOSE] = {STRATUM_REVEAL, 3, N_("Results are known in phase 3")},
	[CE_FACT_HAS_TOKENS] = {STRATUM_COMMITMENT, 2, N_("Challenges have tokens from phase 2 on")},
};
/* clang-format on */

/* "zap blue in c2 if he uses his power": in the challenge that the order is about. */
static void settle_challenge(const struct parse *p, struct ce_fact *f)
{
	const struct ce_view *v = view_of(p);

	if (f->challenge >= 0 || p->there < 0 || p->reader->stored)
		return;
	const struct ce_challenge *ch = &v->t.challenge[p->there];
	bool here = false;
	if (f->kind == CE_FACT_SHOWS)
		here = ce_is_main(ch, f->seat);
	else if (f->kind == CE_FACT_USES_POWER)
		here = v->t.phase > 1;
	else if (f->kind == CE_FACT_ALLIES && f->other >= 0)
		here = ce_is_main(ch, f->other) && !ce_is_main(ch, f->seat);
	else if (f->kind == CE_FACT_ALLIES)
		here = f->seat >= 0 && !ce_is_main(ch, f->seat);
	if (here)
		f->challenge = (int8_t)p->there;
}

static bool settle(struct parse *p, int from, struct ce_fact *f, enum stratum *s)
{
	const struct fact_row *row = &rows[f->kind];
	bool zap = f->card == CARD_COSMIC_ZAP || f->card == CARD_FLAREZAP;

	settle_challenge(p, f);
	if (f->kind == CE_FACT_USES_POWER)
		p->where = f->challenge;
	*s = f->kind == CE_FACT_PLAYS && zap ? STRATUM_CANCEL : row->stratum;
	if (view_of(p)->t.phase < row->phase)
		parse_fault(p, from, "R-021", "%s; this is phase %d",
			    locale_text(row->what), view_of(p)->t.phase);
	return true;
}

void ce_words_read_where(struct parse *p, struct ce_fact *f)
{
	int c;

	bool used = f->kind == CE_FACT_USES_POWER || f->kind == CE_FACT_PLAYS ||
		    f->kind == CE_FACT_ZAPPED;

	if (f->challenge < 0 && ((used && ce_words_read_coming(p, &c)) ||
				 ce_words_read_in_challenge(p, &c)))
		f->challenge = (int8_t)c;
}

static bool on_target(struct parse *p, struct ce_fact *f)
{
	int was = p->i;

	if (!parse_word(p, WORD_ON, NULL))
		return true;
	if (ce_words_read_target(p, &f->target))
		return true;
	p->i = was;
	return !p->expected;
}

/* Has the seat that Power? Its own, or one that it took over. */
static bool has_power(const struct ce_view *v, int seat, int power)
{
	for (int i = 0; i < CE_INSTANCES; i++)
		if (v->t.power[i].id == power && ce_words_owner(v, i) == seat)
			return true;
	return false;
}

/* "yellow plays mutant", who does not have that Power: it can only be the Flare. */
static bool is_flare(struct parse *p, int seat, int power)
{
	return view_of(p)->t.option.flares && !has_power(view_of(p), seat, power);
}

static void check_owner(struct parse *p, int from, int seat, int power)
{
	if (!has_power(view_of(p), seat, power))
		parse_fault(p, from, NULL, "%s does not have the Power %s",
			    ce_words_seat_name(seat), ce_power_word(power));
}

static bool uses(struct parse *p, struct ce_fact *f)
{
	int power = 0, from = parse_mark(p);

	f->kind = CE_FACT_USES_POWER;
	bool theirs = parse_word(p, WORD_PRONOUN, NULL),
	     it = parse_word(p, WORD_IT, NULL);
	if (!it && !parse_word(p, W_POWER, NULL) &&
	    !parse_word(p, W_POWER_NAME, &power))
		return parse_expected(p, theirs ? N_("Power")
						: N_("the Power: uses power"));
	if (power && is_flare(p, f->seat, power)) {
		f->kind = CE_FACT_PLAYS;
		f->card = (int16_t)(CARD_FLARE + power);
	} else if (power) {
		check_owner(p, from, f->seat, power);
	}
	ce_words_read_where(p, f);
	if (!on_target(p, f))
		return false;
	ce_words_read_where(p, f);
	if (it && f->challenge < 0)
		f->challenge = (int8_t)p->there;
	return true;
}

static bool plays(struct parse *p, struct ce_fact *f)
{
	int card, power;

	f->kind = CE_FACT_PLAYS;
	if (parse_word(p, W_EDICT, &card) && card) {
		f->card = (int16_t)card;
	} else if (parse_word(p, W_FLARE, NULL) &&
		   parse_word(p, W_POWER_NAME, &power)) {
		f->card = (int16_t)(CARD_FLARE + power);
	} else {
		return parse_expected(p, "an Edict or a Flare");
	}
	ce_words_read_where(p, f);
	if (!on_target(p, f))
		return false;
	ce_words_read_where(p, f);
	return true;
}

static bool invites(struct parse *p, struct ce_fact *f)
{
	f->kind = CE_FACT_INVITES;
	if (parse_word(p, WORD_ME, NULL))
		f->other = (int8_t)view_of(p)->seat;
	else if (!ce_words_read_other(p, f))
		return parse_expected(p, "me, or a player");
	ce_words_read_where(p, f);
	return true;
}

static bool on_planet(struct parse *p, struct ce_fact *f, int kind, int system)
{
	int planet, its;

	f->kind = (int8_t)kind;
	if (!ce_words_read_planet(p, system, false, &its, &planet))
		return parse_expected(p, "a planet, such as red 5");
	f->system = (int8_t)its;
	f->planet = (int8_t)planet;
	return true;
}

static bool shows(struct parse *p, struct ce_fact *f)
{
	int card;

	f->kind = CE_FACT_SHOWS;
	parse_word(p, W_CARD, NULL);
	if (ce_words_read_challenge_card(p, &card))
		f->card = (int16_t)card;
	else if (parse_word(p, W_ATTACK, NULL))
		f->card = CE_UNSAID;
	else
		return parse_expected(p, "compromise, attack, or attack and a number");
	ce_words_read_where(p, f);
	return true;
}

static void read_bound(struct parse *p, struct ce_fact *f)
{
	if (parse_word(p, W_OR_MORE, NULL))
		f->compare = 1;
	else if (parse_word(p, W_OR_FEWER, NULL))
		f->compare = -1;
}

static bool has_tokens(struct parse *p, struct ce_fact *f)
{
	int n;

	f->kind = CE_FACT_HAS_TOKENS;
	if (parse_word(p, W_AT_LEAST, NULL))
		f->compare = 1;
	else if (parse_word(p, W_AT_MOST, NULL))
		f->compare = -1;
	if (!parse_number(p, &n))
		return parse_expected(p, "a number: has 3 or more tokens");
	f->n = (int16_t)(n > 200 ? 200 : n);
	read_bound(p, f);
	parse_word(p, W_TOKENS, NULL);
	read_bound(p, f);
	return true;
}

/* "invited by red", of the writer: red invites me. */
static bool invited_by(struct parse *p, struct ce_fact *f)
{
	int was = p->i, seat;

	if ((parse_says(p, "invited") || parse_word(p, W_IS_INVITED, NULL)) &&
	    parse_word(p, WORD_BY, NULL) && parse_seat(p, &seat)) {
		f->kind = CE_FACT_INVITES;
		f->other = f->seat;
		f->seat = (int8_t)seat;
		ce_words_read_where(p, f);
		return true;
	}
	p->i = was;
	return false;
}

static bool of_player(struct parse *p, struct ce_fact *f)
{
	if (parse_word(p, W_USES, NULL) || parse_word(p, W_PLAY, NULL))
		return parse_sees(p, W_EDICT) || parse_sees(p, W_FLARE) ? plays(p, f)
									: uses(p, f);
	if (parse_word(p, W_PLAYS, NULL)) {
		parse_word(p, W_A, NULL);
		if (parse_sees(p, W_POWER) || parse_sees(p, W_POWER_NAME))
			return uses(p, f);
		return parse_sees(p, W_COMPROMISE) || parse_sees(p, W_ATTACK) ||
				       parse_sees(p, W_CARD) || parse_sees_number(p)
			       ? shows(p, f)
			       : plays(p, f);
	}
	if (parse_word(p, W_ALLIES, NULL) || parse_word(p, W_ALLY, NULL))
		return ce_words_read_alliance(p, f);
	if (parse_word(p, W_IS_INVITED, NULL)) {
		f->kind = CE_FACT_IS_INVITED;
		ce_words_read_where(p, f);
		return f->challenge >= 0 || p->n_faults ? true
							: parse_expected(p, "in c1");
	}
	if (parse_word(p, W_INVITES, NULL) || parse_word(p, W_INVITE, NULL))
		return invites(p, f);
	if (parse_word(p, W_ATTACKS, NULL) || parse_word(p, W_ATTACK, NULL))
		return on_planet(p, f, CE_FACT_ATTACKS, view_of(p)->seat);
	if (parse_word(p, W_SHOWS, NULL))
		return shows(p, f);
	if (parse_word(p, W_WOULD, NULL) || parse_sees(p, W_WIN) ||
	    parse_sees(p, W_LOSE))
		return ce_words_read_result(p, f);
	if (parse_word(p, W_HOLDS, NULL) || parse_word(p, W_HAS, NULL)) {
		if (parse_word(p, W_BASE, NULL))
			parse_word(p, WORD_ON, NULL);
		return on_planet(p, f, CE_FACT_HOLDS, f->seat);
	}
	return parse_expected(
		p,
		"what the player does: uses power, plays, allies, invites me, attacks, shows, holds");
}

static bool of_writer(struct parse *p, struct ce_fact *f)
{
	int n;

	f->seat = (int8_t)view_of(p)->seat;
	if (parse_word(p, W_ZAPPED, NULL)) {
		f->kind = CE_FACT_ZAPPED;
		ce_words_read_where(p, f);
		return true;
	}
	if (invited_by(p, f))
		return true;
	if (parse_word(p, W_WOULD, NULL))
		return ce_words_read_result(p, f);
	if (parse_word(p, W_KEEP, NULL)) {
		f->kind = CE_FACT_KEEP;
		if (!parse_number(p, &n))
			return parse_expected(p, "a number of tokens");
		f->n = (int16_t)(n > 200 ? 200 : n);
		parse_word(p, W_TOKENS, NULL);
		ce_words_read_where(p, f);
		return f->challenge >= 0 || p->n_faults ? true
							: parse_expected(p, "in c1");
	}
	return of_player(p, f);
}

/* "Pacifist", for the player who has that Power. */
static bool read_owner(struct parse *p, int *seat)
{
	const struct ce_view *v = view_of(p);
	int was = p->i, power;

	if (parse_word(p, W_POWER_NAME, &power))
		for (*seat = 0; *seat < v->t.n_seats; ++*seat)
			if (v->t.power[*seat].id == power)
				return true;
	p->i = was;
	return false;
}

bool ce_words_read_fact(struct parse *p, const void **fact, enum stratum *s)
{
	struct ce_fact *f = arena_new(p->a, struct ce_fact);
	int from = parse_mark(p), seat, c, side = CE_NO_SIDE;
	bool ok;

	*f = (struct ce_fact){.seat = CE_UNSAID,
			      .other = CE_UNSAID,
			      .challenge = CE_UNSAID,
			      .target.seat = CE_UNSAID};
	*fact = f;
	*s = STRATUM_REPORT;
	if (!parse_sees(p, WORD_THERE) && ce_words_read_challenge(p, &c)) {
		f->challenge = (int8_t)c;
		ce_words_read_side(p, &side);
		f->side = (int8_t)side;
		if (parse_word(p, W_WOULD, NULL))
			ok = ce_words_read_result(p, f);
		else if (parse_word(p, W_HAS, NULL))
			ok = has_tokens(p, f);
		else
			ok = parse_expected(p, "has and a number of tokens");
	} else if ((parse_sees_seat(p) && parse_seat(p, &seat)) ||
		   read_owner(p, &seat)) {
		f->seat = (int8_t)seat;
		ok = of_player(p, f);
	} else if (ce_words_read_side(p, &side)) {
		f->side = (int8_t)side;
		ce_words_read_where(p, f); /* "the defence in C1" */
		if (parse_word(p, W_WOULD, NULL))
			ok = ce_words_read_result(p, f);
		else if (parse_word(p, W_HAS, NULL) &&
			 (f->challenge >= 0 || p->there >= 0)) {
			if (f->challenge < 0)
				f->challenge = (int8_t)p->there;
			ok = has_tokens(p, f);
		} else
			ok = parse_expected(p, "would win, or would lose");
	} else if (parse_word(p, WORD_I, NULL) || parse_sees(p, W_LOSE) ||
		   parse_sees(p, W_ZAPPED) || parse_sees(p, W_WOULD) ||
		   parse_sees_text(p, "invited")) {
		ok = of_writer(p, f);
	} else {
		ok = parse_expected(
			p,
			"a fact, such as: blue attacks red 5, green uses power in c1, i would lose c2");
	}
	return ok && settle(p, from, f, s);
}
