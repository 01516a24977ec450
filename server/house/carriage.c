/* A game leaves this home: see carriage.h.
 * SPDX-License-Identifier: ISC */
#include "server/house/carriage.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/arena.h"
#include "schema/games.h"
#include "schema/gmlog.h"
#include "schema/homes/carry.h"
#include "schema/homes/moved.h"
#include "schema/mail/outbox.h"
#include "schema/store/sums.h"
#include "server/home/fault.h"
#include "server/home/record.h"

static bool make_dir(const char *path, struct err *err)
{
	return mkdir(path, 0700) == 0 || errno == EEXIST ||
	       err_set(err, "%s: %s", path, strerror(errno));
}

static const char *file_in(const struct home *h, struct arena *a, const char *dir,
			   struct str game)
{
	return str_z(a, str_printf(a, "%s/" PRI_STR ".game", home_path(h, a, dir),
				   STR_ARG(game)));
}

const char *carriage_archive_dir(const struct home *h, struct arena *a)
{
	return home_path(h, a, "archive");
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

/* The game as it is in the last commit goes into the file, and then out of the database. The
 * transaction is open meanwhile: nobody else writes. */
static bool take_out(struct home *h, struct arena *a, const struct game *g,
		     const char *file, const struct moved *to, struct str what,
		     struct err *err)
{
	bool sending;

	if (!home_begin(h, err))
		return false;
	bool ok = outbox_is_sending(h->store, g->id, &sending, err);
	if (ok && sending) {
		ok = err_set(err,
			     "a letter of '" PRI_STR
			     "' is just being sent; try again in a minute",
			     STR_ARG(g->name));
		err->passing = true;
	}
	ok = ok && is_intact(h, a, g, err) &&
	     carry_write(home_path(h, a, "postalgm.db"), g->id, file, err);
	fault_point("carried");
	ok = ok && carry_drop(h->store, g->id, err) && moved_set(h->store, to, err) &&
	     note(h, what, err);
	return home_end(h, ok, err);
}

/* In -------------------------------------------------------------------------------- */

static bool take_in(struct home *h, struct arena *a, const char *file, struct str what,
		    struct game *g, struct err *err)
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

/* To another home ---------------------------------------------------------------------- */

static bool find_home(struct homes *all, struct str name, int *to, struct err *err)
{
	*to = -1;
	if (!all->n)
		return err_refuse(
			err,
			"this house has one home; `postalgm home new` makes another");
	*to = homes_find(all, name);
	if (*to < 0)
		return err_refuse(err,
				  "there is no home '" PRI_STR
				  "'; `postalgm home list` has them",
				  STR_ARG(name));
	if (*to == all->own)
		return err_refuse(err, "the game is in this home already");
	if (*to == 0)
		return err_refuse(
			err,
			"'" PRI_STR
			"' is the front home: it passes letters on, and has no games",
			STR_ARG(name));
	return true;
}

/* The first step: after it the game is in the file alone. */
static bool leave(struct home *h, struct arena *a, const struct game *g,
		  const struct house_home *to, const char *file, struct moved *m,
		  struct err *err)
{
	*m = (struct moved){.game_id = g->id,
			    .name = g->name,
			    .home = to->name,
			    .state = MOVED_LEAVING,
			    .utc = home_now(h)};
	return make_dir(home_path(h, a, "moving"), err) &&
	       take_out(h, a, g, file, m,
			str_printf(a, "game " PRI_STR " goes to home " PRI_STR,
				   STR_ARG(g->name), STR_ARG(to->name)),
			err);
}

static bool arrive(struct home *h, struct arena *a, const struct homes *all, int to,
		   const char *file, struct err *err)
{
	struct home there;
	struct game g;

	bool ok = home_open(&there, str_z(a, all->home[to].dir), a, &h->clock, err) &&
		  take_in(&there, a, file,
			  str_printf(a, "came from home " PRI_STR,
				     STR_ARG(all->home[all->own].name)),
			  &g, err);
	home_close(&there);
	return ok || err_context(err, "home " PRI_STR, STR_ARG(all->home[to].name));
}

static bool settle(struct home *h, struct moved *m, const char *file, struct err *err)
{
	m->state = MOVED_GONE;
	if (!home_begin(h, err) || !home_end(h, moved_set(h->store, m, err), err))
		return false;
	fault_point("settled");
	unlink(file);
	return true;
}

bool carriage_move(struct home *h, struct arena *a, struct str game, struct str home,
		   struct err *err)
{
	struct homes *all;
	struct moved m;
	struct game g;
	bool here, moved;
	int to;

	if (!homes_of(h, &all, err) || !find_home(all, home, &to, err) ||
	    !games_look(h->store, a, game, &here, &g, err) ||
	    !moved_find(h->store, a, game, &moved, &m, err))
		return false;
	if (!here && (!moved || m.state != MOVED_LEAVING))
		return moved && m.home.n
			       ? err_refuse(err, "'" PRI_STR "' is in home " PRI_STR,
					    STR_ARG(m.name), STR_ARG(m.home))
			       : err_refuse(err, "there is no game '" PRI_STR "' here",
					    STR_ARG(game));
	if (!here && !str_equal(m.home, all->home[to].name))
		return err_refuse(err,
				  "'" PRI_STR "' is on its way to home " PRI_STR
				  "; let it arrive there first",
				  STR_ARG(m.name), STR_ARG(m.home));
	const char *file = file_in(h, a, "moving", here ? g.name : m.name);
	return (!here || leave(h, a, &g, &all->home[to], file, &m, err)) &&
	       arrive(h, a, all, to, file, err) && settle(h, &m, file, err);
}

/* The archive ---------------------------------------------------------------------------- */

bool carriage_archive(struct home *h, struct arena *a, struct str game,
		      struct str *file, struct err *err)
{
	struct game g;
	bool here;

	if (!games_look(h->store, a, game, &here, &g, err))
		return false;
	if (!here)
		return err_refuse(err, "there is no game '" PRI_STR "' here",
				  STR_ARG(game));
	if (g.status != GAME_OVER)
		return err_refuse(
			err,
			"'" PRI_STR
			"' is not over; only games that are go into the archive",
			STR_ARG(g.name));
	*file = str_of(file_in(h, a, "archive", g.name));
	return make_dir(carriage_archive_dir(h, a), err) &&
	       take_out(h, a, &g, file->s,
			&(struct moved){.game_id = g.id,
					.name = g.name,
					.state = MOVED_GONE,
					.utc = home_now(h)},
			str_printf(a, "game " PRI_STR " goes into the archive",
				   STR_ARG(g.name)),
			err);
}

bool carriage_restore(struct home *h, struct arena *a, struct str from, struct game *g,
		      struct err *err)
{
	const char *archived = file_in(h, a, "archive", from);
	bool ours = str_find_char(from, '/') == SIZE_MAX && access(archived, F_OK) == 0;
	const char *file = ours ? archived : str_z(a, from);

	if (access(file, R_OK) != 0)
		return err_refuse(err,
				  "there is no game '" PRI_STR
				  "' in the archive, and no such file",
				  STR_ARG(from));
	if (!take_in(h, a, file, STR("came out of the archive"), g, err))
		return false;
	if (ours)
		unlink(file);
	return true;
}

bool carriage_is_file(const char *path)
{
	static const char magic[] = "SQLite format 3";
	char head[sizeof magic] = "";
	FILE *f = fopen(path, "re");

	if (!f)
		return false;
	bool is = fread(head, 1, sizeof head, f) == sizeof head &&
		  memcmp(head, magic, sizeof magic) == 0;
	fclose(f);
	return is;
}

bool carriage_open(struct home *h, struct arena *a, const char *file,
		   const struct clock *clock, struct game *g, struct err *err)
{
	struct game *list;
	int n;

	*h = (struct home){.a = a, .dir = "", .clock = *clock, .number = -1};
	config_defaults(&h->config);
	h->store = store_open(file, STORE_FILE, err);
	if (!h->store || !games_list(h->store, a, &list, &n, err))
		return err_context(err, "%s", file);
	if (n != 1)
		return err_refuse(
			err, "%s is a database, and not the file of one game: %d games",
			file, n);
	*g = list[0];
	return true;
}
