/* A writer who thinks aloud: "I was tempted by Yellow 3. Hmm, no. Attack Yellow 5 with 2 from 1." What they
 * say last holds, and is asked about, never taken: the sentences before it were thoughts.
 * SPDX-License-Identifier: ISC */
#include "orders/free/parts/parts.h"
#include "orders/lexis/conjunction.h"
#include "orders/lexis/cue.h"

/* Words that begin a thought, or stand in one. */
static bool is_thought(const struct token *t)
{
	static const char *const words[] = {
		"think",    "thinking", "thoughts", "wanted",  "want",    "hate",
		"promised", "maybe",    "perhaps",  "tempted", "nearly",  "almost",
		"first",    "then",     "hmm",      "hm",      "wait",    "actually",
		"could",    "might",    "would",    "will",    "d",       "used",
		"meant",    "mean",     "mind",     "decided", "feel",    "although",
		"though",   "too",      "why",      "of",      "like",    "planned",
		"planning", "intended", "going",    "liked",   "believe", "wondered",
		"dreamt",   "dreamed",  "thank",    "idea",    "plan"};

	if (TOKEN_AMONG(t, words) || TOKEN_BEGINS(t, BEGINS_BECAUSE))
		return true;
	return free_is_wish(t) || free_turns(t, 1);
}

/* Where somebody changes their mind. */
bool free_is_turn(const struct token *t)
{
	return TOKEN_CUES(t, CUE_TURN);
}

static bool is_musing(const struct free *f, const struct clause *c)
{
	bool ordered = false;

	if (c->n > 2 && token_is(&c->t[0], WORD_SEAT) && token_is_sign(&c->t[1], ':'))
		return false; /* "Y: 1 card <-> base Y5" needs no verb to be an order */
	for (int i = 0; i < c->n; i++) {
		if (is_thought(&c->t[i]))
			return true;
		ordered |= free_verb(f, &c->t[i]) != NULL;
	}
	return !ordered;
}

const struct order *free_probe(struct free *f, const struct clause *c, int *n,
			       bool *refused)
{
	struct draft *l = f->l;
	struct line probe = {.typed = {NULL, 0}}, *keep = l->line;
	struct order *orders = l->order; /* what grows it may be taken back */
	int first = l->n_orders;
	bool early;

	l->line = &probe;
	free_load(l, c);
	line_kind(l, &probe, &early);
	line_read(l, &probe);
	l->line = keep;
	*n = l->n_orders - first;
	const struct order *made = *n ? l->order + first : NULL;
	*refused = probe.verdict == VERDICT_REFUSED;
	l->n_orders = first;
	l->order = orders;
	return made;
}

bool free_names_other(struct free *f, const struct clause *made)
{
	int n;
	bool refused;
	const struct order *order = free_probe(f, made, &n, &refused);
	const struct clause *c =
		n == 1 && order->n_alternatives
			? free_clause_of(f, order->alternatives[0].text)
			: made;

	for (int i = 0; i < c->n; i++) {
		bool found = !token_is(&c->t[i], WORD_SEAT) ||
			     c->t[i].value == f->l->reader->seat;
		for (int k = 0; k < made->n && !found; k++)
			found = token_is(&made->t[k], WORD_SEAT) &&
				made->t[k].value == c->t[i].value;
		if (!found)
			return true;
	}
	return false;
}

bool free_key_of(struct free *f, const struct clause *c, struct slot_key *key)
{
	int n;
	bool refused;
	const struct order *made = free_probe(f, c, &n, &refused);

	if (n)
		*key = made[n - 1].key;
	return n > 0;
}

/* Does the line change its mind between these two columns? */
static bool changes_between(const struct free *f, const struct line *line, int from,
			    int to)
{
	struct token t[LEX_TOKENS + 1];
	int n = line->typed.n < LETTER_COLUMNS ? lex(f->l->lexicon, line->typed, t) : 0;

	for (int i = 0; i < n; i++)
		if (t[i].column > from && t[i].column < to && free_is_turn(&t[i]))
			return true;
	return false;
}

/* Drops an order for the same decision before piece `i`, if the writer changed their mind between
 * the two. "On second thoughts play it on Blue" may decide something else with the same verb: then it
 * drops the one order before it with that verb. */
