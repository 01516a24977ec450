/* Deadlines for calendars: see calendar.h. While libical works, memory must be there.
 * SPDX-License-Identifier: ISC */
#include "server/outbox/calendar.h"

#include <assert.h>
#include <libical/ical.h>
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/memory.h"
#include "schema/mail/calendars.h"
#include "server/game/position.h"
#include "server/options/settings.h"
#include "server/outbox/post.h"
#include "server/render/letterhead.h"

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

/* Stays the same for all letters about this phase to this player, even if the deadline
 * moves. */
static const char *uid_of(struct home *h, struct arena *a, const struct game *g,
			  const struct calendar_entry *e)
{
	const int64_t number[] = {g->id, e->phase_no, e->seat_id, e->epoch};
	struct str house = h->config.address;
	struct buf b = buf_in(a);

	str_until(&house, '@');
	buf_z(&b, "d.");
	for (int i = 0; i < 4; i++) {
		buf_int(&b, number[i]);
		buf_char(&b, '.');
	}
	buf_add(&b, h->config.instance);
	buf_char(&b, '@');
	buf_add(&b, house);
	return str_z(a, buf_str(&b));
}

static struct str written(struct arena *a, icalcomponent *calendar)
{
	char *text = icalcomponent_as_ical_string_r(calendar);
	struct str out = str_dup(a, str_of(text));

	free(text);
	icalcomponent_free(calendar);
	return out;
}

/* For all readers ------------------------------------------------------------------ */

/* libical prints a calendar property by property, which takes longer than the report beside it. The calendars of a decision
 * differ in the few that name their reader: these are printed for each, and the others for the first. */

static struct str line_of(struct arena *a, icalproperty *property)
{
	char *text = icalproperty_as_ical_string_r(property);
	struct str line = str_dup(a, str_of(text));

	free(text);
	icalproperty_free(property);
	return line;
}

static bool has_times(const struct calendar_entry *e,
		      const struct calendar_entry *other)
{
	return e->phase_no == other->phase_no && e->sequence == other->sequence &&
	       e->deadline == other->deadline;
}

static bool is_printed(const struct calendar_common *c, struct home *h,
		       const struct game *g, const struct calendar_entry *entry, int n)
{
	bool same = c->game_id == g->id && c->now == home_now(h) && c->n == n;

	for (int i = 0; same && i < n; i++)
		same = has_times(&c->entry[i], &entry[i]);
	return same;
}

/* Divides the first reader's calendar at the lines that name them. */
static void keep_common(struct calendar_common *c, struct arena *a, struct home *h,
			const struct game *g, const struct calendar_entry *entry, int n,
			struct str calendar, const struct str own[], int n_own)
{
	*c = (struct calendar_common){
		.game_id = g->id,
		.now = home_now(h),
		.n = n,
		.entry = memcpy(arena_array(a, struct calendar_entry, (size_t)n), entry,
				(size_t)n * sizeof *entry),
		.text = arena_array(a, struct str, (size_t)n_own + 1)};
	for (int i = 0; i < n_own; i++) {
		size_t at = str_find(calendar, own[i]);
		assert(at != SIZE_MAX); /* libical prints it in both alike */
		c->text[i] = str_slice(calendar, 0, at);
		calendar = str_slice(calendar, at + own[i].n, calendar.n);
	}
	c->text[n_own] = calendar;
}

static struct str with_own(const struct calendar_common *c, struct arena *a,
			   const struct str own[], int n_own)
{
	struct buf b = buf_in(a);

	for (int i = 0; i < n_own; i++) {
		buf_add(&b, c->text[i]);
		buf_add(&b, own[i]);
	}
	buf_add(&b, c->text[n_own]);
	return buf_str(&b);
}

/* Events ---------------------------------------------------------------------------- */

static icalcomponent *calendar_of(icalproperty_method method)
{
	return icalcomponent_vanew(
		ICAL_VCALENDAR_COMPONENT, icalproperty_new_version("2.0"),
		icalproperty_new_prodid("-//postalgm//deadlines//EN"),
		icalproperty_new_method(method), (void *)0);
}

