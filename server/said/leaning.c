/* Words for and against playing: see leaning.h. A denial counts only where it denies that somebody plays: "I do not consent to the
 * publication of my number", "I don't know what to press" decline nothing.
 * SPDX-License-Identifier: ISC */
#include "server/said/leaning.h"

#include <stdbool.h>
#include <string.h>

#include "base/text/typed.h"

enum { PLAIN_WORDS = 3 };

/* clang-format off */
/* They say that the writer does not play, whatever stands beside them. */
static const char *const against[] = {
	"decline", "declining", "cannot", "can't", "cant", "won't", "wont", "couldn't", "couldnt", "unable", "unsubscribe", "remove me", "resign", "stop",
	"count me out", "leave me out", "i'm out", "im out", "i am out", "no time", "no thanks", "no thank you", "no interest", "have to pass",
	"must pass", "i pass", "i'll pass", "i will pass", "too busy", "rather not", "not for me", "leider nicht", "keine zeit", "kein interesse",
	"keine lust", "pas le temps", "sans moi",
};
/* The same words where they mean the opposite, or nothing. */
static const char *const harmless[] = {
	"no problem", "kein problem", "no worries", "no doubt", "why not", "can't wait", "cant wait", "cannot wait", "can't complain", "no time to lose", "no time to waste", "couldn't be happier", "can't believe",
	"couldn't resist", "can't resist", "cannot resist",
};
static const char *const denials[] = {"not", "don't", "dont", "didn't", "isn't", "never", "nicht", "kein", "keine"};
/* Between a denial and what it denies. */
static const char *const between[] = {
	"really", "actually", "currently", "be", "able", "to", "want", "wish", "like", "think", "feel", "i", "can", "could", "would", "will", "have", "the",
	"any", "enough", "going", "at", "all", "that", "do", "take", "right", "now",
};
/* What is denied where somebody does not play. */
static const char *const playing[] = {
	"play", "playing", "join", "joining", "part", "participate", "participating", "time", "interested", "possible", "make", "it", "this", "so", "up",
	"available", "in", "mitspielen", "mitmachen", "dabei",
};
static const char *const wishing[] = {"want", "wish", "like", "able", "have", "think"};
/* "I don't know if I can join": they have not made up their mind. */
static const char *const undecided[] = {"know", "yet", "sure", "decided", "certain", "made up"};
static const char *const for_it[] = {
	"yes", "y", "ok", "okay", "sure", "join", "play", "love", "yep", "yeah", "yup", "count me", "gladly", "accept", "happy to", "glad to", "delighted",
	"i'm in", "im in", "i am in", "me in", "we're in", "we are in", "i'm back in", "back in", "in for it", "ja", "oui", "gern", "gerne", "dabei", "mitspielen",
	"mitmachen", "take part", "honoured", "honored", "sounds fun", "sounds great", "sounds good", "count on me", "deal me in", "i'll come", "nothing would please me more",
	"nothing i'd like more", "i'm game", "aye", "spiele mit", "mache mit", "mach mit", "volontiers", "participe", "volentieri", "ci sto", "me apunto",
};
/* "I would like to join, but not as the Fremen" declines nothing. */
static const char *const limits[] = {"as", "the", "before", "until", "under", "on", "with", "if"};
/* Behind JOIN they are its parts: "No, I want the Healer: join powers healer". */
static const char *const parts[] = {"powers", "word", "seat", "colour"};
/* clang-format on */

static bool ends_word(struct str text, size_t at)
{
	return at == text.n || !typed_is_letter(text.s[at]);
}

/* The longest phrase that stands here, in bytes. */
static size_t phrase_at(struct str text, const char *const *list, size_t n)
{
	size_t best = 0;

	for (size_t i = 0; i < n; i++) {
		size_t end = typed_begins(text, list[i]);
		if (end > best && ends_word(text, end))
			best = end;
	}
	return best;
}
#define PHRASE(text, list) phrase_at(text, list, sizeof(list) / sizeof *(list))

/* Behind the word, where the next one begins. */
static struct str behind(struct str text, size_t n)
{
	while (n < text.n && !typed_is_letter(text.s[n]))
		n++;
	return str_slice(text, n, text.n);
}

static struct str next_word(struct str text)
{
	size_t n = 0;

