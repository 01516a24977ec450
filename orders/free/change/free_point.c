/* Words that point at an order and say nothing of it: "That one, please.", "Exactly this (your example)", and with a change behind
 * them "That one, but with 2". They mean the one order that is quoted above them. And words that take back the one order of an
 * earlier letter that they name, by whatever it has: "Drop the harmony.", "I've thought better of helping Hannah."
 * SPDX-License-Identifier: ISC */
#include "orders/free/change/change.h"

#include "base/arena.h"
#include "orders/free/change/free_plan.h"
#include "orders/free/parts/free_idle.h"
#include "orders/free/parts/free_thing.h"

static bool is_pointer(const struct token *t)
{
	static const char *const words[] = {
		"this",     "that",    "these",    "those",      "it",
		"same",     "above",   "example",  "suggestion", "agreed",
		"proposal", "exactly", "precisely"};

	return TOKEN_AMONG(t, words);
}

static bool is_beside(const struct token *t)
{
	static const char *const words[] = {
		"your",  "the",  "line",  "order", "ok",   "okay",   "fine",  "good",
		"like",  "want", "take",  "do",    "as",   "quoted", "shown", "is",
		"me",    "go",   "right", "sure",  "from", "for",    "with",  "so",
		"just",  "d",    "would", "will",  "love", "what",   "i",     "you",
		"wrote", "said", "give",  "let",   "us",   "have"};
	static const char *const amount[] = {"more", "less", "fewer", "enough", "yes"};

	if (TOKEN_AMONG(t, amount))
		return false;
	return t->kind == TOKEN_SIGN || TOKEN_AMONG(t, words) || token_is(t, WORD_I) ||
	       (t->kind == TOKEN_WORD && free_passes(t));
}

/* The word that begins what is said otherwise: its change follows. */
static bool begins_change(const struct token *t)
{
	static const char *const words[] = {"but", "except", "only", "though"};

	return TOKEN_AMONG(t, words);
}

struct clause *free_points(struct free *f, const struct clause *said)
{
	bool any = false;
	int i = 0;

	for (; i < said->n; i++) {
		const struct token *t = &said->t[i];
		if (token_denies(t) || token_is_sign(t, '?'))
			return NULL;
		if (any && begins_change(t))
			break;
		bool one = i && str_is(t->text, "one") && is_pointer(t - 1);
		if (!one && !is_pointer(t) && !is_beside(t))
			return NULL;
		any |= is_pointer(t);
	}
	if (i == said->n && free_says_change(said))
		return NULL; /* "Change it.": nobody knows into what */
	while (i < said->n && begins_change(&said->t[i]))
		i++;
	return any ? free_clause(f, &said->t[i], said->n - i) : NULL;
}

/* The token behind words that take an order back, and begin at `i`; 0: they do not. */
static int behind_retreat(const struct clause *c, int i)
{
	enum { WORDS = 4 };
	static const char *const phrases[][WORDS] = {
		{"thought", "better", "of"},
		{"changed", "my", "mind", "about"},
		{"changed", "my", "mind", "on"},
		{"decided", "against"},
		{"call", "off"},
		{"take", "back"},
		{"second", "thoughts", "about"},
		{"second", "thoughts", "on"},
		{"no", "longer"},
	};

	if (free_takes(&c->t[i]))
		return i + 1;
	for (size_t p = 0; p < sizeof phrases / sizeof *phrases; p++) {
		int n = 0;
		while (n < WORDS && phrases[p][n] && i + n < c->n &&
		       str_is(c->t[i + n].text, phrases[p][n]))
			n++;
		if (n == WORDS || !phrases[p][n])
			return i + n;
	}
	return 0;
}

static bool has_token(const struct clause *c, const struct token *t)
{
	for (int i = 0; i < c->n; i++)
		if (c->t[i].kind == t->kind && c->t[i].id == t->id &&
		    c->t[i].value == t->value &&
		    (t->id || str_iequal(c->t[i].text, t->text)))
			return true;
	return false;
}

/* Has the order all that is named in the words, and do they say nothing else? */
static bool is_named(const struct clause *order, const struct clause *said)
{
	bool any = false;

	for (int i = 0, to; i < said->n; i++) {
		const struct token *t = &said->t[i];
		if ((to = behind_retreat(said, i))) {
			i = to - 1;
			continue;
		}
		bool names = token_is_thing(t) || t->id >= WORD_GAME ||
			     (t->kind == TOKEN_WORD && !t->id);
		if (names && !(t->flags & WORD_DROPPED) && has_token(order, t))
			any = true;
		else if (t->kind != TOKEN_SIGN && !token_is(t, WORD_I) &&
			 (token_is_thing(t) || !free_passes(t)))
			return false;
	}
	return any;
}

/* The sentence that takes something back; NULL: what comes after it may say more. */
static struct clause *only_sentence(struct free *f, const struct clause *said)
{
	int end = 0;

	while (end < said->n && !free_ends_sentence(said->t, said->n, end, 0))
		end++;
	if (end + 1 < said->n &&
	    !free_confirms(free_clause(f, &said->t[end + 1], said->n - end - 1)))
		return NULL;
	return free_clause(f, said->t, end);
}

