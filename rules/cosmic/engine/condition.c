/* Conditions: is a fact true in what a run of the phase has seen?
 * SPDX-License-Identifier: ISC */
#include "rules/cosmic/engine/whiteboard.h"

static const struct ce_challenge *challenge_of(const struct ce_board *b, int c)
{
	return c >= 0 && c < b->t->n_challenges ? &b->t->challenge[c] : NULL;
}

/* Returns the challenge as it was before the phase: a result from then is a public
 * fact. Results of this phase are looked up in the outcome. */
static const struct ce_challenge *told(const struct ce_board *b, int c)
{
	const struct ce_table *t = b->phase <= 2 ? b->t : &b->p->before->t;

	return c >= 0 && c < t->n_challenges ? &t->challenge[c] : NULL;
}

static int each_challenge(const struct ce_board *b, int asked, int from)
{
	if (asked >= 0)
		return from <= asked && asked < b->t->n_challenges ? asked : -1;
	return from < b->t->n_challenges ? from : -1;
}

static bool allies(const struct ce_board *b, const struct ce_fact *f)
{
	for (int c = 0; (c = each_challenge(b, f->challenge, c)) >= 0; c++) {
		const struct ce_challenge *ch = challenge_of(b, c);
		int side = ch->side[f->seat];
		int with = side == CE_ATTACK_SIDE ? ch->attacker : ch->defender;
		if (side && (f->other < 0 || f->other == with))
			return true;
	}
	return false;
}

static bool is_invited(const struct ce_board *b, int by, int seat, int challenge)
{
	for (int c = 0; seat >= 0 && (c = each_challenge(b, challenge, c)) >= 0; c++) {
		const struct ce_challenge *ch = challenge_of(b, c);
		if ((by < 0 || by == ch->attacker) && ch->invited[0] >> seat & 1)
			return true;
		if ((by < 0 || by == ch->defender) && ch->invited[1] >> seat & 1)
			return true;
	}
	return false;
}

static bool attacks(const struct ce_board *b, const struct ce_fact *f)
{
	for (int c = 0; c < b->t->n_challenges; c++) {
		const struct ce_challenge *ch = &b->t->challenge[c];
		if (ch->attacker == f->seat && ch->system == f->system &&
		    (f->planet <= 0 || ch->planet == f->planet))
			return true;
	}
	return false;
}

static bool shows(const struct ce_board *b, const struct ce_fact *f)
{
	for (int c = 0; (c = each_challenge(b, f->challenge, c)) >= 0; c++) {
		const struct ce_challenge *ch = challenge_of(b, c);
		if (!ch->shown || !ce_is_main(ch, f->seat))
			continue;
		int card = ch->card[ch->attacker == f->seat ? 0 : 1];
		if (f->card == CE_UNSAID ? card_is_attack(card) : card == f->card)
			return true;
	}
	return false;
}

static bool same_target(const struct ce_deed *d, const struct ce_target *target)
{
	return target->kind == CE_AT_NOTHING || target->seat < 0 ||
	       d->other == target->seat;
}

/* A card played (0: a Power used) in this phase. A Zap counts when it was spent. */
static bool did(const struct ce_board *b, const struct ce_fact *f, int card)
{
	for (int i = 0; i < b->n_deeds; i++) {
		const struct ce_deed *d = &b->deed[i];
		if (d->seat == f->seat && d->card == card &&
		    same_target(d, &f->target) &&
		    (f->challenge < 0 || d->challenge == f->challenge))
			return true;
	}
	return false;
}

static bool is_zapped(const struct ce_board *b, const struct ce_fact *f)
{
	if (f->challenge < 0 && b->zapped_outside >> f->seat & 1)
		return true;
	for (int c = 0; (c = each_challenge(b, f->challenge, c)) >= 0; c++)
		if (b->zapped[c] >> f->seat & 1)
			return true;
	return false;
}

static int tokens_of(const struct ce_challenge *c, int side)
{
	int n = side == CE_ATTACK_SIDE ? c->attack : c->defence;

	for (int seat = 0; seat < CE_SEATS; seat++)
		if (c->side[seat] == side)
			n += c->allied[seat];
	return n;
}

static bool compares(int n, const struct ce_fact *f)
{
	return f->compare < 0 ? n <= f->n : f->compare > 0 ? n >= f->n : n == f->n;
}

static bool has_tokens(const struct ce_board *b, const struct ce_fact *f)
{
	const struct ce_challenge *c = told(b, f->challenge);

	if (!c)
		return false;
	if (f->side != CE_NO_SIDE)
		return compares(tokens_of(c, f->side), f);
	return compares(tokens_of(c, CE_ATTACK_SIDE) + tokens_of(c, CE_DEFENCE_SIDE),
			f);
}

static bool keeps(const struct ce_board *b, const struct ce_fact *f)
{
	const struct ce_challenge *c = told(b, f->challenge);

	if (!c || !ce_is_main(c, f->seat))
		return false;
	return compares(c->defender == f->seat ? c->defence : c->attack, f);
}

/* The result as it stood when the slot's turn came. */
static bool would(const struct ce_board *b, int slot, const struct ce_fact *f, bool win)
{
	const struct ce_challenge *c = challenge_of(b, f->challenge);
	int side = f->side;

	if (!c)
		return false;
	if (side == CE_NO_SIDE)
		side = c->attacker == f->seat   ? CE_ATTACK_SIDE
		       : c->defender == f->seat ? CE_DEFENCE_SIDE
						: c->side[f->seat];
	int result = b->phase == 3 && b->results
			     ? b->results[slot * CE_CHALLENGES + f->challenge]
			     : c->result;
	int mine = side == CE_ATTACK_SIDE ? CE_ATTACK_WINS : CE_DEFENCE_WINS;
	int theirs = side == CE_ATTACK_SIDE ? CE_DEFENCE_WINS : CE_ATTACK_WINS;
	return side != CE_NO_SIDE && result == (win ? mine : theirs);
}

bool ce_fact_holds(const struct ce_board *b, int slot, const struct ce_fact *f)
{
	switch ((enum ce_fact_kind)f->kind) {
	case CE_FACT_USES_POWER:
		return did(b, f, CARD_NONE);
	case CE_FACT_PLAYS:
		return did(b, f, f->card);
	case CE_FACT_ALLIES:
		return allies(b, f);
	case CE_FACT_IS_INVITED:
		return is_invited(b, -1, f->seat, f->challenge);
	case CE_FACT_INVITES:
		return is_invited(b, f->seat, f->other, f->challenge);
	case CE_FACT_ATTACKS:
		return attacks(b, f);
	case CE_FACT_SHOWS:
		return shows(b, f);
	case CE_FACT_HOLDS:
		return f->planet > 0 &&
		       b->p->before->t.planet[f->system][f->planet - 1][f->seat] > 0;
	case CE_FACT_ZAPPED:
		return is_zapped(b, f);
	case CE_FACT_KEEP:
		return keeps(b, f);
	case CE_FACT_WOULD_WIN:
		return would(b, slot, f, true);
	case CE_FACT_WOULD_LOSE:
		return would(b, slot, f, false);
	case CE_FACT_HAS_TOKENS:
		return has_tokens(b, f);
	}
	return false;
}
