/* The receipt: what stands now, what was wrong and where, what was not read.
 * SPDX-License-Identifier: ISC */
#include <string.h>

#include "base/arena.h"
#include "base/clock.h"
#include "base/tongue.h"
#include "orders/read.h"

enum { COLUMNS = 72, INDENT = 5, FAULTS_SHOWN = 40, NOTES_SHOWN = 12, CLIP = 60 };

static int n_staying(const struct reading *r)
{
	int n = 0;

	for (int i = 0; i < r->n_lines; i++) {
		const struct line *line = &r->lines[i];
		const struct slot *s = line->verdict == VERDICT_REFUSED && line->has_key
					       ? sheet_find(&r->sheet, line->key)
					       : NULL;
		/* Two refused lines may be about one decision. */
		bool counted = false;
		for (int j = 0; s && j < i && !counted; j++)
			counted = r->lines[j].verdict == VERDICT_REFUSED &&
				  r->lines[j].has_key &&
				  sheet_find(&r->sheet, r->lines[j].key) == s;
		n += s && s->mark == SLOT_KEPT && !counted;
	}
	return n;
}

void echo_head(const struct reading *r, struct buf *b)
{
	if (r->n_accepted || r->n_refused || r->n_asked)
		buf_printf(b,
			   P_("ACCEPTED %d order", "ACCEPTED %d orders", r->n_accepted),
			   r->n_accepted);
	else if (r->later_turn && r->later.n)
		buf_printf(b, _("KEPT for turn %d, phase %d"), r->later_turn,
			   r->later_phase);
	else
		buf_z(b, _("NO ORDERS in this letter"));
	if (r->n_changed)
		buf_printf(b,
			   P_(", %d CHANGED: please check",
			      ", %d CHANGED: please check", r->n_changed),
			   r->n_changed);
	if (r->n_asked)
		buf_printf(b, P_(", %d QUESTION", ", %d QUESTIONS", r->n_asked),
			   r->n_asked);
	if (r->n_refused)
		buf_printf(b,
			   P_(", %d line refused", ", %d lines refused", r->n_refused),
			   r->n_refused);
	if (r->n_notes)
		buf_printf(b, P_(", %d note ignored", ", %d notes ignored", r->n_notes),
			   r->n_notes);
	int stay = n_staying(r);
	if (stay)
		buf_printf(b,
			   P_("; %d earlier order stays", "; %d earlier orders stay",
			      stay),
			   stay);
	buf_char(b, '\n');
}

