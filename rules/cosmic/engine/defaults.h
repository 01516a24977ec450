/* Defaults: chance decides everything that orders leave open [R18, R-203].
 * SPDX-License-Identifier: ISC */
#ifndef RULES_COSMIC_DEFAULTS_H
#define RULES_COSMIC_DEFAULTS_H

#include "rules/cosmic/engine/whiteboard.h"

/* A label of its own for each challenge: "failed.c2". */
struct ce_what {
	char z[24];
};
struct ce_what ce_what_in(const char *what, int challenge);

/* Takes `n` tokens, each equally likely, from `free` into `out`. With `spare_homes`,
 * the last token of a home base goes only if no other is free. Takes fewer if
 * there are fewer. */
void ce_random_tokens(struct ce_board *, const char *what, int seat, int n,
		      bool spare_homes, struct ce_pile *free, struct ce_pile *out);

/* One bit of `mask`, or -1 where it is 0. */
int ce_random_bit(struct ce_board *, const char *what, int seat, int index,
		  unsigned mask);

/* A challenge card from the hand that `reserved` (by card) does not need elsewhere, old
 * ones first; else one of the reserved; CARD_NONE: there is none in the
 * hand. */
int ce_random_challenge_card(struct ce_board *, int seat, int index,
			     const uint8_t reserved[256]);

/* Any card of the type: n-th draw of the label. `is` NULL: any card. */
int ce_random_card(struct ce_board *, const char *what, int seat, int index,
		   bool (*is)(int card));
/* The same among those that the Plague may take. */
int ce_random_struck_card(struct ce_board *, const char *what, int seat, int index,
			  bool (*is)(int card));

/* Divides `n` equally among `k` heaps, with the odd ones going to different heaps by
 * chance [PC-18.5]; uses draws from `index` on. */
void ce_divide(struct ce_board *, const char *what, int seat, int index, int n, int k,
	       int heap[]);

#endif
