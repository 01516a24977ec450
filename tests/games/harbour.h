/* Harbour: the small game of the tests, whole enough to be played by mail and shaped unlike
 * any game of the house, so that what the house takes for granted of a game shows here.
 *
 *   Six guilds, of which any two to six play. Each has 20 gold, which nobody else sees.
 *   Turn 0, phase 1, charter: each names in secret the guild that will win [HA-1].
 *   Turns 1 to 3: phase 1, questions, in odd turns only: a guild asks another for its
 *   gold, in words of its own if it likes, and the answer comes with the report [HA-2]. Phase 2, bids: the highest bid
 *   gets the cargo and pays [HA-3]. Phase 3, duel, only where two guilds bid the same:
 *   these two alone raise [HA-4]. The most cargoes win, together if need be [HA-5].
 *   For a guild that sends nothing its standing bid counts, with its conditions and until it
 *   cannot be paid any more, or none, and it is never put
 *   out for that [HA-6]. With the option fast=on questions go with the bids: every turn
 *   begins with phase 2, in which both are legal [HA-7]. A manifest (an option that is a
 *   file) has a cargo a line: as many turns are played [HA-8]. A duel has no deadline. If
 *   nothing was ever sold, nobody wins [HA-5]. The GM may let a storm come (the option
 *   storm=on, also while the game runs): no cargo is sold then [HA-9]. With the option
 *   customs=on a turn begins with a phase more, customs, in which each guild pays gold for
 *   nothing but its name in the report: all phases after it have another number [HA-10].
 * SPDX-License-Identifier: ISC */
#ifndef TESTS_GAMES_HARBOUR_H
#define TESTS_GAMES_HARBOUR_H

#include "orders/parse.h"
#include "rules/game.h"
#include "rules/pieces/question.h"
#include "rules/pieces/standing.h"

enum { HARBOUR_SEATS = 6, HARBOUR_TURNS = 3, HARBOUR_GOLD = 20, HARBOUR_KEPT = 200 };
/* Kinds of phase: four of a turn, and that of turn 0. */
enum harbour_phase {
	HARBOUR_ASK = 1,
	HARBOUR_BID,
	HARBOUR_DUEL,
	HARBOUR_CUSTOMS,
	HARBOUR_PHASES = 4,
	HARBOUR_PREDICT
};

struct harbour {
	int16_t turn, phase; /* a kind; 1 in turn 0 */
	int16_t customs;     /* a phase of its own at the beginning of each turn */
	int16_t turns;       /* that the harbour is open for */
	int16_t fast;        /* questions go with the bids */
	int16_t storm;       /* the GM's decision */
	uint16_t seats, in_game, leaving, by_chance, winners;
	uint16_t actors; /* of a duel */
	int16_t stake;   /* the bid of both in it */
	int16_t misses[HARBOUR_SEATS];
	int16_t gold[HARBOUR_SEATS], cargo[HARBOUR_SEATS];
	int16_t predicted[HARBOUR_SEATS];       /* -1: nobody */
	char kept[HARBOUR_SEATS][HARBOUR_KEPT]; /* bids that hold: struct standing */
	struct question asked[HARBOUR_SEATS];   /* in the last turn of questions */
};

/* The view of a seat: it has neither gold nor prediction of the others (-1), nor their
 * standing bids (none), nor questions between two others. */
struct harbour_view {
	struct harbour now;
	int seat; /* SEAT_READERS, SEAT_GM */
};

enum harbour_verb {
	HARBOUR_PREDICTS = 1,
	HARBOUR_ASKS,
	HARBOUR_BIDS,
	HARBOUR_RAISES,
	HARBOUR_PAYS
};
struct harbour_order {
	enum harbour_verb verb;
	int seat, n;
	bool always;
	struct str text; /* of a question */
};

enum harbour_event {
	HARBOUR_CHARTER, /* - */
	HARBOUR_ANSWER,  /* whose, how much */
	HARBOUR_ASKED,   /* by, of; the words of the question */
	HARBOUR_SOLD,    /* to, price */
	HARBOUR_TIED,    /* one, the other, price */
	HARBOUR_UNSOLD,  /* - */
	HARBOUR_MISSED,  /* who */
	HARBOUR_LEFT,    /* who */
	HARBOUR_WON,     /* who */
	HARBOUR_STORM,   /* - */
	HARBOUR_FELL,    /* whose bid, enum standing_end; its line, and why */
	HARBOUR_PAID,    /* who, how much */
};

extern const struct game_rules harbour_game;
extern const struct game_player harbour_player;
/* `most` is 0 as in [HA-6]; a test may set it, and the harbour puts guilds out for that many misses. */
extern struct game_absent harbour_absent;
extern const struct vocab harbour_vocab;
extern const struct scene_words harbour_scene_words;
int harbour_first_phase(const struct harbour *); /* of its turn: a kind */
int harbour_number(const struct harbour *);      /* of the open phase, from 1 */
struct questions harbour_questions(const struct harbour *);
struct standing harbour_kept(const struct harbour *, int seat);
void harbour_see(const void *state, int seat, void *view);
extern const char *const harbour_names[HARBOUR_SEATS];

void harbour_adjudicate(struct adjudication *);
void harbour_phrase(const void *view, const struct event *, struct buf *);
struct json_t *harbour_save(const void *state);
struct json_t *harbour_position(const void *view,
				bool own); /* hidden things are null */
bool harbour_load(const struct json_t *, void *state, struct err *);

#endif
