/* A home: the directory that holds all of one installation. Opening it reads the
 * configuration and the key and opens the store; everything else in this room works on
 * an open home.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_HOME_H
#define SERVER_HOME_H

#include "base/clock.h"
#include "base/err.h"
#include "base/log.h"
#include "mail/letter/letter.h"
#include "mail/trust/key_holder.h"
#include "mail/trust/trust.h"
#include "schema/store/store.h"
#include "server/home/config.h"

struct arena;
struct homes;

/* What is kept of the store in memory. */
enum home_copy { HOME_POSITIONS, HOME_EVENTS, HOME_COPIES };

struct home {
	struct arena *a; /* lives as long as the home is open */
	const char *dir;
	struct config config;
	struct clock clock;
	struct log log; /* silent, unless the daemon sets its stream */
	struct key_holder
		*keys; /* asks the process that has the secret of reply keys */
	struct letter_house house; /* address and instance, for the reader of letters */
	struct store *store;
	/* For the process that reads letters: the rows of the mailboxes, as the
	 * configuration has them (0: unknown), and the time up to which all their
	 * letters are in the inbox (0: unknown). */
	int64_t source[CONFIG_MAILBOXES_MAX], known;
	/* Letters are read between phases that are due: one for a phase that has closed waits for its run. */
	bool between;
	bool released; /* a held letter is NEW: it is read before letters that came
		          later */
	struct str
		reason; /* why the GM does this: goes into the first line of the GM log
			      (record_reason); empty: not said */
	int depth;      /* decisions begun inside another one */
	struct post_ahead *ahead; /* letters made before their transaction; or NULL:
				     post_decide.h */
	int made_inside; /* letters whose bytes were made while a transaction was open */
	int64_t clock_jump; /* seconds by which the clock jumped forward since the
			       last round */
	int number; /* among the homes of the house (schema/store/numbers.h); -1: it is alone */
	struct homes *homes; /* the house's homes, once they were asked for (homes.h) */
	void (*leave_homes)(
		struct homes *);      /* closes what was opened of them; or NULL */
	struct position_cache *cache; /* positions read last; see position.h */
	struct events_cache *events;  /* events read last; see report_events.h */
	void (*forget[HOME_COPIES])(
		struct home *); /* empties it: the store is not what it was; or NULL */
};

/* Makes directory, configuration, key, Maildirs and store. Existing files stay as they
 * are; an existing home is refused.
 *
 * For tests: POSTALGM_TEST_SECRET in the environment is read here and by game_create,
 * and nowhere else. Key, instance and secrets are then made from that text, so that two
 * homes write the same letters. */
bool home_create(const char *dir, const struct config *, const struct clock *,
		 struct err *) MUST_USE;

/* Is this a home that lacks only its key? Replies to a lost key no longer work;
 * home_new_key draws another, and the caller must send new reply keys (rekey.h). */
bool home_lacks_key(const char *dir);
bool home_new_key(const char *dir, const struct clock *, struct err *) MUST_USE;

bool home_open(struct home *, const char *dir, struct arena *, const struct clock *,
	       struct err *) MUST_USE;
void home_close(struct home *); /* a zeroed one in peace */

/* The same without writing: for what only looks. */
bool home_look(struct home *, const char *dir, struct arena *, const struct clock *,
	       struct err *) MUST_USE;

/* $POSTALGM_HOME, else /var/lib/postalgm for root, ~/.local/share/postalgm for others.
 */
const char *home_default(struct arena *);

int64_t home_now(const struct home *);

/* One decision is one transaction. A decision is taken back if the key holder left a
 * question in it unanswered: see key_holder.h. Changes that are taken back are
 * forgotten in memory as well. Begun inside another one, it becomes a part of that one:
 * it can be taken back alone, and is kept with the whole. So a letter can do what the
 * GM's commands do. */
bool home_begin(struct home *, struct err *) MUST_USE;
/* The outermost one may begin with reading only: see store_begin_reading. */
bool home_begin_reading(struct home *, struct err *) MUST_USE;
bool home_commit(struct home *, struct err *) MUST_USE;
void home_rollback(struct home *);
/* Forgets what is kept of the store in memory: somebody may have changed rows. */
void home_forget(struct home *);
/* Ends it: commits if `ok`, else takes it back and returns false. */
bool home_end(struct home *, bool ok, struct err *) MUST_USE;

/* An event for the log, with the game's name. */
struct log_line home_log(struct home *, enum log_level, const char *event);

/* DIR/name. */
char *home_path(const struct home *, struct arena *, const char *name);

/* 32 secret bytes for `what`: random, or by POSTALGM_TEST_SECRET. */
void home_secret(const char *what, uint8_t out[32]);

#endif
