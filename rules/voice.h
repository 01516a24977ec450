/* The voice of the zine: a title for each report and a line or two of colour for what
 * was big in the phase that was run. A game finds its moments in what all readers may
 * see and lends each its lines; which line is printed hangs on a labelled draw, so that a
 * report that is printed again says the same.
 *
 * Such a draw tells nothing of the seed: a choice among n lines is at most log2(n) bits
 * of a hash under a key of 256 bits that nobody has before the end, and no other draw
 * has its label ("voice.first-base"). It is not written down with the draws of
 * the phase: nothing in the game hangs on it, and anybody who has the secret can draw
 * it again.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_VOICE_H
#define RULES_VOICE_H

#include "rules/rng.h"

enum { VOICE_LINES = 2, VOICE_TITLES_MAX = 4, VOICE_WORDS_MAX = 8 };

/* The voice of a report; parts are empty if there is nothing to say. */
struct voice {
	struct str headline; /* "THE FOURTH BASE" */
	int n;               /* lines; the first belongs to the headline */
	struct str line[VOICE_LINES];
};

/* A kind of moment: its name in the label, its titles and its lines, ended by NULL if
 * there are fewer. The game fills in the parts in braces. */
struct voice_kind {
	const char *name;
	const char *title[VOICE_TITLES_MAX];
	const char *line[VOICE_WORDS_MAX];
};

/* The title and the line for this kind in the report on that phase. The phase before it would have others; and in the same phase of
 * each turn none comes again until all have been printed. `rng` is not written to; its log must be NULL. */
const char *voice_title(const struct voice_kind *, const struct rng *, int turn,
			int phase);
const char *voice_line(const struct voice_kind *, const struct rng *, int turn,
		       int phase);

/* No sentence begins with a figure: "2 attacks won" is "Two attacks won". Above twelve it stays. */
struct str voice_begun(struct arena *, struct str line);
/* As headlines are set: begun so, and in capitals. */
struct str voice_headline(struct arena *, struct str words);

#endif
