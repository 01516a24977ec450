/* An answer that changes what was asked. "YES", and below it a better version of one of the orders: that one takes its
 * place, and the others are sent. "Yes, but with 3": all of them are asked about anew.
 * And what goes to the GM below the word GM.
 * SPDX-License-Identifier: ISC */
#include "server/intake/intake_word.h"

#include "base/arena.h"
#include "base/locale.h"
#include "mail/trust/trust.h"
#include "schema/press.h"
#include "server/people/leave_open.h"
#include "server/render/letterhead.h"
#include "server/report/ask_gm.h"
#include "server/said/said_fallback.h"

struct str intake_sent(struct letter_in *x, const struct reader *r, struct str own)
{
	struct answer_word *w = &x->word;
	struct str rest = w->text, line;
	struct str below =
		str_printf(x->a, "%.*s\n%.*s", STR_ARG(w->tail), STR_ARG(own));
	struct buf sent = buf_in(x->a), anew = buf_in(x->a);

	if (!x->position || !str_trim(below).n || !rest.n)
		return rest;
	const struct reading *better = orders_read(x->a, r, below, x->before);
	while (str_line(&rest, &line)) {
		bool is_anew = leave_is_anew(x->a, r, better, line);
		struct buf *to = is_anew ? &anew : &sent;
		if (is_anew && anew.n)
			buf_z(to, "; ");
		buf_add(to, line);
		if (!is_anew)
			buf_char(to, '\n');
	}
	w->anew = buf_str(&anew);
	return buf_str(&sent);
}

/* The orders that this reading makes or asks about, a line each. */
static struct str orders_of(struct arena *a, const struct reading *r)
{
	struct str asked = reading_asked(a, r);
	struct buf b = buf_in(a);

	for (int i = 0; i < r->sheet.n_slots; i++)
		if (r->sheet.slots[i].mark != SLOT_KEPT)
			buf_printf(&b, "%.*s\n",
				   STR_MADE(a, slot_text(a, &r->sheet.slots[i])));
	if (asked.n)
		buf_printf(&b, "%.*s\n", STR_ARG(asked));
	return buf_str(&b);
}

/* The line of the answer, if nothing of it was used. */
static struct line *line_of(struct letter_in *x)
{
	for (int i = 0; i < x->reading->n_lines; i++) {
		struct line *line = &x->reading->lines[i];
		if (str_find(line->typed, x->word.but) != SIZE_MAX)
			return line->verdict == VERDICT_REFUSED ||
					       line->verdict == VERDICT_NOTE ||
					       line->verdict == VERDICT_ASKED
				       ? line
				       : NULL;
	}
	return NULL;
}

/* "clear all": a change of an order takes none back. */
static bool takes_back(struct str orders)
{
	struct str one;

	while (str_line(&orders, &one))
		if (str_starts(one, "clear"))
			return true;
	return false;
}

/* The change, read as one to the orders that were asked about, as if they stood: "with 3", "planet 4", "make it 4". NULL: it is
 * not understood. */
static const struct reading *read_change(struct letter_in *x, const struct reader *r)
{
	static const char *const ways[] = {"", "make that ", "make it ", "with "};
	const struct reading *stands = orders_read(x->a, r, x->word.but_of, x->before);

	for (size_t i = 0; i < sizeof ways / sizeof *ways; i++) {
		struct str said = str_printf(
			x->a, "%s%.*s", ways[i],
			STR_MADE(x->a, said_fallback_first(x->a, x->word.but)));
		const struct reading *changed =
			orders_read(x->a, r, said, &stands->sheet);
		if (orders_of(x->a, changed).n && !changed->n_refused &&
		    !changed->n_notes && !takes_back(orders_of(x->a, changed)))
			return changed;
	}
	return NULL;
}

/* An answer that was not understood is told as one: it opens no second matter. */
static void set_aside(struct letter_in *x, struct line *line)
{
	if (line->verdict == VERDICT_ASKED)
		return;
	intake_turn_into(x->reading, line, VERDICT_BLANK);
	x->reading->open_forms = STR("");
}

void intake_ask_changed(struct letter_in *x)
{
	struct reader r = intake_reader(x);
	struct line *line = line_of(x);
	struct str rest = x->word.but_of, one;
	struct buf ask = buf_in(x->a);

	if (!x->position || !line || x->old_key || x->older || x->over)
		return;
	const struct reading *changed = read_change(x, &r);
	if (!changed) {
		set_aside(x, line);
		intake_say_no_change(x, x->word.but_receipt);
		return;
	}
	while (str_line(&rest, &one))
		if (!leave_is_anew(x->a, &r, changed, one))
			buf_printf(&ask, "%.*s\n", STR_ARG(one));
	buf_add(&ask, orders_of(x->a, changed));
	intake_turn_into(x->reading, line, VERDICT_ASKED);
	x->reading->has_orders_word = true;
	line->ask = str_trim(buf_str(&ask));
}

