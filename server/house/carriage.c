/* A game goes to another home: see carriage.h.
 * SPDX-License-Identifier: ISC */
#include <unistd.h>

#include "base/arena.h"
#include "schema/games.h"
#include "server/home/fault.h"
#include "server/house/carriage_parts.h"

/* One move, as far as it is known. */
struct move {
	struct home *h;
	struct arena *a;
	struct homes *all;
	int to; /* where it shall be */
	bool here;
	struct moved m; /* if it is not: where it went */
	const char *file;
};

static bool find_home(const struct homes *all, struct str name, int *to,
		      struct err *err)
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
	if (*to == 0 && all->own != 0)
		return err_refuse(
			err,
			"'" PRI_STR
			"' is the front home: it passes letters on, and has no games",
			STR_ARG(name));
	return true;
}

/* Where is it now? */
static bool look(struct move *v, struct str game, struct err *err)
{
	struct home *h = v->h;
	struct game g;
	bool moved;

	if (!games_look(h->store, v->a, game, &v->here, &g, err) ||
	    !moved_find(h->store, v->a, game, &moved, &v->m, err))
		return false;
	if (v->here)
		v->m = (struct moved){.game_id = g.id, .name = g.name};
	else if (!moved || v->m.state != MOVED_LEAVING)
		return moved && v->m.home.n
			       ? err_refuse(err, "'" PRI_STR "' is in home " PRI_STR,
					    STR_ARG(v->m.name), STR_ARG(v->m.home))
			       : err_refuse(err, "there is no game '" PRI_STR "' here",
					    STR_ARG(game));
	v->file = carriage_file(h, v->a, "moving", v->m.name);
	return true;
}

/* Has that home got it, or had it since it left here? Numbers of games are those of the whole house. */
static bool has_come(struct store *st, struct arena *a, const struct moved *m,
		     bool *here, bool *was, struct err *err)
{
	struct moved on;
	struct game g;

	if (!games_look(st, a, m->name, here, &g, err) ||
	    !moved_find(st, a, m->name, was, &on, err))
		return false;
	*here = *here && g.id == m->game_id;
	*was = *was && on.game_id == m->game_id && on.utc > m->utc;
	return true;
}

/* The home that has it, though here it is still on its way: it was taken in there before the last call was
 * cut off. -1: none. */
static bool find_come(const struct move *v, int *at, struct err *err)
{
	const struct homes *all = v->all;
	bool here, was;

	*at = -1;
	for (int i = 0; i < all->n; i++) {
		if (i == all->own || !all->home[i].store)
			continue;
		if (!has_come(all->home[i].store, v->a, &v->m, &here, &was, err))
			return false;
		if (here)
			*at = i;
		else if (was && *at < 0)
			*at = i;
	}
	return true;
}

static bool settle(struct move *v, int at, struct err *err)
{
	struct home *h = v->h;

	v->m.state = MOVED_GONE;
	v->m.home = v->all->home[at].name;
	if (!home_begin(h, err) || !home_end(h, moved_set(h->store, &v->m, err), err))
		return false;
	fault_point("settled");
	unlink(v->file);
	return true;
}

/* The game that left is taken in here again. */
static bool come_back(struct move *v, struct err *err)
{
	struct game g;

	if (!carriage_take_in(
		    v->h, v->a, v->file,
		    str_printf(v->a, "came back: home " PRI_STR " did not take it in",
			       STR_ARG(v->m.home)),
		    &g, err))
		return false;
	unlink(v->file);
	return true;
}

/* Whether the other home has it must be known, or it would be in both. */
static bool bring_back(struct move *v, int at, struct err *err)
{
	int to = homes_find(v->all, v->m.home);

	if (at >= 0)
		return err_refuse(err,
				  "'" PRI_STR "' has arrived in home " PRI_STR
				  ": `postalgm game move " PRI_STR " --to " PRI_STR
				  "` ends its way",
				  STR_ARG(v->m.name), STR_ARG(v->all->home[at].name),
				  STR_ARG(v->m.name), STR_ARG(v->m.home));
	if (to >= 0 && !v->all->home[to].store)
		return err_set(err,
			       "home " PRI_STR
			       " cannot be looked into, and may have it: %s",
			       STR_ARG(v->m.home), v->all->home[to].why.text);
	return come_back(v, err);
}

