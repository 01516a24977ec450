/* game new, list, show, start, end, option: games from the making to the end.
 * SPDX-License-Identifier: ISC */
#include <jansson.h>
#include <string.h>

#include "base/arena.h"
#include "server/game_new.h"
#include "server/game_options.h"
#include "server/game_start.h"
#include "server/game_stop.h"
#include "server/gm_find.h"
#include "server/nearest.h"
#include "server/position.h"
#include "server/powers_wish.h"

enum { OPTIONS_MAX = 32 };

/* The switches of the server, then those of the rules; NULL at the end. */
static const struct game_option *option_at(const struct game_rules *rules, int i)
{
	for (const struct game_option *o = play_options; o->name; o++)
		if ((rules->power || strcmp(o->name, "powers") != 0) && i-- == 0)
			return o;
	for (const struct game_option *o = rules->options; o && o->name; o++)
		if (i-- == 0)
			return o;
	return NULL;
}

/* "flares=on" -> name and value, the name being one that the game has. */
static bool read_option(struct gm *gm, const struct game_rules *rules, struct str word,
			struct option_setting *set, struct err *err)
{
	struct str value = word, name = str_until(&value, '=');
	struct nearest near = {.word = name};
	struct buf list = buf_in(gm->a);
	const struct game_option *o;

	if (name.n == word.n || !name.n)
		return err_usage(err,
				 "'" PRI_STR
				 "' is no option; write NAME=VALUE, like flares=on",
				 STR_ARG(word));
	for (int i = 0; (o = option_at(rules, i)) != NULL; i++) {
		if (str_same(name, str_of(o->name))) {
			*set = (struct option_setting){str_of(o->name), value};
			return true;
		}
		nearest_offer(&near, str_of(o->name));
		buf_printf(&list, "%s%s", i ? ", " : "", o->name);
	}
	return err_refuse(err, "there is no option '" PRI_STR "'" PRI_STR,
			  STR_ARG(name),
			  STR_ARG(nearest_text(gm->a, &near, buf_str(&list))));
}

/* --- game new --------------------------------------------------------------------- */

static bool plan(struct gm *gm, struct new_game *new, struct option_setting *settings,
		 struct err *err)
{
	const char *seats = gm_option(gm, "seats"),
		   *rules_name = gm_option(gm, "rules"),
		   *powers = gm_option(gm, "powers"), *word;
	const struct game_rules *rules;
	struct deadlines deadlines;
	int64_t n = 0;

	*new = (struct new_game){.name = gm_arg(gm, 0),
				 .rules = str_of(rules_name ? rules_name : "cosmic"),
				 .deadlines = str_of(gm_option(gm, "deadlines")),
				 .options = settings};
	if (!gm_find_rules(gm, new->rules, &rules, err))
		return false;
	if (seats && !str_int(str_of(seats), rules->seats_min, rules->seats_max, &n))
		return err_refuse(err, "--seats %s: %s is played by %d to %d", seats,
				  rules->title, rules->seats_min, rules->seats_max);
	new->n_seats = (int)n;
	if (new->deadlines.n && !deadlines_read(new->deadlines, &deadlines, err))
		return err_context(err, "--deadlines");
	for (int i = 0; (word = gm_option_at(gm, "option", i)) != NULL; i++) {
		if (i == OPTIONS_MAX)
			return err_usage(err, "more than %d times --option",
					 (int)OPTIONS_MAX);
		if (!read_option(gm, rules, str_of(word), &settings[i], err))
			return false;
		new->n_options = i + 1;
	}
	if (powers)
		settings[new->n_options++] = (struct option_setting){
			STR("powers"), str_of(*powers ? powers : "none")};
	return true;
}

static void warn_of_trust(struct gm *gm, const struct game *g)
{
	struct str auth;
	struct err ignored = {0};

	if (!option_get(gm_store(gm), gm->a, g->id, "auth", &auth, &ignored))
		return;
	if ((auth.n ? str_is(auth, "P2") : gm->home->config.auth == 2) &&
	    !gm->home->config.authserv_id.n)
		show_line(&gm->show,
			  "Mind: auth P2 holds every letter while mail.authserv_id is "
			  "empty (postalgm.json).");
}