/* Words of `text` on lines of COLUMNS, the first begun at column `at` already. */
static void wrap(struct buf *b, struct str text, size_t at, size_t indent,
		 const char *margin)
{
	struct str word;
	bool first = true;

	while (str_word(&text, &word)) {
		size_t n = str_columns(word);
		if (!first && at + 1 + n > COLUMNS) {
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

static void slot_line(struct buf *b, const struct slot *s)
{
	struct buf line = buf_in(b->a);

	buf_add(&line, slot_text(b->a, s));
	if (s->standing)
		buf_z(&line, _(" [standing]"));
	buf_z(&line, s->mark == SLOT_NEW    ? _(" [new]")
		     : s->mark == SLOT_KEPT ? _(" [kept]")
					    : "");
	if (s->mark == SLOT_CHANGED)
		buf_printf(&line, _(" [was: %.*s]"), STR_ARG(s->was));
	buf_z(b, "  ");
	wrap(b, buf_str(&line), 2, INDENT + 1, "");
	buf_char(b, '\n');
}

void echo_sheet(const struct sheet *s, struct buf *b)
{
	if (!s->n_slots) {
		buf_z(b, _("No orders stand for you.\n"));
		return;
	}
	buf_z(b, _("Your orders as they stand:\n"));
	for (int i = 0; i < s->n_slots; i++)
		slot_line(b, &s->slots[i]);
}

/* --- diagnostics --- */

/* Control characters would move the cursor: they are shown as spaces. */
static void typed_text(struct buf *b, struct str s)
{
	for (size_t i = 0; i < s.n; i++) {
		unsigned char c = (unsigned char)s.s[i];
		buf_char(b, c < ' ' || c == 0x7f ? ' ' : (char)c);
	}
}

static size_t bytes_of(struct str s, size_t characters)
{
	size_t i = 0;

	for (; i < s.n; i++) {
		bool begins = ((unsigned char)s.s[i] & 0xc0) != 0x80;
		if (begins && characters-- == 0)
			break;
	}
	return i;
}

static size_t characters(struct str s)
{
	size_t n = 0;

	for (size_t i = 0; i < s.n; i++)
		n += ((unsigned char)s.s[i] & 0xc0) != 0x80;
	return n;
}

/* A remark under its line; `at`: its column in the part that is shown. */
static void caret(struct buf *b, const struct remark *r, size_t at, size_t room)
{
	size_t width = r->width > 0 ? (size_t)r->width : 0;

	buf_z(b, "   | ");
	if (r->width) {
		if (at + width > room)
			width = room > at ? room - at : 1;
		buf_fill(b, ' ', at);
		buf_fill(b, '^', width);
		at += width + 1;
		if (INDENT + at + 24 > COLUMNS) {
			buf_z(b, "\n   | ");
			at = 4;
			buf_fill(b, ' ', at);
		} else {
			buf_char(b, ' ');
		}
	} else {
		at = 0;
	}
	wrap(b, r->text, INDENT + at, at, "   | ");
	buf_char(b, '\n');
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
		       int number, size_t from)
{
	size_t n = characters(typed), cut = 0;

	for (int i = line->n_remarks - 1; i >= 0; i--) {
		size_t at = (size_t)line->remarks[i].column;
		if (at >= from && at <= from + n && n > COLUMNS - INDENT)
			cut = at - from > CLIP ? at - from - CLIP / 2 : 0;
	}
	struct str part = str_slice(typed, bytes_of(typed, cut), typed.n);
	size_t shown = n - cut;
	if (shown > COLUMNS - INDENT) {
		shown = COLUMNS - INDENT;
		part = str_slice(part, 0, bytes_of(part, shown));
	}
	buf_printf(b, "%2d | ", number);
	typed_text(b, part);
	buf_char(b, '\n');
	for (int i = 0; i < line->n_remarks; i++) {
		const struct remark *r = &line->remarks[i];
		size_t at = (size_t)r->column;
		if (at < from || at > from + n)
			continue;
		at -= from;
		bool visible = at >= cut && at - cut <= shown;
		caret(b, r, visible ? at - cut : 0, visible ? shown + 1 : 1);
	}
}

/* Lines that were joined are shown where something is said about them. */
static void typed_block(struct buf *b, const struct line *line)
{
	struct str rest = line->typed, typed;
	size_t from = 0;
	int number = line->number;

	if (!rest.n)
		typed_line(b, line, rest, number, 0);
	while (str_line(&rest, &typed)) {
		size_t n = characters(typed);
		if (has_remark(line, from, from + n) || number == line->number)
			typed_line(b, line, typed, number, from);
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
	buf_fill(b, ' ', INDENT);
	wrap(b, slot_text(b->a, s), INDENT, INDENT + 2, "");
	if (s->receipt && s->told) {
		struct str when = clock_short(b->a, s->told);
		struct str by = str_printf(b->a, _("(receipt %d, %.*s)"), s->receipt,
					   (int)(when.n > 8 ? when.n - 8 : 0),
					   when.s + (when.n > 8 ? 4 : 0));
		bool fits = last_line(buf_str(b)) + 3 + by.n <= COLUMNS;
		buf_printf(b, "%s%.*s", fits ? "   " : "\n       ", STR_ARG(by));
	}
	buf_char(b, '\n');
}

/* May the order go on in the next line after this? [orders, principle 10] */
static bool goes_on_after(struct str text)
{
	static const char *const ends[] = {",", " else", " and", " from", " if"};

	for (size_t i = 0; i < sizeof ends / sizeof *ends; i++) {
		size_t n = strlen(ends[i]);
		if (text.n > n && memcmp(text.s + text.n - n, ends[i], n) == 0)
			return true;
	}
	return false;
}

/* A line to copy: one that is too long is broken where the reader goes on reading. */
static void offer(struct buf *b, struct str text)
{
	size_t room = COLUMNS - INDENT;

	buf_fill(b, ' ', INDENT);
	while (str_columns(text) > room) {
		size_t at = text.n - 1;
		while (at > 0 && (text.s[at] != ' ' ||
				  str_columns(str_slice(text, 0, at)) > room ||
				  !goes_on_after(str_slice(text, 0, at))))
			at--;
		if (!at)
			break;
		buf_add(b, str_slice(text, 0, at));
		buf_char(b, '\n');
		buf_fill(b, ' ', INDENT + 2);
		text = str_slice(text, at + 1, text.n);
		room = COLUMNS - INDENT - 2;
	}
	buf_add(b, text);
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
		buf_printf(b, _("   Rule: %s."), tongue_text(rule));
	else
		buf_z(b, "   ");
	if (help) {
		size_t used = b->n - at;
		buf_fill(b, ' ', used < 50 ? 50 - used : 2);
		buf_printf(b, _("help: HELP %s"), help);
	}
	buf_char(b, '\n');
}

static void diagnostic(struct buf *b, const struct reading *r, const struct line *line)
{
	typed_block(b, line);
	if (line->verdict == VERDICT_REFUSED) {
		earlier_order(b, r, line);
		if (line->n_instead) {
			buf_z(b, line->n_instead > 1
					 ? _("   Write instead (copy one):\n")
					 : _("   Write instead:\n"));
			for (int i = 0; i < line->n_instead; i++)
				offer(b, line->instead[i]);
		}
		rule_line(b, line);
	}
	buf_char(b, '\n');
}

struct str reading_asked(struct arena *a, const struct reading *r)
{
	struct buf b = buf_in(a);

	for (int i = 0; i < r->n_lines; i++)
		if (r->lines[i].verdict == VERDICT_ASKED) {
			buf_z(&b, b.n ? "\n" : "");
			buf_add(&b, r->lines[i].ask);
		}
	return buf_str(&b);
}

/* What is asked, all of it at once, in lines that can be sent back. */
static void echo_asked(const struct reading *r, struct buf *b)
{
	struct str text = reading_asked(b->a, r), one;

	if (!r->n_asked)
		return;
	for (int i = 0; i < r->n_lines; i++)
		if (r->lines[i].verdict == VERDICT_ASKED)
			typed_block(b, &r->lines[i]);
	buf_z(b, _("   I understood:\n"));
	while (str_line(&text, &one))
		offer(b, one);
	buf_z(b,
	      _("   Is that right? Reply with these lines to send it. Until then it does\n   not count.\n\n"));
}

void echo_notes(const struct reading *r, struct buf *b)
{
	int n = 0;

	for (int i = 0; i < r->n_lines; i++) {
		const struct line *line = &r->lines[i];
		if (line->verdict != VERDICT_NOTE)
			continue;
		if (n++ == 0)
			buf_z(b, _("Not read as orders:\n"));
		if (n > NOTES_SHOWN)
			continue;
		struct str s = str_slice(line->typed, 0,
					 bytes_of(line->typed, COLUMNS - INDENT));
		buf_printf(b, "%2d | ", line->number);
		typed_text(b, s);
		buf_char(b, '\n');
	}
	if (n > NOTES_SHOWN)
		buf_printf(b,
			   P_("   and %d line more\n", "   and %d lines more\n",
			      n - NOTES_SHOWN),
			   n - NOTES_SHOWN);
	buf_z(b, n ? "\n" : "");
}

void echo_body(const struct reading *r, struct buf *b)
{
	echo_sheet(&r->sheet, b);
	buf_char(b, '\n');
	echo_asked(r, b);
	int shown = 0, more = 0;
	for (int i = 0; i < r->n_lines; i++) {
		if (r->lines[i].verdict != VERDICT_REFUSED)
			continue;
		if (shown++ < FAULTS_SHOWN)
			diagnostic(b, r, &r->lines[i]);
		else
			more++;
	}
	if (more)
		buf_printf(b,
			   P_("And %d line more was refused.\n\n",
			      "And %d lines more were refused.\n\n", more),
			   more);
	shown = 0;
	for (int i = 0; i < r->n_lines; i++)
		if (r->lines[i].n_remarks && r->lines[i].verdict != VERDICT_REFUSED &&
		    r->lines[i].verdict != VERDICT_ASKED && shown++ < FAULTS_SHOWN)
			diagnostic(b, r, &r->lines[i]);
	echo_notes(r, b);
}
