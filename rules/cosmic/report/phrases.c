/* Phrases: one sentence for each event; phrases_fill.c fills in the parts in braces.
 * SPDX-License-Identifier: ISC */
#include <string.h>

#include "base/locale.h"
#include "rules/cosmic/report/phrases.h"

/* clang-format off */
static const char *const sentence[EV_COUNT] = {
	[EV_NONE]             = "",
	[EV_MISSED]           = N_("No orders came from {s0}."),
	[EV_MARKED]           = N_("{s0} leaves the game at the end of this turn and is played at random until then."),
	[EV_POWER_OFF]        = N_("{s0} has fewer than three home bases: their Power stops."),
	[EV_POWER_ON]         = N_("{s0} has their Power back."),
	[EV_LOSS]             = N_("{s0} loses {n1 token} {w2} to the Warp{u6}."),
	[EV_PLAGUE_CARD]      = N_("{s0} gives up {k1} to the Plague."),
	[EV_PLACED]           = N_("{s0} places {n1 token} out of Limbo {v2}."),
	[EV_PHASE4_LEFT_OUT]  = N_("Nothing is left to settle, so phase 4 is left out."),
	[EV_RELEASE]          = N_("{s0} has {n1 token} released from the Warp, {v2}."),
	[EV_FREED]            = N_("Mobius Tubes release {n1 token} of {s0} from the Warp, now {v2}."),
	[EV_ATTACK]           = N_("{c0}: {s1} attacks {p2} with {n5 token}; {s4} defends."),
	[EV_ATTACK_FROM]      = N_("{c0}: {n2 token} of {s1} came {w3}."),
	[EV_NO_ATTACK]        = N_("{s0} cannot attack."),
	[EV_RESETTLE]         = N_("{s0} settles {p2} again with {n1 token}."),
	[EV_RESETTLE_FROM]    = N_("{n1 token} of {s0} moved {w2}."),
	[EV_DIVIDED]          = N_("{c0}: {s1} defends with {n2 token}."),
	[EV_INVITED]          = N_("{c0}: {s1} invites {S2}."),
	[EV_JOINED]           = N_("{c0}: {s1} joins {s2} with {n3 token}."),
	[EV_JOINED_FROM]      = N_("{c0}: {n2 token} of {s1} came {w3}."),
	[EV_REFILL]           = N_("{s0} had too few challenge cards and was dealt {n1 card}."),
	[EV_REFILL_CARDS]     = N_("{s0}'s new cards: {K1}."),
	[EV_CARDS]            = N_("{c0}: {s1} shows {k2}, {s3} shows {k4}."),
	[EV_TOTALS]           = N_("{c0}: {n1}+{n2} = {n3} against {n4}+{n5} = {n6}."),
	[EV_RESULT]           = N_("{c0}: {r1}."),
	[EV_LANDED]           = N_("{n1 token} of {s0} {x1 lands land} on {p2}."),
	[EV_TO_LIMBO]         = N_("{n1 token} of {s0} {x1 goes go} to Limbo{u6}."),
	[EV_OWED]             = N_("{c0}: {s2} owes {s1} {n3 card} of consolation."),
	[EV_EARNED]           = N_("{c0}: {s1} has earned {n2 reward}."),
	[EV_DISCARDED]        = N_("{s0} discards {k1}{u2}."),
	[EV_DEAL]             = N_("{c0}: {s1} and {s2} make a deal."),
	[EV_DEAL_BASE]        = N_("{c0}: {s1} sets up a base on {p3} with {n2 token}, by leave of {s5}."),
	[EV_DEAL_FROM]        = N_("{c0}: {n2 token} of {s1} came {w3}."),
	[EV_DEAL_NO_BASE]     = N_("{c0}: {s1} has no token for the new base."),
	[EV_DEAL_CARDS]       = N_("{c0}: {s1} gives {s2} {n3 card}."),
	[EV_DEAL_CARD]        = N_("{c0}: {s1} gives {s2} {k3}."),
	[EV_DEAL_BROKEN]      = N_("{c0}: {s1} cannot give what was promised; {s2} loses nothing for it."),
	[EV_DEAL_INSTEAD]     = N_("{c0}: another of {s1}'s cards replaces the one that was promised to {s2}."),
	[EV_DEAL_FAILED]      = N_("{c0}: {s1} and {s2} make no deal."),
	[EV_CONSOLATION]      = N_("{c0}: {s1} draws {n3 card} from {s2}'s hand as consolation."),
	[EV_CONSOLATION_CARD] = N_("{c0}: {s1} draws {k3} from {s2}."),
	[EV_NO_CONSOLATION]   = N_("{c0}: {s1} gets no consolation."),
	[EV_REWARD]           = N_("{c0}: {s1} takes {n2 card} and {n3 token} as a reward."),
	[EV_REWARD_CARD]      = N_("{s0}'s reward: {k1}."),
	[EV_REWARD_TOKENS]    = N_("As a reward, {n1 token} of {s0} {x1 leaves leave} the Warp, now {v2}."),
	[EV_REMOVED]          = N_("{s0} leaves the game."),
	[EV_LEAD]             = N_("{s0} is the lead seat this turn: last ties are decided from there."),
	[EV_DESTINY]          = N_("{s0} draws {d1}."),
	[EV_REDRAW]           = N_("{s0} drew their own colour and draws again."),
	[EV_OWN_COLOUR]       = N_("{s0} drew their own colour and had ordered: {o1}."),
	[EV_DESTINY_SHUFFLED] = N_("The destiny pile is reshuffled."),
	[EV_DECK_SHUFFLED]    = N_("The discards are shuffled: {n0 card}."),
	[EV_WINNERS]          = N_("{S0} wins the game with {n1 foreign base}."),
	[EV_NO_WINNER]        = N_("The game ends without a winner."),
	[EV_EDICT]            = N_("{s0} plays {k1}{?s3}{?c2}."),
	[EV_USE]              = N_("{s0} uses {P3}{?s2}{?c1}."),
	[EV_STOPPED]          = N_("{s0}'s {Q3} is zapped{?g2}{?c1}."),
	[EV_HAND]             = N_("{s0}'s cards: {K1}."),
	[EV_FLARE]            = N_("{s0} plays {k1} ({f4}){?s3}{?c2}."),
	[EV_FLARE_STOPPED]    = N_("{s0}'s {k1} ({f3}) is stopped{?c2}."),
	[EV_LOOK]             = N_("{s0} looks at {s1}'s hand{?c2}."),
	[EV_LOOK_CARDS]       = N_("Seen in {s0}'s hand: {K1}."),
	[EV_TAKEN]            = N_("{s1} takes {n2 card} from {s0}{?c3}."),
	[EV_TAKEN_CARD]       = N_("{s1} takes {k2} from {s0}."),
	[EV_DRAWN]            = N_("{s0} draws {n1 card} from the deck{?c2}."),
	[EV_DRAWN_CARD]       = N_("{s0} drew {k1}."),
	[EV_KEPT]             = N_("{s0} takes {k1} back into their hand{?c2}."),
	[EV_SALVAGED]         = N_("{s0} salvages {k1}, which {s2} discarded."),
	[EV_PUT_ASIDE]        = N_("{s0} puts {n1 card} aside{?c2} until the challenge ends."),
	[EV_PUT_ASIDE_CARD]   = N_("{s0} put aside {k1}{?c2}."),
	[EV_BLIND]            = N_("{c0}: {s1}'s card will be drawn at random from their hand."),
	[EV_ASIDE]            = N_("{s0} takes {n1 card} that {x1 was were} set aside back into their hand."),
	[EV_ASIDE_CARD]       = N_("{s0} had set aside {k1}."),
	[EV_SETTLED]          = N_("{s0} brings {n1 token} {w2} onto {p5}."),
	[EV_MIXED]            = N_("{s0} shuffles their own hand and {s1}'s together{?c2} and takes {n3 card}."),
	[EV_OOZE]             = N_("{s0} brings {a1 token} into {c5} {w2}."),
	[EV_OUT]              = N_("{n1 token} of {s0} {x1 goes go} out of the game {w2}{u6}."),
	[EV_SPARED]           = N_("{n1 token} of {s0} {w2} {x1 goes go} to {q7} instead of the Warp."),
	[EV_CAPTURED]         = N_("{n1 token} of {s0} {w2} {x1 is are} captured by {s7}."),
	[EV_HEALED]           = N_("{s2} heals {n1 token} of {s0}, now in Limbo."),
	[EV_MUST_LOSE]        = N_("{s0} must lose {n1 token} to {s2}'s Power and names {x1 it them} in the next orders."),
	[EV_CALLED_OFF]       = N_("{c0}: called off, nobody fights."),
	[EV_COUNTS_AS]        = N_("{c0}: the {e1} card counts as {k2}."),
	[EV_CONE_MOVED]       = N_("{c0}: the attack now goes to {p1}."),
	[EV_ADDED_CARD]       = N_("{c0}: the {e1} side plays {k2} as well."),
	[EV_NEW_POWER]        = N_("{s0} has {P1} now."),
	[EV_EXTRA]            = N_("{s0} has {n1 attack} to make next turn."),
	[EV_SUM]              = N_("{c0}: the {e1} total is {t0}."),
	[EV_EXCUSED]          = N_("No orders had come from {s0} when the GM ran the phase, before its deadline; it does not count as missed."),
	[EV_RULING_REMOVED]   = N_("Ruling: conditions contradict each other; alternative {n2} of {s0}'s decision {n1} counts as never written."),
	[EV_RULING_SEVERAL]   = N_("Ruling: the conditions allow several outcomes; the wish of {s0}, the lead seat, decides."),
	[EV_RULING_CAP]       = N_("Ruling wanted: the conditions depend on each other in too many ways ({n0} tried)."),
};
/* Out of a challenge, where the number is below 0. */
static const char ooze_out[] = N_("{s0} takes {a1 token} out of {c5}, now {v2}.");
/* Rewards of one kind; winners together. */
static const char cards_alone[] = N_("{c0}: {s1} takes {n2 card} as a reward.");
static const char tokens_alone[] = N_("{c0}: {s1} takes {n3 token} as a reward.");
/* What was to come, where the same report tells that it came. */
static const char owed_then[] = N_("{c0}: {s2} owed {s1} {n3 card} of consolation.");
static const char earned_then[] = N_("{c0}: {s1} had earned {n2 reward}.");
static const char no_more[] = N_(" {s2}'s hand was empty then.");
static const char win_together[] = N_("{S0} win the game together with {n1 foreign base} each.");
/* clang-format on */

