/* A line as orders: alternatives joined by `else`, orders parted by `;`; all or
 * nothing.
 * SPDX-License-Identifier: ISC */
#include "orders/line/line.h"

#include <stddef.h>
#include <string.h>

#include "base/arena.h"
#include "base/locale.h"

enum { ALTERNATIVES = 32 };

/* --- one order --- */

static bool same_decision(struct slot_key a, struct slot_key b)
{
	return a.verb == b.verb && a.a == b.a;
}

static int find_else(const struct token t[], int from, int end)
{
	while (from < end && !token_is(&t[from], WORD_ELSE))
		from++;
	return from;
}

/* The first alternative says what the order decides, and where it cannot be, the first of its
 * kind that can; the others agree, or it is a fault. `n` are before it. */
static void check_decision(struct work *k, struct order *o, const struct parsed *made,
			   int first, int n)
{
	if (!made->key.verb)
		return;
	if (!o->key.verb || (!n && o->key.verb == made->key.verb)) {
		o->key = made->key;
		o->pass_all = !made->action && made->key.a == SLOT_ANY;
		o->none_of = made->none_of;
	} else if (!same_decision(o->key, made->key)) {
		parse_fault(
			&k->p, first, NULL,
			"These are two decisions: `else` joins alternatives of one. Give each its own line");
		k->p.n_unread++; /* a saying may know what is meant */
	}
}

/* "Mobius tubes else plague on red": another decision, behind what nothing can prevent. It is
 * never needed. */
static bool is_needless(struct work *k, const struct order *o, bool sure,
			const struct parsed *made, int first)
{
	if (!sure || !made->key.verb || same_decision(o->key, made->key))
		return false;
	parse_note(&k->p, first, "R-015",
		   "Not needed: nothing can prevent the order before it");
	return true;
}

/* "release 1 to blue 1 else blue 4": "blue 4" would be an attack, which cannot be. It is another decision nevertheless, and not a wish
 * that falls. */
static bool is_of_another(const struct order *o, bool sure, const struct parsed *made)
{
	return !sure && o->key.verb && made->key.verb && o->key.verb != made->key.verb;
}

/* Alternatives that were understood and do not stand: some cannot be (a card that is not
 * held), some only after a repair. Their remarks do not count while another remains that
 * is legal as written. */
struct fallen {
	int n, n_faults;
	uint32_t remarks; /* bit per remark of those that cannot be */
};

/* The numbers of reports before an alternative was read. */
struct told {
	int n_faults, n_impossible, n_remarks, n_bent;
};

/* Did the alternative fall, and by nothing else? Then its faults are set aside. */
static bool fell(struct parse *p, const struct told *before, struct fallen *f)
{
	int faults = p->n_faults - before->n_faults;
	int impossible = p->n_impossible - before->n_impossible;

	if (!faults || faults != impossible || p->expected)
		return false;
	for (int i = before->n_remarks; i < p->n_remarks; i++)
		f->remarks |= 1U << i;
	f->n++;
	f->n_faults += faults;
	p->n_faults -= faults;
	return true;
}

/* All have fallen: the order falls. Else what was told of them is a note. */
static void settle_fallen(struct parse *p, const struct fallen *f, int n_left)
{
	if (!n_left)
		p->n_faults += f->n_faults;
	else
		for (int i = 0; i < p->n_remarks; i++)
			if (f->remarks >> i & 1)
				p->remark[i].fault = p->remark[i].changed = false;
}

/* The alternatives that were repaired, and the remarks on each. */
struct bends {
	bool bent[ALTERNATIVES];
	int first[ALTERNATIVES], end[ALTERNATIVES]; /* remarks */
};

/* Replaces the remarks on an alternative that is not used by one sentence. */
static void tell_passed_over(struct parse *p, const struct bends *bends, int i)
{
	for (int r = bends->first[i]; r < bends->end[i]; r++) {
		bool first = r == bends->first[i];
		p->remark[r].changed = false;
		p->weak &= ~(1U << r);
		p->remark[r].text = str_of(
			first ? _("Passed over: not legal as written, but another of your wishes is")
			      : "");
	}
}

/* The player's own alternatives come before any repair: those that are legal as
 * written move up, and where one of them holds without a condition, the repaired ones
 * are out of question. How many are left. */
static int legal_first(struct parse *p, struct alternative alt[], int n,
		       const struct bends *bends)
{
	struct alternative kept[ALTERNATIVES];
	bool always = false;
	int used = 0;

	for (int i = 0; i < n; i++) {
		if (bends->bent[i])
			continue;
		always |= !alt[i].cond;
		kept[used++] = alt[i];
	}
	if (!used || used == n || p->reader->stored || p->n_faults)
		return n;
	for (int i = 0; i < n; i++)
		if (bends->bent[i] && always)
			tell_passed_over(p, bends, i);
		else if (bends->bent[i])
			kept[used++] = alt[i];
	memcpy(alt, kept, (size_t)used * sizeof *kept);
	return used;
}

