/* Where the writer's own text ends: see trim_end.h.
 * SPDX-License-Identifier: ISC */
#include "mail/text/trim_end.h"

#include <string.h>

#include "mail/letter/letter.h"
#include "mail/text/phrases.h"

/* Does a quoted line come next, blank lines passed over? */
static bool quote_follows(const struct lines *l, size_t i)
{
	while (i < l->n && line_is_blank(l->s[i]))
		i++;
	return i < l->n && (line_is_quoted(l->s[i]) || line_is_named_quote(l->s[i]));
}

static bool has_text(const struct lines *l, size_t from)
{
	for (size_t i = from; i < l->n; i++)
		if (!line_is_blank(l->s[i]))
			return true;
	return false;
}

bool trim_quotes_ours(const struct lines *l, size_t from)
{
	for (size_t i = from; i < l->n; i++)
		if (lines_find_cut(l, i) != SIZE_MAX)
			return true;
	return false;
}

/* The writer's text ends in line `i`: what stands there, and below, is told if it is not of a letter of ours. */
static size_t end_at(struct lines *l, size_t i, struct str mark, struct trimmed *out)
{
	if (trim_quotes_ours(l, i))
		return i;
	out->mark = str_trim(mark);
	for (size_t k = i; k < l->n; k++)
		out->n_below += !line_is_blank(l->s[k]);
	return i;
}

/* How far from the end the last line stands that ends a letter carried along, for each program that marks it; 0: there is none. The
 * last one counts, because the other letter may have such a line of its own. */
struct forwards {
	size_t from_end[N_FORWARDS];
};

static struct forwards find_forwards(const struct lines *l)
{
	struct forwards f = {0};

	for (size_t i = 0; i < l->n; i++) {
		enum phrase_forward by = phrase_ends_forward(l->s[i]);
		if (by != FORWARD_NONE)
			f.from_end[by] = l->n - i;
	}
	return f;
}

/* Does a line behind ">" come next? A "|" may be the edge of a table, in which some programs write the other letter's header. */
static bool mark_follows(const struct lines *l, size_t i)
{
	while (i < l->n && line_is_blank(l->s[i]))
		i++;
	return i < l->n && str_starts(str_trim(l->s[i]), ">");
}

/* A divider in line `i`. Where its program marks each line of the letter that it carries along, or the end of that letter, the
 * writer's text goes on below it: the divider goes, and all to that end. false: nobody can tell where the other letter ends. */
static bool pass_divider(struct lines *l, size_t i, const struct forwards *f)
{
	size_t from_end = f->from_end[phrase_begins_forward(l->s[i])], end = 0;

	if (from_end && l->n - from_end > i)
		end = l->n - from_end + 1;
	else if (mark_follows(l, i + 1))
		end = i + 1;
	if (!end)
		return false;
	memmove(l->s + i, l->s + end, (l->n - end) * sizeof *l->s);
	l->n -= end - i;
	return true;
}

/* Does something else than the writer's text begin in line `i`? Returns where that text ends, or SIZE_MAX. */
static size_t ends_at(struct arena *a, struct lines *l, size_t i, unsigned *flags,
		      struct trimmed *out)
{
	size_t cut = lines_find_cut(l, i), n;

	if (cut != SIZE_MAX) {
		*flags |= LETTER_CUT | (has_text(l, i + 1) ? LETTER_BELOW_CUT : 0U);
		l->s[i].n = cut;
		return i + 1;
	}
	size_t behind = phrase_attribution_at(l->s[i]);
	if (behind != SIZE_MAX) {
		struct str mark = str_slice(l->s[i], behind, l->s[i].n);
		*flags |= LETTER_QUOTES;
		l->s[i].n = behind;
		if (!quote_follows(l, i + 1))
			return end_at(l, i + 1, mark, out);
	}
	if (lines_are_footer(l, i)) {
		*flags |= LETTER_SIGNATURE;
		return lines_with_rule(l, i);
	}
	if (lines_are_header(l, i)) {
		*flags |= LETTER_QUOTES;
		(void)end_at(l, i, l->s[i], out);
		return lines_with_rule(l, i);
	}
	if (phrase_is_divider(l->s[i]) ||
	    ((n = lines_attribution(a, l, i)) && !quote_follows(l, i + n))) {
		*flags |= LETTER_QUOTES;
		return end_at(l, i, l->s[i], out);
	}
	return SIZE_MAX;
}

size_t trim_find_end(struct arena *a, struct lines *l, unsigned *flags,
		     struct trimmed *out)
{
	const struct forwards f = find_forwards(l);

	for (size_t i = 0; i < l->n; i++) {
		while (i < l->n && phrase_is_divider(l->s[i]) && pass_divider(l, i, &f))
			*flags |= LETTER_QUOTES;
		if (i == l->n || line_is_quoted(l->s[i]))
			continue;
		size_t end = ends_at(a, l, i, flags, out);
		if (end != SIZE_MAX)
			return end;
	}
	return l->n;
}
