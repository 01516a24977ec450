/* Several orders of one line about one decision: wishes in their order, cases of one another, or nobody knows.
 * SPDX-License-Identifier: ISC */
#include "orders/free/text/text.h"

#include "base/arena.h"
#include "base/locale.h"
#include "orders/free/change/change.h"
#include "orders/free/parts/free_thing.h"

void free_take_piece(struct free *f, struct line *line, const struct piece *p)
{
	struct line probe = {.typed = line->typed};
	bool early;
	struct str before = line->reading;

	free_load(f->l, p->clause);
	line_kind(f->l, &probe, &early);
	for (int i = 0; i < probe.n_remarks; i++)
		letter_add(f->l, line, &probe.remarks[i]);
	line_read(f->l, line);
	if (before.n)
		line->reading = str_printf(f->l->a, "%.*s; %.*s", STR_ARG(before),
					   STR_ARG(line->reading));
}

/* Is the last order the next wish for the decision of the one before it ("1. ... 2. ...")? */
static bool is_next_wish(const struct draft *l, int first)
{
	int last = l->n_orders - 1;

	return last > first && l->order[last].number > 1 &&
	       l->order[last].number == l->order[last - 1].number + 1 &&
	       slot_key_same(l->order[last].key, l->order[last - 1].key);
}

static bool is_case(const struct order *o)
{
	return !o->number && o->n_alternatives &&
	       o->alternatives[o->n_alternatives - 1].cond;
}

/* Does it say what else is to be done than the conditional order before it ("If A, ...; if B, ...")? */
static bool is_next_case(const struct draft *l, int first)
{
	int last = l->n_orders - 1;
	const struct order *before = last > first ? &l->order[last - 1] : NULL;

	return before && is_case(before) && !l->order[last].number &&
	       slot_key_same(l->order[last].key, before->key);
}

/* What the house changes in the order is told beside it, without a place: its words are not the writer's. */
static void keep_changes(struct draft *l, struct line *told, const struct line *read)
{
	for (int i = 0; told && i < read->n_remarks; i++) {
		struct remark r = read->remarks[i];
		r.column = r.width = 0;
		if (r.changed && !r.fault)
			letter_add(l, told, &r);
	}
}

/* Two parts of a line may say the same order: it is asked about, and counted, once. */
static bool has_row(struct str text, struct str row)
{
	struct str one;

	while (str_line(&text, &one))
		if (str_equal(one, row))
			return true;
	return false;
}

struct str free_asked_text(struct free *f, struct line *told)
{
	struct draft *l = f->l;
	struct buf b = buf_in(l->a);
	struct line *keep = l->line;
	int first = l->n_orders;

	for (int i = 0; i < f->n_pieces; i++) {
		const struct piece *p = &f->piece[i];
		struct line probe = {.typed = {NULL, 0}};
		if (p->kind == PIECE_COMMAND) {
			if (has_row(buf_str(&b), p->command))
				continue;
			buf_printf(&b, "%s%.*s", b.n ? "\n" : "", STR_ARG(p->command));
		} else if (p->kind == PIECE_ORDER) {
			l->line = &probe;
			free_take_piece(f, &probe, p);
			l->line = keep;
			keep_changes(l, told, &probe);
			bool next = is_next_wish(l, first) || is_next_case(l, first);
			const char *link = next ? " else " : "\n";
			if (!next && has_row(buf_str(&b), probe.reading))
				continue;
			buf_printf(&b, "%s%.*s", b.n ? link : "",
				   STR_ARG(probe.reading));
		}
	}
	return buf_str(&b);
}

static struct str wording(struct arena *a, const struct order *o)
{
	struct slot s = {.n_alternatives = o->n_alternatives,
			 .alternatives = o->alternatives};
	return slot_text(a, &s);
}

bool free_has_two_for_one(const struct draft *l, int first)
{
	for (int i = first; i < l->n_orders; i++)
		for (int k = first; k < i; k++)
			if (slot_key_same(l->order[i].key, l->order[k].key) &&
			    (!l->order[i].number || !l->order[k].number) &&
			    !(i == k + 1 && is_case(&l->order[k])) &&
			    !str_equal(wording(l->a, &l->order[i]),
				       wording(l->a, &l->order[k])))
				return true;
	return false;
}

enum several free_several(struct free *f)
{
	struct draft *l = f->l;
	struct order *orders = l->order; /* what grows it may be taken back */
	int first = l->n_orders;
	bool cases = false;

	if (free_count(f, PIECE_ORDER) < 2)
		return SEVERAL_NONE;
	(void)free_asked_text(f, NULL);
	bool torn = free_has_two_for_one(l, first);
	while (l->n_orders > first && !torn) {
		cases |= is_next_case(l, first);
		l->n_orders--;
	}
	l->n_orders = first;
	l->order = orders;
	return torn ? SEVERAL_TORN : cases ? SEVERAL_CASES : SEVERAL_NONE;
}

/* --- an order that adds to one about the same decision --- */

struct clause *free_with_both(struct free *f, struct clause *order,
			      const struct clause *more, bool *listed)
{
	int w;

	*listed = true;
	for (int i = 0; i < more->n; i += w) {
		enum thing thing = thing_at(more->t, more->n, i, &w);
		if (thing && thing != PLAYER && thing != TOKENS_FROM &&
		    !thing_is_in(order, &more->t[i], w))
			*listed = false;
	}
	for (int i = 0; i < more->n && *listed && order; i += w) {
		struct free_made m = {0};
		if (!thing_at(more->t, more->n, i, &w) ||
		    thing_is_in(order, &more->t[i], w))
			continue;
		free_change(f, order, free_clause(f, &more->t[i], w), true, &m);
		order = m.n == 1 && !m.instead ? m.clause[0] : NULL;
	}
	return *listed ? order : NULL;
}

