/* verify: a game is run again from its stored orders, or from an exported file, and every
 * draw checked against the commitment.
 * SPDX-License-Identifier: ISC */
#include <errno.h>
#include <fcntl.h>
#include <jansson.h>
#include <string.h>
#include <unistd.h>

#include "base/arena.h"
#include "server/commands/commands.h"
#include "server/console/gm_find.h"
#include "server/game/phase_word.h"
#include "server/house/carriage.h"
#include "server/replay/replay.h"

enum { EXPORT_MAX = 256 * 1024 * 1024 };

static json_t *replay_json(const char *what, const struct replay *r)
{
	json_t *faults = json_array();

	for (int i = 0; i < r->n_faults; i++) {
		const struct replay_fault *f = &r->faults[i];
		json_array_append_new(
			faults,
			json_pack("{s:o, s:o, s:o}", "phase",
				  f->phase ? json_sprintf("%d.%d", f->turn, f->phase)
					   : json_null(),
				  "attempt",
				  f->attempt ? json_integer(f->attempt) : json_null(),
				  "text", show_str(f->text)));
	}
	return json_pack(
		"{s:s, s:b, s:b, s:b, s:b, s:i, s:i, s:i, s:i, s:i, s:i, s:o, s:o}",
		"game", what, "true", replay_is_whole(r), "sealed", r->sealed,
		"draws_only", r->draws_only, "still_running", r->running,
		"opened_again", r->n_rollbacks, "put_right", r->n_edits, "n_phases",
		r->n_phases, "n_orders", r->n_orders, "n_draws", r->n_draws, "foreign",
		r->n_foreign, "commitment", show_str(r->commitment), "faults", faults);
}

/* Tells which phases could be checked, and which could not. */
static void tell_findings(struct gm *gm, const char *what, const struct replay *r)
{
	int played = r->n_phases - r->n_foreign;

	if (r->draws_only && !r->sealed) {
		show_line(&gm->show, "%s: %d draws of %d phases%s", what, r->n_draws,
			  r->n_phases,
			  r->n_faults ? "." : "; all follow from the commitment.");
		show_line(
			&gm->show,
			"NOT CHECKED: what the rules made of them. The GM has the whole file\n(postalgm verify G --export FILE).");
	} else if (r->sealed) {
		show_line(&gm->show, "%s: %d phase%s, %d draws, none played again.",
			  what, r->n_phases, r->n_phases == 1 ? "" : "s", r->n_draws);
		show_line(
			&gm->show,
			"NOT CHECKED: the game runs, and its secret is not in the file;");
		show_line(&gm->show,
			  "phases, orders and draws can be checked when it is over.");
	} else {
		show_line(
			&gm->show, "%s: %d phase%s, %d orders, %d draws played again%s",
			what, played, played == 1 ? "" : "s", r->n_orders, r->n_draws,
			replay_is_whole(r) ? "; it is the game that was played." : ".");
	}
	if (r->n_lines && !r->n_faults)
		show_line(&gm->show,
			  "%d entr%s of the GM log, none changed or missing.",
			  r->n_lines, r->n_lines == 1 ? "y" : "ies");
	if (r->n_rollbacks)
		show_line(&gm->show,
			  "%d time%s a phase was opened again: " PRI_STR
			  ". Every attempt was checked.",
			  r->n_rollbacks, r->n_rollbacks == 1 ? "" : "s",
			  STR_ARG(r->again));
	if (r->n_edits)
		show_line(
			&gm->show,
			"%d time%s the GM put a position right; it was played on with what is on record.",
			r->n_edits, r->n_edits == 1 ? "" : "s");
	if (r->n_foreign) {
		show_line(
			&gm->show,
			"NOT CHECKED: %d phase%s run by another edition of the rules.",
			r->n_foreign, r->n_foreign == 1 ? " was" : "s were");
		show_line(
			&gm->show,
			"They cannot be played again: today's rules may give other results. Their draws");
		show_line(&gm->show, "were checked, and so was the game since then.");
	}
	if (r->n_faults)
		show_line(&gm->show, "%d difference%s.", r->n_faults,
			  r->n_faults == 1 ? "" : "s");
	show_line(&gm->show, "The commitment is " PRI_STR, STR_ARG(r->commitment));
	show_line(&gm->show, "Compare it with the one in your invitation.");
	if (r->running && !r->sealed)
		show_line(&gm->show,
			  "The game is not over: its secret is not shown yet.");
}

