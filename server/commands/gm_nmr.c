/* nmr list, remind, wait, standby, random: the seats that owe orders for the open
 * phase, and the GM's means against that.
 * SPDX-License-Identifier: ISC */
#include <jansson.h>

#include "base/arena.h"
#include "schema/mail/bounces.h"
#include "schema/standbys.h"
#include "server/commands/commands.h"
#include "server/commands/gm_nmr.h"
#include "server/console/gm_find.h"
#include "server/game/absence.h"
#include "server/game/phase_missing.h"
#include "server/people/standby_call.h"
#include "server/phase/nmr_excuse.h"
#include "server/phase/phase_byhand.h"
#include "server/phase/remind.h"

/* clang-format off */
static const struct column columns[] = {
	{"colour",   "seat",     COLUMN_TEXT,   false},
	{"name",     "player",   COLUMN_TEXT,   true},
	{"owes",     "owes",     COLUMN_YES,    false},
	{"in",       "in",       COLUMN_YES,    false},
	{"final",    "final",    COLUMN_YES,    false},
	{"wait",     "wait",     COLUMN_YES,    false},
	{"misses",   "misses",   COLUMN_NUMBER, false},
	{"reminded", "reminded", COLUMN_TIME,   false},
	{"needs",    "still to order", COLUMN_TEXT, true},
	{"mail",     "letters to them", COLUMN_TEXT, true},
};
enum { COLUMNS = sizeof columns / sizeof *columns };
/* clang-format on */

static const struct seat *seat_at(const struct gm_table *t, int seat)
{
	for (int i = 0; i < t->n_seats; i++)
		if (t->seats[i].seat == seat)
			return &t->seats[i];
	return NULL;
}

/* "do not arrive since ...: 5.1.1 no such user"; null where all is well. */
static json_t *mail_of(struct gm *gm, const struct seat *s, struct err *err)
{
	struct address_record r;

	if (!bounces_record(gm_store(gm), gm->a, s->game_id, s->seat, s->address, &r,
			    err))
		return NULL;
	if (!r.n_hard && !r.n_soft)
		return json_null();
	return show_str(gm_mail_text(gm->a, &r));
}

struct str gm_mail_text(struct arena *a, const struct address_record *r)
{
	const char *how = r->state == ADDRESS_DEAD      ? "dead: "
			  : r->state == ADDRESS_PROBING ? "being tried: "
							: "";

	/* A server's words often begin with the code that was taken out of them. */
	struct str status = str_equal(str_slice(r->text, 0, r->status.n), r->status)
				    ? STR("")
				    : r->status;

	return str_printf(
		a, "%s%d letter%s bounced, %d permanently; last " PRI_STR "%s" PRI_STR,
		how, r->n_hard + r->n_soft, r->n_hard + r->n_soft == 1 ? "" : "s",
		r->n_hard, STR_ARG(status), status.n && r->text.n ? " " : "",
		STR_ARG(r->text));
}

json_t *gm_nmr_rows(struct gm *gm, const struct gm_table *t, bool all, struct err *err)
{
	struct missing *missing;
	int n;

	if (!phase_missing(gm->home, gm->a, &t->game, &missing, &n, err))
		return NULL;
	json_t *rows = json_array();
	for (int i = 0; i < n; i++) {
		const struct missing *o = &missing[i];
		const struct seat *s = seat_at(t, o->seat);
		if (!s || !o->in_game || (!all && (!o->owes || (o->in && !o->needs.n))))
			continue;
		json_t *mail = mail_of(gm, s, err);
		if (!mail) {
			json_decref(rows);
			return NULL;
		}
		json_array_append_new(
			rows,
			json_pack(
				"{s:i, s:o, s:o, s:b, s:b, s:b, s:b, s:i, s:o, s:o, s:o}",
				"number", o->seat + 1, "colour", show_str(s->colour),
				"name", show_str(s->name.n ? s->name : s->address),
				"owes", o->owes, "in", o->in, "final", o->final, "wait",
				o->wait, "misses", o->misses, "reminded",
				show_time(o->reminded), "needs", show_str(o->needs),
				"mail", mail));
	}
	return rows;
}

void gm_nmr_show(struct gm *gm, json_t *rows, const char *none)
{
	bool trouble = false;

	for (size_t i = 0; i < json_array_size(rows); i++)
		trouble = trouble || json_is_string(json_object_get(
					     json_array_get(rows, i), "mail"));
	/* The last column only where it has something to say. */
	show_table(&gm->show, columns, trouble ? COLUMNS : COLUMNS - 1, rows, none);
}

bool gm_need_open_phase(const struct gm_table *t, struct err *err)
{
	const char *status = game_status_name(t->game.status);

	if (t->game.phase)
		return true;
	if (t->game.status == GAME_OVER)
		return err_refuse(
			err,
			"'" PRI_STR
			"' is over; no phase is open (phase rollback with --force opens one again)",
			STR_ARG(t->game.name));
	return err_refuse(err,
			  "'" PRI_STR
			  "' has not started (it is %s); `postalgm game start " PRI_STR
			  "` opens the first phase",
			  STR_ARG(t->game.name), status, STR_ARG(t->game.name));
}

