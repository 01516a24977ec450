/* The PNG renderer: a figure as a picture, for mail programs that drop SVG.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_RENDER_PNG_H
#define SERVER_RENDER_PNG_H

#include "base/err.h"
#include "base/figure.h"
#include "base/process/message.h"

/* Pixels across: sharp on a phone, and still small to mail. */
enum { PRESS_PNG_WIDTH = 960, PRESS_PNG_WIDTH_MAX = 4000 };

/* `width` is 1 to PRESS_PNG_WIDTH_MAX pixels; the height follows. The same figure gives
 * the same bytes on one machine; the only text in them is what is drawn. */
bool render_png(struct arena *, const struct figure *, int width, struct str *bytes,
		struct err *) MUST_USE;

/* Reads the painter's answer, for render_png and for tests. `*again`: the painter is to
 * blame, not the figure. */
bool render_png_take(struct message_in *, const struct figure *, int width,
		     struct str *bytes, bool *again, struct err *) MUST_USE;

/* Sends a message to the painter, which is started where it must be, and receives the answer, of at most `most`
 * bytes. `*again`: the painter is to blame for a failure, not the message; painter_drop then makes the next question start
 * another. */
bool painter_ask(struct arena *, struct message_out *, size_t most, struct message_in *,
		 bool *again, struct err *) MUST_USE;
/* What it made (PAINTER_DONE), or why not. */
bool painter_answer(struct message_in *, size_t most, struct str *bytes, bool *again,
		    struct err *) MUST_USE;
void painter_drop(void);

#endif