static bool arrive(struct move *v, struct home *there, struct err *err)
{
	struct game g;

	return carriage_take_in(there, v->a, v->file,
				str_printf(v->a, "came from home " PRI_STR,
					   STR_ARG(v->all->home[v->all->own].name)),
				&g, err) ||
	       err_context(err, "home " PRI_STR, STR_ARG(v->all->home[v->to].name));
}

/* The first step: after it the game is in the file alone. */
static bool leave(struct move *v, struct err *err)
{
	const struct house_home *to = &v->all->home[v->to];
	struct carriage_out x = {
		.game = v->m.name,
		.file = v->file,
		.to = {.home = to->name, .state = MOVED_LEAVING, .utc = home_now(v->h)},
		.what = str_printf(v->a, "game " PRI_STR " goes to home " PRI_STR,
				   STR_ARG(v->m.name), STR_ARG(to->name)),
	};

	if (!carriage_make_dir(home_path(v->h, v->a, "moving"), err) ||
	    !carriage_take_out(v->h, v->a, &x, err))
		return false;
	v->m = x.to;
	return true;
}

/* A home that cannot take it does not get it: the game is not left between the two. */
static bool go(struct move *v, struct home *there, struct err *err)
{
	struct game other;
	struct err why = {0}, back = {0};
	bool taken, was;

	if (!games_look(there->store, v->a, v->m.name, &taken, &other, err))
		return false;
	if (taken)
		return err_refuse(
			err, "home " PRI_STR " has another game '" PRI_STR "'",
			STR_ARG(v->all->home[v->to].name), STR_ARG(v->m.name));
	if (!leave(v, err))
		return false;
	if (arrive(v, there, &why))
		return settle(v, v->to, err);
	*err = why;
	if (has_come(there->store, v->a, &v->m, &taken, &was, &back) && !taken &&
	    !was && come_back(v, &back))
		return err_context(err, "'" PRI_STR "' stays here", STR_ARG(v->m.name));
	return false;
}

static bool go_on(struct move *v, struct home *there, int at, struct err *err)
{
	if (!str_equal(v->m.home, v->all->home[v->to].name))
		return err_refuse(err,
				  "'" PRI_STR "' is on its way to home " PRI_STR
				  "; let it arrive there first",
				  STR_ARG(v->m.name), STR_ARG(v->m.home));
	if (at >= 0) {
		v->to = at;
		return settle(v, at, err);
	}
	return arrive(v, there, err) && settle(v, v->to, err);
}

static bool open_and_go(struct move *v, int at, struct err *err)
{
	struct home there;
	const char *dir = str_z(v->a, v->all->home[v->to].dir);

	/* Where it has arrived, its home need not be there any more. */
	if (at >= 0)
		return go_on(v, NULL, at, err);
	bool ok = home_open(&there, dir, v->a, &v->h->clock, err) ||
		  err_context(err, "home " PRI_STR, STR_ARG(v->all->home[v->to].name));
	ok = ok && (v->here ? go(v, &there, err) : go_on(v, &there, at, err));
	home_close(&there);
	return ok;
}

/* With both homes locked. */
static bool move(struct move *v, struct str game, struct err *err)
{
	int at = -1;

	if (!look(v, game, err) || (!v->here && !find_come(v, &at, err)))
		return false;
	if (v->to != v->all->own)
		return open_and_go(v, at, err);
	return v->here ? err_refuse(err, "the game is in this home already")
		       : bring_back(v, at, err);
}

bool carriage_move(struct home *h, struct arena *a, struct str game, struct str home,
		   struct str *at, struct err *err)
{
	struct move v = {.h = h, .a = a};
	int locks[2] = {-1, -1};

	if (!homes_of(h, &v.all, err) || !find_home(v.all, home, &v.to, err))
		return false;
	/* In the order of the list, which all homes have: so two moves that cross do not wait for each other. */
	const int own = v.all->own, low = own < v.to ? own : v.to,
		  high = own < v.to ? v.to : own;
	locks[0] = carriage_lock(str_z(a, v.all->home[low].dir), a, err);
	if (locks[0] >= 0 && high != low)
		locks[1] = carriage_lock(str_z(a, v.all->home[high].dir), a, err);
	bool ok = locks[0] >= 0 && (high == low || locks[1] >= 0);
	if (!ok)
		err_context(err, "home " PRI_STR,
			    STR_ARG(v.all->home[locks[0] < 0 ? low : high].name));
	ok = ok && move(&v, game, err);
	carriage_unlock(locks[1]);
	carriage_unlock(locks[0]);
	*at = ok ? v.all->home[v.to].name : home;
	return ok;
}
