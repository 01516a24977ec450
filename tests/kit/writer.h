/* Writer: a player of any game, who orders at random with the words of the form and of
 * the examples that HELP shows: other numbers and other players in them, joined by
 * `else`, with a condition behind. The result is often refused, and often enough
 * accepted. For the laws that hold for all games.
 * SPDX-License-Identifier: ISC */
#ifndef TESTS_KIT_WRITER_H
#define TESTS_KIT_WRITER_H

#include "rules/game.h"
#include "tests/kit/scribble.h"

/* A letter of a few lines for the phase that is open in the view. */
void writer_orders(struct dice *, const struct game_rules *, const void *view, int turn,
		   int phase, struct buf *);
/* The same, cut up, with noise in between. */
void writer_garbage(struct dice *, const struct game_rules *, const void *view,
		    int turn, int phase, struct buf *);
/* The lines of the form that a player may send back as they are, one a line. */
struct str writer_form(struct arena *, const struct game_rules *, const void *view);
/* The examples of the form, an order a line: those that may be sent together, and those of which each stands in place of some of these. */
void writer_examples(struct arena *, const struct game_rules *, const void *view,
		     struct buf *together, struct buf *others);

#endif
