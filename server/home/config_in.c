/* The way in of a configuration: what goes together, and as the mailbox takes it.
 * SPDX-License-Identifier: ISC */
#include "base/arena.h"
#include "mail/post/server_url.h"
#include "mail/post/transport.h"
#include "server/home/config_table.h"

static bool is_imap(const struct config_mailbox *m)
{
	return str_starts(m->url, "imap");
}

static bool is_pop3(const struct config_mailbox *m)
{
	return str_starts(m->url, "pop3");
}

/* The sources of the password that are set, and the place of the first. */
static int n_sources(const struct config_mailbox *m, const char **place)
{
	*place = m->password_file.n ? "mail.in_password_file"
		 : m->credential.n  ? "mail.in_credential"
				    : "mail.in_password_command";
	return (m->password_file.n > 0) + (m->credential.n > 0) + (m->command.n > 0);
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

static void check_taken(const struct config_mailbox *m, struct config_faults *f)
{
	struct str folder;

	if (!m->taken.n)
		return;
	if (is_imap(m) && !str_is(m->taken, "flag") && !moves_to(m->taken, &folder))
		config_fault(f, "mail.in_taken",
			     "'" PRI_STR "' is nothing that can be done with a letter "
			     "in IMAP; it can be flag or move:FOLDER",
			     STR_ARG(m->taken));
	if (is_pop3(m) && !str_is(m->taken, "keep") && !str_is(m->taken, "delete"))
		config_fault(f, "mail.in_taken",
			     "'" PRI_STR "' is nothing that can be done with a letter "
			     "in POP3; it can be keep or delete",
			     STR_ARG(m->taken));
	if (!is_imap(m) && !is_pop3(m))
		config_advise(f, "mail.in_taken",
			      "does nothing while mail.in is a maildir:, where taken "
			      "letters go from new to cur");
}

static void check_secret(const struct config_mailbox *m, struct config_faults *f)
{
	bool server = is_imap(m) || is_pop3(m);
	const char *place;
	int n = n_sources(m, &place);

	if (n > 1)
		config_fault(f, place,
			     "is one of %d sources of the password; leave one of "
			     "mail.in_password_file, mail.in_credential and "
			     "mail.in_password_command",
			     n);
	else if (server && !names_user(m->url))
		config_fault(f, "mail.in",
			     "names no user; write imaps://USER@HOST (an '@' in USER "
			     "as %%40)");
	else if (server && n == 0)
		config_fault(f, "mail.in",
			     "names a user, and no password: set "
			     "mail.in_password_file, mail.in_credential or "
			     "mail.in_password_command");
	else if (!server && (n || m->ca_file.n))
		config_advise(f, n ? place : "mail.in_ca_file",
			      "does nothing while mail.in is a maildir:");
}

void config_check_in(const struct config *c, struct config_faults *f)
{
	const struct config_mailbox *m = &c->in[0];
	bool token = str_is(m->login, "xoauth2");

	check_secret(m, f);
	check_taken(m, f);
	if (is_pop3(m) && token)
		config_fault(f, "mail.in_login",
			     "xoauth2 is for IMAP; write imaps: in mail.in, or let "
			     "POP3 have a password");
	else if (token && m->password_file.n)
		config_advise(f, "mail.in_login",
			      "access tokens run out within hours; a "
			      "mail.in_password_command fetches a new one each time");
}

void config_way_in(struct arena *a, const char *home, const struct config_mailbox *m,
		   struct way_in *way)
{
	struct str folder;

	*way = (struct way_in){
		.url = config_way_url(a, home, m->url),
		.secret.file = config_in_home(a, home, m->password_file),
		.secret.credential = m->credential.n ? str_z(a, m->credential) : NULL,
		.secret.command = m->command.n ? str_z(a, m->command) : NULL,
		.token = str_is(m->login, "xoauth2"),
		.ca_file = config_in_home(a, home, m->ca_file),
		.move_to = moves_to(m->taken, &folder) ? str_z(a, folder) : NULL,
		.remove = str_is(m->taken, "delete"),
		.command_s = (int)m->seconds,
	};
}

const char *config_way_kind(const struct config_mailbox *m)
{
	return is_imap(m) ? "imap" : is_pop3(m) ? "pop3" : "maildir";
}
