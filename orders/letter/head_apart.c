/* "FINAL please. I didn't get my card, did I?", "PASS. Not interested", "I don't understand, please just add 2": what stands first in a
 * line, and is one thing by itself, is a line of its own.
 * SPDX-License-Identifier: ISC */
#include <string.h>

#include "base/arena.h"
#include "base/text/smile.h"
#include "base/text/typed.h"
#include "orders/letter/parts.h"
#include "orders/lexis/courtesy.h"
#include "orders/line/line.h"

enum { HEAD_MOST = 60, CRY_WORDS = 9 };

/* What may end a part of a line, found in one look at it; `*first`: the first of them, or where a face may begin. */
enum { COMMA = 1, STOP = 2 };
static int signs_in(struct str typed, size_t *first)
{
	int found = 0;

	for (size_t i = 0; i < typed.n; i++) {
		const char c = typed.s[i];
		if ((ascii_is_letter(c) && (c | 0x20) != 'x') || c == ' ' ||
		    (c >= '0' && c <= '9'))
			continue; /* as nearly always */
		*first = found ? *first : i;
		found |= c == ',' ? COMMA : STOP; /* or a face, or a colon */
	}
	return found;
}

/* Where the first sentence of the line ends, with its sign, which is not before `first`; `comma`: a part of it. 0: it is all one. */
static size_t end_of_first(struct str typed, size_t first, bool comma)
{
	size_t n;

	for (size_t i = first ? first : 1; i + 1 < typed.n && i < HEAD_MOST; i++) {
		const char c = typed.s[i];
		if ((ascii_is_letter(c) && (c | 0x20) != 'x') || c == ' ' ||
		    (c >= '0' && c <= '9'))
			continue; /* as nearly always: no face begins so */
		if ((n = smile_at(str_slice(typed, i, typed.n))))
			return i + n;
		if (!strchr(comma ? ".!;?," : ".!;", c) || !c)
			continue;
		while (i + 1 < typed.n && strchr(".!?,", typed.s[i + 1]) &&
		       typed.s[i + 1])
			i++;
		if (i + 1 < typed.n && typed.s[i + 1] == ' ')
			return i + 1;
	}
	return 0;
}

/* What is said next may belong to the words before it: "FINAL. But not before Bob has written." */
static bool takes_back(struct str rest, bool names)
{
	static const char *const first[] = {
		"but",     "if",     "unless",  "only",   "except", "when",
		"until",   "once",   "after",   "before", "or",     "wait",
		"however", "though", "as",      "not",    "no",     "nope",
		"scratch", "forget", "instead", "except", "else",   "otherwise"};
	static const char *const later[] = {"yet", "now", "before", "until", "unless"};
	struct str word = STR(""), next = STR("");

	for (struct str all = rest; str_word(&all, &word);) /* "PASS. I refuse." */
		if (str_starts(word, "refuse") || str_starts(word, "never"))
			return true;
	word = STR("");
	str_word(&rest, &word);
	str_word(&rest, &next);
	while (word.n && strchr(".,;:!?", word.s[word.n - 1]))
		word.n--;
	for (size_t i = 0; i < sizeof first / sizeof *first; i++) {
		if (!str_is(word, first[i]))
			continue;
		/* "PASS. Not interested" takes nothing back. */
		bool gentle = str_is(word, "not") && !names;
		for (size_t k = 0; gentle && k < sizeof later / sizeof *later; k++)
			gentle = !str_starts(next, later[k]);
		return !gentle;
	}
	return false;
}

/* Names the text a thing of the game, an amount or a player, or is an order's word in it? */
static bool names_something(struct draft *l, struct str text)
{
	struct token *t = l->spare;
	int n = lex(l->lexicon, text, t);

	for (int i = 0; i < n; i++)
		if (t[i].kind == TOKEN_NUMBER || token_is(&t[i], WORD_SEAT) ||
		    t[i].id >= WORD_GAME || token_is(&t[i], WORD_COMMAND))
			return true;
	return n < 0;
}

/* FINAL, STATUS, HELP DEAL: a command that may be taken at once. */
static bool is_command(struct draft *l, struct str core)
{
	struct token *t = l->spare;
	int n = str_words(core) <= 2 ? lex(l->lexicon, core, t) : 0;

	if (n <= 0 || !token_is(&t[0], WORD_COMMAND) || command_is_no_wait(&t[0]))
		return false;
	if (n == 2)
		return t[0].value == COMMAND_HELP && t[1].kind == TOKEN_WORD &&
		       !token_is(&t[1], WORD_SEAT);
	return n == 1 && (t[0].value == COMMAND_FINAL || t[0].value == COMMAND_WAIT ||
			  t[0].value == COMMAND_NOWAIT ||
			  command_is_harmless((enum command_kind)t[0].value));
}

