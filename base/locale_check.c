/* Checks catalogues before they are used: see locale_check.h.
 * SPDX-License-Identifier: ISC */
#include "base/locale_check.h"

#include <stdint.h>
#include <string.h>

/* The file ------------------------------------------------------------------------- */

/* As the GNU gettext manual has it: seven numbers, then tables of (length, place). */
enum { HEAD = 28, PAIR = 8, NUMBER = 4, SENTENCES_MAX = 100000, FORMULA_MAX = 400 };

static const uint32_t magic = 0x950412de, magic_turned = 0xde120495;

struct file {
	struct str bytes;
	bool turned; /* the byte order of its numbers is not this machine's */
	uint32_t n, texts, said, n_index, index;
};

static uint32_t number_at(const struct file *f, size_t at)
{
	uint32_t v;

	memcpy(&v, f->bytes.s + at, sizeof v);
	return f->turned ? __builtin_bswap32(v) : v;
}

static bool is_within(const struct file *f, uint64_t at, uint64_t n)
{
	return at <= f->bytes.n && n <= f->bytes.n - at;
}

/* Text `i` of a table; it ends with a NUL that its length does not count. */
static bool text_at(const struct file *f, uint32_t table, uint32_t i, struct str *text)
{
	size_t pair = (size_t)table + (size_t)i * PAIR;
	uint32_t n = number_at(f, pair), at = number_at(f, pair + NUMBER);

	if (!is_within(f, at, (uint64_t)n + 1) || f->bytes.s[(size_t)at + n] != '\0')
		return false;
	*text = (struct str){f->bytes.s + at, n};
	return true;
}

/* A search goes round the index by steps until it finds a free place: there must be one, and a
 * prime number of places, so that each step comes by it. */
static bool index_can_be_searched(const struct file *f)
{
	bool room = false;

	if (!is_within(f, f->index, (uint64_t)f->n_index * NUMBER))
		return false;
	for (uint32_t i = 0; i < f->n_index; i++) {
		uint32_t v = number_at(f, (size_t)f->index + (size_t)i * NUMBER);
		room = room || v == 0;
		if (v > f->n)
			return false;
	}
	for (uint32_t d = 2; (uint64_t)d * d <= f->n_index; d++)
		if (f->n_index % d == 0)
			return false;
	return room || f->n_index == 0;
}

/* Numbers, n, operators and brackets; nothing is divided by zero. */
static bool is_formula(struct str s)
{
	static const char allowed[] = "n0123456789 ()%/*+-<>=!&|?:\\";

	if (s.n > FORMULA_MAX)
		return false;
	for (size_t i = 0; i < s.n; i++) {
		if (!strchr(allowed, s.s[i]) || s.s[i] == '\0')
			return false;
		if (s.s[i] != '%' && s.s[i] != '/')
			continue;
		size_t at = i + 1;
		while (at < s.n && (s.s[at] == ' ' || s.s[at] == '0'))
			at++;
		if (at == s.n || s.s[at] < '1' || s.s[at] > '9')
			return false;
	}
	return true;
}

/* The text after `key`, up to the given end. */
static struct str value_of(struct str head, const char *key, const char *ends)
{
	size_t at = str_find(head, str_of(key)), n = 0;

	if (at == SIZE_MAX)
		return STR("");
	head = str_slice(head, at + strlen(key), head.n);
	while (n < head.n && head.s[n] != '\0' && !strchr(ends, head.s[n]))
		n++;
	return str_slice(head, 0, n);
}

static bool head_is_sound(struct str head)
{
	struct str plural = value_of(head, "plural=", ";\n");
	int64_t forms;

	if (!str_iequal(str_trim(value_of(head, "charset=", " \t\n")), STR("utf-8")))
		return false;
	if (str_find(head, STR("plural=")) == SIZE_MAX)
		return true; /* then it is as in English */
	return str_int(str_trim(value_of(head, "nplurals=", ";\n")), 1, 9, &forms) &&
	       is_formula(plural);
}

