/* The PNG press: a figure as a picture, for mail programs that drop SVG.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_RENDER_PNG_H
#define SERVER_RENDER_PNG_H

#include "base/err.h"
#include "base/figure.h"
#include "base/message.h"

/* Pixels across: sharp on a phone, and still small to mail. */
enum { PRESS_PNG_WIDTH = 960, PRESS_PNG_WIDTH_MAX = 4000 };

/* `width` is 1 to PRESS_PNG_WIDTH_MAX pixels; the height follows. The same figure gives
 * the same bytes on one machine; there is no text in them but what is drawn. */
bool render_png(struct arena *, const struct figure *, int width, struct str *bytes,
		struct err *) MUST_USE;

/* What the painter's answer brings, in render_png and for tests. `*again`: it is the painter
 * that is to blame, not the figure. */
bool render_png_take(struct message_in *, const struct figure *, int width,
		     struct str *bytes, bool *again, struct err *) MUST_USE;

#endif
