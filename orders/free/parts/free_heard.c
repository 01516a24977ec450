/* Letters that were spoken into a telephone, which writes what it hears: "attack yellow
 * to with for tokens from read one", also with the names of signs: "ally yellow in challenge four comma two from
 * red two period new line". The meaning is only likely, and asked about.
 * SPDX-License-Identifier: ISC */
#include "orders/free/parts/free_tokens.h"

enum { HEARD = 5 };

static const struct {
	const char *heard, *meant;
} sounds[] = {
	{"to", "2"},      {"too", "2"},      {"for", "4"},    {"fore", "4"},
	{"won", "1"},     {"ate", "8"},      {"tree", "3"},   {"free", "3"},
	{"fife", "5"},    {"sicks", "6"},    {"tin", "10"},   {"nein", "9"},
	{"see", "c"},     {"sea", "c"},      {"read", "red"}, {"reed", "red"},
	{"blew", "blue"}, {"grin", "green"},
};

static const char *meant_by(const struct token *t)
{
	for (size_t i = 0; i < sizeof sounds / sizeof *sounds; i++)
		if (t->kind == TOKEN_WORD && str_is(t->text, sounds[i].heard))
			return sounds[i].meant;
	return NULL;
}

static bool is_digit_word(const char *meant)
{
	return meant && meant[0] >= '0' && meant[0] <= '9';
}

/* Has the order whose verb stands before token `i` a number already? */
static bool has_number_before(const struct clause *c, int i)
{
	while (i-- > 0) {
		const struct token *t = &c->t[i];
		if (t->kind == TOKEN_NUMBER)
			return true;
		if (t->kind == TOKEN_WORD && t->id >= WORD_GAME &&
		    !(t->flags & (WORD_NOUN | WORD_DROPPED)))
			return false;
	}
	return false;
}

/* Would a number, or a name, stand here rather than the word that was heard? */
static bool is_misheard(const struct clause *c, int i)
{
	static const char *const before[] = {"number", "see",  "sea", "with",
					     "read",   "blew", "grin"};
	const char *meant = meant_by(&c->t[i]);
	const struct token *next = &c->t[i + 1];
	bool after = false;

	if (!meant)
		return false;
	if (!is_digit_word(meant))
		return next->kind == TOKEN_NUMBER || is_digit_word(meant_by(next)) ||
		       meant[1];
	if (next->kind == TOKEN_NUMBER) /* "from 9f to 11" */
		return false;
	/* "ship to Carthag" says where, and not how many; "yellow to" is a planet. */
	if (str_is(c->t[i].text, "to") && next->kind == TOKEN_WORD &&
	    token_is_thing(next) && !has_number_before(c, i) &&
	    !(i && token_is(&c->t[i - 1], WORD_SEAT)))
		return false;
	if (str_is(c->t[i].text, "too") &&
	    (next->kind == TOKEN_SIGN || next->kind == TOKEN_END ||
	     token_is(next, WORD_ELSE)))
		return false; /* "if Blue attacks Yellow too", "the limbo one too" */
	for (size_t k = 0; i && k < sizeof before / sizeof *before; k++)
		after |= str_is(c->t[i - 1].text, before[k]);
	after |= i && c->t[i - 1].kind == TOKEN_WORD && c->t[i - 1].id >= WORD_GAME;
	return after || (i && token_is(&c->t[i - 1], WORD_SEAT)) ||
	       token_is(next, WORD_FROM) || token_is(next, WORD_IN) ||
	       (next->kind == TOKEN_WORD && next->id >= WORD_GAME &&
		next->flags & WORD_DROPPED);
}

/* The clause as it may have been said: the words of `mask` as what they sound like. */
static struct clause *said_aloud(struct free *f, const struct clause *c, const int at[],
				 int n, int mask)
{
	struct clause *out = free_clause(f, c->t, c->n);

	for (int k = 0; k < n; k++) {
		struct token meant[LEX_TOKENS + 1], *t = &out->t[at[k]];
		if (!(mask >> k & 1) ||
		    lex(f->l->lexicon, str_of(meant_by(&c->t[at[k]])), meant) < 1)
			continue;
		meant[0].column = t->column;
		meant[0].width = t->width;
		*t = meant[0];
	}
	return out;
}

