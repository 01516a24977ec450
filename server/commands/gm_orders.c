/* orders show, open, enter, check: the sheets of the open phase, what waits for an answer,
 * and orders by phone.
 * SPDX-License-Identifier: ISC */
#include <jansson.h>

#include "base/arena.h"
#include "orders/read.h"
#include "schema/questions.h"
#include "schema/sheets.h"
#include "server/commands/commands.h"
#include "server/commands/gm_nmr.h"
#include "server/commands/gm_reading.h"
#include "server/console/gm_find.h"
#include "server/console/gm_words.h"
#include "server/intake/orders_byhand.h"

enum { ORDERS_MAX = 256 * 1024 };

static json_t *sheet_json(const struct seat *s, const struct stored_sheet *sheet)
{
	json_t *orders = json_array(), *byhand = json_array(), *holds = json_array();

	for (int i = 0; i < sheet->n_slots; i++) {
		json_array_append_new(orders, show_str(sheet->slots[i].line));
		json_array_append_new(byhand, json_boolean(sheet->slots[i].byhand));
		json_array_append_new(holds, json_boolean(sheet->slots[i].standing));
	}
	return json_pack(
		"{s:i, s:o, s:o, s:b, s:b, s:b, s:i, s:i, s:o, s:o, s:o, s:o, s:b}",
		"number", s->seat + 1, "seat", show_str(s->colour), "name",
		show_str(s->name), "readable", sheet->readable, "final", sheet->final,
		"wait", sheet->wait, "n_letters", sheet->letters, "receipt",
		sheet->receipt, "last", show_time(sheet->last), "orders", orders,
		"by_gm", byhand, "standing", holds, "by_house", sheet->by_house);
}

static void print_sheet(struct gm *gm, const struct seat *s,
			const struct stored_sheet *sheet)
{
	show_heading(
		&gm->show, PRI_STR "%s%s%s", STR_MADE(gm->a, gm_seat_name(gm->a, s)),
		sheet->by_house ? ", by the house" : "", sheet->final ? ", final" : "",
		sheet->wait ? ", asks to wait" : "");
	if (!sheet->n_slots)
		show_line(&gm->show, "  no orders yet");
	for (int i = 0; i < sheet->n_slots; i++)
		show_line(&gm->show, "  " PRI_STR "%s%s", STR_ARG(sheet->slots[i].line),
			  sheet->slots[i].byhand ? " [by the GM]" : "",
			  sheet->slots[i].standing ? " [standing]" : "");
}

static int orders_show(struct gm *gm)
{
	const struct seat *only = NULL;
	struct stored_sheet sheet;
	struct gm_table t;
	struct err err = {0};

	if (!gm_find_game(gm, 0, &t, &err) || !gm_need_open_phase(&t, &err) ||
	    (gm->n_args > 1 && !gm_find_seat(gm, &t, gm_arg(gm, 1), &only, &err)))
		return gm_fail(gm, &err);
	json_t *rows = json_array();
	for (int i = 0; i < t.n_seats; i++) {
		const struct seat *s = &t.seats[i];
		if (only && s != only)
			continue;
		if (!sheets_load(gm_store(gm), gm->a, t.game.id, t.game.phase_no,
				 s->seat, &sheet, &err)) {
			json_decref(rows);
			return gm_fail(gm, &err);
		}
		json_array_append_new(rows, sheet_json(s, &sheet));
		print_sheet(gm, s, &sheet);
	}
	if (gm->show.json)
		show_json(&gm->show, rows);
	else
		json_decref(rows);
	return GM_DONE;
}

/* Reads the orders as the seat's own letter would give them; `enter` keeps them. */
static int take(struct gm *gm, bool enter)
{
	const struct seat *seat;
	struct reading *reading = NULL;
	struct str text, receipt = {NULL, 0};
	struct gm_table t;
	struct err err = {0};

	if (!gm_find_game(gm, 0, &t, &err) || !gm_need_open_phase(&t, &err) ||
	    !gm_find_seat(gm, &t, gm_arg(gm, 1), &seat, &err) ||
	    !gm_read_words(gm, 2, ORDERS_MAX, &text, &err))
		return gm_fail(gm, &err);
	if (!orders_by_gm(gm->home, gm->a, t.game.name, seat->colour, text, enter,
			  &reading, &receipt, &err))
		return gm_fail(gm, &err);
	if (gm->show.json)
		show_json(&gm->show, gm_reading_json(reading));
	show_text(&gm->show, receipt);
	if (enter && !reading->n_refused)
		show_line(&gm->show, "\nEntered for " PRI_STR "%s" PRI_STR ".",
			  STR_MADE(gm->a, gm_seat_name(gm->a, seat)),
			  seat->address.n ? "; the receipt goes to " : "",
			  STR_ARG(seat->address));
	if (!reading->n_accepted && !reading->n_refused && !reading->n_commands) {
		err_refuse(&err, "there is no order in it");
		return gm_fail(gm, &err);
	}
	return reading->n_refused ? GM_REFUSED : GM_DONE;
}

