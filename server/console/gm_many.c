/* Several games in one call: see gm_many.h.
 * SPDX-License-Identifier: ISC */
#include "server/console/gm_many.h"

#include <fnmatch.h>
#include <string.h>

#include "base/arena.h"
#include "schema/games.h"
#include "server/console/gm_find.h"
#include "server/home/home.h"
#include "server/home/nearest.h"

static bool is_pattern(const char *word)
{
	return word && strpbrk(word, "*?[");
}

bool gm_many_wanted(const struct gm *gm)
{
	return gm->command->games &&
	       (gm_option(gm, "all") || gm_option(gm, "waiting") ||
		gm_option(gm, "status") || is_pattern(gm_option(gm, "game")));
}

static bool read_status(struct gm *gm, int *status, struct err *err)
{
	const char *word = gm_option(gm, "status");
	struct nearest near = {.word = str_of(word)};
	struct buf list = buf_in(gm->a);

	*status = GAME_STATUSES;
	if (!word)
		return true;
	for (*status = 0; *status < GAME_STATUSES; (*status)++) {
		const char *name = game_status_name((enum game_status) * status);
		if (strcmp(word, name) == 0)
			return true;
		nearest_offer(&near, str_of(name));
		buf_printf(&list, "%s%s", *status ? ", " : "", name);
	}
	return err_usage(err, "--status %s: a game is never that" PRI_STR, word,
			 STR_MADE(gm->a, nearest_text(gm->a, &near, buf_str(&list))));
}

bool gm_games_read(struct gm *gm, struct gm_games *f, struct err *err)
{
	*f = (struct gm_games){.pattern = gm_option(gm, "game"),
			       .waiting = gm_option(gm, "waiting") != NULL};
	return read_status(gm, &f->status, err);
}

bool gm_games_has(const struct gm_games *f, struct arena *a, const struct game *g)
{
	return (!f->pattern || fnmatch(f->pattern, str_z(a, g->name), 0) == 0) &&
	       (f->status == GAME_STATUSES || f->status == (int)g->status) &&
	       (!f->waiting || (g->status == GAME_RUNNING && g->hold.n));
}

/* "running or paused" */
static struct str statuses_of(const struct gm *gm)
{
	struct buf list = buf_in(gm->a);

	for (int i = 0; i < GAME_STATUSES; i++)
		if (gm->command->games >> i & 1)
			buf_printf(&list, "%s%s", list.n ? " or " : "",
				   game_status_name((enum game_status)i));
	return buf_str(&list);
}

bool gm_many_select(struct gm *gm, struct err *err)
{
	struct gm_games f;
	struct game *all;
	int n;

	if (!gm_games_read(gm, &f, err) ||
	    !games_list(gm_store(gm), gm->a, &all, &n, err))
		return false;
	gm->games = arena_array(gm->a, const char *, (size_t)n + 1);
	for (int i = 0; i < n; i++) {
		if (gm->n_args && str_iequal(gm_arg(gm, 0), all[i].name))
			return err_usage(
				err,
				"'" PRI_STR
				"' names a game, and other options name several: use one or the other",
				STR_ARG(all[i].name));
		if (gm->command->games >> all[i].status & 1 &&
		    gm_games_has(&f, gm->a, &all[i]))
			gm->games[gm->n_games++] = str_z(gm->a, all[i].name);
	}
	return gm->n_games ||
	       err_refuse(err,
			  "none of %d game%s fits: it would have to be " PRI_STR
			  "%s%s%s%s%s",
			  n, n == 1 ? "" : "s", STR_MADE(gm->a, statuses_of(gm)),
			  f.status == GAME_STATUSES ? "" : ", and ",
			  f.status == GAME_STATUSES
				  ? ""
				  : game_status_name((enum game_status)f.status),
			  f.waiting ? ", and waiting for its GM" : "",
			  f.pattern ? ", and fit " : "", f.pattern ? f.pattern : "");
}

/* What it does has the reason that was given. */
static int run_one(struct gm *gm)
{
	if (gm->home && gm->command->flags & GM_WHY)
		gm->home->reason = str_trim(str_of(gm_option(gm, "why")));
	return gm->command->run(gm);
}

int gm_many_run(struct gm *gm)
{
	int worst = GM_DONE;

	if (!gm->n_games)
		return run_one(gm);
	show_gather_begin(&gm->show);
	for (int i = 0; i < gm->n_games; i++) {
		gm->args[0] = gm->games[i];
		show_gather_game(&gm->show, gm->games[i]);
		int status = run_one(gm);
		worst = status > worst ? status : worst;
	}
	show_gather_end(&gm->show);
	return worst;
}
