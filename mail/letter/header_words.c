/* Encoded words of header fields: see header.h.
 * SPDX-License-Identifier: ISC */
#include "mail/letter/header.h"

#include <libetpan/libetpan.h>

#include "base/arena.h"
#include "mail/letter/charset.h"
#include "mail/letter/clean.h"

/* Encoded words of one character set that follow each other: their bytes are gathered
 * before they become text, because some programs cut characters in two between words. */
struct words {
	struct arena *a;
	struct buf out;
	size_t from, to;    /* where in the value they stand */
	struct str charset; /* empty: none are open */
	struct buf raw;
};

/* Turns the gathered bytes into text; if that is not possible, they stay as written. */
static void close_words(struct words *w, struct str value)
{
	struct str text;

	if (!w->charset.n)
		return;
	bool ok = charset_to_utf8(w->a, w->charset, buf_str(&w->raw), &text) ==
		  CHARSET_OK;
	buf_add(&w->out, ok ? text : str_slice(value, w->from, w->to));
	w->charset = (struct str){0};
}

/* Gathers the word at `i` (libetpan undoes base64 and Q) and those that libetpan finds
 * to continue it. Returns their length, or 0. */
static size_t take_word(struct words *w, struct str value, size_t i)
{
	struct mailmime_encoded_word *e = NULL;
	struct str rest = str_slice(value, i, value.n);
	size_t n = 0;
	int fwd = 0, open = 0;

	if (!str_starts(rest, "=?") ||
	    mailmime_encoded_word_parse(rest.s, rest.n, &n, &e, &fwd, &open) !=
		    MAILIMF_NO_ERROR)
		return 0;
	struct str charset = str_dup(w->a, str_of(e->wd_charset));
	bool near = w->charset.n && str_trim(str_slice(value, w->to, i)).n == 0;
	if (!near || !str_iequal(charset, w->charset)) {
		close_words(w, value);
		w->charset = charset;
		w->from = i;
		w->raw = buf_in(w->a);
	}
	buf_add(&w->raw, str_of(e->wd_text));
	mailmime_encoded_word_free(e);
	n = n < rest.n ? n : rest.n;
	w->to = i + n;
	return n;
}

struct str header_words(struct arena *a, struct str value)
{
	struct words w = {.a = a, .out = buf_in(a)};

	for (size_t i = 0, n; i < value.n; i += n) {
		n = take_word(&w, value, i);
		if (n)
			continue;
		n = 1;
		/* Space between two encoded words does not count; elsewhere it does. */
		size_t next = i;
		while (next < value.n && value.s[next] == ' ')
			next++;
		if (w.charset.n && next > i &&
		    str_starts(str_slice(value, next, value.n), "=?")) {
			n = next - i;
			continue;
		}
		close_words(&w, value);
		buf_char(&w.out, value.s[i]);
	}
	close_words(&w, value);
	struct str s = buf_str(&w.out);
	if (!str_is_utf8(s))
		charset_to_utf8(a, STR("windows-1252"), s, &s);
	return clean_line(a, s);
}
