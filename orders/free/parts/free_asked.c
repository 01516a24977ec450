/* What asks or supposes: "If Edith used her Power, could I attack ...?", "Suppose I attack ...". Words of an order in such a
 * sentence order nothing.
 * SPDX-License-Identifier: ISC */
#include "orders/free/parts/free_thing.h"

/* Somebody of whom a question may be asked behind "could", "is" and the like. */
static bool is_subject(const struct token *t)
{
	static const char *const who[] = {"we",     "he",   "she",      "they",
					  "one",    "it",   "anybody",  "anyone",
					  "there",  "that", "somebody", "someone",
					  "nobody", "this", "everybody"};

	return token_is(t, WORD_I) || token_is(t, WORD_SEAT) ||
	       token_is(t, WORD_PRONOUN) || TOKEN_AMONG(t, who);
}

/* "could I", "would it", "is it"; also "would you recommend". "Will you please attack" and "Might I bid 4" are requests, and
 * "Should Green attack, ..." is a condition; `asked`: a question mark follows. */
static bool asks_at(const struct token t[], int i, int to, bool asked)
{
	static const char *const modal[] = {"could", "would", "am",  "is",  "are",
					    "was",   "does",  "did", "must"};
	static const char *const soft[] = {"should", "shall", "do",
					   "can",    "may",   "will"};
	static const char *const opinion[] = {"recommend", "advise", "suggest", "think",
					      "say",       "prefer", "agree",   "mind",
					      "know",      "mean",   "rather"};

	if (i + 2 >= to || t[i].kind != TOKEN_WORD ||
	    !(TOKEN_AMONG(&t[i], modal) || TOKEN_AMONG(&t[i], soft)))
		return false;
	if (str_is(t[i + 1].text, "you"))
		return TOKEN_AMONG(&t[i + 2], opinion);
	return is_subject(&t[i + 1]) && (asked || TOKEN_AMONG(&t[i], modal));
}

/* "who would", "how do I", "what if", "which is": where no order begins. */
static bool wonders_at(const struct token t[], int i, int to)
{
	static const char *const wh[] = {"who",  "whom",  "why",   "how",
					 "what", "where", "which", "when"};
	static const char *const aux[] = {
		"would", "could", "should",  "do",       "does", "did",   "can",  "may",
		"is",    "are",   "happens", "happened", "must", "might", "shall"};
	static const char *const what[] = {"would", "could",   "does",
					   "did",   "happens", "happened"};

	if (i + 2 >= to || t[i].kind != TOKEN_WORD || !TOKEN_AMONG(&t[i], wh))
		return false;
	if (str_is(t[i].text, "what"))
		return token_is(&t[i + 1], WORD_IF) || TOKEN_AMONG(&t[i + 1], what) ||
		       ((str_is(t[i + 1].text, "should") ||
			 str_is(t[i + 1].text, "can")) &&
			is_subject(&t[i + 2]));
	if (str_is(t[i].text, "when"))
		return TOKEN_AMONG(&t[i + 1], aux) && is_subject(&t[i + 2]);
	return TOKEN_AMONG(&t[i + 1], aux);
}

/* "Suppose I ...", "imagine that we ...", "were I to ..." */
static bool supposes_at(const struct token t[], int i, int to, bool asked)
{
	static const char *const words[] = {"suppose", "supposing", "imagine",
					    "imagining", "were"};
	int k = i + 1;

	if (i + 2 >= to || !TOKEN_AMONG(&t[i], words))
		return false;
	if (str_is(t[i].text, "were") && !asked)
		return false; /* "Were I to lose C1, ..." is a condition */
	k += str_is(t[k].text, "that");
	return token_is(&t[k], WORD_I) || str_is(t[k].text, "we");
}

