/* Trust: what proves that a letter may order for a seat. Outside the worker, for here
 * are the secrets. The parts are: addresses of ours (address.h), the secrets
 * (keyfile.h), reply keys made and checked (token.h), the mail server's word
 * (authres.h). What is done with them, the levels P0 to P3, is the server's business.
 * SPDX-License-Identifier: ISC */
#ifndef MAIL_TRUST_H
#define MAIL_TRUST_H

#include "mail/address.h"
#include "mail/authres.h"
#include "mail/keyfile.h"
#include "mail/token.h"

/* Makes a reply address of a seat or, as seat "gm", of the GM. */
struct str trust_reply_address(struct arena *, const struct keys *, struct str house,
			       const struct token_claim *);
/* Makes the envelope address by which a bounce finds its outbox row. */
struct str trust_bounce_address(struct arena *, const struct keys *, struct str house,
				int64_t row, struct str recipient);

/* Text that goes on to others, with everything in it blanked that has the form of a
 * live key, also one that was wrapped, hyphenated, spelt out or glued to a letter; and
 * with a key the whole address, for it names the seat: press, notes, bodies. `*found`,
 * where given, counts them. */
struct str trust_scan(struct arena *, struct str text, int *found);

#endif
