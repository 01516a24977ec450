/* The kinds of letters that go out, and their causes: the closed lists, with the words
 * that the outbox and the log use for them.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_POST_KIND_H
#define SERVER_POST_KIND_H

#include "base/str.h"

enum post_kind {
	KIND_ALL_IN,
	KIND_ANSWER,
	KIND_CALLED,
	KIND_CONFIRM,
	KIND_DEAD_ADDRESS,
	KIND_DECLINED,
	KIND_DIGEST,
	KIND_DOUBT,
	KIND_END,
	KIND_GM,
	KIND_INVITATION,
	KIND_JOINED,
	KIND_LEAVE,
	KIND_MISSING,
	KIND_NEWS,
	KIND_NOTICE,
	KIND_OBSERVE_OFF,
	KIND_OPEN,
	KIND_PASSED, /* a letter for another home of the house, as it came */
	KIND_PRESS,
	KIND_PROBE,
	KIND_QUESTION,
	KIND_RECEIPT,
	KIND_REFUSAL,
	KIND_REMINDER,
	KIND_REPORT,
	KIND_RESIGNED,
	KIND_SET_ASIDE,
	KIND_STANDBY,
	KIND_START,
	KIND_UNDELIVERED,
	KIND_WARNING,
	N_POST_KINDS
};

/* The cause of a letter. Together with the number of the cause, the reader and the kind
 * it identifies a letter: the same one is never written twice. */
enum post_cause {
	CAUSE_ABSENCE,
	CAUSE_AGAIN,
	CAUSE_GAME,
	CAUSE_GM,
	CAUSE_HELD,
	CAUSE_HOLD,
	CAUSE_IN,
	CAUSE_INVITED,
	CAUSE_JOINED,
	CAUSE_LATER,
	CAUSE_OBSERVE,
	CAUSE_OUT,
	CAUSE_PHASE,
	CAUSE_READING,
	CAUSE_REMIND,
	CAUSE_SEAT,
	CAUSE_START,
	CAUSE_TAKEN,
	N_POST_CAUSES
};

/* The use of a letter to the GM. */
enum gm_use {
	GM_NEEDS,       /* it asks, warns or answers */
	GM_HAS_IN_LIST, /* the daily list has it as well (todo.h) */
	GM_COPY, /* players and observers get the same, or it changes nothing for the GM */
};
enum gm_use post_gm_use(enum post_kind);

const char *post_kind_name(enum post_kind);
const char *post_cause_name(enum post_cause);
/* The kind for a word of the outbox; N_POST_KINDS: another edition wrote it. */
enum post_kind post_kind_of(struct str name);

/* Is it an answer, caused by a letter of its reader? */
bool post_cause_is_letter(enum post_cause);

#endif
