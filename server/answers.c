/* Answers to commands: which does what.
 * SPDX-License-Identifier: ISC */
#include "server/answers_parts.h"

#include "base/arena.h"

void answer_say(const struct asked *q, struct str text)
{
	if (text.n && q->out->n < ANSWERS_MAX)
		q->out->text[q->out->n++] = text;
}

/* In the sheet already: WAIT, FINAL and the like. */
static bool nothing(const struct asked *q, struct err *err)
{
	(void)q;
	(void)err;
	return true;
}

static bool not_yet(const struct asked *q, struct err *err)
{
	(void)err;
	answer_say(q,
		   str_printf(q->a,
			      "%s is not carried out by this house yet; write to your "
			      "GM.",
			      answers_command_name(q->command->kind)));
	return true;
}

/* clang-format off */
static const struct {
	const char *name; /* as it is written in a letter */
	bool (*run)(const struct asked *, struct err *);
} commands[] = {
	[COMMAND_STATUS]     = {"STATUS",    answer_status},
	[COMMAND_PREVIEW]    = {"PREVIEW",   answer_status},
	[COMMAND_WAIT]       = {"WAIT",      nothing},
	[COMMAND_NOWAIT]     = {"NOWAIT",    nothing},
	[COMMAND_FINAL]      = {"FINAL",     nothing},
	[COMMAND_HELP]       = {"HELP",      answer_help},
	[COMMAND_ABSENT]     = {"ABSENT",    answer_absent},
	[COMMAND_RESIGN]     = {"RESIGN",    answer_resign},
	[COMMAND_TEMPLATE]   = {"TEMPLATE",  answer_form},
	[COMMAND_RULES]      = {"RULES",     answer_rules},
	[COMMAND_PROOF]      = {"PROOF",     answer_proof},
	[COMMAND_HISTORY]    = {"HISTORY",   not_yet},
	[COMMAND_TIMEZONE]   = {"TIMEZONE",  answer_zone},
	[COMMAND_FORMAT]     = {"FORMAT",    answer_format},
	[COMMAND_DIGEST]     = {"DIGEST",    not_yet},
	[COMMAND_JOIN]       = {"JOIN",      answer_join},
	[COMMAND_DECLINE]    = {"DECLINE",   answer_decline},
	[COMMAND_CONFIRM]    = {"CONFIRM",   answer_confirm},
	[COMMAND_OBSERVE]    = {"OBSERVE",   answer_observe},
	[COMMAND_CLEAR]      = {"CLEAR",     nothing},
};
/* clang-format on */
_Static_assert(sizeof commands / sizeof *commands == COMMAND_CLEAR + 1,
	       "a row a command");

const char *answers_command_name(enum command_kind kind)
{
	return commands[kind].name;
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
		if (!commands[r->commands[i].kind].run(&q, err))
			return false;
	}
	return true;
}