static void tell_powers(struct gm *gm, const struct game *g)
{
	const struct game_rules *r = game_find(g->rules);
	struct powers_plan plan;
	struct err ignored = {0};

	if (r && powers_plan_load(gm->home, gm->a, g, r, &plan, &ignored) &&
	    plan.how != POWERS_NONE)
		show_line(&gm->show, "Powers: " PRI_STR ".",
			  STR_ARG(powers_plan_said(gm->a, &plan)));
}

static int game_new(struct gm *gm)
{
	struct option_setting settings[OPTIONS_MAX + 1]; /* --powers is one more */
	struct new_game new;
	struct err err = {0};
	struct game game;

	if (!plan(gm, &new, settings, &err) ||
	    !game_create(gm->home, gm->a, &new, &game, &err))
		return gm_fail(gm, &err);
	show_line(&gm->show,
		  "Game '" PRI_STR "' was made: " PRI_STR
		  ", %d seats, deadlines " PRI_STR ".",
		  STR_ARG(game.name), STR_ARG(game.rules), game.n_seats,
		  STR_ARG(game.deadlines));
	tell_powers(gm, &game);
	warn_of_trust(gm, &game);
	show_line(&gm->show,
		  "Next: postalgm seat add " PRI_STR " \"Ann <ann@example.org>\"",
		  STR_ARG(game.name));
	return GM_DONE;
}

/* --- game list, show -------------------------------------------------------------- */

/* clang-format off */
static const struct column list_columns[] = {
	{"name",     "game",     COLUMN_TEXT,   false},
	{"rules",    "rules",    COLUMN_TEXT,   false},
	{"status",   "status",   COLUMN_TEXT,   false},
	{"joined",   "seats",    COLUMN_TEXT,   false},
	{"phase",    "phase",    COLUMN_TEXT,   false},
	{"deadline", "deadline", COLUMN_TIME,   false},
	{"hold",     "waits",    COLUMN_TEXT,   true},
};
static const struct column game_fields[] = {
	{"name",       "game",       COLUMN_TEXT,   false},
	{"title",      "rules",      COLUMN_TEXT,   false},
	{"status",     "status",     COLUMN_TEXT,   false},
	{"phase",      "phase",      COLUMN_TEXT,   false},
	{"deadline",   "deadline",   COLUMN_TIME,   false},
	{"deadlines",  "deadlines",  COLUMN_TEXT,   false},
	{"hold",       "waits",      COLUMN_TEXT,   false},
	{"winners",    "winners",    COLUMN_TEXT,   false},
	{"made",       "made",       COLUMN_TIME,   false},
	{"started",    "started",    COLUMN_TIME,   false},
	{"ended",      "ended",      COLUMN_TIME,   false},
	{"why",        "ended for",  COLUMN_TEXT,   false},
	{"commitment", "commitment", COLUMN_TEXT,   false},
};
static const struct column seat_columns[] = {
	{"number",  "seat",    COLUMN_NUMBER, false},
	{"colour",  "colour",  COLUMN_TEXT,   false},
	{"name",    "player",  COLUMN_TEXT,   true},
	{"address", "address", COLUMN_TEXT,   true},
	{"status",  "status",  COLUMN_TEXT,   false},
	{"power",   "Power",   COLUMN_TEXT,   false},
	{"wishes",  "wishes",  COLUMN_TEXT,   true},
};
static const struct column option_columns[] = {
	{"name",    "option", COLUMN_TEXT, false},
	{"value",   "value",  COLUMN_TEXT, false},
	{"values",  "can be", COLUMN_TEXT, true},
	{"rule",    "rule",   COLUMN_TEXT, false},
	{"what",    "what it is", COLUMN_TEXT, true},
};
/* clang-format on */

static json_t *joined_text(const struct gm_table *t)
{
	int joined = 0;

	for (int i = 0; i < t->n_seats; i++)
		joined += t->seats[i].status == SEAT_JOINED;
	return json_sprintf("%d/%d", joined, t->game.n_seats);
}

static json_t *game_row(struct gm *gm, const struct gm_table *t)
{
	const struct game *g = &t->game;
	struct str phase = gm_phase_text(gm->a, g->turn, g->phase);

	return json_pack("{s:o, s:o, s:s, s:o, s:o, s:o, s:o}", "name",
			 show_str(g->name), "rules", show_str(g->rules), "status",
			 game_status_name(g->status), "joined", joined_text(t), "phase",
			 phase.n ? show_str(phase) : json_null(), "deadline",
			 show_time(g->deadline), "hold", show_str(g->hold));
}

