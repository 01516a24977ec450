/* Addresses and URLs of post offices, as they are in a configuration.
 * SPDX-License-Identifier: ISC */
#include <string.h>

#include "base/arena.h"
#include "server/home/config_table.h"
#include "server/home/config_words.h"
#include "server/home/nearest.h"

enum { LOCAL_PART_MAX = 64 /* RFC 5321 4.5.3.1.1 */ };

static bool is_atom_char(char c)
{
	return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
	       (c >= '0' && c <= '9') || (c && strchr("!#$%&'*+/=?^_`{|}~.-", c));
}

bool config_is_host(struct str s)
{
	char before = '.';

	for (size_t i = 0; i < s.n; before = s.s[i++]) {
		char c = s.s[i];
		bool letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
			      (c >= '0' && c <= '9');
		if (!letter && c != '-' && c != '.')
			return false;
		if (before == '.' && !letter)
			return false;
		if (c == '.' && before == '-')
			return false;
	}
	return s.n >= 1 && s.n <= 253 && before != '.' && before != '-';
}

static bool is_local_part(struct str s)
{
	char before = '.';

	for (size_t i = 0; i < s.n; before = s.s[i++])
		if (!is_atom_char(s.s[i]) || (s.s[i] == '.' && before == '.'))
			return false;
	return s.n >= 1 && s.n <= LOCAL_PART_MAX && before != '.';
}

static bool is_ascii(struct str s)
{
	for (size_t i = 0; i < s.n; i++)
		if ((unsigned char)s.s[i] >= 0x80)
			return false;
	return true;
}

bool config_read_address(struct str text, struct str *name, struct str *address,
			 struct err *err)
{
	struct str bare = str_trim(text), who = {NULL, 0};
	size_t open = str_find_char(bare, '<');

	for (size_t i = 0; i < text.n; i++)
		if ((unsigned char)text.s[i] < ' ' || text.s[i] == 127)
			return err_refuse(
				err,
				"an address may not contain line breaks or control characters");
	if (open != SIZE_MAX) {
		who = str_trim(str_slice(bare, 0, open));
		bare = str_slice(bare, open + 1, bare.n);
		if (!bare.n || bare.s[bare.n - 1] != '>')
			return err_refuse(
				err,
				"'" PRI_STR
				"' lacks the closing '>'; write \"Ann <ann@example.org>\"",
				STR_ARG(text));
		bare.n--;
	}
	if (who.n >= 2 && who.s[0] == '"' && who.s[who.n - 1] == '"')
		who = str_slice(who, 1, who.n - 1);

	struct str host = bare, local = str_until(&host, '@');
	if (!is_ascii(bare))
		return err_refuse(
			err,
			"'" PRI_STR
			"' has letters that mail here does not carry: ask for the address without them; a domain with them has a second name that begins with xn--",
			STR_ARG(bare));
	if (!is_local_part(local) || !config_is_host(host) || local.n == bare.n)
		return err_refuse(
			err,
			"'" PRI_STR
			"' is not an address; write ann@example.org or \"Ann <ann@example.org>\"",
			STR_ARG(text));
	*name = who;
	*address = bare;
	return true;
}

static const enum way_scheme in_schemes[] = {SCHEME_MAILDIR, SCHEME_IMAPS, SCHEME_IMAP,
					     SCHEME_POP3S, SCHEME_POP3};
static const enum way_scheme out_schemes[] = {SCHEME_MAILDIR, SCHEME_SMTPS,
					      SCHEME_SMTP};

static bool is_loopback(struct str host)
{
	return str_is(host, "localhost") || str_starts(host, "127.") ||
	       str_is(host, "[::1]");
}

