/* A figure on a cairo surface, for paint_png and paint_pdf.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_PAINT_DRAW_H
#define SERVER_PAINT_DRAW_H

#include <cairo.h>

#include "base/err.h"
#include "base/figure.h"

/* Fills the surface, which is so many of its own units wide and high. Texts lie above all shapes. */
bool paint_draw(struct arena *, const struct figure *, cairo_surface_t *, double width,
		double height, struct err *) MUST_USE;

#endif
