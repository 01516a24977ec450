/* The phases that are due: see phases.h.
 * SPDX-License-Identifier: ISC */
#include "server/daemon/phases.h"

#include "base/arena.h"
#include "base/elapsed.h"
#include "schema/games.h"
#include "schema/mail/inbox.h"
#include "server/daemon/letters.h"
#include "server/daemon/phase_guard.h"
#include "server/daemon/sender.h"
#include "server/outbox/post_office.h"
#include "server/phase/phase_due.h"
#include "server/phase/phase_settle.h"

enum {
	ROUNDS_MAX = 100000,
	FIRST_DUE = 16, /* so many are looked at to find the next */
};

static bool is_among(const int64_t ids[], int n, int64_t id)
{
	for (int i = 0; i < n; i++)
		if (ids[i] == id)
			return true;
	return false;
}

/* Finds the game that closes first among the first `most` that are due and were not looked at yet; `*id` 0: none;
 * `*all`: there are no more than these. */
static bool next_among(struct tick *t, struct arena *a, const int64_t done[],
		       int n_done, int most, int64_t *id, int64_t *close, bool *all,
		       struct err *err)
{
	struct game *list;
	int n;

	*id = 0;
	if (!games_due(t->home->store, a, t->now, most, &list, &n, err))
		return false;
	*all = n < most;
	for (int i = 0; i < n && *id == 0; i++) {
		if (is_among(done, n_done, list[i].id))
			continue;
		bool held;
		if (!phase_guard(t, a, &list[i], &held, err))
			return false;
		if (held)
			continue;
		*id = list[i].id;
		if (!phase_closes(t->home, a, &list[i], close, err))
			return false;
		if (list[i].early && list[i].early < *close)
			*close = list[i].early;
	}
	return true;
}

/* The list is not made of all of them for each that is run: hundreds may be due at one minute. */
static bool next_due(struct tick *t, struct arena *a, const int64_t done[], int n_done,
		     int64_t *id, int64_t *close, struct err *err)
{
	bool all = false;

	*id = 0;
	for (int most = n_done + FIRST_DUE; !*id && !all; most *= 4)
		if (!next_among(t, a, done, n_done, most, id, close, &all, err))
			return false;
	return true;
}

/* Letters that were held back because their seat wrote very many are read before the
 * phase is run. */
static bool let_go(struct tick *t, int64_t game_id, int64_t close, struct err *err)
{
	return home_begin(t->home, err) &&
	       home_end(t->home, inbox_let_go(t->home->store, game_id, close, err),
			err);
}

/* Is everything known that came before it closed? A mailbox whose sweep is under way, or that
 * cannot be read, may hold letters for it. */
static bool is_known(const struct tick *t, int64_t close)
{
	return close + phase_settling(t->home) <= t->home->known;
}

bool phases_run(struct tick *t, struct err *err)
{
	struct arena *a = arena_create(), *list = arena_create();
	int64_t *done = NULL, id = 1, close = 0;
	int n_done = 0;
	bool ran, room = true;
	const int64_t begun = elapsed_ms();
	/* Their reports must not fill the outbox, or no letter could be answered. */
	bool ok = !t->apart || post_has_room(t->home, POST_FOR_PHASES, &room, err);

	t->full = !room;
	for (int i = 0; ok && room && id && i < ROUNDS_MAX; i++) {
		arena_reset(a);
		t->more = t->apart && t->ran && elapsed_ms() - begun >= t->phases_ms;
		if (t->more)
			break;
		ok = next_due(t, a, done, n_done, &id, &close, err);
		if (!ok || !id)
			break;
		ran = false;
		ok = let_go(t, id, close, err) &&
		     letters_act(t, close < t->now ? close : t->now, &t->acted, err) &&
		     (!is_known(t, close) ||
		      phase_due(t->home, a, id, t->now, &ran, err));
		t->ran += ok && ran;
		if (t->apart && ok)
			sender_look(t->sender); /* letters leave meanwhile */
		if (ok && !ran)
			*arena_push(list, done, n_done) = id;
	}
	arena_destroy(list);
	arena_destroy(a);
	return ok;
}
