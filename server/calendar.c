/* Deadlines for calendars: see calendar.h.
 * SPDX-License-Identifier: ISC */
#include "server/calendar.h"

#include <libical/ical.h>
#include <stdlib.h>

#include "base/arena.h"
#include "server/letterhead.h"
#include "server/position.h"
#include "server/post.h"

enum { ALARM_HOURS = 12 };

static struct icaltimetype moment(int64_t utc)
{
	return icaltime_from_timet_with_zone((time_t)utc, 0,
					     icaltimezone_get_utc_timezone());
}

static icalcomponent *alarm_of(const char *text)
{
	struct icaltriggertype t = {
		.duration = icaldurationtype_from_int(-ALARM_HOURS * 3600)};

	return icalcomponent_vanew(ICAL_VALARM_COMPONENT,
				   icalproperty_new_action(ICAL_ACTION_DISPLAY),
				   icalproperty_new_description(text),
				   icalproperty_new_trigger(t), (void *)0);
}

/* The same for all letters about this phase to this player, whatever its deadline. */
static const char *uid_of(struct home *h, struct arena *a, const struct game *g,
			  const struct seat *s)
{
	struct str house = h->config.address;

	str_until(&house, '@');
	return str_z(a, str_printf(a, "d.%lld.%d.%lld.%d.%.*s@%.*s", (long long)g->id,
				   g->phase_no, (long long)s->id, s->epoch,
				   STR_ARG(h->config.instance), STR_ARG(house)));
}

static struct str written(struct arena *a, icalcomponent *calendar)
{
	char *text = icalcomponent_as_ical_string_r(calendar);
	struct str out = str_dup(a, str_of(text));

	free(text);
	icalcomponent_free(calendar);
	return out;
}

static struct str event(struct home *h, struct arena *a, const struct game *g,
			const struct game_rules *r, const struct seat *s, int moved)
{
	const char *summary =
		str_z(a, str_printf(a, "%.*s T%d P%d orders due (%.*s)",
				    STR_ARG(post_tag(a, g)), g->turn, g->phase,
				    STR_ARG(letterhead_seat(a, r, s->seat))));
	const char *text = str_z(
		a,
		str_printf(a,
			   "Deadline of turn %d, phase %d of game %.*s (%s). Write by "
			   "answering the letter that brought this.",
			   g->turn, g->phase, STR_ARG(g->name), r->title));
	const char *gm =
		str_z(a, str_printf(a, "mailto:%.*s", STR_ARG(h->config.address)));
	icalcomponent *e = icalcomponent_vanew(
		ICAL_VEVENT_COMPONENT, icalproperty_new_uid(uid_of(h, a, g, s)),
		icalproperty_new_sequence(moved),
		icalproperty_new_dtstamp(moment(home_now(h))),
		icalproperty_new_dtstart(moment(g->deadline)),
		icalproperty_new_summary(summary), icalproperty_new_description(text),
		icalproperty_new_organizer(gm),
		icalproperty_new_transp(ICAL_TRANSP_TRANSPARENT), alarm_of(summary),
		(void *)0);

	return written(
		a, icalcomponent_vanew(
			   ICAL_VCALENDAR_COMPONENT, icalproperty_new_version("2.0"),
			   icalproperty_new_prodid("-//postalgm//deadlines//EN"),
			   icalproperty_new_method(ICAL_METHOD_PUBLISH), e, (void *)0));
}

bool calendar_part(struct home *h, struct arena *a, const struct game *g,
		   const struct seat *s, struct letter_part *part, bool *has,
		   struct err *err)
{
	const struct game_rules *r = game_rules_of(g, err);
	struct str on;
	int moved;

	*has = false;
	if (!r || !option_get(h->store, a, g->id, "calendar", &on, err) ||
	    !games_moved(h->store, g->id, &moved, err))
		return false;
	*has = g->status == GAME_RUNNING && g->phase && g->deadline &&
	       !str_is(on, "off");
	if (!*has)
		return true;
	*part = (struct letter_part){
		.role = LETTER_ATTACHED,
		.type = "text/calendar; method=PUBLISH",
		.name = STR("deadline.ics"),
		.bytes = event(h, a, g, r, s, moved),
	};
	return true;
}
