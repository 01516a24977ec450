/* The configuration of a home: its files, and what is wrong with them. See config.h.
 * SPDX-License-Identifier: ISC */
#include "server/home/config.h"

#include <errno.h>
#include <fcntl.h>
#include <pwd.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/arena.h"
#include "mail/post/transport.h"
#include "server/home/config_table.h"

enum { CONFIG_SIZE_MAX = 256 * 1024 };

static void tell_owner(uid_t owner, const char *name, struct config_faults *f)
{
	const struct passwd *user = getpwuid(owner);
	const char *who = user ? user->pw_name : "another user";

	config_fault(
		f, name,
		"belongs to %s (%u), not to us (%u); work on this home as that user: `runuser -u %s -- postalgm ...`",
		who, (unsigned)owner, (unsigned)geteuid(), user ? who : "NAME");
}

/* Checks a file with secrets, or leading to them: it must have mode 0600 and be
 * ours. */
static void check_file(const char *path, const char *name, struct config_faults *f)
{
	struct stat st;

	if (stat(path, &st) != 0) {
		if (errno == ENOENT)
			config_fault(f, name,
				     "is missing; `postalgm init` draws a new one");
		else
			config_fault(f, name, "cannot be looked at: %s",
				     strerror(errno));
		return;
	}
	if (!S_ISREG(st.st_mode))
		config_fault(f, name, "is not a plain file");
	if (st.st_mode & 077)
		config_fault(f, name,
			     "can be read by others (mode %04o); run `chmod 600 %s`",
			     (unsigned)(st.st_mode & 07777), path);
	if (st.st_uid != geteuid())
		tell_owner(st.st_uid, name, f);
}

/* Checks the files that the ways in and out will read. It does so now, because letters
 * also come and go at night. */
static void check_way_files(const char *password, const char *password_place,
			    const char *ca, const char *ca_place,
			    struct config_faults *f)
{
	struct stat st;

	if (password && stat(password, &st) != 0)
		config_fault(f, password_place, "%s: %s", password, strerror(errno));
	else if (password)
		check_file(password, password_place, f);
	if (ca && access(ca, R_OK) != 0)
		config_fault(f, ca_place, "%s: %s", ca, strerror(errno));
}

static void check_ways(struct arena *a, const char *home, const struct config *c,
		       struct config_faults *f)
{
	struct mailbox_config in;
	struct way_out out;

	for (int i = 0; i < c->n_in; i++) {
		struct str password = config_mailbox_place(a, c, i, "password_file");
		config_mailbox(a, home, c, i, &in);
		check_way_files(in.secret.file, str_z(a, password), in.ca_file,
				in.ca_name, f);
	}
	config_way_out(a, home, c, &out);
	check_way_files(out.secret.file, "mail.out_password_file", out.ca_file,
			out.ca_name, f);
}

static bool read_file(struct arena *a, const char *path, struct str *text,
		      struct err *err)
{
	char part[4096];
	struct buf all = buf_in(a);
	int fd = open(path, O_RDONLY | O_CLOEXEC);
	ssize_t n;

	if (fd < 0)
		return err_set(err, "%s: %s%s", path, strerror(errno),
			       errno == EACCES
				       ? "; work on this home as the user who owns it"
				       : "");
	while ((n = read(fd, part, sizeof part)) > 0 && all.n <= CONFIG_SIZE_MAX)
		buf_add(&all, (struct str){part, (size_t)n});
	int why = errno;
	close(fd);
	if (n < 0)
		return err_set(err, "%s: %s", path, strerror(why));
	if (all.n > CONFIG_SIZE_MAX)
		return err_refuse(err, "%s is larger than %d bytes", path,
				  (int)CONFIG_SIZE_MAX);
	*text = buf_str(&all);
	return true;
}

bool config_load(struct arena *a, const char *home, struct config *c,
		 struct config_faults *f, struct err *err)
{
	const char *json = str_printf(a, "%s/postalgm.json", home).s;
	const char *key = str_printf(a, "%s/postalgm.key", home).s;
	struct str text;
	struct stat st;

	f->a = a;
	if (stat(json, &st) != 0 && errno == ENOENT)
		return err_refuse(
			err,
			"there is no home in %s; `postalgm init --home %s` makes one",
			home, home);
	if (!read_file(a, json, &text, err))
		return false;
	config_read(a, text, c, f);
	if (config_is_good(f))
		config_check_apart(c, home, f);
	check_file(json, "postalgm.json", f);
	check_file(key, "postalgm.key", f);
	check_ways(a, home, c, f);
	return true;
}

bool config_need(struct arena *a, const char *home, struct config *c, struct err *err)
{
	struct config_faults f = {.a = a};

	if (!config_load(a, home, c, &f, err))
		return false;
	for (int i = 0; i < f.n; i++)
		if (!f.f[i].advice)
			return err_refuse(err,
					  "%s/postalgm.json: " PRI_STR ": " PRI_STR
					  " (`postalgm config check` tells all)",
					  home, STR_ARG(f.f[i].place),
					  STR_ARG(f.f[i].text));
	return true;
}
