/* Help for a line of which nothing was understood: the forms of the orders to which its words allude, as the seat's own order form
 * has them. An order's word or thing is enough ("attack", "Plague", a word that stands in the form and nowhere else), and so
 * is another word for it (SAYING_HINT). Nothing of the line is filled in: what it denies or excepts could not be told from what
 * it means. An order in force of that kind is named as well, for the line may be about it.
 * SPDX-License-Identifier: ISC */
#include "orders/free/decide/free_hint.h"

#include <string.h>

#include "base/arena.h"
#include "orders/free/change/change.h"
#include "orders/free/decide/decide.h"
#include "orders/free/parts/free_thing.h"
#include "orders/sheet/merge.h"

enum { SHOWN = 3, NOTE_SHOWN = 2 };

/* A word of every sentence tells nothing of an order: "help me against Green" does not play a Flare against somebody. */
static bool is_common(const struct token *t)
{
	static const char *const words[] = {
		"against", "only", "mine", "then", "when", "more", "less",  "most",
		"next",    "last", "each", "both", "same", "time", "other", "turn"};

	return TOKEN_AMONG(t, words);
}

/* Does the token name a kind of order by itself: its verb, a card, a word of a Power? */
static bool is_key(const struct free *f, const struct hint *h, int i)
{
	enum { LONG = 4 };
	const struct token *t = &h->t[i];
	const struct verb *v = i ? NULL : free_verb(f, t);

	if (t->kind != TOKEN_WORD || token_is(t, WORD_SEAT) || t->flags & WORD_LETTER)
		return false;
	if (v && hint_card(h))
		return false; /* the card says which order it is */
	return v || (t->flags & WORD_NOUN && t->id >= WORD_GAME) ||
	       (!t->id && t->text.n >= LONG && !(t->flags & WORD_DROPPED) &&
		!is_common(t));
}

/* A word with another spelling may mean another order: "give" is said of losses and of deals. */
static int has_word(const struct clause *c, const struct token *t)
{
	int by = ALLUSION_NONE;

	for (int i = 0; i < c->n && by < ALLUSION_SURE; i++)
		if (hint_same_word(&c->t[i], t))
			by = t->flags & WORD_NOUN || str_iequal(c->t[i].text, t->text)
				     ? ALLUSION_SURE
				     : ALLUSION_LIKELY;
	return by;
}

static void allude(const struct free *f, const struct clause *c, struct hint *h)
{
	int things = 0;

	for (int i = 0; i < h->n; i++) {
		int by = is_key(f, h, i) ? has_word(c, &h->t[i]) : ALLUSION_NONE;
		h->by = by > h->by ? by : h->by;
		things += !h->example && hint_has_thing(c, h, i);
	}
	h->by += h->by ? things : 0;
}

/* Does the line of the form begin with these words? */
static bool begins_with(const struct hint *h, const struct clause *c)
{
	for (int i = 0; i < c->n; i++)
		if (i >= h->n || !hint_same_word(&h->t[i], &c->t[i]))
			return false;
	return c->n > 0;
}

static bool has_blank(const struct clause *c)
{
	for (int i = 0; i < c->n; i++)
		if (c->t[i].kind == TOKEN_BLANK)
			return true;
	return false;
}

struct alluding {
	struct free *f;
	struct hints *all;
};

/* By other words for the orders; what no form has is a line of its own. */
static void allude_by_words(void *with, const struct clause *means)
{
	const struct alluding *by_words = with;
	struct free *f = by_words->f;
	struct hints *all = by_words->all;
	int by = means->flags & SAYING_DOUBT ? ALLUSION_LIKELY : ALLUSION_SURE;
	bool found = false;

	for (int i = 0; i < all->n; i++) {
		struct hint *h = &all->hint[i];
		if (!begins_with(h, means))
			continue;
		found = true;
		h->by = h->by < by ? by : h->by;
	}
	int was = all->n;
	/* What is open to the seat stands in its form; what does not belong there is a line of its own. */
	if (!found && (!free_verb(f, &means->t[0]) || has_blank(means)))
		hint_add(f, all, clause_text(f->l->a, means), false);
	if (all->n > was)
		all->hint[was].by = by;
}

/* An example shows nothing that a line with blanks of its kind does not; and of the lines of one kind those that name the
 * line's own challenge come first. */
static bool is_covered(const struct hints *all, int i)
{
	const struct hint *h = &all->hint[i];

	for (int k = 0; k < all->n; k++) {
		const struct hint *o = &all->hint[k];
		if (k == i || !o->by || !hint_same_kind(o, h))
			continue;
		if ((h->example && (!o->example || k < i)) || o->by > h->by)
			return true;
	}
	return false;
}

