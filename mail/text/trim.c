/* Trimming: see trim.h. Lines are first told apart one by one; then the first line that
 * ends the writer's text is looked for; then quotes and their attributions go.
 * SPDX-License-Identifier: ISC */
#include "mail/text/trim.h"

#include <string.h>

#include "base/arena.h"
#include "mail/letter/letter.h"
#include "mail/text/phrases.h"
#include "mail/text/trim_end.h"
#include "mail/text/trim_lines.h"

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

/* Does a line go on below it, if it was wrapped? Not where its sentence ends. A line of
 * more than 80 was not wrapped at all. */
static bool may_go_on(struct str s)
{
	return s.n >= 60 && s.n <= 80 && !strchr(".:!?;)", s.s[s.n - 1]);
}

/* A long quoted line that was wrapped leaves its tail without a ">" between two quoted
 * lines. It is told by its first word, which had no room above. */
static bool is_quote_tail(const struct lines *l, size_t i)
{
	struct str rest, word;

	if (i == 0 || i + 1 >= l->n || line_is_blank(l->s[i]) ||
	    line_is_quoted(l->s[i]) || !line_is_quoted(l->s[i - 1]) ||
	    !line_is_quoted(l->s[i + 1]))
		return false;
	rest = l->s[i];
	return may_go_on(l->s[i - 1]) && str_word(&rest, &word) &&
	       l->s[i - 1].n + word.n > 70;
}

/* A quoted line without its marks. */
static struct str without_marks(struct str s)
{
	s = str_trim(s);
	if (line_is_named_quote(s))
		s = str_slice(s, str_find_char(s, '>'), s.n);
	while (s.n && (s.s[0] == '>' || s.s[0] == '|'))
		s = str_trim(str_slice(s, 1, s.n));
	return s;
}

/* The quoted lines right above line `i`, which its writer may answer there: such an answer may be as short as "2 from 1". */
static struct str quoted_above(struct arena *a, const struct lines *l, size_t i)
{
	struct buf b = buf_in(a);
	size_t from = i, lines = 0, octets = 0;

	while (from > 0 && line_is_blank(l->s[from - 1]))
		from--;
	size_t end = from;
	for (; from > 0 && lines < LETTER_ABOVE_LINES; from--) {
		const struct str s = l->s[from - 1];
		if (!line_is_quoted(s) && !line_is_named_quote(s))
			break;
		octets += without_marks(s).n + 3;
		lines += without_marks(s).n > 0;
		if (octets > LETTER_ABOVE_MAX)
			break;
	}
	for (; from < end; from++) {
		struct str line = without_marks(l->s[from]);
		if (line.n)
			buf_printf(&b, "> " PRI_STR "\n", STR_ARG(line));
	}
	return buf_str(&b);
}

/* Takes out quoted lines, their tails and the attributions above them. Returns how many had a quote's mark. */
static size_t drop_quotes(struct arena *a, struct lines *l, unsigned *flags)
{
	size_t kept = 0, attribution = 0, octets = 0, quoted = 0;
	struct str *was = arena_array(a, struct str, l->n + 1);
	struct str *above = arena_array(a, struct str, l->n + 1);
	struct lines old = {was, l->n, NULL};

	memcpy(was, l->s, l->n * sizeof *was);
	for (size_t i = 0; i < old.n; i++) {
		if (!attribution)
			attribution = lines_attribution(a, &old, i);
		bool marked = line_is_quoted(was[i]) || line_is_named_quote(was[i]);
		bool drop = attribution || marked || is_quote_tail(&old, i);
		quoted += marked && without_marks(was[i]).n;
		if (attribution)
			attribution--;
		if (drop)
			*flags |= LETTER_QUOTES;
		else if (kept || !line_is_blank(was[i])) {
			above[kept] =
				line_is_blank(was[i]) || octets >= LETTER_QUOTED_MAX
					? STR("")
					: quoted_above(a, &old, i);
			octets += above[kept].n;
			if (above[kept].n)
				l->above = above;
			l->s[kept++] = was[i];
		}
	}
	l->n = kept;
	return quoted;
}

