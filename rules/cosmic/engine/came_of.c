/* The fate of the orders that were taken: cards that stayed in the hand or were lost
 * before they could be played; orders that waited for something that did not come up;
 * offers that nobody took; what a Zap stopped, wholly or in part. For the trace alone.
 * SPDX-License-Identifier: ISC */
#include "rules/cosmic/engine/deck.h"
#include "rules/cosmic/engine/whiteboard.h"
#include "rules/cosmic/table/cosmic_event.h"

/* A Flare that is ordered for one challenge was not played by its use in another. */
static bool is_deed_of(const struct ce_deed *d, int seat, int card, int challenge)
{
	return d->seat == seat && d->card == card &&
	       (challenge < 0 || d->challenge < 0 || d->challenge == challenge);
}

static bool was_played(const struct ce_board *b, int slot, int card, int challenge)
{
	const struct ce_slot *s = &b->p->slots[slot];

	for (int i = 0; card_is_edict(card) && i < b->n_spent; i++)
		if (b->spent[i] == slot)
			return true;
	for (int i = 0; card_is_flare(card) && i < b->n_deeds; i++)
		if (is_deed_of(&b->deed[i], s->seat, card, challenge))
			return true;
	return false;
}

static int card_of(const struct ce_order *o)
{
	return o->verb == CE_EDICT ? o->edict.edict : o->power.flare;
}

static const char *kept_mark(int card)
{
	return card == CARD_COSMIC_ZAP ? "R-157"
	       : card == CARD_FLAREZAP ? "R-192"
	       : card_is_flare(card)   ? "R-190"
				       : "R-011";
}

static const struct ce_user *user_of(const struct ce_board *b, int slot)
{
	for (int i = 0; i < b->n_users; i++)
		if (b->user[i].slot == slot)
			return &b->user[i];
	return NULL;
}

/* Acts of a seat that a Zap stopped, and those that stood. Both are told to all. */
struct stops {
	int acted, stopped,
		where; /* where: a challenge in which it was stopped, or -1 */
};

/* `card` 0: its Powers; else that Flare. Of an order for one challenge, those there. */
static struct stops stops_of(const struct ce_board *b, int seat, int card,
			     int challenge)
{
	const int acted = card ? EV_FLARE : EV_USE,
		  stopped = card ? EV_FLARE_STOPPED : EV_STOPPED, at = card ? 2 : 1;
	struct stops n = {0, 0, -1};

	for (int i = 0; i < b->ev->n; i++) {
		const struct event *e = &b->ev->e[i];
		if ((e->kind != acted && e->kind != stopped) || e->arg[0] != seat ||
		    (card && e->arg[1] != card) ||
		    (challenge >= 0 && e->arg[at] >= 0 && e->arg[at] != challenge))
			continue;
		n.acted += e->kind == acted;
		n.stopped += e->kind == stopped;
		if (e->kind == stopped)
			n.where = (int)e->arg[at];
	}
	return n;
}

/* What stopped that Flare of the seat: a Flarezap, with which it is discarded, or another Flare, after which it is kept. */
static const char *stopper_of(const struct ce_board *b, int seat, int card)
{
	return ce_holds(b->s, seat, card)
		       ? "a Flare of another player stopped the Flare"
		       : "a Flarezap stopped the Flare";
}

static const char *stop_mark(const struct ce_board *b, int seat, int card)
{
	return !card ? "R-154" : ce_holds(b->s, seat, card) ? "PC-F.4" : "R-192";
}

/* "a Cosmic Zap stopped the Power in C2" */
static struct str stop_words(const struct ce_board *b, const struct stops *n, int seat,
			     int card)
{
	struct buf text = buf_in(b->tr->a);

	buf_z(&text,
	      card ? stopper_of(b, seat, card) : "a Cosmic Zap stopped the Power");
	if (n->where >= 0)
		buf_printf(&text, " in C%d", n->where + 1);
	return buf_str(&text);
}

/* The order was chosen as the phase began, and told as used: this is what became of it. */
static void tell_instead(struct ce_board *b, const struct ce_slot *s, int a,
			 enum trace_what what, const char *rule)
{
	trace_take_back(b->tr, s->seat, s->number, s->first + a);
	trace_step(b->tr, what, s->seat, s->number, s->first + a, rule,
		   s->slot->alternatives[s->first + a].text);
}

/* Tells of an order that a Zap stopped; false: none did. */
static bool tell_stopped(struct ce_board *b, const struct ce_slot *s, int a,
			 const struct ce_order *o, int card)
{
	const struct stops n = stops_of(b, s->seat, card, o->challenge);
	const char *rule = stop_mark(b, s->seat, card);

	if (!n.stopped)
		return false;
	struct str why = stop_words(b, &n, s->seat, card);
	if (n.acted) {
		trace_in_part(b->tr, s->seat, s->number, s->first + a, rule, PRI_STR,
			      STR_ARG(why));
		return true;
	}
	tell_instead(b, s, a, TRACE_UNABLE, rule);
	trace_add(b->tr, s->seat, rule, "because: " PRI_STR, STR_ARG(why));
	return true;
}

