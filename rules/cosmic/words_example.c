/* Examples: for a refused line, one of the same kind that is legal now.
 * SPDX-License-Identifier: ISC */
#include "rules/cosmic/words_parts.h"

static bool attack_example(struct parse *p, struct buf *b)
{
	const struct ce_view *v = view_of(p);
	int system, planet, from = 0, goal = p->hint[HINT_PLANET] - 1;

	if (!v->t.n_destiny[v->seat] || !cw_best_source(p, &system, &from))
		return false;
	int n = ce_free_on(&v->t, v->seat, system, from);
	int target = v->t.destiny[v->seat][0];
	planet = goal >= 1 && goal <= CE_PLANETS ? goal : 1;
	if (target == v->seat && v->t.own[v->seat] == CE_OWN_RESETTLE) {
		for (planet = 1; planet <= CE_PLANETS; planet++)
			if (!v->t.planet[target][planet - 1][v->seat])
				break;
		if (planet > CE_PLANETS)
			return false;
		buf_printf(b, "resettle %s %d", ce_colours[target], planet);
	} else if (target == v->seat) {
		for (int i = 0; i < CE_PLANETS; i++) {
			int at = (planet - 1 + i) % CE_PLANETS;
			for (int s = 0; s < v->t.n_seats; s++)
				if (s != v->seat && v->t.planet[target][at][s] && !b->n)
					buf_printf(b, "attack %s %d defender %s",
						   ce_colours[target], at + 1,
						   ce_colours[s]);
		}
		if (!b->n)
			return false;
	} else {
		buf_printf(b, "attack %s %d", ce_colours[target], planet);
	}
	buf_printf(b, " with %d from ", n > 2 ? 2 : 1);
	if (system != v->seat)
		buf_printf(b, "%s ", ce_colours[system]);
	buf_printf(b, "%d", from);
	return true;
}

static bool place_example(struct parse *p, struct buf *b, const char *verb, int have)
{
	const struct ce_view *v = view_of(p);

	for (int s = 0; s < v->t.n_seats && have; s++) {
		int system = (v->seat + s) % v->t.n_seats;
		for (int n = CE_PLANETS - 1; n >= 0; n--) {
			int planet = n ? n : CE_PLANETS;
			if (!cw_may_place(p, system, planet))
				continue;
			buf_printf(b, "%s 1 to ", verb);
			if (system != v->seat)
				buf_printf(b, "%s ", ce_colours[system]);
			buf_printf(b, "%d", planet);
			return true;
		}
	}
	return false;
}

/* The challenge that was named, if `fits`, else the first that does. */
static int pick(struct parse *p, bool (*fits)(const struct ce_view *, int))
{
	const struct ce_view *v = view_of(p);
	int hint = p->hint[HINT_CHALLENGE] - 1;

	if (v->t.phase == 1)
		return -1;
	if (hint >= 0 && hint < v->t.n_challenges && fits(v, hint))
		return hint;
	for (int c = 0; c < v->t.n_challenges; c++)
		if (fits(v, c))
			return c;
	return -1;
}

static bool is_mine(const struct ce_view *v, int c)
{
	return ce_is_main(&v->t.challenge[c], v->seat);
}

static bool may_join(const struct ce_view *v, int c)
{
	return !is_mine(v, c) && !(v->t.marked >> v->t.challenge[c].attacker & 1);
}

static bool is_divided(const struct ce_view *v, int c)
{
	const struct ce_challenge *ch = &v->t.challenge[c];
	int n = 0;

	for (int i = 0; i < v->t.n_challenges; i++)
		n += v->t.challenge[i].system == ch->system &&
		     v->t.challenge[i].planet == ch->planet &&
		     v->t.challenge[i].defender == v->seat;
	return ch->defender == v->seat && n > 1;
}

static bool has_deal(const struct ce_view *v, int c)
{
	return is_mine(v, c) && v->t.challenge[c].result == CE_DEAL_PENDING;
}

static bool has_reward(const struct ce_view *v, int c)
{
	return v->t.challenge[c].reward[v->seat] > 0;
}

static bool card_example(struct parse *p, struct buf *b)
{
	const struct ce_view *v = view_of(p);
	int c = pick(p, is_mine), best = 0;

	for (int i = 0; i < v->n_hand; i++)
		if (card_is_attack(v->hand[i]) && v->hand[i] > best)
			best = v->hand[i];
	if (c < 0 || (!best && !cw_count_hand(v, CARD_COMPROMISE)))
		return false;
	if (best)
		buf_printf(b, "card %d in c%d", best, c + 1);
	else
		buf_printf(b, "card compromise in c%d", c + 1);
	return true;
}

static bool ally_example(struct parse *p, struct buf *b)
{
	const struct ce_view *v = view_of(p);
	int c = pick(p, may_join), system, planet;

	if (c < 0 || !cw_best_source(p, &system, &planet))
		return false;
	buf_printf(b, "ally %s in c%d with 1 from ",
		   ce_colours[v->t.challenge[c].attacker], c + 1);
	if (system != v->seat)
		buf_printf(b, "%s ", ce_colours[system]);
	buf_printf(b, "%d", planet);
	return true;
}

