/* person show: one person, whole.
 * SPDX-License-Identifier: ISC */
#include <jansson.h>

#include "base/arena.h"
#include "base/day.h"
#include "schema/absences.h"
#include "server/commands/gm_person.h"
#include "server/console/gm_find.h"
#include "server/people/persons.h"

/* clang-format off */
static const struct column person_fields[] = {
	{"id",        "id",            COLUMN_NUMBER, false},
	{"name",      "name",          COLUMN_TEXT,   false},
	{"addresses", "addresses",     COLUMN_TEXT,   false},
	{"zone",      "zone",          COLUMN_TEXT,   false},
	{"format",    "FORMAT",        COLUMN_TEXT,   false},
	{"digest",    "DIGEST",        COLUMN_YES,    false},
	{"owed",      "phases owed",   COLUMN_NUMBER, false},
	{"in_time",   "in time",       COLUMN_NUMBER, false},
	{"missed",    "missed",        COLUMN_NUMBER, false},
	{"excused",   "excused",       COLUMN_NUMBER, false},
	{"late",      "late letters",  COLUMN_NUMBER, false},
	{"standby",   "standby for",   COLUMN_TEXT,   false},
	{"blocked",   "blocked",       COLUMN_TEXT,   false},
	{"news",      "hears of open games", COLUMN_YES, false},
};
static const struct column place_columns[] = {
	{"game",   "game",   COLUMN_TEXT, false},
	{"seat",   "seat",   COLUMN_TEXT, false},
	{"status", "status", COLUMN_TEXT, false},
	{"phase",  "phase",  COLUMN_TEXT, false},
	{"deadline", "deadline", COLUMN_TIME, false},
	{"absent", "absent", COLUMN_TEXT, true},
};
static const struct column note_columns[] = {
	{"time", "when", COLUMN_TIME, false},
	{"text", "note", COLUMN_TEXT, true},
};
/* clang-format on */

/* Their days away in one game, those that are not over. */
static bool absences_of(struct gm *gm, const struct person_place *at, struct str *text,
			struct err *err)
{
	struct absence *all;
	struct buf out = buf_in(gm->a);
	int n;

	if (!absences_list(gm_store(gm), gm->a, at->game.id, &all, &n, err))
		return false;
	for (int i = 0; i < n; i++)
		if (all[i].seat_id == at->seat.id && all[i].epoch == at->seat.epoch &&
		    all[i].to >= all[i].from &&
		    all[i].to >= day_in_zone(gm_now(gm), "UTC"))
			buf_printf(&out, "%s" PRI_STR, out.n ? ", " : "",
				   STR_MADE(gm->a, day_span_text(gm->a, all[i].from,
								 all[i].to)));
	*text = buf_str(&out);
	return true;
}

static json_t *place_rows(struct gm *gm, const struct person_place *places, int n,
			  struct err *err)
{
	json_t *rows = json_array();

	for (int i = 0; i < n; i++) {
		const struct game *g = &places[i].game;
		struct str away;
		if (!absences_of(gm, &places[i], &away, err)) {
			json_decref(rows);
			return NULL;
		}
		json_array_append_new(
			rows,
			json_pack("{s:o, s:o, s:s, s:o, s:o, s:o}", "game",
				  show_str(g->name), "seat",
				  show_str(places[i].seat.colour), "status",
				  g->status == GAME_OVER ? "over"
				  : places[i].seat.resigned
					  ? "resigned"
					  : seat_status_name(places[i].seat.status),
				  "phase",
				  show_str(gm_phase_text(gm->a, g->turn, g->phase)),
				  "deadline", gm_deadline(gm, g), "absent",
				  show_str(away)));
	}
	return rows;
}

static json_t *note_rows(struct gm *gm, const struct person *p, struct err *err)
{
	struct person_note *all;
	int n;

	if (!persons_notes(gm_store(gm), gm->a, p->id, &all, &n, err))
		return NULL;
	json_t *rows = json_array();
	for (int i = 0; i < n; i++)
		json_array_append_new(rows, json_pack("{s:o, s:o}", "time",
						      show_time(all[i].utc), "text",
						      show_str(all[i].text)));
	return rows;
}

/* Their habits are those of the seat that they took last. */
static void add_habits(json_t *record, const struct person_place *places, int n)
{
	if (!n)
		return;
	json_object_set_new(record, "zone", show_str(places[0].seat.zone));
	json_object_set_new(record, "format", show_str(places[0].seat.format));
	json_object_set_new(record, "digest", json_boolean(places[0].seat.digest));
}

static void print_person(struct gm *gm, json_t *record, json_t *places, json_t *notes)
{
	if (gm->show.json) {
		json_object_set_new(record, "seats", places);
		json_object_set_new(record, "notes", notes);
		show_json(&gm->show, record);
		return;
	}
	show_record(&gm->show, person_fields,
		    sizeof person_fields / sizeof *person_fields, record);
	show_heading(&gm->show, "\nSeats");
	show_table(&gm->show, place_columns,
		   sizeof place_columns / sizeof *place_columns, places, "None.");
	if (!json_array_size(notes)) {
		json_decref(notes);
		return;
	}
	show_heading(&gm->show, "\nNotes");
	show_table(&gm->show, note_columns, sizeof note_columns / sizeof *note_columns,
		   notes, "");
}

int gm_person_show(struct gm *gm)
{
	struct person_place *places;
	json_t *record = NULL, *addresses = NULL, *rows = NULL, *notes = NULL;
	struct err err = {0};
	struct person p;
	int n;

	if (person_named(gm->home, gm->a, gm_arg(gm, 0), &p, &err) &&
	    person_places(gm->home, gm->a, &p, false, &places, &n, &err) &&
	    (record = gm_person_row(gm, &p, &err)) != NULL &&
	    (addresses = gm_person_addresses(gm, &p, &err)) != NULL &&
	    (rows = place_rows(gm, places, n, &err)) != NULL &&
	    (notes = note_rows(gm, &p, &err)) != NULL) {
		json_object_set_new(record, "addresses", addresses);
		add_habits(record, places, n);
		print_person(gm, record, rows, notes);
		return GM_DONE;
	}
	json_decref(record);
	json_decref(addresses);
	json_decref(rows);
	return gm_fail(gm, &err);
}
