/* person list, show, note, absent, block, standby: the people behind the seats.
 * SPDX-License-Identifier: ISC */
#include <jansson.h>

#include "base/arena.h"
#include "server/commands/commands.h"
#include "server/commands/gm_person.h"
#include "server/console/gm_find.h"
#include "server/people/address_remark.h"
#include "server/people/person_move.h"
#include "server/people/persons.h"

/* clang-format off */
static const struct column list_columns[] = {
	{"id",      "id",      COLUMN_NUMBER, false},
	{"name",    "name",    COLUMN_TEXT,   true},
	{"addresses", "addresses", COLUMN_TEXT, true},
	{"in_games", "games",   COLUMN_TEXT,   true},
	{"owed",    "owed",    COLUMN_NUMBER, false},
	{"missed",  "missed",  COLUMN_NUMBER, false},
	{"late",    "late",    COLUMN_NUMBER, false},
	{"standby", "standby", COLUMN_TEXT,   false},
	{"blocked", "blocked", COLUMN_TEXT,   true},
};
/* clang-format on */

/* The fields that both a row and a record have: numbers, and the person's standing. */
json_t *gm_person_row(struct gm *gm, const struct person *p, struct err *err)
{
	struct turnouts t;

	if (!turnout_of(gm_store(gm), p->id, &t, err))
		return NULL;
	int in = t.n[TURNOUT_IN], missed = t.n[TURNOUT_MISSED];
	return json_pack("{s:I, s:o, s:i, s:i, s:i, s:i, s:i, s:b, s:o, s:o}", "id",
			 (json_int_t)p->id, "name", show_str(p->name), "owed",
			 in + missed, "in_time", in, "missed", missed, "excused",
			 t.n[TURNOUT_EXCUSED], "late", t.n[TURNOUT_LATE], "news",
			 p->news != 0, "standby",
			 !p->standby  ? json_null()
			 : p->plays.n ? show_str(p->plays)
				      : json_string("any"),
			 "blocked",
			 !p->blocked      ? json_null()
			 : p->block_why.n ? show_str(p->block_why)
					  : json_string("yes"));
}

json_t *gm_person_addresses(struct gm *gm, const struct person *p, struct err *err)
{
	struct str *all;
	int n;

	if (!persons_addresses(gm_store(gm), gm->a, p->id, &all, &n, err))
		return NULL;
	json_t *list = json_array();
	for (int i = 0; i < n; i++)
		json_array_append_new(list, show_str(all[i]));
	return list;
}

/* The games in which they sit, by name. */
static json_t *games_of(struct gm *gm, const struct person *p, struct err *err)
{
	struct person_place *places;
	int n;

	if (!person_places(gm->home, gm->a, p, true, &places, &n, err))
		return NULL;
	json_t *list = json_array();
	for (int i = 0; i < n; i++)
		json_array_append_new(list, show_str(places[i].game.name));
	return list;
}

static json_t *list_row(struct gm *gm, const struct person *p, struct err *err)
{
	json_t *row = gm_person_row(gm, p, err);
	json_t *addresses = row ? gm_person_addresses(gm, p, err) : NULL;
	json_t *their_games = addresses ? games_of(gm, p, err) : NULL;

	if (!their_games) {
		json_decref(row);
		json_decref(addresses);
		return NULL;
	}
	json_object_set_new(row, "addresses", addresses);
	json_object_set_new(row, "in_games", their_games);
	return row;
}

static int person_list(struct gm *gm)
{
	struct person *all;
	struct err err = {0};
	int n;

	if (!persons_list(gm_store(gm), gm->a, &all, &n, &err))
		return gm_fail(gm, &err);
	json_t *rows = json_array();
	for (int i = 0; i < n; i++) {
		json_t *row;
		if ((gm_option(gm, "standby") && !all[i].standby) ||
		    (gm_option(gm, "blocked") && !all[i].blocked) ||
		    (gm_option(gm, "news") && !all[i].news))
			continue;
		if (!(row = list_row(gm, &all[i], &err))) {
			json_decref(rows);
			return gm_fail(gm, &err);
		}
		json_array_append_new(rows, row);
	}
	show_table(&gm->show, list_columns, sizeof list_columns / sizeof *list_columns,
		   rows, "Nobody is listed.");
	return GM_DONE;
}

/* The call's words from the second on, as one text. */
static struct str words_of(const struct gm *gm)
{
	struct buf all = buf_in(gm->a);

	for (int i = 1; i < gm->n_args; i++)
		buf_printf(&all, "%s%s", i > 1 ? " " : "", gm->args[i]);
	return buf_str(&all);
}

