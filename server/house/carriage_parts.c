/* How a game leaves a home and comes into one: see carriage_parts.h.
 * SPDX-License-Identifier: ISC */
#include "server/house/carriage_parts.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "base/arena.h"
#include "schema/games.h"
#include "schema/gmlog.h"
#include "schema/homes/carry.h"
#include "schema/mail/outbox.h"
#include "schema/store/sums.h"
#include "server/home/fault.h"
#include "server/home/record.h"

enum { LOCK_TRIES = 80, LOCK_PAUSE_NS = 250 * 1000 * 1000 };

int carriage_lock(const char *dir, struct arena *a, struct err *err)
{
	const char *path = str_z(a, str_printf(a, "%s/moving.lock", dir));
	int fd = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0600);

	if (fd < 0) {
		err_set(err, "%s: %s", path, strerror(errno));
		return -1;
	}
	for (int i = 0; i < LOCK_TRIES; i++) {
		if (flock(fd, LOCK_EX | LOCK_NB) == 0)
			return fd;
		nanosleep(&(struct timespec){.tv_nsec = LOCK_PAUSE_NS}, NULL);
	}
	err_set(err,
		"another command is moving, archiving or restoring a game of %s; try again in a minute",
		dir);
	close(fd);
	return -1;
}

void carriage_unlock(int lock)
{
	if (lock >= 0)
		close(lock);
}

bool carriage_make_dir(const char *path, struct err *err)
{
	return mkdir(path, 0700) == 0 || errno == EEXIST ||
	       err_set(err, "%s: %s", path, strerror(errno));
}

const char *carriage_file(const struct home *h, struct arena *a, const char *dir,
			  struct str game)
{
	return str_z(a, str_printf(a, "%s/" PRI_STR ".game", home_path(h, a, dir),
				   STR_MADE(a, str_lower(a, game))));
}

/* Out ------------------------------------------------------------------------------- */

/* The journal of the house tells it; the game's own goes with the game. */
static bool note(struct home *h, struct str what, struct err *err)
{
	return gmlog_add(h->store,
			 &(struct gmlog_entry){
				 .utc = home_now(h),
				 .who = str_of(gmlog_who_name(WHO_GM)),
				 .what = what,
				 .why = record_reason(h, STR("")),
			 },
			 err);
}

/* What is damaged stays where its faults are told. */
static bool is_intact(struct home *h, struct arena *a, const struct game *g,
		      struct err *err)
{
	struct sums_fault *faults;
	int n;

	if (!sums_check(h->store, a, g->id, &faults, &n, err))
		return false;
	return n == 0 ||
	       err_refuse(
		       err,
		       "%d row%s of '" PRI_STR
		       "' %s not as the house wrote it: look with `postalgm verify " PRI_STR
		       "` before it goes anywhere",
		       n, n == 1 ? "" : "s", STR_ARG(g->name), n == 1 ? "is" : "are",
		       STR_ARG(g->name));
}

/* The store asks again here: since the caller looked, somebody may have taken it out, or opened its last phase
 * again. */
static bool look(struct home *h, struct arena *a, struct carriage_out *x,
		 struct game *g, struct err *err)
{
	bool here;

	if (!games_look(h->store, a, x->game, &here, g, err))
		return false;
	if (!here)
		return err_refuse(err, "there is no game '" PRI_STR "' here any more",
				  STR_ARG(x->game));
	x->to.game_id = g->id;
	x->to.name = g->name;
	return !x->over || g->status == GAME_OVER ||
	       err_refuse(err,
			  "'" PRI_STR
			  "' is not over; only games that are go into the archive",
			  STR_ARG(g->name));
}

/* A letter that is just being sent is known here alone; nobody sends what lies in an archive. */
static bool is_sent(struct home *h, const struct game *g, bool all, struct err *err)
{
	bool sending;
	int64_t waiting = 0;

	if (!outbox_is_sending(h->store, g->id, &sending, err) ||
	    (all && !outbox_game_unsent(h->store, g->id, &waiting, err)))
		return false;
	if (sending) {
		err_set(err,
			"a letter of '" PRI_STR
			"' is just being sent; try again in a minute",
			STR_ARG(g->name));
		err->passing = true;
		return false;
	}
	return !waiting ||
	       err_refuse(
		       err,
		       "%lld letter%s of '" PRI_STR
		       "' %s still to be sent: wait until the daemon has sent %s, or see `postalgm outbox list`",
		       (long long)waiting, waiting == 1 ? "" : "s", STR_ARG(g->name),
		       waiting == 1 ? "is" : "are", waiting == 1 ? "it" : "them");
}

/* The transaction is open meanwhile: nobody else writes. */
bool carriage_take_out(struct home *h, struct arena *a, struct carriage_out *x,
		       struct err *err)
{
	struct game g;

	if (!home_begin(h, err))
		return false;
	bool ok = look(h, a, x, &g, err) && is_sent(h, &g, x->over, err) &&
		  is_intact(h, a, &g, err) &&
		  carry_write(home_path(h, a, "postalgm.db"), g.id, x->file, err);
	fault_point("carried");
	ok = ok && carry_drop(h->store, g.id, err) &&
	     moved_set(h->store, &x->to, err) && note(h, x->what, err);
	return home_end(h, ok, err);
}

/* In -------------------------------------------------------------------------------- */

bool carriage_take_in(struct home *h, struct arena *a, const char *file,
		      struct str what, struct game *g, struct err *err)
{
	int64_t id;
	bool had, first;

	if (!carry_read(h->store, file, &id, &had, err))
		return false;
	fault_point("taken in");
	/* Killed between the two, the line is written by the next call. */
	return home_begin(h, err) &&
	       home_end(h,
			games_load(h->store, a, id, g, err) &&
				told_once(h->store, id, 0, SEAT_GM, str_z(a, what),
					  home_now(h), &first, err) &&
				(!first || record_act(h, g, WHO_SERVER, what, STR(""),
						      false, err)),
			err);
}
