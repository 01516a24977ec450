/* verify: a game is played again from its journal, or from an exported file, and every
 * draw checked against the commitment.
 * SPDX-License-Identifier: ISC */
#include <errno.h>
#include <fcntl.h>
#include <jansson.h>
#include <string.h>
#include <unistd.h>

#include "base/arena.h"
#include "server/gm_find.h"
#include "server/replay.h"

enum { EXPORT_MAX = 256 * 1024 * 1024 };

static json_t *replay_json(const char *what, const struct replay *r)
{
	json_t *faults = json_array();

	for (int i = 0; i < r->n_faults; i++) {
		const struct replay_fault *f = &r->faults[i];
		json_array_append_new(
			faults,
			json_pack("{s:o, s:o}", "phase",
				  f->turn ? json_sprintf("%d.%d", f->turn, f->phase)
					  : json_null(),
				  "text", show_str(f->text)));
	}
	return json_pack("{s:s, s:b, s:b, s:i, s:i, s:i, s:o}", "game", what, "true",
			 r->n_faults == 0, "sealed", r->sealed, "phases", r->n_phases,
			 "orders", r->n_orders, "draws", r->n_draws, "faults", faults);
}

static int tell(struct gm *gm, const char *what, const struct replay *r)
{
	if (gm->show.json) {
		show_json(&gm->show, replay_json(what, r));
		return r->n_faults ? GM_REFUSED : GM_DONE;
	}
	for (int i = 0; i < r->n_faults; i++) {
		const struct replay_fault *f = &r->faults[i];
		const char *where =
			f->turn ? str_printf(gm->a, "phase %d.%d: ", f->turn, f->phase)
					  .s
				: "";
		show_line(&gm->show, "%s" PRI_STR, where, STR_ARG(f->text));
	}
	show_line(&gm->show, "%s: %d phases, %d orders, %d draws played again%s", what,
		  r->n_phases, r->n_orders, r->n_draws,
		  r->n_faults ? "." : "; it is the game that was played.");
	if (r->n_faults)
		show_line(&gm->show, "%d difference%s.", r->n_faults,
			  r->n_faults == 1 ? "" : "s");
	if (r->sealed)
		show_line(&gm->show,
			  "The game is not over: its secret is not shown yet.");
	return r->n_faults ? GM_REFUSED : GM_DONE;
}

/* A file that is there already is not overwritten: it may be the proof of somebody. */
static bool write_new(const char *path, struct str text, struct err *err)
{
	int fd = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);

	if (fd < 0 && errno == EEXIST)
		return err_refuse(err, "%s is there already and is not overwritten",
				  path);
	if (fd < 0)
		return err_set(err, "%s: %s", path, strerror(errno));
	bool ok = true;
	for (size_t done = 0; ok && done < text.n;) {
		ssize_t n = write(fd, text.s + done, text.n - done);
		ok = n > 0 || (n < 0 && errno == EINTR);
		done += n > 0 ? (size_t)n : 0;
	}
	ok = ok && fsync(fd) == 0;
	int why = errno;
	if (close(fd) != 0 || !ok) {
		unlink(path);
		return err_set(err, "%s: %s", path, strerror(why));
	}
	return true;
}

static int export_game(struct gm *gm, struct str name, const char *path)
{
	struct err err = {0};
	struct str json;

	if (!replay_export(gm->home, gm->a, name, &json, &err))
		return gm_fail(gm, &err);
	if (strcmp(path, "-") == 0) {
		fwrite(json.s, 1, json.n, gm->show.out);
		return GM_DONE;
	}
	if (!write_new(path, json, &err))
		return gm_fail(gm, &err);
	show_line(&gm->show,
		  "%s holds all that is needed to check '" PRI_STR
		  "': postalgm verify %s",
		  path, STR_ARG(name), path);
	return GM_DONE;
}

static int verify_file(struct gm *gm, const char *path)
{
	struct replay r = {0};
	struct err err = {0};
	struct str json;

	if (!gm_read_file(gm, path, EXPORT_MAX, &json, &err) ||
	    !replay_file(gm->a, json, &r, &err))
		return gm_fail(gm, &err);
	return tell(gm, path, &r);
}

static int verify(struct gm *gm)
{
	const char *export = gm_option(gm, "export"), *word = gm->args[0];
	bool known = false;
	struct replay r = {0};
	struct gm_table t;
	struct err err = {0};
	struct game game;

	if (gm->home &&
	    !games_look(gm_store(gm), gm->a, str_of(word), &known, &game, &err))
		return gm_fail(gm, &err);
	if (!known && !export && (strcmp(word, "-") == 0 || access(word, F_OK) == 0))
		return verify_file(gm, word);
	if (!gm->home) {
		err_refuse(&err,
			   "'%s' is no file, and there is no home in %s that would "
			   "know a game "
			   "of that name",
			   word, gm->home_dir);
		return gm_fail(gm, &err);
	}
	if (!gm_find_game(gm, 0, &t, &err))
		return gm_fail(gm, &err);
	if (export)
		return export_game(gm, t.game.name, export);
	if (!replay_game(gm->home, gm->a, t.game.name, &r, &err))
		return gm_fail(gm, &err);
	return tell(gm, str_z(gm->a, t.game.name), &r);
}

/* clang-format off */
static const struct gm_option verify_options[] = {
	{"export", "FILE", "writes a file with which anybody can check the game", false},
	{0},
};

const struct gm_command gm_verify_commands[] = {
	{.group = "verify", .args = "G|FILE", .least = 1, .most = 1,
	 .flags = GM_SHOWS | GM_HOME | GM_MAYBE, .options = verify_options,
	 .what = "Plays a game again and compares it, every draw included",
	 .more = "FILE is one that --export wrote. Exit status 1 when there is a difference.",
	 .example = "postalgm verify ce-7 --export ce-7.json", .run = verify},
	{0},
};
/* clang-format on */
