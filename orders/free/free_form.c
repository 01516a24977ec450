/* The form of last resort: a line that was refused for its form, and names things of the game. The order of this phase that
 * it is likely to be is shown with what was understood at its place (phrase_form.h). Where nothing of it is open, and no word of
 * the line can make it another, it is asked about.
 * SPDX-License-Identifier: ISC */
#include <string.h>

#include "base/arena.h"
#include "orders/free/free.h"
#include "orders/free/free_split.h"
#include "orders/free/parts/free_thing.h"
#include "orders/sayings/phrase_form.h"
#include "orders/sheet/merge.h"

enum { FORMS = 2 };

/* The best forms of some words: several where they may be either of several orders. */
struct forms {
	int n;
	struct form form[FORMS];
};

/* Can an order of this form be right now, whatever stands in its blanks? */
static bool may_be(struct free *f, const struct form *form)
{
	struct parse *p = &f->work->p;

	if (free_reads(f, &form->order))
		return !f->bent;
	return form->n_blanks && !p->hopeless &&
	       p->n_faults <= p->n_unread + p->n_missing;
}

/* How much it says: the slots that are filled, and the words that say which order it is. */
static int says(const struct form *form)
{
	return form->n_found + form->n_nouns + form->n_cues;
}

static bool is_better(const struct form *a, const struct form *b)
{
	int found_a = says(a), found_b = says(b);

	if (a->n_unused != b->n_unused)
		return a->n_unused < b->n_unused;
	/* An order's own word says more than a thing that several orders have: "bid 5 gold". */
	if (a->n_loose != b->n_loose)
		return a->n_loose < b->n_loose;
	if (found_a != found_b)
		return found_a > found_b;
	/* "limbo __ to __" helps more than "limbo __". */
	return a->n_found ? a->n_blanks < b->n_blanks : a->n_blanks > b->n_blanks;
}

static bool same_verb(const struct form *a, const struct form *b)
{
	return a->order.t[0].id == b->order.t[0].id &&
	       a->order.t[0].value == b->order.t[0].value;
}

/* Of forms that say equally much the first of each verb counts. */
static void add_form(struct forms *all, const struct form *form)
{
	if (all->n && is_better(form, &all->form[0]))
		all->n = 0;
	if (all->n && is_better(&all->form[0], form))
		return;
	for (int i = 0; i < all->n; i++)
		if (same_verb(&all->form[i], form))
			return;
	if (all->n < FORMS)
		all->form[all->n++] = *form;
}

/* "to 13" is a place, and 13 no amount; "from Arrakeen" is not where they go. */
static bool leads_elsewhere(const struct token t[])
{
	if (token_is(&t[0], WORD_FROM))
		return t[1].id >= WORD_GAME && t[1].flags & WORD_NOUN;
	return t[1].kind == TOKEN_NUMBER &&
	       (token_is(&t[0], WORD_TO) || token_is(&t[0], WORD_IN));
}

static bool takes_place_otherwise(const struct clause *c, const struct form *form)
{
	for (int i = 0; i + 1 < c->n; i++)
		if (!form->used[i] && form->used[i + 1] && leads_elsewhere(&c->t[i]))
			return true;
	return false;
}

/* `whole`: only those that leave out nothing will be shown, and no other is read for that. */
static void find_forms(struct free *f, const struct clause *c, bool whole,
		       struct forms *all)
{
	struct arena_mark here = arena_mark(f->l->a);
	struct form *form = arena_room(f->l->a, sizeof *form);
	struct forming *forming = phrases_forming(f->l->a, f->phrases, c);
	int least = FORM_TOKENS;

	all->n = 0;
	while (forming && phrases_form(forming, form)) {
		if (takes_place_otherwise(c, form))
			continue;
		least = form->n_unused < least ? form->n_unused : least;
		if (all->n && is_better(&all->form[0], form))
			continue;
		if (!(whole && form->n_unused) && may_be(f, form))
			add_form(all, form);
	}
	/* "limbo 2 to 4" where one token is there is no other order, either. */
	if (all->n && all->form[0].n_unused > least)
		all->n = 0;
	arena_rewind(f->l->a, here);
}