/* "tell me if I may", "please say whether", "I wonder how", "not sure if" */
static bool inquires_at(const struct token t[], int i, int to)
{
	static const char *const ask[] = {
		"tell", "say",    "explain", "ask",     "wonder", "wondering", "know",
		"sure", "advise", "clarify", "confirm", "check",  "asking"};
	static const char *const what[] = {"whether", "how",  "why",
					   "who",     "what", "if"};
	int k = i + 1;

	if (str_is(t[i].text, "whether")) /* "..., whether or not Green comes" */
		return i + 1 < to && !token_is(&t[i + 1], WORD_OR) &&
		       (token_is(&t[i + 1], WORD_I) || token_is(&t[i + 1], WORD_TO));
	if (!TOKEN_AMONG(&t[i], ask))
		return false;
	k += k < to && (token_is(&t[k], WORD_ME) || str_is(t[k].text, "us"));
	return k + 1 < to && (TOKEN_AMONG(&t[k], what) || token_is(&t[k], WORD_IF)) &&
	       (token_is(&t[k + 1], WORD_I) || is_subject(&t[k + 1]) ||
		token_is(&t[k + 1], WORD_TO));
}

/* "If I were you", "if only I could", "if I were mad". "If I were losing" is a fact, and so is what others did
 * to the writer ("invited"). */
static bool unreal_at(const struct token t[], int i, int to)
{
	static const char *const facts[] = {"losing", "winning", "to",
					    "beaten", "ahead",   "behind",
					    "about",  "alone",   "outbid"};
	int k = i + 1;

	if (!token_is(&t[i], WORD_IF) || i + 3 >= to)
		return false;
	if (str_is(t[k].text, "only"))
		return token_is(&t[k + 1], WORD_I) && str_is(t[k + 2].text, "could");
	return token_is(&t[k], WORD_I) &&
	       (str_is(t[k + 1].text, "were") || str_is(t[k + 1].text, "was")) &&
	       !TOKEN_AMONG(&t[k + 2], facts) && !str_ends(t[k + 2].text, "ed") &&
	       !token_denies(&t[k + 2]);
}

/* "I could attack ..., but would that do?" */
static bool may_at(const struct token t[], int i, int to, bool asked)
{
	static const char *const may[] = {"could", "might"};

	return asked && i + 2 < to &&
	       (token_is(&t[i], WORD_I) || str_is(t[i].text, "we")) &&
	       TOKEN_AMONG(&t[i + 1], may);
}

bool free_is_opening(const struct token *t)
{
	static const char *const words[] = {
		"and", "so", "but",  "well", "hm",     "hmm", "oh",     "say", "ok",
		"now", "or", "then", "just", "please", "by",  "anyway", "also"};

	return t->kind == TOKEN_SIGN || token_is(t, WORD_NOISE) ||
	       token_is(t, WORD_AND) || TOKEN_AMONG(t, words);
}

bool free_is_asked(const struct token t[], int from, int to, int at)
{
	bool opens = true; /* nothing was said in this part of the sentence */
	bool begins_if = from < to && token_is(&t[from], WORD_IF);
	bool asked = token_is_sign(&t[to], '?');

	for (int i = from; i + 1 < to; i++) {
		if (inquires_at(t, i, to) || unreal_at(t, i, to))
			return true;
		/* A question behind the order speaks of it: "attack Yellow 3, would that do?" */
		if (opens && (t[i].column <= at || begins_if) &&
		    (asks_at(t, i, to, asked) || wonders_at(t, i, to) ||
		     supposes_at(t, i, to, asked) || may_at(t, i, to, asked)))
			return true;
		opens = free_ends_part(&t[i]) || (opens && free_is_opening(&t[i]));
	}
	return false;
}

/* "No instruction follows from this", "no such order is given": of what stands before it, nothing is ordered. */
static bool follows_none(const struct token t[], int i, int n)
{
	static const char *const what[] = {"instruction", "instructions", "order",
					   "orders",      "decision",     "commitment"};
	static const char *const done[] = {"follows", "follow", "is", "are"};
	const int k = i + 1 + (i + 2 < n && str_is(t[i + 1].text, "such"));

	return k + 1 < n && token_is(&t[i], WORD_NO) && TOKEN_AMONG(&t[k], what) &&
	       TOKEN_AMONG(&t[k + 1], done);
}

