/* seat add, seat list: who plays.
 * SPDX-License-Identifier: ISC */
#include <jansson.h>

#include "base/arena.h"
#include "server/cli/gm_find.h"
#include "server/cli/gm_standby.h"
#include "server/home/nearest.h"
#include "server/people/rekey.h"
#include "server/people/seats.h"

static bool check_colour(struct gm *gm, const struct gm_table *t, struct str colour,
			 struct err *err)
{
	struct nearest near = {.word = colour};
	struct buf list = buf_in(gm->a);

	for (int i = 0; i < t->rules->seats_max; i++) {
		if (str_is(colour, t->rules->colours[i]) ||
		    str_is(colour, game_token(t->rules, i)))
			return true;
		nearest_offer(&near, str_of(t->rules->colours[i]));
		buf_printf(&list, "%s%s", i ? ", " : "", t->rules->colours[i]);
	}
	return err_refuse(err, "'" PRI_STR "' is not a seat of %s" PRI_STR,
			  STR_ARG(colour), t->rules->title,
			  STR_ARG(nearest_text(gm->a, &near, buf_str(&list))));
}

static int seat_add_command(struct gm *gm)
{
	struct str colour = str_of(gm_option(gm, "colour")), name, address;
	struct gm_table t;
	struct err err = {0};
	struct seat seat;

	if (!gm_find_game(gm, 0, &t, &err) ||
	    (colour.n && !check_colour(gm, &t, colour, &err)) ||
	    !config_read_address(gm_arg(gm, 1), &name, &address, &err) ||
	    !seat_add(gm->home, gm->a, t.game.name, gm_arg(gm, 1), colour, &seat, &err))
		return gm_fail(gm, &err);
	int open = t.game.n_seats - t.n_seats - 1;
	show_line(&gm->show,
		  "Seat %d of '" PRI_STR "', " PRI_STR
		  ": an invitation goes to " PRI_STR ".",
		  seat.seat + 1, STR_ARG(t.game.name),
		  STR_ARG(gm_seat_name(gm->a, &seat)), STR_ARG(address));
	if (open > 0)
		show_line(&gm->show, "%d more seat%s to fill.", open,
			  open == 1 ? "" : "s");
	else
		show_line(&gm->show,
			  "All seats are taken; `postalgm game start " PRI_STR
			  "` when everybody has joined.",
			  STR_ARG(t.game.name));
	return GM_DONE;
}

/* clang-format off */
static const struct column columns[] = {
	{"number",  "seat",    COLUMN_NUMBER, false},
	{"colour",  "colour",  COLUMN_TEXT,   false},
	{"name",    "player",  COLUMN_TEXT,   true},
	{"address", "address", COLUMN_TEXT,   true},
	{"status",  "status",  COLUMN_TEXT,   false},
	{"invited", "invited", COLUMN_TIME,   true},
	{"joined",  "joined",  COLUMN_TIME,   true},
};
/* clang-format on */

/* A leaving player is played until the end of the turn, by themselves or by chance. */
static const char *status_of(const struct seat *s)
{
	if (s->status == SEAT_JOINED && s->resigned)
		return "resigned";
	return s->status == SEAT_JOINED && s->leaving ? "leaving"
						      : seat_status_name(s->status);
}

/* Open seats are rows too, so that it is seen what is missing. */
static int seat_list(struct gm *gm)
{
	struct gm_table t;
	struct err err = {0};

	if (!gm_find_game(gm, 0, &t, &err))
		return gm_fail(gm, &err);
	json_t *rows = json_array();
	for (int i = 0; i < t.n_seats; i++) {
		const struct seat *s = &t.seats[i];
		json_t *row = json_pack("{s:i, s:o, s:o, s:o, s:s, s:o, s:o}", "number",
					s->seat + 1, "colour", show_str(s->colour),
					"name", show_str(s->name), "address",
					show_str(s->address), "status", status_of(s),
					"invited", show_time(s->invited), "joined",
					show_time(s->joined));
		json_object_update_new(
			row, json_pack("{s:o, s:o, s:o, s:o, s:b, s:b}", "wishes",
				       show_str(s->wish_colours), "power",
				       show_str(s->power), "phone", show_str(s->phone),
				       "zone", show_str(s->zone), "resigned",
				       s->resigned, "leaving", s->leaving));
		json_array_append_new(rows, row);
	}
	for (int i = t.n_seats; i < t.game.n_seats; i++)
		json_array_append_new(
			rows, json_pack("{s:i, s:n, s:n, s:n, s:s, s:n, s:n}", "number",
					i + 1, "colour", "name", "address", "status",
					"open", "invited", "joined"));
	json_t *standbys = gm_standby_rows(gm, &t, &err);
	if (!standbys) {
		json_decref(rows);
		return gm_fail(gm, &err);
	}
	show_table(&gm->show, columns, 7, rows, "");
	if (gm->show.json)
		json_decref(standbys); /* `seat standby` has them */
	else
		gm_standby_show(gm, standbys);
	return GM_DONE;
}

static int seat_remove_command(struct gm *gm)
{
	const struct seat *seat;
	struct gm_table t;
	struct err err = {0};

	if (!gm_find_game(gm, 0, &t, &err) ||
	    !gm_find_seat(gm, &t, gm_arg(gm, 1), &seat, &err) ||
	    !seat_remove(gm->home, gm->a, t.game.name, seat->colour, &err))
		return gm_fail(gm, &err);
	show_line(&gm->show, PRI_STR " does not play in '" PRI_STR "' any more.",
		  STR_ARG(gm_seat_name(gm->a, seat)), STR_ARG(t.game.name));
	return GM_DONE;
}