/* PASS: an order of one word that is complete. */
static bool is_lone_order(struct draft *l, struct str core)
{
	struct token *t = l->spare;
	struct work k;
	bool wrong;
	int n = str_words(core) == 1 ? lex(l->lexicon, core, t) : 0;

	if (n != 1 || t[0].kind != TOKEN_WORD || !verb_find(l, t, 0, &wrong) || wrong)
		return false;
	/* Nothing is kept of what is only tried. */
	struct arena_mark here = arena_mark(l->a);
	line_run(&k, l, t, n, true);
	arena_rewind(l->a, here);
	return k.n_orders == 1 && !k.p.n_faults;
}

static bool has_help(struct str text)
{
	for (size_t i = 0; i + 3 < text.n; i++)
		if (ascii_lower(text.s[i]) == 'h' &&
		    ascii_lower(text.s[i + 1]) == 'e' &&
		    ascii_lower(text.s[i + 2]) == 'l' &&
		    ascii_lower(text.s[i + 3]) == 'p')
			return true;
	return false;
}

/* "Help me" asks for help where it stands first: "Dan says he'll help me in C3" tells something. */
static bool begins_cry(struct str text)
{
	static const char *const cries[] = {"help me",     "help us",
					    "please help", "i need help",
					    "need help",   "i need some help"};

	if (!has_help(text))
		return false;
	text = courtesy_off(text);
	for (size_t i = 0; i < sizeof cries / sizeof *cries; i++)
		if (str_starts(text, cries[i]))
			return true;
	return false;
}

static bool has_cry(struct str text)
{
	static const char *const cries[] = {
		"don't understand",  "dont understand",    "do not understand",
		"didn't understand", "don't get it",       "dont get it",
		"i am lost",         "i'm lost",           "am confused",
		"i'm confused",      "im confused",        "no clue",
		"no idea what",      "no idea how",        "not understand",
		"verstehe nicht",    "verstehe das nicht",
	};

	for (size_t at = 0; at < text.n; at++) {
		const char c = ascii_lower(text.s[at]);
		if ((at && text.s[at - 1] != ' ') ||
		    !(c == 'd' || c == 'i' || c == 'n' || c == 'a' || c == 'v'))
			continue; /* each begins with a word, and with one of these letters */
		for (size_t i = 0; i < sizeof cries / sizeof *cries; i++)
			if (cries[i][0] == c &&
			    typed_begins(str_slice(text, at, text.n), cries[i]))
				return true;
	}
	return false;
}

/* The word HELP itself names no thing. */
static bool names_thing(struct draft *l, struct str text)
{
	struct token *t = l->spare;
	int n = lex(l->lexicon, text, t);

	for (int i = 0; i < n; i++)
		if (t[i].kind == TOKEN_NUMBER || token_is(&t[i], WORD_SEAT) ||
		    (t[i].id >= WORD_GAME && !token_is(&t[i], WORD_COMMAND)))
			return true;
	return n < 0;
}

bool letter_is_cry(struct draft *l, struct str text)
{
	return (begins_cry(text) || has_cry(text)) && str_words(text) <= CRY_WORDS &&
	       !names_thing(l, text);
}

/* "Guild, here are the 3 spice. GM: give 3 to the Guild": after what is said to others, a sentence that begins with its reader. */
static size_t before_gm(struct str typed)
{
	size_t at = str_find_char(typed, ':') == SIZE_MAX
			    ? SIZE_MAX
			    : str_find(typed, STR(" GM: "));

	while (at != SIZE_MAX && at && typed.s[at - 1] == ' ')
		at--;
	return at != SIZE_MAX && at && strchr(".!?", typed.s[at - 1]) ? at : 0;
}

size_t letter_head_apart(struct draft *l, struct str typed)
{
	size_t first = 0;
	const int signs = typed.n > LETTER_COLUMNS ? 0 : signs_in(typed, &first);

	if (!signs)
		return 0;
	if (signs & STOP && before_gm(typed))
		return before_gm(typed);
	const size_t cry = end_of_first(typed, first, true);
	if (!cry) /* a line of one part is one sentence */
		return 0;
	if (letter_is_cry(l, str_slice(typed, 0, cry)))
		return cry;
	const size_t at = signs & STOP ? end_of_first(typed, first, false) : 0;
	if (!at)
		return 0;
	const struct str core = courtesy_off(str_slice(typed, 0, at)),
			 rest = str_trim(str_slice(typed, at, typed.n));
	if (str_words(core) > 2 || !rest.n)
		return 0;
	if (is_command(l, core))
		return takes_back(rest, true) ? 0 : at;
	return is_lone_order(l, core) && !names_something(l, rest) &&
			       !takes_back(rest, false)
		       ? at
		       : 0;
}
