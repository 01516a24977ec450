/* The receipt: the orders that stand now, the faults and their places, the lines that
 * were not read.
 * SPDX-License-Identifier: ISC */
#include "base/arena.h"
#include "base/locale.h"
#include "orders/answer/echo_parts.h"

enum { FAULTS_SHOWN = 40, NOTES_SHOWN = 12 };

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

/* "KEPT for turn 2, phase 1; turn 4, phase 1" */
static void echo_kept(const struct reading *r, struct buf *b)
{
	for (int i = 0; i < r->n_later; i++) {
		buf_z(b, i ? "; " : _("KEPT for "));
		buf_printf(b, _("turn %d, phase %d"), r->later[i].turn,
			   r->later[i].phase);
	}
}

/* Returns what stands before the next part. */
static const char *head_part(struct buf *b, const char *before, struct str part)
{
	buf_z(b, before);
	buf_add(b, part);
	return ", ";
}

/* What of a line would not be sent by its YES. */
enum left { LEFT_NOTHING, LEFT_UNUSED, LEFT_UNREAD };

static enum left left_by_yes(const struct reading *r)
{
	enum left left = LEFT_NOTHING;

	for (int i = 0; i < r->n_lines; i++) {
		const struct line *line = &r->lines[i];
		if (line->verdict != VERDICT_ASKED || !line->beside)
			continue;
		bool unused = false, unread = false;
		for (int k = 0; k < line->n_remarks; k++) {
			unused |= line->remarks[k].fault;
			unread |= line->remarks[k].unread;
		}
		if (unread || !unused)
			left = LEFT_UNREAD;
		else if (!left)
			left = LEFT_UNUSED;
	}
	return left;
}

void echo_head(const struct reading *r, struct buf *b)
{
	const char *part = ", "; /* before the first part, behind a colon */
	const enum left left = left_by_yes(r);

	if (r->n_accepted)
		buf_printf(b,
			   P_("ACCEPTED %d order", "ACCEPTED %d orders", r->n_accepted),
			   r->n_accepted);
	else if (r->n_asked) {
		buf_z(b, _("REPLY YES OR NO"));
		part = ": ";
	} else if (r->n_refused) {
		buf_z(b, _("NO ORDER ACCEPTED"));
		part = ": ";
	} else if (r->n_later)
		echo_kept(r, b);
	else
		buf_z(b, _("NO ORDERS in this letter"));
	if (r->n_changed)
		part = head_part(
			b, part,
			str_printf(b->a,
				   P_("%d CHANGED: please check",
				      "%d CHANGED: please check", r->n_changed),
				   r->n_changed));
	if (r->n_asked)
		part = head_part(
			b, part,
			str_printf(b->a, P_("%d QUESTION", "%d QUESTIONS", r->n_asked),
				   r->n_asked));
	if (left == LEFT_UNREAD)
		part = head_part(b, part, str_of(_("PART NOT READ")));
	else if (left == LEFT_UNUSED)
		part = head_part(b, part, str_of(_("PART NOT USED")));
	if (r->n_refused)
		part = head_part(b, part,
				 str_printf(b->a,
					    P_("%d line refused", "%d lines refused",
					       r->n_refused),
					    r->n_refused));
	if (r->n_notes)
		part = head_part(b, part,
				 str_printf(b->a,
					    P_("%d line not read", "%d lines not read",
					       r->n_notes),
					    r->n_notes));
	if (r->n_taken_back)
		head_part(b, part,
			  str_printf(
				  b->a,
				  P_("%d taken back", "%d taken back", r->n_taken_back),
				  r->n_taken_back));
	int stay = n_staying(r);
	if (stay)
		buf_printf(b,
			   P_("; %d earlier order stays", "; %d earlier orders stay",
			      stay),
			   stay);
	buf_char(b, '\n');
}

static void sheet_line(struct buf *b, struct str line)
{
	buf_z(b, "  ");
	echo_wrap(b, line, 2, ECHO_INDENT + 1, "");
	buf_char(b, '\n');
}

/* The order of a phase before whose place this one takes; NULL: there is none. */
static const struct slot *sealed_before(const struct sheet *all, const struct slot *s)
{
	for (int i = 0; i < all->n_sealed && s->mark == SLOT_NEW; i++)
		if (slot_key_same(all->sealed[i].key, s->key))
			return &all->sealed[i];
	return NULL;
}

static void slot_line(struct buf *b, const struct sheet *all, const struct slot *s)
{
	const struct slot *before = sealed_before(all, s);
	struct buf line = buf_in(b->a);

	buf_add(&line, slot_text(b->a, s));
	if (s->standing)
		buf_z(&line, _(" [standing]"));
	buf_z(&line, before                 ? ""
		     : s->mark == SLOT_NEW  ? _(" [new]")
		     : s->mark == SLOT_KEPT ? _(" [kept]")
					    : "");
	if (s->mark == SLOT_CHANGED || before)
		buf_printf(&line, _(" [was: %.*s]"),
			   STR_MADE(b->a, before ? slot_text(b->a, before) : s->was));
	sheet_line(b, buf_str(&line));
}

