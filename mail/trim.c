/* Trimming: see trim.h. Lines are first told apart one by one; then the first line that
 * ends the writer's text is looked for; then quotes and their attributions go.
 * SPDX-License-Identifier: ISC */
#include "mail/trim.h"

#include <string.h>

#include "base/arena.h"
#include "mail/letter.h"
#include "mail/phrases.h"

struct lines {
	struct str *s;
	size_t n;
};

static struct lines split(struct arena *a, struct str text, unsigned *flags)
{
	struct lines l = {0};
	struct str rest = text, line;

	while (l.n < LETTER_LINES_MAX && str_line(&rest, &line))
		l.n++;
	if (rest.n)
		*flags |= LETTER_TRUNCATED;
	l.s = arena_array(a, struct str, l.n + 1);
	for (size_t i = 0; i < l.n; i++)
		str_line(&text, &l.s[i]);
	return l;
}

static bool is_blank(struct str s)
{
	return str_trim(s).n == 0;
}

/* ">:" is the end of an attribution that was wrapped in its address. */
static bool is_quoted(struct str s)
{
	s = str_trim(s);
	return s.n && (s.s[0] == '>' || s.s[0] == '|') && !str_is(s, ">:");
}

/* "Cosmic> You need": quoted with a name, as some programs for Emacs do. */
static bool is_named_quote(struct str s)
{
	size_t n = 0;

	while (n < s.n && n <= 10 &&
	       ((s.s[n] >= 'a' && s.s[n] <= 'z') || (s.s[n] >= 'A' && s.s[n] <= 'Z')))
		n++;
	return n >= 2 && n <= 10 && s.s[0] >= 'A' && s.s[0] <= 'Z' && n < s.n &&
	       s.s[n] == '>' && (n + 1 == s.n || s.s[n + 1] == ' ');
}

/* The cut line without spaces and dashes, which mail programs change at will. */
static const char cut_core[] = "=writeabovethisline=";

/* Does the cut line's core stand from byte `at` of line `i` on, in it and up to three
 * more lines over which it is wrapped? */
static bool core_at(const struct lines *l, size_t i, size_t at)
{
	size_t have = 0;

	for (size_t k = i; k < l->n && k < i + 4; k++, at = 0)
		for (; at < l->s[k].n; at++) {
			char c = l->s[k].s[at];
			if (strchr(" -*_", c))
				continue;
			if ((c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c) !=
			    cut_core[have])
				return false;
			if (cut_core[++have] == '\0')
				return true;
		}
	return false;
}

static size_t without_marks(struct str s, size_t n)
{
	while (n && strchr(" -=*_", s.s[n - 1]))
		n--;
	return n;
}

/* Where in line `i` the cut line begins, or SIZE_MAX. Where a mail program lost its
 * equals signs, the words between dashes are enough. */
static size_t find_cut(const struct lines *l, size_t i)
{
	const struct str words = STR("write above this line");
	struct str s = l->s[i];

	for (size_t at = 0; at < s.n; at++)
		if (s.s[at] == '=' && core_at(l, i, at))
			return without_marks(s, at);
	size_t inside = str_find(s, words);
	if (inside == SIZE_MAX)
		return SIZE_MAX;
	size_t head = without_marks(s, inside);
	bool marked = head + 3 <= inside ||
		      str_starts(str_trim(str_slice(s, inside + words.n, s.n)), "-");
	return marked ? head : SIZE_MAX;
}

/* Lines joined by a space, as far as they are neither blank nor quoted. */
static struct str joined(struct arena *a, const struct lines *l, size_t i, size_t n)
{
	struct buf b = buf_in(a);

	for (size_t k = i; k < i + n; k++) {
		if (k >= l->n || is_blank(l->s[k]) || is_quoted(l->s[k]))
			return (struct str){0};
		if (k > i)
			buf_char(&b, ' ');
		buf_add(&b, str_trim(l->s[k]));
	}
	return buf_str(&b);
}

