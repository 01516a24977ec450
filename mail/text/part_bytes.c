/* The bytes of a letter that libetpan gets to see: see part_bytes.h.
 * SPDX-License-Identifier: ISC */
#include "mail/text/part_bytes.h"

#include "base/arena.h"

/* "quoted-printable (as it is)": the text after the word says nothing. */
static struct str first_word(struct str s)
{
	struct str word = {0};

	return str_word(&s, &word) ? word : s;
}

static bool is_known_encoding(struct str s)
{
	static const char *const known[] = {
		"7bit",       "8bit",  "binary",  "base64", "quoted-printable",
		"x-uuencode", "x-uue", "uuencode"};

	for (size_t i = 0; i < sizeof known / sizeof *known; i++)
		if (str_is(s, known[i]))
			return true;
	return false;
}

struct str part_bytes(struct arena *a, const struct header *h, struct str body)
{
	struct str type = header_get(h, "Content-Type");
	struct str encoding = first_word(header_get(h, "Content-Transfer-Encoding"));
	struct str place = header_get(h, "Content-Disposition");
	struct buf b = buf_in(a);

	buf_z(&b, "MIME-Version: 1.0\r\n");
	if (str_find_char(type, '/') != SIZE_MAX)
		buf_printf(&b, "Content-Type: " PRI_STR "\r\n", STR_ARG(type));
	if (is_known_encoding(encoding))
		buf_printf(&b, "Content-Transfer-Encoding: " PRI_STR "\r\n",
			   STR_ARG(encoding));
	if (place.n)
		buf_printf(&b, "Content-Disposition: " PRI_STR "\r\n", STR_ARG(place));
	buf_z(&b, "\r\n");
	buf_add(&b, body);
	return buf_str(&b);
}

static bool is_delimiter(struct str line, struct str boundary)
{
	return str_starts(line, "--") &&
	       str_equal(str_slice(line, 2, 2 + boundary.n), boundary);
}

bool part_lacks_parts(struct arena *a, const struct header *h, struct str body)
{
	struct str type = header_get(h, "Content-Type"), line;
	struct str boundary = header_param(a, type, "boundary");

	if (!str_starts(type, "multipart/"))
		return false;
	while (boundary.n && str_line(&body, &line))
		if (is_delimiter(line, boundary))
			return false;
	return true;
}

struct str part_without_blank_ends(struct arena *a, struct str body)
{
	struct buf b = buf_in(a);
	struct str rest = body, line, open = {0};
	size_t from = 0; /* where the part begins in `b` that is blank so far */

	while (rest.n) {
		size_t at = body.n - rest.n;
		str_line(&rest, &line);
		struct str whole = str_slice(body, at, body.n - rest.n);
		if (open.n && str_trim(line).n) {
			struct str end = str_slice(line, 0, open.n);
			if (str_equal(end, open) && line.n > open.n)
				b.n = from;
			open.n = 0;
		}
		if (str_starts(line, "--") && !str_ends(line, "--")) {
			open = str_trim(line);
			from = b.n;
		}
		buf_add(&b, whole);
	}
	if (open.n)
		b.n = from;
	return buf_str(&b);
}
