/* Letters that are set aside: see letters_aside.h.
 * SPDX-License-Identifier: ISC */
#include "server/daemon/letters_aside.h"

#include "server/intake/intake_steps.h"

void letters_log_aside(struct tick *t, int64_t id, const char *why, int tries)
{
	struct log_line l = home_log(t->home, LOG_ALARM, "quarantine");
	log_int(&l, "in", id);
	log_z(&l, "reason", why);
	log_int(&l, "tries", tries);
	log_end(&l);
}

bool letters_aside(struct tick *t, const struct inbox *in, const char *why,
		   struct err *err)
{
	struct inbox_result r = {.state = INBOX_QUARANTINE,
				 .verdict = SETTLED_SET_ASIDE,
				 .reason = str_of(why),
				 .seat = SEAT_NONE};
	return inbox_settle(t->home->store, in->id, &r, err);
}

bool letters_aside_told(struct tick *t, struct arena *a, const struct inbox *in,
			const struct letter *l, const char *why, struct err *err)
{
	struct err ignored = {0};

	if (!home_begin(t->home, err))
		return false;
	if (intake_act(t->home, a, in, l, why, &ignored))
		return home_commit(t->home, err);
	home_rollback(t->home);
	return letters_aside(t, in, why, err);
}
