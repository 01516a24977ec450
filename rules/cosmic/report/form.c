/* The order form: a template with blanks, and under it examples that are legal now.
 * SPDX-License-Identifier: ISC */
#include "base/arena.h"
#include "base/locale.h"
#include "rules/cosmic/report/form_parts.h"
#include "rules/cosmic/report/form_powers.h"
#include "rules/cosmic/report/report.h"
#include "rules/cosmic/table/order.h"
#include "rules/cosmic/words/words_parts.h"
#include "rules/pieces/order_form.h"

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
			form_example(&f->examples, "attack %s %d defender %s with %.*s",
				     ce_colours[f->seat], target,
				     ce_colours[other_on(f, target)], STR_ARG(from));
	}
	if (f->t->own[f->seat] != CE_OWN_FIGHT && empty) {
		buf_z(&f->lines, "resettle __ with __ from __\n");
		if (from.n)
			form_example(&f->examples, "resettle %d with %.*s", empty,
				     STR_ARG(from));
	}
}

static void attacks(struct ce_form_page *f)
{
	bool one = ce_words_reach_of(f->v, f->seat, CW_ATTACK_MAX) == 1;
	struct str from = one ? ce_form_tokens_of(f, 1) : ce_form_tokens(f);

	for (int i = 0; i < f->t->n_destiny[f->seat]; i++) {
		int system = f->t->destiny[f->seat][i];
		if (system == f->seat) {
			own_system(f, from);
			continue;
		}
		buf_printf(&f->lines,
			   one ? "attack %s __ with 1 from __\n"
			       : "attack %s __ with __ from __, __ from __\n",
			   ce_colours[system]);
		if (from.n)
			form_example(&f->examples, "attack %s 3 with %.*s",
				     ce_colours[system], STR_ARG(from));
	}
}

static void release(struct ce_form_page *f)
{
	struct str to;

	if (!f->t->warp[f->seat] || !ce_form_place_to_go(f, &to))
		return;
	int n = ce_n_released(f->t, f->seat);
	buf_printf(&f->lines, "release %d to __\n", n);
	form_example(&f->examples, "release %d to %.*s", n, STR_ARG(to));
}

static void limbo(struct ce_form_page *f)
{
	struct str to;

	if (!f->t->limbo[f->seat] || !ce_form_place_to_go(f, &to))
		return;
	buf_printf(&f->lines, "limbo %d to __\n", f->t->limbo[f->seat]);
	form_example(&f->examples, "limbo %d to %.*s", f->t->limbo[f->seat],
		     STR_ARG(to));
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

	if (c->defender != f->seat || !(set & (set - 1)) || !tokens ||
	    set >> i << i != set)
		return;
	buf_z(&f->lines, "defend ");
	for (int k = i; k < f->t->n_challenges; k++)
		if (set >> k & 1) {
			buf_printf(&f->lines, "%sc%d with __", comma, k + 1);
			buf_printf(&sample, "%sc%d with %d", comma, k + 1,
				   k == i ? tokens : 0);
			comma = ", ";
		}
	buf_char(&f->lines, '\n');
	form_example(&f->examples, "defend %.*s", STR_ARG(buf_str(&sample)));
}

/* Somebody who may be asked into it; -1: all are main players. */
static int bystander(const struct ce_form_page *f, const struct ce_challenge *c)
{
	for (int seat = 0; seat < f->t->n_seats; seat++)
		if (seat != f->seat && !ce_is_main(c, seat) && ce_in_game(f->t, seat))
			return seat;
	return -1;
}

static void allies(struct ce_form_page *f)
{
	bool sampled = false;
	struct ce_source s;
	bool free = ce_form_sources(f, &s, 1) > 0;

	for (int i = 0; i < f->t->n_challenges; i++) {
		const struct ce_challenge *c = &f->t->challenge[i];
		if (ce_is_main(c, f->seat)) {
			int other = bystander(f, c);
			buf_printf(&f->lines, "invite __ in c%d\n", i + 1);
			if (other >= 0)
				form_example(&f->examples, "invite %s in c%d",
					     ce_colours[other], i + 1);
			division(f, i);
		} else if (free && !sampled) {
			sampled = true;
			buf_z(&f->lines, "ally __ in c_ with __ from __\n");
			form_example(&f->examples, "ally %s in c%d with 1 from %.*s",
				     ce_colours[c->attacker], i + 1,
				     STR_ARG(ce_form_planet(f, s.system, s.planet)));
		}
	}
}

/* --- phase 3 --- */

