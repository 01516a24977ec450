/* Challenges, or the like, that are named by the writer's part in them: "nobody for my attack, everyone when I defend". The game says which
 * they are (vocab.roles), and the text is read as if their names stood there.
 * SPDX-License-Identifier: ISC */
#include "orders/free/text/text.h"

#include <string.h>

#include "base/arena.h"

enum { ROLE_TOKENS = 24 }; /* "in C1, C2 and C3" has 8 */

/* Puts the labels in the place of `width` tokens; false: there is no room. */
static bool put(struct free *f, struct token t[], int *n, int i, int width,
		struct str labels)
{
	struct token *now = arena_array(f->l->a, struct token, LEX_TOKENS + 1);
	int n_now = lex(f->l->lexicon, labels, now);
	int column = t[i].column;
	int covers = t[i + width - 1].column + t[i + width - 1].width - column;

	if (n_now <= 0 || n_now > ROLE_TOKENS || *n - width + n_now > FREE_TOKENS)
		return false;
	for (int k = 0; k < n_now; k++) {
		now[k].column = column;
		now[k].width = covers;
	}
	memmove(&t[i + n_now], &t[i + width], (size_t)(*n + 1 - i - width) * sizeof *t);
	memcpy(&t[i], now, (size_t)n_now * sizeof *t);
	*n += n_now - width;
	return true;
}

/* Is a challenge, or the like, named in the text by its own name, outside these tokens? */
static bool names_other(struct free *f, const struct token t[], int n, int from, int to)
{
	for (int i = 0; i + 1 < n; i++)
		if ((i < from || i >= to) && t[i].kind == TOKEN_WORD &&
		    t[i + 1].kind == TOKEN_NUMBER && t[i].id >= WORD_GAME &&
		    free_label_at(f, free_clause(f, &t[i], 2), 0) == 2)
			return true;
	return false;
}

/* "Nobody anywhere", "alone everywhere": one order without a challenge. */
static bool denies(const struct token t[], int n)
{
	for (int i = 0; i < n; i++)
		if (token_denies(&t[i]) || token_is(&t[i], WORD_NOBODY) ||
		    token_is(&t[i], WORD_NO) || str_is(t[i].text, "alone"))
			return true;
	return false;
}

/* "In all three fights, bar Blue": what is excepted behind token `at` would be said of the last of them only. */
static bool excepts(const struct token t[], int n, int at)
{
	static const char *const but[] = {"bar",   "except",    "but",       "save",
					  "apart", "excluding", "excepting", "minus"};

	for (int i = at; i < n; i++)
		if (TOKEN_AMONG(&t[i], but) || token_is(&t[i], WORD_EXCEPT))
			return true;
	return false;
}

/* One pass over the text; `known`: also what the grammar knows, because another part of the text is in other words. `all` as in
 * free_roles. */
static bool put_all(struct free *f, struct token t[], int *n, bool known, bool all)
{
	const struct reader *r = f->l->reader;
	unsigned named = 0;
	bool any = false;

	for (int i = 0; i < *n; i++) {
		struct buf labels = buf_in(f->l->a);
		enum vocab_role kind = VOCAB_ROLE;
		int width = t[i].kind == TOKEN_WORD
				    ? r->vocab->roles(r->view, &t[i], *n - i, named,
						      &kind, &labels)
				    : 0;
		if (token_is(&t[i], WORD_SEAT) && t[i].value != r->seat)
			named |= 1U << t[i].value;
		else if (free_ends_sentence(t, *n, i, 0))
			named = 0;
		bool fits = width &&
			    (kind == VOCAB_ROLE ||
			     (kind == VOCAB_ROLE_ALL && !excepts(t, *n, i + width) &&
			      (all || !denies(t, *n))) ||
			     (kind == VOCAB_ROLE_KNOWN && known) ||
			     (kind == VOCAB_ROLE_REST && i > 1 &&
			      !names_other(f, t, *n, i, i + width)));
		any |= fits && put(f, t, n, i, width, buf_str(&labels));
	}
	return any;
}

bool free_roles(struct free *f, struct token t[], int *n, bool all)
{
	bool same = false; /* "nobody in my attack, the same in C3": as what is named */

	if (!f->l->reader->vocab->roles)
		return false;
	for (int i = 0; i < *n; i++)
		same |= free_says_same(&t[i]);
	bool any = put_all(f, t, n, false, all);
	return ((any || same) && put_all(f, t, n, true, all)) || any;
}
