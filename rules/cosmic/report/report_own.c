/* Section 7 of the report: facts that only its reader knows; every hand, once the game
 * is over.
 * SPDX-License-Identifier: ISC */
#include "base/locale.h"
#include "rules/cosmic/report/form_powers.h"
#include "rules/cosmic/report/report_parts.h"

/* The cards held before the refill. */
static struct str old_cards(const struct sheet_of_paper *p)
{
	uint8_t cards[CE_VIEW_HAND];
	struct buf out = buf_in(p->a);
	int n = 0;

	for (int i = 0; i < p->v->n_hand; i++)
		if (p->v->old[i])
			cards[n++] = p->v->hand[i];
	ce_print_cards(cards, n, &out);
	return buf_str(&out);
}

/* Where the Edicts of the hand are explained: nobody who is new knows them by name. */
static void what_they_do(const struct sheet_of_paper *p)
{
	struct buf out = buf_in(p->a);
	int n = 0;

	for (int card = CARD_COSMIC_ZAP; card <= CARD_STELLAR_GAS; card++) {
		char name[CARD_NAME_MAX];
		if (!ce_view_holds(p->v, card))
			continue;
		card_name(card, name);
		for (char *c = name; *c; c++)
			if (*c >= 'a' && *c <= 'z')
				*c = (char)(*c - 'a' + 'A');
		buf_z(&out, n++ ? ", " : "");
		page_tied(&out, str_printf(p->a, "HELP %s", name));
	}
	if (n)
		page_paraf(p->page,
			   P_("What that Edict does: mail %.*s.",
			      "What these Edicts do: mail %.*s.", n),
			   STR_ARG(buf_str(&out)));
}

static void own_cards(const struct sheet_of_paper *p)
{
	struct buf out = buf_in(p->a);
	bool old = false;

	for (int i = 0; i < p->v->n_hand; i++)
		old |= p->v->old[i];
	ce_print_cards(p->v->hand, p->v->n_hand, &out);
	page_paraf(p->page, _("Your cards: %.*s."), STR_ARG(buf_str(&out)));
	if (!p->v->n_hand && p->t->phase <= 2)
		page_para(
			p->page,
			str_of(_(
				"You have no card: if you are in a challenge, seven new ones are dealt to you at the end of phase 2.")));
	what_they_do(p);
	if (old)
		page_paraf(
			p->page,
			_("Old ones: %.*s. Once a new card is played, the old ones that are left over are discarded."),
			STR_MADE(p->a, old_cards(p)));
}

static bool any_attacked(const struct ce_table *t)
{
	for (int i = 0; i < t->n_challenges; i++)
		if (t->challenge[i].frozen)
			return true;
	return false;
}

/* Is there anything that the reader may order tokens for? After phase 2 these are losses, deals and some Powers. */
static bool moves_tokens(const struct sheet_of_paper *p)
{
	int seat = p->v->seat;

	if (p->t->phase <= 2 || p->t->plague[seat] || p->t->loss[seat])
		return true;
	for (int i = 0; i < p->t->n_challenges; i++)
		if (p->t->challenge[i].result == CE_DEAL_PENDING &&
		    ce_is_main(&p->t->challenge[i], seat))
			return true;
	struct ce_form_page f = ce_form_page_of(p->a, p->v);
	ce_form_powers(&f);
	return str_find(buf_str(&f.examples.list), STR(" from ")) != SIZE_MAX;
}

/* "Red 1:4 2:3, Blue 2:3" */
static void movable(const struct sheet_of_paper *p)
{
	struct buf out = buf_in(p->a);

	if (!moves_tokens(p))
		return;

	for (int k = 0; k < p->t->n_seats; k++) {
		int system = (p->v->seat + k) % p->t->n_seats;
		bool first = true;
		for (int planet = 1; planet <= CE_PLANETS; planet++) {
			int n = ce_free_on(p->t, p->v->seat, system, planet);
			if (!n)
				continue;
			if (first)
				buf_printf(&out, "%s%s", out.n ? ", " : "",
					   ce_colour_names[system]);
			buf_printf(&out, " %d:%d", planet, n);
			first = false;
		}
	}
	if (!out.n)
		buf_z(&out, _("none"));
	page_paraf(
		p->page,
		any_attacked(p->t)
			? _("Tokens you may move (planet:tokens): %.*s. No token leaves a planet under attack.")
			: _("Tokens you may move (planet:tokens): %.*s."),
		STR_ARG(buf_str(&out)));
}

