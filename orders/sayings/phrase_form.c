/* Forms of orders that were not understood: see phrase_form.h.
 * SPDX-License-Identifier: ISC */
#include "orders/sayings/phrase_form.h"

#include <string.h>

#include "base/arena.h"
#include "orders/sayings/phrase_match.h"

/* Beyond NODES the best that was found so far counts. */
enum { NODES = 4000, ELEMENTS = 16 };

static const struct token blank = {.kind = TOKEN_BLANK, .text = {"__", 2}};

/* One way to share the tokens among the elements. */
struct share {
	int n_unused, n_missing, n_cues;
	int n_taken;      /* tokens in the slots that are filled */
	int at[ELEMENTS]; /* the token at which the element stands; -1: it is missing */
};

struct forming {
	struct match m;
	const struct row *row;
	int next, nodes;
	bool full; /* also the forms that count only as a whole */
	bool led; /* the clause begins with the verb of a form: only that order counts */
	/* Of element e at token i: the token behind it (0: it does not stand there), and what it keeps. */
	int end[ELEMENTS][FORM_TOKENS];
	struct capture kept[ELEMENTS][FORM_TOKENS];
	struct share now, best;
	bool any, torn[ELEMENTS]; /* the best ways disagree about the element */
	bool inside[FORM_TOKENS +
		    1]; /* of a thing of several words, and not its first */
	struct arena *a;
};

/* "Let them start from 4", "it goes to 3": of what is moved, where no player is meant. */
static bool is_moved(const struct token t[])
{
	static const char *const moved[] = {"them", "they", "it"};
	static const char *const goes[] = {"goes", "go", "comes", "come"};

	return TOKEN_AMONG(t, moved) ||
	       (t->id == WORD_PRONOUN && TOKEN_AMONG(&t[1], goes));
}

/* A word that means something, and may make another order of what it stands beside: "all but", "at most", "would". */
static bool is_loose(const struct token *t)
{
	if (is_moved(t))
		return false;
	bool says_little = t->flags & (WORD_DROPPED | WORD_LETTER) || !t->id ||
			   t->id == WORD_PROSE || t->id == WORD_I || t->id == WORD_ME ||
			   t->id == WORD_AND || t->id == WORD_THEN ||
			   (t->id >= WORD_WITH && t->id <= WORD_BY);

	return t->kind == TOKEN_WORD && !says_little && !token_is_thing(t);
}

static bool is_kept(const struct forming *o, int e)
{
	return element_is_kept(&o->row->element[e]);
}

/* An element that must be there, and that no blank stands for: the word that says which order it is. */
static bool is_cue(const struct forming *o, int e)
{
	return !is_kept(o, e) && !o->row->element[e].optional;
}

/* "Yellow 3", "C3": the number belongs to the word before it, unless "from" behind it says that it is an amount. */
static void find_wholes(struct forming *o)
{
	const struct traits any = traits_any();
	const struct element part = {.kind = ELEMENT_PART, .part = o->m.p->all->whole};
	const short *const first = NULL; /* a part has no choices of its own */
	const struct row row = {.saying = o->m.p->all->of[ROW_FORM].row[0]->saying,
				.first = &first,
				.n = 1,
				.element = &part,
				.begin = &any,
				.start = any};

	for (int i = 0; i < o->m.n && part.part >= 0; i++) {
		int end = 0;
		match_anew(&o->m);
		if (!match_element(&o->m, &row, 0, i, &end) ||
		    (end < o->m.n && token_is(&o->m.t[end], WORD_FROM)))
			continue;
		for (int k = i + 1; k < end; k++)
			o->inside[k] = true;
	}
}

/* The token behind the element that stands at the token; 0: none does. */
static int stands_at(struct forming *o, int e, int i)
{
	int end;

	return !o->inside[i] && match_element(&o->m, o->row, e, i, &end) &&
			       !o->inside[end]
		       ? end
		       : 0;
}

/* What the element keeps of the clause, for as long as the arena lasts. */
static struct capture keep(struct forming *o)
{
	const struct capture *kept = &o->m.capture[0];
	struct token *t = arena_room(o->a, (size_t)(kept->n + 1) * sizeof *t);

	memcpy(t, kept->t, (size_t)kept->n * sizeof *t);
	return (struct capture){kept->n, t};
}

/* Where does the element stand? False: nowhere. */
static bool find_places(struct forming *o, int e)
{
	bool any = false;

	memset(o->end[e], 0, (size_t)o->m.n * sizeof o->end[e][0]);
	if (!traits_meet(&o->row->begin[e], &o->m.all))
		return false;
	for (int i = 0; i < o->m.n; i++) {
		o->end[e][i] = stands_at(o, e, i);
		if (o->end[e][i] && is_kept(o, e))
			o->kept[e][i] = keep(o);
		any |= o->end[e][i] > 0;
	}
	return any;
}

