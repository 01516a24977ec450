/* The orders that were made of a line are held against its words once more: where these say something of an order that
 * no order has (free_figure.c), or how much more of it (free_more.c), it is not what was meant. Readers leave words out
 * in many places; here all of them are looked at, before anything is taken or asked about.
 * SPDX-License-Identifier: ISC */
#include "orders/free/decide/decide.h"

#include <string.h>

#include "base/arena.h"
#include "base/locale.h"
#include "orders/free/change/change.h"
#include "orders/free/parts/free_denied.h"
#include "orders/free/parts/free_reason.h"
#include "orders/free/parts/free_thing.h"
#include "orders/free/parts/free_tokens.h"
#include "orders/free/parts/free_weights.h"
#include "orders/free/text/text.h"

static const char two_wishes[] = N_(
	"You order this twice. Write both in one line, with `else` before the second wish");
static const char part_of_it[] = N_(
	"This changes a part of an order, and I do not know which. Write the whole order");

static const char torn_names[] = N_(
	"This names several players, and only some of them were read. Write the whole order");
static const char no_condition[] = N_(
	"This hangs on a condition that I did not understand. Write the order with its `if`");

static const char is_denied[] = N_(
	"This says what not to do. Write what you order instead, or `clear` and the order word");

/* The writer's words, the sentence that a piece begins in, and what the grammar makes of each piece that is an order. */
struct written {
	int n, from, to;
	const struct clause *made[FREE_PIECES];
	struct token t[LEX_TOKENS + 1];
};

static void find_sentence(struct written *w, int column)
{
	int from = 0;

	for (int i = 0; i <= w->n; i++) {
		if (i < w->n && !free_ends_sentence(w->t, w->n, i, from))
			continue;
		if (i > from && (w->t[from].column <= column || !from)) {
			w->from = from;
			w->to = i;
		}
		from = i + 1;
	}
}

static bool has_condition(const struct clause *c)
{
	return free_has_word(c, WORD_IF) || free_has_word(c, WORD_UNLESS);
}

/* "..., but if Green attacks it then attack Yellow 4": does a condition about a player stand before the order, which no
 * order of the line has? */
static bool drops_condition(const struct free *f, const struct written *w,
			    const struct piece *p)
{
	bool player = false;

	for (int i = w->from; i < w->to && w->t[i].column < p->column; i++)
		player |= (token_is(&w->t[i], WORD_IF) ||
			   token_is(&w->t[i], WORD_UNLESS)) &&
			  token_is(&w->t[i + 1], WORD_SEAT);
	/* "Zap Blue, should he heal anybody": "should" begins a condition, as "if" does. */
	for (int i = w->from + 1; i + 1 < w->to; i++)
		player |= str_is(w->t[i].text, "should") &&
			  w->t[i - 1].kind == TOKEN_SIGN &&
			  (token_is(&w->t[i + 1], WORD_SEAT) ||
			   w->t[i + 1].id == WORD_PRONOUN);
	for (int i = 0; player && i < f->n_pieces; i++)
		if (f->piece[i].kind == PIECE_ORDER &&
		    (has_condition(f->piece[i].clause) || has_condition(w->made[i])))
			player = false;
	return player;
}

/* Does the sentence ask, report, put off, or only suppose what is ordered in it? */
static enum figure weigh_mood(const struct free *f, const struct written *w,
			      const struct piece *p, const struct verb *v)
{
	bool tells = v && v->tells;

	for (int i = w->from; i < w->to; i++) /* "Agnes wants me to predict ..." */
		tells &= w->t[i].id != (v ? v->word : 0);
	if (free_is_asked(w->t, w->from, w->to, p->column) ||
	    free_is_theory(w->t, w->n))
		return FIGURE_ASKED;
	if (!tells && free_is_wished(f, w->t, w->from, w->to, p->column))
		return FIGURE_REPORTED;
	if (free_is_later(f->l, w->t, w->from, w->to))
		return FIGURE_OTHER_TURN;
	return free_is_reported(w->t, w->from, w->to, p->column, f->l->reader->seat,
				tells)
		       ? FIGURE_REPORTED
		       : FIGURE_NONE;
}

