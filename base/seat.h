/* Who is meant where no seat is: a seat's number is 0 and above, and these stand below. The
 * database keeps SEAT_GM as it is, and NULL for SEAT_NONE.
 * SPDX-License-Identifier: ISC */
#ifndef BASE_SEAT_H
#define BASE_SEAT_H

enum {
	SEAT_GM = -1,      /* the GM, who knows all */
	SEAT_READERS = -2, /* whoever reads the zine: they know what all know */
	SEAT_NONE = -3,    /* nobody, or nobody who is known */
	SEAT_ALL = -4,     /* of a search: whichever */
};

/* Of a search by the number of a phase: whichever; where one phase is meant, the open one. */
enum { PHASE_ANY = -1 };

#endif
