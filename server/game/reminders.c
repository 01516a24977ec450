/* When reminders go out: see reminders.h.
 * SPDX-License-Identifier: ISC */
#include "server/game/reminders.h"

#include <stdio.h>

#include "schema/gmlog.h"
#include "server/game/settings.h"

enum { HOURS_MAX = 60 * 24 };

bool reminders_read(struct str s, struct reminders *out)
{
	int64_t hours;

	*out = (struct reminders){0};
	if (str_is(str_trim(s), "none"))
		return true;
	while (s.n) {
		if (out->n == CONFIG_REMINDERS_MAX ||
		    !str_int(str_trim(str_until(&s, ',')), 1, HOURS_MAX, &hours) ||
		    (out->n && out->hours[out->n - 1] <= hours))
			return false;
		out->hours[out->n++] = (int)hours;
	}
	return out->n > 0;
}

bool reminders_of(struct home *h, struct arena *a, const struct game *g,
		  struct reminders *out, struct err *err)
{
	struct settings s;

	if (!settings_load(h, a, g, &s, err))
		return false;
	*out = s.reminders;
	return true;
}

void reminders_step_name(const struct reminders *r, int step, char what[32])
{
	snprintf(what, 32, "reminder %dh", r->hours[step]);
}

bool reminders_anew(struct home *h, struct arena *a, const struct game *g,
		    struct err *err)
{
	int64_t now = home_now(h);
	struct reminders r;
	char what[32];
	bool first;

	if (!reminders_of(h, a, g, &r, err) ||
	    !told_forget(h->store, g->id, g->phase_no, err))
		return false;
	for (int i = 0; i < r.n; i++) {
		reminders_step_name(&r, i, what);
		if (g->deadline - (int64_t)r.hours[i] * 3600 <= now &&
		    !told_once(h->store, g->id, g->phase_no, SEAT_GM, what, now, &first,
			       err))
			return false;
	}
	return true;
}
