/* One letter that came into two mailboxes.
 * SPDX-License-Identifier: ISC */
#include <sodium.h>
#include <string.h>

#include "mail/trust/fields.h"
#include "server/fate/fate.h"

bool intake_copy_key(const struct letter_in *x, uint8_t key[COPY_KEY_BYTES])
{
	const struct fields *f = x->l->fields;
	size_t n;

	return f &&
	       sodium_hex2bin(key, COPY_KEY_BYTES, f->copy_key, strlen(f->copy_key),
			      NULL, &n, NULL) == 0 &&
	       n == COPY_KEY_BYTES;
}

/* The servers of one mailbox may vouch for a letter that those of the other know nothing of:
 * then that one was held or refused, and this one counts. */
static bool proves_more(const struct letter_in *x)
{
	return x->who.trust == TRUST_FULL || (x->who.to_gm && x->who.vouched);
}

bool intake_is_copy(struct letter_in *x, const char *why, bool *copy, struct err *err)
{
	bool unread = why || x->l->class == LETTER_QUARANTINE;
	bool aside;
	uint8_t key[COPY_KEY_BYTES];
	int64_t id;

	*copy = false;
	if (!intake_copy_key(x, key))
		return true;
	if (!inbox_copy_of(x->h->store, x->in, key, &id, &aside, err))
		return false;
	*copy = id && !proves_more(x) && (unread || !aside);
	if (!*copy)
		return true;
	struct log_line line = home_log(x->h, LOG_INFO, "copy");
	log_int(&line, "in", x->in->id);
	log_int(&line, "of", id);
	log_end(&line);
	return true;
}
