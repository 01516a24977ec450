/* A list inside a line: "C4: 1) join Yellow, 2) join Blue", "a) ... b) ...", "first choice ..., second choice
 * ...". What stands before the first item belongs to each of them. Numbers are wishes in their order where they
 * are about one decision [orders, section 2]; letters are only marks. Asked about.
 * SPDX-License-Identifier: ISC */
#include "orders/free/text/text.h"

enum { ITEMS = 9 };

struct item {
	int from, behind, end; /* its mark, its words */
};

struct items {
	int n;
	bool numbered;
	struct item list[ITEMS];
};

static bool is_close(const struct token *t)
{
	return token_is_sign(t, ')') || token_is_sign(t, '.') || token_is_sign(t, ':');
}

bool free_says_rank(const struct token *t)
{
	static const char *const words[] = {"choice",  "preference", "pref",
					    "wish",    "option",     "priority",
					    "choices", "pick",       "alternative"};

	return TOKEN_AMONG(t, words);
}

/* "1st choice", "second preference:" */
static int ordinal(const struct token t[], int n, int nth)
{
	static const char *const words[] = {"first", "second", "third", "fourth",
					    "fifth"};
	bool digit = n > 1 && t[0].kind == TOKEN_NUMBER && t[0].value == nth &&
		     t[1].glued && t[1].text.n == 2;
	bool word = nth <= (int)(sizeof words / sizeof *words) &&
		    str_is(t[0].text, words[nth - 1]);
	int at = digit ? 2 : 1;

	if (!digit && !word)
		return 0;
	if (at >= n || !free_says_rank(&t[at]))
		return 0;
	return at + 1 + (at + 1 < n && token_is_sign(&t[at + 1], ':'));
}

/* The mark of the `nth` item at this token: how many tokens it takes; 0: not a mark. */
static int mark_at(const struct token t[], int n, int i, int nth, bool letters)
{
	int open = token_is_sign(&t[i], '('), width;
	const struct token *sign = &t[i + open];

	if (!letters && (width = ordinal(&t[i], n - i, nth)))
		return width;
	if (i + open + 1 >= n || !is_close(sign + 1) ||
	    (i && !open &&
	     (sign->glued || token_is(sign - 1, WORD_SEAT) ||
	      token_is(sign - 1, WORD_FROM))))
		return 0; /* "3 from R3)" */
	bool parts = !i || t[i - 1].kind == TOKEN_SIGN ||
		     token_is(&t[i - 1], WORD_AND) || token_is_sign(sign + 1, ')');
	bool named = letters ? sign->text.n == 1 &&
				       (sign->text.s[0] | 0x20) == 'a' + nth - 1 &&
				       !token_is_sign(sign + 1, ':')
			     : sign->kind == TOKEN_NUMBER && sign->value == nth;
	return parts && named ? open + 2 : 0;
}

static bool find_items(const struct token t[], int n, bool letters, struct items *all)
{
	int width;

	*all = (struct items){.numbered = !letters};
	for (int i = 0; i < n && all->n < ITEMS; i++) {
		if (!(width = mark_at(t, n, i, all->n + 1, letters)))
			continue;
		if (all->n)
			all->list[all->n - 1].end = i;
		all->list[all->n++] = (struct item){i, i + width, n};
		i += width - 1;
	}
	return all->n > 1;
}

/* The words before the first item, in the language's own; n is 0: they say nothing. */
static struct clause *lead_of(struct free *f, const struct token t[], int n)
{
	struct clause *lead = free_clause(f, t, n);
	bool thing = false;

	phrases_respell(f->phrases, lead);
	while (lead->n && lead->t[lead->n - 1].kind == TOKEN_SIGN)
		lead->n--;
	for (int i = 0; i < lead->n; i++)
		thing |= lead->t[i].kind == TOKEN_NUMBER ||
			 token_is(&lead->t[i], WORD_SEAT) || lead->t[i].id >= WORD_GAME;
	return free_clause(f, lead->t, thing ? lead->n : 0);
}

/* "stay home", "nothing": of the last item. */
static bool says_nothing(const struct clause *c)
{
	static const char *const words[] = {"nothing", "nobody", "none", "home",
					    "neither"};

	for (int i = 0; i < c->n; i++)
		if (c->t[i].kind == TOKEN_NUMBER || token_is(&c->t[i], WORD_SEAT))
			return false;
	for (int i = 0; i < c->n; i++)
		if (TOKEN_AMONG(&c->t[i], words))
			return true;
	return false;
}

/* Reads the words behind the pieces that there are; false: not all of it is an order. */
static bool reads(struct free *f, const struct clause *c)
{
	int first = f->n_pieces;
	const struct heading head = f->head;

	free_sentences(f, c->t, c->n);
	f->head = head;
	for (int i = first; i < f->n_pieces; i++)
		if (f->piece[i].kind != PIECE_ORDER)
			f->n_pieces = first;
	return f->n_pieces > first;
}

static bool read_item(struct free *f, const struct token t[], const struct items *all,
		      int k, const struct clause *lead)
{
	static const struct token colon = {
		.kind = TOKEN_SIGN, .id = ':', .text = {":", 1}};
	const struct item *one = &all->list[k];
	int end = one->end;

	while (end > one->behind && free_separates(&t[end - 1]) &&
	       !token_is_sign(&t[end - 1], ')'))
		end--;
	struct clause *words = free_clause(f, &t[one->behind], end - one->behind);
	int first = f->n_pieces;
	bool read = false;
	for (int with = lead->n > 0; with >= 0 && !read; with--) {
		struct clause *c = free_clause(f, words->t, words->n);
		if (with) {
			free_insert(c, &colon, 1);
			free_insert(c, lead->t, lead->n);
		}
		read = reads(f, c);
	}
	if (!read)
		return k && k == all->n - 1 && says_nothing(words);
	const struct token number[2] = {
		{.kind = TOKEN_NUMBER, .value = k + 1, .text = {&"123456789"[k], 1}},
		{.kind = TOKEN_SIGN, .id = '.', .text = {".", 1}}};
	if (all->numbered)
		free_insert(f->piece[first].clause, number, 2);
	return true;
}

bool free_items(struct free *f, const struct token t[], int n)
{
	struct items all;

	for (int letters = 0; letters < 2; letters++) {
		if (!find_items(t, n, letters, &all))
			continue;
		const struct clause *lead = lead_of(f, t, all.list[0].from);
		bool read = true;
		f->n_pieces = 0;
		f->head.n = 0;
		for (int k = 0; k < all.n && read; k++)
			read = read_item(f, t, &all, k, lead);
		if (read && f->n_pieces) {
			free_doubt(f, 0);
			return true;
		}
	}
	f->n_pieces = 0;
	return false;
}

struct str free_behind_letter(const struct draft *l, int i)
{
	struct str typed = str_trim(l->line[i].typed);
	struct str above = i ? str_trim(l->line[i - 1].typed) : STR("");
	bool mark = typed.n > 2 && (typed.s[1] == '.' || typed.s[1] == ')') &&
		    typed.s[2] == ' ' && above.n > 2 && above.s[1] == typed.s[1];

	return mark && above.s[0] + 1 == typed.s[0] && ascii_lower(typed.s[0]) > 'a' &&
			       ascii_lower(typed.s[0]) <= 'z'
		       ? str_trim(str_slice(typed, 2, typed.n))
		       : l->line[i].typed;
}
