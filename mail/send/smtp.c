/* SMTP: see smtp.h. After anything but success the handle is thrown away: libcurl keeps
 * the line after a time-out, and the next letter would run into the old answer.
 * SPDX-License-Identifier: ISC */
#include "mail/send/smtp.h"

#include <assert.h>
#include <curl/curl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>

#include "base/elapsed.h"
#include "mail/letter/header.h"

enum { CONNECT_S = 30, TRANSFER_S = 12 * 60, SPARE_S = 5 };

struct smtp {
	struct postbox box; /* first: smtp_of goes back from it */
	struct way_out way;
	struct smtp_url to;
	char url[600];
	CURL *curl;    /* NULL: no line */
	int n_sent;    /* letters over this line */
	int64_t since; /* monotonic: when it was begun */
	int fd;
	int64_t trusted_until; /* as its certificates say; 0: unknown */

	/* About the letter that is being sent. */
	int64_t begun;
	bool late;
	struct str rest; /* of its bytes */
	enum smtp_step step;
	bool over; /* libcurl says good-bye: the next line does not answer the letter */
	int code;
	char text[200];
	char why[CURL_ERROR_SIZE];
};

static struct smtp *smtp_of(struct postbox *box)
{
	return (struct smtp *)box;
}

static int64_t patience(const struct smtp *s)
{
	return s->way.transfer_s ? s->way.transfer_s : TRANSFER_S;
}

/* Callbacks of libcurl ------------------------------------------------------ */

static size_t on_read(char *out, size_t size, size_t n, void *arg)
{
	struct smtp *s = arg;
	size_t room = size * n, some = s->rest.n < room ? s->rest.n : room;

	memcpy(out, s->rest.s, some);
	s->rest = str_slice(s->rest, some, s->rest.n);
	return some;
}

/* A line of the server: "550 5.1.1 no such user". The last one counts. */
static size_t on_reply(char *line, size_t size, size_t n, void *arg)
{
	struct smtp *s = arg;
	struct str said = str_trim((struct str){line, size * n});
	int64_t code;
	size_t k = 0;

	if (s->over || said.n < 3 || !str_int(str_slice(said, 0, 3), 200, 599, &code))
		return size * n;
	s->code = (int)code;
	said = str_trim(str_slice(said, 4, said.n));
	for (size_t i = 0; i < said.n && k < sizeof s->text - 1; i++)
		if (said.s[i] >= ' ' && said.s[i] < 127)
			s->text[k++] = said.s[i];
	s->text[k] = '\0';
	if (s->step == SMTP_DATA && s->code == 354)
		s->step = SMTP_BODY;
	return size * n;
}

/* Looks at our own commands only for their first word: nobody looks at what follows
 * AUTH. */
static int on_talk(CURL *curl, curl_infotype type, char *data, size_t n, void *arg)
{
	static const struct {
		const char *word;
		enum smtp_step step;
	} words[] = {{"EHLO", SMTP_CONNECT}, {"HELO", SMTP_CONNECT},
		     {"STAR", SMTP_CONNECT}, {"AUTH", SMTP_AUTH},
		     {"MAIL", SMTP_MAIL},    {"RCPT", SMTP_RCPT},
		     {"DATA", SMTP_DATA}};
	struct smtp *s = arg;

	(void)curl;
	if (type != CURLINFO_HEADER_OUT)
		return 0;
	s->over = str_starts((struct str){data, n}, "QUIT");
	for (size_t i = 0; i < sizeof words / sizeof *words; i++)
		if (str_starts((struct str){data, n}, words[i].word)) {
			s->step = words[i].step;
			s->code = 0;
		}
	return 0;
}

static int on_socket(void *arg, curl_socket_t fd, curlsocktype purpose)
{
	struct smtp *s = arg;

	(void)purpose;
	s->fd = fd;
	return CURL_SOCKOPT_OK;
}

/* About once a second; not 0 ends the try. The line is cut first: libcurl says good-bye
 * even then, and would wait for the answer as long as for any other. */
static int on_wait(void *arg, curl_off_t down, curl_off_t got, curl_off_t up,
		   curl_off_t put)
{
	struct smtp *s = arg;

	(void)down, (void)got, (void)up, (void)put;
	s->late = elapsed_seconds() - s->begun > patience(s); /* whole seconds */
	if (!s->late && (!s->way.go_on || s->way.go_on(s->way.go_on_arg)))
		return 0;
	if (s->fd >= 0)
		shutdown(s->fd, SHUT_RDWR);
	return 1;
}

/* The line ------------------------------------------------------------------ */

static void hang_up(struct smtp *s)
{
	if (s->curl)
		curl_easy_cleanup(s->curl);
	s->curl = NULL;
	s->n_sent = 0;
}

/* Without a name to log in with and without a certificate to check, a server on this
 * machine may be spoken to in the clear; no other, ever. */
static bool wants_tls(const struct smtp *s)
{
	return s->to.implicit || !s->to.here || s->to.at.user[0] || s->way.ca_file;
}

