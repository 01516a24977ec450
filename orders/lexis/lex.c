/* Tokens: a line cut into words, numbers and signs; see lex.h.
 * SPDX-License-Identifier: ISC */
#include "orders/lexis/lex.h"

#include <string.h>

#include "orders/lexis/blanks.h"
#include "orders/lexis/lexed.h"

enum { STRAY = 1 }; /* a byte that belongs to no character: no column, no sign */

/* One character outside ASCII. */
static char look_beyond(struct str s, size_t i, size_t *n)
{
	unsigned char c = (unsigned char)s.s[i];
	size_t len = c < 0xe0 ? 2 : c < 0xf0 ? 3 : 4;
	uint32_t v = c & (0xffU >> (len + 1));

	*n = 1;
	if (c < 0xc0)
		return STRAY;
	for (; *n < len && i + *n < s.n && ((unsigned char)s.s[i + *n] & 0xc0) == 0x80;
	     ++*n)
		v = v << 6 | ((unsigned char)s.s[i + *n] & 0x3f);
	return *n == len ? sign_plain(v) : '?';
}

/* One character at `i`: its plain sign and its length in bytes. */
static inline char look(struct str s, size_t i, size_t *n)
{
	unsigned char c = (unsigned char)s.s[i];

	*n = 1;
	return c >= 0x80 ? look_beyond(s, i, n) : c < ' ' || c == 0x7f ? ' ' : (char)c;
}

static inline bool is_letter(char c)
{
	return (unsigned)(c | 0x20) - 'a' < 26;
}

static inline bool is_digit(char c)
{
	return (unsigned)c - '0' < 10;
}

struct cutter {
	struct str s;
	size_t i;
	int column;
	bool glued, quotes;
	struct token *out;
	int n;
};

static char peek_char(const struct cutter *c, size_t at)
{
	size_t n;
	return at < c->s.n ? look(c->s, at, &n) : ' ';
}

static struct token *emit(struct cutter *c, enum token_kind kind, size_t from,
			  int column)
{
	struct token *t = &c->out[c->n++];

	*t = (struct token){.kind = (uint8_t)kind,
			    .glued = c->glued,
			    .column = column,
			    .width = c->column - column,
			    .text = str_slice(c->s, from, c->i)};
	c->glued = true;
	return t;
}

static void run_beyond(struct cutter *c, bool (*is)(char))
{
	size_t n;

	while (c->i < c->s.n && is(look(c->s, c->i, &n))) {
		c->i += n;
		c->column++;
	}
}

/* Runs over characters of one kind, nearly all of which are ASCII. */
static inline void run(struct cutter *c, bool (*is)(char))
{
	size_t i = c->i;

	while (i < c->s.n && is(c->s.s[i]))
		i++;
	c->column += (int)(i - c->i);
	c->i = i;
	if (i < c->s.n && (unsigned char)c->s.s[i] >= 0x80)
		run_beyond(c, is);
}

static void cut_number(struct cutter *c)
{
	size_t from = c->i;
	int column = c->column, value = 0;

	run(c, is_digit);
	for (size_t i = from; i < c->i && value < 1000000; i++)
		value = value * 10 + (c->s.s[i] - '0');
	emit(c, TOKEN_NUMBER, from, column)->value = value;
}

static void cut_word(struct cutter *c)
{
	size_t from = c->i;
	int column = c->column;

	run(c, is_letter);
	if (c->i - from == 1 && (c->s.s[from] | 0x20) == 'w' &&
	    peek_char(c, c->i) == '/') {
		c->i++;
		c->column++;
	}
	emit(c, TOKEN_WORD, from, column);
}

/* 's, 'll, 'd, 'm, 've, 're after a word are noise. */
static void cut_apostrophe(struct cutter *c, size_t width)
{
	static const char *const ends[] = {"s", "ll", "d", "m", "ve", "re"};
	bool behind = c->glued && c->n && c->out[c->n - 1].kind == TOKEN_WORD;

	c->i += width;
	c->column++;
	if (!behind)
		return;
	size_t from = c->i;
	int column = c->column;
	run(c, is_letter);
	struct str tail = str_slice(c->s, from, c->i);
	for (size_t i = 0; i < sizeof ends / sizeof *ends; i++)
		if (str_is(tail, ends[i])) {
			c->glued = false;
			return;
		}
	if (tail.n)
		emit(c, TOKEN_WORD, from, column);
}

