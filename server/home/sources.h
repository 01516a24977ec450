/* The mailboxes of the configuration, as the store knows them. A mailbox is known by what it
 * is (mailbox_name.h), not by where it stands in the list: one that goes and comes again goes
 * on where it was, one that is new begins anew.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_SOURCES_H
#define SERVER_SOURCES_H

#include "schema/sources.h"
#include "server/home/home.h"

/* The rows of the configuration's mailboxes, in its order, `home->config.n_in` of them, which
 * live in the arena; `id` 0: it was never read. Changes nothing. */
bool sources_of_house(struct home *, struct arena *, struct source **,
		      struct err *) MUST_USE;

/* The same for who reads them: rows that are missing are made, and home->source is filled.
 * Rows of mailboxes that are not in use wait for nothing. Inside a transaction. */
bool sources_take_up(struct home *, struct err *) MUST_USE;

/* The mailbox from which a letter came; where it is not in use any more, one of whose server
 * nothing is believed. */
const struct config_mailbox *sources_config(const struct home *, int64_t source_id);

/* For people: "the mailbox", or which of several, by its URL. */
struct str sources_words(const struct home *, struct arena *, int i);

/* Mailboxes that cannot be read, of those for which phases wait. */
struct sources_away {
	int64_t since; /* the one that is away for longest; 0: none is */
	struct str which, trouble;
};
bool sources_away(struct home *, struct arena *, struct sources_away *,
		  struct err *) MUST_USE;

/* Has the next round look at everything that lies there and came since then; letters that
 * are in the journal are left alone. `which`: a part of the URL of one of several, or empty:
 * all of them. Refused: no mailbox has it, or more than one. Inside a transaction. `*n`: how
 * many mailboxes. */
bool sources_rescan(struct home *, struct str which, int64_t since, int *n,
		    struct err *) MUST_USE;

#endif
