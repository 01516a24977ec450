/* Does somebody who was invited want to play? What their sentences say of it.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_LEANING_H
#define SERVER_LEANING_H

#include "base/str.h"

enum {
	LEANS_AGAINST = 1,
	LEANS_FOR = 2,
	LEANS_PLAINLY = 4, /* "JOIN please": the word itself, and hardly another */
	LEANS_NO = 8 /* "No!": it may answer something else than whether they play */
};

/* The bits of all sentences of a text together. What is only asked leans nowhere: "Do I just say join?"; 0: nothing is said of it. */
unsigned leaning(struct str text);

#endif
