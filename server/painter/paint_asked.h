/* What the painter is asked, as it comes in a message (server/render/painter.h). The core may have been taken over: whatever
 * it says is read as what it should be, or not at all.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_PAINTER_PAINT_ASKED_H
#define SERVER_PAINTER_PAINT_ASKED_H

#include "base/figure.h"
#include "base/process/message.h"

struct paint_asked {
	int kind;                       /* PAINTER_DRAW, _SHEET or _BIND */
	int width;                      /* of a picture, in pixels: 1 or more */
	bool first;                     /* the sheet begins a document */
	struct figure figure;           /* to draw, or the sheet */
	struct str title, author, made; /* of a document */
};

/* Reads a message to its end. Its texts live in the arena or in the message. */
bool paint_asked(struct message_in *, struct arena *, struct paint_asked *) MUST_USE;

#endif
