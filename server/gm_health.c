/* health: is all well? Numbers for a person, for --json and for a monitor by the exit
 * status: 0 healthy, 1 degraded, 3 down.
 * SPDX-License-Identifier: ISC */
#include <jansson.h>
#include <string.h>
#include <sys/statvfs.h>

#include "base/arena.h"
#include "schema/bounces.h"
#include "schema/journal.h"
#include "schema/outbox.h"
#include "server/game_gm.h"
#include "server/gm_find.h"
#include "server/gm_metrics.h"
#include "server/gm_nmr.h"
#include "server/home.h"
#include "server/intact.h"
#include "server/post_office.h"

enum {
	ROUND_OLD_S = 10 * 60,
	UNREAD_OLD_S = 10 * 60,
	UNSENT_OLD_S = 30 * 60,
	UNKNOWN_SHOWN_S = 24 * 3600,
	DISK_LEAST_PERCENT = 10,
	DAY_S = 24 * 3600,
};

struct health {
	struct gm *gm;
	int64_t now;
	json_t *numbers;
	json_t *alarms; /* sentences */
	bool down;
	int64_t unasked; /* who wanted to read a game, and too many others did */
	int64_t held; /* letters that wait for a confirm: no alarm, anybody makes them */
};

static void alarm_add(struct health *h, const char *fmt, ...)
	__attribute__((format(printf, 2, 3)));
static void alarm_add(struct health *h, const char *fmt, ...)
{
	struct buf text = buf_in(h->gm->a);
	va_list ap;

	va_start(ap, fmt);
	buf_vprintf(&text, fmt, ap);
	va_end(ap);
	json_array_append_new(h->alarms, show_str(buf_str(&text)));
}

static void put(struct health *h, const char *key, json_t *value)
{
	json_object_set_new(h->numbers, key, value);
}

static struct str ago(const struct health *h, int64_t utc)
{
	return clock_span(h->gm->a, h->now - utc);
}

/* A mailbox that cannot be read: the daemon makes no whole round, and tells why. `*alive`:
 * it tried just now. */
static bool look_at_mailbox(struct health *h, bool *alive, struct err *err)
{
	struct store *st = gm_store(h->gm);
	int64_t away, tried;
	struct str why;

	if (!meta_get_int(st, "mailbox_away", &away, err) ||
	    !meta_get_int(st, "mailbox_tried", &tried, err) ||
	    !meta_get(st, h->gm->a, "mailbox_trouble", &why, err))
		return false;
	*alive = away && h->now - tried <= ROUND_OLD_S;
	put(h, "mailbox", show_str(away ? why : STR("ok")));
	put(h, "mailbox_away", show_time(away));
	if (away)
		alarm_add(h, "the mailbox cannot be read for " PRI_STR ": " PRI_STR,
			  STR_ARG(ago(h, away)), STR_ARG(why));
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
	put(h, "reading", show_str(away ? why : STR("ok")));
	put(h, "reading_away", show_time(away));
	if (away)
		alarm_add(h, "letters cannot be read for " PRI_STR ": " PRI_STR,
			  STR_ARG(ago(h, away)), STR_ARG(why));
	return true;
}

/* Letters that a database of before did not know: they were read again. */
static bool look_at_unknown(struct health *h, struct err *err)
{
	struct store *st = gm_store(h->gm);
	int64_t utc, n;

	if (!meta_get_int(st, "unknown_utc", &utc, err) ||
	    !meta_get_int(st, "unknown_letters", &n, err))
		return false;
	put(h, "unknown_letters", json_integer(n));
	put(h, "unknown_letters_found", show_time(utc));
	if (utc && h->now - utc < UNKNOWN_SHOWN_S)
		alarm_add(
			h,
			"%lld letter%s in the mailbox %s not known to the database: it "
			"was "
			"an older copy, or lost what it wrote last. The house has the "
			"mailbox read again (" PRI_STR " ago)",
			(long long)n, n == 1 ? "" : "s", n == 1 ? "was" : "were",
			STR_ARG(ago(h, utc)));
	return true;
}

/* The daemon's last round: without one in ten minutes it is down. */
static bool look_at_rounds(struct health *h, struct err *err)
{
	int64_t last;
	bool alive;

	if (!meta_get_int(gm_store(h->gm), "last_round", &last, err) ||
	    !look_at_mailbox(h, &alive, err))
		return false;
	put(h, "last_round", show_time(last));
	if (alive || (last && h->now - last <= ROUND_OLD_S))
		return true;
	h->down = true;
	if (last)
		alarm_add(h,
			  "the daemon's last round was " PRI_STR
			  " ago; start postalgmd",
			  STR_ARG(ago(h, last)));
	else
		alarm_add(h, "the daemon has never made a round; start postalgmd");
	return true;
}

