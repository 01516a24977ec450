/* The header divided into fields: see fields.h.
 * SPDX-License-Identifier: ISC */
#include "mail/trust/fields.h"

#include <string.h>

static bool is_wsp(char c)
{
	return c == ' ' || c == '\t';
}

/* The next line with its LF, so that the lengths add up. */
static struct str take_line(struct str *rest)
{
	size_t lf = str_find_char(*rest, '\n');
	size_t n = lf == SIZE_MAX ? rest->n : lf + 1;
	struct str line = str_slice(*rest, 0, n);

	*rest = str_slice(*rest, n, rest->n);
	return line;
}

static struct str without_end(struct str line)
{
	if (line.n && line.s[line.n - 1] == '\n')
		line.n--;
	if (line.n && line.s[line.n - 1] == '\r')
		line.n--;
	return line;
}

/* "From ann@example.org Thu Nov 26": the colon of a field would come right after it. */
struct str fields_without_mbox_line(struct str bytes)
{
	if (bytes.n > 5 && memcmp(bytes.s, "From ", 5) == 0)
		take_line(&bytes);
	return bytes;
}

size_t fields_header_size(struct str bytes)
{
	struct str rest = bytes;

	while (rest.n)
		if (!without_end(take_line(&rest)).n)
			break;
	return bytes.n - rest.n;
}

struct field_walk fields_walk(struct str header)
{
	bool large = header.n > FIELDS_HEADER_MAX;

	return (struct field_walk){.rest = str_slice(header, 0, FIELDS_HEADER_MAX),
				   .broken = large};
}

static bool is_name(struct str s)
{
	for (size_t i = 0; i < s.n; i++)
		if (s.s[i] <= ' ' || s.s[i] >= 127)
			return false;
	return s.n > 0;
}

static bool has_odd_bytes(struct str s)
{
	for (size_t i = 0; i < s.n; i++) {
		char c = s.s[i];
		bool crlf = c == '\r' && i + 1 < s.n && s.s[i + 1] == '\n';
		if (c == 127 || (c >= 0 && c < ' ' && c != '\t' && c != '\n' && !crlf))
			return true;
	}
	return false;
}

/* A line and those folded after it, without the last line's end. */
static struct str take_field(struct str *rest, bool *odd)
{
	struct str field = take_line(rest), last = field;

	while (rest->n && is_wsp(rest->s[0])) {
		last = take_line(rest);
		field.n += last.n;
		*odd = *odd || !str_trim(last).n;
	}
	return without_end(field);
}

bool fields_next(struct field_walk *w, struct field_view *f)
{
	while (w->rest.n) {
		*f = (struct field_view){0};
		struct str field = take_field(&w->rest, &f->odd);
		if (!field.n || w->n++ == FIELDS_COUNT_MAX)
			break;
		size_t colon = str_find_char(field, ':');
		struct str name = str_slice(field, 0, colon);
		f->name = str_trim(name);
		if (colon == SIZE_MAX || !is_name(f->name) || is_wsp(field.s[0])) {
			w->broken = true;
			continue;
		}
		f->value = str_slice(field, colon + 1, field.n);
		f->odd = f->odd || f->name.n < name.n || field.n > FIELDS_FIELD_MAX ||
			 has_odd_bytes(f->value);
		f->broken = w->broken;
		return true;
	}
	w->rest.n = 0;
	return false;
}
