/* The PNG press: a figure as a picture, for mail programs that drop SVG.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_PRESS_PNG_H
#define SERVER_PRESS_PNG_H

#include "base/err.h"
#include "base/figure.h"

/* `scale` is pixels a unit, 1 to 4. The same figure gives the same bytes on one machine;
 * there is no text in them but what is drawn. */
bool press_png(struct arena *, const struct figure *, int scale, struct str *bytes,
	       struct err *) MUST_USE;

#endif
