/* The inbox: each letter as it came, once for each place in a mailbox, and how far it
 * got. A letter that was acted on is known by its content, so a copy of it does not act
 * again.
 * SPDX-License-Identifier: ISC */
#ifndef SCHEMA_INBOX_H
#define SCHEMA_INBOX_H

#include "base/seat.h"
#include "schema/store/store.h"

enum inbox_state {
	INBOX_NEW,
	INBOX_WORKING,
	INBOX_DONE,
	INBOX_HELD,
	INBOX_DUPLICATE,
	INBOX_IGNORED,
	INBOX_QUARANTINE, /* set aside for the GM */
	INBOX_STATES,
};
const char *inbox_state_name(enum inbox_state);

/* How we know when a letter arrived. */
enum arrival_basis {
	BASIS_NONE,    /* no letter was read */
	BASIS_JOURNAL, /* not at all: the time when it was read out of the mailbox */
	BASIS_AHEAD,   /* its server's time lies in the future: one clock is wrong */
	BASIS_INTERNALDATE, /* its server */
	BASIS_MTIME,        /* the time of its file */
	BASIS_RECEIVED,     /* a server of ours that it passed */
	BASIS_PASSED,       /* the home that passed it on */
	BASIS_CONFIRM,      /* its writer, who confirmed it then */
	N_BASES,
};
const char *arrival_basis_name(enum arrival_basis); /* "internaldate" */

/* What the letter came to: the class that `mail list` shows. */
enum inbox_verdict {
	SETTLED_NOT, /* nothing yet */
	SETTLED_ORDERS,
	SETTLED_LATER, /* orders for a later phase */
	SETTLED_COMMAND,
	SETTLED_PRESS,
	SETTLED_NOTHING, /* it said nothing that could be taken or refused */
	SETTLED_REFUSED,
	SETTLED_UNREAD,
	SETTLED_ANSWERED, /* a stranger's */
	SETTLED_CONFIRM,
	SETTLED_STANDBY,
	SETTLED_OBSERVE,
	SETTLED_LEAVE,
	SETTLED_GM,
	SETTLED_BOUNCE,
	SETTLED_HELD,
	SETTLED_SILENCE,
	SETTLED_PASSED, /* on to another home of the house */
	SETTLED_DUPLICATE,
	SETTLED_SET_ASIDE,
	SETTLED_OTHER, /* a word of an earlier edition's */
	N_VERDICTS
};
const char *inbox_verdict_name(enum inbox_verdict); /* "set-aside"; SETTLED_NOT: "" */

struct inbox {
	int64_t id;
	int64_t source_id, uidvalidity;
	struct str name; /* UID, UIDL or Maildir base name */
	int64_t arrival;
	enum arrival_basis basis;
	int64_t size;
	enum inbox_state state;
	int attempts;
	enum inbox_verdict verdict;
	struct str msgid, reason, sender;
	int64_t game_id; /* 0: none known */
	int seat;        /* SEAT_NONE: none known */
	int64_t journal_utc;
};

struct inbox_entry {
	int64_t source_id, uidvalidity;
	struct str name;
	int64_t arrival;
	enum arrival_basis basis;
	struct str bytes;
	uint8_t sha256[32];
};

/* Stores one letter as NEW. `*id` is 0 if this place was stored before. */
bool inbox_append(struct store *, const struct inbox_entry *, int64_t now, int64_t *id,
		  struct err *) MUST_USE;
bool inbox_has(struct store *, int64_t source_id, int64_t uidvalidity, struct str name,
	       bool *has, struct err *) MUST_USE;

/* Was this very letter read before under another number? That happens in an IMAP
 * mailbox whose numbers began anew, in a POP3 mailbox, which has only names, and in
 * another mailbox into which the letter was copied once it was dealt with. Its bytes
 * are the same, including the lines of each host that it passed; a letter that is sent
 * a second time has other lines. */
bool inbox_was_read(struct store *, const struct inbox *, bool *was,
		    struct err *) MUST_USE;

/* At start: letters that were WORKING are NEW again; their attempts stay counted. */
bool inbox_resume(struct store *, struct err *) MUST_USE;

/* Letters that are NEW and arrived at or before `until`, at most `max` of them, in
 * order of arrival, then of storing. Letters deferred beyond `now` are left out. */
bool inbox_waiting(struct store *, struct arena *, int64_t until, int64_t now, int max,
		   struct inbox **letters, int *n, struct err *) MUST_USE;
/* Counts an attempt and marks the letter WORKING. Commit this before looking at the
 * bytes. */
bool inbox_attempt(struct store *, int64_t id, struct err *) MUST_USE;
/* Takes back an attempt that did not happen: the letter is NEW and waits for its
 * turn. */
bool inbox_put_back(struct store *, int64_t id, struct err *) MUST_USE;
/* The same, and the letter is not read before `utc`. */
bool inbox_defer(struct store *, int64_t id, int64_t utc, struct err *) MUST_USE;
/* The same for a letter of a seat that sent very many. The seat is noted, so that the
 * letter can be released early if the phase for which it came is about to run.
 * inbox_let_go releases those that arrived at or before `until`; inbox_held_back
 * counts those of the seat that still wait. */
