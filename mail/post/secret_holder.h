/* The holder of a password: a process beside the one that talks to a server. It alone
 * may read the file or run the command. It starts before the other process is confined.
 * It answers a single question, "what is it now", and hears nothing from the network.
 * SPDX-License-Identifier: ISC */
#ifndef MAIL_SECRET_HOLDER_H
#define MAIL_SECRET_HOLDER_H

#include "mail/post/secret.h"

/* Starts it; from now on `*s` fetches the same secret through it. Does nothing if no
 * source is set. It ends with this process. `line` is a socket that it must not
 * keep. */
MUST_USE bool secret_holder(struct secret_source *s, int line, struct err *);

/* Its work: answers until the connection is closed, or something else is asked. */
void secret_serve(int line, const struct secret_source *);

/* For secret_read. */
MUST_USE bool secret_from_holder(int holder, char out[SECRET_MAX], struct err *);

#endif
