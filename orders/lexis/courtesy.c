/* Words of courtesy: see courtesy.h.
 * SPDX-License-Identifier: ISC */
#include "orders/lexis/courtesy.h"

#include <stdbool.h>
#include <string.h>

#include "base/text/smile.h"
#include "base/text/typed.h"

/* clang-format off */
/* Nothing that limits or delays may stand here: "now" does not, "then" and "later" do. */
static const char *const before[] = {
	"ok", "okay", "okey", "so", "well", "right", "alright", "all right", "fine", "good", "great", "perfect", "super", "cool", "and", "please", "pls", "sorry",
	"hi", "hello", "hey", "hi all", "hello all", "hi everyone", "hi gm", "dear gm", "thanks", "thank you", "thx", "many thanks",
	"all good", "all fine", "all set", "all done", "all is well", "all is fine", "everything is fine", "everything is good", "looks good", "that's fine", "that is fine",
	"alles gut", "alles klar", "alles fertig", "alles prima", "passt", "passt so", "gut", "prima", "also", "bitte", "danke", "hallo",
	"bien", "tr\xc3\xa8s bien", "d'accord", "bonjour", "merci", "bueno", "muy bien", "hola", "gracias", "de acuerdo", "yes", "ja", "oui", "s\xc3\xad",
};
static const char *const behind[] = {
	"please", "pls", "plz", "thanks", "thank you", "thank you very much", "thanks a lot", "many thanks", "thx", "ty", "cheers", 
	"from me", "from my side", "this turn", "this phase", "for this turn", "for this phase", "this time", "again", "sir", "all good",
	"bitte", "danke", "danke sch\xc3\xb6n", "vielen dank", ("viele gr\xc3\xbc\xc3\x9f" "e"), "gru\xc3\x9f", "lg",
	"merci", "svp", "s'il vous pla\xc3\xaet", "s'il te pla\xc3\xaet", "por favor", "gracias", "good luck all", "good luck", "have fun", "bye",
};
/* clang-format on */

static bool is_sign(char c)
{
	return c && strchr(" \t.,;:!-*_~", c);
}

static struct str without_signs(struct str s)
{
	const struct str dash = STR("\xe2\x80\x93"), dots = STR("\xe2\x80\xa6"),
			 blank = STR("\xc2\xa0");

	for (size_t was = s.n + 1; was != s.n;) {
		was = s.n;
		s = smile_off(s);
		while (s.n && is_sign(s.s[0]))
			s = str_slice(s, 1, s.n);
		while (s.n && is_sign(s.s[s.n - 1]))
			s.n--;
		for (int i = 0; i < 3; i++) {
			const struct str x = i == 0 ? dash : i == 1 ? dots : blank;
			if (str_starts(s, x.s))
				s = str_slice(s, x.n, s.n);
			if (str_ends(s, x.s))
				s.n -= x.n;
		}
	}
	return s;
}

static bool is_part_of_word(char c)
{
	c = ascii_lower(c);
	return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '\'' ||
	       (unsigned char)c >= 0x80;
}

/* The longest phrase with which the text begins, as bytes; 0: none. */
static size_t before_at(struct str s)
{
	size_t best = 0;

	for (size_t i = 0; i < sizeof before / sizeof *before; i++) {
		size_t n = typed_begins(s, before[i]);
		bool ends = n == s.n || (n && (smile_at(str_slice(s, n, s.n)) ||
					       !is_part_of_word(s.s[n])));
		if (n > best && ends)
			best = n;
	}
	return best;
}

static size_t behind_at(struct str s)
{
	size_t best = 0;

	for (size_t i = 0; i < sizeof behind / sizeof *behind; i++) {
		const size_t length = strlen(behind[i]);
		if (!s.n || ascii_lower(s.s[s.n - 1]) != behind[i][length - 1])
			continue;
		/* An apostrophe may have three bytes instead of one. */
		for (size_t more = 0; more <= (strchr(behind[i], '\'') ? 2 : 0);
		     more += 2) {
			size_t n = length + more;
			if (n > s.n || n <= best ||
			    typed_begins(str_slice(s, s.n - n, s.n), behind[i]) != n)
				continue;
			if (n == s.n || !is_part_of_word(s.s[s.n - n - 1]))
				best = n;
		}
	}
	return best;
}

struct str courtesy_off(struct str line)
{
	struct str s = without_signs(line), whole = s;
	size_t n;

	while (s.n && (n = before_at(s)) && n < s.n)
		s = without_signs(str_slice(s, n, s.n));
	while (s.n && (n = behind_at(s)) && n < s.n)
		s = without_signs(str_slice(s, 0, s.n - n));
	return s.n ? s : whole;
}
