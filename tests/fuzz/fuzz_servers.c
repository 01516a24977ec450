/* Mail servers that lie: the input is what a server says, its first byte which kind it is: i IMAP,
 * p POP3, s SMTP. Parts between bytes 30 are said one by one, each after a line of ours was heard,
 * or when nothing comes; an @ in them is the tag of that line. We go through a whole round with
 * it: list, fetch, mark, compare what was taken, wait; or hand over a letter.
 * SPDX-License-Identifier: ISC */
#include "tests/fuzz/fuzz.h"

#include <arpa/inet.h>
#include <errno.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include "base/arena.h"
#include "mail/letter/letter.h"
#include "mail/post/transport.h"

enum { PART = 30, HEARD_MS = 5, LINES_MAX = 40, FETCHED = 4 };

static int listening = -1;
static unsigned port;

static atomic_bool over; /* the client is done */

struct script {
	const uint8_t *at, *end;
};

/* The next part; the tag in place of @. */
static void say(int fd, struct script *s, const char *tag)
{
	char out[4096];
	size_t n = 0;

	for (; s->at < s->end && *s->at != PART; s->at++) {
		if (n + 64 > sizeof out) {
			(void)!send(fd, out, n, MSG_NOSIGNAL);
			n = 0;
		}
		if (*s->at == '@')
			n += (size_t)snprintf(out + n, 32, "%s", tag);
		else
			out[n++] = (char)*s->at;
	}
	s->at += s->at < s->end;
	if (n)
		(void)!send(fd, out, n, MSG_NOSIGNAL);
}

static void talk(int fd, struct script *s)
{
	char heard[8192], tag[16] = "";

	setsockopt(fd, IPPROTO_TCP, TCP_NODELAY, &(int){1}, sizeof(int));
	for (int i = 0; i < LINES_MAX && s->at < s->end && !atomic_load(&over); i++) {
		struct pollfd p = {.fd = fd, .events = POLLIN};
		say(fd, s, tag);
		if (poll(&p, 1, HEARD_MS) <= 0)
			continue;
		ssize_t n = recv(fd, heard, sizeof heard - 1, 0);
		if (n <= 0)
			break;
		heard[n] = '\0';
		snprintf(tag, sizeof tag, "%.*s", (int)strcspn(heard, " \r\n"), heard);
	}
}

/* A line that is made anew goes on with what is left of the script; then there is nobody. */
static void *serve(void *arg)
{
	struct script s = *(struct script *)arg;

	while (!atomic_load(&over)) {
		int fd = accept(listening, NULL, NULL);
		if (fd < 0)
			break;
		talk(fd, &s);
		close(fd);
	}
	return NULL;
}

static void listen_once(void)
{
	struct sockaddr_in me = {.sin_family = AF_INET,
				 .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
	socklen_t n = sizeof me;

	signal(SIGPIPE, SIG_IGN);
	listening = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
	HOLDS(listening >= 0 && bind(listening, (struct sockaddr *)&me, n) == 0 &&
	      listen(listening, 8) == 0 &&
	      getsockname(listening, (struct sockaddr *)&me, &n) == 0);
	port = ntohs(me.sin_port);
}

static void knows_some(void *with, const struct str *names, size_t n, bool *known)
{
	(void)with;
	for (size_t i = 0; i < n; i++)
		known[i] = names[i].n % 2 != 0;
}

static void read_from(struct arena *a, const char *url)
{
	struct mailbox_config way = {.url = url, .connect_s = 1, .command_s = 1};
	struct err err = {0};
	struct mailbox *m = mailbox_open_way(&way, &err);
	struct mail_item *items, *taken;
	struct str bytes;
	size_t n, n_taken;
	int seconds, n_again;
	bool gone;

	HOLDS(m != NULL);
	m->from = (struct mail_place){7, 2, 0};
	bool ok = mailbox_list(m, a, &items, &n, &err);
	for (size_t i = 0; ok && i < n; i++)
		HOLDS(items[i].name.n && items[i].name.n <= 200);
	ok = ok && (!n || mailbox_ahead(m, items, n, &err));
	for (size_t i = 0; ok && i < n && i < FETCHED; i++) {
		ok = mailbox_fetch(m, &items[i], a, &bytes, &gone, &err);
		HOLDS(!ok || bytes.n <= LETTER_SIZE_MAX + 1);
		ok = ok && mailbox_done(m, &items[i], &err);
	}
	struct mail_mark mark = {.name = STR("5.1900000000"),
				 .uidvalidity = 7,
				 .word = STR("answered"),
				 .answered = true};
	struct mail_known known = {knows_some, NULL};
	ok = ok && mailbox_flush(m, &err) &&
	     mailbox_taken(m, a, 0, &taken, &n_taken, &err) &&
	     (!mailbox_can_show(m) || mailbox_show(m, &mark, 1, &err)) &&
	     mailbox_again(m, 0, &known, &n_again, &err);
	(void)mailbox_watch(m, &seconds);
	HOLDS(ok || err.kind != ERR_NONE);
	HOLDS(str_is_utf8(str_of(err.text)) && !strpbrk(err.text, "\r\n"));
	mailbox_close(m);
}

static void send_to(const char *url)
{
	struct way_out way = {.url = url, .connect_s = 1, .transfer_s = 1};
	struct parcel letter = {.name = STR("o.1.x"),
				.envelope_from = STR("a@example.org"),
				.to = STR("b@example.org"),
				.bytes = STR("Subject: x\r\n\r\n.\r\n")};
	struct post_result r = {0};
	struct err err = {0};
	struct postbox *p = postbox_open_way(&way, &err);

	HOLDS(p != NULL);
	if (postbox_send(p, &letter, &r, &err) && postbox_flush(p, &err)) {
		HOLDS(r.verdict <= POST_DOUBT);
		HOLDS(r.verdict != POST_SENT || (r.code >= 200 && r.code < 300) ||
		      !r.code);
		HOLDS(r.verdict != POST_FAILED || r.code == 0 || r.code >= 500);
		for (const char *c = r.text; *c; c++)
			HOLDS((unsigned char)*c >= ' ' && *c != 127);
	}
	postbox_close(p);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	static const char *const schemes[] = {"imap", "pop3", "smtp"};
	struct script s = {data + 1, data + size};
	struct arena *a = arena_create();
	pthread_t server;
	char url[64];

	if (listening < 0)
		listen_once();
	const char *kind = size ? strchr("ips", data[0]) : NULL;
	atomic_store(&over, false);
	if (kind && data[0] && pthread_create(&server, NULL, serve, &s) == 0) {
		int which = data[0] == 'i' ? 0 : data[0] == 'p' ? 1 : 2;
		snprintf(url, sizeof url, "%s://gm@localhost:%u", schemes[which], port);
		if (which < 2)
			read_from(a, url);
		else
			send_to(url);
		atomic_store(&over, true);
		int fd = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
		struct sockaddr_in to = {.sin_family = AF_INET,
					 .sin_port = htons((uint16_t)port),
					 .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
		/* Thousands of lines in a row can use up the ports for a moment. */
		while (fd >= 0 && connect(fd, (struct sockaddr *)&to, sizeof to) != 0) {
			HOLDS(errno == EADDRNOTAVAIL || errno == EINTR);
			nanosleep(&(struct timespec){0, 10 * 1000000L}, NULL);
		}
		HOLDS(fd >= 0);
		pthread_join(server, NULL);
		close(fd);
	}
	arena_destroy(a);
	return 0;
}
