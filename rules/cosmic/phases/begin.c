/* Steps a, b and d, which all phases share.
 * SPDX-License-Identifier: ISC */
#include "rules/cosmic/phases/begin.h"

#include <string.h>

#include "rules/cosmic/engine/defaults.h"
#include "rules/cosmic/engine/effect.h"
#include "rules/cosmic/engine/tokens.h"
#include "rules/cosmic/table/cosmic_event.h"

enum { PLAGUE_TOKENS = 3 };

/* Plague [R20b] ----------------------------------------------------------------------
 */

static bool is_attack(int card)
{
	return card_is_attack(card);
}
static bool is_compromise(int card)
{
	return card == CARD_COMPROMISE;
}
static bool is_edict(int card)
{
	return card_is_edict(card);
}
static bool is_flare(int card)
{
	return card_is_flare(card);
}
static bool (*const card_types[])(int) = {is_attack, is_compromise, is_edict, is_flare};
enum { CARD_TYPES = sizeof card_types / sizeof *card_types };

/* Is everything there that the order gives up? */
static bool read_loss(struct ce_board *b, int seat, const struct ce_order *o,
		      bool nearest, void *plan)
{
	struct ce_pile free = ce_losable_tokens(b->t, seat), out = {{0}};
	bool whole =
		ce_take_told(b, "R-165", &o->lose.from, CE_TOKENS * 2, &free, &out);

	(void)plan;
	for (int i = 0; i < o->lose.n_cards; i++)
		if (!ce_holds(b->s, seat, o->lose.card[i]))
			whole = ce_cannot(b, "R-166",
					  "a card of it is not in the hand");
		else if (!ce_holds_struck(b->s, seat, o->lose.card[i]))
			whole = ce_cannot(
				b, "R-080",
				"a card of it was dealt since the Plague struck");
	return whole || nearest;
}

struct losses {
	int quota[CARD_TYPES];
	int tokens;
	struct ce_pile free, out;
};

static void give_card(struct ce_board *b, int seat, struct losses *l, int card)
{
	for (int type = 0; type < CARD_TYPES; type++)
		if (card_types[type](card) && l->quota[type] &&
		    ce_holds_struck(b->s, seat, card)) {
			l->quota[type]--;
			ce_discard(b, seat, card, CAUSE_PLAGUE);
		}
}

/* Gives up the cards that the victim named, as far as they are owed. */
static void give_named(struct ce_board *b, int seat, struct losses *l, bool plague)
{
	for (int i = -1; (i = ce_next_slot(b, seat, CE_LOSE, i)) >= 0;) {
		const struct ce_order *o = ce_pick(b, i, read_loss, NULL);
		if (!o || o->challenge >= 0 || /* for a deal that failed */
		    !(o->lose.unsaid || o->lose.plague == plague))
			continue;
		for (int k = 0; k < o->lose.n_cards; k++)
			give_card(b, seat, l, o->lose.card[k]);
		ce_take_parts(b->t, &o->lose.from, l->tokens - ce_pile_sum(&l->out),
			      &l->free, &l->out);
	}
}

/* Counts the cards of that type that the Plague may take. */
static int count_type(const struct ce_board *b, int seat, bool (*is)(int))
{
	const struct ce_hand *h = &b->s->h.hand[seat];
	int n = 0;

	for (int i = 0; i < h->n; i++)
		n += is(h->card[i]) && !h->safe[i];
	return n;
}

static void tell_random_card(struct ce_board *b, int seat, int card)
{
	char name[CARD_NAME_MAX];

	if (card == CARD_NONE || !ce_is_told(b))
		return;
	card_name(card, name);
	ce_tell_chance(b, seat, "PC-20.4", "%s is lost to the Plague", name);
}

static void pay_plague(struct ce_board *b, int seat)
{
	int plagues = b->t->plague[seat], draws = 0;
	struct losses l = {.tokens = PLAGUE_TOKENS * plagues,
			   .free = ce_losable_tokens(b->t, seat)};

	for (int type = 0; type < CARD_TYPES; type++) {
		int held = count_type(b, seat, card_types[type]);
		l.quota[type] = held < plagues ? held : plagues;
	}
	b->t->plague[seat] = 0;
	give_named(b, seat, &l, true);
	for (int type = 0; type < CARD_TYPES; type++)
		while (l.quota[type]-- > 0) {
			int card = ce_random_struck_card(b, "plague.card", seat,
							 draws++, card_types[type]);
			tell_random_card(b, seat, card);
			if (card != CARD_NONE) /* it may have been played just now */
				ce_discard(b, seat, card, CAUSE_PLAGUE);
		}
	memset(b->s->h.hand[seat].safe, 0, sizeof b->s->h.hand[seat].safe);
	struct ce_pile named = l.out;
	ce_random_tokens(b, "plague.token", seat, l.tokens - ce_pile_sum(&l.out), false,
			 &l.free, &l.out);
	ce_tell_chance_tokens(b, seat, "PC-20.4", "tokens lost to the Plague", &named,
			      &l.out);
	ce_lose(b, seat, -1, &l.out, CAUSE_PLAGUE);
}