static void cards(struct ce_form_page *f)
{
	int held = 0;

	for (int i = 0; i < f->t->n_challenges; i++) {
		const struct ce_challenge *c = &f->t->challenge[i];
		if (!ce_is_main(c, f->seat) || c->result != CE_NOT_YET)
			continue;
		buf_printf(&f->lines, "card __ in c%d\n", i + 1);
		while (held < f->v->n_hand && !card_is_challenge(f->v->hand[held]))
			held++;
		if (held == f->v->n_hand)
			continue;
		int card = f->v->hand[held++];
		if (card == CARD_COMPROMISE)
			form_example(&f->examples, "card compromise in c%d", i + 1);
		else
			form_example(&f->examples, "card %d in c%d", card, i + 1);
	}
}

/* --- phase 4 --- */

/* Cards for cards, as far as both hold any: hand sizes are public. */
static void deal_example(struct ce_form_page *f, int i, const char *other, int partner)
{
	bool mine = f->v->n_hand > 0, theirs = f->t->hand_size[partner] > 0;

	if (mine || theirs)
		form_example(&f->examples, "deal c%d: %s%s%s%s", i + 1,
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
			form_example(&f->examples, "reward c%d: %d card%s", i + 1,
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
	form_example(&f->examples, "own colour: redraw");
	form_remark(&f->examples,
		    _("own colour: for the case that destiny draws it for you"));
}

/* --- cards that may be played now --- */

static bool anybody_allied(const struct ce_form_page *f, int *challenge, int *seat)
{
	for (int i = 0; i < f->t->n_challenges; i++)
		for (int s = 0; s < f->t->n_seats; s++)
			if (f->t->challenge[i].allied[s] &&
			    f->t->challenge[i].result == CE_NOT_YET) {
				*challenge = i;
				*seat = s;
				return true;
			}
	return false;
}

/* Another player who is still in the game; -1: there is none. */
static int another(const struct ce_form_page *f)
{
	for (int seat = 0; seat < f->t->n_seats; seat++)
		if (seat != f->seat && ce_in_game(f->t, seat))
			return seat;
	return -1;
}

/* The first challenge in which they fight, else the first. */
static int own_challenge(const struct ce_form_page *f)
{
	for (int i = 0; i < f->t->n_challenges; i++)
		if (ce_is_main(&f->t->challenge[i], f->seat))
			return i;
	return 0;
}

static void edicts(struct ce_form_page *f)
{
	int phase = f->t->phase, c, seat;
	int other = another(f);

	if (other >= 0 && ce_view_holds(f->v, CARD_PLAGUE))
		form_example(&f->examples, "play plague on %s", ce_colours[other]);
	if (phase == 1 && ce_view_holds(f->v, CARD_MOBIUS_TUBES))
		form_example(&f->examples, "play mobius tubes");
	if (phase == 3 && ce_view_holds(f->v, CARD_FORCE_FIELD) &&
	    anybody_allied(f, &c, &seat))
		form_example(&f->examples, "play force field on ally %s in c%d",
			     ce_colours[seat], c + 1);
	if (phase == 3 && ce_view_holds(f->v, CARD_EMOTION_CONTROL) &&
	    f->t->n_challenges)
		form_example(&f->examples, "play emotion control in c%d",
			     own_challenge(f) + 1);
	for (c = 0; c < f->t->n_challenges; c++)
		if (phase == 4 && f->t->challenge[c].owed &&
		    ce_view_holds(f->v, CARD_STELLAR_GAS)) {
			form_example(&f->examples, "play stellar gas in c%d", c + 1);
			break;
		}
}

static void losses(struct ce_form_page *f)
{
	struct str from = ce_form_tokens(f);

	if (f->t->plague[f->seat]) {
		buf_z(&f->lines, "lose __, __ from __ for plague\n");
		if (from.n)
			form_example(&f->examples, "lose %.*s for plague",
				     STR_ARG(from));
	}
	if (f->t->loss[f->seat]) {
		struct str lost = ce_form_tokens_of(f, f->t->loss[f->seat]);
		buf_z(&f->lines, "lose __ from __ for power\n");
		if (lost.n)
			form_example(&f->examples, "lose %.*s for power",
				     STR_ARG(lost));
	}
}

void ce_form(const void *view, struct page *p)
{
	const struct ce_view *v = view;
	struct ce_form_page f = {.v = v,
				 .t = &v->t,
				 .seat = v->seat,
				 .lines = buf_in(p->a),
				 .examples = buf_in(p->a)};

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
	edicts(&f);
	ce_form_powers(v, &f.examples);
	form_print(p, buf_str(&f.lines), buf_str(&f.examples), "end\n");
}
