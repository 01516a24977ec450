/* Wire: see wire.h. GnuTLS speaks here itself: libetpan's own TLS checks nothing, and
 * its handshake has no end in time.
 * SPDX-License-Identifier: ISC */
#include "mail/post/wire.h"

#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <gnutls/gnutls.h>
#include <gnutls/x509.h>
#include <netdb.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include "base/elapsed.h"
#include "mail/post/server_url.h"
#include "mail/post/transport.h"

enum { CONNECT_S = 30, HANDSHAKE_OCTETS = 1024 * 1024, STREAM_BUFFER = 8192 };

struct wire {
	int fd;
	gnutls_session_t tls; /* NULL: plain */
	gnutls_certificate_credentials_t trust;
	int64_t until; /* CLOCK_MONOTONIC, milliseconds */
	size_t left;   /* octets that may still come */
	const char *fault;
	wire_looks *look; /* NULL: nobody looks */
	void *look_with;
	char line[WIRE_LINE_MAX];
	size_t n_line;
};

void wire_allow(struct wire *w, int seconds, size_t octets)
{
	w->until = elapsed_ms() + (int64_t)seconds * 1000;
	w->left = octets;
}

const char *wire_fault(const struct wire *w)
{
	return w->fault;
}

int wire_fd(const struct wire *w)
{
	return w->fd;
}

bool wire_has_more(const struct wire *w, const mailstream *s)
{
	return s->read_buffer_len > 0 ||
	       (w->tls && gnutls_record_check_pending(w->tls) > 0);
}

void wire_watch(struct wire *w, wire_looks *look, void *with)
{
	w->look = look;
	w->look_with = with;
	w->n_line = 0;
}

/* Line by line; the beginning of one waits for its end. */
static bool is_seen(struct wire *w, const char *octets, size_t n)
{
	for (size_t i = 0; w->look && i < n; i++) {
		if (octets[i] != '\n') {
			if (w->n_line == sizeof w->line)
				return false;
			w->line[w->n_line++] = octets[i];
			continue;
		}
		struct str line = {w->line, w->n_line};
		if (line.n && line.s[line.n - 1] == '\r')
			line.n--;
		w->n_line = 0;
		if (!w->look(w->look_with, line))
			return false;
	}
	return true;
}

static ssize_t broken(struct wire *w, const char *why)
{
	if (!w->fault)
		w->fault = why;
	return -1;
}

void wire_break(struct wire *w)
{
	broken(w, "given up");
}

/* Until the socket is ready or the time is over. */
static bool wait_for(struct wire *w, short what)
{
	int64_t left = w->until - elapsed_ms();
	struct pollfd p = {.fd = w->fd, .events = what};
	int n = left > 0 ? poll(&p, 1, (int)left) : 0;

	if (n > 0 || (n < 0 && errno == EINTR))
		return true;
	broken(w, "the server took too long");
	return false;
}

/* The driver --------------------------------------------------------------- */

static struct wire *wire_of(mailstream_low *low)
{
	return low->data;
}

static ssize_t try_read(struct wire *w, void *to, size_t n, short *wants)
{
	if (!w->tls) {
		*wants = POLLIN;
		ssize_t got = recv(w->fd, to, n, 0);
		return got < 0 && (errno == EAGAIN || errno == EINTR) ? -2 : got;
	}
	ssize_t got = gnutls_record_recv(w->tls, to, n);
	*wants = gnutls_record_get_direction(w->tls) ? POLLOUT : POLLIN;
	return got == GNUTLS_E_AGAIN || got == GNUTLS_E_INTERRUPTED ? -2
	       : got < 0                                            ? -1
								    : got;
}

/* An end is an error: libetpan would read it again and again. The time is looked at
 * before each read, or a server that sends byte by byte would never be too slow. */
static ssize_t wire_read(mailstream_low *low, void *to, size_t n)
{
	struct wire *w = wire_of(low);
	short wants;

	if (w->fault)
		return -1;
	if (w->left == 0)
		return broken(w, "the server sent more than was asked for");
	for (;;) {
		if (elapsed_ms() >= w->until)
			return broken(w, "the server took too long");
		ssize_t got = try_read(w, to, n < w->left ? n : w->left, &wants);
		if (got > 0) {
			w->left -= (size_t)got;
			return is_seen(w, to, (size_t)got)
				       ? got
				       : broken(w,
						"the server said what makes no sense");
		}
		if (got == 0)
			return broken(w, "the server closed the line");
		if (got == -1)
			return broken(w, "the line broke");
		if (!wait_for(w, wants))
			return -1;
	}
}

