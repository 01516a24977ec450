/* By what a mailbox is known: see mailbox_name.h.
 * SPDX-License-Identifier: ISC */
#include "server/home/mailbox_name.h"

#include <string.h>

#include "base/arena.h"
#include "mail/post/server_url.h"
#include "server/home/config_words.h"

static const struct kind {
	enum way_scheme plain,
		tls; /* the mailbox is the same, and known by the plain one */
	uint16_t ports[2];
	const char *folder; /* NULL: it has none */
} kinds[] = {
	{SCHEME_IMAP, SCHEME_IMAPS, {143, 993}, "INBOX"},
	{SCHEME_POP3, SCHEME_POP3S, {110, 995}, NULL},
};

/* Folders --------------------------------------------------------------------- */

/* Without empty parts and "." among them. */
static struct str plain_path(struct arena *a, struct str path)
{
	struct buf out = buf_in(a);
	bool whole = str_starts(path, "/");

	while (path.n) {
		struct str part = str_until(&path, '/');
		if (!part.n || str_is(part, "."))
			continue;
		buf_printf(&out, "%s" PRI_STR, out.n || whole ? "/" : "",
			   STR_ARG(part));
	}
	return out.n ? buf_str(&out) : whole ? STR("/") : STR(".");
}

static struct str folder_name(struct arena *a, const char *home, struct str path)
{
	struct str plain = plain_path(a, path);
	struct str above = home ? plain_path(a, str_of(home)) : STR("");
	bool inside = above.n && plain.n > above.n + 1 && plain.s[above.n] == '/' &&
		      str_equal(str_slice(plain, 0, above.n), above);

	if (inside)
		plain = str_slice(plain, above.n + 1, plain.n);
	return str_printf(a, "maildir:" PRI_STR, STR_ARG(plain));
}

/* Servers --------------------------------------------------------------------- */

/* So that no character of it is taken for one of the URL's. */
static void add_escaped(struct buf *out, const char *s)
{
	for (; *s; s++) {
		unsigned char c = (unsigned char)*s;
		if ((c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
		    (c >= '0' && c <= '9') || strchr("-._+=", c))
			buf_char(out, (char)c);
		else
			buf_printf(out, "%%%02X", c);
	}
}

static struct str server_name(struct arena *a, const struct kind *k,
			      const struct server_url *u)
{
	bool six = strchr(u->host, ':') != NULL;
	struct buf out = buf_in(a);

	buf_printf(&out, "%s://", scheme_names[k->plain]);
	add_escaped(&out, u->user);
	buf_printf(&out, "%s%s" PRI_STR "%s", *u->user ? "@" : "", six ? "[" : "",
		   STR_MADE(a, str_lower(a, str_of(u->host))), six ? "]" : "");
	if (u->port && u->port != k->ports[0] && u->port != k->ports[1])
		buf_printf(&out, ":%u", (unsigned)u->port);
	if (!k->folder)
		return buf_str(&out);
	bool usual = !*u->folder || str_iequal(str_of(u->folder), str_of(k->folder));
	buf_char(&out, '/');
	add_escaped(&out, usual ? k->folder : u->folder);
	return buf_str(&out);
}

struct str mailbox_name(struct arena *a, const char *home, struct str url)
{
	enum way_scheme scheme = config_scheme(url);
	struct str rest = url;
	struct server_url u;
	struct err ignored = {0};

	str_until(&rest, ':');
	if (scheme == SCHEME_MAILDIR && rest.n)
		return folder_name(a, home, rest);
	for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
		if ((scheme == kinds[i].plain || scheme == kinds[i].tls) &&
		    server_url_read(str_z(a, rest), &u, &ignored))
			return server_name(a, &kinds[i], &u);
	return url;
}
