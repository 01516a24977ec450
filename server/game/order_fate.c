/* Traces the fate of a seat's orders: see order_fate.h.
 * SPDX-License-Identifier: ISC */
#include "server/game/order_fate.h"

#include "base/arena.h"
#include "orders/vocab.h"
#include "server/game/position.h"

static const char *const strata[] = {"S0", "S1", "S2", "S3", "S4"};

/* The place of an alternative, by which its lines of the trace are found. */
struct place {
	int seat, slot, alternative;
};

static bool is_at(const struct trace_line *l, const struct place *at)
{
	return l->what != TRACE_WORDS && l->seat == at->seat && l->slot == at->slot &&
	       l->alternative == at->alternative;
}

/* The line says it after its first colon: "used: attack yellow 3". */
static struct str about(const struct trace_line *l)
{
	struct str rest = l->text;

	(void)str_until(&rest, ':');
	return str_trim(rest);
}

static bool is_fact(const struct trace_line *l)
{
	return l->what == TRACE_FACT_TRUE || l->what == TRACE_FACT_FALSE;
}

/* By the type of the line; -1: nothing says so. */
static int typed_truth(const struct trace *t, const struct place *at, struct str fact)
{
	for (int i = 0; i < t->n; i++) {
		const struct trace_line *l = &t->lines[i];
		if (is_fact(l) && is_at(l, at) && str_equal(about(l), fact))
			return l->what == TRACE_FACT_TRUE;
	}
	return -1;
}

static int count_facts(const struct cond *c)
{
	return !c ? 0 : c->op == COND_FACT ? 1 : count_facts(c->a) + count_facts(c->b);
}

/* Asks the game whether the fact was true, for games that trace it in their own words.
 * 1, 0; -1: not known. */
static int told_truth(const struct game_rules *rules, const struct trace *t, int seat,
		      enum stratum stratum, struct str fact)
{
	return rules->own_trace ? rules->own_trace->truth(t, seat, stratum, fact) : -1;
}

static void list_facts(struct arena *a, const struct game_rules *rules,
		       const struct reader *r, const struct trace *t,
		       const struct place *at, const struct cond *c,
		       struct explained_alternative *x)
{
	if (!c)
		return;
	if (c->op != COND_FACT) {
		list_facts(a, rules, r, t, at, c->a, x);
		list_facts(a, rules, r, t, at, c->b, x);
		return;
	}
	struct buf text = buf_in(a);
	r->vocab->echo_fact(r->view, c->fact, &text);
	struct explained_fact *f = &x->facts[x->n_facts++];
	f->text = buf_str(&text);
	f->stratum = strata[c->stratum];
	f->truth = typed_truth(t, at, f->text);
	if (f->truth < 0)
		f->truth = told_truth(rules, t, r->seat, c->stratum, f->text);
}

/* Verdicts on an alternative, in the GM's words. The strongest come first, because the
 * trace may hold several: a phase may be worked out more than once. */
static const struct {
	enum trace_what what;
	const char *verdict;
	bool used;
} verdicts[] = {
	{TRACE_KEPT, "not played, kept: nothing came up for it", false},
	{TRACE_GONE, "not played: it had been lost", false},
	{TRACE_UNABLE, "fell: it could not act", false},
	{TRACE_IDLE, "used, and nothing came up for it", true},
	{TRACE_UNANSWERED, "offered, and no agreement came of it", true},
	{TRACE_OUTBID, "bid, and another's bid won", true},
	{TRACE_SEALS, "sealed: it stands in the next phase", true},
	{TRACE_HOLDS, "kept: it stands to the end of the turn", true},
	{TRACE_USED, "used", true},
	{TRACE_USED_IN_PART, "used, as far as it could be", true},
	{TRACE_CONDITION_FALSE, "fell: its condition was not met", false},
	{TRACE_IMPOSSIBLE_AS_WRITTEN, "gave way: it was not possible as written",
	 false},
	{TRACE_IMPOSSIBLE, "fell: it was not possible", false},
	{TRACE_NOT_REACHED, "not needed: an earlier one was used", false},
};
enum { N_VERDICTS = sizeof verdicts / sizeof *verdicts };

