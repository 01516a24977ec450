/* Phase 2: defence and alliances.
 *
 *   a losses   b Powers   d Limbo   e the defender divides their tokens
 *   f invitations and answers are matched   g allied tokens leave their bases
 *   h Powers that look at or move cards; Plague   i refill of short hands
 *
 * SPDX-License-Identifier: ISC */
#include "rules/cosmic/engine/defaults.h"
#include "rules/cosmic/engine/effect.h"
#include "rules/cosmic/engine/tokens.h"
#include "rules/cosmic/phases/begin.h"
#include "rules/cosmic/phases/choice.h"
#include "rules/cosmic/phases/phases.h"
#include "rules/cosmic/table/cosmic_event.h"

/* Step f: invitations ----------------------------------------------------- */

static bool read_invitation(struct ce_board *b, int seat, const struct ce_order *o,
			    bool nearest, void *plan)
{
	(void)nearest;
	(void)plan;
	return (o->challenge >= 0 && o->challenge < b->t->n_challenges &&
		ce_is_main(&b->t->challenge[o->challenge], seat)) ||
	       ce_cannot(b, "PC-8.1",
			 "only a main player of a challenge may invite allies");
}

/* "All" is every player who is not main in it; nobody asks one who leaves
 * [R-077]. */
static void invite(struct ce_board *b, int seat, const struct ce_order *o)
{
	const struct ce_challenge *c = &b->t->challenge[o->challenge];
	struct ce_act act = ce_act_new(ACT_INVITE);

	act.seat = (int8_t)seat;
	act.challenge = o->challenge;
	act.side = c->attacker == seat ? CE_ATTACK_SIDE : CE_DEFENCE_SIDE;
	act.seats = (uint8_t)(o->invite.seats & b->t->in_game & ~b->t->marked &
			      ~(1U << c->attacker) & ~(1U << c->defender));
	ce_propose(b, &act);
}

/* A main player who says nothing asks nobody. */
static void tell_unasked(struct ce_board *b, int seat, unsigned asked)
{
	struct buf text = buf_in(b->tr->a);

	for (int c = 0; c < b->t->n_challenges; c++)
		if (ce_is_main(&b->t->challenge[c], seat) && !(asked >> c & 1))
			buf_printf(&text, "%sC%d", text.n ? ", " : "", c + 1);
	struct str list = buf_str(&text);
	if (list.n)
		ce_tell_default(b, seat, "R-203", "nobody is asked into " PRI_STR,
				STR_ARG(list));
}

static void invite_all(struct ce_board *b, int seat)
{
	unsigned asked = 0;

	for (int i = -1; (i = ce_next_slot(b, seat, CE_INVITE, i)) >= 0;) {
		const struct ce_order *o = ce_pick(b, i, read_invitation, NULL);
		if (!o)
			continue;
		asked |= 1U << o->challenge;
		invite(b, seat, o);
	}
	if (ce_is_told(b) && ce_in_game(b->t, seat) &&
	    !(b->p->declined[seat] >> CE_INVITE & 1))
		tell_unasked(b, seat, asked);
}

/* Answers [R-064..R-078] -------------------------------------------------- */

struct join_plan {
	int side;
	struct ce_pile pile;
};

/* The side ordered, or the only one that asked. */
static int side_of(const struct ce_challenge *c, int seat, const struct ce_order *o)
{
	bool attack = c->invited[0] >> seat & 1, defence = c->invited[1] >> seat & 1;

	if (o->ally.side != CE_NO_SIDE)
		return o->ally.side;
	return attack == defence ? CE_NO_SIDE
	       : attack          ? CE_ATTACK_SIDE
				 : CE_DEFENCE_SIDE;
}

static bool may_join(struct ce_board *b, int seat, const struct ce_order *o, int side)
{
	const struct ce_challenge *c = &b->t->challenge[o->challenge];
	struct ce_act act = ce_act_new(ACT_WINDOW);

	act.seat = (int8_t)seat;
	act.challenge = o->challenge;
	act.side = (int8_t)side;
	act.asked = c->invited[side - 1] >> seat & 1;
	b->asking = true; /* Powers that come uninvited use themselves at the join */
	ce_call(b, HOOK_INVITE, &act);
	b->asking = false;
	int main = side == CE_ATTACK_SIDE ? c->attacker : c->defender;
	return act.asked && !act.forbidden && !(b->t->marked >> main & 1);
}

/* From the planet with most free tokens; equal: home first, then lowest number.
 */
