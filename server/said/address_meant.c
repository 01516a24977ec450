/* An address that its writer tells: see address_meant.h.
 * SPDX-License-Identifier: ISC */
#include "server/said/address_meant.h"

#include <string.h>

#include "base/arena.h"

enum {
	SAYS_ADDRESS = 1, /* it speaks of addresses */
	SAYS_NEW = 2,
	SAYS_ALSO = 4, /* a second one */
	SAYS_IS = 8,   /* it is a sentence, and no signature */
	SAYS_NOT = 16,
	SAYS_MINE = 32,
};

/* clang-format off */
static const struct { int says; const char *words; } senses[] = {
	{SAYS_ADDRESS, "address|email|e-mail|mail|mails|mailbox|account|write|writing|reach|reachable|send"},
	{SAYS_NEW, "now|new|change|changed|changing|moved|update|switch|switched|instead"},
	{SAYS_ALSO, "also|too|second|other|another|both|work|private|office|sometimes"},
	{SAYS_IS, "is|have|to|from|use|accept|at|will|under"},
	{SAYS_MINE, "please|my|i|i'm|i'll|me|our"},
	{SAYS_NOT, "not|don't|never|no|old|if"},
};
/* clang-format on */

static int sense_of(struct str word)
{
	for (size_t i = 0; i < sizeof senses / sizeof *senses; i++) {
		struct str words = str_of(senses[i].words);
		while (words.n)
			if (str_iequal(word, str_until(&words, '|')))
				return senses[i].says;
	}
	return 0;
}

static struct str without_signs(struct str word)
{
	while (word.n && strchr("<(\"'", word.s[0]))
		word = str_slice(word, 1, word.n);
	while (word.n && strchr(">).,;:!?\"'", word.s[word.n - 1]))
		word.n--;
	return word;
}

struct str address_meant(struct arena *a, struct str line)
{
	struct str word, address = STR("");
	int found = 0;

	if (str_find_char(line, '@') == SIZE_MAX) /* nearly all lines */
		return address;
	while (str_word(&line, &word)) {
		word = without_signs(word);
		size_t at = str_find_char(word, '@');
		if (at == SIZE_MAX || !at || at + 1 == word.n) {
			found |= sense_of(word);
			continue;
		}
		if (address.n)
			return STR("");
		address = word;
	}
	const int needs = SAYS_ADDRESS | SAYS_IS | SAYS_MINE;
	if (!address.n || (found & needs) != needs || found & SAYS_NOT ||
	    !(found & (SAYS_NEW | SAYS_ALSO)))
		return STR("");
	return str_printf(a, found & SAYS_NEW ? "address %.*s" : "address also %.*s",
			  STR_ARG(address));
}
