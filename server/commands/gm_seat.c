/* seat add, seat list: the players of a game.
 * SPDX-License-Identifier: ISC */
#include <jansson.h>

#include "base/arena.h"
#include "server/commands/commands.h"
#include "server/commands/gm_standby.h"
#include "server/console/gm_find.h"
#include "server/home/nearest.h"
#include "server/people/address_remark.h"
#include "server/people/option_set.h"
#include "server/people/rekey.h"
#include "server/people/seats.h"
#include "server/phase/led_byhand.h"

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
			  STR_MADE(gm->a, nearest_text(gm->a, &near, buf_str(&list))));
}

/* "house" is nobody: the house plays the seat. */
static bool read_person(struct gm *gm, int i, struct str *name, struct str *address,
			struct err *err)
{
	*name = *address = STR("");
	return str_is(gm_arg(gm, i), "house") ||
	       config_read_address(gm_arg(gm, i), name, address, err);
}

static int seat_add_command(struct gm *gm)
{
	struct str colour = str_of(gm_option(gm, "colour")), name, address;
	struct str remark;
	struct gm_table t;
	struct err err = {0};
	struct seat seat;

	if (!gm_find_game(gm, 0, &t, &err) ||
	    (colour.n && !check_colour(gm, &t, colour, &err)) ||
	    !read_person(gm, 1, &name, &address, &err) ||
	    !address_remark(gm->home, gm->a, gm_arg(gm, 1), &remark, &err) ||
	    (gm_option(gm, "allow-gm") &&
	     !option_turn(gm->home, gm->a, t.game.name, STR("gm_plays"), STR("on"),
			  false, STR(""), &err)) ||
	    !seat_add(gm->home, gm->a, t.game.name, gm_arg(gm, 1), colour, &seat, &err))
		return gm_fail(gm, &err);
	int open = t.game.n_seats - t.n_seats - 1;
	show_line(&gm->show, "Seat %d of '" PRI_STR "', " PRI_STR ": %s" PRI_STR ".",
		  seat.seat + 1, STR_ARG(t.game.name),
		  STR_MADE(gm->a, gm_seat_name(gm->a, &seat)),
		  address.n ? "an invitation goes to " : "the house plays it",
		  STR_ARG(address));
	gm_note(gm, remark);
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
static const char *status_of(const struct seat *s, int phase_no)
{
	if (s->status == SEAT_JOINED && !s->resigned && seat_is_led(s, phase_no))
		return "played by the house";
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
		json_t *row = json_pack(
			"{s:i, s:o, s:o, s:o, s:s, s:o, s:o}", "number", s->seat + 1,
			"colour", show_str(s->colour), "name", show_str(s->name),
			"address", show_str(s->address), "status",
			status_of(s, t.game.phase_no), "invited", show_time(s->invited),
			"joined", show_time(s->joined));
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
	show_line(&gm->show, PRI_STR " no longer plays in '" PRI_STR "'.",
		  STR_MADE(gm->a, gm_seat_name(gm->a, seat)), STR_ARG(t.game.name));
	return GM_DONE;
}

static int lead(struct gm *gm, enum led_how how)
{
	const struct seat *seat;
	struct gm_table t;
	struct err err = {0};
	struct seat now;

	if (!gm_find_game(gm, 0, &t, &err) ||
	    !gm_find_seat(gm, &t, gm_arg(gm, 1), &seat, &err) ||
	    !led_by_gm(gm->home, gm->a, t.game.name, seat->colour, how, &now, &err))
		return gm_fail(gm, &err);
	show_line(&gm->show, PRI_STR ": %s.",
		  STR_MADE(gm->a, gm_seat_name(gm->a, &now)), led_words(how, &now));
	return GM_DONE;
}

static int seat_house_command(struct gm *gm)
{
	struct err err = {0};

	if ((gm_option(gm, "once") != NULL) && (gm_option(gm, "off") != NULL)) {
		err_usage(&err, "--once and --off exclude each other");
		return gm_fail(gm, &err);
	}
	return lead(gm, (gm_option(gm, "off") != NULL)    ? LED_OFF
			: (gm_option(gm, "once") != NULL) ? LED_ONCE
							  : LED_ON);
}

static int seat_replace_command(struct gm *gm)
{
	const struct seat *seat;
	struct str name, address, remark;
	struct gm_table t;
	struct err err = {0};

	if (str_is(gm_arg(gm, 2), "house")) {
		err_usage(&err,
			  "the house takes a seat by postalgm seat house " PRI_STR
			  " " PRI_STR,
			  STR_MADE(gm->a, gm_arg(gm, 0)),
			  STR_MADE(gm->a, gm_arg(gm, 1)));
		return gm_fail(gm, &err);
	}
	if (!gm_find_game(gm, 0, &t, &err) ||
	    !gm_find_seat(gm, &t, gm_arg(gm, 1), &seat, &err) ||
	    !config_read_address(gm_arg(gm, 2), &name, &address, &err) ||
	    !address_remark(gm->home, gm->a, gm_arg(gm, 2), &remark, &err) ||
	    !seat_replace(gm->home, gm->a, t.game.name, seat->colour, gm_arg(gm, 2),
			  &err))
		return gm_fail(gm, &err);
	show_line(&gm->show,
		  PRI_STR ": an invitation goes to " PRI_STR
			  "; the old keys no longer work.",
		  STR_MADE(gm->a, gm_seat_name(gm->a, seat)), STR_ARG(address));
	gm_note(gm, remark);
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
		  STR_MADE(gm->a, gm_seat_name(gm->a, seat)), what,
		  STR_ARG(seat->address));
	return GM_DONE;
}

