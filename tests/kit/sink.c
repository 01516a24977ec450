/* Sink: see sink.h.
 * SPDX-License-Identifier: ISC */
#define _GNU_SOURCE /* pipe2 */
#include "tests/kit/sink.h"

#include <check.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

static void make_certificate(const char *dir)
{
	char command[512];

	snprintf(
		command, sizeof command,
		"openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -keyout %s/key.pem -out %s/cert.pem -days 36500 -subj /CN=localhost -addext subjectAltName=DNS:localhost,IP:127.0.0.1 2>/dev/null",
		dir, dir);
	ck_assert_msg(system(command) == 0, "openssl makes no certificate");
}

static _Noreturn void run(const char *dir, int in, int out)
{
	char cert[96], key[96];

	prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0);
	dup2(in, 0);
	dup2(out, 1);
	snprintf(cert, sizeof cert, "%s/cert.pem", dir);
	snprintf(key, sizeof key, "%s/key.pem", dir);
	execl("/usr/bin/python3", "python3", "tests/kit/smtp_sink.py", dir, cert, key,
	      (char *)NULL);
	_exit(127);
}

void sink_start(struct sink *s)
{
	int in[2], out[2];
	char line[64] = "";

	*s = (struct sink){.dir = "/tmp/postalgm-sink.XXXXXX"};
	ck_assert(mkdtemp(s->dir) != NULL);
	make_certificate(s->dir);
	ck_assert(pipe2(in, O_CLOEXEC) == 0 && pipe2(out, O_CLOEXEC) == 0);
	s->pid = fork();
	if (s->pid == 0)
		run(s->dir, in[0], out[1]);
	close(in[0]);
	close(out[1]);
	s->input = in[1];
	FILE *f = fdopen(out[0], "r");
	ck_assert_msg(fgets(line, sizeof line, f) != NULL, "the sink does not start");
	fclose(f);
	ck_assert_int_eq(sscanf(line, "%d %d %d", &s->plain, &s->starttls, &s->tls), 3);
}

void sink_stop(struct sink *s)
{
	char command[128];

	close(s->input);
	waitpid(s->pid, NULL, 0);
	snprintf(command, sizeof command, "rm -rf '%s'", s->dir);
	ck_assert_int_eq(system(command), 0);
}

void sink_write(const struct sink *s, const char *name, const char *text)
{
	char path[128];

	snprintf(path, sizeof path, "%s/%s", s->dir, name);
	unlink(path);
	if (!text)
		return;
	FILE *f = fopen(path, "w");
	ck_assert(f != NULL);
	fputs(text, f);
	fclose(f);
	ck_assert_int_eq(chmod(path, 0600), 0);
}

int sink_talked(const struct sink *s, const char *what)
{
	char path[128], line[1024];
	int n = 0;

	snprintf(path, sizeof path, "%s/talk", s->dir);
	FILE *f = fopen(path, "r");
	while (f && fgets(line, sizeof line, f))
		n += strncmp(line, what, strlen(what)) == 0;
	if (f)
		fclose(f);
	return n;
}
