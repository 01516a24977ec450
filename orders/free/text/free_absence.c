/* "4 on lot 3. I won't be here from 6 December to 13 December.": a sentence that tells only that its writer is away orders
 * nothing and denies nothing, whatever numbers are in it. It is taken out and told as not read; the house asks about the days.
 * SPDX-License-Identifier: ISC */
#include "orders/away.h"
#include "orders/free/text/free_plain.h"

enum { SOME_DAY = 20000 }; /* which days they are does not matter here */

/* Words one of which such a sentence has: most lines have none of them. */
static bool may_tell(const struct token t[], int n)
{
	static const char *const words[] = {
		"here",       "around",    "away",     "home",       "absent",
		"offline",    "holiday",   "holidays", "vacation",   "available",
		"leave",      "trip",      "back",     "online",     "abroad",
		"travelling", "reachable", "internet", "mail",       "mails",
		"email",      "off",       "play",     "unavailable"};

	for (int i = 0; i < n; i++)
		if (t[i].kind == TOKEN_WORD && TOKEN_AMONG(&t[i], words))
			return true;
	return false;
}

/* Does it name a player, or anything else of the game? Numbers are days; "won't" and "I can't play" are everyday words. */
static bool names_game(const struct plain *p, int from, int to)
{
	static const char *const everyday[] = {"play", "playing", "order", "orders",
					       "move", "moves",   "send",  "give"};

	for (int i = from; i < to; i++) {
		const struct token *t = &p->t[i];
		if ((i + 1 < to && str_is(t[1].text, "t") && t[1].glued) ||
		    TOKEN_AMONG(t, everyday))
			continue;
		if (token_is(t, WORD_SEAT) || token_is(t, WORD_COMMAND) ||
		    (t->kind == TOKEN_WORD && t->id >= WORD_GAME &&
		     !(t->flags & WORD_DROPPED)))
			return true;
	}
	return false;
}

void plain_absences(struct plain *p)
{
	struct away_days days;

	if (!may_tell(p->t, p->n))
		return;
	for (int from = 0, end; from < p->n; from = end + 1) {
		end = plain_sentence_end(p, from);
		if (end == from || (from == 0 && end + 1 >= p->n) ||
		    !may_tell(&p->t[from], end - from) || names_game(p, from, end))
			continue;
		const struct token *last = &p->t[end - 1];
		const struct str sentence = {
			p->t[from].text.s,
			(size_t)(last->text.s + last->text.n - p->t[from].text.s)};
		if (!away_is_said(sentence, SOME_DAY, &days))
			continue;
		plain_cut(p, from, end, true);
		end = from;
	}
}
