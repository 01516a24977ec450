/* The faults of a configuration, as they are found: see config_table.h.
 * SPDX-License-Identifier: ISC */
#include <stdarg.h>

#include "base/arena.h"
#include "server/home/config_table.h"

static void add_fault(struct config_faults *f, bool advice, struct str place,
		      struct str text)
{
	*arena_push(f->a, f->f, f->n) =
		(struct config_fault){advice, str_dup(f->a, place), text};
	f->n_advice += advice;
}

void config_fault(struct config_faults *f, const char *place, const char *fmt, ...)
{
	struct buf text = buf_in(f->a);
	va_list ap;

	va_start(ap, fmt);
	buf_vprintf(&text, fmt, ap);
	va_end(ap);
	add_fault(f, false, str_of(place), buf_str(&text));
}

void config_advise(struct config_faults *f, const char *place, const char *fmt, ...)
{
	struct buf text = buf_in(f->a);
	va_list ap;

	va_start(ap, fmt);
	buf_vprintf(&text, fmt, ap);
	va_end(ap);
	add_fault(f, true, str_of(place), buf_str(&text));
}
