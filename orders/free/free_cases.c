/* Several cases in one sentence or line: "if A, X, else if B, Y, otherwise Z", "X if A, Y if B, and Z
 * otherwise", "X, but if B then Y". Each case is read for itself, with what it leaves out from the case
 * before it, and all of them make one order with its alternatives. It is asked about.
 * SPDX-License-Identifier: ISC */
#include "base/arena.h"
#include "orders/free/free_thing.h"

enum { CASES = 6 };

struct a_case {
	struct clause *said;
	bool condition;
	bool exception; /* behind "but": it comes before the cases that it is taken from */
	struct str text; /* in canonical words */
};

struct cases {
	int n;
	struct a_case list[CASES];
	struct clause *label; /* before all of them: "In C1, ..." */
};

/* --- where one ends --- */

static bool is_condition(const struct token *t)
{
	return token_is(t, WORD_IF) || token_is(t, WORD_UNLESS);
}

static bool is_link(const struct token *t)
{
	return token_is(t, WORD_AND) || token_is(t, WORD_THEN) ||
	       token_is(t, WORD_OR) || str_is(t->text, "but") ||
	       (t->kind == TOKEN_SIGN && t->id == ',');
}

static bool is_stop(const struct token *t)
{
	return t->kind == TOKEN_SIGN && (t->id == ';' || t->id == '.' || t->id == '!');
}

/* The signs and small words from `at` on; `*but`: one of them is "but". */
static int behind_links(const struct clause *c, int at, bool *but)
{
	while (at < c->n && (is_link(&c->t[at]) || is_stop(&c->t[at]))) {
		*but |= str_is(c->t[at].text, "but");
		at++;
	}
	return at;
}

/* Does the case that begins at `from` end before token `i`? */
static bool ends_case(const struct clause *c, int from, int i)
{
	bool but = false, before = is_condition(&c->t[from]), condition = false;
	int comma = 0;

	if (is_stop(&c->t[i]) || token_is(&c->t[i], WORD_ELSE))
		return true;
	if (!is_link(&c->t[i]))
		return false;
	for (int k = from; k < i; k++) {
		condition |= is_condition(&c->t[k]);
		comma += token_is_sign(&c->t[k], ',') || token_is_sign(&c->t[k], ':') ||
			 token_is(&c->t[k], WORD_THEN);
	}
	const struct token *next = &c->t[behind_links(c, i, &but)];
	if (is_condition(next)) /* "X, if A" is one case, "if A, X, if B, Y" are two */
		return but || (before ? comma > 0 : condition);
	return condition && !before && token_is_sign(&c->t[i], ',') &&
	       next->kind != TOKEN_END; /* "X if A, Y" */
}

static bool add_case(struct free *f, struct cases *all, const struct token t[], int n,
		     bool exception)
{
	while (n && (is_link(&t[n - 1]) || is_stop(&t[n - 1])))
		n--;
	if (!n)
		return true;
	if (all->n == CASES)
		return false;
	struct a_case *one = &all->list[all->n++];
	*one = (struct a_case){.said = free_clause(f, t, n), .exception = exception};
	for (int i = 0; i < n; i++)
		one->condition |= is_condition(&t[i]);
	return true;
}

static bool cut(struct free *f, const struct clause *c, struct cases *all)
{
	bool but = false;
	int from = 0, width = 0, in = c->n && token_is(&c->t[0], WORD_IN);

	*all = (struct cases){.n = 0};
	if (c->n > in && (width = free_label_at(f, c, in)) &&
	    (token_is_sign(&c->t[in + width], ':') ||
	     token_is_sign(&c->t[in + width], ',') ||
	     is_condition(&c->t[in + width]))) {
		all->label = free_clause(f, &c->t[in], width);
		from = in + width;
		while (token_is_sign(&c->t[from], ':') ||
		       token_is_sign(&c->t[from], ','))
			from++;
	}
	for (int i = from; i <= c->n; i++) {
		if (i < c->n && !ends_case(c, from, i))
			continue;
		if (!add_case(f, all, &c->t[from], i - from, but))
			return false;
		but = false;
		i = behind_links(c, i, &but);
		while (i < c->n && token_is(&c->t[i], WORD_ELSE))
			i = behind_links(c, i + 1, &but);
		from = i;
	}
	return all->n > 1;
}

/* --- what a case leaves out --- */

