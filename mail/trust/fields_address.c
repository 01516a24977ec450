/* Addresses by the grammar of RFC 5322, as far as it has one reading: see fields.h.
 * SPDX-License-Identifier: ISC */
#include <string.h>

#include "mail/letter/clean.h"
#include "mail/trust/fields.h"

enum { TOKENS_MAX = 64, LOCAL_MAX = 64, DOMAIN_MAX = 253 };

enum token_kind {
	TOKEN_END,
	TOKEN_ATOM, /* with the dots in it */
	TOKEN_QUOTED,
	TOKEN_MARK, /* one of <>@,;: and the like */
	TOKEN_WRONG,
};

struct lexeme {
	enum token_kind kind;
	struct str text;
	bool apart;     /* white space or a comment before it */
	bool commented; /* a comment before it */
	bool lured;     /* and in that one what could be taken for an address */
};

struct lexer {
	struct str rest;
};

static bool is_space(char c)
{
	return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

static bool is_atom_char(char c)
{
	return (unsigned char)c >= 0x80 || (c >= 'a' && c <= 'z') ||
	       (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
	       (c && strchr("!#$%&'*+-/=?^_`{|}~.", c));
}

/* Takes the text between brackets or quotation marks off `*rest`, with its closing
 * mark, into `*inside`. Brackets may nest. False if the closing mark is missing. */
static bool take_closed(struct str *rest, char open, char close, struct str *inside)
{
	int depth = 1;
	size_t i = 1;

	for (; i < rest->n && depth; i++) {
		char c = rest->s[i];
		if (c == '\\')
			i++;
		else if (c == close)
			depth--;
		else if (c == open)
			depth++;
	}
	if (depth || i > rest->n)
		return false;
	*inside = str_slice(*rest, 1, i - 1);
	*rest = str_slice(*rest, i, rest->n);
	return true;
}

static bool has_any(struct str s, const char *chars)
{
	for (; *chars; chars++)
		if (str_find_char(s, *chars) != SIZE_MAX)
			return true;
	return false;
}

/* Over white space and comments; false: one is not closed. */
static bool skip(struct lexer *l, struct lexeme *t)
{
	while (l->rest.n && (is_space(l->rest.s[0]) || l->rest.s[0] == '(')) {
		struct str inside;
		t->apart = true;
		if (l->rest.s[0] != '(') {
			l->rest = str_slice(l->rest, 1, l->rest.n);
			continue;
		}
		if (!take_closed(&l->rest, '(', ')', &inside))
			return false;
		t->commented = true;
		t->lured = t->lured || has_any(inside, "<>@");
	}
	return true;
}

static struct lexeme next(struct lexer *l)
{
	struct lexeme t = {0};
	size_t n = 0;

	if (!skip(l, &t)) {
		l->rest.n = 0;
		t.kind = TOKEN_WRONG;
		return t;
	}
	if (!l->rest.n)
		return t;
	while (n < l->rest.n && is_atom_char(l->rest.s[n]))
		n++;
	if (n) {
		t.kind = TOKEN_ATOM;
	} else if (l->rest.s[0] == '"') {
		bool closed = take_closed(&l->rest, '"', '"', &t.text);
		t.kind = closed ? TOKEN_QUOTED : TOKEN_WRONG;
		l->rest.n = closed ? l->rest.n : 0;
		return t;
	} else {
		n = 1;
		t.kind = strchr("<>@,;:", l->rest.s[0]) && l->rest.s[0] ? TOKEN_MARK
									: TOKEN_WRONG;
	}
	t.text = str_slice(l->rest, 0, n);
	l->rest = str_slice(l->rest, n, l->rest.n);
	return t;
}

static bool is_mark(const struct lexeme *t, char c)
{
	return t->kind == TOKEN_MARK && t->text.s[0] == c;
}

static bool has_good_dots(struct str s)
{
	for (size_t i = 0; i + 1 < s.n; i++)
		if (s.s[i] == '.' && s.s[i + 1] == '.')
			return false;
	return s.n && s.s[0] != '.' && s.s[s.n - 1] != '.';
}

static bool is_domain(struct str s)
{
	for (size_t i = 0; i < s.n; i++) {
		char c = s.s[i];
		bool letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
			      (c >= '0' && c <= '9') || (unsigned char)c >= 0x80;
		if (!letter && c != '-' && c != '.')
			return false;
	}
	return s.n <= DOMAIN_MAX && has_good_dots(s);
}

/* local, "@" and domain, with nothing between them. */
static bool is_spec(const struct lexeme *t, struct str *address)
{
	if (t[0].kind != TOKEN_ATOM || !is_mark(&t[1], '@') || t[1].apart ||
	    t[2].kind != TOKEN_ATOM || t[2].apart)
		return false;
	*address = (struct str){t[0].text.s,
				(size_t)(t[2].text.s + t[2].text.n - t[0].text.s)};
	return t[0].text.n <= LOCAL_MAX && has_good_dots(t[0].text) &&
	       str_find(t[0].text, STR("=?")) == SIZE_MAX && is_domain(t[2].text) &&
	       str_is_utf8(*address);
}

/* A name of words. One that is the address once more says nothing else. */
static bool is_name(const struct lexeme *t, int n, struct str address)
{
	struct str same;

	if (n == 3 && is_spec(t, &same) && str_iequal(same, address))
		return true;
	for (int i = 0; i < n; i++)
		if (t[i].kind != TOKEN_ATOM &&
		    (t[i].kind != TOKEN_QUOTED || has_any(t[i].text, "<>")))
			return false;
	return true;
}

/* A name that is decoded before it is divided must not show brackets. */
static bool hides_brackets(struct arena *a, struct str value)
{
	int n = 0;

	if (str_find(value, STR("=?")) == SIZE_MAX)
		return false;
	struct str words = fields_words(a, value);
	for (size_t i = 0; i < words.n; i++)
		n += words.s[i] == '<';
	return n > 1;
}

/* Nor one that shows itself as another, by characters that nobody sees. */
static bool is_visible(struct arena *a, struct str address)
{
	return str_equal(clean_line(a, address), address);
}

struct str fields_sender(struct arena *a, struct str value)
{
	static const struct str none = {0};
	struct lexer l = {value};
	struct lexeme t[TOKENS_MAX + 1];
	struct str address;
	int n = 0;

	do {
		t[n] = next(&l);
		if (t[n].kind == TOKEN_WRONG || t[n].lured || n == TOKENS_MAX)
			return none;
	} while (t[n++].kind != TOKEN_END);
	n--;
	if (hides_brackets(a, value))
		return none;
	if (n == 3 && is_spec(t, &address))
		return is_visible(a, address) ? address : none;
	if (n < 5 || !is_mark(&t[n - 5], '<') || !is_mark(&t[n - 1], '>') ||
	    t[n - 4].commented || t[n - 1].commented || !is_spec(t + n - 4, &address) ||
	    !is_name(t, n - 5, address) || !is_visible(a, address))
		return none;
	return address;
}

/* One element of a list, as it is put together. */
struct element {
	struct lexeme t[3]; /* its first tokens */
	int n;
	bool wrong, has_angle;
	struct str angle;
};

static void end_element(struct element *e, struct str *out, size_t max, size_t *n)
{
	struct str address = e->angle;
	bool good = e->has_angle || (e->n == 3 && is_spec(e->t, &address));

	if (good && !e->wrong) {
		if (*n < max)
			out[*n] = address;
		++*n;
	}
	*e = (struct element){0};
}

/* Behind "<": an address and ">". */
static void take_angle(struct lexer *l, struct element *e)
{
	struct lexeme t[4], one;
	int n = 0;

	do {
		one = next(l);
		if (n < 4)
			t[n] = one;
		n++;
	} while (one.kind != TOKEN_END && !is_mark(&one, '>'));
	e->wrong = e->wrong || e->has_angle || n != 4 || !is_mark(&t[3], '>') ||
		   t[0].commented || t[3].commented || !is_spec(t, &e->angle);
	e->has_angle = true;
}

size_t fields_addresses(struct str value, struct str *out, size_t max)
{
	struct lexer l = {value};
	struct element e = {0};
	struct lexeme t;
	size_t n = 0;

	do {
		t = next(&l);
		if (t.kind == TOKEN_END || is_mark(&t, ',') || is_mark(&t, ';')) {
			end_element(&e, out, max, &n);
		} else if (is_mark(&t, ':')) {
			e = (struct element){0}; /* it was a group's name */
		} else if (is_mark(&t, '<')) {
			take_angle(&l, &e);
		} else {
			e.wrong = e.wrong || e.has_angle || t.kind == TOKEN_WRONG;
			if (e.n < 3)
				e.t[e.n] = t;
			e.n++;
		}
	} while (t.kind != TOKEN_END);
	return n < max ? n : max;
}
