/* Names as sentences have them. Texts that are made live in the buffer's arena.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_DRAGON_DUNE_REPORT_NAMES_H
#define RULES_DRAGON_DUNE_REPORT_NAMES_H

#include "base/str.h"
#include "rules/dragon_dune/table/map.h"

const char *dd_name(int seat);               /* "Elves" */
const char *dd_payee(int seat);              /* "Goblins"; nobody is the bank */
const char *dd_tokens(struct buf *, int n);  /* "1 token", "3 tokens" */
const char *dd_card(struct buf *, int card); /* "5 of clubs" */
const char *dd_asked(int question);          /* "the colour" */
const char *dd_why(int why);                 /* a sentence for enum dd_why */

#endif
