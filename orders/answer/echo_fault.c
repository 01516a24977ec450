/* Shows a faulty line in the receipt: the line as it was typed, a caret under the
 * faulty words, and the line to write instead.
 * SPDX-License-Identifier: ISC */
#include <string.h>

#include "base/arena.h"
#include "base/clock.h"
#include "base/locale.h"
#include "base/page.h"
#include "orders/answer/echo_parts.h"

enum { CLIP = 60 };

/* Words of `text` on lines of ECHO_COLUMNS, the first begun at column `at` already. */
void echo_wrap(struct buf *b, struct str text, size_t at, size_t indent,
	       const char *margin)
{
	struct str word;
	bool first = true;

	while (str_word(&text, &word)) {
		size_t n = str_columns(word);
		if (!first && at + 1 + n > ECHO_COLUMNS) {
			buf_char(b, '\n');
			buf_z(b, margin);
			buf_fill(b, ' ', indent);
			at = strlen(margin) + indent;
			first = true;
		}
		if (!first) {
			buf_char(b, ' ');
			at++;
		}
		buf_add(b, word);
		at += n;
		first = false;
	}
}

void echo_number(struct buf *b, int number)
{
	if (number > 0)
		buf_printf(b, "%2d | ", number);
	else
		buf_z(b, "   | ");
}

/* Control characters would move the cursor: they are shown as spaces. */
void echo_typed(struct buf *b, struct str s)
{
	for (size_t i = 0; i < s.n; i++) {
		unsigned char c = (unsigned char)s.s[i];
		buf_char(b, c < ' ' || c == 0x7f ? ' ' : (char)c);
	}
}

static size_t characters(struct str s)
{
	size_t n = 0;

	for (size_t i = 0; i < s.n; i++)
		n += ((unsigned char)s.s[i] & 0xc0) != 0x80;
	return n;
}

struct str echo_part(struct arena *a, struct str line, size_t from, size_t n)
{
	enum { DOTS = 3 };
	bool left = from > 0, right = characters(line) > from + n;

	if (n <= 2 * DOTS)
		left = right = false;
	line = str_slice(line, str_octets(line, from + (left ? DOTS : 0)), line.n);
	line = str_slice(line, 0,
			 str_octets(line, n - (left ? DOTS : 0) - (right ? DOTS : 0)));
	return left || right ? str_printf(a, "%s%.*s%s", left ? "..." : "",
					  STR_ARG(line), right ? "..." : "")
			     : line;
}

static void mark(struct echo_marks *m, size_t from, size_t to, struct str instead)
{
	if (m && to > from)
		*arena_push(m->a, m->list, m->n) =
			(struct page_mark){from, to, instead};
}

/* The part of a line that is shown: `n` of its characters from `cut` on; the line begins at character `from` of all
 * that was joined. */
struct shown {
	const struct line *line;
	struct str typed;
	size_t from, cut, n, all;
};

static bool is_here(const struct shown *s, const struct remark *r)
{
	size_t at = (size_t)r->column;

	return at >= s->from && at <= s->from + s->all;
}

/* Are its words in the part that is shown? */
static bool is_shown(const struct shown *s, const struct remark *r)
{
	size_t at = (size_t)r->column;

	return is_here(s, r) && at >= s->from + s->cut && at <= s->from + s->cut + s->n;
}

/* Was the same said of words before these, shown or not as these are? */
static bool is_said(const struct shown *s, int i)
{
	const struct remark *r = s->line->remarks;

	for (int k = 0; k < i; k++)
		if (is_here(s, &r[k]) && is_shown(s, &r[k]) == is_shown(s, &r[i]) &&
		    str_equal(r[k].text, r[i].text))
			return true;
	return false;
}

/* Carets under all words of which this remark is made, as far as they are shown; returns the columns they take. */
static size_t carets(struct buf *b, const struct shown *s, int i)
{
	/* A caret behind the last word says that something is missing there, if there is room for it. */
	const size_t room = ECHO_COLUMNS - ECHO_INDENT;
	const size_t most = s->n < room && s->cut + s->n >= s->all ? s->n + 1 : s->n;
	char row[ECHO_COLUMNS + 1];
	size_t width = 0;

	memset(row, ' ', sizeof row);
	for (int k = i; k < s->line->n_remarks; k++) {
		const struct remark *r = &s->line->remarks[k];
		if (!is_shown(s, r) || !str_equal(r->text, s->line->remarks[i].text))
			continue;
		size_t at = (size_t)r->column - s->from - s->cut;
		size_t end = at + (size_t)r->width;
		if (end > most)
			end = most;
		if (at >= end && end)
			at = end - 1;
		for (; at < end && at < sizeof row; at++)
			row[at] = '^';
		width = at > width ? at : width;
	}
	buf_add(b, (struct str){row, width});
	return width;
}

