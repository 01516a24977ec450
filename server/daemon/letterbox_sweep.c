/* Letterboxes: swept side by side, and watched. See letterbox.h.
 * SPDX-License-Identifier: ISC */
#include <poll.h>

#include "base/elapsed.h"
#include "schema/mail/sources.h"
#include "server/daemon/fetch.h"
#include "server/daemon/marks.h"

enum {
	/* The limits of a round, so that other work gets its turn: for the whole round,
	 * and for waiting while no mailbox answers. */
	ROUND_MS = 2000,
	QUIET_MS = 300,
};

/* The outcome of a sweep ----------------------------------------------------- */

static void log_trouble(struct tick *t, const struct letterbox *l)
{
	struct log_line line = home_log(t->home, LOG_ALARM, "trouble");

	log_z(&line, "doing", "fetch");
	if (t->n_boxes > 1)
		log_str(&line, "mailbox", l->config->url);
	log_z(&line, "error", l->trouble.text);
	log_end(&line);
}

/* If the store is at fault, the mailbox is not blamed. */
static void failed(struct tick *t, struct letterbox *l)
{
	log_trouble(t, l);
	if (l->unstored) {
		t->trouble = true;
		return;
	}
	l->ended = l->away = true;
}

static void ended(struct letterbox *l)
{
	l->ended = true;
	l->away = false;
	l->swept = l->last = l->began;
}

static bool changes(const struct letterbox *l)
{
	return l->ended && (l->away || l->noted);
}

/* For `health`: since when which mailbox cannot be read, and why. */
static bool note_one(struct tick *t, struct letterbox *l, struct err *err)
{
	struct store *st = t->home->store;
	int64_t since = !l->away ? 0 : l->noted ? l->noted : t->now;

	/* Letters that waited because this mailbox was away may be read now. */
	if (!l->away && !inbox_wake(st, err))
		return false;
	l->noted = since;
	return source_away(st, l->source, since, str_of(l->away ? l->trouble.text : ""),
			   err);
}

/* If the note cannot be written, the next round writes it. */
static void note(struct tick *t)
{
	struct err err = {0};
	bool any = false, ok = true;

	for (int i = 0; i < t->n_boxes; i++)
		any = any || changes(&t->boxes[i]);
	if (!any)
		return;
	ok = home_begin(t->home, &err);
	for (int i = 0; ok && i < t->n_boxes; i++)
		if (changes(&t->boxes[i]))
			ok = note_one(t, &t->boxes[i], &err);
	if (!home_end(t->home, ok, &err))
		t->trouble = true;
}

/* Going on --------------------------------------------------------------------- */

/* Does one piece of work for one of them. */
static void step(struct tick *t, struct letterbox *l, bool *waits)
{
	if (l->step == LETTERBOX_SHOWS) {
		marks_step(t, l, waits);
		return;
	}
	l->trouble = (struct err){0};
	if (!fetch_step(t, l, waits, &l->trouble))
		failed(t, l);
	else if (l->step == LETTERBOX_RESTS)
		ended(l);
}

/* Each that is at work once. `*moved`: one of them got on. How many are still at work? */
static int step_all(struct tick *t, bool *moved)
{
	int busy = 0;

	*moved = false;
	for (int i = 0; i < t->n_boxes; i++) {
		struct letterbox *l = &t->boxes[i];
		bool waits = false;
		if (l->step == LETTERBOX_RESTS)
			continue;
		step(t, l, &waits);
		if (!waits)
			l->spoke = elapsed_ms();
		*moved = *moved || !waits;
		busy += l->step != LETTERBOX_RESTS;
	}
	return busy;
}

/* Waits until one of those at work has answered; false: stop waiting for them. */
static bool wait_for_word(struct tick *t, int64_t until)
{
	struct pollfd p[CONFIG_MAILBOXES_MAX];
	int64_t now = elapsed_ms(), most = INT32_MAX, quiet = 0;

	for (int i = 0; i < t->n_boxes; i++) {
		struct letterbox *l = &t->boxes[i];
		int seconds;
		p[i] = (struct pollfd){.fd = -1, .events = POLLIN};
		if (l->step == LETTERBOX_RESTS)
			continue;
		p[i].fd = mailbox_line(l->box, &seconds);
		if (1000 * (int64_t)seconds + 1 < most)
			most = 1000 * (int64_t)seconds + 1;
		if (l->spoke + QUIET_MS - now > quiet)
			quiet = l->spoke + QUIET_MS - now;
	}
	if (t->apart && quiet > until - now)
		quiet = until - now;
	if (t->apart && quiet < most)
		most = quiet;
	if (most <= 0)
		return false;
	store_look_anew(t->home->store);
	int n = poll(p, (nfds_t)t->n_boxes, (int)most);
	for (int i = 0; n > 0 && i < t->n_boxes; i++)
		if (p[i].revents)
			t->boxes[i].spoke = elapsed_ms();
	return n != 0 || !t->apart;
}

