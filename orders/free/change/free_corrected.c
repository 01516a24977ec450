/* Sentences that correct the order before them in the same line: "C3 twelve. No wait, eight". The thing behind the
 * correction takes the place of the one before it, and the order is asked about.
 * SPDX-License-Identifier: ISC */
#include "orders/free/change/change.h"

#include "base/arena.h"
#include "orders/free/change/free_above.h"
#include "orders/free/parts/free_figure.h"
#include "orders/free/parts/free_thing.h"
#include "orders/lexis/cue.h"

enum { PARTS = 12 }; /* orders of one saying */

/* Words of a correction; `strong`: one of them must be there. */
static bool is_correction(const struct token *t, bool *strong)
{
	if (TOKEN_CUES(t, CUE_BEHIND))
		return *strong = true;
	if (TOKEN_CUES(t, CUE_SMALL))
		return true;
	return t->kind == TOKEN_SIGN && (t->id == ',' || t->id == '-' || t->id == ':');
}

/* --- a sentence about the order before it --- */

/* What is said behind the words that say that it corrects something. */
static struct clause *behind_correction(struct free *f, const struct token t[], int n)
{
	bool strong = false;
	int from = 0;

	while (from < n && is_correction(&t[from], &strong))
		from++;
	return free_clause(f, &t[from], strong ? n - from : 0);
}

/* "Own colour: fight. No, redraw.": it takes the place of the words after the colon. */
static struct clause *behind_colon(struct free *f, const struct clause *order,
				   const struct clause *said)
{
	int colon = 0;

	while (colon < order->n && !token_is_sign(&order->t[colon], ':'))
		colon++;
	if (colon >= order->n || !said->n)
		return NULL;
	struct clause *c = free_clause(f, order->t, colon + 1);
	free_append(c, said->t, said->n);
	return free_reads(f, c) && !f->bent ? c : NULL;
}

/* "Limbo 2 to 4, 2 to 5. No: 1 to 4 and 3 to 5.": behind the verb. */
static struct clause *behind_verb(struct free *f, const struct clause *order,
				  const struct clause *said)
{
	if (!order->n || !said->n || !free_verb(f, &order->t[0]))
		return NULL;
	struct clause *c = free_clause(f, order->t, 1);
	free_append(c, said->t, said->n);
	return free_reads(f, c) && !f->bent ? c : NULL;
}

bool free_is_on_top(const struct token t[], int n, int i)
{
	static const char *const words[] = {"plus", "additionally", "besides",
					    "moreover", "furthermore"};
	bool last = i + 1 >= n || t[i + 1].kind == TOKEN_SIGN ||
		    token_is(&t[i + 1], WORD_IN);

	bool first = !i && n > 1 && TOKEN_AMONG(&t[i], words);

	return first || str_is(t[i].text, "also") ||
	       (str_is(t[i].text, "add") && i + 1 < n &&
		token_is(&t[i + 1], WORD_SEAT) && t[i + 2].kind != TOKEN_NUMBER) ||
	       (str_is(t[i].text, "too") && i && last) ||
	       (str_is(t[i].text, "well") && i && str_is(t[i - 1].text, "as") && last);
}

bool free_says_more(const struct token t[], int n)
{
	bool more = n > 1 && (token_is(&t[0], WORD_AND) || str_is(t[0].text, "plus"));

	for (int i = 0; i < n && n > 1; i++)
		more |= free_is_on_top(t, n, i);
	return more;
}

/* "No, leave it at Yellow 5.": it stays as it is. */
static bool says_it_stays(const struct clause *order, const struct token t[], int n)
{
	static const char *const words[] = {"leave",  "stay",  "stick", "keep",
					    "remain", "stays", "as"};
	bool stays = false, thing = false;
	int w;

	for (int i = 0; i < n; i += w) {
		bool word = TOKEN_AMONG(&t[i], words);
		bool named = thing_at(t, n, i, &w) != NO_THING, same = false;
		for (int k = 0; named && k + w <= order->n && !same; k++)
			same = thing_same(&order->t[k], &t[i], w);
		thing |= same;
		stays |= word;
		if (named ? !same
			  : !word && !free_passes(&t[i]) && !free_says_place(&t[i]))
			return false;
	}
	return stays && thing;
}

