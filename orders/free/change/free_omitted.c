/* "No Plague this time.", "I have not decided about C2.", "The rest follows tomorrow.": a sentence beside orders that says what is not
 * ordered, or not yet. Nothing is done about it, which is what it says, so it is not marked as words that were not read.
 * SPDX-License-Identifier: ISC */
#include "orders/free/change/change.h"

#include "base/arena.h"
#include "orders/free/parts/free_thing.h"
#include "orders/free/parts/free_weights.h"
#include "orders/free/parts/parts.h"

enum omission { SAYS_NOTHING, DENIES, DEFERS };

/* What the words of a sentence say of orders. A number is of an order, but behind a label; and under a condition, or with a word that
 * corrects, the sentence may say anything. */
static enum omission omission_of(const struct token t[], int n)
{
	static const char *const keeps[] = {"keep",  "keeps",  "keeping", "kept",
					    "save",  "saving", "hold",    "stays",
					    "stay",  "rests",  "sleeps",  "remains",
					    "waits", "unused", "reserve"};
	static const char *const plays[] = {"play", "playing", "use", "using"};
	static const char *const later[] = {"open",   "undecided", "later",   "follows",
					    "follow", "tomorrow",  "tonight", "yet"};
	static const char *const weighs[] = {"decided", "decide", "think",
					     "sure",    "know",   "thinking"};
	static const char *const still[] = {"must", "still", "need", "will",
					    "ll",   "about", "over"};
	static const char *const turns[] = {"but",    "only",      "instead", "rather",
					    "except", "unless",    "than",    "anymore",
					    "longer", "changed",   "change",  "after",
					    "since",  "given",     "because", "as",
					    "so",     "therefore", "which"};
	bool denies = false, unplayed = false, defers = false, thinks = false,
	     ahead = false;

	for (int i = 0; i < n; i++) {
		if (token_is(&t[i], WORD_OR) || token_is(&t[i], WORD_EXCEPT) ||
		    TOKEN_AMONG(&t[i], turns) ||
		    (t[i].kind == TOKEN_NUMBER && !(i && free_is_label(&t[i - 1]))))
			return SAYS_NOTHING;
		denies |= token_denies(&t[i]) || token_is(&t[i], WORD_NO) ||
			  token_is(&t[i], WORD_NOT);
		unplayed |= token_is(&t[i], WORD_NO) || TOKEN_AMONG(&t[i], keeps) ||
			    (denies && TOKEN_AMONG(&t[i], plays));
		defers |= TOKEN_AMONG(&t[i], later);
		thinks |= TOKEN_AMONG(&t[i], weighs);
		ahead |= TOKEN_AMONG(&t[i], still);
	}
	defers |= thinks && (denies || ahead);
	if ((!defers && !unplayed) || free_hangs(t, 0, n))
		return SAYS_NOTHING;
	return defers ? DEFERS : DENIES;
}

/* Does the game do nothing with this thing unless an order plays it? */
static bool is_played(const struct free *f, const struct token *t)
{
	const struct vocab *v = f->l->reader->vocab;

	return v->is_played && v->is_played(t);
}

bool free_is_among(const struct token *thing, const struct token t[], int n)
{
	bool label = free_is_label(thing);

	for (int i = 0; i < n; i++)
		if (free_same_thing(thing, &t[i]) &&
		    (!label || free_same_thing(&thing[1], &t[i + 1])))
			return true;
	return false;
}

/* Is the thing, or the challenge or lot, in an order of this line? */
static bool is_ordered_here(const struct free *f, const struct token *thing)
{
	for (int i = 0; i < f->n_pieces; i++)
		if (f->piece[i].kind == PIECE_ORDER &&
		    free_is_among(thing, f->piece[i].clause->t, f->piece[i].clause->n))
			return true;
	return false;
}

/* Does the order, in these words, have a thing that the words name? */
static bool shares_thing(const struct free *f, const struct token t[], int n,
			 struct str order)
{
	struct token *made = arena_room(f->l->a, (LEX_TOKENS + 1) * sizeof *made);
	int n_made = lex(f->l->lexicon, order, made);

	for (int i = 0; i < n; i++)
		for (int k = 0; k < n_made; k++)
			if (t[i].id >= WORD_GAME && t[i].flags & WORD_NOUN &&
			    t[i].id == made[k].id && t[i].value == made[k].value)
				return true;
	return false;
}

bool free_stands(const struct free *f, const struct token t[], int n)
{
	const struct draft *l = f->l;

	for (int i = 0; l->before && i < l->before->n_slots; i++)
		if (shares_thing(f, t, n, slot_text(l->a, &l->before->slots[i])))
			return true;
	for (int i = 0; i < l->n_orders; i++)
		for (int k = 0; k < l->order[i].n_alternatives && !l->order[i].cleared;
		     k++)
			if (shares_thing(f, t, n, l->order[i].alternatives[k].text))
				return true;
	return false;
}

/* May a token stand in a sentence that says so? `*any`: it names what is not ordered. */
static bool may_stand(const struct free *f, const struct token *t, enum omission says,
		      bool first, bool *any)
{
	static const char *const rest[] = {"rest", "others", "other", "remaining"};
	bool played = is_played(f, t), no = !first && token_is(&t[-1], WORD_NO);

	*any |= says == DENIES ? played : free_is_label(t) || TOKEN_AMONG(t, rest);
	if (free_is_label(t))
		return says == DENIES || !is_ordered_here(f, t);
	if (t->kind == TOKEN_NUMBER || token_is(t, WORD_SEAT))
		return true;
	if (played)
		return says == DENIES && !is_ordered_here(f, t) &&
		       !free_stands(f, t, 1);
	return !(t->kind == TOKEN_WORD && t->flags & WORD_NOUN &&
		 !(t->flags & (WORD_LETTER | WORD_DROPPED))) &&
	       !(says == DEFERS && free_verb(f, t) && !no);
}

static enum omission omits(const struct free *f, const struct token t[], int n)
{
	enum { LONG = 16 };
	enum omission says = n > LONG ? SAYS_NOTHING : omission_of(t, n);
	bool any = false;

	for (int i = 0; i < n && says; i++)
		if (!may_stand(f, &t[i], says, !i, &any))
			return SAYS_NOTHING;
	return any ? says : SAYS_NOTHING;
}

bool free_omits(const struct free *f, const struct token t[], int n)
{
	return omits(f, t, n) != SAYS_NOTHING;
}

bool free_defers(const struct free *f, const struct token t[], int n)
{
	return omits(f, t, n) == DEFERS;
}

void free_leave_omitted(struct free *f)
{
	bool ordered = free_count(f, PIECE_ORDER) > 0;

	for (int i = 0; i < f->n_pieces && ordered && !f->corrects; i++) {
		struct piece *p = &f->piece[i];
		if ((p->kind != PIECE_LOST && p->kind != PIECE_NOTE) || p->corrects ||
		    !free_omits(f, p->clause->t, p->clause->n))
			continue;
		p->kind = PIECE_NOTE;
		p->omits = true;
	}
}
