/* Answers that set something for their player: TIMEZONE, DIGEST, FORMAT, ABSENT.
 * SPDX-License-Identifier: ISC */
#include "server/answers/answers_parts.h"

#include "base/arena.h"
#include "base/locale.h"
#include "server/game/absence.h"
#include "server/game/phase_clock.h"
#include "server/outbox/digest.h"
#include "server/outbox/format.h"

bool answer_zone(const struct asked *q, struct err *err)
{
	struct str word = str_trim(q->command->word);
	char *name;

	if (!word.n) {
		const char *now = phase_clock_zone(q->a, q->game, q->seat);
		answer_say(
			q,
			str_printf(
				q->a,
				_("TIMEZONE: your letters show times in %s. TIMEZONE Europe/London sets another zone, TIMEZONE OFF the game's own."),
				now ? now : "UTC"));
		return true;
	}
	if (str_is(word, "off")) {
		q->seat->zone = STR("");
		answer_say(
			q,
			str_of(_(
				"TIMEZONE: your letters show times in the game's own zone.")));
		return seats_save(q->h->store, q->seat, err);
	}
	name = clock_zone_meant(q->a, word);
	if (!name) {
		answer_say(
			q,
			str_printf(
				q->a,
				_("TIMEZONE: \"%.*s\" is not known; write for example TIMEZONE Europe/London"),
				STR_ARG(str_cut(word, 60))));
		return true;
	}
	q->seat->zone = str_of(name);
	answer_say(q,
		   str_printf(q->a,
			      _("TIMEZONE: your letters show times in %s from now on."),
			      name));
	return seats_save(q->h->store, q->seat, err);
}

bool answer_digest(const struct asked *q, struct err *err)
{
	struct str word = q->command->word;
	bool on = str_is(word, "on");

	if (!on && !str_is(word, "off")) {
		struct str not_so =
			word.n ? str_printf(
					 q->a,
					 _("DIGEST: \"%.*s\" is neither ON nor OFF. "),
					 STR_ARG(str_cut(word, 60)))
			       : STR("");
		answer_say(
			q,
			str_printf(
				q->a,
				_("%.*sDIGEST is %s. DIGEST ON: announcements, rulings and the like come once a day in one letter, or with the next report; DIGEST OFF: each at once. News that moves a deadline always comes at once."),
				STR_ARG(not_so), q->seat->digest ? "on" : "off"));
		return true;
	}
	q->seat->digest = on;
	answer_say(
		q,
		on ? str_of(_(
			     "DIGEST is on: announcements, rulings and the like come once a day in one letter, or with the next report. News that moves a deadline comes at once."))
		   : str_of(_("DIGEST is off: each letter comes at once.")));
	return seats_save(q->h->store, q->seat, err) &&
	       (on || digest_send(q->h, q->a, q->game, q->seat, err));
}

bool answer_format(const struct asked *q, struct err *err)
{
	struct str stored;

	if (!str_trim(q->command->word).n) {
		answer_say(
			q,
			str_printf(
				q->a,
				_("FORMAT: your letters are %s. FORMAT TEXT, FORMAT HTML or FORMAT BOTH sets it, with JSON after it if you want that too."),
				format_said(format_of(q->seat->format))));
		return true;
	}
	if (!format_read(q->a, q->command->word, &stored)) {
		answer_say(
			q,
			str_printf(
				q->a,
				_("FORMAT: \"%.*s\" is not a format; write FORMAT TEXT, FORMAT HTML or FORMAT BOTH, and JSON after it if you want that too"),
				STR_ARG(str_cut(q->command->word, 60))));
		return true;
	}
	q->seat->format = stored;
	answer_say(q, str_printf(q->a,
				 _("FORMAT: from the next one on your letters are %s."),
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
