/* One round.
 * SPDX-License-Identifier: ISC */
#include "server/daemon/tick.h"

#include "base/arena.h"
#include "base/elapsed.h"
#include "mail/read/worker.h"
#include "mail/read/worker_probe.h"
#include "schema/games.h"
#include "schema/mail/inbox.h"
#include "schema/mail/sources.h"
#include "server/daemon/letterbox.h"
#include "server/daemon/letters.h"
#include "server/daemon/marks.h"
#include "server/daemon/phases.h"
#include "server/daemon/post_result.h"
#include "server/daemon/sender.h"
#include "server/intake/reading.h"
#include "server/outbox/digest.h"
#include "server/outbox/post_office.h"
#include "server/people/standby_call.h"
#include "server/phase/hold_check.h"
#include "server/phase/intact.h"
#include "server/phase/leap.h"
#include "server/phase/open_start.h"
#include "server/phase/phase_settle.h"
#include "server/phase/remind.h"
#include "server/todo/todo_letter.h"

enum { LOOK_MS = 1000 }; /* seconds in an hour: the database is checked so often */
enum { PURGE_S = 3600, DAY_S = 24 * 3600 };
enum { GIVE_BACK_MS = 5 };  /* of each round, at most */
enum { FORGET_MOST = 200 }; /* letters of each mailbox in a round */
enum { PHASES_MS = 500 };   /* of a round, where the loop goes on with the next */

/* Opening ------------------------------------------------------------------ */

static bool open_offices(struct tick *t, struct err *err)
{
	t->sender = letterboxes_open(t, err) ? sender_open(t->home, err) : NULL;
	return t->sender != NULL;
}

static bool take_up(struct tick *t, struct err *err)
{
	struct home *h = t->home;

	return home_begin(h, err) &&
	       home_end(h, letterboxes_take_up(t, err) && inbox_resume(h->store, err),
			err) &&
	       (!sender_is_idle(t->sender) || post_resume(h, err));
}

bool tick_open(struct tick *t, struct home *h, int lock, struct err *err)
{
	*t = (struct tick){
		.home = h, .lock = lock, .a = arena_create(), .phases_ms = PHASES_MS};
	t->worker = worker_open(&h->house);
	if (open_offices(t, err) && take_up(t, err))
		return true;
	tick_close(t);
	return false;
}

void tick_close(struct tick *t)
{
	worker_close(t->worker);
	letterboxes_close(t);
	sender_close(t->sender);
	if (t->a)
		arena_destroy(t->a);
	*t = (struct tick){.lock = -1};
}

int tick_watch(struct tick *t, struct pollfd *fd, int *seconds)
{
	letterboxes_watch(t, fd, seconds);
	return t->n_boxes;
}

bool tick_is_called(struct tick *t, const struct pollfd *fd)
{
	return letterboxes_call(t, fd);
}

/* The round ---------------------------------------------------------------- */

static bool report(struct tick *t, const char *what, bool ok, const struct err *err)
{
	if (ok)
		return true;
	struct log_line l = home_log(t->home, LOG_ALARM, "trouble");
	log_z(&l, "doing", what);
	log_z(&l, "error", err->text);
	log_end(&l);
	t->trouble = true;
	return false;
}

/* `between`: phases are left that are due. Letters for them wait, and the others are answered. */
static bool act(struct tick *t, bool between, struct err *err)
{
	t->home->between = between;
	bool ok = letters_act(t, t->now, &t->acted, err);
	t->home->between = false;
	return ok;
}

/* The letters after the phases, or after some of them; one of them may have brought what another phase was waiting for, and others may have
 * waited for that one. `rest`: the last round left phases, and whoever wrote meanwhile has waited long enough. */
static bool work(struct tick *t, bool rest, struct err *err)
{
	if (rest && !act(t, true, err))
		return false;
	int acted = t->acted;

	if (!phases_run(t, err) || !act(t, t->more || t->full, err))
		return false;
	int ran = t->ran;
	return t->more || t->acted == acted ||
	       (phases_run(t, err) &&
		(t->ran == ran || act(t, t->more || t->full, err)));
}