/* open: matters that letters of the open phase left open --------------------- */

/* clang-format off */
static const struct column open_columns[] = {
	{"seat",    "seat",    COLUMN_TEXT, false},
	{"receipt", "receipt", COLUMN_NUMBER, false},
	{"kind",    "what",    COLUMN_TEXT, false},
	{"text",    "text",    COLUMN_TEXT, true},
};
/* clang-format on */

static bool add_open(struct gm *gm, const struct gm_table *t, const struct seat *s,
		     json_t *rows, struct err *err)
{
	struct question *list;
	int n;

	if (!questions_list(gm_store(gm), gm->a, s->id, 0, &list, &n, err))
		return false;
	for (int i = 0; i < n; i++) {
		const struct question *q = &list[i];
		if (q->state != QUESTION_OPEN ||
		    (q->kind != QUESTION_WORDS && q->phase_no != t->game.phase_no))
			continue;
		json_array_append_new(
			rows, json_pack("{s:o, s:i, s:s, s:o, s:i, s:i, s:o}", "seat",
					show_str(s->colour), "receipt", q->receipt,
					"kind", question_kind_name(q->kind), "text",
					show_str(str_trim(q->text)), "turn", q->turn,
					"phase", q->phase, "time", show_time(q->utc)));
	}
	return true;
}

static int orders_open(struct gm *gm)
{
	const struct seat *only = NULL;
	struct gm_table t;
	struct err err = {0};

	if (!gm_find_game(gm, 0, &t, &err) ||
	    (gm->n_args > 1 && !gm_find_seat(gm, &t, gm_arg(gm, 1), &only, &err)))
		return gm_fail(gm, &err);
	json_t *rows = json_array();
	for (int i = 0; i < t.n_seats; i++)
		if ((!only || only == &t.seats[i]) &&
		    !add_open(gm, &t, &t.seats[i], rows, &err)) {
			json_decref(rows);
			return gm_fail(gm, &err);
		}
	show_table(&gm->show, open_columns, sizeof open_columns / sizeof *open_columns,
		   rows, "Nothing is open.");
	return GM_DONE;
}

static int orders_enter(struct gm *gm)
{
	return take(gm, true);
}

static int orders_check(struct gm *gm)
{
	return take(gm, false);
}

/* clang-format off */
static const struct gm_option text_options[] = {
	{"message", "TEXT", "the orders themselves; -m for short", false},
	{0},
};

const struct gm_command gm_orders_commands[] = {
	{.group = "orders", .verb = "show", .args = "G [SEAT]", .least = 1, .most = 2,
	 .flags = GM_SHOWS | GM_HOME,
	 .what = "Shows the orders in force for the open phase",
	 .example = "postalgm orders show ce-7 red", .run = orders_show},
	{.group = "orders", .verb = "open", .args = "G [SEAT]", .least = 1, .most = 2,
	 .flags = GM_SHOWS | GM_HOME,
	 .what = "Lists what letters left open",
	 .more = "asked: a question that waits for the player's YES; refused: a line that waits\n"
		 "for an answer; words: not an order, kept for the GM. A phase with one of the\n"
		 "first two does not run early.",
	 .example = "postalgm orders open ce-7", .run = orders_open},
	{.group = "orders", .verb = "enter", .args = "G SEAT [FILE|TEXT]", .least = 2, .most = 3,
	 .flags = GM_SHOWS | GM_CHANGES | GM_HOME | GM_WHY,
	 .what = "Enters orders that came by phone; the player gets the receipt",
	 .options = text_options,
	 .more = "The orders are given as the text is to announce: a file, the words, an editor,\n"
		 "or standard input. Exit status 1 when a line is refused; the others are entered.",
	 .example = "postalgm orders enter ce-7 red orders.txt",
	 .run = orders_enter},
	{.group = "orders", .verb = "check", .args = "G SEAT [FILE|TEXT]", .least = 2, .most = 3,
	 .flags = GM_SHOWS | GM_HOME,
	 .what = "Says how these orders would be read, and keeps nothing",
	 .options = text_options,
	 .more = "Exit status 1 when a line is refused.",
	 .example = "postalgm orders check ce-7 red orders.txt", .run = orders_check},
	{0},
};
/* clang-format on */
