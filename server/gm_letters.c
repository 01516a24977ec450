/* letters: what came in, another try for it, and the GM's word for one that is held.
 * SPDX-License-Identifier: ISC */
#include <jansson.h>

#include "base/arena.h"
#include "mail/worker_probe.h"
#include "schema/held.h"
#include "schema/journal.h"
#include "server/fetch.h"
#include "server/gm_find.h"
#include "server/gm_post.h"
#include "server/held_letters.h"
#include "server/home.h"
#include "server/private_press.h"
#include "server/record.h"

/* clang-format off */
static const struct column letters_columns[] = {
	{"id",      "id",      COLUMN_NUMBER, false},
	{"arrived", "arrived", COLUMN_TIME,   false},
	{"state",   "state",   COLUMN_TEXT,   false},
	{"class",   "class",   COLUMN_TEXT,   false},
	{"reason",  "reason",  COLUMN_TEXT,   true},
	{"game",    "game",    COLUMN_TEXT,   false},
	{"seat",    "seat",    COLUMN_TEXT,   false},
	{"from",    "from",    COLUMN_TEXT,   true},
};
static const struct column letters_fields[] = {
	{"id",         "id",         COLUMN_NUMBER, false},
	{"state",      "state",      COLUMN_TEXT,   false},
	{"class",      "class",      COLUMN_TEXT,   false},
	{"reason",     "reason",     COLUMN_TEXT,   false},
	{"from",       "from",       COLUMN_TEXT,   false},
	{"game",       "game",       COLUMN_TEXT,   false},
	{"seat",       "seat",       COLUMN_TEXT,   false},
	{"arrived",    "arrived",    COLUMN_TIME,   false},
	{"basis",      "as told by", COLUMN_TEXT,   false},
	{"journalled", "journalled", COLUMN_TIME,   false},
	{"tries",      "tries",      COLUMN_NUMBER, false},
	{"size",       "octets",     COLUMN_NUMBER, false},
	{"message_id", "Message-ID", COLUMN_TEXT,   false},
	{"name",       "in mailbox", COLUMN_TEXT,   false},
	{"held",       "its word",   COLUMN_TEXT,   false},
	{"expires",    "waits until", COLUMN_TIME,  false},
};
/* clang-format on */

static json_t *letter_row(struct gm *gm, const struct inbox *l)
{
	json_t *row = json_pack("{s:I, s:o, s:s, s:o, s:o, s:o, s:o, s:o}", "id",
				(json_int_t)l->id, "arrived", show_time(l->arrival),
				"state", inbox_state_name(l->state), "class",
				show_str(l->verdict), "reason", show_str(l->reason),
				"game", gm_game_name(gm, l->game_id), "seat",
				l->game_id && !str_is(l->verdict, "observe")
					? gm_colour_name(gm, l->game_id, l->seat)
					: json_null(),
				"from", show_str(l->sender));
	json_object_update_new(row, json_pack("{s:o, s:o, s:i, s:I, s:o, s:o}", "basis",
					      show_str(l->basis), "journalled",
					      show_time(l->journal_utc), "tries",
					      l->attempts, "size", (json_int_t)l->size,
					      "message_id", show_str(l->msgid), "name",
					      show_str(l->name)));
	return row;
}

static const char *inbox_name(int i)
{
	return inbox_state_name((enum inbox_state)i);
}

static int letters_list(struct gm *gm)
{
	struct err err = {0};
	struct inbox *rows;
	struct gm_filter f;
	int n;

	if (!gm_read_filter(gm, inbox_name, INBOX_STATES, &f, &err) ||
	    !journal_list(gm_store(gm), gm->a, (enum inbox_state)f.state, f.max, &rows,
			  &n, &err))
		return gm_fail(gm, &err);
	json_t *list = json_array();
	for (int i = 0; i < n; i++)
		json_array_append_new(list, letter_row(gm, &rows[i]));
	show_table(&gm->show, letters_columns, 8, list,
		   f.state == INBOX_STATES ? "No letter came yet."
					   : "No letter is in that state.");
	return GM_DONE;
}

/* The writer's own words, as they are read for orders, without his press; a letter that
 * was set aside because it broke its reader is not read here. */
