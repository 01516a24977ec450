/* Which questions an answer is about: those of the receipt that it names, or of the one above which it is written. A command
 * acts by nothing else.
 * SPDX-License-Identifier: ISC */
#include "server/intake/intake_word.h"

#include "base/arena.h"
#include "server/said/named.h"
#include "server/said/said.h"
#include "server/said/said_before.h"

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

/* By name or by number ---------------------------------------------------------- */

enum { LINES_NAMED = 40 }; /* of questions that answers may name */

/* The lines of the open questions of this receipt, or of all receipts: a command acts above its own receipt alone. */
struct naming {
	struct named_line lines[LINES_NAMED];
	const struct question *of[LINES_NAMED];
	int n;
};

/* The next order or command of a question; press goes on up to its end. */
static bool next_asked(struct str *rest, struct str *out)
{
	struct str line, all = *rest;

	if (!str_line(rest, out))
		return false;
	if (!str_starts(*out, "press "))
		return true;
	while (str_line(rest, &line) && !str_is(str_trim(line), "endpress"))
		;
	*out = str_trim(str_slice(all, 0, (size_t)(rest->s - all.s)));
	return true;
}

static void list_lines(const struct answering *w, int receipt, struct naming *out)
{
	out->n = 0;
	for (int i = 0; i < w->n; i++) {
		const struct question *q = &w->list[i];
		bool refused = q->kind == QUESTION_REFUSED;
		struct str rest, line;
		if (q->kind == QUESTION_WORDS || !word_is_open(w->x, q) ||
		    (receipt ? q->receipt != receipt
			     : refused || intake_is_command(w->x, q->text)))
			continue;
		for (rest = refused ? STR("-") : q->text;
		     out->n < LINES_NAMED && next_asked(&rest, &line);) {
			out->of[out->n] = q;
			out->lines[out->n++] = (struct named_line){
				.order = line, .question = i, .refused = refused};
		}
	}
}

/* One question: what is said of its lines, and what is left of it. */
static int settle_named(struct answering *w, const struct naming *all, int from,
			struct buf *yes, struct buf *left)
{
	struct letter_in *x = w->x;
	const struct question *q = all->of[from];
	enum intake_word word = WORD_SAID_NONE;
	int to = from;

	for (; to < all->n && all->of[to] == q; to++)
		if (word != WORD_SAID_YES && all->lines[to].word)
			word = all->lines[to].word;
	/* A refused line can be dropped, and not sent. */
	if (!word || (q->kind == QUESTION_REFUSED && word == WORD_SAID_YES))
		return to;
	for (int i = from; i < to; i++) {
		struct str order =
			q->kind == QUESTION_REFUSED ? q->text : all->lines[i].order;
		if (all->lines[i].word == WORD_SAID_YES)
			buf_printf(yes, "%.*s\n", STR_ARG(order));
		else if (all->lines[i].word == WORD_SAID_NO)
			intake_say_dropped(x, q, order);
		else
			buf_printf(left, "%.*s\n", STR_ARG(order));
	}
	*arena_push(x->a, x->word.about, x->word.n) = (struct answered){*q, word};
	if (word == WORD_SAID_YES)
		intake_say_taken(x, word, q->receipt);
	if (left->n && !x->word.left_receipt)
		x->word.left_receipt = q->receipt;
	if (!x->word.word || word == WORD_SAID_YES)
		x->word.word = word;
	return to;
}

/* The answers at the top of the letter. */
struct by_name {
	struct named said[ANSWERS_SAID];
	int n, marks, below; /* below quoted lines */
	size_t at, rest;     /* the first of their lines; the line behind them */
	struct str tail;
};

/* The last line that is quoted above this one, of those that were asked. */
static struct str quoted_order(const struct answering *w, size_t i)
{
	const struct letter *l = w->x->l;
	struct str found = STR(""), above = i < l->n_above ? l->above[i] : STR(""),
		   line;

	while (str_line(&above, &line)) {
		struct str said = str_trim(line);
		while (said.n && said.s[0] == '>')
			said = str_trim(str_slice(said, 1, said.n));
		for (int k = 0; said.n && k < w->n; k++) {
			struct str rest = w->list[k].text, order;
			while (w->list[k].kind == QUESTION_ASKED &&
			       str_line(&rest, &order))
				if (str_equal(str_trim(order), said))
					found = order;
		}
	}
	return found;
}

