/* Letters of the inbox, handed to intake.
 * SPDX-License-Identifier: ISC */
#include "server/daemon/letters.h"

#include "base/arena.h"
#include "mail/read/worker.h"
#include "mail/read/worker_probe.h"
#include "schema/mail/inbox.h"
#include "server/daemon/letters_aside.h"
#include "server/gm_mail/held_letters.h"
#include "server/home/alive.h"
#include "server/home/trial.h"
#include "server/intake/intake_steps.h"

enum {
	GROUP = 50, /* letters a transaction: receipts leave after the commit */
	DIED_BEFORE =
		2, /* after this many attempts that killed the daemon, the letter gets a trial */
	/* A letter that the worker reads for longer than this does not hold up the others. */
	READY_MS = 100,
};

/* Reading ------------------------------------------------------------------ */

/* The worker's reading of a letter. */
struct read_letter {
	struct letter letter;
	const char *why; /* it must be set aside; or NULL */
};

/* No worker can be started, or none can read: no letter is to blame for that. */
static bool is_blind(struct tick *t)
{
	t->blind = true;
	return false;
}

static bool hand_out(struct tick *t, struct arena *a, int64_t id, struct err *err)
{
	struct arena_mark here = arena_mark(a);
	struct str bytes;
	bool ok = inbox_bytes(t->home->store, a, id, &bytes, err) &&
		  (worker_give(t->worker, bytes, err) || is_blind(t));
	arena_rewind(a, here);
	return ok;
}

/* Reads the header alone of a letter that cannot be read, so that its writer can be
 * told. Does nothing if the header cannot be read either. */
static bool read_head(struct tick *t, struct arena *a, int64_t id, struct letter *l,
		      struct err *err)
{
	struct letter head;
	enum worker_result result;
	struct str bytes;

	if (!inbox_bytes(t->home->store, a, id, &bytes, err))
		return false;
	if (!worker_read(t->worker, a, letter_head(a, bytes), &head, &result, err))
		return is_blind(t);
	if (result != WORKER_READ)
		return true;
	enum letter_reason why = l->reason;
	*l = head;
	letter_set(l, why);
	l->answer = head.answer && intake_is_persons(&head);
	return true;
}

/* Takes back a letter that was handed out. It is read twice at most: a worker may also
 * have been in a bad way. The letter is to blame only if another one is read right
 * after it, and never if somebody stopped the worker. */
static bool take_back(struct tick *t, struct arena *a, int64_t id,
		      struct read_letter *out, struct err *err)
{
	enum worker_result result = worker_take(t->worker, a, &out->letter);

	if (result != WORKER_READ) {
		if (!hand_out(t, a, id, err))
			return false;
		result = worker_take(t->worker, a, &out->letter);
	}
	if (result == WORKER_STOPPED) {
		err_set(err,
			"the process that reads letters is stopped by a signal (SIGSTOP, or a debugger)");
		return is_blind(t);
	}
	if (result != WORKER_READ && ((!worker_probe(t->worker, err) && !is_blind(t)) ||
				      !read_head(t, a, id, &out->letter, err)))
		return false;
	out->why = result == WORKER_READ   ? NULL
		   : result == WORKER_SLOW ? "worker-slow"
					   : "worker-died";
	return true;
}

/* Acting ------------------------------------------------------------------- */

static bool begin_attempts(struct tick *t, const struct inbox *in, int n,
			   struct err *err)
{
	bool ok = home_begin(t->home, err);
	for (int i = 0; ok && i < n; i++)
		ok = inbox_attempt(t->home->store, in[i].id, err);
	return home_end(t->home, ok, err);
}

/* Letters that are acted on together; while one is, the worker reads the next. */
struct group {
	struct tick *t;
	struct arena *a; /* of one letter */
	const struct inbox *in;
	int n, done;
	bool broken; /* a letter could not be acted on: all its effects must be undone */
	bool again;  /* and the others of its transaction are acted on once more, ... */
	bool careful; /* ... each as a decision of its own, which can be taken back alone */
};

/* Acts on one letter inside the open transaction. If the letter itself is the reason
 * why it cannot be acted on, only its effects are taken back. */
