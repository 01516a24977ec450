/* Tells the orders that are still owed, as a sentence.
 * SPDX-License-Identifier: ISC */
#include "base/arena.h"
#include "base/locale.h"
#include "orders/vocab.h"
#include "rules/cosmic/report/report.h"
#include "rules/cosmic/table/order.h"
#include "rules/cosmic/words/words_parts.h"

/* A list of needs that becomes "a, b, and c". */
struct needs {
	const struct ce_view *v;
	const struct sheet *sheet;
	struct buf *out;
	struct buf last; /* the newest, held back until it is known to be last */
	int n;
};

static void next(struct needs *l)
{
	if (l->last.n) {
		if (l->n > 1)
			buf_z(l->out, ", ");
		buf_add(l->out, buf_str(&l->last));
		l->last.n = 0;
	}
	l->n++;
}

static void finish(struct needs *l)
{
	if (l->n > 1)
		buf_z(l->out, _(", and "));
	buf_add(l->out, buf_str(&l->last));
}

/* Is slot about this decision? `challenge` CE_UNSAID: any. */
static bool is_about(const struct slot *s, int verb, int challenge)
{
	for (int i = 0; i < s->n_alternatives; i++) {
		const struct ce_order *o = s->alternatives[i].action;
		if (o && o->verb == verb &&
		    (challenge < 0 || o->challenge == challenge))
			return true;
	}
	return s->key.verb == verb &&
	       (challenge < 0 || s->key.a == challenge || s->key.a == SLOT_ANY);
}

static int said(const struct needs *l, int verb, int challenge)
{
	int n = 0;

	for (int i = 0; l->sheet && i < l->sheet->n_slots; i++)
		n += is_about(&l->sheet->slots[i], verb, challenge);
	return n;
}

/* To a Plague, or to a Power: an order for an open deal is for neither. */
static bool said_loss(const struct needs *l, bool plague)
{
	for (int i = 0; l->sheet && i < l->sheet->n_slots; i++)
		for (int k = 0; k < l->sheet->slots[i].n_alternatives; k++) {
			const struct ce_order *o =
				l->sheet->slots[i].alternatives[k].action;
			if (o && o->verb == CE_LOSE &&
			    (o->lose.unsaid ||
			     (o->lose.plague == plague && o->challenge < 0)))
				return true;
		}
	return false;
}

static bool any_token(const struct ce_view *v)
{
	const struct ce_table *t = &v->t;

	for (int system = 0; system < t->n_seats; system++)
		for (int planet = 0; planet < CE_PLANETS; planet++)
			if (t->planet[system][planet][v->seat])
				return true;
	return t->limbo[v->seat] || t->warp[v->seat];
}

/* "an attack on a YELLOW planet" */
static void need_attack_on(struct needs *l, int system)
{
	const char *name = ce_colours[system];

	struct buf upper = buf_in(l->out->a);

	for (const char *c = name; *c; c++)
		buf_char(&upper, (char)(*c - 'a' + 'A'));
	buf_printf(&l->last,
		   name[0] == 'o' ? _("an attack on an %.*s planet")
				  : _("an attack on a %.*s planet"),
		   STR_ARG(buf_str(&upper)));
	if (ce_words_reach_of(l->v, l->v->seat, CW_ANY_TARGET))
		buf_z(&l->last, _(" or, by your Power, on any other"));
}

/* An attack on that system that stands for no other; where there is one system only,
 * any. */
static bool said_attack(const struct needs *l, int system, uint64_t *used)
{
	bool any = l->v->t.n_destiny[l->v->seat] == 1;

	for (int i = 0; l->sheet && i < l->sheet->n_slots && i < 64; i++) {
		const struct slot *s = &l->sheet->slots[i];
		if (*used >> i & 1 || s->key.verb != CE_ATTACK)
			continue;
		const struct ce_order *o =
			s->n_alternatives ? s->alternatives[0].action : NULL;
		if (!any && (!o || o->attack.system != system))
			continue;
		*used |= (uint64_t)1 << i;
		return true;
	}
	return false;
}

static void need_attacks(struct needs *l)
{
	const struct ce_table *t = &l->v->t;
	int seat = l->v->seat;
	uint64_t used = 0;

	if (!any_token(l->v))
		return;
	/* Those after the first are made by who has leave to, and may be left out. */
	for (int i = 0; i < t->n_destiny[seat]; i++) {
		int system = t->destiny[seat][i];
		if (said_attack(l, system, &used) || i > 0)
			continue;
		next(l);
		if (system != seat)
			need_attack_on(l, system);
		else if (t->own[seat] == CE_OWN_RESETTLE)
			buf_z(&l->last,
			      _("an empty planet of your own to settle again"));
		else
			buf_z(&l->last,
			      _("an attack on another player's base in your own system"));
	}
}

/* Tokens that an attack takes straight out of the Warp or Limbo. */
static int sent_from(const struct needs *l, int where)
{
	int n = 0;

	for (int i = 0; l->sheet && i < l->sheet->n_slots; i++) {
		const struct slot *s = &l->sheet->slots[i];
		const struct ce_order *o =
			s->n_alternatives ? s->alternatives[0].action : NULL;
		for (int k = 0; o && o->verb == CE_ATTACK && k < o->attack.sent.n_parts;
		     k++)
			if (o->attack.sent.part[k].place.where == where)
				n += o->attack.sent.part[k].n > 0
					     ? o->attack.sent.part[k].n
					     : CE_SEND_MAX;
	}
	return n;
}