/* What is said of words that the cut line does not show names them, for a caret would point at others. */
static struct str remark_text(struct arena *a, const struct shown *s, int i)
{
	enum { FEW = 3 };
	const struct remark *first = &s->line->remarks[i];
	struct buf b = buf_in(a);
	int named = 0;

	if (first->width <= 0 || is_shown(s, first))
		return first->text;
	for (int k = i; k < s->line->n_remarks; k++) {
		const struct remark *r = &s->line->remarks[k];
		if (!is_here(s, r) || is_shown(s, r) ||
		    !str_equal(r->text, first->text))
			continue;
		size_t at = (size_t)r->column - s->from;
		size_t end = at + (size_t)(r->width > 0 ? r->width : 0);
		struct str words = str_slice(s->typed, str_octets(s->typed, at),
					     str_octets(s->typed, end));
		if (named++ < FEW)
			buf_printf(&b, "%s'%.*s'", b.n ? ", " : "", STR_ARG(words));
	}
	buf_printf(&b, "%s: %.*s", named > FEW ? ", ..." : "", STR_ARG(first->text));
	return buf_str(&b);
}

/* Is there room for the text beside the carets, which end before this column? A narrow column of many lines is hard to read. */
static bool has_room(size_t at, size_t columns)
{
	enum { LEAST = 24, LINES = 3, WIDE = 40 };
	size_t room = at < ECHO_COLUMNS ? ECHO_COLUMNS - at : 0;

	return room >= WIDE || (room >= LEAST && columns <= LINES * room);
}

/* A remark under its line, with carets; without them it is running text beside the number. */
static void tell_remark(struct buf *b, const struct shown *s, int i,
			struct echo_marks *m)
{
	const struct remark *r = &s->line->remarks[i];
	struct str text = remark_text(b->a, s, i);
	size_t from = b->n, at;

	buf_z(b, "   | ");
	at = r->width > 0 && is_shown(s, r) ? carets(b, s, i) : 0;
	if (at && !has_room(ECHO_INDENT + at + 1, str_columns(text))) {
		buf_z(b, "\n   | ");
		at = 4;
		buf_fill(b, ' ', at);
	} else if (at) {
		buf_char(b, ' ');
		at++;
	}
	echo_wrap(b, text, ECHO_INDENT + at, at, "   | ");
	mark(m, from, b->n, str_printf(b->a, "   | %.*s", STR_ARG(text)));
	buf_char(b, '\n');
}

/* The words that a remark points at, in the part of the line that begins at byte `at` of
 * the receipt and shows the characters from `cut` on. */
static void mark_words(struct echo_marks *m, struct str part, size_t at,
		       const struct remark *r, const struct shown *s)
{
	size_t first = (size_t)r->column - s->from, width = (size_t)r->width;

	if (r->width <= 0 || first < s->cut || first - s->cut >= s->n)
		return;
	first -= s->cut;
	if (first + width > s->n)
		width = s->n - first;
	mark(m, at + str_octets(part, first), at + str_octets(part, first + width),
	     STR(""));
}

static bool has_remark(const struct line *line, size_t from, size_t to)
{
	for (int i = 0; i < line->n_remarks; i++)
		if ((size_t)line->remarks[i].column >= from &&
		    (size_t)line->remarks[i].column <= to)
			return true;
	return false;
}

/* One line as it was typed, with the carets that fall into it; long ones are cut around
 * their first caret. */
