/* The mailboxes of the configuration, as the store knows them. A mailbox is identified
 * by what it is (mailbox_name.h), not by its place in the list: one that is removed and
 * comes back goes on where it was, a new one begins from the start.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_SOURCES_H
#define SERVER_SOURCES_H

#include "schema/mail/sources.h"
#include "server/home/home.h"

/* The rows of the configuration's mailboxes, in its order, `home->config.n_in` of them,
 * in the arena; `id` 0: it was never read. Changes nothing. */
bool sources_of_house(struct home *, struct arena *, struct source **,
		      struct err *) MUST_USE;

/* The same for the process that reads them: missing rows are made, and home->source is
 * filled. Nothing waits for rows of mailboxes that are no longer used. Inside a
 * transaction. */
bool sources_take_up(struct home *, struct err *) MUST_USE;

/* The mailbox from which a letter came; if it is no longer used, one whose server is
 * not trusted. */
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

/* Makes the next round look again at everything that is there and came since then;
 * letters in the inbox are left alone. `which`: a part of the URL of one of several,
 * or empty: all of them. Refused: no mailbox matches, or more than one. Inside a
 * transaction. `*n`: how many mailboxes. */
bool sources_rescan(struct home *, struct str which, int64_t since, int *n,
		    struct err *) MUST_USE;

#endif
