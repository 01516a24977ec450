/* Several cases in one sentence or line: "if A, X, else if B, Y, otherwise Z", "X if A, Y if B, and Z
 * otherwise", "X, but if B then Y". Each case is read for itself, with what it leaves out from the case
 * before it, and all of them make one order with its alternatives. It is asked about.
 * SPDX-License-Identifier: ISC */
#include "orders/free/text/text.h"

#include "base/arena.h"
#include "orders/free/parts/free_case.h"

/* The order in canonical words; empty: it is not one. */
static struct str canonical(struct free *f, const struct clause *c)
{
	int n;
	bool refused;
	const struct order *made = free_probe(f, c, &n, &refused);

	if (n != 1 || refused)
		return STR("");
	struct slot s = {.n_alternatives = made->n_alternatives,
			 .alternatives = made->alternatives};
	return slot_text(f->l->a, &s);
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

/* "nothing", "keep the Zap" */
static bool says_nothing(const struct clause *c)
{
	static const char *const words[] = {"nothing", "nobody", "none",
					    "abstain", "pass",   "refrain"};
	bool keeps = false;

	if (c->n && c->n < 4 && TOKEN_AMONG(&c->t[c->n - 1], words))
		return true;
	for (int i = 0; i < c->n; i++) {
		keeps |= free_keeps(&c->t[i]);
		if (c->t[i].kind == TOKEN_NUMBER || token_is(&c->t[i], WORD_SEAT))
			return false;
	}
	return keeps || (c->n && token_is(&c->t[0], WORD_NOTHING));
}

/* What is ordered, and when. */
struct halves {
	struct clause *body, *condition; /* condition: n is 0: always */
};

static struct clause *together(struct free *f, const struct halves *h)
{
	struct clause *c = free_clause(f, h->body->t, h->body->n);

	free_append(c, h->condition->t, h->condition->n);
	return c;
}

/* "20", where the case before plays the 30: its order with that in its place. */
static struct str read_changed(struct free *f, struct str before,
			       const struct halves *h)
{
	struct free_made m = {0};

	thing_change(f, free_clause_of(f, before), h->body, &m);
	if (m.n != 1 || m.instead)
		return STR("");
	const struct halves now = {m.clause[0], h->condition};
	return read_case(f, NULL, together(f, &now));
}

/* "if Green goes for Red 3 send 2 from 1 there": nothing says where the condition ends. */
static struct str read_unparted(struct free *f, struct str before,
				const struct clause *said)
{
	enum { LEAST = 3, MOST = 24 };
	struct str text = STR("");

	for (int end = LEAST; said->n <= MOST && end < said->n && !text.n; end++) {
		const struct halves h = {free_clause(f, &said->t[end], said->n - end),
					 free_clause(f, said->t, end)};
		if (said->t[end].kind != TOKEN_NUMBER || said->t[end].value > 20 ||
		    !token_is(&said->t[end - 1], WORD_FROM))
			text = read_changed(f, before, &h);
	}
	return text;
}

/* Behind " if " of the canonical words; a fact behind " unless " is denied. */
static struct str fact_of(struct free *f, struct str text)
{
	size_t yes = str_find(text, STR(" if ")), no = str_find(text, STR(" unless "));

	if (yes != SIZE_MAX && no == SIZE_MAX)
		return str_slice(text, yes + 4, text.n);
	if (no == SIZE_MAX || yes != SIZE_MAX)
		return STR("");
	return str_printf(f->l->a, "not %.*s",
			  STR_ARG(str_slice(text, no + 8, text.n)));
}

static bool joins_facts(const struct token t[], int i)
{
	return token_is(&t[i], WORD_AND) || token_is(&t[i], WORD_OR);
}

/* "(b) Blue ..." */
static int behind_letter(const struct token t[], int i, int n)
{
	while (i < n && t[i].kind == TOKEN_SIGN)
		i++;
	return i + 1 < n && t[i].text.n == 1 && token_is_sign(&t[i + 1], ')') ? i + 2
									      : i;
}

/* Each of several facts for itself: "if he invites me and Blue isn't his ally there". */
static struct str read_facts(struct free *f, const struct clause *label,
			     const struct halves *h)
{
	const struct token *t = h->condition->t;
	int n = h->condition->n, from = 1, facts = 0;
	struct buf b = buf_in(f->l->a);
	struct str body = STR("");

	for (int i = 1; i <= n; i++) {
		if (i < n && !joins_facts(t, i))
			continue;
		from = behind_letter(t, from, i);
		if (from < n && t[from].id == WORD_PRONOUN)
			return STR(
				""); /* of several players, or it would have a name by now */
		static const struct token when = {
			.kind = TOKEN_WORD, .id = WORD_IF, .text = {"if", 2}};
		struct clause *one = free_clause(f, h->body->t, h->body->n);
		free_append(one, &when, 1);
		free_append(one, &t[from], i - from);
		struct str text = read_case(f, label, one), fact = fact_of(f, text);
		if (!fact.n || (facts && !str_equal(body, bare(text))))
			return STR("");
		body = bare(text);
		buf_printf(&b, "%.*s%s", STR_ARG(fact),
			   i == n                      ? ""
			   : token_is(&t[i], WORD_AND) ? " and "
						       : " or ");
		facts++;
		from = i + 1;
	}
	if (facts < 2)
		return STR("");
	struct clause *c =
		free_clause_of(f, str_printf(f->l->a, "%.*s %s %.*s", STR_ARG(body),
					     token_is(&t[0], WORD_IF) ? "if" : "unless",
					     STR_ARG(buf_str(&b))));
	return read_case(f, NULL, c);
}

/* The label that the condition names, where nothing else does; NULL: none, or several. */
static struct clause *label_of(struct free *f, const struct clause *condition)
{
	struct clause *only = NULL;