static int nmr_list(struct gm *gm)
{
	struct gm_table t;
	struct err err = {0};

	if (!gm_find_game(gm, 0, &t, &err) || !gm_need_open_phase(&t, &err))
		return gm_fail(gm, &err);
	json_t *rows = gm_nmr_rows(gm, &t, gm_option(gm, "everybody") != NULL, &err);
	if (!rows)
		return gm_fail(gm, &err);
	gm_nmr_show(gm, rows, "Nobody owes anything.");
	return GM_DONE;
}

bool gm_warn_of_absence(struct gm *gm, const struct gm_table *t, int64_t utc,
			struct err *err)
{
	struct str line;

	if (!absence_warning(gm->home, gm->a, &t->game, utc, &line, err))
		return false;
	gm_note(gm, line);
	return true;
}

static int nmr_wait(struct gm *gm)
{
	struct gm_table t;
	struct err err = {0};
	int64_t hours;

	if (!gm_find_game(gm, 0, &t, &err) || !gm_need_open_phase(&t, &err))
		return gm_fail(gm, &err);
	if (!str_int(gm_arg(gm, 1), 1, PHASE_WAIT_HOURS_MAX, &hours)) {
		err_usage(&err, "'" PRI_STR "' is not a number of hours from 1 to %d",
			  STR_MADE(gm->a, gm_arg(gm, 1)), (int)PHASE_WAIT_HOURS_MAX);
		return gm_fail(gm, &err);
	}
	if (!phase_wait(gm->home, gm->a, t.game.name, (int)hours, &err) ||
	    !gm_find_game(gm, 0, &t, &err))
		return gm_fail(gm, &err);
	show_line(&gm->show,
		  "Phase " PRI_STR " of '" PRI_STR "' waits until " PRI_STR
		  " for missing orders; everybody is told.",
		  STR_MADE(gm->a, gm_phase_text(gm->a, t.game.turn, t.game.phase)),
		  STR_ARG(t.game.name), STR_MADE(gm->a, gm_when(gm, t.game.deadline)));
	return gm_warn_of_absence(gm, &t, t.game.deadline, &err) ? GM_DONE
								 : gm_fail(gm, &err);
}

static int nmr_random(struct gm *gm)
{
	struct str word = gm_arg(gm, 1);
	const struct seat *seat = NULL;
	struct gm_table t;
	struct err err = {0};

	if (!gm_find_game(gm, 0, &t, &err) || !gm_need_open_phase(&t, &err) ||
	    (!str_is(word, "all") && !gm_find_seat(gm, &t, word, &seat, &err)) ||
	    !phase_allow_random(gm->home, gm->a, t.game.name,
				seat ? seat->colour : STR(""), &err))
		return gm_fail(gm, &err);
	show_line(&gm->show,
		  PRI_STR " will be played %s in phase " PRI_STR " if nothing comes.",
		  STR_MADE(gm->a, seat ? gm_seat_name(gm->a, seat)
				       : STR("Each seat that owes orders")),
		  game_absent(t.rules)->played,
		  STR_MADE(gm->a, gm_phase_text(gm->a, t.game.turn, t.game.phase)));
	return GM_DONE;
}

/* SEAT left out: all who owe. */
static int nmr_remind(struct gm *gm)
{
	const struct seat *seat = NULL;
	struct gm_table t;
	struct err err = {0};

	if (!gm_find_game(gm, 0, &t, &err) || !gm_need_open_phase(&t, &err) ||
	    (gm->n_args == 2 && !gm_find_seat(gm, &t, gm_arg(gm, 1), &seat, &err)) ||
	    !remind_by_gm(gm->home, gm->a, t.game.name, seat ? seat->seat : SEAT_ALL,
			  &err))
		return gm_fail(gm, &err);
	show_line(&gm->show, "A reminder goes to " PRI_STR ".",
		  STR_MADE(gm->a, seat ? gm_seat_name(gm->a, seat)
				       : STR("everybody who owes orders")));
	return GM_DONE;
}

static int nmr_standby(struct gm *gm)
{
	const struct seat *seat;
	struct standby who;
	struct gm_table t;
	struct err err = {0};

	if (!gm_find_game(gm, 0, &t, &err) || !gm_need_open_phase(&t, &err) ||
	    !gm_find_seat(gm, &t, gm_arg(gm, 1), &seat, &err) ||
	    !standby_by_gm(gm->home, gm->a, t.game.name, seat->colour, &who, &err))
		return gm_fail(gm, &err);
	show_line(&gm->show,
		  PRI_STR " was offered to " PRI_STR " <" PRI_STR
			  ">, who has until " PRI_STR
			  " to answer; the old keys no longer work.",
		  STR_MADE(gm->a, gm_seat_name(gm->a, seat)), STR_ARG(who.name),
		  STR_ARG(who.address), STR_MADE(gm->a, gm_when(gm, who.until)));
	return GM_DONE;
}

