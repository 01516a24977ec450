/* The GM's commands by mail: see gm_mail.h.
 * SPDX-License-Identifier: ISC */
#include "server/gm_mail/gm_mail.h"

#include "base/arena.h"
#include "mail/text/phrases.h"
#include "mail/trust/trust.h"
#include "server/game/game_gm.h"
#include "server/gm_mail/gm_mail_do.h"
#include "server/gm_mail/gm_mail_parts.h"
#include "server/outbox/post.h"
#include "server/render/letterhead.h"

enum { NOTES_SHOWN = 5 };

bool gm_mail_take(struct letter_in *x, bool *same, struct err *err)
{
	struct sender_identity *w = &x->who;

	w->has_game = w->to_gm = true;
	w->auth = AUTH_CONFIRMED;
	x->game = &w->game;
	if (!games_load(x->h->store, x->a, gm_mail_game_of(&x->held), &w->game, err))
		return false;
	/* The letter that waited was one GM's: of the game as they have it. */
	struct game *as;
	int n;
	if (!game_gms(x->h, x->a, &w->game, &as, &n, err))
		return false;
	*same = false;
	for (int i = 0; i < n && !*same; i++)
		if (x->held.epoch == gm_mail_number(x->h, &as[i])) {
			*same = x->held.state != HELD_DROPPED;
			w->game = as[i];
		}
	return true;
}

/* Answering ---------------------------------------------------------------- */

bool gm_mail_answer(struct letter_in *x, enum post_kind kind, enum post_cause cause,
		    int64_t cause_id, struct str subject, const struct page *page,
		    struct str word, struct err *err)
{
	return post_queue(x->h, x->a,
			  &(struct posting){
				  .game = &x->who.game,
				  .gm = true,
				  .alone = true,
				  .kind = kind,
				  .cause = cause,
				  .cause_id = cause_id,
				  .subject = str_printf(
					  x->a, "%.*s %.*s",
					  STR_MADE(x->a, post_tag(x->a, &x->who.game)),
					  STR_ARG(subject)),
				  .page = page,
				  .in_reply_to = x->l->message_id,
				  .word = word,
			  },
			  err);
}

bool gm_mail_tell(struct letter_in *x, struct str subject, struct str text,
		  struct err *err)
{
	struct page page = page_in(x->a);
	bool within;

	page_para(&page, text);
	return intake_within_budget(x, game_gm_address(x->h, &x->who.game), &within,
				    err) &&
	       (!within || gm_mail_answer(x, KIND_ANSWER, CAUSE_IN, x->in->id, subject,
					  &page, STR(""), err));
}

static void add_words(struct page *page)
{
	page_para(page, STR("By mail the GM can write these, one a line:"));
	page_verbatim(page, str_of(gm_words_list));
	page_para(page, STR("The rest is for the command line: postalgm --help."));
}

/* Carried out -------------------------------------------------------------- */

/* Text that is not for the house. "On Wednesday the house wrote:" above answers between the lines does not count. */
static bool is_note(const struct gm_line *l)
{
	return !l->is_order && !l->fault.n && !phrase_is_attribution(l->typed);
}

void gm_mail_add_notes(const struct gm_lines *lines, struct page *page)
{
	struct buf text = buf_in(page->a);
	int n = 0;

	for (int i = 0; i < lines->n; i++) {
		const struct gm_line *l = &lines->line[i];
		if (is_note(l) && n++ < NOTES_SHOWN)
			buf_printf(&text, "  %2d | %.*s\n", l->number,
				   STR_MADE(page->a,
					    letterhead_fit(page->a, l->typed, 66)));
	}
	if (n > NOTES_SHOWN)
		buf_printf(&text, "  ... and %d more\n", n - NOTES_SHOWN);
	if (n) {
		page_para(page, STR("Not read as GM commands:"));
		page_verbatim(page, trust_scan(page->a, buf_str(&text), NULL));
	}
}

/* The outcome of one line. */
struct result {
	bool done;
	struct str text; /* empty: the line is prose */
};

static bool do_lines(struct letter_in *x, const struct gm_lines *lines,
		     struct result *out, int *n_done, struct err *err)
{
	for (int i = 0; i < lines->n; i++) {
		const struct gm_line *l = &lines->line[i];
		out[i].text = l->fault;
		if (l->is_order && !gm_mail_do(x->h, x->a, &x->who.game, l, x->in->id,
					       &out[i].done, &out[i].text, err))
			return false;
		*n_done += out[i].done;
	}
	return true;
}