/* The part of a line that says what is ordered, and what stands for the rest of it: " if __", " else __". */
struct core {
	int from, to;
	const char *more;
};

/* false: it begins with a condition, and nobody knows where that ends. */
static bool find_core(const struct clause *c, struct core *core)
{
	*core = (struct core){0, c->n, ""};
	if (token_is(&c->t[0], WORD_IF) || token_is(&c->t[0], WORD_UNLESS)) {
		core->more = token_is(&c->t[0], WORD_IF) ? " if __" : " unless __";
		while (core->from < c->n && !token_is_sign(&c->t[core->from], ','))
			core->from++;
		core->from++;
	}
	for (int i = core->from; i < core->to; i++) {
		const struct token *t = &c->t[i];
		if (token_is(t, WORD_IF) || token_is(t, WORD_UNLESS) ||
		    token_is(t, WORD_ELSE)) {
			if (*core->more)
				return false;
			core->to = i;
			core->more = token_is(t, WORD_IF)     ? " if __"
				     : token_is(t, WORD_ELSE) ? " else __"
							      : " unless __";
		}
	}
	return core->from < core->to;
}

/* Words beside which nothing can be said of an order: they deny it, take it back, keep what there is, or say how much more or
 * less. */
static bool undoes(const struct token *t)
{
	static const char *const words[] = {
		"nobody",    "none",    "nothing",    "neither", "nor",     "refuse",
		"refuses",   "decline", "reject",     "rejects", "forgo",   "forego",
		"renounce",  "abstain", "stop",       "avoid",   "cancel",  "forbid",
		"exclude",   "instead", "less",       "fewer",   "more",    "another",
		"further",   "extra",   "additional", "except",  "but",     "all but",
		"last",      "got",     "than",       "best",    "highest", "lowest",
		"strongest", "weakest", "thoughts",   "keep",    "keeps",   "whichever",
		"whatever",  "somehow", "whether",    "enough",
	};

	return token_denies(t) || free_is_wish(t) || TOKEN_AMONG(t, words);
}

/* "That one", "the second one": no amount. */
static bool is_pronoun(const struct token *before, const struct token *t)
{
	static const char *const words[] = {"that",    "this",  "which", "first",
					    "second",  "third", "last",  "same",
					    "another", "other"};

	return str_is(t->text, "one") && TOKEN_AMONG(before, words);
}

static bool undoes_any(const struct draft *l, const struct clause *c)
{
	for (int i = 0; i < c->n; i++)
		if (undoes(&c->t[i]) || (i && is_pronoun(&c->t[i - 1], &c->t[i])) ||
		    line_takes_back(l, c->t[i].text))
			return true;
	return free_tells(c->t, c->n);
}

/* Does a word of the line say that it is something else than what is named: a condition, a choice, a question, what somebody
 * else does? */
static bool says_else(const struct clause *c)
{
	static const char *const words[] = {"maybe", "perhaps", "possibly", "probably",
					    "might"};

	for (int i = 0; i < c->n; i++)
		if (token_is_sign(&c->t[i], '?') || c->t[i].kind == TOKEN_BLANK ||
		    TOKEN_AMONG(&c->t[i], words))
			return true;
	return free_turns(c->t, c->n) || free_is_question(c) ||
	       free_is_undecided(c->t, c->n) || free_names_stranger(c);
}

