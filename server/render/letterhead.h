/* Parts that all our letters have: the title line, the deadline in two clocks, a
 * player's name.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_LETTERHEAD_H
#define SERVER_LETTERHEAD_H

#include <stdint.h>

#include "base/page.h"
#include "rules/game.h"

/* `COSMIC ENCOUNTER BY MAIL - GAME CE-7 "Kestrel"      TURN 5, PHASE 1 OF 4`; phase 0:
 * it has not begun; LETTERHEAD_OVER: the game is over. `of`: game_phases. */
enum { LETTERHEAD_OVER = -1 };
void letterhead_title(struct page *, const struct game_rules *, struct str game,
		      struct str title, int turn, int phase, int of);

/* Instead of the deadline of a game that is paused. */
enum { LETTERHEAD_PAUSED = -1 };
/* "Thu 26 Nov 2026 20:00 UTC = Thu 21:00 in Berlin". */
struct str letterhead_time(struct arena *, int64_t utc, const char *zone);
/* "Thu 26 Nov 2026 20:00 UTC = Thu 21:00 in Berlin (in 6 d 2 h)"; "none set" for 0. For a
 * page: the span has no-break spaces. */
struct str letterhead_deadline(struct arena *, int64_t deadline, int64_t now,
			       const char *zone);

/* "Thu 26 Nov 21:00 in Berlin", for subjects: only the reader's own clock; "Thu 26 Nov
 * 20:00 UTC" if the zone is NULL, unknown or UTC. */
struct str letterhead_due(struct arena *, int64_t deadline, const char *zone);

/* "Red": the seat's name as the game writes it (vocab->seat_names); "GM" and "readers" for the others. */
struct str letterhead_seat(struct arena *, const struct game_rules *, int seat);

/* The readers of press: "all", "the zine", "Blue, Green, the GM"; `seats` has a bit for
 * each seat. */
struct str letterhead_readers(struct arena *, const struct game_rules *, bool all,
			      bool zine, bool gm, unsigned seats);

/* At most `columns` of the text, cut between words, with " ..." if it was cut. */
struct str letterhead_fit(struct arena *, struct str text, size_t columns);

/* ASCII letters in capitals. */
struct str letterhead_upper(struct arena *, struct str);

/* The view of a seat, made in the arena. */
const void *letterhead_view(struct arena *, const struct game_rules *,
			    const void *state, int seat);

/* Has this reader, for whom the game printed the form, nothing to order in the open phase? What may be ordered in any phase does
 * not count. */
bool letterhead_form_is_blank(const struct page *form);
/* The heading and the lines to fill in, as the game offers them to the reader of the view; a sentence
 * instead if it offers none, as in a phase that is open to others alone. `number`: of the section,
 * 0: it has none. */
void letterhead_form(struct page *, int number, const struct game_rules *,
		     const void *view);
/* The same of a form that the game has printed already, on a page that lives as long as this one. */
void letterhead_put_form(struct page *, int number, const struct page *form);
/* Names the orders that this reader may give in that phase, those of any phase included. */
void letterhead_verbs(struct page *, const struct game_rules *, const void *view,
		      int turn, int phase);

/* How to play, for beginners, as the game tells it; nothing if it tells nothing. */
void letterhead_lesson(struct page *, const struct game_rules *);

#endif
