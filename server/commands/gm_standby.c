/* seat standby: people who wait for a seat.
 * SPDX-License-Identifier: ISC */
#include "server/commands/gm_standby.h"

#include <jansson.h>

#include "base/arena.h"
#include "server/people/standby.h"

/* clang-format off */
static const struct column columns[] = {
	{"name",    "standby", COLUMN_TEXT, true},
	{"address", "address", COLUMN_TEXT, true},
	{"state",   "state",   COLUMN_TEXT, false},
	{"seat",    "seat",    COLUMN_TEXT, false},
	{"until",   "until",   COLUMN_TIME, false},
};
/* clang-format on */

json_t *gm_standby_rows(struct gm *gm, const struct gm_table *t, struct err *err)
{
	struct standby *list;
	int n;

	if (!standbys_list(gm_store(gm), gm->a, t->game.id, &list, &n, err))
		return NULL;
	json_t *rows = json_array();
	for (int i = 0; i < n; i++)
		json_array_append_new(
			rows,
			json_pack(
				"{s:o, s:o, s:s, s:o, s:o, s:o}", "name",
				show_str(list[i].name), "address",
				show_str(list[i].address), "state",
				standby_state_name(list[i].state), "seat",
				list[i].seat < 0
					? json_null()
					: json_string(t->rules->colours[list[i].seat]),
				"called", show_time(list[i].called), "until",
				show_time(list[i].until)));
	return rows;
}

void gm_standby_show(struct gm *gm, json_t *rows)
{
	if (json_array_size(rows) == 0) {
		json_decref(rows);
		return;
	}
	show_heading(&gm->show, "\nStandbys");
	show_table(&gm->show, columns, sizeof columns / sizeof *columns, rows, "");
}

static int list(struct gm *gm, const struct gm_table *t)
{
	struct err err = {0};
	json_t *rows = gm_standby_rows(gm, t, &err);

	if (!rows)
		return gm_fail(gm, &err);
	show_table(&gm->show, columns, sizeof columns / sizeof *columns, rows,
		   "Nobody is on the list of standbys.");
	return GM_DONE;
}

static int take_off(struct gm *gm, const struct gm_table *t, struct str word)
{
	struct standby s;
	struct err err = {0};

	if (!standby_remove(gm->home, gm->a, t->game.name, word, &s, &err))
		return gm_fail(gm, &err);
	show_line(&gm->show, PRI_STR " is no longer on the list of '" PRI_STR "'.",
		  STR_ARG(s.name), STR_ARG(t->game.name));
	return GM_DONE;
}

static int put_on(struct gm *gm, const struct gm_table *t, struct str person)
{
	struct err err = {0};
	int waiting;

	if (!standby_add(gm->home, gm->a, t->game.name, person, &err) ||
	    !standby_count(gm->home, gm->a, &t->game, &waiting, &err))
		return gm_fail(gm, &err);
	show_line(&gm->show,
		  PRI_STR " gets a letter, and is number %d on the list of '" PRI_STR
			  "'.",
		  STR_ARG(person), waiting, STR_ARG(t->game.name));
	return GM_DONE;
}

int gm_seat_standby(struct gm *gm)
{
	const char *off = gm_option(gm, "remove");
	struct gm_table t;
	struct err err = {0};

	if (off && gm->n_args == 2) {
		err_usage(&err, "an address to add or one to remove, not both");
		return gm_fail(gm, &err);
	}
	if (!gm_find_game(gm, 0, &t, &err))
		return gm_fail(gm, &err);
	if (off)
		return take_off(gm, &t, str_of(off));
	return gm->n_args == 1 ? list(gm, &t) : put_on(gm, &t, gm_arg(gm, 1));
}
