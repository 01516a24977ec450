/* Answers to commands.
 * SPDX-License-Identifier: ISC */
#include "server/answers.h"

#include <string.h>

#include "base/arena.h"
#include "server/absence.h"
#include "server/joining.h"
#include "server/powers_wish.h"
#include "server/proof.h"

enum { LUCKY_MAX = 64 }; /* characters */

struct asked {
	struct home *h;
	struct arena *a;
	struct game *game;
	struct seat *seat;
	const struct position *position;
	const struct game_rules *rules;
	const struct reading *reading;
	const struct command *command;
	struct answers *out;
};

static void say(struct answers *out, struct str text)
{
	if (text.n && out->n < ANSWERS_MAX)
		out->text[out->n++] = text;
}

static void say_no_such_colour(const struct asked *q, int colour)
{
	struct buf have = buf_in(q->a);

	for (int i = 0; i < q->game->n_seats; i++)
		buf_printf(&have, "%s%s", i ? ", " : "", q->rules->colours[i]);
	bool known = colour >= 0 && colour < q->rules->seats_max;
	say(q->out,
	    str_printf(q->a, "JOIN: %s is not played in a game of %d; there are %.*s.",
		       known ? q->rules->colours[colour] : "that colour",
		       q->game->n_seats, STR_ARG(buf_str(&have))));
}

/* The Powers that he may wish for; of the others he is told. */
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
	say(q->out, said);
	return true;
}

static bool join(const struct asked *q, struct err *err)
{
	const struct command *c = q->command;
	struct buf colours = buf_in(q->a);
	struct str said, powers;

	for (int i = 0; i < c->n_colours; i++)
		if (c->colours[i] >= 0 && c->colours[i] < q->game->n_seats)
			buf_printf(&colours, "%s%s", colours.n ? ", " : "",
				   q->rules->colours[c->colours[i]]);
		else
			say_no_such_colour(q, c->colours[i]);
	if (!wish_powers(q, &powers, err))
		return false;
	struct join_wish wish = {buf_str(&colours), powers, c->lucky, c->phone};
	if (str_columns(wish.lucky) > LUCKY_MAX) {
		wish.lucky = STR("");
		say(q->out,
		    str_printf(
			    q->a,
			    "JOIN: a lucky word has %d characters at most; yours was "
			    "not taken. Send\nanother with JOIN before the game "
			    "starts.",
			    LUCKY_MAX));
	}
	if (!play_join(q->h, q->a, q->game, q->seat, &wish, &said, err))
		return false;
	q->out->joined = true;
	say(q->out, said);
	return true;
}

static bool decline(const struct asked *q, struct err *err)
{
	struct str said;
	if (!play_decline(q->h, q->a, q->game, q->seat, &said, err))
		return false;
	say(q->out, said);
	return true;
}

static bool resign(const struct asked *q, struct err *err)
{
	struct str said;

	if (q->game->status == GAME_INVITING)
		return decline(q, err);
	if (q->game->status == GAME_OVER) {
		say(q->out, STR("RESIGN: the game is over."));
		return true;
	}
	/* Two words are the word of somebody who means it; one is asked about. */
	if (!q->command->now && !q->out->confirmed && !q->seat->resigned &&
	    !q->seat->leaving) {
		q->out->resign_asked = true;
		say(q->out,
		    STR("RESIGN: you would leave this game for good, at the end of "
			"this "
			"turn. Nothing has\nbeen done yet: a letter of its own asks "
			"you, "
			"and your confirm to it does it.\nRESIGN NOW does it at once: "
			"your seat is played at random until then."));
		return true;
	}
	if (!play_resign(q->h, q->a, q->game, q->seat, q->command->now, &said, err))
		return false;
	say(q->out, said);
	return true;
}

static bool status(const struct asked *q, struct err *err)
{
	const struct game *g = q->game;
	struct buf out = buf_in(q->a);

	(void)err;
	buf_printf(&out, "STATUS of game %.*s: ", STR_ARG(g->name));
	if (g->status == GAME_INVITING) {
		buf_printf(&out, "not all have joined yet. You are %s.",
			   q->seat->status == SEAT_JOINED ? "in"
							  : "not in: write JOIN");
	} else if (g->status == GAME_OVER) {
		buf_printf(&out, "it is over.");
	} else {
		buf_printf(&out,
			   "turn %d, phase %d of %d.\nDeadline: %.*s%s\nYour orders so "
			   "far:\n",
			   g->turn, g->phase, q->rules->n_phases,
			   STR_ARG(clock_long(q->a, g->deadline)),
			   g->status == GAME_PAUSED ? " (the game is paused)"
			   : g->hold.n              ? " (the phase waits for the GM)"
						    : "");
		echo_sheet(&q->reading->sheet, &out);
	}
	say(q->out, buf_str(&out));
	return true;
}

static bool help(const struct asked *q, struct err *err)
{
	struct buf out = buf_in(q->a);
	const struct position *p = q->position;

	(void)err;
	orders_help(q->rules->vocab, p ? position_view(q->a, p, q->seat->seat) : NULL,
		    p ? p->phase : 0, q->command->word, &out);
	say(q->out, buf_str(&out));
	return true;
}

static bool proof(const struct asked *q, struct err *err)
{
	struct str text;

	if (!proof_text(q->h, q->a, q->game, q->seat, &text, err))
		return false;
	say(q->out, text);
	return true;
}

