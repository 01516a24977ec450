/* Phrases: one sentence for each event. In a sentence,
 *   {s0} a seat        {S0} seats as bits    {d0} a system
 *   {n0} a number, {n0 token} with its word  {x0 lands land} the verb that fits it
 *   {c0} a challenge   {?c0} " in C1", or nothing where it is -1
 *   {p0} a planet (system, number)
 *   {w0} {v0} a place (where, system, planet): "from Red 3", "on Red 3"
 *   {k0} a card        {K1} all cards from there on
 *   {?s0} " on Red", or nothing
 *   {r0} a result      {o0} own colour       {u0} a cause
 * SPDX-License-Identifier: ISC */
#include <string.h>

#include "rules/cosmic/act.h"
#include "rules/cosmic/cosmic_event.h"
#include "rules/cosmic/order.h"

/* clang-format off */
static const char *const sentence[EV_COUNT] = {
	[EV_NONE]             = "",
	[EV_MISSED]           = "No orders came from {s0}.",
	[EV_MARKED]           = "{s0} leaves the game at the end of this turn and is played at random until then.",
	[EV_POWER_OFF]        = "{s0} has fewer than three home bases: no Power.",
	[EV_POWER_ON]         = "{s0} has the Power back.",
	[EV_LOSS]             = "{s0} loses {n1 token} {w2} to the Warp{u6}.",
	[EV_PLAGUE_CARD]      = "{s0} gives up {k1} for the Plague.",
	[EV_PLACED]           = "{s0} places {n1 token} out of Limbo {v2}.",
	[EV_PHASE4_LEFT_OUT]  = "Nothing is left to settle: phase 4 is left out.",
	[EV_RELEASE]          = "{s0} has {n1 token} released from the Warp, {v2}.",
	[EV_FREED]            = "Mobius Tubes free {n1 token} of {s0} from the Warp, {v2}.",
	[EV_ATTACK]           = "{c0}: {s1} attacks {p2} with {n5 token}; {s4} defends.",
	[EV_ATTACK_FROM]      = "{c0}: {n2 token} of {s1} came {w3}.",
	[EV_NO_ATTACK]        = "{s0} cannot attack.",
	[EV_RESETTLE]         = "{s0} settles {p2} again with {n1 token}.",
	[EV_RESETTLE_FROM]    = "{n1 token} of {s0} moved {w2}.",
	[EV_DIVIDED]          = "{c0}: {s1} defends with {n2 token}.",
	[EV_INVITED]          = "{c0}: {s1} asks {S2}.",
	[EV_JOINED]           = "{c0}: {s1} joins {s2} with {n3 token}.",
	[EV_JOINED_FROM]      = "{c0}: {n2 token} of {s1} came {w3}.",
	[EV_REFILL]           = "{s0} had too few challenge cards and was dealt {n1 card}.",
	[EV_REFILL_CARDS]     = "{s0}'s new cards: {K1}.",
	[EV_CARDS]            = "{c0}: {s1} shows {k2}, {s3} shows {k4}.",
	[EV_TOTALS]           = "{c0}: {n1}+{n2} = {n3} against {n4}+{n5} = {n6}.",
	[EV_RESULT]           = "{c0}: {r1}.",
	[EV_LANDED]           = "{n1 token} of {s0} {x1 lands land} on {p2}.",
	[EV_TO_LIMBO]         = "{n1 token} of {s0} {x1 goes go} to Limbo{u6}.",
	[EV_OWED]             = "{c0}: {s2} owes {s1} {n3 card} of consolation.",
	[EV_EARNED]           = "{c0}: {s1} has earned {n2 reward}.",
	[EV_DISCARDED]        = "{s0} discards {k1}{u2}.",
	[EV_DEAL]             = "{c0}: {s1} and {s2} make a deal.",
	[EV_DEAL_BASE]        = "{c0}: {s1} sets up a base on {p3} with {n2 token}, with leave of {s5}.",
	[EV_DEAL_FROM]        = "{c0}: {n2 token} of {s1} came {w3}.",
	[EV_DEAL_NO_BASE]     = "{c0}: {s1} has no token for the new base.",
	[EV_DEAL_CARDS]       = "{c0}: {s1} gives {s2} {n3 card}.",
	[EV_DEAL_CARD]        = "{c0}: {s1} gives {s2} {k3}.",
	[EV_DEAL_FAILED]      = "{c0}: {s1} and {s2} make no deal.",
	[EV_CONSOLATION]      = "{c0}: {s1} draws {n3 card} from {s2}'s hand as consolation.",
	[EV_CONSOLATION_CARD] = "{c0}: {s1} draws {k3} from {s2}.",
	[EV_NO_CONSOLATION]   = "{c0}: {s1} gets no consolation.",
	[EV_REWARD]           = "{c0}: {s1} takes {n2 card} and {n3 token} as reward.",
	[EV_REWARD_CARD]      = "{s0}'s reward: {k1}.",
	[EV_REWARD_TOKENS]    = "{n1 token} of {s0} {x1 comes come} out of the Warp as reward, {v2}.",
	[EV_REMOVED]          = "{s0} leaves the game.",
	[EV_LEAD]             = "{s0} has the lead.",
	[EV_DESTINY]          = "{s0} draws {d1}.",
	[EV_REDRAW]           = "{s0} drew the own colour and draws again.",
	[EV_OWN_COLOUR]       = "{s0} drew the own colour and had ordered: {o1}.",
	[EV_DESTINY_SHUFFLED] = "The destiny pile is shuffled anew.",
	[EV_DECK_SHUFFLED]    = "The discards are shuffled: {n0 card}.",
	[EV_WINNERS]          = "The game is won by {S0}, with {n1 base}.",
	[EV_NO_WINNER]        = "The game ends without a winner.",
	[EV_EDICT]            = "{s0} plays {k1}{?s3}{?c2}.",
	[EV_USE]              = "{s0} uses the Power{?s2}{?c1}.",
	[EV_STOPPED]          = "{s0}'s Power is zapped{?c1}.",
	[EV_HAND]             = "{s0}'s cards: {K1}.",
	[EV_RULING_REMOVED]   = "Ruling: conditions contradict each other; alternative {n2} of {s0}'s decision {n1} counts as never written.",
	[EV_RULING_SEVERAL]   = "Ruling: the conditions allow several outcomes; the wish of {s0}, who has the lead, decides.",
	[EV_RULING_CAP]       = "Ruling wanted: the conditions hang together in too many ways ({n0} tried).",
};
static const char *const cause[CAUSE_COUNT] = {
	[CAUSE_NONE] = "",                 [CAUSE_PLAGUE] = " for the Plague",
	[CAUSE_BATTLE] = "",               [CAUSE_DEAL] = " after the deal",
	[CAUSE_FAILED] = " for the failed deal", [CAUSE_STOPPED] = ", stopped by Force Field",
	[CAUSE_PEACE] = "",                [CAUSE_FREED] = ", freed by Mobius Tubes",
	[CAUSE_NO_PLACE] = "",             [CAUSE_REWARD] = "",
	[CAUSE_PLAYED] = "",               [CAUSE_OLD] = " as an old card",
	[CAUSE_REMOVED] = "",              [CAUSE_POWER] = "",
};
static const char *const result[] = {
	[CE_NOT_YET] = "no result yet",    [CE_ATTACK_WINS] = "attack wins",
	[CE_DEFENCE_WINS] = "defence wins", [CE_DEAL_PENDING] = "deal pending",
	[CE_DEAL_MADE] = "deal made",      [CE_DEAL_FAILED] = "deal failed",
	[CE_CALLED_OFF] = "called off",
};
static const char *const own[] = {
	[CE_OWN_NOT_SAID] = "nothing",     [CE_OWN_FIGHT] = "fight",
	[CE_OWN_RESETTLE] = "resettle",    [CE_OWN_REDRAW] = "redraw",
};
/* clang-format on */