void gm_mail_add_line(const struct gm_line *l, struct page *page)
{
	page_verbatim(
		page,
		str_printf(page->a, "\n  %2d | %.*s\n", l->number,
			   STR_MADE(page->a, letterhead_fit(page->a, l->typed, 66))));
}

void gm_mail_add_text(struct str text, struct page *page)
{
	struct str line;

	while (str_line(&text, &line))
		if (str_starts(line, "  "))
			page_verbatim(page,
				      str_printf(page->a, "  %.*s\n", STR_ARG(line)));
		else
			page_item(page, line);
}

static void add_results(const struct gm_lines *lines, const struct result *r,
			struct page *page)
{
	for (int i = 0; i < lines->n; i++) {
		const struct gm_line *l = &lines->line[i];
		if (!r[i].text.n)
			continue;
		gm_mail_add_line(l, page);
		gm_mail_add_text(r[i].text, page);
	}
}

/* Lines that are not commands. */
static int n_notes(const struct gm_lines *lines)
{
	int n = 0;

	for (int i = 0; i < lines->n; i++)
		n += is_note(&lines->line[i]);
	return n;
}

static const char *receipt_head(int n_asked, int n_done, int notes)
{
	if (n_asked == 0)
		return "NOTHING DONE: your letter has no word of the GM in it.";
	if (n_done == n_asked && notes)
		return "DONE: every command of your letter. Its other lines were not read, see below.";
	if (n_done == n_asked)
		return "DONE: everything that your letter asks for.";
	return n_done ? "PARTLY DONE: see below for the rest, and why."
		      : "NOTHING DONE: see below for the reasons.";
}

/* The game as it is now, for the GM who wrote. */
static bool look_again(struct letter_in *x, struct err *err)
{
	struct game was = x->who.game, *g = &x->who.game;

	if (!games_load(x->h->store, x->a, was.id, g, err))
		return false;
	if (!was.gm_row)
		return true;
	g->gm_row = was.gm_row;
	g->gm_name = was.gm_name;
	g->gm_address = was.gm_address;
	g->gm_epoch = was.gm_epoch;
	return true;
}

static bool asks_for_words(const struct gm_lines *lines)
{
	for (int i = 0; i < lines->n; i++)
		if (lines->line[i].is_order && lines->line[i].word == GM_WORD_HELP)
			return true;
	return false;
}

static bool carry_out(struct letter_in *x, const struct gm_lines *lines,
		      struct err *err)
{
	struct result *r = arena_array(x->a, struct result, GM_LINES_MAX);
	struct page page = page_in(x->a);
	int n_done = 0, n_asked = lines->n_orders + lines->n_faults;
	struct game *g = &x->who.game;

	if (!do_lines(x, lines, r, &n_done, err) || !look_again(x, err))
		return false;
	bool all = n_done && n_done == n_asked;
	int notes = n_notes(lines);
	struct str unread = all && notes ? str_printf(x->a, ", %d line%s not read",
						      notes, notes == 1 ? "" : "s")
					 : STR("");
	page_para(&page, str_of(receipt_head(n_asked, n_done, notes)));
	page_cut(&page);
	add_results(lines, r, &page);
	gm_mail_add_notes(lines, &page);
	if (lines->cut)
		page_paraf(&page, "Only the first %d lines of a letter are read.",
			   (int)GM_LINES_MAX);
	struct str left = intake_left(x->a, x->l, false);
	if (left.n)
		page_para(&page, left);
	if (!all || asks_for_words(lines))
		add_words(&page);
	return gm_mail_answer(x, KIND_ANSWER, CAUSE_IN, x->in->id,
			      str_printf(x->a, "T%d P%d %s" PRI_STR, g->turn, g->phase,
					 all      ? "done"
					 : n_done ? "partly done"
						  : "not done",
					 STR_ARG(unread)),
			      &page, STR(""), err) &&
	       intake_settle(x, INBOX_DONE, SETTLED_GM, n_done ? "gm" : "gm-nothing",
			     err);
}

