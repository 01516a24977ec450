/* Used by all files answers_*.c, which carry out the commands of a letter.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_ANSWERS_PARTS_H
#define SERVER_ANSWERS_PARTS_H

#include "server/answers/answers.h"

/* One command, and who gave it. */
struct asked {
	struct home *h;
	struct arena *a;
	struct game *game;
	struct seat *seat;
	const struct position *position; /* NULL before the start */
	const struct game_rules *rules;
	const struct reading *reading; /* the whole letter */
	const struct command *command;
	struct answers *out;
};

/* --- a piece of the receipt; an empty one is left out (answers_say.c) --- */
void answer_say(const struct asked *, struct str text);

/* --- who comes and goes (answers_join.c) --- */
bool answer_join(const struct asked *, struct err *) MUST_USE;
bool answer_decline(const struct asked *, struct err *) MUST_USE;
bool answer_resign(const struct asked *, struct err *) MUST_USE;
bool answer_confirm(const struct asked *, struct err *) MUST_USE;
bool answer_observe(const struct asked *, struct err *) MUST_USE;

/* --- what is shown (answers_show.c) --- */
bool answer_status(const struct asked *, struct err *) MUST_USE;
bool answer_help(const struct asked *, struct err *) MUST_USE;
bool answer_form(const struct asked *, struct err *) MUST_USE;
bool answer_proof(const struct asked *, struct err *) MUST_USE;
bool answer_rules(const struct asked *, struct err *) MUST_USE;
/* (answers_me.c) */
bool answer_me(const struct asked *, struct err *) MUST_USE;
/* (answers_past.c, answers_preview.c) */
bool answer_history(const struct asked *, struct err *) MUST_USE;
bool answer_why(const struct asked *, struct err *) MUST_USE;
bool answer_preview(const struct asked *, struct err *) MUST_USE;

/* --- what is set (answers_set.c, answers_address.c) --- */
bool answer_address(const struct asked *, struct err *) MUST_USE;
bool answer_digest(const struct asked *, struct err *) MUST_USE;
bool answer_zone(const struct asked *, struct err *) MUST_USE;
bool answer_format(const struct asked *, struct err *) MUST_USE;
bool answer_absent(const struct asked *, struct err *) MUST_USE;

#endif
