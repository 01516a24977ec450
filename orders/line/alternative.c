/* One alternative of an order: a condition, a verb of this phase, and nothing behind.
 * SPDX-License-Identifier: ISC */
#include "base/locale.h"
#include "orders/line/line.h"

static bool sees_condition(struct parse *p)
{
	return parse_sees(p, WORD_IF) || parse_sees(p, WORD_UNLESS);
}

/* "if own colour, ...": the if belongs to the verb. */
static bool if_before_verb(struct work *k)
{
	struct parse *p = &k->p;
	int was = p->i;
	bool wrong;

	if (!parse_word(p, WORD_IF, NULL))
		return false;
	const struct verb *v = verb_find(k->l, p->token, parse_next(p), &wrong);
	if (v && v->after_if)
		return true;
	p->i = was;
	return false;
}

static const char *stratum_name(const struct vocab *v, enum stratum s)
{
	static const char *const names[] = {
		[STRATUM_REPORT] = N_("the last report"),
		[STRATUM_COMMITMENT] =
			N_("what others commit themselves to in this phase"),
		[STRATUM_USE] = N_("what others use in this phase"),
		[STRATUM_CANCEL] = N_("what others cancel"),
		[STRATUM_REVEAL] = N_("what is shown, and results"),
	};
	return locale_text(v->strata ? v->strata[s] : names[s]);
}

static void check_stratum(struct work *k, const struct cond *c, int from,
			  const struct parsed *made)
{
	if (!c || c->stratum <= made->allowed)
		return;
	parse_fault(&k->p, from, vocab_rule(k->p.vocab, RULE_CONDITIONS),
		    "This order may not depend on %s: %s",
		    stratum_name(k->p.vocab, c->stratum),
		    made->why ? locale_text(made->why)
			      : _("that is not yet known when it takes effect"));
}

/* The phase in which the verb is next legal, and its turn: this or a later one, or turn 0 of a
 * set-up that is over. NULL: it never is. */
static const struct vocab_phase *phase_of(const struct reader *r, const struct verb *v,
					  struct vocab_turn *t, int *turn, int *phase)
{
	*turn = vocab_turn_of(r->vocab, r->view, r->turn, v->phases, t);
	unsigned in = *turn < 0 ? 0 : vocab_phases_of(t, v->phases);
	int next = *turn == r->turn ? r->phase : 0;

	for (int i = 1; i <= t->n; i++)
		if (in & PHASE(i) && (i > next || !(in >> (next + 1)))) {
			*phase = i;
			return &t->phase[i - 1];
		}
	return NULL;
}

static void tell_wrong_phase(struct work *k, int from, const struct verb *v,
			     const struct token *t)
{
	struct parse *p = &k->p;
	const struct reader *r = p->reader;
	struct vocab_turn of_then, open;
	int turn, phase;
	const struct vocab_phase *then = phase_of(r, v, &of_then, &turn, &phase);

	vocab_phases(r->vocab, r->view, r->turn, &open);
	const struct vocab_phase *now = vocab_phase(&open, r->phase);
	const char *now_name = now ? vocab_phase_name(p->vocab, now) : "";
	p->i = from + 1;
	if (!then)
		parse_fault(
			p, from, NULL,
			"'%.*s' is not an order in this game, because of its options",
			STR_ARG(t->text));
	else if (turn == r->turn)
		parse_fault(p, from, NULL,
			    "'%.*s' is a phase %d order (%s); this is phase %d (%s)",
			    STR_ARG(t->text), phase, vocab_phase_name(p->vocab, then),
			    r->phase, now_name);
	else
		parse_fault(
			p, from, NULL,
			"'%.*s' is an order of turn %d, phase %d (%s); this is turn %d, phase %d (%s)",
			STR_ARG(t->text), turn, phase, vocab_phase_name(p->vocab, then),
			r->turn, r->phase, now_name);
	parse_hopeless(p);
	p->n_unread++; /* perhaps no order word at all */
}

/* "challenge two", "six tokens", "R 3": a name or a number of this phase, which is an order word of another one by chance. */
static bool is_order_word(const struct draft *l, struct parse *p, const struct token *t)
{
	struct parse at = *p;
	int label;

	if (t->kind != TOKEN_WORD || token_is(t, WORD_SEAT) || t->flags & WORD_LETTER ||
	    t->flags & WORD_DROPPED)
		return false;
	at.quiet = true;
	return !l->reader->vocab->label || !l->reader->vocab->label(&at, &label);
}

static bool verb_read(struct work *k, struct parsed *made)
{
	struct parse *p = &k->p;
	int from = parse_mark(p);
	const struct token *t = parse_peek(p);
	bool wrong;
	const struct verb *v = verb_find(k->l, p->token, parse_next(p), &wrong);

	if (v && v->after_label && !k->labelled && !p->otherwise)
		v = NULL;
	if (p->otherwise && k->goes_on &&
	    (!v || wrong || v->after_else || v->after_label)) {
		v = k->goes_on; /* "power: look at blue else look at red" */
		wrong = false;
	}
	if (wrong && !is_order_word(k->l, p, t)) {
		v = NULL;
		wrong = false;
		p->n_unread++; /* perhaps no order word at all */
	}
	if (!v) {
		k->verb_at = from;
		for (v = p->vocab->verbs; v->parse; v++)
			if (v->phases & k->l->open)
				parse_sees(p, v->word);
		return parse_expected(p, "an order word");
	}
	if (wrong) {
		tell_wrong_phase(k, from, v, t);
		return false;
	}
	k->goes_on = v->goes_on ? v : NULL;
	k->verb_at = from;
	return v->parse(p, v, made);
}

