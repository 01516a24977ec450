/* Answers of who comes and who goes: JOIN, DECLINE, RESIGN, and two words that belong
 * in other letters.
 * SPDX-License-Identifier: ISC */
#include "server/answers/answers_parts.h"

#include "base/arena.h"
#include "base/locale.h"
#include "server/options/powers_wish.h"
#include "server/people/joining.h"
#include "server/render/colours.h"

enum { LUCKY_MAX = 64 }; /* characters */

static void say_no_such_colour(const struct asked *q, int colour)
{
	struct str have = colours_said(q->a, q->rules, q->game->n_seats);
	bool known = colour >= 0 && colour < q->rules->seats_max;
	answer_say(
		q,
		str_printf(q->a,
			   _("JOIN: %s is not played in a game of %d; there are %.*s."),
			   known ? q->rules->colours[colour] : _("that seat"),
			   q->game->n_seats, STR_ARG(have)));
}

/* Keeps the Powers that they may wish for, and tells them which ones they may not. */
static bool wish_powers(const struct asked *q, struct str *wishes, struct err *err)
{
	struct powers_plan plan;
	struct str said;

	*wishes = STR("");
	if (!q->command->powers.n)
		return true;
	if (!powers_plan_load(q->h, q->a, q->game, q->rules, &plan, err))
		return false;
	powers_wish_read(q->a, &plan, q->game->status != GAME_INVITING,
			 q->command->powers, wishes, &said);
	answer_say(q, said);
	return true;
}

bool answer_join(const struct asked *q, struct err *err)
{
	const struct command *c = q->command;
	struct buf colours = buf_in(q->a);
	struct str said, powers;

	for (int i = 0; i < c->n_colours; i++)
		if (c->colours[i] >= 0 &&
		    game_seats(q->rules, q->game->n_seats) >> c->colours[i] & 1)
			buf_printf(&colours, "%s%s", colours.n ? ", " : "",
				   q->rules->colours[c->colours[i]]);
		else
			say_no_such_colour(q, c->colours[i]);
	if (!wish_powers(q, &powers, err))
		return false;
	struct join_wish wish = {buf_str(&colours), powers, c->lucky, c->phone};
	if (str_columns(wish.lucky) > LUCKY_MAX) {
		wish.lucky = STR("");
		answer_say(
			q,
			str_printf(
				q->a,
				_("JOIN: a lucky word has at most %d characters; yours was not accepted. Send\nanother with JOIN before the game starts."),
				LUCKY_MAX));
	}
	if (!play_join(q->h, q->a, q->game, q->seat, &wish, &said, err))
		return false;
	q->out->joined = true;
	answer_say(q, said);
	return true;
}

bool answer_decline(const struct asked *q, struct err *err)
{
	struct str said;
	if (!play_decline(q->h, q->a, q->game, q->seat, &said, err))
		return false;
	answer_say(q, said);
	return true;
}

bool answer_resign(const struct asked *q, struct err *err)
{
	struct str said;

	if (q->game->status == GAME_INVITING)
		return answer_decline(q, err);
	if (q->game->status == GAME_OVER) {
		answer_say(q, str_of(_("RESIGN: the game is over.")));
		return true;
	}
	/* Two words (RESIGN NOW) are meant seriously; a single word is asked about. */
	if (!q->command->now && !q->out->confirmed && !q->seat->resigned &&
	    !q->seat->leaving) {
		q->out->address = STR(""); /* a letter asks for one thing */
		q->out->resign_asked = true;
		answer_say(
			q,
			str_printf(
				q->a,
				_("RESIGN: you would leave this game for good, at the end of this turn; until then your orders count. Nothing has been done yet: reply YES to this receipt, or `confirm` to the letter that asks you. RESIGN NOW does it at once: your seat is played %s until then. If you only need time: HELP ABSENT."),
				locale_text(game_absent(q->rules)->played)));
		return true;
	}
	if (!play_resign(q->h, q->a, q->game, q->seat, q->command->now, &said, err))
		return false;
	answer_say(q, said);
	return true;
}

bool answer_confirm(const struct asked *q, struct err *err)
{
	(void)err;
	answer_say(
		q,
		str_of(_(
			"CONFIRM: to confirm a letter that waits, answer the letter that asked\nyou about it. Nothing has been done.")));
	return true;
}

bool answer_observe(const struct asked *q, struct err *err)
{
	(void)err;
	answer_say(
		q,
		str_printf(
			q->a,
			_("OBSERVE: you play in this game and get its reports already. To follow another public game, write `observe GAME` in a letter of its own to %.*s."),
			STR_ARG(q->h->config.address)));
	return true;
}
