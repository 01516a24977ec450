/* A few words about an order that stands, or that is quoted above them: "One is enough.", "Only if
 * Green attacks.", "Cancel." What becomes of the order is asked about; where several could be meant,
 * none is changed.
 * SPDX-License-Identifier: ISC */
#include "orders/free/change/change.h"

#include <string.h>

#include "base/arena.h"
#include "orders/free/parts/free_plan.h"
#include "orders/free/parts/free_thing.h"

static bool is_more(const struct clause *said)
{
	static const char *const words[] = {"and",     "also",        "plus",
					    "too",     "add",         "as well",
					    "besides", "additionally"};

	for (int i = 0; i < said->n; i++)
		for (size_t k = i > 0; k < sizeof words / sizeof *words; k++)
			if (str_is(said->t[i].text, words[k]) ||
			    (i && str_is(said->t[i].text, "well") &&
			     str_is(said->t[i - 1].text, "as")))
				return true;
	return false;
}

/* "Yes, but only 4 go": it answers a question, and is not about an order that stands. */
static bool is_answer(const struct clause *said)
{
	static const char *const words[] = {"yes",  "yep", "yeah", "ok",
					    "okay", "aye", "sure", "right"};

	return TOKEN_AMONG(&said->t[0], words);
}

/* "Yes, but only 1 in C4": what is said behind the answer about a challenge, or the like, that it names; NULL: it names
 * none. */
static struct clause *behind_answer(struct free *f, const struct clause *said)
{
	int from = 1;

	while (from < said->n &&
	       (said->t[from].kind == TOKEN_SIGN || str_is(said->t[from].text, "but") ||
		str_is(said->t[from].text, "please")))
		from++;
	for (int i = from; i + 1 < said->n; i++)
		if (free_is_label(&said->t[i]))
			return free_clause(f, &said->t[from], said->n - from);
	return NULL;
}

static bool has_label_of(const struct clause *order, const struct clause *said)
{
	for (int i = 0; i + 1 < said->n; i++)
		for (int k = 0; free_is_label(&said->t[i]) && k + 1 < order->n; k++)
			if (thing_same(&order->t[k], &said->t[i], 2))
				return true;
	return false;
}

/* `labelled`: only of an order with the label that is said. */
static void by_sheet(struct free *f, const struct clause *said, bool more,
		     bool labelled, struct free_made *m)
{
	const struct sheet *s = f->l->before;

	for (int i = 0; s && i < s->n_slots; i++) {
		struct clause *order =
			free_clause_of(f, slot_text(f->l->a, &s->slots[i]));
		int n = m->n;
		if (labelled && !has_label_of(order, said))
			continue;
		free_change(f, order, said, more, m);
		m->of = m->n > n ? order : m->of;
	}
}

/* "One less from Red 1.": of an order on the sheet that has such an amount. */
static void by_more(struct free *f, const struct clause *said, struct free_made *m)
{
	const struct sheet *s = f->l->before;
	struct clause *made = free_clause(f, said->t, 0);
	int by = 0, sign = free_more(said->t, 0, said->n, &by);

	for (int i = 0; i < said->n; i++)
		if (!free_more_word(&said->t[i]) && !str_is(said->t[i].text, "add"))
			free_append(made, &said->t[i], 1);
	for (int i = 0; sign && s && i < s->n_slots; i++) {
		struct clause *order =
			free_clause_of(f, slot_text(f->l->a, &s->slots[i]));
		struct clause *sum = free_summed(f, order, made, by, sign);
		m->of = sum ? order : m->of;
		thing_keep(m, sum);
	}
}

/* In many words: of the order that they name best; where two may be meant, of none. */
static void by_things(struct free *f, const struct clause *said, bool sure,
		      struct free_made *m)
{
	const struct sheet *s = f->l->before;
	int best = -1;

	for (int i = 0; s && i < s->n_slots; i++) {
		struct clause *order =
			free_clause_of(f, slot_text(f->l->a, &s->slots[i]));
		struct free_made now = {0};
		int named = free_change_noisy(f, order, said, sure, &now);
		if (!now.n || named < best)
			continue;
		if (named > best)
			*m = now;
		else
			m->n = FREE_MADE; /* either */
		best = named;
		m->of = order;
	}
}

/* Where the order that was made is about another decision, the one that it was made of is taken back. false: no words
 * mean that alone. */
static bool clear_moved(struct free *f, const struct clause *said, struct free_made *m)
{
	return !m->of || !free_moves(f, m->of, m->clause[0]) ||
	       free_take_back(f, m->of, said);
}

/* "If I win, I keep the card.": a saying makes a part of a plan of the whole clause. */
static struct clause *by_saying(struct free *f, const struct clause *order,
				const struct clause *said)
{
	struct clause *part = free_clause(f, said->t, 0), *c = NULL;
	int next = 0;

	while (!c && phrases_whole(f->phrases, said, &next, part))
		c = free_change_plan(f, order, part);
	return c;
}

