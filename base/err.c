/* Errors: see err.h.
 * SPDX-License-Identifier: ISC */
#include "base/err.h"

#include <stdarg.h>
#include <stdio.h>

static void fill(struct err *e, enum err_kind kind, const char *fmt, va_list ap)
{
	e->kind = kind;
	vsnprintf(e->text, sizeof e->text, fmt, ap);
}

/* clang-format off */
#define FILL(kind) do { va_list ap; va_start(ap, fmt); fill(e, kind, fmt, ap); va_end(ap); } while (0)
/* clang-format on */

bool err_set(struct err *e, const char *fmt, ...)
{
	FILL(ERR_WORLD);
	return false;
}

bool err_refuse(struct err *e, const char *fmt, ...)
{
	FILL(ERR_REFUSED);
	return false;
}

bool err_usage(struct err *e, const char *fmt, ...)
{
	FILL(ERR_USAGE);
	return false;
}

bool err_context(struct err *e, const char *fmt, ...)
{
	char what[sizeof e->text / 2], was[sizeof e->text / 2];
	va_list ap;

	va_start(ap, fmt);
	vsnprintf(what, sizeof what, fmt, ap);
	va_end(ap);
	snprintf(was, sizeof was, "%.250s", e->text);
	snprintf(e->text, sizeof e->text, "%s: %s", what, was);
	return false;
}
