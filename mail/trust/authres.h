/* Authentication-Results (RFC 8601): our own mail server's findings about a letter's
 * sender. Anybody can write such a field; only fields under our server's name, where
 * our server puts them, count. The server must delete incoming fields under its name.
 * If one is found nevertheless, or one that cannot be read without guessing, none of
 * the fields is trusted.
 * SPDX-License-Identifier: ISC */
#ifndef MAIL_AUTHRES_H
#define MAIL_AUTHRES_H

#include <stdbool.h>
#include <stddef.h>

#include "base/str.h"

enum authres_result {
	AUTHRES_NONE, /* no trusted word about it */
	AUTHRES_PASS,
	AUTHRES_FAIL,
	AUTHRES_OTHER, /* neutral, temperror, none ... */
};

enum { AUTHRES_DKIM_MAX = 10, AUTHRES_FIELDS_MAX = 10 };

struct authres {
	int n_fields; /* trusted fields */
	bool unclean; /* one of them breaks the grammar, or contradicts itself or another */
	bool brought; /* one came with the letter, under our server's name */
	enum authres_result spf, dmarc, arc;
	struct str spf_from;   /* domain of smtp.mailfrom of a passed spf */
	struct str dmarc_from; /* header.from of the dmarc result */
	size_t n_dkim;
	struct authres_dkim {
		enum authres_result result;
		struct str domain; /* header.d */
	} dkim[AUTHRES_DKIM_MAX];
};

/* Our mail server, as the config has it. */
struct authres_server {
	struct str id; /* empty: nothing is believed */
	const struct str *hosts;
	size_t n_hosts;
	bool below; /* it writes its fields under its own Received line, not above it */
};

/* `header` is that of a letter, or only its Received and Authentication-Results lines.
 * The views in `*out` point into it. */
void authres_read(struct str header, const struct authres_server *,
		  struct authres *out);

/* Do both say the same of everything that counts? */
bool authres_same(const struct authres *, const struct authres *);

/* Is the From address vouched for: dmarc=pass for its domain, or dkim=pass of its
 * domain or one above, and nothing against it? */
bool authres_vouches(const struct authres *, struct str from);

/* Is dmarc=pass for another domain than that of the From address? */
bool authres_is_of_another(const struct authres *, struct str from);

/* Did the letter come straight from servers of the From domain, by spf? Then nobody
 * else who had it has sent it again. */
bool authres_is_first_hand(const struct authres *, struct str from);

/* Is the domain the one of the address or one above it? */
bool authres_is_above(struct str domain, struct str address);

#endif
