/* Answers to an invitation in other words than JOIN and DECLINE: see invited.h.
 * SPDX-License-Identifier: ISC */
#include "server/said/invited.h"

#include <string.h>

#include "base/arena.h"
#include "orders/vocab.h"
#include "server/options/powers.h"
#include "server/render/colours.h"
#include "server/said/invited_told.h"
#include "server/said/leaning.h"

static bool leads_to_seat(struct str word)
{
	static const char *const words[] = {
		"be",     "as",     "colour",    "color",    "seat",
		"prefer", "want",   "like",      "play",     "have",
		"or",     "rather", "with",      "take",     "join",
		"choice", "choose", "option",    "pick",     "wish",
		"first",  "second", "favourite", "favorite", "m\303\266chte",
		"als",    "lieber", "nehme",     "faction"};

	return invited_is_one(word, words, sizeof words / sizeof *words);
}

/* "Blue would be nice", "blue please", "blue is my favourite"; but not "blue is taken". */
static bool follows_seat(struct str words)
{
	static const char *const after[] = {"would", "please", "if",         "sounds",
					    "suits", "bitte",  "w\303\244re"};
	static const char *const is_so[] = {"fine", "nice",      "good",     "great",
					    "best", "favourite", "favorite", "ok"};
	struct str word = STR("");
	bool is = str_word(&words, &word) && str_is(word, "is");

	word = invited_bare(word);
	for (int i = 0; is && i < 2 && str_word(&words, &word); i++)
		if (invited_is_one(invited_bare(word), is_so,
				   sizeof is_so / sizeof *is_so))
			return true;
	return !is && invited_is_one(word, after, sizeof after / sizeof *after);
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
		struct str bare = invited_bare(word);
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
			word = invited_bare(word);
			near = ends                  ? 0
			       : leads_to_seat(word) ? NEAR
						     : near - (near > 0);
		}
	}
	return n;
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
			word = invited_bare(word);
			wished = (wished || leads_to_seat(word) ||
				  str_is(word, "powers") || str_is(word, "power")) &&
				 !ends && !str_is(word, "word");
		}
	}
}

bool invited_wishes(const struct letter_in *x, struct str words)
{
	int seats[INVITED_SEATS_MAX];

	return invited_seats(x, words, seats) || invited_word(words).n ||
	       invited_phone(words).n;
}

bool invited_adds(struct str words)
{
	struct str word;

	for (int i = 0; i < 3 && str_word(&words, &word); i++)
		if (str_is(invited_bare(word), "or"))
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

/* What the sentences say besides would be lost without. */
struct str invited_wish(const struct letter_in *x, struct str words)
{
	struct str lucky = invited_word(words), phone = invited_phone(words);
	int seats[INVITED_SEATS_MAX];
	struct buf b = buf_in(x->a);

	buf_add(&b, invited_join(x, seats, invited_seats(x, words, seats)));
	add_powers(x, words, &b);
	if (lucky.n)
		buf_printf(&b, " word %.*s", STR_ARG(lucky));
	if (phone.n)
		buf_printf(&b, " phone %.*s", STR_ARG(phone));
	return buf_str(&b);
}

struct str invited_means(const struct letter_in *x, struct str words)
{
	unsigned all = leaning(words);

	/* If sentences differ, none is picked: the receipt names both words. But "No!" may answer something else. */
	if (all & LEANS_PLAINLY || (all & (LEANS_FOR | LEANS_AGAINST)) == LEANS_FOR)
		return invited_wish(x, words);
	return all && !(all & LEANS_FOR) ? STR("decline") : STR("");
}
