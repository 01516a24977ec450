/* A sentence that tells that its writer is away: see orders/away.h.
 *
 * It is read by its subject: "I am", "I'll be", "we go", or none at all ("Sorry, away next week"), and behind it the words of an
 * absence; "my holiday"; "I can't play"; "back on". A sentence that may mean somebody else, or tells
 * what was, or wishes, supposes or denies does not count.
 * SPDX-License-Identifier: ISC */
#include "orders/away.h"

#include <stddef.h>

#include "orders/away/words.h"
#include "orders/lexis/lex.h"

enum { BETWEEN = 4 }; /* words that may be between "I'm" and "on holiday" */

/* Where somebody is; behind "I am", or alone at the beginning of a clause. */
static const char *const places[] = {
	"away",
	"absent",
	"on|off ?a ?short ?long ?family ?work|business|school ?parental|annual|sick|maternity|paternity holiday|holidays|vacation|vacations|leave|trip|business|tour|honeymoon|break",
	"out of ?the office|town|country",
	"ooo|offline|abroad|unavailable|unreachable|travelling|traveling|holidaying",
	"not available|around|here|home|online|reachable|there|contactable",
	"not at home",
	"off work",
	"off ?the grid|line|net",
	"without ?any internet|email|mail|access|network|wifi|computer",
	"in ?the hospital|clinic",
	NULL};
/* These are so behind "I am" alone. */
static const char *const loose_places[] = {"gone|off|out|camping|skiing|hiking|sailing",
					   NULL};
static const char *const nouns[] = {
	"?short ?long ?family ?summer|winter|christmas|annual|easter ?business|ski holiday|holidays|vacation|vacations|absence|leave|trip|honeymoon",
	"time|days|day|week|weeks off", NULL};
static const char *const subjects[] = {
	"i'm|im|we're|i'll|ill|we'll|i've|we've ?will ?shall ?be",
	"i|we am|are|will|shall|must|may|might|should|could|have|need|plan|go ?to ?will ?be",
	"i|we ?am ?are going ?to ?be ?go", NULL};
static const char *const adverbs[] = {
	"be|been|also|just|unfortunately|sadly|probably|likely|afraid|then|again|now|completely|mostly|all|both|currently|going|to|go|being|indeed|actually|perhaps|maybe",
	NULL};
static const char *const unable[] = {
	"can't|cant|cannot|won't|wont|couldn't ?be ?able ?to",
	"can|will|shall|am|are|be not ?be ?able ?to", "'m not able to",
	"am|are|'m|be|i'm|we're unable|not ?able to", NULL};
static const char *const doings[] = {
	"play|order|reply|answer|respond|write|participate",
	"read|check|access|get|see ?to ?my mail|mails|email|emails|e ?- ?mail|mailbox",
	"send|submit|give|mail|write ?any|my|in orders|order|moves|anything",
	"take part",
	"be ?able ?to ?there ?here",
	"available|around|here|home|online|reachable",
	NULL};
static const char *const lacking[] = {
	"have|'ve|got no|little internet|email|mail|access|time|computer|connection|wifi|signal",
	"have|'ve|take|taking|got ?a ?an ?some ?my ?the", NULL};

/* Longest match of any of these patterns at `i`. */
static int match(const struct away_words *w, int i, const char *const *patterns)
{
	int longest = 0;

	for (; *patterns; patterns++) {
		int n = away_match(w, i, *patterns);
		longest = n > longest ? n : longest;
	}
	return longest;
}

/* Whom else it may be about, or another time, or a supposition. */
static bool speaks_of_other(const struct away_words *w)
{
	static const char *const others[] = {
		"he|she|they|his|her|hers|him|their|theirs|them|he's|she's|they're|they'll|he'll|she'll|you're|you'll|you've|your|yours|who|whose|who's|whoever",
		"wife|husband|son|daughter|boss|friend|friends|mother|father|brother|sister|partner|colleague|kids|parents|neighbour|neighbor",
		"was|were|had|ago|yesterday|came|went|returned|been|recently|wasn't|weren't|hadn't|returns|got",
		"if|unless|whether|would|wish|hope|enjoy|enjoyed|happy|merry|wouldn't|i'd|we'd|unlike|suppose|pretend",
		"cancelled|canceled|postponed|cancel|wrong|instead|joke|kidding",
		"last week|month|year|time|weekend|monday|tuesday|wednesday|thursday|friday|saturday|sunday|summer|winter",
		"are|were|will|do|did|have|can|should|may|if|when|while|that you",
		"a|have ?a nice|good|great|lovely|wonderful|pleasant",
		"nobody|somebody|someone|anybody|anyone|another",
		NULL};

	for (int i = 0; i < w->n; i++)
		if (match(w, i, others))
			return true;
	return false;
}

