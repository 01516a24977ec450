/* Reading a letter: see read.h.
 * SPDX-License-Identifier: ISC */
#include "orders/read.h"

#include <stddef.h>
#include <string.h>

#include "base/arena.h"
#include "base/locale.h"
#include "orders/free/free.h"
#include "orders/letter/parts.h"
#include "orders/sayings/language.h"
#include "orders/sheet/merge.h"

static bool is_blank(struct str s)
{
	return str_trim(s).n == 0;
}

static bool is_comment(struct str typed)
{
	struct str s = str_trim(typed);
	return str_starts(s, "//") || str_starts(s, ";") ||
	       (str_starts(s, "#") && !(s.n > 1 && s.s[1] >= '0' && s.s[1] <= '9'));
}

static void note(struct line *line)
{
	line->verdict = VERDICT_NOTE;
}

/* Is the line there only to tell what the one below it answers? */
static bool is_apart(const struct draft *l, const struct line *line)
{
	return l->reader->quotes_apart && letter_is_quoted(line->typed);
}

/* It has done its work, and does not belong to the letter. */
static void leave_apart(struct draft *l)
{
	for (int i = 0; i < l->n_lines; i++)
		if (l->line[i].verdict == VERDICT_NOTE && is_apart(l, &l->line[i])) {
			l->line[i].verdict = VERDICT_BLANK;
			l->line[i].number = 0;
		}
}

/* The orders of a letter that may not change anything: each line is told why. */
static void refuse_closed(struct draft *l, struct line *line)
{
	line->verdict = VERDICT_REFUSED;
	line->passed = l->passed;
	letter_remark(l, line, true, 0, 0, NULL, "%.*s", STR_ARG(l->why_closed));
}

/* Lines whose orders wait for others of the letter (see vocab.promise). */
struct waiting {
	int n;
	struct waiting_line {
		int line, n_tokens;
		bool bare, guessed, named;
		struct token *token;
	} * line;
};

static void wait_line(struct draft *l, struct waiting *w, int line)
{
	size_t n = (size_t)l->n_tokens + 1; /* its END too */
	struct waiting_line *wl = arena_push(l->a, w->line, w->n);

	*wl = (struct waiting_line){.line = line,
				    .n_tokens = l->n_tokens,
				    .bare = l->bare,
				    .guessed = l->guessed,
				    .named = l->named};
	wl->token = arena_array(l->a, struct token, n);
	memcpy(wl->token, l->token, n * sizeof *l->token);
}

static void promise_before(struct draft *l)
{
	const struct vocab *v = l->reader->vocab;

	if (!v->promise || !l->reader->view)
		return;
	l->promises = arena_alloc(l->a, v->promise_size);
	for (int i = 0; l->before && i < l->before->n_slots; i++)
		for (int k = 0; k < l->before->slots[i].n_alternatives; k++)
			if (l->before->slots[i].alternatives[k].action)
				v->promise(l->reader->view,
					   l->before->slots[i].alternatives[k].action,
					   l->promises);
}

static void order_line(struct draft *l, struct line *line, bool early,
		       struct waiting *w)
{
	l->out->has_orders_word = true;
	if (l->closed) {
		refuse_closed(l, line);
	} else if (++l->n_order_lines > LETTER_ORDERS) {
		line->verdict = VERDICT_REFUSED;
		letter_remark(
			l, line, true, 0, 0, NULL,
			"A letter may have at most %d lines of orders; this one was not read",
			LETTER_ORDERS);
	} else if ((l->n_order_words += l->n_tokens) > LETTER_WORDS) {
		line->verdict = VERDICT_REFUSED;
		letter_remark(
			l, line, true, 0, 0, NULL,
			"The orders of a letter may have at most %d words; this line was not read",
			LETTER_WORDS);
	} else if (l->later_phase) {
		letter_keep_later(l, line);
	} else if (early) {
		int first = l->n_orders;
		line_read(l, line);
		letter_promise(l, first);
	} else {
		wait_line(l, w, (int)(line - l->line));
	}
}

static void lost_line(struct draft *l, struct line *line)
{
	l->out->has_orders_word = true;
	line->verdict = VERDICT_REFUSED;
}

