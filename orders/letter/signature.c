/* Finds the end of a letter, where its signature begins. A signature is skipped in
 * silence, so a line counts as part of one only if it can be nothing else: an order, a
 * command, a question or a sentence is read, however far down it stands.
 * SPDX-License-Identifier: ISC */
#include <string.h>

#include "orders/letter/parts.h"
#include "orders/lexis/fold.h"

enum { FEW_DIGITS = 5 }; /* of a telephone inside a house */
enum { TAIL = 24, SIGNATURE_LINES = 12, SENTENCE_WORDS = 4 };

bool letter_is_device(struct str typed)
{
	static const char *const starts[] = {
		"sent from my ",    "sent from mobile",      "sent from outlook",
		"get outlook for ", "von meinem ",           "gesendet von ",
		"envoye de mon ",   "envoy\xc3\xa9 de mon ", "enviado desde mi ",
		"see subject",      "see the subject",       "as in the subject",
	};
	struct str s = str_trim(typed);

	if (!s.n || !strchr("sgvea", s.s[0] | 0x20))
		return false; /* with which they begin */
	for (size_t i = 0; i < sizeof starts / sizeof *starts; i++)
		if (str_starts(s, starts[i]))
			return true;
	return false;
}

static int count_digits(struct str line, int *others)
{
	int digits = 0;

	*others = 0;
	for (size_t i = 0; i < line.n; i++) {
		const char c = line.s[i];
		const bool digit = c >= '0' && c <= '9';
		digits += digit;
		*others += ascii_is_letter(c) ||
			   (!digit && c != ' ' && !strchr("+()-./", c));
	}
	return digits;
}

bool letter_is_telephone(struct str line)
{
	int others, digits = count_digits(str_trim(line), &others);

	return digits >= 7 && others <= 12 && others <= digits;
}

struct str letter_behind_postscript(struct str line)
{
	static const char *const ways[] = {"p.p.s. ", "pps: ", "pps. ", "pps ",
					   "p.s.: ",  "p.s. ", "p.s: ", "p.s ",
					   "ps: ",    "ps. ",  "ps, ",  "ps - ",
					   "ps "};
	struct str s = str_trim(line);

	if (!s.n || ascii_lower(s.s[0]) != 'p')
		return line;
	for (size_t i = 0; i < sizeof ways / sizeof *ways; i++)
		if (str_starts(s, ways[i]))
			return str_trim(str_slice(s, strlen(ways[i]), s.n));
	return line;
}

/* The writer's own name, a part of it, or its first letter. */
static bool is_own_name(const struct draft *l, struct str word)
{
	int seat = l->reader->seat;
	const char *own = seat >= 0 ? l->reader->names[seat] : NULL;
	struct str rest = str_of(own ? own : ""), part;

	while (letter_next_word(&rest, &part))
		if (part.n &&
		    (fold_same(word, part) ||
		     (word.n == 1 && str_iequal(word, str_slice(part, 0, 1)))))
			return true;
	return false;
}

/* "Best regards, Ann", "Thanks!", or the writer's name alone. */
static bool is_closing(const struct draft *l, struct str line)
{
	/* clang-format off */
	static const char *const closing[] = {
		"gr\xc3\xbc\xc3\x9f" "en", "gr\xc3\xbcssen", "gruessen", "cheers", "regards",
		"best", "wishes", "sincerely", "thanks", "thank", "thx", "ciao", "bye",
		"goodbye", "rgds", "mfg", "lg", "vg", "br", "brgds", "yours", "faithfully",
		"truly", "gr\xc3\xbc\xc3\x9f" "e", "gruss", "gru\xc3\x9f", "gruesse",
		"gr\xc3\xbcsse", "cordialement", "saludos", "groeten", "hilsen", "mvh",
		"salutations", "greetings", "gracias", "danke", "merci", "grazie", "ta",
		"love", "xx"};
	static const char *const beside[] = {
		"kind", "kindest", "warm", "warmest", "very", "with", "and", "&", "the", "all",
		"many", "you", "in", "advance", "again", "so", "much", "lot", "a", "ever",
		"mit", "freundlichen", "freundliche", "viele", "vielen", "liebe", "beste",
		"besten", "sch\xc3\xb6ne", "bien", "un", "met", "vriendelijke", "dank", "to",
		"from", "most", "as", "always", "for", "now", "gm", "dear", "love"};
	/* clang-format on */
	struct str rest = line, word;
	int n = 0, closes = 0, own = 0, aside = 0;

	while (letter_next_word(&rest, &word)) {
		if (!word.n)
			continue;
		bool is_own = is_own_name(l, word), ends = WORD_AMONG(word, closing);
		if (++n > 8 || (!is_own && !ends && !WORD_AMONG(word, beside)))
			return false;
		own += is_own;
		closes += ends;
		aside += !is_own && !ends;
	}
	return closes || (own && !aside);
}

