/* The order form: see order_form.h.
 * SPDX-License-Identifier: ISC */
#include "rules/pieces/order_form.h"

#include <stdarg.h>

#include "base/arena.h"
#include "base/locale.h"
#include "base/page.h"

struct form_examples form_examples_in(struct arena *a, const struct reader *reader,
				      bool (*is_plain)(const struct line *))
{
	struct form_examples e = {.reader = *reader,
				  .is_plain = is_plain,
				  .list = buf_in(a),
				  .others = buf_in(a),
				  .orders = buf_in(a)};

	e.reader.unshown = true;
	return e;
}

static const struct reading *read_all(const struct form_examples *e, struct str letter)
{
	const struct sheet empty = {.seat = e->reader.seat};
	const struct reading *read = orders_read(e->list.a, &e->reader, letter, &empty);

	for (int i = 0; i < read->n_lines; i++) {
		const struct line *line = &read->lines[i];
		if ((line->verdict != VERDICT_OK && line->verdict != VERDICT_NOTED) ||
		    (e->is_plain && !e->is_plain(line)))
			return NULL;
	}
	return read->n_changed ? NULL : read;
}

static int remarks(const struct reading *read)
{
	int n = 0;

	for (int i = 0; i < read->n_lines; i++)
		n += read->lines[i].n_remarks;
	return n;
}

/* Orders that hold from earlier phases are none of the letter's. */
static int decisions(const struct sheet *s)
{
	int n = 0;

	for (int i = 0; i < s->n_slots; i++)
		n += s->slots[i].mark != SLOT_KEPT;
	return n;
}

/* Is it an order that stands above already? */
static bool stands(const struct form_examples *e, struct str line)
{
	struct str orders = buf_str(&e->orders), other;

	while (str_line(&orders, &other))
		if (str_equal(other, str_trim(line)))
			return true;
	return false;
}

/* Adds nothing to those above but its own decision, and nothing has to be said about it that would not be said alone. */
static bool goes_with_all(const struct form_examples *e, const struct reading *all,
			  struct str line)
{
	if (decisions(&all->sheet) <= e->decisions)
		return false;
	if (remarks(all) <= e->remarks)
		return true;
	const struct reading *alone = read_all(e, line);
	return alone && remarks(all) <= e->remarks + remarks(alone);
}

const struct reading *form_example(struct form_examples *e, const char *fmt, ...)
{
	struct buf line = buf_in(e->list.a), all = buf_in(e->list.a);
	va_list ap;

	va_start(ap, fmt);
	buf_vprintf(&line, fmt, ap);
	va_end(ap);
	buf_char(&line, '\n');
	if (stands(e, buf_str(&line)))
		return NULL;
	buf_add(&all, buf_str(&e->orders));
	buf_add(&all, buf_str(&line));
	const struct reading *read = read_all(e, buf_str(&all));
	if (read && goes_with_all(e, read, buf_str(&line))) {
		e->orders = all;
		e->decisions = decisions(&read->sheet);
		e->remarks = remarks(read);
		e->n++;
		buf_printf(&e->list, "#   %.*s", STR_ARG(buf_str(&line)));
		return read;
	}
	if (read_all(e, buf_str(&line)))
		buf_printf(&e->others, "#   %.*s", STR_ARG(buf_str(&line)));
	return NULL;
}

void form_remark(struct form_examples *e, const char *text)
{
	buf_printf(&e->list, "# (%s)\n", text);
}

void form_print(struct page *page, struct str lines, const struct form_examples *e,
		const char *end)
{
	struct buf all = buf_in(page->a);

	buf_add(&all, lines);
	if (e->list.n) {
		buf_z(&all, _("# examples legal now:\n"));
		buf_add(&all, buf_str(&e->list));
	}
	if (e->others.n) {
		buf_z(&all, e->n == 1 ? _("# or, in place of it:\n")
				      : _("# or, in place of some of these:\n"));
		buf_add(&all, buf_str(&e->others));
	}
	buf_z(&all, end);
	page_form(page, buf_str(&all));
}