static int bits(int mask)
{
	int n = 0;

	for (; mask; mask &= mask - 1)
		n++;
	return n;
}

bool free_heard(struct free *f, const struct clause *c, int first)
{
	int at[HEARD], n = 0;

	for (int i = 0; i < c->n; i++)
		if (is_misheard(c, i)) {
			if (n == HEARD)
				return false;
			at[n++] = i;
		}
	for (int many = n; many > 0; many--)
		for (int mask = (1 << n) - 1; mask; mask--) {
			if (bits(mask) != many)
				continue;
			struct clause *said = said_aloud(f, c, at, n, mask);
			phrases_respell(f->phrases, said);
			if (free_orders(f, said, 0) == said->n && f->n_pieces > first) {
				free_doubt(f, first);
				return true;
			}
			f->n_pieces = first;
		}
	return false;
}

/* The names of signs --------------------------------------------------------------------------- */

static const struct {
	const char *name, *second; /* of one word or of two */
	const char *sign;
} signs[] = {
	{"comma", NULL, ","},          {"period", NULL, "."},
	{"full", "stop", "."},         {"fullstop", NULL, "."},
	{"semicolon", NULL, ";"},      {"semi", "colon", ";"},
	{"colon", NULL, ":"},          {"new", "line", "."},
	{"newline", NULL, "."},        {"new", "paragraph", "."},
	{"question", "mark", "?"},     {"exclamation", "mark", "!"},
	{"exclamation", "point", "!"}, {"dash", NULL, "-"},
	{"open", "bracket", "("},      {"close", "bracket", ")"},
	{"open", "parenthesis", "("},  {"close", "parenthesis", ")"},
};

/* The sign that is named at this token, and by how many words; NULL: none. */
static const char *named_at(const struct token *t, int *words)
{
	for (size_t i = 0; i < sizeof signs / sizeof *signs; i++) {
		if (t->kind != TOKEN_WORD || !str_is(t->text, signs[i].name))
			continue;
		if (signs[i].second &&
		    (t[1].kind != TOKEN_WORD || !str_is(t[1].text, signs[i].second)))
			continue;
		*words = signs[i].second ? 2 : 1;
		return signs[i].sign;
	}
	return NULL;
}

bool free_names_signs(const struct token t[], int n)
{
	static const char *const alone[] = {"comma", "fullstop", "semicolon",
					    "newline"};
	int words;

	for (int i = 0; i < n; i++)
		if (TOKEN_AMONG(&t[i], alone) || (named_at(&t[i], &words) && words > 1))
			return true;
	return false;
}

bool free_unnumber(struct free *f, struct token t[], int *n)
{
	int to = 0, nth = 1;

	if (*n < 3 || !str_is(t[0].text, "number"))
		return false;
	for (int i = 0; i < *n; i++) {
		t[to] = t[i];
		if (i + 2 < *n && str_is(t[i].text, "number") &&
		    t[i + 1].kind == TOKEN_NUMBER && t[i + 1].value == nth &&
		    free_verb(f, &t[i + 2])) {
			nth++;
			t[to].kind = TOKEN_SIGN;
			t[to].id = '.';
			t[to].flags = 0;
			t[to].text = STR(".");
			i++;
		}
		to++;
	}
	t[to] = t[*n];
	*n = to;
	return nth > 1;
}

bool free_undictate(struct token t[], int *n)
{
	int to = 0, words;
	bool any = false;

	if (*n && str_is(t[*n - 1].text, "stop"))
		t[*n - 1] = t[*n], --*n; /* at the end of a line it says that it ends */
	for (int i = 0; i < *n; i++) {
		const char *sign = named_at(&t[i], &words);
		t[to] = t[i];
		if (sign) {
			any = true;
			t[to].kind = TOKEN_SIGN;
			t[to].id = sign[0];
			t[to].flags = 0;
			t[to].text = str_of(sign);
			t[to].glued = true;
			i += words - 1;
		}
		to++;
	}
	t[to] = t[*n];
	*n = to;
	return any;
}

/* A word of the chat, and what it stands for. */
struct chat {
	const char *text;
	struct token as;
};