static int richest(const struct ce_pile *free, int seat)
{
	int best = -1;

	for (int k = 0; k < CE_SEATS; k++)
		for (int p = 1; p <= CE_PLANETS; p++) {
			int system = k == 0 ? seat : k <= seat ? k - 1 : k;
			int at = ce_at_planet(system, p);
			if (best < 0 || free->n[at] > free->n[best])
				best = at;
		}
	return best;
}

static void take_richest(struct ce_pile *free, int seat, int n, struct ce_pile *out)
{
	while (n > 0) {
		int at = richest(free, seat);
		int take = free->n[at] < n ? free->n[at] : n;
		if (!take)
			return;
		free->n[at] = (uint8_t)(free->n[at] - take);
		out->n[at] = (uint8_t)(out->n[at] + take);
		n -= take;
	}
}

/* Says why they cannot join. Always returns false. */
static bool stays_out(struct ce_board *b, int seat, const struct ce_order *o, int side)
{
	const struct ce_challenge *c = &b->t->challenge[o->challenge];
	int number = o->challenge + 1;
	bool attack = c->invited[0] >> seat & 1, defence = c->invited[1] >> seat & 1;

	if (ce_is_main(c, seat))
		return ce_cannot(b, "R-068", "a main player of C%d cannot ally in it",
				 number);
	if (c->side[seat])
		return ce_cannot(b, "R-066", "another order joins C%d already", number);
	if (!attack && !defence)
		return ce_cannot(b, "R-065", "nobody invited this ally into C%d",
				 number);
	if (side == CE_NO_SIDE)
		return ce_cannot(
			b, "R-075",
			"both sides of C%d invited this ally, and the order names neither",
			number);
	int main = side == CE_ATTACK_SIDE ? c->attacker : c->defender;
	if (b->t->marked >> main & 1)
		return ce_cannot(b, "R-077", "%s is played at random",
				 ce_colour_names[main]);
	if (!(side == CE_ATTACK_SIDE ? attack : defence))
		return ce_cannot(b, "R-065", "%s did not invite this ally into C%d",
				 ce_colour_names[main], number);
	return ce_cannot(b, "H20", "a Power keeps this ally out of C%d", number);
}

static bool read_answer(struct ce_board *b, int seat, const struct ce_order *o,
			bool nearest, void *plan)
{
	struct join_plan *p = plan;
	const struct ce_tokens *sent = &o->ally.sent;

	p->pile = (struct ce_pile){{0}};
	if (o->verb != CE_ALLY)
		return false;
	if (o->challenge < 0 || o->challenge >= b->t->n_challenges)
		return ce_cannot(b, "R-064", "there is no such challenge");
	const struct ce_challenge *c = &b->t->challenge[o->challenge];
	p->side = side_of(c, seat, o);
	if (ce_is_main(c, seat) || c->side[seat] || p->side == CE_NO_SIDE ||
	    !may_join(b, seat, o, p->side))
		return stays_out(b, seat, o, p->side);
	struct ce_pile free = ce_free_tokens(b->t, seat);
	b->asking = true;
	int limit = ce_limit(b, HOOK_JOIN_LIMIT, seat, o->challenge);
	b->asking = false;
	bool whole = ce_take_told(b, "R-017", sent, limit, &free, &p->pile);
	if (!sent->n_parts) {
		int n = sent->total == CE_ALL_TOKENS ? limit : sent->total;
		whole = n <= limit || ce_cannot(b, "R-073", "at most %d may go", limit);
		n = n == CE_UNSAID ? 1 : n < limit ? n : limit; /* */
		take_richest(&free, seat, n, &p->pile);
		if (ce_pile_sum(&p->pile) != n)
			whole = ce_cannot(b, "R-017",
					  "there are not %d tokens that may go", n);
	}
	return (whole || nearest) && ce_pile_sum(&p->pile) > 0;
}

/* false: it was forbidden. */
static bool answer(struct ce_board *b, int seat, int slot)
{
	struct join_plan p = {0};
	const struct ce_order *o = ce_pick(b, slot, read_answer, &p);
	struct ce_act act = ce_act_new(ACT_JOIN);

	if (!o)
		return true;
	act.seat = (int8_t)seat;
	act.challenge = o->challenge;
	act.side = (int8_t)p.side;
	act.asked = b->t->challenge[o->challenge].invited[p.side - 1] >> seat & 1;
	act.pile = p.pile;
	bool stands = ce_propose(b, &act);
	if (stands)
		ce_tell_fewer(b, slot, &p.pile, &act.pile);
	return stands;
}

