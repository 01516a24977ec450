/* When reminders go out: see reminders.h.
 * SPDX-License-Identifier: ISC */
#include "server/options/reminders.h"

#include <stdio.h>

#include "schema/gmlog.h"
#include "server/options/settings.h"

void reminders_step_name(const struct reminders *r, int step, char what[32])
{
	snprintf(what, 32, "reminder %dh", r->hours[step]);
}

bool reminders_anew(struct home *h, struct arena *a, const struct game *g,
		    struct err *err)
{
	int64_t now = home_now(h);
	struct settings s;
	char what[32];
	bool first;

	if (!settings_load(h, a, g, &s, err) ||
	    !told_forget(h->store, g->id, g->phase_no, err))
		return false;
	for (int i = 0; i < s.reminders.n; i++) {
		reminders_step_name(&s.reminders, i, what);
		if (g->deadline - (int64_t)s.reminders.hours[i] * 3600 <= now &&
		    !told_once(h->store, g->id, g->phase_no, SEAT_GM, what, now, &first,
			       err))
			return false;
	}
	return true;
}
