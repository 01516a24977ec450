/* Intake: a letter is weighed, read, acted on, answered.
 * SPDX-License-Identifier: ISC */
#include "server/intake.h"

#include <sodium.h>
#include <string.h>

#include "base/arena.h"
#include "mail/trust.h"
#include "mail/worker.h"
#include "schema/gmlog.h"
#include "schema/press.h"
#include "schema/sheets.h"
#include "server/answers.h"
#include "server/phase_due.h"
#include "server/position.h"
#include "server/post.h"
#include "server/receipt.h"
#include "server/who.h"

enum {
	CONTENT_KEY_BYTES = 32,
	BELIEVABLE_S =
		36 *
		3600, /* a Date so near its arrival may tell the order of letters */
};

/* One letter on its way. */
struct letter_in {
	struct home *h;
	struct arena *a;
	const struct inbox *in;
	const struct letter *l;
	struct who who;
	struct game *game;
	struct seat *seat;
	struct seat *seats;
	int n_seats;
	const struct game_rules *rules;
	struct position *position; /* NULL before the start */
	const void *view;
	struct stored_sheet stored;
	struct sheet *before;
	struct reading *reading;
	bool stale, older, over, invited;
	int receipt;
	int n_orders, n_bad; /* for the log */
};

/* The end of a letter ------------------------------------------------------ */

static bool settle(struct letter_in *x, enum inbox_state state, const char *verdict,
		   const char *reason, struct err *err)
{
	struct inbox_result r = {
		.state = state,
		.verdict = str_of(verdict),
		.reason = str_of(reason),
		.sender = x->l->from,
		.msgid = x->l->message_id,
		.game_id = x->who.has_game ? x->who.game.id : 0,
		.seat = x->who.has_seat ? x->who.seat.seat : -1,
	};
	struct log_line line = home_log(x->h, LOG_INFO, "verdict");
	log_int(&line, "in", x->in->id);
	log_z(&line, "class", letter_class_name(x->l->class));
	log_z(&line, "auth", x->who.auth);
	if (x->who.has_game)
		log_str(&line, "game", x->who.game.name);
	if (x->who.has_seat)
		log_str(&line, "seat", x->who.seat.colour);
	log_z(&line, "verdict", verdict);
	log_z(&line, "reason", reason);
	if (x->reading) {
		log_int(&line, "lines", x->reading->n_lines);
		log_int(&line, "bad", x->reading->n_refused);
	}
	log_end(&line);
	return journal_settle(x->h->store, x->in->id, &r, err);
}

/* The one answer, to the address of record. */
static bool answer(struct letter_in *x, const struct seat *to, const char *kind,
		   struct str subject, const struct page *page, struct err *err)
{
	if (!x->l->answer && x->l->class != LETTER_LIST)
		return true;
	return post_queue(x->h, x->a,
			  &(struct posting){
				  .game = &x->who.game,
				  .seat = to,
				  .kind = kind,
				  .cause = "in",
				  .cause_id = x->in->id,
				  .subject = subject,
				  .page = page,
				  .in_reply_to = x->l->message_id,
			  },
			  err);
}

/* Answers to those who proved nothing are counted: a stranger must not make us flood a
 * player's mailbox. */
static bool within_budget(struct letter_in *x, struct str address, bool *within,
			  struct err *err)
{
	const struct config_limits *lim = &x->h->config.limits;
	int hour, day;

	if (!journal_answered(x->h->store, address, home_now(x->h), &hour, &day, err))
		return false;
	*within = hour <= lim->answers_per_hour && day <= lim->answers_per_day;
	return true;
}

/* Letters that are not believed -------------------------------------------- */

static void page_of_form(struct letter_in *x, struct page *page, const struct game *g,
			 const struct seat *s, struct err *err)
{
	struct position p;
	struct err ignored = {0};

	(void)err;
	page_cut(page);
	if (g->status == GAME_INVITING || s->status == SEAT_INVITED) {
		page_form(page, STR("  # join\n  # or: decline"));
		return;
	}
	if (g->phase == 0 || s->status == SEAT_REMOVED ||
	    !position_load(x->h, x->a, g, g->phase_no, &p, &ignored))
		return;
	page_paraf(page, "Turn %d, phase %d of game %.*s; the deadline is %.*s.",
		   g->turn, g->phase, STR_ARG(g->name),
		   STR_ARG(clock_long(x->a, g->deadline)));
	page_heading(page, 0,
		     STR("YOUR ORDERS - copy to the top of your reply and fill in"));
	p.rules->form(position_view(x->a, &p, s->seat), page);
}

