/* A line that corrects an order further up in the letter: "Make that 4.", "No, 12 in C2 instead of the 8.",
 * "Scrap the attack." It means the order that it names, or else the last one. What becomes of that is
 * asked about; an order that was taken back, or may have been, never stands.
 * SPDX-License-Identifier: ISC */
#include "orders/free/change/free_above.h"

#include <string.h>

#include "base/arena.h"
#include "orders/free/change/change.h"

int free_count_named(const struct clause *order, const struct clause *said)
{
	int n = 0, w;

	for (int i = 0; i < said->n; i += w) {
		const struct token *t = &said->t[i];
		enum thing thing = thing_at(said->t, said->n, i, &w);
		bool word = t->kind == TOKEN_WORD && t->id >= WORD_GAME &&
			    !(t->flags & (WORD_DROPPED | WORD_LETTER));
		bool named = false;
		if (thing == NUMBER || thing == SOURCE || thing == TOKENS_FROM ||
		    (!thing && !word))
			continue;
		for (int k = 0; k + w <= order->n && !named; k++)
			named = thing_same(&order->t[k], t, w) ||
				(word && !k && order->t[k].id == t->id);
		n += named ? (thing == LABEL ? 4 : 1) : thing == LABEL ? -4 : 0;
	}
	return n;
}

int above_keep_meant(struct above list[], int n, const struct clause *said)
{
	int most = -ABOVE, kept = 0;

	for (int i = 0; i < n; i++) {
		list[i].named = free_count_named(list[i].clause, said);
		most = most > list[i].named ? most : list[i].named;
	}
	for (int i = 0; i < n; i++)
		if (list[i].named == most)
			list[kept++] = list[i];
	return kept;
}

/* "play PLAGUE ON GREEN", "plague on green" */
static bool plays(const struct clause *order)
{
	bool noun = order->n && order->t[0].flags & WORD_NOUN &&
		    order->t[0].id >= WORD_GAME && !(order->t[0].flags & WORD_LETTER);

	return noun || free_is_played(order);
}

/* "Scrap the attack.": nothing but what takes back, and things of the order. */
static bool cancels(const struct above *it, const struct clause *said)
{
	static const char *const beside[] = {"that",  "this", "it",    "one", "back",
					     "after", "all",  "above", "no",  "last"};
	bool any = false, named = it->named > 0;

	for (int i = 0; i < said->n; i++) {
		const struct token *t = &said->t[i];
		bool back = free_takes(t) || (plays(it->clause) && free_keeps(t));
		any |= back;
		named |= back && (str_is(t[1].text, "that") ||
				  str_is(t[1].text, "it") || str_is(t[1].text, "this"));
		if (!back && !free_passes(t) && !thing_word_of(it->clause, t) &&
		    !(t->kind == TOKEN_WORD && t->id == it->clause->t[0].id) &&
		    !TOKEN_AMONG(t, beside))
			return false;
	}
	return any && named;
}

/* "Hmm, scrap the alliance with Yellow.": in the words of a command, `clear ally yellow`, without its
 * first; NULL: it is not one. */
static struct clause *cancelled(struct free *f, const struct clause *said)
{
	int from = 0;

	for (int i = 0; i + 1 < said->n && free_passes(&said->t[i]); i++)
		if (said->t[i].kind == TOKEN_SIGN)
			from = i + 1;
	struct clause *c = free_clause(f, &said->t[from], said->n - from);
	struct str command = phrases_command(f->phrases, c, true, f->l->a);
	c = free_clause_of(f, command);
	return c->n > 1 ? free_clause(f, &c->t[1], c->n - 1) : NULL;
}

/* Has the order all of these words? */
static bool has_all(const struct clause *order, const struct clause *words)
{
	for (int i = 0; i < words->n; i++) {
		bool found = words->t[i].flags & WORD_DROPPED;
		for (int k = 0; k < order->n && !found; k++)
			found = thing_same(&order->t[k], &words->t[i], 1);
		if (!found)
			return false;
	}
	return true;
}

/* The order that the line takes back and puts nothing in the place of; NULL: none, or several. */
static const struct above *find_cancelled(struct free *f, const struct above list[],
					  int n, const struct clause *said)
{
	const struct clause *words = cancelled(f, said);
	const struct above *only = NULL;

	for (int i = 0; words && i < n; i++) {
		if (!has_all(list[i].clause, words))
			continue;
		if (only)
			return NULL;
		only = &list[i];
	}
	return only ? only : cancels(&list[0], said) ? &list[0] : NULL;
}

