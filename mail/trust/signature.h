/* Signatures: the parts of a letter that its DKIM-Signature fields say they cover (RFC
 * 6376). Our mail server has checked them, and says which domains' are good. Anybody
 * who has the letter can rewrite the parts that a good one does not cover.
 * SPDX-License-Identifier: ISC */
#ifndef MAIL_SIGNATURE_H
#define MAIL_SIGNATURE_H

#include <stdbool.h>

#include "base/str.h"

struct signature {
	int n;       /* signatures of the domain of the address or one above */
	bool partly; /* one covers only the beginning of the text */
	/* Fields that each of them covers. */
	bool to, date, message_id;
};

void signature_read(struct str header, struct str address, struct signature *out);

#endif
