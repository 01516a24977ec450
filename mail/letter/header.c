/* The header picker: see header.h.
 * SPDX-License-Identifier: ISC */
#include "mail/letter/header.h"

#include "base/arena.h"

static bool is_wsp(char c)
{
	return c == ' ' || c == '\t';
}

/* Copies a folded value onto one line. */
static struct str unfold(struct arena *a, struct str raw)
{
	struct buf b = buf_in(a);

	for (size_t i = 0; i < raw.n; i++) {
		char c = raw.s[i];
		bool crlf = c == '\r' && (i + 1 == raw.n || raw.s[i + 1] == '\n');
		if (c == '\n' || c == '\0' || crlf)
			continue;
		buf_char(&b, c == '\r' || c == '\t' ? ' ' : c);
	}
	return str_trim(buf_str(&b));
}

static bool field_name(struct str line, struct str *name, struct str *value)
{
	size_t colon = str_find_char(line, ':');
	if (colon == SIZE_MAX || colon == 0)
		return false;
	*name = str_trim(str_slice(line, 0, colon));
	*value = str_slice(line, colon + 1, line.n);
	for (size_t i = 0; i < name->n; i++)
		if (name->s[i] <= ' ' || name->s[i] >= 127)
			return false;
	return name->n > 0;
}

struct header header_read(struct arena *a, struct str bytes)
{
	size_t max = 0;
	struct header h = {0};
	struct str line, next;

	for (size_t i = 0; i < bytes.n; i++)
		max += bytes.s[i] == '\n';
	h.fields = arena_array(a, struct field, max + 1);
	while (str_line(&bytes, &line) && line.n) {
		struct field *f = &h.fields[h.n];
		while (bytes.n && is_wsp(bytes.s[0]) && str_line(&bytes, &next))
			line.n = (size_t)(next.s + next.n - line.s);
		if (!field_name(line, &f->name, &f->value))
			continue;
		f->value = unfold(a, f->value);
		h.n++;
	}
	return h;
}

static const struct field *find(const struct header *h, const char *name)
{
	for (size_t i = 0; i < h->n; i++)
		if (str_is(h->fields[i].name, name))
			return &h->fields[i];
	return NULL;
}

struct str header_get(const struct header *h, const char *name)
{
	const struct field *f = find(h, name);
	return f ? f->value : (struct str){0};
}

bool header_has(const struct header *h, const char *name)
{
	return find(h, name) != NULL;
}

size_t header_count(const struct header *h, const char *name)
{
	size_t n = 0;

	for (size_t i = 0; i < h->n; i++)
		n += str_is(h->fields[i].name, name);
	return n;
}

bool header_is_address(struct str s)
{
	size_t at = str_find_char(s, '@');

	if (at == SIZE_MAX || at < 1 || at > 64 || s.n - at < 2 || s.n - at > 254)
		return false;
	for (size_t i = 0; i < s.n; i++) {
		char c = s.s[i];
		if ((c >= 0 && c <= ' ') || c == 127 ||
		    str_find_char(STR("<>()[],;:\\\""), c) != SIZE_MAX ||
		    (c == '@' && i != at))
			return false;
	}
	return str_is_utf8(s);
}

static bool is_id(struct str s)
{
	for (size_t i = 0; i < s.n; i++)
		if (s.s[i] <= ' ' || s.s[i] > '~' || s.s[i] == '<')
			return false;
	return s.n > 0 && s.n <= 998;
}

struct str header_ids(struct arena *a, struct str value)
{
	struct buf b = buf_in(a);
	size_t open;

	while ((open = str_find_char(value, '<')) != SIZE_MAX) {
		value = str_slice(value, open + 1, value.n);
		struct str id = str_trim(str_until(&value, '>'));
		if (!is_id(id))
			continue;
		if (b.n)
			buf_char(&b, ' ');
		buf_add(&b, id);
	}
	return buf_str(&b);
}

/* Takes one ";" part off the front; a ";" between quotation marks divides nothing. */
static struct str take_part(struct str *rest)
{
	bool quoted = false;
	size_t i = 0;

	for (; i < rest->n && (quoted || rest->s[i] != ';'); i++)
		if (rest->s[i] == '"')
			quoted = !quoted;
	struct str part = str_slice(*rest, 0, i);
	*rest = str_slice(*rest, i + 1, rest->n);
	return part;
}

struct str header_param(struct arena *a, struct str value, const char *name)
{
	take_part(&value);
	while (value.n) {
		struct str part = take_part(&value), word;
		struct str key = str_trim(str_until(&part, '='));
		part = str_trim(part);
		if (!str_is(key, name))
			continue;
		if (part.n && part.s[0] == '"') {
			part = str_slice(part, 1, part.n);
			return str_dup(a, str_until(&part, '"'));
		}
		return str_word(&part, &word) ? str_dup(a, word) : part;
	}
	return (struct str){0};
}
