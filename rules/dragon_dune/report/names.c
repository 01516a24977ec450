/* Names: see names.h.
 * SPDX-License-Identifier: ISC */
#include "rules/dragon_dune/report/names.h"

#include "base/arena.h"
#include "base/locale.h"
#include "rules/dragon_dune/table/card.h"
#include "rules/dragon_dune/table/dune_event.h"
#include "rules/dragon_dune/table/faction.h"
#include "rules/dragon_dune/table/order.h"

const char *dd_name(int seat)
{
	return seat >= 0 && seat < DD_SEATS ? dd_seat_names[seat] : "?";
}

const char *dd_payee(int seat)
{
	return seat == DD_NOBODY ? _("bank") : dd_name(seat);
}

const char *dd_tokens(struct buf *b, int n)
{
	return str_printf(b->a, P_("%d token", "%d tokens", n), n).s;
}

const char *dd_card(struct buf *b, int card)
{
	struct buf words = buf_in(b->a);

	dd_card_words(card, &words);
	return words.s;
}

const char *dd_asked(int question)
{
	static const char *const words[] = {"?", N_("the colour of their artifact"),
					    N_("the value of their artifact"),
					    N_("the number of their tokens")};

	return locale_text(
		words[question >= DD_ASK_COLOUR && question <= DD_ASK_NUMBER ? question
									     : 0]);
}

const char *dd_why(int why)
{
	static const char *const words[DD_WHYS] = {
		[DD_WHY_NOTHING] = N_("It was not possible."),
		[DD_WHY_CONDITION] = N_("Its condition was not met."),
		[DD_WHY_NO_TOKENS] = N_("You had too few tokens there."),
		[DD_WHY_NO_RESERVE] = N_("Your reserve had too few tokens."),
		[DD_WHY_NO_GOLD] = N_("You had too little gold."),
		[DD_WHY_FULL] = N_("Two other players were in that castle."),
		[DD_WHY_FAR] = N_("It was too far."),
		[DD_WHY_BARRED] = N_("Two other players were in a castle on the way."),
		[DD_WHY_NO_ACE] = N_("You did not hold that ace."),
		[DD_WHY_STOPPED] = N_("The Goblins' ace stopped it."),
		[DD_WHY_ONE_ONLY] = N_("All conscripts of a turn go to one territory."),
	};

	return why >= 0 && why < DD_WHYS ? locale_text(words[why]) : "";
}
