/* Settling, and a mailbox that cannot be read: see phase_settle.h.
 * SPDX-License-Identifier: ISC */
#include "server/phase/phase_settle.h"

#include "base/arena.h"
#include "schema/gmlog.h"
#include "schema/journal.h"
#include "server/people/hold.h"
#include "server/phase/phase_brake.h"
#include "server/phase/phase_due.h"

enum {
	SETTLING_S =
		120,   /* of a mailbox on a server; a Maildir has its letters at once */
	ROUND_S = 600, /* a round may be under way that began before it had settled */
	HOUR_S = 3600,
};

int64_t phase_settling(const struct home *h)
{
	if (h->config.settling >= 0)
		return h->config.settling;
	return str_starts(h->config.in[0].url, "maildir:") ? 0 : SETTLING_S;
}

bool phase_letter_waits(struct home *h, struct arena *a, const struct game *g,
			int64_t arrival, int64_t now, int64_t *until, struct err *err)
{
	struct standing s;
	int64_t close, settling = phase_settling(h);
	bool early;

	*until = 0;
	if (settling == 0 || g->status != GAME_RUNNING || g->phase == 0 || g->hold.n ||
	    (g->deadline >= arrival && (!g->early || g->early >= arrival)))
		return true;
	if (!phase_standing(h, a, g, &s, err) ||
	    !phase_ends(h, a, g, &s, &close, &early, err))
		return false;
	int64_t settled = close + settling;
	if (close && arrival > close && now < settled + ROUND_S)
		*until = settled > now ? settled : now + 1;
	return true;
}

/* Letters that cannot be read ------------------------------------------------ */

/* What keeps us from letters: the mailbox, or our own reader. */
struct away {
	const char *since_key, *trouble_key; /* in the store */
	const char *told, *asked;            /* so that each is said once */
	const char *what;                    /* behind "since": it is so */
	bool journalled;                     /* the letters are here already */
	int64_t since;
};

static const struct away kinds[] = {
	{"mailbox_away", "mailbox_trouble", "mailbox away", "mailbox asked",
	 "our mailbox cannot be read", false, 0},
	{"reading_away", "reading_trouble", "reading away", "reading asked",
	 "letters that came for it cannot be read", true, 0},
};

static bool tell(struct home *h, struct arena *a, const struct game *g,
		 const struct away *w, int64_t close, int64_t now, struct err *err)
{
	bool first;

	if (!told_once(h->store, g->id, g->phase_no, -1, w->told, now, &first, err))
		return false;
	return !first ||
	       phase_tell_wait(
		       h, a, g,
		       str_printf(a, "Phase %d.%d waits: %s just now.", g->turn,
				  g->phase, w->what),
		       str_printf(a,
				  "It is run when we have read all that reached the "
				  "mailbox by %.*s; what you sent need not be sent "
				  "again.",
				  STR_ARG(clock_long(a, close))),
		       true, err);
}

/* The game is not held for it: it goes on by itself when letters are read again. */
static bool ask(struct home *h, struct arena *a, const struct game *g, unsigned missing,
		const struct away *w, int64_t now, struct err *err)
{
	struct str trouble;
	bool first;

	if (!told_once(h->store, g->id, g->phase_no, -1, w->asked, now, &first, err))
		return false;
	if (!first)
		return true;
	return meta_get(h->store, a, w->trouble_key, &trouble, err) &&
	       phase_ask(h, a, g, missing,
			 str_printf(
				 a,
				 "Phase %d.%d waits since %s, for %.*s now "
				 "(%.*s). When letters can be read again the game goes "
				 "on by itself. What players sent meanwhile is not "
				 "known.",
				 g->turn, g->phase, w->what,
				 STR_ARG(clock_span(a, now - w->since)),
				 STR_ARG(trouble)),
			 err);
}

static bool one_away(struct home *h, struct arena *a, const struct game *g,
		     const struct away *w, int64_t now, struct err *err)
{
	struct standing s;
	int64_t close;
	bool early, all_read = false;

	if (!phase_standing(h, a, g, &s, err) ||
	    !phase_ends(h, a, g, &s, &close, &early, err))
		return false;
	if (!close || close + phase_settling(h) > now)
		return true;
	/* What has reached us is known: where nothing waits for it, a phase is run. */
	if (w->journalled && !journal_all_read(h->store, close, now, &all_read, err))
		return false;
	if (all_read)
		return true;
	/* It has waited since it was due, and not before that. */
	int64_t from = w->since > close ? w->since : close;
	return tell(h, a, g, w, close, now, err) &&
	       (now - from < h->config.max_hold * HOUR_S ||
		ask(h, a, g, standing_missing(&s), w, now, err));
}

bool phase_away(struct home *h, struct arena *a, int64_t now, struct err *err)
{
	struct game *list;
	int n;
	bool ok = games_due(h->store, a, now - phase_settling(h), &list, &n, err) &&
		  home_begin(h, err);

	if (!ok)
		return false;
	for (size_t k = 0; ok && k < sizeof kinds / sizeof *kinds; k++) {
		struct away w = kinds[k];
		ok = meta_get_int(h->store, w.since_key, &w.since, err);
		for (int i = 0; ok && w.since && i < n; i++)
			ok = one_away(h, a, &list[i], &w, now, err);
	}
	return home_end(h, ok, err);
}
