/* Answers that set something for their player: TIMEZONE, ABSENT.
 * SPDX-License-Identifier: ISC */
#include "server/answers_parts.h"

#include "base/arena.h"
#include "server/absence.h"

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

bool answer_absent(const struct asked *q, struct err *err)
{
	struct str said;

	if (!absence_take(q->h, q->a, q->game, q->seat, q->command->word, &said, err))
		return false;
	answer_say(q, said);
	return true;
}
