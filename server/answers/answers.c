/* Answers to commands: which does what.
 * SPDX-License-Identifier: ISC */
#include "server/answers/answers_parts.h"

#include "base/arena.h"
#include "base/locale.h"
#include "orders/read.h"

/* In the sheet already: WAIT, FINAL and the like. */
static bool nothing(const struct asked *q, struct err *err)
{
	(void)q;
	(void)err;
	return true;
}

/* clang-format off */
static bool (*const commands[])(const struct asked *, struct err *) = {
	[COMMAND_STATUS]     = answer_status,
	[COMMAND_PREVIEW]    = answer_preview,
	[COMMAND_WAIT]       = nothing,
	[COMMAND_NOWAIT]     = nothing,
	[COMMAND_FINAL]      = nothing,
	[COMMAND_HELP]       = answer_help,
	[COMMAND_ABSENT]     = answer_absent,
	[COMMAND_RESIGN]     = answer_resign,
	[COMMAND_TEMPLATE]   = answer_form,
	[COMMAND_RULES]      = answer_rules,
	[COMMAND_PROOF]      = answer_proof,
	[COMMAND_HISTORY]    = answer_history,
	[COMMAND_WHY]        = answer_why,
	[COMMAND_ADDRESS]    = answer_address,
	[COMMAND_TIMEZONE]   = answer_zone,
	[COMMAND_FORMAT]     = answer_format,
	[COMMAND_DIGEST]     = answer_digest,
	[COMMAND_JOIN]       = answer_join,
	[COMMAND_DECLINE]    = answer_decline,
	[COMMAND_CONFIRM]    = answer_confirm,
	[COMMAND_OBSERVE]    = answer_observe,
	[COMMAND_ME]         = answer_me,
	[COMMAND_CLEAR]      = nothing,
};
/* clang-format on */
_Static_assert(sizeof commands / sizeof *commands == COMMAND_CLEAR + 1,
	       "a row a command");

/* If a letter has both JOIN and DECLINE, the last one counts. */
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

/* Was the same command already given in this letter? Commands that show something show
 * it once. */
static bool was_asked(const struct reading *r, int which)
{
	const struct command *c = &r->commands[which];

	for (int i = 0; i < which; i++)
		if (r->commands[i].kind == c->kind &&
		    str_iequal(r->commands[i].word, c->word) && !c->now &&
		    !r->commands[i].now && c->kind != COMMAND_JOIN &&
		    c->kind != COMMAND_DECLINE && c->kind != COMMAND_ABSENT)
			return true;
	return false;
}

/* A fault of this house in one command takes back that command and nothing else. */
static bool lose(struct asked *q, const char *name, const struct err *why)
{
	struct answers *out = q->out;

	if (!out->lost) {
		out->lost = name;
		out->lost_why = str_dup(q->a, str_of(why->text));
	}
	answer_say(
		q,
		str_printf(
			q->a,
			_("%s: nothing was done, because of a fault in this house. Your GM has been told. The rest of your letter was carried out as shown here."),
			name));
	return true;
}

static bool run(struct asked *q, struct err *err)
{
	const enum command_kind kind = q->command->kind;
	const struct game game = *q->game;
	const struct seat seat = *q->seat;
	const struct answers before = *q->out;

	if (!home_begin(q->h, err))
		return false;
	if (commands[kind](q, err))
		return home_commit(q->h, err);
	/* Trouble that passes is tried again, with the whole letter. */
	if (store_is_busy(q->h->store))
		return home_end(q->h, false, err);
	home_rollback(q->h);
	struct err why = *err;
	*err = (struct err){0};
	*q->game = game;
	*q->seat = seat;
	*q->out = before;
	return lose(q, command_name(kind), &why);
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
		if (is_taken_back(r, i) || was_asked(r, i))
			continue;
		if (!run(&q, err))
			return false;
	}
	return true;
}
