/* The word of a player above one of our letters: YES sends what it asks, NO drops it, GM
 * passes their sentences on. It counts as an order does: by key and address. Which question
 * it is of stands in the subject, with the receipt's number; without one it is the only
 * open one.
 * SPDX-License-Identifier: ISC */
#include "server/intake/intake_steps.h"

#include <string.h>

#include "base/arena.h"
#include "base/locale.h"
#include "mail/trust/trust.h"
#include "schema/questions.h"
#include "server/outbox/post.h"
#include "server/render/letterhead.h"

enum { WORD_CHARS = 40 };

/* clang-format off */
static const struct { const char *text; enum intake_word word; } spellings[] = {
	{"yes", WORD_SAID_YES}, {"y", WORD_SAID_YES}, {"yes please", WORD_SAID_YES},
	{"yes thanks", WORD_SAID_YES}, {"yes thank you", WORD_SAID_YES}, {"yes yes", WORD_SAID_YES},
	{"yes send it", WORD_SAID_YES}, {"yes please send it", WORD_SAID_YES},
	{"yes that is right", WORD_SAID_YES}, {"yes thats right", WORD_SAID_YES},
	{"yes correct", WORD_SAID_YES}, {"ok", WORD_SAID_YES}, {"okay", WORD_SAID_YES},
	{"ok thanks", WORD_SAID_YES}, {"ok yes", WORD_SAID_YES}, {"yep", WORD_SAID_YES},
	{"yeah", WORD_SAID_YES}, {"sure", WORD_SAID_YES},
	{"no", WORD_SAID_NO}, {"n", WORD_SAID_NO}, {"nope", WORD_SAID_NO},
	{"no thanks", WORD_SAID_NO}, {"no thank you", WORD_SAID_NO}, {"no drop it", WORD_SAID_NO},
	{"gm", WORD_SAID_GM}, {"gm please", WORD_SAID_GM},
};
/* clang-format on */

/* A line of letters alone, small, with one blank between words. */
static struct str plain(struct str line, char out[WORD_CHARS])
{
	size_t n = 0;

	for (size_t i = 0; i < line.n; i++) {
		char c = ascii_lower(line.s[i]);
		bool letter = c >= 'a' && c <= 'z';
		if (c == '\'')
			continue;
		if (!letter && !strchr(" \t.,;:!*-", c))
			return STR("");
		if (n + 2 > WORD_CHARS)
			return STR("");
		if (letter)
			out[n++] = c;
		else if (n && out[n - 1] != ' ')
			out[n++] = ' ';
	}
	return str_trim((struct str){out, n});
}

static enum intake_word word_of(struct str line)
{
	char buffer[WORD_CHARS];
	struct str s = plain(str_trim(line), buffer);

	for (size_t i = 0; s.n && i < sizeof spellings / sizeof *spellings; i++)
		if (str_equal(s, str_of(spellings[i].text)))
			return spellings[i].word;
	return WORD_SAID_NONE;
}

/* "Re: [CE-7] T5 P1 receipt 41 - ACCEPTED ...": 41; 0: it is no receipt. */
static int receipt_in(struct str subject)
{
	const struct str mark = STR(" receipt ");
	size_t at = str_find(subject, mark);
	int64_t n;

	if (at == SIZE_MAX)
		return 0;
	struct str rest = str_slice(subject, at + mark.n, subject.n);
	return str_int(str_until(&rest, ' '), 1, 1000000, &n) ? (int)n : 0;
}

/* Which question ------------------------------------------------------------ */

static bool is_meant(const struct letter_in *x, const struct question *q)
{
	bool words = x->word.word == WORD_SAID_GM;

	return words ? q->kind == QUESTION_WORDS : q->kind != QUESTION_WORDS;
}

/* A question about orders ends with its phase; one about a command does not. */
static bool may_be_answered(const struct letter_in *x, const struct question *q)
{
	return q->state == QUESTION_OPEN &&
	       (q->kind == QUESTION_WORDS || q->phase_no == x->game->phase_no ||
		(q->kind == QUESTION_ASKED && intake_is_command(x, q->text)));
}

