/* A line as orders: labels, `;`, alternatives with else, conditions; all or nothing.
 * SPDX-License-Identifier: ISC */
#include <string.h>

#include "base/arena.h"
#include "orders/letter.h"
#include "orders/suggest.h"

enum { ALTERNATIVES = 32, SEGMENTS = 32, REPAIRS = 6, OFFERS = 2 };

/* A line on its way: the parse, and what it found. */
struct work {
	struct letter *l;
	struct parse p;
	int n;                      /* tokens */
	bool again;                 /* a word was repaired: read the line once more */
	bool labelled;              /* a label stood before this order */
	int last_verb;              /* for `example` */
	int verb_at;                /* token of the verb read last */
	int or_at, or_from, or_end; /* an `or` that has no place, -1: none */
	bool or_is_and;
	bool wanted[256];          /* concepts that would be right there, by id */
	const struct token *doubt; /* a word with two repairs, NULL: none */
	const struct word *either, *other;
	int n_repairs;
	struct {
		struct str typed;
		const char *as;
		int column, width;
	} repair[REPAIRS];
	int n_orders;
	struct order order[SEGMENTS];
};

struct parse letter_parse(struct letter *l, struct token *t, int n)
{
	return (struct parse){
		.a = l->a,
		.reader = l->reader,
		.vocab = l->reader->vocab,
		.view = l->reader->view,
		.promises = l->promises,
		.token = t,
		.end = n,
		.label = -1,
		.before = -1,
		.there = -1,
		.trace = true,
	};
}

/* --- verbs --- */

bool verb_fits(const struct verb *v, int id, int value)
{
	return v->word == id && (v->value < 0 || v->value == value);
}

const struct verb *verb_find(const struct letter *l, const struct token *t, bool *wrong)
{
	int id = t->kind == TOKEN_WORD ? t->id : 0;
	const struct verb *other = NULL;

	*wrong = false;
	if (t->kind == TOKEN_NUMBER ? false : t->kind != TOKEN_WORD || !id)
		return NULL;
	for (const struct verb *v = l->reader->vocab->verbs; v->parse; v++) {
		if (!verb_fits(v, id, t->value))
			continue;
		if (v->phases & PHASE(l->reader->phase))
			return v;
		other = other ? other : v;
	}
	*wrong = other != NULL;
	return other;
}

/* --- repair --- */

static bool was_tried(const void *with, const struct word *w)
{
	const struct work *k = with;
	int seats = k->p.view ? k->p.vocab->n_seats(k->p.view) : 0;

	if (w->id == WORD_SEAT && w->value >= seats)
		return false;
	return k->wanted[w->id & 0xff];
}

void token_patch(struct token t[], int *n, int i, int words, const struct word *w)
{
	const struct token *last = &t[i + words - 1];

	t[i].width = last->column + last->width - t[i].column;
	t[i].id = w->id;
	t[i].value = w->value;
	t[i].flags = (uint8_t)w->flags;
	t[i].repaired = true;
	t[i].text = str_of(w->text);
	memmove(&t[i + 1], &t[i + words], (size_t)(*n + 1 - i - words) * sizeof *t);
	*n -= words - 1;
}

static const char *shown(const struct letter *l, const struct word *w)
{
	return w->id == WORD_SEAT ? l->reader->vocab->seat_names[w->value] : w->text;
}

/* Repairs the unknown word on which the alternative stumbled. */
static bool repair(struct work *k)
{
	const struct word *w, *second;
	struct token *t = k->p.token;
	int i = k->p.tried_at;

	if (i >= k->n || t[i].kind != TOKEN_WORD || t[i].id || k->n_repairs == REPAIRS)
		return false;
	struct str typed = t[i].text;
	struct choice c = {was_tried, k};
	memset(k->wanted, 0, sizeof k->wanted);
	for (int j = 0; j < k->p.n_tried; j++)
		k->wanted[k->p.tried[j] & 0xff] = true;
	int words = suggest_word(k->l->lexicon, t, k->n, i, c, &w, &second);
	if (!words) {
		k->doubt = second ? &t[i] : NULL;
		k->either = w;
		k->other = second;
		return false;
	}
	token_patch(t, &k->n, i, words, w);
	k->repair[k->n_repairs].typed = typed;
	k->repair[k->n_repairs].column = t[i].column;
	k->repair[k->n_repairs].width = t[i].width;
	k->repair[k->n_repairs++].as = shown(k->l, w);
	return k->again = true;
}

