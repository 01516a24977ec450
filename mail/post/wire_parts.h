/* The inside of a wire: for wire.c and wire_connect.c alone.
 * SPDX-License-Identifier: ISC */
#ifndef MAIL_WIRE_PARTS_H
#define MAIL_WIRE_PARTS_H

#include <gnutls/gnutls.h>

#include "mail/post/server_url.h"
#include "mail/post/wire.h"

struct wire {
	int fd;
	gnutls_session_t tls; /* NULL: plain */
	gnutls_certificate_credentials_t trust;
	int64_t until; /* CLOCK_MONOTONIC, milliseconds */
	size_t left;   /* bytes that may still come */
	const char *fault;
	wire_looks *look; /* NULL: nobody looks */
	void *look_with;
	char line[WIRE_LINE_MAX];
	size_t n_line;
};

/* Waits until the socket is ready for `what` (poll events). On timeout returns false, and
 * the wire is broken. */
bool wire_wait_for(struct wire *, short what);

/* To the first address of the host that answers. */
bool wire_connect(struct wire *, const struct server_url *, struct err *);

/* TLS on what is connected; its ca_file NULL: the machine's list of authorities. */
bool wire_shake_hands(struct wire *, const struct server_url *,
		      const struct mailbox_config *, struct err *);

#endif