static int person_note_command(struct gm *gm)
{
	struct err err = {0};
	struct person p;

	if (!person_named(gm->home, gm->a, gm_arg(gm, 0), &p, &err) ||
	    !person_note(gm->home, &p, words_of(gm), &err))
		return gm_fail(gm, &err);
	show_line(&gm->show, "Noted about " PRI_STR "; nobody else reads it.",
		  STR_ARG(p.name));
	return GM_DONE;
}

static int person_absent_command(struct gm *gm)
{
	struct person_place *places;
	struct str *said, line;
	struct err err = {0};
	struct person p;
	int n;

	if (!person_named(gm->home, gm->a, gm_arg(gm, 0), &p, &err) ||
	    !person_absent(gm->home, gm->a, &p, words_of(gm), &places, &said, &n, &err))
		return gm_fail(gm, &err);
	for (int i = 0; i < n; i++)
		while (str_line(&said[i], &line))
			show_line(&gm->show, PRI_STR ": " PRI_STR,
				  STR_ARG(places[i].game.name), STR_ARG(line));
	return GM_DONE;
}

/* The seats that a blocked person keeps, each with the command that gives it to somebody else. */
static void show_kept(struct gm *gm, const struct person_place *at, int n)
{
	for (int i = 0; i < n; i++)
		show_line(
			&gm->show,
			"They keep " PRI_STR " of '" PRI_STR
			"'; to give it to somebody else: postalgm seat replace " PRI_STR
			" " PRI_STR " \"NAME <ADDRESS>\"",
			STR_ARG(at[i].seat.colour), STR_ARG(at[i].game.name),
			STR_ARG(at[i].game.name), STR_ARG(at[i].seat.colour));
}

static int person_block_command(struct gm *gm)
{
	struct str why = str_of(gm_option(gm, "why"));
	struct person_place *places;
	struct err err = {0};
	struct person p;
	int n_places;

	if (gm_option(gm, "off") && why.n) {
		err_usage(&err, "--off takes no --why");
		return gm_fail(gm, &err);
	}
	if (!(gm_option(gm, "off")
		      ? person_named(gm->home, gm->a, gm_arg(gm, 0), &p, &err) &&
				person_unblock(gm->home, &p, &err)
		      : person_block(gm->home, gm->a, gm_arg(gm, 0), why, &p, &err)) ||
	    !person_places(gm->home, gm->a, &p, true, &places, &n_places, &err))
		return gm_fail(gm, &err);
	if (gm_option(gm, "off")) {
		show_line(&gm->show, PRI_STR " may be given a seat again.",
			  STR_ARG(p.name));
		return GM_DONE;
	}
	show_line(&gm->show,
		  PRI_STR " will be given no new seat and is not on any standby list.",
		  STR_ARG(p.name));
	show_kept(gm, places, n_places);
	return GM_DONE;
}

static int person_standby_command(struct gm *gm)
{
	struct str plays = str_of(gm_option(gm, "plays"));
	struct err err = {0};
	struct person p;

	if (gm_option(gm, "off") && plays.n) {
		err_usage(&err, "--off takes no --plays");
		return gm_fail(gm, &err);
	}
	if (gm_option(gm, "off")) {
		if (!person_named(gm->home, gm->a, gm_arg(gm, 0), &p, &err) ||
		    !person_wait_off(gm->home, &p, &err))
			return gm_fail(gm, &err);
		show_line(&gm->show, PRI_STR " is no longer on the house's list.",
			  STR_ARG(p.name));
		return GM_DONE;
	}
	if (!person_wait(gm->home, gm->a, gm_arg(gm, 0), plays, &p, &err))
		return gm_fail(gm, &err);
	show_line(&gm->show,
		  PRI_STR " is on the house's list of standbys, for " PRI_STR
			  "; a letter says so.",
		  STR_ARG(p.name), STR_ARG(plays.n ? plays : STR("any game")));
	return GM_DONE;
}

static int person_address_command(struct gm *gm)
{
	struct str remark;
	struct err err = {0};
	struct person p;

	if (!person_named(gm->home, gm->a, gm_arg(gm, 0), &p, &err) ||
	    !address_remark(gm->home, gm->a, gm_arg(gm, 1), &remark, &err) ||
	    !person_move_ask(gm->home, gm->a, &p, gm_arg(gm, 1), &err))
		return gm_fail(gm, &err);
	show_line(
		&gm->show,
		"A letter asks at " PRI_STR
		". Once it is answered with `confirm`, all letters of\nthe games of " PRI_STR
		" go there; until then nothing changes.",
		STR_MADE(gm->a, gm_arg(gm, 1)), STR_ARG(p.name));
	gm_note(gm, remark);
	return GM_DONE;
}

static int person_news_command(struct gm *gm)
{
	bool on = !gm_option(gm, "off");
	struct err err = {0};
	struct person p;

	if (!person_news(gm->home, gm->a, gm_arg(gm, 0), on, &p, &err))
		return gm_fail(gm, &err);
	show_line(&gm->show,
		  on ? PRI_STR " is told by letter when a game is open."
		     : PRI_STR " is told of open games no longer.",
		  STR_ARG(p.name));
	return GM_DONE;
}