void ce_phrase_seats(unsigned seats, struct buf *out)
{
	int left = 0;

	for (int s = 0; s < CE_SEATS; s++)
		left += seats >> s & 1 ? 1 : 0;
	if (!left)
		buf_z(out, "nobody");
	for (int s = 0; s < CE_SEATS; s++)
		if (seats >> s & 1) {
			buf_z(out, ce_colour_names[s]);
			left--;
			buf_z(out, left > 1 ? ", " : left == 1 ? " and " : "");
		}
}

static void put_card(int card, struct buf *out)
{
	char name[CARD_NAME_MAX];

	if (card == CARD_NONE) {
		buf_z(out, "no card");
		return;
	}
	card_name(card, name);
	buf_z(out, name);
}

static void put_cards(const int16_t *arg, int from, struct buf *out)
{
	for (int i = from; i < EVENT_ARGS && arg[i]; i++) {
		buf_z(out, i > from ? ", " : "");
		put_card(arg[i], out);
	}
}

static void put_planet(const int16_t *arg, struct buf *out)
{
	buf_printf(out, "%s %d", ce_colour_names[arg[0]], arg[1]);
}

/* "from Red 3": `from`; "to Limbo", "on Red 3": else. */
static void put_place(const int16_t *arg, bool from, struct buf *out)
{
	switch ((enum ce_where)arg[0]) {
	case CE_ON_PLANET:
		buf_z(out, from ? "from " : "on ");
		put_planet(arg + 1, out);
		break;
	case CE_IN_CHALLENGE:
		buf_printf(out, "%s C%d", from ? "from" : "in", arg[1] + 1);
		break;
	case CE_IN_WARP:
		buf_z(out, from ? "from the Warp" : "in the Warp");
		break;
	case CE_IN_LIMBO:
		buf_z(out, from ? "from Limbo" : "in Limbo");
		break;
	}
}