/* --- one alternative --- */

static bool sees_condition(struct parse *p)
{
	return parse_sees(p, WORD_IF) || parse_sees(p, WORD_UNLESS);
}

static bool is_word(const struct token *t, int id)
{
	return t->kind == TOKEN_WORD && t->id == id;
}

/* "if own colour, ...": the if belongs to the verb. */
static bool if_before_verb(struct work *k)
{
	struct parse *p = &k->p;
	int was = p->i;
	bool wrong;

	if (!parse_word(p, WORD_IF, NULL))
		return false;
	const struct verb *v = verb_find(k->l, parse_peek(p), &wrong);
	if (v && v->after_if)
		return true;
	p->i = was;
	return false;
}

static const char *phase_name(const struct letter *l, int phase)
{
	return l->reader->vocab->phase_names[phase - 1];
}

static int first_phase(const struct verb *v)
{
	for (int i = 1; i < 16; i++)
		if (v->phases & PHASE(i))
			return i;
	return 0;
}

static const char *stratum_name(enum stratum s)
{
	static const char *const names[] = {
		[STRATUM_REPORT] = "the last report",
		[STRATUM_COMMITMENT] = "attacks, invitations and alliances",
		[STRATUM_USE] = "the use of Powers, Edicts and Flares",
		[STRATUM_CANCEL] = "zaps",
		[STRATUM_REVEAL] = "cards shown and results",
	};
	return names[s];
}

static void check_stratum(struct work *k, const struct cond *c, int from,
			  const struct parsed *made)
{
	if (!c || c->stratum <= made->allowed)
		return;
	parse_fault(&k->p, from, "R-021", "This order may not depend on %s: %s",
		    stratum_name(c->stratum),
		    made->why ? made->why
			      : "that is not yet known when it takes effect");
}

static bool verb_read(struct work *k, struct parsed *made)
{
	struct parse *p = &k->p;
	int from = parse_mark(p);
	const struct token *t = parse_peek(p);
	bool wrong;
	const struct verb *v = verb_find(k->l, t, &wrong);

	if (v && v->after_label && !k->labelled && !p->otherwise)
		v = NULL;
	if (!v) {
		k->verb_at = from;
		for (v = p->vocab->verbs; v->parse; v++)
			if (v->phases & PHASE(p->reader->phase))
				parse_sees(p, v->word);
		return parse_expected(p, "an order word");
	}
	if (wrong) {
		p->i = from + 1;
		int phase = first_phase(v);
		parse_fault(p, from, NULL,
			    "'%.*s' is a phase %d order (%s); this is phase %d (%s)",
			    STR_ARG(t->text), phase, phase_name(k->l, phase),
			    p->reader->phase, phase_name(k->l, p->reader->phase));
		return false;
	}
	k->last_verb = v->id;
	k->verb_at = from;
	bool ok = v->parse(p, v, made);
	if (made->key.verb)
		k->last_verb = made->key.verb;
	return ok;
}

/* What stands behind an alternative that was understood. */
static bool nothing_left(struct work *k, int from)
{
	struct parse *p = &k->p;

	if (parse_at_end(p))
		return true;
	bool or = parse_sees(p, WORD_OR), and = ! or &&parse_sees(p, WORD_AND);
	if (! or &&!and) {
		sees_condition(p);
		parse_sees(p, WORD_ELSE);
		const struct token *t = parse_peek(p);
		if (t->kind == TOKEN_SIGN && t->id == '?')
			return parse_expected(
				p, "an order, not a question: leave the '?' out");
		return parse_expected(
			p, "the end of the order, a condition (if ...), or else");
	}
	int i = parse_mark(p);
	p->i = i + 1;
	k->or_at = i;
	k->or_from = from;
	k->or_end = p->end;
	k->or_is_and = and;
	if (or)
		parse_fault(p, i, "preferences must be stated (rule 2)",
			    "Give the order of preference: write `else`, or number two "
			    "lines "
			    "1. and 2.");
	else
		parse_fault(
			p, i, "one line is one order",
			"Write the second order on a line of its own, or after `;`");
	p->expected = true;
	return false;
}

