/* Secrets of the post office: see secret.h.
 * SPDX-License-Identifier: ISC */
#define _GNU_SOURCE /* pipe2 */
#include "mail/post/secret.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/elapsed.h"
#include "mail/post/secret_holder.h"

enum { COMMAND_MS = 30 * 1000 };

bool secret_is_set(const struct secret_source *s)
{
	return s->file || s->credential || s->command || s->holder;
}

void secret_wipe(char out[SECRET_MAX])
{
	sodium_memzero(out, SECRET_MAX);
}

/* Reads to the end, a full buffer, or `until` (0: without limit). -1: too slow or
 * broken. */
static ssize_t read_all(int fd, char out[SECRET_MAX], int64_t until)
{
	size_t n = 0;

	while (n < SECRET_MAX) {
		struct pollfd p = {.fd = fd, .events = POLLIN};
		int64_t left = until ? until - elapsed_ms() : -1;
		if (until && (left <= 0 || poll(&p, 1, (int)left) == 0))
			return -1;
		ssize_t got = read(fd, out + n, SECRET_MAX - n);
		if (got < 0 && errno == EINTR)
			continue;
		if (got < 0)
			return -1;
		if (got == 0)
			break;
		n += (size_t)got;
	}
	return (ssize_t)n;
}

/* Cuts at the end of the first line. */
static bool first_line(char out[SECRET_MAX], size_t n, const char *from,
		       struct err *err)
{
	size_t i = 0;

	while (i < n && out[i] != '\n' && out[i] != '\r')
		i++;
	if (i == 0)
		return err_refuse(err, "%s is empty; its first line is the secret",
				  from);
	if (i >= SECRET_MAX - 1)
		return err_refuse(err, "%s: its first line is longer than %d bytes",
				  from, SECRET_MAX - 2);
	for (size_t k = 0; k < i; k++)
		if ((unsigned char)out[k] < ' ' || out[k] == 127)
			return err_refuse(err,
					  "%s: its first line has a control character",
					  from);
	sodium_memzero(out + i, SECRET_MAX - i);
	return true;
}

/* A credential may be of mode 0440: systemd keeps its folder to the service. */
static bool is_private(int fd, const char *path, mode_t others, struct err *err)
{
	struct stat st;

	if (fstat(fd, &st) != 0)
		return err_set(err, "%s: %s", path, strerror(errno));
	if (!S_ISREG(st.st_mode))
		return err_refuse(err, "%s is not a plain file", path);
	if (st.st_mode & others)
		return err_refuse(
			err, "%s can be read by others (mode %04o); run `chmod 600 %s`",
			path, (unsigned)(st.st_mode & 07777), path);
	if (st.st_uid != geteuid() && st.st_uid != 0)
		return err_refuse(err, "%s belongs to user %u, not to us (%u)", path,
				  (unsigned)st.st_uid, (unsigned)geteuid());
	return true;
}

static bool from_file(const char *path, mode_t others, char out[SECRET_MAX],
		      struct err *err)
{
	int fd = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK);

	if (fd < 0 && errno == ELOOP)
		return err_refuse(err, "%s is a link; name the file itself", path);
	if (fd < 0)
		return err_set(err, "%s: %s", path, strerror(errno));
	bool ok = is_private(fd, path, others, err);
	ssize_t n = ok ? read_all(fd, out, 0) : 0;
	close(fd);
	if (ok && n < 0)
		return err_set(err, "%s cannot be read", path);
	return ok && first_line(out, (size_t)n, path, err);
}

static bool from_credential(const char *name, char out[SECRET_MAX], struct err *err)
{
	const char *dir = getenv("CREDENTIALS_DIRECTORY");
	char path[4096];

	if (!dir || !*dir)
		return err_refuse(
			err,
			"credential '%s': $CREDENTIALS_DIRECTORY is not set; the systemd unit says LoadCredential=%s:PATH",
			name, name);
	if (!*name || *name == '.' || strchr(name, '/'))
		return err_refuse(err, "'%s' is not the name of a credential", name);
	if (snprintf(path, sizeof path, "%s/%s", dir, name) >= (int)sizeof path)
		return err_refuse(err, "credential '%s': the path is too long", name);
	return from_file(path, S_IRWXO, out, err);
}

/* In the child. Its own process group, so that all of it can be stopped. */
static _Noreturn void run(const char *command, int out)
{
	int null = open("/dev/null", O_RDWR);
	sigset_t none;

	setpgid(0, 0);
	sigemptyset(&none);
	sigprocmask(SIG_SETMASK, &none, NULL);
	signal(SIGPIPE, SIG_DFL);
	dup2(null, STDIN_FILENO);
	dup2(out, STDOUT_FILENO);
	execl("/bin/sh", "sh", "-c", command, (char *)NULL);
	_exit(127);
}

static int end_of(pid_t child)
{
	int status = 0;

	while (waitpid(child, &status, 0) < 0)
		if (errno != EINTR)
			return -1;
	return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

/* `err` names the kind of source, not the command: it may tell where a secret lies. */
static bool from_command(const char *command, char out[SECRET_MAX], struct err *err)
{
	int ends[2];

	if (pipe2(ends, O_CLOEXEC) != 0)
		return err_set(err, "the password command: %s", strerror(errno));
	pid_t child = fork();
	if (child == 0)
		run(command, ends[1]);
	close(ends[1]);
	ssize_t n = child > 0 ? read_all(ends[0], out, elapsed_ms() + COMMAND_MS) : -1;
	close(ends[0]);
	if (child < 0)
		return err_set(err, "the password command could not be started");
	if (n < 0)
		kill(-child, SIGKILL);
	int status = end_of(child);
	if (n < 0)
		return err_set(err, "the password command gave nothing in %d seconds",
			       COMMAND_MS / 1000);
	if (status != 0)
		return err_set(err, "the password command failed (status %d)", status);
	return first_line(out, (size_t)n, "the output of the password command", err);
}

bool secret_read(const struct secret_source *s, char out[SECRET_MAX], struct err *err)
{
	bool ok = true;

	memset(out, 0, SECRET_MAX);
	if (s->file)
		ok = from_file(s->file, S_IRWXG | S_IRWXO, out, err);
	else if (s->credential)
		ok = from_credential(s->credential, out, err);
	else if (s->command)
		ok = from_command(s->command, out, err);
	else if (s->holder)
		ok = secret_from_holder(s->holder, out, err);
	if (!ok)
		secret_wipe(out);
	return ok;
}