/* The Flare of the seat that was stopped; CARD_NONE: there is none. */
static int stopped_flare(const struct ce_board *b, int seat)
{
	for (int i = 0; i < b->ev->n; i++)
		if (b->ev->e[i].kind == EV_FLARE_STOPPED && b->ev->e[i].arg[0] == seat)
			return (int)b->ev->e[i].arg[1];
	return CARD_NONE;
}

void ce_tell_fewer(struct ce_board *b, int slot, const struct ce_pile *wanted,
		   const struct ce_pile *went)
{
	int taken = b->seen[slot].taken;
	const struct ce_slot *s = &b->p->slots[slot];

	if (!ce_is_told(b) || taken < 0)
		return;
	int all = ce_pile_sum(wanted), n = ce_pile_sum(went);
	if (n >= all)
		return;
	bool power = stops_of(b, s->seat, CARD_NONE, -1).stopped;
	int flare = power ? CARD_NONE : stopped_flare(b, s->seat);
	const char *what = power   ? "a Cosmic Zap stopped the Power"
			   : flare ? stopper_of(b, s->seat, flare)
				   : NULL;
	const char *rule = power   ? "R-154"
			   : flare ? stop_mark(b, s->seat, flare)
				   : "R-192";
	trace_in_part(b->tr, s->seat, s->number, s->first + taken, rule,
		      "%d of %d tokens went: %s%snothing let more go", n, all,
		      what ? what : "", what ? ", so " : "");
}

/* */
static void tell_lost_use(struct ce_board *b, int seat, const struct ce_order *o)
{
	const struct stops n = stops_of(b, seat, CARD_NONE, o->challenge);

	if (n.stopped)
		trace_add(b->tr, seat, "R-193",
			  "because: " PRI_STR ", and the Super strengthens only that",
			  STR_MADE(b->tr->a, stop_words(b, &n, seat, CARD_NONE)));
}

static void tell_card(struct ce_board *b, int slot, int a, const struct ce_order *o)
{
	const struct ce_slot *s = &b->p->slots[slot];
	int card = card_of(o);

	if (was_played(b, slot, card, o->challenge)) {
		if (card_is_flare(card))
			(void)tell_stopped(b, s, a, o, card);
		return;
	}
	bool holds = ce_holds(b->s, s->seat, card);
	tell_instead(b, s, a, holds ? TRACE_KEPT : TRACE_GONE, kept_mark(card));
	const struct ce_user *u = user_of(b, slot);
	if (holds && u && u->kind == USER_FLARE &&
	    ce_flare_is_used_up(b, u, o->challenge))
		trace_add(b->tr, s->seat, "R-190",
			  "because: this Flare has already acted in this turn");
	else if (holds && u && u->kind == USER_FLARE && u->super)
		tell_lost_use(b, s->seat, o);
}

/* What was chosen when the phase began and read again later, when it could no longer be carried out, was not used: a card that the Plague
 * took in between, an ally or an attack whose Power was stopped, a card that a Power drew for another challenge. */
static void take_back(struct ce_board *b, int slot)
{
	const struct ce_slot *s = &b->p->slots[slot];
	bool card = s->verb == CE_EDICT || s->verb == CE_FLARE;

	if (!card && s->verb != CE_ALLY && s->verb != CE_ATTACK && s->verb != CE_CARD)
		return;
	for (int a = 0; a < s->n; a++) {
		const struct ce_order *o = s->slot->alternatives[s->first + a].action;
		if (o && !(card && was_played(b, slot, card_of(o), o->challenge)))
			trace_last_counts(b->tr, s->seat, s->number, s->first + a);
	}
}

/* Is there an event of that kind about the seat? */
static bool has_event(const struct ce_board *b, enum ce_event kind, int seat)
{
	for (int i = 0; i < b->ev->n; i++)
		if (b->ev->e[i].kind == (int)kind && b->ev->e[i].arg[0] == seat)
			return true;
	return false;
}

static bool power_came_up(const struct ce_board *b, int seat)
{
	for (int i = 0; i < b->n_deeds; i++)
		if (b->deed[i].seat == seat && !b->deed[i].card)
			return true;
	return false;
}

static bool was_dealt(const struct ce_board *b, const struct ce_order *o)
{
	for (int i = 0; i < b->n_dealt; i++)
		if (b->dealt[i] == o)
			return true;
	return false;
}

static bool is_broken(const struct ce_board *b, int challenge)
{
	for (int i = 0; i < b->ev->n; i++)
		if (b->ev->e[i].kind == EV_DEAL_BROKEN &&
		    b->ev->e[i].arg[0] == challenge)
			return true;
	return false;
}

/* Was another offer of that decision the one that was matched? */
static bool is_beside_a_deal(const struct ce_board *b, const struct slot *s)
{
	for (int a = 0; a < s->n_alternatives; a++)
		if (s->alternatives[a].action &&
		    was_dealt(b, s->alternatives[a].action))
			return true;
	return false;
}