static void typed_line(struct buf *b, const struct line *line, struct str typed,
		       int number, size_t from, struct echo_marks *m)
{
	struct shown s = {
		.line = line, .typed = typed, .from = from, .all = characters(typed)};

	s.n = s.all;
	for (int i = line->n_remarks - 1; i >= 0; i--) {
		size_t at = (size_t)line->remarks[i].column;
		if (is_here(&s, &line->remarks[i]) &&
		    s.all > ECHO_COLUMNS - ECHO_INDENT)
			s.cut = at - from > CLIP ? at - from - CLIP / 2 : 0;
	}
	s.n = s.all - s.cut;
	if (s.n > ECHO_COLUMNS - ECHO_INDENT)
		s.n = ECHO_COLUMNS - ECHO_INDENT;
	struct str part = echo_part(b->a, typed, s.cut, s.n);
	echo_number(b, number);
	size_t begun = b->n;
	echo_typed(b, part);
	buf_char(b, '\n');
	for (int i = 0; i < line->n_remarks; i++)
		if (is_here(&s, &line->remarks[i])) {
			mark_words(m, part, begun, &line->remarks[i], &s);
			if (!is_said(&s, i))
				tell_remark(b, &s, i, m);
		}
}

/* Lines that were joined are shown where something is said about them. */
void echo_block(struct buf *b, const struct line *line, struct echo_marks *m)
{
	struct str rest = line->typed, typed;
	size_t from = 0;
	int number = line->number;

	if (!rest.n)
		typed_line(b, line, rest, number, 0, m);
	while (str_line(&rest, &typed)) {
		size_t n = characters(typed);
		if (has_remark(line, from, from + n) || number == line->number)
			typed_line(b, line, typed, number, from, m);
		from += (size_t)(characters(
			str_slice(line->typed, (size_t)(typed.s - line->typed.s),
				  (size_t)(rest.s - line->typed.s))));
		number++;
	}
}

/* Columns of the line that is being written. */
static size_t last_line(struct str text)
{
	size_t at = text.n;

	while (at > 0 && text.s[at - 1] != '\n')
		at--;
	return str_columns(str_slice(text, at, text.n));
}

static void earlier_order(struct buf *b, const struct reading *r,
			  const struct line *line)
{
	const struct slot *s = line->has_key ? sheet_find(&r->sheet, line->key) : NULL;

	if (!s || s->mark != SLOT_KEPT) {
		buf_z(b, _("   Not used.\n"));
		return;
	}
	buf_z(b, _("   Not used. Your earlier order for this decision stays:\n"));
	buf_fill(b, ' ', ECHO_INDENT);
	echo_wrap(b, slot_text(b->a, s), ECHO_INDENT, ECHO_INDENT + 2, "");
	if (s->receipt && s->told) {
		struct str when = clock_short(b->a, s->told);
		struct str by = str_printf(b->a, _("(receipt %d, %.*s)"), s->receipt,
					   (int)(when.n > 8 ? when.n - 8 : 0),
					   when.s + (when.n > 8 ? 4 : 0));
		bool fits = last_line(buf_str(b)) + 3 + by.n <= ECHO_COLUMNS;
		buf_printf(b, "%s%.*s", fits ? "   " : "\n       ", STR_ARG(by));
	}
	buf_char(b, '\n');
}

static void rule_line(struct buf *b, const struct line *line)
{
	const char *rule = NULL, *help = NULL;

	for (int i = line->n_remarks - 1; i >= 0; i--) {
		if (!line->remarks[i].fault)
			continue;
		rule = line->remarks[i].rule ? line->remarks[i].rule : rule;
		help = line->remarks[i].help ? line->remarks[i].help : help;
	}
	if (!rule && !help)
		return;
	size_t at = b->n;
	if (rule)
		buf_printf(b, _("   Rule: %s."), locale_text(rule));
	else
		buf_z(b, "   ");
	if (help) {
		size_t used = b->n - at;
		buf_fill(b, ' ', used < 50 ? 50 - used : 2);
		buf_printf(b, _("help: HELP %s"), help);
	}
	buf_char(b, '\n');
}

void echo_diagnostic(struct buf *b, const struct reading *r, const struct line *line,
		     struct echo_marks *m)
{
	echo_block(b, line, m);
	if (line->verdict == VERDICT_REFUSED) {
		earlier_order(b, r, line);
		if (line->n_instead) {
			buf_z(b, line->n_instead > 1
					 ? _("   Write instead (copy one):\n")
					 : _("   Write instead:\n"));
			for (int i = 0; i < line->n_instead; i++)
				echo_offer(b, line->instead[i]);
		}
		echo_hints(b, line);
		rule_line(b, line);
	}
	buf_char(b, '\n');
}
