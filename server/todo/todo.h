/* Everything that waits for a decision of the GM, over all games, the most urgent first. It
 * is found anew each time from what the database has: nothing is ticked off, so an item is
 * there as long as its reason is.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_TODO_H
#define SERVER_TODO_H

#include "schema/games.h"
#include "server/home/home.h"

enum todo_urgency {
	TODO_NOW,   /* a game stands still, or a player is lost by the deadline */
	TODO_SOON,  /* somebody waits for an answer */
	TODO_LATER, /* nothing is lost if it waits for a day */
	N_TODO_URGENCIES,
};
const char *todo_urgency_name(enum todo_urgency); /* "now" */

enum todo_kind {
	TODO_DAMAGE,      /* rows of the database are not as the house wrote them */
	TODO_HOLD,        /* a phase waits for the GM */
	TODO_POST,        /* no letter goes out at all */
	TODO_REMOVAL,     /* a seat leaves the game if nothing comes by the deadline */
	TODO_STANDBY,     /* a seat loses its player, and nobody is left to call */
	TODO_GM_ADDRESS,  /* letters to the GM come back */
	TODO_CERTIFICATE, /* a mail server's certificate ends */
	TODO_WORD,        /* a player has written to the GM */
	TODO_ADDRESS,     /* letters to a player come back */
	TODO_DECLINED,    /* a player who was invited said no */
	TODO_START,       /* everybody has joined */
	TODO_FAILED,      /* a letter could not be sent */
	TODO_ASIDE,       /* a letter was set aside */
	TODO_HELD,        /* a letter waits for its writer's confirm */
	TODO_LIST,        /* the game calls standbys, and its list is empty */
	TODO_PAUSED,      /* a game is paused */
	N_TODO_KINDS,
};
const char *todo_kind_name(enum todo_kind); /* "hold" */
enum todo_urgency todo_urgency_of(enum todo_kind);

struct todo {
	enum todo_kind kind;
	/* A letter for the kind and the number of what it is about: "R12" is seat row 12. The
	 * same matter has the same code on every day. */
	struct str code;
	struct str game, seat; /* name and colour; empty: about none */
	struct str what;       /* a sentence */
	struct str command;    /* the line to type; NAME, ADDRESS and TEXT are blanks */
	struct str mail; /* the same in a letter to the game; empty: not by mail */
	int found;       /* its place among all that were found */
	int64_t until;   /* UTC, when it is decided without the GM; 0: never */
};

/* All items, in the order in which they should be dealt with: by urgency, then the earliest
 * `until`, then by kind. Letters of one kind are listed up to TODO_LETTERS_MAX. */
enum { TODO_LETTERS_MAX = 100 };
bool todo_list(struct home *, struct arena *, struct todo **, int *n,
	       struct err *) MUST_USE;

/* Those about seats of games whose phase was opened at `since` or later. */
bool todo_opened(struct home *, struct arena *, int64_t since, struct todo **, int *n,
		 struct err *) MUST_USE;

/* Does its answer by mail have a blank to fill in: "ANSWER red: TEXT", "SEAT REPLACE red NAME
 * <ADDRESS>"? Then the code alone does not do it. */
bool todo_has_blank(const struct todo *);
/* "r12": has it the form of a code? */
bool todo_is_code(struct str);
/* The item of that code, in any case of letters; `*found` false: it is done with, or never was. */
bool todo_find(struct home *, struct arena *, struct str code, bool *found,
	       struct todo *, struct err *) MUST_USE;

#endif