static int game_list(struct gm *gm)
{
	struct err err = {0};
	struct game *all;
	int n;

	if (!games_list(gm_store(gm), gm->a, &all, &n, &err))
		return gm_fail(gm, &err);
	json_t *rows = json_array();
	for (int i = 0; i < n; i++) {
		struct gm_table t = {.game = all[i]};
		if (!seats_list(gm_store(gm), gm->a, t.game.id, &t.seats, &t.n_seats,
				&err)) {
			json_decref(rows);
			return gm_fail(gm, &err);
		}
		json_array_append_new(rows, game_row(gm, &t));
	}
	show_table(&gm->show, list_columns, 7, rows,
		   "There is no game yet; `postalgm game new NAME` makes one.");
	return GM_DONE;
}

/* The first of the values is the default, unless it is a word for what can be written
 * there (N, WORDS, 1..9): then there is none. */
static struct str default_of(struct str first)
{
	bool is_word =
		first.n &&
		((first.s[0] >= 'A' && first.s[0] <= 'Z' && !str_starts(first, "P")) ||
		 str_find(first, STR("..")) != SIZE_MAX);
	return is_word ? STR("") : first;
}

static json_t *option_rows(struct gm *gm, const struct gm_table *t, struct err *err)
{
	const struct game_option *o;
	json_t *rows = json_array();

	for (int i = 0; (o = option_at(t->rules, i)) != NULL; i++) {
		struct str value, first = str_of(o->values);
		if (!option_get(gm_store(gm), gm->a, t->game.id, o->name, &value,
				err)) {
			json_decref(rows);
			return NULL;
		}
		if (!value.n)
			value = default_of(str_until(&first, '|'));
		json_array_append_new(
			rows, json_pack("{s:s, s:o, s:s, s:s, s:s}", "name", o->name,
					"value", show_str(value), "values", o->values,
					"rule", o->rule ? o->rule : "", "what",
					o->what ? o->what : ""));
	}
	return rows;
}

/* The winners' colours of a game that is over; empty where there is none. */
static json_t *winner_list(struct gm *gm, const struct gm_table *t)
{
	json_t *list = json_array();
	struct err err = {0};
	struct position end;

	if (t->game.status != GAME_OVER || !t->game.phase_no ||
	    !position_load(gm->home, gm->a, &t->game, t->game.phase_no, &end, &err))
		return list;
	unsigned winners = t->rules->winners(end.state);
	for (int i = 0; i < t->n_seats; i++)
		if (winners & 1U << t->seats[i].seat)
			json_array_append_new(
				list, show_str(gm_seat_name(gm->a, &t->seats[i])));
	return list;
}

static json_t *seat_rows(const struct gm_table *t)
{
	json_t *rows = json_array();

	for (int i = 0; i < t->n_seats; i++) {
		const struct seat *s = &t->seats[i];
		json_array_append_new(
			rows,
			json_pack("{s:i, s:o, s:o, s:o, s:s, s:o, s:o, s:o}", "number",
				  s->seat + 1, "colour", show_str(s->colour), "name",
				  show_str(s->name), "address", show_str(s->address),
				  "status", seat_status_name(s->status), "joined",
				  show_time(s->joined), "power", show_str(s->power),
				  "wishes", show_str(s->wish_powers)));
	}
	return rows;
}

/* Wishes stand there until the Powers are given; then the Powers. */
static int n_seat_columns(const struct gm_table *t)
{
	int n = 5;

	for (int i = 0; i < t->n_seats; i++)
		if (t->seats[i].wish_powers.n)
			n = 7;
		else if (t->seats[i].power.n && n < 6)
			n = 6;
	return n;
}

