/* Settling, and a mailbox that cannot be read: see phase_settle.h.
 * SPDX-License-Identifier: ISC */
#include "server/phase/phase_settle.h"

#include "base/arena.h"
#include "schema/gmlog.h"
#include "schema/mail/inbox.h"
#include "server/home/sources.h"
#include "server/people/hold.h"
#include "server/phase/hold_check.h"
#include "server/phase/phase_due.h"

enum {
	SETTLING_S =
		120, /* of a mailbox on a server; a Maildir has its letters at once */
	ROUND_S =
		600, /* a round that began before the settling time was over may be under way */
	HOUR_S = 3600,
	/* A letter that waits for a phase, which waits for a mailbox, is looked at again. */
	AWAY_S = 60,
	PENDING_S = 5,
	SLICE = 100, /* games that are read at once */
};

int64_t phase_settling(const struct home *h)
{
	if (h->config.settling >= 0)
		return h->config.settling;
	for (int i = 0; i < h->config.n_in; i++)
		if (!str_starts(h->config.in[i].url, "maildir:"))
			return SETTLING_S;
	return 0;
}

/* Until when do letters wait that came after the phase closed? 0: they do not. */
static bool waits_until(struct home *h, struct arena *a, int64_t close, int64_t now,
			int64_t *until, struct err *err)
{
	int64_t settling = phase_settling(h), settled = close + settling;
	bool unknown = h->known && settled > h->known;
	struct sources_away away;

	*until = h->between ? now + 1 : 0;
	if (h->between || (!unknown && (!settling || now >= settled + ROUND_S)))
		return true;
	*until = settled > now ? settled : now + 1;
	if (!unknown || settled > now)
		return true;
	/* It waits for a mailbox, for an unknown time. */
	if (!sources_away(h, a, &away, err))
		return false;
	*until = now + (away.since ? AWAY_S : PENDING_S);
	return true;
}

bool phase_letter_waits(struct home *h, struct arena *a, const struct game *g,
			int64_t arrival, int64_t now, int64_t *until, struct err *err)
{
	struct readiness s;
	int64_t close;
	bool early;

	*until = 0;
	if (g->status != GAME_RUNNING || g->phase == 0 || g->hold.n ||
	    (g->deadline >= arrival && (!g->early || g->early >= arrival)))
		return true;
	if (!phase_readiness(h, a, g, &s, err) ||
	    !phase_ends(h, a, g, &s, &close, &early, err))
		return false;
	return !close || arrival <= close || waits_until(h, a, close, now, until, err);
}

/* Letters that cannot be read ------------------------------------------------ */

/* The obstacle that keeps us from letters: a mailbox, or our own reader. */
struct away {
	const char *told, *asked; /* so that each is said once */
	struct str what;          /* behind "since": it is so */
	struct str was;           /* the same in the past */
	struct str trouble;
	bool journalled; /* the letters are here already */
	int64_t since;   /* 0: nothing does */
};

static bool mailbox_away(struct home *h, struct arena *a, struct away *w,
			 struct err *err)
{
	struct sources_away away;

	if (!sources_away(h, a, &away, err))
		return false;
	*w = (struct away){
		.told = "mailbox away",
		.asked = "mailbox asked",
		.what = h->config.n_in == 1
				? STR("our mailbox cannot be read")
				: STR("one of our mailboxes cannot be read"),
		.was = h->config.n_in == 1
			       ? STR("our mailbox could not be read")
			       : STR("one of our mailboxes could not be read"),
		.trouble = h->config.n_in == 1 ? away.trouble
					       : str_printf(a, PRI_STR ": " PRI_STR,
							    STR_ARG(away.which),
							    STR_ARG(away.trouble)),
		.since = away.since,
	};
	return true;
}

static bool reading_away(struct home *h, struct arena *a, struct away *w,
			 struct err *err)
{
	*w = (struct away){
		.told = "reading away",
		.asked = "reading asked",
		.what = STR("letters that came for it cannot be read"),
		.was = STR("letters that came for it could not be read"),
		.journalled = true,
	};
	return meta_get_int(h->store, "reading_away", &w->since, err) &&
	       meta_get(h->store, a, "reading_trouble", &w->trouble, err);
}