bool inbox_hold_back(struct store *, int64_t id, int64_t utc, int64_t game_id, int seat,
		     struct err *) MUST_USE;
bool inbox_let_go(struct store *, int64_t game_id, int64_t until,
		  struct err *) MUST_USE;
bool inbox_held_back(struct store *, int64_t game_id, int seat, int64_t now, int *n,
		     struct err *) MUST_USE;
/* Is a deferred letter due to be read now? */
bool inbox_has_waited(struct store *, int64_t now, bool *has, struct err *) MUST_USE;
/* True if no letter that arrived at or before `until` is NEW or WORKING, not counting
 * letters deferred beyond `now`. */
bool inbox_all_read(struct store *, int64_t until, int64_t now, bool *all,
		    struct err *) MUST_USE;
bool inbox_bytes(struct store *, struct arena *, int64_t id, struct str *bytes,
		 struct err *) MUST_USE;

/* The outcome of a letter. `sender`, `game_id` (0: none) and `seat` (or SEAT_NONE) as
 * far as they are known. */
struct inbox_result {
	enum inbox_state state;
	enum inbox_verdict verdict;
	struct str reason, sender, msgid;
	int64_t game_id;
	int seat;
	struct str copy_key; /* of the letter, by which a copy of it is known; empty: it
				stays as it is */
};
bool inbox_settle(struct store *, int64_t id, const struct inbox_result *,
		  struct err *) MUST_USE;

/* Notes that the letter is acted on now. `*first` is false if a letter with this
 * content was acted on before; `*by` is that letter. */
bool inbox_seen(struct store *, const uint8_t content_key[32], int64_t id, bool *first,
		int64_t *by, struct err *) MUST_USE;

/* The same by From and text, whatever the id: noted once a letter is acted on; says
 * whether a letter with both was acted on. */
bool inbox_note_text(struct store *, const uint8_t text_key[32], int64_t id,
		     struct err *) MUST_USE;
bool inbox_text_was_seen(struct store *, const uint8_t text_key[32], bool *seen,
			 struct err *) MUST_USE;

/* The letter of another mailbox that has this copy key (fields.h) and was dealt with,
 * or waits for a word; `*id` 0: there is none. `*aside`: it was set aside. */
bool inbox_copy_of(struct store *, const struct inbox *, const uint8_t copy_key[32],
		   int64_t *id, bool *aside, struct err *) MUST_USE;
/* Makes deferred letters due now, because the thing that they waited for has come. */
bool inbox_wake(struct store *, struct err *) MUST_USE;

/* For `letters list | show | retry`. `state` INBOX_STATES: any. Newest first. */
bool inbox_list(struct store *, struct arena *, enum inbox_state state, int max,
		struct inbox **letters, int *n, struct err *) MUST_USE;
bool inbox_load(struct store *, struct arena *, int64_t id, struct inbox *,
		struct err *) MUST_USE;
/* A held letter is NEW again: it counts as if it had arrived at `now`. */
bool inbox_release(struct store *, int64_t id, int64_t now, struct err *) MUST_USE;
/* The same, with the time at which it came. */
bool inbox_let_in(struct store *, int64_t id, struct err *) MUST_USE;
/* A held letter is ignored, for `reason`. */
bool inbox_drop(struct store *, int64_t id, const char *reason, struct err *) MUST_USE;
/* Was a letter with this content acted on? Notes nothing. */
bool inbox_was_seen(struct store *, const uint8_t content_key[32], bool *seen,
		    struct err *) MUST_USE;
/* Makes a letter NEW again with no attempts counted; only one that was set aside or
 * ignored. */
bool inbox_retry(struct store *, int64_t id, struct err *) MUST_USE;
bool inbox_count(struct store *, enum inbox_state, int64_t *n, struct err *) MUST_USE;
/* Letters stored since then that ended for this reason. */
bool inbox_count_reason(struct store *, const char *reason, int64_t since, int64_t *n,
			struct err *) MUST_USE;
/* Arrival of the oldest letter that is NEW or WORKING; 0: none. */
bool inbox_oldest(struct store *, int64_t *arrival, struct err *) MUST_USE;

/* Forgets letters that were stored before `until`, are dealt with, and belong to no game here: it is in the archive, which has
 * them, or they were nobody's. `most` of each mailbox; `*more`: there may be others. From then on no letter that came before
 * `until` is read out of that mailbox, also when it is looked at from its beginning: none could be known again. */
bool inbox_forget(struct store *, int64_t until, int most, bool *more,
		  struct err *) MUST_USE;

/* Counts the answers to `address` in this hour and in the last 24 hours. An answer that
 * was not given is not counted. */
bool inbox_answered(struct store *, struct str address, int64_t now, int64_t *hour,
		    int64_t *day, struct err *) MUST_USE;
bool inbox_count_answer(struct store *, struct str address, int64_t now,
			struct err *) MUST_USE;
/* Letters of the seat since then that were acted on. Letters that somebody else wrote
 * in its name, without the key, do not count. */
bool inbox_from_seat(struct store *, int64_t game_id, int seat, int64_t since, int *n,
		     struct err *) MUST_USE;

#endif
