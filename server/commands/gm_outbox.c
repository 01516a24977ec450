/* outbox: outgoing letters, and another try for them.
 * SPDX-License-Identifier: ISC */
#include <jansson.h>

#include "base/arena.h"
#include "schema/mail/outbox.h"
#include "server/commands/commands.h"
#include "server/commands/gm_post.h"
#include "server/console/gm_find.h"
#include "server/game/private_press.h"
#include "server/home/home.h"
#include "server/outbox/post_office.h"

/* clang-format off */
static const struct column outbox_columns[] = {
	{"id",      "id",      COLUMN_NUMBER, false},
	{"state",   "state",   COLUMN_TEXT,   false},
	{"kind",    "kind",    COLUMN_TEXT,   false},
	{"game",    "game",    COLUMN_TEXT,   false},
	{"seat",    "seat",    COLUMN_TEXT,   false},
	{"to",      "to",      COLUMN_TEXT,   true},
	{"tries",   "tries",   COLUMN_NUMBER, false},
	{"next",    "next try", COLUMN_TIME,  false},
	{"last",    "last answer", COLUMN_TEXT, true},
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
	{"smtp_code",  "last code",    COLUMN_NUMBER, false},
	{"smtp_said",  "server said",  COLUMN_TEXT,   false},
};
/* clang-format on */

static bool is_unsent(const struct outbox *o)
{
	return o->state != OUTBOX_SENT && o->state != OUTBOX_DROPPED &&
	       o->state != OUTBOX_FAILED;
}

/* "550 5.1.1 no such user", or what libcurl said where the server said nothing. */
static struct str last_answer(struct arena *a, const struct outbox *o)
{
	return o->last_code ? str_printf(a, "%d " PRI_STR, o->last_code,
					 STR_ARG(o->last_text))
			    : o->last_text;
}

static json_t *outbox_row(struct gm *gm, const struct outbox *o)
{
	json_t *row = json_pack(
		"{s:I, s:s, s:o, s:o, s:o, s:o, s:i, s:o, s:o, s:o, s:o, s:o}", "id",
		(json_int_t)o->id, "state", outbox_state_name(o->state), "kind",
		show_str(o->kind), "game", gm_game_name(gm, o->game_id), "seat",
		gm_colour_name(gm, o->game_id, o->seat), "to", show_str(o->rcpt),
		"tries", o->attempts, "subject", show_str(o->subject), "message_id",
		show_str(o->message_id), "made", show_time(o->created), "sent",
		show_time(o->sent), "next",
		is_unsent(o) ? show_time(o->next) : json_null());
	json_object_set_new(row, "smtp_code",
			    o->last_code ? json_integer(o->last_code) : json_null());
	json_object_set_new(row, "smtp_said", show_str(o->last_text));
	/* A letter that was sent needs no words. */
	json_object_set_new(row, "last",
			    o->state == OUTBOX_SENT || !o->last_text.n
				    ? json_null()
				    : show_str(last_answer(gm->a, o)));
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
	struct gm_filter f;
	int n;

	if (!gm_read_filter(gm, outbox_name, OUTBOX_STATES, &f, &err) ||
	    !outbox_list(gm_store(gm), gm->a, (enum outbox_state)f.state, f.max, &rows,
			 &n, &err))
		return gm_fail(gm, &err);
	json_t *list = json_array();
	for (int i = 0; i < n; i++)
		json_array_append_new(list, outbox_row(gm, &rows[i]));
	show_table(&gm->show, outbox_columns,
		   sizeof outbox_columns / sizeof *outbox_columns, list,
		   f.state == OUTBOX_STATES ? "No letter has been made yet."
					    : "No letter is in that state.");
	return GM_DONE;
}

static bool find_letter(struct gm *gm, struct outbox *o, struct err *err)
{
	int64_t id;
	return gm_read_id(gm, 0, "letter", &id, err) &&
	       outbox_load(gm_store(gm), gm->a, id, o, err);
}

/* May the GM not read it? */
static bool is_private(struct gm *gm, const struct outbox *o, bool *private,
		       struct err *err)
{
	struct str text;

	*private = false;
	if (!o->game_id || o->seat < 0 || !o->message.n)
		return true;
	return outbox_plain(gm_store(gm), gm->a, o->id, &text, err) &&
	       private_press_is_in(gm->home, gm->a, o->game_id, text, private, err);
}

