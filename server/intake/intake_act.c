/* A letter is acted on.
 * SPDX-License-Identifier: ISC */
#include "server/intake/intake_steps.h"

#include "base/arena.h"
#include "base/locale.h"
#include "schema/persons.h"
#include "schema/questions.h"
#include "server/outbox/post_plain.h"
#include "server/people/bounce.h"
#include "server/phase/phase_window.h"

static bool is_join(const struct reading *r)
{
	for (int i = 0; i < r->n_commands; i++)
		if (r->commands[i].kind == COMMAND_JOIN ||
		    r->commands[i].kind == COMMAND_DECLINE)
			return true;
	return false;
}

static enum inbox_verdict verdict_of(const struct reading *r)
{
	if (r->n_accepted)
		return SETTLED_ORDERS;
	if (r->n_later)
		return SETTLED_LATER;
	if (r->n_commands)
		return SETTLED_COMMAND;
	if (r->n_press)
		return SETTLED_PRESS;
	return r->n_refused ? SETTLED_REFUSED : SETTLED_NOTHING;
}

static bool has_asked_nothing(const struct reading *r)
{
	return r->n_accepted == 0 && r->n_commands == 0 && r->n_press == 0 &&
	       !r->n_later;
}

/* Has it nothing but questions, of which HELP answers some? What helps to write orders belongs below. */
static bool only_asks(const struct reading *r)
{
	for (int i = 0; i < r->n_commands; i++)
		if (r->commands[i].kind != COMMAND_HELP)
			return false;
	return r->n_notes && !r->n_accepted && !r->n_press && !r->n_later;
}

/* A letter that was held: which it is, and whether its sender is the player's now. */
static void say_it_is_confirmed(const struct letter_in *x, struct answers *said)
{
	bool always = x->held.always && str_is(x->held.why, auth_name(AUTH_KEY));

	if ((!x->confirmed && !x->known) || said->n >= ANSWERS_MAX)
		return;
	said->text[said->n++] = str_printf(
		x->a,
		x->known
			? _("This is the letter that came from %.*s\non %.*s and waited until that address was confirmed.%s")
			: _("This is the letter that came from %.*s\non %.*s and waited for a confirm.%s"),
		STR_MADE(x->a, intake_sender(x)),
		STR_MADE(x->a, intake_when(x, x->held.held)),
		always ? _("\nLetters from that address count as yours from now on, with your key.")
		       : "");
}

/* Why its orders do not count, where they do not. */
static void say_what_holds(const struct letter_in *x, struct answers *said)
{
	say_it_is_confirmed(x, said);
	for (int i = 0; i < x->word.n_said && said->n < ANSWERS_MAX; i++)
		said->text[said->n++] = x->word.said[i];
	if (x->notice.n && said->n < ANSWERS_MAX)
		said->text[said->n++] = x->notice;
	if (x->away_why.n && said->n < ANSWERS_MAX)
		said->text[said->n++] = x->away_why;
	if (x->position && intake_asks_why(x) && said->n < ANSWERS_MAX)
		said->text[said->n++] = str_of(_(
			"WHY, alone on a line, tells what became of your orders. Your report tells under WHAT HAPPENED what everybody did."));
	if (x->older && said->n < ANSWERS_MAX)
		said->text[said->n++] = str_of(_(
			"The orders of this letter are not used: an accepted letter of yours was written later."));
	if (x->over && !x->resigning && said->n < ANSWERS_MAX)
		said->text[said->n++] = str_printf(x->a, "%s.", intake_why_over(x));
	if (!x->position || x->over || x->word.n ||
	    !(has_asked_nothing(x->reading) || only_asks(x->reading)))
		return;
	said->form = true; /* a letter without an order gets what helps */
	if (x->l->flags & (LETTER_QUOTES | LETTER_CUT) &&
	    !(x->by_quotes && x->reading->n_asked) && intake_points_below(x) &&
	    said->n < ANSWERS_MAX)
		said->text[said->n++] = str_of(_(
			"Text that your letter quotes, and text below its cut line, is not read. Write your orders at the very top, above all of that."));
}

/* A command that failed is told to the GM as an answer that could not be written is. */
static bool tell_of_lost(const struct letter_in *x, const struct answers *said,
			 struct err *err)
{
	if (!said->lost)
		return true;
	return post_tell_of_lost_answer(x->h, x->a,
					&(struct posting){.game = x->game,
							  .seat = x->seat,
							  .cause = CAUSE_IN,
							  .cause_id = x->in->id},
					said->lost, str_z(x->a, said->lost_why), err);
}

/* Carries the letter out. It takes the next receipt number in any case. */
static bool carry_out(struct letter_in *x, struct err *err)
{
	struct str late;
	struct answers said = {.confirmed = x->confirmed || x->word.resigns};

	if (!seats_count_receipt(x->h->store, x->seat, err))
		return false;
	x->receipt = x->seat->receipts;
	if (!intake_keep(x, &said, err) || !intake_do_word(x, err) ||
	    !intake_leave_open(x, err) ||
	    !answers_give(x->h, x->a, x->game, x->seat, x->position, x->reading, &said,
			  err))
		return false;
	if (!intake_say_late(x, &late, err))
		return false;
	if (late.n && x->reading->n_refused &&
	    !turnout_add(x->h->store, x->seat->id, x->who.key_phase, TURNOUT_LATE,
			 x->seat->address, home_now(x->h), err))
		return false;
	if (late.n && said.n < ANSWERS_MAX)
		said.text[said.n++] = late;
	if (x->reading->n_refused)
		said.late = intake_late_by(x);
	say_what_holds(x, &said);
	if (!tell_of_lost(x, &said, err))
		return false;
	if (said.address.n &&
	    !intake_ask_address(x, said.address, said.address_also, err))
		return false;
	if (said.resign_asked && !intake_ask_resign(x, err))
		return false;
	/* The receipt tells when the phase runs: the letter counts before it. */
	return phase_note_letter(x->h, x->a, x->game,
				 x->reading->n_accepted > 0 || intake_changes_sheet(x),
				 home_now(x->h), err) &&
	       intake_receipt(x, &said, err) &&
	       intake_settle(x, INBOX_DONE, verdict_of(x->reading),
			     letter_reasons[x->l->reason].name, err);
}