static bool is_shown(const struct hints *all, const bool shown[], const struct hint *h)
{
	for (int i = 0; i < all->n; i++)
		if (shown[i] && hint_same_kind(&all->hint[i], h))
			return true;
	return false;
}

/* "bid 1 __" and "bid 2 __" are one line when their numbers are blanks. */
static void add_line(struct buf *b, const struct hint *h)
{
	struct buf one = buf_in(b->a);
	struct str rest = buf_str(b), line;

	hint_put(&one, h);
	while (str_line(&rest, &line))
		if (str_equal(line, buf_str(&one)))
			return;
	buf_z(b, b->n ? "\n" : "");
	buf_add(b, buf_str(&one));
}

/* One line of each kind, and then others of those kinds as far as there is room; in the order of the form. */
static struct str gather(struct free *f, const struct hints *all, int best, int most)
{
	int least = best < ALLUSION_SURE ? ALLUSION_LIKELY : ALLUSION_SURE, n = 0;
	bool shown[HINTS] = {false};
	struct buf b = buf_in(f->l->a);

	for (int pass = 0; pass < 2; pass++)
		for (int i = 0; i < all->n && n < most; i++) {
			const struct hint *h = &all->hint[i];
			if (shown[i] || h->by < least || is_covered(all, i) ||
			    (!pass && is_shown(all, shown, h)))
				continue;
			shown[i] = true;
			n++;
		}
	for (int i = 0; i < all->n; i++)
		if (shown[i])
			add_line(&b, &all->hint[i]);
	return buf_str(&b);
}

static void add_row(struct arena *a, struct str *rows, struct str row)
{
	if (row.n)
		*rows = str_printf(a, PRI_STR "%s" PRI_STR, STR_ARG(*rows),
				   rows->n ? "\n" : "", STR_ARG(row));
}

/* The orders in force of the kinds to which the words allude, or else the only one that stands. */
static void name_in_force(struct free *f, struct line *line, const struct hints *all,
			  int best)
{
	const struct sheet *s = f->l->before;
	int least = best < ALLUSION_SURE ? ALLUSION_LIKELY : ALLUSION_SURE, n = 0;

	for (int i = 0; s && i < s->n_slots && n < SHOWN; i++) {
		struct str text = slot_text(f->l->a, &s->slots[i]);
		const struct clause *c = free_clause_of(f, text);
		bool alluded = s->n_slots == 1 && !best;
		if (!c->n)
			continue;
		const struct hint h = {.n = c->n, .t = c->t};
		for (int k = 0; k < all->n && !alluded; k++)
			alluded = all->hint[k].by >= least &&
				  hint_same_kind(&all->hint[k], &h);
		if (!alluded)
			continue;
		n++;
		add_row(f->l->a, &line->in_force, text);
		add_row(f->l->a, &line->clear, free_clear_text(f, c));
	}
}

static bool has_rule(const struct line *line)
{
	for (int i = 0; i < line->n_remarks; i++)
		if (line->remarks[i].rule)
			return true;
	return false;
}

/* Is it a line that only speaks of the game? What it alludes to was hardly meant as an order. */
static bool only_tells(struct free *f, const struct line *line, const struct clause *c)
{
	for (int i = 0; i < c->n; i++)
		if (free_keeps(&c->t[i]))
			return true;
	return line->quoted || free_is_question(c) ||
	       token_is_sign(&c->t[c->n - 1], '?') ||
	       free_reports(c, f->l->reader->seat);
}

/* Are all lines to write instead of other kinds than one to which the words surely allude? Then they are a part of what was meant,
 * or not it at all: "harmony in C1 if ..." does not order a card. */
static bool misses(struct free *f, const struct line *line, const struct hints *all)
{
	for (int i = 0; i < all->n; i++) {
		bool there = all->hint[i].by < ALLUSION_SURE;
		for (int k = 0; k < line->n_instead && !there; k++) {
			const struct clause *c = free_clause_of(f, line->instead[k]);
			for (int t = 0; t < c->n && !there; t++)
				there = hint_same_word(&c->t[t], &all->hint[i].t[0]);
		}
		if (!there)
			return true;
	}
	return false;
}

/* A whole line, or one with a condition that was understood. */
static bool offers_whole(const struct line *line)
{
	for (int i = 0; i < line->n_instead; i++) {
		struct str text = line->instead[i];
		bool open = str_ends(text, " if __") || str_ends(text, " unless __");
		if (str_find(text, STR("__")) == SIZE_MAX ||
		    (order_has_condition(text) && !open))
			return true;
	}
	return false;
}

