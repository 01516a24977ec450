/* Tells the author of a scene what is wrong with one of its facts.
 * SPDX-License-Identifier: ISC */
#include <stdarg.h>
#include <stdio.h>

#include "rules/cosmic/scene/scene_place.h"

bool ce_scene_complain(struct scene_fault *fault, int fact, const char *fmt, ...)
{
	va_list ap;

	fault->fact = fact;
	fault->column = 0;
	va_start(ap, fmt);
	vsnprintf(fault->text, sizeof fault->text, fmt, ap);
	va_end(ap);
	str_mend(fault->text);
	return false;
}
