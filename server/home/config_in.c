/* The way in of a configuration: checks that its settings go together, and turns them
 * into the mailbox's form.
 * SPDX-License-Identifier: ISC */
#include <sys/stat.h>

#include "base/arena.h"
#include "mail/post/server_url.h"
#include "mail/post/transport.h"
#include "server/home/config_table.h"
#include "server/home/config_words.h"
#include "server/home/mailbox_name.h"

enum { ADDRESSES_MAX = 900 }; /* the reader of letters takes no more */

static bool is_imap(const struct config_mailbox *m)
{
	return scheme_is_imap(config_scheme(m->url));
}

static bool is_pop3(const struct config_mailbox *m)
{
	return scheme_is_pop3(config_scheme(m->url));
}

static bool names_user(struct str url)
{
	struct str rest = url;
	struct server_url u;
	struct err err = {0};

	str_until(&rest, ':');
	return server_url_read(rest.n ? rest.s : "", &u, &err) && u.user[0];
}

/* A mailbox that is checked. In a list its settings are named without "mail.in_". */
struct checked {
	const struct config *c;
	const struct config_mailbox *m;
	struct config_faults *f;
	int i;
	const char *in; /* "mail.in_", or nothing */
};

static const char *at(const struct checked *x, const char *key)
{
	return str_z(x->f->a, config_mailbox_place(x->f->a, x->c, x->i, key));
}

/* The sources of the password that are set; the first's place. */
static int n_sources(const struct checked *x, const char **place)
{
	const struct config_mailbox *m = x->m;

	*place = at(x, m->password_file.n ? "password_file"
		       : m->credential.n  ? "credential"
					  : "password_command");
	return (m->password_file.n > 0) + (m->credential.n > 0) + (m->command.n > 0);
}

static void check_taken(const struct checked *x)
{
	const struct config_mailbox *m = x->m;
	struct str folder;
	enum taken taken = config_taken(m->taken, &folder);

	if (taken == TAKEN_USUAL)
		return;
	if (is_imap(m) && taken != TAKEN_FLAG && taken != TAKEN_MOVE)
		config_fault(x->f, at(x, "taken"),
			     "'" PRI_STR
			     "' is unknown for IMAP; it can be flag or move:FOLDER",
			     STR_ARG(m->taken));
	if (is_pop3(m) && taken != TAKEN_KEEP && taken != TAKEN_DELETE)
		config_fault(x->f, at(x, "taken"),
			     "'" PRI_STR
			     "' is unknown for POP3; it can be keep or delete",
			     STR_ARG(m->taken));
	if (!is_imap(m) && !is_pop3(m))
		config_advise(
			x->f, at(x, "taken"),
			"does nothing while %s is a maildir:, where taken letters go from new to cur",
			at(x, ""));
}

static void check_secret(const struct checked *x)
{
	const struct config_mailbox *m = x->m;
	bool server = is_imap(m) || is_pop3(m);
	const char *place, *in = x->in;
	int n = n_sources(x, &place);

	if (n > 1)
		config_fault(
			x->f, place,
			"%d password sources are set; keep only one of %spassword_file, %scredential and %spassword_command",
			n, in, in, in);
	else if (server && !names_user(m->url))
		config_fault(
			x->f, at(x, ""),
			"names no user; write imaps://USER@HOST (an '@' in USER as %%40)");
	else if (server && n == 0)
		config_fault(
			x->f, at(x, ""),
			"names a user, but no password: set %spassword_file, %scredential or %spassword_command",
			in, in, in);
	else if (!server && (n || m->ca_file.n))
		config_advise(x->f, n ? place : at(x, "ca_file"),
			      "does nothing while %s is a maildir:", at(x, ""));
}

static void check_login(const struct checked *x)
{
	bool token = config_login(x->m->login) == LOGIN_XOAUTH2;

	if (is_pop3(x->m) && token)
		config_fault(
			x->f, at(x, "login"),
			"xoauth2 is for IMAP; write imaps: in %s, or give POP3 a password",
			at(x, ""));
	else if (token && x->m->password_file.n)
		config_advise(
			x->f, at(x, "login"),
			"access tokens run out within hours; a %spassword_command fetches a new one each time",
			x->in);
}