/* user, host and port of what comes after the "//". */
static bool check_server_url(enum way_scheme scheme, struct str rest, struct err *err)
{
	struct str path = rest, at = str_until(&path, '/'), user = {NULL, 0};
	size_t sign = str_find_char(at, '@');

	if (sign != SIZE_MAX) {
		user = str_slice(at, 0, sign);
		at = str_slice(at, sign + 1, at.n);
	}
	if (str_find_char(user, ':') != SIZE_MAX)
		return err_refuse(
			err,
			"a password must not be in a URL; put it into a file of mode 0600, a systemd credential or the output of a command");
	struct str host = at, port = {NULL, 0};
	size_t colon =
		str_starts(at, "[") ? str_find(at, STR("]:")) : str_find_char(at, ':');
	if (colon != SIZE_MAX) {
		size_t skip = str_starts(at, "[") ? colon + 2 : colon + 1;
		host = str_slice(at, 0, str_starts(at, "[") ? colon + 1 : colon);
		port = str_slice(at, skip, at.n);
	}
	int64_t number = 1;
	if (!config_is_host(host) && !is_loopback(host))
		return err_refuse(err, "'" PRI_STR "' is not a host name",
				  STR_ARG(host));
	if (colon != SIZE_MAX && !str_int(port, 1, 65535, &number))
		return err_refuse(err,
				  "'" PRI_STR
				  "' is not a port; write a number from 1 to 65535",
				  STR_ARG(port));
	if ((scheme == SCHEME_IMAP || scheme == SCHEME_POP3) && !is_loopback(host))
		return err_refuse(
			err, "%s without TLS works on this machine only; write %ss://",
			scheme_names[scheme], scheme_names[scheme]);
	return true;
}

bool config_check_url(struct str url, bool in, struct err *err)
{
	const enum way_scheme *schemes = in ? in_schemes : out_schemes;
	int n = in ? (int)(sizeof in_schemes / sizeof *in_schemes)
		   : (int)(sizeof out_schemes / sizeof *out_schemes);
	struct str rest = url, scheme = str_until(&rest, ':');
	struct nearest near = {.word = scheme};
	char list[80] = "";
	bool known = false;

	for (int i = 0; i < n; i++) {
		const char *name = scheme_names[schemes[i]];
		known = known || str_equal(scheme, str_of(name));
		nearest_offer(&near, str_of(name));
		strcat(list, i ? i == n - 1 ? " or " : ", " : "");
		strcat(list, name);
	}
	if (scheme.n == url.n)
		return err_refuse(
			err,
			"'" PRI_STR
			"' is not a URL; write maildir:PATH or, for a server, %s://HOST",
			STR_ARG(url), scheme_names[schemes[1]]);
	if (!known && near.best.n)
		return err_refuse(err,
				  "'" PRI_STR
				  ":' is not known here: did you mean '" PRI_STR ":'?",
				  STR_ARG(scheme), STR_ARG(near.best));
	if (!known)
		return err_refuse(err, "'" PRI_STR ":' is not known here; it can be %s",
				  STR_ARG(scheme), list);
	if (config_scheme(url) != SCHEME_MAILDIR)
		return str_starts(rest, "//")
			       ? check_server_url(config_scheme(url),
						  str_slice(rest, 2, rest.n), err)
			       : err_refuse(err, "'//' is missing after '" PRI_STR ":'",
					    STR_ARG(scheme));
	if (!rest.n)
		return err_refuse(
			err,
			"the path after 'maildir:' is missing; write maildir:mail/in");
	return true;
}

bool config_maildir(struct arena *a, const char *home, struct str url, struct str *dir,
		    struct err *err)
{
	struct str rest = url;

	str_until(&rest, ':');
	if (config_scheme(url) != SCHEME_MAILDIR)
		return err_refuse(err, "%s is not a Maildir; write maildir:PATH",
				  str_z(a, url));
	*dir = rest.s[0] == '/' ? str_printf(a, PRI_STR, STR_ARG(rest))
				: str_printf(a, "%s/" PRI_STR, home, STR_ARG(rest));
	return true;
}

const char *config_way_url(struct arena *a, const char *home, struct str url)
{
	struct str dir;
	struct err ignored = {0};

	if (config_maildir(a, home, url, &dir, &ignored))
		url = str_printf(a, "maildir:" PRI_STR, STR_ARG(dir));
	return str_z(a, url);
}
