/* Which questions an answer is about: those of the receipt that it names, or of the one above which it is written. A command
 * acts by nothing else.
 * SPDX-License-Identifier: ISC */
#include "server/intake/intake_word.h"

#include "base/arena.h"
#include "server/said/said.h"

bool word_may_mean(const struct answering *w, const struct question *q)
{
	return w->word == WORD_SAID_GM ? q->kind == QUESTION_WORDS
				       : q->kind != QUESTION_WORDS;
}

/* A question about orders, or about a command for the phase, ends with it. */
bool word_is_open(const struct letter_in *x, const struct question *q)
{
	return q->state == QUESTION_OPEN &&
	       (q->kind == QUESTION_WORDS || q->phase_no == x->game->phase_no ||
		(q->kind == QUESTION_ASKED && intake_outlasts(x, q->text)));
}

/* A question whose place the same one has taken, in a later receipt, is that one. */
const struct question *word_as_it_is_now(const struct answering *w,
					 const struct question *q)
{
	if (q->kind != QUESTION_ASKED || q->state != QUESTION_REPLACED)
		return q;
	for (int i = 0; i < w->n; i++)
		if (w->list[i].id > q->id && w->list[i].kind == q->kind &&
		    word_is_open(w->x, &w->list[i]) &&
		    str_equal(str_trim(w->list[i].text), str_trim(q->text)))
			return &w->list[i];
	return q;
}

static bool is_among(const int *receipts, int n, int receipt)
{
	for (int i = 0; i < n; i++)
		if (receipts[i] == receipt)
			return true;
	return false;
}

/* The receipts of which something is open that this word may answer, oldest first. */
static int open_receipts(const struct answering *w, int receipts[ANSWERS_SAID])
{
	int n = 0;

	for (int i = 0; i < w->n && n < ANSWERS_SAID; i++) {
		const struct question *q = &w->list[i];
		if (word_may_mean(w, q) && word_is_open(w->x, q) &&
		    !(q->kind == QUESTION_REFUSED && w->word == WORD_SAID_YES) &&
		    !is_among(receipts, n, q->receipt))
			receipts[n++] = q->receipt;
	}
	return n;
}

/* Something that this word may answer: a refused line asks nothing that YES could answer. */
static bool asked_something(const struct answering *w, int receipt)
{
	for (int i = 0; i < w->n; i++) {
		const struct question *q = &w->list[i];
		if (q->receipt == receipt && word_may_mean(w, q) &&
		    !(q->kind == QUESTION_REFUSED && w->word == WORD_SAID_YES))
			return true;
	}
	return false;
}

/* A later receipt lists what earlier ones left open. Is this all that it lists? A refused line would be another thing to which the
 * answer may belong. */
static bool is_listed_alone(const struct answering *w, int receipt)
{
	for (int i = 0; i < w->n; i++)
		if (w->list[i].receipt != receipt &&
		    w->list[i].kind != QUESTION_WORDS &&
		    word_is_open(w->x, &w->list[i]))
			return false;
	return receipt < w->above.receipt;
}

/* May the only open receipt be meant by an answer that is not above it? An order may, where nothing else is above the
 * answer, or a letter that lists it; a command acts by an answer to its very receipt alone. Before the game begins nothing is lost by
 * either. */
static bool may_be_meant(const struct answering *w, int receipt)
{
	if (w->word == WORD_SAID_GM)
		return true;
	if (w->above.kind == ABOVE_OTHER ||
	    (w->above.kind == ABOVE_RECEIPT && !is_listed_alone(w, receipt)))
		return false;
	for (int i = 0; i < w->n; i++)
		if (w->word == WORD_SAID_YES && w->list[i].receipt == receipt &&
		    w->list[i].kind == QUESTION_ASKED &&
		    word_is_open(w->x, &w->list[i]) &&
		    w->x->seat->status != SEAT_INVITED &&
		    intake_is_command(w->x, w->list[i].text))
			return false;
	return true;
}

/* The receipts that the answer is about: those that it names, or all of which something is open; else the one above which it is written, if
 * that asked something; else the only one of which something is open. 0: it is about none, and `waits` are open. */
int word_receipts(const struct answering *w, const struct said *said,
		  int receipts[ANSWERS_SAID], int *n_waits)
{
	*n_waits = 0;
	for (int i = 0; i < said->n_receipts; i++)
		receipts[i] = said->receipts[i];
	if (said->n_receipts)
		return said->n_receipts;
	if (said->all) {
		int all = open_receipts(w, receipts);
		if (all)
			return all;
	}
	if (w->above.kind == ABOVE_RECEIPT && asked_something(w, w->above.receipt)) {
		receipts[0] = w->above.receipt;
		return 1;
	}
	int n = open_receipts(w, receipts);
	if (n == 1 && may_be_meant(w, receipts[0]))
		return 1;
	*n_waits = n;
	return 0;
}
