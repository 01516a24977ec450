/* Answers above one of our letters: YES sends what it asks, NO drops it, GM
 * passes their sentences on. They count as an order does: by key and address. Which question
 * is meant says its number, or the subject, which has the receipt's; without either it is the
 * only open one.
 * SPDX-License-Identifier: ISC */
#include "server/intake/intake_word.h"

#include <string.h>

#include "base/arena.h"
#include "base/locale.h"
#include "server/fate/letter_above.h"
#include "server/said/said.h"
#include "server/said/said_before.h"

/* Actions ------------------------------------------------------------------ */

static bool is_answered(const struct letter_in *x, const struct question *q)
{
	for (int i = 0; i < x->word.n; i++)
		if (x->word.about[i].question.id == q->id)
			return true;
	return false;
}

/* Is there more in the letter below the line of the answer? */
static bool has_text_below(const struct answering *w)
{
	const struct letter *l = w->x->l;

	for (size_t i = w->at + 1; i < l->n_lines; i++)
		if (str_trim(l->lines[i]).n)
			return true;
	return false;
}

/* Is it about this question? */
static bool is_meant(const struct answering *w, const struct question *q, int receipt)
{
	if (!word_may_mean(w, q))
		return false;
	return q->receipt == receipt || (w->earlier && q->receipt < receipt &&
					 q->phase_no == w->x->game->phase_no);
}

static int n_asked(const struct answering *w, int receipt)
{
	int n = 0;

	for (int i = 0; i < w->n; i++)
		n += w->list[i].receipt == receipt && w->list[i].kind == QUESTION_ASKED;
	return n;
}

/* The lines of the questions of this receipt take the place of the answer. */
static void take(const struct answering *w, int receipt)
{
	struct letter_in *x = w->x;
	struct buf text = buf_in(x->a);
	struct str *words = w->word == WORD_SAID_GM ? &x->word.passed : &x->word.text;
	const struct question *last = NULL;
	int taken = 0, item = 0;

	if (w->nth && n_asked(w, receipt) < (w->nth > 2 ? w->nth : 2)) {
		intake_say_no_item(x, w->word, receipt);
		return;
	}

	buf_add(&text, *words);
	for (int i = 0; i < w->n; i++) {
		const struct question *q = &w->list[i];
		if (!is_meant(w, q, receipt))
			continue;
		item += q->kind == QUESTION_ASKED;
		if (w->nth && (q->kind != QUESTION_ASKED || item != w->nth))
			continue;
		q = word_as_it_is_now(w, q);
		if (!last || q->kind == QUESTION_ASKED || last->kind != QUESTION_ASKED)
			last = q;
		if (!word_is_open(x, q) || is_answered(x, q) ||
		    (w->word == WORD_SAID_YES && q->kind != QUESTION_ASKED))
			continue;
		*arena_push(x->a, x->word.about, x->word.n) =
			(struct answered){*q, w->word};
		taken++;
		if (w->word == WORD_SAID_NO)
			continue;
		buf_add(&text, q->text);
		buf_char(&text, '\n');
	}
	*words = buf_str(&text);
	if (!taken && w->word == WORD_SAID_GM && has_text_below(w))
		return; /* what is written there goes to the GM */
	if (!taken)
		intake_say_why_not(x, w->word, receipt, last);
	else if (w->word != WORD_SAID_GM)
		intake_say_taken(x, w->word, receipt);
}

/* A plain YES above an invitation is an answer to it, and NO too. `n_waits`: questions are open besides. */
static bool answers_invitation(const struct answering *w, int n_waits)
{
	struct letter_in *x = w->x;

	if (x->seat->status != SEAT_INVITED || w->above.kind == ABOVE_RECEIPT ||
	    (n_waits && w->above.kind == ABOVE_UNKNOWN) || w->word == WORD_SAID_GM)
		return false;
	x->word.text = w->word == WORD_SAID_YES ? STR("join\n") : STR("decline\n");
	return true;
}

