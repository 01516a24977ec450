/* What was asked of a word is asked again by the next reader of its line, and of the next letter, and what was asked of a clause by
 * the next reader of its sentence: the last answers are kept.
 * SPDX-License-Identifier: ISC */
#include <string.h>

#include "base/arena.h"
#include "orders/free/parts/parts.h"

/* Of a word ------------------------------------------------------------------ */

/* LONGEST: of a word whose answer is kept. */
enum { KEPT = 256, LONGEST = 16 };

struct known {
	bool (*ask)(const struct token *); /* NULL: nothing is kept here */
	char text[LONGEST];
	short id;
	bool is;
};

bool free_known(const struct token *t, bool ask(const struct token *))
{
	static struct known kept[KEPT];
	struct known one = {.ask = ask, .id = t->id};
	uint32_t slot = (uint32_t)t->id;

	if (t->text.n > LONGEST)
		return ask(t);
	for (size_t i = 0; i < t->text.n; i++) {
		one.text[i] = t->text.s[i];
		slot = slot * 31 + (unsigned char)one.text[i];
	}
	struct known *k = &kept[slot % KEPT];
	if (k->ask != ask || k->id != one.id ||
	    memcmp(k->text, one.text, sizeof one.text) != 0) {
		one.is = ask(t);
		*k = one;
	}
	return k->is;
}

/* Of a clause ---------------------------------------------------------------- */

void free_load(struct draft *l, const struct clause *c)
{
	l->n_tokens = c->n;
	memcpy(l->token, c->t, ((size_t)c->n + 1) * sizeof *c->t);
}

/* What the grammar said of a clause. */
struct said {
	bool order, read, bent, wrong;
	struct faults faults; /* where it is an order */
};

static struct said ask(struct free *f, const struct clause *c)
{
	const struct work *k = f->work;
	struct said said = {false};

	free_load(f->l, c);
	said.order = line_is_order(f->l);
	if (!said.order)
		return said;
	said.read = line_reads(f->l, f->work);
	said.bent = said.read && k->p.n_bent > 0;
	said.wrong = k->n_orders && !k->p.n_unread && !f->l->guessed;
	said.faults = (struct faults){.n = k->p.n_faults,
				      .form = k->p.n_unread + k->p.n_missing,
				      .hopeless = k->p.hopeless};
	return said;
}

/* The clauses that were asked about last, each at the place of its hash: a sentence is tried alone, with its neighbours, in
 * other words and part by part, and most of what is tried was tried before. TOKENS: of all that are kept; once they are full, all is
 * forgotten. */
enum { CLAUSES = 256, TOKENS = 4096 };

struct trials {
	int n_tokens;
	int n_promised[CLAUSES]; /* -1: nothing is kept here */
	struct trial_known {
		uint64_t written;
		int n;
		unsigned flags;
		const struct token *t; /* and its END */
		struct said said;
	} known[CLAUSES];
	struct token token[TOKENS];
};

static void forget(struct trials *t)
{
	t->n_tokens = 0;
	memset(t->n_promised, 0xff, sizeof t->n_promised);
}

struct trials *free_trials(struct arena *a)
{
	struct trials *t = arena_room(a, sizeof *t);

	forget(t);
	return t;
}

static void keep(struct trials *t, uint64_t written, int promised,
		 const struct clause *c, struct said said)
{
	if (t->n_tokens + c->n + 1 > TOKENS)
		forget(t);
	struct token *kept = &t->token[t->n_tokens];
	memcpy(kept, c->t, ((size_t)c->n + 1) * sizeof *kept);
	t->n_tokens += c->n + 1;
	t->n_promised[written % CLAUSES] = promised;
	t->known[written % CLAUSES] = (struct trial_known){
		.written = written,
		.n = c->n,
		.flags = c->flags,
		.t = kept,
		.said = said,
	};
}

static struct said ask_once(struct free *f, const struct clause *c)
{
	const uint64_t written = clause_written(c);
	const int promised = f->l->n_promised;
	const struct trial_known *k = &f->trials->known[written % CLAUSES];
	struct moved by;

	if (f->trials->n_promised[written % CLAUSES] == promised &&
	    k->written == written && k->n == c->n && k->flags == c->flags &&
	    clause_stands(k->t, c, &by))
		return k->said;
	struct said said = ask(f, c);
	keep(f->trials, written, promised, c, said);
	return said;
}

bool free_reads(struct free *f, const struct clause *c)
{
	if (!c->n)
		return false;
	f->l->n_reads++;
	const struct said said = ask_once(f, c);
	if (!said.order)
		return false;
	f->bent = said.bent;
	f->faults = said.faults;
	if (!said.read && !f->wrong.n && said.wrong)
		clause_copy(&f->wrong, c);
	return said.read;
}