/* Is each word there that says which order it is? Most rows lack one. */
static bool find_cues(struct forming *o)
{
	for (int e = 0; e < o->row->n; e++)
		if (is_cue(o, e) && !traits_meet(&o->row->begin[e], &o->m.all))
			return false;
	for (int e = 0; e < o->row->n; e++)
		if (is_cue(o, e) && !find_places(o, e))
			return false;
	return true;
}

static bool same_kept(const struct forming *o, int e, int a, int b)
{
	const struct capture *x = &o->kept[e][a], *y = &o->kept[e][b];

	if (x->n != y->n)
		return false;
	for (int i = 0; i < x->n; i++)
		if (x->t[i].kind != y->t[i].kind || x->t[i].id != y->t[i].id ||
		    x->t[i].value != y->t[i].value)
			return false;
	return true;
}

/* Where two ways are equally good and fill the same slots in two ways, nobody knows which of them is meant. Where they fill
 * others, the earlier element of the row comes first. */
static void settle(struct forming *o)
{
	const struct share *now = &o->now, *best = &o->best;
	int better = 0;

	if (o->any)
		better = best->n_unused != now->n_unused
				 ? best->n_unused - now->n_unused
			 : best->n_missing != now->n_missing
				 ? best->n_missing - now->n_missing
			 : now->n_cues != best->n_cues ? now->n_cues - best->n_cues
						       : now->n_taken - best->n_taken;
	if (o->any && better < 0)
		return;
	if (!o->any || better > 0) {
		o->best = *now;
		o->any = true;
		memset(o->torn, 0, sizeof o->torn);
		return;
	}
	for (int e = 0; e < o->row->n; e++)
		if ((now->at[e] < 0) != (best->at[e] < 0))
			return;
	for (int e = 0; e < o->row->n; e++)
		if (is_kept(o, e) && now->at[e] >= 0 &&
		    !same_kept(o, e, now->at[e], best->at[e]))
			o->torn[e] = true;
}

static int count_missing(const struct forming *o)
{
	int n = 0;

	for (int e = 0; e < o->row->n; e++)
		n += is_kept(o, e) && !o->row->element[e].optional && o->now.at[e] < 0;
	return n;
}

/* The tokens from `i` on: each is part of an element, or left over. */
static void fill(struct forming *o, int i)
{
	if (o->nodes-- <= 0 || (o->any && o->now.n_unused > o->best.n_unused))
		return;
	if (i == o->m.n) {
		o->now.n_missing = count_missing(o);
		settle(o);
		return;
	}
	for (int e = 0; e < o->row->n; e++) {
		int end = o->end[e][i];
		if (!end || (is_kept(o, e) && o->now.at[e] >= 0))
			continue;
		int was = o->now.at[e];
		o->now.at[e] = i;
		int taken = is_kept(o, e) ? end - i : 0;
		o->now.n_cues += !is_kept(o, e);
		o->now.n_taken += taken;
		fill(o, end);
		o->now.n_taken -= taken;
		o->now.n_cues -= !is_kept(o, e);
		o->now.at[e] = was;
	}
	int thing = token_is_thing(&o->m.t[i]);
	o->now.n_unused += thing;
	fill(o, i + 1);
	o->now.n_unused -= thing;
}

static bool lacks_cue(const struct forming *o)
{
	for (int e = 0; e < o->row->n; e++)
		if (is_cue(o, e) && o->best.at[e] < 0)
			return true;
	return false;
}

/* Could a slot that is filled have what is left over as well? Then nobody knows which of the two is meant. */
static void doubt_unused(struct forming *o, const struct form *f)
{
	for (int e = 0; e < o->row->n; e++)
		for (int i = 0; i < o->m.n && is_kept(o, e); i++) {
			bool left = o->end[e][i] > 0 && o->best.at[e] >= 0 &&
				    !same_kept(o, e, i, o->best.at[e]);
			for (int k = i; k < o->end[e][i]; k++)
				left &= !f->used[k];
			o->torn[e] |= left;
		}
}

/* "from A'keen": from a place that nobody knows. */
static bool is_nowhere(const struct forming *o, const struct form *f, int i)
{
	int k = i + 1;

	while (k < o->m.n && o->m.t[k].flags & WORD_DROPPED)
		k++;
	return token_is(&o->m.t[i], WORD_FROM) && k < o->m.n && !f->used[k];
}

