/* outbox and letters: what goes out, what came in, and another try for either.
 * SPDX-License-Identifier: ISC */
#include <jansson.h>
#include <string.h>

#include "base/arena.h"
#include "mail/letter.h"
#include "schema/journal.h"
#include "schema/outbox.h"
#include "server/gm_find.h"
#include "server/home.h"
#include "server/nearest.h"

enum { LIST_MAX = 200 };

/* --max N, or the usual number of rows. */
static bool read_max(struct gm *gm, int *max, struct err *err)
{
	const char *word = gm_option(gm, "max");
	int64_t n = LIST_MAX;

	if (word && !str_int(str_of(word), 1, 1000000, &n))
		return err_usage(err, "--max %s: it can be 1 to 1000000", word);
	*max = (int)n;
	return true;
}

/* --state NAME among `n` names; `*state` is n where none was asked for. */
static bool read_state(struct gm *gm, const char *(*name_of)(int), int n, int *state,
		       struct err *err)
{
	const char *word = gm_option(gm, "state");
	struct nearest near = {.word = str_of(word)};
	struct buf list = buf_in(gm->a);

	*state = n;
	for (int i = 0; word && i < n; i++) {
		if (str_is(str_of(word), name_of(i)))
			*state = i;
		struct str name = str_lower(gm->a, str_of(name_of(i)));
		nearest_offer(&near, name);
		buf_printf(&list, "%s" PRI_STR, i ? ", " : "", STR_ARG(name));
	}
	if (!word || *state < n)
		return true;
	return err_usage(err, "there is no state '%s'" PRI_STR, word,
			 STR_ARG(nearest_text(gm->a, &near, buf_str(&list))));
}

static json_t *game_name(struct gm *gm, int64_t id)
{
	struct err err = {0};
	struct game game;

	if (!id || !games_load(gm_store(gm), gm->a, id, &game, &err))
		return json_null();
	return show_str(game.name);
}

/* Colour of a seat, "gm", or null. */
static json_t *seat_name(struct gm *gm, int64_t game_id, int seat)
{
	struct err err = {0};
	struct seat s;

	if (seat == -1)
		return json_string("gm");
	if (!game_id || seat < 0 ||
	    !seats_load(gm_store(gm), gm->a, game_id, seat, &s, &err))
		return json_null();
	return show_str(s.colour);
}

/* One change in a transaction of its own. */
static int settle(struct gm *gm, bool ok, struct err *err)
{
	if (ok && store_commit(gm_store(gm), err))
		return GM_DONE;
	store_rollback(gm_store(gm));
	return gm_fail(gm, err);
}

/* --- outbox ----------------------------------------------------------------------- */

/* clang-format off */
static const struct column outbox_columns[] = {
	{"id",      "id",      COLUMN_NUMBER, false},
	{"state",   "state",   COLUMN_TEXT,   false},
	{"kind",    "kind",    COLUMN_TEXT,   false},
	{"game",    "game",    COLUMN_TEXT,   false},
	{"seat",    "seat",    COLUMN_TEXT,   false},
	{"to",      "to",      COLUMN_TEXT,   true},
	{"tries",   "tries",   COLUMN_NUMBER, false},
	{"subject", "subject", COLUMN_TEXT,   true},
};
static const struct column outbox_fields[] = {
	{"id",         "id",           COLUMN_NUMBER, false},
	{"state",      "state",        COLUMN_TEXT,   false},
	{"kind",       "kind",         COLUMN_TEXT,   false},
	{"game",       "game",         COLUMN_TEXT,   false},
	{"seat",       "seat",         COLUMN_TEXT,   false},
	{"to",         "to",           COLUMN_TEXT,   false},
	{"subject",    "subject",      COLUMN_TEXT,   false},
	{"message_id", "Message-ID",   COLUMN_TEXT,   false},
	{"made",       "made",         COLUMN_TIME,   false},
	{"sent",       "sent",         COLUMN_TIME,   false},
	{"tries",      "tries",        COLUMN_NUMBER, false},
	{"next",       "next try",     COLUMN_TIME,   false},
	{"code",       "last code",    COLUMN_NUMBER, false},
	{"said",       "server said",  COLUMN_TEXT,   false},
};
/* clang-format on */

static bool is_unsent(const struct outbox *o)
{
	return o->state != OUTBOX_SENT && o->state != OUTBOX_DROPPED &&
	       o->state != OUTBOX_FAILED;
}

static json_t *outbox_row(struct gm *gm, const struct outbox *o)
{
	json_t *row = json_pack(
		"{s:I, s:s, s:o, s:o, s:o, s:o, s:i, s:o, s:o, s:o, s:o, s:o}", "id",
		(json_int_t)o->id, "state", outbox_state_name(o->state), "kind",
		show_str(o->kind), "game", game_name(gm, o->game_id), "seat",
		seat_name(gm, o->game_id, o->seat), "to", show_str(o->rcpt), "tries",
		o->attempts, "subject", show_str(o->subject), "message_id",
		show_str(o->message_id), "made", show_time(o->created), "sent",
		show_time(o->sent), "next",
		is_unsent(o) ? show_time(o->next) : json_null());
	json_object_set_new(row, "code",
			    o->last_code ? json_integer(o->last_code) : json_null());
	json_object_set_new(row, "said", show_str(o->last_text));
	return row;
}