/* Its way ------------------------------------------------------------------ */

/* The GM's letters show every hand, so anybody who has the GM's key has seen one. */
static bool warn(struct letter_in *x, struct err *err)
{
	const struct seat *s = x->who.has_other ? &x->who.other : &x->who.seat;

	return gm_mail_tell(
		       x, STR("a player has your key"),
		       str_printf(
			       x->a,
			       "A letter from %.*s (%.*s, %.*s) came to your own reply address, with your key. Nothing in it was carried out, and nobody was answered. Perhaps one of your letters was forwarded: a report to the GM shows every hand.",
			       STR_ARG(s->name), STR_ARG(s->colour),
			       STR_ARG(s->address)),
		       err) &&
	       intake_settle(x, INBOX_IGNORED, SETTLED_SILENCE, "gm-key", err);
}

static bool unread(struct letter_in *x, struct err *err)
{
	const struct letter_reason_row *why = &letter_reasons[x->l->reason];

	return gm_mail_tell(x, STR("your letter was not read"), str_of(why->sentence),
			    err) &&
	       intake_settle(x, INBOX_DONE, SETTLED_UNREAD, why->name, err);
}

/* `full`: all has come that the GM's words ask for. */
static bool act_on_lines(struct letter_in *x, const struct gm_lines *lines, bool full,
			 struct err *err)
{
	bool first, silent;

	x->game = &x->who.game;
	if (!intake_weigh_content(x,
				  lines->n_orders   ? CONTENT_SOME
				  : lines->n_faults ? CONTENT_TRIED
						    : CONTENT_NONE,
				  &silent, err))
		return false;
	if (silent)
		return intake_settle(x, INBOX_IGNORED, SETTLED_SILENCE, "robot", err);
	/* Unknown words need no confirmation: the answer, to the GM's own address, lists
	 * the words that exist. */
	if (!full)
		return lines->n_orders ? gm_mail_hold(x, lines, err)
				       : carry_out(x, lines, err);
	if (!intake_is_first(x, &first, err))
		return false;
	if (!first)
		return intake_settle(x, INBOX_DUPLICATE, SETTLED_DUPLICATE, "seen",
				     err);
	return carry_out(x, lines, err);
}

bool gm_mail_finds(struct letter_in *x, bool *is_one, struct err *err)
{
	struct gm_lines *lines;
	bool may;

	*is_one = false;
	if (!x->who.gm_plain || x->l->class != LETTER_ORDERS || !x->l->answer)
		return true;
	x->who.to_gm = true; /* it is the GM's budget that it takes from */
	if (!gm_mail_may_read(x, &may, err))
		return false;
	x->who.to_gm = *is_one = true;
	if (!may)
		return true;
	lines = x->way.lines = arena_new(x->a, struct gm_lines);
	gm_words_read(x->a, x->l->lines, x->l->n_lines, x->who.game.name, lines);
	x->who.to_gm = *is_one = lines->n_orders > 0;
	return true;
}

bool gm_mail_plain(struct letter_in *x, struct err *err)
{
	/* Without lines it was settled when the budget was asked: it is not read. */
	return !x->way.lines || act_on_lines(x, x->way.lines, false, err);
}

bool gm_mail(struct letter_in *x, struct err *err)
{
	const struct sender_identity *w = &x->who;
	const char *reason = letter_reasons[x->l->reason].name;
	bool full = x->confirmed || (w->gm_key && w->gm_from && w->vouched);
	bool may = true;
	struct gm_lines *lines = arena_new(x->a, struct gm_lines);

	x->game = &x->who.game;
	if (x->l->class == LETTER_QUARANTINE)
		return intake_settle(x, INBOX_QUARANTINE, SETTLED_SILENCE, reason, err);
	if (!x->l->answer)
		return intake_settle(x, INBOX_IGNORED, SETTLED_SILENCE, reason, err);
	if (!x->confirmed && !w->gm_from && w->has_seat)
		return warn(x, err);
	if (x->l->class == LETTER_REJECT)
		return unread(x, err);
	if (!full && !gm_mail_may_read(x, &may, err))
		return false;
	if (!may)
		return true;
	gm_words_read(x->a, x->l->lines, x->l->n_lines, w->game.name, lines);
	return act_on_lines(x, lines, full, err);
}