/* Is the order of this piece in a part of its line that says so? */
static bool adds(const struct free *f, const struct line *line, const struct piece *p)
{
	struct token t[LEX_TOKENS + 1];
	int n = lex(f->l->lexicon, line->typed, t), from = 0;

	for (int i = 0; i <= n; i++) {
		if (i < n && !token_is_sign(&t[i], ',') && !token_is_sign(&t[i], '.') &&
		    !token_is_sign(&t[i], ';') && !token_is_sign(&t[i], '!'))
			continue;
		if (i > from && t[i - 1].column >= p->column) {
			bool on_top =
				false; /* "unless Green comes too" is a condition */
			for (int k = from; k < i && !token_is(&t[k], WORD_IF) &&
					   !token_is(&t[k], WORD_UNLESS);
			     k++)
				on_top |= free_is_on_top(&t[from], i - from, k - from);
			return on_top;
		}
		from = i + 1;
	}
	return false;
}

struct clause *free_order_before(struct free *f, int at, struct piece **piece)
{
	const struct draft *l = f->l;
	struct slot_key key, other;

	*piece = NULL;
	if (!free_key_of(f, f->piece[at].clause, &key))
		return NULL;
	for (int i = at - 1; i >= 0; i--)
		if ((f->piece[i].kind == PIECE_ORDER ||
		     f->piece[i].kind == PIECE_DROPPED) &&
		    free_key_of(f, f->piece[i].clause, &other) &&
		    slot_key_same(key, other)) {
			*piece = &f->piece[i];
			return f->piece[i].clause;
		}
	for (int i = l->n_orders - 1; i >= 0; i--)
		if (slot_key_same(l->order[i].key, key) && !l->order[i].cleared &&
		    !l->order[i].refused && l->order[i].n_alternatives &&
		    l->order[i].alternatives[0].text.n)
			return free_clause_of(f, l->order[i].alternatives[0].text);
	const struct slot *slot = l->before ? sheet_find(l->before, key) : NULL;
	return slot ? free_clause_of(f, slot_text(l->a, slot)) : NULL;
}

/* "Green to C1 and to C2, Blue to C2 as well": what was said of C2 before was not understood. */
static bool speaks_again(const struct free *f, const struct line *line,
			 const struct clause *order)
{
	struct token t[LEX_TOKENS + 1];
	int n = lex(f->l->lexicon, line->typed, t), most = 0;

	for (int k = 0; k + 1 < order->n; k++) {
		int times = 0;
		for (int i = 0; i + 1 < n && free_is_label(&order->t[k]); i++)
			times += thing_same(&t[i], &order->t[k], 2);
		most = times > most ? times : most;
	}
	return most > 1;
}

/* "C4 Red; scratch that, Green in C4 as well": as in another challenge, for what stood there goes. */
static bool is_scratched(const struct free *f, const struct line *line,
			 const struct piece *p)
{
	struct token t[LEX_TOKENS + 1];
	int n = lex(f->l->lexicon, line->typed, t);
	bool scratched = false;

	for (int i = 0; i + 1 < n && t[i].column <= p->column + p->width; i++) {
		bool ends = t[i].kind == TOKEN_SIGN && !token_is_sign(&t[i], ',');
		bool takes = free_takes(&t[i]) && (str_is(t[i + 1].text, "that") ||
						   str_is(t[i + 1].text, "it"));
		scratched = takes || (scratched && !ends);
	}
	return scratched;
}

/* "C4: closed system, no allies": an order that says again, without its challenge or the like, what another says with it. */
void free_drop_repeated(struct free *f)
{
	for (int i = 0; i < f->n_pieces && free_count(f, PIECE_ORDER) > 1; i++) {
		struct piece *p = &f->piece[i];
		const struct clause *bare =
			p->kind == PIECE_ORDER ? free_made_of(f, p) : NULL;
		for (int k = 0; k < f->n_pieces && bare; k++) {
			if (k == i || f->piece[k].kind != PIECE_ORDER)
				continue;
			const struct clause *all = free_made_of(f, &f->piece[k]);
			if (all->n != bare->n + 3 ||
			    !token_is(&all->t[bare->n], WORD_IN) ||
			    !free_is_label(&all->t[bare->n + 1]) ||
			    !thing_same(all->t, bare->t, bare->n))
				continue;
			p->kind = PIECE_NOTE;
			p->left_out = true;
			break;
		}
	}
}

static const char only_one[] = N_(
	"You have ordered this otherwise already, and both cannot be. Write which you want; `else` joins two wishes");

void free_add_up(struct free *f, const struct line *line)
{
	for (int i = 0; i < f->n_pieces; i++) {
		struct piece *p = &f->piece[i], *before;
		bool listed;
		if (p->kind != PIECE_ORDER || !adds(f, line, p))
			continue;
		struct clause *order = free_order_before(f, i, &before);
		if (before && is_scratched(f, line, p)) {
			before->kind = PIECE_DROPPED;
			p->doubt = true;
			continue;
		}
		struct clause *both =
			order ? free_with_both(f, order, p->clause, &listed) : NULL;
		if (!order && !speaks_again(f, line, p->clause))
			continue;
		if (order && !listed && p->corrects)
			continue;
		if (order && !listed)
			p->why = only_one;
		if (!both) {
			p->kind = PIECE_LOST;
			f->begun = true;
			continue;
		}
		if (before)
			before->kind = PIECE_DROPPED;
		p->clause = both;
		p->doubt = true;
	}
}