static int outbox_show(struct gm *gm)
{
	struct err err = {0};
	struct outbox o;
	bool private;

	if (!find_letter(gm, &o, &err) || !is_private(gm, &o, &private, &err))
		return gm_fail(gm, &err);
	json_t *row = outbox_row(gm, &o);
	json_object_set_new(row, "message",
			    private ? json_null() : show_str(o.message));
	json_object_set_new(row, "private", json_boolean(private));
	show_record(&gm->show, outbox_fields,
		    sizeof outbox_fields / sizeof *outbox_fields, row);
	show_line(&gm->show, "%s", "");
	if (private)
		show_line(
			&gm->show,
			"It contains press between players, which you may not read. `postalgm report\nshow G SEAT T.P` prints a report without it.");
	else if (!gm->show.json)
		show_raw(
			&gm->show,
			o.message.n
				? o.message
				: STR("(It was sent, and its bytes are no longer kept: limits.keep_sent_days.)\n"));
	return GM_DONE;
}

static int outbox_retry_command(struct gm *gm)
{
	struct err err = {0};
	struct outbox o = {.id = 0}; /* all that failed */
	int n = 0;

	if (gm->n_args && !find_letter(gm, &o, &err))
		return gm_fail(gm, &err);
	if (o.id && (o.state == OUTBOX_SENT || o.state == OUTBOX_QUEUED ||
		     o.state == OUTBOX_SENDING)) {
		err_refuse(&err, "letter %lld is %s; there is nothing to send again",
			   (long long)o.id,
			   o.state == OUTBOX_SENT ? "sent" : "on its way");
		return gm_fail(gm, &err);
	}
	bool ok = store_begin(gm_store(gm), &err) &&
		  post_trouble_forget(gm_store(gm), &err) &&
		  outbox_retry(gm_store(gm), o.id, gm_now(gm), &n, &err);
	int status = gm_settle(gm, ok, &err);
	if (status == GM_DONE)
		show_line(&gm->show, "%d letter%s will be sent in the next round.", n,
			  n == 1 ? "" : "s");
	return status;
}

static int outbox_drop_command(struct gm *gm)
{
	struct err err = {0};
	struct outbox o;

	if (!find_letter(gm, &o, &err))
		return gm_fail(gm, &err);
	if (o.state == OUTBOX_SENT || o.state == OUTBOX_DROPPED ||
	    o.state == OUTBOX_SENDING) {
		err_refuse(&err, "letter %lld is %s already", (long long)o.id,
			   o.state == OUTBOX_DROPPED ? "dropped"
			   : o.state == OUTBOX_SENT  ? "sent"
						     : "on its way");
		return gm_fail(gm, &err);
	}
	bool ok = store_begin(gm_store(gm), &err) &&
		  outbox_drop(gm_store(gm), o.id, &err);
	int status = gm_settle(gm, ok, &err);
	if (status == GM_DONE)
		show_line(&gm->show, "Letter %lld to " PRI_STR " will not be sent.",
			  (long long)o.id, STR_ARG(o.rcpt));
	return status;
}

/* clang-format off */
const struct gm_command gm_outbox_commands[] = {
	{.group = "outbox", .verb = "list", .args = "", .flags = GM_SHOWS | GM_HOME,
	 .options = gm_outbox_list_options,
	 .what = "Lists the letters that go out, the newest first",
	 .example = "postalgm outbox list --state failed", .run = outbox_list_command},
	{.group = "outbox", .verb = "show", .args = "ID", .least = 1, .most = 1,
	 .flags = GM_SHOWS | GM_HOME,
	 .what = "Shows a letter, and what became of it",
	 .more = "A letter with press between players that is not for the GM (option\n"
		 "gm_reads_press) is shown without its text.",
	 .example = "postalgm outbox show 12", .run = outbox_show},
	{.group = "outbox", .verb = "retry", .args = "[ID]", .most = 1, .flags = GM_CHANGES | GM_HOME,
	 .what = "Has a letter that failed sent again, or all of them",
	 .example = "postalgm outbox retry 12", .run = outbox_retry_command},
	{.group = "outbox", .verb = "drop", .args = "ID", .least = 1, .most = 1,
	 .flags = GM_CHANGES | GM_HOME,
	 .what = "Keeps a letter from being sent",
	 .example = "postalgm outbox drop 12", .run = outbox_drop_command},
	{0},
};
/* clang-format on */
