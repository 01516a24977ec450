/* One Authentication-Results field by the grammar of RFC 8601, 2.2, read in one pass
 * and without memory of its own. A more generous reader would let the sender of a
 * letter decide what the field says.
 * SPDX-License-Identifier: ISC */
#ifndef MAIL_AUTHRES_FIELD_H
#define MAIL_AUTHRES_FIELD_H

#include "mail/trust/authres.h"

enum authres_form {
	AUTHRES_THEIRS,      /* under another name, in any form */
	AUTHRES_BROKEN,      /* under a name that cannot be read */
	AUTHRES_OURS,        /* well formed */
	AUTHRES_OURS_BROKEN, /* its words up to the fault are there */
};

enum { AUTHRES_WORDS_MAX = 40 };

struct authres_words {
	size_t n;
	struct authres_word {
		struct str method;
		enum authres_result result;
		struct str domain;   /* header.d */
		struct str from;     /* header.from */
		struct str mailfrom; /* domain of smtp.mailfrom; empty where unclear */
	} word[AUTHRES_WORDS_MAX];
};

enum authres_form authres_field(struct str value, struct str id,
				struct authres_words *out);

#endif
