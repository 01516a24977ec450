/* Dovecot on loopback for a test: IMAP, IMAPS, POP3, POP3S on free ports, with a
 * certificate of its own, in a temporary directory; started and stopped by the test.
 * One user, "gm", whose password is "open sesame". Needs to be root, as Dovecot does.
 * SPDX-License-Identifier: ISC */
#ifndef TESTS_KIT_POST_DOVECOT_H
#define TESTS_KIT_POST_DOVECOT_H

#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>

struct dovecot {
	char dir[64];
	char ca[96];       /* the certificate, which is its own authority */
	char password[96]; /* a file that holds it, mode 0600 */
	char mail[96];     /* the Maildir of its one user */
	uint16_t imap, imaps, pop3, pop3s;
	pid_t pid; /* 0: it is not running */
};

/* Makes everything and starts it. false: this machine has no Dovecot or will not let us;
 * `*why` says which, for the line "skipped, because ...". */
bool dovecot_open(struct dovecot *, const char **why);
void dovecot_close(struct dovecot *); /* stops it and clears up */

void dovecot_stop(struct dovecot *);
/* Unless it runs. It dies with the process that started it: a Check program that
 * uses it does not fork for its tests. */
bool dovecot_start(struct dovecot *);

void dovecot_empty(struct dovecot *); /* no letters, no folders but INBOX */

/* A letter as a mail server delivers it; LF or CR LF. `date` UTC seconds, 0: now. */
void dovecot_deliver(struct dovecot *, const char *bytes, int64_t date);

/* How many letters lie in `folder` ("" for INBOX) whose file name ends in flags with all
 * of `flags` ("S"); "" counts all. */
int dovecot_count(struct dovecot *, const char *folder, const char *flags);

/* ... that bear this keyword. */
int dovecot_count_keyword(struct dovecot *, const char *folder, const char *keyword);

/* New UIDVALIDITY: stop, forget the numbers, start. */
void dovecot_renumber(struct dovecot *);

#endif