/* An answer, and any letter of a player who was asked something, shows that a person is writing. */
static bool content_of(const struct letter_in *x, enum intake_content *content,
		       struct err *err)
{
	const struct reading *r = x->reading;
	unsigned waits;

	*content = !has_asked_nothing(r) || x->word.n ? CONTENT_SOME
		   : r->n_asked || x->word.word || x->word.deed.n ||
				   (r->has_orders_word && r->n_refused > 0)
			   ? CONTENT_TRIED
			   : CONTENT_NONE;
	if (*content != CONTENT_NONE || !x->position)
		return true;
	if (!questions_open(x->h->store, x->game->id, x->game->phase_no, &waits, err))
		return false;
	if (waits & 1U << x->seat->seat)
		*content = CONTENT_TRIED;
	return true;
}

/* Very many letters in a row had no order, command or press, so that a robot may write them; but this one says something new. It goes to
 * the GM in its own words, as if it said GM, and once an hour its writer is told. */
static bool pass_unheard(struct letter_in *x, struct err *err)
{
	bool first;

	if (!x->unheard)
		return true;
	if (!intake_first_this_hour(x, "unheard", &first, err))
		return false;
	x->word.gm = true;
	x->silent = x->silent || !first;
	x->notice = str_of(_(
		"Many letters of yours in a row had no order, command or press. Your words go to the GM. Until a letter has an order, a command or press, only one an hour is answered."));
	return true;
}

static bool act_on_unreadable(struct letter_in *x, struct err *err)
{
	const struct letter_reason_row *why = &letter_reasons[x->l->reason];
	enum inbox_state state =
		x->l->class == LETTER_QUARANTINE ? INBOX_QUARANTINE : INBOX_DONE;

	bool silent;

	if (!intake_weigh_content(x, CONTENT_NONE, &silent, err))
		return false;
	x->silent = x->silent || silent;
	return intake_note(x, STR("your letter was not read"), str_of(why->sentence),
			   err) &&
	       intake_settle(x, state, SETTLED_UNREAD, why->name, err);
}

/* Is there nothing in it but what it quotes? */
static bool quotes_alone(const struct letter_in *x)
{
	return x->l->class == LETTER_EMPTY && !x->l->n_attached && !x->subject.n &&
	       !x->lead;
}

/* A letter that is believed and has text: orders, commands, press, and its receipt. */
static bool act_on_text(struct letter_in *x, struct err *err)
{
	enum intake_content content;
	bool silent;

	if (!intake_prepare(x, err) || !intake_find_closed(x, err) ||
	    !intake_take_word(x, err))
		return false;
	intake_read_lines(x);
	if (!intake_take_invited(x, err))
		return false;
	intake_refuse_damaged(x);
	intake_ask_change(x);
	intake_read_bare(x);
	if (!intake_read_typed(x, err))
		return false;
	if (quotes_alone(x) && !x->reading->n_asked && !x->away.n)
		return act_on_unreadable(x, err);
	intake_ask_again(x);
	if (!intake_take_wishes(x, err))
		return false;
	intake_say_now(x);
	intake_ask_address_meant(x);
	if (!intake_ask_away(x, err) || !content_of(x, &content, err) ||
	    !intake_weigh_content(x, content, &silent, err))
		return false;
	x->silent = x->silent || (silent && !x->unheard);
	if (!pass_unheard(x, err))
		return false;
	if (x->older && x->reading->n_commands == 0 && x->reading->n_press == 0)
		return intake_not_used(x, err) &&
		       intake_settle(x, INBOX_DONE, SETTLED_REFUSED, "older", err);
	if (x->invited && !is_join(x->reading) && !x->word.n && !intake_offer(x).n)
		return intake_note(
			       x, STR("JOIN first"),
			       str_of(_(
				       "You are invited to this seat. Answer with JOIN to get the whole position; your orders count from then on.")),
			       err) &&
		       intake_settle(x, INBOX_DONE, SETTLED_REFUSED, "not-joined", err);
	return carry_out(x, err);
}

/* Is there anything to read: text, an attachment, lines that may have been typed into a letter of ours, or words in the subject? After intake_take_subject. */
static bool has_text(const struct letter_in *x)
{
	return x->l->class == LETTER_ORDERS || x->l->class == LETTER_LIST ||
	       (x->l->class == LETTER_EMPTY &&
		(x->l->n_attached || x->l->n_quoted || x->subject.n || x->lead));
}

bool intake_act_on_trusted(struct letter_in *x, struct err *err)
{
	bool first, waits;

	x->game = &x->who.game;
	x->seat = &x->who.seat;
	if (!intake_weigh_number(x, &waits, err))
		return false;
	if (waits)
		return true;
	if (!intake_is_first(x, &first, err))
		return false;
	if (!first)
		return intake_settle(x, INBOX_DUPLICATE, SETTLED_DUPLICATE, "seen",
				     err);
	if (!bounce_heard(x->h, x->a, x->game, x->seat, err))
		return false;
	if (!intake_take_subject(x, err))
		return false;
	return has_text(x) ? act_on_text(x, err) : act_on_unreadable(x, err);
}