static bool is_fact(const struct clause *said)
{
	for (int i = 0; i < said->n; i++)
		if (token_is(&said->t[i], WORD_IF) ||
		    token_is(&said->t[i], WORD_UNLESS))
			return true;
	return false;
}

/* "Not Yellow 3 but Yellow 4" and "Yellow 4, not Yellow 3" as "No, Yellow 4, not Yellow 3". */
static struct clause *turned(struct free *f, struct clause *said)
{
	static const struct token no = {
		.kind = TOKEN_WORD, .id = WORD_NO, .text = {"no", 2}};
	static const struct token comma = {
		.kind = TOKEN_SIGN, .id = ',', .text = {",", 1}};
	int to = free_contrast(said->t, said->n), end = to - 1; /* "but" */

	if (!to && !free_contrast_behind(said->t, said->n))
		return said;
	struct clause *c = free_clause(f, &no, 1);
	free_append(c, &comma, 1);
	free_append(c, &said->t[to], said->n - to);
	while (to && end > 1 && said->t[end - 1].kind == TOKEN_SIGN)
		end--;
	if (to) {
		free_append(c, &comma, 1);
		free_append(c, said->t, end);
	}
	c->t[0].column = said->t[0].column;
	return c;
}

struct clause *above_said(struct free *f, struct str typed)
{
	struct clause *said = free_clause_of(f, typed);

	while (said->n && said->t[said->n - 1].kind == TOKEN_SIGN)
		said->n--;
	said->t[said->n] = (struct token){.kind = TOKEN_END};
	return turned(f, said);
}

bool free_takes_back(struct free *f, struct clause *order, const struct clause *said)
{
	const struct above it = {.clause = order,
				 .named = free_count_named(order, said)};
	const struct clause *words = cancelled(f, said);

	return words ? has_all(order, words) : cancels(&it, said);
}

/* The first of these orders, from the last one up, that the words change in one way alone. */
static bool change_one(struct free *f, struct line *line, const struct above list[],
		       int n, const struct clause *said)
{
	for (int i = 0; i < n; i++) {
		struct free_made m = {0};
		free_change(f, list[i].clause, said, false, &m);
		if (!m.n)
			continue;
		if (m.n > 1 || (m.instead && list[i].line < 0))
			return false; /* one cannot tell which thing is meant */
		f->n_pieces = 0;
		f->corrects = false;
		if (list[i].line < 0 && free_moves(f, list[i].clause, m.clause[0]) &&
		    !free_take_back(f, list[i].clause, said))
			return false;
		free_add(f, PIECE_ORDER, m.clause[0], said->t[0].column, 0);
		free_doubt(f, f->n_pieces - 1);
		above_drop(f, &list[i], line, false);
		return true;
	}
	return false;
}

/* "Change 1 to ...", "in line 2 ...", "No. 3 should be ...": leaves the orders of the line that begins with that
 * number, and the words without it. */
static int keep_line(struct free *f, struct above list[], int n, struct clause *said)
{
	static const char *const words[] = {"change",  "number", "no",   "item",
					    "line",    "order",  "nr",   "replace",
					    "correct", "amend",  "wish", "cancel"};
	int at = 1, kept = 0;

	while (at < said->n &&
	       !(said->t[at].kind == TOKEN_NUMBER && !said->t[at].glued &&
		 TOKEN_AMONG(&said->t[at - 1], words)))
		at++;
	if (at >= said->n)
		return n;
	for (int i = 0; i < n; i++) {
		struct str typed = list[i].line < 0
					   ? STR("")
					   : str_trim(f->l->line[list[i].line].typed);
		struct str number = str_until(&typed, '.');
		int64_t value;
		if (number.n > 2)
			number = str_until(&number, ')');
		if (str_int(number, 1, 50, &value) && value == said->t[at].value)
			list[kept++] = list[i];
	}
	if (!kept)
		return n;
	*said = *free_clause(f, said->t, said->n);
	memmove(&said->t[at], &said->t[at + 1],
		(size_t)(said->n - at) * sizeof *said->t);
	said->n--;
	return kept;
}

