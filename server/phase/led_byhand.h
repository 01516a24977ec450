/* The GM lets the house play a seat, or ends that.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_LED_BYHAND_H
#define SERVER_LED_BYHAND_H

#include "schema/seats.h"
#include "server/home/home.h"

enum led_how {
	LED_ON,   /* until a player takes the seat, or its own player orders again */
	LED_ONCE, /* in the open phase, if its player does not order */
	LED_OFF,
};

/* In a running game. A seat whose player has left, or has not come, is the house's; a player who
 * is still there keeps it and leads it again with their next orders. All read of it in the next
 * report. Refusals are sentences for the GM. `seat`: as it is afterwards. */
bool led_by_gm(struct home *, struct arena *, struct str game, struct str seat,
	       enum led_how, struct seat *, struct err *) MUST_USE;
/* Tells the GM what was done: "the house plays it until somebody takes it". */
const char *led_words(enum led_how, const struct seat *);

#endif
