/* Used by the files gm_mail_*.c that carry out the GM's words.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_GM_MAIL_WORK_H
#define SERVER_GM_MAIL_WORK_H

#include "server/gm_mail/gm_mail_words.h"
#include "server/home/home.h"

/* One line of the letter while it is carried out. */
struct work {
	struct home *h;
	struct arena *a;
	struct str name; /* of the game */
	const struct gm_line *line;
	struct str gm; /* address of the GM whose letter it is */
};

/* EXTEND and DEADLINE; WAIT. */
bool gm_mail_deadline(struct work *, struct buf *out, struct err *) MUST_USE;
bool gm_mail_wait(struct work *, struct buf *out, struct err *) MUST_USE;

/* Each of the words NMR ...: `out` gets the answer. */
bool gm_mail_remind(struct work *, struct buf *out, struct err *) MUST_USE;
bool gm_mail_standby(struct work *, struct buf *out, struct err *) MUST_USE;
bool gm_mail_excuse(struct work *, struct buf *out, struct err *) MUST_USE;
bool gm_mail_random(struct work *, struct buf *out, struct err *) MUST_USE;

/* SEAT REPLACE, SEAT STANDBY, SEAT RESUME, ANSWER. */
bool gm_mail_replace(struct work *, struct buf *out, struct err *) MUST_USE;
bool gm_mail_wait_list(struct work *, struct buf *out, struct err *) MUST_USE;
bool gm_mail_again(struct work *, struct buf *out, struct err *) MUST_USE;
bool gm_mail_answer_player(struct work *, struct buf *out, struct err *) MUST_USE;

/* LETTERS RELEASE and DROP; OUTBOX RETRY. */
bool gm_mail_held_letter(struct work *, struct buf *out, struct err *) MUST_USE;
bool gm_mail_send_again(struct work *, struct buf *out, struct err *) MUST_USE;

#endif
