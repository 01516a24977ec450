/* The order form: a template with blanks, and under it examples that are legal now.
 * SPDX-License-Identifier: ISC */
#include "base/arena.h"
#include "base/locale.h"
#include "rules/cosmic/report/form_parts.h"
#include "rules/cosmic/report/form_powers.h"
#include "rules/cosmic/report/report.h"
#include "rules/cosmic/table/order.h"
#include "rules/cosmic/words/words_parts.h"

enum { PLAGUE_TOKENS = 3 };

/* --- phase 1 --- */

static int planet_of_others(const struct ce_form_page *f)
{
	for (int planet = 1; planet <= CE_PLANETS; planet++)
		for (int other = 0; other < f->t->n_seats; other++)
			if (other != f->seat &&
			    f->t->planet[f->seat][planet - 1][other])
				return planet;
	return 0;
}

static int empty_home(const struct ce_form_page *f)
{
	for (int planet = 1; planet <= CE_PLANETS; planet++)
		if (!f->t->planet[f->seat][planet - 1][f->seat])
			return planet;
	return 0;
}

static int other_on(const struct ce_form_page *f, int planet)
{
	int other = 0;

	while (other == f->seat || !f->t->planet[f->seat][planet - 1][other])
		other++;
	return other;
}

static void own_system(struct ce_form_page *f, struct str from)
{
	int target = planet_of_others(f), empty = empty_home(f);

	if (f->t->own[f->seat] != CE_OWN_RESETTLE && target) {
		buf_printf(&f->lines, "attack %s __ defender __ with __ from __\n",
			   ce_colours[f->seat]);
		if (from.n)
			ce_form_offer(f, "attack %s %d defender %s with %.*s",
				      ce_colours[f->seat], target,
				      ce_colours[other_on(f, target)], STR_ARG(from));
	}
	if (f->t->own[f->seat] != CE_OWN_FIGHT && empty) {
		buf_z(&f->lines, "resettle __ with __ from __\n");
		if (from.n)
			ce_form_offer(f, "resettle %d with %.*s", empty, STR_ARG(from));
	}
}

static void attacks(struct ce_form_page *f)
{
	bool one = ce_words_reach_of(f->v, f->seat, CW_ATTACK_MAX) == 1;

	for (int i = 0; i < f->t->n_destiny[f->seat]; i++) {
		int system = f->t->destiny[f->seat][i];
		struct str from = ce_form_tokens(f, one);
		if (system == f->seat) {
			own_system(f, from);
			continue;
		}
		buf_printf(&f->lines,
			   one ? "attack %s __ with 1 from __\n"
			       : "attack %s __ with __ from __, __ from __\n",
			   ce_colours[system]);
		if (from.n)
			ce_form_offer(f, "attack %s %d with %.*s", ce_colours[system],
				      ce_form_target(f->v, system), STR_ARG(from));
	}
}

static void release(struct ce_form_page *f)
{
	struct str to;

	if (!f->t->warp[f->seat] || !ce_form_place_to_go(f, &to))
		return;
	int n = ce_n_released(f->t, f->seat);
	buf_printf(&f->lines, "release %d to __\n", n);
	ce_form_offer(f, "release %d to %.*s", n, STR_ARG(to));
}

static void limbo(struct ce_form_page *f)
{
	struct str to;

	if (!f->t->limbo[f->seat] || !ce_form_place_to_go(f, &to))
		return;
	buf_printf(&f->lines, "limbo %d to __\n", f->t->limbo[f->seat]);
	ce_form_offer(f, "limbo %d to %.*s", f->t->limbo[f->seat], STR_ARG(to));
}

/* --- phase 2 --- */

static unsigned attacks_on_same(const struct ce_form_page *f,
				const struct ce_challenge *c)
{
	unsigned set = 0;

	for (int i = 0; i < f->t->n_challenges; i++) {
		const struct ce_challenge *d = &f->t->challenge[i];
		if (d->system == c->system && d->planet == c->planet &&
		    d->defender == c->defender)
			set |= 1U << i;
	}
	return set;
}

