/* The form of last resort: a line that was refused for its form, and names things of the game. The order of this phase that
 * it is likely to be is shown with what was understood at its place (phrase_form.h). Where nothing of it is open, and no word of
 * the line can make it another, it is asked about.
 * SPDX-License-Identifier: ISC */
#include "orders/free/decide/decide.h"

#include <string.h>

#include "base/arena.h"
#include "orders/free/change/change.h"
#include "orders/free/parts/free_fit.h"
#include "orders/free/parts/free_thing.h"
#include "orders/free/text/free_split.h"
#include "orders/sheet/merge.h"

/* The same of all that the line says. It costs more, and is asked only where there is a whole order to show. */
static bool may_be_else(struct free *f, const struct line *line, const struct clause *c)
{
	return fit_says_else(c, NULL) || free_has_cue(f, line) ||
	       free_may_turn(f, line) || phrases_unclear(f->phrases, c);
}

/* Asks whether this order is meant; false: that is not asked. */
static bool ask(struct free *f, struct line *line, const struct clause *order)
{
	struct clause *c = free_clause(f, order->t, order->n);

	f->n_pieces = 0;
	f->negated = f->begun = f->corrects = f->goes_on = f->parted = false;
	c->flags = SAYING_DOUBT;
	free_add(f, PIECE_ORDER, c, c->t[0].column, 0);
	return free_decide(f, line) && line->verdict == VERDICT_ASKED;
}

/* Where one order alone leaves things out, each of two parts may be one. */
static void find_two(struct free *f, const struct clause *c, bool whole,
		     struct fits *all)
{
	struct arena_mark here = arena_mark(f->l->a);
	struct fits *two = arena_room(f->l->a, 2 * sizeof *two);
	enum fit_which how = whole ? FIT_WHOLE : FIT_ANY;

	for (int i = 1; i + 1 < c->n; i++) {
		bool parts = token_is(&c->t[i], WORD_AND) ||
			     (c->t[i].kind == TOKEN_SIGN && c->t[i].id &&
			      strchr(",;/|.", c->t[i].id));
		if (!parts || f->l->n_reads >= DEEP_READS)
			continue;
		fit_find(f, free_clause(f, c->t, i), how, &two[0]);
		if (two[0].n != 1 || !fit_says_all(&two[0].form[0]))
			continue;
		fit_find(f, free_clause(f, &c->t[i + 1], c->n - i - 1), how, &two[1]);
		if (two[1].n != 1 || !fit_says_all(&two[1].form[0]))
			continue;
		const struct form *a = &two[0].form[0], *b = &two[1].form[0];
		bool enough = fit_same_verb(a, b)
				      ? a->n_found == b->n_found
				      : fit_says_enough(a) && fit_says_enough(b);
		if (enough) {
			*all = (struct fits){2, {*a, *b}};
			break;
		}
	}
	arena_rewind(f->l->a, here);
}

static int count_words(struct free *f, struct str text)
{
	const struct clause *c = free_clause_of(f, text);
	int n = 0;

	for (int i = 0; i < c->n; i++)
		n += c->t[i].kind != TOKEN_BLANK;
	return n;
}

/* Does the line that was offered have all of the writer's words, or a condition that was understood, or is only a condition open
 * in it? Then it is better than any form. */
static bool keeps_words(struct free *f, const struct line *line)
{
	struct str text = line->n_instead == 1 ? line->instead[0] : STR("");
	size_t at = str_find(text, STR("__"));
	struct str before = str_slice(text, 0, at < text.n ? at : 0);
	struct str rest = str_slice(text, at < text.n ? at + 2 : text.n, text.n);
	bool closed = str_find(rest, STR("__")) == SIZE_MAX;

	return at != SIZE_MAX &&
	       ((closed && order_has_condition(rest)) || order_has_condition(before) ||
		count_words(f, text) >= count_words(f, line->typed));
}

/* Is a whole order offered already? */
static bool has_whole(const struct line *line)
{
	for (int i = 0; i < line->n_instead; i++)
		if (str_find(line->instead[i], STR("__")) == SIZE_MAX)
			return true;
	return false;
}

