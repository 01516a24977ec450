/* The fate of a letter: its result in the inbox, whether it may be answered, why it is refused, and
 * its one answer. All of it happens inside the letter's transaction; each letter ends in one line
 * of the inbox and one of the log.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_FATE_H
#define SERVER_FATE_H

#include "base/page.h"
#include "mail/trust/token.h"
#include "server/answers/answers.h"
#include "server/fate/letter_in.h"
#include "server/outbox/post_kind.h"

/* --- a request that its player confirms first (intake_question.c) --- */

/* The question to ask in a letter to the player. */
struct request {
	int64_t question;                /* the cause of that letter */
	char word[TOKEN_WORD_CHARS + 1]; /* the player sends it back to confirm */
};
/* Puts the request in a row among the held letters for 72 hours, though its letter was acted on
 * and does not wait. `kind` ("resign") and what it is `about`, which may be empty, are the row's
 * reason, by which the confirmation is recognized. The letter that asks is the caller's. */
bool intake_hold_request(struct letter_in *, const char *kind, struct str about,
			 struct request *, struct err *) MUST_USE;

/* A moment, for the writer of the letter: in their zone as well, where their seat is known. */
struct str intake_when(const struct letter_in *, int64_t utc);

/* --- its result, and what may be answered (intake_verdict.c) --- */

/* The end of each letter: its result, for the inbox and the log. */
bool intake_settle(struct letter_in *, enum inbox_state, enum inbox_verdict,
		   const char *reason, struct err *) MUST_USE;
/* Notes in the inbox that this content is acted on now; `*first`: no earlier letter
 * had it. */
bool intake_is_first(struct letter_in *, bool *first, struct err *) MUST_USE;
/* Was one with its content acted on? Notes nothing. */
bool intake_was_seen(struct letter_in *, bool *seen, struct err *) MUST_USE;

/* How much proof a half-proved letter brings. Letters with less proof are counted
 * apart, so they cannot use up the quota of those with more. */
enum intake_proof {
	PROOF_STRANGER, /* none: anybody who wants to observe */
	PROOF_ADDRESS,  /* an address of ours, which anybody can write */
	PROOF_KEY,
	PROOF_BOTH,
};
enum intake_proof intake_proof_of(const struct letter_in *);
/* Counts answers that a stranger can cause, by address and in all, so that nobody can
 * make us flood a player's mailbox. `*within` false: this answer is not written, and
 * the log says so. A writer with key and address gets as many as letters of theirs are
 * read. Ask before any of the text is parsed; asking again costs nothing, because a
 * letter pays once. */
bool intake_within_budget(struct letter_in *, struct str address, bool *within,
			  struct err *) MUST_USE;

/* --- the same letter from another mailbox (intake_copy.c) --- */

/* Did the same letter come into another mailbox, where it was dealt with or waits for a
 * word? Then it is one letter, and was answered. No if this one proves more, or if that
 * one could not be read and this one can. `why`: it is to be set aside. */
bool intake_is_copy(struct letter_in *, const char *why, bool *copy,
		    struct err *) MUST_USE;
/* By this key a copy is known; false: the letter has none. */
enum { COPY_KEY_BYTES = 32 };
bool intake_copy_key(const struct letter_in *, uint8_t key[COPY_KEY_BYTES]) MUST_USE;

/* --- robots (intake_robot.c) --- */

enum intake_content {
	CONTENT_NONE,
	CONTENT_TRIED, /* lines that are meant as orders, but are not */
	CONTENT_SOME,  /* an order, a command, press */
};
/* Counts letters of its writer in a row that bring nothing. `*silent`: this one is not
 * answered, and the GM was told once. */
bool intake_weigh_content(struct letter_in *, enum intake_content, bool *silent,
			  struct err *) MUST_USE;

/* Is it nothing but a letter of ours to its writer, quoted unchanged (intake_quote.c)? */
bool intake_is_ours_alone(struct letter_in *, bool *ours, struct err *) MUST_USE;

/* The lines that a person typed into the letter of ours that is quoted, below its cut line; empty: there are none, or nobody can tell
 * which letter it is (intake_quote.c). Never orders by themselves. */
bool intake_typed_below(struct letter_in *, struct str *typed, struct err *) MUST_USE;

/* --- refused (intake_refuse.c) --- */

/* A sentence: which proof the letter did not bring. */
struct str intake_why_doubted(const struct letter_in *);
/* The word that says why it is only half proved: from the closed list, or
 * `who.auth`. */
const char *intake_doubt_word(const struct letter_in *);
/* Tells the GM too what speaks against a letter, once for each seat and phase. */
bool intake_tell_gm_of_doubt(struct letter_in *, struct err *) MUST_USE;
/* Returns the sender's address, as far as it is clear. */
struct str intake_sender(const struct letter_in *);
/* A letter proved by its key or its address alone: nothing of it is carried out. The
 * address of record is told; for the key of another seat, both seats and the GM. */
bool intake_refuse(struct letter_in *, struct err *) MUST_USE;
/* A letter for no game, or for one in which its writer has no seat. Strangers get
 * silence; a player of some other game is told, at their address of record, in which
 * they play. */
bool intake_refuse_lost(struct letter_in *, struct err *) MUST_USE;

/* --- from somebody who plays nowhere (intake_stranger.c) --- */

/* Silence; or, if `mail.strangers` is set, one answer for each address and month. */
bool intake_stranger(struct letter_in *, struct err *) MUST_USE;

/* --- left unread (intake_left.c) --- */

/* What of the letter was not read, or is not part of its `press`, and is not a letter of ours or a signature: one paragraph; empty:
 * nothing. */
struct str intake_left(struct arena *, const struct letter *, bool press);

/* --- answered (intake_answer.c) --- */

/* Writes the one answer, to the address of record; none if the letter must have
 * none. */
bool intake_answer(struct letter_in *, const struct seat *to, enum post_kind kind,
		   struct str subject, const struct page *, struct err *) MUST_USE;
/* The same to an address alone, without a key: to somebody who has no seat here, or whose seat it cannot
 * be about. */
bool intake_answer_plain(struct letter_in *, struct str to, struct str subject,
			 const struct page *, struct err *) MUST_USE;
/* Adds what the seat can send now: JOIN, or the order form of the open phase. */
void intake_form(struct letter_in *, struct page *, const struct game *,
		 const struct seat *);

bool intake_receipt(struct letter_in *, const struct answers *, struct err *) MUST_USE;
/* Answers why a believed letter changed nothing, with the form. */
bool intake_note(struct letter_in *, struct str subject, struct str why,
		 struct err *) MUST_USE;
/* For a letter that is `older`: shows the orders that are in force. */
bool intake_not_used(struct letter_in *, struct err *) MUST_USE;

#endif