static ssize_t wire_write(mailstream_low *low, const void *from, size_t n)
{
	struct wire *w = wire_of(low);

	while (!w->fault) {
		ssize_t put = w->tls ? gnutls_record_send(w->tls, from, n)
				     : send(w->fd, from, n, MSG_NOSIGNAL);
		if (put >= 0)
			return put;
		bool again =
			w->tls ? put == GNUTLS_E_AGAIN || put == GNUTLS_E_INTERRUPTED
			       : errno == EAGAIN || errno == EINTR;
		if (!again)
			return broken(w, "the line broke");
		if (!wait_for(w, w->tls && !gnutls_record_get_direction(w->tls)
					 ? POLLIN
					 : POLLOUT))
			return -1;
	}
	return -1;
}

/* Closing says no farewell in TLS: waiting for a broken connection takes long. */
static int wire_close(mailstream_low *low)
{
	struct wire *w = wire_of(low);

	if (w->fd >= 0)
		close(w->fd);
	w->fd = -1;
	broken(w, "the line is closed");
	return 0;
}

static int wire_get_fd(mailstream_low *low)
{
	return wire_of(low)->fd;
}

static void wire_free_low(mailstream_low *low)
{
	free(low);
}

static void wire_cancel(mailstream_low *low)
{
	wire_break(wire_of(low));
}

static struct mailstream_cancel *no_cancel(mailstream_low *low)
{
	(void)low;
	return NULL;
}

static carray *no_chain(mailstream_low *low)
{
	(void)low;
	return NULL;
}

static int no_idle(mailstream_low *low)
{
	(void)low;
	return -1;
}

static mailstream_low_driver driver = {
	.mailstream_read = wire_read,
	.mailstream_write = wire_write,
	.mailstream_close = wire_close,
	.mailstream_get_fd = wire_get_fd,
	.mailstream_free = wire_free_low,
	.mailstream_cancel = wire_cancel,
	.mailstream_get_cancel = no_cancel,
	.mailstream_get_certificate_chain = no_chain,
	.mailstream_setup_idle = no_idle,
	.mailstream_unsetup_idle = no_idle,
	.mailstream_interrupt_idle = no_idle,
};

/* Connecting --------------------------------------------------------------- */