static bool tell(struct home *h, struct arena *a, const struct game *g,
		 const struct away *w, int64_t close, int64_t now, struct err *err)
{
	bool first;

	if (!told_once(h->store, g->id, g->phase_no, SEAT_GM, w->told, now, &first,
		       err))
		return false;
	return !first ||
	       phase_tell_wait(
		       h, a, g,
		       str_printf(a, "Phase %d.%d waits: " PRI_STR " just now.",
				  g->turn, g->phase, STR_ARG(w->what)),
		       str_printf(a, "Phase %d.%d waited: " PRI_STR ".", g->turn,
				  g->phase, STR_ARG(w->was)),
		       str_printf(
			       a,
			       "It runs when we have read all that reached the mailbox by %.*s; you need not send anything again.",
			       STR_MADE(a, clock_long(a, close))),
		       true, err);
}

/* The game is not held for it: it goes on by itself when letters are read again. */
static bool ask(struct home *h, struct arena *a, const struct game *g, unsigned missing,
		const struct away *w, int64_t now, struct err *err)
{
	bool first;

	if (!told_once(h->store, g->id, g->phase_no, SEAT_GM, w->asked, now, &first,
		       err))
		return false;
	if (!first)
		return true;
	return phase_ask(
		h, a, g, missing,
		str_printf(
			a,
			"Phase %d.%d has waited since " PRI_STR ", for " PRI_STR
			" now (" PRI_STR
			"). When letters can be read again the game goes on by itself. Letters sent meanwhile are not known.",
			g->turn, g->phase, STR_ARG(w->what),
			STR_MADE(a, clock_span(a, now - w->since)),
			STR_ARG(w->trouble)),
		err);
}

static bool one_away(struct home *h, struct arena *a, const struct game *g,
		     const struct away *w, int64_t now, struct err *err)
{
	struct readiness s;
	int64_t close;
	bool early, all_read = false;

	if (!phase_readiness(h, a, g, &s, err) ||
	    !phase_ends(h, a, g, &s, &close, &early, err))
		return false;
	if (!close || close + phase_settling(h) > now)
		return true;
	/* All that has reached us is known. So a phase runs if no letter waits for
	 * it. */
	if (w->journalled && !inbox_all_read(h->store, close, now, &all_read, err))
		return false;
	if (all_read)
		return true;
	/* It has waited since it was due, and not before that. */
	int64_t from = w->since > close ? w->since : close;
	return tell(h, a, g, w, close, now, err) &&
	       (now - from < h->config.max_hold * HOUR_S ||
		ask(h, a, g, readiness_missing(&s), w, now, err));
}

/* Some of the games at a time, each time in a transaction of its own: thousands may be due while a mailbox is away. */
static bool some_away(struct home *h, struct arena *a, const struct away *w,
		      const struct game *list, int n, int64_t now, struct err *err)
{
	bool ok = true;

	if (!home_begin(h, err))
		return false;
	for (int i = 0; ok && i < n; i++) {
		struct arena_mark here = arena_mark(a);
		ok = one_away(h, a, &list[i], w, now, err);
		arena_rewind(a, here);
	}
	return home_end(h, ok, err);
}

static bool all_away(struct home *h, struct arena *a, const struct away *w, int64_t now,
		     struct err *err)
{
	struct games_place at = {0};
	struct game *list;
	int n = SLICE;

	while (n == SLICE) {
		struct arena_mark here = arena_mark(a);
		if (!games_due_behind(h->store, a, now - phase_settling(h), &at, SLICE,
				      &list, &n, err) ||
		    !some_away(h, a, w, list, n, now, err))
			return false;
		arena_rewind(a, here);
	}
	return true;
}

bool phase_away(struct home *h, struct arena *a, int64_t now, struct err *err)
{
	static bool (*const kinds[])(struct home *, struct arena *, struct away *,
				     struct err *) = {mailbox_away, reading_away};
	struct away w;

	for (size_t k = 0; k < sizeof kinds / sizeof *kinds; k++)
		if (!kinds[k](h, a, &w, err) ||
		    (w.since && !all_away(h, a, &w, now, err)))
			return false;
	return true;
}
