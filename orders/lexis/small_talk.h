/* Small talk: "Thanks, see you at the next deadline", "Good luck everyone and have a nice weekend!" Each of its parts has a word that says so, and none
 * of its words can be a part of an order there, change one, or answer a question.
 * SPDX-License-Identifier: ISC */
#ifndef ORDERS_LEXIS_SMALL_TALK_H
#define ORDERS_LEXIS_SMALL_TALK_H

#include "orders/lexis/lex.h"

/* Do the tokens say nothing else? A number, a player, a thing of the game, a question or any other word makes it more than that. */
bool is_small_talk(const struct token[], int n);
/* "That's all from me": below orders it ends the letter, and FINAL is not meant. */
bool is_closing(const struct token[], int n);

#endif
