/* The GM's commands by mail: see gm_mail.h.
 * SPDX-License-Identifier: ISC */
#include "server/gm_mail.h"

#include "base/arena.h"
#include "mail/token.h"
#include "mail/trust.h"
#include "server/game_gm.h"
#include "server/gm_mail_do.h"
#include "server/gm_mail_words.h"
#include "server/letterhead.h"
#include "server/post.h"

enum { SENDER_MAX = 80, NOTES_SHOWN = 5, CONFIRM_S = 72 * 3600 };

/* Held letters to a GM stand under the number of their game, with a minus; no seat has
 * it. */
static int64_t held_under(const struct game *g)
{
	return -g->id;
}

bool gm_mail_is_held(const struct held *d)
{
	return d->seat_id < 0;
}

/* Another GM, or another address of his, is another number. */
static int gm_number(const struct home *h, const struct game *g)
{
	return (int)(game_gm_claim(h, g).epoch & 0x7fffffff);
}

bool gm_mail_take(struct letter_in *x, bool *same, struct err *err)
{
	struct who *w = &x->who;

	w->has_game = w->to_gm = true;
	w->auth = "C";
	x->game = &w->game;
	if (!games_load(x->h->store, x->a, -x->held.seat_id, &w->game, err))
		return false;
	*same = x->held.state != HELD_DROPPED &&
		x->held.epoch == gm_number(x->h, &w->game);
	return true;
}

/* Answering ---------------------------------------------------------------- */

static bool answer(struct letter_in *x, const char *kind, const char *cause,
		   int64_t cause_id, struct str subject, const struct page *page,
		   struct str word, struct err *err)
{
	return post_queue(
		x->h, x->a,
		&(struct posting){
			.game = &x->who.game,
			.gm = true,
			.kind = kind,
			.cause = cause,
			.cause_id = cause_id,
			.subject = str_printf(x->a, "%.*s %.*s",
					      STR_ARG(post_tag(x->a, &x->who.game)),
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
	       (!within ||
		answer(x, "answer", "in", x->in->id, subject, &page, STR(""), err));
}

static void add_words(struct page *page)
{
	page_para(page, STR("By mail the GM can write, a line each:"));
	page_verbatim(page, str_of(gm_words_list));
	page_para(page, STR("All else is for the command line: postalgm --help."));
}

/* Carried out -------------------------------------------------------------- */

/* Lines that are no word of his; the first of them are shown. */
static void add_notes(const struct gm_lines *lines, struct page *page)
{
	struct buf text = buf_in(page->a);
	int n = 0;

	for (int i = 0; i < lines->n; i++) {
		const struct gm_line *l = &lines->line[i];
		if (!l->is_order && !l->fault.n && n++ < NOTES_SHOWN)
			buf_printf(&text, "  %2d | %.*s\n", l->number,
				   STR_ARG(letterhead_fit(page->a, l->typed, 66)));
	}
	if (n > NOTES_SHOWN)
		buf_printf(&text, "  ... and %d more\n", n - NOTES_SHOWN);
	if (n) {
		page_para(page, STR("Not read as words of the GM:"));
		page_verbatim(page, trust_scan(page->a, buf_str(&text), NULL));
	}
}

/* What came of one line. */
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
		if (l->is_order &&
		    !gm_mail_do(x->h, x->a, x->who.game.name, l, x->in->id,
				&out[i].done, &out[i].text, err))
			return false;
		*n_done += out[i].done;
	}
	return true;
}

static void add_results(const struct gm_lines *lines, const struct result *r,
			struct page *page)
{
	for (int i = 0; i < lines->n; i++) {
		const struct gm_line *l = &lines->line[i];
		struct str rest = r[i].text, line;

		if (!rest.n)
			continue;
		page_verbatim(page, str_printf(page->a, "\n  %2d | %.*s\n", l->number,
					       STR_ARG(letterhead_fit(page->a, l->typed,
								      66))));
		while (str_line(&rest, &line)) /* a line to type is not wrapped */
			if (str_starts(line, "  "))
				page_verbatim(page, str_printf(page->a, "  %.*s\n",
							       STR_ARG(line)));
			else
				page_item(page, line);
	}
}

static const char *receipt_head(int n_asked, int n_done)
{
	if (n_asked == 0)
		return "NOTHING DONE: there is no word of the GM in your letter.";
	if (n_done == n_asked)
		return "DONE: all that your letter asks for.";
	return n_done ? "PARTLY DONE: below stands what was not, and why."
		      : "NOTHING DONE: below stands why.";
}

static bool carry_out(struct letter_in *x, const struct gm_lines *lines,
		      struct err *err)
{
	struct result *r = arena_array(x->a, struct result, GM_LINES_MAX);
	struct page page = page_in(x->a);
	int n_done = 0, n_asked = lines->n_orders + lines->n_faults;
	struct game *g = &x->who.game;

