/* A mail server on loopback that does wrong on purpose: it plays one conversation, and
 * breaks off, drips or floods where it is told. A child of the test, in the clear.
 * SPDX-License-Identifier: ISC */
#ifndef TESTS_KIT_POST_LIAR_H
#define TESTS_KIT_POST_LIAR_H

#include <stdint.h>
#include <sys/types.h>

/* The answer to a line of the client that has `hears` in it. "@" in `says` is the
 * client's tag (the first word of its line). `says` "\1": silence; "\2...": the rest,
 * repeated without end. */
struct line {
	const char *hears, *says;
};

enum lie {
	LIE_NONE,
	LIE_CUT,  /* the n-th line is cut after `from` + n bytes, n from 0 */
	LIE_DRIP, /* a byte each 100 ms */
};

struct liar {
	pid_t pid;
	uint16_t port;
	char heard[64]; /* a file with every line that clients said */
};

/* `lines` end with an empty one; the first, with `hears` NULL, is the greeting. */
void liar_open(struct liar *, const struct line *lines, enum lie, int from);
/* Other lines from now on, at the same port, to who connects anew. */
void liar_change(struct liar *, const struct line *lines);
void liar_close(struct liar *);

#endif
