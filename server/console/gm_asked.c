/* Shows the effect of an act before it is done. The act runs inside a transaction that
 * is taken back, so the words and the letters are those of the act itself.
 * SPDX-License-Identifier: ISC */
#include <jansson.h>
#include <unistd.h>

#include "base/arena.h"
#include "schema/mail/outbox.h"
#include "server/console/gm_find.h"
#include "server/console/gm_many.h"
#include "server/home/home.h"

enum { LETTERS_MAX = 100000, ANSWER_MAX = 80 };

/* clang-format off */
static const struct column letter_columns[] = {
	{"to",      "to",      COLUMN_TEXT, true},
	{"subject", "subject", COLUMN_TEXT, true},
};
/* clang-format on */

/* The letters from number `from` on, the oldest first. */
static json_t *letters_since(struct gm *gm, int64_t from, struct err *err)
{
	json_t *rows = json_array();
	struct outbox *list;
	int n;

	if (!outbox_list(gm_store(gm), gm->a, OUTBOX_STATES, LETTERS_MAX, &list, &n,
			 err)) {
		json_decref(rows);
		return NULL;
	}
	for (int i = n - 1; i >= 0; i--)
		if (list[i].id >= from)
			json_array_append_new(
				rows,
				json_pack("{s:o, s:o}", "to", show_str(list[i].rcpt),
					  "subject", show_str(list[i].subject)));
	return rows;
}

static void show_trial(struct gm *gm, json_t *said, json_t *letters)
{
	const json_t *line;
	size_t i;

	if (gm->show.json) {
		show_json(&gm->show,
			  json_pack("{s:b, s:o, s:o}", "done", 0, "would_say", said,
				    "would_send", letters));
		return;
	}
	show_heading(&gm->show, "What it would do:");
	json_array_foreach(said, i, line)
		show_line(&gm->show, "  %s", json_string_value(line));
	json_decref(said);
	show_heading(&gm->show, "Letters that it would send:");
	show_table(&gm->show, letter_columns,
		   sizeof letter_columns / sizeof *letter_columns, letters, "Nobody.");
}

/* Does it, shows the result, and takes it back. */
static int try_out(struct gm *gm)
{
	bool json = gm->show.json, was_agreed = gm->agreed;
	json_t *letters = NULL;
	struct err err = {0};
	int64_t from;

	if (!home_begin(gm->home, &err) || !outbox_next_id(gm_store(gm), &from, &err))
		return gm_fail(gm, &err);
	gm->show.json = gm->agreed = true;
	int status = gm_many_run(gm);
	gm->show.json = json;
	gm->agreed = was_agreed;
	json_t *said = show_said(&gm->show);
	bool ok = (status != GM_DONE && !gm->n_games) ||
		  (letters = letters_since(gm, from, &err)) != NULL;
	home_rollback(gm->home);
	/* If one of several games refuses, the effect on the others is shown all the
	 * same. */
	bool shown = status == GM_DONE || gm->n_games;
	if (shown && ok) {
		show_trial(gm, said, letters);
		return status;
	}
	json_decref(said);
	return ok ? status : gm_fail(gm, &err);
}

bool gm_says_yes(struct gm *gm, const char *question)
{
	char line[ANSWER_MAX];

	fprintf(gm->show.out, "%s Type yes: ", question);
	fflush(gm->show.out);
	if (!fgets(line, sizeof line, gm->in))
		return false;
	struct str word = str_trim(str_of(line));
	return str_iequal(word, STR("yes")) || str_iequal(word, STR("y"));
}

int gm_run_asked(struct gm *gm)
{
	bool dry = gm_option(gm, "dry-run") != NULL;

	gm->agreed = gm_option(gm, "yes") != NULL;
	bool many = gm->n_games > 1 && gm->command->flags & GM_CHANGES;
	bool asks = (gm->command->flags & GM_ASKS || many) && !gm->agreed &&
		    !gm->show.json && gm->show.terminal && isatty(fileno(gm->in)) == 1;
	if (!dry && !asks)
		return gm_many_run(gm);
	int status = try_out(gm);
	if (status != GM_DONE && !gm->n_games)
		return status;
	if (dry || !gm_says_yes(gm, "Do it?")) {
		show_line(&gm->show, "Nothing was done.");
		return dry ? status : GM_REFUSED;
	}
	gm->agreed = true;
	return gm_many_run(gm);
}
