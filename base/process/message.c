/* Messages between processes: see message.h.
 * SPDX-License-Identifier: ISC */
#define _GNU_SOURCE /* MSG_CMSG_CLOEXEC */
#include "base/process/message.h"
#include "base/elapsed.h"

#include <endian.h>
#include <errno.h>
#include <poll.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include "base/arena.h"

enum { LENGTH_OCTETS = 4, INT_OCTETS = 8 };
enum { TYPE_INT = 'i', TYPE_STR = 's', TYPE_COUNT = 'n' };

/* Numbers on the wire ------------------------------------------------------- */

static void put_number(struct buf *b, uint64_t v, int octets)
{
	uint64_t low_first = htole64(v);

	buf_add(b, (struct str){(const char *)&low_first, (size_t)octets});
}

static uint64_t number_at(const char *s, int octets)
{
	uint64_t v = 0;

	for (int i = 0; i < octets; i++)
		v |= (uint64_t)(unsigned char)s[i] << (8 * i);
	return v;
}

/* Writing -------------------------------------------------------------------- */

struct message_out message_begin_for(struct arena *a, int kind, size_t n)
{
	struct message_out m = {buf_with_room(a, n + LENGTH_OCTETS + 2)};

	put_number(&m.frame, 0, LENGTH_OCTETS);
	buf_char(&m.frame, (char)(unsigned char)kind);
	return m;
}

struct message_out message_begin(struct arena *a, int kind)
{
	return message_begin_for(a, kind, 0);
}

void message_put_int(struct message_out *m, int64_t v)
{
	enum { PIECE = 1 + INT_OCTETS };
	struct buf *b = &m->frame;
	uint64_t low_first = htole64((uint64_t)v);
	char piece[PIECE];

	/* A drawing is thousands of them: nearly all are written where they belong, at once. */
	char *to = b->cap - b->n > PIECE ? b->s + b->n : piece;
	to[0] = TYPE_INT;
	memcpy(to + 1, &low_first, INT_OCTETS);
	if (to == piece) {
		buf_add(b, (struct str){piece, PIECE});
		return;
	}
	b->n += PIECE;
	b->s[b->n] = '\0';
}

void message_put_str(struct message_out *m, struct str s)
{
	buf_char(&m->frame, TYPE_STR);
	put_number(&m->frame, s.n, LENGTH_OCTETS);
	buf_add(&m->frame, s);
}

void message_put_count(struct message_out *m, size_t n)
{
	buf_char(&m->frame, TYPE_COUNT);
	put_number(&m->frame, n, LENGTH_OCTETS);
}

struct str message_frame(struct message_out *m)
{
	uint64_t n = m->frame.n - LENGTH_OCTETS;

	for (int i = 0; i < LENGTH_OCTETS; i++)
		m->frame.s[i] = (char)(unsigned char)(n >> (8 * i) & 255);
	return buf_str(&m->frame);
}

/* Waiting ---------------------------------------------------------------------- */

static void (*says_of_wait)(int ms);

void message_on_long_wait(void (*says)(int ms))
{
	says_of_wait = says;
}

/* Is the line ready before `until`? */
static bool is_ready(int fd, short events, int64_t until)
{
	for (;;) {
		struct pollfd p = {.fd = fd, .events = events};
		int64_t left = until - elapsed_ms();
		int n = poll(&p, 1, left > 0 ? (int)left : 0);
		if (n > 0)
			return true;
		if (n == 0 || errno != EINTR)
			return false;
	}
}

/* Can the line be read, or written to, before `until`? */
static bool wait_for(int fd, short events, int64_t until)
{
	int64_t now = elapsed_ms(), first = now + MESSAGE_LONG_MS;

	if (!says_of_wait || until <= first)
		return is_ready(fd, events, until);
	if (is_ready(fd, events, first))
		return true;
	says_of_wait((int)(until - first));
	bool ready = is_ready(fd, events, until);
	says_of_wait(0);
	return ready;
}

enum message_result message_await(int fd, int ms)
{
	char first;

	if (!wait_for(fd, POLLIN, elapsed_ms() + ms))
		return MESSAGE_LATE;
	return recv(fd, &first, 1, MSG_PEEK | MSG_DONTWAIT) == 1 ? MESSAGE_HERE
								 : MESSAGE_CUT;
}

