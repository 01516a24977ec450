/* Connecting the wire, and its TLS: GnuTLS speaks here itself, because libetpan's own TLS checks nothing,
 * and its handshake has no end in time.
 * SPDX-License-Identifier: ISC */
#include "mail/post/wire_parts.h"

#include <arpa/inet.h>
#include <errno.h>
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
#include "mail/post/transport.h"

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

bool wire_connect(struct wire *w, const struct server_url *to, struct err *err)
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
		return err_refuse(err, "%s: it has no certificate of an authority",
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

static bool distrust(struct wire *w, const struct server_url *to, const char *ca_name,
		     struct err *err)
{
	unsigned status = gnutls_session_get_verify_cert_status(w->tls);
	gnutls_datum_t text = {0};
	char what[256];
	struct str said = server_url_distrust(what, sizeof what, ca_name);

	if (gnutls_certificate_verification_status_print(status, GNUTLS_CRT_X509, &text,
							 0) < 0)
		return err_refuse(err, "%s port %u: " PRI_STR, to->host, to->port,
				  STR_ARG(said));
	err_refuse(err, "%s port %u: " PRI_STR ". " PRI_STR, to->host, to->port,
		   STR_ARG(said), STR_ARG(str_trim(str_of((char *)text.data))));
	gnutls_free(text.data);
	return false;
}

int64_t wire_trusted_until(const struct wire *w)
{
	time_t end = w->tls ? gnutls_certificate_expiration_time_peers(w->tls) : 0;

	return end > 0 ? end : 0;
}

bool wire_shake_hands(struct wire *w, const struct server_url *to,
		      const struct mailbox_config *way, struct err *err)
{
	int r;

	if (!prepare_tls(w, to, way->ca_file, err))
		return false;
	while ((r = gnutls_handshake(w->tls)) < 0) {
		if (r == GNUTLS_E_CERTIFICATE_VERIFICATION_ERROR)
			return distrust(w, to, way->ca_name, err);
		if (gnutls_error_is_fatal(r))
			return err_set(err, "%s port %u: no TLS: %s", to->host,
				       to->port, gnutls_strerror(r));
		if (elapsed_ms() >= w->until ||
		    !wire_wait_for(w, gnutls_record_get_direction(w->tls) ? POLLOUT
									  : POLLIN))
			return err_set(err, "%s port %u: no TLS: it took too long",
				       to->host, to->port);
	}
	return true;
}
