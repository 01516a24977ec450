/* Our own addresses, gm+cosmic-7.red.KEY@example.org, and how addresses compare.
 * SPDX-License-Identifier: ISC */
#ifndef MAIL_ADDRESS_H
#define MAIL_ADDRESS_H

#include <stdbool.h>
#include <stdint.h>

#include "base/str.h"

struct arena;

enum address_kind {
	ADDRESS_PLAIN,   /* gm@, or a plus part that is not of our making */
	ADDRESS_SEAT,    /* gm+GAME.SEAT.KEY@ */
	ADDRESS_GM,      /* gm+GAME.gm.KEY@ */
	ADDRESS_BOUNCE,  /* gm+b.ROW.KEY@, gm+b3.ROW.KEY@ of home 3 */
	ADDRESS_CONFIRM, /* gm+c.WORD@, gm+c3.WORD@ */
};

struct address {
	enum address_kind kind;
	struct str game, seat; /* seat: "red", "gm" */
	int64_t number;        /* ADDRESS_BOUNCE: of the letter (token_number) */
	struct str key;        /* as written, not yet trusted; the WORD of a confirm */
};

/* Is `address` one of `house`'s ("gm@example.org"; several are separated by spaces),
 * and what does it say? The views point into `address`. false for all other addresses,
 * and if `house` is empty. */
bool address_parse(struct str address, struct str house, struct address *out);

/* "gm+cosmic-7.red.KEY@example.org"; seat "gm" makes the GM's. */
struct str address_seat(struct arena *, struct str house, struct str game,
			struct str seat, struct str key);
/* `home`: by which the mail server finds the home of a house with several that wrote it; 0 or less:
 * none is named. */
enum { ADDRESS_HOME_MAX = 99 };
struct str address_bounce(struct arena *, struct str house, int home, int64_t number,
			  struct str key);
struct str address_confirm(struct arena *, struct str house, int home, struct str word);

/* How alike two addresses are. Domains are compared without case, local parts first
 * exactly. A search for a seat should prefer ADDRESS_EXACT to ADDRESS_CASELESS. */
enum address_match { ADDRESS_OTHER, ADDRESS_CASELESS, ADDRESS_EXACT };
enum address_match address_compare(struct str, struct str);
/* Do letters to both come to one person? Case does not count, nor what comes after a plus. */
bool address_is_same_box(struct str, struct str);

#endif