static void broken_line(struct draft *l, struct line *line)
{
	bool early;

	if (!l->reader->view || line_kind(l, line, &early) == LINE_NOTE) {
		note(line);
		return;
	}
	line->n_remarks = line->n_instead = 0;
	lost_line(l, line);
	line->understood = true;
	letter_remark(
		l, line, true,
		(int)str_columns(str_slice(line->typed, 0,
					   str_find(line->typed, STR("\xef\xbf\xbd")))),
		1, NULL,
		"A character did not arrive as it was sent: write the line once more");
}

static bool is_postscript(struct str rest)
{
	struct str typed;

	str_line(&rest, &typed);
	return letter_behind_postscript(typed).n < str_trim(typed).n;
}

/* A line of the signature. */
static bool skip_line(struct draft *l, struct str *rest, int *number)
{
	struct str typed;

	str_line(rest, &typed);
	letter_line(l, *number, 1, typed)->verdict = VERDICT_BLANK;
	++*number;
	return !letter_ends(typed);
}

/* One line and what belongs to it; false at the end of the letter. */
static bool read_one(struct draft *l, struct str *rest, int *number, struct waiting *w)
{
	if (l->signature && *number >= l->signature && !is_postscript(*rest))
		return skip_line(l, rest, number);
	struct line *line = letter_next_line(l, rest, number);
	bool early, first = l->n_orders == 0 && w->n == 0;

	line_class(l, line);
	if (l->n_tokens < 0) {
		line->verdict = VERDICT_REFUSED;
		line->typed = str_cut(line->typed, 60);
		letter_remark(
			l, line, true, 0, 0, NULL,
			"This line is too long (%d characters at most): it was not read",
			LETTER_COLUMNS);
	} else if (is_blank(line->typed) || letter_is_device(line->typed)) {
		line->verdict = VERDICT_BLANK;
	} else if (letter_ends(line->typed)) {
		line->verdict = VERDICT_BLANK;
		return false;
	} else if (!is_apart(l, line) && letter_is_of_form(line->typed, *rest)) {
		line->verdict = VERDICT_BLANK;
	} else if (letter_is_unticked(line->typed)) {
		note(line);
		line->unticked = true;
	} else if (is_comment(line->typed) || letter_is_others(l, line->typed)) {
		note(line);
		line->quoted = true;
		if (is_apart(l, line))
			l->n_apart++;
	} else if (letter_header_read(l, line, first)) {
		/* told */
	} else if (!line_tells_nobody(line) &&
		   (press_read(l, line, rest, number) || letter_tells(l, line))) {
		/* told */
	} else if (line_is_broken(line->typed)) {
		broken_line(l, line);
	} else if (!line->terse && command_read(l, line)) {
		/* told */
	} else if (!l->reader->view) {
		note(line);
	} else {
		switch (line_kind(l, line, &early)) {
		case LINE_ORDER:
			order_line(l, line, early, w);
			break;
		case LINE_LOST:
			lost_line(l, line);
			break;
		case LINE_NOTE:
			if (letter_is_courtesy(l, line->typed)) {
				line->verdict = VERDICT_BLANK;
				break;
			}
			note(line);
			line->quoted = letter_is_contact(line->typed);
			break;
		}
	}
	return true;
}

static void read_waiting(struct draft *l, const struct waiting *w)
{
	for (int i = 0; i < w->n; i++) {
		const struct waiting_line *wl = &w->line[i];
		l->n_tokens = wl->n_tokens;
		l->bare = wl->bare;
		l->guessed = wl->guessed;
		l->named = wl->named;
		memcpy(l->token, wl->token,
		       ((size_t)wl->n_tokens + 1) * sizeof *l->token);
		line_read(l, &l->line[wl->line]);
	}
}

/* Orders that were read early stand where their line stands. */
static void sort_orders(struct draft *l)
{
	for (int i = 1; i < l->n_orders; i++)
		for (int k = i; k && l->order[k].line < l->order[k - 1].line; k--) {
			struct order was = l->order[k];
			l->order[k] = l->order[k - 1];
			l->order[k - 1] = was;
		}
}

static void close_old_key(struct draft *l)
{
	if (!l->reader->old_key)
		return;
	l->closed = true;
	l->passed = !l->reader->why_old_key;
	l->why_closed =
		l->reader->why_old_key
			? str_of(locale_text(l->reader->why_old_key))
			: str_printf(
				  l->a,
				  _("This letter answers an earlier report. It is now turn %d, phase %d"),
				  l->reader->turn, l->reader->phase);
}