static int nmr_excuse_command(struct gm *gm)
{
	struct str why = str_of(gm_option(gm, "why"));
	const struct seat *seat;
	struct gm_table t;
	struct seat s;
	struct err err = {0};
	enum excused which = gm_option(gm, "last") ? EXCUSED_LAST : EXCUSED_NOW;

	if (!gm_find_game(gm, 0, &t, &err) || !gm_need_open_phase(&t, &err) ||
	    !gm_find_seat(gm, &t, gm_arg(gm, 1), &seat, &err) ||
	    !nmr_excuse(gm->home, gm->a, t.game.name, seat->colour, why, which, &s,
			&err))
		return gm_fail(gm, &err);
	if (which == EXCUSED_NOW)
		show_line(&gm->show,
			  PRI_STR
			  " is excused in phase " PRI_STR
			  ": if nothing comes, no miss counts. A letter says so.",
			  STR_MADE(gm->a, gm_seat_name(gm->a, &s)),
			  STR_MADE(gm->a,
				   gm_phase_text(gm->a, t.game.turn, t.game.phase)));
	else
		show_line(&gm->show,
			  "The last miss of " PRI_STR
			  " counts no longer. A letter says so.",
			  STR_MADE(gm->a, gm_seat_name(gm->a, &s)));
	return GM_DONE;
}

/* clang-format off */
static const struct gm_option excuse_options[] = {
	{"last", NULL, "takes its last miss away instead", false},
	{"why", "TEXT", "the reason, which the players read", false},
	{0},
};
static const struct gm_option list_options[] = {
	{"everybody", NULL, "also those who owe nothing, or whose orders are in", false},
	{0},
};

const struct gm_command gm_nmr_commands[] = {
	{.group = "nmr", .verb = "list", .args = "G", .least = 1, .most = 1,
	 .flags = GM_SHOWS | GM_HOME, .games = 1U << GAME_RUNNING | 1U << GAME_PAUSED,
	 .options = list_options,
	 .what = "Lists who owes what for the open phase, reminders sent, missed orders in a row",
	 .example = "postalgm nmr list --all", .run = nmr_list},
	{.group = "nmr", .verb = "remind", .args = "G [SEAT]", .least = 1, .most = 2,
	 .flags = GM_CHANGES | GM_HOME | GM_DRY,
	 .what = "Reminds a seat, or all who owe something, now",
	 .example = "postalgm nmr remind ce-7 red", .run = nmr_remind},
	{.group = "nmr", .verb = "wait", .args = "G HOURS", .least = 2, .most = 2,
	 .flags = GM_CHANGES | GM_HOME | GM_DRY | GM_WHY,
	 .what = "Lets the open phase wait for missing orders",
	 .more = "HOURS count from its deadline, or from now if that has passed. The phase runs\n"
		 "as soon as all orders are in. All players are told.",
	 .example = "postalgm nmr wait ce-7 24", .run = nmr_wait},
	{.group = "nmr", .verb = "standby", .args = "G SEAT", .least = 2, .most = 2,
	 .flags = GM_CHANGES | GM_HOME | GM_DRY | GM_WHY,
	 .what = "Offers a seat to the next on the list of standbys",
	 .more = "The old keys die at once. If the standby says no, or nothing for\n"
		 "\"game.standby_hours\" (48), the next is asked; called again, this command asks\n"
		 "the next at once. `seat standby` makes the list; option nmr=standby asks by\n"
		 "itself.",
	 .example = "postalgm nmr standby ce-7 red", .run = nmr_standby},
	{.group = "nmr", .verb = "excuse", .args = "G SEAT", .least = 2, .most = 2,
	 .flags = GM_CHANGES | GM_HOME | GM_DRY, .options = excuse_options,
	 .what = "Lets a player miss a phase: it does not count",
	 .more = "The seat may miss the open phase: it is played, and no miss counts. With --last\n"
		 "its last miss is taken off its row and off the player's reliability. The player\n"
		 "is told; all read it in the next report.",
	 .example = "postalgm nmr excuse ce-7 red --why \"in hospital\"", .run = nmr_excuse_command},
	{.group = "nmr", .verb = "random", .args = "G SEAT|all", .least = 2, .most = 2,
	 .flags = GM_CHANGES | GM_HOME | GM_DRY | GM_WHY,
	 .what = "Lets a phase run without the orders of a missing seat",
	 .more = "The first phase of a game never runs without everybody's orders unless the GM\n"
		 "says so.",
	 .example = "postalgm nmr random ce-7 red", .run = nmr_random},
	{0},
};
/* clang-format on */
