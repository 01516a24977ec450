/* The Powers of a game: which ones exist, and how the players get theirs. The option
 * `powers` says so in words:
 *
 *   none                      nobody has one
 *   red=Zombie,blue=Virus     by colour (or seat number); the others have none
 *   Zombie,Virus,none,Mind    in the order of the seats, one for each
 *   lot  lot:Zombie,Virus,... each one by lot, out of all or out of these
 *   wish wish:Zombie,...      each their best wish that is free; see powers_give.h
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_POWERS_H
#define SERVER_POWERS_H

#include "base/err.h"
#include "rules/game.h"

enum { POWERS_MAX = 250 };

enum powers_how { POWERS_NONE, POWERS_LIST, POWERS_LOT, POWERS_WISH };

struct powers_plan {
	const struct game_rules *rules;
	int n_seats;
	enum powers_how how;
	int seat[GAME_SEATS_MAX]; /* LIST: the Power of each; -1: none */
	bool all;                 /* LOT, WISH: out of all that there are */
	int n;                    /* LOT, WISH: out of which, each once */
	uint8_t power[POWERS_MAX];
};

/* Powers are numbered from 0. */
int powers_count(const struct game_rules *);
const char *powers_name(const struct game_rules *, int power);
/* The Power of that name, or -1. Case, blanks and hyphens do not matter. */
int powers_find(const struct game_rules *, struct str name);
/* Its effect in one line: the first sentence of its text. */
struct str powers_line(const struct game_power *);
/* ": did you mean 'Zombie'?" or "; it can be Zombie, Virus, ...". */
struct str powers_instead(struct arena *, const struct game_rules *, struct str name);

/* Reads the words; refused with what would be right. Empty: none. A game that gives
 * Powers by lot or by wish has one for each seat, and no two are the same. */
bool powers_plan_read(struct arena *, const struct game_rules *, int n_seats,
		      struct str words, struct powers_plan *, struct err *) MUST_USE;
/* The plan in words that read back to it, every name as it is written. */
struct str powers_plan_text(struct arena *, const struct powers_plan *);
/* For people: "by lot, out of all 20". */
struct str powers_plan_said(struct arena *, const struct powers_plan *);
/* May it come by lot or by wish? */
bool powers_plan_has(const struct powers_plan *, int power);

#endif
