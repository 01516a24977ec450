/* game list, game show.
 * SPDX-License-Identifier: ISC */
#include <jansson.h>
#include <string.h>

#include "base/arena.h"
#include "schema/homes/moved.h"
#include "schema/mail/observers.h"
#include "server/commands/gm_game.h"
#include "server/commands/gm_standby.h"
#include "server/console/gm_many.h"
#include "server/game/game_gm.h"
#include "server/game/position.h"
#include "server/options/house_rules.h"

enum { ARCHIVED_S = 30 * 24 * 3600 };

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
	{"gm",         "GM",         COLUMN_TEXT,   false},
	{"other_gms",  "other GMs",  COLUMN_TEXT,   false},
	{"hold",       "waits",      COLUMN_TEXT,   false},
	{"winners",    "winners",    COLUMN_TEXT,   false},
	{"made",       "made",       COLUMN_TIME,   false},
	{"started",    "started",    COLUMN_TIME,   false},
	{"ended",      "ended",      COLUMN_TIME,   false},
	{"why",        "ended for",  COLUMN_TEXT,   false},
	{"observers",  "observers",  COLUMN_NUMBER, false},
	{"commitment", "commitment", COLUMN_TEXT,   false},
};
static const struct column seat_columns[] = {
	{"number",  "seat",    COLUMN_NUMBER, false},
	{"colour",  "colour",  COLUMN_TEXT,   false},
	{"name",    "player",  COLUMN_TEXT,   true},
	{"address", "address", COLUMN_TEXT,   true},
	{"status",  "status",  COLUMN_TEXT,   false},
	{"power",   "role",    COLUMN_TEXT,   false},
	{"wishes",  "wishes",  COLUMN_TEXT,   true},
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
			 gm_deadline(gm, g), "hold", show_str(g->hold));
}

/* The orders of a list of games. */
static int by_status(const struct game *a, const struct game *b)
{
	return (int)a->status - (int)b->status;
}

/* A game in which no deadline runs comes last. */
static int by_deadline(const struct game *a, const struct game *b)
{
	int64_t x = a->status == GAME_PAUSED ? 0 : a->deadline,
		y = b->status == GAME_PAUSED ? 0 : b->deadline;

	return !x || !y ? !x - !y : (x > y) - (x < y);
}

static int by_name(const struct game *a, const struct game *b)
{
	(void)a, (void)b;
	return 0; /* as the store lists them */
}

static const struct {
	const char *name;
	int (*order)(const struct game *, const struct game *);
} sorts[] = {{"name", by_name}, {"status", by_status}, {"deadline", by_deadline}};
enum { N_SORTS = sizeof sorts / sizeof *sorts };

/* Puts them into the order of --sort; equal ones stay by name. */
static bool sort_games(struct gm *gm, struct game *all, int n, struct err *err)
{
	const char *key = gm_option(gm, "sort");
	int s = 0;

	while (key && s < N_SORTS && strcmp(key, sorts[s].name) != 0)
		s++;
	if (s == N_SORTS)
		return err_usage(err, "--sort %s: it is name, status or deadline", key);
	for (int i = 1; i < n; i++)
		for (int k = i; k > 0 && sorts[s].order(&all[k - 1], &all[k]) > 0;
		     k--) {
			struct game g = all[k];
			all[k] = all[k - 1];
			all[k - 1] = g;
		}
	return true;
}

/* Ended long ago, and not asked for. */
static bool is_archived(const struct gm *gm, const struct gm_games *f,
			const struct game *g)
{
	return g->status == GAME_OVER && f->status != GAME_OVER &&
	       !gm_option(gm, "all") && gm_now(gm) - g->ended > ARCHIVED_S;
}

/* Games that were here. */
static bool tell_moved(struct gm *gm, struct err *err)
{
	enum { NAMED = 12 };
	struct buf list = buf_in(gm->a);
	struct moved *all;
	int n;

	if (!moved_list(gm_store(gm), gm->a, &all, &n, err))
		return false;
	for (int i = 0; i < n && i < NAMED; i++)
		buf_printf(&list, "%s" PRI_STR " (" PRI_STR ")", i ? ", " : "",
			   STR_ARG(all[i].name),
			   STR_MADE(gm->a, all[i].home.n
						   ? str_printf(gm->a, "home " PRI_STR,
								STR_ARG(all[i].home))
						   : STR("archive")));
	if (n && !gm->show.json)
		show_line(&gm->show, "No longer here: " PRI_STR "%s",
			  STR_ARG(buf_str(&list)), n > NAMED ? " ..." : ".");
	return true;
}