static const char *outbox_name(int i)
{
	return outbox_state_name((enum outbox_state)i);
}

static int outbox_list_command(struct gm *gm)
{
	struct err err = {0};
	struct outbox *rows;
	int n, max, state;

	if (!read_max(gm, &max, &err) ||
	    !read_state(gm, outbox_name, OUTBOX_STATES, &state, &err) ||
	    !outbox_list(gm_store(gm), gm->a, (enum outbox_state)state, max, &rows, &n,
			 &err))
		return gm_fail(gm, &err);
	json_t *list = json_array();
	for (int i = 0; i < n; i++)
		json_array_append_new(list, outbox_row(gm, &rows[i]));
	show_table(&gm->show, outbox_columns, 8, list,
		   state == OUTBOX_STATES ? "No letter was made yet."
					  : "No letter is in that state.");
	return GM_DONE;
}

static int outbox_show(struct gm *gm)
{
	struct err err = {0};
	struct outbox o;
	int64_t id;

	if (!gm_read_id(gm, 0, "letter", &id, &err) ||
	    !outbox_load(gm_store(gm), gm->a, id, &o, &err))
		return gm_fail(gm, &err);
	json_t *row = outbox_row(gm, &o);
	json_object_set_new(row, "message", show_str(o.message));
	show_record(&gm->show, outbox_fields,
		    sizeof outbox_fields / sizeof *outbox_fields, row);
	show_line(&gm->show, "%s", "");
	if (!gm->show.json)
		show_raw(&gm->show, o.message);
	return GM_DONE;
}

static int outbox_retry_command(struct gm *gm)
{
	struct err err = {0};
	struct outbox o;
	int64_t id = 0;
	int n = 0;

	if (gm->n_args && (!gm_read_id(gm, 0, "letter", &id, &err) ||
			   !outbox_load(gm_store(gm), gm->a, id, &o, &err)))
		return gm_fail(gm, &err);
	if (id && (o.state == OUTBOX_SENT || o.state == OUTBOX_QUEUED ||
		   o.state == OUTBOX_SENDING)) {
		err_refuse(&err, "letter %lld is %s; there is nothing to try again",
			   (long long)id,
			   o.state == OUTBOX_SENT ? "sent" : "on its way");
		return gm_fail(gm, &err);
	}
	bool ok = store_begin(gm_store(gm), &err) &&
		  outbox_retry(gm_store(gm), id, gm_now(gm), &n, &err);
	int status = settle(gm, ok, &err);
	if (status == GM_DONE)
		show_line(&gm->show, "%d letter%s will be sent in the next round.", n,
			  n == 1 ? "" : "s");
	return status;
}

static int outbox_drop_command(struct gm *gm)
{
	struct err err = {0};
	struct outbox o;
	int64_t id;

	if (!gm_read_id(gm, 0, "letter", &id, &err) ||
	    !outbox_load(gm_store(gm), gm->a, id, &o, &err))
		return gm_fail(gm, &err);
	if (o.state == OUTBOX_SENT || o.state == OUTBOX_DROPPED ||
	    o.state == OUTBOX_SENDING) {
		err_refuse(&err, "letter %lld is %s already", (long long)id,
			   o.state == OUTBOX_DROPPED ? "dropped"
			   : o.state == OUTBOX_SENT  ? "sent"
						     : "on its way");
		return gm_fail(gm, &err);
	}
	bool ok =
		store_begin(gm_store(gm), &err) && outbox_drop(gm_store(gm), id, &err);
	int status = settle(gm, ok, &err);
	if (status == GM_DONE)
		show_line(&gm->show, "Letter %lld to " PRI_STR " will not be sent.",
			  (long long)id, STR_ARG(o.rcpt));
	return status;
}

/* --- letters ---------------------------------------------------------------------- */

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
};
/* clang-format on */

static json_t *letter_row(struct gm *gm, const struct inbox *l)
{
	json_t *row = json_pack(
		"{s:I, s:o, s:s, s:o, s:o, s:o, s:o, s:o}", "id", (json_int_t)l->id,
		"arrived", show_time(l->arrival), "state", inbox_state_name(l->state),
		"class", show_str(l->verdict), "reason", show_str(l->reason), "game",
		game_name(gm, l->game_id), "seat",
		l->game_id ? seat_name(gm, l->game_id, l->seat) : json_null(), "from",
		show_str(l->sender));
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
	int n, max, state;

	if (!read_max(gm, &max, &err) ||
	    !read_state(gm, inbox_name, INBOX_STATES, &state, &err) ||
	    !journal_list(gm_store(gm), gm->a, (enum inbox_state)state, max, &rows, &n,
			  &err))
		return gm_fail(gm, &err);
	json_t *list = json_array();
	for (int i = 0; i < n; i++)
		json_array_append_new(list, letter_row(gm, &rows[i]));
	show_table(&gm->show, letters_columns, 8, list,
		   state == INBOX_STATES ? "No letter came yet."
					 : "No letter is in that state.");
	return GM_DONE;
}

