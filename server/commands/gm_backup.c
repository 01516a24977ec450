/* backup: a copy of the database while the daemon writes to it.
 * SPDX-License-Identifier: ISC */
#include <errno.h>
#include <jansson.h>
#include <string.h>
#include <unistd.h>

#include "base/arena.h"
#include "schema/store/backup.h"
#include "server/commands/commands.h"
#include "server/console/gm_find.h"
#include "server/home/progress.h"

static void at_page(void *arg, int64_t done, int64_t all)
{
	progress_at(arg, done, all);
}

static json_t *found_json(const struct backup *b)
{
	return json_pack("{s:s, s:I, s:i, s:I, s:I, s:I, s:o}", "file", b->to, "octets",
			 (json_int_t)b->n_octets, "step", b->step, "n_games",
			 (json_int_t)b->n_games, "n_letters", (json_int_t)b->n_letters,
			 "n_outbox", (json_int_t)b->n_outbox, "copied",
			 show_time(b->utc));
}

static void tell(struct gm *gm, const struct backup *b)
{
	show_line(&gm->show,
		  "%s: %lld game%s, %lld letters in, %lld out; %lld bytes, checked.",
		  b->to, (long long)b->n_games, b->n_games == 1 ? "" : "s",
		  (long long)b->n_letters, (long long)b->n_outbox,
		  (long long)b->n_octets);
	show_line(
		&gm->show,
		"It does not contain these; keep them elsewhere: postalgm.key (without it all");
	show_line(
		&gm->show,
		"players need new letters), postalgm.json and the password files in %s.",
		gm->home_dir);
}

/* No home is opened: the database may be of an earlier edition, and the configuration
 * may have faults. */
static int backup(struct gm *gm)
{
	struct str db = str_printf(gm->a, "%s/postalgm.db", gm->home_dir);
	struct progress progress = progress_begin(gm->err, "pages");
	struct backup b = {.from = str_z(gm->a, db),
			   .to = gm->args[0],
			   .force = gm_option(gm, "force") != NULL,
			   .utc = gm_now(gm),
			   .progress = at_page,
			   .arg = &progress};
	struct err err = {0};

	if (access(b.from, F_OK) != 0 && (errno == ENOENT || errno == ENOTDIR)) {
		err_refuse(&err, "%s is not a postalgm home; `postalgm init` makes one",
			   gm->home_dir);
		return gm_fail(gm, &err);
	}
	if (!*b.to || strcmp(b.to, "-") == 0) {
		err_usage(&err, "a backup is written to a file; name one");
		return gm_fail(gm, &err);
	}
	bool ok = backup_take(&b, &err);
	progress_end(&progress);
	if (!ok)
		return gm_fail(gm, &err);
	if (gm->show.json)
		show_json(&gm->show, found_json(&b));
	tell(gm, &b);
	return GM_DONE;
}

/* clang-format off */
static const struct gm_option backup_options[] = {
	{"force", NULL, "replaces an existing file", false},
	{0},
};

const struct gm_command gm_backup_commands[] = {
	{.group = "backup", .args = "FILE", .least = 1, .most = 1,
	 .flags = GM_SHOWS | GM_NOW, .options = backup_options,
	 .what = "Copies the database while the daemon runs, and checks the copy",
	 .more = "The copy has mode 0600 and gets its name only when it is complete: a full disk\n"
		 "leaves an older copy alone. It has no keys or passwords: keep postalgm.key and\n"
		 "postalgm.json elsewhere, once. To restore: stop postalgmd, put the copy in place\n"
		 "of postalgm.db (and delete postalgm.db-wal and postalgm.db-shm), `postalgmd\n"
		 "--check`, start. See OPERATING.md.",
	 .example = "postalgm backup /var/backups/postalgm.db --force", .run = backup},
	{0},
};
/* clang-format on */
