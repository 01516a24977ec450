/* The game's part of the start letter: Powers, options, house rules and, for each
 * player, their hand [R5, R17].
 * SPDX-License-Identifier: ISC */
#include <stddef.h>

#include "base/arena.h"
#include "base/locale.h"
#include "rules/cosmic/report/power_text.h"
#include "rules/cosmic/report/report.h"
#include "rules/cosmic/table/catalog.h"
#include "rules/cosmic/table/options.h"

struct option_line {
	size_t at;
	const char *name, *off, *on;
};

/* clang-format off */
#define AT(member) offsetof(struct ce_options, member)
static const struct option_line lines[] = {
	{AT(mayfair_deck),   "deck", N_("postalgm-46: 46 challenge cards (10 more for six players, and for five with Flares) and 8 Edicts; Flares bring a ninth, the Flarezap"),
				     N_("mayfair-72: 72 challenge cards and 8 Edicts; Flares bring a ninth, the Flarezap")},
	{AT(flares),         "flares", N_("off: there are no Flares in the deck"), N_("on: Flares are in the deck")},
	{AT(second_challenge), "second_challenge", N_("off: one attack a turn"),
				     N_("on: a player whose one attack succeeded may attack twice in the next turn")},
	{AT(spare_innocent), "spare_innocent", N_("off: when no deal is made because one of the two sent nothing, both lose 3 tokens"),
				     N_("on: only the player who sent nothing loses 3 tokens")},
	{AT(gas_stops_rewards), "gas_stops_rewards", N_("off: Stellar Gas stops consolation only"),
				     N_("on: Stellar Gas stops rewards too")},
	{AT(win_each_phase), "win_check", N_("turn: the house looks for winners at the end of the turn"),
				     N_("phase: the house looks for winners after each phase")},
	{AT(frozen_bystanders), "frozen_bystanders", N_("off: bystanders on a planet under attack may leave"),
				     N_("on: nobody's tokens leave a planet under attack")},
	{AT(reward_nmr_cards), "reward_nmr", N_("random: rewards that nobody names go by the toss of a coin"),
				     N_("cards: rewards that nobody names are cards")},
	{AT(refill_loses_challenge), "refill_loses", N_("all: old cards that are left over after a refill are all discarded"),
				     N_("challenge: only the old challenge cards are discarded")},
	{AT(flare_use_one),  "flare_use", N_("each: a Flare acts in each challenge that is named for it"),
				     N_("one: a Flare acts in one challenge a turn")},
	{AT(hold_on_paradox), "hold_on_paradox", N_("off: the rulings decide about orders that contradict each other"),
				     N_("on: orders that contradict each other wait for the GM")},
};
#undef AT
/* clang-format on */

static const struct ce_power_rule *power_of(const struct ce_view *v, int seat)
{
	return ce_power_rule(&ce_catalog, v->t.power[seat].id);
}

static void put_power(const struct ce_view *v, int seat, struct page *p)
{
	ce_power_page(power_of(v, seat), ce_colour_names[seat], v->t.option.flares, p);
}

static bool has_powers(const struct ce_view *v)
{
	for (int seat = 0; seat < v->t.n_seats; seat++)
		if (power_of(v, seat))
			return true;
	return false;
}

/* Everybody reads every Power in play, and both texts of its Flare [R17, PC-F.3]: their own first, for each text says "you" to its owner. */
static void powers(const struct ce_view *v, struct page *p)
{
	bool own = v->seat >= 0 && power_of(v, v->seat), any = false;

	page_heading(p, 2, STR(N_("THE POWERS")));
	if (v->t.option.flares && has_powers(v))
		page_para(
			p,
			str_of(_(
				"A Flare is a card that is named after a Power. The player of that Power has its Super effect, every other player its Wild effect; it comes back to the hand after it was played.")));
	if (own) {
		page_para(p, str_of(_("This Power is yours.")));
		put_power(v, v->seat, p);
	}
	for (int seat = 0; seat < v->t.n_seats; seat++) {
		if (!power_of(v, seat) || (own && seat == v->seat))
			continue;
		if (!any)
			page_para(
				p,
				own ? str_of(_(
					      "These are the Powers of the other players. In each text \"you\" is the player who has that Power."))
				    : str_of(_(
					      "In each text \"you\" is the player who has that Power.")));
		put_power(v, seat, p);
		any = true;
	}
	if (!own && !any)
		page_para(p, str_of(_("This game is played without Alien Powers.")));
}

/* Options of single Powers bear the mark of the Power: "CP-2.3" is the third. Those of
 * the Powers in play are told. */
static void power_options(const struct ce_view *v, struct page *p)
{
	for (int i = 0; ce_options_table[i].name; i++) {
		const struct game_option *o = &ce_options_table[i];
		struct str mark = str_of(o->rule);
		int64_t id;
		if (!str_starts(mark, "CP-2.") ||
		    !str_int(str_slice(mark, 5, mark.n), 1, ce_catalog.n, &id))
			continue;
		for (int seat = 0; seat < v->t.n_seats; seat++)
			if (v->t.power[seat].id == id)
				page_item(p,
					  str_printf(p->a, "%s: %.*s (%s).", o->name,
						     STR_MADE(p->a,
							      ce_option_value(
								      p->a,
								      &v->t.option, i)),
						     locale_text(o->what)));
	}
}

static void options(const struct ce_view *v, struct page *p)
{
	const unsigned char *o = (const unsigned char *)&v->t.option;

	page_heading(p, 3, STR(N_("OPTIONS AND HOUSE RULES")));
	page_paraf(
		p,
		_("The first with %d foreign bases wins. If several reach it in the same turn, the one with the most wins; equal ones win together."),
		CE_BASES_TO_WIN);
	for (size_t i = 0; i < sizeof lines / sizeof *lines; i++) {
		if (lines[i].at == offsetof(struct ce_options, flare_use_one) &&
		    !v->t.option.flares)
			continue;
		page_item(p, str_printf(p->a, "%s: %s.", lines[i].name,
					locale_text(o[lines[i].at] ? lines[i].on
								   : lines[i].off)));
	}
	if (v->t.option.turn_limit)
		page_item(
			p,
			str_printf(
				p->a,
				_("turn_limit: %d; after that turn the player with the most foreign bases wins."),
				v->t.option.turn_limit));
	power_options(v, p);
	page_para(
		p,
		str_of(_(
			"In reports the mark R- stands for a ruling of this house. The GM's own rulings for this game follow.")));
}

void ce_start(const void *view, struct page *p)
{
	const struct ce_view *v = view;
	struct buf hand = buf_in(p->a);

	powers(v, p);
	options(v, p);
	if (v->seat < 0)
		return;
	page_heading(p, 4, STR(N_("ONLY FOR YOU")));
	buf_z(&hand, _("Your cards: "));
	ce_print_cards(v->hand, v->n_hand, &hand);
	buf_char(&hand, '.');
	page_para(p, buf_str(&hand));
}
