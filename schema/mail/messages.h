/* The bytes of letters that go out, beside their rows in `outbox`: `message`, `pattern`, `picture`
 * and `pictured`. Only outbox.c includes this.
 * SPDX-License-Identifier: ISC */
#ifndef SCHEMA_MESSAGES_H
#define SCHEMA_MESSAGES_H

#include "schema/mail/outbox.h"

/* Keeps the bytes and the text of this letter. */
bool message_add(struct store *, const struct outbox *, struct err *) MUST_USE;
/* The bytes as they are sent; empty: they are no longer kept. */
bool message_load(struct store *, struct arena *, int64_t outbox_id, struct str *bytes,
		  struct err *) MUST_USE;
/* Its text; NULL in `plain->s`: it is not kept. */
bool message_plain(struct store *, struct arena *, int64_t outbox_id, struct str *plain,
		   struct err *) MUST_USE;

#endif