static void cut_blank(struct cutter *c)
{
	size_t from = c->i;
	int column = c->column;

	while (c->i < c->s.n && c->s.s[c->i] == '_') {
		c->i++;
		c->column++;
	}
	if (c->i - from > 1 && !blank_is_filled(c->s, from, c->i))
		emit(c, TOKEN_BLANK, from, column);
	c->glued = false;
}

/* A dash joins words ("own-colour", "y-3"; between two words it is a sign besides,
 * noise where nobody asks for it), is between spaces as a pause, or makes a number
 * negative or a range, which nobody understands. */

static void cut_dash(struct cutter *c, size_t width)
{
	size_t from = c->i;
	int column = c->column;
	bool behind_word = c->glued && c->n && c->out[c->n - 1].kind == TOKEN_WORD;
	char next = peek_char(c, c->i + width);

	c->i += width;
	c->column++;
	if (behind_word && is_digit(next)) {
		c->glued = false;
		return;
	}
	if (next == '>') {
		size_t n;
		look(c->s, c->i, &n);
		c->i += n;
		c->column++;
		struct token *t = emit(c, TOKEN_SIGN, from, column);
		t->id = '>';
		t->value = LEX_ARROW;
		return;
	}
	bool negative = is_digit(next) && c->n > 0;
	struct token *t = emit(c, TOKEN_SIGN, from, column);
	t->id = '-';
	t->flags = negative ? 0 : WORD_DROPPED;
}

/* "<=", ">=", "=<", "< =": one sign of two characters. */
static bool cut_compare(struct cutter *c, char sign, size_t width)
{
	size_t from = c->i, i = from + width, n = 1;
	int column = c->column;

	while (i < c->s.n && c->s.s[i] == ' ')
		i++;
	char other = i < c->s.n ? look(c->s, i, &n) : ' ';
	bool less = sign == '<' || other == '<';
	bool more = sign == '>' || other == '>';
	if (!strchr("<=>", sign) || !strchr("<=>", other) || less == more ||
	    (sign != '=' && other != '='))
		return false;
	c->column += (int)(i - from - width) + 2;
	c->i = i + n;
	emit(c, TOKEN_SIGN, from, column)->id = less ? LEX_AT_MOST : LEX_AT_LEAST;
	return true;
}

static void cut_sign(struct cutter *c, char sign, size_t width)
{
	static const char dropped[] = ",.():!\"*[]{}";
	size_t from = c->i;
	int column = c->column;
	bool after_digit = c->glued && c->n && c->out[c->n - 1].kind == TOKEN_NUMBER;

	c->i += width;
	c->column++;
	struct token *t = emit(c, TOKEN_SIGN, from, column);
	t->id = sign;
	if (sign == '>' && width > 1)
		t->value = LEX_ARROW;
	if (sign == '&' || sign == '+') {
		t->kind = TOKEN_WORD;
		t->id = WORD_AND;
	} else if (strchr(dropped, sign)) {
		bool point = sign == '.' && after_digit && is_digit(peek_char(c, c->i));
		t->flags = point ? 0 : WORD_DROPPED;
	}
}

/* Words in quotes of any kind, as one token; false where they are not closed. */
static bool cut_quoted(struct cutter *c, size_t width)
{
	size_t from = c->i + width, i = from, n = 1;
	int column = c->column, columns = 1;

	while (i < c->s.n && look(c->s, i, &n) != '"') {
		columns += look(c->s, i, &n) != STRAY;
		i += n;
	}
	if (i >= c->s.n)
		return false;
	c->i = i;
	c->column += columns + 1;
	emit(c, TOKEN_TEXT, from, column)->id = '"'; /* no word has that text */
	(void)look(c->s, i, &n);
	c->i = i + n;
	return true;
}

/* The x of "2xR1"; that of "R1x2" stays a word: it says which of the two is the number. */
static bool is_times(const struct cutter *c, char ch)
{
	if (ch != 'x' && ch != 'X')
		return false;
	char next = peek_char(c, c->i + 1);
	bool behind = c->glued && c->n && c->out[c->n - 1].kind == TOKEN_NUMBER;
	bool of_word = behind && c->out[c->n - 1].glued && c->n > 1 &&
		       c->out[c->n - 2].kind == TOKEN_WORD;

	return behind && !of_word && (is_letter(next) || is_digit(next));
}

