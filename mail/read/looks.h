/* Tells what a part's text looks like, for parts whose type does not say what they are.
 * SPDX-License-Identifier: ISC */
#ifndef MAIL_LOOKS_H
#define MAIL_LOOKS_H

#include "base/str.h"

/* Nothing but white space, no-break spaces among it. */
bool looks_blank(struct str text);

/* "This message is in HTML format, your mail client cannot show it." */
bool looks_stub(struct str text);

/* An OpenPGP message as text. */
bool looks_armoured(struct str text);

#endif
