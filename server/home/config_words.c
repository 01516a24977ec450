/* Words of a configuration: see config_words.h.
 * SPDX-License-Identifier: ISC */
#include "server/home/config_words.h"

const char *const scheme_names[N_SCHEMES] = {
	[SCHEME_MAILDIR] = "maildir", [SCHEME_IMAPS] = "imaps",
	[SCHEME_IMAP] = "imap",       [SCHEME_POP3S] = "pop3s",
	[SCHEME_POP3] = "pop3",       [SCHEME_SMTPS] = "smtps",
	[SCHEME_SMTP] = "smtp",
};

static int among(struct str word, const char *const names[], int n)
{
	int i = 0;

	while (i < n && !str_is(word, names[i]))
		i++;
	return i;
}

enum way_scheme config_scheme(struct str url)
{
	struct str rest = url;

	return (enum way_scheme)among(str_until(&rest, ':'), scheme_names, N_SCHEMES);
}

bool scheme_is_imap(enum way_scheme scheme)
{
	return scheme == SCHEME_IMAPS || scheme == SCHEME_IMAP;
}

bool scheme_is_pop3(enum way_scheme scheme)
{
	return scheme == SCHEME_POP3S || scheme == SCHEME_POP3;
}

enum login config_login(struct str word)
{
	static const char *const names[N_LOGINS] = {
		[LOGIN_PASSWORD] = "password", [LOGIN_XOAUTH2] = "xoauth2"};

	return word.n ? (enum login)among(word, names, N_LOGINS) : LOGIN_PASSWORD;
}

enum taken config_taken(struct str text, struct str *folder)
{
	static const char *const names[N_TAKEN] = {
		[TAKEN_USUAL] = "",    [TAKEN_FLAG] = "flag",     [TAKEN_MOVE] = "move",
		[TAKEN_KEEP] = "keep", [TAKEN_DELETE] = "delete",
	};
	struct str rest = text, word = str_until(&rest, ':');
	enum taken taken = (enum taken)among(word, names, N_TAKEN);

	*folder = taken == TAKEN_MOVE ? str_trim(rest) : STR("");
	if (taken == TAKEN_MOVE ? !folder->n : word.n != text.n)
		return N_TAKEN;
	return taken;
}