static int game_show(struct gm *gm)
{
	struct gm_table t;
	struct err err = {0};

	if (!gm_find_game(gm, 0, &t, &err))
		return gm_fail(gm, &err);
	json_t *options = option_rows(gm, &t, &err), *row = game_row(gm, &t);
	if (!options) {
		json_decref(row);
		return gm_fail(gm, &err);
	}
	json_object_update_new(
		row,
		json_pack("{s:s, s:o, s:o, s:o, s:o, s:o, s:o, s:o}", "title",
			  t.rules->title, "deadlines", show_str(t.game.deadlines),
			  "made", show_time(t.game.created), "started",
			  show_time(t.game.started), "ended", show_time(t.game.ended),
			  "why", show_str(t.game.end_why), "commitment",
			  show_str(t.game.commitment), "winners", winner_list(gm, &t)));
	json_t *seats = seat_rows(&t);
	json_object_set(row, "seats", seats);
	json_object_set(row, "options", options);
	show_record(&gm->show, game_fields, sizeof game_fields / sizeof *game_fields,
		    row);
	if (gm->show.json) {
		json_decref(seats);
		json_decref(options);
		return GM_DONE;
	}
	show_heading(&gm->show, "\nSeats");
	show_table(&gm->show, seat_columns, n_seat_columns(&t), seats,
		   "Nobody was invited yet.");
	show_heading(&gm->show, "\nOptions");
	show_table(&gm->show, option_columns, 2, options, "");
	return GM_DONE;
}

/* --- game start, end, option ------------------------------------------------------ */

static int game_start_command(struct gm *gm)
{
	struct gm_table t;
	struct err err = {0};

	if (!gm_find_game(gm, 0, &t, &err) ||
	    !game_start(gm->home, gm->a, t.game.name, &err) ||
	    !gm_find_game(gm, 0, &t, &err))
		return gm_fail(gm, &err);
	show_line(&gm->show,
		  "Game '" PRI_STR "' has started: phase " PRI_STR
		  ", orders due " PRI_STR ".",
		  STR_ARG(t.game.name),
		  STR_ARG(gm_phase_text(gm->a, t.game.turn, t.game.phase)),
		  STR_ARG(clock_short(gm->a, t.game.deadline)));
	return GM_DONE;
}

static int game_end_command(struct gm *gm)
{
	struct str why = str_trim(str_of(gm_option(gm, "why")));
	struct gm_table t;
	struct err err = {0};

	if (!gm_find_game(gm, 0, &t, &err))
		return gm_fail(gm, &err);
	if (!why.n) {
		err_usage(&err,
			  "say why: postalgm game end " PRI_STR
			  " --why \"...\"; the players "
			  "read it",
			  STR_ARG(t.game.name));
		return gm_fail(gm, &err);
	}
	if (!game_end(gm->home, gm->a, t.game.name, why, &err))
		return gm_fail(gm, &err);
	show_line(&gm->show,
		  "Game '" PRI_STR "' is over; everybody gets a last letter.",
		  STR_ARG(t.game.name));
	return GM_DONE;
}

static int game_pause_command(struct gm *gm)
{
	struct gm_table t;
	struct err err = {0};

	if (!gm_find_game(gm, 0, &t, &err) ||
	    !game_pause(gm->home, gm->a, t.game.name, &err))
		return gm_fail(gm, &err);
	show_line(&gm->show,
		  "Game '" PRI_STR "' is paused: no deadline runs until `postalgm game "
		  "resume " PRI_STR "`.",
		  STR_ARG(t.game.name), STR_ARG(t.game.name));
	return GM_DONE;
}

static int game_resume_command(struct gm *gm)
{
	struct gm_table t;
	struct err err = {0};

	if (!gm_find_game(gm, 0, &t, &err) ||
	    !game_resume(gm->home, gm->a, t.game.name, &err) ||
	    !gm_find_game(gm, 0, &t, &err))
		return gm_fail(gm, &err);
	show_line(&gm->show, "Game '" PRI_STR "' goes on: orders due " PRI_STR ".",
		  STR_ARG(t.game.name), STR_ARG(clock_short(gm->a, t.game.deadline)));
	return GM_DONE;
}

static int game_option_command(struct gm *gm)
{
	struct option_setting set;
	struct gm_table t;
	struct err err = {0};

	if (!gm_find_game(gm, 0, &t, &err))
		return gm_fail(gm, &err);
	if (gm->n_args == 1) {
		json_t *rows = option_rows(gm, &t, &err);
		if (!rows)
			return gm_fail(gm, &err);
		show_table(&gm->show, option_columns, 5, rows, "");
		return GM_DONE;
	}
	if (!read_option(gm, t.rules, gm_arg(gm, 1), &set, &err) ||
	    !game_set_option(gm->home, gm->a, t.game.name, set.name, set.value, false,
			     (struct str){NULL, 0}, &err))
		return gm_fail(gm, &err);
	if (!option_get(gm_store(gm), gm->a, t.game.id, str_z(gm->a, set.name),
			&set.value, &err))
		return gm_fail(gm, &err);
	show_line(&gm->show, "Game '" PRI_STR "': " PRI_STR " is " PRI_STR " now.",
		  STR_ARG(t.game.name), STR_ARG(set.name), STR_ARG(set.value));
	if (str_same(set.name, STR("auth")))
		warn_of_trust(gm, &t.game);
	return GM_DONE;
}