static bool alternative_read(struct work *k, struct alternative *alt,
			     struct parsed *made)
{
	struct parse *p = &k->p;
	int from = parse_mark(p), cond_from = from;

	p->expected = p->after_if = false;
	p->n_tried = 0;
	p->tried_at = p->i;
	*made = (struct parsed){.allowed = STRATUM_REPORT};
	if (p->otherwise && parse_word(p, WORD_NOTHING, NULL)) {
		alt->text = STR("nothing");
		return nothing_left(k, from);
	}
	if (if_before_verb(k)) {
		p->after_if = true;
	} else if (sees_condition(p)) {
		alt->cond = parse_condition(p);
		if (!alt->cond)
			return false;
	}
	int cond_end = p->i;
	if (!verb_read(k, made))
		return false;
	if (!alt->cond && sees_condition(p)) {
		cond_from = parse_mark(p);
		alt->cond = parse_condition(p);
		if (!alt->cond)
			return false;
		cond_end = p->i;
	}
	if (!nothing_left(k, from))
		return false;
	int was = p->i;
	p->i = cond_end;
	check_stratum(k, alt->cond, cond_from, made);
	p->i = was;
	alt->action = made->action;
	if (p->n_faults || p->quiet)
		return true;
	struct buf b = buf_in(k->l->a);
	if (made->action)
		p->vocab->echo(p->view, made->action, &b);
	else
		buf_add(&b, made->text);
	if (alt->cond)
		cond_echo(p->vocab, p->view, alt->cond, &b);
	alt->text = buf_str(&b);
	return true;
}

/* --- one order: label, alternatives --- */

int read_number(struct parse *p)
{
	int i = p->i, n = 0;
	const struct token *t = p->token;

	while (i < p->end && t[i].kind == TOKEN_SIGN &&
	       (t[i].id == '-' || t[i].id == '*'))
		i++;
	p->i = i;
	bool pref = i < p->end && is_word(&t[i], WORD_PREF);
	i += pref;
	if (i + 1 < p->end && t[i].kind == TOKEN_NUMBER && t[i].value <= 50) {
		const struct token *s = &t[i + 1];
		bool sign = s->kind == TOKEN_SIGN &&
			    (s->id == '.' || s->id == ')' || s->id == ':');
		if (pref || sign) {
			n = t[i].value;
			p->i = i + 1 + sign;
		}
	}
	return n;
}

bool read_label(struct letter *l, struct parse *p)
{
	int was = p->i, label, remarks = p->n_remarks, faults = p->n_faults;
	bool wrong;

	if (!l->reader->vocab->label || !l->reader->vocab->label(p, &label)) {
		p->i = was;
		return false;
	}
	const struct token *t = parse_peek(p);
	if (!parse_sign(p, ':') && !verb_find(l, t, &wrong)) {
		p->i = was;
		p->n_remarks = remarks;
		p->n_faults = faults;
		return false;
	}
	p->label = p->there = label;
	return true;
}

static bool same_decision(struct slot_key a, struct slot_key b)
{
	return a.verb == b.verb && a.a == b.a;
}

static int find_else(const struct token t[], int from, int end)
{
	while (from < end && !is_word(&t[from], WORD_ELSE))
		from++;
	return from;
}

