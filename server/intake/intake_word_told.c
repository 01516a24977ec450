/* Tells in the receipt what came of a YES, a NO or a GM: the action, or why nothing was
 * done.
 * SPDX-License-Identifier: ISC */
#include "server/intake/intake_word.h"

#include "base/arena.h"
#include "base/locale.h"

enum { ADDED_SHOWN = 60 }; /* bytes of words that somebody adds to an answer */

static const char *name_of(enum intake_word word)
{
	return word == WORD_SAID_YES ? "YES" : word == WORD_SAID_NO ? "NO" : "GM";
}

void intake_say(struct letter_in *x, struct str text)
{
	if (x->word.n_said <= ANSWERS_SAID)
		x->word.said[x->word.n_said++] = text;
}

/* Tells why nothing is done: the fate of the question. */
static struct str why_not(const struct letter_in *x, const struct question *q)
{
	struct arena *a = x->a;

	switch (q->state) {
	case QUESTION_YES:
		return str_printf(
			a, _("You answered it with YES on %.*s, and it was done then."),
			STR_MADE(x->a, intake_when(x, q->settled)));
	case QUESTION_NO:
		return str_printf(
			a,
			_("You dropped it with NO on %.*s. If you want it after all, write it as an order."),
			STR_MADE(x->a, intake_when(x, q->settled)));
	case QUESTION_REPLACED:
		return str_printf(
			a,
			_("A later letter of yours, on %.*s, took its place; your present orders are above."),
			STR_MADE(x->a, intake_when(x, q->settled)));
	case QUESTION_PASSED:
		return str_printf(a, _("The GM has had it since %.*s."),
				  STR_MADE(x->a, intake_when(x, q->settled)));
	case QUESTION_OPEN:
	case QUESTION_STATES:
		break;
	}
	return str_printf(
		a,
		_("It was about turn %d, phase %d, which is no longer open: that phase ran without it."),
		q->turn, q->phase);
}

static void say_nothing_done(struct letter_in *x, enum intake_word word, struct str why)
{
	intake_say(x, str_printf(x->a, _("%s: nothing was done. %.*s"), name_of(word),
				 STR_ARG(why)));
	if (!x->word.deed.n)
		x->word.deed = str_of(_("NOTHING DONE: see below"));
}

void intake_say_why_not(struct letter_in *x, enum intake_word word, int receipt,
			const struct question *last)
{
	struct str why;

	if (!last)
		why = str_printf(
			x->a,
			word == WORD_SAID_GM
				? _("Receipt %d has no sentences for the GM. Write them under the word GM.")
				: _("Receipt %d asked you nothing."),
			receipt);
	else if (last->kind == QUESTION_REFUSED && last->state == QUESTION_OPEN)
		why = str_printf(
			x->a,
			_("Receipt %d asked you nothing: it refused a line. Write what you order instead."),
			receipt);
	else
		why = why_not(x, last);
	say_nothing_done(x, word, why);
}

void intake_say_no_item(struct letter_in *x, enum intake_word word, int receipt)
{
	say_nothing_done(
		x, word,
		str_printf(
			x->a,
			_("Receipt %d has no such question: reply YES %d to all that it asks, or write the orders that you want."),
			receipt, receipt));
}

void intake_say_dropped(struct letter_in *x, const struct question *q, struct str order)
{
	if (x->older || x->over)
		return;
	x->word.deed = str_printf(x->a, _("DROPPED what receipt %d asked"), q->receipt);
	intake_say(x,
		   str_printf(x->a, _("NO to %.*s: it is dropped."), STR_ARG(order)));
}

void intake_say_unasked(struct letter_in *x, struct str name)
{
	intake_say(x, str_printf(x->a, _("NO to %.*s: nothing of that name is asked."),
				 STR_ARG(str_cut(name, ADDED_SHOWN))));
}

void intake_say_no_list(struct letter_in *x, int receipt, int asked, int answers)
{
	say_nothing_done(
		x, WORD_SAID_YES,
		str_printf(
			x->a,
			P_("Receipt %d waits for %d answer, and your list has %d: reply YES %d or NO %d, or say which you mean.",
			   "Receipt %d waits for %d answers, and your list has %d: reply YES %d or NO %d to all of them, or say which you mean.",
			   asked),
			receipt, asked, answers, receipt, receipt));
}

