/* A letter of the GM waits: the question to the GM, and the parts of the letter that it
 * shows.
 * SPDX-License-Identifier: ISC */
#include "base/arena.h"
#include "mail/trust/token.h"
#include "mail/trust/trust.h"
#include "server/game/game_gm.h"
#include "server/gm_mail/gm_mail_do.h"
#include "server/gm_mail/gm_mail_parts.h"
#include "server/home/when.h"
#include "server/outbox/post.h"
#include "server/render/letterhead.h"

enum { CONFIRM_S = 72 * 3600 };

/* Lists the lines that a confirm will not carry out, while there is time to write them
 * again. */
static void add_faults(const struct gm_lines *lines, struct page *page)
{
	bool any = false;

	for (int i = 0; i < lines->n; i++) {
		const struct gm_line *l = &lines->line[i];
		if (!l->fault.n)
			continue;
		if (!any)
			page_para(
				page,
				STR("Wrong, and not carried out even if you confirm:"));
		any = true;
		gm_mail_add_line(l, page);
		gm_mail_add_text(trust_scan(page->a, l->fault, NULL), page);
	}
}

static bool has_when(enum gm_word w)
{
	return w == GM_WORD_EXTEND || w == GM_WORD_DEADLINE;
}

static void vain_run(struct letter_in *x, const struct gm_line *l, struct err *why)
{
	const struct game *g = &x->who.game;
	struct str early;

	if (l->turn != g->turn || l->phase != g->phase)
		err_refuse(why, "the open phase is %d.%d", g->turn, g->phase);
	else if (gm_mail_run_early(x->h, x->a, g, l, &early, why) && early.n)
		err_refuse(why, "%.*s", STR_ARG(early));
}

/* Understood, but without effect as things are. */
static void add_vain(struct letter_in *x, const struct gm_lines *lines,
		     struct page *page)
{
	const struct game *g = &x->who.game;
	struct when when;

	for (int i = 0; i < lines->n; i++) {
		const struct gm_line *l = &lines->line[i];
		struct err why = {0};
		if (!l->is_order || l->code.n)
			continue; /* a code does not say which game it is about */
		if (l->word == GM_WORD_RUN)
			vain_run(x, l, &why);
		else if (!has_when(l->word) ||
			 when_read(x->a, l->rest,
				   &(struct when_from){x->h->config.zone.s, g->deadline,
						       home_now(x->h)},
				   &when, &why))
			continue;
		if (!why.kind)
			continue;
		gm_mail_add_line(l, page);
		page_item(page,
			  str_printf(page->a,
				     "As things are now, this will not be done: %s.",
				     why.text));
	}
}

/* The rest of the line after the word, as far as it is not a text. */
static struct str behind(struct arena *a, const struct gm_line *l)
{
	const char *how = l->led == LED_ONCE  ? " once"
			  : l->led == LED_OFF ? " off"
					      : "";
	struct str rest = l->word == GM_WORD_ANSWER ? l->seat : l->rest;

	if (l->word == GM_WORD_RUN)
		return str_printf(a, " %d.%d%s", l->turn, l->phase,
				  l->force ? " force" : "");
	if (l->word == GM_WORD_WAIT && l->hours)
		return str_printf(a, " %d", l->hours);
	if (l->letter)
		return str_printf(a, " %lld", (long long)l->letter);
	if (l->word == GM_WORD_ANNOUNCE || !rest.n)
		return STR("");
	return str_printf(a, " %.*s%s", STR_MADE(a, letterhead_fit(a, rest, 60)),
			  l->word == GM_WORD_SEAT_HOUSE ? how
			  : l->word == GM_WORD_ANSWER   ? ":"
							: "");
}

/* Says what waits, in our own words where possible. The text of an announcement or an answer is
 * shown as it is, because the GM must see what they let go out. */
static void add_what_waits(struct letter_in *x, const struct gm_lines *lines,
			   struct page *page)
{
	struct buf text = buf_in(x->a);

	for (int i = 0; i < lines->n; i++) {
		const struct gm_line *l = &lines->line[i];
		if (!l->is_order)
			continue;
		buf_printf(&text, "  %.*s%s%s%.*s\n", STR_ARG(l->code),
			   l->code.n && l->word != GM_WORD_CODE ? " " : "",
			   gm_word_name(l->word), STR_MADE(x->a, behind(x->a, l)));
		struct str rest = l->rest, line;
		bool shown = l->word == GM_WORD_ANNOUNCE || l->word == GM_WORD_ANSWER;
		while (shown && str_line(&rest, &line))
			buf_printf(&text, "    | %.*s\n", STR_ARG(line));
	}
	page_cut(page);
	page_para(page, STR("The letter says:"));
	page_verbatim(page, trust_scan(x->a, buf_str(&text), NULL));
	add_vain(x, lines, page);
	add_faults(lines, page);
	gm_mail_add_notes(lines, page);
}

