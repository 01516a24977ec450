/* A letter that is believed by half is held, and the player asked about it.
 * SPDX-License-Identifier: ISC */
#include "server/intake/intake_steps.h"

#include "base/arena.h"
#include "base/locale.h"
#include "mail/trust/token.h"
#include "orders/read.h"
#include "server/gm_mail/gm_mail.h"
#include "server/outbox/post.h"

enum { CONFIRM_S = 72 * 3600 };

/* Commands that only ask. The answers go to the player, even if somebody else asked. */
static bool only_asks(enum command_kind kind)
{
	return kind == COMMAND_STATUS || kind == COMMAND_PREVIEW ||
	       kind == COMMAND_HELP || kind == COMMAND_TEMPLATE ||
	       kind == COMMAND_RULES || kind == COMMAND_PROOF ||
	       kind == COMMAND_HISTORY || kind == COMMAND_WHY ||
	       kind == COMMAND_CONFIRM;
}

/* Is there anything in it to wait for? */
static bool would_do_something(const struct letter_in *x)
{
	const struct reading *r = x->reading;
	bool does = r->n_accepted > 0 || r->n_later || r->n_press > 0;

	for (int i = 0; i < r->n_commands && !does; i++)
		does = !only_asks(r->commands[i].kind);
	return does && x->game->status != GAME_OVER && x->seat->status != SEAT_REMOVED;
}

static bool read_with_its_seats_eyes(struct letter_in *x, struct err *err)
{
	if (!intake_prepare(x, err))
		return false;
	intake_read_lines(x);
	return true;
}

/* By which proof it waits. One in doubt counts no more than a key alone, and its sender
 * is not added by `confirm always`. */
static struct str why_of(const struct letter_in *x)
{
	return x->who.doubt && x->who.key ? STR("doubt")
					  : str_of(auth_name(x->who.auth));
}

/* A copy of what was acted on, or of what waits, asks no second time. */
static bool is_copy(struct letter_in *x, int *n_waiting, bool *copy, struct err *err)
{
	return held_waiting(x->h->store, x->seat->id, str_of(x->l->content_key),
			    why_of(x), n_waiting, copy, err) &&
	       (*copy || intake_was_seen(x, copy, err));
}

/* Asking ------------------------------------------------------------------- */

static void add_word(struct letter_in *x, struct page *page, bool may_be_added)
{
	page_para(page,
		  str_of(_("If the letter is yours, answer this one with the word")));
	page_verbatim(page, STR("\n  confirm\n\n"));
	page_paraf(
		page,
		_("on its first line: the letter then counts as if it had come at that moment, and you get its receipt. Without your `confirm` nothing in it is carried out, and after %.*s it is thrown away. If it is not yours, do nothing."),
		STR_MADE(x->a, intake_when(x, x->held.expires)));
	if (may_be_added)
		page_paraf(
			page,
			_("If you answer \"confirm always\", letters from %.*s count as yours from then on, with your key; our letters still come to this address."),
			STR_MADE(x->a, intake_sender(x)));
}

/* Tells the effect of the letter in our own words, so that no words of a stranger
 * travel on with us. */
static void add_reading(struct letter_in *x, struct page *page)
{
	const struct reading *r = x->reading;
	struct buf text = buf_in(x->a);

	page_cut(page);
	for (int i = 0; i < r->n_commands; i++)
		buf_printf(&text, "  %s\n", command_name(r->commands[i].kind));
	if (r->n_press)
		buf_printf(&text, _("  press, %d piece%s\n"), r->n_press,
			   r->n_press == 1 ? "" : "s");
	for (int i = 0; i < r->n_later; i++)
		buf_printf(&text, _("  orders for turn %d, phase %d\n"),
			   r->later[i].turn, r->later[i].phase);
	if (text.n) {
		page_para(page, str_of(_("The letter says:")));
		page_verbatim(page, buf_str(&text));
	}
	if (!r->n_accepted)
		return;
	struct buf set = buf_in(x->a);
	struct echo_marks marks = {.a = x->a};
	if (x->who.both)
		echo_marked(r, &set, &marks);
	else
		echo_sheet(&r->sheet, &set);
	page_para(page, str_of(_("If you confirm it, these orders count:")));
	page_marked(page, buf_str(&set), marks.n, marks.list);
}

static bool ask(struct letter_in *x, const char *word, int64_t question,
		struct err *err)
{
	struct page page = page_in(x->a);
	bool by_rule = x->who.both && x->who.level == 3;