static bool tell_gm_of_wrong_key(struct letter_in *x, struct err *err)
{
	const struct who *w = &x->who;
	struct str text =
		str_printf(x->a,
			   "A letter from %.*s (%.*s, %.*s) came with the key of %.*s. "
			   "It was not carried out. "
			   "Perhaps a report was forwarded. The key dies with this "
			   "phase; \"seat replace\" with "
			   "the same address makes a new one at once.",
			   STR_ARG(w->other.name), STR_ARG(w->other.colour),
			   STR_ARG(w->other.address), STR_ARG(w->seat.colour));
	return post_to_gm(x->h, x->a, &w->game, "warning", "in", x->in->id,
			  str_printf(x->a, "%.*s a letter with another seat's key",
				     STR_ARG(post_tag(x->a, &w->game))),
			  text, err);
}

/* To the address of record, with a fresh key: what came, and what to do. */
static bool refuse(struct letter_in *x, const struct seat *to, struct str why,
		   struct err *err)
{
	struct page page = page_in(x->a);
	bool within;

	if (!within_budget(x, to->address, &within, err))
		return false;
	if (!within) {
		struct log_line line = home_log(x->h, LOG_WARN, "budget");
		log_int(&line, "in", x->in->id);
		log_end(&line);
		return true;
	}
	page_para(&page, why);
	page_para(
		&page,
		STR("Nothing of it was carried out. To order, answer this letter from "
		    "the address to which it came."));
	page_of_form(x, &page, &x->who.game, to, err);
	return answer(x, to, "refusal",
		      str_printf(x->a,
				 "%.*s not carried out: a letter that may not be yours",
				 STR_ARG(post_tag(x->a, &x->who.game))),
		      &page, err);
}

static bool act_on_half(struct letter_in *x, struct err *err)
{
	const struct who *w = &x->who;
	struct str why;

	if (w->trust == TRUST_WRONG_SEAT) {
		why = str_printf(
			x->a,
			"A letter came from your address with the key of another seat "
			"(%.*s).",
			STR_ARG(w->seat.colour));
		struct str owner =
			STR("A letter with the key of your seat came from an address "
			    "that is "
			    "not yours. Whoever wrote it has seen a letter of yours.");
		if (!refuse(x, &w->other, why, err) ||
		    !refuse(x, &w->seat, owner, err) || !tell_gm_of_wrong_key(x, err))
			return false;
		return settle(x, INBOX_DONE, "refused", "wrong-seat", err);
	}
	if (str_is(str_of(w->auth), "address"))
		why = str_printf(x->a,
				 "A letter came from your address to %.*s, but not to "
				 "your reply "
				 "address, or its key is not good any more.",
				 STR_ARG(x->h->config.address));
	else if (str_is(str_of(w->auth), "key"))
		why = STR("A letter with your key came from an address that is not the "
			  "one of this "
			  "seat.");
	else
		why = STR("Your mail server does not vouch for a letter that came from "
			  "your address, "
			  "and this game asks for that.");
	return refuse(x, &w->seat, why, err) &&
	       settle(x, INBOX_DONE, "refused", w->auth, err);
}

/* Reading ------------------------------------------------------------------ */

static struct str text_of(struct arena *a, const struct str *lines, size_t n)
{
	struct buf text = buf_in(a);
	for (size_t i = 0; i < n; i++) {
		buf_add(&text, lines[i]);
		buf_char(&text, '\n');
	}
	return buf_str(&text);
}

static bool is_older(const struct letter_in *x)
{
	const struct stored_sheet *s = &x->stored;
	int64_t date = x->l->date, arrival = x->in->arrival;

	return date && s->last_date && date < s->last_date &&
	       arrival - date <= BELIEVABLE_S && date - arrival <= BELIEVABLE_S;
}

