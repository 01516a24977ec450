/* One letter on its way through the intake: whose it is, what is known of it, what was read in it.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_LETTER_IN_H
#define SERVER_LETTER_IN_H

#include "mail/letter/letter.h"
#include "orders/read.h"
#include "schema/games.h"
#include "schema/mail/held.h"
#include "schema/mail/inbox.h"
#include "schema/seats.h"
#include "schema/sheets.h"
#include "server/game/position.h"
#include "server/home/home.h"
#include "server/identity/sender_identity.h"

/* The answer to a question of ours, above one of our letters (intake_word.c). */
enum intake_word { WORD_SAID_NONE, WORD_SAID_YES, WORD_SAID_NO, WORD_SAID_GM };

enum { ANSWERS_SAID = 8 }; /* answers of one letter */

struct answered;
struct answer_word {
	enum intake_word word; /* of the first answer of the letter */
	size_t rest;     /* the lines from here on are read with it, below the tail */
	struct str tail; /* the rest of the answer's line */
	int n;
	struct answered *about; /* the questions that it answers */
	struct str text;        /* of them: a line each order or command */
	struct str anew; /* those among them that the text below the answer says anew */
	struct str but;  /* "Yes, but ...": the change ... */
	struct str but_of; /* ... to these orders, which were asked about */
	int but_receipt;   /* ... by this receipt */
	struct str again; /* what is asked again, if the letter says nothing else ... */
	int again_line;   /* ... than the answer in this line, from 0 ... */
	int again_receipt; /* ... which this receipt asked */
	struct str
		left; /* lines of a question that the answers leave out: they are asked again ... */
	int left_line, left_receipt; /* ... for this line; that receipt asked them */
	struct str sent;   /* where a YES put its orders, in the text that was read */
	bool doubted;      /* those are asked about again */
	bool gm;           /* GM was said, alone or below a YES or NO ... */
	struct str passed; /* ... and these sentences of questions go to the GM */
	bool only;         /* only they are read: the key is of an earlier phase */
	struct {           /* receipts that were answered, for the receipt */
		enum intake_word word;
		int receipt;
	} taken[ANSWERS_SAID];
	int n_taken;
	bool resigns; /* the player confirms that they RESIGN */
	struct str said[ANSWERS_SAID + 1],
		deed; /* for the receipt: sentences; its verdict */
	int n_said;
};

/* The kind of writer, which decides the handler (intake_route.c). */
enum intake_route {
	ROUTE_GM,          /* to the GM's reply address, or by the GM */
	ROUTE_GM_PLAIN,    /* with GM commands, from their address alone */
	ROUTE_STANDBY,     /* from somebody on a list of standbys */
	ROUTE_FORMER,      /* of who had that seat */
	ROUTE_UNSUBSCRIBE, /* somebody pressed that button */
	ROUTE_OBSERVER,    /* `observe`: about reading a public game */
	ROUTE_JOIN,        /* about open games */
	ROUTE_LOST,        /* for no game, or one in which its writer has no seat */
	ROUTE_STRANGER,    /* proves nothing, and is not read */
	ROUTE_PLAYER,      /* believed */
	ROUTE_LIST,        /* the copy of a list, which proves too little */
	ROUTE_WRONG_SEAT,  /* with the key of another seat */
	ROUTE_DOUBTED,     /* believed by half */
	N_ROUTES
};

struct standby;
struct gm_lines;
/* The findings of the route, for its handler. */
struct way {
	struct game game;            /* of a standby, a former player, an observer */
	struct standby *standby;     /* ROUTE_STANDBY */
	struct former *former;       /* ROUTE_FORMER */
	struct gm_lines *lines;      /* ROUTE_GM_PLAIN */
	struct observing *observing; /* ROUTE_OBSERVER */
	struct joining *joining;     /* ROUTE_JOIN */
};

/* One letter on its way. */
struct letter_in {
	struct home *h;
	struct arena *a;
	const struct inbox *in;
	const struct letter *l;
	struct sender_identity who;
	struct way way;
	struct held held; /* of a letter that was held and is confirmed */
	bool confirmed;
	bool known; /* it was held until the address that it came from was confirmed */

	/* Set for a letter that is believed; below, by intake_prepare. */
	struct game *game;
	struct seat *seat;
	struct seat *seats;
	int n_seats;
	const struct game_rules *rules;
	struct position *position;  /* NULL before the start, and for the invited */
	const void *view;           /* the seat's view of it */
	struct stored_sheet stored; /* the orders before this letter */
	bool old_key; /* its key is of another phase than the open one ... */
	bool ahead;   /* ... of one that comes again, after a restored copy */
	int64_t closed; /* when the phase of that key closed; 0: unknown, or it is open again ... */
	int closed_turn, closed_phase; /* ... and which it was */
	bool older;                    /* written before an accepted one */
	bool over;                     /* the game, or the seat's part in it */
	bool by_chance;                /* and that, for the seat is played at random */
	bool resigning;                /* this letter says RESIGN NOW */
	bool invited;                  /* to a running game, and has not said JOIN */

	bool silent;  /* it is not answered, because the limit of the hour is reached */
	bool unheard; /* nor because of the letters before it (intake_robot.c); but it says something new, which goes to the GM */
	struct str notice; /* the answer's remark on that; empty: none */

	struct str purse; /* from which its answer was paid; empty: none was asked */
	bool paid;        /* and there was enough in it */

	struct str
		subject; /* their own words in its subject, which are read first; empty: it is a title */
	int lead; /* lines before its own: 1 if an answer in its subject became its first line */
	struct answer_word word;
	struct str offer; /* a command that the letter seems to mean; empty: none */
	struct str words; /* its sentences, kept for the GM; empty: none */
	/* A command, in its own words, where its lines cannot ask: ABSENT for an absence, JOIN that was typed into what it quotes; and why days
	 * cannot be taken. */
	struct str away, away_why;

	struct sheet *before; /* the orders before this letter, as a sheet */
	struct reading *reading;
	bool by_quotes; /* lines were read with the quoted ones above them, or in them */
	int receipt;    /* its number */
};

#endif