static bool zone(const struct asked *q, struct err *err)
{
	char *name = str_z(q->a, str_trim(q->command->word));

	if (!clock_is_zone(name)) {
		say(q->out,
		    str_printf(q->a,
			       "TIMEZONE: \"%s\" is not known; write for example "
			       "TIMEZONE Europe/London",
			       name));
		return true;
	}
	q->seat->zone = str_of(name);
	say(q->out,
	    str_printf(q->a, "TIMEZONE: your letters show %s from now on.", name));
	return seats_save(q->h->store, q->seat, err);
}

static bool absent(const struct asked *q, struct err *err)
{
	struct str said;

	if (!absence_take(q->h, q->a, q->game, q->seat, q->command->word, &said, err))
		return false;
	say(q->out, said);
	return true;
}

static bool form(const struct asked *q, struct err *err)
{
	(void)err;
	q->out->form = true;
	return true;
}

static bool nothing(const struct asked *q, struct err *err)
{
	(void)q;
	(void)err;
	return true;
}

/* clang-format off */
static const char *const names[] = {
	[COMMAND_STATUS]   = "STATUS",   [COMMAND_PREVIEW] = "PREVIEW", [COMMAND_WAIT]     = "WAIT",
	[COMMAND_NOWAIT]   = "NOWAIT",   [COMMAND_FINAL]   = "FINAL",   [COMMAND_HELP]     = "HELP",
	[COMMAND_ABSENT]   = "ABSENT",   [COMMAND_RESIGN]  = "RESIGN",  [COMMAND_TEMPLATE] = "TEMPLATE",
	[COMMAND_RULES]    = "RULES",    [COMMAND_PROOF]   = "PROOF",   [COMMAND_HISTORY]  = "HISTORY",
	[COMMAND_TIMEZONE] = "TIMEZONE", [COMMAND_FORMAT]  = "FORMAT",  [COMMAND_DIGEST]   = "DIGEST",
	[COMMAND_JOIN]     = "JOIN",     [COMMAND_DECLINE] = "DECLINE", [COMMAND_CONFIRM]  = "CONFIRM",
	[COMMAND_OBSERVE]  = "OBSERVE",  [COMMAND_CLEAR]   = "CLEAR",
};
/* clang-format on */
_Static_assert(sizeof names / sizeof *names == COMMAND_CLEAR + 1, "a name a command");

static bool not_yet(const struct asked *q, struct err *err)
{
	(void)err;
	say(q->out, str_printf(q->a,
			       "%s is not carried out by this house yet; write to your "
			       "GM.",
			       names[q->command->kind]));
	return true;
}

static bool observe(const struct asked *q, struct err *err)
{
	(void)err;
	say(q->out, str_printf(q->a,
			       "OBSERVE: this letter has the key of a game that you "
			       "play. To read another public game along, write "
			       "`observe GAME` in a letter of its own to %.*s.",
			       STR_ARG(q->h->config.address)));
	return true;
}

static bool confirm(const struct asked *q, struct err *err)
{
	(void)err;
	say(q->out, STR("CONFIRM: a letter that waits is confirmed by an answer to the "
			"letter that asked\nyou about it. Nothing has been done."));
	return true;
}

static bool rules(const struct asked *q, struct err *err)
{
	(void)err;
	say(q->out,
	    str_printf(q->a,
		       "RULES: this is %s. HELP lists the order words of this phase, "
		       "HELP WORD explains one;\nthe options of this game stand in "
		       "your start letter.",
		       q->rules->title));
	return true;
}

/* clang-format off */
static bool (*const commands[])(const struct asked *, struct err *) = {
	[COMMAND_STATUS] = status,   [COMMAND_PREVIEW] = status,  [COMMAND_WAIT] = nothing,
	[COMMAND_NOWAIT] = nothing,  [COMMAND_FINAL] = nothing,   [COMMAND_HELP] = help,
	[COMMAND_ABSENT] = absent,  [COMMAND_RESIGN] = resign,   [COMMAND_TEMPLATE] = form,
	[COMMAND_RULES] = rules,     [COMMAND_PROOF] = proof,     [COMMAND_HISTORY] = not_yet,
	[COMMAND_TIMEZONE] = zone,   [COMMAND_FORMAT] = not_yet,  [COMMAND_DIGEST] = not_yet,
	[COMMAND_JOIN] = join,       [COMMAND_DECLINE] = decline, [COMMAND_CONFIRM] = confirm,
	[COMMAND_OBSERVE] = observe, [COMMAND_CLEAR] = nothing,
};
/* clang-format on */
_Static_assert(sizeof commands / sizeof *commands == COMMAND_CLEAR + 1,
	       "a row a command");

const char *answers_command_name(enum command_kind kind)
{
	return names[kind];
}

/* Of JOIN and DECLINE in one letter the last one counts. */
static bool is_taken_back(const struct reading *r, int which)
{
	enum command_kind kind = r->commands[which].kind;
	enum command_kind other = kind == COMMAND_JOIN ? COMMAND_DECLINE : COMMAND_JOIN;

	if (kind != COMMAND_JOIN && kind != COMMAND_DECLINE)
		return false;
	for (int i = which + 1; i < r->n_commands; i++)
		if (r->commands[i].kind == other)
			return true;
	return false;
}

bool answers_give(struct home *h, struct arena *a, struct game *g, struct seat *s,
		  const struct position *p, const struct reading *r,
		  struct answers *out, struct err *err)
{
	struct asked q = {.h = h,
			  .a = a,
			  .game = g,
			  .seat = s,
			  .position = p,
			  .reading = r,
			  .out = out,
			  .rules = game_rules_of(g, err)};

	if (!q.rules)
		return false;
	for (int i = 0; i < r->n_commands; i++) {
		q.command = &r->commands[i];
		if (is_taken_back(r, i))
			continue;
		if (!commands[r->commands[i].kind](&q, err))
			return false;
	}
	return true;
}
