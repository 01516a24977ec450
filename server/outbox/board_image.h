/* The board of an issue as a picture: drawn once for all letters that show the same.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_BOARD_IMAGE_H
#define SERVER_BOARD_IMAGE_H

#include "base/err.h"
#include "base/figure.h"
#include "base/page.h"

struct board_picture {
	const struct figure *drawn; /* the last; none yet: NULL */
	struct str png;             /* of it; empty: it could not be drawn */
	const unsigned char *key;   /* of that: outbox_picture_key */
	struct err why;             /* then */
};

/* The picture of the page's figure as PNG; empty if it has none, or it cannot be drawn.
 * The page and the result must live as long as the board. */
struct str board_png(struct board_picture *, struct arena *, const struct page *);

#endif
