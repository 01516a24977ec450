/* Several orders for one decision: which is wished for first. Numbers or `else` say it, or, where
 * the game's rules do (parsed.ranked), the order of the lines; two lines without any of these are
 * refused [orders, principle 4; R-016].
 * SPDX-License-Identifier: ISC */
#include "orders/sheet/merge.h"

#include <stdarg.h>

#include "base/arena.h"
#include "base/locale.h"

struct str slot_text(struct arena *a, const struct slot *s)
{
	struct buf b = buf_in(a);

	for (int i = 0; i < s->n_alternatives; i++) {
		buf_z(&b, i ? " else " : "");
		buf_add(&b, s->alternatives[i].text);
	}
	return buf_str(&b);
}

static struct str order_text(struct arena *a, const struct order *o)
{
	struct slot s = {.n_alternatives = o->n_alternatives,
			 .alternatives = o->alternatives};
	return slot_text(a, &s);
}

static void refuse(struct draft *l, struct order *o, const char *rule, const char *help,
		   const char *fmt, ...) __attribute__((format(printf, 5, 6)));
static void refuse(struct draft *l, struct order *o, const char *rule, const char *help,
		   const char *fmt, ...)
{
	struct line *line = &l->line[o->line];
	struct buf b = buf_in(l->a);
	int kept = 0;
	va_list ap;

	va_start(ap, fmt);
	buf_vprintf(&b, locale_text(fmt), ap);
	va_end(ap);
	for (int i = 0; i < line->n_remarks; i++) /* warnings fall with the order */
		if (line->remarks[i].fault || line->remarks[i].mended)
			line->remarks[kept++] = line->remarks[i];
	line->n_remarks = kept;
	letter_remark(l, line, true, o->from, o->width, rule, "%.*s",
		      STR_ARG(buf_str(&b)));
	line->remarks[line->n_remarks - 1].help = help;
	line->verdict = VERDICT_REFUSED;
	line->reading = (struct str){NULL, 0};
	/* A line is all or nothing: its other orders fall with it. */
	for (int i = 0; i < l->n_orders; i++)
		if (l->order[i].line == o->line)
			l->order[i].refused = true;
}

/* Does the order say that there is none of this verb? */
static bool denies(const struct order *o, int verb)
{
	return verb >= 0 && verb < 64 && (o->none_of >> verb & 1);
}

static bool denies_letter(const struct draft *l, const struct order *o)
{
	for (int i = 0; i < l->n_orders; i++) {
		const struct order *other = &l->order[i];
		if (!other->refused && !other->cleared && denies(o, other->key.verb))
			return true;
	}
	return false;
}

static bool denies_sheet(const struct sheet *s, const struct order *o)
{
	for (int i = 0; i < s->n_slots; i++)
		if (!s->slots[i].standing && denies(o, s->slots[i].key.verb))
			return true;
	return false;
}

void order_refuse_none(struct draft *l)
{
	for (int i = 0; i < l->n_orders; i++) {
		struct order *o = &l->order[i];
		if (!o->none_of || o->refused || o->cleared)
			continue;
		if (denies_letter(l, o))
			refuse(l, o, NULL, NULL,
			       N_("This says that you do nothing here, but your letter also has an order for it. Leave one of them out"));
		else if (denies_sheet(&l->out->sheet, o))
			refuse(l, o, NULL, NULL,
			       N_("You have orders in force. Write `clear` to take them back, or leave this out"));
	}
}

/* The order as it was typed. */
static struct str typed_order(const struct draft *l, const struct order *o)
{
	struct str s = l->line[o->line].typed;
	size_t from = str_octets(s, (size_t)o->from);

	return str_trim(str_slice(
		s, from, from + str_octets(str_slice(s, from, s.n), (size_t)o->width)));
}

bool order_has_condition(struct str text)
{
	struct str word;

	while (str_word(&text, &word))
		if (str_is(word, "if") || str_is(word, "unless"))
			return true;
	return false;
}

/* "defend C3 with 2" and "defend C4 with 0" may be two parts of one order: "defend C3 with 2, C4 with 0". The word that they
 * share stands once. Empty: this makes no order. */
static struct str as_parts(struct draft *l, const struct group *g)
{
	struct buf b = buf_in(l->a);
	struct str verb = {NULL, 0}, word;

	for (int i = 0; i < g->n; i++) {
		struct str typed = typed_order(l, &l->order[g->at[i]]), rest = typed;
		if (order_has_condition(typed) || !str_word(&rest, &word) ||
		    (i && !str_iequal(word, verb)))
			return STR("");
		verb = word;
		buf_z(&b, i ? ", " : "");
		buf_add(&b, i ? str_trim(rest) : typed);
	}
	return line_is_one(l, buf_str(&b)) ? buf_str(&b) : STR("");
}

/* Both in the player's own words, in the order in which they stand; offered below each of the
 * `all` lines, those that repeat another one included. */
static void offer_else(struct draft *l, const struct group *g, int all)
{
	struct buf b = buf_in(l->a), written = buf_in(l->a);

	for (int i = 0; i < g->n; i++) {
		const struct order *o = &l->order[g->at[i]];
		struct str typed = typed_order(l, o);
		if (order_has_condition(typed) !=
		    order_has_condition(order_text(l->a, o)))
			return; /* said in other words, in another order */
		buf_z(&b, i ? " else " : "");
		buf_add(&b, typed);
		buf_char(&written, ' ');
		buf_add(&written, l->line[o->line].typed);
	}
	struct str parts = as_parts(l, g);
	for (int i = 0; i < all; i++) {
		struct line *line = &l->line[l->order[g->at[i]].line];
		if (parts.n)
			letter_instead(l, line, parts, buf_str(&written));
		letter_instead(l, line, buf_str(&b), buf_str(&written));
	}
}

