/* Used by all files gm_mail_*.c: gm_mail.c carries out a letter of the GM,
 * gm_mail_hold.c asks the GM about it.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_GM_MAIL_PARTS_H
#define SERVER_GM_MAIL_PARTS_H

#include "server/gm_mail/gm_mail.h"
#include "server/gm_mail/gm_mail_words.h"
#include "server/outbox/post_kind.h"

/* Held letters to a GM have minus the number of their game as their seat; no real seat
 * has it. */
int64_t gm_mail_held_under(const struct game *);
/* Another GM, or another address of the same GM, has another number. */
int gm_mail_number(const struct home *, const struct game *);

/* Writes to the GM of the letter's game; `word`: replies go to a confirm address. */
bool gm_mail_answer(struct letter_in *, enum post_kind kind, enum post_cause cause,
		    int64_t cause_id, struct str subject, const struct page *,
		    struct str word, struct err *) MUST_USE;

/* "12 | the line as the GM typed it", and a remark on it. A line to type is not
 * wrapped. */
void gm_mail_add_line(const struct gm_line *, struct page *);
void gm_mail_add_text(struct str, struct page *);
/* Lines that hold no word for the GM's desk; the first of them are shown. */
void gm_mail_add_notes(const struct gm_lines *, struct page *);

/* Runs before anything of a half-proved letter is parsed: is it not a copy, and within
 * what may be answered? `*may` false: it is settled. */
bool gm_mail_may_read(struct letter_in *, bool *may, struct err *) MUST_USE;
/* It waits for the GM's confirm, unless too many do. */
bool gm_mail_hold(struct letter_in *, const struct gm_lines *, struct err *) MUST_USE;

#endif