void letterboxes_go_on(struct tick *t)
{
	int64_t until = elapsed_ms() + ROUND_MS;
	bool moved = true;

	while (step_all(t, &moved)) {
		if (moved && t->apart && elapsed_ms() >= until)
			break;
		if (!moved && !wait_for_word(t, until))
			break;
	}
	for (int i = 0; i < t->n_boxes; i++) {
		struct letterbox *l = &t->boxes[i];
		if (l->step != LETTERBOX_RESTS && l->step != LETTERBOX_SHOWS &&
		    !fetch_keep(t, l, &l->trouble))
			failed(t, l);
	}
	note(t);
}

/* The sweep -------------------------------------------------------------------- */

/* While a mailbox is away, its own pause decides. */
static bool is_due(const struct tick *t, const struct letterbox *l, bool fresh)
{
	if (l->step != LETTERBOX_RESTS)
		return false;
	return !t->apart || l->called || (l->look_at && elapsed_ms() >= l->look_at) ||
	       (!l->away && (!l->swept || (fresh && l->swept < t->now)));
}

static void begin_sweep(struct tick *t, struct letterbox *l)
{
	l->spoke = elapsed_ms();
	fetch_begin(t, l);
}

static bool begin_due(struct tick *t, bool fresh)
{
	bool any = false;

	for (int i = 0; i < t->n_boxes; i++) {
		struct letterbox *l = &t->boxes[i];
		if (!is_due(t, l, fresh))
			continue;
		begin_sweep(t, l);
		l->called = false;
		any = true;
	}
	return any;
}

void letterboxes_sweep(struct tick *t, bool fresh)
{
	bool showed = false;

	for (int i = 0; i < t->n_boxes; i++) {
		struct letterbox *l = &t->boxes[i];
		l->ended = false;
		showed = showed || l->step == LETTERBOX_SHOWS;
		if (l->swept > t->now) /* the clock was set back */
			l->swept = 0;
	}
	(void)begin_due(t, fresh);
	letterboxes_go_on(t);
	/* One that was still showing what became of letters is not passed over: the next round may be long. */
	if (showed && begin_due(t, fresh))
		letterboxes_go_on(t);
	t->away = 0;
	for (int i = 0; i < t->n_boxes; i++) {
		t->boxes[i].called = false;
		t->away += t->boxes[i].away;
	}
}

int64_t letterboxes_known(const struct tick *t)
{
	int64_t known = INT64_MAX;

	for (int i = 0; i < t->n_boxes; i++) {
		const struct letterbox *l = &t->boxes[i];
		if (!(l->away && l->config->optional) && l->swept < known)
			known = l->swept ? l->swept : 1;
	}
	return known;
}

static bool is_well(const struct letterbox *l)
{
	return l->swept && !l->away &&
	       (l->step == LETTERBOX_RESTS || l->step == LETTERBOX_SHOWS);
}

bool letterboxes_are_whole(const struct tick *t)
{
	for (int i = 0; i < t->n_boxes; i++) {
		const struct letterbox *l = &t->boxes[i];
		if (!is_well(l) && !(l->away && l->config->optional))
			return false;
	}
	return true;
}

bool letterboxes_read(const struct tick *t)
{
	for (int i = 0; i < t->n_boxes; i++)
		if (is_well(&t->boxes[i]))
			return true;
	return false;
}

bool letterboxes_are_busy(const struct tick *t)
{
	for (int i = 0; i < t->n_boxes; i++)
		if (t->boxes[i].step != LETTERBOX_RESTS &&
		    t->boxes[i].step != LETTERBOX_SHOWS)
			return true;
	return false;
}

/* Waiting ------------------------------------------------------------------------ */

void letterboxes_watch(struct tick *t, struct pollfd *fd, int *seconds)
{
	*seconds = INT32_MAX;
	for (int i = 0; i < t->n_boxes; i++) {
		struct letterbox *l = &t->boxes[i];
		int most = 0;
		fd[i] = (struct pollfd){.events = POLLIN};
		if (l->step != LETTERBOX_RESTS) {
			fd[i].fd = mailbox_line(l->box, &most);
		} else {
			fd[i].fd = mailbox_watch(l->box, &most);
			int64_t at = elapsed_ms() + 1000 * (int64_t)most;
			if (!l->look_at || at < l->look_at)
				l->look_at = at;
		}
		if (most < *seconds)
			*seconds = most;
	}
}

/* A mailbox that promised to report new letters has not reported any. */
bool letterboxes_call(struct tick *t, const struct pollfd *fd)
{
	bool any = false;

	for (int i = 0; i < t->n_boxes; i++) {
		struct letterbox *l = &t->boxes[i];
		if (!fd[i].revents)
			continue;
		l->called = l->step == LETTERBOX_RESTS && !l->box->waits;
		any = any || l->called || l->step != LETTERBOX_RESTS;
	}
	return any;
}