	for (int i = 0; i + 1 < condition->n; i++)
		if (free_is_label(&condition->t[i])) {
			if (only && !thing_same(only->t, &condition->t[i], 2))
				return NULL;
			only = free_clause(f, &condition->t[i], 2);
		}
	return only;
}

/* Parts the case; false: what its condition leaves out nobody said. */
static bool part(struct free *f, const struct clause *said, struct clause **before,
		 struct halves *h)
{
	int at, width = case_condition(said, &at);

	*h = (struct halves){free_clause(f, said->t, at), free_clause(f, said->t, 0)};
	if (!width)
		return true;
	int behind = at + width;
	while (behind < said->n &&
	       (case_is_link(&said->t[behind]) || token_is_sign(&said->t[behind], ':')))
		behind++;
	free_append(h->body, &said->t[behind], said->n - behind);
	h->condition = case_complete(f, free_clause(f, &said->t[at], width), *before);
	if (h->condition)
		*before = h->condition;
	return h->condition != NULL;
}

/* Reads the case at `i`; `before`: the condition of the one before it, if it has one. */
static bool read_one(struct free *f, struct cases *all, int i, struct clause **before)
{
	struct a_case *one = &all->list[i];
	struct halves h;

	case_name_pronoun(f, one->said);
	if (!part(f, one->said, before,
		  &h)) { /* "... in the event that he is, I abstain" */
		one->condition = false;
		one->text = STR("nothing");
		return i && i == all->n - 1 && says_nothing(h.body);
	}
	/* "..., otherwise nobody": there, where the first case is. */
	struct clause *there =
		all->label || !i || label_of(f, h.body)
			? NULL
			: label_of(f, free_clause_of(f, bare(all->list[0].text)));
	if (there && h.body->n)
		one->text = read_case(f, there, together(f, &h));
	if (!one->text.n)
		one->text = read_case(f, all->label,
				      h.body->n ? together(f, &h) : one->said);
	if (!one->text.n && says_nothing(h.body)) {
		/* The last case may have a condition: nothing is what is left. */
		one->condition = false;
		one->text = STR("nothing");
		return i && i == all->n - 1;
	}
	if (!one->text.n && h.condition->n)
		one->text = read_facts(f, all->label, &h);
	struct clause *label = all->label ? NULL : label_of(f, h.condition);
	if (!one->text.n && label)
		one->text = read_case(f, label, together(f, &h));
	if (!one->text.n && i)
		one->text = read_changed(f, bare(all->list[0].text), &h);
	if (!one->text.n && i && h.condition->n && !h.body->n)
		one->text = read_unparted(f, bare(all->list[0].text), h.condition);
	return one->text.n && one->condition == (bare(one->text).n < one->text.n);
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

/* One case with one fact is what the grammar and the outlines read. */
static bool is_worth(const struct cases *all)
{
	bool any = false, facts = false;

	for (int i = 0; i < all->n; i++) {
		const struct clause *c = all->list[i].said;
		any |= all->list[i].condition;
		for (int k = 0; k < c->n; k++)
			facts |= joins_facts(c->t, k);
	}
	return any && (all->n > 1 || facts || all->label);
}

static struct clause *make_order(struct free *f, const struct clause *c)
{
	struct cases *all = arena_room(f->l->a, sizeof *all);
	struct clause *before = NULL;
	bool read = cases_cut(f, c, all) && is_worth(all);

	for (int i = 0; read && i < all->n; i++)
		read = read_one(f, all, i, &before);
	struct clause *order = read ? free_clause_of(f, joined(f, all)) : NULL;
	return order && order->n && free_reads(f, order) ? order : NULL;
}

bool free_cases(struct free *f, const struct clause *c, int first)
{
	struct free_trial trial = free_trial(f);
	const struct heading head = f->head;
	struct clause *order = make_order(f, c);

	f->head = head;
	f->n_pieces = first;
	if (!order) {
		free_give_up(f, trial);
		return false;
	}
	free_add(f, PIECE_ORDER, order, c->t[0].column, 0);
	free_doubt(f, first);
	return true;
}

bool free_is_exception(const struct token t[], int n)
{
	bool but = false;

	for (int i = 0; i + 1 < n; i++) {
		bool when = token_is(&t[i + 1], WORD_IF) ||
			    str_is(t[i + 1].text, "should") ||
			    str_is(t[i + 1].text, "when");
		if (token_is(&t[i], WORD_THEN)) /* "X, but if A, then Y" */
			return but;
		but |= i && str_is(t[i].text, "but") && when;
	}
	return but;
}
