/* scene, letter: rules and letters tried out, changing nothing.
 * SPDX-License-Identifier: ISC */
#include <jansson.h>
#include <string.h>

#include "base/arena.h"
#include "mail/read/worker_probe.h"
#include "orders/read.h"
#include "server/commands/commands.h"
#include "server/commands/gm_reading.h"
#include "server/console/gm_find.h"
#include "server/home/home.h"
#include "server/home/progress.h"
#include "server/intake/intake.h"
#include "server/scene/scene.h"

static int scene(struct gm *gm)
{
	char **files = arena_array(gm->a, char *, (size_t)gm->n_args);

	for (int i = 0; i < gm->n_args; i++)
		files[i] = str_z(gm->a, gm_arg(gm, i));
	/* On a terminal the lines of TAP are progress enough. */
	struct progress progress = progress_begin(gm->err, "scenes");
	int status = scene_run_files(gm->n_args, files, gm->show.out,
				     gm->show.terminal ? NULL : &progress);
	progress_end(&progress);
	return status;
}

static const char *verdict_name(enum verdict verdict)
{
	switch (verdict) {
	case VERDICT_OK:
		return "ok";
	case VERDICT_NOTED:
		return "noted";
	case VERDICT_REFUSED:
		return "refused";
	case VERDICT_NOTE:
		return "note";
	case VERDICT_ASKED:
		return "asked";
	case VERDICT_BLANK:
	case VERDICT_COMMAND:
	case VERDICT_PRESS:
	case VERDICT_HEADER:
		break;
	}
	return NULL;
}

json_t *gm_reading_json(const struct reading *r)
{
	json_t *list = json_array();

	for (int i = 0; r && i < r->n_lines; i++) {
		const struct line *line = &r->lines[i];
		const char *verdict = verdict_name(line->verdict);
		if (verdict)
			json_array_append_new(list, json_pack("{s:i, s:s, s:o}", "line",
							      line->number, "verdict",
							      verdict, "reading",
							      show_str(line->reading)));
	}
	return list;
}

static json_t *lines_json(const struct letter *l)
{
	json_t *list = json_array();

	for (size_t i = 0; i < l->n_lines; i++)
		json_array_append_new(list, show_str(l->lines[i]));
	return list;
}

/* class, answer, reason, from: the fields of any letter. */
static json_t *head_json(enum letter_class class, bool answer, const char *reason,
			 const struct letter *l)
{
	return json_pack("{s:s, s:b, s:s, s:o}", "class", letter_class_name(class),
			 "answer", answer, "reason", reason, "from", show_str(l->from));
}

static json_t *finding_json(const struct intake_finding *f, bool for_game)
{
	json_t *row = head_json(f->class, f->answer, f->reason, &f->letter);

	json_object_set_new(row, "game",
			    f->has_game ? show_str(f->game.name) : json_null());
	if (!for_game || !f->has_game)
		return row;
	json_object_set_new(row, "seat",
			    f->has_seat ? show_str(f->seat.colour) : json_null());
	json_object_set_new(row, "auth", json_string(auth_name(f->auth)));
	json_object_set_new(row, "lines", lines_json(&f->letter));
	json_object_set_new(row, "orders", gm_reading_json(f->reading));
	return row;
}

/* Without a home nobody is known: reads the bytes alone. */
static int letter_alone(struct gm *gm, struct str bytes, struct err *err)
{
	struct letter_house nobody = {0};
	struct letter l;

	if (!worker_read_alone(&nobody, gm->a, bytes, &l, err))
		return gm_fail(gm, err);
	json_t *row = head_json(l.class, l.answer, letter_reasons[l.reason].name, &l);
	json_object_set_new(row, "game", json_null());
	show_json(&gm->show, row);
	return GM_DONE;
}

static int letter(struct gm *gm)
{
	const char *name = gm_option(gm, "game");
	struct intake_finding finding = {0};
	struct err err = {0};
	struct str bytes;
	struct game game;
	bool known = false;

	if (!gm_read_file(gm, gm->args[0], 64 << 20, &bytes, &err))
		return gm_fail(gm, &err);
	if (!gm->home && name) {
		err_refuse(&err, "--game %s: %s is not a home, so it has no games",
			   name, gm->home_dir);
		return gm_fail(gm, &err);
	}
	if (!gm->home)
		return letter_alone(gm, bytes, &err);
	if (name && !games_look(gm_store(gm), gm->a, str_of(name), &known, &game, &err))
		return gm_fail(gm, &err);
	if (name && !known)
		fprintf(gm->err,
			"postalgm: there is no game '%s'; `postalgm game list` lists the games\n",
			name);
	if (!intake_look(gm->home, gm->a, bytes, known ? game.name : STR(""), &finding,
			 &err))
		return gm_fail(gm, &err);
	show_json(&gm->show, finding_json(&finding, known));
	return GM_DONE;
}

/* clang-format off */
static const struct gm_option letter_options[] = {
	{"game", "G", "reads it as a letter for this game", false},
	{0},
};

const struct gm_command gm_read_commands[] = {
	{.group = "scene", .args = "FILE...", .least = 1, .most = -1, .flags = GM_TAP,
	 .what = "Runs rule scenes and prints TAP",
	 .more = "Exit status 1 if a scene fails, 2 if a file cannot be understood.",
	 .example = "postalgm scene tests/rules/*/*/*.scene", .run = scene},
	{.group = "letter", .args = "FILE|-", .least = 1, .most = 1,
	 .flags = GM_SHOWS | GM_HOME | GM_MAYBE, .options = letter_options,
	 .what = "Prints as JSON what the server makes of one letter, changing nothing",
	 .more = "Works without a home when no --game is given. With a game, a letter without a\n"
		 "key is read as if it came from the writer's seat there.",
	 .example = "postalgm letter orders.eml --game ce-7", .run = letter},
	{0},
};
/* clang-format on */