/* If a Power was stopped that would have let them join, the order is read once more as
 * it can be carried out without it. */
static void answer_all(struct ce_board *b, int seat)
{
	for (int i = -1; (i = ce_next_slot(b, seat, CE_ALLY, i)) >= 0;)
		if (!answer(b, seat, i))
			answer(b, seat, i);
}

/* Step i: too few cards [R13, R-079..R-090] ------------------------------- */

/* A further attack of theirs is made only if a card is left for it [CP-2.19]. */
static int n_main(const struct ce_table *t, int seat)
{
	int n = 0;

	for (int i = 0; i < t->n_challenges; i++) {
		const struct ce_challenge *c = &t->challenge[i];
		bool extra = c->extra && c->attacker == seat;
		n += ce_is_main(c, seat) && !ce_is_off(c) && !extra;
	}
	return n;
}

/* Challenge cards that the seat must hold; Powers may need fewer. */
static int n_needed(struct ce_board *b, int seat)
{
	struct ce_act act = ce_act_new(ACT_WINDOW);

	act.seat = (int8_t)seat;
	act.n = (int16_t)n_main(b->t, seat);
	b->asking = true;
	ce_call(b, HOOK_CARDS_NEEDED, &act);
	b->asking = false;
	return act.n;
}

/* Challenge cards that will be left when the Plague is paid: it takes no card that came
 * since. */
static int n_playable(const struct ce_board *b, int seat)
{
	const struct ce_hand *h = &b->s->h.hand[seat];
	int attacks = 0, compromises = 0, plagues = b->t->plague[seat];

	for (int i = 0; i < h->n; i++) {
		attacks += card_is_attack(h->card[i]) && !h->safe[i];
		compromises += h->card[i] == CARD_COMPROMISE && !h->safe[i];
	}
	return ce_hand_challenge_cards(b->s, seat) -
	       (attacks < plagues ? attacks : plagues) -
	       (compromises < plagues ? compromises : plagues);
}

static unsigned find_short(struct ce_board *b)
{
	unsigned seats = 0;

	for (int seat = 0; seat < b->t->n_seats; seat++)
		if (ce_in_game(b->t, seat) && n_playable(b, seat) < n_needed(b, seat))
			seats |= 1U << seat;
	return seats;
}

/* The phase's last step, and the dearest, as the piles are shuffled: a trial goes
 * without it, for no order or condition of the phase can see the new cards. */
static void refill(struct ce_board *b)
{
	unsigned seats, refused = 0;

	if (b->trial && !ce_is_watched(b, HOOK_NEW_HAND) &&
	    !ce_is_watched(b, HOOK_DRAW))
		return;
	while ((seats = find_short(b) & ~refused) &&
	       (b->s->h.n_deck || b->t->n_discard)) {
		for (int seat = 0; seat < b->t->n_seats; seat++) {
			struct ce_hand *h = &b->s->h.hand[seat];
			struct ce_act act = ce_act_new(ACT_NEW_HAND);
			if (!(seats >> seat & 1))
				continue;
			act.seat = (int8_t)seat;
			act.n = 7;
			if (!ce_propose(b, &act)) {
				refused |= 1U << seat;
				seats &= ~(1U << seat);
				continue;
			}
			for (int i = 0; i < h->n; i++) /* */
				h->old[i] = !act.asked || !card_is_edict(h->card[i]);
		}
		b->t->refilled |= (uint8_t)seats;
		ce_deal_hands(b, seats, 7);
	}
}

void ce_phase_allies(struct ce_board *b)
{
	int n = b->t->n_seats;

	ce_step_begin(b); /* a, b */
	ce_step_limbo(b); /* d */
	ce_arm(b);
	for (int k = 0; k < n; k++)
		ce_step_divide(b, ce_from_lead(b->t, k)); /* e */
	for (int k = 0; k < n; k++)
		invite_all(b, ce_from_lead(b->t, k)); /* f */
	for (int k = 0; k < n; k++)
		answer_all(b, ce_from_lead(b->t, k)); /* g */
	for (int c = 0; c < b->t->n_challenges; c++)
		ce_window(b, HOOK_ALLIED, c);
	for (int c = 0; c < b->t->n_challenges; c++)
		ce_window(b, HOOK_PRE_CARD, c); /* h */
	ce_step_declare(b);
	refill(b); /* i */
	ce_note_card_rules(b);
	ce_step_end(b);
	b->t->phase = 3;
}