/* How many lines from `i` on are an attribution; 0: none. */
static size_t attribution_at(struct arena *a, const struct lines *l, size_t i)
{
	if (is_blank(l->s[i]) || is_quoted(l->s[i]))
		return 0;
	if (phrase_is_attribution(l->s[i]))
		return 1;
	if (!phrase_begins_attribution(l->s[i]))
		return 0;
	for (size_t n = 2; n <= 4; n++) {
		struct arena_mark m = arena_mark(a);
		bool is = phrase_is_attribution(joined(a, l, i, n));
		arena_rewind(a, m);
		if (is)
			return n;
	}
	return 0;
}

/* Four fields in a row, "From:" among them: "Sent: ... From: ... To: ... Subject: ..." */
static bool is_field_run(const struct lines *l, size_t i)
{
	bool from = false;

	for (size_t k = i; k < i + 4; k++) {
		if (k >= l->n || phrase_header_field(l->s[k]) == PHRASE_NONE)
			return false;
		from |= phrase_header_field(l->s[k]) == PHRASE_FROM;
	}
	return from;
}

/* "From: ..." and at least two more of such fields close below it. */
static bool is_header_block(const struct lines *l, size_t i)
{
	int others = 0;

	if (phrase_header_field(l->s[i]) != PHRASE_FROM)
		return is_field_run(l, i);
	for (size_t k = i + 1; k < l->n && k < i + 8; k++) {
		if (is_quoted(l->s[k]))
			return false;
		others += phrase_header_field(l->s[k]) == PHRASE_OTHER;
	}
	return others >= 2;
}

static bool is_rule(struct str s)
{
	s = str_trim(s);
	if (s.n < 4)
		return false;
	for (size_t i = 1; i < s.n; i++)
		if (s.s[i] != s.s[0])
			return false;
	return s.s[0] == '_' || s.s[0] == '-' || s.s[0] == '=';
}

/* A rule above a header block belongs to it. */
static size_t with_rule_above(const struct lines *l, size_t i)
{
	size_t k = i;

	while (k > 0 && is_blank(l->s[k - 1]))
		k--;
	return k > 0 && is_rule(l->s[k - 1]) ? k - 1 : i;
}

static bool is_signature(struct str s)
{
	return str_equal(str_trim(s), STR("--")) && s.s[0] == '-';
}

/* Below it nothing is the writer's: a signature, a disclaimer, the footer of a list. */
static bool is_footer(const struct lines *l, size_t i)
{
	return is_signature(l->s[i]) || phrase_is_disclaimer(l->s[i]) ||
	       (str_starts(l->s[i], "__") && i + 1 < l->n &&
		str_find(l->s[i + 1], STR(" mailing list")) != SIZE_MAX);
}

/* Does a quoted line come next, blank lines passed over? */
static bool quote_follows(const struct lines *l, size_t i)
{
	while (i < l->n && is_blank(l->s[i]))
		i++;
	return i < l->n && (is_quoted(l->s[i]) || is_named_quote(l->s[i]));
}

static bool has_text(const struct lines *l, size_t from)
{
	for (size_t i = from; i < l->n; i++)
		if (!is_blank(l->s[i]))
			return true;
	return false;
}

/* The end of what the writer wrote: the first line that begins something else. */
static size_t find_end(struct arena *a, struct lines *l, unsigned *flags)
{
	for (size_t i = 0; i < l->n; i++) {
		if (is_quoted(l->s[i]))
			continue;
		size_t cut = find_cut(l, i), n;
		if (cut != SIZE_MAX) {
			*flags |= LETTER_CUT |
				  (has_text(l, i + 1) ? LETTER_BELOW_CUT : 0U);
			l->s[i].n = cut;
			return i + 1;
		}
		if (is_footer(l, i)) {
			*flags |= LETTER_SIGNATURE;
			return with_rule_above(l, i);
		}
		if (is_header_block(l, i)) {
			*flags |= LETTER_QUOTES;
			return with_rule_above(l, i);
		}
		if (phrase_is_divider(l->s[i]) ||
		    ((n = attribution_at(a, l, i)) && !quote_follows(l, i + n))) {
			*flags |= LETTER_QUOTES;
			return i;
		}
	}
	return l->n;
}

/* Does a line go on below it, if it was wrapped? Not where its sentence ends; and what is
 * longer than 80 was wrapped by nobody. */
static bool may_go_on(struct str s)
{
	return s.n >= 60 && s.n <= 80 && !strchr(".:!?;)", s.s[s.n - 1]);
}

