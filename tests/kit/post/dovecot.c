/* Dovecot on loopback: see dovecot.h.
 * SPDX-License-Identifier: ISC */
#define _GNU_SOURCE /* F_OFD_SETLK */
#include "tests/kit/post/dovecot.h"

#include <arpa/inet.h>
#include <dirent.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>
#include <utime.h>

enum { MAIL_UID = 5000, START_TRIES = 1500 /* of 20 ms */ };

static const char config[] =
	"base_dir = %s/run\n"
	"state_dir = %s/state\n"
	"log_path = %s/log\n"
	"info_log_path = %s/log\n"
	"protocols = imap pop3\n"
	"listen = 127.0.0.1\n"
	"ssl = yes\n"
	"ssl_cert = <%s/cert.pem\n"
	"ssl_key = <%s/key.pem\n"
	"disable_plaintext_auth = no\n"
	"auth_mechanisms = plain login\n"
	"auth_failure_delay = 0\n"
	"mail_location = maildir:%s/mail/%%n\n"
	"first_valid_uid = 5000\n"
	"first_valid_gid = 5000\n"
	"default_internal_user = dovecot\n"
	"default_login_user = dovenull\n"
	"mail_max_userip_connections = 100\n"
	"passdb {\n  driver = passwd-file\n"
	"  args = scheme=PLAIN username_format=%%n %s/users\n}\n"
	"userdb {\n  driver = static\n"
	"  args = uid=5000 gid=5000 home=%s/mail/%%n\n}\n"
	"service imap-login {\n  chroot =\n"
	"  inet_listener imap {\n    port = %d\n  }\n"
	"  inet_listener imaps {\n    port = %d\n    ssl = yes\n  }\n}\n"
	"service pop3-login {\n  chroot =\n"
	"  inet_listener pop3 {\n    port = %d\n  }\n"
	"  inet_listener pop3s {\n    port = %d\n    ssl = yes\n  }\n}\n"
	"service anvil {\n  chroot =\n"
	"  unix_listener anvil-auth-penalty {\n    mode = 0\n  }\n}\n"
	"namespace inbox {\n  inbox = yes\n  separator = /\n}\n";

static bool run(const char *fmt, ...) __attribute__((format(printf, 1, 2)));
static bool run(const char *fmt, ...)
{
	char line[1024];
	va_list ap;

	va_start(ap, fmt);
	vsnprintf(line, sizeof line, fmt, ap);
	va_end(ap);
	return system(line) == 0;
}

/* Ports below those that the system gives to who connects, in blocks. A block is ours for as long
 * as this process or one of its children lives, also while the server is stopped: its byte of a
 * file is locked. servers.py does the same. */
enum { PORTS_FROM = 10000, BLOCK = 16, BLOCKS = 1400 };

static int own_block(void)
{
	static int block = -1;
	int fd = block < 0 ? open("/tmp/postalgm-ports", O_RDWR | O_CREAT | O_CLOEXEC,
				  0600)
			   : -1;

	for (int i = 0; fd >= 0 && block < 0 && i < BLOCKS; i++) {
		int b = (getpid() + i) % BLOCKS;
		struct flock lock = {.l_type = F_WRLCK,
				     .l_whence = SEEK_SET,
				     .l_start = b,
				     .l_len = 1};
		if (fcntl(fd, F_OFD_SETLK, &lock) == 0)
			block = b;
	}
	return block;
}

/* Free a moment ago: another program of this machine may listen there. */
static uint16_t free_port(void)
{
	static int n;
	struct sockaddr_in at = {.sin_family = AF_INET,
				 .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};

	for (int tries = 0; own_block() >= 0 && tries < BLOCK; tries++) {
		uint16_t port =
			(uint16_t)(PORTS_FROM + own_block() * BLOCK + n++ % BLOCK);
		int fd = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
		at.sin_port = htons(port);
		bool ok = fd >= 0 && bind(fd, (struct sockaddr *)&at, sizeof at) == 0;
		if (fd >= 0)
			close(fd);
		if (ok)
			return port;
	}
	return 0;
}