	page_para(
		&page,
		by_rule ? str_of(_(
				  "In this game every set of orders must be confirmed, so your letter waits."))
			: intake_why_doubted(x));
	if (!by_rule)
		page_paraf(&page, _("It came from %.*s on %.*s, and waits."),
			   STR_MADE(x->a, intake_sender(x)),
			   STR_MADE(x->a, intake_when(x, x->in->arrival)));
	add_word(x, &page, x->who.auth == AUTH_KEY && x->l->from.n && !x->who.doubt);
	add_reading(x, &page);
	return post_queue(
		x->h, x->a,
		&(struct posting){
			.game = x->game,
			.seat = x->seat,
			.kind = KIND_CONFIRM,
			.cause = CAUSE_HELD,
			.cause_id = question,
			.subject = str_printf(x->a, "%.*s please confirm %s",
					      STR_MADE(x->a, post_tag(x->a, x->game)),
					      by_rule ? "your orders"
						      : "a letter that may be yours"),
			.page = &page,
			.in_reply_to = x->l->message_id,
			.word = str_of(word),
		},
		err);
}

/* Holding ------------------------------------------------------------------ */

/* Fills in the record of the held letter. Nobody is asked yet. */
static void fill(struct letter_in *x)
{
	x->held = (struct held){
		.letter = x->in->id,
		.seat_id = x->seat->id,
		.epoch = x->seat->epoch,
		.phase_no =
			x->who.key_phase >= 0 ? x->who.key_phase : x->game->phase_no,
		.why = why_of(x),
		.content_key = str_of(x->l->content_key),
		.held = home_now(x->h),
		.expires = home_now(x->h) + CONFIRM_S,
	};
}

static bool hold_and_ask(struct letter_in *x, struct err *err)
{
	char word[TOKEN_WORD_CHARS + 1], hash[TOKEN_HASH_CHARS + 1];
	int64_t question;

	if (!post_cause(x->h, &question, err))
		return false;
	key_word(x->h->keys,
		 str_printf(x->a, "%lld %d %s", (long long)x->seat->id, x->seat->epoch,
			    x->l->content_key),
		 question, word);
	token_word_hash(str_of(word), hash);
	x->held.word_hash = str_of(hash);
	return held_add(x->h->store, &x->held, err) && ask(x, word, question, err) &&
	       intake_tell_gm_of_doubt(x, err) &&
	       intake_settle(x, INBOX_HELD, SETTLED_HELD, intake_doubt_word(x), err);
}

/* Asked about, as far as there is room and budget. One that is not waits as well, unread: the
 * GM can let it count. */
static bool keep_waiting(struct letter_in *x, int n_waiting, struct err *err)
{
	bool within;

	if (!intake_within_budget(x, x->seat->address, &within, err))
		return false;
	fill(x);
	return within && n_waiting < x->h->config.limits.held_letters
		       ? hold_and_ask(x, err)
		       : intake_unasked(x, err);
}

/* Orders, for this phase or a later one: level P3 wants these confirmed. */
static bool has_orders(const struct letter_in *x)
{
	return x->reading->n_accepted > 0 || x->reading->n_later;
}

/* In a game of level P3 everything has come. A letter without orders is dealt with at
 * once, and if none could be read its writer sees why. */
static bool let_pass(struct letter_in *x, struct err *err)
{
	x->who.trust = TRUST_FULL;
	return intake_act_on_trusted(x, err);
}

bool intake_hold(struct letter_in *x, struct err *err)
{
	int n_waiting;
	bool silent, copy, within, free_to_ask = x->who.both && x->who.level == 3;
	bool has_text = x->l->class == LETTER_ORDERS || x->l->class == LETTER_LIST ||
			(x->l->class == LETTER_EMPTY && x->l->n_attached);

	if (!has_text || !x->l->answer)
		return free_to_ask ? let_pass(x, err) : intake_refuse(x, err);
	x->game = &x->who.game;
	x->seat = &x->who.seat;
	/* Before its lines are read: a flood costs no more than it may be answered. */
	if (!is_copy(x, &n_waiting, &copy, err))
		return false;
	if (copy)
		return intake_settle(x, INBOX_DUPLICATE, SETTLED_DUPLICATE, "seen",
				     err);
	if (!intake_within_budget(x, x->seat->address, &within, err))
		return false;
	if (!within || n_waiting >= x->h->config.limits.held_letters)
		return keep_waiting(x, n_waiting, err);
	if (!read_with_its_seats_eyes(x, err))
		return false;
	if (!would_do_something(x) || (free_to_ask && !has_orders(x)))
		return free_to_ask ? let_pass(x, err) : intake_refuse(x, err);
	if (!intake_weigh_content(x, CONTENT_SOME, &silent, err))
		return false;
	return keep_waiting(x, n_waiting, err);
}