/* A word with which people speak to somebody. It is not in a name, a title or a street. */
static bool is_speech(struct str word)
{
	/* clang-format off */
	static const char *const words[] = {
		"i", "i'm", "i'll", "i've", "me", "we", "you", "your", "he", "she", "they",
		"it", "please", "can", "could", "may", "might", "must", "will", "would",
		"shall", "should", "is", "are", "am", "was", "were", "have", "has", "do",
		"does", "did", "not", "no", "don't", "when", "what", "who", "why", "how", "if",
		"unless", "else", "next", "week", "tomorrow", "today", "deadline", "game",
		"move", "turn", "away", "holiday", "vacation", "this", "that", "sorry", "hope",
		"need", "want", "p.s", "ps", "pps", "nb", "yes", "ok", "maybe", "instead",
		"also", "too", "only", "but", "then", "put", "make", "take", "let", "let's",
		"same", "change", "changed", "changing", "write", "use", "reach", "reachable",
		"send", "switch", "moved"};
	/* clang-format on */
	return WORD_AMONG(word, words);
}

bool letter_is_contact(struct str line)
{
	/* clang-format off */
	static const char *const words[] = {
		"tel", "phone", "telephone", "mobile", "mobil", "cell", "fax", "mail",
		"e-mail", "email", "web", "telefon"};
	/* clang-format on */
	struct str rest = line, word;
	int others, digits = count_digits(str_trim(line), &others);
	bool said = false, page = false;

	if (digits < FEW_DIGITS && str_find_char(line, '@') == SIZE_MAX &&
	    str_find(line, STR("www.")) == SIZE_MAX &&
	    str_find(line, STR("http")) == SIZE_MAX)
		return false; /* nearly all lines */
	while (letter_next_word(&rest, &word)) {
		if (is_speech(word))
			return false;
		page |= str_starts(word, "www.") || str_starts(word, "http");
		page |= str_find_char(word, '@') != SIZE_MAX;
		said |= WORD_AMONG(word, words);
	}
	/* "T +44 20 7946 0958", but not "c1: 20, c2: 8" */
	return page || (digits >= 7 && !others) || (digits >= 9 && others <= 3) ||
	       (said && digits >= FEW_DIGITS);
}

/* A name, a title, a company, a street: nothing that is said, and nothing of the game. */
static bool is_title(struct draft *l, struct str line)
{
	struct str rest = line, word;
	int n = 0, capitals = 0;
	bool early, last = false;

	if (str_columns(line) > 80 || str_find_char(line, '?') != SIZE_MAX)
		return false;
	while (letter_next_word(&rest, &word)) {
		if (!word.n)
			continue;
		if (is_speech(word))
			return false;
		n++;
		last = letter_is_capital(word); /* "Ltd." does not end a sentence */
		capitals += word.n > 1 && last;
	}
	struct str s = str_trim(line);
	if (!capitals || n > LETTER_SIGNATURE_WORDS ||
	    (n >= SENTENCE_WORDS && !last && strchr(".!", s.s[s.n - 1])))
		return false;
	struct line probe = {.typed = line};
	l->n_tokens = lex(l->lexicon, line, l->token);
	if (l->n_tokens <= 0 || l->token[0].id == WORD_COMMAND ||
	    l->token[0].id == WORD_PRESS || line_has_noun(l->token, l->n_tokens, 0))
		return false;
	for (int i = 0; i < l->n_tokens; i++) {
		const struct token *t = &l->token[i];
		bool other = token_is(t, WORD_SEAT) && t->value != l->reader->seat;
		bool small = t->kind == TOKEN_NUMBER && t->value < 100 && capitals < 2;
		if (other || small || t->id == WORD_COMMAND)
			return false;
	}
	return !l->reader->view || line_kind(l, &probe, &early) == LINE_NOTE;
}