struct clause *free_retracted(struct free *f, const struct clause *text)
{
	enum { ORDERS = 16 };
	const struct sheet *s = f->l->before;
	const struct clause *said = only_sentence(f, text);
	struct clause *order[ORDERS], *only = NULL;
	bool retreats = false;
	int n = 0;

	for (int i = 0; said && i < said->n; i++)
		retreats |= behind_retreat(said, i) > 0;
	for (int i = 0; retreats && s && i < s->n_slots && n < ORDERS; i++)
		order[n++] = free_clause_of(f, slot_text(f->l->a, &s->slots[i]));
	for (int i = 0; i < n; i++) {
		if (!is_named(order[i], said) || free_is_of_parts(f, order[i], said))
			continue;
		if (only)
			return NULL;
		only = order[i];
	}
	/* A word that another order has, and this one has not, may mean that one. */
	for (int i = 0; only && i < n; i++)
		for (int k = 0; k < said->n; k++)
			if (said->t[k].kind == TOKEN_WORD &&
			    !(said->t[k].flags & WORD_DROPPED) &&
			    has_token(order[i], &said->t[k]) &&
			    !has_token(only, &said->t[k]))
				return NULL;
	return only;
}

/* --- the same in many words --- */

/* Words that leave open whether anything is taken back. */
static bool leaves_open(const struct token *t)
{
	static const char *const words[] = {"wonder", "whether", "maybe",   "perhaps",
					    "might",  "should",  "instead", "but",
					    "could",  "only",    "just",    "unless"};

	return TOKEN_AMONG(t, words) || token_is_sign(t, '?') || token_is(t, WORD_IF) ||
	       token_is(t, WORD_ELSE) || t->kind == TOKEN_NUMBER;
}

/* "I take my offer to Lotte back", "I won't be helping Edith after all", "no help for Bruno any more". */
static bool retreats(const struct clause *c)
{
	bool take = false, denied = false, back = false, cancels = false;
	bool card = false, kept = false;

	for (int i = 0; i < c->n; i++) {
		const struct token *t = &c->t[i];
		take |= str_is(t->text, "take") || str_is(t->text, "pull");
		denied |= token_denies(t) || str_is(t->text, "won");
		back |= take && str_is(t->text, "back");
		back |= denied && str_is(t->text, "after") && str_is(t[1].text, "all");
		back |= denied &&
			(str_is(t->text, "anymore") || str_is(t->text, "longer") ||
			 (str_is(t->text, "any") && str_is(t[1].text, "more")));
		cancels |= behind_retreat(c, i) > 0;
		card |= free_is_card(t);
		kept |= free_keeps(t);
	}
	return back || cancels || (card && kept);
}

static bool ends_part(const struct token *t)
{
	return t->kind == TOKEN_SIGN || split_begins_reason(t);
}

/* What other words for an order mean, held against the verb of one. */
struct meaning {
	int verb;
	bool found;
};

static void look_at_verb(void *with, const struct clause *means)
{
	struct meaning *m = with;

	m->found |= means->n && means->t[0].id == m->verb;
}

/* How many of its words mean this order: things that it has, and other words for its verb. -1: some mean another. */
static int means_order(struct free *f, const struct clause *order,
		       const struct clause *said)
{
	bool verb = false, other = false;
	int n = 0;

	for (int i = 0; i < said->n; i++) {
		const struct token *t = &said->t[i];
		bool thing = token_is(t, WORD_SEAT) || free_is_card(t);
		if (thing && !has_token(order, t))
			return -1;
		n += thing;
		if (free_verb(f, t) && !(t->flags & WORD_NOUN)) {
			verb |= t->id == order->t[0].id;
			other |= t->id != order->t[0].id;
		}
	}
	struct meaning meaning = {order->t[0].id, verb};
	if (!verb)
		phrases_hint(f->phrases, said, look_at_verb, &meaning);
	verb = meaning.found;
	return other && !verb ? -1 : n + verb;
}

struct clause *free_retracted_loosely(struct free *f, const struct clause *text)
{
	enum { LONG = 16 };
	const struct sheet *s = f->l->before;
	struct clause *only = NULL;
	int end = 0, best = 0;

	while (s && end < text->n && !ends_part(&text->t[end]))
		end++;
	if (!end || end > LONG)
		return NULL;
	struct clause *said = free_clause(f, text->t, end);
	if (!retreats(said))
		return NULL;
	for (int i = 0; i < text->n; i++)
		if (leaves_open(&text->t[i]) ||
		    (i > end && token_is(&text->t[i], WORD_SEAT)))
			return NULL;
	for (int i = 0; i < s->n_slots; i++) {
		struct clause *order =
			free_clause_of(f, slot_text(f->l->a, &s->slots[i]));
		int means = order->n && !free_is_of_parts(f, order, said)
				    ? means_order(f, order, said)
				    : -1;
		if (means < 1 || means < best)
			continue;
		only = means > best ? order : NULL;
		best = means;
	}
	return only;
}
