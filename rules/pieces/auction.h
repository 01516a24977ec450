/* Auctions by mail: players write maxima with conditions and caps beforehand, and lots
 * are settled one after another, as if all sat at a table. And sealed bids that are
 * opened together.
 *
 * The game hands in the sheets and the purses, and is told of each sale, when it moves
 * money and cards as its rules say: money that it puts into a purse then may be spent
 * on the next lot. All numbers are whole units of its money. Nothing here draws chance
 * or takes memory.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_PIECES_AUCTION_H
#define RULES_PIECES_AUCTION_H

#include <limits.h>
#include <stdbool.h>

#include "rules/pieces/condition.h"

enum {
	AUCTION_SEATS = 16,
	AUCTION_NOBODY = -1,
	AUCTION_NO_CAP = INT_MAX,
	AUCTION_LAST_LOT = INT_MAX,
};

enum auction_form {
	/* From the opener round the table each is asked: one more than the bid that
	 * stands (1 at first), or pass for this lot. The last one left pays their bid.
	 * The price depends on who is asked at which number, so that it is played
	 * through and not computed. */
	AUCTION_ASCENDING,
	/* The highest maximum wins, the earlier bidder of equals. The price is the second highest
	 * maximum and 1, but no more than the winner's own; with one bidder 1. */
	AUCTION_PROXY,
};

/* A winner may give a voucher (a card that buys) in place of money. */
enum auction_voucher {
	AUCTION_VOUCHER_ALWAYS = 1, /* at any price: nothing is paid */
	/* The maximum may be more than they can pay; the voucher goes where the price is. */
	AUCTION_VOUCHER_BEYOND = 2,
};

/* "Up to max for the lots first to last, if cond": the first line of a sheet that is about the
 * lot and whose condition holds counts, each time that its player is asked. */
struct auction_line {
	int first, last;         /* lots, from 1 */
	int max;                 /* 0: pass */
	const struct cond *cond; /* NULL: always */
	unsigned vouchers;       /* AUCTION_VOUCHER_... */
};

struct auction_sheet {
	int n; /* 0: nothing came, or nothing is bid */
	const struct auction_line *lines;
	int max_lots;  /* buys no more than these; AUCTION_NO_CAP */
	int max_spent; /* spends no more than this; AUCTION_NO_CAP */
};

/* A seat's means now. The game changes them when it is told of a sale; the lots and the
 * money spent are counted here. */
struct auction_purse {
	bool may_bid; /* below the hand limit, say */
	int money;
	int lent; /* others' money, used when the own is gone */
	int lots, spent;
};

struct auction_sale {
	int lot;   /* from 1 */
	int seat;  /* AUCTION_NOBODY: not sold */
	int price; /* the result of the bidding */
	int paid; /* of their own money; with `paid_lent` the price, or 0 with a voucher */
	int paid_lent;
	bool voucher;
	const struct auction_line *line;
};

/* The auction while somebody is asked, for conditions: everything that people at the
 * table would see. A proxy has no standing bids: all are asked before the first. */
struct auction_now {
	int lot, bid;    /* bid 0: none yet */
	int high;        /* AUCTION_NOBODY */
	unsigned passed; /* bit per seat */
	int n_settled;   /* of a->sales: the lots before this one */
};

struct auction {
	enum auction_form form;
	bool ends_unsold; /* a lot that nobody wants ends the auction; else the next
			     one follows */
	/* The first of `order` opens lot 1 and is asked first; the next one opens lot
	 * 2, and so on. With `skips`, a seat that may not bid is passed over as an
	 * opener. */
	bool skips;
	int n_lots, n_seats;
	const int *order;                  /* [n_seats], seats below AUCTION_SEATS */
	const struct auction_sheet *sheet; /* by seat */
	struct auction_purse *purse;       /* by seat */

	void *game;
	condition_fact *fact; /* NULL if no line has a condition */
	/* Each may be NULL. `sold` is told of every lot that is settled, sold or
	 * not. */
	void (*opens)(void *game, int lot);
	void (*asked)(void *game, int seat, int bid); /* their bid; 0: pass */
	void (*sold)(void *game, const struct auction_sale *);

	struct auction_sale *sales; /* room for n_lots, of the caller */
	struct auction_now now;     /* kept up to date for `fact` */
};

/* Settles all lots; returns how many were settled, in sales[0] and up. Fewer than
 * n_lots if a lot ended the auction; that lot is not among them. */
int auction_run(struct auction *);

/* The most that the seat would bid for the present lot, and by which line (NULL: it has
 * none); 0: it passes. */
int auction_usable(const struct auction *, int seat, const struct auction_line **line);

/* Sealed bids, opened together. place[i] is 1, 2, ... up to `places`, or 0: nothing
 * won. Equal bids share a place, and use up the places that they fill: with two firsts
 * there is no second. A bid of 0 or less never wins. A game in which somebody must lose
 * asks for n - 1 places at most. */
void auction_rank(const int bids[], int n, int places, int place[]);
/* Returns the sum that the bidder in that place pays: their bid if they won, or if all
 * pay; else nothing. */
int auction_due(int bid, int place, bool all_pay);
/* Among bidders who share a place, the first in the order (of n indices), for a prize
 * that exists once; AUCTION_NOBODY: nobody has that place. */
int auction_first_of(const int place[], const int order[], int n, int which);

#endif
