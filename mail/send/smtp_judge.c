/* Judges a server's answer about a letter, and takes SMTP URLs apart: see smtp.h.
 * SPDX-License-Identifier: ISC */
#include "mail/send/smtp.h"

#include <ctype.h>
#include <string.h>

enum {
	GOES_ON = 354,   /* "send the letter" */
	TOO_LARGE = 552, /* of one letter, though it is said at MAIL FROM */
};

enum post_verdict smtp_judge(enum smtp_step step, int code, bool over, bool *office)
{
	*office = false;
	if (over)
		return POST_SENT;
	/* The letter was under way and no answer came: it may have arrived. */
	if (step == SMTP_BODY && (code == GOES_ON || code < 400))
		return POST_DOUBT;
	if (step == SMTP_BODY || step == SMTP_DATA || step == SMTP_RCPT)
		return code >= 500 ? POST_FAILED : POST_RETRY;
	if (step == SMTP_MAIL && code >= 400 && code < 500)
		return POST_RETRY;
	if (step == SMTP_MAIL && code == TOO_LARGE)
		return POST_FAILED;
	*office = true;
	return POST_RETRY;
}

/* URL ---------------------------------------------------------------------- */

enum { PORT_TLS = 465, PORT_SUBMISSION = 587 };

/* It becomes part of libcurl's URL: nothing that could end the host there. */
static bool is_host(const char *s)
{
	for (; *s; s++)
		if (!isalnum((unsigned char)*s) && !strchr(".-:", *s))
			return false;
	return true;
}

bool smtp_read_url(const char *url, struct smtp_url *u, struct err *err)
{
	struct str rest = str_of(url), scheme = str_until(&rest, ':');
	bool tls = str_is(scheme, "smtps");

	*u = (struct smtp_url){.implicit = tls};
	if (!tls && !str_is(scheme, "smtp"))
		return err_refuse(err, "%s: write smtp://HOST or smtps://HOST", url);
	if (!server_url_read(rest.n ? rest.s : "", &u->at, err))
		return false;
	if (!is_host(u->at.host) || u->at.folder[0])
		return err_refuse(err, "%s: write %s://HOST or %s://USER@HOST:PORT",
				  url, tls ? "smtps" : "smtp", tls ? "smtps" : "smtp");
	if (!u->at.port)
		u->at.port = tls ? PORT_TLS : PORT_SUBMISSION;
	u->here = server_url_is_here(u->at.host);
	return true;
}