/* clang-format off */
static const struct gm_option news_options[] = {
	{"off", NULL, "they are told no longer", false},
	{0},
};
static const struct gm_option list_options[] = {
	{"standby", NULL, "only those on the house's list of standbys", false},
	{"blocked", NULL, "only those who are blocked", false},
	{"news", NULL, "only those who are told of open games", false},
	{0},
};
static const struct gm_option block_options[] = {
	{"why", "TEXT", "the reason, for you alone", false},
	{"off", NULL, "they may be given a seat again", false},
	{0},
};
static const struct gm_option standby_options[] = {
	{"plays", "RULES", "what they would play: NAME,NAME (default: any)", false},
	{"off", NULL, "takes them off the list", false},
	{0},
};

const struct gm_command gm_person_commands[] = {
	{.group = "person", .verb = "list", .args = "", .flags = GM_SHOWS | GM_HOME,
	 .options = list_options,
	 .what = "Lists everybody who has or had a seat, or waits for one",
	 .more = "\"owed\": phases for which they owed orders, since these count; \"missed\": those\n"
		 "for which nothing came by the deadline; \"late\": letters that came after their\n"
		 "phase. One that you ran before its deadline is excused and counts in neither.",
	 .example = "postalgm person list --standby", .run = person_list},
	{.group = "person", .verb = "show", .args = "WHO", .least = 1, .most = 1,
	 .flags = GM_SHOWS | GM_HOME,
	 .what = "Shows a person: addresses, habits, reliability, seats, absences, notes",
	 .more = "WHO is a name, an address, or the number from person list.",
	 .example = "postalgm person show ann@example.org", .run = gm_person_show},
	{.group = "person", .verb = "note", .args = "WHO TEXT", .least = 2, .most = -1,
	 .flags = GM_CHANGES | GM_HOME | GM_DRY,
	 .what = "Writes a note about a person, for you alone",
	 .example = "postalgm person note Ann \"learns quickly, prefers short games\"",
	 .run = person_note_command},
	{.group = "person", .verb = "address", .args = "WHO ADDRESS", .least = 2, .most = 2,
	 .flags = GM_CHANGES | GM_HOME | GM_DRY,
	 .what = "Moves a person to another address, once a letter there is answered",
	 .more = "The letter goes to the new address alone. Its `confirm`, within 7 days, moves\n"
		 "all seats in games that are not over; the old address and the GM of each game\n"
		 "are told, and letters from there that waited are read. By mail a player does it\n"
		 "themselves: ADDRESS.",
	 .example = "postalgm person address Ann ann@new.example", .run = person_address_command},
	{.group = "person", .verb = "absent", .args = "WHO DAYS", .least = 2, .most = -1,
	 .flags = GM_CHANGES | GM_HOME | GM_DRY,
	 .what = "Tells all games of a person on which days they are away",
	 .more = "As ABSENT does by mail: all players of these games are told, and deadlines\n"
		 "that fall into the days wait as far as each game allows. \"off\" takes it back.",
	 .example = "postalgm person absent Ann 2 Dec to 4 Dec", .run = person_absent_command},
	{.group = "person", .verb = "block", .args = "WHO", .least = 1, .most = 1,
	 .flags = GM_CHANGES | GM_HOME | GM_DRY, .options = block_options,
	 .what = "Gives a person no new seat and no place on a standby list",
	 .more = "WHO is a person who is known, or \"NAME <ADDRESS>\" of somebody who is not. Nobody\n"
		 "is told. They keep the seats they have; seat replace takes one.",
	 .example = "postalgm person block eve@example.org --why \"left three games\"",
	 .run = person_block_command},
	{.group = "person", .verb = "news", .args = "WHO", .least = 1, .most = 1,
	 .flags = GM_CHANGES | GM_HOME | GM_DRY, .options = news_options,
	 .what = "Tells a person by letter of games that are open",
	 .more = "WHO is a person who is known, or \"NAME <ADDRESS>\". By mail they write NEWS ON\n"
		 "and NEWS OFF themselves.",
	 .example = "postalgm person news Ann", .run = person_news_command},
	{.group = "person", .verb = "standby", .args = "WHO", .least = 1, .most = 1,
	 .flags = GM_CHANGES | GM_HOME | GM_DRY, .options = standby_options,
	 .what = "Puts a person on the house's list of standbys, for any game",
	 .more = "WHO is a person who is known, or \"NAME <ADDRESS>\". They are told. When a game's\n"
		 "own list has nobody left, they are asked: by nmr standby, or by nmr=standby.",
	 .example = "postalgm person standby \"Dora <dora@example.org>\"",
	 .run = person_standby_command},
	{0},
};
/* clang-format on */