static void drop_blank_end(struct lines *l)
{
	while (l->n && line_is_blank(l->s[l->n - 1]))
		l->n--;
}

/* Does line `k` belong to the phone's line above it: its link, its wrapped end? */
static bool is_device_tail(const struct lines *l, size_t k)
{
	struct str s = str_trim(l->s[k]);

	return !s.n || strchr("<[(", s.s[0]) || str_starts(s, "http") ||
	       str_starts(s, "www.") || phrase_is_device(s) || may_go_on(l->s[k - 1]);
}

/* The phone's line counts only among the last three that have text; text that somebody
 * typed below it stays. True: the line was dropped. */
static bool drop_device(struct lines *l, unsigned *flags)
{
	size_t i = l->n, end;

	for (int texts = 0; i > 0 && texts < 3; i--) {
		if (line_is_blank(l->s[i - 1]))
			continue;
		texts++;
		if (!phrase_is_device(l->s[i - 1]))
			continue;
		for (end = i; end < l->n && is_device_tail(l, end);)
			end++;
		for (i--; end < l->n; end++, i++) {
			l->s[i] = l->s[end];
			if (l->above)
				l->above[i] = l->above[end];
		}
		l->n = i;
		*flags |= LETTER_SIGNATURE;
		return true;
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

	while (i < l->n && line_is_blank(l->s[i]))
		i++;
	if (i == l->n || !phrase_is_banner(l->s[i]))
		return;
	for (most = i + 4; i + 1 < l->n && i + 1 < most; i++)
		if (ends_sentence(l->s[i]) || line_is_blank(l->s[i + 1]))
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
	while (i < l->n && !line_is_blank(l->s[i]))
		i++;
	for (; i < l->n && !str_starts(l->s[i], "-----BEGIN PGP SIGNATURE-----"); i++) {
		struct str s = l->s[i];
		l->s[n++] = str_starts(s, "- ") ? str_slice(s, 2, s.n) : s;
	}
	l->n = n;
}

/* Files that old programs wrote into the text as lines of it. */
static void drop_files(struct lines *l)
{
	size_t kept = 0;

	for (size_t i = 0; i < l->n;) {
		size_t n = lines_uuencoded(l, i);
		if (!n)
			l->s[kept++] = l->s[i];
		i += n ? n : 1;
	}
	l->n = kept;
}

struct trimmed trim_text(struct arena *a, struct str text, unsigned *flags)
{
	struct lines l = split(a, text, flags);
	struct trimmed out = {0};

	open_armour(&l);
	drop_files(&l);
	drop_banner(&l, flags);
	const bool ours = trim_quotes_ours(&l, 0);
	l.n = trim_find_end(a, &l, flags, &out);
	const size_t quoted = drop_quotes(a, &l, flags);
	out.n_quotes = ours ? 0 : quoted;
	do
		drop_blank_end(&l);
	while (drop_device(&l, flags));
	for (size_t i = 0; i < l.n; i++) {
		while (l.s[i].n && l.s[i].s[l.s[i].n - 1] == ' ')
			l.s[i].n--;
		if (str_columns(l.s[i]) > LETTER_LINE_MAX)
			*flags |= LETTER_LONG_LINE;
	}
	out.n = l.n;
	out.line = l.s;
	out.above = l.above;
	return out;
}

struct str *trim_quoted(struct arena *a, struct str text, size_t most, size_t *n)
{
	unsigned ignored = 0;
	struct lines l = split(a, text, &ignored);
	size_t first = 0, cut = SIZE_MAX, octets = 0;

	for (*n = 0; first < l.n && cut == SIZE_MAX; first++)
		cut = lines_find_cut(&l, first);
	if (cut == SIZE_MAX)
		return l.s;
	first--;
	l.s[first] = str_slice(l.s[first], cut, l.s[first].n);
	for (size_t i = first; i < l.n && octets <= most; i++) {
		if (line_is_blank(l.s[i]))
			continue;
		octets += l.s[i].n;
		l.s[(*n)++] = l.s[i];
	}
	if (octets > most)
		*n = 0;
	return l.s;
}