bool locale_file_is_sound(struct str bytes)
{
	struct file f = {.bytes = bytes};
	struct str text;
	bool headed = false;

	if (bytes.n < HEAD)
		return false;
	f.turned = number_at(&f, 0) == magic_turned;
	/* Revision 0: no formats that differ from machine to machine. */
	if (number_at(&f, 0) != magic || number_at(&f, NUMBER) != 0)
		return false;
	f.n = number_at(&f, 8);
	f.texts = number_at(&f, 12);
	f.said = number_at(&f, 16);
	f.n_index = number_at(&f, 20);
	f.index = number_at(&f, 24);
	if (f.n > SENTENCES_MAX || !is_within(&f, f.texts, (uint64_t)f.n * PAIR) ||
	    !is_within(&f, f.said, (uint64_t)f.n * PAIR) || !index_can_be_searched(&f))
		return false;
	for (uint32_t i = 0; i < f.n; i++) {
		struct str said;
		if (!text_at(&f, f.texts, i, &text) || !text_at(&f, f.said, i, &said))
			return false;
		if (text.n == 0) {
			headed = true;
			if (!head_is_sound(said))
				return false;
		}
	}
	return headed;
}

/* Formats --------------------------------------------------------------------------- */

enum { VALUES_MAX = 16, NO_VALUE = 0, NOT_A_FORMAT = -1 };

/* The types of the values that a format fills in, by their place. A type is the letter that
 * converts and those before it ("lld" and "lli" are one). */
struct values {
	int n; /* NOT_A_FORMAT: it cannot be read as one */
	uint32_t type[VALUES_MAX];
};

static bool is_one_of(char c, const char *list)
{
	return c != '\0' && strchr(list, c) != NULL;
}

static int digits(const char **s)
{
	int v = 0;

	while (is_one_of(**s, "0123456789") && v < 1000)
		v = v * 10 + *(*s)++ - '0';
	return v;
}

/* Two values for one place must be of one type. */
static bool put(struct values *v, int place, uint32_t type)
{
	if (place < 1 || place > VALUES_MAX ||
	    (v->type[place - 1] && v->type[place - 1] != type))
		return false;
	v->type[place - 1] = type;
	v->n = place > v->n ? place : v->n;
	return true;
}

/* "3$" at the beginning: 3; else 0, and nothing is taken. */
static int place_of(const char **s)
{
	const char *at = *s;
	int place = digits(&at);

	if (place == 0 || *at != '$')
		return 0;
	*s = at + 1;
	return place;
}

/* A width or a precision: a number, or a value of its own. */
static bool width(const char **s, struct values *v, int *next)
{
	if (**s != '*') {
		(void)digits(s);
		return true;
	}
	++*s;
	int place = place_of(s);
	return put(v, place ? place : ++*next, 'd');
}

/* The conversion after a '%'; `*next`: the argument that comes next if none is
 * named. */
static bool directive(const char **s, struct values *v, int *next)
{
	int place = place_of(s);
	uint32_t type = 0;

	while (is_one_of(**s, "-+ #0'"))
		++*s;
	if (!width(s, v, next))
		return false;
	if (**s == '.') {
		++*s;
		if (!width(s, v, next))
			return false;
	}
	while (is_one_of(**s, "hlLjzt"))
		type = type << 8 | (unsigned char)*(*s)++;
	char c = **s;
	if (!is_one_of(c, "diouxXeEfFgGcsp"))
		return false;
	++*s;
	c = is_one_of(c, "di") ? 'd' : is_one_of(c, "ouxX") ? 'u' : c;
	return put(v, place ? place : ++*next, type << 8 | (unsigned char)c);
}

static struct values values_of(const char *s)
{
	struct values v = {0};
	int next = 0;

	while (*s) {
		if (*s++ != '%')
			continue;
		if (*s == '%')
			s++;
		else if (!directive(&s, &v, &next))
			return (struct values){.n = NOT_A_FORMAT};
	}
	return v;
}

bool locale_is_faithful(const char *english, const char *said)
{
	if (!str_is_utf8(str_of(said)))
		return false;
	if (!strchr(english, '%') && !strchr(said, '%'))
		return true;
	struct values a = values_of(english), b = values_of(said);
	if (a.n == NOT_A_FORMAT) /* per cent, and never a format */
		return true;
	if (b.n == NOT_A_FORMAT || b.n > a.n)
		return false;
	/* A place that is left out before another one is an error to printf. */
	for (int i = 0; i < b.n; i++)
		if (b.type[i] == NO_VALUE || b.type[i] != a.type[i])
			return false;
	return true;
}
