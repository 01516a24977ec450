/* Transfer encodings: see transfer.h.
 * SPDX-License-Identifier: ISC */
#include "mail/text/transfer.h"

#include <libetpan/libetpan.h>

#include "base/arena.h"

static bool is_hex(char c)
{
	return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f') ||
	       (c >= 'A' && c <= 'F');
}

/* Is the "=" at the front one of quoted-printable: before two digits, or at the end of
 * a line, with or without spaces? */
static bool is_escape(struct str s)
{
	size_t i = 1;

	if (s.n > 2 && is_hex(s.s[1]) && is_hex(s.s[2]))
		return true;
	while (i < s.n && (s.s[i] == ' ' || s.s[i] == '\t'))
		i++;
	return i < s.n && (s.s[i] == '\r' || s.s[i] == '\n');
}

/* A letter that says it is quoted-printable, and has plain equals signs: they stay.
 * libetpan would take the next two characters with them, the end of a line too. */
static struct str with_escapes_only(struct arena *a, struct str s)
{
	struct buf b = buf_in(a);

	for (size_t i = 0; i < s.n; i++) {
		struct str rest = str_slice(s, i, s.n);
		if (s.s[i] != '=' || is_escape(rest))
			buf_char(&b, s.s[i]);
		else if (str_trim(rest).n > 1) /* the very last one joins nothing */
			buf_z(&b, "=3D");
	}
	return buf_str(&b);
}

struct str transfer_decode(struct arena *a, struct str s, int encoding)
{
	size_t at = 0, n = 0;
	char *out = NULL;

	if (encoding == MAILMIME_MECHANISM_TOKEN)
		encoding = MAILMIME_MECHANISM_8BIT;
	if (encoding == MAILMIME_MECHANISM_QUOTED_PRINTABLE)
		s = with_escapes_only(a, s);
	if (mailmime_part_parse(s.s, s.n, &at, encoding, &out, &n) != MAILIMF_NO_ERROR)
		return (struct str){0};
	struct str copy = str_dup(a, (struct str){out, n});
	mailmime_decoded_part_free(out);
	return copy;
}