static bool set_login(struct smtp *s, struct err *err)
{
	char secret[SECRET_MAX];

	if (!s->to.at.user[0])
		return true;
	if (!secret_read(&s->way.secret, secret, err))
		return err_context(err, "the login of %s", s->to.at.host);
	bool ok =
		curl_easy_setopt(s->curl, CURLOPT_USERNAME, s->to.at.user) == CURLE_OK;
	if (s->way.token)
		ok = ok &&
		     curl_easy_setopt(s->curl, CURLOPT_XOAUTH2_BEARER, secret) ==
			     CURLE_OK &&
		     curl_easy_setopt(s->curl, CURLOPT_LOGIN_OPTIONS, "AUTH=XOAUTH2") ==
			     CURLE_OK;
	else
		ok = ok &&
		     curl_easy_setopt(s->curl, CURLOPT_PASSWORD, secret) == CURLE_OK &&
		     curl_easy_setopt(s->curl, CURLOPT_LOGIN_OPTIONS,
				      "AUTH=PLAIN;AUTH=LOGIN") == CURLE_OK;
	secret_wipe(secret);
	return ok ||
	       err_set(err, "%s: libcurl does not know this login", s->to.at.host);
}

static void set_patience(struct smtp *s)
{
	const struct way_out *w = &s->way;

	curl_easy_setopt(s->curl, CURLOPT_CONNECTTIMEOUT,
			 (long)(w->connect_s ? w->connect_s : CONNECT_S));
	/* on_wait limits the whole time. libcurl's own limit for one answer is two
	 * minutes, but a server may take ten. */
	curl_easy_setopt(s->curl, CURLOPT_SERVER_RESPONSE_TIMEOUT,
			 (long)(patience(s) + SPARE_S));
}

static bool call_up(struct smtp *s, struct err *err)
{
	s->curl = curl_easy_init();
	if (!s->curl)
		return err_set(err, "libcurl cannot be used here");
	s->n_sent = 0;
	s->fd = -1;
	s->since = elapsed_seconds();
	curl_easy_setopt(s->curl, CURLOPT_URL, s->url);
	curl_easy_setopt(s->curl, CURLOPT_PROTOCOLS_STR, "smtp,smtps");
	curl_easy_setopt(s->curl, CURLOPT_NOSIGNAL, 1L);
	curl_easy_setopt(s->curl, CURLOPT_PROXY, "");
	curl_easy_setopt(s->curl, CURLOPT_USE_SSL,
			 (long)(wants_tls(s) ? CURLUSESSL_ALL : CURLUSESSL_NONE));
	if (s->way.ca_file) {
		curl_easy_setopt(s->curl, CURLOPT_CAINFO, s->way.ca_file);
		curl_easy_setopt(s->curl, CURLOPT_CAPATH, NULL);
	}
	curl_easy_setopt(s->curl, CURLOPT_CERTINFO, 1L);
	curl_easy_setopt(s->curl, CURLOPT_ERRORBUFFER, s->why);
	curl_easy_setopt(s->curl, CURLOPT_READFUNCTION, on_read);
	curl_easy_setopt(s->curl, CURLOPT_READDATA, s);
	curl_easy_setopt(s->curl, CURLOPT_HEADERFUNCTION, on_reply);
	curl_easy_setopt(s->curl, CURLOPT_HEADERDATA, s);
	curl_easy_setopt(s->curl, CURLOPT_DEBUGFUNCTION, on_talk);
	curl_easy_setopt(s->curl, CURLOPT_DEBUGDATA, s);
	curl_easy_setopt(s->curl, CURLOPT_VERBOSE, 1L);
	curl_easy_setopt(s->curl, CURLOPT_UPLOAD, 1L);
	curl_easy_setopt(s->curl, CURLOPT_SOCKOPTFUNCTION, on_socket);
	curl_easy_setopt(s->curl, CURLOPT_SOCKOPTDATA, s);
	curl_easy_setopt(s->curl, CURLOPT_XFERINFOFUNCTION, on_wait);
	curl_easy_setopt(s->curl, CURLOPT_XFERINFODATA, s);
	curl_easy_setopt(s->curl, CURLOPT_NOPROGRESS, 0L);
	set_patience(s);
	if (set_login(s, err))
		return true;
	hang_up(s);
	return false;
}

/* Letters ------------------------------------------------------------------- */

static CURLcode perform(struct smtp *s, const struct parcel *p)
{
	char from[400], to[400];

	snprintf(from, sizeof from, PRI_STR, STR_ARG(p->envelope_from));
	snprintf(to, sizeof to, PRI_STR, STR_ARG(p->to));
	struct curl_slist *rcpt = curl_slist_append(NULL, to);
	if (!rcpt)
		abort();
	s->rest = p->bytes;
	s->step = SMTP_CONNECT;
	s->code = 0;
	s->over = s->late = false;
	s->begun = elapsed_seconds();
	s->text[0] = s->why[0] = '\0';
	curl_easy_setopt(s->curl, CURLOPT_MAIL_FROM, from);
	curl_easy_setopt(s->curl, CURLOPT_MAIL_RCPT, rcpt);
	curl_easy_setopt(s->curl, CURLOPT_INFILESIZE_LARGE, (curl_off_t)p->bytes.n);
	CURLcode rc = curl_easy_perform(s->curl);
	if (s->late)
		snprintf(s->why, sizeof s->why, "the server took too long");
	curl_easy_setopt(s->curl, CURLOPT_MAIL_RCPT, NULL);
	curl_slist_free_all(rcpt);
	return rc;
}