/* Has an order of the sentence a condition, or does it wait for what the sentence says? */
static bool is_conditional(struct free *f, const struct written *w)
{
	for (int i = 0; i < f->n_pieces; i++) {
		const struct piece *p = &f->piece[i];
		if (p->kind != PIECE_ORDER || p->column < w->t[w->from].column ||
		    (w->to < w->n && p->column >= w->t[w->to].column))
			continue;
		const struct clause *made = free_made_of(f, p);
		if (has_condition(p->clause) || free_has_word(p->clause, WORD_ELSE) ||
		    has_condition(made))
			return true;
		for (int k = 0; k < made->n;
		     k++) /* "deal ... ; lose ..." is one piece */
			if ((!k || token_is_sign(&made->t[k - 1], ';')) &&
			    free_is_awaited(free_verb(f, &made->t[k]), w->t, w->from,
					    w->to, made))
				return true;
	}
	return false;
}

/* "..., but I have to measure again before I commit to anything": does a sentence behind the only order say that it is not
 * decided yet? */
static bool is_undecided_behind(const struct free *f, const struct written *w)
{
	int from = w->to + 1;

	for (int i = from; i <= w->n && free_count(f, PIECE_ORDER) == 1; i++) {
		if (i < w->n && !free_ends_sentence(w->t, w->n, i, from))
			continue;
		if (i > from && free_names_nothing(&w->t[from], i - from) &&
		    free_is_undecided(&w->t[from], i - from))
			return true;
		from = i + 1;
	}
	return false;
}

/* "... if Red allies with Blue and Green does": behind the "if" and an "and", is there a word of the game that the order has not,
 * where its condition is one fact? Another order may follow there as well. */
static bool drops_fact(const struct free *f, const struct written *w,
		       const struct clause *made)
{
	bool fact = false, second = false;

	if (free_count(f, PIECE_ORDER) != 1 || !has_condition(made) ||
	    free_has_word(made, WORD_AND) || free_has_word(made, WORD_OR))
		return false;
	for (int i = w->from; i < w->to; i++) {
		const struct token *t = &w->t[i];
		bool joins = token_is(t, WORD_AND) || token_is(t, WORD_OR);
		fact |= token_is(t, WORD_IF) || token_is(t, WORD_UNLESS);
		if (free_ends_clause(t))
			fact = second = false;
		else if (fact && joins)
			second = !free_verb(f, t + 1);
		else if (second && t->kind == TOKEN_WORD && t->id >= WORD_GAME &&
			 !(t->flags & WORD_DROPPED) && !free_has_word(made, t->id))
			return true;
	}
	return false;
}

/* What is said of its sentence, or, of what is not decided, anywhere in the line. */
static bool weigh_figure(struct free *f, const struct written *w, struct piece *p,
			 const struct clause *made)
{
	enum figure figure =
		p->changed ? FIGURE_NONE : free_figure_of_all(f, w->t, w->n);

	if (!figure && !p->changed)
		figure = free_figure(f, w->t, w->from, w->to, p->column, made);
	if (!figure && !p->changed && free_is_wide(f, w->t, w->n, made))
		figure = FIGURE_WIDE;
	if (!figure && !p->changed &&
	    free_figure_is_cut(w->t, w->n, made, free_count(f, PIECE_ORDER) == 1))
		figure = FIGURE_CUT;
	if (!figure && is_undecided_behind(f, w))
		figure = FIGURE_ASKED;
	if (!figure && !p->changed &&
	    free_leaves_which(f, w->t, w->n, w->from, w->to, made, w->made))
		figure = FIGURE_UNNAMED;
	if (!figure && !p->changed && !f->n_back && p->doubt &&
	    free_count(f, PIECE_ORDER) == 1 &&
	    free_figure_drops_source(w->t, w->n, p->clause))
		figure = FIGURE_OPEN;
	if (!figure && free_figure_is_gift(w->t, w->from, w->to, made))
		figure = FIGURE_GIFT;
	if (!figure && !p->changed && free_turned_at(w->t, w->n) > p->column)
		figure = FIGURE_TURNED;
	if (!figure && !p->changed && free_excepts(w->t, w->n, made))
		figure = FIGURE_OTHER_THAN;
	if (!figure && free_names_in_talk(w->t, w->n, made))
		figure = FIGURE_REPORTED;
	if (!figure)
		figure =
			weigh_mood(f, w, p, made->n ? free_verb(f, &made->t[0]) : NULL);
	if (!figure && !p->changed && !p->corrects && !f->n_back)
		figure = free_account(made->n ? free_verb(f, &made->t[0]) : NULL, w->t,
				      w->n, w->from, w->to, p->column, made,
				      is_conditional(f, w));
	if (!figure && drops_fact(f, w, made))
		figure = FIGURE_HANGS;
	if (!figure)
		return false;
	if (free_figure_says(figure)) {
		free_lose(f, p, free_figure_says(figure));
	} else {
		p->kind = PIECE_NOTE;
		p->left_out = true;
	}
	return true;
}