static enum trace_what offer_came_to(const struct ce_board *b, const struct ce_order *o)
{
	if (o->deal.none)
		return TRACE_WORDS;
	if (!was_dealt(b, o))
		return TRACE_UNANSWERED;
	return is_broken(b, o->challenge) ? TRACE_UNABLE : TRACE_WORDS;
}

/* The orders of some Powers hold to the end of the turn, which is not there yet. */
static bool stands_on(const struct ce_board *b, int seat)
{
	for (int i = 0; i < CE_INSTANCES; i++) {
		const struct ce_power_rule *rule =
			ce_power_rule(b->p->catalog, b->t->power[i].id);
		if (rule && rule->orders.keep == CE_KEEP_TURN && b->s->h.kept[i].n &&
		    ce_power_owner(b->t, i) == seat)
			return true;
	}
	return false;
}

/* Tells how an order that was taken came to nothing; TRACE_WORDS: it came to
 * something. */
static enum trace_what came_to(const struct ce_board *b, const struct ce_slot *s,
			       const struct ce_order *o)
{
	int seat = s->seat;

	if (o->verb == CE_OWN_COLOUR)
		return has_event(b, EV_OWN_COLOUR, seat) ||
				       has_event(b, EV_REDRAW, seat)
			       ? TRACE_WORDS
			       : TRACE_IDLE;
	/* A word to the owner of another Power, such as a patient's consent, is kept at once. */
	if (o->verb == CE_POWER && o->power.id && o->power.id != b->t->power[seat].id)
		return TRACE_WORDS;
	if (o->verb == CE_POWER)
		return power_came_up(b, seat) ? TRACE_WORDS
		       : stands_on(b, seat)   ? TRACE_HOLDS
		       : b->t->power[seat].on ? TRACE_IDLE
					      : TRACE_UNABLE;
	return o->verb == CE_DEAL ? offer_came_to(b, o) : TRACE_WORDS;
}

enum { HOMES_FOR_POWER = 3 };

/* Home bases may have come back since the step in which they were counted. */
static void tell_lost_power(struct ce_board *b, int seat)
{
	int now = ce_home_bases(b->t, seat);
	int n = now < HOMES_FOR_POWER ? now : ce_home_bases(&b->p->before->t, seat);

	if (n < HOMES_FOR_POWER)
		trace_add(
			b->tr, seat, "CB-4.1",
			"because: the Power is lost: it needs bases on %d home planets, and has %d",
			HOMES_FOR_POWER, n);
}

/* The reason why nothing came of it, where there is one to tell: the Power does not work, or the cards that were shown. */
static void tell_why_not(struct ce_board *b, const struct ce_slot *s,
			 enum trace_what what, const struct ce_order *o)
{
	int seat = s->seat;

	if (o->verb == CE_DEAL) {
		if (what == TRACE_UNANSWERED && is_beside_a_deal(b, s->slot))
			trace_add(b->tr, seat, "R-126",
				  "because: another offer became the deal");
		if (what == TRACE_UNABLE)
			trace_add(b->tr, seat, "R-134",
				  "because: what was promised could not be given");
	} else if (what == TRACE_UNABLE) {
		tell_lost_power(b, seat);
	} else if (o->verb == CE_OWN_COLOUR) {
		if (has_event(b, EV_DESTINY, seat))
			trace_add(b->tr, seat, "R-040",
				  "because: destiny gave %s another colour",
				  ce_colour_names[seat]);
		else if (b->t->phase == 4)
			trace_add(
				b->tr, seat, "R-008",
				"because: phase 4 takes place: destiny is drawn after it, by the orders of that phase");
	} else if (o->verb == CE_POWER && o->challenge >= 0) {
		const struct ce_challenge *c = &b->t->challenge[o->challenge];
		char attack[CARD_NAME_MAX], defence[CARD_NAME_MAX];
		if (!c->card[0] || !c->card[1])
			return;
		card_name(c->card[0], attack);
		card_name(c->card[1], defence);
		trace_add(b->tr, seat, "R-011", "because: in C%d %s met %s",
			  o->challenge + 1, attack, defence);
	}
}

static const char *mark_of(const struct ce_order *o, enum trace_what what)
{
	return o->verb == CE_DEAL && what == TRACE_UNABLE ? "R-134" : "R-011";
}

void ce_tell_kept(struct ce_board *b)
{
	for (int i = 0; i < b->p->n_slots && ce_is_told(b); i++) {
		const struct ce_slot *s = &b->p->slots[i];
		int taken = b->seen[i].taken;
		take_back(b, i);
		if (taken < 0)
			continue;
		const struct alternative *alt =
			&s->slot->alternatives[s->first + taken];
		const struct ce_order *o = alt->action;
		if (!o)
			continue;
		if (s->verb == CE_EDICT || s->verb == CE_FLARE) {
			tell_card(b, i, taken, o);
			continue;
		}
		if (o->verb == CE_POWER && !o->power.no &&
		    tell_stopped(b, s, taken, o, CARD_NONE))
			continue;
		enum trace_what what = came_to(b, s, o);
		if (what == TRACE_WORDS)
			continue;
		tell_instead(b, s, taken, what, mark_of(o, what));
		tell_why_not(b, s, what, o);
	}
}