static bool look_at_letters(struct health *h, struct err *err)
{
	struct store *st = gm_store(h->gm);
	json_t *counts = json_object();
	int64_t n, oldest;

	put(h, "letters", counts);
	for (int i = 0; i < INBOX_STATES; i++) {
		if (!journal_count(st, (enum inbox_state)i, &n, err))
			return false;
		json_object_set_new(counts, inbox_state_name((enum inbox_state)i),
				    json_integer(n));
		if (n && i == INBOX_QUARANTINE)
			alarm_add(h,
				  "%lld letter%s set aside; `postalgm letters list "
				  "--state "
				  "quarantine`",
				  (long long)n, n == 1 ? " is" : "s are");
	}
	if (!journal_count_reason(st, "observe-budget", h->now - DAY_S, &h->unasked,
				  err))
		return false;
	put(h, "observe_not_asked", json_integer(h->unasked));
	if (!journal_count(st, INBOX_HELD, &h->held, err) ||
	    !journal_oldest(st, &oldest, err))
		return false;
	put(h, "oldest_unread", show_time(oldest));
	if (oldest && h->now - oldest > UNREAD_OLD_S)
		alarm_add(h, "a letter has waited for " PRI_STR " to be read",
			  STR_ARG(ago(h, oldest)));
	return true;
}

static bool look_at_outbox(struct health *h, struct err *err)
{
	struct store *st = gm_store(h->gm);
	json_t *counts = json_object();
	int64_t n, oldest;

	put(h, "outbox", counts);
	for (int i = 0; i < OUTBOX_STATES; i++) {
		if (!outbox_count(st, (enum outbox_state)i, &n, err))
			return false;
		json_object_set_new(counts, outbox_state_name((enum outbox_state)i),
				    json_integer(n));
		if (n && i == OUTBOX_FAILED)
			alarm_add(h,
				  "%lld letter%s could not be sent; `postalgm outbox "
				  "list --state "
				  "failed`",
				  (long long)n, n == 1 ? "" : "s");
		if (n && i == OUTBOX_DOUBT)
			alarm_add(h, "%lld letter%s may or may not have gone out",
				  (long long)n, n == 1 ? "" : "s");
	}
	if (!outbox_oldest(st, &oldest, err))
		return false;
	put(h, "oldest_unsent", show_time(oldest));
	if (oldest && h->now - oldest > UNSENT_OLD_S)
		alarm_add(h, "a letter has waited for " PRI_STR " to be sent",
			  STR_ARG(ago(h, oldest)));
	return true;
}

/* Games that wait for the GM, and counts by status. */
static bool look_at_games(struct health *h, struct err *err)
{
	json_t *counts = json_object();
	int by_status[GAME_STATUSES] = {0}, n;
	struct game *all;

	put(h, "games", counts);
	if (!games_list(gm_store(h->gm), h->gm->a, &all, &n, err))
		return false;
	for (int i = 0; i < n; i++) {
		bool bad;
		if (!intact_known(h->gm->home, h->gm->a, &all[i], &bad, err))
			return false;
		if (bad)
			alarm_add(
				h,
				"'" PRI_STR
				"': the database is damaged; `postalgm verify " PRI_STR
				"` names the rows",
				STR_ARG(all[i].name), STR_ARG(all[i].name));
		by_status[all[i].status]++;
		if (all[i].status == GAME_RUNNING && all[i].hold.n)
			alarm_add(h, "'" PRI_STR "' waits for its GM: " PRI_STR,
				  STR_ARG(all[i].name), STR_ARG(all[i].hold));
	}
	for (int i = 0; i < GAME_STATUSES; i++)
		json_object_set_new(counts, game_status_name((enum game_status)i),
				    json_integer(by_status[i]));
	return true;
}

/* A mail server that cannot be reached, or refuses us. */
static bool look_at_post(struct health *h, struct err *err)
{
	struct post_trouble t;

	if (!post_trouble_load(gm_store(h->gm), h->gm->a, &t, err))
		return false;
	put(h, "post_trouble_since", t.since ? show_time(t.since) : json_null());
	if (t.since)
		alarm_add(h,
			  "no letter has gone out for " PRI_STR ": " PRI_STR
			  "; the next try is due in " PRI_STR
			  " (at once: `postalgm outbox retry`)",
			  STR_ARG(ago(h, t.since)), STR_ARG(t.text),
			  STR_ARG(clock_span(h->gm->a, t.until - h->now)));
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
	put(h, "sender", show_str(away ? why : STR("ok")));
	if (away)
		alarm_add(h,
			  "the sender of letters ended " PRI_STR " ago (" PRI_STR
			  ") and has not been well for a minute since",
			  STR_ARG(ago(h, away)), STR_ARG(why));
	return true;
}

