/* zine: the public games as web pages, now.
 * SPDX-License-Identifier: ISC */
#include <jansson.h>
#include <unistd.h>

#include "base/arena.h"
#include "server/commands/commands.h"
#include "server/console/gm_find.h"
#include "server/home/home.h"
#include "server/zine/zine.h"

static void progress(void *what, struct str game, int i, int n)
{
	FILE *err = what;

	fprintf(err, "\r\033[K%d of %d: " PRI_STR, i + 1, n, STR_ARG(game));
	fflush(err);
}

static bool choose(struct gm *gm, struct zine_job *job, struct err *err)
{
	const char *out = gm_option(gm, "out");
	struct gm_table t;

	job->dir = out ? out : zine_dir(gm->home, gm->a);
	if (out && !*out)
		return err_usage(err, "--out: of which folder?");
	if (!job->dir)
		return err_refuse(
			err,
			"zine.path is empty: no zine is written; --out DIR writes one all the same");
	if (gm->n_args && !gm_find_game(gm, 0, &t, err))
		return false;
	job->game = gm->n_args ? t.game.name : STR("");
	return true;
}

static void tell(struct gm *gm, const struct zine_job *job)
{
	if (gm->show.json) {
		show_json(&gm->show,
			  json_pack("{s:s, s:i, s:i, s:i, s:i, s:i}", "folder",
				    job->dir, "games", job->n_games, "files",
				    job->n_pages, "written", job->n_written, "removed",
				    job->n_removed, "waiting_for_pdf", job->n_unbound));
		return;
	}
	show_line(&gm->show, "%d public game%s, %d file%s in %s.", job->n_games,
		  job->n_games == 1 ? "" : "s", job->n_pages,
		  job->n_pages == 1 ? "" : "s", job->dir);
	show_line(&gm->show, "%d written, %d removed; the others are up to date.",
		  job->n_written, job->n_removed);
	if (job->n_unbound)
		show_line(
			&gm->show,
			"%d finished game%s still without a PDF: the next writings make them, a few each time.",
			job->n_unbound, job->n_unbound == 1 ? " is" : "s are");
	show_line(&gm->show, "Read it: %s/index.html", job->dir);
	if (!job->n_games)
		show_line(&gm->show,
			  "No game is public: game new NAME --option public=on");
}

static int zine(struct gm *gm)
{
	bool terminal = isatty(fileno(gm->err)) == 1;
	struct zine_job job = {.progress = terminal ? progress : NULL, .what = gm->err};
	struct err err = {0};

	bool ok = choose(gm, &job, &err) && zine_write(gm->home, &job, &err);
	if (terminal)
		fputs("\r\033[K", gm->err);
	if (!ok)
		return gm_fail(gm, &err);
	tell(gm, &job);
	return GM_DONE;
}

/* clang-format off */
static const struct gm_option zine_options[] = {
	{"out", "DIR", "a folder; by default zine.path", false},
	{0},
};

const struct gm_command gm_zine_commands[] = {
	{.group = "zine", .args = "[G]", .least = 0, .most = 1,
	 .flags = GM_SHOWS | GM_HOME, .options = zine_options,
	 .what = "Writes the public games as web pages",
	 .more = "Only games with the option public=on are in it; others are not even\n"
		 "named. With G it writes that game's pages, the front page and the shared files.\n"
		 "A finished game is also a book: GAME.epub, and GAME.pdf for paper.\n"
		 "Files that are up to date are left alone. The daemon does the same\n"
		 "after each phase.",
	 .example = "postalgm zine --out /var/www/zine", .run = zine},
	{0},
};
/* clang-format on */
