/* report show: the letter that a seat got before a phase.
 * SPDX-License-Identifier: ISC */
#include <jansson.h>

#include "base/arena.h"
#include "rules/codec.h"
#include "schema/mail/outbox.h"
#include "schema/snapshots.h"
#include "server/commands/commands.h"
#include "server/console/gm_find.h"
#include "server/game/phase_missing.h"
#include "server/render/render_html.h"
#include "server/render/render_json.h"
#include "server/render/render_text.h"
#include "server/report/reports.h"

struct request {
	struct gm_table t;
	int seat;     /* SEAT_GM: the GM's copy */
	int phase_no; /* PHASE_ANY: the last one */
	enum { AS_TEXT, AS_HTML, AS_JSON } as;
};

static bool looks_like_phase(struct str word)
{
	return word.n && word.s[0] >= '0' && word.s[0] <= '9' &&
	       str_find_char(word, '.') != SIZE_MAX;
}

/* The number of the phase that opened as turn.phase, in its last attempt or in the one
 * that is asked for. */
static bool find_phase_no(struct gm *gm, const struct gm_table *t, int turn, int phase,
			  int attempt, int *no, struct err *err)
{
	struct snapshot *all;
	int n, attempts = 0;

	*no = -1;
	if (!snapshots_list(gm_store(gm), gm->a, t->game.id, true, &all, &n, err))
		return false;
	for (int i = 0; i < n; i++)
		if (all[i].turn == turn && all[i].phase == phase) {
			attempts = all[i].attempt;
			if (!attempt || attempt == attempts)
				*no = all[i].phase_no;
		}
	if (*no >= 0)
		return true;
	if (!t->game.phase_no)
		return err_refuse(
			err, "'" PRI_STR "' has not started; there is no report yet",
			STR_ARG(t->game.name));
	if (attempts)
		return err_refuse(err,
				  "phase %d.%d of '" PRI_STR
				  "' has no attempt %d; it was opened %d time%s",
				  turn, phase, STR_ARG(t->game.name), attempt, attempts,
				  attempts == 1 ? "" : "s");
	return err_refuse(err, "phase %d.%d of '" PRI_STR "' was never open", turn,
			  phase, STR_ARG(t->game.name));
}

static bool read_format(struct gm *gm, struct request *r, struct err *err)
{
	static const char *const names[] = {"text", "html", "json"};
	const char *word = gm_option(gm, "format");

	r->as = gm->show.json ? AS_JSON : AS_TEXT;
	if (!word)
		return true;
	for (int i = AS_TEXT; i <= AS_JSON; i++)
		if (str_is(str_of(word), names[i])) {
			r->as = (unsigned)i;
			return true;
		}
	return err_usage(err, "--format %s: it can be text, html or json", word);
}

/* The words behind the game: a seat, a phase, in any order. */
static bool read_request(struct gm *gm, struct request *r, struct err *err)
{
	const struct seat *seat = NULL;
	int turn, phase, attempt;
	bool seated = false;

	r->seat = SEAT_GM;
	r->phase_no = PHASE_ANY;
	if (!read_format(gm, r, err) || !gm_find_game(gm, 0, &r->t, err) ||
	    !gm_read_attempt(gm, &attempt, err))
		return false;
	for (int i = 1; i < gm->n_args; i++) {
		struct str word = gm_arg(gm, i);
		if (seated || looks_like_phase(word)) { /* no second seat */
			if (!gm_read_phase(gm, &r->t, word, &turn, &phase, err) ||
			    !find_phase_no(gm, &r->t, turn, phase, attempt,
					   &r->phase_no, err))
				return false;
		} else if (str_is(word, "gm")) {
			seated = true;
		} else {
			if (!gm_find_seat(gm, &r->t, word, &seat, err))
				return false;
			r->seat = seat->seat;
			seated = true;
		}
	}
	if (attempt && r->phase_no < 0)
		return err_usage(err, "--attempt %d: of which phase? Write T.P as well",
				 attempt);
	return true;
}

/* The letter as it went out; where none did (a GM without an address), `o->id` 0. */
static bool find_letter(struct gm *gm, const struct request *r, struct outbox *o,
			struct err *err)
{
	*o = (struct outbox){0};
	if (!r->t.game.last_phase_no)
		return err_refuse(
			err, "'" PRI_STR "' has not started; there is no report yet",
			STR_ARG(r->t.game.name));
	if (outbox_find(gm_store(gm), gm->a, r->t.game.id, r->phase_no, r->seat,
			post_kind_name(KIND_REPORT), o, err))
		return true;
	*o = (struct outbox){0};
	return err->kind == ERR_REFUSED;
}

/* Made again out of the store. The letter as it went out is shown where its bytes are
 * kept, and nothing in it is not for the GM. */
static bool make(struct gm *gm, const struct request *r, const struct outbox *o,
		 struct bulletin *b, struct page *page, struct str *text,
		 struct err *err)
{
	int no = r->phase_no >= 0 ? r->phase_no : r->t.game.phase_no;
	bool whole;

