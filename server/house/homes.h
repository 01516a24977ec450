/* The homes of a house: one address, one key, several databases, each with games of its own. The file
 * homes.json, the same in each home, lists them. A house of one home has no such file.
 *
 * The first of the list is the front home: the mail server gives it all letters whose address names no
 * game. It knows where each game is, and passes letters on (passing.h).
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_HOMES_H
#define SERVER_HOMES_H

#include "schema/games.h"
#include "schema/store/numbers.h"
#include "server/home/home.h"

struct house_home {
	struct str name, dir,
		mailbox;     /* `mailbox`: the address at which its letters arrive */
	int number;          /* by which its rows are numbered (numbers.h) */
	struct store *store; /* of another one, to look into; NULL: it cannot be read */
	struct err why;      /* then */
};

struct homes {
	int n;   /* 0: this home is alone; the first is the front home */
	int own; /* the place of this one */
	struct house_home home[NUMBERS_HOMES];
};

/* Reads homes.json of the home in `dir`; `own` is found by the directory. A fault says where it is. */
bool homes_read(struct arena *, const char *dir, struct homes *, struct err *) MUST_USE;
/* Writes it into each of the homes that are there; `*missed`: the names of the others. */
bool homes_write(struct arena *, const struct homes *, struct str *missed,
		 struct err *) MUST_USE;

/* May this home stand beside those? Refused with what is wrong in it. */
bool homes_check(const struct house_home *, const struct homes *beside,
		 struct err *) MUST_USE;

/* Those of an open home, read once; the databases of the others are opened to be looked into. Call it
 * before the process gives up opening files (confine_core.h). */
bool homes_of(struct home *, struct homes **, struct err *) MUST_USE;

/* The place of the home with this name; -1: none. */
int homes_find(const struct homes *, struct str name);
/* Adds a home to the house of the home in `dir`, which need not have had others: its directory, with the
 * house's key, address and identity, and a number of its own; letters reach it by a Maildir until its
 * configuration says otherwise. `own_name` and `own_mailbox`: those of the home in `dir`, if it was
 * alone until now; then it must not have a daemon that works. `front`: the new one is the first of the
 * list. `*missed` as of homes_write. */
struct home_wanted {
	struct str name, dir, mailbox, own_name, own_mailbox;
	bool front;
};
bool homes_add(struct arena *, const char *dir, const struct home_wanted *,
	       const struct clock *, struct homes *, struct str *missed,
	       struct err *) MUST_USE;

/* Which other home has it: a game by its name, the question behind a word by its hash, the outbox row
 * by its number, the players or standbys with this address? -1: none; `*n`: how many of them. A home
 * that cannot be looked into makes the answer wait: refused as trouble that passes. */
enum homes_what { HOMES_GAME, HOMES_WORD, HOMES_LETTER, HOMES_ADDRESS };
bool homes_with(struct homes *, enum homes_what, struct str text, int64_t number,
		int *which, int *n, struct err *) MUST_USE;

#endif