static icalcomponent *event_of(struct home *h, struct arena *a, const struct game *g,
			       const struct calendar_entry *e, const char *summary)
{
	const char *gm =
		str_z(a, str_printf(a, "mailto:%.*s", STR_ARG(h->config.address)));

	return icalcomponent_vanew(
		ICAL_VEVENT_COMPONENT, icalproperty_new_uid(uid_of(h, a, g, e)),
		icalproperty_new_sequence(e->sequence),
		icalproperty_new_dtstamp(moment(home_now(h))),
		icalproperty_new_dtstart(moment(e->deadline)),
		icalproperty_new_summary(summary), icalproperty_new_organizer(gm),
		icalproperty_new_transp(ICAL_TRANSP_TRANSPARENT), (void *)0);
}

static icalcomponent *published(struct home *h, struct arena *a, const struct game *g,
				const struct game_rules *r,
				const struct calendar_entry *entry, const char *summary)
{
	const char *text = str_z(
		a,
		str_printf(
			a,
			"Deadline of turn %d, phase %d of game %.*s (%s). To write, reply to the letter this came with.",
			g->turn, g->phase, STR_ARG(g->name), r->title));
	icalcomponent *c = calendar_of(ICAL_METHOD_PUBLISH);
	icalcomponent *e = event_of(h, a, g, entry, summary);

	icalcomponent_add_property(e, icalproperty_new_description(text));
	icalcomponent_add_component(e, alarm_of(summary));
	icalcomponent_add_component(c, e);
	return c;
}

static struct str publish(struct home *h, struct arena *a, const struct game *g,
			  const struct game_rules *r, const struct seat *s,
			  const struct calendar_entry *entry, struct calendar_common *c)
{
	enum { OWN = 3 };
	struct str tag = post_tag(a, g);
	const char *summary =
		str_z(a, str_printf(a, "%.*s T%d P%d orders due (%.*s)", STR_ARG(tag),
				    g->turn, g->phase,
				    STR_MADE(a, letterhead_seat(a, r, s->seat))));

	memory_must();
	const struct str own[OWN] = {
		line_of(a, icalproperty_new_uid(uid_of(h, a, g, entry))),
		line_of(a, icalproperty_new_summary(summary)),
		line_of(a, icalproperty_new_description(summary))};
	if (!is_printed(c, h, g, entry, 1))
		keep_common(c, a, h, g, entry, 1,
			    written(a, published(h, a, g, r, entry, summary)), own,
			    OWN);
	memory_may();
	return with_own(c, a, own, OWN);
}

/* The open phase's deadline, where one runs. */
static bool runs(const struct game *g)
{
	return g->status == GAME_RUNNING && g->phase && g->deadline;
}

/* The event of the open phase, noted as told. */
static bool note_deadline(struct home *h, struct arena *a, const struct posting *p,
			  struct calendar_news *news, struct err *err)
{
	const struct game *g = p->game;
	const struct seat *s = p->seat;
	struct calendar_entry *e = &news->deadline;
	struct settings set;
	int moved;

	if (!game_rules_of(g, err) || !settings_or(p->settings, h, a, g, &set, err) ||
	    !games_moved(h->store, g->id, &moved, err) ||
	    !calendars_load(h->store, s->id, s->epoch, g->phase_no, e, err))
		return false;
	news->has_deadline = runs(g) && set.calendar;
	if (!news->has_deadline)
		return true;
	if (e->deadline != g->deadline)
		e->sequence = e->sequence + 1 > moved ? e->sequence + 1 : moved;
	e->deadline = g->deadline;
	return calendars_save(h->store, e, err);
}

