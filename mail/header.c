/* The header picker: see header.h.
 * SPDX-License-Identifier: ISC */
#include "mail/header.h"

#include <libetpan/libetpan.h>

#include "base/arena.h"
#include "mail/charset.h"
#include "mail/clean.h"

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

/* Encoded words of one character set that follow each other: their bytes are gathered
 * before they become text, for some programs cut characters in two between words. */
struct words {
	struct arena *a;
	struct buf out;
	size_t from, to;    /* where in the value they stand */
	struct str charset; /* empty: none are open */
	struct buf raw;
};

/* Turns the gathered bytes into text; where that cannot be, they stay as written. */
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
	if (!near || !str_same(charset, w->charset)) {
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

/* Days from 1970-01-01, of the proleptic Gregorian calendar. */
static int64_t days_from_civil(int64_t y, int m, int d)
{
	y -= m <= 2;
	int64_t era = (y >= 0 ? y : y - 399) / 400;
	int64_t yoe = y - era * 400;
	int64_t doy = (153 * (m + (m > 2 ? -3 : 9)) + 2) / 5 + d - 1;
	return era * 146097 + yoe * 365 + yoe / 4 - yoe / 100 + doy - 719468;
}

int64_t header_date(struct str value)
{
	struct mailimf_date_time *d = NULL;
	size_t at = 0;
	int64_t utc = 0;

	if (!value.n ||
	    mailimf_date_time_parse(value.s, value.n, &at, &d) != MAILIMF_NO_ERROR)
		return 0;
	if (d->dt_year >= 1970 && d->dt_year <= 9999 && d->dt_month >= 1 &&
	    d->dt_month <= 12 && d->dt_day >= 1 && d->dt_day <= 31 && d->dt_hour >= 0 &&
	    d->dt_hour <= 23 && d->dt_min >= 0 && d->dt_min <= 59 && d->dt_sec >= 0 &&
	    d->dt_sec <= 60 && d->dt_zone >= -1400 && d->dt_zone <= 1400) {
		int64_t zone = (d->dt_zone / 100 * 60 + d->dt_zone % 100) * 60;
		utc = days_from_civil(d->dt_year, d->dt_month, d->dt_day) * 86400 +
		      d->dt_hour * 3600 + d->dt_min * 60 + d->dt_sec - zone;
	}
	mailimf_date_time_free(d);
	return utc > 0 ? utc : 0;
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
