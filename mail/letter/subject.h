/* Subject: what a subject says to us in brackets. Neither proves anything but a confirm
 * word, which nobody can guess.
 * SPDX-License-Identifier: ISC */
#ifndef MAIL_SUBJECT_H
#define MAIL_SUBJECT_H

#include "base/str.h"

/* "Re: [CE-7] T5 P1 report": the game in the first brackets; empty where there is none.
 */
struct str subject_game(struct str subject);

/* "... [#abcd1234]": what stands behind the last "[#". */
struct str subject_key(struct str subject);

#endif