static bool prepare(struct letter_in *x, struct err *err)
{
	const struct game *g = x->game;

	x->rules = game_rules_of(g, err);
	if (!x->rules ||
	    !seats_list(x->h->store, x->a, g->id, &x->seats, &x->n_seats, err))
		return false;
	x->over = g->status == GAME_OVER || x->seat->status == SEAT_REMOVED;
	/* Whoever was asked to take over a seat says JOIN first; until then he is told
	 * nothing of the game, and the word does not mean `ally`. */
	x->invited = g->status != GAME_INVITING && x->seat->status == SEAT_INVITED;
	if (g->status == GAME_INVITING || g->last_phase_no == 0 || x->invited)
		return true;
	x->position = arena_new(x->a, struct position);
	if (!position_load(x->h, x->a, g, g->phase_no, x->position, err) ||
	    !sheets_load(x->h->store, x->a, g->id, g->phase_no, x->seat->seat,
			 &x->stored, err))
		return false;
	x->view = position_view(x->a, x->position, x->seat->seat);
	x->stale = x->who.key_phase >= 0 && x->who.key_phase != g->phase_no;
	x->older = !x->stale && is_older(x);
	return true;
}

static void read_lines(struct letter_in *x)
{
	struct position none = {.rules = x->rules};
	const struct position *p = x->position ? x->position : &none;
	struct reader r = position_reader(x->game, p, x->view, x->seat->seat, x->seats,
					  x->n_seats);

	if (x->position)
		x->before = position_sheet(x->a, &r, &x->stored);
	r.stale = x->stale || x->older || (x->over && x->position);
	x->reading = orders_read(x->a, &r, text_of(x->a, x->l->lines, x->l->n_lines),
				 x->before);
	if (!x->reading->has_orders_word && x->l->n_attached)
		x->reading = orders_read(
			x->a, &r, text_of(x->a, x->l->attached, x->l->n_attached),
			x->before);
	x->n_orders = x->reading->n_accepted;
	x->n_bad = x->reading->n_refused;
}

/* Keeping ------------------------------------------------------------------ */

static bool sheet_changed(const struct letter_in *x)
{
	const struct sheet *now = &x->reading->sheet;

	if (now->readable != x->stored.readable || now->final != x->stored.final ||
	    now->wait != x->stored.wait || now->n_slots != x->stored.n_slots)
		return true;
	for (int i = 0; i < now->n_slots; i++)
		if (now->slots[i].mark != SLOT_KEPT)
			return true;
	return false;
}

static bool keep_sheet(struct letter_in *x, struct err *err)
{
	struct stored_sheet *s = &x->stored;

	if (!x->position || x->over ||
	    (!sheet_changed(x) && x->reading->n_accepted == 0))
		return true;
	position_store(x->a, &x->reading->sheet, x->receipt, home_now(x->h), s);
	s->letters++;
	s->last = x->in->arrival;
	if (x->l->date && !x->older && !x->stale)
		s->last_date = x->l->date;
	s->receipt = x->receipt;
	return sheets_save(x->h->store, s, err);
}

static bool keep_later(struct letter_in *x, struct err *err)
{
	const struct reading *r = x->reading;

	if (!r->later_turn || !r->later.n || !x->position || x->over || x->stale ||
	    x->older)
		return true;
	struct later l = {
		.game_id = x->game->id,
		.seat = x->seat->seat,
		.turn = r->later_turn,
		.phase = r->later_phase,
		.text = r->later,
		.replaces = r->replaced,
		.receipt = x->receipt,
		.utc = home_now(x->h),
	};
	/* `replace` at the top makes the letter the whole set. */
	return (!r->replaced ||
		later_drop(x->h->store, l.game_id, l.turn, l.phase, l.seat, err)) &&
	       later_add(x->h->store, &l, err);
}