static bool act_with_care(struct group *g, const struct inbox *in,
			  const struct read_letter *r, struct err *err)
{
	struct tick *t = g->t;
	struct err why = {0};

	if (!home_begin(t->home, err))
		return false;
	if (intake_act(t->home, g->a, in, &r->letter, r->why, &why))
		return home_commit(t->home, err);
	if (store_is_busy(t->home->store)) {
		*err = why;
		return false;
	}
	home_rollback(t->home);
	struct log_line l = home_log(t->home, LOG_ALARM, "fault");
	log_int(&l, "in", in->id);
	log_z(&l, "error", why.text);
	log_end(&l);
	letters_log_aside(t, in->id, "fault", in->attempts + 1);
	return letters_aside_told(t, g->a, in, &r->letter, "fault", err);
}

/* A decision that can be taken back alone keeps a copy of each page that it changes. Nearly all letters can be
 * acted on, so that is done only once one could not. */
static bool decide(struct group *g, const struct inbox *in, const struct read_letter *r,
		   struct err *err)
{
	if (r->why)
		letters_log_aside(g->t, in->id, r->why, in->attempts + 1);
	if (g->careful)
		return act_with_care(g, in, r, err);
	alive();
	if (intake_act(g->t->home, g->a, in, &r->letter, r->why, err))
		return true;
	g->again = !store_is_busy(g->t->home->store);
	return false;
}

/* Acts on the letter that was read, with the next one handed out before. */
static bool act_on_next(struct group *g, const struct read_letter *r, struct err *err)
{
	const struct inbox *in = &g->in[g->done];
	bool given = g->done + 1 == g->n || hand_out(g->t, g->a, in[1].id, err);
	bool ok = (given || g->t->blind) && decide(g, in, r, err);

	g->broken = !ok;
	g->again = g->again && given;
	g->done += ok;
	arena_reset(g->a);
	return ok && given;
}

/* A letter that was confirmed comes before those that arrived after its word: these
 * wait for the next group. */
static bool put_rest_back(struct group *g, struct err *err)
{
	bool ok = true;
	for (int i = g->done; ok && i < g->n; i++)
		ok = inbox_put_back(g->t->home->store, g->in[i].id, err);
	return ok;
}

/* The letter that the worker already has is read in vain. */
static void end_group(struct group *g)
{
	struct letter ignored;
	if (g->done < g->n)
		(void)worker_take(g->t->worker, g->a, &ignored);
	g->n = g->done;
	arena_reset(g->a);
}

/* Takes back what the letters from `first` on did, and begins with them again. */
static bool begin_again(struct group *g, int first, struct err *err)
{
	struct letter ignored;

	home_rollback(g->t->home);
	if (g->done + 1 < g->n) /* the worker has the next one already */
		(void)worker_take(g->t->worker, g->a, &ignored);
	arena_reset(g->a);
	g->done = first;
	g->broken = g->again = g->t->home->released = false;
	g->careful = true;
	*err = (struct err){0};
	return hand_out(g->t, g->a, g->in[first].id, err);
}

/* One transaction, for as long as the worker keeps up. Outside of it we wait for a
 * letter that is slow to read, so that nobody else is kept from the store. Where the
 * worker cannot work, earlier letters stay done. */
static bool act_on_some(struct group *g, struct err *err)
{
	const int first = g->done;
	struct read_letter r;

	if (!take_back(g->t, g->a, g->in[g->done].id, &r, err) ||
	    !home_begin(g->t->home, err))
		return false;
	bool ok = act_on_next(g, &r, err);
	while (ok && g->done < g->n && !g->t->home->released &&
	       worker_is_done(g->t->worker, READY_MS))
		ok = take_back(g->t, g->a, g->in[g->done].id, &r, err) &&
		     act_on_next(g, &r, err);
	if (g->again)
		return begin_again(g, first, err);
	bool cut = g->t->home->released;
	ok = ok && (!cut || put_rest_back(g, err));
	bool keeps = ok || (g->t->blind && !g->broken);
	if (!home_end(g->t->home, keeps, err))
		return false;
	if (ok && cut)
		end_group(g);
	return ok;
}

/* They wait, and no attempt is counted, because nothing in them was looked at. A letter
 * that cannot be written now is NEW again when the store is well, with the attempt. */
static void give_back(struct group *g)
{
	struct err ignored = {0};

	if (home_begin(g->t->home, &ignored) &&
	    !home_end(g->t->home, put_rest_back(g, &ignored), &ignored))
		return;
}