/* "attack y3 or y5": the meaning is known, but not which comes first. */
static void refuse_joint(struct work *k, int from, bool and)
{
	struct parse *p = &k->p;
	int i = parse_mark(p);

	p->i = i + 1;
	k->or_at = i;
	k->or_from = from;
	k->or_end = p->end;
	k->or_is_and = and;
	const struct token *next = &p->token[i + 1];
	next += token_is_sign(next, ',');
	p->n_unread += !and&&(token_is(next, WORD_IF) || token_is(next, WORD_ELSE));
	for (int at = from; at < i; at++) /* "nobody in C1 or C2" is about both */
		p->n_unread += !and&&(token_is(&p->token[at], WORD_NOBODY) ||
				      token_is(&p->token[at], WORD_NO));
	if (and)
		parse_fault(
			p, i, N_("one line is one order"),
			"Write the second order on a line of its own, or after `;`");
	else
		parse_fault(
			p, i, vocab_rule(p->vocab, RULE_PREFERENCES),
			"Give the order of preference: write `else`, or number two lines 1. and 2.");
	p->expected = true;
}

/* True if nothing but the end follows an alternative that was understood; else reports
 * what was expected. */
static bool nothing_left(struct work *k, int from)
{
	struct parse *p = &k->p;

	if (parse_at_end(p))
		return true;
	bool either = parse_sees(p, WORD_OR);
	bool and = !either && parse_sees(p, WORD_AND);
	if (either || and) {
		refuse_joint(k, from, !either);
		return false;
	}
	sees_condition(p);
	parse_sees(p, WORD_ELSE);
	const struct token *t = parse_peek(p);
	if (t->kind == TOKEN_SIGN && t->id == '?')
		return parse_expected(p, "an order, not a question: leave out the '?'");
	/* What was missed before it says more, and so does an unknown word, which may stand in the middle of an order. */
	k->at_end |= !p->expected && (t->kind != TOKEN_WORD || t->id);
	return parse_expected(p, "the end of the order, a condition (if ...), or else");
}

/* Not an alternative like others: its rows have conditions and answers of their own. */
static bool table_read(struct work *k, struct parsed *made)
{
	struct parse *p = &k->p;

	k->verb_at = parse_mark(p);
	if (!k->table->parse(p, k->table, made))
		return false;
	return parse_at_end(p) ||
	       parse_expected(p, "a `;` and the next row, or the end of the table");
}

static struct str canonical(const struct parse *p, const struct parsed *made,
			    const struct cond *c)
{
	struct buf b = buf_in(p->a);

	if (made->action)
		p->vocab->echo(p->view, made->action, &b);
	else
		buf_add(&b, made->text);
	if (c)
		cond_echo(p->vocab, p->view, c, &b);
	return buf_str(&b);
}

static void keep_alternative(struct work *k, const struct parsed *made,
			     struct alternative *alt)
{
	k->p.last = alt->action = made->action;
	if (!k->p.n_faults && !k->p.quiet)
		alt->text = canonical(&k->p, made, alt->cond);
}

/* "If yellow shows compromise, zap him in c1": a condition that is before the order may
 * be about what the order names. */
static void read_condition_again(struct work *k, struct alternative *alt, int from)
{
	struct parse at = k->p;

	at.i = from;
	at.quiet = true;
	at.trace = false;
	const struct cond *c = parse_condition(&at);
	if (c && at.n_faults == k->p.n_faults)
		alt->cond = c;
}

/* "Zap blue if he uses his power in c2": the condition after the order says in which
 * challenge. */
static void read_verb_again(struct work *k, int from, struct parsed *made)
{
	struct parse was = k->p;
	struct parsed again = {.allowed = STRATUM_REPORT};

	k->p.i = from;
	k->p.quiet = true;
	k->p.trace = false;
	bool ok = verb_read(k, &again) && k->p.n_faults == was.n_faults;
	k->p = was;
	if (ok)
		*made = again;
}

bool alternative_read(struct work *k, struct alternative *alt, struct parsed *made)
{
	struct parse *p = &k->p;
	int from = parse_mark(p), cond_from = from;

	p->expected = p->after_if = false;
	p->table = k->table != NULL;
	p->n_tried = p->n_said = 0;
	p->tried_at = p->i;
	p->where = -1;
	*made = (struct parsed){.allowed = STRATUM_REPORT};
	if (p->otherwise && parse_word(p, WORD_NOTHING, NULL)) {
		alt->text = STR("nothing");
		return nothing_left(k, from);
	}
	if (k->table) {
		if (!table_read(k, made))
			return false;
		keep_alternative(k, made, alt);
		return true;
	}
	if (if_before_verb(k)) {
		p->after_if = true;
	} else if (sees_condition(p)) {
		int faults = p->n_faults;
		alt->cond = parse_condition(p);
		if (!alt->cond)
			return false;
		/* "If I'd lose, zap Blue in C2": it may be about what the order names. */
		p->n_unread += p->n_faults > faults;
	}
	int cond_end = p->i, there = p->there, verb_from = p->i;
	if (!verb_read(k, made))
		return false;
	if (alt->cond && p->there != there)
		read_condition_again(k, alt, cond_from);
	if (!alt->cond && sees_condition(p)) {
		cond_from = parse_mark(p);
		alt->cond = parse_condition(p);
		if (!alt->cond)
			return false;
		cond_end = p->i;
		if (p->where >= 0)
			read_verb_again(k, verb_from, made);
	}
	if (!nothing_left(k, from))
		return false;
	int was = p->i;
	p->i = cond_end;
	check_stratum(k, alt->cond, cond_from, made);
	if (alt->cond && p->vocab->settle)
		alt->cond = p->vocab->settle(p, cond_from, made->action, alt->cond);
	p->i = was;
	keep_alternative(k, made, alt);
	return true;
}