static void mark_used(const struct forming *o, struct form *f)
{
	for (int e = 0; e < o->row->n; e++)
		for (int i = 0; i < o->m.n; i++) {
			bool here = is_kept(o, e)
					    ? i == o->best.at[e]
					    : o->end[e][i] > 0 && o->best.at[e] >= 0;
			for (int k = i; here && k < o->end[e][i]; k++)
				f->used[k] = true;
		}
	for (int i = 0; i < o->m.n; i++) {
		f->n_unused += !f->used[i] && token_is_thing(&o->m.t[i]);
		f->n_loose +=
			!f->used[i] && (is_loose(&o->m.t[i]) || is_nowhere(o, f, i));
	}
}

static void append(struct clause *c, const struct token *t, bool glued)
{
	if (c->n == PHRASE_TOKENS)
		return;
	c->t[c->n] = *t;
	c->t[c->n++].glued = glued;
}

/* The order, as a person would write it: with no space before a comma or a colon. */
static void write_order(const struct forming *o, const struct capture *slot,
			struct clause *c)
{
	c->flags = SAYING_DOUBT;
	c->n = 0;
	for (int i = 0; i < o->row->n_means; i++) {
		const struct template_word *w = &o->row->means[i];
		if (!w->capture) {
			append(c, &w->token, w->token.kind == TOKEN_SIGN);
			continue;
		}
		const struct capture *kept = &slot[w->capture - 1];
		for (int k = 0; k < kept->n; k++)
			append(c, &kept->t[k],
			       kept->t[k].kind == TOKEN_SIGN ||
				       (k && kept->t[k].glued &&
					kept->t[k - 1].flags & WORD_LETTER));
	}
	c->t[c->n] = (struct token){.kind = TOKEN_END};
}

static void say(struct forming *o, struct form *f)
{
	struct capture slot[ELEMENTS + 1];
	int n = 0;

	f->n_blanks = f->n_found = f->n_nouns = f->n_unused = f->n_loose = 0;
	f->n_cues = o->best.n_cues;
	memset(f->used, 0, sizeof f->used);
	mark_used(o, f);
	doubt_unused(o, f);
	for (int e = 0; e < o->row->n; e++) {
		if (!is_kept(o, e)) { /* "gas": the card is found */
			f->n_nouns += o->best.at[e] >= 0 &&
				      token_is_thing(&o->m.t[o->best.at[e]]);
			continue;
		}
		bool there = o->best.at[e] >= 0 && !o->torn[e];
		f->n_found += there;
		slot[n++] =
			there ? o->kept[e][o->best.at[e]]
			      : (struct capture){!o->row->element[e].optional, &blank};
	}
	write_order(o, slot, &f->order);
	for (int i = 0; i < f->order.n; i++)
		f->n_blanks += f->order.t[i].kind == TOKEN_BLANK;
}

/* Is the order of the row one of the verb with which the clause begins? */
static bool begins_so(const struct forming *o, const struct row *row)
{
	const struct token *verb = row->n_means ? &row->means[0].token : NULL;

	return verb && !row->means[0].capture && o->m.n && verb->id &&
	       verb->id == o->m.t[0].id && verb->value == o->m.t[0].value;
}

struct forming *phrases_forming(struct arena *a, struct phrases *p,
				const struct clause *c, bool full)
{
	if (c->n > FORM_TOKENS || !p->all->of[ROW_FORM].n)
		return NULL;
	struct forming *o = arena_room(a, sizeof *o);
	o->next = 0;
	o->full = full;
	memset(o->inside, 0, sizeof o->inside);
	o->a = a;
	match_begin(&o->m, p, c);
	find_wholes(o);
	o->led = false;
	for (int i = 0; i < p->all->of[ROW_FORM].n && !o->led; i++) {
		const struct row *row = p->all->of[ROW_FORM].row[i];
		o->led = begins_so(o, row) && phrases_have(p, row);
	}
	return o;
}

/* Shares the clause's tokens among the elements of a row. */
static bool share_out(struct forming *o)
{
	match_anew(&o->m);
	if (!find_cues(o))
		return false;
	o->nodes = NODES;
	o->any = false;
	memset(o->torn, 0, sizeof o->torn);
	memset(&o->now, 0, sizeof o->now);
	for (int e = 0; e < ELEMENTS; e++)
		o->now.at[e] = -1;
	match_anew(&o->m);
	for (int e = 0; e < o->row->n; e++)
		if (!is_cue(o, e))
			find_places(o, e);
	fill(o, 0);
	return o->any && !lacks_cue(o);
}

bool phrases_form(struct forming *o, struct form *f)
{
	const struct rows *rows = &o->m.p->all->of[ROW_FORM];

	while (o->next < rows->n) {
		o->row = rows->row[o->next++];
		if ((!o->full && o->row->saying->flags & SAYING_DOUBT) ||
		    o->row->n > ELEMENTS || !phrases_have(o->m.p, o->row) ||
		    (o->led && !begins_so(o, o->row)) || !share_out(o))
			continue;
		say(o, f);
		if (f->n_found || f->n_cues)
			return true;
	}
	return false;
}