/* Its condition: from `*at`, and how many tokens; 0: none, or one cannot tell where it ends. */
static int condition_of(const struct clause *c, int *at)
{
	int end = c->n;

	for (*at = 0; *at < c->n && !is_condition(&c->t[*at]);)
		++*at;
	if (*at == 0)
		for (end = 1; end < c->n && !token_is_sign(&c->t[end], ',') &&
			      !token_is_sign(&c->t[end], ':') &&
			      !token_is(&c->t[end], WORD_THEN);)
			end++;
	return *at < c->n ? end - *at : 0;
}

static int find_has(const struct token t[], int n)
{
	for (int i = 0; i < n; i++)
		if (str_is(t[i].text, "has") || str_is(t[i].text, "have"))
			return i;
	return -1;
}

static bool is_somebody(const struct token *t)
{
	return token_is(t, WORD_SEAT) || t->id == WORD_PRONOUN || t->id == WORD_IT ||
	       str_is(t->text, "that");
}

/* "Blue does", "he does so" */
static bool is_does(const struct token t[], int n)
{
	static const char *const words[] = {"does", "do",   "did",  "so",
					    "it",   "that", "too",  "this",
					    "as",   "well", "same", "the"};

	if (n < 2 || !is_somebody(&t[0]))
		return false;
	for (int i = 1; i < n; i++) {
		bool known = false;
		for (size_t k = 0; k < sizeof words / sizeof *words; k++)
			known |= str_is(t[i].text, words[k]);
		if (!known)
			return false;
	}
	return true;
}

/* The fact of the case before, of somebody else. */
static struct clause *of_another(struct free *f, const struct clause *before,
				 const struct token *who)
{
	struct clause *c = free_clause(f, before->t, before->n);

	for (int i = 1; i < c->n && token_is(who, WORD_SEAT); i++)
		if (token_is(&c->t[i], WORD_SEAT) || c->t[i].id == WORD_PRONOUN) {
			c->t[i] = *who;
			return c;
		}
	return token_is(who, WORD_SEAT) ? NULL : c;
}

/* The condition in full: "if he doesn't but Blue does", "if it has 2". */
static struct clause *complete(struct free *f, const struct clause *said,
			       const struct clause *before)
{
	const struct token *t = &said->t[1];
	int n = said->n - 1, from = 0;

	for (int i = 0; i < n; i++)
		if (str_is(t[i].text, "but") && free_turns(t, i))
			from = i +
			       1; /* "he doesn't", which the order of the cases says */
	t += from;
	n -= from;
	if (is_does(t, n))
		return before ? of_another(f, before, &t[0]) : NULL;
	int has = find_has(t, n), had = before ? find_has(before->t, before->n) : -1;
	if (had > 0 && has >= 0 && (has == 0 || (has == 1 && t[0].id == WORD_IT))) {
		struct clause *c = free_clause(f, before->t, had);
		free_append(c, &t[has], n - has);
		return c;
	}
	struct clause *c = free_clause(f, said->t, 1);
	free_append(c, t, n);
	return c;
}

/* "He", where the case names one player besides the writer. */
static void name_pronoun(const struct free *f, struct clause *c)
{
	int only = -1, own = f->l->reader->seat;

	for (int i = 0; i < c->n; i++)
		if (token_is(&c->t[i], WORD_SEAT) && c->t[i].value != own)
			only = only == -1 || only == c->t[i].value ? c->t[i].value : -2;
	for (int i = 0; i < c->n && only >= 0; i++)
		if (c->t[i].kind == TOKEN_WORD && c->t[i].id == WORD_PRONOUN) {
			c->t[i].id = WORD_SEAT;
			c->t[i].value = only;
			c->t[i].flags = WORD_NOUN;
		}
}

/* --- one case --- */

/* The order in canonical words; empty: it is not one. */
static struct str canonical(struct free *f, const struct clause *c)
{
	struct draft *l = f->l;
	struct line probe = {.typed = {NULL, 0}}, *keep = l->line;
	int first = l->n_orders;
	bool early;

	l->line = &probe;
	free_load(l, c);
	line_kind(l, &probe, &early);
	line_read(l, &probe);
	l->line = keep;
	bool one = l->n_orders == first + 1 && probe.verdict != VERDICT_REFUSED;
	struct slot s = {0};
	if (one) {
		s.n_alternatives = l->order[first].n_alternatives;
		s.alternatives = l->order[first].alternatives;
	}
	l->n_orders = first;
	return one ? slot_text(l->a, &s) : STR("");
}