static void put_number(int n, const char *word, int n_word, struct buf *out)
{
	buf_printf(out, "%d", n);
	if (!n_word)
		return;
	buf_printf(out, " %.*s", n_word, word);
	if (n != 1)
		buf_char(out, 's');
}

/* "lands land": the first for one, the second for more or none. */
static void put_verb(int n, const char *both, int n_both, struct buf *out)
{
	struct str many = {both, (size_t)n_both}, one = str_until(&many, ' ');

	buf_add(out, n == 1 ? one : many);
}

static void put(const struct event *e, const char *mark, int n, struct buf *out)
{
	bool maybe = *mark == '?';
	const char *m = maybe ? mark + 1 : mark;
	const int16_t *arg = &e->arg[m[1] - '0'];
	int n_word = n - (int)(m - mark) - 2;

	if (maybe && *arg < 0)
		return;
	switch (*m) {
	case 's':
		buf_z(out, maybe ? " on " : "");
		buf_z(out, ce_colour_names[*arg]);
		break;
	case 'S':
		ce_phrase_seats((unsigned)*arg, out);
		break;
	case 'd':
		buf_z(out, ce_colour_names[*arg]);
		break;
	case 'n':
		put_number(*arg, m + 3, n_word > 1 ? n_word - 1 : 0, out);
		break;
	case 'x':
		put_verb(*arg, m + 3, n_word - 1, out);
		break;
	case 'c':
		buf_printf(out, "%sC%d", maybe ? " in " : "", *arg + 1);
		break;
	case 'p':
		put_planet(arg, out);
		break;
	case 'w':
	case 'v':
		put_place(arg, *m == 'w', out);
		break;
	case 'k':
		put_card(*arg, out);
		break;
	case 'K':
		put_cards(e->arg, m[1] - '0', out);
		break;
	case 'r':
		buf_z(out, result[*arg]);
		break;
	case 'o':
		buf_z(out, own[*arg]);
		break;
	case 'u':
		buf_z(out, cause[*arg]);
		break;
	}
}

void ce_phrase(const struct event *e, struct buf *out)
{
	if (e->kind <= EV_NONE || e->kind >= EV_COUNT)
		return;
	for (const char *s = sentence[e->kind]; *s; s++) {
		const char *end = *s == '{' ? strchr(s, '}') : NULL;
		if (!end) {
			buf_char(out, *s);
			continue;
		}
		put(e, s + 1, (int)(end - s) - 1, out);
		s = end;
	}
}
