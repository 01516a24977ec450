/* The bulletin between its files: bulletin.c is the report from its head to its form,
 * bulletin_press.c its press, bulletin_gm.c the GM's part of it and the GM's own copy,
 * bulletin_start.c the start letter.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_BULLETIN_PARTS_H
#define SERVER_BULLETIN_PARTS_H

#include "server/render/bulletin.h"

enum {
	SECTION_NEWS = 1,
	SECTION_ONLY_YOU = 7,
	SECTION_PRESS,
	SECTION_GM,
	SECTION_FORM,
	SECTION_LOG,
	SECTION_WHY
};

/* The arguments that every part of the letter needs. */
struct bulletin_letter {
	struct arena *a;
	const struct bulletin *b;
	struct page *page;
	const void *view;
	struct events seen; /* by this reader */
	int turn, phase;    /* phase 0: the game is over */
};

struct bulletin_letter bulletin_begin(struct arena *, const struct bulletin *,
				      struct page *);

bool bulletin_to_player(const struct bulletin *); /* not the GM's, not all readers' */
/* Has the reader's seat left the game? Is it played by the rules, whatever they write? */
bool bulletin_has_left(const struct bulletin *);
bool bulletin_is_by_chance(const struct bulletin *);
/* "Red (Ann), Blue" out of bits. */
struct str bulletin_seats(struct bulletin_letter *, unsigned seats);
/* "You are RED (Ann). Power: ZOMBIE.", and at the right the name of the report. */
void bulletin_who_reads(struct bulletin_letter *);

void bulletin_game(struct bulletin_letter *);          /* 1 to 7 */
void bulletin_section_press(struct bulletin_letter *); /* 8 */
void bulletin_section_gm(struct bulletin_letter *);    /* 9 */
void bulletin_section_log(
	struct bulletin_letter *); /* the GM's copy: all events with their readers */
void bulletin_section_why(struct bulletin_letter *); /* ... and why it came out so */

#endif