	while (n < text.n && (typed_is_letter(text.s[n]) || text.s[n] == '\''))
		n++;
	return behind(text, n ? n : 1);
}

/* What a denial says, by the words behind it. */
enum denied { DENIED_ELSE, DENIED_PLAYING, DENIED_UNDECIDED, DENIED_LIMIT };

static enum denied denied(struct str rest)
{
	size_t n;
	bool wished = false;

	if (PHRASE(rest, undecided)) {
		for (; rest.n; rest = next_word(rest))
			if (PHRASE(rest, playing))
				return DENIED_UNDECIDED;
		return DENIED_ELSE;
	}
	if (PHRASE(rest, limits))
		return DENIED_LIMIT;
	while ((n = PHRASE(rest, between))) {
		if (PHRASE(rest, playing))
			break;
		wished |= PHRASE(rest, wishing) > 0;
		rest = behind(rest, n);
	}
	if (!(n = PHRASE(rest, playing)))
		return wished && !rest.n ? DENIED_PLAYING : DENIED_ELSE;
	rest = behind(rest, n);
	return PHRASE(rest, limits) ? DENIED_LIMIT : DENIED_PLAYING;
}

/* How far one sentence is for playing: "I would love to, but I can't" is against it. */
static unsigned of_sentence(struct str sentence)
{
	static const char *const no[] = {"no", "nope", "nein", "non", "nay"};
	static const char *const join[] = {"join"};
	static const char *const turns[] = {"but", "however", "still", "aber"};
	static const char *const before_no[] = {"sorry", "oh", "well", "er",   "um",
						"hi",    "hm", "what", "dear", "hello"};
	struct str rest = behind(sentence, 0);
	bool first = true; /* "provided that no fee is payable" says no to nothing */
	unsigned all = 0, before = 0;
	bool joins = false, any_join = false;
	size_t n;

	for (; rest.n; rest = next_word(rest)) {
		if ((n = PHRASE(rest, harmless))) {
			rest = str_slice(rest, n - 1, rest.n);
			continue;
		}
		if (PHRASE(rest, turns)) {
			before = all ? all : before;
			all = 0;
		} else if (PHRASE(rest, against))
			all |= LEANS_AGAINST;
		else if (PHRASE(rest, no))
			all |= first ? LEANS_NO : 0;
		else if ((n = PHRASE(rest, denials)))
			switch (denied(behind(rest, n))) {
			case DENIED_PLAYING:
				all |= LEANS_AGAINST;
				break;
			case DENIED_UNDECIDED:
				return LEANS_FOR | LEANS_AGAINST;
			case DENIED_LIMIT:
				if ((all | before) & LEANS_FOR)
					return LEANS_FOR | LEANS_AGAINST;
				break;
			case DENIED_ELSE: /* the "sure" of "not sure" agrees to nothing */
				if (PHRASE(behind(rest, n), undecided))
					rest = behind(rest, n);
				break;
			}
		else if (PHRASE(rest, for_it))
			all |= LEANS_FOR;
		first &= PHRASE(rest, before_no) > 0;
		joins |= any_join && PHRASE(rest, parts);
		any_join |= PHRASE(rest, join) > 0;
	}
	/* "I can't start before Friday, but I'm in": what is said last counts. */
	all = all ? all | (before & LEANS_NO) : before;
	if (all & LEANS_AGAINST)
		return joins ? LEANS_AGAINST | LEANS_FOR : LEANS_AGAINST;
	if (all == (LEANS_FOR | LEANS_NO))
		return LEANS_AGAINST | LEANS_FOR; /* "No, I'd love to" */
	if (any_join && !(all & LEANS_NO) && str_words(sentence) <= PLAIN_WORDS)
		all |= LEANS_PLAINLY;
	return all;
}

/* A picture stands where a full stop would: "Count me in 😀 Could I be blue?" Pictures have four bytes, the first from 0xf0 on. */
static bool ends_here(char c)
{
	return strchr(".!?\n", c) || (unsigned char)c >= 0xf0;
}

unsigned leaning(struct str text)
{
	unsigned all = 0;

	while (text.n) {
		size_t n = 0;
		while (n < text.n && !ends_here(text.s[n]))
			n++;
		if (!(n < text.n && text.s[n] == '?'))
			all |= of_sentence(str_slice(text, 0, n));
		text = str_slice(text, n + (n < text.n), text.n);
	}
	return all;
}