bool free_orders_nothing(const struct free *f, const struct token t[], int n)
{
	int from = 0;

	if (free_is_theory(t, n) || free_is_unmeant(t, n))
		return true;
	for (int i = 0; i <= n; i++) {
		if (i < n && !free_ends_sentence(t, n, i, from))
			continue;
		int at = i > from ? t[i - 1].column : 0;
		if (i > from && (free_is_asked(t, from, i, at) ||
				 free_is_wished(f, t, from, i, t[from].column) ||
				 free_is_reported(t, from, i, t[from].column,
						  f->l->reader->seat, false) ||
				 free_is_later(f->l, t, from, i)))
			return true;
		from = i + 1;
	}
	return false;
}

/* Is an order about the same decision asked about in a line above, which these words do not correct? Both would be sent. */
static bool is_asked_above(struct free *f, const struct line *line,
			   const struct piece *p)
{
	const struct draft *l = f->l;
	struct slot_key key, other;
	bool any = false;

	for (const struct line *above = l->line; above < line; above++)
		any |= above->verdict == VERDICT_ASKED;
	if (!any || p->corrects || free_may_turn(f, line) ||
	    !free_key_of(f, p->clause, &key))
		return false;
	for (const struct line *above = l->line; above < line; above++) {
		struct str text = above->ask, one;
		while (above->verdict == VERDICT_ASKED && str_line(&text, &one))
			if (free_key_of(f, free_clause_of(f, one), &other) &&
			    slot_key_same(key, other))
				return true;
	}
	return false;
}

/* "Make that 2 cards", "add Yellow", "take one of them from Red 1": a part of the order in force, of which the words alone would make
 * a smaller one in its place. A change that was understood has all of it. */
static bool is_part_of(struct free *f, const struct written *w, const struct piece *p,
		       const struct clause *made)
{
	static const char *const what[] = {"that", "it", "them", "those"};
	const struct draft *l = f->l;
	struct slot_key key;
	bool makes = false, adds = free_find_share(w->t, w->from, w->to, -1) >= 0;
	int by;

	if (free_more(w->t, w->from, w->to, &by))
		return false; /* weigh_more knows the sum */
	for (int i = w->from; i < w->to; i++) {
		makes |= str_is(w->t[i].text, "make") && i + 1 < w->to &&
			 TOKEN_AMONG(&w->t[i + 1], what);
		adds |= str_is(w->t[i].text, "add");
	}
	for (int i = 0; i < made->n; i++)
		adds &= !str_is(made->t[i].text, "add");
	if ((!makes && !adds) || !l->before || !free_key_of(f, p->clause, &key))
		return false;
	const struct slot *slot = sheet_find(l->before, key);
	if (!slot || slot->standing)
		return false;
	const struct verb *v = made->n ? free_verb(f, &made->t[0]) : NULL;
	by = things_in(free_clause_of(f, slot_text(l->a, slot))) - things_in(made);
	return by > 0 || (adds && (!by || (v && v->mutual)));
}