/* Asked again ---------------------------------------------------------------- */

/* Does every line that the YES sends count, read by itself? */
static bool is_sound(struct letter_in *x)
{
	struct reader r = intake_reader(x);

	r.confirmed = x->word.sent;
	const struct reading *alone = orders_read(x->a, &r, x->word.sent, x->before);
	return alone->n_accepted && !alone->n_refused;
}

static bool is_sent(const struct letter_in *x, const struct line *line)
{
	struct str all = x->word.sent;

	return all.n && line->typed.s >= all.s && line->typed.s < all.s + all.n;
}

/* The text below a YES made the reader refuse what it sends: these orders wait for another YES. */
static void ask_doubted(struct letter_in *x)
{
	struct reading *r = x->reading;
	bool any = false;

	for (int i = 0; i < r->n_lines; i++)
		any |= r->lines[i].verdict == VERDICT_REFUSED &&
		       is_sent(x, &r->lines[i]);
	if (!any || !is_sound(x))
		return;
	for (int i = 0; i < r->n_lines; i++) {
		struct line *line = &r->lines[i];
		if (line->verdict != VERDICT_REFUSED || !is_sent(x, line))
			continue;
		line->verdict = VERDICT_ASKED;
		line->ask = str_trim(line->typed);
		r->n_refused--;
		r->n_asked++;
		x->word.doubted = true;
	}
}

/* The line of the answer, which was not read with the others. */
static void ask_open(struct letter_in *x)
{
	struct reading *r = x->reading;
	size_t at = (size_t)x->word.again_line;

	r->lines = arena_more(x->a, r->lines, (size_t)r->n_lines, sizeof *r->lines);
	r->lines[r->n_lines++] = (struct line){
		.number = x->word.again_line + 1,
		.n_typed = 1,
		.typed = str_trim(x->l->lines[at]),
		.verdict = VERDICT_ASKED,
		.ask = x->word.again,
	};
	r->n_asked++;
	r->has_orders_word = true;
	intake_say_again(x, x->word.again_receipt);
}

/* What the answers left out of a question is asked once more. */
static void ask_left(struct letter_in *x)
{
	struct reading *r = x->reading;
	size_t at = (size_t)x->word.left_line;

	r->lines = arena_more(x->a, r->lines, (size_t)r->n_lines, sizeof *r->lines);
	r->lines[r->n_lines++] = (struct line){
		.number = x->word.left_line + 1,
		.n_typed = 1,
		.typed = str_trim(x->l->lines[at]),
		.verdict = VERDICT_ASKED,
		.ask = x->word.left,
	};
	r->n_asked++;
	r->has_orders_word = true;
	intake_say(
		x,
		str_printf(
			x->a,
			_("Receipt %d asked more than you answered: the rest is asked again above."),
			x->word.left_receipt));
}

/* A question offers what would count: "release all" of which one may leave is asked as "release 1". */
static void ask_as_it_counts(struct letter_in *x, struct line *line)
{
	struct reader r = intake_reader(x);

	r.confirmed = line->ask;
	const struct reading *sent = orders_read(x->a, &r, line->ask, x->before);
	if (!sent->n_changed || sent->n_refused || sent->n_asked || sent->n_commands ||
	    sent->n_press || sent->n_later || sent->n_notes)
		return;
	struct str made = str_trim(orders_of(x->a, sent));
	if (made.n)
		line->ask = made;
}

static bool stands(struct arena *a, const struct sheet *before, struct str order)
{
	for (int i = 0; i < before->n_slots; i++)
		if (str_equal(slot_text(a, &before->slots[i]), order))
			return true;
	return false;
}

/* Would the YES send nothing but orders that stand already, as they are? */
static bool asks_nothing_new(struct letter_in *x, const struct line *line)
{
	struct reader r = intake_reader(x);

	r.confirmed = line->ask;
	if (!x->before || intake_is_command(x, line->ask))
		return false;
	const struct reading *sent = orders_read(x->a, &r, line->ask, x->before);
	if (!sent->n_accepted || sent->n_refused || sent->n_asked || sent->n_commands ||
	    sent->n_press || sent->n_later || sent->n_notes ||
	    sent->sheet.n_slots != x->before->n_slots)
		return false;
	for (int i = 0; i < sent->sheet.n_slots; i++)
		if (!stands(x->a, x->before, slot_text(x->a, &sent->sheet.slots[i])))
			return false;
	return true;
}