/* Reads what is between `else` up to `end`. The number of alternatives, or -1: a
 * word was repaired, and the line is read once more. */
static int alternatives_read(struct work *k, struct order *o, struct alternative alt[],
			     int end)
{
	struct parse *p = &k->p;
	struct fallen fallen = {0};
	struct bends bends;
	bool sure = false;
	int n = 0;

	for (int start = p->i;;) {
		struct parsed made;
		p->end = end;
		p->otherwise = n + fallen.n > 0;
		k->table = span_table(p);
		int stop = k->table ? end : find_else(p->token, start, end);
		const struct told before = {.n_faults = p->n_faults,
					    .n_impossible = p->n_impossible,
					    .n_remarks = p->n_remarks,
					    .n_bent = p->n_bent};

		p->i = start;
		p->end = stop;
		int first = parse_mark(p);
		if (n == ALTERNATIVES) {
			parse_fault(p, first, NULL,
				    "At most %d alternatives are allowed",
				    ALTERNATIVES);
			return n;
		}
		alt[n] = (struct alternative){0};
		if (!alternative_read(k, &alt[n], &made) && line_repair(k))
			return -1;
		o->table |= k->table != NULL;
		o->standing |= made.standing;
		o->ranked |= made.ranked;
		bends.bent[n] = p->n_bent > before.n_bent;
		bends.first[n] = before.n_remarks;
		bends.end[n] = p->n_remarks;
		alt[n].bent = bends.bent[n] && !p->reader->stored;
		if (fell(p, &before, &fallen)) {
			if (is_of_another(o, sure, &made))
				check_decision(k, o, &made, first, n);
			o->key = o->key.verb ? o->key : made.key;
		} else if (!is_needless(k, o, sure, &made, first)) {
			check_decision(k, o, &made, first, n);
			sure |= made.sure && !alt[n].cond && !bends.bent[n];
			n++;
		}
		if (stop >= end)
			break;
		start = p->i = stop + 1;
	}
	p->end = end;
	settle_fallen(p, &fallen, n);
	return legal_first(p, alt, n, &bends);
}

static void order_read(struct work *k, int end)
{
	struct parse *p = &k->p;
	struct alternative alt[ALTERNATIVES];
	struct order *o = &k->order[k->n_orders];
	int from = p->i;

	*o = (struct order){0};
	p->end = end;
	p->label = p->before = -1;
	p->last = NULL;
	o->number = read_number(p);
	for (int i = from; i < p->i; i++)
		o->preferred |= token_is(&p->token[i], WORD_PREF);
	k->labelled = read_label(k->l, p) || k->l->bare;
	o->from = p->token[from].column;
	int n = alternatives_read(k, o, alt, end);
	if (n < 0)
		return;
	const struct token *last = &p->token[end > from ? end - 1 : from];
	o->width = last->column + last->width - o->from;
	if (n && !p->quiet) {
		o->n_alternatives = n;
		o->alternatives = arena_array(k->l->a, struct alternative, (size_t)n);
		memcpy(o->alternatives, alt, (size_t)n * sizeof *alt);
	}
	k->n_orders++;
}

/* Orders of a line are between `;`. */
static void orders_between(struct work *k)
{
	struct parse *p = &k->p;

	for (int from = 0; from < k->n && k->n_orders < LINE_SEGMENTS && !k->again;) {
		p->i = from;
		p->end = k->n;
		int end = p->end = span_end(k->l, p);
		if (!parse_at_end(p))
			order_read(k, end);
		from = end + 1;
	}
}

void line_run(struct work *k, struct draft *l, struct token *t, int n, bool quiet)
{
	memset(k, 0, offsetof(struct work, p));
	k->l = l;
	k->n = n;
	do {
		letter_parse(l, &k->p, t, k->n);
		k->p.quiet = quiet;
		k->again = false;
		k->n_orders = 0;
		k->or_at = -1;
		k->at_end = false;
		k->p.text_at = -1;
		k->doubt = NULL;
		orders_between(k);
	} while (k->again);
	k->p.end = k->n;
}

/* How many orders the text makes as it is written; 0: it is not accepted. */
static int orders_in(struct draft *l, struct str text)
{
	struct work k;
	int n = lex(l->lexicon, text, l->spare);

	if (n <= 0)
		return 0;
	/* Nothing is kept of what is only tried. */
	struct arena_mark here = arena_mark(l->a);
	line_run(&k, l, l->spare, n, true);
	arena_rewind(l->a, here);
	return k.p.n_faults == 0 && k.n_repairs == 0 ? k.n_orders : 0;
}

bool line_accepts(struct draft *l, struct str text)
{
	return orders_in(l, text) > 0;
}

bool line_is_one(struct draft *l, struct str text)
{
	return orders_in(l, text) == 1;
}

bool line_reads(struct draft *l, struct work *k)
{
	struct token *t = l->spare;

	memcpy(t, l->token, ((size_t)l->n_tokens + 1) * sizeof *t);
	line_run(k, l, t, l->n_tokens, true);
	return k->p.n_faults == 0 && k->n_orders > 0;
}
