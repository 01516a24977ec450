/* The way in of a configuration: what goes together, and as the mailbox takes it.
 * SPDX-License-Identifier: ISC */
#include "base/arena.h"
#include "mail/post/server_url.h"
#include "mail/post/transport.h"
#include "server/home/config_table.h"

static bool is_imap(const struct config *c)
{
	return str_starts(c->in, "imap");
}

static bool is_pop3(const struct config *c)
{
	return str_starts(c->in, "pop3");
}

/* The sources of the password that are set, and the place of the first. */
static int n_sources(const struct config *c, const char **place)
{
	*place = c->in_password_file.n ? "mail.in_password_file"
		 : c->in_credential.n  ? "mail.in_credential"
				       : "mail.in_password_command";
	return (c->in_password_file.n > 0) + (c->in_credential.n > 0) +
	       (c->in_command.n > 0);
}

static bool names_user(struct str url)
{
	struct str rest = url;
	struct server_url u;
	struct err err = {0};

	str_until(&rest, ':');
	return server_url_read(rest.n ? rest.s : "", &u, &err) && u.user[0];
}

static bool moves_to(struct str taken, struct str *folder)
{
	struct str rest = taken, word = str_until(&rest, ':');

	*folder = str_trim(rest);
	return str_is(word, "move") && folder->n;
}

static void check_taken(const struct config *c, struct config_faults *f)
{
	struct str folder;

	if (!c->in_taken.n)
		return;
	if (is_imap(c) && !str_is(c->in_taken, "flag") &&
	    !moves_to(c->in_taken, &folder))
		config_fault(f, "mail.in_taken",
			     "'" PRI_STR "' is nothing that can be done with a letter "
			     "in IMAP; it can be flag or move:FOLDER",
			     STR_ARG(c->in_taken));
	if (is_pop3(c) && !str_is(c->in_taken, "keep") &&
	    !str_is(c->in_taken, "delete"))
		config_fault(f, "mail.in_taken",
			     "'" PRI_STR "' is nothing that can be done with a letter "
			     "in POP3; it can be keep or delete",
			     STR_ARG(c->in_taken));
	if (!is_imap(c) && !is_pop3(c))
		config_advise(f, "mail.in_taken",
			      "does nothing while mail.in is a maildir:, where taken "
			      "letters go from new to cur");
}

static void check_secret(const struct config *c, struct config_faults *f)
{
	bool server = is_imap(c) || is_pop3(c);
	const char *place;
	int n = n_sources(c, &place);

	if (n > 1)
		config_fault(f, place,
			     "is one of %d sources of the password; leave one of "
			     "mail.in_password_file, mail.in_credential and "
			     "mail.in_password_command",
			     n);
	else if (server && !names_user(c->in))
		config_fault(f, "mail.in",
			     "names no user; write imaps://USER@HOST (an '@' in USER "
			     "as %%40)");
	else if (server && n == 0)
		config_fault(f, "mail.in",
			     "names a user, and no password: set "
			     "mail.in_password_file, mail.in_credential or "
			     "mail.in_password_command");
	else if (!server && (n || c->in_ca_file.n))
		config_advise(f, n ? place : "mail.in_ca_file",
			      "does nothing while mail.in is a maildir:");
}

void config_check_in(const struct config *c, struct config_faults *f)
{
	bool token = str_is(c->in_login, "xoauth2");

	check_secret(c, f);
	check_taken(c, f);
	if (is_pop3(c) && token)
		config_fault(f, "mail.in_login",
			     "xoauth2 is for IMAP; write imaps: in mail.in, or let "
			     "POP3 have a password");
	else if (token && c->in_password_file.n)
		config_advise(f, "mail.in_login",
			      "access tokens run out within hours; a "
			      "mail.in_password_command fetches a new one each time");
}

void config_way_in(struct arena *a, const char *home, const struct config *c,
		   struct way_in *way)
{
	struct str folder;

	*way = (struct way_in){
		.url = config_way_url(a, home, c->in),
		.secret.file = config_in_home(a, home, c->in_password_file),
		.secret.credential =
			c->in_credential.n ? str_z(a, c->in_credential) : NULL,
		.secret.command = c->in_command.n ? str_z(a, c->in_command) : NULL,
		.token = str_is(c->in_login, "xoauth2"),
		.ca_file = config_in_home(a, home, c->in_ca_file),
		.move_to = moves_to(c->in_taken, &folder) ? str_z(a, folder) : NULL,
		.remove = str_is(c->in_taken, "delete"),
		.command_s = (int)c->in_seconds,
	};
}

const char *config_way_kind(const struct config *c)
{
	return is_imap(c) ? "imap" : is_pop3(c) ? "pop3" : "maildir";
}
