/* What tells of another's will: "Agnes wants to attack ...". Words of an order in such a sentence order nothing.
 * SPDX-License-Identifier: ISC */
#include "orders/free/parts/free_thing.h"
#include "orders/lexis/conjunction.h"

/* "wants to", "is going to", "would like me to", "keeps asking": the will of another; returns the first token behind it, 0: it is
 * not that. */
static int will_of(const struct token t[], int i, int to)
{
	static const char *const adverb[] = {
		"probably", "surely", "certainly", "also",   "now",    "maybe",
		"perhaps",  "soon",   "always",    "really", "likely", "still"};
	static const char *const wills[] = {"wants",   "plans",   "intends", "hopes",
					    "expects", "wishes",  "expect",  "wanted",
					    "dreams",  "prefers", "means",   "likes",
					    "loves",   "asks",    "begs",    "insists"};
	static const char *const going[] = {"going",    "likely", "about",
					    "planning", "hoping", "trying"};

	while (i < to && TOKEN_AMONG(&t[i], adverb))
		i++;
	if (i >= to || t[i].kind != TOKEN_WORD)
		return 0;
	if (TOKEN_AMONG(&t[i], wills))
		return i + 1;
	if (str_is(t[i].text, "would") && i + 1 < to &&
	    (str_is(t[i + 1].text, "like") || str_is(t[i + 1].text, "love")))
		return i + 2;
	if (str_is(t[i].text, "keeps") || str_is(t[i].text, "keep"))
		return i + 2 < to && (str_is(t[i + 1].text, "asking") ||
				      str_is(t[i + 1].text, "telling") ||
				      str_is(t[i + 1].text, "begging"))
			       ? i + 2
			       : 0;
	if (i + 1 < to && str_is(t[i + 1].text, "going to"))
		return i + 2;
	bool be = str_is(t[i].text, "is") || str_is(t[i].text, "are") ||
		  str_is(t[i].text, "s");
	if (be && i + 2 < to && TOKEN_AMONG(&t[i + 1], going) &&
	    (token_is(&t[i + 2], WORD_TO) || str_is(t[i + 1].text, "planning")))
		return i + 3;
	if (!str_is(t[i].text, "will") && !str_is(t[i].text, "would"))
		return 0;
	for (i++; i < to && TOKEN_AMONG(&t[i], adverb); i++)
		;
	return i;
}

/* The subject of a sentence that is not its writer, nor what is theirs: the token behind it, 0: there is none. */
static int other_subject(const struct token t[], int from, int to, int own)
{
	static const char *const ours[] = {
		"fleet",  "troops", "army",  "men",   "guys",  "boys",
		"forces", "ships",  "all",   "units", "rest",  "others",
		"please", "it",     "that",  "this",  "there", "nobody",
		"these",  "those",  "which", "who",   "what",  "both"};
	static const char *const people[] = {"they",     "everybody", "everyone",
					     "somebody", "someone",   "people",
					     "he",       "she"};
	int i = from;

	while (i < to && free_is_opening(&t[i]))
		i++;
	bool my = i < to && str_is(t[i].text, "my");
	i += i < to && (my || str_is(t[i].text, "the"));
	if (i >= to || t[i].kind != TOKEN_WORD || token_is(&t[i], WORD_I))
		return 0;
	if (token_is(&t[i], WORD_SEAT))
		return t[i].value == own ? 0 : i + 1;
	if (token_is(&t[i], WORD_PRONOUN) || TOKEN_AMONG(&t[i], people))
		return i + 1;
	return !t[i].id && t[i].text.n > 1 && !TOKEN_AMONG(&t[i], ours) ? i + 1 : 0;
}

/* A colon, or a comma with an order's word behind it: the writer goes on for themselves. */
static bool ends_will(const struct free *f, const struct token t[], int i, int to)
{
	if (t[i].kind != TOKEN_SIGN)
		return false;
	return token_is_sign(&t[i], ':') || token_is_sign(&t[i], ';') ||
	       (i + 1 < to && (token_is(&t[i + 1], WORD_I) || free_verb(f, &t[i + 1]) ||
			       token_is(&t[i + 1], WORD_NOISE)));
}

