/* Encoding what we send: see encode.h.
 * SPDX-License-Identifier: ISC */
#include "mail/compose/encode.h"

#include <endian.h>
#include <inttypes.h>
#include <sodium.h>
#include <string.h>

#include "base/arena.h"
#include "mail/letter/header.h"

enum {
	COLUMN_MAX = 76,
	WORD_BYTES = 39
}; /* 39 bytes make 52 of base64, 64 with the frame */

/* Space and what is seen, of ASCII. */
static bool is_printed(char c)
{
	return (unsigned char)(c - ' ') <= '~' - ' ';
}

static bool is_ascii(struct str s)
{
	for (size_t i = 0; i < s.n; i++)
		if (s.s[i] < 0)
			return false;
	return true;
}

static bool is_clean(struct str s, const char *name, struct err *err)
{
	if (s.n > ENCODE_VALUE_MAX)
		return err_refuse(err, "%s: more than %d bytes", name,
				  ENCODE_VALUE_MAX);
	for (size_t i = 0; i < s.n; i++)
		if ((s.s[i] >= 0 && s.s[i] < ' ') || s.s[i] == 127)
			return err_refuse(err, "%s: a control character in a header",
					  name);
	return str_is_utf8(s) || err_refuse(err, "%s: not UTF-8", name);
}

/* Bytes of the next encoded word: no character is cut in two. */
static size_t word_bytes(struct str s)
{
	size_t n = s.n < WORD_BYTES ? s.n : WORD_BYTES;

	while (n < s.n && n > 0 && ((unsigned char)s.s[n] >> 6) == 2)
		n--;
	return n;
}

static void put_words(struct buf *b, struct str s)
{
	char base64[64];

	for (bool first = true; s.n; first = false) {
		size_t n = word_bytes(s);
		sodium_bin2base64(base64, sizeof base64, (const unsigned char *)s.s, n,
				  sodium_base64_VARIANT_ORIGINAL);
		buf_z(b, first ? "=?utf-8?B?" : "\r\n =?utf-8?B?");
		buf_z(b, base64);
		buf_z(b, "?=");
		s = str_slice(s, n, s.n);
	}
}

/* Folds ASCII at single spaces. `column` is where the value begins. */
static void put_folded(struct buf *b, struct str s, size_t column)
{
	while (s.n) {
		size_t space = 1;
		while (space < s.n && s.s[space] != ' ')
			space++;
		/* Only before a word: a line of blanks alone would be obsolete syntax.
		 */
		bool fold = column + space > COLUMN_MAX && s.s[0] == ' ' && space > 1;
		if (fold) {
			buf_z(b, "\r\n");
			column = 0;
		}
		buf_add(b, str_slice(s, 0, space));
		column += space;
		s = str_slice(s, space, s.n);
	}
}

static bool must_encode(struct str s)
{
	return !is_ascii(s) || str_find(s, STR("=?")) != SIZE_MAX ||
	       (s.n && (s.s[0] == ' ' || s.s[s.n - 1] == ' '));
}

/* An ASCII value with a word too long for any line is encoded as well. */
static bool has_long_word(struct str s)
{
	size_t n = 0;

	for (size_t i = 0; i < s.n; i++) {
		n = s.s[i] == ' ' ? 0 : n + 1;
		if (n > 900)
			return true;
	}
	return false;
}

bool encode_header(struct buf *b, const char *name, struct str value, struct err *err)
{
	if (!is_clean(value, name, err))
		return false;
	buf_z(b, name);
	buf_z(b, ": ");
	if (must_encode(value) || has_long_word(value))
		put_words(b, value);
	else
		put_folded(b, value, strlen(name) + 2);
	buf_z(b, "\r\n");
	return true;
}

static void put_phrase(struct buf *b, struct str name)
{
	if (must_encode(name)) {
		put_words(b, name);
		return;
	}
	buf_char(b, '"');
	for (size_t i = 0; i < name.n; i++) {
		if (name.s[i] == '"' || name.s[i] == '\\')
			buf_char(b, '\\');
		buf_char(b, name.s[i]);
	}
	buf_char(b, '"');
}