/* The lines of that seat that begin with `head`, from line `from` on: of all, or only
 * as long as they follow each other. */
static int take_lines(struct arena *a, const struct trace *t, int seat, int from,
		      const char *head, bool run, struct explained_line **lines, int n)
{
	for (int i = from; i < t->n; i++) {
		struct str rest = t->lines[i].text;
		bool is = t->lines[i].seat == seat && str_starts(rest, head);
		if (!is && run)
			break;
		if (!is)
			continue;
		if (run)
			(void)str_until(&rest, ':');
		*arena_push(a, *lines, n) =
			(struct explained_line){t->lines[i].rule, str_trim(rest),
						t->lines[i].what == TRACE_SECRET};
	}
	return n;
}

/* Takes the reasons, which are below its line. */
static void take_why(struct arena *a, const struct trace *t, int line,
		     struct explained_alternative *x)
{
	x->n_why = take_lines(a, t, t->lines[line].seat, line + 1, "because: ", true,
			      &x->why, 0);
}

/* Its place in `verdicts`; their number: it is not one of them. */
static size_t rank_of(enum trace_what what)
{
	size_t k = 0;

	while (k < N_VERDICTS && verdicts[k].what != what)
		k++;
	return k;
}

static bool typed_verdict(struct arena *a, const struct trace *t,
			  const struct place *at, struct explained_alternative *x)
{
	size_t best = N_VERDICTS;
	int line = -1;

	for (int i = 0; i < t->n; i++) {
		size_t k = is_at(&t->lines[i], at) ? rank_of(t->lines[i].what)
						   : N_VERDICTS;
		if (k < best) {
			best = k;
			line = i;
		}
	}
	if (line < 0)
		return false;
	x->verdict = str_of(verdicts[best].verdict);
	x->rule = t->lines[line].rule;
	x->used = verdicts[best].used;
	x->what = verdicts[best].what;
	take_why(a, t, line, x);
	return true;
}

static bool told_verdict(struct arena *a, const struct game_rules *rules,
			 const struct trace *t, int seat,
			 struct explained_alternative *x)
{
	const char *verdict = "";
	int i = rules->own_trace ? rules->own_trace->verdict(t, seat, x->text, &verdict)
				 : -1;

	if (i < 0)
		return false;
	x->verdict = str_of(verdict);
	x->rule = t->lines[i].rule;
	x->used = str_starts(x->verdict, "used");
	take_why(a, t, i, x);
	return true;
}

/* Fills in alternatives about which the trace says nothing. */
static void explain_silence(const struct game_rules *rules, bool looked,
			    struct explained_slot *out)
{
	/* An order of which the trace says nothing at all is told to its player as well, by its first wish. */
	if (out->n && !looked && rules->traces_all && !out->alternatives[0].verdict.n)
		out->alternatives[0].what = TRACE_IDLE;
	for (int i = 0; i < out->n; i++)
		if (!out->alternatives[i].verdict.n)
			out->alternatives[i].verdict =
				looked ? STR("not reached")
				: rules->traces_all
					? STR("did not come up: nothing came of it")
					: STR("not told");
}

