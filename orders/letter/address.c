/* Postal addresses at the end of a letter: players live in Red Lion Square, and a line of their address orders nothing.
 * SPDX-License-Identifier: ISC */
#include <string.h>

#include "orders/letter/parts.h"

bool letter_next_word(struct str *rest, struct str *word)
{
	static const char signs[] = ".,;:!|/*_()\"'-~<>";

	if (!str_word(rest, word))
		return false;
	while (word->n && strchr(signs, word->s[0]))
		*word = str_slice(*word, 1, word->n);
	while (word->n && strchr(signs, word->s[word->n - 1]))
		--word->n;
	return true;
}

bool letter_is_capital(struct str word)
{
	return (word.s[0] >= 'A' && word.s[0] <= 'Z') ||
	       (unsigned char)word.s[0] >= 0xc0;
}

static bool has_digit(struct str word)
{
	for (size_t i = 0; i < word.n; i++)
		if (word.s[i] >= '0' && word.s[i] <= '9')
			return true;
	return false;
}

/* "10115", "D-10115", or the "4QE" of "WC1R 4QE": planets and challenges have a digit or two, and their letter before them. */
static bool is_post_code(struct str word)
{
	size_t from = word.n > 2 && word.s[1] == '-' ? 2 : 0, digits = 0;

	for (size_t i = from; i < word.n; i++)
		digits += word.s[i] >= '0' && word.s[i] <= '9';
	return (digits >= 4 && digits == word.n - from) ||
	       (word.n == 3 && digits == 1 && has_digit(str_slice(word, 0, 1)) &&
		word.s[1] >= 'A' && word.s[1] <= 'Z' && word.s[2] >= 'A' &&
		word.s[2] <= 'Z');
}

/* "Square", "Lindenstrasse", "Ltd": a street, an inn or a company. */
static bool is_street(struct str word)
{
	static const char *const streets[] = {"square",
					      "street",
					      "st",
					      "road",
					      "rd",
					      "avenue",
					      "ave",
					      "lane",
					      "way",
					      "gardens",
					      "close",
					      "court",
					      "drive",
					      "hill",
					      "park",
					      "row",
					      "terrace",
					      "crescent",
					      "mews",
					      "grove",
					      "walk",
					      "boulevard",
					      "blvd",
					      "highway",
					      "building",
					      "suite",
					      "apt",
					      "apartment",
					      "inn",
					      "pub",
					      "arms",
					      "tavern",
					      "hotel",
					      "box",
					      "ltd",
					      "limited",
					      "gmbh",
					      "ag",
					      "inc",
					      "llc",
					      "plc",
					      "kg",
					      "platz",
					      "weg",
					      "allee",
					      "strasse",
					      ("stra\xc3\x9f"
					       "e"),
					      "company",
					      "brothers",
					      "sons",
					      "farm",
					      "cottage",
					      "mill"};
	static const char *const ends[] = {"strasse",
					   ("stra\xc3\x9f"
					    "e"),
					   "str",
					   "platz",
					   "gasse",
					   "allee",
					   "weg"};

	for (size_t i = 0; i < sizeof ends / sizeof *ends; i++)
		if (word.n > strlen(ends[i]) + 2 && str_ends(word, ends[i]))
			return true;
	return WORD_AMONG(word, streets);
}

bool letter_is_address(struct draft *l, struct str line)
{
	static const char *const between[] = {
		"of", "the", "and",  "am", "an",  "der", "den", "de", "la", "le",
		"du", "zur", "upon", "on", "c/o", "no",  "nr",  "&",  "and"};
	struct str rest = line, word;
	bool street = false, code = false, long_name = false;
	int n = 0;

	for (size_t i = 0; i < line.n; i++)
		if (!ascii_is_letter(line.s[i]) && line.s[i] != ' ' &&
		    strchr("?:;=<>+*@#()[]!_", line.s[i]))
			return false;
	while (letter_next_word(&rest, &word)) {
		if (!word.n)
			continue;
		if (!letter_is_capital(word) && !has_digit(word) &&
		    !WORD_AMONG(word, between))
			return false;
		street |= n > 0 && is_street(word);
		code |= is_post_code(word);
		long_name |= letter_is_capital(word) && word.n > 3;
		n++;
	}
	if (!(street || code) || n < 2 || n > LETTER_SIGNATURE_WORDS || !long_name)
		return false;
	l->n_tokens = lex(l->lexicon, line, l->token);
	const struct token *first = &l->token[0];
	return l->n_tokens > 0 && first->id != WORD_COMMAND &&
	       first->id != WORD_PRESS &&
	       !(first->id >= WORD_GAME && !(first->flags & WORD_NOUN));
}