/* Every pattern of an absence has one of these words in it, or one with an apostrophe ("can't"). Orders rarely have. A pattern that has
 * none is never looked at: its word is added here. */
static bool may_tell(const struct away_words *w)
{
	static const char *const words[] = {
		"away",      "absent",     "holiday",     "holidays",    "vacation",
		"vacations", "absence",    "leave",       "trip",        "business",
		"tour",      "honeymoon",  "break",       "out",         "ooo",
		"offline",   "abroad",     "unavailable", "unreachable", "travelling",
		"traveling", "holidaying", "not",         "off",         "without",
		"hospital",  "clinic",     "gone",        "camping",     "skiing",
		"hiking",    "sailing",    "no",          "little",      "cant",
		"cannot",    "wont",       "unable",      "back",        "return",
		"returning"};

	for (int i = 0; i < w->n; i++) {
		struct str text = w->w[i].text;
		if (WORD_AMONG(text, words) || str_find(text, STR("'")) != SIZE_MAX ||
		    str_find(text, STR("\xe2\x80\x99")) != SIZE_MAX)
			return true;
	}
	return false;
}

/* "Bob is", "Blue's": a verb of the third person is said of "my holiday", "it" and "this" alone. */
static bool has_other_subject(const struct away_words *w)
{
	for (int i = 0; i < w->n; i++) {
		if (!away_any(
			    w, i,
			    "is|isn't|has|hasn't|goes|'s|are|aren't|will|won't|leaves|takes|comes"))
			continue;
		if (i > 0 &&
		    !away_any(
			    w, i - 1,
			    "i|we|it|this|that|holiday|holidays|vacation|absence|leave|trip|here|and|but|,|.|there|which|-|:|off"))
			return true;
	}
	return false;
}

/* Where a clause begins: behind a sign, or a word that joins clauses, or words of politeness. */
static int clause_at(const struct away_words *w, int i)
{
	static const char *const leads[] = {
		"sorry|apologies|hi|hello|hey|dear|please|note|ps|p|s|fyi|notice|warning|reminder|also|btw|unfortunately|sadly|ok|okay|all|everybody|everyone|gm|folks|guys|there|well|so|and|but|because|as|since|for|or|then|that|by|the|way|just|to|let|tell|inform|know|you|heads|up|from|me|attention|subject|:|,|.|-|!|;|(|)|*|\"|i|my|our|about|will|be|not|shall|am|only|probably|perhaps|maybe|advance|in|absence|of",
		NULL};

	while (i > 0 && match(w, i - 1, leads))
		i--;
	return i;
}

/* Is nothing but days and politeness before word `i`? "Away next week", "10-14 Dec: holiday", "Next week away". */
static bool begins_clause(const struct away_words *w, int i)
{
	static const char *const days[] = {
		"next|this|week|weekend|from|until|till|to|on|between|the|of|today|tomorrow|for|days|day|weeks|a",
		"jan|january|feb|february|mar|march|apr|april|may|jun|june|jul|july|aug|august|sep|sept|september|oct|october|nov|november|dec|december",
		"mon|monday|tue|tuesday|wed|wednesday|thu|thursday|fri|friday|sat|saturday|sun|sunday",
		"/", NULL};

	for (i = clause_at(w, i); i > 0; i = clause_at(w, i)) {
		if (w->w[i - 1].number < 0 && !match(w, i - 1, days))
			return false;
		i--;
	}
	return true;
}

static int skip_adverbs(const struct away_words *w, int i)
{
	while (match(w, i, adverbs))
		i++;
	return i;
}