void free_weigh(struct free *f, const struct line *line)
{
	struct arena_mark here = arena_mark(f->l->a);
	struct written *w = arena_room(f->l->a, sizeof *w);

	if (!free_count(f, PIECE_ORDER) || f->turned)
		return;
	memset(w->made, 0, sizeof w->made);
	w->n = lex(f->l->lexicon, line->typed, w->t);
	if (w->n <= 0) {
		arena_rewind(f->l->a, here);
		return;
	}
	if (f->roled)
		(void)free_roles(f, w->t, &w->n, f->roled == ROLED_ALL);
	if (f->ranged)
		(void)free_ranges(f, w->t, &w->n, true);
	free_drop_reasons(f, w->t, &w->n);
	if (free_turned_at(w->t, w->n) >= 0 &&
	    free_turn_round(f, free_turned_at(w->t, w->n)))
		f->turned = true; /* the words are those of the orders as they were */
	for (int i = 0; i < f->n_pieces && !f->turned; i++)
		if (f->piece[i].kind == PIECE_ORDER)
			w->made[i] = free_made_of(f, &f->piece[i]);
	for (int i = 0; i < f->n_pieces && !f->turned; i++) {
		const struct clause *made = w->made[i];
		if (f->piece[i].kind != PIECE_ORDER)
			continue;
		find_sentence(w, f->piece[i].column);
		free_take_head(w->t, w->from, w->to, &f->piece[i], made);
		if (weigh_figure(f, w, &f->piece[i], made))
			continue;
		if (drops_condition(f, w, &f->piece[i])) {
			free_lose(f, &f->piece[i], no_condition);
			continue;
		}
		if (f->piece[i].changed)
			continue;
		if (free_tears_names(w->t, w->from, w->to, w->n, f->piece[i].column,
				     made)) {
			free_lose(f, &f->piece[i], torn_names);
			continue;
		}
		if (is_part_of(f, w, &f->piece[i], made)) {
			free_lose(f, &f->piece[i], part_of_it);
			continue;
		}
		if (is_asked_above(f, line, &f->piece[i]))
			free_lose(f, &f->piece[i], two_wishes);
		else
			free_weigh_amount(f, &w->t[w->from], w->to - w->from, i, made);
	}
}

/* Is the order's own word among the writer's? */
static bool is_named(const struct line *line, const struct clause *c)
{
	struct str rest = line->typed, word;
	size_t n = c->n ? c->t[0].text.n : 0;

	while (n && str_word(&rest, &word)) /* "attacks", but not "really" for "ally" */
		if (word.n >= n && str_iequal(str_slice(word, 0, n), c->t[0].text))
			return true;
	return false;
}

void free_lose_renamed(struct free *f, const struct line *line)
{
	bool corrected = false;

	for (int i = f->n_pieces - 1; i >= 0; i--) {
		struct piece *p = &f->piece[i];
		if (p->kind == PIECE_ORDER && p->doubt && !is_named(line, p->clause) &&
		    free_reads(f, p->clause) && f->bent &&
		    free_names_other(f, p->clause)) {
			p->kind = corrected ? PIECE_DROPPED : PIECE_LOST;
			f->begun |= !corrected;
		}
		corrected |= p->kind == PIECE_ORDER && p->corrects;
	}
}

void free_lose_denied(struct free *f, const struct line *line)
{
	struct written *w = arena_room(f->l->a, sizeof *w);

	w->n = free_count(f, PIECE_ORDER) ? lex(f->l->lexicon, line->typed, w->t) : 0;
	if (w->n > 0)
		free_drop_reasons(f, w->t, &w->n);
	for (int i = 0; i < f->n_pieces && w->n > 0; i++) {
		struct piece *p = &f->piece[i];
		if (p->kind != PIECE_ORDER || p->changed)
			continue;
		find_sentence(w, p->column);
		const struct clause *made = free_made_of(f, p);
		if (free_denies_thing(w->t, w->n, made,
				      free_count(f, PIECE_ORDER) == 1) ||
		    free_is_denied(w->t, w->n, w->from, w->to, made, p->clause))
			free_lose(f, p, is_denied);
	}
}

bool free_begins_other(struct free *f, struct str typed, const struct clause *c)
{
	const struct clause *own = free_clause_of(f, typed);

	return own->n && free_verb(f, &own->t[0]) && !free_same_verb(f, own, c);
}