/* A YES would change nothing: it is told instead, and the phase does not wait. */
static void leave_unasked(struct letter_in *x, struct line *line)
{
	struct buf all = buf_in(x->a);
	struct str rest = str_trim(line->ask), one;

	while (str_line(&rest, &one))
		buf_printf(&all, "%s%.*s", all.n ? "; " : "", STR_ARG(one));
	line->verdict = VERDICT_BLANK;
	line->n_remarks = line->n_instead = 0;
	x->reading->n_asked--;
	if (!x->word.deed.n)
		x->word.deed = str_of(_("NOTHING NEW: your orders stand"));
	intake_say(x, str_printf(x->a, _("Stands already, as it is: %.*s."),
				 STR_ARG(buf_str(&all))));
}

void intake_ask_again(struct letter_in *x)
{
	const struct reading *r = x->reading;

	if (x->word.left.n && !x->older && !x->over)
		ask_left(x);
	if (!x->position || x->old_key || x->older || x->over)
		return;
	ask_doubted(x);
	for (int i = 0; i < r->n_lines; i++)
		if (r->lines[i].verdict == VERDICT_ASKED) {
			ask_as_it_counts(x, &r->lines[i]);
			if (asks_nothing_new(x, &r->lines[i]))
				leave_unasked(x, &r->lines[i]);
		}
	if (x->word.again.n && intake_is_alone(r) && !r->n_refused && !x->word.n)
		ask_open(x);
}

/* To the GM ------------------------------------------------------------------ */

/* As press to the GM it waits for an answer among what they have to do (todo.h). */
static bool to_gm(struct letter_in *x, struct str words, struct err *err)
{
	struct page page = page_in(x->a);
	struct press_item item = {.game_id = x->game->id,
				  .phase_no = x->game->phase_no,
				  .seat = x->seat->seat,
				  .to_gm = true,
				  .text = trust_scan(x->a, words, NULL),
				  .utc = home_now(x->h)};

	page_cut(&page);
	page_paraf(&page, "%.*s (%.*s) writes to you:",
		   STR_MADE(x->a, letterhead_seat(x->a, x->rules, x->seat->seat)),
		   STR_ARG(x->seat->name));
	page_para(&page, item.text);
	return press_add(x->h->store, &item, err) &&
	       ask_gm(x->h, x->a, x->game, x->seat, x->in->id, &page, err);
}

/* Lines under the word that are not orders go with what waits. */
static bool pass_on(struct letter_in *x, struct err *err)
{
	struct str below = intake_words(x);
	struct str passed = str_trim(x->word.passed);
	struct str all = str_printf(x->a, "%.*s%s%.*s", STR_ARG(passed),
				    passed.n ? "\n" : "", STR_ARG(str_trim(below)));

	all = str_trim(all);
	if (!all.n)
		return true;
	x->word.deed = str_of(_("PASSED ON to the GM"));
	intake_say(
		x,
		str_of(_(
			"GM: your words have gone to the GM, who answers you directly.")));
	if (!to_gm(x, all, err))
		return false;
	intake_words_passed(x);
	return true;
}

/* After the letter was read ------------------------------------------------- */

static bool settle(struct letter_in *x, struct err *err)
{
	static const enum question_state states[] = {
		[WORD_SAID_YES] = QUESTION_YES,
		[WORD_SAID_NO] = QUESTION_NO,
		[WORD_SAID_GM] = QUESTION_PASSED,
	};

	for (int i = 0; i < x->word.n; i++) {
		const struct answered *to = &x->word.about[i];
		bool waits = x->word.doubted && to->word == WORD_SAID_YES;
		if (!questions_settle(x->h->store, to->question.id,
				      waits ? QUESTION_REPLACED : states[to->word],
				      home_now(x->h), err) ||
		    (to->word == WORD_SAID_NO &&
		     !intake_drop_resign(x, to->question.text, err)))
			return false;
	}
	return true;
}

bool intake_do_word(struct letter_in *x, struct err *err)
{
	if (x->word.gm && !pass_on(x, err))
		return false;
	intake_say_fates(x);
	if (x->word.anew.n)
		intake_say(
			x,
			str_printf(
				x->a,
				_("Not sent, because you wrote it anew below your YES: %.*s."),
				STR_ARG(x->word.anew)));
	if (x->word.only && (x->word.tail.n || x->l->n_lines > x->word.rest))
		intake_say(
			x,
			str_of(_(
				"The text under your YES was not read: send it as a reply to the latest report.")));
	/* If the letter does not count, the question stays open. */
	return !x->word.n || x->older || x->over || settle(x, err);
}
