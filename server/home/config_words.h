/* The words of a configuration that decide something, read once into enums.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_HOME_CONFIG_WORDS_H
#define SERVER_HOME_CONFIG_WORDS_H

#include "base/str.h"

/* The scheme of mail.in and mail.out. */
enum way_scheme {
	SCHEME_MAILDIR,
	SCHEME_IMAPS,
	SCHEME_IMAP,
	SCHEME_POP3S,
	SCHEME_POP3,
	SCHEME_SMTPS,
	SCHEME_SMTP,
	N_SCHEMES /* unknown */
};
extern const char *const scheme_names[N_SCHEMES];
/* The scheme of "imaps://ann@host"; N_SCHEMES if it is unknown. */
enum way_scheme config_scheme(struct str url);
bool scheme_is_imap(enum way_scheme);
bool scheme_is_pop3(enum way_scheme);

/* How the house logs in. */
enum login { LOGIN_PASSWORD, LOGIN_XOAUTH2, N_LOGINS };
/* Empty is LOGIN_PASSWORD; N_LOGINS if the word is unknown. */
enum login config_login(struct str word);

/* What happens to a letter in the mailbox once it is in the inbox. */
enum taken {
	TAKEN_USUAL, /* nothing is set: flag, keep or new to cur, by the kind of mailbox */
	TAKEN_FLAG,
	TAKEN_MOVE,
	TAKEN_KEEP,
	TAKEN_DELETE,
	N_TAKEN
};
/* "move:Archive" is TAKEN_MOVE with `*folder` "Archive", otherwise `*folder` is empty; N_TAKEN if the
 * word is unknown or the folder is missing. */
enum taken config_taken(struct str text, struct str *folder);

#endif