/* The only open question is asked again in this receipt, if the letter turns out to say nothing else. */
static void keep_for_again(const struct answering *w, int receipt)
{
	struct buf b = buf_in(w->x->a);

	for (int i = 0; i < w->n; i++) {
		const struct question *q = &w->list[i];
		if (q->receipt != receipt || q->kind != QUESTION_ASKED ||
		    !word_is_open(w->x, q))
			continue;
		if (intake_is_command(w->x, q->text))
			return;
		buf_printf(&b, "%.*s\n", STR_ARG(str_trim(q->text)));
	}
	w->x->word.again = str_trim(buf_str(&b));
	w->x->word.again_line = (int)w->at;
	w->x->word.again_receipt = receipt;
}

/* GM alone passes on what the receipts of this phase kept up to the one above it, which offered that; with words of its own
 * below it, what the one above kept. */
static bool passes_earlier(const struct answering *w, const struct said *said)
{
	return w->word == WORD_SAID_GM && !said->n_receipts && !said->all &&
	       !said->tail.n && !has_text_below(w);
}

/* The last receipt that keeps words of this phase; 0: none does. */
static int last_kept(const struct answering *w)
{
	int receipt = 0;

	for (int i = 0; i < w->n; i++) {
		const struct question *q = &w->list[i];
		if (word_may_mean(w, q) && word_is_open(w->x, q) &&
		    q->phase_no == w->x->game->phase_no && q->receipt > receipt)
			receipt = q->receipt;
	}
	return receipt;
}

/* False: it does not answer. So is "Ok. attack ..." where nothing was asked. */
static bool take_said(struct answering *w, const struct said *said)
{
	struct letter_in *x = w->x;
	int receipts[ANSWERS_SAID], n_waits;

	int n = word_receipts(w, said, receipts, &n_waits);
	w->earlier = passes_earlier(w, said);
	if (w->earlier && !n && n_waits > 1 && last_kept(w))
		receipts[n++] = last_kept(w);
	if (n) {
		for (int i = 0; i < n && x->word.n_said < ANSWERS_SAID; i++)
			take(w, receipts[i]);
		return true;
	}
	if (w->word == WORD_SAID_GM &&
	    (has_text_below(w) || (!n_waits && said->tail.n)))
		return true; /* what is written there goes to the GM */
	if (said->tail.n || (!n_waits && said->loose))
		return false;
	if (answers_invitation(w, n_waits))
		return true;
	/* "OK then, I'm in." above "reply JOIN, or DECLINE": words for playing, which are asked about (intake_open.c). */
	if (!n_waits && w->word == WORD_SAID_YES && x->seat->status == SEAT_INVITED)
		return false;
	if (!n_waits && w->above.kind == ABOVE_RECEIPT) {
		take(w, w->above.receipt); /* tells why it does nothing */
		return true;
	}
	intake_say_which(x, w->word, &w->above, receipts, n_waits);
	if (n_waits == 1)
		keep_for_again(w, receipts[0]);
	return true;
}

/* Its key is of the receipt that asked: of the phase that is open, or was and is again. */
static void settle_phase(struct letter_in *x)
{
	if (!x->word.text.n)
		return;
	bool commands = intake_is_command(x, x->word.text);
	x->word.only = x->old_key && x->word.n;
	if (!commands)
		x->old_key = false;
	x->word.resigns = commands && str_starts(x->word.text, "resign");
}

/* The answers of one line, behind one another: "YES 2, NO 3". False: it has none, or more
 * than the letter's first answer that names no receipt. */
static bool take_line(struct answering *w, struct str line)
{
	struct answer_word *word = &w->x->word;
	bool took = false;

	while (word->n_said < ANSWERS_SAID && !word->gm) {
		struct said said = said_read(line);
		if (!said.word || (word->word && said.word != WORD_SAID_GM &&
				   !said.n_receipts && !said.nth))
			break;
		w->word = said.word;
		w->nth = said.nth;
		if (!take_said(w, &said))
			break;
		took = true;
		word->gm = said.word == WORD_SAID_GM;
		if (!word->word)
			word->word = said.word;
		word->tail = line = said.tail;
	}
	return took;
}

static bool list_questions(struct answering *w, struct err *err)
{
	struct question *list;

	if (w->list)
		return true;
	if (!questions_list(w->x->h->store, w->x->a, w->x->seat->id, 0, &list, &w->n,
			    err))
		return false;
	w->list = list;
	w->above = letter_above(w->x);
	return true;
}

/* Of a receipt that asked something, and with its number right behind the word: "No, 3." below an order
 * may correct that. */
