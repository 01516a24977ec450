/* The tag of a game in the subjects of its letters.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_POST_TAG_H
#define SERVER_POST_TAG_H

#include "schema/games.h"

/* "[CE-7]": the beginning of the subject of each letter of a game. */
struct str post_tag(struct arena *, const struct game *);

#endif
