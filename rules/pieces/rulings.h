/* A game's rule book by its marks, for those who ask what "R-172" says.
 *
 * A folder of rules that holds a rulings.md has a book: the Makefile makes rulings_GAME.h of
 * all its pages (rules/GAME/NAME.md, README.md left out) by rulings.awk. An entry begins a line,
 * with or without a "- " before it, in one of two forms:
 *
 *	**DD-014 Riding.** Before losses, tokens in the burnt plain may move ...
 *	- PC-7.1 One planet number 1-5 in the system given by destiny.
 *
 * The first has a title, the second has none. A mark is capitals, a hyphen and a number with
 * or without points and a capital before it: R-007, DU-014, CP-2.16, PC-F.1. A book may have
 * any number of kinds of marks; a mark that stands twice stops the build. Indented lines go on
 * with the entry, but one that begins with "Test:" is for us and is left out. A line right
 * below an entry that is not indented stops the build, so that no text is lost.
 *
 * The one file of the game that has the book:
 *
 *	#include "rulings_GAME.h"
 *	const struct rule_book GAME_book = RULE_BOOK(rulings_GAME);
 * SPDX-License-Identifier: ISC */
#ifndef RULES_PIECES_RULINGS_H
#define RULES_PIECES_RULINGS_H

#include <stdbool.h>

#include "base/str.h"

struct ruling {
	const char *mark, *title, *text; /* title "": it has none */
};

struct rule_book {
	int n;
	const struct ruling *rulings; /* by their marks, as strcmp sorts them */
};
#define RULE_BOOK(table)                                                               \
	{                                                                              \
		(int)(sizeof(table) / sizeof *(table)), (table)                        \
	}

/* The entry with this mark, ignoring case; NULL: the book has none, or there is no book
 * (NULL). */
const struct ruling *rulings_find(const struct rule_book *, struct str mark);
/* "What counts": the title without its full stop, a view of compiled-in text. Empty if
 * there is no such entry or it has no title. */
struct str rulings_title(const struct rule_book *, struct str mark);
/* The whole of it as one paragraph with a line end: "R-172. What counts. A letter ...". false:
 * there is no such entry. */
bool rulings_text(const struct rule_book *, struct str mark, struct buf *);

#endif
