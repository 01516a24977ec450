/* health: the daemon, its processes and its database.
 * SPDX-License-Identifier: ISC */
#include <stdlib.h>
#include <sys/statvfs.h>

#include "base/arena.h"
#include "schema/homes/moved.h"
#include "server/health/gm_health_parts.h"
#include "server/home/home.h"
#include "server/home/sources.h"
#include "server/house/homes.h"

enum {
	ROUND_OLD_S = 10 * 60,
	DOUBT_S = 24 * 3600, /* see server/phase/leap.h */
	UNKNOWN_SHOWN_S = 24 * 3600,
	DISK_LEAST_PERCENT = 10,
};

/* One of them cannot be read: the daemon tells why. */
static json_t *mailbox_row(struct health *h, int i, const struct source *s)
{
	struct config_mailbox *m = &h->gm->home->config.in[i];

	if (s->away)
		health_alarm(
			h, PRI_STR " cannot be read for " PRI_STR ": " PRI_STR,
			STR_MADE(h->gm->a, sources_words(h->gm->home, h->gm->a, i)),
			STR_MADE(h->gm->a, health_ago(h, s->away)),
			STR_ARG(s->trouble));
	return json_pack("{s:o, s:o, s:o, s:o}", "mailbox", show_str(m->url), "state",
			 show_str(s->away ? s->trouble : STR("ok")), "away",
			 show_time(s->away), "last_read", show_time(s->last_sweep));
}

static bool look_at_mailboxes(struct health *h, struct err *err)
{
	json_t *all = json_array(), *away = json_object();
	const struct source *worst = NULL;
	struct source *rows;

	health_put(h, "mailboxes", all);
	health_put(h, "mailboxes_away", away);
	if (!sources_of_house(h->gm->home, h->gm->a, &rows, err))
		return false;
	for (int i = 0; i < h->gm->home->config.n_in; i++) {
		char place[16];
		snprintf(place, sizeof place, "%d", i);
		json_array_append_new(all, mailbox_row(h, i, &rows[i]));
		json_object_set_new(away, place, json_integer(rows[i].away != 0));
		if (rows[i].away && (!worst || rows[i].away < worst->away))
			worst = &rows[i];
	}
	health_put(h, "mailbox", show_str(worst ? worst->trouble : STR("ok")));
	health_put(h, "mailbox_away", show_time(worst ? worst->away : 0));
	return true;
}

/* The clock of a daemon at work leapt: nothing that it alone asks for is done for a day. */
static bool look_at_leap(struct health *h, struct err *err)
{
	int64_t to, by;

	if (!meta_get_int(gm_store(h->gm), "leapt_to", &to, err) ||
	    !meta_get_int(gm_store(h->gm), "leapt_by", &by, err))
		return false;
	bool doubted = to && h->now - to < DOUBT_S;
	health_put(h, "clock_leapt", json_integer(doubted ? by : 0));
	if (doubted)
		health_alarm(
			h,
			"the daemon's clock leapt by " PRI_STR ", to " PRI_STR
			": if it is wrong, set it right. Until a day after that moment nothing expires, nobody is reminded, and phases that are due wait for you",
			STR_MADE(h->gm->a, clock_span(h->gm->a, by)),
			STR_MADE(h->gm->a, clock_long(h->gm->a, to)));
	return true;
}

/* The daemon's last round in which letters could be read. If none can be read, it notes that it
 * tries; if it has noted nothing for ten minutes, it is down. */
bool health_look_rounds(struct health *h, struct err *err)
{
	int64_t last, tried;

	if (!meta_get_int(gm_store(h->gm), "last_round", &last, err) ||
	    !meta_get_int(gm_store(h->gm), "mailbox_tried", &tried, err) ||
	    !look_at_mailboxes(h, err))
		return false;
	health_put(h, "last_round", show_time(last));
	if (!look_at_leap(h, err))
		return false;
	if (last - h->now > HEALTH_FUTURE_S)
		health_alarm(
			h,
			"the daemon's last round was at " PRI_STR
			", which is still to come: the clock was wrong then, or is now. Set it right; the daemon's next round goes on from there",
			STR_MADE(h->gm->a, clock_long(h->gm->a, last)));
	if (h->now - (tried > last ? tried : last) <= ROUND_OLD_S)
		return true;
	h->down = true;
	if (last)
		health_alarm(
			h,
			"the daemon's last round was " PRI_STR " ago; start postalgmd",
			STR_MADE(h->gm->a, health_ago(h, tried > last ? tried : last)));
	else
		health_alarm(h, "the daemon has never made a round; start postalgmd");
	return true;
}

/* Letters that came, and that no worker can read: the house's own trouble. */
static bool look_at_reading(struct health *h, struct err *err)
{
	struct store *st = gm_store(h->gm);
	int64_t away;
	struct str why;

	if (!meta_get_int(st, "reading_away", &away, err) ||
	    !meta_get(st, h->gm->a, "reading_trouble", &why, err))
		return false;
	health_put(h, "reading", show_str(away ? why : STR("ok")));
	health_put(h, "reading_away", show_time(away));
	if (away)
		health_alarm(h, "letters cannot be read for " PRI_STR ": " PRI_STR,
			     STR_MADE(h->gm->a, health_ago(h, away)), STR_ARG(why));
	return true;
}