static bool keep_press(struct letter_in *x, struct answers *out, struct err *err)
{
	int64_t used;

	if (x->reading->n_press == 0)
		return true;
	if (!press_bytes(x->h->store, x->game->id, x->game->phase_no, x->seat->seat,
			 &used, err))
		return false;
	for (int i = 0; i < x->reading->n_press; i++) {
		const struct press *p = &x->reading->press[i];
		struct press_item item = {
			.game_id = x->game->id,
			.phase_no = x->game->phase_no,
			.seat = x->seat->seat,
			.grey = p->grey,
			.to_all = p->all,
			.to_gm = p->gm,
			.to_zine = p->zine,
			.to_seats = p->seats,
			.text = trust_scan(x->a, p->text, NULL),
			.utc = home_now(x->h),
		};
		used += (int64_t)p->text.n;
		if (used > x->h->config.limits.press_size) {
			if (out->n < ANSWERS_MAX)
				out->text[out->n++] = STR("PRESS: that is more than "
							  "one phase can print; this "
							  "piece was left out.");
			return true;
		}
		if (!press_add(x->h->store, &item, err))
			return false;
	}
	return true;
}

/* Answering ---------------------------------------------------------------- */

static bool send_receipt(struct letter_in *x, const struct answers *said,
			 struct err *err)
{
	struct page page = page_in(x->a);
	struct receipt r = {
		.rules = x->rules,
		.game = x->game->name,
		.seat = x->seat->seat,
		.view = x->view,
		.reading = x->reading,
		.number = x->receipt,
		.turn = x->position ? x->game->turn : 0,
		.phase = x->position ? x->game->phase : 0,
		.now = home_now(x->h),
		.deadline = x->game->deadline,
		.zone = x->seat->zone.n ? x->seat->zone.s : NULL,
		.stale = x->stale,
		.n_answers = said->n,
		.answers = said->text,
		.form = said->form,
	};
	if (!option_get(x->h->store, x->a, x->game->id, "title", &r.title, err))
		return false;
	receipt_page(x->a, &r, &page);
	return answer(x, x->seat, "receipt", receipt_subject(x->a, &r), &page, err);
}

/* A letter of ours that needs no reading: why it changed nothing, and the form. */
static bool send_note(struct letter_in *x, struct str subject, struct str why,
		      struct err *err)
{
	struct page page = page_in(x->a);

	page_para(&page, why);
	page_of_form(x, &page, x->game, x->seat, err);
	return answer(x, x->seat, "receipt",
		      str_printf(x->a, "%.*s %.*s", STR_ARG(post_tag(x->a, x->game)),
				 STR_ARG(subject)),
		      &page, err);
}

static bool send_older(struct letter_in *x, struct err *err)
{
	struct page page = page_in(x->a);
	struct buf set = buf_in(x->a);

	page_paraf(&page, "NOT USED: this letter is older than the one of receipt %d.",
		   x->stored.receipt);
	page_cut(&page);
	page_paraf(&page,
		   "Your letter was written on %.*s, the one of receipt %d on %.*s; so "
		   "that "
		   "one stands. These orders are in force:",
		   STR_ARG(clock_long(x->a, x->l->date)), x->stored.receipt,
		   STR_ARG(clock_long(x->a, x->stored.last_date)));
	echo_sheet(x->before, &set);
	page_verbatim(&page, buf_str(&set));
	page_para(&page, STR("If the older orders are what you want, send them once "
			     "more in a new "
			     "letter."));
	return answer(x, x->seat, "receipt",
		      str_printf(x->a, "%.*s T%d P%d not used: an older letter",
				 STR_ARG(post_tag(x->a, x->game)), x->game->turn,
				 x->game->phase),
		      &page, err);
}

static bool is_join(const struct reading *r)
{
	for (int i = 0; i < r->n_commands; i++)
		if (r->commands[i].kind == COMMAND_JOIN ||
		    r->commands[i].kind == COMMAND_DECLINE)
			return true;
	return false;
}

static const char *verdict_of(const struct reading *r)
{
	if (r->n_accepted)
		return "orders";
	if (r->later_turn)
		return "later";
	if (r->n_commands)
		return "command";
	if (r->n_press)
		return "press";
	return r->n_refused ? "refused" : "nothing";
}

