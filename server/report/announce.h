/* The GM's acts on a game, told to all: a public line in the GM log, which the next
 * report shows as well, and a letter to everybody.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_ANNOUNCE_H
#define SERVER_ANNOUNCE_H

#include "schema/games.h"
#include "server/home/home.h"

/* The subject of an announcement of the GM's own, behind the game's tag. */
#define ANNOUNCE_SUBJECT "a word of the GM"

/* Inside the caller's transaction. `why` may be empty; `subject` without the game's
 * tag.
 */
bool announce(struct home *, struct arena *, const struct game *, struct str what,
	      struct str why, struct str subject, struct err *) MUST_USE;

/* The same, with a paragraph `besides` that belongs to the letter alone: what its readers are to do now. */
bool announce_with(struct home *, struct arena *, const struct game *, struct str what,
		   const char *besides, struct str why, struct str subject,
		   struct err *) MUST_USE;

/* The same for news that may wait a day for players who want one daily letter (DIGEST):
 * nothing that moves a deadline. */
bool announce_news(struct home *, struct arena *, const struct game *, struct str what,
		   struct str why, struct str subject, struct err *) MUST_USE;

/* An announcement of the GM's own to all; the next report shows it too. Refused: empty
 * text, text longer than a phase's press or not valid text, and a game that is over.
 * One transaction. */
bool announce_by_gm(struct home *, struct arena *, struct str game, struct str text,
		    struct err *) MUST_USE;

/* The GM's own words, as they may be in a letter: no live key, no control signs, no more than a
 * player may print. `what`: the verb for a refusal ("announce"). */
bool announce_words(struct home *, struct arena *, struct str text, const char *what,
		    struct str *clean, struct err *) MUST_USE;

/* A house ruling: the next number of this game's own rules [R19]. All are told at once
 * and in the next report, and it is listed from then on (house_rules.h). Refused as
 * above. One transaction. */
bool announce_ruling(struct home *, struct arena *, struct str game, struct str text,
		     int *number, struct err *) MUST_USE;

/* The editorial: the GM's words at the head of section GM of the next report and of its
 * page in the zine. It replaces what they wrote earlier in this phase; an empty text
 * removes it. `*was`: was there one? Nobody sees it before that report. Refused as
 * above, except for the empty text. One transaction. */
bool announce_editorial(struct home *, struct arena *, struct str game, struct str text,
			bool *was, struct err *) MUST_USE;

#endif