/* The events that will not take place, noted as taken back; the list keeps their times. */
static bool note_cancelled(struct home *h, struct arena *a, const struct game *g,
			   const struct seat *s, bool all, struct calendar_news *news,
			   struct err *err)
{
	bool ok = calendars_stale(h->store, a, s->id, s->epoch,
				  runs(g) && !all ? g->phase_no : 0, home_now(h),
				  &news->cancelled, &news->n_cancelled, err);

	for (int i = 0; ok && i < news->n_cancelled; i++) {
		struct calendar_entry gone = news->cancelled[i];
		gone.sequence = ++news->cancelled[i].sequence;
		gone.deadline = 0;
		ok = calendars_save(h->store, &gone, err);
	}
	return ok;
}

/* The letters that bring a deadline, and any other news if the player's calendar has
 * another deadline. */
static bool wants_deadline(struct home *h, const struct posting *p, bool *wants,
			   struct err *err)
{
	struct calendar_entry e;

	*wants = p->calendar && p->seat;
	if (*wants || !p->seat || !p->game || !p->bulk || !p->deadline)
		return true;
	if (!calendars_load(h->store, p->seat->id, p->seat->epoch, p->game->phase_no,
			    &e, err))
		return false;
	*wants = runs(p->game) && e.deadline != p->game->deadline;
	return true;
}

bool calendar_note(struct home *h, struct arena *a, const struct posting *p,
		   struct calendar_news *news, struct err *err)
{
	const struct seat *s = p->left ? p->left : p->seat;
	bool wants;

	*news = (struct calendar_news){0};
	if (!wants_deadline(h, p, &wants, err) ||
	    (wants && !note_deadline(h, a, p, news, err)))
		return false;
	return !s || !p->game || !(p->bulk || p->left) ||
	       note_cancelled(h, a, p->game, s, p->left != NULL, news, err);
}

struct letter_part calendar_deadline(struct home *h, struct arena *a,
				     const struct game *g, const struct seat *s,
				     const struct calendar_entry *e,
				     struct calendars *all)
{
	return (struct letter_part){
		.role = LETTER_ATTACHED,
		.type = "text/calendar; method=PUBLISH",
		.name = STR("deadline.ics"),
		.bytes = publish(h, a, g, game_find(g->rules), s, e, &all->deadline),
	};
}

static icalcomponent *cancelled_event(struct home *h, struct arena *a,
				      const struct game *g,
				      const struct calendar_entry *e)
{
	struct str tag = post_tag(a, g);
	const char *summary = str_z(
		a, str_printf(a, "%.*s this deadline is cancelled", STR_ARG(tag)));
	icalcomponent *event = event_of(h, a, g, e, summary);

	icalcomponent_add_property(event,
				   icalproperty_new_status(ICAL_STATUS_CANCELLED));
	return event;
}

static icalcomponent *cancelled(struct home *h, struct arena *a, const struct game *g,
				const struct calendar_news *news)
{
	icalcomponent *c = calendar_of(ICAL_METHOD_CANCEL);

	for (int i = 0; i < news->n_cancelled; i++)
		icalcomponent_add_component(
			c, cancelled_event(h, a, g, &news->cancelled[i]));
	return c;
}

struct letter_part calendar_cancelled(struct home *h, struct arena *a,
				      const struct game *g,
				      const struct calendar_news *news,
				      struct calendars *all)
{
	const int n = news->n_cancelled;
	struct str *own = arena_array(a, struct str, (size_t)n);

	memory_must();
	for (int i = 0; i < n; i++)
		own[i] = line_of(
			a, icalproperty_new_uid(uid_of(h, a, g, &news->cancelled[i])));
	if (!is_printed(&all->cancelled, h, g, news->cancelled, n))
		keep_common(&all->cancelled, a, h, g, news->cancelled, n,
			    written(a, cancelled(h, a, g, news)), own, n);
	memory_may();
	return (struct letter_part){
		.role = LETTER_ATTACHED,
		.type = "text/calendar; method=CANCEL",
		.name = STR("cancelled.ics"),
		.bytes = with_own(&all->cancelled, a, own, n),
	};
}