static bool own_words(struct gm *gm, const struct inbox *in, struct str bytes,
		      json_t *lines, int *hidden, struct err *err)
{
	struct letter l;

	*hidden = 0;
	if (in->state == INBOX_QUARANTINE)
		return true;
	if (!worker_read_alone(&gm->home->house, gm->a, bytes, &l, err))
		return false;
	if (l.reason == REASON_WORKER_DIED || l.reason == REASON_WORKER_SLOW)
		return err_set(err, "letter %lld cannot be read: %s", (long long)in->id,
			       letter_reasons[l.reason].sentence);
	struct str *shown = arena_array(gm->a, struct str, l.n_lines + 1);
	size_t n = private_press_hide(l.lines, l.n_lines, shown, hidden);
	for (size_t i = 0; i < n; i++)
		json_array_append_new(lines, show_str(shown[i]));
	return true;
}

static bool find_letter(struct gm *gm, struct inbox *l, struct err *err)
{
	int64_t id;
	return gm_read_id(gm, 0, "letter", &id, err) &&
	       journal_load(gm_store(gm), gm->a, id, l, err);
}

/* Whether a word is waited for, or what became of that; null for a letter that was never
 * held. */
static bool add_held(struct gm *gm, int64_t id, json_t *row, struct err *err)
{
	struct held d;
	bool found;

	if (!held_load(gm_store(gm), gm->a, id, &found, &d, err))
		return false;
	json_object_set_new(row, "held",
			    found ? json_string(held_state_name(d.state))
				  : json_null());
	json_object_set_new(row, "expires", found ? show_time(d.expires) : json_null());
	return true;
}

/* The record, and under it the words of its writer, as far as they are kept. */
static bool show_letter(struct gm *gm, const struct inbox *l, struct str bytes,
			bool kept, struct err *err)
{
	json_t *row = letter_row(gm, l), *text = json_array();
	int hidden = 0;

	if (!add_held(gm, l->id, row, err) ||
	    (kept && !own_words(gm, l, bytes, text, &hidden, err))) {
		json_decref(row);
		json_decref(text);
		return false;
	}

	json_object_set_new(row, "kept", json_boolean(kept));
	json_object_set_new(row, "press_hidden", json_integer(hidden));
	json_object_set(row, "text", text);
	show_record(&gm->show, letters_fields,
		    sizeof letters_fields / sizeof *letters_fields, row);
	show_line(&gm->show, "%s", "");
	for (size_t i = 0; i < json_array_size(text); i++)
		show_line(&gm->show, "| %s",
			  json_string_value(json_array_get(text, i)));
	json_decref(text);
	if (hidden)
		show_line(&gm->show,
			  "Its press is not shown: `postalgm press list G` has "
			  "what you may read of it.");
	else
		show_line(&gm->show,
			  kept ? "`postalgm letters show %lld --raw` prints it as it "
				 "came."
			       : "Letter %lld itself is not kept any more.",
			  (long long)l->id);
	return true;
}

/* A letter of a player with press in it is not printed as it came without a reason that
 * all may read. */
static bool may_print(struct gm *gm, const struct inbox *l, struct str bytes,
		      struct err *err)
{
	json_t *text = json_array();
	int hidden = 0;
	bool ok = !l->game_id || own_words(gm, l, bytes, text, &hidden, err);

	json_decref(text);
	if (!ok)
		return false;
	return !hidden ||
	       err_refuse(
		       err,
		       "letter %lld has press in it, which is not for you as it "
		       "stands there; `postalgm letters open %lld --why TEXT` prints "
		       "it, and all players are told",
		       (long long)l->id, (long long)l->id);
}

/* The letter's bytes are gone after the time of keeping. */
static int letters_show(struct gm *gm)
{
	struct err err = {0}, gone = {0};
	struct str bytes = {NULL, 0};
	struct inbox l;

	if (!find_letter(gm, &l, &err))
		return gm_fail(gm, &err);
	bool kept = journal_bytes(gm_store(gm), gm->a, l.id, &bytes, &gone);
	if (gm_option(gm, "raw")) {
		if (!kept)
			return gm_fail(gm, &gone);
		if (!may_print(gm, &l, bytes, &err))
			return gm_fail(gm, &err);
		show_raw(&gm->show, bytes);
		return GM_DONE;
	}
	return show_letter(gm, &l, bytes, kept, &err) ? GM_DONE : gm_fail(gm, &err);
}

