/* Weighs the evidence against a letter: see doubt.h.
 * SPDX-License-Identifier: ISC */
#include "server/identity/doubt.h"

#include <sodium.h>

#include "base/locale.h"
#include "mail/trust/fields.h"
#include "mail/trust/signature.h"
#include "schema/mail/inbox.h"

enum {
	/* Mail servers try for five days, and a mailbox may be away for one more. */
	DATE_OLD_S = 7 * 24 * 3600,
	DATE_EARLY_S = 36 * 3600, /* clocks set to another zone */
	KEY_BYTES = 32,
};

/* clang-format off */
const struct doubt_row doubt_rows[] = {
	[DOUBT_NONE]      = {"", "", ""},
	[DOUBT_READING]   = {"read-twice",
		N_("A letter came that looks as if it were yours, but its header can be read in more than one way."),
		"Two programs of ours read its header, and they disagree. Either its writer's mail program breaks the rules, or somebody tries to pass for another."},
	[DOUBT_RESULTS]   = {"auth-results",
		N_("A letter came from your address with a note that pretends to be our mail server's."),
		"It brought Authentication-Results under the name of our own mail server, or some that cannot be read. If all letters have this trouble, see mail.authserv_below and mail.own_hosts in postalgm.json(5)."},
	[DOUBT_DOMAIN]    = {"other-domain",
		N_("A letter came with your address, and our mail server says that somebody else sent it."),
		"Our mail server accepted the signature (dmarc=pass) of another domain, not the sender's."},
	[DOUBT_SENDER]    = {"sender",
		N_("The From field of a letter does not name one plain address."),
		"Its From field names no address, several, or one that other programs would read as another."},
	[DOUBT_HEADER]    = {"header",
		N_("The header of a letter from your address is not as mail programs write it: a field occurs twice, or is broken."),
		"A field that a letter may have only once occurs twice, or its header can be divided in two ways; a signature covers only one of them."},
	[DOUBT_DELIVERED] = {"delivered-only",
		N_("A letter came from your address that was written to somebody else and only delivered to us."),
		"Its key is not in To or Cc. Perhaps a letter to somebody else was sent on to us by a third party, or as a blind copy."},
	[DOUBT_DATE]      = {"date",
		N_("The date of a letter from your address is far from its arrival time."),
		"Its Date is more than a week before its arrival, or more than a day after it. Perhaps an old letter was sent again, or the writer's clock is wrong."},
	[DOUBT_REPLAY]    = {"replay",
		N_("A letter came from your address with the text of an earlier one, and nothing that is new in it is signed."),
		"Its text was carried out before. Its signature does not cover Message-ID and Date, so anybody who has the first letter can send it again."},
	[DOUBT_SIGNATURE] = {"part-signed",
		N_("The signature of a letter from your address does not cover all of it."),
		"Its signature does not cover the recipients, or covers only the beginning of the text."},
};
/* clang-format on */
_Static_assert(sizeof doubt_rows / sizeof *doubt_rows == N_DOUBTS,
	       "each doubt has its row");

bool doubt_is_of_reading(enum doubt doubt)
{
	return doubt == DOUBT_READING || doubt == DOUBT_SENDER;
}

void doubt_results(const struct config_mailbox *c, struct str header,
		   struct authres *said)
{
	authres_read(header,
		     &(struct authres_server){.id = c->authserv_id,
					      .hosts = c->own_hosts,
					      .n_hosts = (size_t)c->n_own_hosts,
					      .below = c->authserv_below},
		     said);
}

static bool text_was_seen(struct home *h, const struct fields *f, bool *seen,
			  struct err *err)
{
	uint8_t key[KEY_BYTES];
	size_t n;

	*seen = false;
	return sodium_hex2bin(key, sizeof key, f->text_key, 64, NULL, &n, NULL) < 0 ||
	       inbox_text_was_seen(h->store, key, seen, err);
}

/* If our own clock may be slow, the letter is not to blame for a date in the future. */
static bool is_far(const struct doubt_case *x)
{
	int64_t date = x->fields->date;

	return date && (x->arrival - date > DATE_OLD_S ||
			(date - x->arrival > DATE_EARLY_S && !x->ahead));
}

/* Weighs a letter that only a signature speaks for: anybody who has it can send it
 * again, with everything changed that is not signed. */
static bool weigh_signature(struct home *h, const struct doubt_case *x,
			    enum doubt *doubt, struct err *err)
{
	const struct fields *f = x->fields;
	bool vouched = authres_vouches(x->said, f->from), seen;
	struct signature s;

	if (authres_is_first_hand(x->said, f->from))
		return true;
	signature_read(f->header, f->from, &s);
	if (!vouched && !s.n)
		return true;
	if (vouched && x->needs_word && s.n && (s.partly || !s.to))
		*doubt = DOUBT_SIGNATURE;
	if (s.n && s.date && s.message_id)
		return true;
	if (!text_was_seen(h, f, &seen, err))
		return false;
	if (seen)
		*doubt = DOUBT_REPLAY;
	return true;
}

bool doubt_weigh(struct home *h, const struct doubt_case *x, enum doubt *doubt,
		 struct err *err)
{
	unsigned faults = x->fields->faults;
	bool strict = x->level > 0;

	*doubt = faults & FIELDS_READING                             ? DOUBT_READING
		 : x->said->unclean || x->said->brought              ? DOUBT_RESULTS
		 : authres_is_of_another(x->said, x->fields->from)   ? DOUBT_DOMAIN
		 : strict && faults & FIELDS_SENDER                  ? DOUBT_SENDER
		 : strict && faults & (FIELDS_ODD | FIELDS_REPEATED) ? DOUBT_HEADER
		 : strict && x->only_delivered                       ? DOUBT_DELIVERED
		 : strict && is_far(x)                               ? DOUBT_DATE
								     : DOUBT_NONE;
	return *doubt || !strict || weigh_signature(h, x, doubt, err);
}
