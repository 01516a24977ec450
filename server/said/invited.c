/* Answers to an invitation in other words than JOIN and DECLINE: see invited.h.
 * SPDX-License-Identifier: ISC */
#include "server/said/invited.h"

#include <string.h>

#include "base/arena.h"
#include "orders/vocab.h"
#include "server/options/powers.h"
#include "server/render/colours.h"

enum { AGAINST = 1, FOR = 2, PLAINLY = 4, PLAIN_WORDS = 3 };

/* clang-format off */
static const char *const against[] = {"no", "not", "cannot", "can't", "cant", "don't", "dont", "won't", "decline", "sorry", "unable", "unsubscribe", "remove", "resign", "couldn't", "stop", "wont", "can\xe2\x80\x99t", "don\xe2\x80\x99t", "won\xe2\x80\x99t"};
static const char *const for_it[] = {"yes", "y", "ok", "okay", "sure", "join", "play", "love", "in", "yep", "yeah", "count", "gladly"};
/* "I would like to join, but not as the Fremen" declines nothing. */
static const char *const limits[] = {"as", "the", "before", "until", "under", "on", "with", "if"};
/* clang-format on */

/* How far one sentence is for joining: "I would love to, but I can't" is against it.
 * "JOIN please" says it plainly. */
static int leaning(struct str sentence)
{
	struct str word;
	int n = str_words(sentence), found = 0;
	bool join = false, joins = false, denied = false, behind_not = false,
	     limited = false;

	while (str_word(&sentence, &word)) {
		while (word.n && strchr(",;:-", word.s[word.n - 1]))
			word.n--;
		for (size_t i = 0; i < sizeof limits / sizeof *limits; i++)
			limited |= behind_not && found && str_is(word, limits[i]);
		behind_not = str_is(word, "not");
		for (size_t i = 0; i < sizeof against / sizeof *against; i++)
			denied |= str_is(word, against[i]);
		joins |= join && (str_is(word, "powers") || str_is(word, "word") ||
				  str_is(word, "seat") || str_is(word, "colour"));
		for (size_t i = 0; i < sizeof for_it / sizeof *for_it; i++)
			if (str_is(word, for_it[i]))
				found = FOR;
		join |= str_is(word, "join");
	}
	/* "No, I want the Healer: join powers healer": nobody is asked whether they decline. */
	if (denied)
		return joins || limited ? AGAINST | FOR : AGAINST;
	return join && n <= PLAIN_WORDS ? FOR | PLAINLY : found;
}

/* A picture stands where a full stop would: "Count me in 😀 Could I be blue?" Pictures have four bytes, the first from 0xf0 on. */
static bool ends_here(char c)
{
	return strchr(".!?\n", c) || (unsigned char)c >= 0xf0;
}

/* To the end of a sentence or of a line. `*asks`: it is a question. */
static struct str next_sentence(struct str *rest, bool *asks)
{
	size_t n = 0;

	while (n < rest->n && !ends_here(rest->s[n]))
		n++;
	struct str sentence = str_slice(*rest, 0, n);
	*asks = n < rest->n && rest->s[n] == '?';
	*rest = str_slice(*rest, n + (n < rest->n), rest->n);
	return sentence;
}

static struct str without_signs(struct str word)
{
	while (word.n && strchr(".,;:!?\"'()=-", word.s[0]))
		word = str_slice(word, 1, word.n);
	while (word.n && strchr(".,;:!?\"'()=-", word.s[word.n - 1]))
		word.n--;
	return word;
}

static bool is_one_of(struct str word, const char *const *list, size_t n)
{
	for (size_t i = 0; i < n; i++)
		if (str_is(word, list[i]))
			return true;
	return false;
}

static bool leads_to_seat(struct str word)
{
	static const char *const words[] = {"be",   "as",     "colour", "color",
					    "seat", "prefer", "want",   "like",
					    "play", "have",   "or",     "rather"};

	return is_one_of(word, words, sizeof words / sizeof *words);
}

/* "Blue would be nice", "blue please", "blue is my favourite"; but not "blue is taken". */
static bool follows_seat(struct str words)
{
	static const char *const after[] = {"would", "please", "if", "sounds", "suits"};
	static const char *const is_so[] = {"fine", "nice",      "good",     "great",
					    "best", "favourite", "favorite", "ok"};
	struct str word = STR("");
	bool is = str_word(&words, &word) && str_is(word, "is");

	word = without_signs(word);
	for (int i = 0; is && i < 2 && str_word(&words, &word); i++)
		if (is_one_of(without_signs(word), is_so, sizeof is_so / sizeof *is_so))
			return true;
	return !is && is_one_of(word, after, sizeof after / sizeof *after);
}

static int find_seat(const struct letter_in *x, struct str name)
{
	return colour_number(x->rules, x->game->n_seats, str_lower(x->a, name));
}

static int find_power(const struct letter_in *x, struct str name)
{
	return powers_find(x->rules, name);
}