static bool note_opened(struct gm *gm, const struct inbox *l, struct str why,
			struct err *err)
{
	struct game g;
	struct seat seat;
	struct str whose = STR("the GM");

	if (!games_load(gm_store(gm), gm->a, l->game_id, &g, err))
		return false;
	if (l->seat >= 0) {
		if (!seats_load(gm_store(gm), gm->a, l->game_id, l->seat, &seat, err))
			return false;
		whose = gm_seat_name(gm->a, &seat);
	}
	return record_act(gm->home, &g, "gm",
			  str_printf(gm->a,
				     "The GM opened a letter of " PRI_STR
				     " (letter %lld).",
				     STR_ARG(whose), (long long)l->id),
			  why, true, err);
}

/* What is wrong with a letter can stand in its press. It is told before it is printed. */
static int letters_open(struct gm *gm)
{
	struct str why = str_trim(str_of(gm_option(gm, "why"))), bytes;
	struct err err = {0};
	struct inbox l;

	if (!find_letter(gm, &l, &err) ||
	    !journal_bytes(gm_store(gm), gm->a, l.id, &bytes, &err))
		return gm_fail(gm, &err);
	if (!l.game_id) {
		err_refuse(&err,
			   "letter %lld is of no game: `postalgm letters show %lld "
			   "--raw` prints it",
			   (long long)l.id, (long long)l.id);
		return gm_fail(gm, &err);
	}
	if (!why.n) {
		err_usage(&err,
			  "say why, for all players read it: postalgm letters open "
			  "%lld --why TEXT",
			  (long long)l.id);
		return gm_fail(gm, &err);
	}
	bool ok = store_begin(gm_store(gm), &err) && note_opened(gm, &l, why, &err);
	int status = gm_settle(gm, ok, &err);
	if (status == GM_DONE)
		show_raw(&gm->show, bytes);
	return status;
}

static int letters_retry(struct gm *gm)
{
	struct err err = {0};
	struct inbox l;

	if (!find_letter(gm, &l, &err))
		return gm_fail(gm, &err);
	if (l.state == INBOX_HELD) {
		err_refuse(&err,
			   "letter %lld waits for the word of its player; `postalgm "
			   "letters release %lld` lets it count without, `letters drop "
			   "%lld` throws it away",
			   (long long)l.id, (long long)l.id, (long long)l.id);
		return gm_fail(gm, &err);
	}
	if (l.state != INBOX_QUARANTINE && l.state != INBOX_IGNORED) {
		err_refuse(
			&err,
			"letter %lld was read; one that was set aside is read again, "
			"see `postalgm letters list --state quarantine`",
			(long long)l.id);
		return gm_fail(gm, &err);
	}
	bool ok = store_begin(gm_store(gm), &err) &&
		  journal_retry(gm_store(gm), l.id, &err);
	int status = gm_settle(gm, ok, &err);
	if (status == GM_DONE)
		show_line(&gm->show,
			  "Letter %lld will be read again in the next round.",
			  (long long)l.id);
	return status;
}

static int held_letter(struct gm *gm,
		       bool (*what)(struct home *, struct arena *, int64_t, struct str,
				    struct err *),
		       const char *said)
{
	struct str why = str_trim(str_of(gm_option(gm, "why")));
	struct err err = {0};
	int64_t id;

	if (!gm_read_id(gm, 0, "letter", &id, &err) ||
	    !what(gm->home, gm->a, id, why, &err))
		return gm_fail(gm, &err);
	show_line(&gm->show, "Letter %lld %s.", (long long)id, said);
	return GM_DONE;
}

static int letters_release(struct gm *gm)
{
	return held_letter(gm, held_letter_release,
			   "will be read in the next round as if it came then");
}

static int letters_drop(struct gm *gm)
{
	return held_letter(gm, held_letter_drop, "was dropped: nobody can confirm it");
}

