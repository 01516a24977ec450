/* Texts of a figure, set by cairo in the letters that this machine has.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_PAINTER_PAINT_TEXT_H
#define SERVER_PAINTER_PAINT_TEXT_H

#include <cairo.h>

#include "base/figure.h"

/* The text as its letters stand from left to right: Hebrew, Arabic and their kin turned round within the line, which begins
 * at the left, and Arabic letters joined, by fribidi; without the marks that say so. Other texts are returned as they are. */
struct str paint_from_the_left(struct arena *, struct str);

/* All texts of the figure, in the measure and place of `cr`. */
void paint_texts(struct arena *, cairo_t *cr, const struct figure *);

#endif
