/* press list: press written for the reports, as far as the GM may read it.
 * SPDX-License-Identifier: ISC */
#include <jansson.h>

#include "base/arena.h"
#include "schema/press.h"
#include "schema/snapshots.h"
#include "server/commands/commands.h"
#include "server/console/gm_find.h"
#include "server/render/letterhead.h"

/* clang-format off */
static const struct column columns[] = {
	{"phase", "phase", COLUMN_TEXT, false},
	{"from",  "from",  COLUMN_TEXT, false},
	{"to",    "to",    COLUMN_TEXT, false},
	{"text",  "text",  COLUMN_TEXT, true},
};
/* clang-format on */

static bool may_read(const struct press_item *p)
{
	return p->to_all || p->to_zine || p->to_gm || p->gm_reads;
}

/* A grey piece has neither hour nor number: both would tell which letter it came in. */
static json_t *row_of(struct gm *gm, const struct gm_table *t,
		      const struct press_item *p, struct str phase)
{
	struct arena *a = gm->a;
	struct str from = p->grey              ? STR("(grey)")
			  : p->seat == SEAT_GM ? STR("GM")
					       : letterhead_seat(a, t->rules, p->seat);
	struct str to = letterhead_readers(a, t->rules, p->to_all, p->to_zine, p->to_gm,
					   p->to_seats);

	return json_pack("{s:o, s:o, s:b, s:o, s:o, s:o}", "phase",
			 phase.n ? show_str(phase) : json_null(), "from",
			 show_str(from), "grey", p->grey, "to", show_str(to), "text",
			 show_str(str_trim(p->text)), "time",
			 p->grey ? json_null() : show_time(p->utc));
}

static int press_list_command(struct gm *gm)
{
	struct gm_table t;
	struct press_item *p;
	struct snapshot *s;
	struct err err = {0};
	int n, n_phases, hidden = 0;

	if (!gm_find_game(gm, 0, &t, &err) ||
	    !press_list(gm_store(gm), gm->a, t.game.id, PHASE_ANY, &p, &n, &err) ||
	    !snapshots_list(gm_store(gm), gm->a, t.game.id, true, &s, &n_phases, &err))
		return gm_fail(gm, &err);
	json_t *rows = json_array();
	for (int i = 0; i < n; i++) {
		struct str phase = STR("");
		for (int k = 0; k < n_phases; k++)
			if (s[k].phase_no == p[i].phase_no)
				phase = gm_phase_text(gm->a, s[k].turn, s[k].phase);
		if (may_read(&p[i]))
			json_array_append_new(rows, row_of(gm, &t, &p[i], phase));
		else
			hidden++;
	}
	if (gm->show.json) {
		show_json(&gm->show,
			  json_pack("{s:o, s:i}", "press", rows, "n_private", hidden));
		return GM_DONE;
	}
	show_table(&gm->show, columns, sizeof columns / sizeof *columns, rows,
		   hidden ? "No press for all, the zine or the GM."
			  : "There is no press yet.");
	if (hidden)
		show_line(
			&gm->show,
			"%d piece%s between players, not for the GM (option gm_reads_press is off).",
			hidden, hidden == 1 ? "" : "s");
	return GM_DONE;
}

/* clang-format off */
const struct gm_command gm_press_commands[] = {
	{.group = "press", .verb = "list", .args = "G", .least = 1, .most = 1,
	 .flags = GM_SHOWS | GM_HOME,
	 .what = "Lists the press of a game",
	 .more = "Press between players is shown only if the game's option\n"
		 "gm_reads_press was on when they wrote it; else it is counted. For grey press\n"
		 "neither the writer nor the time is shown.",
	 .example = "postalgm press list ce-7", .run = press_list_command},
	{0},
};
/* clang-format on */