/* The seat, or Power, that the next words name, of at most as many as a name has; -1: none. They are taken off. */
static int take_named(const struct letter_in *x, struct str *words,
		      int find(const struct letter_in *, struct str name))
{
	enum { WORDS_IN_NAME = 3 };
	struct str at = *words, word, first = {0};
	int found = -1;

	for (int i = 0; i < WORDS_IN_NAME && str_word(&at, &word); i++) {
		struct str bare = without_signs(word);
		if (!bare.n)
			break;
		first = i ? first : bare;
		size_t n = (size_t)(bare.s + bare.n - first.s);
		int number = find(x, (struct str){first.s, n});
		if (number >= 0) {
			found = number;
			*words = at;
		}
	}
	return found;
}

/* A seat that is named in the next sentence is not wished for in this one. */
static bool ends_sentence(struct str rest)
{
	return strchr(".!?", rest.s[-1]) != NULL;
}

int invited_seats(const struct letter_in *x, struct str words,
		  int seats[INVITED_SEATS_MAX])
{
	enum {
		NEAR = 3
	}; /* words behind the one that leads to it, or behind another seat */
	unsigned named = 0;
	struct str word;
	int near = 0, n = 0;

	while (x->rules && words.n) {
		struct str rest = words;
		int seat = take_named(x, &rest, find_seat);
		if (seat >= 0 && (near || follows_seat(rest))) {
			if (!(named >> seat & 1))
				seats[n++] = seat;
			named |= 1U << seat;
			words = rest;
			near = ends_sentence(words) ? 0 : NEAR;
		} else if (str_word(&words, &word)) {
			bool ends = ends_sentence(words);
			word = without_signs(word);
			near = ends                  ? 0
			       : leads_to_seat(word) ? NEAR
						     : near - (near > 0);
		}
	}
	return n;
}

/* "My lucky word is banana", "word: banana". */
struct str invited_word(struct str words)
{
	static const char *const between[] = {"is", "will", "be", "shall", "", "would"};
	struct str word;
	bool said = false;

	while (str_word(&words, &word)) {
		bool skip = false;
		word = without_signs(word);
		for (size_t i = 0; i < sizeof between / sizeof *between; i++)
			skip |= str_is(word, between[i]);
		if (said && !skip)
			return word;
		said |= str_is(word, "word") || str_is(word, "luckyword");
	}
	return STR("");
}

/* "I would like the Healer or the Zombie": the Powers behind a word of wishing, in their order. Everyday words that are
 * the name of one as well do not count elsewhere. */
static void add_powers(const struct letter_in *x, struct str words, struct buf *offer)
{
	bool wished = false, any = false;
	struct str word;

	while (x->rules && words.n) {
		int power = wished ? take_named(x, &words, find_power) : -1;
		if (power >= 0) {
			buf_printf(offer, "%s%s", any ? ", " : " powers ",
				   powers_name(x->rules, power));
			any = true;
		} else if (str_word(&words, &word)) {
			bool ends = strchr(".!?", word.s[word.n - 1]) != NULL;
			word = without_signs(word);
			wished = (wished || leads_to_seat(word) ||
				  str_is(word, "powers") || str_is(word, "power")) &&
				 !ends && !str_is(word, "word");
		}
	}
}

bool invited_wishes(const struct letter_in *x, struct str words)
{
	int seats[INVITED_SEATS_MAX];

	return invited_seats(x, words, seats) || invited_word(words).n;
}

bool invited_adds(struct str words)
{
	struct str word;

	for (int i = 0; i < 3 && str_word(&words, &word); i++)
		if (str_is(without_signs(word), "or"))
			return true;
	return false;
}

struct str invited_join(const struct letter_in *x, const int *seats, int n)
{
	struct buf b = buf_in(x->a);

	buf_z(&b, "join");
	for (int i = 0; i < n; i++)
		buf_printf(&b, "%s%s", i ? ", " : " seat ",
			   x->rules->vocab->seat_names[seats[i]]);
	return buf_str(&b);
}

/* JOIN, with what the sentences say besides: it would be lost without. */
static struct str join_offered(const struct letter_in *x, struct str words)
{
	struct str lucky = invited_word(words);
	int seats[INVITED_SEATS_MAX];
	struct buf b = buf_in(x->a);

	buf_add(&b, invited_join(x, seats, invited_seats(x, words, seats)));
	add_powers(x, words, &b);
	if (lucky.n)
		buf_printf(&b, " word %.*s", STR_ARG(lucky));
	return buf_str(&b);
}

struct str invited_means(const struct letter_in *x, struct str words)
{
	struct str said = words;
	bool asks;
	int all = 0;

	while (words.n) {
		struct str sentence = next_sentence(&words, &asks);
		if (!asks)
			all |= leaning(sentence);
	}
	/* If sentences differ, none is picked: the receipt names both words. */
	return all & PLAINLY    ? join_offered(x, said)
	       : all == AGAINST ? STR("decline")
	       : all == FOR     ? join_offered(x, said)
				: STR("");
}