	if (!do_lines(x, lines, r, &n_done, err) ||
	    !games_load(x->h->store, x->a, g->id, g, err))
		return false;
	bool all = n_done && n_done == n_asked;
	page_para(&page, str_of(receipt_head(n_asked, n_done)));
	page_cut(&page);
	add_results(lines, r, &page);
	add_notes(lines, &page);
	if (lines->cut)
		page_paraf(&page, "More than %d lines are not read in one letter.",
			   (int)GM_LINES_MAX);
	if (!all)
		add_words(&page);
	return answer(x, "answer", "in", x->in->id,
		      str_printf(x->a, "T%d P%d %s", g->turn, g->phase,
				 all      ? "done"
				 : n_done ? "partly done"
					  : "not done"),
		      &page, STR(""), err) &&
	       intake_settle(x, INBOX_DONE, "gm", n_done ? "gm" : "gm-nothing", err);
}

/* Held --------------------------------------------------------------------- */

/* What a confirm will not bring about, while there is time to write it again. */
static void add_faults(const struct gm_lines *lines, struct page *page)
{
	struct buf text = buf_in(page->a);

	for (int i = 0; i < lines->n; i++) {
		const struct gm_line *l = &lines->line[i];
		if (l->fault.n)
			buf_printf(&text, "  %2d | %.*s\n       %.*s\n", l->number,
				   STR_ARG(letterhead_fit(page->a, l->typed, 66)),
				   STR_ARG(l->fault));
	}
	if (!text.n)
		return;
	page_para(page, STR("Wrong, and not carried out by a confirm:"));
	page_verbatim(page, trust_scan(page->a, buf_str(&text), NULL));
}

/* What waits, in our words where it can be; the text of an announcement is shown, for
 * the GM must see what he lets go out. */
static void add_what_waits(struct letter_in *x, const struct gm_lines *lines,
			   struct page *page)
{
	struct buf text = buf_in(x->a);

	for (int i = 0; i < lines->n; i++) {
		const struct gm_line *l = &lines->line[i];
		if (!l->is_order)
			continue;
		buf_printf(&text, "  %s", gm_word_name(l->word));
		if (l->word == GM_WORD_RUN)
			buf_printf(&text, " %d.%d", l->turn, l->phase);
		else if (l->word == GM_WORD_WAIT && l->hours)
			buf_printf(&text, " %d", l->hours);
		else if (l->word == GM_WORD_EXTEND)
			buf_printf(&text, " %.*s",
				   STR_ARG(letterhead_fit(x->a, l->rest, 60)));
		buf_char(&text, '\n');
		struct str rest = l->rest, line;
		while (l->word == GM_WORD_ANNOUNCE && str_line(&rest, &line))
			buf_printf(&text, "    | %.*s\n", STR_ARG(line));
	}
	page_cut(page);
	page_para(page, STR("The letter has in it:"));
	page_verbatim(page, trust_scan(x->a, buf_str(&text), NULL));
	add_faults(lines, page);
	add_notes(lines, page);
}

static const char *why_held(const struct letter_in *x)
{
	const struct who *w = &x->who;

	if (!w->gm_from)
		return w->gm_key ? "it has your key, but the address is not yours."
				 : "it answers a letter to you, but the address is not "
				   "yours.";
	if (w->gm_key)
		return "our mail server does not vouch for its sender.";
	if (x->h->config.subject_keys)
		return "it came from your address, and that alone proves nothing.";
	return "it came from your address, but not to your reply address, or its key "
	       "is not good any more.";
}

static bool ask(struct letter_in *x, const struct gm_lines *lines, const char *word,
		int64_t question, struct err *err)
{
	struct page page = page_in(x->a);

	page_paraf(
		&page,
		"A letter with words of the GM came from %.*s on %.*s, and waits: %s",
		STR_ARG(str_slice(x->l->from, 0, SENDER_MAX)),
		STR_ARG(clock_long(x->a, x->in->arrival)), why_held(x));
	page_para(&page, STR("If it is yours, answer this one with the word"));
	page_verbatim(&page, STR("\n  confirm\n\n"));
	page_paraf(&page,
		   "on its first line, and it is carried out. Without it nothing of "
		   "it is, and after %.*s it is thrown away.",
		   STR_ARG(clock_long(x->a, x->held.expires)));
	add_what_waits(x, lines, &page);
	return answer(x, "confirm", "held", question,
		      STR("please confirm your words as GM"), &page, str_of(word), err);
}

/* As `auth` says it of players. */
static struct str why_of(const struct letter_in *x)
{
	enum intake_proof proof = intake_proof_of(x);