/* "yes" below the quoted line that it answers. */
static bool is_below_order(const struct answering *w, size_t i, struct named *out)
{
	struct said said = said_read(w->x->l->lines[i]);

	if ((said.word != WORD_SAID_YES && said.word != WORD_SAID_NO) || said.tail.n ||
	    said.n_receipts || said.nth || said.all)
		return false;
	*out = (struct named){.word = said.word, .name = quoted_order(w, i)};
	return out->name.n > 0;
}

static struct by_name collect(const struct answering *w)
{
	const struct letter *l = w->x->l;
	struct by_name all = {0};

	for (size_t i = 0; i < l->n_lines && !all.tail.n; i++) {
		int n = 0, room = ANSWERS_SAID - all.n;
		struct named *to = all.said + all.n;
		if (!str_trim(l->lines[i]).n || (!all.n && said_is_before(l, i)))
			continue;
		if (room > 0 && w->n && is_below_order(w, i, to))
			n = 1, all.below++;
		else if (room > 0)
			n = named_read(l->lines[i], to, room, &all.tail);
		if (!n)
			break;
		all.at = all.n ? all.at : i;
		all.n += n;
		all.rest = i + 1;
	}
	for (int i = 0; i < all.n; i++)
		all.marks += all.said[i].mark > 0;
	return all;
}

bool word_may_name(const struct letter_in *x)
{
	const struct letter *l = x->l;
	size_t i = 0;

	while (i < l->n_lines && (!str_trim(l->lines[i]).n || said_is_before(l, i)))
		i++;
	if (i == l->n_lines || x->old_key)
		return false;
	struct named one[ANSWERS_SAID];
	struct str tail;
	return (i < l->n_above && l->above[i].n && said_read(l->lines[i]).word) ||
	       named_read(l->lines[i], one, ANSWERS_SAID, &tail);
}

/* How many questions, or questions and refused lines, the receipt above it asks. */
static int asked_above(const struct answering *w, bool refused)
{
	int n = 0;

	for (int i = 0; i < w->n; i++) {
		const struct question *q = &w->list[i];
		n += w->above.kind == ABOVE_RECEIPT && q->receipt == w->above.receipt &&
		     word_is_open(w->x, q) &&
		     (q->kind == QUESTION_ASKED ||
		      (refused && q->kind == QUESTION_REFUSED));
	}
	return n;
}

static void take_lines(struct answering *w, const struct by_name *said,
		       const struct naming *all)
{
	struct answer_word *word = &w->x->word;
	struct buf yes = buf_in(w->x->a), left = buf_in(w->x->a);

	for (int i = 0; i < all->n;)
		i = settle_named(w, all, i, &yes, &left);
	for (int i = 0; i < said->n; i++)
		if (said->said[i].unasked)
			intake_say_unasked(w->x, said->said[i].name);
	word->text = buf_str(&yes);
	word->left = str_trim(buf_str(&left));
	word->left_line = (int)said->at;
}

bool word_take_named(struct answering *w)
{
	struct by_name said = collect(w);
	struct naming *all = arena_new(w->x->a, struct naming);
	const int receipt = w->above.kind == ABOVE_RECEIPT ? w->above.receipt : 0;
	bool found = false;

	/* Where one thing is asked, "1. yes" and a "yes" below its line are plain answers. */
	if (!said.n || ((said.marks || said.below == said.n) && said.n == 1 &&
			asked_above(w, true) < 2))
		return false;
	if (receipt) {
		list_lines(w, receipt, all);
		found = named_find(said.said, said.n, all->lines, all->n);
	}
	if (!found && !said.marks) {
		list_lines(w, 0, all);
		found = named_find(said.said, said.n, all->lines, all->n);
	}
	if (found)
		take_lines(w, &said, all);
	else if (said.marks && asked_above(w, true))
		intake_say_no_list(w->x, receipt, asked_above(w, false), said.n);
	else
		return false;
	w->x->word.rest = said.rest;
	w->x->word.tail = said.tail;
	return true;
}