/* "I'll be on holiday", "we're gone", "I have a holiday", "I can't play", behind the subject at `i`. */
static bool predicate(const struct away_words *w, int i, int subject)
{
	int at = skip_adverbs(w, i + subject), n;

	if (match(w, at, places) || match(w, at, loose_places))
		return true;
	/* "I'm in Rome on holiday" */
	for (int k = at; k <= at + BETWEEN; k++)
		if (match(w, k, places) > 1)
			return true;
	/* "I have", "I'm taking", and "I can't" hold a part of the subject. */
	for (at = i + 1; at <= i + subject; at++) {
		if ((n = match(w, at, lacking)) &&
		    (match(w, at + n, nouns) || away_any(w, at + 1, "no|little")))
			return true;
	}
	for (at = i; at <= i + subject; at++)
		if ((n = match(w, at, unable)) && match(w, at + n, doings))
			return true;
	return false;
}

/* "..., no internet there": what is lacking where they are. */
static bool lacks_at(const struct away_words *w, int i)
{
	return away_match(
		       w, i,
		       "no internet|email|mail|mails|wifi|connection|signal|network|access|phone|computer|laptop|time") >
		       1 ||
	       away_match(
		       w, i,
		       "don't|dont have|get ?any internet|email|mail|wifi|access|time|signal|connection") >
		       1;
}

static bool tells_at(const struct away_words *w, int i)
{
	int subject = match(w, i, subjects);

	if (!subject && away_any(w, i, "i|we"))
		subject = 1;
	if (subject && predicate(w, i, subject))
		return true;
	if (away_any(w, i, "my|our") && match(w, i + 1, nouns))
		return true;
	/* "Won't be able to write next week", "No internet until Friday" */
	int cannot = match(w, i, unable);
	if (((cannot && match(w, i + cannot, doings)) || lacks_at(w, i)) &&
	    begins_clause(w, i))
		return true;
	return (match(w, i, places) || match(w, i, nouns) ||
		away_match(w, i, "gone|travelling|traveling|offline")) &&
	       begins_clause(w, i);
}

/* "I'll be back on Monday", "back Monday", "I return on the 5th". */
static bool returns_at(const struct away_words *w, int i, int64_t today)
{
	if (!away_any(w, i, "back|return|returning"))
		return false;
	int at = i;
	while (at > 0 &&
	       away_any(
		       w, at - 1,
		       "be|not|come|coming|get|getting|only|am|will|shall|to|going|won't|can't|now|again|'ll"))
		at--;
	bool mine = away_any(w, at - 1, "i|we|i'm|i'll|we're|we'll|im|ill") ||
		    away_match(w, at, "won't be") || begins_clause(w, i);
	const char *end = w->w[w->n - 1].text.s + w->w[w->n - 1].text.n;
	struct str rest = {w->w[i].text.s, (size_t)(end - w->w[i].text.s)};
	struct away_days d = away_days(rest, today);
	return mine && d.kind == AWAY_SPAN && w->n > i + 1;
}

/* "I'm not away", "no holiday": a word that denies, which no unit of absence has in it. */
static bool denies(const struct away_words *w)
{
	for (int i = 0; i < w->n; i++) {
		if (!away_any(w, i,
			      "not|no|never|isn't|aren't|don't|dont|without|neither"))
			continue;
		bool unit =
			match(w, i, places) || lacks_at(w, i) ||
			away_any(w, i - 1, "have|'ve|got") || match(w, i - 1, unable) ||
			match(w, i, unable) ||
			away_match(
				w, i,
				"not ?be ?come ?available ?able ?back ?until|till|before|to|again") >
				1;
		if (!unit)
			return true;
	}
	return false;
}

/* Is it told in words that mean nothing else, where it names no day? "I'm back from my holiday" is not. */
static bool is_plain(const struct away_words *w)
{
	bool plain = false;

	for (int i = 0; i < w->n; i++) {
		if (away_any(w, i, "back"))
			return false;
		plain |= away_any(w, i, "holiday|holidays|vacation|absent|office|ooo");
	}
	return plain;
}

bool away_is_said(struct str sentence, int64_t today, struct away_days *d)
{
	struct away_words w;
	bool told = false;

	away_split(sentence, &w);
	if (w.too_many || !w.n || !may_tell(&w) || speaks_of_other(&w) ||
	    has_other_subject(&w) || denies(&w))
		return false;
	for (int i = 0; i < w.n && !told; i++)
		told = tells_at(&w, i) || returns_at(&w, i, today);
	if (!told)
		return false;
	*d = away_days(sentence, today);
	return d->kind != AWAY_NONE || is_plain(&w);
}