static void put_file(const char *dir, const char *name, const char *text, mode_t mode)
{
	char path[192];

	snprintf(path, sizeof path, "%s/%s", dir, name);
	FILE *f = fopen(path, "w");
	if (!f || fputs(text, f) < 0 || fclose(f) != 0 || chmod(path, mode) != 0)
		abort();
}

static bool answers(uint16_t port)
{
	struct sockaddr_in at = {.sin_family = AF_INET,
				 .sin_port = htons(port),
				 .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
	int fd = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
	bool ok = fd >= 0 && connect(fd, (struct sockaddr *)&at, sizeof at) == 0;

	if (fd >= 0)
		close(fd);
	return ok;
}

static int n_answering(const struct dovecot *d)
{
	return answers(d->imap) + answers(d->imaps) + answers(d->pop3) +
	       answers(d->pop3s);
}

static void nap(long ms)
{
	nanosleep(&(struct timespec){ms / 1000, ms % 1000 * 1000000L}, NULL);
}

/* In the foreground as our child: if we die, it is stopped with us. */
static pid_t spawn(const struct dovecot *d)
{
	char conf[96], start[96];

	snprintf(conf, sizeof conf, "%s/dovecot.conf", d->dir);
	snprintf(start, sizeof start, "%s/start", d->dir);
	pid_t child = fork();
	if (child != 0)
		return child;
	int out = open(start, O_WRONLY | O_CREAT | O_APPEND, 0600);
	setpgid(0, 0);
	prctl(PR_SET_PDEATHSIG, SIGTERM, 0, 0, 0);
	dup2(out, STDOUT_FILENO);
	dup2(out, STDERR_FILENO);
	execlp("dovecot", "dovecot", "-F", "-c", conf, (char *)NULL);
	_exit(127);
}

bool dovecot_start(struct dovecot *d)
{
	if (d->pid > 0 && n_answering(d) == 4)
		return true;
	d->pid = spawn(d);
	for (int i = 0; i < START_TRIES && n_answering(d) < 4; i++)
		nap(20);
	return n_answering(d) == 4;
}

void dovecot_stop(struct dovecot *d)
{
	if (d->pid <= 0)
		return;
	kill(-d->pid, SIGTERM);
	nap(100);
	/* The master would wait for those who are served still, six seconds. */
	kill(-d->pid, SIGKILL);
	waitpid(d->pid, NULL, 0);
	for (int i = 0; i < START_TRIES && n_answering(d) > 0; i++)
		nap(20);
	d->pid = 0;
}

static bool make_all(struct dovecot *d)
{
	char text[4096];

	snprintf(d->ca, sizeof d->ca, "%s/cert.pem", d->dir);
	snprintf(d->password, sizeof d->password, "%s/password", d->dir);
	snprintf(d->mail, sizeof d->mail, "%s/mail/gm", d->dir);
	d->imap = free_port();
	d->imaps = free_port();
	d->pop3 = free_port();
	d->pop3s = free_port();
	snprintf(text, sizeof text, config, d->dir, d->dir, d->dir, d->dir, d->dir,
		 d->dir, d->dir, d->dir, d->dir, d->imap, d->imaps, d->pop3, d->pop3s);
	put_file(d->dir, "dovecot.conf", text, 0644);
	put_file(d->dir, "users", "gm:{PLAIN}open sesame::::::\n", 0644);
	put_file(d->dir, "password", "open sesame\n", 0600);
	return chmod(d->dir, 0755) == 0 &&
	       run("openssl req -x509 -newkey rsa:2048 -nodes -keyout %s/key.pem -out %s -days 36500 -subj /CN=localhost -addext subjectAltName=DNS:localhost,IP:127.0.0.1 2>/dev/null",
		   d->dir, d->ca) &&
	       run("mkdir -p %s/run %s/state %s/new %s/cur %s/tmp && chown -R %d:%d %s/mail",
		   d->dir, d->dir, d->mail, d->mail, d->mail, MAIL_UID, MAIL_UID,
		   d->dir);
}

bool dovecot_open(struct dovecot *d, const char **why)
{
	*d = (struct dovecot){.dir = "/tmp/postalgm-dovecot-XXXXXX"};
	*why = geteuid() != 0 ? "Dovecot wants to be started by root"
	       : !run("command -v dovecot >/dev/null && command -v openssl >/dev/null && test -x /usr/lib/dovecot/imap && test -x /usr/lib/dovecot/pop3")
		       ? "dovecot-imapd, dovecot-pop3d or openssl is not installed"
		       : NULL;
	if (*why)
		return false;
	if (!mkdtemp(d->dir) || !make_all(d) || !dovecot_start(d)) {
		*why = "Dovecot does not start here";
		dovecot_close(d);
		return false;
	}
	return true;
}

void dovecot_close(struct dovecot *d)
{
	dovecot_stop(d);
	if (strncmp(d->dir, "/tmp/postalgm-dovecot-", 22) == 0)
		run("rm -rf '%s'", d->dir);
}

void dovecot_empty(struct dovecot *d)
{
	run("rm -f %s/new/* %s/cur/* && rm -rf %s/.[A-Za-z]*", d->mail, d->mail,
	    d->mail);
}

void dovecot_deliver(struct dovecot *d, const char *bytes, int64_t date)
{
	static int n;
	char from[192], to[192];

	n++;
	snprintf(from, sizeof from, "%s/tmp/%d.%06d", d->mail, (int)getpid(), n);
	snprintf(to, sizeof to, "%s/new/%d.%06d.host", d->mail, (int)getpid(), n);
	FILE *f = fopen(from, "w");
	if (!f || fputs(bytes, f) < 0 || fclose(f) != 0 ||
	    chown(from, MAIL_UID, MAIL_UID) != 0)
		abort();
	if (date)
		utime(from, &(struct utimbuf){(time_t)date, (time_t)date});
	if (rename(from, to) != 0)
		abort();
}

static int count_in(const char *path, const char *flags)
{
	DIR *dir = opendir(path);
	struct dirent *e;
	int n = 0;

	while (dir && (e = readdir(dir))) {
		const char *has = strstr(e->d_name, ":2,");
		bool all = e->d_name[0] != '.';
		for (const char *f = flags; all && *f; f++)
			all = has && strchr(has + 3, *f);
		n += all;
	}
	if (dir)
		closedir(dir);
	return n;
}

int dovecot_count(struct dovecot *d, const char *folder, const char *flags)
{
	char path[256];
	int n = 0;

	for (int i = 0; i < 2; i++) {
		snprintf(path, sizeof path, "%s/%s%s/%s", d->mail, *folder ? "." : "",
			 folder, i ? "cur" : "new");
		n += count_in(path, flags);
	}
	return n;
}

/* Dovecot's letters a to z are the keywords of the folder, by its own list. */
int dovecot_count_keyword(struct dovecot *d, const char *folder, const char *keyword)
{
	char path[256], line[256], name[200], flag[2] = "";
	int i, letter = -1;

	snprintf(path, sizeof path, "%s/%s%s/dovecot-keywords", d->mail,
		 *folder ? "." : "", folder);
	FILE *f = fopen(path, "r");
	while (f && letter < 0 && fgets(line, sizeof line, f))
		if (sscanf(line, "%d %199s", &i, name) == 2 &&
		    strcmp(name, keyword) == 0)
			letter = i;
	if (f)
		fclose(f);
	flag[0] = (char)('a' + letter);
	return letter < 0 ? 0 : dovecot_count(d, folder, flag);
}

void dovecot_renumber(struct dovecot *d)
{
	dovecot_stop(d);
	run("rm -f %s/dovecot-uidlist %s/dovecot-uidvalidity* %s/dovecot.index*",
	    d->mail, d->mail, d->mail);
	nap(1100); /* the new number is the time in seconds */
	if (!dovecot_start(d))
		abort();
}