/* "defend c1 with __, c2 with __", once for each set of tokens. */
static void division(struct ce_form_page *f, int i)
{
	const struct ce_challenge *c = &f->t->challenge[i];
	unsigned set = attacks_on_same(f, c);
	int tokens = f->t->planet[c->system][c->planet - 1][c->defender];
	struct buf sample = buf_in(f->lines.a);
	const char *comma = "";
	int n = 0, part = 0;

	if (c->defender != f->seat || !(set & (set - 1)) || !tokens ||
	    set >> i << i != set)
		return;
	for (int k = i; k < f->t->n_challenges; k++)
		n += set >> k & 1 ? 1 : 0;
	buf_z(&f->lines, "defend ");
	for (int k = i; k < f->t->n_challenges; k++)
		if (set >> k & 1) {
			buf_printf(&f->lines, "%sc%d with __", comma, k + 1);
			buf_printf(&sample, "%sc%d with %d", comma, k + 1,
				   tokens / n + (part++ < tokens % n));
			comma = ", ";
		}
	buf_char(&f->lines, '\n');
	ce_form_offer(f, "defend %.*s", STR_ARG(buf_str(&sample)));
}

/* Somebody who may be asked into it; -1: all are main players. */
static int bystander(const struct ce_form_page *f, const struct ce_challenge *c)
{
	for (int seat = 0; seat < f->t->n_seats; seat++)
		if (seat != f->seat && !ce_is_main(c, seat) && ce_in_game(f->t, seat))
			return seat;
	return -1;
}

static void invitation(struct ce_form_page *f, int i)
{
	int other = bystander(f, &f->t->challenge[i]);

	buf_printf(&f->lines, "invite __ in c%d\n", i + 1);
	if (other >= 0)
		ce_form_offer(f, "invite %s in c%d", ce_colours[other], i + 1);
	form_remark(
		&f->examples,
		str_z(f->lines.a,
		      str_printf(f->lines.a,
				 _("for no ally there: invite nobody in c%d"), i + 1)));
}

static void allies(struct ce_form_page *f)
{
	bool sampled = false;
	bool free = ce_form_any_free(f);

	for (int i = 0; i < f->t->n_challenges; i++) {
		const struct ce_challenge *c = &f->t->challenge[i];
		if (ce_is_main(c, f->seat)) {
			invitation(f, i);
			division(f, i);
		} else if (free && !sampled) {
			struct str from = ce_form_tokens(f, true);
			sampled = true;
			buf_z(&f->lines, "ally __ in c_ with __ from __\n");
			if (from.n)
				ce_form_offer(f, "ally %s in c%d with %.*s",
					      ce_colours[c->attacker], i + 1,
					      STR_ARG(from));
		}
	}
}

/* --- phase 3 --- */

/* The best challenge card that no example names: the highest Attack, else a Compromise; -1: there is none. `safe`: of those that the Plague
 * cannot take. */
static int best_card(const struct ce_form_page *f, bool safe)
{
	int best = -1;

	for (int i = 0; i < f->v->n_hand; i++) {
		int card = f->v->hand[i];
		if (!card_is_challenge(card) || f->spent[i] ||
		    (safe && f->t->plague[f->seat] && !f->v->safe[i]))
			continue;
		bool higher = best < 0 || (card != CARD_COMPROMISE &&
					   (f->v->hand[best] == CARD_COMPROMISE ||
					    card > f->v->hand[best]));
		best = higher ? i : best;
	}
	return best < 0 && safe ? best_card(f, false) : best;
}

static void cards(struct ce_form_page *f)
{
	for (int i = 0; i < f->t->n_challenges; i++) {
		const struct ce_challenge *c = &f->t->challenge[i];
		if (!ce_is_main(c, f->seat) || c->result != CE_NOT_YET)
			continue;
		buf_printf(&f->lines, "card __ in c%d\n", i + 1);
		int best = best_card(f, true);
		if (best < 0)
			continue;
		f->spent[best] = true;
		if (f->v->hand[best] == CARD_COMPROMISE)
			ce_form_offer(f, "card compromise in c%d", i + 1);
		else
			ce_form_offer(f, "card %d in c%d", f->v->hand[best], i + 1);
	}
}

/* --- phase 4 --- */

