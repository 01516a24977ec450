/* Sayings out of the tables: see saying_rows.h.
 * SPDX-License-Identifier: ISC */
#include "orders/sayings/saying_rows.h"

#include <assert.h>
#include <string.h>

#include "base/arena.h"
#include "orders/sayings/phrase_match.h"

enum { ELEMENTS = 48, MEANS = 64 };

/* The tools for making rows. */
struct maker {
	struct arena *a;
	const struct lexicon *lexicon;
	struct sayings *all;
};

static struct spelled lex_words(const struct maker *m, struct str words)
{
	struct token room[LEX_TOKENS + 1];
	char *z = str_z(m->a, words);

	for (char *c = z; *c; c++)
		if (*c == '_')
			*c = ' ';
	int n = lex(m->lexicon, str_of(z), room);
	struct token *t = arena_array(m->a, struct token, (size_t)n + 1);
	memcpy(t, room, (size_t)n * sizeof *t);
	return (struct spelled){n, t};
}

static void add_choices(const struct maker *m, struct element *e, struct str words)
{
	struct spelled *choice;

	e->n_choices = 1;
	for (size_t i = 0; i < words.n; i++)
		e->n_choices += words.s[i] == '|';
	choice = arena_array(m->a, struct spelled, (size_t)e->n_choices);
	for (int i = 0; i < e->n_choices; i++)
		choice[i] = lex_words(m, str_until(&words, '|'));
	e->choice = choice;
}

static int part_of(const struct maker *m, struct str name)
{
	struct sayings *all = m->all;

	for (int i = 0; i < all->n_parts; i++)
		if (str_iequal(all->part[i].name, name))
			return i;
	*arena_push(m->a, all->part, all->n_parts) = (struct part){.name = name};
	return all->n_parts - 1;
}

static struct element element_of(const struct maker *m, struct str word)
{
	struct element e = {.kind = ELEMENT_WORDS};

	if (word.n > 1 && word.s[0] == '?') {
		e.optional = true;
		word = str_slice(word, 1, word.n);
	}
	if (str_is(word, "^")) {
		e.kind = ELEMENT_START;
	} else if (str_is(word, "$")) {
		e.kind = ELEMENT_END;
	} else if (word.n > 2 && word.s[0] == '<' && word.s[word.n - 1] == '>') {
		struct str name = str_slice(word, 1, word.n - 1);
		e.kind = str_is(name, "n")       ? ELEMENT_NUMBER
			 : str_is(name, "seat")  ? ELEMENT_SEAT
			 : str_is(name, "own")   ? ELEMENT_OWN
			 : str_is(name, "any")   ? ELEMENT_ANY
			 : str_is(name, "other") ? ELEMENT_OTHER
			 : str_is(name, "word")  ? ELEMENT_WORD
						 : ELEMENT_PART;
		if (e.kind == ELEMENT_PART)
			e.part = part_of(m, name);
	} else if (word.n > 1 && word.s[0] == '~') {
		e.kind = ELEMENT_LIKE;
		add_choices(m, &e, str_slice(word, 1, word.n));
	} else {
		add_choices(m, &e, word);
	}
	return e;
}

static void add_elements(const struct maker *m, struct row *row)
{
	struct element room[ELEMENTS];
	struct str rest = str_of(row->saying->says), word;

	while (str_word(&rest, &word)) {
		assert(row->n + 1 <
		       ELEMENTS); /* a row cut off would be another saying */
		room[row->n++] = element_of(m, word);
	}
	if (row->saying->flags & (SAYING_WHOLE | SAYING_COMMAND | SAYING_CANCEL))
		room[row->n++] = (struct element){.kind = ELEMENT_END};
	struct element *e = arena_array(m->a, struct element, (size_t)row->n + 1);
	memcpy(e, room, (size_t)row->n * sizeof *e);
	row->element = e;
}

static int count_kept(const struct row *row)
{
	int n = 0;

	for (int e = 0; e < row->n; e++)
		n += element_is_kept(&row->element[e]) ||
		     row->element[e].kind == ELEMENT_ANY;
	return n;
}

