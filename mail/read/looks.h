/* Tells what a part's text looks like, for parts whose type does not say what they are.
 * SPDX-License-Identifier: ISC */
#ifndef MAIL_LOOKS_H
#define MAIL_LOOKS_H

#include <stdbool.h>

#include "base/str.h"

struct arena;

/* Nothing but white space, no-break spaces among it. */
bool looks_blank(struct str text);

/* "This message is in HTML format, your mail client cannot show it." */
bool looks_stub(struct str text);

/* An OpenPGP message as text. */
bool looks_armoured(struct str text);

/* Is a line of its writer in it: neither quoted nor a signature, nor of a gateway? */
bool looks_written(struct arena *, struct str text);

/* Nothing but a signature or a gateway's words, and no quote: a program that knows no HTML leaves such a plain part beside the HTML
 * part that has the text. */
bool looks_footer(struct arena *, struct str text);

#endif
