/* The starter and the holder of a password, each beside one that lies. The first byte says who
 * hears the rest of the input: 's' the starter and 'p' the holder, as questions; 'c' and 'q' who
 * asks them, as answers.
 * SPDX-License-Identifier: ISC */
#include "tests/fuzz/fuzz.h"

#include <fcntl.h>
#include <string.h>

#include "base/arena.h"
#include "base/process/child_starter.h"
#include "base/str.h"
#include "mail/post/secret_holder.h"
#include "tests/fuzz/line.h"

enum { FIRST_PID = 1000 };

/* The starter ---------------------------------------------------------------------- */

static int n_started, n_ended;

/* Nothing is started here, but the answer is that of a start. */
static bool start(enum child_role role, const char *argument, struct child *c,
		  struct err *err)
{
	HOLDS(role < N_CHILD_ROLES);
	HOLDS(!argument || *argument);
	if (argument && *argument == '!')
		return err_set(err, "%s cannot be started", argument);
	*c = (struct child){FIRST_PID + n_started++, open("/dev/null", O_RDONLY)};
	HOLDS(c->fd >= 0);
	return true;
}

/* Only what it has started itself, and each once. */
static int reap(pid_t pid, int ms)
{
	HOLDS(pid >= FIRST_PID && pid < FIRST_PID + n_started);
	HOLDS(ms >= 0 && ms <= 60 * 1000);
	HOLDS(++n_ended <= n_started);
	return 0;
}

static void serve_starter(int fd)
{
	static const struct starter_acts acts = {start, reap};

	n_started = n_ended = 0;
	starter_serve(fd, &acts);
	fuzz_taken = n_started == 2 && n_ended == 1;
}

static void ask_starter(int fd)
{
	struct child c;
	struct err err = {0};

	bool ok = starter_ask_start(fd, CHILD_READER, "", &c, &err);
	HOLDS(ok ? c.pid > 0 && c.fd >= 0 : c.pid == 0 && c.fd == -1);
	HOLDS(ok || *err.text);
	HOLDS(str_is_utf8(str_of(err.text)) && !strpbrk(err.text, "\r\n\033"));
	if (ok)
		close(c.fd);
	fuzz_taken = starter_ask_end(fd, FIRST_PID, 10) == 9;
}

/* The holder of a password ----------------------------------------------------------- */

static void serve_holder(int fd)
{
	/* It can be read by nobody: the answer is the trouble. */
	static const struct secret_source source = {.file = "/nowhere/password"};

	secret_serve(fd, &source);
	fuzz_taken = true;
}

static void ask_holder(int fd)
{
	char secret[SECRET_MAX];
	struct err err = {0};

	memset(secret, 'x', sizeof secret);
	fuzz_taken = secret_from_holder(fd, secret, &err);
	HOLDS(!fuzz_taken || memchr(secret, 0, sizeof secret));
	HOLDS(fuzz_taken || *err.text);
	HOLDS(str_is_utf8(str_of(err.text)) && !strpbrk(err.text, "\r\n\033"));
}

static void ask(struct fuzz_line *line, void (*asks)(int fd))
{
	asks(line->near);
	close(line->near);
	close(line->far);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	if (size < 2 || size > LINE_ROOM)
		return 0;
	struct fuzz_line line = fuzz_line(data + 1, size - 1);
	switch (data[0]) {
	case 's':
		fuzz_line_serve(&line, serve_starter);
		break;
	case 'p':
		fuzz_line_serve(&line, serve_holder);
		break;
	case 'q':
		ask(&line, ask_holder);
		break;
	default:
		ask(&line, ask_starter);
		break;
	}
	return 0;
}
