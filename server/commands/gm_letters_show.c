/* letters: shows incoming letters and their fate; press is left out.
 * SPDX-License-Identifier: ISC */
#include <jansson.h>

#include "base/arena.h"
#include "mail/read/worker_probe.h"
#include "schema/mail/held.h"
#include "schema/mail/sources.h"
#include "server/commands/gm_letters_parts.h"
#include "server/commands/gm_post.h"
#include "server/game/private_press.h"
#include "server/home/home.h"

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
	{"basis",      "time from", COLUMN_TEXT,   false},
	{"journalled", "journalled", COLUMN_TIME,   false},
	{"tries",      "tries",      COLUMN_NUMBER, false},
	{"size",       "octets",     COLUMN_NUMBER, false},
	{"message_id", "Message-ID", COLUMN_TEXT,   false},
	{"mailbox",    "mailbox",    COLUMN_TEXT,   false},
	{"name",       "its name there", COLUMN_TEXT, false},
	{"held",       "its word",   COLUMN_TEXT,   false},
	{"expires",    "waits until", COLUMN_TIME,  false},
};
/* clang-format on */

static json_t *letter_row(struct gm *gm, const struct inbox *l)
{
	json_t *row = json_pack(
		"{s:I, s:o, s:s, s:o, s:o, s:o, s:o, s:o}", "id", (json_int_t)l->id,
		"arrived", show_time(l->arrival), "state", inbox_state_name(l->state),
		"class", json_string(inbox_verdict_name(l->verdict)), "reason",
		show_str(l->reason), "game", gm_game_name(gm, l->game_id), "seat",
		l->game_id && l->verdict != SETTLED_OBSERVE
			? gm_colour_name(gm, l->game_id, l->seat)
			: json_null(),
		"from", show_str(l->sender));
	json_object_update_new(
		row, json_pack("{s:o, s:o, s:i, s:I, s:o, s:o}", "basis",
			       json_string(arrival_basis_name(l->basis)), "journalled",
			       show_time(l->journal_utc), "tries", l->attempts, "size",
			       (json_int_t)l->size, "message_id", show_str(l->msgid),
			       "name", show_str(l->name)));
	return row;
}

static const char *inbox_name(int i)
{
	return inbox_state_name((enum inbox_state)i);
}

int gm_letters_list(struct gm *gm)
{
	struct err err = {0};
	struct inbox *rows;
	struct gm_filter f;
	int n;

	if (!gm_read_filter(gm, inbox_name, INBOX_STATES, &f, &err) ||
	    !inbox_list(gm_store(gm), gm->a, (enum inbox_state)f.state, f.max, &rows,
			&n, &err))
		return gm_fail(gm, &err);
	json_t *list = json_array();
	for (int i = 0; i < n; i++)
		json_array_append_new(list, letter_row(gm, &rows[i]));
	show_table(&gm->show, letters_columns, 8, list,
		   f.state == INBOX_STATES ? "No letter has come yet."
					   : "No letter is in that state.");
	return GM_DONE;
}

/* The writer's own words, as they are read for orders, without their press. A letter
 * that was set aside because it broke its reader is not read here. */
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

/* Adds whether a word is waited for, or the outcome of that; null for a letter that was
 * never held. */
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

static bool add_mailbox(struct gm *gm, int64_t source_id, json_t *row, struct err *err)
{
	struct source s;

	if (!source_load(gm_store(gm), gm->a, source_id, &s, err))
		return false;
	json_object_set_new(row, "mailbox", show_str(s.name));
	return true;
}

/* The record, and under it the words of its writer, as far as they are kept. */
static bool show_letter(struct gm *gm, const struct inbox *l, struct str bytes,
			bool kept, struct err *err)
{
	json_t *row = letter_row(gm, l), *text = json_array();
	int hidden = 0;

	if (!add_held(gm, l->id, row, err) ||
	    !add_mailbox(gm, l->source_id, row, err) ||
	    (kept && !own_words(gm, l, bytes, text, &hidden, err))) {
		json_decref(row);
		json_decref(text);
		return false;
	}

	json_object_set_new(row, "kept", json_boolean(kept));
	json_object_set_new(row, "press_hidden", json_integer(hidden));
	json_object_set(row, "lines", text);
	show_record(&gm->show, letters_fields,
		    sizeof letters_fields / sizeof *letters_fields, row);
	show_line(&gm->show, "%s", "");
	for (size_t i = 0; i < json_array_size(text); i++)
		show_line(&gm->show, "| %s",
			  json_string_value(json_array_get(text, i)));
	json_decref(text);
	if (hidden)
		show_line(
			&gm->show,
			"Its press is not shown: `postalgm press list G` has what you may read of it.");
	else
		show_line(
			&gm->show,
			kept ? "`postalgm letters show %lld --raw` prints it as it came."
			     : "Letter %lld itself is no longer kept.",
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
		       "letter %lld contains press that is not addressed to you; `postalgm letters open %lld --why TEXT` prints it, and all players are told",
		       (long long)l->id, (long long)l->id);
}

/* The letter's bytes are gone after the time of keeping. */
int gm_letters_show(struct gm *gm)
{
	struct err err = {0}, gone = {0};
	struct str bytes = {NULL, 0};
	struct inbox l;

	if (!gm_letters_find(gm, &l, &err))
		return gm_fail(gm, &err);
	bool kept = inbox_bytes(gm_store(gm), gm->a, l.id, &bytes, &gone);
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
