/* The steps of a letter: weighed in intake.c, then refused, or read, kept, answered.
 * All of it happens inside the letter's transaction; each letter ends in one line of
 * the journal and one of the log.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_INTAKE_STEPS_H
#define SERVER_INTAKE_STEPS_H

#include "base/page.h"
#include "schema/held.h"
#include "schema/sheets.h"
#include "server/answers/answers.h"
#include "server/game/position.h"
#include "server/identity/sender_identity.h"
#include "server/intake/intake.h"
#include "server/outbox/post_kind.h"

/* A word alone on the first line, above one of our letters (intake_word.c). */
enum intake_word { WORD_SAID_NONE, WORD_SAID_YES, WORD_SAID_NO, WORD_SAID_GM };

struct question;
struct answer_word {
	enum intake_word word;
	size_t rest; /* the lines of the letter that are read with it */
	int receipt; /* of which it speaks; 0: not known */
	int n;
	struct question *about; /* the questions that it answers */
	struct str text;        /* of them: a line each order, command, sentence */
	bool only;              /* only they are read: the key is of an earlier phase */
	bool resigns;           /* the player confirms that they RESIGN */
	bool passed;            /* the GM was written to */
	struct str said, deed;  /* for the receipt: a sentence; its verdict */
};

/* Whose letter it is; this decides the handler (intake_route.c). */
enum intake_route {
	ROUTE_GM,          /* to the GM's reply address, or by the GM */
	ROUTE_GM_PLAIN,    /* with words of the GM, from their address alone */
	ROUTE_STANDBY,     /* from somebody on a list of standbys */
	ROUTE_FORMER,      /* of who had that seat */
	ROUTE_UNSUBSCRIBE, /* somebody pressed that button */
	ROUTE_OBSERVER,    /* `observe`: about reading a public game */
	ROUTE_LOST,        /* for no game, or one in which its writer has no seat */
	ROUTE_STRANGER,    /* proves nothing, and is not read */
	ROUTE_PLAYER,      /* believed */
	ROUTE_LIST,        /* the copy of a list, which proves too little */
	ROUTE_WRONG_SEAT,  /* with the key of another seat */
	ROUTE_DOUBTED,     /* believed by half */
	N_ROUTES
};

struct standby;
struct gm_lines;
/* The findings of the route, for its handler. */
struct way {
	struct game game;            /* of a standby, a former player, an observer */
	struct standby *standby;     /* ROUTE_STANDBY */
	struct former *former;       /* ROUTE_FORMER */
	struct gm_lines *lines;      /* ROUTE_GM_PLAIN */
	struct observing *observing; /* ROUTE_OBSERVER */
};

/* One letter on its way. */
struct letter_in {
	struct home *h;
	struct arena *a;
	const struct inbox *in;
	const struct letter *l;
	struct sender_identity who;
	struct way way;
	struct held held; /* of a letter that was held and is confirmed */
	bool confirmed;

	/* Set for a letter that is believed; below, by intake_prepare. */
	struct game *game;
	struct seat *seat;
	struct seat *seats;
	int n_seats;
	const struct game_rules *rules;
	struct position *position;  /* NULL before the start, and for the invited */
	const void *view;           /* what the seat may see of it */
	struct stored_sheet stored; /* the orders before this letter */
	bool stale;                 /* its key is of an earlier phase */
	bool older;                 /* written before an accepted one */
	bool over;                  /* the game, or the seat's part in it */
	bool by_chance;             /* and that, for the seat is played at random */
	bool resigning;             /* this letter says RESIGN NOW */
	bool invited;               /* to a running game, and has not said JOIN */

	bool silent; /* so many came within the hour that this one is not answered */
	struct str notice; /* what its answer says of that; empty: nothing */

	struct str purse; /* from which its answer was paid; empty: none was asked */
	bool paid;        /* and there was enough in it */

	struct answer_word word;
	struct str offer; /* a command that the letter seems to mean; empty: none */
	struct str words; /* its sentences, kept for the GM; empty: none */

	struct sheet *before; /* the orders before this letter, as a sheet */
	struct reading *reading;
	int receipt; /* its number */
};

/* Did a person write it, and not a robot? */
bool intake_is_persons(const struct letter *);