/* Without a number: the one receipt of which something is open; else 0. */
static int only_open(const struct letter_in *x, const struct question *q, int n,
		     int *receipts)
{
	int only = 0;

	*receipts = 0;
	for (int i = 0; i < n; i++) {
		if (!is_meant(x, &q[i]) || !may_be_answered(x, &q[i]) ||
		    (q[i].kind == QUESTION_REFUSED && x->word.word == WORD_SAID_YES) ||
		    q[i].receipt == only)
			continue;
		only = q[i].receipt;
		++*receipts;
	}
	return *receipts == 1 ? only : 0;
}

/* What is said ------------------------------------------------------------- */

static const char *name_of(enum intake_word word)
{
	return word == WORD_SAID_YES ? "YES" : word == WORD_SAID_NO ? "NO" : "GM";
}

static void say(struct letter_in *x, struct str text)
{
	x->word.said = text;
}

/* Why nothing is done: what became of the question. */
static struct str why_not(const struct letter_in *x, const struct question *q)
{
	struct arena *a = x->a;

	switch (q->state) {
	case QUESTION_YES:
		return str_printf(
			a, _("You answered it with YES on %.*s, and it was done then."),
			STR_ARG(clock_long(a, q->settled)));
	case QUESTION_NO:
		return str_printf(
			a,
			_("You dropped it with NO on %.*s. To have it all the same, write it as an order."),
			STR_ARG(clock_long(a, q->settled)));
	case QUESTION_REPLACED:
		return str_printf(
			a,
			_("A later letter of yours, on %.*s, took its place; what stands now is above."),
			STR_ARG(clock_long(a, q->settled)));
	case QUESTION_PASSED:
		return str_printf(a, _("The GM has had it since %.*s."),
				  STR_ARG(clock_long(a, q->settled)));
	case QUESTION_OPEN:
	case QUESTION_STATES:
		break;
	}
	return str_printf(
		a,
		_("It was about turn %d, phase %d, which is not open any more: that phase ran without it."),
		q->turn, q->phase);
}

static void say_nothing_done(struct letter_in *x, struct str why)
{
	say(x, str_printf(x->a, _("%s: nothing was done. %.*s"), name_of(x->word.word),
			  STR_ARG(why)));
	x->word.deed = str_of(_("NOTHING DONE: see below"));
}

static void say_which(struct letter_in *x, int receipts)
{
	if (x->word.receipt)
		say_nothing_done(
			x,
			str_printf(
				x->a,
				x->word.word == WORD_SAID_GM
					? _("Receipt %d keeps no sentences for the GM. Write them under the word GM.")
					: _("Receipt %d asked you nothing."),
				x->word.receipt));
	else if (receipts > 1)
		say_nothing_done(
			x,
			str_of(_(
				"More than one receipt waits for it. Answer the receipt that you mean, with its subject as it is.")));
	else
		say_nothing_done(
			x,
			x->word.word == WORD_SAID_GM
				? str_of(_(
					  "No sentences of yours wait. Write them under the word GM."))
				: str_of(_("No question of yours is open.")));
}

/* What is done ------------------------------------------------------------- */

/* The lines of the questions take the place of the word. */
static void take(struct letter_in *x, const struct question *list, int n)
{
	struct buf text = buf_in(x->a);
	const struct question *last = NULL;

	for (int i = 0; i < n; i++) {
		const struct question *q = &list[i];
		if (q->receipt != x->word.receipt || !is_meant(x, q))
			continue;
		if (!last || q->kind == QUESTION_ASKED || last->kind != QUESTION_ASKED)
			last = q;
		if (!may_be_answered(x, q) ||
		    (x->word.word == WORD_SAID_YES && q->kind != QUESTION_ASKED))
			continue;
		*arena_push(x->a, x->word.about, x->word.n) = *q;
		buf_add(&text, q->text);
		buf_char(&text, '\n');
	}
	x->word.text = buf_str(&text);
	if (!x->word.n && last)
		say_nothing_done(
			x,
			last->kind == QUESTION_REFUSED && last->state == QUESTION_OPEN
				? str_printf(
					  x->a,
					  _("Receipt %d asked you nothing: it refused a line. Write what you order instead."),
					  x->word.receipt)
				: why_not(x, last));
	else if (!x->word.n)
		say_which(x, 0);
}