/* The same twice does not contradict itself: each text once, at its first place. The repeats
 * come after them in `at`, and no longer count. */
static void drop_repeats(const struct draft *l, struct group *g)
{
	struct str *text = arena_array(l->a, struct str, (size_t)g->n);
	int *repeat = arena_array(l->a, int, (size_t)g->n);
	int used = 0, n_repeats = 0;

	for (int i = 0; i < g->n; i++) {
		struct str is = order_text(l->a, &l->order[g->at[i]]);
		bool again = false;
		for (int k = 0; k < used; k++)
			again |= str_equal(is, text[k]);
		if (again) {
			repeat[n_repeats++] = g->at[i];
			continue;
		}
		text[used] = is;
		g->at[used++] = g->at[i];
	}
	for (int i = 0; i < n_repeats; i++)
		g->at[used + i] = repeat[i];
	g->n = used;
}

/* Two lines for one decision without numbers: which comes first is not for us to say. The
 * first g->n of `all` differ, and the others repeat one of them: they fall as it does. */
static void no_preference(struct draft *l, struct group *g, int all)
{
	bool table = false;

	for (int i = 0; i < g->n; i++)
		table |= l->order[g->at[i]].table;
	for (int i = 0; i < all; i++)
		refuse(l, &l->order[g->at[i]],
		       vocab_rule(l->reader->vocab, RULE_PREFERENCES), "PREFERENCE",
		       table ? N_("%d orders for one decision without a preference. A table is one line, with all its rows")
			     : N_("%d orders for one decision without a preference. Number them or join them with `else`"),
		       g->n);
	offer_else(l, g, all);
	g->n = 0;
}

static int number_of(const struct draft *l, int order)
{
	return l->order[order].number;
}

static void sort_by_number(const struct draft *l, struct group *g)
{
	for (int i = 1; i < g->n; i++)
		for (int k = i;
		     k && number_of(l, g->at[k]) < number_of(l, g->at[k - 1]); k--) {
			int was = g->at[k];
			g->at[k] = g->at[k - 1];
			g->at[k - 1] = was;
		}
}

/* Numbers within a decision are preferences: 1, 2, 3 without a gap. A refused line
 * keeps its number, and costs itself alone: the next wish moves up. */
static void numbered(struct draft *l, struct group *g)
{
	int good = 0;
	bool gap = false;

	sort_by_number(l, g);
	for (int i = 0; i < g->n; i++)
		gap |= number_of(l, g->at[i]) != i + 1;
	for (int i = 0; i < g->n; i++) {
		struct order *o = &l->order[g->at[i]];
		if (o->refused)
			continue;
		if (gap)
			refuse(l, o, vocab_rule(l->reader->vocab, RULE_PREFERENCES),
			       "PREFERENCE",
			       "Number the lines for one decision 1, 2, 3 without a gap");
		else if (o->table && i + 1 < g->n)
			refuse(l, o, NULL, NULL,
			       "A table comes last: put what no row covers after its own `else`");
		else
			g->at[good++] = g->at[i];
	}
	g->n = good;
}

/* Are they wishes of which each has a line of its own? Two orders in one line are both meant. */
static bool all_ranked(const struct draft *l, const struct group *g)
{
	for (int i = 0; i < g->n; i++)
		if (!l->order[g->at[i]].ranked ||
		    (i && l->order[g->at[i]].line == l->order[g->at[i - 1]].line))
			return false;
	return true;
}

/* "preference 2: hire 4 in 0f", where "preference 1" hires in 10c: two decisions, of which only one is wished. */
static bool is_apart(const struct draft *l, int at)
{
	const struct order *o = &l->order[at];
	bool any = false;

	for (int i = 0; i < l->n_orders; i++)
		any |= l->order[i].preferred && l->order[i].number == o->number - 1 &&
		       l->order[i].key.verb == o->key.verb;
	return o->preferred && !o->refused && o->number > 1 && any;
}

void order_gather(struct draft *l, int first, struct group *g)
{
	int n_numbered = 0;

	g->n = 0;
	for (int i = first; i < l->n_orders && g->n < LETTER_ORDERS; i++) {
		const struct order *o = &l->order[i];
		if (o->cleared || !o->key.verb ||
		    !slot_key_same(o->key, l->order[first].key))
			continue;
		g->at[g->n++] = i;
		n_numbered += o->number > 0;
	}
	if (g->n > 1 && n_numbered == g->n) {
		numbered(l, g);
		return;
	}
	if (g->n == 1 && is_apart(l, first)) {
		refuse(l, &l->order[first],
		       vocab_rule(l->reader->vocab, RULE_PREFERENCES), "PREFERENCE",
		       "This is another decision than your first preference. Join both with `else` if only one of them is meant, or leave out the word");
		g->n = 0;
		return;
	}
	int good = 0; /* refused lines without a number do not count */
	for (int i = 0; i < g->n; i++)
		if (!l->order[g->at[i]].refused)
			g->at[good++] = g->at[i];
	g->n = good;
	if (good > 1)
		drop_repeats(l, g);
	if (g->n > 1 && !all_ranked(l, g))
		no_preference(l, g, good);
}