/* The end of each letter: its result, for the journal and the log. */
bool intake_settle(struct letter_in *, enum inbox_state, const char *verdict,
		   const char *reason, struct err *) MUST_USE;

/* Notes in the journal that this content is acted on now; `*first`: no earlier letter
 * had it. */
/* Did the same letter come into another mailbox, where it was dealt with or waits for a
 * word? Then it is one letter, and was answered. No if this one proves more, or if that
 * one could not be read and this one can. `why`: it is to be set aside. */
bool intake_is_copy(struct letter_in *, const char *why, bool *copy,
		    struct err *) MUST_USE;
/* So that a copy of it is known. */
bool intake_note_copy_key(struct letter_in *, struct err *) MUST_USE;
bool intake_is_first(struct letter_in *, bool *first, struct err *) MUST_USE;
/* Was one with its content acted on? Notes nothing. */
bool intake_was_seen(struct letter_in *, bool *seen, struct err *) MUST_USE;
/* Have very many letters come from its seat within the hour? Sets `silent` and
 * `notice`, and tells the GM; `*waits`: it is read later, and settled for now
 * (intake_number.c). */
bool intake_weigh_number(struct letter_in *, bool *waits, struct err *) MUST_USE;
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

/* No answer, because there is nobody to tell. `reason` is one word of the closed
 * list. */
bool intake_be_silent(struct letter_in *, const char *reason, struct err *) MUST_USE;
/* Handles the letter: finds its route, and calls that route's handler. */
bool intake_go(struct letter_in *, struct err *) MUST_USE;

/* The steps of a letter that is believed, with `who.game` and `who.seat` set. */
bool intake_act_on_trusted(struct letter_in *, struct err *) MUST_USE;

/* --- held (intake_hold.c) --- */

/* A letter that is only half proved waits in the journal for a word of the player, who
 * is asked once, at their address of record. A letter that would change nothing is
 * answered at once. */
bool intake_hold(struct letter_in *, struct err *) MUST_USE;

/* A letter that nobody is asked about, with `held` filled in: it waits all the same,
 * unread, as far as there is room (limits.held_size); its player and the GM are told,
 * once a day. Then it is settled (intake_unasked.c). */
bool intake_unasked(struct letter_in *, struct err *) MUST_USE;

/* --- the word (intake_confirm.c) --- */

/* A letter to a confirm address: `confirm` at its top makes the held letter count as if
 * it came now; `confirm always` makes its sender's address one of the player's too. */
bool intake_confirm(struct letter_in *, struct err *) MUST_USE;
/* Does its first line say `confirm`, alone or with `always`? */
bool intake_says_confirm(const struct letter *);
/* Was this letter held, and confirmed? Then it is believed, and its seat is known. */
bool intake_take_confirmed(struct letter_in *, struct err *) MUST_USE;

/* --- refused (intake_refuse.c) --- */

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
/* A sentence: which proof the letter did not bring. */
struct str intake_why_doubted(const struct letter_in *);
/* The word that says why it is only half proved: from the closed list, or
 * `who.auth`. */
const char *intake_doubt_word(const struct letter_in *);
/* Tells the GM too what speaks against a letter, once for each seat and phase. */
bool intake_tell_gm_of_doubt(struct letter_in *, struct err *) MUST_USE;
/* From whom it came, as far as that is clear. */
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

/* --- set aside (intake_aside.c) --- */

/* A letter that cannot be read or must not be acted on, `why` in a word: it is kept for
 * the GM. If its header tells whose it seems to be, they and the GM are told, the GM
 * once an hour. */
bool intake_set_aside(struct letter_in *, const char *why, struct err *) MUST_USE;

/* --- somebody pressed "unsubscribe" (intake_leave.c) --- */

bool intake_wants_to_leave(const struct letter_in *);
/* Tells a player how to RESIGN or DECLINE, and a stranger nothing. */
bool intake_leave(struct letter_in *, struct err *) MUST_USE;

/* --- from a person who is on the list of standbys, or had a seat (intake_standby.c)
 * --- */

/* Is it one of these? Then sets `*found`, its route, and the findings in `way`. */
bool standby_finds(struct letter_in *, bool *found, enum intake_route *,
		   struct err *) MUST_USE;