bool free_is_theory(const struct token t[], int n)
{
	static const char *const words[] = {"hypothetically", "hypothetical",
					    "theoretically",  "hypothesis",
					    "permissible",    "admissible"};
	static const char *const kind[] = {"kind", "sort"};
	static const char *const asks[] = {"recommend", "mean", "why", "advise",
					   "should"};

	for (int i = 0; i < n; i++)
		if (TOKEN_AMONG(&t[i], words) ||
		    (str_is(t[i].text, "nothing") && i + 3 < n &&
		     TOKEN_AMONG(&t[i + 3], kind)) ||
		    follows_none(t, i, n) ||
		    (str_is(t[i].text, "thinking") && str_is(t[i + 1].text, "aloud")))
			return true;
	/* "You mention "..." somewhere. Would you recommend that?", "The rules have ... Why?" */
	bool house =
		n > 3 && (str_is(t[0].text, "you") || str_is(t[1].text, "rules") ||
			  str_is(t[1].text, "rulebook") || str_is(t[1].text, "manual"));
	for (int i = n - 1; house && i > 0 && token_is_sign(&t[n - 1], '?'); i--)
		if (TOKEN_AMONG(&t[i], asks))
			return true;
	return false;
}

/* "Vera, my dear, would you ally ...?": the first token of what is said to the player whom it names; 0: it names none so. */
static int behind_address(const struct clause *c)
{
	enum { FEW = 3 };
	int at = 0;

	if (!c->n || !token_is(&c->t[0], WORD_SEAT))
		return 0;
	for (int i = 1; i < c->n && i - at <= FEW; i++) {
		if (c->t[i].kind == TOKEN_NUMBER)
			break;
		if (token_is_sign(&c->t[i], ','))
			at = i + 1;
	}
	return at;
}

/* "If I call a traitor, do I lose my men?" */
static bool asks_behind_if(const struct clause *c)
{
	static const char *const asks[] = {"do", "does", "can",    "will", "would",
					   "is", "are",  "may",    "must", "what",
					   "am", "how",  "should", "who",  "where"};

	for (int i = 1; i + 1 < c->n && token_is(&c->t[0], WORD_IF); i++)
		if (token_is_sign(&c->t[i], ',') && TOKEN_AMONG(&c->t[i + 1], asks) &&
		    i + 2 < c->n && !str_is(c->t[i + 2].text, "you"))
			return true;
	return false;
}

/* "May I ...?", "How many ...?": for a person. "Could you please attack ...?" is a wish. */
bool free_is_question(const struct clause *c)
{
	static const char *const words[] = {
		"may",  "can",   "could", "should", "shall", "must", "do",
		"does", "is",    "are",   "who",    "what",  "why",  "how",
		"when", "where", "which", "will",   "would", "did"};
	const int told = behind_address(c);
	int first = told ? told
			 : c->n > 1 && token_is(&c->t[0],
						WORD_AND); /* "And what is ...?" */
	const struct token *next = &c->t[first + 1];
	bool you = c->n > first + 1 && str_is(next->text, "you");
	/* "Do invite Blue" asks nobody. */
	bool asked = c->n > first + 1 && str_is(c->t[first].text, "do") &&
		     next->id >= WORD_GAME && !(next->flags & WORD_NOUN);

	if (first < c->n && TOKEN_AMONG(&c->t[first], words))
		return told || (!you && !asked);
	if (asks_behind_if(c))
		return true;
	for (int i = 0; i < c->n; i++) /* "It is possible to ...?" */
		if (str_is(c->t[i].text, "possible") || str_is(c->t[i].text, "allowed"))
			return true;
	return false;
}

