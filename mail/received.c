/* Received lines: see received.h.
 * SPDX-License-Identifier: ISC */
#include "mail/received.h"

#include <string.h>

#include "base/arena.h"
#include "mail/header.h"

enum {
	HEADER_MAX = 64 * 1024, /* our own lines are the first */
	DATE_MAX = 64,
};

struct str received_plain(struct arena *a, struct str s)
{
	struct buf b = buf_in(a);
	int depth = 0;
	bool quoted = false;

	for (size_t i = 0; i < s.n; i++) {
		char c = s.s[i];
		if (c == '\\' && (quoted || depth)) {
			i++;
			continue;
		}
		if (!depth && c == '"')
			quoted = !quoted;
		else if (!quoted && c == '(')
			depth++;
		else if (!quoted && c == ')')
			depth -= depth > 0;
		else if (!depth)
			buf_char(&b, quoted && (c == ';' || c == '=' || c == ' ') ? '_'
										  : c);
	}
	return buf_str(&b);
}

bool received_is_own(struct str host, const struct str *own, size_t n)
{
	for (size_t i = 0; i < n; i++)
		if (host.n && str_same(host, own[i]))
			return true;
	return false;
}

static struct str word_behind(struct str plain, const char *name)
{
	struct str word;

	while (str_word(&plain, &word))
		if (str_is(word, name) && str_word(&plain, &word))
			return word;
	return (struct str){0};
}

struct str received_by(struct arena *a, struct str value)
{
	return word_behind(received_plain(a, value), "by");
}

/* What the server found out about who gave it the letter: "mail.example.org" of "from
 * anything (mail.example.org [192.0.2.1])". What stands before the bracket alone was
 * claimed, unless there is no comment, or none with a name ("([192.0.2.1] helo=x)"). */
static struct str given_by(struct arena *a, struct str value)
{
	struct str rest = value, word;

	if (!str_word(&rest, &word) || !str_is(word, "from") || !str_word(&rest, &word))
		return (struct str){0};
	rest = str_trim(rest);
	if (!str_starts(rest, "("))
		return word_behind(received_plain(a, value), "from");
	rest = str_slice(rest, 1, rest.n);
	struct str comment = str_until(&rest, ')');
	if (str_find(comment, STR("forged")) != SIZE_MAX)
		return (struct str){0};
	struct str name = str_trim(str_until(&comment, '['));
	return name.n ? name : word;
}

/* Behind the last ";", and of the characters that dates have. */
static int64_t date_of(struct arena *a, struct str value)
{
	struct str date = received_plain(a, value);

	for (size_t at; (at = str_find_char(date, ';')) != SIZE_MAX;)
		date = str_slice(date, at + 1, date.n);
	date = str_trim(date);
	if (date.n > DATE_MAX)
		return 0;
	for (size_t i = 0; i < date.n; i++)
		if (!strchr("+-:, \t0123456789abcdefghijklmnopqrstuvwxyz"
			    "ABCDEFGHIJKLMNOPQRSTUVWXYZ",
			    date.s[i]) ||
		    date.s[i] == '\0')
			return 0;
	return header_date(date);
}

int64_t received_arrival(struct arena *a, struct str bytes, const struct str *own,
			 size_t n)
{
	int64_t first = 0;

	if (n == 0)
		return 0;
	bytes.n = bytes.n < HEADER_MAX ? bytes.n : HEADER_MAX;
	struct header h = header_read(a, bytes);
	for (size_t i = 0; i < h.n; i++) {
		struct str value = h.fields[i].value;
		if (!str_same(h.fields[i].name, STR("Received")))
			continue;
		if (!received_is_own(received_by(a, value), own, n))
			break;
		int64_t date = date_of(a, value);
		first = date ? date : first;
		struct str from = given_by(a, value);
		if (!received_is_own(from, own, n) && !str_same(from, STR("localhost")))
			break;
	}
	return first;
}
