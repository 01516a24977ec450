/* Words with which writers correct themselves, change their mind, or doubt. One table says what each may do, because "sorry" may begin
 * a correction and "however" may not.
 * SPDX-License-Identifier: ISC */
#ifndef ORDERS_LEXIS_CUE_H
#define ORDERS_LEXIS_CUE_H

#include "orders/lexis/lex.h"

enum cue {
	CUE_FIRST =
		1 << 0, /* first in a line, it corrects what stands above: "nope, 3" */
	CUE_BEHIND =
		1 << 1,    /* behind an order, it corrects that one: "12, pardon, 8" */
	CUE_TURN = 1 << 2, /* the writer changes their mind there */
	CUE_SIGH = 1 << 3, /* before "don't": it is said of the order before */
	CUE_DECIDES = 1 << 4,  /* what was only thought ends there */
	CUE_CHANGE = 1 << 5,   /* a few words that change an order have it */
	CUE_SENTENCE = 1 << 6, /* the same, only where a sentence begins */
	CUE_CORRECTS = 1 << 7, /* wherever it stands, its line corrects another */
	CUE_SMALL = 1 << 8,  /* between the cue of a correction and what is corrected */
	CUE_FORMAL = 1 << 9, /* likewise, in a line of its own: "that should be" */
	CUE_DOUBT = 1 << 10, /* maybe */
	CUE_ANY = (1 << 11) - 1
};

enum { N_CUES = 85 };
extern const struct word_kinds cues[N_CUES];

/* Does the token do one of these? */
#define TOKEN_CUES(t, kinds) TOKEN_IS_OF(t, cues, N_CUES, kinds)

#endif