/* "As before, except C2: 12.": the words after "except". */
static struct clause *behind_except(struct free *f, struct clause *said)
{
	static const char *const same[] = {"before", "same",    "unchanged", "usual",
					   "last",   "earlier", "yesterday", "ordered",
					   "sent",   "stands"};
	bool stays = false;

	for (int i = 0; i + 1 < said->n; i++) {
		stays |= TOKEN_AMONG(&said->t[i], same);
		if (stays && (token_is(&said->t[i], WORD_EXCEPT) ||
			      str_is(said->t[i].text, "but") ||
			      str_is(said->t[i].text, "only") ||
			      (str_is(said->t[i].text, "save") &&
			       str_is(said->t[i + 1].text, "that"))))
			return free_clause(f, &said->t[i + 1], said->n - i - 1);
	}
	return NULL;
}

/* Below a line that is quoted, words speak of that, and never of what the letter ordered before it. */
static int keep_earlier(const struct draft *l, const struct line *line,
			struct above list[], int n)
{
	int kept = 0;

	if (line == l->line || !line[-1].quoted)
		return n;
	for (int i = 0; i < n; i++)
		if (list[i].line < 0)
			list[kept++] = list[i];
	return kept;
}

static bool correct(struct free *f, struct line *line)
{
	struct above list[ABOVE];
	struct clause *said = above_said(f, line->typed);
	struct clause *rest = behind_except(f, said);
	bool corrects = rest || free_is_correction(said->t, said->n);
	bool turns = above_turns(line, said);

	said = rest ? rest : said;
	f->n_pieces = 0;
	if (!said->n || is_fact(said) ||
	    (!corrects && !above_says_swap(said) && !turns))
		return false;
	int n = keep_earlier(f->l, line, list, above_list_all(f, line, list));
	if (n && above_swap(f, line, list, n, said))
		return true;
	if (!n || !corrects || turns)
		return false;
	n = keep_line(f, list, n, said);
	n = above_keep_meant(list, n, said);
	struct clause *typed = free_clause(f, said->t, said->n);
	phrases_respell(f->phrases, said);
	if (change_one(f, line, list, n, said))
		return true;
	const struct above *back = find_cancelled(f, list, n, typed);
	if (!back || back->line < 0)
		return false;
	above_drop(f, back, line, true);
	line->verdict = VERDICT_NOTED;
	f->n_pieces = 0;
	return true;
}

bool free_has_cue(struct free *f, const struct line *line)
{
	struct arena_mark here = arena_mark(f->l->a);
	struct clause *said = above_said(f, line->typed);
	bool cue = free_is_correction(said->t, said->n) || above_says_swap(said) ||
		   above_turns(line, said) || behind_except(f, said);

	arena_rewind(f->l->a, here);
	return cue;
}

bool free_correct_above(struct free *f, struct line *line)
{
	struct arena_mark here = arena_mark(f->l->a);

	if (correct(f, line))
		return true;
	f->n_pieces = 0;
	arena_rewind(f->l->a, here); /* most lines correct nothing */
	return false;
}

/* May the line change the writer's mind, in whatever words? */
static bool may_turn(const struct clause *said)
{
	for (int i = 0; i < said->n; i++)
		if (free_is_turn(&said->t[i]))
			return true;
	return free_is_correction(said->t, said->n);
}

bool free_may_turn(struct free *f, const struct line *line)
{
	struct arena_mark here = arena_mark(f->l->a);
	bool turns = may_turn(above_said(f, line->typed));

	arena_rewind(f->l->a, here);
	return turns;
}

void free_replace_above(struct free *f, const struct line *line)
{
	struct str text = line->ask, one;
	struct above list[ABOVE];
	struct slot_key key, other;

	if (line->verdict != VERDICT_ASKED || !may_turn(above_said(f, line->typed)))
		return;
	int n = above_list(f, line, list);
	while (str_line(&text, &one))
		for (int i = 0; i < n && free_key_of(f, free_clause_of(f, one), &key);
		     i++)
			if (list[i].line >= 0 &&
			    free_key_of(f, list[i].clause, &other) &&
			    slot_key_same(key, other)) {
				above_drop(f, &list[i], line, false);
				list[i].line = -1;
			}
}