/* Notes when the house was last awake, for hold_check: it is awake if it can read
 * letters. Otherwise notes for `health` that it tries. */
static bool note_awake(struct tick *t, struct err *err)
{
	struct store *st = t->home->store;

	for (int i = 0; i < t->n_boxes; i++) {
		const struct letterbox *l = &t->boxes[i];
		if (l->ended && !l->away && !source_swept(st, l->source, l->swept, err))
			return false;
	}
	return meta_set_int(st, letterboxes_read(t) ? "last_round" : "mailbox_tried",
			    t->now, err);
}

/* Phases that waited because the clock was wrong go on when it is right. */
static bool look_at_clock(struct tick *t, struct err *err)
{
	struct arena *a = arena_create();
	bool ok = phases_resume_clock(t->home, a, t->now, err);

	arena_destroy(a);
	return ok;
}

/* Once an hour, old rows are deleted; what was noted of letters of long ago goes in the rounds after it. The pages
 * that they leave go back to the disk, some in each round. */
static bool note_round(struct tick *t, struct err *err)
{
	const struct config_limits *lim = &t->home->config.limits;
	struct store *st = t->home->store;
	int64_t purged;

	if (!home_begin(t->home, err))
		return false;
	bool ok = marks_note(t, err) && look_at_clock(t, err) && note_awake(t, err) &&
		  meta_get_int(st, "last_purge", &purged, err);
	if (ok && !t->leapt && t->now - purged >= PURGE_S) {
		ok = store_purge(st, t->now, lim->keep_strangers_days * DAY_S,
				 lim->keep_players_days * DAY_S,
				 lim->keep_sent_days * DAY_S, err) &&
		     store_purge_strangers(st, lim->keep_strangers_size, err) &&
		     meta_set_int(st, "last_purge", t->now, err);
		t->forget = t->spare = ok;
	}
	if (ok && t->forget && !t->leapt)
		ok = inbox_forget(st, t->now - lim->keep_known_days * DAY_S,
				  FORGET_MOST, &t->forget, err);
	if (ok && t->spare)
		ok = store_give_back(st, GIVE_BACK_MS, &t->spare, err);
	return home_end(t->home, ok, err);
}

/* Holds the phases that are due: they cannot be run, because there may be letters for
 * them. */
static bool hold_phases(struct tick *t, struct err *err)
{
	struct arena *a = arena_create();
	bool ok = phase_away(t->home, a, t->now, err);

	arena_destroy(a);
	return ok;
}

/* All that has arrived is read, and what is due by it is run. */
static bool read_and_run(struct tick *t, bool rest)
{
	struct arena *a = arena_create();
	struct err err = {0}, noting = {0}, still = {0};

	t->blind = false;
	bool ok = reading_is_away(t->home, &t->doubtful, &err) && work(t, rest, &err);
	/* No letter came that would have shown it. */
	if (ok && t->doubtful)
		t->blind = !worker_probe(t->worker, &still);
	report(t, "intake", ok, &err);
	if (ok || t->blind)
		report(t, "round",
		       reading_note(t->home, a,
				    !t->blind ? NULL
				    : ok      ? &still
					      : &err,
				    t->now, &noting),
		       &noting);
	if (t->blind)
		report(t, "hold", hold_phases(t, &noting), &noting);
	arena_destroy(a);
	return ok;
}

/* Is something due that needs all letters that have come by now? */
static bool needs_letters(struct tick *t, int64_t now, struct err *err)
{
	struct arena *a = arena_create();
	struct game *list;
	int n = 0;
	bool ok = games_due(t->home->store, a, now - phase_settling(t->home), 1, &list,
			    &n, err);

	arena_destroy(a);
	return ok && n > 0;
}