/* "Could you please attack ...?", "Attack Yellow 3, ok?": a wish; but not what another player is asked. */
bool free_is_plea(const struct token t[], int from, int to)
{
	static const char *const modal[] = {"could", "can", "would", "will"};
	static const char *const theirs[] = {"like",   "care",    "mind",   "want",
					     "help",   "join",    "prefer", "agree",
					     "rather", "like to", "want to"};
	static const char *const tags[] = {"ok", "okay", "please", "pls", "alright"};
	const struct token *last = &t[to - 1];
	bool asks = str_is(t[from].text, "might") || TOKEN_AMONG(last, tags);

	if (to - from > 2) /* "..., would you?", "..., yes?" */
		asks |= (str_is(last->text, "you") && TOKEN_AMONG(&last[-1], modal)) ||
			(str_is(last->text, "yes") && last[-1].kind == TOKEN_SIGN);
	for (int i = from; i + 2 < to; i++) {
		bool named = token_is(&t[i], WORD_SEAT) ||
			     (i == from && t[i].kind == TOKEN_WORD && !t[i].id &&
			      token_is_sign(&t[i + 1], ':'));
		bool addressed = named && t[i + 1].kind == TOKEN_SIGN &&
				 (token_is_sign(&t[i + 1], ',') ||
				  token_is_sign(&t[i + 1], ':'));
		if (addressed && (i == from || token_is_sign(&t[i - 1], ',')))
			return false; /* "Dan, could you ...", "Would you, Dan, ..." */
		asks |= (TOKEN_AMONG(&t[i], modal) || str_starts(t[i].text, "will")) &&
			str_is(t[i + 1].text, "you") && t[i + 2].kind == TOKEN_WORD &&
			!TOKEN_AMONG(&t[i + 2], theirs);
	}
	return asks;
}

static bool has_token(const struct token t[], int from, int to, const struct token *x)
{
	for (int i = from; i < to; i++)
		if (t[i].kind == x->kind && t[i].value == x->value &&
		    (x->kind == TOKEN_NUMBER || t[i].id == x->id))
			return true;
	return false;
}

/* "What colour do the Orcs play in 11?", "Truthtrance, Guild: do you have 10 spice?": the order asks that itself. "Shall I ask the Orcs
 * ...?" does not. */
static bool is_own_question(const struct verb *v, const struct token t[], int from,
			    int to, const struct clause *made)
{
	static const char *const begins[] = {"do",  "does", "have", "has",  "is",
					     "are", "did",  "will", "would"};
	bool named = false, colon = false;

	if (!v || !v->waits || !str_is(str_of(v->waits), "?"))
		return false;
	for (int i = from; i < to; i++) {
		named |= t[i].kind == TOKEN_WORD && t[i].id == made->t[0].id;
		colon |= named && (token_is_sign(&t[i], ':') ||
				   (token_is_sign(&t[i], ',') && i + 1 < to &&
				    TOKEN_AMONG(&t[i + 1], begins)));
	}
	return !named || colon;
}

/* A question orders nothing, unless the order has something of the words behind it: "C1? 30." answers one. */
bool free_only_asks(const struct verb *v, const struct token t[], int n, int from,
		    int to, const struct clause *made)
{
	if (to >= n || to == from || !token_is_sign(&t[to], '?') ||
	    free_is_plea(t, from, to) || is_own_question(v, t, from, to, made))
		return false;
	for (int k = 0; k < made->n; k++) {
		const struct token *x = &made->t[k];
		bool counts = x->kind == TOKEN_NUMBER || token_is(x, WORD_NO) ||
			      token_is(x, WORD_NOBODY) ||
			      (x->kind == TOKEN_WORD && x->id >= WORD_GAME);
		if (counts && !has_token(t, from, to, x) && has_token(t, to, n, x))
			return false;
	}
	return true;
}
