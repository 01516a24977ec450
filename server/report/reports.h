/* Reports: the parts of a bulletin, collected from the store, and the letters that
 * carry it to each seat and to the GM.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_REPORTS_H
#define SERVER_REPORTS_H

#include "server/game/position.h"
#include "server/home/home.h"
#include "server/options/settings.h"
#include "server/outbox/post_kind.h"
#include "server/render/bulletin.h"

struct board_picture;
struct run_record;
struct report_acts;

/* One issue: the letters that open a phase. */
struct issue {
	const struct game *game;
	const struct position *position;
	const struct events *events; /* of the turn of the phase that was run last */
	const struct trace *trace;   /* of that phase; or NULL */
	struct position *ran; /* when it was open, once a bulletin has needed that */
	int ran_turn, ran_phase;
	int from_no; /* its number: press and acts that came in it are printed */
	bool again;  /* opened again: so are those of the phase that stood open then */
	struct settings settings; /* of the game, as they are now */
	struct voice voice;       /* the same for all readers; empty where it is off */
	int64_t now, deadline;
	const struct seat *seats; /* all, in seat order */
	int n_seats;
	struct bulletin_board *drawing; /* the board, for all readers */
	struct report_acts *acts;       /* those of the GM and of the house, likewise */
	struct bulletin **
		letter; /* the bulletins of letters by seat, the GM's last; NULL: not made yet */
	/* Its picture, made for the first letter that has it. */
	struct board_picture *board;
};

/* The issue that opened phase number `phase_no`, from the store. */
bool reports_load(struct home *, struct arena *, const struct game *, int phase_no,
		  struct issue *, struct err *) MUST_USE;
/* The same of the open phase, which this run has just opened. */
bool reports_load_ran(struct home *, struct arena *, const struct game *,
		      const struct run_record *, struct issue *, struct err *) MUST_USE;

/* The bulletin for one reader: a seat, SEAT_READERS or SEAT_GM. */
bool reports_bulletin(struct home *, struct arena *, const struct issue *, int seat,
		      struct bulletin *, struct err *) MUST_USE;

/* The game of that name, which must have a report: refused before its start. */
bool reports_find(struct home *, struct arena *, struct str name, struct game *,
		  struct err *) MUST_USE;

/* The report of phase number `phase_no` (PHASE_ANY: the open one) to one reader, made
 * again: `report show` prints it. */
bool reports_page(struct home *, struct arena *, struct str game, int phase_no,
		  int seat, struct bulletin *, struct page *, struct err *) MUST_USE;
/* ... as text. */
bool reports_text(struct home *, struct arena *, struct str game, int phase_no,
		  int seat, struct str *text, struct err *) MUST_USE;

/* The same page as the GM may see it: without press that is not for the GM. `*whole`:
 * nothing was left out. */
bool reports_page_for_gm(struct home *, struct arena *, struct str game, int phase_no,
			 int seat, struct bulletin *, struct page *, bool *whole,
			 struct err *) MUST_USE;

/* --- letters (reports_queue.c) --- */

/* Letters to all seats of `to` (a bit each) and to the GM. Inside a transaction.
 * `cause` and `id` as in struct posting. */
bool reports_queue(struct home *, struct arena *, const struct issue *, unsigned to,
		   bool gm, enum post_cause cause, int64_t id, struct err *) MUST_USE;
/* The start letters. */
bool reports_queue_start(struct home *, struct arena *, const struct issue *,
			 unsigned to, bool gm, enum post_cause cause, int64_t id,
			 struct err *) MUST_USE;

/* The start letter, and with it the report, to a player who takes a seat in a running
 * game. */
bool reports_queue_welcome(struct home *, struct arena *, const struct issue *,
			   int seat, enum post_cause cause, int64_t id,
			   struct err *) MUST_USE;

/* The report of the open phase once more: to a seat, to SEAT_GM, or with SEAT_ALL to
 * all players who have joined; `*to` has a bit for each of these. Its own
 * transaction. */
bool reports_resend(struct home *, struct arena *, struct str game, int seat,
		    unsigned *to, struct err *) MUST_USE;

/* The issue, to one observer of the game; `address` is theirs. */
bool report_to_observer(struct home *, struct arena *, const struct issue *,
			struct str address, enum post_cause cause, int64_t id,
			struct err *) MUST_USE;
/* The issue, to all observers of the game; to nobody if it is no longer public. */
bool reports_to_observers(struct home *, struct arena *, const struct issue *,
			  enum post_cause cause, int64_t id, struct err *) MUST_USE;

#endif
