/* Sentences: where one ends, and what it turned out to be.
 * SPDX-License-Identifier: ISC */
#include "orders/free/text/text.h"

#include <string.h>

#include "base/arena.h"
#include "orders/free/change/change.h"
#include "orders/free/parts/free_idle.h"
#include "orders/free/parts/free_thing.h"
#include "orders/lexis/small_talk.h"

static bool has_condition(const struct clause *c)
{
	for (int i = 0; i < c->n; i++)
		if (token_is(&c->t[i], WORD_IF) || token_is(&c->t[i], WORD_UNLESS))
			return true;
	return false;
}

/* One condition and several orders: to which of them it belongs is not for us to say. */
static void doubt_shared(struct free *f, const struct clause *c, int first)
{
	if (f->n_pieces - first > 1 && has_condition(c))
		for (int i = first; i < f->n_pieces; i++)
			f->piece[i].doubt = true;
}

static bool has_order_word(const struct free *f, const struct clause *c)
{
	for (int i = 0; i < c->n; i++) {
		const struct verb *v = free_verb(f, &c->t[i]);
		if (v && !v->colon)
			return true;
	}
	return false;
}

/* "I won't attack": says that the writer will not do it. */
static bool says_not(const struct free *f, const struct clause *c)
{
	bool turned = false;

	for (int i = 0; i < c->n; i++) {
		if (free_verb(f, &c->t[i]) || (turned && c->t[i].kind == TOKEN_NUMBER))
			return turned;
		if (token_is(&c->t[i], WORD_SEAT))
			return false;
		turned |= free_turns(&c->t[i], 1);
	}
	return false;
}

/* "3 from 2": nobody writes this but in an order. */
static bool moves_tokens(const struct clause *c)
{
	for (int i = 1; i + 1 < c->n; i++) {
		int n = i - 1;
		while (n && c->t[n].flags & WORD_DROPPED)
			n--;
		if (token_is(&c->t[i], WORD_FROM) && c->t[n].kind == TOKEN_NUMBER &&
		    (c->t[i + 1].kind == TOKEN_NUMBER ||
		     token_is(&c->t[i + 1], WORD_SEAT)))
			return true;
	}
	return false;
}

/* A command, or an order that is taken back, in other words. */
static bool read_command_whole(struct free *f, struct clause *c, int column, int width)
{
	struct str command = phrases_command(f->phrases, c, false, f->l->a);
	struct str cancel = phrases_command(f->phrases, c, true, f->l->a);

	if (!command.n && !cancel.n)
		return false;
	free_add(f, command.n ? PIECE_COMMAND : PIECE_CANCEL, c, column, width);
	f->piece[f->n_pieces - 1].command = command.n ? command : cancel;
	return true;
}

/* "Please wait for me, I have guests": the reason does not matter. */
static bool read_command(struct free *f, struct clause *c, int column, int width)
{
	if (free_count(f, PIECE_ORDER) && is_closing(c->t, c->n))
		return true;
	if (read_command_whole(f, c, column, width))
		return true;
	for (int i = c->n - 1; i > 0; i--)
		if (token_is_sign(&c->t[i], ',') && free_is_aside(&c->t[i], c->n - i) &&
		    read_command_whole(f, free_clause(f, c->t, i), column, width)) {
			free_doubt(f, f->n_pieces - 1);
			return true;
		}
	return false;
}

/* "Not green in c1": says no to it, in a few words and about a challenge or the
 * like. */
static bool denies(const struct free *f, const struct clause *c)
{
	enum { FEW = 8 };
	const struct vocab *v = f->l->reader->vocab;
	int things = 0, label;
	bool labelled = false;

	for (int i = 0; i < c->n && c->n <= FEW; i++) {
		struct token t[PHRASE_TOKENS + 1];
		struct parse p;
		things += c->t[i].kind == TOKEN_NUMBER || token_is(&c->t[i], WORD_SEAT);
		memcpy(t, &c->t[i], (size_t)(c->n + 1 - i) * sizeof *t);
		letter_parse(f->l, &p, t, c->n - i);
		p.quiet = true;
		labelled |= v->label && v->label(&p, &label) && label >= 0;
	}
	return labelled && things > 1 && free_turns(c->t, c->n);
}

/* "In C2 it's the 20 if ..., else the 12": a challenge or the like, numbers and a condition are an order. */
static bool is_forked(struct free *f, const struct clause *c)
{
	int label = 0, numbers = 0, forks = 0;

	for (int i = 0; i < c->n; i++) {
		label += free_label_at(f, c, i) > 0;
		numbers += c->t[i].kind == TOKEN_NUMBER;
		forks += token_is(&c->t[i], WORD_IF) || token_is(&c->t[i], WORD_ELSE) ||
			 token_is(&c->t[i], WORD_UNLESS);
	}
	return label && numbers > label && forks && !free_tells(c->t, c->n);
}