static bool is_answer_below(const struct answering *w, struct str line)
{
	struct said said = said_read(line);
	struct str rest = str_trim(line), word;

	str_word(&rest, &word);
	if (!said.n_receipts || (said.tail.n && !said_read(said.tail).n_receipts) ||
	    strchr(",.;:!-", word.s[word.n - 1]))
		return false;
	for (int i = 0; i < w->n; i++)
		if (w->list[i].receipt == said.receipts[0])
			return true;
	return false;
}

/* A receipt is named by its number: most lines have none. */
static bool may_name_receipt(struct str line)
{
	size_t i = 0;

	while (i < line.n && (line.s[i] < '0' || line.s[i] > '9'))
		i++;
	return i < line.n;
}

/* "NO 8" below an order. A line that ends in a colon may begin a text to others. */
static bool take_below(struct answering *w, struct err *err)
{
	struct letter_in *x = w->x;

	for (size_t i = x->word.rest; i < x->l->n_lines; i++) {
		struct str line = str_trim(x->l->lines[i]);
		if (line.n && line.s[line.n - 1] == ':')
			break;
		if (!may_name_receipt(line) || !said_read(line).n_receipts)
			continue;
		if (!list_questions(w, err))
			return false;
		if (is_answer_below(w, line) && take_line(w, line))
			x->l->lines[i] = STR("");
	}
	return true;
}

/* "Yes, but with 3" above one question: no answer yet. It is asked about anew (intake_sent.c). */
static bool take_but(struct answering *w, size_t at, struct err *err)
{
	struct letter_in *x = w->x;
	const struct str line = x->l->lines[at];
	struct buf of = buf_in(x->a);
	int receipts[ANSWERS_SAID], n_waits;
	struct str change;
	struct said said;

	if (!said_but(line, &said, &change))
		return true;
	if (!list_questions(w, err))
		return false;
	w->word = WORD_SAID_YES;
	if (word_receipts(w, &said, receipts, &n_waits) != 1)
		return true;
	for (int i = 0; i < w->n; i++)
		if (w->list[i].receipt == receipts[0] &&
		    w->list[i].kind == QUESTION_ASKED && word_is_open(x, &w->list[i]))
			buf_printf(&of, "%.*s\n", STR_ARG(w->list[i].text));
	if (!of.n)
		return true;
	/* "Yes, FINAL": the answer, and a command besides. */
	if (intake_is_command(x, change)) {
		w->at = at;
		take(w, receipts[0]);
		x->word.word = WORD_SAID_YES;
		x->word.tail = change;
		x->word.rest = at + 1;
		return true;
	}
	x->word.but_receipt = receipts[0];
	x->word.but = change;
	x->word.but_of = buf_str(&of);
	return true;
}

/* Above a letter of the GM's own words a "yes" is said to the GM as well, unless it names a receipt. */
static bool answers_gm(const struct letter_in *x)
{
	size_t i = 0;

	if (!letter_above(x).gm)
		return false;
	while (i < x->l->n_lines &&
	       (!str_trim(x->l->lines[i]).n || said_is_before(x->l, i)))
		i++;
	return i == x->l->n_lines || !said_read(x->l->lines[i]).n_receipts;
}

bool intake_take_word(struct letter_in *x, struct err *err)
{
	struct answering w = {.x = x};

	if (answers_gm(x)) {
		x->word.gm = true;
		return true;
	}

	if (word_may_name(x)) {
		if (!list_questions(&w, err))
			return false;
		if (word_take_named(&w)) {
			settle_phase(x);
			return true;
		}
	}
	for (size_t i = 0; i < x->l->n_lines && !x->word.tail.n; i++) {
		if (!str_trim(x->l->lines[i]).n ||
		    (!x->word.word && said_is_before(x->l, i)))
			continue;
		if (!said_read(x->l->lines[i]).word) {
			if (!x->word.word && !take_but(&w, i, err))
				return false;
			break;
		}
		if (!list_questions(&w, err))
			return false;
		w.at = i;
		if (!take_line(&w, x->l->lines[i]))
			break;
		x->word.rest = i + 1;
	}
	if (!x->word.gm && !x->word.tail.n && !take_below(&w, err))
		return false;
	settle_phase(x);
	return true;
}