/* One address; false leaves the reason in errno. */
static bool try_address(struct wire *w, const struct addrinfo *ai)
{
	int bad = 0;
	socklen_t size = sizeof bad;
	int64_t left;

	w->fd = socket(ai->ai_family, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
	if (w->fd < 0)
		return false;
	if (connect(w->fd, ai->ai_addr, ai->ai_addrlen) == 0)
		return true;
	struct pollfd p = {.fd = w->fd, .events = POLLOUT};
	bad = errno;
	while (bad == EINPROGRESS && (left = w->until - elapsed_ms()) > 0)
		if (poll(&p, 1, (int)left) > 0 &&
		    getsockopt(w->fd, SOL_SOCKET, SO_ERROR, &bad, &size) == 0 &&
		    bad == 0)
			return true;
	close(w->fd);
	w->fd = -1;
	errno = bad == EINPROGRESS ? ETIMEDOUT : bad;
	return false;
}

static bool connect_to(struct wire *w, const struct server_url *to, struct err *err)
{
	struct addrinfo want = {.ai_socktype = SOCK_STREAM, .ai_family = AF_UNSPEC},
			*all = NULL;
	char port[8];

	snprintf(port, sizeof port, "%u", to->port);
	int bad = getaddrinfo(to->host, port, &want, &all);
	if (bad)
		return err_set(err, "%s: no such host can be found: %s", to->host,
			       gai_strerror(bad));
	for (const struct addrinfo *ai = all; ai && w->fd < 0; ai = ai->ai_next)
		if (!try_address(w, ai))
			bad = errno;
	freeaddrinfo(all);
	/* Short questions, each waited for: nothing is gained by collecting them. */
	if (w->fd >= 0)
		setsockopt(w->fd, IPPROTO_TCP, TCP_NODELAY, &(int){1}, sizeof(int));
	return w->fd >= 0 ||
	       err_set(err, "%s port %u: %s", to->host, to->port, strerror(bad));
}

static bool is_number(const char *host)
{
	unsigned char raw[16];
	return inet_pton(AF_INET, host, raw) == 1 ||
	       inet_pton(AF_INET6, host, raw) == 1;
}

/* The certificates to trust, and the name that the certificate must bear. */
static bool prepare_tls(struct wire *w, const struct server_url *to,
			const char *ca_file, struct err *err)
{
	int n;

	if (gnutls_certificate_allocate_credentials(&w->trust) < 0)
		abort();
	n = ca_file ? gnutls_certificate_set_x509_trust_file(w->trust, ca_file,
							     GNUTLS_X509_FMT_PEM)
		    : gnutls_certificate_set_x509_system_trust(w->trust);
	if (n <= 0)
		return err_refuse(err, "%s: no certificate of an authority in it",
				  ca_file ? ca_file
					  : "this machine's list of authorities");
	if (gnutls_init(&w->tls, GNUTLS_CLIENT | GNUTLS_NONBLOCK | GNUTLS_NO_SIGNAL) <
		    0 ||
	    gnutls_set_default_priority(w->tls) < 0 ||
	    gnutls_credentials_set(w->tls, GNUTLS_CRD_CERTIFICATE, w->trust) < 0)
		abort();
	if (!is_number(to->host))
		gnutls_server_name_set(w->tls, GNUTLS_NAME_DNS, to->host,
				       strlen(to->host));
	gnutls_session_set_verify_cert(w->tls, to->host, 0);
	gnutls_transport_set_int(w->tls, w->fd);
	return true;
}

static bool distrust(struct wire *w, const struct server_url *to, struct err *err)
{
	unsigned status = gnutls_session_get_verify_cert_status(w->tls);
	gnutls_datum_t text = {0};

	if (gnutls_certificate_verification_status_print(status, GNUTLS_CRT_X509, &text,
							 0) < 0)
		return err_refuse(err, "%s: its certificate is not to be trusted",
				  to->host);
	err_refuse(
		err,
		"%s port %u: its certificate is not to be trusted: %smail.in_ca_file names the authority, if it is your own",
		to->host, to->port, (char *)text.data);
	gnutls_free(text.data);
	return false;
}

static bool shake_hands(struct wire *w, const struct server_url *to,
			const char *ca_file, struct err *err)
{
	int r;

	if (!prepare_tls(w, to, ca_file, err))
		return false;
	while ((r = gnutls_handshake(w->tls)) < 0) {
		if (r == GNUTLS_E_CERTIFICATE_VERIFICATION_ERROR)
			return distrust(w, to, err);
		if (gnutls_error_is_fatal(r))
			return err_set(err, "%s port %u: no TLS: %s", to->host,
				       to->port, gnutls_strerror(r));
		if (elapsed_ms() >= w->until ||
		    !wait_for(w,
			      gnutls_record_get_direction(w->tls) ? POLLOUT : POLLIN))
			return err_set(err, "%s port %u: no TLS: it took too long",
				       to->host, to->port);
	}
	return true;
}

mailstream *wire_open(const struct server_url *to, bool tls,
		      const struct mailbox_config *way, struct wire **wire,
		      struct err *err)
{
	struct wire *w = calloc(1, sizeof *w);

	if (!w)
		abort();
	*wire = NULL;
	w->fd = -1;
	wire_allow(w, way->connect_s ? way->connect_s : CONNECT_S, HANDSHAKE_OCTETS);
	if (!connect_to(w, to, err) ||
	    (tls && !shake_hands(w, to, way->ca_file, err))) {
		wire_free(w);
		return NULL;
	}
	mailstream_low *low = mailstream_low_new(w, &driver);
	mailstream *s = low ? mailstream_new(low, STREAM_BUFFER) : NULL;
	if (!s)
		abort();
	*wire = w;
	return s;
}

void wire_free(struct wire *w)
{
	if (!w)
		return;
	if (w->tls)
		gnutls_deinit(w->tls);
	if (w->trust)
		gnutls_certificate_free_credentials(w->trust);
	if (w->fd >= 0)
		close(w->fd);
	free(w);
}

void wire_add_words(struct err *err, const char *words)
{
	char clean[160];
	size_t n = 0;

	if (!words)
		return;
	while (*words && n + 1 < sizeof clean) {
		unsigned char c = (unsigned char)*words++;
		clean[n++] = c < ' ' || c >= 127 ? ' ' : (char)c;
	}
	while (n && clean[n - 1] == ' ')
		n--;
	clean[n] = '\0';
	size_t at = strlen(err->text);
	if (n)
		snprintf(err->text + at, sizeof err->text - at, ": \"%s\"", clean);
}