bool message_waits(int fd, int ms)
{
	return message_await(fd, ms) == MESSAGE_HERE;
}

/* Sending ---------------------------------------------------------------------- */

/* `until` 0: without end. */
static enum message_result send_all(int fd, struct str frame, int64_t until)
{
	int flags = MSG_NOSIGNAL | (until ? MSG_DONTWAIT : 0);

	while (frame.n) {
		ssize_t n = send(fd, frame.s, frame.n, flags);
		if (n > 0)
			frame = str_slice(frame, (size_t)n, frame.n);
		else if (n < 0 && until && errno == EAGAIN) {
			if (!wait_for(fd, POLLOUT, until))
				return MESSAGE_LATE;
		} else if (n == 0 || errno != EINTR) {
			return MESSAGE_CUT;
		}
	}
	return MESSAGE_HERE;
}

bool message_send(int fd, struct message_out *m, struct err *err)
{
	return send_all(fd, message_frame(m), 0) == MESSAGE_HERE ||
	       err_set(err, "the line to another process is cut: %s", strerror(errno));
}

enum message_result message_send_within(int fd, struct message_out *m, int ms)
{
	return send_all(fd, message_frame(m), elapsed_ms() + ms);
}

/* Receiving ------------------------------------------------------------------- */

/* `until` 0: no limit. Takes what has come without checking first whether anything
 * has. */
static enum message_result receive_all(int fd, char *to, size_t n, int64_t until)
{
	while (n) {
		ssize_t got = recv(fd, to, n, until ? MSG_DONTWAIT : 0);
		if (got < 0 && until && errno == EAGAIN) {
			if (!wait_for(fd, POLLIN, until))
				return MESSAGE_LATE;
			continue;
		}
		if (got < 0 && errno == EINTR)
			continue;
		if (got <= 0)
			return MESSAGE_CUT;
		to += got;
		n -= (size_t)got;
	}
	return MESSAGE_HERE;
}

enum message_result message_receive(int fd, struct arena *a, size_t most, int ms,
				    struct message_in *in)
{
	char head[LENGTH_OCTETS];
	int64_t until = ms < 0 ? 0 : elapsed_ms() + ms;

	*in = (struct message_in){0};
	if (until && !wait_for(fd, POLLIN, until)) /* seldom is it there already */
		return MESSAGE_LATE;
	enum message_result r = receive_all(fd, head, sizeof head, until);
	if (r != MESSAGE_HERE)
		return r;
	size_t n = (size_t)number_at(head, LENGTH_OCTETS);
	if (n == 0 || n > most || n > MESSAGE_MAX)
		return MESSAGE_BAD;
	char *body = arena_room(a, n);
	r = receive_all(fd, body, n, until);
	if (r == MESSAGE_HERE)
		*in = (struct message_in){.kind = (unsigned char)*body,
					  .rest = {body + 1, n - 1},
					  .good = true};
	return r;
}

bool message_read(struct str frame, struct message_in *in)
{
	*in = (struct message_in){0};
	if (frame.n <= LENGTH_OCTETS ||
	    number_at(frame.s, LENGTH_OCTETS) != frame.n - LENGTH_OCTETS)
		return false;
	in->kind = (unsigned char)frame.s[LENGTH_OCTETS];
	in->rest = str_slice(frame, LENGTH_OCTETS + 1, frame.n);
	in->good = true;
	return true;
}

/* Values ------------------------------------------------------------------------ */

/* Takes `bytes` bytes after the letter of their type off the front; NULL after a fault. */
static const char *take(struct message_in *in, char type, size_t octets)
{
	if (!in->good || in->rest.n < 1 + octets || in->rest.s[0] != type) {
		in->good = false;
		return NULL;
	}
	const char *at = in->rest.s + 1;
	in->rest = str_slice(in->rest, 1 + octets, in->rest.n);
	return at;
}

int64_t message_int(struct message_in *in, int64_t least, int64_t most)
{
	const char *at = take(in, TYPE_INT, INT_OCTETS);
	int64_t v = at ? (int64_t)number_at(at, INT_OCTETS) : 0;

	if (at && v >= least && v <= most)
		return v;
	in->good = false;
	return 0;
}

bool message_bool(struct message_in *in)
{
	return message_int(in, 0, 1) == 1;
}

