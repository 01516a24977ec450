/* Values for places that hold a seat when no seat is meant: seats are numbered from 0,
 * these are negative. The database keeps SEAT_GM as it is, and NULL for SEAT_NONE.
 * SPDX-License-Identifier: ISC */
#ifndef BASE_SEAT_H
#define BASE_SEAT_H

enum {
	SEAT_GM = -1,      /* the GM, who knows all */
	SEAT_READERS = -2, /* readers of the zine, who know what all know */
	SEAT_NONE = -3,    /* nobody, or nobody who is known */
	SEAT_ALL = -4,     /* in a search: any seat */
};

/* In a search by phase number: any phase. Where one phase is needed: the open one. */
enum { PHASE_ANY = -1 };

#endif