/* The same of all that the line says. It costs more, and is asked only where there is a whole order to show. */
static bool may_be_else(struct free *f, const struct line *line, const struct clause *c)
{
	return says_else(c) || free_has_cue(f, line) || free_may_turn(f, line) ||
	       phrases_unclear(f->phrases, c);
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

/* Has the order all that the words name, whatever is open in it? */
static bool says_all(const struct form *form)
{
	return form->n_found && !form->n_unused && !form->n_loose;
}

static bool says_enough(const struct form *form)
{
	return says(form) > 1;
}

/* Where one order alone leaves things out, each of two parts may be one. */
static void find_two(struct free *f, const struct clause *c, bool whole,
		     struct forms *all)
{
	struct arena_mark here = arena_mark(f->l->a);
	struct forms *two = arena_room(f->l->a, 2 * sizeof *two);

	for (int i = 1; i + 1 < c->n; i++) {
		bool parts = token_is(&c->t[i], WORD_AND) ||
			     (c->t[i].kind == TOKEN_SIGN && c->t[i].id &&
			      strchr(",;/|.", c->t[i].id));
		if (!parts || f->l->n_reads >= DEEP_READS)
			continue;
		find_forms(f, free_clause(f, c->t, i), whole, &two[0]);
		if (two[0].n != 1 || !says_all(&two[0].form[0]))
			continue;
		find_forms(f, free_clause(f, &c->t[i + 1], c->n - i - 1), whole,
			   &two[1]);
		if (two[1].n != 1 || !says_all(&two[1].form[0]))
			continue;
		const struct form *a = &two[0].form[0], *b = &two[1].form[0];
		bool enough = same_verb(a, b) ? a->n_found == b->n_found
					      : says_enough(a) && says_enough(b);
		if (enough) {
			*all = (struct forms){2, {*a, *b}};
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

static int count_numbers(const struct clause *c, int value)
{
	int n = 0;

	for (int i = 0; i < c->n; i++)
		n += c->t[i].kind == TOKEN_NUMBER && (!value || c->t[i].value == value);
	return n;
}

/* Of numbers the form has all or none: one that leaves out some of them is only a part of what was meant, and of a number that
 * was written twice ("2 my 2") nobody knows which one it has. */
static bool keeps_numbers(const struct form *form, const struct clause *read)
{
	for (int i = 0; i < form->order.n; i++) {
		const struct token *t = &form->order.t[i];
		if (t->kind == TOKEN_NUMBER && count_numbers(&form->order, t->value) <
						       count_numbers(read, t->value))
			return false;
	}
	return !form->n_unused || !count_numbers(&form->order, 0) ||
	       count_numbers(&form->order, 0) >= count_numbers(read, 0);
}

/* Offers them in the place of the writer's own words with blanks. A whole order is offered only where the line cannot be
 * another, and one that was understood only as a whole. */
static void offer(struct free *f, struct line *line, const struct forms *all,
		  const char *more, const struct clause *read,
		  const struct clause *typed)
{
	bool anew = true;

	for (int i = 0; i < all->n; i++) {
		const struct form *form = &all->form[i];
		struct buf b = buf_in(f->l->a);
		bool whole = !form->n_blanks && !*more;
		bool fits = says_all(form) ||
			    (says_enough(form) && form->n_unused < says(form));
		fits &= keeps_numbers(form, read);
		if (!fits || (whole ? !says_all(form) || may_be_else(f, line, typed)
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

void free_form(struct free *f, struct line *line)
{
	struct draft *l = f->l;
	struct clause *typed = free_clause_of(f, line->typed);
	struct clause *c = free_clause(f, typed->t, typed->n);
	struct forms *all = arena_room(l->a, sizeof *all);
	struct core core;

	if (!c->n || c->n > FORM_TOKENS || (line->understood && line->n_instead) ||
	    has_whole(line) || undoes_any(l, c) || keeps_words(f, line) ||
	    free_reports(c, l->reader->seat) || free_orders_nothing(f, c->t, c->n))
		return;
	bool note = line->verdict == VERDICT_NOTE;
	/* Of an order that was understood, and of prose, only another whole order is shown. */
	bool whole = line->understood || note;
	if (whole && says_else(typed))
		return;
	free_respell(f, c);
	if (undoes_any(l, c) || !find_core(c, &core) || (whole && *core.more))
		return;
	c = free_clause(f, &c->t[core.from], core.to - core.from);
	find_forms(f, c, whole, all);
	if (all->n == 1 && says_all(&all->form[0]) && !all->form[0].n_blanks &&
	    !line->understood && !*core.more &&
	    (!note || (all->form[0].n_cues && says_enough(&all->form[0]))) &&
	    !may_be_else(f, line, typed) && ask(f, line, &all->form[0].order))
		return;
	if (note)
		return;
	if ((!all->n || all->form[0].n_unused) && !*core.more)
		find_two(f, c, whole, all);
	offer(f, line, all, core.more, c, typed);
}