/* Offers them in the place of the writer's own words with blanks. A whole order is offered only where the line cannot be
 * another, and one that was understood only as a whole. */
static void offer(struct free *f, struct line *line, const struct fits *all,
		  const char *more, const struct clause *read,
		  const struct clause *typed)
{
	bool anew = true;

	for (int i = 0; i < all->n; i++) {
		const struct form *form = &all->form[i];
		struct buf b = buf_in(f->l->a);
		bool whole = !form->n_blanks && !*more;
		bool fits = fit_says_all(form) ||
			    (fit_says_enough(form) && form->n_unused < fit_says(form));
		fits &= fit_keeps_numbers(form, read);
		if (!fits || (whole ? !fit_says_all(form) || may_be_else(f, line, typed)
				    : line->understood))
			continue;
		struct clause *order = free_clause(f, form->order.t, form->order.n);
		for (int k = 0; k < order->n; k++) /* "three" as we write it */
			if (order->t[k].kind == TOKEN_NUMBER)
				order->t[k].text =
					str_printf(f->l->a, "%d", order->t[k].value);
		buf_add(&b, clause_text(f->l->a, order));
		buf_z(&b, more);
		anew &= !letter_form(f->l, line, buf_str(&b), read->t, read->n, anew);
	}
}

/* Did the grammar read all of the line, and a rule refuse it? A form has the same words at the same places, so that the rule would
 * refuse that as well: what a saying may put otherwise is told by the grammar (p->n_unread). A word of no dictionary may be left
 * out of a form. */
static bool is_refused_as_read(const struct line *line, const struct clause *typed)
{
	if (!line->understood || line->read_as.n || !(line->has_key || line->hopeless))
		return false;
	for (int i = 0; i < typed->n; i++)
		if (typed->t[i].kind == TOKEN_WORD && !typed->t[i].id)
			return false;
	return true;
}

void free_form(struct free *f, struct line *line)
{
	struct draft *l = f->l;
	struct clause *typed = free_clause_of(f, line->typed);
	/* The number of a list is not an amount; it may be a rank, so that nothing is asked without it. */
	const int mark = free_number(typed->t, typed->n);
	struct clause *c = free_clause(f, typed->t + mark, typed->n - mark);
	struct fits *all = arena_room(l->a, sizeof *all);
	struct core core;

	if (!c->n || c->n > FORM_TOKENS || (line->understood && line->n_instead) ||
	    has_whole(line) || is_refused_as_read(line, typed) || fit_undoes(l, c) ||
	    keeps_words(f, line) || free_reports(c, l->reader->seat) ||
	    free_orders_nothing(f, c->t, c->n) ||
	    free_begins_another_phase(l, c->t, c->n, 0))
		return;
	bool note = line->verdict == VERDICT_NOTE;
	/* Of an order that was understood, and of prose, only another whole order is shown. */
	bool whole = line->understood || note;
	if (whole && fit_says_else(typed, NULL))
		return;
	free_respell(f, c);
	const bool as_typed = !mark && clause_says(typed, c);
	if ((!as_typed && fit_undoes(l, c)) || !fit_core(c, &core) ||
	    (whole && *core.more))
		return;
	c = free_clause(f, &c->t[core.from], core.to - core.from);
	if (note && !phrases_may_say(f->phrases, c))
		return; /* as nearly all that people write beside their orders */
	fit_find(f, c, whole ? FIT_WHOLE : FIT_ANY, all);
	if (all->n == 1 && fit_says_all(&all->form[0]) && !all->form[0].n_blanks &&
	    !line->understood && !*core.more && !mark &&
	    (!note || (all->form[0].n_cues && fit_says_enough(&all->form[0]))) &&
	    !may_be_else(f, line, typed) && ask(f, line, &all->form[0].order))
		return;
	if (note)
		return;
	if ((!all->n || all->form[0].n_unused) && !*core.more)
		find_two(f, c, whole, all);
	offer(f, line, all, core.more, c, typed);
}