static bool drop_before(struct free *f, const struct line *line, int i)
{
	struct slot_key key, other;
	int same_verb = -1, n = 0;
	bool any = false;

	if (!free_key_of(f, f->piece[i].clause, &key))
		return false;
	for (int k = 0; k < i; k++) {
		struct piece *p = &f->piece[k];
		if (p->kind != PIECE_ORDER || p->clause->n == 0 ||
		    !free_key_of(f, p->clause, &other))
			continue;
		if (slot_key_same(key, other)) {
			if (!f->piece[i].corrects &&
			    changes_between(f, line, p->column, f->piece[i].column)) {
				p->kind = PIECE_DROPPED;
				any = true;
			}
			same_verb = -1, n = 2;
		} else if (p->clause->t[0].id == f->piece[i].clause->t[0].id) {
			same_verb = k;
			n++;
		}
	}
	if (n == 1 && f->piece[i].corrects) {
		f->piece[same_verb].kind = PIECE_DROPPED;
		f->piece[i].corrects = false;
		any = true;
	}
	return any;
}

static bool denies_others(struct free *f, int i, int last)
{
	const struct clause *order = f->piece[last].clause, *c = f->piece[i].clause;
	struct clause *both = free_clause(f, order->t, order->n);

	free_append(both, c->t, c->n);
	return both->n == order->n + c->n && free_denies_others(both, order->n);
}

/* Makes notes of the pieces that were lost, if all those before the last order were
 * thinking aloud. False if anything else was lost. */
static bool leave_thoughts(struct free *f, int last)
{
	bool ordered = false;

	for (int i = 0; i < f->n_pieces; i++) {
		const struct piece *p = &f->piece[i];
		ordered |= p->kind == PIECE_ORDER;
		if (p->kind == PIECE_LOST && ordered &&
		    free_is_turn(&p->clause->t[0]) &&
		    !free_names_nothing(p->clause->t, p->clause->n))
			return false; /* "C1: 20. No, 30." takes something back */
		if (p->kind == PIECE_WRONG ||
		    (p->kind == PIECE_LOST &&
		     ((i > last && !denies_others(f, i, last)) || p->corrects ||
		      (i < last && !is_musing(f, p->clause)))))
			return false;
	}
	for (int i = 0; i < f->n_pieces; i++)
		if (f->piece[i].kind == PIECE_LOST) {
			f->piece[i].kind = PIECE_NOTE;
			f->piece[i].left_out = true;
		}
	return true;
}

void free_last_word(struct free *f, const struct line *line)
{
	int last = f->n_pieces - 1;

	while (last >= 0 && f->piece[last].kind != PIECE_ORDER)
		last--;
	if (last < 0 || f->goes_on || f->joined || f->parted)
		return;
	if (free_count(f, PIECE_LOST) && !leave_thoughts(f, last))
		return;
	for (int i = last; i > 0; i--)
		if (f->piece[i].kind == PIECE_ORDER && drop_before(f, line, i))
			f->piece[i].doubt = true;
}

/* May these words stand before a colon without saying anything of what follows? A condition may not, nor
 * may "What I don't do:". */
static bool is_thought_before(const struct clause *c, int colon)
{
	static const char *const those[] = {"these", "those", "the", "my"};
	bool denied = false, thing = false, thought = false;

	/* "Of these 6: 2 ...": how many of an order's are something. */
	if (colon > 2 && c->t[colon - 1].kind == TOKEN_NUMBER &&
	    TOKEN_AMONG(&c->t[colon - 2], those) && token_is(&c->t[colon - 3], WORD_OF))
		return false;

	for (int i = 0; i < colon; i++) {
		const struct token *t = &c->t[i];
		if (t->id == WORD_UNLESS || t->id == WORD_ELSE ||
		    t->id == WORD_EXCEPT || (t->id == WORD_IF && !i) ||
		    str_is(t->text, "should"))
			return false;
		denied |= token_denies(t);
		bool named = t->kind == TOKEN_NUMBER || token_is(t, WORD_SEAT) ||
			     str_is(t->text, "but") || token_is_sign(t, ',');
		if (named)
			denied = false;
		thing |= named;
		thought |= free_is_turn(t) || is_thought(t);
	}
	return thing && thought && !denied;
}

bool free_after_thought(struct free *f, const struct clause *c, int first)
{
	enum { FEW = 4 };

	for (int i = c->n - 2; i >= FEW; i--) {
		if (!token_is_sign(&c->t[i], ':') || !is_thought_before(c, i))
			continue;
		struct clause *rest = free_clause(f, &c->t[i + 1], c->n - i - 1);
		phrases_respell(f->phrases, rest);
		int end = free_orders(f, rest, 0);
		if (f->n_pieces > first && free_ends_aside(rest, end)) {
			free_doubt(f, first);
			return true;
		}
		f->n_pieces = first;
	}
	return false;
}

const struct clause *free_made_of(struct free *f, const struct piece *p)
{
	int n;
	bool refused;
	const struct order *made = free_probe(f, p->clause, &n, &refused);

	return n == 1 && made->n_alternatives
		       ? free_clause_of(f, made->alternatives[0].text)
		       : p->clause;
}