/* "4 will do.", "Thinking about it, 4 are enough.": a number, and that no more is needed. NULL: it says something else. */
static struct clause *that_suffices(struct free *f, const struct token t[], int n)
{
	static const char *const thinking[] = {
		"thinking", "about", "it",         "come",     "to",      "think",
		"of",       "on",    "reflection", "second",   "thought", "thoughts",
		"hmm",      "hm",    "well",       "actually", "but",     "oh",
		"in",       "fact",  "though",     "just",     "only"};
	static const char *const enough[] = {
		"will",   "would",  "should",  "is",       "are",        "do",  "be",
		"enough", "plenty", "suffice", "suffices", "sufficient", "ll",  "too",
		"for",    "me",     "us",      "fine",     "of",         "them"};
	static const char *const says[] = {
		"do", "enough", "plenty", "suffice", "suffices", "sufficient", "fine"};
	int at = 0;
	bool suffices = false;

	while (at < n && (t[at].kind == TOKEN_SIGN || TOKEN_AMONG(&t[at], thinking)))
		at++;
	if (at >= n || t[at].kind != TOKEN_NUMBER)
		return NULL;
	for (int i = at + 1; i < n; i++) {
		suffices |= TOKEN_AMONG(&t[i], says);
		if (t[i].kind != TOKEN_SIGN && !TOKEN_AMONG(&t[i], enough))
			return NULL;
	}
	return suffices ? free_clause(f, &t[at], 1) : NULL;
}

bool free_part_orders(struct free *f, int at)
{
	const struct clause *all = f->piece[at].clause;
	struct clause *part[PARTS];
	int n = 0, from = 0;

	for (int i = 1; i <= all->n && n < PARTS; i++) {
		if (i < all->n && !(token_is_sign(&all->t[i], ';') && i + 1 < all->n &&
				    free_verb(f, &all->t[i + 1])))
			continue;
		part[n] = free_clause(f, &all->t[from], i - from);
		if (!free_reads(f, part[n++]))
			return false;
		from = i + 1;
	}
	if (n < 2 || from <= all->n || f->n_pieces + n > FREE_PIECES)
		return false;
	f->piece[at].clause = part[0];
	for (int i = 1; i < n; i++)
		free_add(f, PIECE_ORDER, part[i], f->piece[at].column, 0);
	return true;
}

/* The order that a correction means, of those up to piece `last`: the one for the decision that its words are about (`*anew`: they say all of it), or else the
 * one that they name best, or else the last one. */
static int meant_piece(struct free *f, const struct clause *c,
		       const struct clause *behind, int last, struct clause **anew)
{
	struct clause *said = free_clause(f, behind->t, behind->n);
	struct free *alone = arena_room(f->l->a, sizeof *alone);
	struct slot_key key, other;
	int meant = last, most = free_count_named(f->piece[last].clause, c);

	*anew = NULL;
	free_copy(alone, f);
	alone->n_pieces = 0;
	free_respell(alone, said);
	const bool known = said->n && free_orders(alone, said, 0) == said->n &&
			   alone->n_pieces == 1 &&
			   free_key_of(f, alone->piece[0].clause, &key);
	for (int i = last; i >= 0; i--) {
		if (f->piece[i].kind != PIECE_ORDER)
			continue;
		if (known && free_key_of(f, f->piece[i].clause, &other) &&
		    slot_key_same(key, other)) {
			*anew = alone->piece[0].clause;
			return i;
		}
		int named = free_count_named(f->piece[i].clause, c);
		meant = named > most ? i : meant;
		most = named > most ? named : most;
	}
	return meant;
}

/* What the words make of one order; NULL: nothing, or nobody knows what. `*back`: they take it back. */
static struct clause *corrected(struct free *f, const struct piece *p,
				const struct token t[], int n, const struct clause *c,
				bool corrects, bool more, bool *back)
{
	struct free_made m = {0};
	struct clause *behind = behind_correction(f, t, n);

	free_change(f, p->clause, c, more, &m);
	*back = !m.n && corrects && !p->doubt &&
		free_takes_back(f, p->clause, free_clause(f, t, n));
	if (*back)
		return NULL;
	if (!m.n && corrects)
		thing_keep(&m, behind_colon(f, p->clause, behind));
	if (!m.n && corrects)
		thing_keep(&m, behind_verb(f, p->clause, behind));
	return m.n == 1 && !m.instead ? m.clause[0] : NULL;
}

static bool same_decision(struct free *f, const struct clause *a,
			  const struct clause *b)
{
	struct slot_key one, other;

	return free_key_of(f, a, &one) && free_key_of(f, b, &other) &&
	       slot_key_same(one, other);
}

