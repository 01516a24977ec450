/* The text of a line, or of several, as the pieces that its sentences turn out to be; or as one, where they say nothing
 * one by one.
 * SPDX-License-Identifier: ISC */
#include "orders/free/text/text.h"

#include "base/arena.h"
#include "orders/free/parts/free_case.h"
#include "orders/free/parts/free_thing.h"
#include "orders/free/parts/free_tokens.h"
#include "orders/sayings/counts.h"
#include "orders/sayings/counts_sum.h"

/* As a list, as cases, or behind words that say nothing of it. */
static bool in_parts(struct free *f, const struct clause *c, const struct token t[],
		     int n)
{
	return free_items(f, t, n) || free_cases(f, free_respell_all(f, t, n), 0) ||
	       free_prefaced(f, c, 0);
}

static bool has_condition(const struct free *f)
{
	for (int i = 0; i < f->n_pieces; i++)
		for (int k = 0; k < f->piece[i].clause->n; k++)
			if (case_is_condition(&f->piece[i].clause->t[k]))
				return true;
	return false;
}

static bool ends_sentence(const struct token t[], int n, int i)
{
	return case_is_stop(&t[i]) && t[i].id != ';' &&
	       !(t[i].glued && i + 1 < n && t[i + 1].glued);
}

/* "Balance: 20. Lot 1: 3. Lot 2: 4.": does an order go over the end of a sentence with a number, and another begin in the middle of the
 * next? It is made of words that say two things. */
static bool tears_sentence(const struct free *f, const struct token t[], int n)
{
	for (int k = 0; k + 1 < f->n_pieces; k++) {
		bool over = false, number = false, ended = true;
		for (int i = 0; i < n && t[i].column < f->piece[k + 1].column; i++) {
			const bool ends = ends_sentence(t, n, i);
			if (t[i].column < f->piece[k].column)
				continue;
			over |= number && ended && !ends;
			number |= t[i].kind == TOKEN_NUMBER;
			ended = ends;
		}
		if (over && !ended)
			return true;
	}
	return false;
}

/* "... for Yellow 4. If he refuses, two cards": does a sentence behind another suppose something? What both of them name is not one order. */
static bool supposes_behind(const struct token t[], int n)
{
	for (int i = 1; i + 1 < n; i++)
		if (case_is_stop(&t[i]) && t[i].id != ';' &&
		    case_is_condition(&t[i + 1]))
			return true;
	return false;
}

static void read_whole(struct free *f, const struct token t[], int n)
{
	struct free *was = arena_room(f->l->a, sizeof *was);

	free_copy(was, f);
	f->n_pieces = 0;
	f->negated = f->begun = f->corrects = f->parted = false;
	struct clause *c = free_clause(f, t, n);
	free_respell(f, c);
	f->outline = supposes_behind(t, n) ? NULL : free_outline;
	int end = f->corrects ? 0 : free_orders(f, c, 0);
	f->outline = NULL;
	if (f->n_pieces == 1 &&
	    free_begins_another(f, free_clause(f, t, n), f->piece[0].clause))
		f->n_pieces = 0;
	if (tears_sentence(f, t, n) || (has_condition(f) && case_is_alone(t, n)))
		f->n_pieces = 0; /* its cases say which order has it */
	if (f->n_pieces && free_ends_aside(c, end))
		free_doubt(f, 0);
	else if (f->n_pieces = 0, f->corrects || f->joined || !in_parts(f, c, t, n))
		free_copy(f, was);
}

/* Is there nothing that orders, or something that was not understood? */
static bool is_unread(const struct free *f)
{
	return free_count(f, PIECE_LOST) || free_count(f, PIECE_WRONG) ||
	       !free_count(f, PIECE_ORDER);
}

/* The text in other words: only likely. */
static void read_anew(struct free *f, const struct token t[], int n)
{
	f->n_pieces = 0;
	f->used_heading = f->negated = f->begun = f->corrects = false;
	free_sentences(f, t, n);
	free_doubt(f, 0);
}