/* "Change Tabr: leader Stilgar, dial 6": of the one plan that it can be. */
static struct clause *by_parts(struct free *f, const struct clause *typed,
			       struct free_made *m)
{
	const struct sheet *s = f->l->before;
	struct clause *said = free_clause(f, typed->t, typed->n), *only = NULL;

	phrases_respell(f->phrases, said);
	for (int i = 0; s && i < s->n_slots; i++) {
		struct clause *order =
			free_clause_of(f, slot_text(f->l->a, &s->slots[i]));
		struct clause *c = free_change_plan(f, order, typed);
		c = c ? c : free_change_plan(f, order, said);
		c = c ? c : by_saying(f, order, said);
		if (c && only)
			return NULL;
		if (c) {
			only = c;
			m->of = order;
		}
	}
	return only;
}

/* "My wish for Blue stands.": do the words say that a thing of the order stays, which the order that was made of it has not? */
static bool keeps_thing(const struct clause *said, const struct clause *order,
			const struct clause *made)
{
	static const char *const stands[] = {"stands", "stand",    "stays",
					     "stay",   "holds",    "remains",
					     "remain", "unchanged"};
	int from = 0, w;
	bool gone = false, denied = false;

	for (int i = 0; order && i < said->n; i++) {
		const struct token *t = &said->t[i];
		if (t->kind == TOKEN_SIGN && t->id && strchr(".;!?,:", t->id)) {
			from = i + 1;
			gone = denied = false;
		}
		denied |= token_denies(t);
		const enum thing thing = thing_at(said->t, said->n, i, &w);
		bool had = false, has = false;
		for (int k = 0; thing && k + w <= order->n; k++)
			had |= thing_same(&order->t[k], t, w);
		for (int k = 0; thing && k + w <= made->n; k++)
			has |= thing_same(&made->t[k], t, w);
		gone |= had && !has && i >= from;
		if (gone && !denied && TOKEN_AMONG(t, stands))
			return true;
	}
	return false;
}

bool free_edit_things(struct free *f, const struct line *line)
{
	struct clause *said = free_clause_of(f, line->typed);
	struct free_made m = {0};

	if (!f->l->before || (line != f->l->line && line[-1].quoted) ||
	    free_is_undecided(said->t, said->n))
		return false;
	struct clause *plan = by_parts(f, said, &m);
	if (plan)
		thing_keep(&m, plan);
	else
		by_things(f, said, true, &m);
	f->n_pieces = 0;
	if (m.n != 1 || keeps_thing(said, m.of, m.clause[0]) ||
	    !clear_moved(f, said, &m))
		return false;
	free_add(f, PIECE_ORDER, m.clause[0], said->t[0].column, 0);
	f->piece[f->n_pieces - 1].doubt = f->piece[f->n_pieces - 1].changed = true;
	return true;
}

/* "I keep it after all.": of a card that would be played. */
static bool says_nothing(const struct clause *said)
{
	bool any = false;

	for (int i = 0; i < said->n; i++) {
		bool nothing = token_is(&said->t[i], WORD_NOTHING);
		any |= nothing;
		if (!nothing && !free_passes(&said->t[i]) &&
		    !free_says_place(&said->t[i]))
			return false;
	}
	return any;
}

/* "play PLAGUE ON GREEN" */
bool free_is_played(const struct clause *order)
{
	return order->n > 1 && order->t[1].flags & WORD_NOUN &&
	       !token_is(&order->t[1], WORD_SEAT) && !(order->t[1].flags & WORD_LETTER);
}

static bool names_thing(const struct clause *said)
{
	enum { FEW = 10 };

	for (int i = 0; i < said->n && said->n <= FEW; i++)
		if (said->t[i].kind == TOKEN_NUMBER || token_is(&said->t[i], WORD_SEAT))
			return true;
	return false;
}

/* "Cancel.", "Please drop this one.": cancels the order that stands or is quoted, and
 * nothing else. */
static bool says_cancel(const struct clause *said)
{
	static const char *const words[] = {
		"cancel",   "drop",    "remove", "delete",    "forget",
		"scrap",    "revoke",  "annul",  "undo",      "nevermind",
		"withdraw", "retract", "void",   "cancelled", "discard"};
	static const char *const beside[] = {"it",    "that",    "this", "order",
					     "line",  "back",    "one",  "all",
					     "after", "entirely"};
	bool any = false;
	/* "No, drop this." */
	int from = said->n > 1 && token_is(&said->t[0], WORD_NO) &&
		   token_is_sign(&said->t[1], ',');

	for (int i = from; i < said->n; i++) {
		const struct token *t = &said->t[i];
		bool known = TOKEN_AMONG(t, words);
		any |= known;
		known |= TOKEN_AMONG(t, beside);
		if (!known && !free_passes(t))
			return false;
	}
	return any;
}

