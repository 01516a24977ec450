/* The URL of a mail server: see server_url.h.
 * SPDX-License-Identifier: ISC */
#include "mail/post/server_url.h"

#include <stdio.h>
#include <string.h>

static int hex(char c)
{
	return c >= '0' && c <= '9'   ? c - '0'
	       : c >= 'a' && c <= 'f' ? c - 'a' + 10
	       : c >= 'A' && c <= 'F' ? c - 'A' + 10
				      : -1;
}

/* Undoes %40; control characters would end a line of the protocol. */
static bool keep(struct str s, char out[SERVER_NAME_MAX], const char *what,
		 struct err *err)
{
	size_t n = 0;

	for (size_t i = 0; i < s.n; i++) {
		char c = s.s[i];
		if (c == '%' && i + 2 < s.n && hex(s.s[i + 1]) >= 0 &&
		    hex(s.s[i + 2]) >= 0) {
			c = (char)(hex(s.s[i + 1]) * 16 + hex(s.s[i + 2]));
			i += 2;
		}
		if ((unsigned char)c < ' ' || c == 127)
			return err_refuse(err, "the %s has a control character", what);
		if (n + 1 >= SERVER_NAME_MAX)
			return err_refuse(err, "the %s is longer than %d bytes", what,
					  SERVER_NAME_MAX - 1);
		out[n++] = c;
	}
	out[n] = '\0';
	return true;
}

static size_t last_at(struct str s)
{
	for (size_t i = s.n; i > 0; i--)
		if (s.s[i - 1] == '@')
			return i - 1;
	return SIZE_MAX;
}

/* "host", "host:993", "[::1]:993" */
static bool read_host(struct str at, struct server_url *u, struct err *err)
{
	bool six = str_starts(at, "[");
	size_t end = six ? str_find_char(at, ']') : str_find_char(at, ':');
	struct str host = end == SIZE_MAX ? at : str_slice(at, six ? 1 : 0, end);
	struct str port =
		end == SIZE_MAX ? STR("") : str_slice(at, end + (six ? 1 : 0), at.n);
	int64_t number = 0;

	if (port.n && (port.s[0] != ':' ||
		       !str_int(str_slice(port, 1, port.n), 1, 65535, &number)))
		return err_refuse(err,
				  "'" PRI_STR
				  "' is not a port; write a number from 1 to 65535",
				  STR_ARG(str_slice(port, 1, port.n)));
	if (!host.n)
		return err_refuse(err, "the host is missing; write imaps://USER@HOST");
	u->port = (uint16_t)number;
	return keep(host, u->host, "host", err);
}

bool server_url_read(const char *rest, struct server_url *u, struct err *err)
{
	struct str path, at, user = {0};

	*u = (struct server_url){0};
	if (strncmp(rest, "//", 2) != 0)
		return err_refuse(err, "'//' is missing in the URL of a server");
	path = str_of(rest + 2);
	at = str_until(&path, '/');
	size_t sign = last_at(at);
	if (sign != SIZE_MAX) {
		user = str_slice(at, 0, sign);
		at = str_slice(at, sign + 1, at.n);
	}
	if (str_find_char(user, ':') != SIZE_MAX)
		return err_refuse(err, "a password must not be in a URL");
	return read_host(at, u, err) && keep(user, u->user, "user", err) &&
	       keep(path, u->folder, "folder", err);
}

bool server_url_is_here(const char *host)
{
	return strcmp(host, "localhost") == 0 || strncmp(host, "127.", 4) == 0 ||
	       strcmp(host, "::1") == 0;
}

bool server_url_of_mailbox(const char *url, const char *scheme, uint16_t port,
			   uint16_t tls_port, struct server_url *u, bool *tls,
			   struct err *err)
{
	*tls = url[strlen(scheme)] == 's';
	if (!server_url_read(strchr(url, ':') + 1, u, err))
		return false;
	if (!*tls && !server_url_is_here(u->host))
		return err_refuse(
			err,
			"%s: %s: without TLS works on this machine only; write %ss:",
			u->host, scheme, scheme);
	if (!u->port)
		u->port = *tls ? tls_port : port;
	return true;
}

struct str server_url_distrust(char *text, size_t size, const char *ca_name)
{
	snprintf(text, size, "its certificate cannot be trusted%s%s",
		 ca_name ? ": if the authority is your own, name it in " : "",
		 ca_name ? ca_name : "");
	return str_of(text);
}