static void explain_slot(struct arena *a, const struct game_rules *rules,
			 const struct reader *r, const struct trace *t, int number,
			 const struct slot *s, struct explained_slot *out)
{
	bool used = false, looked = false;
	const char *rule = "";

	*out = (struct explained_slot){.receipt = s->receipt,
				       .told = s->told,
				       .standing = s->standing,
				       .byhand = s->byhand};
	out->alternatives = arena_array(a, struct explained_alternative,
					(size_t)s->n_alternatives + 1);
	for (int i = 0; i < s->n_alternatives; i++) {
		const struct alternative *alt = &s->alternatives[i];
		struct explained_alternative *x = &out->alternatives[out->n++];
		*x = (struct explained_alternative){.text = alt->text, .rule = ""};
		x->facts = arena_array(a, struct explained_fact,
				       (size_t)count_facts(alt->cond) + 1);
		const struct place at = {r->seat, number, i};
		list_facts(a, rules, r, t, &at, alt->cond, x);
		bool found = typed_verdict(a, t, &at, x) ||
			     told_verdict(a, rules, t, r->seat, x);
		looked = looked || found;
		rule = found ? x->rule : rule;
		if (!found && used) {
			x->verdict = STR("not needed: an earlier one was used");
			x->rule = rule;
		}
		if (!found && !used && !alt->action && (looked || rules->traces_all)) {
			x->verdict = STR("used: there was nothing to do");
			x->what = TRACE_USED;
			x->rule = rule;
			x->used = true;
		}
		used = used || x->used;
	}
	explain_silence(rules, looked, out);
}

static void explain_sheet(struct arena *a, const struct game_rules *rules,
			  const struct reader *r, const struct trace *t,
			  const struct stored_sheet *stored, struct explained_seat *out)
{
	const struct sheet *sheet = position_sheet(a, r, stored);

	out->in = stored->readable;
	out->by_house = stored->by_house;
	out->letters = stored->letters;
	out->receipt = stored->receipt;
	out->last = stored->last;
	out->slots = arena_array(a, struct explained_slot,
				 (size_t)sheet->n_slots + TRACE_SEALED_MOST);
	for (int i = 0; i < sheet->n_slots; i++)
		explain_slot(a, rules, r, t, i, &sheet->slots[i],
			     &out->slots[out->n_slots++]);
}

/* Orders that were sealed before ------------------------------------------------ */

/* A condition of it, as the trace has it. */
static void take_fact(struct arena *a, const struct trace_line *l,
		      struct explained_alternative *x)
{
	*arena_push(a, x->facts, x->n_facts) =
		(struct explained_fact){.text = about(l),
					.stratum = "sealed",
					.truth = l->what == TRACE_FACT_TRUE};
}

/* The sheet does not have it: its words are those of the trace. false: there is no such one. */
static bool explain_sealed_one(struct arena *a, const struct trace *t,
			       const struct place *at, struct explained_alternative *x)
{
	*x = (struct explained_alternative){.rule = ""};
	if (!typed_verdict(a, t, at, x))
		return false;
	for (int i = 0; i < t->n; i++) {
		const struct trace_line *l = &t->lines[i];
		if (!is_at(l, at))
			continue;
		if (is_fact(l))
			take_fact(a, l, x);
		else if (!x->text.n)
			x->text = about(l);
	}
	return true;
}

static void explain_sealed(struct arena *a, const struct trace *t,
			   struct explained_seat *out)
{
	for (int i = 0; i < TRACE_SEALED_MOST; i++) {
		struct explained_slot s = {.sealed = true};
		struct explained_alternative x;
		struct place at = {out->seat, TRACE_SEALED + i, 0};
		for (; explain_sealed_one(a, t, &at, &x); at.alternative++)
			*arena_push(a, s.alternatives, s.n) = x;
		if (s.n)
			out->slots[out->n_slots++] = s;
	}
}

void order_fate(struct arena *a, const struct game_rules *rules, const struct reader *r,
		const struct trace *t, const struct stored_sheet *stored,
		struct explained_seat *out)
{
	static const char *const heads[] = {"by chance: ", "by rule: ", "by default: "};

	*out = (struct explained_seat){.seat = r->seat};
	explain_sheet(a, rules, r, t, stored, out);
	explain_sealed(a, t, out);
	for (size_t i = 0; i < sizeof heads / sizeof *heads; i++)
		out->n_chance = take_lines(a, t, r->seat, 0, heads[i], false,
					   &out->chance, out->n_chance);
}
