/* Names: see names.h.
 * SPDX-License-Identifier: ISC */
#include "rules/dune/report/names.h"

#include "base/arena.h"
#include "base/locale.h"
#include "rules/dune/table/card.h"
#include "rules/dune/table/dune_event.h"
#include "rules/dune/table/leader.h"
#include "rules/dune/table/order.h"

const char *du_the(int seat)
{
	return seat >= 0 && seat < DU_SEATS ? du_factions[seat].the : _("the bank");
}

const char *du_subject(struct buf *b, int seat)
{
	const char *the = du_the(seat);
	char *copy = (char *)(uintptr_t)str_printf(b->a, "%s", the).s;

	if (*copy == 't')
		*copy = 'T';
	return copy;
}

const char *du_where(struct buf *b, int area)
{
	int t = du_territory_of(area), first = du_first_area(t);
	bool alone = first == area &&
		     (area + 1 == DU_AREAS || du_territory_of(area + 1) != t);

	return alone ? du_territories[t].words
		     : str_printf(b->a, _("%s (sector %d)"), du_territories[t].words,
				  du_areas[area].sector)
			       .s;
}

const char *du_bare(const char *words)
{
	return *words == 't' && str_starts(str_of(words), "the ") ? words + 4 : words;
}

const char *du_forces(struct buf *b, int n, int elites)
{
	const char *all = str_printf(b->a, P_("%d force", "%d forces", n), n).s;

	if (!elites)
		return all;
	return str_printf(b->a, _("%s (%d elite)"), all, elites).s;
}

const char *du_halves(struct buf *b, int n)
{
	return str_printf(b->a, "%d%s", n / 2, n % 2 ? ".5" : "").s;
}

const char *du_led_by(int leader)
{
	if (leader == DU_HERO)
		return _("a Cheap Hero");
	if (leader == DU_KH)
		return _("the Kwisatz Haderach");
	return leader > 0 && leader <= DU_LEADERS ? du_leaders[leader].name
						  : _("nobody");
}

const char *du_card_name(int card)
{
	return card > 0 && card < DU_CARD_END ? du_cards[card].name : _("nothing");
}

const char *du_why_words(int why)
{
	static const char *const words[DU_WHYS] = {
		[DU_WHY_NOTHING] = N_("It was not possible."),
		[DU_WHY_CONDITION] = N_("Its condition was not met."),
		[DU_WHY_NOT_DEALT] = N_("That traitor card was not dealt to you."),
		[DU_WHY_PLACE] = N_("Your forces cannot begin so."),
		[DU_WHY_NOT_SAND] = N_("A worm comes to sand alone."),
		[DU_WHY_RANGE] = N_("The number was not possible."),
		[DU_WHY_NO_FORCES] = N_("Fewer forces were there."),
		[DU_WHY_NO_SPICE] = N_("You had too little spice."),
		[DU_WHY_STORM] = N_("The storm was there."),
		[DU_WHY_FULL] = N_("Two other players were in that stronghold."),
		[DU_WHY_ALLY] = N_("Your ally was there."),
		[DU_WHY_FAR] = N_("It was too far, or the way was shut."),
		[DU_WHY_NO_CARD] = N_("You did not hold the card."),
		[DU_WHY_LEADER] = N_("That leader could not come back."),
		[DU_WHY_CANCELLED] = N_("A Karama had cancelled that advantage."),
		[DU_WHY_NO_HAND] = N_("The other hand had no cards to take."),
		[DU_WHY_NOT_THEIRS] = N_("You did not have that advantage."),
		[DU_WHY_ONCE] = N_("A Karama had no use of that kind for you."),
		[DU_WHY_NO_BATTLE] = N_("There was no such battle."),
		[DU_WHY_ADVISORS] = N_("No advisors were there."),
		[DU_WHY_NO_WORM] = N_("No worm was there to ride."),
		[DU_WHY_DIAL] = N_("Your forces and spice did not give that dial."),
		[DU_WHY_QUESTION] = N_("There was no such question."),
		[DU_WHY_NO_DEAL] =
			N_("Both must write the same deal, and have the spice."),
		[DU_WHY_NO_ALLY] = N_("You had no ally."),
		[DU_WHY_ALLIED] = N_("You had an ally already."),
		[DU_WHY_ASKED] = N_("You had asked them in this turn already."),
		[DU_WHY_KIND] = N_("Fewer forces of that kind were there."),
		[DU_WHY_ELITE] = N_("Only one elite comes back in a turn."),
	};

	return why >= 0 && why < DU_WHYS ? locale_text(words[why]) : "";
}