static void add_omitted(struct free *f, struct clause *c, int column, int width)
{
	free_add(f, PIECE_NOTE, c, column, width);
	f->piece[f->n_pieces - 1].omits = true;
}

/* "Flare kept.": nothing is done, unless it may speak of a card that an order of the line plays. */
static bool add_kept(struct free *f, struct clause *c, int column, int width)
{
	bool otherwise = false;

	if (free_omits(f, c->t, c->n)) {
		add_omitted(f, c, column, width);
		return true;
	}
	if (!free_says_kept(c) || free_stands(f, c->t, c->n))
		return false;
	for (int i = 0; i < c->n; i++)
		otherwise |= token_is(&c->t[i], WORD_ELSE);
	for (int p = 0; p < f->n_pieces && !otherwise; p++)
		for (int i = 0; i < c->n && f->piece[p].kind == PIECE_ORDER; i++)
			for (int k = 0; k < f->piece[p].clause->n; k++)
				if (c->t[i].id >= WORD_GAME &&
				    c->t[i].id == f->piece[p].clause->t[k].id &&
				    c->t[i].value == f->piece[p].clause->t[k].value)
					return false;
	free_add(f, PIECE_NOTE, c, column, width);
	f->piece[f->n_pieces - 1].left_out = true;
	return true;
}

/* "What a battle!", "how do I win": no order begins so, also where the mark of the question is missing. */
static bool wonders(const struct clause *c)
{
	static const char *const ask[] = {"how", "what", "when", "where", "why", "who"};
	static const char *const more[] = {"do",   "does", "did",    "is",
					   "are",  "can",  "should", "may",
					   "must", "will", "many",   "much"};
	int i = 0;

	while (i < c->n && !TOKEN_AMONG(&c->t[i], ask))
		i++;
	if (i + 1 >= c->n || (i && !free_is_chatter(c->t, i)))
		return false;
	for (int k = i + 1; k < c->n; k++)
		if (c->t[k].kind == TOKEN_NUMBER && !free_is_label(&c->t[k - 1]))
			return false; /* "What a fight, 12 in C2" */
	if (str_is(c->t[i].text, "what") &&
	    (str_is(c->t[i + 1].text, "a") || str_is(c->t[i + 1].text, "an")))
		return true;
	return !line_has_noun(c->t, c->n, 0) && TOKEN_AMONG(&c->t[i + 1], more);
}

/* What is not understood: does it look like an order? */
static void add_unread(struct free *f, struct clause *c, bool more, int column,
		       int width)
{
	if (wonders(c) || free_confirms(c)) {
		free_add(f, PIECE_NOTE, c, column, width);
		return;
	}
	bool denied = denies(f, c), says_no = denied || says_not(f, c);

	if (f->wrong.n && !says_no && !free_tells(c->t, c->n)) {
		f->begun = true;
		free_add(f, PIECE_WRONG, free_clause(f, f->wrong.t, f->wrong.n), column,
			 width);
		return;
	}
	const char *unclear = phrases_unclear(f->phrases, c);
	bool lost = has_order_word(f, c) && (says_no || line_has_noun(c->t, c->n, 0));
	bool begun = (free_verb(f, &c->t[0]) && line_has_noun(c->t, c->n, 1)) ||
		     moves_tokens(c) || (f->parted && !free_is_chatter(c->t, c->n)) ||
		     (f->corrects && !free_is_chatter(c->t, c->n)) ||
		     (free_is_scrap(c->t, c->n) && !free_tells(c->t, c->n)) || unclear;

	begun |= is_forked(f, c) || (more && !free_tells(c->t, c->n));
	begun |= lost && c->n <= 12 && !free_tells(c->t, c->n);
	f->negated |= says_no;
	f->begun |= begun;
	free_add(f, lost || begun || denied ? PIECE_LOST : PIECE_NOTE, c, column,
		 width);
	if (unclear && *unclear)
		f->piece[f->n_pieces - 1].why = unclear;
}

/* "My attack depends on Green. If he ...": a sentence that begins with a pronoun speaks of the one player
 * whom the sentence before it names. */
static bool name_spoken_of(const struct free *f, struct clause *c)
{
	bool any = false;

	for (int i = 0; i < c->n && !token_is(&c->t[i], WORD_SEAT); i++)
		if (c->t[i].kind == TOKEN_WORD && c->t[i].id == WORD_PRONOUN &&
		    f->spoken_of >= 0) {
			c->t[i].id = WORD_SEAT;
			c->t[i].value = f->spoken_of;
			c->t[i].flags = WORD_NOUN;
			any = true;
		}
	return any;
}