static int seat_replace_command(struct gm *gm)
{
	const struct seat *seat;
	struct str name, address;
	struct gm_table t;
	struct err err = {0};

	if (!gm_find_game(gm, 0, &t, &err) ||
	    !gm_find_seat(gm, &t, gm_arg(gm, 1), &seat, &err) ||
	    !config_read_address(gm_arg(gm, 2), &name, &address, &err) ||
	    !seat_replace(gm->home, gm->a, t.game.name, seat->colour, gm_arg(gm, 2),
			  &err))
		return gm_fail(gm, &err);
	show_line(&gm->show,
		  PRI_STR ": an invitation goes to " PRI_STR "; the old keys are dead.",
		  STR_ARG(gm_seat_name(gm->a, seat)), STR_ARG(address));
	return GM_DONE;
}

/* Both name the seat and what was done for it. */
static int again(struct gm *gm,
		 bool (*act)(struct home *, struct arena *, struct str, struct str,
			     struct err *),
		 const char *what)
{
	const struct seat *seat;
	struct gm_table t;
	struct err err = {0};

	if (!gm_find_game(gm, 0, &t, &err) ||
	    !gm_find_seat(gm, &t, gm_arg(gm, 1), &seat, &err) ||
	    !act(gm->home, gm->a, t.game.name, seat->colour, &err))
		return gm_fail(gm, &err);
	show_line(&gm->show, PRI_STR ": %s, and a letter goes to " PRI_STR ".",
		  STR_ARG(gm_seat_name(gm->a, seat)), what, STR_ARG(seat->address));
	return GM_DONE;
}

static int seat_rekey_command(struct gm *gm)
{
	return again(gm, seat_rekey, "the old keys are dead");
}

static int seat_resume_command(struct gm *gm)
{
	return again(gm, seat_resume, "what came back is forgotten");
}

/* clang-format off */
static const struct gm_option standby_options[] = {
	{"remove", "ADDRESS", "takes a person off the list, by address or name", false},
	{0},
};
static const struct gm_option add_options[] = {
	{"colour", "COLOUR", "which seat, by its name; else by the players' wishes", false},
	{0},
};

const struct gm_command gm_seat_commands[] = {
	{.group = "seat", .verb = "add", .args = "G \"NAME <ADDRESS>\"", .least = 2, .most = 2,
	 .flags = GM_CHANGES | GM_HOME, .options = add_options,
	 .what = "Invites a player; they join by replying JOIN",
	 .example = "postalgm seat add ce-7 \"Ann <ann@example.org>\" --colour red",
	 .run = seat_add_command},
	{.group = "seat", .verb = "list", .args = "G", .least = 1, .most = 1,
	 .flags = GM_SHOWS | GM_HOME,
	 .what = "Lists the seats and who sits there",
	 .example = "postalgm seat list ce-7", .run = seat_list},
	{.group = "seat", .verb = "remove", .args = "G SEAT", .least = 2, .most = 2,
	 .flags = GM_CHANGES | GM_HOME,
	 .what = "Takes an invitation back before the start; the seat is open again",
	 .example = "postalgm seat remove ce-7 blue", .run = seat_remove_command},
	{.group = "seat", .verb = "replace", .args = "G SEAT \"NAME <ADDRESS>\"", .least = 3,
	 .most = 3, .flags = GM_CHANGES | GM_HOME,
	 .what = "Gives a seat to another player",
	 .more = "The old keys die at once; the new player's JOIN brings them the whole\n"
		 "position and the open form, and their row of misses starts at 0.",
	 .example = "postalgm seat replace ce-7 blue \"Eve <eve@example.org>\"",
	 .run = seat_replace_command},
	{.group = "seat", .verb = "standby", .args = "G [\"NAME <ADDRESS>\"]", .least = 1,
	 .most = 2, .flags = GM_SHOWS | GM_CHANGES | GM_HOME, .options = standby_options,
	 .what = "Puts a person on the list of standbys; with no name, lists them",
	 .more = "They are told, and leave the list by replying DECLINE. They are asked in the\n"
		 "order of the list: by `nmr standby`, or by the house with option nmr=standby.",
	 .example = "postalgm seat standby ce-7 \"Dora <dora@example.org>\"",
	 .run = gm_seat_standby},
	{.group = "seat", .verb = "rekey", .args = "G SEAT", .least = 2, .most = 2,
	 .flags = GM_CHANGES | GM_HOME,
	 .what = "Draws a new reply key for a seat; the old ones are dead",
	 .more = "For a player whose letters others have read. The report of the open phase,\n"
		 "or the invitation, goes to the address of record with the new key.",
	 .example = "postalgm seat rekey ce-7 blue", .run = seat_rekey_command},
	{.group = "seat", .verb = "resume", .args = "G SEAT", .least = 2, .most = 2,
	 .flags = GM_CHANGES | GM_HOME,
	 .what = "Writes again to an address that was presumed dead",
	 .more = "After three letters and a probe bounced, nothing more is sent; `nmr list`\n"
		 "and `health` show it. A letter from the player does the same.",
	 .example = "postalgm seat resume ce-7 blue", .run = seat_resume_command},
	{0},
};
/* clang-format on */