/* Its key is of the receipt that asked: of the phase that is open, or was and is again. */
static void settle_phase(struct letter_in *x)
{
	if (x->word.word != WORD_SAID_YES || !x->word.n)
		return;
	bool commands = intake_is_command(x, x->word.text);
	x->word.only = x->stale;
	if (!commands)
		x->stale = false;
	x->word.resigns = commands && str_starts(x->word.text, "resign");
}

bool intake_take_word(struct letter_in *x, struct err *err)
{
	struct question *list;
	int n, receipts;
	size_t i = 0;

	while (i < x->l->n_lines && !str_trim(x->l->lines[i]).n)
		i++;
	if (i == x->l->n_lines)
		return true;
	x->word.word = word_of(x->l->lines[i]);
	if (!x->word.word)
		return true;
	x->word.rest = i + 1;
	if (!questions_list(x->h->store, x->a, x->seat->id, 0, &list, &n, err))
		return false;
	x->word.receipt = receipt_in(x->l->subject);
	if (!x->word.receipt)
		x->word.receipt = only_open(x, list, n, &receipts);
	if (x->word.receipt)
		take(x, list, n);
	else
		say_which(x, receipts);
	settle_phase(x);
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

	for (int i = 0; i < x->word.n; i++)
		if (!questions_settle(x->h->store, x->word.about[i].id,
				      states[x->word.word], home_now(x->h), err))
			return false;
	return true;
}

static bool to_gm(struct letter_in *x, struct str words, struct err *err)
{
	struct page page = page_in(x->a);
	struct str who = letterhead_seat(x->a, x->rules, x->seat->seat);

	page_paraf(&page, "%.*s (%.*s) passes this on to you:", STR_ARG(who),
		   STR_ARG(x->seat->name));
	page_cut(&page);
	page_verbatim(&page, trust_scan(x->a, words, NULL));
	page_paraf(
		&page,
		"To answer, write to %.*s: an answer to this letter is read for your commands and goes to nobody.",
		STR_ARG(x->seat->address));
	return post_queue(x->h, x->a,
			  &(struct posting){.game = x->game,
					    .gm = true,
					    .kind = KIND_PRESS,
					    .cause = CAUSE_IN,
					    .cause_id = x->in->id,
					    .subject = str_printf(
						    x->a, "%.*s a word of %.*s",
						    STR_ARG(post_tag(x->a, x->game)),
						    STR_ARG(who)),
					    .page = &page,
					    .bulk = true},
			  err);
}

/* What stands under the word and is not an order goes with what waits. */
static bool pass_on(struct letter_in *x, struct err *err)
{
	struct str below = intake_words(x);
	struct str all =
		str_printf(x->a, "%.*s%.*s", STR_ARG(x->word.text), STR_ARG(below));

	if (!str_trim(all).n)
		return true;
	x->word.passed = true;
	x->word.deed = str_of(_("PASSED ON to the GM"));
	say(x,
	    str_of(_("GM: your words have gone to the GM, who answers you directly.")));
	return to_gm(x, all, err);
}

static void say_done(struct letter_in *x)
{
	if (x->word.word == WORD_SAID_NO)
		x->word.deed = str_printf(x->a, _("DROPPED what receipt %d asked"),
					  x->word.receipt);
	say(x, str_printf(x->a,
			  x->word.word == WORD_SAID_YES
				  ? _("YES to receipt %d: taken as you see.")
				  : _("NO to receipt %d: nothing of it is done."),
			  x->word.receipt));
	if (x->word.only && x->l->n_lines > x->word.rest)
		say(x,
		    str_printf(
			    x->a, "%.*s %s", STR_ARG(x->word.said),
			    _("The text under your YES was not read: send it as a reply to the latest report.")));
}

bool intake_do_word(struct letter_in *x, struct err *err)
{
	if (x->word.word == WORD_SAID_GM && !pass_on(x, err))
		return false;
	/* Of a letter that does not count the question stays open. */
	if (!x->word.n || x->older || x->over)
		return true;
	if (x->word.word != WORD_SAID_GM)
		say_done(x);
	return settle(x, err);
}