bool encode_mailbox(struct buf *b, const char *name, struct str display,
		    struct str address, struct err *err)
{
	if (!is_clean(display, name, err) || !is_clean(address, name, err))
		return false;
	if (!header_is_address(address))
		return err_refuse(err, "%s: not a mail address", name);
	buf_z(b, name);
	buf_z(b, ": ");
	if (display.n) {
		put_phrase(b, display);
		buf_z(b, strlen(name) + display.n + address.n + 9 > COLUMN_MAX
				 ? "\r\n <"
				 : " <");
	}
	buf_add(b, address);
	buf_z(b, display.n ? ">\r\n" : "\r\n");
	return true;
}

/* Eight bytes at once, of printed ones other than `=`: nearly all of a text. The top bit of a byte that fails is set, and may
 * be that of one above it, too; the lowest that is set is right. */
static uint64_t not_plain(const char *s)
{
	const uint64_t each = 0x0101010101010101, top = each << 7;
	uint64_t x, equals, delete;

	memcpy(&x, s, sizeof x);
	x = le64toh(x);
	equals = x ^ each * '=';
	delete = x ^ each * 0x7f;
	return (x | (x - each * ' ') | (equals - each) | (delete - each)) & top;
}

/* How many such bytes are at the front? */
static size_t plain_front(struct str text)
{
	const char *s = text.s, *end = text.s + text.n;

	for (; end - s >= 8; s += 8) {
		uint64_t other = not_plain(s);
		if (other)
			return (size_t)(s - text.s) +
			       (size_t)__builtin_ctzll(other) / 8;
	}
	while (s < end && is_printed(*s) && *s != '=')
		s++;
	return (size_t)(s - text.s);
}

/* The same of a whole text; the last eight bytes may have been looked at before. */
static bool are_plain(struct str text)
{
	const char *s = text.s, *end = text.s + text.n;

	if (text.n >= 8) {
		for (; end - s > 8; s += 8)
			if (not_plain(s))
				return false;
		return !not_plain(end - 8);
	}
	while (s < end && is_printed(*s) && *s != '=')
		s++;
	return s == end;
}

static bool is_printed_or_tab(struct str line)
{
	if (are_plain(line))
		return true;
	for (size_t i = 0; i < line.n; i++)
		if (!is_printed(line.s[i]) && line.s[i] != '\t')
			return false;
	return true;
}

/* Some put a mark before such a line. */
static bool is_from(struct str line)
{
	return line.n && ascii_lower(line.s[0]) == 'f' && str_starts(line, "From ");
}

/* Are its ends, and is its length, as no program on the way changes them? */
static bool is_safe(struct str line)
{
	return !line.n || (line.n <= COLUMN_MAX && line.s[0] != '.' && !is_from(line) &&
			   line.s[line.n - 1] != ' ' && line.s[line.n - 1] != '\t');
}

static bool may_be_plain(struct str line)
{
	return is_safe(line) && is_printed_or_tab(line);
}

/* Bytes that are copied at a time, and how many of a line are: more than a safe one has. */
enum { EIGHT = 8, LINE_ROOM = (COLUMN_MAX / EIGHT + 1) * EIGHT };

/* Copies the plain bytes at the front while it looks for their end, and maybe seven more; returns how many they are, at most
 * LINE_ROOM. */
static size_t copy_plain(char to[LINE_ROOM], struct str text)
{
	const size_t most = text.n < LINE_ROOM ? text.n : LINE_ROOM;
	size_t n = 0;

	for (; n + EIGHT <= most; n += EIGHT) {
		uint64_t other = not_plain(text.s + n);
		memcpy(to + n, text.s + n, EIGHT);
		if (other)
			return n + (size_t)__builtin_ctzll(other) / 8;
	}
	for (; n < most && is_printed(text.s[n]) && text.s[n] != '='; n++)
		to[n] = text.s[n];
	return n;
}

/* Nearly all lines end with the first byte of theirs that is not plain: takes such a line off the front and adds it, if it is
 * safe. If not, `*plain` bytes of it are plain, and nothing is added. `but` begins no line that is safe here; 0: none. */
