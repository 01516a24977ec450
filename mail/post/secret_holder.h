/* Who holds a password: a process beside the one that speaks to a server. It alone may read
 * the file or run the command; it is begun before the other is confined, hears one question,
 * "what is it now", and nothing from the network.
 * SPDX-License-Identifier: ISC */
#ifndef MAIL_SECRET_HOLDER_H
#define MAIL_SECRET_HOLDER_H

#include "mail/post/secret.h"

/* Begins it; `*s` is the same secret by way of it from now on. Where no source is set
 * nothing happens. It ends with this process. `line` is a socket that it must not keep. */
MUST_USE bool secret_holder(struct secret_source *s, int line, struct err *);

/* What it does: answers until the line is cut, or something else is asked. */
void secret_serve(int line, const struct secret_source *);

/* For secret_read. */
MUST_USE bool secret_from_holder(int holder, char out[SECRET_MAX], struct err *);

#endif