static const char *sentence_of(const struct event *e)
{
	switch (e->kind) {
	case EV_OOZE:
		return e->arg[1] < 0 ? ooze_out : sentence[EV_OOZE];
	case EV_REWARD:
		return !e->arg[3]   ? cards_alone
		       : !e->arg[2] ? tokens_alone
				    : sentence[EV_REWARD];
	case EV_WINNERS:
		return e->arg[0] & (e->arg[0] - 1) ? win_together
						   : sentence[EV_WINNERS];
	default:
		return sentence[e->kind];
	}
}

void ce_phrase_fill(const char *with_marks, const struct event *e, struct buf *out)
{
	for (const char *s = locale_text(with_marks); *s; s++) {
		const char *end = *s == '{' ? strchr(s, '}') : NULL;
		if (!end) {
			buf_char(out, *s);
			continue;
		}
		ce_phrase_put(e, s + 1, (int)(end - s) - 1, out);
		s = end;
	}
}

void ce_phrase(const struct event *e, struct buf *out)
{
	if (e->kind > EV_NONE && e->kind < EV_COUNT)
		ce_phrase_fill(sentence_of(e), e, out);
}

void ce_phrase_past(const struct event *e, struct buf *out)
{
	if (e->kind == EV_OWED)
		ce_phrase_fill(owed_then, e, out);
	else if (e->kind == EV_EARNED)
		ce_phrase_fill(earned_then, e, out);
	else if (e->kind != EV_MUST_LOSE)
		ce_phrase(e, out);
}

void ce_phrase_no_more(const struct event *e, struct buf *out)
{
	ce_phrase_fill(no_more, e, out);
}

/* What only its reader may know says "you" to that reader, and names the others. */
enum { NO_OTHER = -1 };

/* clang-format off */
static const struct {
	int kind;
	int me, other; /* the arguments that are seats: who does it, and to whom it is done */
	const char *mine, *done_to_me;
} own[] = {
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
	for (size_t i = 0; i < sizeof own / sizeof *own; i++) {
		if (own[i].kind != e->kind)
			continue;
		const int other = own[i].other;
		const char *words = e->arg[own[i].me] == reader ? own[i].mine
				    : other != NO_OTHER && e->arg[other] == reader
					    ? own[i].done_to_me
					    : NULL;
		if (!words)
			break;
		ce_phrase_fill(words, e, out);
		return;
	}
	ce_phrase(e, out);
}
