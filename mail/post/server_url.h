/* The URL of a mail server: SCHEME://USER@HOST:PORT/FOLDER. The user's name may contain
 * an '@', written as it is or as %40.
 * SPDX-License-Identifier: ISC */
#ifndef MAIL_SERVER_URL_H
#define MAIL_SERVER_URL_H

#include <stdbool.h>
#include <stdint.h>

#include "base/err.h"
#include "base/str.h"

enum { SERVER_NAME_MAX = 256 };

struct server_url {
	char user[SERVER_NAME_MAX]; /* empty where there is none */
	char host[SERVER_NAME_MAX]; /* without the brackets of [::1] */
	uint16_t port;              /* 0: the usual one */
	char folder[SERVER_NAME_MAX];
};

/* Reads the part after "SCHEME:". Refused: no "//", no host, an invalid port, a
 * password. */
MUST_USE bool server_url_read(const char *rest, struct server_url *, struct err *);

/* The same for a mailbox: `scheme`, or with an added "s" over TLS, each with its usual
 * port. Also refused: a connection without TLS to another machine. */
MUST_USE bool server_url_of_mailbox(const char *url, const char *scheme, uint16_t port,
				    uint16_t tls_port, struct server_url *, bool *tls,
				    struct err *);

/* Is it this machine itself, to which letters may travel without TLS? */
bool server_url_is_here(const char *host);

/* What is said of a server whose certificate cannot be trusted. `ca_name` is the setting in which
 * the caller names the file of an authority; NULL: there is none. */
struct str server_url_distrust(char *text, size_t size, const char *ca_name);

#endif