static int seat_rekey_command(struct gm *gm)
{
	return again(gm, seat_rekey, "the old keys no longer work");
}

static int seat_resume_command(struct gm *gm)
{
	return again(gm, seat_resume, "earlier bounces are forgotten");
}

/* clang-format off */
static const struct gm_option standby_options[] = {
	{"remove", "ADDRESS", "takes a person off the list, by address or name", false},
	{0},
};
static const struct gm_option house_options[] = {
	{"once", NULL, "in the open phase alone", false},
	{"off",  NULL, "the seat's own player plays it again", false},
	{0},
};
static const struct gm_option add_options[] = {
	{"colour", "COLOUR", "which seat (default: by the players' wishes)", false},
	{"allow-gm", NULL, "for a test: the GM may play, and every report says so", false},
	{0},
};

const struct gm_command gm_seat_commands[] = {
	{.group = "seat", .verb = "add", .args = "G \"NAME <ADDRESS>\"|house", .least = 2, .most = 2,
	 .flags = GM_CHANGES | GM_HOME | GM_DRY, .options = add_options,
	 .what = "Invites a player; they join by replying JOIN",
	 .more = "`house` in the place of a person adds a seat that the house plays (HELP HOUSE\n"
		 "in a letter tells how). It has joined at once, gets no letters and nobody\n"
		 "waits for it; seat replace gives it to a player later.",
	 .example = "postalgm seat add ce-7 \"Ann <ann@example.org>\" --colour red",
	 .run = seat_add_command},
	{.group = "seat", .verb = "house", .args = "G SEAT", .least = 2, .most = 2,
	 .flags = GM_CHANGES | GM_HOME | GM_DRY | GM_WHY, .options = house_options,
	 .what = "Lets the house play a seat, by simple, public rules",
	 .more = "It plays a seat whose player has left until somebody takes it. A player who is\n"
		 "still there keeps the seat, and plays it again with their next orders, which\n"
		 "always go before the house's. The next report says so. The house sees\n"
		 "what the seat may see and nothing else; `orders show` has its orders, and\n"
		 "`verify` works them out again.",
	 .example = "postalgm seat house ce-7 blue --once", .run = seat_house_command},
	{.group = "seat", .verb = "list", .args = "G", .least = 1, .most = 1,
	 .flags = GM_SHOWS | GM_HOME, .games = 1U << GAME_INVITING | 1U << GAME_RUNNING | 1U << GAME_PAUSED,
	 .what = "Lists the seats and who sits there",
	 .example = "postalgm seat list ce-7", .run = seat_list},
	{.group = "seat", .verb = "remove", .args = "G SEAT", .least = 2, .most = 2,
	 .flags = GM_CHANGES | GM_HOME | GM_DRY | GM_WHY,
	 .what = "Takes an invitation back before the start; the seat is open again",
	 .example = "postalgm seat remove ce-7 blue", .run = seat_remove_command},
	{.group = "seat", .verb = "replace", .args = "G SEAT \"NAME <ADDRESS>\"", .least = 3,
	 .most = 3, .flags = GM_CHANGES | GM_HOME | GM_ASKS | GM_WHY,
	 .what = "Gives a seat to another player",
	 .more = "The old keys die at once; the new player's JOIN brings them the whole\n"
		 "position and the open form, and their missed orders in a row start at 0.",
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
	 .flags = GM_CHANGES | GM_HOME | GM_DRY,
	 .what = "Draws a new reply key for a seat; the old ones stop working",
	 .more = "Use it for a player whose letters somebody else has read. The report of the open\n"
		 "phase, or the invitation, goes to the address of record with the new key.",
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