static bool cut(struct cutter *c)
{
	while (c->i < c->s.n) {
		size_t n;
		char ch = look(c->s, c->i, &n);

		if (c->n >= LEX_TOKENS)
			return false;
		if (ch == ' ' || ch == STRAY) {
			c->i += n;
			c->column += ch == ' ';
			c->glued = false;
		} else if (is_times(c, ch)) {
			c->i += n;
			c->column++;
			c->glued = false;
		} else if (is_letter(ch)) {
			cut_word(c);
		} else if (is_digit(ch)) {
			cut_number(c);
		} else if (ch == '\'' || ch == '`') {
			cut_apostrophe(c, n);
		} else if (ch == '_') {
			cut_blank(c);
		} else if (ch == '-') {
			cut_dash(c, n);
		} else if (ch == '"' && c->quotes && cut_quoted(c, n)) {
			/* one token, with any contents */
		} else if (!cut_compare(c, ch, n)) {
			cut_sign(c, ch, n);
		}
	}
	return true;
}

/* "the cat", "my mark": a common word, and no player who is called so. A colour is one with any word before it. */
static bool is_common(const struct token *before, const struct token *t)
{
	static const char *const words[] = {"the", "a", "an", "my", "our", "your"};

	return before && t->text.s[0] >= 'a' && t->text.s[0] <= 'z' &&
	       before->kind == TOKEN_WORD && TOKEN_AMONG(before, words);
}

/* `before`: the token before it; NULL: it is the first. */
static void name_token(const struct lexicon *l, const struct token *before,
		       struct token *t, const struct word *w)
{
	if (w) {
		t->id = w->id;
		t->value = w->value;
		t->flags = (uint8_t)w->flags;
		if (w->id == WORD_NUMBER)
			t->kind = TOKEN_NUMBER;
		return;
	}
	int seat = is_common(before, t) ? -1 : lexicon_person(l, t->text);
	if (seat >= 0) {
		t->id = WORD_SEAT;
		t->value = seat;
		t->flags = WORD_NOUN;
	}
}

/* Gives words their meaning, phrases become one token. Text that needs no change stays
 * where it is. */
static int join(const struct lexicon *l, struct token t[], int n, int columns)
{
	int out = 0;

	for (int i = 0; i < n;) {
		const struct word *w;
		int k = t[i].id ? 0 : lexicon_match(l, t, n, i, &w);
		struct token *joined = &t[out++];

		if (joined != &t[i])
			*joined = t[i];
		if (joined->kind == TOKEN_WORD && !joined->id)
			name_token(l, out > 1 ? joined - 1 : NULL, joined,
				   k ? w : NULL);
		if (k > 1) {
			const struct token *last = &t[i + k - 1];
			joined->width = last->column + last->width - joined->column;
			joined->text.n =
				(size_t)(last->text.s + last->text.n - joined->text.s);
		}
		i += k ? k : 1;
	}
	t[out] = (struct token){.kind = TOKEN_END, .column = columns};
	return out;
}

/* "May's Goblins": a player by their name and by their seat is one word. */
static int fold_names(struct token t[], int n)
{
	int out = 0;

	for (int i = 0; i < n; i++) {
		if (out && token_is(&t[i], WORD_SEAT) &&
		    token_is(&t[out - 1], WORD_SEAT) &&
		    t[i].value == t[out - 1].value &&
		    !str_iequal(t[i].text, t[out - 1].text))
			continue;
		if (out < i)
			t[out] = t[i];
		out++;
	}
	if (out < n)
		t[out] = t[n];
	return out;
}

int lex(const struct lexicon *l, struct str typed, struct token out[LEX_TOKENS + 1])
{
	struct cutter c = {.s = typed, .quotes = lexicon_has_quotes(l), .out = out};
	int n = lexed_find(lexicon_lexed(l), typed, out);

	if (n >= 0)
		return n;
	if (!cut(&c))
		return -1;
	n = fold_names(out, join(l, out, c.n, c.column));
	lex_settle_arrows(out, n, lexicon_has_ways(l));
	lexed_keep(lexicon_lexed(l), typed, out, n);
	return n;
}
