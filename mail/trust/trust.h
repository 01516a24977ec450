/* Trust: the proof that a letter may order for a seat. The parts are: our own addresses
 * (address.h), reply keys made and checked (token.h) by the process that has the secret
 * (key_holder.h, keyfile.h), the mail server's word (authres.h). The server draws its
 * conclusions from them, the levels P0 to P3.
 * SPDX-License-Identifier: ISC */
#ifndef MAIL_TRUST_H
#define MAIL_TRUST_H

#include "mail/trust/address.h"
#include "mail/trust/authres.h"
#include "mail/trust/keyfile.h"
#include "mail/trust/token.h"

/* Text that goes on to others, with everything blanked that has the form of a live key,
 * even if it was wrapped, hyphenated, spelt out or glued to a letter; and together with
 * a key its whole address, because that names the seat. For press, notes and bodies.
 * `*found`, if given, counts them. A text that has none is returned as it is, and not copied. */
struct str trust_scan(struct arena *, struct str text, int *found);

#endif
