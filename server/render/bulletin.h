/* The bulletin: the letter that goes out before each phase, as a page. Head, cut
 * marker, the game's sections 1-7, press, GM, order form [R6, reports]. The server
 * fills in what the game cannot know (people, times, press); everything that the seat
 * may know of the game comes from its view alone.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_BULLETIN_H
#define SERVER_BULLETIN_H

#include <stdint.h>

#include "base/figure.h"
#include "base/page.h"
#include "rules/game.h"
#include "rules/voice.h"

struct bulletin_press {
	int seat;           /* of the writer, or SEAT_GM */
	bool grey;          /* the writer is not named */
	bool all, gm, zine; /* recipients, as in struct press */
	bool gm_reads;      /* the GM may read it, even if it is not addressed to
			       them */
	unsigned seats;
	struct str text;
};

struct bulletin_person {
	struct str name;    /* "Ann"; empty: nobody sits here */
	struct str address; /* start letter only */
	struct str phone;   /* empty: none given */
};

/* A member of the position, as JSON. */
struct bulletin_member {
	struct str name, text;
};

/* The board of an issue, the same for all its readers: drawn, and printed for programs (render_json.c), when the first
 * of them needs it. */
struct bulletin_board {
	bool drawn;
	struct figure figure;
	int n_members; /* of what all readers may know; 0: not printed yet */
	struct bulletin_member *members;
	struct page_shared
		shared[2]; /* the blocks beside it; the second of text alone */
};

struct bulletin {
	const struct game_rules *rules;
	struct str language; /* of the letter (language.h); empty: English */
	struct str game;     /* the game's name: "ce-7" */
	struct str title;    /* "Kestrel"; empty: none */
	struct str subject;  /* of the letter with it; empty: not made yet */
	int seat; /* whose letter: a seat, SEAT_READERS (the zine), SEAT_GM */
	struct bulletin_person person[GAME_SEATS_MAX];
	bool anonymous; /* this reader knows the players by their seats alone, until the
			   last report, which names them */

	const void *state; /* the open position, or where the game ended; views of it
			      are made here */
	const struct events
		*events; /* of the last phase's turn, unfiltered; NULL: none */
	const struct trace *trace; /* of the last phase, for the GM's copy; or NULL */
	const struct sheet
		*sheet; /* the seat's stored orders for the open phase, or NULL */

	int64_t now, deadline; /* UTC; deadline 0: none set; or LETTERHEAD_PAUSED */
	const char *zone;      /* the player's own, or NULL */
	struct str
		deadline_said; /* as a letter that went out said it; empty: `deadline` */

	struct bulletin_board *board; /* NULL: nobody will see one */

	struct page *
		form; /* the reader's order form, empty until a part of the letter needs it; NULL: each prints its own */

	struct voice voice; /* of section 1: title and lines; empty: none */

	int n_again; /* the phase is open again: the meaning of that for this reader */
	const struct str *again;

	bool waits_for; /* an early run waits for this reader, who owes nothing and has sent nothing */
	struct str missed; /* of a miss that this reader has behind them; empty: none */
	int ran_turn, ran_phase; /* the phase that ran last; 0: none, or the set-up */
	int receipt;             /* it was run with the orders of this receipt; 0 */
	bool only_final;         /* ... which had no order, but FINAL */
	int n_fate;              /* the fate of each of this reader's orders in it */
	const struct str *fate;
	int misses; /* phases in a row that this reader has missed */
	int n_news; /* more lines of section 1: absences, replacements */
	const struct str *news;
	int n_press; /* all that came in since the last report; press that is not for
			this reader is left out here */
	const struct bulletin_press *press;
	bool later; /* start letter: of one who takes a seat of a game that runs */
	bool over_shoulder; /* the GM looks at a player's: without press that is not
			       for the GM */
	const struct page *house; /* start letter: the house rules behind the game's */
	struct str editorial;     /* the GM's, of all readers; empty: none */
	int n_gm;                 /* announcements and the GM's acts [R19] */
	const struct str *gm;
	struct str commitment; /* hex of the committed secret */
	struct str secret;     /* hex; printed once the game is over */
	struct str
		words[GAME_SEATS_MAX]; /* lucky words; printed once the game is over */
};

/* `[CE-7] orders due Thu 26 Nov 21:00 in Berlin - T5 P1 report (Red)`: the deadline
 * comes first, because lists of letters cut off the rest. */
struct str bulletin_subject(struct arena *, const struct bulletin *);

/* The beginning of an editorial, in section GM: "Editorial: ". */
extern const char bulletin_editorial[];

/* The whole report. The last one (the game is over) names the winners, prints every
 * hand, the secret and the lucky words, and has no form. */
void bulletin_report(struct arena *, const struct bulletin *, struct page *);

/* The start letter: names, addresses and telephones, then the game's part (Powers,
 * options, house rules, the hand), the commitment [R5, R17]. */
struct str bulletin_start_subject(struct arena *, const struct bulletin *);
void bulletin_start(struct arena *, const struct bulletin *, struct page *);

/* Is there press that this reader may read, but not the GM? */
bool bulletin_has_private(const struct bulletin *);

#endif