static const char *why_held(const struct letter_in *x)
{
	const struct sender_identity *w = &x->who;

	if (w->doubt && (doubt_is_of_reading(w->doubt) || (w->gm_key && w->gm_from)))
		return doubt_rows[w->doubt].gm;
	if (!w->gm_from)
		return w->gm_key
			       ? "it has your key, but the address is not yours."
			       : "it answers a letter to you, but the address is not yours.";
	if (w->gm_key)
		return "our mail server does not vouch for its sender.";
	if (x->h->config.subject_keys)
		return "it came from your address, and that alone proves nothing.";
	return "it came from your address, but not to your reply address, or its key no longer works.";
}

static bool ask(struct letter_in *x, const struct gm_lines *lines, const char *word,
		int64_t question, struct err *err)
{
	struct page page = page_in(x->a);

	page_paraf(&page,
		   "A letter with GM commands came from %.*s on %.*s. It waits: %s",
		   STR_MADE(x->a, intake_sender(x)),
		   STR_MADE(x->a, clock_long(x->a, x->in->arrival)), why_held(x));
	page_para(&page, STR("If it is yours, answer this one with the word"));
	page_verbatim(&page, STR("\n  confirm\n\n"));
	page_paraf(
		&page,
		"on its first line, and it is carried out. Without your `confirm` nothing in it is carried out, and after %.*s it is thrown away.",
		STR_MADE(x->a, clock_long(x->a, x->held.expires)));
	add_what_waits(x, lines, &page);
	return gm_mail_answer(x, KIND_CONFIRM, CAUSE_HELD, question,
			      STR("please confirm your words as GM"), &page,
			      str_of(word), err);
}

/* How far the letter proves its writer, in the words of the option `auth`. */
static struct str why_of(const struct letter_in *x)
{
	enum intake_proof proof = intake_proof_of(x);

	return str_of(auth_name(proof == PROOF_BOTH  ? AUTH_P1
				: proof == PROOF_KEY ? AUTH_KEY
						     : AUTH_ADDRESS));
}

static void fill(struct letter_in *x)
{
	const struct game *g = &x->who.game;

	x->held = (struct held){
		.letter = x->in->id,
		.seat_id = gm_mail_held_under(g),
		.epoch = gm_mail_number(x->h, g),
		.phase_no = g->phase_no,
		.why = why_of(x),
		.content_key = str_of(x->l->content_key),
		.held = home_now(x->h),
		.expires = home_now(x->h) + CONFIRM_S,
	};
}

static bool hold_and_ask(struct letter_in *x, const struct gm_lines *lines,
			 struct err *err)
{
	char word[TOKEN_WORD_CHARS + 1], hash[TOKEN_HASH_CHARS + 1];
	int64_t question;

	if (!post_cause(x->h, &question, err))
		return false;
	key_word(x->h->keys,
		 str_printf(x->a, "gm %lld %d %s", (long long)x->who.game.id,
			    x->held.epoch, x->l->content_key),
		 question, word);
	token_word_hash(str_of(word), hash);
	x->held.word_hash = str_of(hash);
	return held_add(x->h->store, &x->held, err) &&
	       ask(x, lines, word, question, err) &&
	       intake_settle(x, INBOX_HELD, SETTLED_HELD,
			     x->who.doubt ? intake_doubt_word(x) : "gm", err);
}

static bool look_at_waiting(struct letter_in *x, int *n_waiting, bool *copy,
			    struct err *err)
{
	return held_waiting(x->h->store, gm_mail_held_under(&x->who.game),
			    str_of(x->l->content_key), why_of(x), n_waiting, copy, err);
}

/* `*may`: there is room for a question, and budget. */
static bool may_ask(struct letter_in *x, int n_waiting, bool *may, struct err *err)
{
	bool within;

	if (!intake_within_budget(x, game_gm_address(x->h, &x->who.game), &within, err))
		return false;
	*may = within && n_waiting < x->h->config.limits.held_letters;
	return true;
}

bool gm_mail_may_read(struct letter_in *x, bool *may, struct err *err)
{
	int n_waiting;
	bool copy;

	*may = false;
	if (!look_at_waiting(x, &n_waiting, &copy, err) ||
	    (!copy && !intake_was_seen(x, &copy, err)))
		return false;
	if (copy)
		return intake_settle(x, INBOX_DUPLICATE, SETTLED_DUPLICATE, "seen",
				     err);
	if (!may_ask(x, n_waiting, may, err))
		return false;
	if (*may)
		return true;
	fill(x);
	return intake_unasked(x, err);
}

bool gm_mail_hold(struct letter_in *x, const struct gm_lines *lines, struct err *err)
{
	int n_waiting;
	bool copy, may;

	if (!look_at_waiting(x, &n_waiting, &copy, err) ||
	    !may_ask(x, n_waiting, &may, err))
		return false;
	fill(x);
	return may ? hold_and_ask(x, lines, err) : intake_unasked(x, err);
}