/* Returns the command that takes the order back: `clear card in C1`. */
static struct str clearing(struct free *f, const struct clause *order)
{
	const struct token *t = order->t;
	int label = -1;

	for (int i = 0; i + 1 < order->n && label < 0; i++)
		if (free_is_label(&t[i]))
			label = i;
	if (free_is_played(order))
		return str_printf(f->l->a, "clear %.*s", STR_ARG(t[1].text));
	if (label < 0)
		return str_printf(f->l->a, "clear %.*s", STR_ARG(t[0].text));
	return str_printf(f->l->a, "clear %.*s in %.*s%d", STR_ARG(t[0].text),
			  STR_ARG(t[label].text), t[label + 1].value);
}

/* The order that is meant where only "this" is said: the one that is quoted, or the only one that
 * stands; NULL: nobody knows. */
static struct clause *meant(struct free *f, const struct line *line)
{
	const struct sheet *s = f->l->before;
	struct clause *quoted = free_quoted_order(f, line);

	if (quoted || line == f->l->line || line[-1].quoted)
		return quoted;
	return s && s->n_slots == 1
		       ? free_clause_of(f, slot_text(f->l->a, &s->slots[0]))
		       : NULL;
}

/* The one order that the words take back. */
static bool add_retracted(struct free *f, const struct clause *said)
{
	struct clause *order = free_retracted_loosely(f, said);

	return order && free_take_back(f, order, said);
}

bool free_edit(struct free *f, const struct line *line)
{
	const struct clause *typed = free_clause_of(f, line->typed);
	struct clause *said = free_clause(f, typed->t, typed->n);
	struct free_made m = {0};
	bool more = is_more(said);

	f->n_pieces = 0;
	f->outline = NULL;
	f->wrong.n = 0;
	int mark = free_number(said->t, said->n); /* of a list: it changes no amount */
	if (mark && mark < said->n && free_verb(f, &said->t[mark]))
		said = free_clause(f, &said->t[mark], said->n - mark);
	if (free_is_undecided(said->t, said->n))
		return false;
	phrases_respell(f->phrases, said);
	while (said->n && (said->t[said->n - 1].kind == TOKEN_SIGN))
		said->n--;
	said->t[said->n] = (struct token){.kind = TOKEN_END};
	if (!said->n || free_tells(said->t, said->n))
		return add_retracted(f, typed);
	struct clause *order =
		says_cancel(said) || says_nothing(said) ? meant(f, line) : NULL;
	if (order && order->n && (says_cancel(said) || free_is_played(order))) {
		free_add(f, PIECE_COMMAND, said, said->t[0].column, 0);
		f->piece[0].command = clearing(f, order);
		return true;
	}
	order = free_retracted(f, said);
	if (order && free_take_back(f, order, said))
		return true;
	struct clause *behind =
		line != f->l->line && line[-1].quoted ? free_points(f, said) : NULL;
	order = behind ? free_quoted_order(f, line) : NULL;
	if (order && !behind->n) {
		free_add(f, PIECE_ORDER, order, said->t[0].column, 0);
		f->piece[0].doubt = true;
		return true;
	}
	said = order ? behind : said;
	const bool below = free_by_quote(f, line, said, more, &m);
	struct clause *rest = is_answer(said) ? behind_answer(f, said) : said;
	if (!below && rest == said && !free_swap_standing(f, said, &m))
		by_more(f, said, &m);
	if (!below && rest && !m.n)
		by_sheet(f, rest, more, rest != said, &m);
	struct free_made noisy = {0};
	if (!below && rest == said && m.n != 1)
		by_things(f, typed, false, &noisy);
	if (noisy.n == 1)
		m = noisy;
	if (m.n == 1 && keeps_thing(typed, m.of, m.clause[0]))
		return false;
	if (m.n == 1 && m.instead) {
		free_add(f, PIECE_COMMAND, said, said->t[0].column, 0);
		f->piece[0].command = clearing(f, m.instead);
	} else if (m.n == 1 && !more && !clear_moved(f, said, &m)) {
		return false;
	}
	if (!below && !m.n && add_retracted(f, typed))
		return true;
	for (int i = 0; i < m.n && (m.n == 1 || m.all); i++) {
		free_add(f, PIECE_ORDER, m.clause[i], said->t[0].column, 0);
		f->piece[f->n_pieces - 1].doubt = true;
		f->piece[f->n_pieces - 1].changed = noisy.n == 1;
	}
	if (!f->n_pieces && (below || m.n > 1) && names_thing(said)) {
		free_add(f, PIECE_LOST, said, said->t[0].column, 0);
		f->begun =
			true; /* it answers what is quoted, or may mean several orders */
	}
	return f->n_pieces > 0;
}