/* The process that sends: the daemon starts it again, and says here when it must. */
static bool look_at_sender(struct health *h, struct err *err)
{
	struct store *st = gm_store(h->gm);
	int64_t away;
	struct str why;

	if (!meta_get_int(st, "sender_away", &away, err) ||
	    !meta_get(st, h->gm->a, "sender_trouble", &why, err))
		return false;
	health_put(h, "sender", show_str(away ? why : STR("ok")));
	if (away)
		health_alarm(h,
			     "the sender of letters ended " PRI_STR " ago (" PRI_STR
			     ") and has not worked for a whole minute since",
			     STR_MADE(h->gm->a, health_ago(h, away)), STR_ARG(why));
	return true;
}

/* The zine is not written: games go on without it. */
static bool look_at_zine(struct health *h, struct err *err)
{
	struct store *st = gm_store(h->gm);
	int64_t away;
	struct str why;

	if (!meta_get_int(st, "zine_away", &away, err) ||
	    !meta_get(st, h->gm->a, "zine_trouble", &why, err))
		return false;
	health_put(h, "zine", show_str(away ? why : STR("ok")));
	if (away)
		health_alarm(h, "the zine cannot be written for " PRI_STR ": " PRI_STR,
			     STR_MADE(h->gm->a, health_ago(h, away)), STR_ARG(why));
	return true;
}

bool health_look_away(struct health *h, struct err *err)
{
	return look_at_reading(h, err) && look_at_sender(h, err) &&
	       look_at_zine(h, err);
}

static bool look_at_moved(struct health *h, struct err *err)
{
	struct moved *list;
	int n, leaving = 0;

	if (!moved_list(gm_store(h->gm), h->gm->a, &list, &n, err))
		return false;
	for (int i = 0; i < n; i++) {
		if (list[i].state != MOVED_LEAVING)
			continue;
		leaving++;
		health_alarm(h,
			     "game '" PRI_STR "' has been on its way to home " PRI_STR
			     " for " PRI_STR
			     ", and its letters wait; `postalgm game move " PRI_STR
			     " --to " PRI_STR "` goes on",
			     STR_ARG(list[i].name), STR_ARG(list[i].home),
			     STR_MADE(h->gm->a, health_ago(h, list[i].utc)),
			     STR_ARG(list[i].name), STR_ARG(list[i].home));
	}
	health_put(h, "games_moving", json_integer(leaving));
	return true;
}

bool health_look_homes(struct health *h, struct err *err)
{
	struct homes *all;
	int away = 0;

	if (!homes_of(h->gm->home, &all, err) || !look_at_moved(h, err))
		return false;
	for (int i = 0; i < all->n; i++) {
		const struct house_home *x = &all->home[i];
		if (i == all->own || x->store)
			continue;
		away++;
		health_alarm(
			h,
			"home " PRI_STR
			" cannot be looked into, so letters that name no game wait: %s",
			STR_ARG(x->name), x->why.text);
	}
	health_put(h, "homes_away", json_integer(away));
	return true;
}

/* Letters that an older database did not know: they were read again. */
bool health_look_unknown(struct health *h, struct err *err)
{
	struct home *home = h->gm->home;
	int64_t utc = 0, n = 0;
	struct source *rows;

	if (!sources_of_house(home, h->gm->a, &rows, err))
		return false;
	for (int i = 0; i < home->config.n_in; i++) {
		const struct source *s = &rows[i];
		utc = s->unknown > utc ? s->unknown : utc;
		n += s->n_unknown;
		if (!s->unknown || h->now - s->unknown >= UNKNOWN_SHOWN_S)
			continue;
		health_alarm(
			h,
			"%lld letter%s in " PRI_STR
			" %s not known to the database: it was an older copy, or lost what it wrote last. The house has the mailbox read again (" PRI_STR
			" ago)",
			(long long)s->n_unknown, s->n_unknown == 1 ? "" : "s",
			STR_MADE(h->gm->a, sources_words(home, h->gm->a, i)),
			s->n_unknown == 1 ? "was" : "were",
			STR_MADE(h->gm->a, health_ago(h, s->unknown)));
	}
	health_put(h, "unknown_letters", json_integer(n));
	health_put(h, "unknown_letters_found", show_time(utc));
	return true;
}

/* A database that was a copy once. */
bool health_look_restored(struct health *h, struct err *err)
{
	int64_t from, at;

	if (!meta_get_int(gm_store(h->gm), "restored_from", &from, err) ||
	    !meta_get_int(gm_store(h->gm), "restored_utc", &at, err))
		return false;
	health_put(h, "restored", show_time(at));
	health_put(h, "restored_from", show_time(from));
	return true;
}

/* As `df` reckons: what the system keeps back for root is neither free nor used. -1: nobody knows. */
static int disk_free_percent(const char *dir)
{
	const char *test = getenv("POSTALGM_TEST_DISK_FREE");
	struct statvfs fs;

	if (test)
		return atoi(test);
	if (statvfs(dir, &fs) != 0)
		return -1;
	fsblkcnt_t room = fs.f_blocks - fs.f_bfree + fs.f_bavail;
	return room ? (int)(fs.f_bavail * 100 / room) : -1;
}

void health_look_disk(struct health *h)
{
	int percent = disk_free_percent(h->gm->home_dir);

	if (percent < 0)
		return;
	health_put(h, "disk_free_percent", json_integer(percent));
	if (percent < DISK_LEAST_PERCENT)
		health_alarm(h, "only %d %% of the disk is free", percent);
}
