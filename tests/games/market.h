/* Market Day: the third small game, written from rules/GUIDE.md alone and kept as it came out of that walk.
 *
 *   Two to four traders, any of the five. Each draws 15 to 25 crowns, which nobody else sees. The goods
 *   are lots of a worth of 1 to 9; the GM may give their list, an option that is a file [MK-1].
 *   A turn is a day. The traders are steward in turn. The steward alone opens the day, phase 1: they
 *   set the least price, 1 to 5, or it is 1 [MK-2], and may ask one trader what they will spend at
 *   most. An answer, in phase 2, binds [MK-3]. Phase 2, bids: two lots are sold, at the gate, the well
 *   or the church. Of sealed maxima the highest wins, for one more than the second; among equals
 *   the trader whose stall is nearer [MK-4]. When all lots have been under bid, goods of the highest
 *   worth win, together if need be; with less than 10 nobody wins [MK-5]. A trader who sends
 *   nothing bids nothing, and is never put out for that [MK-6].
 *
 * Of the shared pieces it uses auction, graph, pick, question and rulings.
 * SPDX-License-Identifier: ISC */
#ifndef TESTS_GAMES_MARKET_H
#define TESTS_GAMES_MARKET_H

#include "orders/parse.h"
#include "rules/game.h"
#include "rules/pieces/question.h"
#include "rules/pieces/rulings.h"

enum {
	MARKET_SEATS = 5,
	MARKET_PLAYERS = 4,
	MARKET_LOTS = 8,
	MARKET_DAY = 2, /* lots under bid in a turn */
	MARKET_TURNS = MARKET_LOTS / MARKET_DAY,
	MARKET_HIDDEN = -1,
	MARKET_ENOUGH = 10
};
enum { MARKET_OPENING = 1, MARKET_BIDS, MARKET_PHASES = MARKET_BIDS };

struct market {
	int16_t turn, phase; /* phase 0: the game is over */
	uint16_t seats, in_game, leaving, winners;
	int16_t n_lots, floor;      /* of the game; the least price today */
	int16_t worth[MARKET_LOTS]; /* 0 after the last */
	int16_t misses[MARKET_SEATS];
	int16_t purse[MARKET_SEATS]; /* in a view MARKET_HIDDEN of others */
	int16_t goods[MARKET_SEATS]; /* their worth */
	struct question q[MARKET_TURNS];
};

struct market_view {
	struct market now; /* of the questions those that the reader may know */
	int seat;
};

enum market_verb { MARKET_PRICE = 1, MARKET_ASK, MARKET_ANSWER, MARKET_BID };
struct market_order {
	enum market_verb verb;
	int n, lot, seat; /* lot from 1 */
	struct str text;
};

enum market_event {
	MARKET_FLOOR = 1, /* how much */
	MARKET_ASKED,     /* by, of; their words */
	MARKET_ANSWERED,  /* answering seat, amount, asker */
	MARKET_SILENT,    /* silent seat, asker */
	MARKET_SOLD,      /* who, lot, price */
	MARKET_UNSOLD,    /* lot */
	MARKET_MISSED,    /* who */
	MARKET_LEFT       /* who */
};

extern const struct game_rules market_game;
extern const struct vocab market_vocab;
extern const struct scene_words market_scene_words;
extern const char *const market_names[MARKET_SEATS];
extern const char *const market_colours[MARKET_SEATS];

int market_steward(const struct market *);
unsigned market_owes(const void *state);
bool market_sound(const void *state, struct err *);
int market_first_lot(const struct market *); /* of the day, from 1 */
int market_last_lot(const struct market *);
void market_adjudicate(struct adjudication *);
void market_needs(const void *view, const struct sheet *, struct buf *);
void market_report(const void *view, const struct events *seen, struct page *);
void market_form(const void *view, struct page *);
void market_start(const void *view, struct page *);
void market_phrase(const void *view, const struct event *, struct buf *);
struct json_t *market_save(const void *state);
bool market_load(const struct json_t *, void *state, struct err *);

#endif
