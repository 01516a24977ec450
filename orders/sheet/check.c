/* What the game remarks on a whole set of orders: on the sheet, and on the orders of a line that is only asked about.
 * SPDX-License-Identifier: ISC */
#include <stdarg.h>

#include "base/arena.h"
#include "base/locale.h"
#include "orders/sheet/merge.h"

static bool say(struct sheet_check *c, int slot, bool changed, const char *rule,
		struct str text)
{
	struct draft *l = c->letter;

	for (int i = l->n_orders - 1; i >= 0; i--) {
		struct order *o = &l->order[i];
		if (o->refused || o->cleared ||
		    !slot_key_same(o->key, c->sheet->slots[slot].key))
			continue;
		struct line *line = &l->line[o->line];
		letter_remark(l, line, false, o->from, o->width, rule, "%.*s",
			      STR_ARG(text));
		line->remarks[line->n_remarks - 1].changed = changed;
		if (line->verdict == VERDICT_OK)
			line->verdict = VERDICT_NOTED;
		return true;
	}
	return false;
}

bool sheet_say(struct sheet_check *c, int slot, const char *rule, const char *fmt, ...)
{
	struct buf b = buf_in(c->a);
	va_list ap;

	va_start(ap, fmt);
	buf_vprintf(&b, locale_text(fmt), ap);
	va_end(ap);
	return say(c, slot, false, rule, buf_str(&b));
}

void sheet_changes(struct sheet_check *c, int slot, const char *rule, const char *fmt,
		   ...)
{
	struct buf b = buf_in(c->a);
	va_list ap;

	va_start(ap, fmt);
	buf_vprintf(&b, locale_text(fmt), ap);
	va_end(ap);
	say(c, slot, true, rule, buf_str(&b));
}

const struct slot *sheet_find(const struct sheet *s, struct slot_key key)
{
	for (int i = 0; s && i < s->n_slots; i++) {
		const struct slot_key *k = &s->slots[i].key;
		if (slot_key_same(*k, key))
			return &s->slots[i];
	}
	return NULL;
}

void letter_check(struct draft *l, const struct sheet *s)
{
	struct sheet_check c = {l->a, l->reader, s, l};

	if (l->reader->vocab->check && l->reader->view && !l->reader->stored &&
	    l->n_orders)
		l->reader->vocab->check(&c);
}

void letter_check_asked(struct draft *l, int first, const struct line *line)
{
	struct sheet s = {.seat = l->reader->seat};

	s.slots = arena_array(l->a, struct slot, (size_t)(l->n_orders - first) + 1);
	for (int i = first; i < l->n_orders; i++) {
		struct order *o = &l->order[i];
		o->line = (int)(line - l->line);
		o->cleared = false;
		o->from = o->width = 0; /* its words are not the writer's */
		if (!o->refused && o->key.verb && !sheet_find(&s, o->key))
			s.slots[s.n_slots++] =
				(struct slot){.key = o->key,
					      .n_alternatives = o->n_alternatives,
					      .alternatives = o->alternatives};
	}
	if (s.n_slots > 1)
		letter_check(l, &s);
}
