/* IMAP questions about letters, and their answers; for imap*.c only.
 * SPDX-License-Identifier: ISC */
#ifndef MAIL_IMAP_ASK_H
#define MAIL_IMAP_ASK_H

#include "mail/fetch/imap_line.h"

/* Some 500,000 letters. */
enum { IMAP_LIST_ANSWER_MAX = 64 * 1024 * 1024 };

/* UID, date and size; UID and bytes. Taken by imap_uid_fetch. */
struct mailimap_fetch_type *imap_asked_for_list(void);
struct mailimap_fetch_type *imap_asked_for_bytes(void);
/* Returns libetpan's code; frees `set` and `what`. The caller owns `*answer` if the
 * code is MAILIMAP_NO_ERROR. */
int imap_uid_fetch(struct imap_box *, struct mailimap_set *set,
		   struct mailimap_fetch_type *what, clist **answer);

/* A server's answer about one letter. `s` lives as long as the answer. */
struct imap_seen {
	uint32_t uid, size;
	int64_t date; /* 0: not told */
	char *s;      /* bytes; NULL: none */
	size_t n;
};
struct imap_seen imap_read_answer(const struct mailimap_msg_att *);

#endif
