/* The way out of a configuration: checks that its settings go together, and turns them
 * into the post office's form.
 * SPDX-License-Identifier: ISC */
#include "base/arena.h"
#include "mail/post/server_url.h"
#include "mail/post/transport.h"
#include "server/home/config_table.h"
#include "server/home/config_words.h"

static int n_sources(const struct config *c)
{
	return (c->out_password_file.n > 0) + (c->out_credential.n > 0) +
	       (c->out_command.n > 0);
}

static bool names_user(struct str url)
{
	struct str rest = url, scheme = str_until(&rest, ':');
	struct server_url u;
	struct err err = {0};

	(void)scheme;
	return server_url_read(rest.n ? rest.s : "", &u, &err) && u.user[0];
}

/* The first source that is set, for the place of a fault. */
static const char *source_place(const struct config *c)
{
	return c->out_password_file.n ? "mail.out_password_file"
	       : c->out_credential.n  ? "mail.out_credential"
				      : "mail.out_password_command";
}

void config_check_out(const struct config *c, struct config_faults *f)
{
	bool server = config_scheme(c->out) != SCHEME_MAILDIR;
	bool user = server && names_user(c->out);
	int n = n_sources(c);

	if (n > 1)
		config_fault(
			f, source_place(c),
			"%d password sources are set; keep only one of mail.out_password_file, mail.out_credential and mail.out_password_command",
			n);
	else if (user && n == 0)
		config_fault(
			f, "mail.out",
			"names a user, but no password: set mail.out_password_file, mail.out_credential or mail.out_password_command");
	else if (server && !user && n == 1)
		config_fault(
			f, source_place(c),
			"is set, but mail.out names no user; write smtps://USER@HOST (an '@' in USER as %%40)");
	else if (!server && (n || c->out_ca_file.n))
		config_advise(f, n ? source_place(c) : "mail.out_ca_file",
			      "does nothing while mail.out is a maildir:");
	if (user && config_login(c->out_login) == LOGIN_XOAUTH2 &&
	    c->out_password_file.n)
		config_advise(
			f, "mail.out_login",
			"access tokens run out within hours; a mail.out_password_command fetches a new one each time");
}

const char *config_in_home(struct arena *a, const char *home, struct str path)
{
	if (!path.n)
		return NULL;
	return path.s[0] == '/'
		       ? str_z(a, path)
		       : str_z(a, str_printf(a, "%s/" PRI_STR, home, STR_ARG(path)));
}

static struct str domain_of(struct str address)
{
	struct str rest = address;

	str_until(&rest, '@');
	return config_is_host(rest) ? rest : STR("localhost");
}

void config_way_out(struct arena *a, const char *home, const struct config *c,
		    struct way_out *way)
{
	*way = (struct way_out){
		.url = config_way_url(a, home, c->out),
		.secret.file = config_in_home(a, home, c->out_password_file),
		.secret.credential =
			c->out_credential.n ? str_z(a, c->out_credential) : NULL,
		.secret.command = c->out_command.n ? str_z(a, c->out_command) : NULL,
		.token = config_login(c->out_login) == LOGIN_XOAUTH2,
		.ca_file = config_in_home(a, home, c->out_ca_file),
		.ca_name = "mail.out_ca_file",
		.hello = str_z(a, domain_of(c->address)),
		.transfer_s = (int)c->out_seconds,
	};
}