/* clang-format off */
static const struct gm_option new_options[] = {
	{"rules",     "NAME", "the rules that it is played by (default cosmic)", false},
	{"seats",     "N",    "how many play", false},
	{"option",    "K=V",  "a switch of the game", true},
	{"deadlines", "RULE", "\"Tue,Fri 20:00 Europe/London\" or \"7 days 20:00 UTC\"", false},
	{"powers",    "LIST", "who has which Power: none, names, lot or wish", false},
	{0},
};
static const struct gm_option end_options[] = {
	{"why", "TEXT", "the reason, which the players read", false},
	{0},
};

const struct gm_command gm_game_commands[] = {
	{.group = "game", .verb = "new", .args = "NAME", .least = 1, .most = 1,
	 .flags = GM_CHANGES | GM_HOME, .options = new_options,
	 .what = "Makes a game, to which players can be invited",
	 .more = "NAME has 2 to 24 of a-z, 0-9 and -; it stands in every address and subject.\n"
		 "Next come `seat add` for each player and `game start`.\n"
		 "Powers go by name, \"red=Zombie,blue=Virus\" or in the order of the seats,\n"
		 "\"Zombie,none,Virus\"; by `lot`, out of all or of \"lot:Zombie,Virus,Mind\"; or by\n"
		 "`wish` (or \"wish:Zombie,...\"): players name them in their JOIN, the best first,\n"
		 "and at the start, in an order drawn by lot, each gets his best that is free.\n"
		 "`powers list` has the names.",
	 .example = "postalgm game new ce-7 --seats 4 --deadlines \"Tue,Fri 20:00 Europe/London\"",
	 .run = game_new},
	{.group = "game", .verb = "list", .args = "", .flags = GM_SHOWS | GM_HOME,
	 .what = "Lists the games",
	 .example = "postalgm game list --json", .run = game_list},
	{.group = "game", .verb = "show", .args = "G", .least = 1, .most = 1,
	 .flags = GM_SHOWS | GM_HOME,
	 .what = "Shows a game, its seats and its switches",
	 .example = "postalgm game show ce-7", .run = game_show},
	{.group = "game", .verb = "start", .args = "G", .least = 1, .most = 1,
	 .flags = GM_CHANGES | GM_HOME,
	 .what = "Starts a game: start letters and first reports go out",
	 .more = "Refused, with names, while a seat is open.",
	 .example = "postalgm game start ce-7", .run = game_start_command},
	{.group = "game", .verb = "pause", .args = "G", .least = 1, .most = 1,
	 .flags = GM_CHANGES | GM_HOME,
	 .what = "Stops the clock of a game; all are told",
	 .example = "postalgm game pause ce-7", .run = game_pause_command},
	{.group = "game", .verb = "resume", .args = "G", .least = 1, .most = 1,
	 .flags = GM_CHANGES | GM_HOME,
	 .what = "Lets it run on; the deadline moves by the pause",
	 .example = "postalgm game resume ce-7", .run = game_resume_command},
	{.group = "game", .verb = "end", .args = "G --why TEXT", .least = 1, .most = 1,
	 .flags = GM_CHANGES | GM_HOME, .options = end_options,
	 .what = "Ends a game before its time, without a winner",
	 .more = "Everybody gets a last letter with the position, the secret and the lucky words.",
	 .example = "postalgm game end ce-7 --why \"two players have moved away\"",
	 .run = game_end_command},
	{.group = "game", .verb = "option", .args = "G [K=V]", .least = 1, .most = 2,
	 .flags = GM_SHOWS | GM_CHANGES | GM_HOME,
	 .what = "Sets a switch of a game; alone it lists them",
	 .more = "Once the game runs, switches that are settled at the start are refused.",
	 .example = "postalgm game option ce-7 grace=2", .run = game_option_command},
	{0},
};
/* clang-format on */