static bool act_on_text(struct letter_in *x, struct err *err)
{
	struct answers said = {0};

	if (!prepare(x, err))
		return false;
	read_lines(x);
	if (x->older && x->reading->n_commands == 0 && x->reading->n_press == 0)
		return send_older(x, err) &&
		       settle(x, INBOX_DONE, "refused", "older", err);
	if (x->invited && !is_join(x->reading))
		return send_note(
			       x, STR("JOIN first"),
			       STR("You are invited to this seat. Answer with JOIN, "
				   "and the whole "
				   "position comes to you; orders count from then on."),
			       err) &&
		       settle(x, INBOX_DONE, "refused", "not-joined", err);
	x->receipt = ++x->seat->receipts;
	if (!seats_save(x->h->store, x->seat, err) || !keep_sheet(x, err) ||
	    !keep_later(x, err) || !keep_press(x, &said, err) ||
	    !answers_give(x->h, x->a, x->game, x->seat, x->position, x->reading, &said,
			  err))
		return false;
	if (x->older)
		said.text[said.n++] = STR(
			"The orders of this letter are not used: an accepted letter "
			"of yours was written later.");
	if (x->over)
		said.text[said.n++] =
			x->game->status == GAME_OVER
				? STR("The game is over: no orders are taken.")
				: STR("Your seat has left the game: no orders are "
				      "taken.");
	if (x->reading->n_accepted == 0 && x->reading->n_commands == 0 &&
	    x->reading->n_press == 0 && !x->reading->later_turn && x->position)
		said.form = true; /* a letter without an order gets what helps */
	return send_receipt(x, &said, err) &&
	       phase_note_letter(x->h, x->a, x->game,
				 x->reading->n_accepted > 0 || sheet_changed(x),
				 home_now(x->h), err) &&
	       settle(x, INBOX_DONE, verdict_of(x->reading),
		      letter_reasons[x->l->reason].name, err);
}

static bool act_on_unreadable(struct letter_in *x, struct err *err)
{
	const struct letter_reason_row *why = &letter_reasons[x->l->reason];
	enum inbox_state state =
		x->l->class == LETTER_QUARANTINE ? INBOX_QUARANTINE : INBOX_DONE;

	return send_note(x, STR("your letter was not read"), str_of(why->sentence),
			 err) &&
	       settle(x, state, "unread", why->name, err);
}

/* Deciding ----------------------------------------------------------------- */

static bool first_of_its_content(struct letter_in *x, bool *first, int64_t *by,
				 struct err *err)
{
	uint8_t key[CONTENT_KEY_BYTES];
	size_t n;

	*first = true;
	if (sodium_hex2bin(key, sizeof key, x->l->content_key, 64, NULL, &n, NULL) <
		    0 ||
	    n != sizeof key)
		return true;
	return journal_seen(x->h->store, key, x->in->id, first, by, err);
}

static bool too_many(struct letter_in *x, bool *many, struct err *err)
{
	int n;
	if (!journal_from_seat(x->h->store, x->who.game.id, x->who.seat.seat,
			       home_now(x->h) - 3600, &n, err))
		return false;
	*many = n >= x->h->config.limits.letters_per_hour;
	return true;
}

static bool act_on_trusted(struct letter_in *x, struct err *err)
{
	bool first, many;
	int64_t by;

	if (!first_of_its_content(x, &first, &by, err))
		return false;
	if (!first)
		return settle(x, INBOX_DUPLICATE, "duplicate", "seen", err);
	if (!too_many(x, &many, err))
		return false;
	if (many)
		return settle(x, INBOX_IGNORED, "refused", "too-many", err);
	x->game = &x->who.game;
	x->seat = &x->who.seat;
	bool has_text = x->l->class == LETTER_ORDERS || x->l->class == LETTER_LIST ||
			(x->l->class == LETTER_EMPTY && x->l->n_attached);
	return has_text ? act_on_text(x, err) : act_on_unreadable(x, err);
}

static bool is_persons(const struct letter *l)
{
	return l->class == LETTER_ORDERS || l->class == LETTER_EMPTY ||
	       l->class == LETTER_LIST || l->class == LETTER_REJECT ||
	       l->class == LETTER_QUARANTINE;
}