/* Reads it as one order, in any way. */
static struct str read_case(struct free *f, const struct clause *label,
			    const struct clause *said)
{
	static const struct token colon = {
		.kind = TOKEN_SIGN, .id = ':', .text = {":", 1}};
	struct clause *c = free_clause(f, said->t, said->n);
	int first = f->n_pieces;

	if (label) {
		free_insert(c, &colon, 1);
		free_insert(c, label->t, label->n);
	}
	f->outline = free_outline;
	int end = free_orders(f, c, 0);
	f->outline = NULL;
	bool one = f->n_pieces == first + 1 && free_ends_aside(c, end);
	struct str text = one ? canonical(f, f->piece[first].clause) : STR("");
	f->n_pieces = first;
	return text;
}

/* "20", where the case before plays the 30: its order with that in its place. */
static struct clause *changed(struct free *f, struct str before,
			      const struct clause *said, int at, int width)
{
	struct free_made m = {0};
	struct clause *body = free_clause(f, said->t, at);
	int behind = at + width;

	while (behind < said->n && free_separates(&said->t[behind]))
		behind++;
	free_append(body, &said->t[behind], said->n - behind);
	thing_change(f, free_clause_of(f, before), body, &m);
	if (m.n != 1 || m.instead)
		return NULL;
	struct clause *c = free_clause(f, m.clause[0]->t, m.clause[0]->n);
	free_append(c, &said->t[at], width);
	return c;
}

/* The order of the case without its condition. */
static struct str bare(struct str text)
{
	static const char *const ends[] = {" if ", " unless "};

	for (size_t i = 0; i < sizeof ends / sizeof *ends; i++) {
		size_t at = str_find(text, str_of(ends[i]));
		text = at == SIZE_MAX ? text : str_slice(text, 0, at);
	}
	return text;
}

static bool says_nothing(const struct clause *c)
{
	static const char *const words[] = {"nothing", "nobody", "none"};

	for (size_t i = 0; i < sizeof words / sizeof *words; i++)
		if (c->n && c->n < 3 && str_is(c->t[c->n - 1].text, words[i]))
			return true;
	return c->n && token_is(&c->t[0], WORD_NOTHING);
}

/* Reads the case at `i`; `before`: the condition of the one before it, if it has one. */
static bool read_one(struct free *f, struct cases *all, int i, struct clause **before)
{
	struct a_case *one = &all->list[i];
	struct clause *c = one->said;
	int at, width = condition_of(c, &at);

	if (one->condition && width) {
		struct clause *full =
			complete(f, free_clause(f, &c->t[at], width), *before);
		if (!full)
			return false;
		*before = full;
		c = free_clause(f, one->said->t, at);
		free_append(c, full->t, full->n);
		free_append(c, &one->said->t[at + width], one->said->n - at - width);
		width = full->n;
	}
	name_pronoun(f, c);
	if (!one->condition && says_nothing(c)) {
		one->text = STR("nothing");
		return true;
	}
	one->text = read_case(f, all->label, c);
	if (one->text.n || !i)
		return one->text.n > 0;
	struct clause *other = changed(f, bare(all->list[0].text), c, at, width);
	one->text = other ? read_case(f, NULL, other) : STR("");
	return one->text.n > 0;
}

/* All cases as one order: those with a condition first, and of these the exceptions. */
static struct str joined(struct free *f, const struct cases *all)
{
	struct buf b = buf_in(f->l->a);
	int plain = 0;

	for (int turn = 0; turn < 3; turn++)
		for (int i = 0; i < all->n; i++) {
			const struct a_case *one = &all->list[i];
			int when = !one->condition ? 2 : one->exception ? 0 : 1;
			plain += turn == 2 && when == 2;
			if (when == turn)
				buf_printf(&b, "%s%.*s", b.n ? " else " : "",
					   STR_ARG(one->text));
		}
	return plain > 1 ? STR("") : buf_str(&b);
}

bool free_cases(struct free *f, const struct clause *c, int first)
{
	struct cases *all = arena_room(f->l->a, sizeof *all);
	struct clause *before = NULL;
	const struct heading head = f->head;
	bool any = false, read = true;

	if (!cut(f, c, all))
		return false;
	for (int i = 0; i < all->n; i++)
		any |= all->list[i].condition;
	for (int i = 0; i < all->n && any && read; i++)
		read = read_one(f, all, i, &before);
	f->head = head;
	f->n_pieces = first;
	struct clause *order = any && read ? free_clause_of(f, joined(f, all)) : NULL;
	if (!order || !order->n || !free_reads(f, order))
		return false;
	free_add(f, PIECE_ORDER, order, c->t[0].column, 0);
	free_doubt(f, first);
	return true;
}
