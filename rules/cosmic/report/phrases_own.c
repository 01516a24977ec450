/* Sentences about what only its reader may know: they say "you" to that reader, and name the others.
 * SPDX-License-Identifier: ISC */
#include "base/locale.h"
#include "rules/cosmic/report/phrases.h"

enum { NO_OTHER = -1 };

/* clang-format off */
static const struct {
	int kind;
	int me, other; /* the arguments that are seats: who does it, and to whom it is done */
	const char *mine, *done_to_me;
} sentences[] = {
	{EV_REFILL_CARDS, 0, NO_OTHER, N_("Your new cards: {K1}."), NULL},
	{EV_DEAL_CARD, 1, 2, N_("{c0}: you gave {s2} {k3}."), N_("{c0}: {s1} gave you {k3}.")},
	{EV_DEAL_INSTEAD, 1, 2, N_("{c0}: another of your cards replaced the one that you promised to {s2}."),
	 N_("{c0}: another of {s1}'s cards replaced the one that was promised to you.")},
	{EV_CONSOLATION_CARD, 1, 2, N_("{c0}: you drew {k3} from {s2}."), N_("{c0}: {s1} drew {k3} from you.")},
	{EV_REWARD_CARD, 0, NO_OTHER, N_("Your reward: {k1}."), NULL},
	{EV_TAKEN_CARD, 1, 0, N_("You took {k2} from {s0}."), N_("{s1} took {k2} from you.")},
	{EV_DRAWN_CARD, 0, NO_OTHER, N_("You drew {k1}."), NULL},
	{EV_ASIDE_CARD, 0, NO_OTHER, N_("You had set aside {k1}."), NULL},
	{EV_PUT_ASIDE_CARD, 0, NO_OTHER, N_("You put aside {k1}{?c2}."), NULL},
};
/* clang-format on */

void ce_phrase_own(const struct event *e, int reader, struct buf *out)
{
	for (size_t i = 0; i < sizeof sentences / sizeof *sentences; i++) {
		if (sentences[i].kind != e->kind)
			continue;
		const int other = sentences[i].other;
		const char *words = e->arg[sentences[i].me] == reader
					    ? sentences[i].mine
				    : other != NO_OTHER && e->arg[other] == reader
					    ? sentences[i].done_to_me
					    : NULL;
		if (!words)
			break;
		ce_phrase_fill(words, e, out);
		return;
	}
	ce_phrase(e, out);
}