static bool act_on_gm(struct letter_in *x, struct err *err)
{
	return post_to_gm(x->h, x->a, &x->who.game, "answer", "in", x->in->id,
			  str_printf(x->a, "%.*s by mail: not yet",
				     STR_ARG(post_tag(x->a, &x->who.game))),
			  STR("The GM's commands are not taken by mail yet; use the "
			      "command line: "
			      "postalgm --help"),
			  err) &&
	       settle(x, INBOX_DONE, "gm", "gm", err);
}

bool intake_act(struct home *h, struct arena *a, const struct inbox *in,
		const struct letter *l, const char *why, struct err *err)
{
	struct letter_in x = {.h = h, .a = a, .in = in, .l = l};
	const char *reason = letter_reasons[l->reason].name;

	if (why)
		return settle(&x, INBOX_QUARANTINE, "set-aside", why, err);
	if (!is_persons(l))
		return settle(&x, INBOX_IGNORED, "silence", reason, err);
	if (!who_wrote(h, a, l, STR(""), &x.who, err))
		return false;
	if (x.who.to_gm)
		return act_on_gm(&x, err);
	/* A list's copy counts only with everything that the game asks for. */
	if (x.who.trust == TRUST_NONE ||
	    (l->class == LETTER_LIST && x.who.trust != TRUST_FULL))
		return settle(&x,
			      l->class == LETTER_QUARANTINE ? INBOX_QUARANTINE
							    : INBOX_IGNORED,
			      "silence",
			      x.who.trust == TRUST_NONE ? "stranger" : reason, err);
	if (x.who.trust != TRUST_FULL)
		return act_on_half(&x, err);
	return act_on_trusted(&x, err);
}

/* Looking ------------------------------------------------------------------ */

static bool read_bytes(struct home *h, struct arena *a, struct str bytes,
		       struct letter *l, struct err *err)
{
	struct worker *w = worker_open(&h->house);
	enum worker_result result;
	bool ok = worker_read(w, a, bytes, l, &result, err);
	worker_close(w);
	return ok;
}

static void show_trust(struct intake_finding *f, const struct who *w)
{
	f->trust = w->trust;
	f->auth = w->auth;
	f->has_game = w->has_game;
	f->has_seat = w->has_seat;
	f->game = w->game;
	f->seat = w->seat;
	f->key_phase = w->key_phase;
	if (!is_persons(&f->letter) || w->trust == TRUST_FULL)
		return;
	if (w->trust == TRUST_NONE) {
		if (f->class == LETTER_QUARANTINE)
			return;
		f->class = LETTER_JUNK;
		f->reason = "stranger";
		f->answer = false;
	} else if (f->class != LETTER_QUARANTINE && f->class != LETTER_REJECT) {
		f->class = LETTER_HELD;
		f->reason = w->trust == TRUST_WRONG_SEAT ? "wrong-seat" : w->auth;
	}
}

bool intake_look(struct home *h, struct arena *a, struct str bytes, struct str game,
		 struct intake_finding *f, struct err *err)
{
	struct who *w = arena_new(a, struct who);
	struct inbox in = {.arrival = home_now(h)};

	*f = (struct intake_finding){.auth = "", .key_phase = -1};
	if (!read_bytes(h, a, bytes, &f->letter, err))
		return false;
	f->class = f->letter.class;
	f->reason = letter_reasons[f->letter.reason].name;
	f->answer = f->letter.answer;
	if (!who_wrote(h, a, &f->letter, game, w, err))
		return false;
	show_trust(f, w);
	bool has_text = f->letter.n_lines || f->letter.n_attached;
	if (!w->has_seat || !has_text || !is_persons(&f->letter))
		return true;
	struct letter_in x = {.h = h, .a = a, .in = &in, .l = &f->letter, .who = *w};
	x.game = &x.who.game;
	x.seat = &x.who.seat;
	if (!prepare(&x, err))
		return false;
	if (game.n && w->key_phase < 0)
		x.stale = false;
	read_lines(&x);
	f->stale = x.stale;
	f->reading = x.reading;
	return true;
}