/* DECLINE leaves the list, JOIN comes back to it. */
bool intake_standby(struct letter_in *, struct err *) MUST_USE;
/* Tells a former player, once for each phase, that their key is dead. */
bool intake_former(struct letter_in *, struct err *) MUST_USE;

/* --- read (intake_read.c) --- */

/* Loads what the store has about the seat; `game` and `seat` are set. */
bool intake_prepare(struct letter_in *, struct err *) MUST_USE;
/* Why orders are no longer accepted, without its full stop; NULL: they are. */
const char *intake_why_over(const struct letter_in *);
/* The reader of its lines; `position` may be NULL. */
struct reader intake_reader(const struct letter_in *);
/* Reads its lines, or the attached ones if its text has no orders. */
void intake_read_lines(struct letter_in *);
/* The orders in its subject as a line to be read above its own ("Subject: attack ...");
 * empty if the subject is a title, a greeting, or one of ours (intake_subject.c). */
struct str intake_subject_line(const struct letter_in *, const struct reader *);

/* --- acted on (intake_act.c) --- */

/* A letter that is believed and has text: orders, commands, press, and its receipt. */
bool intake_act_on_text(struct letter_in *, struct err *) MUST_USE;

/* --- too late (intake_late.c) --- */

/* For orders whose phase had closed: how late they were, and which ones counted
 * instead; empty if the letter has none. After it was read. */
bool intake_say_late(struct letter_in *, struct str *said, struct err *) MUST_USE;

/* --- kept (intake_keep.c) --- */

bool intake_changes_sheet(const struct letter_in *);
/* Keeps the sheet, orders for later phases, and press, as far as each counts. The
 * answers say what could not be kept. */
bool intake_keep(struct letter_in *, struct answers *, struct err *) MUST_USE;

/* --- YES, NO, GM (intake_word.c), and open questions (intake_open.c) --- */

/* Before its lines are read: does it begin with such a word, and which questions are
 * meant? Then their lines are read in its place. */
bool intake_take_word(struct letter_in *, struct err *) MUST_USE;
/* After it was read and kept: the other effects of the word, and the answer's sentence
 * about it. */
bool intake_do_word(struct letter_in *, struct err *) MUST_USE;
/* Do these lines hold commands, and no order? */
bool intake_is_command(const struct letter_in *, struct str text);
/* The sentences that a person wrote to a person, line by line; empty: none. */
struct str intake_words(const struct letter_in *);
/* The answer to an invitation that it gives in other words: "join", "decline"; empty:
 * none. */
struct str intake_offer(const struct letter_in *);
/* Keeps its open questions, under its receipt; sets `offer` and `words`. */
bool intake_leave_open(struct letter_in *, struct err *) MUST_USE;

/* --- answered (intake_answer.c) --- */

/* Writes the one answer, to the address of record; none if the letter must have
 * none. */
bool intake_answer(struct letter_in *, const struct seat *to, enum post_kind kind,
		   struct str subject, const struct page *, struct err *) MUST_USE;
/* Adds what the seat can send now: JOIN, or the order form of the open phase. */
void intake_form(struct letter_in *, struct page *, const struct game *,
		 const struct seat *);

bool intake_receipt(struct letter_in *, const struct answers *, struct err *) MUST_USE;
/* Answers why a believed letter changed nothing, with the form. */
bool intake_note(struct letter_in *, struct str subject, struct str why,
		 struct err *) MUST_USE;
/* For a letter that is `older`: shows the orders that are in force. */
bool intake_not_used(struct letter_in *, struct err *) MUST_USE;

/* A RESIGN waits for its player's word, as a held letter does; and: the word has
 * come. */
bool intake_ask_resign(struct letter_in *, struct err *) MUST_USE;
bool intake_is_resign(const struct letter_in *);
/* ADDRESS: asks at the old address; with the word from there at the new one; with that one's, it
 * is so (intake_address.c). */
bool intake_ask_address(struct letter_in *, struct str address, bool also,
			struct err *) MUST_USE;
bool intake_is_address(const struct letter_in *);
bool intake_confirm_address(struct letter_in *, struct err *) MUST_USE;
bool intake_confirm_resign(struct letter_in *, struct err *) MUST_USE;

#endif