/* Cards for cards, as far as both hold any: hand sizes are public. */
static void deal_example(struct ce_form_page *f, int i, const char *other, int partner)
{
	bool mine = f->v->n_hand > 0, theirs = f->t->hand_size[partner] > 0;

	if (mine || theirs)
		ce_form_offer(f, "deal c%d: %s%s%s%s", i + 1,
			      mine ? "i give 1 card" : "", mine && theirs ? ", " : "",
			      theirs ? other : "", theirs ? " gives 1 card" : "");
}

static void settlement(struct ce_form_page *f)
{
	for (int i = 0; i < f->t->n_challenges; i++) {
		const struct ce_challenge *c = &f->t->challenge[i];
		if (c->result == CE_DEAL_PENDING && ce_is_main(c, f->seat)) {
			const char *other =
				ce_colours[c->attacker == f->seat ? c->defender
								  : c->attacker];
			buf_printf(&f->lines, "deal c%d: i give __, %s gives __\n",
				   i + 1, other);
			buf_printf(&f->lines, "lose __ from __ for c%d\n", i + 1);
			deal_example(f, i, other,
				     c->attacker == f->seat ? c->defender
							    : c->attacker);
			form_remark(
				&f->examples,
				_("lose: the tokens that you lose if no deal is made"));
		}
		if (c->reward[f->seat]) {
			buf_printf(&f->lines,
				   ce_may_have_tokens(f->t, f->seat)
					   ? "reward c%d: __ cards, __ tokens to __\n"
					   : "reward c%d: __ cards\n",
				   i + 1);
			ce_form_offer(f, "reward c%d: %d card%s", i + 1,
				      c->reward[f->seat],
				      c->reward[f->seat] > 1 ? "s" : "");
		}
	}
}

/* May phase 4 draw their own colour? Then they choose here, or in phase 3 if phase 4 is
 * left out. */
static void own_colour(struct ce_form_page *f)
{
	buf_z(&f->lines, "own colour: __\n");
	ce_form_offer(f, "own colour: redraw");
	form_remark(&f->examples,
		    _("own colour: if destiny draws it for you; without it: redraw"));
}

/* The lowest Attack among those that the Plague may take; -1: there is none. */
static int card_for_plague(const struct ce_form_page *f)
{
	int least = -1;

	for (int i = 0; i < f->v->n_hand; i++)
		if (card_is_attack(f->v->hand[i]) && !f->v->safe[i] &&
		    (least < 0 || f->v->hand[i] < f->v->hand[least]))
			least = i;
	return least;
}

static void plague(struct ce_form_page *f)
{
	struct str from = ce_form_tokens_of(f, PLAGUE_TOKENS * f->t->plague[f->seat]);
	int card = card_for_plague(f);

	buf_z(&f->lines, "lose __ from __, __ from __, __ for plague\n");
	if (from.n && card >= 0) {
		f->spent[card] = true;
		ce_form_offer(f, "lose %.*s, attack %d for plague", STR_ARG(from),
			      f->v->hand[card]);
	} else if (from.n) {
		ce_form_offer(f, "lose %.*s for plague", STR_ARG(from));
	}
	form_remark(&f->examples,
		    _("the Plague takes 3 tokens and 1 card of each type"));
}

static void losses(struct ce_form_page *f)
{
	if (f->t->plague[f->seat])
		plague(f);
	if (f->t->loss[f->seat]) {
		struct str lost = ce_form_tokens_of(f, f->t->loss[f->seat]);
		buf_z(&f->lines, "lose __ from __ for power\n");
		if (lost.n)
			ce_form_offer(f, "lose %.*s for power", STR_ARG(lost));
	}
}

void ce_form(const void *view, struct page *p)
{
	const struct ce_view *v = view;
	struct ce_form_page f = ce_form_page_of(p->a, v);

	if (v->seat < 0 || !v->t.phase || !ce_in_game(&v->t, v->seat) ||
	    v->t.marked >> v->seat & 1) /* no order of theirs counts */
		return;
	losses(&f);
	if (v->t.phase == 1) {
		attacks(&f);
		release(&f);
	} else if (v->t.phase == 2) {
		allies(&f);
	} else if (v->t.phase == 3) {
		cards(&f);
	} else {
		settlement(&f);
	}
	limbo(&f);
	if (v->t.phase >= 3)
		own_colour(&f);
	ce_form_edicts(&f);
	ce_form_powers(&f);
	form_print(p, buf_str(&f.lines), &f.examples, "end\n");
}