/* Was nothing of the letter understood, though it orders something? */
static bool understands_nothing(const struct draft *l)
{
	bool refused = false;

	if (l->out->n_accepted || l->out->n_asked || l->out->n_commands ||
	    l->out->n_press || l->closed || l->out->n_later)
		return false;
	for (int i = 0; i < l->n_lines; i++) {
		const struct line *line = &l->line[i];
		if (line->understood || line->n_instead || line->hints.n ||
		    line->in_force.n)
			return false;
		for (int k = 0; k < line->n_remarks; k++)
			if (line->remarks[k].rule)
				return false;
		refused |= line->verdict == VERDICT_REFUSED;
	}
	return refused;
}

static void name_open_forms(struct draft *l)
{
	const struct reader *r = l->reader;
	struct buf b = buf_in(l->a);
	unsigned open = l->open;

	if (!open || !r->view || r->stored || !understands_nothing(l))
		return;
	if (r->form)
		letter_seat_form(r, l->a, &b);
	else
		vocab_examples(r->vocab, r->view, open, &b);
	l->out->open_forms = buf_str(&b);
}

/* Does this order stand as it did before the letter? */
static bool is_kept(const struct draft *l, struct str order)
{
	const struct sheet *s = &l->out->sheet;

	for (int i = 0; i < s->n_slots; i++)
		if (s->slots[i].mark == SLOT_KEPT &&
		    str_equal(order, slot_text(l->a, &s->slots[i])))
			return true;
	return false;
}

/* "Sorry, I changed my mind." above the new order: what another line of the letter changes is not told as unchanged. */
static void leave_changed_out(struct draft *l)
{
	struct str row;

	for (int i = 0; i < l->n_lines; i++) {
		struct str rest = l->line[i].in_force;
		bool all = true;
		while (str_line(&rest, &row))
			all &= is_kept(l, row);
		if (!all)
			l->line[i].in_force = l->line[i].clear = STR("");
	}
}

static void note_verbs(struct draft *l)
{
	const struct verb *all = l->reader->vocab->verbs;

	for (int i = 0; all[i].parse; i++)
		if (!l->verbs[all[i].word % VERB_WORDS])
			l->verbs[all[i].word % VERB_WORDS] = (short)(i + 1);
}

struct reading *orders_read(struct arena *a, const struct reader *r, struct str text,
			    const struct sheet *before)
{
	struct draft *l = arena_room(a, sizeof *l);
	struct waiting w = {0};
	int number = 1;

	memset(l, 0, offsetof(struct draft, token));
	l->a = a;
	l->reader = r;
	l->open = reader_open(r);
	note_verbs(l);
	l->lexicon = language_lexicon(a, r);
	l->before = before;
	l->out = arena_new(a, struct reading);
	close_old_key(l);
	promise_before(l);
	const struct str source = text;
	l->source = text.s;
	l->copy = arena_alloc(a, text.n + 1);
	if (text.n)
		memcpy(l->copy, text.s, text.n);
	l->text = text = (struct str){l->copy, text.n};
	if (!r->stored)
		l->signature = letter_signature(l, text);
	while (text.n && read_one(l, &text, &number, &w)) {
		if (number <= LETTER_LINES)
			continue;
		struct line *line = letter_line(l, number, 1, STR(""));
		line->verdict = VERDICT_REFUSED;
		letter_remark(
			l, line, true, 0, 0, NULL,
			"The letter has more than %d lines: the rest was not read",
			LETTER_LINES);
		break;
	}
	read_waiting(l, &w);
	letter_free(l);
	letter_undo(l);
	letter_wanted(l);
	letter_ask_told(l);
	letter_questions(l);
	letter_spoken_to(l);
	leave_apart(l);
	sort_orders(l);
	letter_merge(l);
	leave_changed_out(l);
	for (int i = 0; i < l->n_lines; i++)
		l->line[i].typed = letter_as_typed(l, source, l->line[i].typed);
	for (int i = 0; i < l->out->n_press; i++)
		l->out->press[i].text =
			letter_as_typed(l, source, l->out->press[i].text);
	l->out->n_lines = l->n_lines;
	l->out->lines = l->line;
	name_open_forms(l);
	return l->out;
}