struct str message_str(struct message_in *in, size_t most)
{
	const char *at = take(in, TYPE_STR, LENGTH_OCTETS);
	size_t n = at ? (size_t)number_at(at, LENGTH_OCTETS) : 0;

	if (!at || n > most || n > in->rest.n) {
		in->good = false;
		return STR("");
	}
	struct str s = str_slice(in->rest, 0, n);
	in->rest = str_slice(in->rest, n, in->rest.n);
	return s;
}

char *message_z(struct message_in *in, struct arena *a, size_t most)
{
	struct str s = message_str(in, most);

	if (s.n && memchr(s.s, '\0', s.n)) {
		in->good = false;
		s = STR("");
	}
	return str_z(a, s);
}

/* A control character, or half of one of those that UTF-8 has besides (U+0080 to U+009F). */
static bool is_control(struct str s, size_t i)
{
	unsigned char c = (unsigned char)s.s[i], next, before;

	next = i + 1 < s.n ? (unsigned char)s.s[i + 1] : 0;
	before = i ? (unsigned char)s.s[i - 1] : 0;
	return c < ' ' || c == 127 || (c == 0xc2 && next >= 0x80 && next < 0xa0) ||
	       (before == 0xc2 && c >= 0x80 && c < 0xa0);
}

void message_words(struct message_in *in, char *out, size_t room)
{
	struct str s = message_str(in, room - 1);
	bool utf8 = str_is_utf8(s);

	for (size_t i = 0; i < s.n; i++)
		out[i] = is_control(s, i) || (!utf8 && s.s[i] < 0) ? '?' : s.s[i];
	out[s.n] = '\0';
}

size_t message_count(struct message_in *in, size_t most)
{
	const char *at = take(in, TYPE_COUNT, LENGTH_OCTETS);
	size_t n = at ? (size_t)number_at(at, LENGTH_OCTETS) : 0;

	/* An item has two bytes at least: a count beyond that is a lie. */
	if (n > most || n > in->rest.n) {
		in->good = false;
		return 0;
	}
	return n;
}

bool message_ends(const struct message_in *in)
{
	return in->good && in->rest.n == 0;
}

/* Descriptors --------------------------------------------------------------------- */

union control {
	char room[CMSG_SPACE(sizeof(int))];
	struct cmsghdr align;
};

bool message_pass_fd(int line, int fd)
{
	char one = 'f';
	union control c = {{0}};
	struct iovec v = {&one, 1};
	struct msghdr m = {.msg_iov = &v,
			   .msg_iovlen = 1,
			   .msg_control = c.room,
			   .msg_controllen = sizeof c.room};
	struct cmsghdr *h = CMSG_FIRSTHDR(&m);

	h->cmsg_level = SOL_SOCKET;
	h->cmsg_type = SCM_RIGHTS;
	h->cmsg_len = CMSG_LEN(sizeof(int));
	memcpy(CMSG_DATA(h), &fd, sizeof fd);
	ssize_t n;
	while ((n = sendmsg(line, &m, MSG_NOSIGNAL)) < 0 && errno == EINTR)
		;
	return n == 1;
}

/* By its alignment, room for one descriptor has room for two: all but the first are
 * closed. */
static int only_one(const struct cmsghdr *h)
{
	int fd[2] = {-1, -1};
	size_t n = (h->cmsg_len - CMSG_LEN(0)) / sizeof *fd;

	memcpy(fd, CMSG_DATA(h), (n < 2 ? n : 2) * sizeof *fd);
	if (n == 1)
		return fd[0];
	for (size_t i = 0; i < 2 && i < n; i++)
		close(fd[i]);
	return -1;
}

int message_take_fd(int line)
{
	char one;
	union control c = {{0}};
	struct iovec v = {&one, 1};
	struct msghdr m = {.msg_iov = &v,
			   .msg_iovlen = 1,
			   .msg_control = c.room,
			   .msg_controllen = sizeof c.room};
	ssize_t n;

	while ((n = recvmsg(line, &m, MSG_CMSG_CLOEXEC)) < 0 && errno == EINTR)
		;
	struct cmsghdr *h = n == 1 ? CMSG_FIRSTHDR(&m) : NULL;
	return h && h->cmsg_level == SOL_SOCKET && h->cmsg_type == SCM_RIGHTS
		       ? only_one(h)
		       : -1;
}