/* `roles`: which words name challenges by the writer's part in them. */
static bool read_text(struct free *f, struct str text, enum roled roles)
{
	struct token t[LEX_TOKENS + 1];
	int n = text.n < LETTER_COLUMNS ? lex(f->l->lexicon, text, t) : -1;

	f->n_pieces = 0;
	f->used_heading = f->negated = f->begun = f->corrects = f->ranged = false;
	if (n <= 0 || n > FREE_TOKENS)
		return false;
	const bool fronted = free_front_else(t, &n);
	f->goes_on = token_is(&t[0], WORD_AND) || token_is(&t[0], WORD_ELSE) ||
		     token_is(&t[0], WORD_WITH) || token_is(&t[0], WORD_FROM) ||
		     (t[0].id >= WORD_GAME && t[0].flags & WORD_DROPPED &&
		      token_is_sign(&t[1], ':')); /* "Tokens: 2 from 1" */
	/* Before all: "stop", or a number, may be an order's own word. */
	bool heard = free_names_signs(t, n) && free_undictate(t, &n);
	heard |= free_unnumber(f, t, &n);
	bool counted = counts_drop_sum(t, &n) | heard | fronted;
	counted |= counts_respell(t, &n);
	f->roled =
		roles && free_roles(f, t, &n, roles == ROLED_ALL) ? roles : ROLED_NOT;
	counted |= free_name_again(t, &n);
	counted |= free_put_contrary(t, &n);
	free_join_same(t, n);
	f->ranged = free_ranges(f, t, &n, false);
	counted |= free_place_back(t, &n) | f->ranged | (f->roled != ROLED_NOT);
	free_amend(f, t, &n);
	counted |= free_read_across(f, t, &n);
	if (free_rethink(f, t, n))
		return true;
	struct clause *wishes = NULL;
	const enum ranked ranked = free_ranked(f, t, n, &wishes);
	free_sentences(f, t, n);
	free_lose_notes(f);
	if (free_count(f, PIECE_LOST) && !free_corrects_list(t, n))
		read_whole(f, t, n);
	if (is_unread(f) && free_undictate(t, &n))
		read_anew(f, t, n);
	if (is_unread(f) && free_unchat(t, n))
		read_anew(f, t, n);
	if (is_unread(f) && free_ranges(f, t, &n, true)) {
		f->ranged = true;
		read_anew(f, t, n);
	}
	free_split(f, t, n);
	if (f->n_back || counted || f->apart)
		free_doubt(f, 0);
	free_settle_ranked(f, ranked, wishes);
	return true;
}

/* Is it said who is meant, so that half of the text may order something else without the other half? */
static bool names_somebody(struct free *f, struct str text)
{
	static const char *const anybody[] = {"anybody", "anyone"};
	const struct clause *c = free_clause_of(f, text);

	for (int i = 0; i < c->n; i++)
		if (TOKEN_AMONG(&c->t[i], anybody) || token_is(&c->t[i], WORD_SEAT) ||
		    token_is(&c->t[i], WORD_NOBODY) ||
		    token_is(&c->t[i], WORD_EVERYONE) || token_is(&c->t[i], WORD_NO) ||
		    token_is(&c->t[i], WORD_ALL))
			return true;
	return false;
}

/* Does it say "in all challenges", or the like? */
static bool names_all(struct free *f, struct str text)
{
	struct token t[LEX_TOKENS + 1];
	int n = lex(f->l->lexicon, text, t);

	return n > 0 && n <= FREE_TOKENS && free_roles(f, t, &n, true);
}

static bool read_in_roles(struct free *f, struct str text)
{
	bool read = read_text(f, text, ROLED_SOME);

	if (!read || !is_unread(f) || !f->l->reader->vocab->roles)
		return read;
	if (f->roled && names_somebody(f, text))
		return true;
	/* "Not allying anywhere" is about no challenge of the writer's. */
	if (!f->roled && (!names_somebody(f, text) || !names_all(f, text)))
		return true;
	/* "2 and 2 in defence" is one order for both. */
	return read_text(f, text, f->roled ? ROLED_NOT : ROLED_ALL);
}

bool free_read_text(struct free *f, struct str text)
{
	const bool read = read_in_roles(f, text);

	free_join_halves(f);
	return read;
}

void free_untorn(struct free *f, const struct line *line)
{
	struct free *was = arena_room(f->l->a, sizeof *was);
	struct clause *c = free_clause_of(f, line->typed);

	if (f->n_back)
		return; /* the line still has what it takes back */
	(void)free_place_back(c->t, &c->n);
	free_copy(was, f);
	f->n_pieces = 0;
	if (!c->n || (!free_items(f, c->t, c->n) &&
		      !free_cases(f, free_respell_all(f, c->t, c->n), 0)))
		free_copy(f, was);
}

bool free_is_open(const struct line *line)
{
	if (line->quoted || line->unticked || line->press ||
	    line_is_broken(line->typed))
		return false;
	return line->verdict == VERDICT_NOTE ||
	       (line->verdict == VERDICT_REFUSED && !line->understood);
}

bool free_has_doubt(const struct free *f)
{
	for (int i = 0; i < f->n_pieces; i++)
		if (f->piece[i].doubt)
			return true;
	return false;
}

struct str free_orders_of(struct free *f, const struct str *text)
{
	struct draft *l = f->l;
	struct order *orders = l->order;
	int n = l->n_orders;
	struct str made = {NULL, 0};

	if (!text || free_read_text(f, *text))
		made = free_asked_text(f, NULL);
	l->order = orders;
	l->n_orders = n;
	return made;
}