/* For a Power's doing: tokens only [SP-10]. */
static void pay_loss(struct ce_board *b, int seat)
{
	struct losses l = {.tokens = b->t->loss[seat],
			   .free = ce_losable_tokens(b->t, seat)};

	b->t->loss[seat] = 0;
	give_named(b, seat, &l, false);
	ce_random_tokens(b, "loss.token", seat, l.tokens - ce_pile_sum(&l.out), false,
			 &l.free, &l.out);
	ce_take_along(b, seat, &l.out);
}

static void pay_losses(struct ce_board *b)
{
	for (int k = 0; k < b->t->n_seats; k++) {
		int seat = ce_from_lead(b->t, k);
		if (b->t->plague[seat])
			pay_plague(b, seat);
		if (b->t->loss[seat])
			pay_loss(b, seat);
	}
}

/* Powers -----------------------------------------------------------------------------
 */

/* Step b tells which Powers work in the phase. A Power lost in a phase is lost when the
 * phase's work is done, and is not given back before step b [SP-3, R-116, R-117]. */
static void fix_powers(struct ce_board *b, bool regain)
{
	for (int i = 0; i < CE_INSTANCES; i++) {
		struct ce_power *power = &b->t->power[i];
		const struct ce_power_rule *rule =
			ce_power_rule(b->p->catalog, power->id);
		int seat = ce_power_owner(b->t, i);
		if (!rule || !ce_in_game(b->t, seat))
			continue;
		struct ce_act act = ce_act_new(ACT_POWER);
		act.seat = (int8_t)seat;
		act.value = (int16_t)i;
		act.n = rule->cannot_be_lost ||
			ce_home_bases(b->t, seat) >= CE_HOME_BASES;
		act.asked = !regain;
		power->fades = 0;
		if (act.n != power->on && (regain || !act.n))
			ce_propose(b, &act);
	}
}

static bool any_losses(const struct ce_table *t)
{
	for (int seat = 0; seat < t->n_seats; seat++)
		if (t->plague[seat] || t->loss[seat])
			return true;
	return false;
}

void ce_step_begin(struct ce_board *b)
{
	b->step_a = true;
	if (any_losses(b->t))
		ce_arm(b); /* arms the uses that save tokens, and those that stop
			      them */
	else
		ce_arm_powers(b);
	pay_losses(b); /* a */
	ce_settle_losses(b);
	b->step_a = false;
	fix_powers(b, true); /* b */
	ce_arm_powers(b);
}

void ce_lose_powers(struct ce_board *b)
{
	fix_powers(b, false);
}

/* Limbo ------------------------------------------------------------------------------
 */

static bool read_places(struct ce_board *b, int seat, const struct ce_order *o,
			bool nearest, void *plan)
{
	struct ce_pile *out = plan;

	*out = (struct ce_pile){{0}};
	return (ce_places_told(b, seat, &o->to, b->t->limbo[seat], out) || nearest) &&
	       ce_pile_sum(out) > 0;
}

/* Places the tokens that no order names: a Power may know a place for them [H35,
 * standing]. */
static void place_rest(struct ce_board *b, int seat)
{
	struct ce_act act = ce_act_new(ACT_WINDOW);

	act.seat = (int8_t)seat;
	act.n = b->t->limbo[seat];
	if (act.n && b->n_users)
		ce_call(b, HOOK_LIMBO, &act);
}

/* Did they order nothing, or could it not be done? */
static void tell_limbo(struct ce_board *b, int seat)
{
	bool one = b->t->limbo[seat] == 1;

	if (ce_next_slot(b, seat, CE_LIMBO_TO, -1) >= 0)
		ce_tell_default(b, seat, "R-203",
				"%d token%s in Limbo: no order could place %s",
				b->t->limbo[seat], one ? " stays" : "s stay",
				one ? "it" : "them");
	else
		ce_tell_default(b, seat, "R-203",
				"%d token%s in Limbo: no order named a place for %s",
				b->t->limbo[seat], one ? " stays" : "s stay",
				one ? "it" : "them");
}

void ce_step_limbo(struct ce_board *b)
{
	for (int k = 0; k < b->t->n_seats; k++) {
		int seat = ce_from_lead(b->t, k);
		struct ce_pile out;
		for (int i = -1; (i = ce_next_slot(b, seat, CE_LIMBO_TO, i)) >= 0;) {
			if (!b->t->limbo[seat] || !ce_pick(b, i, read_places, &out))
				continue;
			for (int at = 0; at < CE_AT_LIMBO; at++)
				ce_place(b, seat, out.n[at], at);
		}
		place_rest(b, seat);
		if (b->t->limbo[seat])
			tell_limbo(b, seat);
	}
}

void ce_step_declare(struct ce_board *b)
{
	ce_window(b, HOOK_DECLARE, -1);
}

/* A card that is handed out may be seen at the end; one that is played there is handed
 * out too. */
void ce_step_end(struct ce_board *b)
{
	ce_hand_out_late(b);
	ce_window(b, HOOK_STEP_END, -1);
	ce_hand_out_late(b);
}