	if (!reports_page_for_gm(gm->home, gm->a, r->t.game.name, no, r->seat, b, page,
				 &whole, err))
		return false;
	if (whole && !outbox_plain(gm_store(gm), gm->a, o->id, text, err))
		return false;
	if (!text->n)
		*text = render_text(gm->a, page);
	return true;
}

static json_t *report_json(struct arena *a, const struct request *r,
			   const struct outbox *o, struct str text,
			   const struct bulletin *b, const struct page *page)
{
	json_t *lines = json_array();
	struct err none;
	struct str line;

	while (str_line(&text, &line))
		json_array_append_new(lines, show_str(line));
	return json_pack("{s:o, s:o, s:o, s:o, s:o, s:o, s:o, s:o}", "game",
			 show_str(r->t.game.name), "subject", show_str(o->subject),
			 "to", show_str(o->rcpt), "made", show_time(o->created),
			 "message_id", show_str(o->message_id), "state",
			 o->id ? json_string(outbox_state_name(o->state)) : json_null(),
			 "text", lines, "page",
			 codec_parse(render_json(a, b, page, NULL), &none));
}

/* A document that stands alone: the board is drawn in it. */
static struct str as_html(struct gm *gm, const struct bulletin *b,
			  const struct page *page)
{
	return render_html(gm->a, page,
			   &(struct render_html){.title = bulletin_subject(gm->a, b),
						 .language = b->language,
						 .draw = true});
}

static int report_show(struct gm *gm)
{
	struct request r = {0};
	struct err err = {0};
	struct outbox o;
	struct bulletin b;
	struct page page;
	struct str text = STR("");

	if (!read_request(gm, &r, &err) || !find_letter(gm, &r, &o, &err) ||
	    !make(gm, &r, &o, &b, &page, &text, &err))
		return gm_fail(gm, &err);
	if (r.as == AS_JSON) {
		gm->show.json = true;
		show_json(&gm->show, report_json(gm->a, &r, &o, text, &b, &page));
		return GM_DONE;
	}
	if (r.as == AS_HTML) {
		show_text(&gm->show, as_html(gm, &b, &page));
		return GM_DONE;
	}
	if (o.id)
		show_line(&gm->show, "To: " PRI_STR "\nSubject: " PRI_STR "\n",
			  STR_ARG(o.rcpt), STR_ARG(o.subject));
	show_text(&gm->show, text);
	return GM_DONE;
}

static int report_resend(struct gm *gm)
{
	struct gm_table t;
	struct err err = {0};
	const struct seat *seat;
	int which = SEAT_ALL;
	unsigned to;

	if (!gm_find_game(gm, 0, &t, &err))
		return gm_fail(gm, &err);
	if (gm->n_args > 1 && str_is(gm_arg(gm, 1), "gm"))
		which = SEAT_GM;
	else if (gm->n_args > 1 && !gm_find_seat(gm, &t, gm_arg(gm, 1), &seat, &err))
		return gm_fail(gm, &err);
	else if (gm->n_args > 1)
		which = seat->seat;
	if (!reports_resend(gm->home, gm->a, t.game.name, which, &to, &err))
		return gm_fail(gm, &err);
	show_line(&gm->show, "The report of phase %d.%d goes out again to " PRI_STR ".",
		  t.game.turn, t.game.phase,
		  STR_MADE(gm->a, which == SEAT_GM
					  ? STR("the GM")
					  : phase_seat_names(gm->a, t.rules, to)));
	return GM_DONE;
}

/* clang-format off */
static const struct gm_option show_options[] = {
	{"format", "text|html|json", "how it is printed", false},
	{"attempt", "N", "the N-th report of a phase that was opened again", false},
	{0},
};

const struct gm_command gm_report_commands[] = {
	{.group = "report", .verb = "show", .args = "G [SEAT] [T.P]", .least = 1, .most = 3,
	 .flags = GM_SHOWS | GM_HOME, .options = show_options,
	 .what = "Shows the report that a seat got, or the GM's copy",
	 .more = "T.P is the phase whose orders it asks for; without it the last report. Text is\n"
		 "the letter as it went out; HTML (with the board drawn in it) and the page in\n"
		 "the JSON are made again; those of a past phase lack the deadline.",
	 .example = "postalgm report show ce-7 red 5.1", .run = report_show},
	{.group = "report", .verb = "resend", .args = "G [SEAT]", .least = 1, .most = 2,
	 .flags = GM_CHANGES | GM_HOME,
	 .what = "Sends the report of the open phase again",
	 .more = "To that seat, to `gm`, or without SEAT to all players. The reply address in it\n"
		 "works as a key, and orders that have come still count.",
	 .example = "postalgm report resend ce-7 red", .run = report_resend},
	{0},
};
/* clang-format on */