void free_keep_spoken_of(struct free *f, const struct clause *c)
{
	int only = -1;

	for (int i = 0; i < c->n; i++)
		if (token_is(&c->t[i], WORD_SEAT) &&
		    c->t[i].value != f->l->reader->seat)
			only = only == -1 || only == c->t[i].value ? c->t[i].value : -2;
	if (only != -1)
		f->spoken_of = only;
}

/* In all ways, one after the other, with its pieces from `first` on; false: it was not understood. */
static bool understand(struct free *f, const struct token t[], int n, bool asks)
{
	int first = f->n_pieces, column = n ? t[0].column : 0;
	int width = n ? t[n - 1].column + t[n - 1].width - column : 0;
	struct clause *c = free_clause(f, t, n);
	free_drop_before_else(c);
	f->wrong.n = 0;

	if (free_is_exception(t, n))
		return free_cases(f, free_respell_all(f, t, n), first);
	if (first && free_defers(f, t, n)) {
		add_omitted(f, c, column, width);
		return true;
	}
	if (free_rest(f, c, first) || free_spread(f, t, n, first, free_read_part) ||
	    free_same(f, t, n, first, free_read_part))
		return true;
	if (read_command(f, c, column, width))
		return true;
	if (asks && free_asks_in_order(f, c)) {
		free_doubt(f, first);
		return true;
	}
	if (asks && free_is_question(c)) {
		free_add(f, PIECE_NOTE, c, column, width);
		f->piece[f->n_pieces - 1].question = !free_says_change(c);
		return true;
	}
	free_respell(f, c);
	if (!c->n && c->flags & SAYING_CORRECTS)
		free_add(f, PIECE_TAKEN_BACK, c, column, width);
	int end = free_orders(f, c, 0);
	doubt_shared(f, c, first);
	if (asks)
		free_doubt(f, first);
	if (end == c->n && (f->n_pieces > first || !c->n)) {
		/* "No Shield.": it is likely that this says nothing, and the line is asked about. */
		f->apart |= !c->n && c->flags & SAYING_DOUBT;
		return true;
	}
	if (f->n_pieces > first && free_ends_aside(c, end)) {
		free_doubt(f, first);
		return true;
	}
	f->n_pieces = first;
	if (free_reports(c, f->l->reader->seat)) {
		free_add(f, PIECE_NOTE, c, column, width);
		return true;
	}
	return free_correct_before(f, t, n, c, first) ||
	       free_heard(f, free_clause(f, t, n), first) ||
	       free_other_ways(f, c, first) || free_cases(f, c, first) ||
	       add_kept(f, c, column, width);
}

/* "No, also Blue": an order without it is not what was meant. */
static bool adds_thing(const struct token t[], int n)
{
	bool thing = false;

	for (int i = 0; i < n; i++)
		thing |= t[i].kind == TOKEN_NUMBER || token_is(&t[i], WORD_SEAT);
	return thing && !token_is(&t[0], WORD_AND) && free_says_more(t, n);
}

static void read_sentence(struct free *f, const struct token t[], int n, bool asks)
{
	int first = f->n_pieces, column = n ? t[0].column : 0;
	int width = n ? t[n - 1].column + t[n - 1].width - column : 0;

	if (understand(f, t, n, asks)) {
		for (int i = first; i < f->n_pieces; i++) {
			f->piece[i].said = column;
			f->piece[i].said_width = width;
		}
		return;
	}
	f->n_pieces = first;
	if (f->wrong.n && free_spread_possible(f, t, n, first, free_read_part))
		return;
	struct clause *c = free_clause(f, t, n);
	free_drop_before_else(c);
	if (!free_is_exception(t, n))
		free_respell(f, c);
	add_unread(f, c, free_count(f, PIECE_ORDER) && adds_thing(t, n), column, width);
}

bool free_read_part(struct free *f, struct clause *c)
{
	int first = f->n_pieces;

	name_spoken_of(f, c);
	bool read = understand(f, c->t, c->n, false) && f->n_pieces > first;
	for (int i = first; i < f->n_pieces; i++)
		read &= f->piece[i].kind == PIECE_ORDER;
	if (!read)
		f->n_pieces = first;
	return read;
}

void free_sentences(struct free *f, const struct token t[], int n)
{
	int from = 0;
	const struct heading head = f->head;

	f->spoken_of = -1;

	for (int i = 0; i <= n; i++) {
		if (i < n && !free_ends_sentence(t, n, i, from))
			continue;
		int end = i;
		f->head = head;
		f->parted = (i < n && token_is_sign(&t[i], ';')) ||
			    (from && token_is_sign(&t[from - 1], ';'));
		if (end > from) {
			struct clause *c = free_clause(f, &t[from], end - from);
			int first = f->n_pieces;
			bool named = name_spoken_of(f, c);
			free_keep_spoken_of(f, c);
			read_sentence(f, c->t, c->n,
				      i < n && token_is_sign(&t[i], '?'));
			if (named)
				free_doubt(f, first);
		}
		from = i + 1;
	}
}