/* Those whose hour has come since the last walk; from time to time all, for a game may have been on hold then. */
static void begin_walk(struct tick *t)
{
	const bool all = !t->reminded || t->now < t->reminded ||
			 t->now - t->reminded_all >= PURGE_S;

	t->walk = (struct remind_walk){.since = all ? 0 : t->reminded, .until = t->now};
}

/* What is left of a walk is for the next round. The clock may have been set back in the midst of one. Thousands of reminders
 * would fill the outbox, and then no letter could be answered: they wait until some have left. */
static bool remind_games(struct tick *t, struct err *err)
{
	struct remind_walk *w = &t->walk;
	bool room = true;

	if (t->apart && !post_has_room(t->home, POST_FOR_REMINDERS, &room, err))
		return false;
	t->reminds = !room;
	if (!room)
		return true;
	if (!w->until || w->until > t->now)
		begin_walk(t);
	if (!remind_due(t->home, w, t->now,
			t->apart ? elapsed_ms() + t->phases_ms : INT64_MAX, err))
		return false;
	if (!w->over) {
		t->more = true;
		return true;
	}
	t->reminded = w->until;
	if (!w->since)
		t->reminded_all = w->until;
	*w = (struct remind_walk){0};
	return true;
}

/* Reminders and the letter of the day go out though a mailbox is away, but not where
 * all are; players are known to be late only while no mailbox is. */
static bool remind(struct tick *t, struct err *err)
{
	struct home *h = t->home;

	if (t->leapt)
		return true;
	return (!letterboxes_are_whole(t) || standby_due(h, t->now, err)) &&
	       (t->away == t->n_boxes ||
		(remind_games(t, err) && digest_due(h, t->now, err) &&
		 todo_letters_due(h, t->now, t->ran > 0, err)));
}

static void go_round(struct tick *t, bool again, bool rest)
{
	struct home *h = t->home;
	struct err err = {0}, noting = {0}, sending = {0};

	report(t, "clock", leap_look(h, &t->leapt, &noting), &noting);
	/* Finish what trouble made the last round leave half done. */
	if (again && !report(t, "resume", take_up(t, &err), &err))
		return;
	letterboxes_sweep(t, rest || needs_letters(t, t->now, &err));
	h->known = letterboxes_known(t);
	/* While there is trouble with the store, nothing is begun. */
	bool stored = !t->trouble;
	if (t->away)
		report(t, "hold", hold_phases(t, &noting), &noting);
	if (t->now - t->looked >= PURGE_S &&
	    report(t, "look", intact_look(h, t->now, LOOK_MS, &noting), &noting))
		t->looked = t->now;
	if (stored && read_and_run(t, rest))
		report(t, "remind", open_games_due(h, &err) && remind(t, &err), &err);
	if (t->apart)
		sender_look(t->sender);
	else
		report(t, "send", sender_send(t->sender, &t->sent, &sending), &sending);
	h->clock_jump = 0;
	if (stored) {
		marks_begin(t);
		letterboxes_go_on(t);
		report(t, "round", note_round(t, &noting), &noting);
	}
}

/* In most rounds most of what is asked finds nothing. */
void tick_round(struct tick *t)
{
	const bool again = t->trouble, rest = t->more;

	t->now = home_now(t->home);
	t->fetched = t->acted = t->ran = t->sent = 0;
	t->trouble = t->more = false;
	store_look_begin(t->home->store);
	go_round(t, again, rest);
	store_look_end(t->home->store);
}

/* Letters that wait for a mailbox are looked at when it has spoken. */
bool tick_is_due(struct tick *t)
{
	struct err err = {0};
	int64_t now = home_now(t->home);
	bool post = false, waited = false, room = false;

	if (t->reminds && post_has_room(t->home, POST_FOR_REMINDERS, &room, &err) &&
	    room)
		return true;
	return (!t->apart && post_is_due(t->home, &post, &err) && post) ||
	       (inbox_has_waited(t->home->store, now, &waited, &err) && waited) ||
	       (!t->away && !letterboxes_are_busy(t) && needs_letters(t, now, &err));
}
