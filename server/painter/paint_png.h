/* A figure as PNG, here and now: only in the painter and in its fuzzing. All others ask
 * the painter (render_png.h), which gives the same bytes.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_PAINT_PNG_H
#define SERVER_PAINT_PNG_H

#include "base/err.h"
#include "base/figure.h"

bool paint_png(struct arena *, const struct figure *, int width, struct str *bytes,
	       struct err *) MUST_USE;

#endif