static int tell(struct gm *gm, const char *what, const struct replay *r)
{
	int status = r->n_faults || r->n_foreign ? GM_REFUSED : GM_DONE;

	if (gm->show.json) {
		show_json(&gm->show, replay_json(what, r));
		return status;
	}
	for (int i = 0; i < r->n_faults; i++) {
		const struct replay_fault *f = &r->faults[i];
		struct str word = phase_word(gm->a, f->turn, f->phase, f->attempt);
		const char *where = f->phase ? str_printf(gm->a, "phase " PRI_STR ": ",
							  STR_ARG(word))
						       .s
					     : "";
		show_line(&gm->show, "%s" PRI_STR, where, STR_ARG(f->text));
	}
	tell_findings(gm, what, r);
	return status;
}

/* A file that is there already is not overwritten: it may be the proof of somebody. */
static bool write_new(const char *path, struct str text, struct err *err)
{
	int fd = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);

	if (fd < 0 && errno == EEXIST)
		return err_refuse(err, "%s exists already and is not overwritten",
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

static int export_game(struct gm *gm, struct str name, bool over, const char *path)
{
	struct err err = {0};
	struct str json;

	if (!replay_export(gm->home, gm->a, name, gm_option(gm, "whole") != NULL, &json,
			   &err))
		return gm_fail(gm, &err);
	if (strcmp(path, "-") == 0) {
		fwrite(json.s, 1, json.n, gm->show.out);
		gm->show.printed = true;
		return GM_DONE;
	}
	if (!write_new(path, json, &err))
		return gm_fail(gm, &err);
	if (!over) {
		const char *what = gm_option(gm, "whole")
					   ? "all but the secret and the words"
					   : "what all players have been told";
		show_line(
			&gm->show,
			"%s holds %s\nof '" PRI_STR
			"': postalgm verify %s. The means to check the\ndraws come when the game is over.",
			path, what, STR_ARG(name), path);
		return GM_DONE;
	}
	show_line(&gm->show,
		  "%s holds all that is needed to check '" PRI_STR
		  "': postalgm verify %s",
		  path, STR_ARG(name), path);
	return GM_DONE;
}

/* A game out of an archive is played again like one of a home. */
static bool replay_archived(struct gm *gm, const char *path, struct replay *r,
			    struct err *err)
{
	struct home there;
	struct game g;
	bool ok = carriage_open(&there, gm->a, path, &gm->clock, &g, err) &&
		  replay_game(&there, gm->a, g.name, r, err);

	home_close(&there);
	return ok;
}

static int verify_file(struct gm *gm, const char *path)
{
	struct progress progress = progress_begin(gm->err, "phases");
	struct replay r = {.progress = &progress};
	struct err err = {0};
	struct str json;

	bool ok = carriage_is_file(path)
			  ? replay_archived(gm, path, &r, &err)
			  : gm_read_file(gm, path, EXPORT_MAX, &json, &err) &&
				    replay_file(gm->a, json, &r, &err);
	progress_end(&progress);
	if (!ok)
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
		err_refuse(
			&err,
			"'%s' is not a file, and %s is not a home, so it has no game of that name",
			word, gm->home_dir);
		return gm_fail(gm, &err);
	}
	if (!gm_find_game(gm, 0, &t, &err))
		return gm_fail(gm, &err);
	if (!export && gm_option(gm, "whole")) {
		err_usage(&err, "--whole: of which file? It goes with --export FILE");
		return gm_fail(gm, &err);
	}
	if (export)
		return export_game(gm, t.game.name, t.game.status == GAME_OVER, export);
	struct progress progress = progress_begin(gm->err, "phases");
	r.progress = &progress;
	bool ok = replay_game(gm->home, gm->a, t.game.name, &r, &err);
	progress_end(&progress);
	if (!ok)
		return gm_fail(gm, &err);
	return tell(gm, str_z(gm->a, t.game.name), &r);
}

/* clang-format off */
static const struct gm_option verify_options[] = {
	{"export", "FILE", "writes a file with which anybody can check the game", false},
	{"whole", NULL, "with all secrets and orders, for the GM alone", false},
	{0},
};

const struct gm_command gm_verify_commands[] = {
	{.group = "verify", .args = "G|FILE", .least = 1, .most = 1,
	 .flags = GM_SHOWS | GM_HOME | GM_MAYBE, .options = verify_options,
	 .what = "Plays a game again and compares it, every draw included",
	 .more = "FILE comes from --export, a PROOF letter or an archive. Exit status 1\n"
		 "when there is a difference, or phases that this edition of the rules cannot\n"
		 "play again. The file of a running game has what all players have been told:\n"
		 "nothing of it can be played again before the end. README.md has a few lines of\n"
		 "Python that check every draw in it, game-file.md tells what is in the file.\n"
		 "\n"
		 "It names each row of positions or orders that is not as the house wrote it (bad\n"
		 "disk, or edited), and each entry of the GM log that was changed, moved or\n"
		 "removed. No phase is run on such rows before a backup\n"
		 "is in place, or `game accept` says that they count as they are.",
	 .example = "postalgm verify ce-7 --export ce-7.json", .run = verify},
	{0},
};
/* clang-format on */