/* Somebody had a short answer in place of the full one: for a day, since mail about it may
 * be what fails. */
static bool look_at_answers(struct health *h, struct err *err)
{
	struct store *st = gm_store(h->gm);
	int64_t lost;
	struct str why;

	if (!meta_get_int(st, "answer_lost", &lost, err) ||
	    !meta_get(st, h->gm->a, "answer_lost_why", &why, err))
		return false;
	put(h, "answer_lost", lost ? show_time(lost) : json_null());
	if (lost && h->now - lost < DAY_S)
		alarm_add(h,
			  "an answer could not be written " PRI_STR " ago (" PRI_STR
			  "); what its letter did stands, and a short one went out",
			  STR_ARG(ago(h, lost)), STR_ARG(why));
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
	put(h, "zine", show_str(away ? why : STR("ok")));
	if (away)
		alarm_add(h, "the zine cannot be written for " PRI_STR ": " PRI_STR,
			  STR_ARG(ago(h, away)), STR_ARG(why));
	return true;
}

/* Players whom our letters do not reach. */
static bool look_at_seat(struct health *h, const struct game *g, const struct seat *s,
			 int *n_dead, struct err *err)
{
	struct address_record r;

	if (s->status == SEAT_DECLINED || s->status == SEAT_REMOVED || s->resigned)
		return true;
	if (!bounces_record(gm_store(h->gm), h->gm->a, g->id, s->seat, s->address, &r,
			    err))
		return false;
	*n_dead += r.state == ADDRESS_DEAD;
	if (r.n_hard)
		alarm_add(h,
			  "'" PRI_STR "', " PRI_STR " (" PRI_STR "): letters " PRI_STR,
			  STR_ARG(g->name), STR_ARG(gm_seat_name(h->gm->a, s)),
			  STR_ARG(s->address), STR_ARG(gm_mail_text(h->gm->a, &r)));
	return true;
}

/* The GM's own address, the house's of all games together: he would not hear of it by
 * mail. */
static bool look_at_gm(struct health *h, const struct game *g, int *n_lost,
		       struct err *err)
{
	struct str address = game_gm_address(h->gm->home, g);
	struct address_record r;

	if (!bounces_record(gm_store(h->gm), h->gm->a, g->id, -1, address, &r, err))
		return false;
	if (!g->gm_address.n)
		*n_lost += r.n_hard;
	else if (r.n_hard)
		alarm_add(h,
			  "'" PRI_STR "': %d letter%s to its GM (" PRI_STR
			  ") came back; `postalgm game gm` gives it another",
			  STR_ARG(g->name), r.n_hard, r.n_hard == 1 ? "" : "s",
			  STR_ARG(address));
	return true;
}

static bool look_at_addresses(struct health *h, struct err *err)
{
	struct game *all;
	int n, n_dead = 0, n_lost = 0;
	bool ok = games_list(gm_store(h->gm), h->gm->a, &all, &n, err);

	for (int i = 0; ok && i < n; i++) {
		struct seat *seats;
		int n_seats = 0;
		if (all[i].status == GAME_OVER)
			continue;
		ok = look_at_gm(h, &all[i], &n_lost, err) &&
		     seats_list(gm_store(h->gm), h->gm->a, all[i].id, &seats, &n_seats,
				err);
		for (int k = 0; ok && k < n_seats; k++)
			ok = look_at_seat(h, &all[i], &seats[k], &n_dead, err);
	}
	if (n_lost)
		alarm_add(h, "%d letter%s to you came back; is " PRI_STR " right?",
			  n_lost, n_lost == 1 ? "" : "s",
			  STR_ARG(h->gm->home->config.gm));
	put(h, "dead_addresses", json_integer(n_dead));
	return ok;
}

/* A database that was a copy once. */
static bool look_at_restored(struct health *h, struct err *err)
{
	int64_t from, at;

	if (!meta_get_int(gm_store(h->gm), "restored_from", &from, err) ||
	    !meta_get_int(gm_store(h->gm), "restored_utc", &at, err))
		return false;
	put(h, "restored", show_time(at));
	put(h, "restored_from", show_time(from));
	return true;
}

static void look_at_disk(struct health *h)
{
	struct statvfs fs;

	if (statvfs(h->gm->home_dir, &fs) != 0 || !fs.f_blocks)
		return;
	int percent = (int)(fs.f_bavail * 100 / fs.f_blocks);
	put(h, "disk_free_percent", json_integer(percent));
	if (percent < DISK_LEAST_PERCENT)
		alarm_add(h, "only %d %% of the disk is free", percent);
}