static void add_means(const struct maker *m, struct row *row)
{
	struct template_word room[MEANS];
	struct str rest = str_of(row->saying->means), word;

	while (str_word(&rest, &word)) {
		assert(row->n_means < MEANS);
		if (word.s[0] == '$') {
			/* "clear $2" where one thing is kept would clear everything. */
			assert(word.s[1] - '0' <= count_kept(row));
			room[row->n_means++] =
				(struct template_word){.capture = word.s[1] - '0'};
			continue;
		}
		if (str_is(word, "__")) {
			room[row->n_means++] = (struct template_word){
				.token = {.kind = TOKEN_BLANK, .text = STR("__")}};
			continue;
		}
		struct spelled s = lex_words(m, word);
		assert(row->n_means + s.n <= MEANS);
		for (int i = 0; i < s.n; i++)
			room[row->n_means++] =
				(struct template_word){.token = s.token[i]};
	}
	struct template_word *w =
		arena_array(m->a, struct template_word, (size_t)row->n_means + 1);
	memcpy(w, room, (size_t)row->n_means * sizeof *w);
	row->means = w;
}

static void add_to_part(const struct maker *m, struct row *row)
{
	int i = part_of(m, str_of(row->saying->part));
	struct part *p = &m->all->part[i];

	if (p->last)
		p->last->next = row;
	else
		p->first = row;
	p->last = row;
}

static void add_to_kinds(const struct maker *m, const struct row *row)
{
	static const unsigned flag[N_ROW_KINDS] = {
		[ROW_WHOLE] = SAYING_WHOLE,     [ROW_COMMAND] = SAYING_COMMAND,
		[ROW_CANCEL] = SAYING_CANCEL,   [ROW_OUTLINE] = SAYING_OUTLINE,
		[ROW_UNCLEAR] = SAYING_UNCLEAR, [ROW_FACT] = SAYING_FACT,
		[ROW_FORM] = SAYING_FORM,       [ROW_HINT] = SAYING_HINT,
	};

	for (int k = 0; k < N_ROW_KINDS; k++) {
		struct rows *of = &m->all->of[k];
		if (k == ROW_RESPELLS ? !(row->saying->flags & SAYING_OTHER)
				      : row->saying->flags & flag[k])
			*arena_push(m->a, of->row, of->n) = row;
	}
}

static int count(const struct saying *s)
{
	int n = 0;

	while (s && s[n].says)
		n++;
	return n;
}

/* Adds the rows of a table to the `n` that there are; how many there are then. */
static int add_table(const struct maker *m, const struct saying *s, struct row row[],
		     int n)
{
	for (; s->says; s++) {
		struct row *r = &row[n++];
		r->saying = s;
		add_elements(m, r);
		if (!(s->flags & SAYING_UNCLEAR)) /* it says what to write instead */
			add_means(m, r);
		if (s->part)
			add_to_part(m, r);
		else
			add_to_kinds(m, r);
	}
	return n;
}

const struct sayings *sayings_make(struct arena *a, const struct lexicon *l,
				   const struct vocab *v)
{
	static const struct saying *const none[] = {NULL};
	const struct saying *const *own = v->sayings ? v->sayings : none;
	size_t most = (size_t)count(common_sayings);

	for (int t = 0; own[t]; t++)
		most += (size_t)count(own[t]);
	struct maker m = {a, l, arena_new(a, struct sayings)};
	struct row *row = arena_array(a, struct row, most + 1);
	int n = 0;

	for (; *own; own++)
		n = add_table(&m, *own, row, n);
	n = add_table(&m, common_sayings, row, n);
	m.all->whole = -1;
	for (int i = 0; i < m.all->n_parts; i++)
		if (str_is(m.all->part[i].name, "whole") && m.all->part[i].first)
			m.all->whole = i;
	sayings_find_needs(a, m.all, row, n);
	sayings_index(a, m.all);
	return m.all;
}