/* Does the order hang on something, which words that say it anew leave out? */
static bool hangs(const struct clause *order)
{
	return free_has_word(order, WORD_IF) || free_has_word(order, WORD_UNLESS) ||
	       free_has_word(order, WORD_ELSE);
}

static bool correct_before(struct free *f, const struct token t[], int n,
			   const struct clause *c, int first)
{
	int above = first - 1; /* "Is that too much? Make it 1." */
	bool corrects = c->flags & SAYING_CORRECTS || free_is_correction(t, n);
	/* "Scratch that, Green in C4 as well": as in another challenge, and Red goes. */
	bool scratched = n > 1 && free_takes(&t[0]) &&
			 (str_is(t[1].text, "that") || str_is(t[1].text, "it"));
	struct clause *amount = that_suffices(f, t, n);
	bool more = !scratched && !amount && free_says_more(t, n), back = false;

	corrects |= amount != NULL;
	c = amount ? amount : c;

	while (above >= 0 && f->piece[above].kind == PIECE_NOTE)
		above--;
	if ((!corrects && !more) || above < 0 || f->piece[above].kind != PIECE_ORDER)
		return false;
	if (corrects && !more && free_part_orders(f, above))
		above = f->n_pieces - 1;
	struct clause *anew = NULL;
	int meant = more ? above
			 : meant_piece(f, c, behind_correction(f, t, n), above, &anew);
	if (says_it_stays(f->piece[meant].clause, t, n)) {
		free_doubt(f, meant);
		return true;
	}
	struct clause *made =
		corrected(f, &f->piece[meant], t, n, c, corrects, more, &back);
	if (back)
		f->piece[meant].kind = PIECE_DROPPED;
	/* Words about that decision leave it as it is. */
	if (made && anew && !same_decision(f, made, anew))
		made = NULL;
	if (!made && !back && anew && !hangs(f->piece[meant].clause))
		made = anew;
	if (back || !made)
		return back;
	/* "Against Bob the 12. And Cat only gets to see my 4.": an order of its own, beside the other one. */
	if (token_is(&t[0], WORD_AND) && !scratched &&
	    !same_decision(f, made, f->piece[meant].clause))
		return false;
	f->piece[meant].kind = PIECE_DROPPED;
	const struct clause *behind = behind_correction(f, t, n);
	if (meant != above && behind->n && f->n_back < FREE_BACK) /* it is put right */
		f->back[f->n_back++] =
			(struct back){f->piece[meant].column, f->piece[meant].width,
				      behind->t[0].column};
	free_add(f, PIECE_ORDER, made, t[0].column, 0);
	f->piece[f->n_pieces - 1].corrects = scratched;
	free_doubt(f, first);
	return true;
}

/* "No, the 15, Red's not stupid.": without the reason behind the last comma; as many tokens where there is none. */
static int without_reason(const struct token t[], int n)
{
	enum { FEW = 3 };

	for (int i = n - 1; i > 0; i--)
		if (token_is_sign(&t[i], ','))
			return n - i > FEW && free_names_nothing(&t[i], n - i) ? i : n;
	return n;
}

bool free_correct_before(struct free *f, const struct token t[], int n,
			 const struct clause *c, int first)
{
	int least = without_reason(t, n);

	if (f->linked)
		return false;
	if (correct_before(f, t, n, c, first))
		return true;
	if (least == n)
		return false;
	struct clause *shorter = free_clause(f, t, least);
	free_respell(f, shorter);
	return correct_before(f, t, least, shorter, first);
}

void free_settle_corrected(struct free *f)
{
	for (int i = 1, n = f->n_pieces; i < n; i++) {
		struct piece *now = &f->piece[i];
		if (now->kind != PIECE_ORDER || !now->corrects)
			continue;
		for (int k = i - 1; k >= 0; k--)
			if (f->piece[k].kind == PIECE_ORDER)
				(void)free_part_orders(f, k);
		for (int k = n; k < f->n_pieces; k++)
			f->piece[k].corrects = false;
		for (int k = 0; k < f->n_pieces && now->corrects; k++)
			if (k != i && (k < i || k >= n) &&
			    f->piece[k].kind == PIECE_ORDER &&
			    same_decision(f, now->clause, f->piece[k].clause)) {
				f->piece[k].kind = PIECE_DROPPED;
				now->corrects = false;
				free_doubt(f, 0);
			}
	}
}
