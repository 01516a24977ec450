/* The look before the parser: see precheck.h. Fields of parts and of forwarded
 * letters are looked at like those of the header, for libetpan reads them too.
 * SPDX-License-Identifier: ISC */
#include "mail/read/precheck.h"

#include <string.h>

#include "base/arena.h"

static bool is_blank_line(struct str line)
{
	return line.n == 0 || (line.n == 1 && line.s[0] == '\r');
}

/* The next line with its LF, so that the lengths add up. */
static bool next_line(struct str *rest, struct str *line)
{
	if (!rest->n)
		return false;
	const char *lf = memchr(rest->s, '\n', rest->n);
	size_t n = lf ? (size_t)(lf - rest->s) + 1 : rest->n;
	*line = str_slice(*rest, 0, n);
	*rest = str_slice(*rest, n, rest->n);
	return true;
}

static struct str without_lf(struct str line)
{
	return line.n && line.s[line.n - 1] == '\n' ? str_slice(line, 0, line.n - 1)
						    : line;
}

/* A logical line: one that does not begin with white space, and those after it that do.
 */
static bool next_field(struct str *rest, struct str *field)
{
	struct str line;

	if (!next_line(rest, field))
		return false;
	while (rest->n && (rest->s[0] == ' ' || rest->s[0] == '\t')) {
		next_line(rest, &line);
		field->n += line.n;
	}
	return true;
}

size_t precheck_header(struct str bytes)
{
	struct str rest = bytes, line;

	while (next_line(&rest, &line))
		if (is_blank_line(without_lf(line)))
			break;
	return bytes.n - rest.n;
}

static enum letter_reason check_header(struct str header)
{
	struct str field;
	int n = 0;

	if (header.n > PRECHECK_HEADER_MAX)
		return REASON_HEADER_SIZE;
	while (next_field(&header, &field)) {
		if (field.n > PRECHECK_FIELD_MAX)
			return REASON_FIELD_SIZE;
		if (++n > PRECHECK_FIELDS_MAX)
			return REASON_FIELD_COUNT;
	}
	return REASON_TEXT;
}

/* Does the logical line look like a header field: "Name:"? */
static bool is_field(struct str line)
{
	size_t i = 0;

	while (i < line.n && i < 77 && line.s[i] > ' ' && line.s[i] < 127 &&
	       line.s[i] != ':')
		i++;
	while (i < line.n && (line.s[i] == ' ' || line.s[i] == '\t'))
		i++;
	return i > 0 && i < line.n && line.s[i] == ':';
}

static bool comments_too_deep(struct str field)
{
	int depth = 0;

	for (size_t i = 0; i < field.n; i++) {
		if (field.s[i] == '(' && ++depth > PRECHECK_COMMENTS_MAX)
			return true;
		if (field.s[i] == ')' && depth > 0)
			depth--;
	}
	return false;
}

/* Reads the value behind "boundary=" as libetpan will: a quoted string with its
 * backslashes, or a token. The standard's alphabet is widened to what mailers in the
 * wild use: any visible ASCII but the quotation mark and the backslash. */
static bool boundary_is_sane(struct str v)
{
	bool quoted = v.n && v.s[0] == '"';
	size_t n = 0, i = quoted ? 1 : 0;

	for (; i < v.n; i++) {
		char c = v.s[i];
		if (quoted ? c == '"'
			   : (c == ';' || c == ' ' || c == '\t' || c == '\r' ||
			      c == '\n'))
			break;
		if (c < ' ' || c > '~' || c == '\\' || c == '"')
			return false;
		n++;
	}
	if (quoted && i == v.n)
		return false;
	return n >= 1 && n <= 70;
}

struct str precheck_within(struct arena *a, struct str header)
{
	struct buf b = buf_in(a);
	struct str field;
	int n = 0;

	while (next_field(&header, &field)) {
		if (field.n > PRECHECK_FIELD_MAX || comments_too_deep(field))
			continue;
		if (b.n + field.n > PRECHECK_HEADER_MAX || ++n > PRECHECK_FIELDS_MAX)
			break;
		buf_add(&b, field);
	}
	return buf_str(&b);
}

static struct str skip_space(struct str s)
{
	while (s.n &&
	       (s.s[0] == ' ' || s.s[0] == '\t' || s.s[0] == '\r' || s.s[0] == '\n'))
		s = str_slice(s, 1, s.n);
	return s;
}

static bool boundaries_are_sane(struct str field)
{
	const struct str word = STR("boundary");
	size_t at;

	while ((at = str_find(field, word)) != SIZE_MAX) {
		field = str_slice(field, at + word.n, field.n);
		struct str v = skip_space(field);
		if (v.n && v.s[0] == '=' &&
		    !boundary_is_sane(skip_space(str_slice(v, 1, v.n))))
			return false;
	}
	return true;
}

enum letter_reason precheck(struct str bytes)
{
	int types = 0, dashes = 0;
	struct str line;

	enum letter_reason reason =
		check_header(str_slice(bytes, 0, precheck_header(bytes)));
	if (reason != REASON_TEXT)
		return reason;
	if (bytes.n > LETTER_SIZE_MAX)
		return REASON_TOO_BIG;
	while (next_field(&bytes, &line)) {
		if (str_starts(line, "--") && ++dashes > PRECHECK_DASHES_MAX)
			return REASON_PART_COUNT;
		if (!is_field(line))
			continue;
		if (comments_too_deep(line))
			return REASON_COMMENTS;
		if (!str_starts(line, "content-type"))
			continue;
		if (++types > PRECHECK_TYPES_MAX)
			return REASON_PART_COUNT;
		if (!boundaries_are_sane(line))
			return REASON_BOUNDARY;
	}
	return REASON_TEXT;
}
