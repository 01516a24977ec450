/* Subject: the words in brackets that a subject holds for us. They prove nothing,
 * except a confirm word, which nobody can guess.
 * SPDX-License-Identifier: ISC */
#ifndef MAIL_SUBJECT_H
#define MAIL_SUBJECT_H

#include "base/str.h"

/* "Re: [CE-7] T5 P1 report": the game in the first brackets; empty if there is none. */
struct str subject_game(struct str subject);

/* "... [#abcd1234]": the text after the last "[#". */
struct str subject_key(struct str subject);

#endif