static bool any_safe(const struct ce_view *v)
{
	for (int i = 0; i < v->n_hand; i++)
		if (v->safe[i])
			return true;
	return false;
}

static void own_reward(const struct sheet_of_paper *p, int challenge, int n)
{
	page_paraf(
		p->page,
		ce_may_have_tokens(p->t, p->v->seat)
			? P_("C%d: %d reward for you, cards or tokens.",
			     "C%d: %d rewards for you, cards or tokens.", n)
			: P_("C%d: %d reward for you: a card, because you have no token in the Warp.",
			     "C%d: %d rewards for you: cards, because you have no token in the Warp.",
			     n),
		challenge + 1, n);
}

/* Cards that `to` draws from `by` for all challenges together. */
static int owed(const struct ce_table *t, int to, int by)
{
	int n = 0;

	for (int i = 0; i < t->n_challenges; i++)
		if (t->challenge[i].owed > 0 && t->challenge[i].owed_to == to &&
		    t->challenge[i].owed_by == by)
			n += t->challenge[i].owed;
	return n;
}

/* Who draws from the reader, or from whom the reader draws, and how many. */
static void own_consolation(const struct sheet_of_paper *p)
{
	int seat = p->v->seat;

	for (int other = 0; other < p->t->n_seats; other++) {
		int to = owed(p->t, seat, other), by = owed(p->t, other, seat);
		if (to)
			page_paraf(
				p->page,
				P_("Consolation: at the end of this phase you draw %d card from %s's hand, by chance.",
				   "Consolation: at the end of this phase you draw %d cards from %s's hand, by chance, as far as they go.",
				   to),
				to, ce_colour_names[other]);
		if (by)
			page_paraf(
				p->page,
				P_("Consolation: at the end of this phase %s draws %d card from your hand, by chance.",
				   "Consolation: at the end of this phase %s draws %d cards from your hand, by chance, as far as they go.",
				   by),
				ce_colour_names[other], by);
	}
}

static void own_debts(const struct sheet_of_paper *p)
{
	int seat = p->v->seat;

	if (p->t->plague[seat])
		page_paraf(
			p->page,
			_("The Plague is on you: in this phase you lose 3 tokens and one card of each type, by your choice."));
	if (p->t->plague[seat] && any_safe(p->v))
		page_para(
			p->page,
			str_of(_(
				"It takes only cards that you held when it struck: those dealt to you since then are safe.")));
	if (p->t->loss[seat])
		page_paraf(p->page,
			   P_("In this phase you lose %d token, by your choice.",
			      "In this phase you lose %d tokens, by your choice.",
			      p->t->loss[seat]),
			   p->t->loss[seat]);
	for (int i = 0; i < p->t->n_challenges; i++) {
		const struct ce_challenge *c = &p->t->challenge[i];
		if (c->result == CE_DEAL_PENDING && ce_is_main(c, seat))
			page_paraf(
				p->page,
				_("C%d: you and %s may make a deal. It is made only if both of you order the same one, so agree on it before the deadline."),
				i + 1,
				ce_colour_names[c->attacker == seat ? c->defender
								    : c->attacker]);
		if (c->reward[seat])
			own_reward(p, i, c->reward[seat]);
	}
	own_consolation(p);
}

static void only_you(const struct sheet_of_paper *p)
{
	page_heading(p->page, 7, STR(N_("ONLY FOR YOU")));
	own_cards(p);
	page_para(p->page, ce_sentences(p, IN_OWN, -1));
	ce_report_own_powers(p);
	own_debts(p);
	movable(p);
}

static void every_hand(const struct sheet_of_paper *p)
{
	page_heading(p->page, 7, STR(N_("EVERY HAND")));
	for (int seat = 0; seat < p->t->n_seats; seat++) {
		struct buf out = buf_in(p->a);
		ce_print_cards(p->v->open_hand[seat], p->v->n_open[seat], &out);
		page_paraf(p->page, "%s: %.*s.", ce_colour_names[seat],
			   STR_ARG(buf_str(&out)));
		ce_report_zones(p, seat);
	}
}

void ce_report_own(const struct sheet_of_paper *p)
{
	if (p->v->open)
		every_hand(p);
	else if (p->v->seat >= 0)
		only_you(p);
}
