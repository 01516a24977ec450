/* Trace: see trace.h.
 * SPDX-License-Identifier: ISC */
#include "rules/trace.h"

#include <stdarg.h>
#include <string.h>

#include "base/arena.h"

static void add_line(struct trace *t, int seat, const char *rule,
		     const struct buf *text)
{
	struct trace_line *l = arena_push(t->a, t->lines, t->n);

	*l = (struct trace_line){.seat = seat, .text = buf_str(text)};
	if (rule)
		strncpy(l->rule, rule, sizeof l->rule - 1);
}

void trace_add(struct trace *t, int seat, const char *rule, const char *fmt, ...)
{
	struct buf text = buf_in(t->a);
	va_list ap;

	if (t->silent)
		return;
	va_start(ap, fmt);
	buf_vprintf(&text, fmt, ap);
	va_end(ap);
	add_line(t, seat, rule, &text);
}

void trace_pair(struct trace *t, int seat, const char *rule, const char *what,
		struct str about)
{
	struct buf text = buf_in(t->a);

	if (t->silent)
		return;
	buf_z(&text, what);
	buf_z(&text, ": ");
	buf_add(&text, about);
	add_line(t, seat, rule, &text);
}