int gm_game_list(struct gm *gm)
{
	struct err err = {0};
	struct gm_games f;
	struct game *all;
	int n, archived = 0;

	if (!gm_games_read(gm, &f, &err) ||
	    !games_list(gm_store(gm), gm->a, &all, &n, &err) ||
	    !sort_games(gm, all, n, &err))
		return gm_fail(gm, &err);
	json_t *rows = json_array();
	for (int i = 0; i < n; i++) {
		struct gm_table t = {.game = all[i]};
		if (!gm_games_has(&f, gm->a, &all[i]))
			continue;
		if (is_archived(gm, &f, &all[i])) {
			archived++;
			continue;
		}
		if (!seats_list(gm_store(gm), gm->a, t.game.id, &t.seats, &t.n_seats,
				&err)) {
			json_decref(rows);
			return gm_fail(gm, &err);
		}
		json_array_append_new(rows, game_row(gm, &t));
	}
	show_table(&gm->show, list_columns, 7, rows,
		   n ? "No game is listed."
		     : "There is no game yet; `postalgm game new NAME` makes one.");
	if (archived && !gm->show.json)
		show_line(&gm->show, "%d more ended over %d days ago: game list --all",
			  archived, ARCHIVED_S / (24 * 3600));
	if (!tell_moved(gm, &err))
		return gm_fail(gm, &err);
	return GM_DONE;
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

static json_t *ruling_list(const struct str *ruling, int n)
{
	json_t *list = json_array();

	for (int i = 0; i < n; i++)
		json_array_append_new(list, show_str(ruling[i]));
	return list;
}

/* Those beside the first: ["Gus, gus@example.org"]. */
static json_t *other_gms(struct gm *gm, const struct game *g, struct err *err)
{
	struct game *as;
	int n;

	if (!game_gms(gm->home, gm->a, g, &as, &n, err))
		return NULL;
	json_t *list = json_array();
	for (int i = 1; i < n; i++)
		json_array_append_new(list,
				      show_str(game_gm_shown(gm->a, gm->home, &as[i])));
	return list;
}

/* The names that seats of this game can have. */
static json_t *colour_list(const struct game_rules *r)
{
	json_t *list = json_array();

	for (int i = 0; i < r->seats_max; i++)
		json_array_append_new(list, json_string(r->colours[i]));
	return list;
}

int gm_game_show(struct gm *gm)
{
	struct gm_table t;
	struct err err = {0};

	if (!gm_find_game(gm, 0, &t, &err))
		return gm_fail(gm, &err);
	int observers, n_rulings;
	struct str *ruling;
	if (!observers_count(gm_store(gm), t.game.id, &observers, &err) ||
	    !house_rules_rulings(gm->home, gm->a, &t.game, &ruling, &n_rulings, &err))
		return gm_fail(gm, &err);
	json_t *options = gm_game_option_rows(gm, &t, &err), *row = game_row(gm, &t);
	json_t *standbys = options ? gm_standby_rows(gm, &t, &err) : NULL;
	if (!standbys) {
		json_decref(options);
		json_decref(row);
		return gm_fail(gm, &err);
	}
	json_object_update_new(
		row,
		json_pack("{s:s, s:o, s:o, s:o, s:o, s:o, s:o, s:o, s:o}", "title",
			  t.rules->title, "deadlines", show_str(t.game.deadlines), "gm",
			  show_str(game_gm_shown(gm->a, gm->home, &t.game)), "made",
			  show_time(t.game.created), "started",
			  show_time(t.game.started), "ended", show_time(t.game.ended),
			  "why", show_str(t.game.end_why), "commitment",
			  show_str(t.game.commitment), "winners", winner_list(gm, &t)));
	json_t *seats = seat_rows(&t), *open = gm_open_value(gm, &t.game, &err);
	json_t *gms = open ? other_gms(gm, &t.game, &err) : NULL;
	if (!gms)
		return gm_fail(gm, &err);
	json_object_set_new(row, "other_gms", gms);
	json_object_set_new(row, "colours", colour_list(t.rules));
	json_object_set_new(row, "open", open);
	if (observers)
		json_object_set_new(row, "observers", json_integer(observers));
	json_object_set(row, "seats", seats);
	json_object_set(row, "options", options);
	json_object_set(row, "standbys", standbys);
	json_object_set_new(row, "rulings", ruling_list(ruling, n_rulings));
	show_record(&gm->show, game_fields, sizeof game_fields / sizeof *game_fields,
		    row);
	if (gm->show.json) {
		json_decref(seats);
		json_decref(options);
		json_decref(standbys);
		return GM_DONE;
	}
	show_heading(&gm->show, "\nSeats");
	show_table(&gm->show, seat_columns, n_seat_columns(&t), seats,
		   "Nobody has been invited yet.");
	gm_open_show(gm, &t.game, json_object_get(row, "open"));
	gm_standby_show(gm, standbys);
	if (n_rulings)
		show_heading(&gm->show, "\nRulings");
	for (int i = 0; i < n_rulings; i++)
		show_line(&gm->show, PRI_STR, STR_ARG(ruling[i]));
	show_heading(&gm->show, "\nOptions");
	gm_game_show_options(gm, options, false);
	return GM_DONE;
}