/* A long quoted line that was wrapped leaves its tail without a ">" between two quoted
 * lines. It is told by its first word, which had no room above. */
static bool is_quote_tail(const struct lines *l, size_t i)
{
	struct str rest, word;

	if (i == 0 || i + 1 >= l->n || is_blank(l->s[i]) || is_quoted(l->s[i]) ||
	    !is_quoted(l->s[i - 1]) || !is_quoted(l->s[i + 1]))
		return false;
	rest = l->s[i];
	return may_go_on(l->s[i - 1]) && str_word(&rest, &word) &&
	       l->s[i - 1].n + word.n > 70;
}

/* Takes out quoted lines, their tails and the attributions above them. */
static void drop_quotes(struct arena *a, struct lines *l, unsigned *flags)
{
	size_t kept = 0, attribution = 0;
	struct str *was = arena_array(a, struct str, l->n + 1);
	struct lines old = {was, l->n};

	memcpy(was, l->s, l->n * sizeof *was);
	for (size_t i = 0; i < old.n; i++) {
		if (!attribution)
			attribution = attribution_at(a, &old, i);
		bool drop = attribution || is_quoted(was[i]) ||
			    is_named_quote(was[i]) || is_quote_tail(&old, i);
		if (attribution)
			attribution--;
		if (drop)
			*flags |= LETTER_QUOTES;
		else if (kept || !is_blank(was[i]))
			l->s[kept++] = was[i];
	}
	l->n = kept;
}

static void drop_blank_end(struct lines *l)
{
	while (l->n && is_blank(l->s[l->n - 1]))
		l->n--;
}

/* The phone's line counts only among the last three that have text. true: it went. */
static bool drop_device(struct lines *l, unsigned *flags)
{
	size_t i = l->n;

	for (int texts = 0; i > 0 && texts < 3; i--) {
		if (is_blank(l->s[i - 1]))
			continue;
		texts++;
		if (phrase_is_device(l->s[i - 1])) {
			l->n = i - 1;
			*flags |= LETTER_SIGNATURE;
			return true;
		}
	}
	return false;
}

static bool ends_sentence(struct str s)
{
	s = str_trim(s);
	return s.n < 60 || strchr(".!]*|", s.s[s.n - 1]);
}

/* A gateway's warning on top: its lines, up to the end of a sentence. */
static void drop_banner(struct lines *l, unsigned *flags)
{
	size_t i = 0, most;

	while (i < l->n && is_blank(l->s[i]))
		i++;
	if (i == l->n || !phrase_is_banner(l->s[i]))
		return;
	for (most = i + 4; i + 1 < l->n && i + 1 < most; i++)
		if (ends_sentence(l->s[i]) || is_blank(l->s[i + 1]))
			break;
	*flags |= LETTER_SIGNATURE;
	l->s += i + 1;
	l->n -= i + 1;
}

/* Clear-signed PGP: the text between its armour lines, with "- " undone. */
static void open_armour(struct lines *l)
{
	size_t i = 0, n = 0;

	while (i < l->n && !str_starts(l->s[i], "-----BEGIN PGP SIGNED MESSAGE-----"))
		i++;
	if (i == l->n)
		return;
	while (i < l->n && !is_blank(l->s[i]))
		i++;
	for (; i < l->n && !str_starts(l->s[i], "-----BEGIN PGP SIGNATURE-----"); i++) {
		struct str s = l->s[i];
		l->s[n++] = str_starts(s, "- ") ? str_slice(s, 2, s.n) : s;
	}
	l->n = n;
}

struct str *trim_text(struct arena *a, struct str text, size_t *n, unsigned *flags)
{
	struct lines l = split(a, text, flags);

	open_armour(&l);
	drop_banner(&l, flags);
	l.n = find_end(a, &l, flags);
	drop_quotes(a, &l, flags);
	do
		drop_blank_end(&l);
	while (drop_device(&l, flags));
	for (size_t i = 0; i < l.n; i++) {
		while (l.s[i].n && l.s[i].s[l.s[i].n - 1] == ' ')
			l.s[i].n--;
		if (str_columns(l.s[i]) > LETTER_LINE_MAX)
			*flags |= LETTER_LONG_LINE;
	}
	*n = l.n;
	return l.s;
}