static void check_address(const struct checked *x)
{
	struct str host = x->m->address, local = str_until(&host, '@');

	if (str_find_char(local, '+') != SIZE_MAX)
		config_fault(
			x->f, at(x, "address"),
			"must not contain '+': the game and the key are added after one");
	if (x->m->address.n && str_iequal(x->m->address, x->c->gm))
		config_fault(
			x->f, at(x, "address"),
			"is the GM's own address; letters of the GM would be read as orders");
}

struct str config_addresses(struct arena *a, const struct config *c)
{
	struct buf all = buf_in(a);

	buf_add(&all, c->address);
	for (int i = 0; i < c->n_in; i++)
		if (c->in[i].address.n)
			buf_printf(&all, " " PRI_STR, STR_ARG(c->in[i].address));
	return str_dup(a, buf_str(&all));
}

void config_check_in(const struct config *c, struct config_faults *f)
{
	int n_optional = 0;

	for (int i = 0; i < c->n_in; i++) {
		const struct checked x = {c, &c->in[i], f, i,
					  c->in_is_list ? "" : "mail.in_"};
		check_secret(&x);
		check_taken(&x);
		check_login(&x);
		check_address(&x);
		n_optional += c->in[i].optional;
	}
	if (config_addresses(f->a, c).n > ADDRESSES_MAX)
		config_fault(f, "mail.in",
			     "has addresses that are longer than %d bytes together",
			     (int)ADDRESSES_MAX);
	if (n_optional == c->n_in)
		config_fault(
			f, "mail.in",
			"has only optional mailboxes; at least one must be required");
	config_check_apart(c, NULL, f);
}

/* Are these the same folder, under different paths? */
static bool is_same_folder(struct arena *a, const char *home, struct str x,
			   struct str y)
{
	struct str one, other;
	struct err ignored = {0};
	struct stat sx, sy;

	return home && config_maildir(a, home, x, &one, &ignored) &&
	       config_maildir(a, home, y, &other, &ignored) &&
	       stat(str_z(a, one), &sx) == 0 && stat(str_z(a, other), &sy) == 0 &&
	       sx.st_dev == sy.st_dev && sx.st_ino == sy.st_ino;
}

/* The faults of the URLs were said when they were read. */
static bool is_same(struct arena *a, const char *home, struct str x, struct str y)
{
	bool shown = str_equal(mailbox_name(a, NULL, x), mailbox_name(a, NULL, y));

	if (!home || shown)
		return !home && shown;
	return str_equal(mailbox_name(a, home, x), mailbox_name(a, home, y)) ||
	       is_same_folder(a, home, x, y);
}

void config_check_apart(const struct config *c, const char *home,
			struct config_faults *f)
{
	for (int i = 0; i < c->n_in; i++) {
		struct str place = config_mailbox_place(f->a, c, i, "");
		for (int k = 0; k < i; k++)
			if (is_same(f->a, home, c->in[k].url, c->in[i].url))
				config_fault(
					f, str_z(f->a, place),
					"is the same mailbox as mail.in[%d]; name each once",
					k);
		if (is_same(f->a, home, c->in[i].url, c->out))
			config_fault(
				f, "mail.out",
				"is the mailbox that is read; letters would come back");
	}
}

void config_mailbox(struct arena *a, const char *home, const struct config *c, int i,
		    struct mailbox_config *way)
{
	const struct config_mailbox *m = &c->in[i];
	struct str folder;
	enum taken taken = config_taken(m->taken, &folder);

	*way = (struct mailbox_config){
		.url = config_way_url(a, home, m->url),
		.secret.file = config_in_home(a, home, m->password_file),
		.secret.credential = m->credential.n ? str_z(a, m->credential) : NULL,
		.secret.command = m->command.n ? str_z(a, m->command) : NULL,
		.token = config_login(m->login) == LOGIN_XOAUTH2,
		.ca_file = config_in_home(a, home, m->ca_file),
		.ca_name = str_z(a, config_mailbox_place(a, c, i, "ca_file")),
		.move_to = taken == TAKEN_MOVE ? str_z(a, folder) : NULL,
		.remove = taken == TAKEN_DELETE,
		.command_s = (int)m->seconds,
	};
}

const char *config_way_kind(const struct config_mailbox *m)
{
	return is_imap(m) ? "imap" : is_pop3(m) ? "pop3" : "maildir";
}