static void need_places(struct needs *l)
{
	const struct ce_table *t = &l->v->t;
	int limbo = t->limbo[l->v->seat] - sent_from(l, CE_IN_LIMBO);

	if (t->warp[l->v->seat] && !said(l, CE_RELEASE, CE_UNSAID) &&
	    !sent_from(l, CE_IN_WARP)) {
		next(l);
		int n = ce_n_released(t, l->v->seat);
		buf_printf(&l->last,
			   P_("a place for %d token out of the Warp",
			      "a place for %d tokens out of the Warp", n),
			   n);
	}
	if (limbo > 0 && !said(l, CE_LIMBO_TO, CE_UNSAID)) {
		next(l);
		buf_printf(&l->last,
			   P_("a place for %d Limbo token",
			      "a place for %d Limbo tokens", limbo),
			   limbo);
	}
}

/* Challenges in which the seat is a main player and has not ordered `verb`. */
static unsigned open_challenges(const struct needs *l, int verb)
{
	const struct ce_table *t = &l->v->t;
	unsigned open = 0;

	for (int i = 0; i < t->n_challenges; i++)
		if (ce_is_main(&t->challenge[i], l->v->seat) &&
		    t->challenge[i].result == CE_NOT_YET && !said(l, verb, i))
			open |= 1U << i;
	return open;
}

static bool same_planet(const struct ce_challenge *a, const struct ce_challenge *b)
{
	return a->system == b->system && a->planet == b->planet &&
	       a->defender == b->defender;
}

static void divided(struct needs *l, const struct ce_challenge *c, int tokens,
		    unsigned challenges)
{
	struct buf planet = buf_in(l->out->a), over = buf_in(l->out->a);

	ce_print_planet(c->system, c->planet, &planet);
	ce_print_challenges(challenges, &over);
	if (tokens == 1) /* cannot be divided */
		buf_printf(&l->last, _("which of %.*s your one token on %.*s defends"),
			   STR_ARG(buf_str(&over)), STR_ARG(buf_str(&planet)));
	else
		buf_printf(&l->last,
			   P_("how your %d token on %.*s divide over %.*s",
			      "how your %d tokens on %.*s divide over %.*s", tokens),
			   tokens, STR_ARG(buf_str(&planet)), STR_ARG(buf_str(&over)));
}

static void need_division(struct needs *l)
{
	const struct ce_table *t = &l->v->t;
	unsigned told = 0;

	for (int i = 0; i < t->n_challenges; i++) {
		const struct ce_challenge *c = &t->challenge[i];
		unsigned set = 0;
		int tokens = t->planet[c->system][c->planet - 1][c->defender];
		for (int k = 0; k < t->n_challenges; k++)
			if (same_planet(c, &t->challenge[k]))
				set |= 1U << k;
		bool several = set & (set - 1);
		if (c->defender != l->v->seat || !several || !tokens ||
		    (told >> i & 1) || said(l, CE_DEFEND, CE_UNSAID))
			continue;
		told |= set;
		next(l);
		divided(l, c, tokens, set);
	}
}

static void need_in_challenges(struct needs *l, int verb)
{
	unsigned open = open_challenges(l, verb);
	bool one = !(open & (open - 1));

	if (!open)
		return;
	next(l);
	struct buf where = buf_in(l->out->a);
	ce_print_challenges(open, &where);
	buf_printf(&l->last,
		   verb == CE_INVITE
			   ? _("the allies that you invite into %.*s, or nobody")
		   : one ? _("a challenge card for %.*s")
			 : _("a challenge card for each of %.*s"),
		   STR_ARG(buf_str(&where)));
}

static void need_settlement(struct needs *l)
{
	const struct ce_table *t = &l->v->t;
	int seat = l->v->seat;

	for (int i = 0; i < t->n_challenges; i++) {
		const struct ce_challenge *c = &t->challenge[i];
		if (c->result == CE_DEAL_PENDING && ce_is_main(c, seat) &&
		    !said(l, CE_DEAL, i)) {
			int other = c->attacker == seat ? c->defender : c->attacker;
			next(l);
			buf_printf(&l->last, _("your deal with %s in C%d"),
				   ce_colour_names[other], i + 1);
		}
		if (c->reward[seat] && !said(l, CE_REWARD, i)) {
			next(l);
			buf_printf(&l->last,
				   P_("your choice for %d reward in C%d",
				      "your choice for %d rewards in C%d",
				      c->reward[seat]),
				   c->reward[seat], i + 1);
		}
	}
}

static void need_losses(struct needs *l)
{
	const struct ce_table *t = &l->v->t;
	int seat = l->v->seat;

	if (t->plague[seat] && !said_loss(l, true)) {
		next(l);
		buf_z(&l->last,
		      t->plague[seat] > 1
			      ? _("your choice of what the Plague takes (3 tokens and one card of each type, for each)")
			      : _("your choice of what the Plague takes (3 tokens and one card of each type)"));
	}
	if (t->loss[seat] && !said_loss(l, false)) {
		next(l);
		buf_printf(&l->last,
			   P_("the %d token that you lose to a Power",
			      "the %d tokens that you lose to a Power", t->loss[seat]),
			   t->loss[seat]);
	}
}

void ce_needs(const void *view, const struct sheet *sheet, struct buf *out)
{
	const struct ce_view *v = view;
	struct needs l = {.v = v, .sheet = sheet, .out = out, .last = buf_in(out->a)};

	if (v->seat < 0 || !(ce_owes(&v->t) >> v->seat & 1))
		return;
	need_losses(&l);
	if (v->t.phase == 1) {
		need_attacks(&l);
		need_places(&l);
	} else if (v->t.phase == 2) {
		need_in_challenges(&l, CE_INVITE);
		need_division(&l);
	} else if (v->t.phase == 3) {
		need_in_challenges(&l, CE_CARD);
	} else {
		need_settlement(&l);
	}
	finish(&l);
}