/* The writer's own words, as they are read for orders; a letter that was set aside
 * because it broke its reader is not read here. */
static json_t *own_words(struct gm *gm, const struct inbox *in, struct str bytes)
{
	json_t *lines = json_array();
	struct letter l;

	if (in->state == INBOX_QUARANTINE)
		return lines;
	letter_read(gm->a, &gm->home->house, bytes, &l);
	for (size_t i = 0; i < l.n_lines; i++)
		json_array_append_new(lines, show_str(l.lines[i]));
	return lines;
}

/* The letter's bytes are gone after the time of keeping. */
static int letters_show(struct gm *gm)
{
	struct err err = {0}, gone = {0};
	struct str bytes = {NULL, 0};
	struct inbox l;
	int64_t id;

	if (!gm_read_id(gm, 0, "letter", &id, &err) ||
	    !journal_load(gm_store(gm), gm->a, id, &l, &err))
		return gm_fail(gm, &err);
	bool kept = journal_bytes(gm_store(gm), gm->a, id, &bytes, &gone);
	if (gm_option(gm, "raw")) {
		if (!kept)
			return gm_fail(gm, &gone);
		show_raw(&gm->show, bytes);
		return GM_DONE;
	}
	json_t *row = letter_row(gm, &l),
	       *text = kept ? own_words(gm, &l, bytes) : json_array();
	json_object_set_new(row, "kept", json_boolean(kept));
	json_object_set(row, "text", text);
	show_record(&gm->show, letters_fields,
		    sizeof letters_fields / sizeof *letters_fields, row);
	show_line(&gm->show, "%s", "");
	for (size_t i = 0; i < json_array_size(text); i++)
		show_line(&gm->show, "| %s",
			  json_string_value(json_array_get(text, i)));
	json_decref(text);
	show_line(&gm->show,
		  kept ? "`postalgm letters show %lld --raw` prints it as it came."
		       : "Letter %lld itself is not kept any more.",
		  (long long)id);
	return GM_DONE;
}

static int letters_retry(struct gm *gm)
{
	struct err err = {0};
	struct inbox l;
	int64_t id;

	if (!gm_read_id(gm, 0, "letter", &id, &err) ||
	    !journal_load(gm_store(gm), gm->a, id, &l, &err))
		return gm_fail(gm, &err);
	bool ok = store_begin(gm_store(gm), &err) &&
		  journal_retry(gm_store(gm), id, &err);
	int status = settle(gm, ok, &err);
	if (status == GM_DONE)
		show_line(&gm->show,
			  "Letter %lld will be read again in the next round.",
			  (long long)id);
	return status;
}

/* clang-format off */
static const struct gm_option list_options[] = {
	{"state", "STATE", "only those in this state", false},
	{"max",   "N",     "at most so many, the newest (default 200)", false},
	{0},
};
static const struct gm_option raw_option[] = {
	{"raw", NULL, "prints the letter alone, as it came", false},
	{0},
};

const struct gm_command gm_post_commands[] = {
	{.group = "outbox", .verb = "list", .args = "", .flags = GM_SHOWS | GM_HOME,
	 .options = list_options,
	 .what = "Lists the letters that go out, the newest first",
	 .example = "postalgm outbox list --state failed", .run = outbox_list_command},
	{.group = "outbox", .verb = "show", .args = "ID", .least = 1, .most = 1,
	 .flags = GM_SHOWS | GM_HOME,
	 .what = "Shows a letter, and what became of it",
	 .example = "postalgm outbox show 12", .run = outbox_show},
	{.group = "outbox", .verb = "retry", .args = "[ID]", .most = 1, .flags = GM_CHANGES | GM_HOME,
	 .what = "Has a letter that failed sent again, or all of them",
	 .example = "postalgm outbox retry 12", .run = outbox_retry_command},
	{.group = "outbox", .verb = "drop", .args = "ID", .least = 1, .most = 1,
	 .flags = GM_CHANGES | GM_HOME,
	 .what = "Keeps a letter from being sent",
	 .example = "postalgm outbox drop 12", .run = outbox_drop_command},
	{.group = "letters", .verb = "list", .args = "", .flags = GM_SHOWS | GM_HOME,
	 .options = list_options,
	 .what = "Lists the letters that came, the newest first",
	 .example = "postalgm letters list --state quarantine", .run = letters_list},
	{.group = "letters", .verb = "show", .args = "ID", .least = 1, .most = 1,
	 .flags = GM_SHOWS | GM_HOME, .options = raw_option,
	 .what = "Shows what became of a letter",
	 .example = "postalgm letters show 812 --raw", .run = letters_show},
	{.group = "letters", .verb = "retry", .args = "ID", .least = 1, .most = 1,
	 .flags = GM_CHANGES | GM_HOME,
	 .what = "Has a letter that was set aside read again",
	 .example = "postalgm letters retry 812", .run = letters_retry},
	{0},
};
/* clang-format on */
