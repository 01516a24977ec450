/* Answers that set something for their player: TIMEZONE, FORMAT, ABSENT.
 * SPDX-License-Identifier: ISC */
#include "server/answers_parts.h"

#include "base/arena.h"
#include "server/absence.h"
#include "server/format.h"

bool answer_zone(const struct asked *q, struct err *err)
{
	char *name = str_z(q->a, str_trim(q->command->word));

	if (!clock_is_zone(name)) {
		answer_say(
			q,
			str_printf(q->a,
				   "TIMEZONE: \"%s\" is not known; write for example "
				   "TIMEZONE Europe/London",
				   name));
		return true;
	}
	q->seat->zone = str_of(name);
	answer_say(q, str_printf(q->a, "TIMEZONE: your letters show %s from now on.",
				 name));
	return seats_save(q->h->store, q->seat, err);
}

bool answer_format(const struct asked *q, struct err *err)
{
	struct str stored;

	if (!format_read(q->a, q->command->word, &stored)) {
		answer_say(
			q,
			str_printf(q->a,
				   "FORMAT: \"%.*s\" is none; write FORMAT TEXT, "
				   "FORMAT HTML or FORMAT BOTH, and JSON behind it if "
				   "you want that too",
				   STR_ARG(q->command->word)));
		return true;
	}
	q->seat->format = stored;
	answer_say(q,
		   str_printf(q->a, "FORMAT: from the next one on your reports are %s.",
			      format_said(format_of(stored))));
	return seats_save(q->h->store, q->seat, err);
}

bool answer_absent(const struct asked *q, struct err *err)
{
	struct str said;

	if (!absence_take(q->h, q->a, q->game, q->seat, q->command->word, &said, err))
		return false;
	answer_say(q, said);
	return true;
}