static bool act_on_group(struct tick *t, const struct inbox *in, int n, struct err *err)
{
	struct group g = {.t = t, .a = arena_create(), .in = in, .n = n};
	t->home->released = false;
	bool ok = begin_attempts(t, in, n, err) && hand_out(t, g.a, in[0].id, err);

	while (ok && g.done < g.n)
		ok = act_on_some(&g, err);
	if (!ok && t->blind)
		give_back(&g);
	arena_destroy(g.a);
	return ok;
}

/* With care ---------------------------------------------------------------- */

/* The letter on trial; NULL: only the letter that is known to be good is read. */
struct on_trial {
	const struct inbox *in;
};

static bool everything_but_the_commit(struct home *h, void *with)
{
	const struct inbox *in = ((struct on_trial *)with)->in;
	struct tick own = {.home = h, .lock = -1, .worker = worker_open(&h->house)};
	struct arena *a = arena_create();
	struct read_letter r;
	struct err err = {0};

	if (!in)
		return worker_probe(own.worker, &err);
	if (hand_out(&own, a, in->id, &err) && take_back(&own, a, in->id, &r, &err) &&
	    home_begin(h, &err)) {
		if (!intake_act(h, a, in, &r.letter, r.why, &err))
			err.kind =
				ERR_NONE; /* reported when it is done outside the trial */
		home_rollback(h);
	}
	worker_close(own.worker);
	arena_destroy(a);
	return true;
}

/* Does the letter kill the child as well, while a good one does not? */
static bool survives(struct tick *t, const struct inbox *in, bool *good,
		     struct err *err)
{
	enum trial_end it, probe = TRIAL_YES;

	if (!trial(t->home, t->lock, everything_but_the_commit, &(struct on_trial){in},
		   &it, err) ||
	    (it == TRIAL_DIED && !trial(t->home, t->lock, everything_but_the_commit,
					&(struct on_trial){NULL}, &probe, err)))
		return false;
	*good = it == TRIAL_YES;
	if (it != TRIAL_NONE && probe == TRIAL_YES)
		return true;
	return is_blind(t) ||
	       err_set(err,
		       it == TRIAL_NONE
			       ? "no process for a trial could be started"
			       : "even a letter known to be good fails its trial, so letters wait");
}

/* After it was set aside, so that this cannot end the daemon once more. */
static bool tell_of_death(struct tick *t, const struct inbox *in, struct err *err)
{
	struct arena *a = arena_create();
	struct letter l = {0};

	letter_set(&l, REASON_WORKER_DIED);
	bool ok = read_head(t, a, in->id, &l, err) && home_begin(t->home, err) &&
		  home_end(t->home, letters_aside_told(t, a, in, &l, "died-twice", err),
			   err);
	arena_destroy(a);
	return ok;
}

static bool with_care(struct tick *t, const struct inbox *in, struct err *err)
{
	bool good;

	if (in->attempts < DIED_BEFORE)
		return act_on_group(t, in, 1, err);
	if (!survives(t, in, &good, err))
		return false;
	if (good)
		return act_on_group(t, in, 1, err);
	letters_log_aside(t, in->id, "died-twice", in->attempts + 1);
	if (!home_begin(t->home, err) ||
	    !home_end(t->home, letters_aside(t, in, "died-twice", err), err))
		return false;
	return tell_of_death(t, in, err);
}

/* All ---------------------------------------------------------------------- */

static bool some_letters(struct tick *t, struct arena *a, int64_t until, int *n,
			 struct err *err)
{
	struct inbox *in;

	if (!inbox_waiting(t->home->store, a, until, t->now, GROUP, &in, n, err))
		return false;
	if (*n == 0)
		return true;
	if (t->doubtful && !worker_probe(t->worker, err))
		return is_blind(t);
	t->doubtful = false;
	/* A letter that was begun before and not finished goes alone. */
	if (in[0].attempts > 0) {
		*n = 1;
		return with_care(t, &in[0], err);
	}
	for (int i = 1; i < *n; i++)
		if (in[i].attempts > 0)
			*n = i;
	return act_on_group(t, in, *n, err);
}

bool letters_act(struct tick *t, int64_t until, int *acted, struct err *err)
{
	struct arena *a = arena_create();
	bool ok = true;
	int n = 1;

	while (ok && n > 0) {
		ok = some_letters(t, a, until, &n, err);
		*acted += ok ? n : 0;
		arena_reset(a);
	}
	arena_destroy(a);
	/* The confirm that one of them waits for may be in a mailbox that is away. */
	if (t->home->known && t->home->known < until)
		until = t->home->known;
	return ok && (t->leapt || held_letters_expire(t->home, until, err));
}
