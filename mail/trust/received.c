/* Received lines: see received.h.
 * SPDX-License-Identifier: ISC */
#include "mail/trust/received.h"

#include "mail/letter/date.h"
#include "mail/trust/fields.h"

enum { DATE_MAX = 64 };

bool received_is_own(struct str host, const struct str *own, size_t n)
{
	for (size_t i = 0; i < n; i++)
		if (host.n && str_iequal(host, own[i]))
			return true;
	return false;
}

/* Takes a comment off the front, with those inside it; all of it where it has no end. */
static struct str take_comment(struct str *rest)
{
	int depth = 0;
	size_t i = 0;

	do {
		char c = rest->s[i++];
		if (c == '\\')
			i++;
		else if (c == '(')
			depth++;
		else if (c == ')')
			depth--;
	} while (depth && i < rest->n);
	struct str comment = str_slice(*rest, 0, i);
	*rest = str_slice(*rest, comment.n, rest->n);
	return comment;
}

/* The next word outside comments, up to the date. */
static bool next_word(struct str *rest, struct str *word)
{
	size_t n = 0;

	*rest = str_trim(*rest);
	while (rest->n && rest->s[0] == '(') {
		take_comment(rest);
		*rest = str_trim(*rest);
	}
	while (n < rest->n && rest->s[n] != ';' && rest->s[n] != '(' &&
	       rest->s[n] != ' ' && rest->s[n] != '\t' && rest->s[n] != '\r' &&
	       rest->s[n] != '\n')
		n++;
	*word = str_slice(*rest, 0, n);
	*rest = str_slice(*rest, n, rest->n);
	return n > 0;
}

/* "from" is followed by the name that the other side gave itself, which may be any
 * word. */
static struct str word_behind(struct str rest, const char *name)
{
	struct str word;
	bool first = true;

	for (; next_word(&rest, &word); first = false) {
		if (str_is(word, name))
			return next_word(&rest, &word) ? word : STR("");
		if (first && str_is(word, "from"))
			(void)next_word(&rest, &word);
	}
	return STR("");
}

struct str received_by(struct str value)
{
	return word_behind(value, "by");
}

/* Returns the name of the host that gave the server the letter, as the server found it
 * out: "mail.example.org" of "from anything (mail.example.org [192.0.2.1])". The name
 * before the bracket was only claimed, unless there is no comment, or none with a name
 * ("([192.0.2.1] helo=x)"). */
static struct str given_by(struct str value)
{
	struct str rest = value, word;

	if (!next_word(&rest, &word) || !str_is(word, "from") ||
	    !next_word(&rest, &word))
		return STR("");
	rest = str_trim(rest);
	if (!str_starts(rest, "("))
		return word;
	struct str comment = take_comment(&rest);
	if (str_find(comment, STR("forged")) != SIZE_MAX)
		return STR("");
	comment = str_slice(comment, 1, comment.n);
	struct str inside = str_until(&comment, ')');
	struct str name = str_trim(str_until(&inside, '['));
	return name.n ? name : word;
}

static bool is_ours(struct str host, const struct str *own, size_t n)
{
	return received_is_own(host, own, n) || str_is(host, "localhost");
}

bool received_is_inner(struct str value, const struct str *own, size_t n)
{
	struct str rest = value, word;

	if (!next_word(&rest, &word) || !str_is(word, "from"))
		return true; /* "by mx.example.org (Postfix, from userid 1000)" */
	return is_ours(given_by(value), own, n) ||
	       str_starts(word_behind(value, "with"), "LMTP");
}

/* Behind the last ";" outside comments and quotation marks. */
static int64_t date_of(struct str value)
{
	size_t at = SIZE_MAX;
	bool quoted = false;
	int depth = 0;

	for (size_t i = 0; i < value.n; i++) {
		char c = value.s[i];
		if (c == '\\' && (quoted || depth))
			i++;
		else if (c == '"' && !depth)
			quoted = !quoted;
		else if (c == '(' && !quoted)
			depth++;
		else if (c == ')' && !quoted)
			depth -= depth > 0;
		else if (c == ';' && !quoted && !depth)
			at = i;
	}
	if (at == SIZE_MAX || quoted || depth)
		return 0;
	struct str date = str_trim(str_slice(value, at + 1, value.n));
	return date.n <= DATE_MAX ? date_read(date) : 0;
}

int64_t received_arrival(struct str bytes, const struct str *own, size_t n)
{
	struct str letter = fields_without_mbox_line(bytes);
	struct field_walk w =
		fields_walk(str_slice(letter, 0, fields_header_size(letter)));
	struct field_view v;
	int64_t first = 0;

	while (n && fields_next(&w, &v)) {
		if (!str_is(v.name, "Received"))
			continue;
		if (!received_is_own(received_by(v.value), own, n))
			break;
		int64_t date = date_of(v.value);
		first = date ? date : first;
		if (!is_ours(given_by(v.value), own, n))
			break;
	}
	return first;
}