	return proof == PROOF_BOTH  ? STR("P1")
	       : proof == PROOF_KEY ? STR("key")
				    : STR("address");
}

static bool add_held(struct letter_in *x, const struct gm_lines *lines, struct err *err)
{
	char word[TOKEN_WORD_CHARS + 1], hash[TOKEN_HASH_CHARS + 1] = "";
	const struct game *g = &x->who.game;
	int64_t question;
	bool within;

	if (!intake_within_budget(x, game_gm_address(x->h, g), &within, err) ||
	    !post_cause(x->h, &question, err))
		return false;
	x->held = (struct held){
		.letter = x->in->id,
		.seat_id = held_under(g),
		.epoch = gm_number(x->h, g),
		.phase_no = g->phase_no,
		.why = why_of(x),
		.content_key = str_of(x->l->content_key),
		.held = home_now(x->h),
		.expires = home_now(x->h) + CONFIRM_S,
	};
	if (within) {
		token_word(&x->h->keys,
			   str_printf(x->a, "gm %lld %d %s", (long long)g->id,
				      x->held.epoch, x->l->content_key),
			   question, word);
		token_word_hash(str_of(word), hash);
		x->held.word_hash = str_of(hash);
	}
	return held_add(x->h->store, &x->held, err) &&
	       (!within || ask(x, lines, word, question, err)) &&
	       intake_settle(x, INBOX_HELD, "held", within ? "gm" : "budget", err);
}

static bool hold(struct letter_in *x, const struct gm_lines *lines, struct err *err)
{
	int n_waiting;
	bool copy;

	if (!held_waiting(x->h->store, held_under(&x->who.game),
			  str_of(x->l->content_key), why_of(x), &n_waiting, &copy,
			  err) ||
	    (!copy && !intake_was_seen(x, &copy, err)))
		return false;
	if (copy)
		return intake_settle(x, INBOX_DUPLICATE, "duplicate", "seen", err);
	if (n_waiting >= x->h->config.limits.held_letters)
		return intake_settle(x, INBOX_IGNORED, "refused", "too-many-held", err);
	return add_held(x, lines, err);
}

/* Half believed, and nothing to wait for: the list goes to the GM's own address, as far
 * as the budget goes. */
static bool explain(struct letter_in *x, const struct gm_lines *lines, struct err *err)
{
	bool within;

	if (!intake_within_budget(x, game_gm_address(x->h, &x->who.game), &within, err))
		return false;
	return within ? carry_out(x, lines, err)
		      : intake_settle(x, INBOX_IGNORED, "silence", "budget", err);
}

/* Its way ------------------------------------------------------------------ */

/* The GM's letters show every hand: whoever has his key has seen one. */
static bool warn(struct letter_in *x, struct err *err)
{
	const struct seat *s = x->who.has_other ? &x->who.other : &x->who.seat;

	return gm_mail_tell(
		       x, STR("a player has your key"),
		       str_printf(x->a,
				  "A letter from %.*s (%.*s, %.*s) came to your own "
				  "reply address, with your key. Nothing of it was "
				  "carried out, and nobody was answered. Perhaps a "
				  "letter of yours was forwarded: a report to the GM "
				  "shows every hand.",
				  STR_ARG(s->name), STR_ARG(s->colour),
				  STR_ARG(s->address)),
		       err) &&
	       intake_settle(x, INBOX_IGNORED, "silence", "gm-key", err);
}

static bool unread(struct letter_in *x, struct err *err)
{
	const struct letter_reason_row *why = &letter_reasons[x->l->reason];

	return gm_mail_tell(x, STR("your letter was not read"), str_of(why->sentence),
			    err) &&
	       intake_settle(x, INBOX_DONE, "unread", why->name, err);
}

bool gm_mail(struct letter_in *x, struct err *err)
{
	const struct who *w = &x->who;
	const char *reason = letter_reasons[x->l->reason].name;
	bool full = x->confirmed || (w->gm_key && w->gm_from && w->vouched), first;
	struct gm_lines *lines = arena_new(x->a, struct gm_lines);

	x->game = &x->who.game;
	if (x->l->class == LETTER_QUARANTINE)
		return intake_settle(x, INBOX_QUARANTINE, "silence", reason, err);
	if (!x->l->answer)
		return intake_settle(x, INBOX_IGNORED, "silence", reason, err);
	if (!x->confirmed && !w->gm_from && w->has_seat)
		return warn(x, err);
	if (x->l->class == LETTER_REJECT)
		return unread(x, err);
	gm_words_read(x->a, x->l->lines, x->l->n_lines, w->game.name, lines);
	/* Words that are none wait for nothing: he is told what there is. */
	if (!full)
		return lines->n_orders ? hold(x, lines, err) : explain(x, lines, err);
	if (!intake_is_first(x, &first, err))
		return false;
	if (!first)
		return intake_settle(x, INBOX_DUPLICATE, "duplicate", "seen", err);
	return carry_out(x, lines, err);
}