static bool add_plain_line(struct buf *b, struct str *rest, char but, size_t *plain)
{
	char *to = buf_room(b, LINE_ROOM + 2);
	size_t n = copy_plain(to, *rest), end = n;

	*plain = n;
	if (end + 1 < rest->n && rest->s[end] == '\r')
		end++;
	if (end == rest->n || rest->s[end] != '\n' ||
	    !is_safe((struct str){rest->s, n}) || (n && but && rest->s[0] == but))
		return false;
	memcpy(to + n, "\r\n", 3);
	b->n += n + 2;
	*rest = (struct str){rest->s + end + 1, rest->n - end - 1};
	return true;
}

static void add_line(struct buf *b, struct str line)
{
	buf_add(b, line);
	buf_char(b, '\r');
	buf_char(b, '\n');
}

bool encode_plain(struct buf *b, struct str body)
{
	struct str line;
	size_t plain;

	while (body.n) {
		if (add_plain_line(b, &body, '\0', &plain))
			continue;
		(void)str_line(&body, &line);
		if (!may_be_plain(line))
			return false;
		add_line(b, line);
	}
	return true;
}

/* Must this byte of the line be written as "=XX"? The first of "From", of a dot and of
 * a ">" too, so that nothing on the way takes them for its own. */
static bool needs_quoting(struct str line, size_t i)
{
	char c = line.s[i];

	if (c == '=' || c > '~' || (c < ' ' && c != '\t'))
		return true;
	if (i + 1 == line.n && (c == ' ' || c == '\t'))
		return true;
	return i == 0 && (c == '.' || c == '>' || is_from(line));
}

static size_t put_quoted(char *to, unsigned char c)
{
	static const char hex[] = "0123456789ABCDEF";

	to[0] = '=';
	to[1] = hex[c >> 4];
	to[2] = hex[c & 15];
	return 3;
}

/* How many bytes from `i` on, at most `room`, stand for themselves wherever they are in a line? The last
 * one of the line is not counted. The line is plain up to `plain`. */
static size_t plain_run(struct str line, size_t i, size_t room, size_t plain)
{
	size_t left = line.n - 1 - i, most = left < room ? left : room;

	if (i >= plain)
		return plain_front((struct str){line.s + i, most});
	return plain - i < most ? plain - i : most;
}

/* With its end, and ends of its own where it is too long. `plain` bytes at its front are: nobody looks at them again. */
static void quote_line(struct buf *b, struct str line, size_t plain)
{
	static const char soft[] = "=\r\n", hard[] = "\r\n";
	char out[COLUMN_MAX + sizeof soft];
	size_t column = 0;

	for (size_t i = 0; i < line.n; i++) {
		size_t run =
			column ? plain_run(line, i, COLUMN_MAX - 1 - column, plain) : 0;
		memcpy(out + column, line.s + i, run);
		i += run;
		column += run;
		bool quote = needs_quoting(line, i);
		size_t room = i + 1 == line.n ? COLUMN_MAX : COLUMN_MAX - 1;
		if (column + (quote ? 3 : 1) > room) {
			memcpy(out + column, soft, sizeof soft - 1);
			buf_add(b, (struct str){out, column + sizeof soft - 1});
			column = 0;
			/* A dot that begins a line on the wire is doubled and undone
			 * there. */
			quote = quote || line.s[i] == '.' || line.s[i] == 'F';
		}
		if (quote)
			column += put_quoted(out + column, (unsigned char)line.s[i]);
		else
			out[column++] = line.s[i];
	}
	memcpy(out + column, hard, sizeof hard - 1);
	buf_add(b, (struct str){out, column + sizeof hard - 1});
}

bool encode_quoted(struct buf *b, struct str body)
{
	bool needed = false;
	struct str line;
	size_t plain;

	while (body.n) {
		if (add_plain_line(b, &body, '>', &plain))
			continue;
		(void)str_line(&body, &line);
		needed = needed || !may_be_plain(line);
		quote_line(b, line, plain);
	}
	return needed;
}
