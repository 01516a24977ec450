/* Errors: see err.h.
 * SPDX-License-Identifier: ISC */
#include "base/err.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "base/str.h"

__attribute__((format(printf, 3, 0))) static void
fill(struct err *e, enum err_kind kind, const char *fmt, va_list ap)
{
	e->kind = kind;
	e->passing = false;
	vsnprintf(e->text, sizeof e->text, fmt, ap);
	str_mend(e->text);
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
	char was[sizeof e->text];
	va_list ap;

	memcpy(was, e->text, sizeof was);
	va_start(ap, fmt);
	vsnprintf(e->text, sizeof e->text, fmt, ap);
	va_end(ap);
	strncat(e->text, ": ", sizeof e->text - 1 - strlen(e->text));
	strncat(e->text, was, sizeof e->text - 1 - strlen(e->text));
	str_mend(e->text);
	return false;
}