static void order_read(struct work *k, int end)
{
	struct parse *p = &k->p;
	struct alternative alt[ALTERNATIVES];
	struct order *o = &k->order[k->n_orders];
	int from = p->i, n = 0;

	*o = (struct order){0};
	p->end = end;
	p->label = p->before = -1;
	o->number = read_number(p);
	k->labelled = read_label(k->l, p);
	o->from = p->token[from].column;
	for (int start = p->i; !k->again; n++) {
		struct parsed made;
		int stop = find_else(p->token, start, end), first;

		p->i = start;
		p->end = stop;
		p->otherwise = n > 0;
		first = parse_mark(p);
		if (n == ALTERNATIVES) {
			parse_fault(p, first, NULL, "%d alternatives are the most",
				    ALTERNATIVES);
			break;
		}
		memset(&alt[n], 0, sizeof alt[n]);
		if (!alternative_read(k, &alt[n], &made) && repair(k))
			return;
		if (made.key.verb && !o->key.verb) {
			o->key = made.key;
			o->pass_all = !made.action && made.key.a == SLOT_ANY;
		} else if (made.key.verb && !same_decision(o->key, made.key)) {
			parse_fault(p, first, NULL,
				    "These are two decisions: `else` joins "
				    "alternatives of one. Give each its own line");
		}
		p->end = end;
		if (stop >= end) {
			n++;
			break;
		}
		start = stop + 1;
	}
	const struct token *last = &p->token[end > from ? end - 1 : from];
	o->width = last->column + last->width - o->from;
	if (p->quiet)
		n = 0;
	o->n_alternatives = n;
	if (n) {
		o->alternatives = arena_array(k->l->a, struct alternative, (size_t)n);
		memcpy(o->alternatives, alt, (size_t)n * sizeof *alt);
	}
	k->n_orders++;
}

/* Orders of a line stand between `;`. */
static void orders_between(struct work *k)
{
	struct parse *p = &k->p;

	for (int from = 0; from < k->n && k->n_orders < SEGMENTS && !k->again;) {
		int end = from;
		while (end < k->n &&
		       !(p->token[end].kind == TOKEN_SIGN && p->token[end].id == ';'))
			end++;
		p->i = from;
		p->end = end;
		if (!parse_at_end(p))
			order_read(k, end);
		from = end + 1;
	}
}

static void work_run(struct work *k)
{
	bool quiet = k->p.quiet;

	do {
		k->p = letter_parse(k->l, k->p.token, k->n);
		k->p.quiet = quiet;
		k->again = false;
		k->n_orders = 0;
		k->or_at = -1;
		k->doubt = NULL;
		orders_between(k);
	} while (k->again);
	k->p.end = k->n;
}

bool line_accepts(struct letter *l, struct str text)
{
	struct work k = {.l = l};

	k.n = lex(l->lexicon, text, l->spare);
	if (k.n <= 0)
		return false;
	k.p.token = l->spare;
	k.p.quiet = true;
	work_run(&k);
	return k.p.n_faults == 0 && k.n_orders > 0 && k.n_repairs == 0;
}

/* --- suggestions --- */

static void add_tokens(struct buf *b, const struct token t[], int from, int to)
{
	for (int i = from; i < to; i++) {
		bool space = b->n && (!t[i].glued || i == from);
		buf_z(b, space ? " " : "");
		buf_add(b, t[i].text);
	}
}

/* "attack y3 or y5 with 2": both get the verb and the common tail, where that reads. */
static void offer_split(struct work *k)
{
	const struct token *t = k->p.token;
	int from = k->or_from, at = k->or_at, end = k->or_end, verb = k->verb_at + 1;
	const char *glue = k->or_is_and ? "; " : " else ";

	for (int m = at + 2; m <= end && m < at + 16; m++) {
		struct buf left = buf_in(k->l->a), right = buf_in(k->l->a);

		add_tokens(&left, t, from, at);
		add_tokens(&left, t, m, end);
		add_tokens(&right, t, at + 1, end);
		if (!line_accepts(k->l, buf_str(&left)))
			continue;
		if (!line_accepts(k->l, buf_str(&right))) {
			right = buf_in(k->l->a);
			add_tokens(&right, t, from, verb);
			add_tokens(&right, t, at + 1, end);
		}
		buf_z(&left, glue);
		buf_add(&left, buf_str(&right));
		if (line_accepts(k->l, buf_str(&left))) {
			parse_offer(&k->p, "%.*s", STR_ARG(buf_str(&left)));
			return;
		}
	}
}

void letter_instead(struct letter *l, struct line *line, struct str text)
{
	for (int i = 0; i < line->n_instead; i++)
		if (str_same(line->instead[i], text))
			return;
	if (line->n_instead >= OFFERS || !line_accepts(l, text))
		return;
	if (!line->instead)
		line->instead = arena_array(l->a, struct str, OFFERS);
	line->instead[line->n_instead++] = text;
}