/* Since when; without a word, as long as players' letters are kept. */
static bool read_since(struct gm *gm, int64_t *since, struct err *err)
{
	const char *word = gm_option(gm, "since");
	enum { DAY_S = 24 * 3600 };

	*since = gm_now(gm) - gm->home->config.limits.keep_players_days * DAY_S;
	if (!word)
		return true;
	if (!clock_read_iso(str_of(word), since) &&
	    !clock_read_iso(str_printf(gm->a, "%sT00:00Z", word), since))
		return err_usage(
			err,
			"--since %s: write a day or a moment (UTC), as 2026-11-01 "
			"or 2026-11-01T20:00Z",
			word);
	return *since <= gm_now(gm) ||
	       err_refuse(err, "--since %s: that is still to come", word);
}

/* For what lies there and was not read: after the database was put back, or put right. */
static int letters_rescan(struct gm *gm)
{
	struct err err = {0};
	int64_t since;

	if (!read_since(gm, &since, &err))
		return gm_fail(gm, &err);
	bool ok = store_begin(gm_store(gm), &err) && fetch_again(gm->home, since, &err);
	int status = gm_settle(gm, ok, &err);
	if (status == GM_DONE)
		show_line(
			&gm->show,
			"The next round looks at all letters in the mailbox that came "
			"since\n" PRI_STR ". Those that are known are left alone.",
			STR_ARG(clock_long(gm->a, since)));
	return status;
}

/* clang-format off */
static const struct gm_option since_option[] = {
	{"since", "TIME", "what came before is left; without it, 90 days back", false},
	{0},
};
static const struct gm_option why_option[] = {
	{"why", "TEXT", "the reason, for the game's journal", false},
	{0},
};
static const struct gm_option raw_option[] = {
	{"raw", NULL, "prints the letter alone, as it came", false},
	{0},
};

const struct gm_command gm_letters_commands[] = {
	{.group = "letters", .verb = "list", .args = "", .flags = GM_SHOWS | GM_HOME,
	 .options = gm_list_options,
	 .what = "Lists the letters that came, the newest first",
	 .example = "postalgm letters list --state quarantine", .run = letters_list},
	{.group = "letters", .verb = "show", .args = "ID", .least = 1, .most = 1,
	 .flags = GM_SHOWS | GM_HOME, .options = raw_option,
	 .what = "Shows what became of a letter",
	 .more = "Press in it is left out, and with press in it --raw is refused: `press list`\n"
		 "has what the GM may read, `letters open` prints all of it and tells the players.",
	 .example = "postalgm letters show 812 --raw", .run = letters_show},
	{.group = "letters", .verb = "open", .args = "ID", .least = 1, .most = 1,
	 .flags = GM_CHANGES | GM_HOME, .options = why_option,
	 .what = "Prints a player's letter as it came, press too; all are told",
	 .more = "For what cannot be found out otherwise: players are promised whose eyes their\n"
		 "press is for. Your reason stands in the next report.",
	 .example = "postalgm letters open 812 --why \"its orders were not understood\"", .run = letters_open},
	{.group = "letters", .verb = "retry", .args = "ID", .least = 1, .most = 1,
	 .flags = GM_CHANGES | GM_HOME,
	 .what = "Has a letter that was set aside read again",
	 .example = "postalgm letters retry 812", .run = letters_retry},
	{.group = "letters", .verb = "release", .args = "ID", .least = 1, .most = 1,
	 .flags = GM_CHANGES | GM_HOME, .options = why_option,
	 .what = "Lets a letter count that waits for its player's confirm",
	 .more = "Where you know that it is his. The players are told in the next report.",
	 .example = "postalgm letters release 812 --why \"she rang me\"", .run = letters_release},
	{.group = "letters", .verb = "drop", .args = "ID", .least = 1, .most = 1,
	 .flags = GM_CHANGES | GM_HOME, .options = why_option,
	 .what = "Throws away a letter that waits for its player's confirm",
	 .example = "postalgm letters drop 812", .run = letters_drop},
	{.group = "letters", .verb = "rescan", .args = "", .flags = GM_CHANGES | GM_HOME,
	 .options = since_option,
	 .what = "Has the whole mailbox looked at again in the next round",
	 .more = "For letters that lie there and were never read: the database was restored, or\n"
		 "somebody moved them. Nothing acts twice: a letter is known by its place, and by\n"
		 "what it says. In a Maildir those in cur that are not known go back to new.",
	 .example = "postalgm letters rescan --since 2026-11-01", .run = letters_rescan},
	{0},
};
/* clang-format on */