/* A server may close a line that has carried enough; then the next one is tried. */
static bool was_tired(struct smtp *s)
{
	long made = 1;

	curl_easy_getinfo(s->curl, CURLINFO_NUM_CONNECTS, &made);
	return made == 0 && s->step != SMTP_BODY &&
	       (s->code == 421 || s->code == 452 || s->code == 0);
}

static bool office_trouble(struct smtp *s, CURLcode rc, struct err *err)
{
	char untrusted[256];
	const char *what = rc == CURLE_PEER_FAILED_VERIFICATION
				   ? server_url_distrust(untrusted, sizeof untrusted,
							 s->way.ca_name)
					     .s
			   : s->step == SMTP_AUTH || rc == CURLE_LOGIN_DENIED
				   ? "the login is refused"
			   : s->step == SMTP_MAIL ? "our sender address is refused"
						  : "cannot be reached";

	if (s->code >= 400)
		return err_set(err, "%s: %s: %d %s", s->to.at.host, what, s->code,
			       s->text);
	return err_set(err, "%s: %s: %s", s->to.at.host, what,
		       s->why[0] ? s->why : curl_easy_strerror(rc));
}

static bool smtp_tell(struct smtp *s, CURLcode rc, struct post_result *r,
		      struct err *err)
{
	bool office;

	r->verdict = smtp_judge(s->step, s->code, rc == CURLE_OK, &office);
	r->code = s->code;
	/* A line that goes on says nothing of its certificates. */
	int64_t end = smtp_trusted_until(s->curl);
	s->trusted_until = end ? end : s->trusted_until;
	r->trusted_until = s->trusted_until;
	r->recipient = r->verdict == POST_FAILED && s->step == SMTP_RCPT;
	snprintf(r->text, sizeof r->text, "%.199s", s->text);
	/* If the line broke, the server has said nothing, or nothing of interest. */
	if (rc != CURLE_OK && s->code < 400)
		snprintf(r->text, sizeof r->text, "%.199s",
			 s->why[0] ? s->why : curl_easy_strerror(rc));
	return !office || office_trouble(s, rc, err);
}

static bool smtp_send(struct postbox *box, const struct parcel *p,
		      struct post_result *r, struct err *err)
{
	struct smtp *s = smtp_of(box);

	*r = (struct post_result){.verdict = POST_RETRY};
	if (!header_is_address(p->to) || !header_is_address(p->envelope_from))
		return err_refuse(err, "a parcel's envelope holds no address");
	if (s->curl && (s->n_sent >= SMTP_LETTERS_MAX ||
			elapsed_seconds() - s->since >= SMTP_LINE_S))
		hang_up(s);
	for (int tries = 0; tries < 2; tries++) {
		if (!s->curl && !call_up(s, err))
			return false;
		CURLcode rc = perform(s, p);
		bool again = rc != CURLE_OK && rc != CURLE_ABORTED_BY_CALLBACK &&
			     tries == 0 && was_tired(s);
		bool ok = again || smtp_tell(s, rc, r, err);
		s->n_sent++;
		if (rc != CURLE_OK)
			hang_up(s);
		if (!again)
			return ok;
	}
	return err_set(err, "%s: the line was closed twice", s->to.at.host);
}

/* If the server said that it accepted a letter, it has. */
static bool smtp_flush(struct postbox *box, struct err *err)
{
	(void)box, (void)err;
	return true;
}

static void smtp_rest(struct postbox *box)
{
	hang_up(smtp_of(box));
}

static void smtp_close(struct postbox *box)
{
	hang_up(smtp_of(box));
	free(box);
}

static const struct postbox_ops smtp_ops = {
	.send = smtp_send,
	.flush = smtp_flush,
	.rest = smtp_rest,
	.close = smtp_close,
};

struct postbox *smtp_open(const struct way_out *way, struct err *err)
{
	struct smtp *s = calloc(1, sizeof *s);

	if (!s)
		abort();
	s->box.ops = &smtp_ops;
	s->way = *way;
	if (!smtp_read_url(way->url, &s->to, err)) {
		free(s);
		return NULL;
	}
	/* libcurl takes the name for EHLO from after the host. */
	const char *six = strchr(s->to.at.host, ':');
	snprintf(s->url, sizeof s->url, "%s://%s%s%s:%d/%.253s",
		 s->to.implicit ? "smtps" : "smtp", six ? "[" : "", s->to.at.host,
		 six ? "]" : "", (int)s->to.at.port,
		 way->hello ? way->hello : "localhost");
	return &s->box;
}