static bool defend_example(struct parse *p, struct buf *b)
{
	const struct ce_view *v = view_of(p);
	int c = pick(p, is_divided), n = 0;

	if (c < 0)
		return false;
	const struct ce_challenge *ch = &v->t.challenge[c];
	int left = v->t.planet[ch->system][ch->planet - 1][v->seat];
	buf_z(b, "defend ");
	for (int i = 0; i < v->t.n_challenges; i++) {
		const struct ce_challenge *other = &v->t.challenge[i];
		if (other->defender != v->seat || other->system != ch->system ||
		    other->planet != ch->planet)
			continue;
		buf_printf(b, "%sc%d with %d", n++ ? ", " : "", i + 1, left);
		left = 0;
	}
	return true;
}

static bool deal_example(struct parse *p, struct buf *b)
{
	const struct ce_view *v = view_of(p);
	int c = pick(p, has_deal);

	if (c < 0)
		return false;
	const struct ce_challenge *ch = &v->t.challenge[c];
	int other = ch->attacker == v->seat ? ch->defender : ch->attacker;
	if (v->n_hand)
		buf_printf(b, "deal %s in c%d: i give 1 card", ce_colours[other],
			   c + 1);
	else
		buf_printf(b, "deal %s in c%d: no", ce_colours[other], c + 1);
	return true;
}

/* The Edict that was named, if it is held and may be played now, else any. */
static bool edict_example(struct parse *p, struct buf *b)
{
	const struct ce_view *v = view_of(p);
	int named = p->hint[HINT_CARD] - 1,
	    c = p->hint[HINT_CHALLENGE] ? p->hint[HINT_CHALLENGE] : 1;
	bool any = !card_is_edict(named);

	if ((any || named == CARD_PLAGUE) && cw_count_hand(v, CARD_PLAGUE))
		for (int s = 0; s < v->t.n_seats; s++)
			if (s != v->seat && ce_in_game(&v->t, s) && !b->n)
				buf_printf(b, "play plague on %s", ce_colours[s]);
	if (!b->n && (any || named == CARD_MOBIUS_TUBES) &&
	    cw_count_hand(v, CARD_MOBIUS_TUBES))
		buf_z(b, "play mobius tubes");
	if (!b->n && (any || named == CARD_EMOTION_CONTROL) &&
	    cw_count_hand(v, CARD_EMOTION_CONTROL))
		buf_printf(b, "play emotion control on c%d", c);
	if (!b->n && named == CARD_COSMIC_ZAP)
		for (int s = 0; s < v->t.n_seats; s++)
			if (s != v->seat && v->t.power[s].id && !b->n)
				buf_printf(b, "zap %s's power", ce_colours[s]);
	if (!b->n && named == CARD_FORCE_FIELD)
		buf_printf(b, "play force field on all allies in c%d", c);
	for (int i = 0; !b->n && named == CARD_STELLAR_GAS && i < v->t.n_challenges;
	     i++)
		if (v->t.challenge[i].owed > 0)
			buf_printf(b, "play stellar gas in c%d", i + 1);
	return b->n > 0;
}

static bool lose_example(struct parse *p, struct buf *b)
{
	const struct ce_view *v = view_of(p);
	int system, planet;

	if ((!v->t.plague[v->seat] && pick(p, has_deal) < 0) ||
	    !cw_best_source(p, &system, &planet))
		return false;
	buf_printf(b, "lose 1 from %s %d", ce_colours[system], planet);
	return true;
}

/* What the phase is about, where nothing is known of the line. */
static int usual_verb(struct parse *p)
{
	const struct ce_view *v = view_of(p);

	switch (v->t.phase) {
	case 1:
		return CE_ATTACK;
	case 2:
		return pick(p, is_mine) >= 0 ? CE_INVITE : CE_ALLY;
	case 3:
		return CE_CARD;
	default:
		return pick(p, has_deal) >= 0     ? CE_DEAL
		       : pick(p, has_reward) >= 0 ? CE_REWARD
						  : CE_OWN_COLOUR;
	}
}

bool cw_example_order(struct parse *p, int verb, struct buf *b)
{
	const struct ce_view *v = view_of(p);
	int c;

	switch (verb ? verb : usual_verb(p)) {
	case CE_ATTACK:
	case CE_RESETTLE:
		return v->t.phase == 1 && attack_example(p, b);
	case CE_RELEASE:
		return v->t.phase == 1 &&
		       place_example(p, b, "release", v->t.warp[v->seat]);
	case CE_LIMBO_TO:
		return place_example(p, b, "limbo", v->t.limbo[v->seat]);
	case CE_INVITE:
		c = pick(p, is_mine);
		if (v->t.phase == 2 && c >= 0)
			buf_printf(b, "invite everyone in c%d", c + 1);
		break;
	case CE_ALLY:
		return v->t.phase == 2 && ally_example(p, b);
	case CE_DEFEND:
		return v->t.phase == 2 && defend_example(p, b);
	case CE_CARD:
		return v->t.phase == 3 && card_example(p, b);
	case CE_DEAL:
		return v->t.phase == 4 && deal_example(p, b);
	case CE_REWARD:
		c = pick(p, has_reward);
		if (v->t.phase == 4 && c >= 0)
			buf_printf(b, "reward c%d: %d cards", c + 1,
				   v->t.challenge[c].reward[v->seat]);
		break;
	case CE_OWN_COLOUR:
		if (v->t.phase >= 3)
			buf_z(b, "own colour: redraw");
		break;
	case CE_EDICT:
		return edict_example(p, b);
	case CE_LOSE:
		return lose_example(p, b);
	default:
		break;
	}
	return b->n > 0;
}