static bool is_place(const struct token t[])
{
	return token_is(t, WORD_SEAT) && t[1].kind == TOKEN_NUMBER;
}

/* "Limbo 2 r3", "1 2 p5", "invite blue 4 c1": a figure for a word. */
static const struct token *figure_word(const struct token t[], int i)
{
	static const struct token to = {
		.kind = TOKEN_WORD, .id = WORD_TO, .text = {"to", 2}};
	static const struct token in = {
		.kind = TOKEN_WORD, .id = WORD_IN, .text = {"for", 3}};
	bool behind = i > 0 && !t[i].glued && !t[i + 1].glued &&
		      (t[i - 1].kind == TOKEN_WORD ||
		       (t[i - 1].kind == TOKEN_NUMBER && !t[i - 1].glued)) &&
		      !token_is(&t[i - 1], WORD_FROM) &&
		      !token_is(&t[i - 1], WORD_WITH);

	if (t[i].kind != TOKEN_NUMBER || !behind)
		return NULL;
	if (t[i].value == 2 && is_place(&t[i + 1]))
		return &to;
	return t[i].value == 4 && t[i + 1].flags & WORD_LETTER &&
			       t[i + 2].kind == TOKEN_NUMBER
		       ? &in
		       : NULL;
}

bool free_unchat(struct token t[], int n)
{
	static const struct chat words[] = {
		{"frm", {.id = WORD_FROM, .text = {"from", 4}}},
		{"fr", {.id = WORD_FROM, .text = {"from", 4}}},
		{"wit", {.id = WORD_WITH, .flags = WORD_DROPPED, .text = {"with", 4}}},
		{"wiv", {.id = WORD_WITH, .flags = WORD_DROPPED, .text = {"with", 4}}},
		{"wth", {.id = WORD_WITH, .flags = WORD_DROPPED, .text = {"with", 4}}},
		{"nd", {.id = WORD_AND, .text = {"and", 3}}},
		{"n", {.id = WORD_AND, .text = {"and", 3}}},
		{"da", {.id = WORD_NOISE, .flags = WORD_DROPPED, .text = {"the", 3}}},
		{"teh", {.id = WORD_NOISE, .flags = WORD_DROPPED, .text = {"the", 3}}},
		{"de", {.id = WORD_NOISE, .flags = WORD_DROPPED, .text = {"the", 3}}},
		/* as Scots write */
		{"frae", {.id = WORD_FROM, .text = {"from", 4}}},
		{"fae", {.id = WORD_FROM, .text = {"from", 4}}},
		{"tae", {.id = WORD_TO, .text = {"to", 2}}},
		{"fur", {.id = WORD_IN, .text = {"for", 3}}},
		{"wi", {.id = WORD_WITH, .flags = WORD_DROPPED, .text = {"with", 4}}},
		{"ma", {.id = WORD_NOISE, .flags = WORD_DROPPED, .text = {"my", 2}}},
		{"oot", {.text = {"out", 3}}},
		{"yin", {.kind = TOKEN_NUMBER, .value = 1, .text = {"one", 3}}},
		{"ane", {.kind = TOKEN_NUMBER, .value = 1, .text = {"one", 3}}},
		{"twa", {.kind = TOKEN_NUMBER, .value = 2, .text = {"two", 3}}},
		{"fower", {.kind = TOKEN_NUMBER, .value = 4, .text = {"four", 4}}},
		{"tha", {.id = WORD_NOISE, .flags = WORD_DROPPED, .text = {"the", 3}}},
	};
	bool any = false;

	for (int i = 0; i < n; i++) {
		const struct token *as = figure_word(t, i);
		for (size_t k = 0; k < sizeof words / sizeof *words; k++)
			if (t[i].kind == TOKEN_WORD &&
			    (!t[i].id || str_is(t[i].text, "n")) &&
			    str_is(t[i].text, words[k].text))
				as = &words[k].as;
		if (!as)
			continue;
		t[i].kind = as->kind ? as->kind : TOKEN_WORD;
		t[i].id = as->id;
		t[i].flags = as->flags;
		t[i].text = as->text;
		t[i].value = as->value;
		any = true;
	}
	return any;
}