void intake_say_no_change(struct letter_in *x, int receipt)
{
	say_nothing_done(
		x, WORD_SAID_YES,
		str_printf(
			x->a,
			_("The words that you add to it are not understood (%.*s), so receipt %d still waits: reply YES %d alone, or write the order as you want it."),
			STR_ARG(str_cut(str_trim(x->word.but), ADDED_SHOWN)), receipt,
			receipt));
}

void intake_say_again(struct letter_in *x, int receipt)
{
	if (x->word.n_said)
		x->word.n_said--;
	intake_say(
		x,
		str_printf(
			x->a,
			_("%s: nothing was done yet, because the letter that you answered asked you nothing. The question of receipt %d is asked again above."),
			name_of(x->word.word), receipt));
}

/* An answer above a letter that asked nothing, while this receipt waits for one. */
static struct str why_not_above(const struct letter_in *x, const struct above *above,
				const char *name, int receipt)
{
	if (above->kind == ABOVE_RECEIPT)
		return str_printf(
			x->a,
			_("Receipt %d asked you nothing. Receipt %d did: reply %s %d if you mean that."),
			above->receipt, receipt, name, receipt);
	if (above->kind == ABOVE_OTHER)
		return str_printf(
			x->a,
			_("The letter that you answered asked you nothing. Receipt %d did: reply %s %d if you mean that."),
			receipt, name, receipt);
	return str_printf(
		x->a,
		_("Receipt %d is answered above that receipt, or by its number: reply %s %d if you mean that."),
		receipt, name, receipt);
}

void intake_say_which(struct letter_in *x, enum intake_word word,
		      const struct above *above, const int *receipts, int n)
{
	const char *name = name_of(word);

	if (n > 1)
		say_nothing_done(
			x, word,
			str_printf(
				x->a,
				_("Receipt %d and receipt %d both wait for it. Reply %s %d or %s %d, whichever you mean."),
				receipts[n - 2], receipts[n - 1], name, receipts[n - 2],
				name, receipts[n - 1]));
	else if (n == 1)
		say_nothing_done(x, word, why_not_above(x, above, name, receipts[0]));
	else
		say_nothing_done(
			x, word,
			word == WORD_SAID_GM
				? str_of(_(
					  "No sentences of yours are waiting. Write them under the word GM."))
				: str_of(_("No question to you is open.")));
}

void intake_say_taken(struct letter_in *x, enum intake_word word, int receipt)
{
	/* A letter that does not count leaves its questions open. */
	if (x->older || x->over)
		return;
	if (word == WORD_SAID_NO)
		x->word.deed =
			str_printf(x->a, _("DROPPED what receipt %d asked"), receipt);
	if (x->word.n_taken == ANSWERS_SAID)
		return;
	x->word.taken[x->word.n_taken].word = word;
	x->word.taken[x->word.n_taken++].receipt = receipt;
}

/* Was anything of what the YES sent refused? */
static bool has_refused(const struct letter_in *x)
{
	struct str all = x->word.sent;

	for (int i = 0; i < x->reading->n_lines; i++) {
		const struct line *line = &x->reading->lines[i];
		if (line->verdict == VERDICT_REFUSED && line->typed.s >= all.s &&
		    line->typed.s < all.s + all.n)
			return true;
	}
	return false;
}

void intake_say_fates(struct letter_in *x)
{
	for (int i = 0; i < x->word.n_taken; i++) {
		bool yes = x->word.taken[i].word == WORD_SAID_YES;
		/* All that it would send was written anew, which is told (intake_sent.c). */
		if (yes && x->word.anew.n && !x->word.sent.n)
			continue;
		intake_say(
			x,
			str_printf(
				x->a,
				!yes ? _("NO to receipt %d: what it left open is dropped.")
				: x->word.doubted
					? _("YES to receipt %d: not sent yet, because the text below your YES seems to take it back. It is asked again above.")
				: has_refused(x)
					? _("YES to receipt %d: not taken as it was asked. The fault is told above.")
					: _("YES to receipt %d: taken as shown here."),
				x->word.taken[i].receipt));
	}
}