static void show_counts(struct gm *gm, const char *title, const json_t *counts)
{
	struct buf line = buf_in(gm->a);
	const char *key;
	json_t *v;

	json_object_foreach((json_t *)counts, key, v) if (json_integer_value(v))
		buf_printf(&line, "%s%lld " PRI_STR, line.n ? ", " : "",
			   (long long)json_integer_value(v),
			   STR_ARG(str_lower(gm->a, str_of(key))));
	show_line(&gm->show, "%-12s  " PRI_STR, title,
		  STR_ARG(line.n ? buf_str(&line) : STR("none")));
}

static void print_health(struct health *h, const char *state)
{
	struct gm *gm = h->gm;
	const char *last = json_string_value(json_object_get(h->numbers, "last_round"));

	show_heading(&gm->show, "%s", state);
	for (size_t i = 0; i < json_array_size(h->alarms); i++)
		show_line(&gm->show, "- %s",
			  json_string_value(json_array_get(h->alarms, i)));
	show_line(&gm->show, "%-12s  %s", "last round", last ? last : "never");
	show_counts(gm, "games", json_object_get(h->numbers, "games"));
	show_counts(gm, "letters in", json_object_get(h->numbers, "letters"));
	if (h->held)
		show_line(&gm->show,
			  "%-12s  %lld letter%s for a confirm; `postalgm letters list "
			  "--state held`",
			  "waiting", (long long)h->held, h->held == 1 ? "" : "s");
	if (h->unasked)
		show_line(&gm->show,
			  "%-12s  %lld stranger%s who wrote `observe` in the last 24 "
			  "hours had no answer (limits.observe_per_hour)",
			  "not asked", (long long)h->unasked,
			  h->unasked == 1 ? "" : "s");
	show_counts(gm, "letters out", json_object_get(h->numbers, "outbox"));
	const char *copy =
		json_string_value(json_object_get(h->numbers, "restored_from"));
	if (copy)
		show_line(&gm->show, "%-12s  from the copy of %s, on %s", "restored",
			  copy,
			  json_string_value(json_object_get(h->numbers, "restored")));
	show_line(&gm->show, "%-12s  %lld %%", "disk free",
		  (long long)json_integer_value(
			  json_object_get(h->numbers, "disk_free_percent")));
}

static int health(struct gm *gm)
{
	struct health h = {.gm = gm,
			   .now = gm_now(gm),
			   .numbers = json_object(),
			   .alarms = json_array()};
	struct err err = {0};

	bool ok = look_at_rounds(&h, &err) && look_at_reading(&h, &err) &&
		  look_at_letters(&h, &err) && look_at_unknown(&h, &err) &&
		  look_at_outbox(&h, &err) && look_at_post(&h, &err) &&
		  look_at_sender(&h, &err) && look_at_answers(&h, &err) &&
		  look_at_zine(&h, &err) && look_at_addresses(&h, &err) &&
		  look_at_games(&h, &err) && look_at_restored(&h, &err);
	look_at_disk(&h);
	const char *state = h.down                      ? "down"
			    : json_array_size(h.alarms) ? "degraded"
							: "healthy";
	int status = h.down                      ? GM_WORLD
		     : json_array_size(h.alarms) ? GM_REFUSED
						 : GM_DONE;
	const char *metrics = gm_option(gm, "prometheus");
	put(&h, "state", json_string(state));
	put(&h, "alarms", json_incref(h.alarms));
	if (ok && metrics) {
		put(&h, "now", show_time(h.now));
		put(&h, "status", json_integer(status));
		ok = gm_metrics_write(gm, h.numbers, metrics, &err);
		status = GM_DONE;
	} else if (ok && gm->show.json) {
		show_json(&gm->show, json_incref(h.numbers));
	} else if (ok) {
		print_health(&h, state);
	}
	json_decref(h.numbers);
	json_decref(h.alarms);
	return ok ? status : gm_fail(gm, &err);
}

/* clang-format off */
static const struct gm_option health_options[] = {
	{"prometheus", "FILE", "writes the numbers for Prometheus", false},
	{0},
};

const struct gm_command gm_health_commands[] = {
	{.group = "health", .args = "", .flags = GM_SHOWS | GM_HOME, .options = health_options,
	 .what = "Says whether all is well",
	 .more = "Exit status 0 healthy, 1 degraded, 3 down. --prometheus writes a file for the\n"
		 "text collector of its node exporter (by a rename; - is the output), and exits\n"
		 "with 0 when that is done.",
	 .example = "postalgm health --json", .run = health},
	{0},
};
/* clang-format on */
