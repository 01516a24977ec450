/* Wire: see wire.h.
 * SPDX-License-Identifier: ISC */
#include "mail/post/wire.h"

#include <errno.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include "base/elapsed.h"
#include "mail/post/transport.h"
#include "mail/post/wire_parts.h"

enum { CONNECT_S = 30, HANDSHAKE_OCTETS = 1024 * 1024, STREAM_BUFFER = 8192 };

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

bool wire_wait_for(struct wire *w, short what)
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
						"the server sent an answer that makes no sense");
		}
		if (got == 0)
			return broken(w, "the server closed the line");
		if (got == -1)
			return broken(w, "the line broke");
		if (!wire_wait_for(w, wants))
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
		if (!wire_wait_for(w, w->tls && !gnutls_record_get_direction(w->tls)
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
	if (!wire_connect(w, to, err) || (tls && !wire_shake_hands(w, to, way, err))) {
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
