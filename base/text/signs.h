/* Characters outside ASCII that are not letters: dashes, quotes, spaces, arrows, emoji. One table says what each is in an order and
 * what it is beside a command, because these differ on purpose: an order may not lose a red circle, and "FINAL" is final with one
 * behind it. A thumb that points down, or a cross, is lost in neither.
 * SPDX-License-Identifier: ISC */
#ifndef BASE_TEXT_SIGNS_H
#define BASE_TEXT_SIGNS_H

#include <stdbool.h>
#include <stdint.h>

/* Plain signs that ASCII does not have. */
enum { SIGN_AT_MOST = 2, SIGN_AT_LEAST = 3 };

/* The ASCII sign as which an order has this code point, or one of those above: ' ' where it says nothing, 'a' for a letter and for
 * whatever may mean something. */
char sign_plain(uint32_t);
/* Is it a picture, or a part of one, that says nothing beside the words of a command? One that says no is none of them. */
bool sign_is_picture(uint32_t);

#endif