bool letter_ends(struct str line)
{
	struct str s = str_trim(line);
	return str_is(s, "end") || str_is(s, "end.") || str_is(s, "--") ||
	       str_starts(s, "--=--");
}

int letter_signature(struct draft *l, struct str text)
{
	struct str tail[TAIL], line;
	int n = 0, begins = 0, said = 0;

	while (str_line(&text, &line) && !letter_ends(line))
		tail[n++ % TAIL] = line;
	for (int number = n; number > 0 && number > n - TAIL && said <= SIGNATURE_LINES;
	     number--) {
		line = tail[(number - 1) % TAIL];
		if (!str_trim(line).n || letter_is_device(line) ||
		    letter_behind_postscript(line).n < str_trim(line).n)
			continue; /* a postscript is read */
		said++;
		if (is_closing(l, line))
			begins = number;
		else if (letter_is_address(l, line))
			begins = number;
		else if (!letter_is_contact(line) && !is_title(l, line))
			break;
	}
	return begins;
}

/* "Hi all," alone on its line. */
static bool is_greeting(struct str line)
{
	/* clang-format off */
	static const char *const greeting[] = {
		"hi", "hello", "hey", "howdy", "greetings", "hallo", "moin", "salut",
		"bonjour", "ciao", "hola", "dear", "good"};
	static const char *const beside[] = {
		"there", "all", "team", "folks", "everyone", "everybody", "again", "gm", "gms",
		"sir", "madam", "game", "master", "day", "morning", "evening", "afternoon",
		"gamemaster", "mr", "ms", "guys", "friends"};
	/* clang-format on */
	struct str rest = line, word;
	int n = 0;

	while (letter_next_word(&rest, &word)) {
		if (!word.n)
			continue;
		if (n++ ? !WORD_AMONG(word, beside) && !WORD_AMONG(word, greeting)
			: !WORD_AMONG(word, greeting))
			return false;
	}
	return n > 0 && n <= 5;
}

static bool is_one_of(struct str word, const char *const *list, size_t n)
{
	for (size_t i = 0; i < n; i++)
		if (str_is(word, list[i]))
			return true;
	return false;
}

/* "Everything is fine as it is.", "My orders stand.": it asks for nothing. ("All good" may mean FINAL.) */
static bool says_all_is_fine(struct str line)
{
	static const char *const about[] = {"all", "everything", "orders"};
	static const char *const fine[] = {"fine",   "ok",        "okay",  "well",
					   "right",  "stand",     "stay",  "stays",
					   "stands", "unchanged", "remain"};
	static const char *const beside[] = {
		"it",    "that",   "my",   "the",    "they", "is",    "are",
		"as",    "so",     "with", "me",     "for",  "now",   "here",
		"still", "thanks", "just", "very",   "yes",  "leave", "please",
		"i",     "think",  "said", "before", "them"};
	bool names = false, says = false;
	struct str word;

	while (str_word(&line, &word)) {
		while (word.n && strchr(".,;:!", word.s[word.n - 1]))
			word.n--;
		const bool a = is_one_of(word, about, sizeof about / sizeof *about),
			   b = is_one_of(word, fine, sizeof fine / sizeof *fine);
		if (word.n && !a && !b &&
		    !is_one_of(word, beside, sizeof beside / sizeof *beside))
			return false;
		names |= a;
		says |= b;
	}
	return names && says;
}

bool letter_is_courtesy(const struct draft *l, struct str line)
{
	return is_greeting(line) || is_closing(l, line) || says_all_is_fine(line);
}
