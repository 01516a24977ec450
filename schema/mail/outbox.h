/* The outbox: letters to send, each made once, together with its decision and in that
 * decision's transaction. Every try sends the same bytes with the same Message-ID.
 * SPDX-License-Identifier: ISC */
#ifndef SCHEMA_OUTBOX_H
#define SCHEMA_OUTBOX_H

#include "base/seat.h"
#include "schema/store/store.h"

enum outbox_state {
	OUTBOX_QUEUED,
	OUTBOX_SENDING,
	OUTBOX_SENT,
	OUTBOX_RETRY,
	OUTBOX_FAILED,
	OUTBOX_DOUBT,   /* may have gone out: will be sent again later, same bytes */
	OUTBOX_DROPPED, /* by the GM, or replaced by a newer one */
	OUTBOX_STATES,
};
const char *outbox_state_name(enum outbox_state);

struct outbox {
	int64_t id;
	int64_t game_id; /* 0: none */
	int seat;        /* or SEAT_GM; SEAT_NONE: neither */
	int phase_no;
	struct str cause_kind; /* in, phase, game, seat, gm */
	int64_t cause_id;
	int cause_part; /* phase: its number; invited: the epoch of the seat */
	struct str rcpt, envelope_from, kind, supersede_key, subject;
	struct str message; /* all its bytes; not filled in lists */
	struct str
		picture; /* its base64 belongs there in them, and it is kept once for */
	size_t picture_at; /* all letters that have it; empty: none. Only outbox_add reads */
	const unsigned char *picture_key; /* these, and outbox_picture_key, if known */
	bool fresh; /* resembles no letter before it: outbox_add compares it with none */
	struct str plain; /* its text, without keys; only outbox_plain reads it */
	size_t plain_at,
		plain_n; /* where the text stands in `message`, with CR LF; `plain_n` 0: nowhere */
	struct str message_id;
	enum outbox_state state;
	int attempts;
	int64_t next, lease, created, sent;
	int last_code;
	struct str last_text;
};

/* By what a picture is known again. */
enum { OUTBOX_PICTURE_KEY = 32 };
void outbox_picture_key(struct str picture, unsigned char key[OUTBOX_PICTURE_KEY]);

/* The id that the next row will have, for the Message-ID and the envelope. It is
 * above meta `outbox_from`, if that is set. Call it inside the transaction that adds
 * the row. */
bool outbox_next_id(struct store *, int64_t *id, struct err *) MUST_USE;
/* The same if all numbers up to `above` were taken, too. */
bool outbox_next_id_above(struct store *, int64_t above, int64_t *id,
			  struct err *) MUST_USE;
/* Adds the row with its id. `*added` is false if this cause has already queued this
 * kind for this seat and recipient; then nothing changes. Drops an unsent row with the
 * same supersede_key (if not empty). */
bool outbox_add(struct store *, const struct outbox *, bool *added,
		struct err *) MUST_USE;

/* Takes unsent rows that are due, at most `max`, and marks them SENDING until `now +
 * lease`. The rows come with their bytes, receipts before all others, the longest due first. Commit this before
 * sending anything. */
bool outbox_claim(struct store *, struct arena *, int64_t now, int64_t lease, int max,
		  struct outbox **, int *n, struct err *) MUST_USE;
/* The result of a try. `next` counts for RETRY and DOUBT. */
bool outbox_result(struct store *, int64_t id, enum outbox_state, int code,
		   struct str text, int64_t next, int64_t now, struct err *) MUST_USE;
/* Returns a claimed row that was not tried, because the post office is in trouble: it
 * is due as before, and the claim does not count as a try. */
bool outbox_release(struct store *, int64_t id, struct err *) MUST_USE;
/* At start: rows that were SENDING are now in DOUBT, to be tried at `next`. */
bool outbox_resume(struct store *, int64_t next, struct err *) MUST_USE;

/* For the GM. `state` OUTBOX_STATES: any. Newest first. */
bool outbox_list(struct store *, struct arena *, enum outbox_state, int max,
		 struct outbox **, int *n, struct err *) MUST_USE;
bool outbox_load(struct store *, struct arena *, int64_t id, struct outbox *,
		 struct err *) MUST_USE;
/* The same without its bytes, which take longer to unpack than all else takes. */
bool outbox_head(struct store *, struct arena *, int64_t id, struct outbox *,
		 struct err *) MUST_USE;
/* The last row of this kind for the seat (or SEAT_GM) and phase (or PHASE_ANY).
 * ERR_REFUSED where there is none. */
bool outbox_find(struct store *, struct arena *, int64_t game_id, int phase_no,
		 int seat, const char *kind, struct outbox *, struct err *) MUST_USE;
/* The text of a letter, as its reader reads it; NULL in `plain->s` where it is not kept: an
 * earlier edition made the letter, or its bytes are kept no longer. */
bool outbox_plain(struct store *, struct arena *, int64_t id, struct str *plain,
		  struct err *) MUST_USE;
/* The texts of the last letters to a seat (or SEAT_GM), at most `max`, the newest first. */
bool outbox_texts(struct store *, struct arena *, int64_t game_id, int seat, int max,
		  struct str **texts, int *n, struct err *err) MUST_USE;
/* The longest subject of a letter of the game with which `text` begins, without the key at its end; empty: none. */
bool outbox_title(struct store *, struct arena *, int64_t game_id, struct str text,
		  struct str *title, struct err *) MUST_USE;
/* Makes a row that is FAILED, DOUBT, RETRY or DROPPED due now. `id` 0: all that are
 * FAILED, DOUBT or RETRY. */
bool outbox_retry(struct store *, int64_t id, int64_t now, int *n,
		  struct err *) MUST_USE;
bool outbox_drop(struct store *, int64_t id, struct err *) MUST_USE;
/* Is a letter of the game claimed at this moment, and may be on its way? */
bool outbox_is_sending(struct store *, int64_t game_id, bool *is,
		       struct err *) MUST_USE;
/* How many letters are still to be sent; of one game. */
bool outbox_game_unsent(struct store *, int64_t game_id, int64_t *n,
			struct err *) MUST_USE;
bool outbox_unsent(struct store *, int64_t *n, struct err *) MUST_USE;
bool outbox_count(struct store *, enum outbox_state, int64_t *n, struct err *) MUST_USE;
/* When the oldest unsent letter was made; 0: none. */
bool outbox_oldest(struct store *, int64_t *created, struct err *) MUST_USE;
/* When the next try is due; 0: nothing waits. */
bool outbox_next_due(struct store *, int64_t *next, struct err *) MUST_USE;

#endif