/* Orders of the phase before that stand, because the sheet has no other about the decision. */
static int sealed_lines(const struct sheet *s, struct buf *b)
{
	int n = 0;

	for (int i = 0; i < s->n_sealed; i++) {
		if (sheet_find(s, s->sealed[i].key))
			continue;
		n++;
		if (b)
			sheet_line(
				b,
				str_printf(
					b->a,
					s->sealed[i].standing
						? _("%.*s [until the end of this turn]")
						: _("%.*s [sealed]"),
					STR_MADE(b->a,
						 slot_text(b->a, &s->sealed[i]))));
	}
	return n;
}

void echo_sheet(const struct sheet *s, struct buf *b)
{
	if (!s->n_slots && !sealed_lines(s, NULL)) {
		buf_z(b, _("You have no orders in force.\n"));
		return;
	}
	bool holds = false;

	buf_z(b, _("Your orders as they stand:\n"));
	sealed_lines(s, b);
	for (int i = 0; i < s->n_slots; i++) {
		slot_line(b, s, &s->slots[i]);
		holds |= s->slots[i].standing && s->slots[i].mark == SLOT_NEW;
	}
	if (holds)
		sheet_line(
			b,
			str_of(_(
				"(standing: it holds in later phases too, until you change or clear it, or it is used up)")));
}

/* The set in force, and what the letter took out of it. */
static void echo_set(const struct reading *r, struct buf *b)
{
	if (!r->sheet.n_slots && r->n_taken_back)
		buf_z(b, _("You have no orders in force now:\n"));
	else
		echo_sheet(&r->sheet, b);
	for (int i = 0; i < r->n_taken_back; i++)
		sheet_line(b, str_printf(b->a, _("%.*s [taken back]"),
					 STR_MADE(b->a,
						  slot_text(b->a, r->taken_back[i]))));
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

/* Is an earlier row of the text the same? */
static bool came_before(struct str text, struct str row)
{
	struct str one;

	while (str_line(&text, &one) && one.s != row.s)
		if (str_equal(one, row))
			return true;
	return false;
}

/* Shows the lines that are asked about, and one reading of them all, in lines that can
 * be sent back. */
static void echo_asked(const struct reading *r, struct buf *b, struct echo_marks *m)
{
	struct str text = reading_asked(b->a, r), one;
	bool resigns = str_is(text, "resign");
	const enum left left = left_by_yes(r);

	if (!r->n_asked)
		return;
	for (int i = 0; i < r->n_lines; i++)
		if (r->lines[i].verdict == VERDICT_ASKED) {
			echo_block(b, &r->lines[i], m);
			echo_hints(b, &r->lines[i]);
		}
	buf_z(b, _("   I understood:\n"));
	for (struct str rest = text; str_line(&rest, &one);)
		if (!came_before(text, one))
			echo_offer(b, one);
	if (left == LEFT_UNREAD)
		buf_z(b,
		      _("   YES sends this alone. Write again what is marked as not read.\n"));
	else if (left == LEFT_UNUSED)
		buf_z(b,
		      _("   YES sends this alone, without what is marked as not used.\n"));
	buf_z(b,
	      resigns ? _("   Reply YES to resign, or NO to drop it. Until then nothing is done.\n\n")
		      : _("   Reply YES to send it, or NO to drop it. Until then it does not count.\n\n"));
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
		struct str s =
			echo_part(b->a, line->typed, 0, ECHO_COLUMNS - ECHO_INDENT);
		echo_number(b, line->number);
		echo_typed(b, s);
		buf_char(b, '\n');
		echo_hints(b, line);
	}
	if (n > NOTES_SHOWN)
		buf_printf(b,
			   P_("   and %d line more\n", "   and %d lines more\n",
			      n - NOTES_SHOWN),
			   n - NOTES_SHOWN);
	buf_z(b, n ? "\n" : "");
}

static void echo_open_forms(const struct reading *r, struct buf *b)
{
	struct str rest = r->open_forms, form;

	if (!rest.n)
		return;
	buf_z(b, _("Orders that are open to you now, as your form has them:\n"));
	while (str_line(&rest, &form))
		buf_printf(b, "  %.*s\n", STR_ARG(form));
	buf_char(b, '\n');
}

void echo_body(const struct reading *r, struct buf *b)
{
	echo_marked(r, b, NULL);
}

void echo_marked(const struct reading *r, struct buf *b, struct echo_marks *m)
{
	echo_set(r, b);
	buf_char(b, '\n');
	echo_asked(r, b, m);
	int shown = 0, more = 0;
	for (int i = 0; i < r->n_lines; i++) {
		if (r->lines[i].verdict != VERDICT_REFUSED)
			continue;
		if (shown++ < FAULTS_SHOWN)
			echo_diagnostic(b, r, &r->lines[i], m);
		else
			more++;
	}
	if (more)
		buf_printf(b,
			   P_("And %d more line was refused.\n\n",
			      "And %d more lines were refused.\n\n", more),
			   more);
	shown = 0;
	for (int i = 0; i < r->n_lines; i++)
		if (r->lines[i].n_remarks && r->lines[i].verdict != VERDICT_REFUSED &&
		    r->lines[i].verdict != VERDICT_ASKED && shown++ < FAULTS_SHOWN)
			echo_diagnostic(b, r, &r->lines[i], m);
	echo_open_forms(r, b);
	echo_notes(r, b);
}
