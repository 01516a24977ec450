/* The PNG press: a figure as a picture, for mail programs that drop SVG.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_PRESS_PNG_H
#define SERVER_PRESS_PNG_H

#include "base/err.h"
#include "base/figure.h"

/* Pixels across: sharp on a phone, and still small to mail. */
enum { PRESS_PNG_WIDTH = 960, PRESS_PNG_WIDTH_MAX = 4000 };

/* `width` is 1 to PRESS_PNG_WIDTH_MAX pixels; the height follows. The same figure gives
 * the same bytes on one machine; there is no text in them but what is drawn. */
bool press_png(struct arena *, const struct figure *, int width, struct str *bytes,
	       struct err *) MUST_USE;

#endif