/* What a line alludes to by the things of an example, it alludes to by a line with blanks of its kind: that has none of the example's
 * own choices. */
static void prefer_blanks(struct hints *all)
{
	for (int i = 0; i < all->n; i++)
		for (int k = 0; all->hint[i].example && k < all->n; k++) {
			struct hint *h = &all->hint[k];
			if (h->example || !hint_same_kind(h, &all->hint[i]))
				continue;
			h->by = h->by > all->hint[i].by ? h->by : all->hint[i].by;
		}
}

/* `same`: these words were looked at as they were typed, and stand for the same orders. */
static int find_best(struct free *f, const struct clause *c, bool same,
		     struct hints *all)
{
	int best = 0;

	if (!same)
		phrases_hint(f->phrases, c, allude_by_words,
			     &(struct alluding){f, all});
	for (int i = 0; i < all->n; i++) {
		allude(f, c, &all->hint[i]);
		best = all->hint[i].by > best ? all->hint[i].by : best;
	}
	prefer_blanks(all);
	return best;
}

/* As it was typed, and then in the language's own words; `own`: it is in these. */
static int find_in_all_words(struct free *f, const struct clause *typed, bool own,
			     struct hints *all)
{
	int best = find_best(f, typed, false, all);

	if (best >= ALLUSION_SURE || own)
		return best;
	struct clause *said = free_clause(f, typed->t, typed->n);
	free_respell(f, said);
	return find_best(f, said, clause_says(said, typed), all);
}

/* A line of the form, sent with a blank: its writer has the form, and the mark shows what is open. */
static bool is_unfilled(const struct clause *c)
{
	for (int i = 0; i < c->n; i++)
		if (c->t[i].kind == TOKEN_BLANK)
			return true;
	return false;
}

/* The lines of the form, to none of which anything alludes yet. */
static struct hints *copy_form(struct free *f)
{
	const struct hints *form = hints_of(f);
	struct hints *all = arena_room(f->l->a, sizeof *all);

	all->n = form->n;
	memcpy(all->hint, form->hint, (size_t)form->n * sizeof *form->hint);
	return all;
}

void free_hint(struct free *f, struct line *line)
{
	bool note = line->verdict == VERDICT_NOTE;
	/* What the grammar read whole is in the language's own words. */
	const bool own = line->understood && !line->read_as.n;
	const struct clause *typed = free_clause_of(f, line->typed);
	int best = 0;

	if (offers_whole(line) || !typed->n || is_unfilled(typed) ||
	    free_begins_another_phase(f->l, typed->t, typed->n, 0) ||
	    (note && only_tells(f, line, typed)) ||
	    (own && has_rule(line) && free_verb(f, &typed->t[0])))
		return;
	struct hints *all = copy_form(f);
	best = find_in_all_words(f, typed, own, all);
	int things = things_in(typed);
	if (note && (best < ALLUSION_SURE ? things < 2 : !things && !f->l->before))
		return;
	if (line->n_instead && !misses(f, line, all))
		return;
	line->n_instead = 0;
	bool tells = best && (!note || things);
	line->hints = tells ? gather(f, all, best, note ? NOTE_SHOWN : SHOWN) : STR("");
	name_in_force(f, line, all, best);
}

/* Part of the line was not read: shows the orders to which it alludes. If it names at most one thing, and no order's own word, it is
 * hardly meant as an order. */
static void hint_part(struct free *f, struct line *line, const struct remark *r)
{
	const struct clause *typed = free_clause_of(f, line->typed);
	int from = 0, to;

	while (from < typed->n && typed->t[from].column < r->column)
		from++;
	for (to = from; to < typed->n && typed->t[to].column < r->column + r->width;)
		to++;
	const struct clause *c = free_clause(f, &typed->t[from], to - from);
	if (!c->n || only_tells(f, line, c) ||
	    free_begins_another_phase(f->l, c->t, c->n, 0))
		return;
	struct hints *all = copy_form(f);
	int best = find_in_all_words(f, c, false, all);
	if (best < ALLUSION_SURE && things_in(c) < 2)
		return;
	struct str rows = best ? gather(f, all, best, NOTE_SHOWN) : STR(""), row;
	while (str_line(&rows, &row))
		if (str_find(line->hints, row) == SIZE_MAX)
			add_row(f->l->a, &line->hints, row);
}

void free_hint_beside(struct free *f, struct line *line)
{
	for (int i = 0; i < line->n_remarks; i++)
		if (line->remarks[i].unread)
			hint_part(f, line, &line->remarks[i]);
}
