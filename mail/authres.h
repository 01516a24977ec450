/* Authentication-Results: what our own mail server found out about a letter's sender.
 * Anybody can write such a field; only those above the first foreign server and under
 * our server's name count. That server must delete foreign fields that bear its name.
 * SPDX-License-Identifier: ISC */
#ifndef MAIL_AUTHRES_H
#define MAIL_AUTHRES_H

#include <stdbool.h>
#include <stddef.h>

#include "base/str.h"

struct arena;

enum authres_result {
	AUTHRES_NONE, /* no trusted word about it */
	AUTHRES_PASS,
	AUTHRES_FAIL,
	AUTHRES_OTHER, /* neutral, temperror, none ... */
};

enum { AUTHRES_DKIM_MAX = 10, AUTHRES_FIELDS_MAX = 10 };

struct authres {
	int n_fields; /* trusted fields */
	enum authres_result spf, dmarc, arc;
	struct str dmarc_from; /* header.from of the dmarc result */
	size_t n_dkim;
	struct {
		enum authres_result result;
		struct str domain; /* header.d */
	} dkim[AUTHRES_DKIM_MAX];
};

/* `trace` is letter.trace; `authserv_id` and `own_hosts` are of the config. Without an
 * id nothing is trusted. Of two words about one method the worse counts. */
struct authres authres_read(struct arena *, struct str trace, struct str authserv_id,
			    const struct str *own_hosts, size_t n_hosts);

/* Is the From address vouched for: dmarc=pass, or dkim=pass of its domain or of one
 * above? */
bool authres_vouches(const struct authres *, struct str from);

#endif