static void offer(struct work *k, struct line *line)
{
	struct buf b = buf_in(k->l->a);

	if (k->l->reader->stored)
		return;
	if (k->or_at >= 0)
		offer_split(k);
	for (int i = 0; i < k->p.n_offers; i++)
		letter_instead(k->l, line, k->p.offer[i]);
	if (!k->l->reader->vocab->example)
		return;
	if (line->n_instead == 0 &&
	    k->l->reader->vocab->example(&k->p, k->last_verb, &b))
		letter_instead(k->l, line, buf_str(&b));
	for (int i = 0; i < k->n_orders && line->n_instead == 0; i++) {
		int verb = k->order[i].key.verb;
		b = buf_in(k->l->a);
		if (verb && k->l->reader->vocab->example(&k->p, verb, &b))
			letter_instead(k->l, line, buf_str(&b));
	}
}

/* --- the whole line --- */

static void keep_remarks(struct work *k, struct line *line)
{
	for (int i = 0; i < k->n_repairs; i++)
		letter_remark(k->l, line, false, k->repair[i].column,
			      k->repair[i].width, NULL, "read '%.*s' as %s",
			      STR_ARG(k->repair[i].typed), k->repair[i].as);
	if (k->doubt)
		letter_remark(k->l, line, true, k->doubt->column, k->doubt->width, NULL,
			      "'%.*s' could be '%s' or '%s'", STR_ARG(k->doubt->text),
			      shown(k->l, k->either), shown(k->l, k->other));
	for (int i = 0; i < k->p.n_remarks; i++) {
		struct remark *r = &k->p.remark[i];
		r->fault |= k->p.n_faults && k->p.weak >> i & 1;
		if (k->p.n_faults && !r->fault)
			continue; /* of a refused line only the faults are told */
		letter_add(k->l, line, r);
	}
	if (k->or_at >= 0 && !k->or_is_and)
		for (int i = 0; i < line->n_remarks; i++)
			if (line->remarks[i].fault)
				line->remarks[i].help = "PREFERENCE";
}

static void keep_orders(struct work *k, struct line *line)
{
	struct letter *l = k->l;
	struct buf b = buf_in(l->a);

	for (int i = 0; i < k->n_orders; i++) {
		struct order *o = &k->order[i];
		size_t size = sizeof *l->order;

		o->line = (int)(line - l->line);
		o->refused = k->p.n_faults > 0;
		if (l->n_orders == l->cap_orders) {
			size_t cap = l->cap_orders ? 2 * (size_t)l->cap_orders : 16;
			l->order = arena_grow(l->a, l->order,
					      (size_t)l->cap_orders * size, cap * size);
			l->cap_orders = (int)cap;
		}
		l->order[l->n_orders++] = *o;
		if (!line->has_key && o->key.verb) {
			line->has_key = true;
			line->key = o->key;
		}
		for (int j = 0; j < o->n_alternatives && !o->refused; j++) {
			buf_z(&b, j ? " else " : i ? "; " : "");
			buf_add(&b, o->alternatives[j].text);
		}
	}
	line->reading = buf_str(&b);
}

static int n_numbers(const struct token t[], int n)
{
	int numbers = 0;

	for (int i = 0; i < n; i++)
		numbers += t[i].kind == TOKEN_NUMBER;
	return numbers;
}

void line_read(struct letter *l, struct line *line)
{
	struct work k = {.l = l, .n = l->n_tokens};

	k.p.token = l->token;
	work_run(&k);
	keep_remarks(&k, line);
	keep_orders(&k, line);
	if (k.p.n_faults && l->guessed && n_numbers(l->token, k.n) < 2) {
		line->verdict =
			VERDICT_NOTE; /* the first word was a guess, and wrong */
		line->n_remarks = 0;
		l->n_orders -= k.n_orders;
	} else if (k.p.n_faults) {
		line->verdict = VERDICT_REFUSED;
		offer(&k, line);
	} else {
		line->verdict = line->n_remarks ? VERDICT_NOTED : VERDICT_OK;
	}
}