/* "Nobody should help Yellow", "I meant that no one must ally Green", "Bob should attack Red": what others are to do. What somebody is
 * to do for the writer ("Nobody should help me", "Nobody should come to C2") is theirs to say. */
static bool bids_others(const struct free *f, const struct token t[], int from, int to)
{
	static const char *const mean[] = {"mean",  "meant", "said", "say",
					   "think", "want",  "hope", "insist"};
	static const char *const none[] = {"nobody", "none", "noone", "no one"};
	static const char *const bids[] = {"should", "must", "ought"};
	int i = from;

	while (i < to && (free_is_opening(&t[i]) ||
			  (token_is(&t[i], WORD_NO) && t[i + 1].kind == TOKEN_SIGN)))
		i++; /* "NO! I meant ..." */
	if (i + 1 < to && token_is(&t[i], WORD_I) && TOKEN_AMONG(&t[i + 1], mean))
		i += 2 + (i + 2 < to && str_is(t[i + 2].text, "that"));
	if (i >= to)
		return false;
	const bool nobody = token_is(&t[i], WORD_NOBODY) || TOKEN_AMONG(&t[i], none);
	i = nobody ? i + 1 : other_subject(t, i, to, f->l->reader->seat);
	if (!i || i + 1 >= to ||
	    !(TOKEN_AMONG(&t[i], bids) || (nobody && str_is(t[i].text, "shall"))))
		return false;
	for (int k = i; k < to; k++)
		if ((nobody && str_is(t[k].text, "come")) || token_is(&t[k], WORD_ME) ||
		    str_is(t[k].text, "us") || str_is(t[k].text, "my") ||
		    str_is(t[k].text, "be") || str_is(t[k].text, "mine"))
			return false;
	return true;
}

bool free_is_wished(const struct free *f, const struct token t[], int from, int to,
		    int at)
{
	int i = other_subject(t, from, to, f->l->reader->seat);
	int end = i ? will_of(t, i, to) : 0;

	if (bids_others(f, t, from, to))
		return true;
	if (!end || end >= to)
		return false;
	int stop = end;
	bool verb = false;
	/* "... wants me to deal Yellow: I give 1 card": the colon of the order itself ends nothing. */
	while (stop < to &&
	       (!ends_will(f, t, stop, to) || (verb && token_is_sign(&t[stop], ':') &&
					       !free_verb(f, &t[stop + 1]))) &&
	       !TOKEN_BEGINS(&t[stop], BEGINS_RESULT) && !str_is(t[stop].text, "but") &&
	       !token_is(&t[stop], WORD_AND)) {
		verb |= t[stop].kind == TOKEN_WORD && t[stop].id >= WORD_GAME &&
			free_verb(f, &t[stop]);
		stop++;
	}
	if (at > t[from].column && stop < to && at > t[stop].column)
		return false; /* "Green wants in: invite Green" */
	bool will = str_is(t[end - 1].text, "will") || str_is(t[i].text, "will") ||
		    str_is(t[i].text, "would");
	if (!will || str_is(t[i + 1].text, "like"))
		return true;
	const struct verb *v = free_verb(f, &t[end]);
	return v && !token_is(&t[end], WORD_SEAT);
}

bool free_tears_names(const struct token t[], int from, int to, int n, int column,
		      const struct clause *made)
{
	const bool told = from + 1 < to && token_is(&t[from], WORD_SEAT) &&
			  t[from + 1].kind == TOKEN_WORD &&
			  str_ends(t[from + 1].text, "s");
	int i = 0;

	while (i < n && t[i].column < column)
		i++;
	const bool at =
		i < n && (token_is(&t[i], WORD_AND) || token_is_sign(&t[i], ','));
	const int link = at ? i : i - 1;
	if (link < 1 || link + 1 >= n ||
	    !(token_is(&t[link], WORD_AND) || (told && token_is_sign(&t[link], ','))) ||
	    !token_is(&t[link - 1], WORD_SEAT) || !token_is(&t[link + 1], WORD_SEAT) ||
	    (link + 2 < n && t[link + 2].kind == TOKEN_NUMBER))
		return false;
	for (int k = 0; k < made->n; k++)
		if (token_is(&made->t[k], WORD_SEAT) &&
		    made->t[k].value == t[link - 1].value)
			return false;
	return true;
}
