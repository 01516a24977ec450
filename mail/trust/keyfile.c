/* The key file: see keyfile.h.
 * SPDX-License-Identifier: ISC */
#include "mail/trust/keyfile.h"

#include <errno.h>
#include <fcntl.h>
#include <sodium.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/clock.h"

enum { FILE_MAX = 4096 };

static bool trouble(struct err *err, const char *path, const char *what)
{
	return err_set(err, "%s: %s: %s", path, what, strerror(errno));
}

static bool check_file(int fd, const char *path, struct err *err)
{
	struct stat st;

	if (fstat(fd, &st) != 0)
		return trouble(err, path, "cannot be looked at");
	if (!S_ISREG(st.st_mode))
		return err_refuse(err, "%s: not a regular file", path);
	if (st.st_uid != geteuid())
		return err_refuse(err, "%s: belongs to user %u, not to us", path,
				  (unsigned)st.st_uid);
	if (st.st_mode & 077)
		return err_refuse(err,
				  "%s: mode %04o lets others read it; chmod 600 it",
				  path, (unsigned)(st.st_mode & 07777));
	return true;
}

static bool read_line(struct str line, struct key *k)
{
	struct str id, hex, when;
	int64_t v;
	size_t n = 0;

	if (!str_word(&line, &id) || !str_word(&line, &hex) || !str_word(&line, &when))
		return false;
	if (!str_int(id, 1, 255, &v) || hex.n != 2 * KEY_SECRET_BYTES)
		return false;
	k->id = (uint8_t)v;
	return sodium_hex2bin(k->secret, sizeof k->secret, hex.s, hex.n, NULL, &n,
			      NULL) == 0 &&
	       n == KEY_SECRET_BYTES && clock_read_iso(when, &k->made);
}

static bool read_lines(struct str text, const char *path, struct keys *keys,
		       struct err *err)
{
	struct str line;
	int number = 0;

	while (str_line(&text, &line)) {
		number++;
		line = str_trim(line);
		if (!line.n || line.s[0] == '#')
			continue;
		if (keys->n == KEYS_MAX)
			return err_refuse(err, "%s: more than %d secrets", path,
					  KEYS_MAX);
		if (!read_line(line, &keys->key[keys->n]))
			return err_refuse(
				err,
				"%s: line %d: expected an id, 64 hex digits and a time",
				path, number);
		keys->n++;
	}
	return keys->n > 0 || err_refuse(err, "%s: holds no secret", path);
}

bool keyfile_read(const char *path, struct keys *keys, struct err *err)
{
	char text[FILE_MAX];
	int fd = open(path, O_RDONLY | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK);

	*keys = (struct keys){0};
	if (fd < 0)
		return errno == ELOOP ? err_refuse(err, "%s: is a symbolic link", path)
				      : trouble(err, path, "cannot be opened");
	bool ok = check_file(fd, path, err);
	ssize_t n = ok ? read(fd, text, sizeof text) : 0;
	if (n < 0)
		ok = trouble(err, path, "cannot be read");
	close(fd);
	ok = ok && read_lines((struct str){text, (size_t)n}, path, keys, err);
	sodium_memzero(text, sizeof text);
	return ok;
}

static void draw(struct key *k, unsigned id, int64_t now)
{
	k->id = (uint8_t)id;
	k->made = now;
	randombytes_buf(k->secret, sizeof k->secret);
}

static size_t print_keys(const struct keys *keys, char *text, size_t size)
{
	size_t n = (size_t)snprintf(
		text, size, "# postalgm reply keys: keep secret, keep a copy\n");

	for (size_t i = 0; i < keys->n; i++) {
		char hex[2 * KEY_SECRET_BYTES + 1], when[CLOCK_ISO_MAX];
		sodium_bin2hex(hex, sizeof hex, keys->key[i].secret, KEY_SECRET_BYTES);
		clock_iso(keys->key[i].made, when);
		n += (size_t)snprintf(text + n, size - n, "%u %s %s\n", keys->key[i].id,
				      hex, when);
		sodium_memzero(hex, sizeof hex);
	}
	return n;
}

/* Writes a file that must not exist, and waits until it is on the disk. */
static bool write_new(const char *path, const struct keys *keys, struct err *err)
{
	char text[FILE_MAX];
	int fd = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0600);

	if (fd < 0)
		return errno == EEXIST ? err_refuse(err, "%s: exists already", path)
				       : trouble(err, path, "cannot be made");
	size_t n = print_keys(keys, text, sizeof text);
	bool ok = write(fd, text, n) == (ssize_t)n && fsync(fd) == 0;
	sodium_memzero(text, sizeof text);
	if (!ok)
		trouble(err, path, "cannot be written");
	if (close(fd) != 0 && ok)
		ok = trouble(err, path, "cannot be written");
	if (!ok)
		unlink(path);
	return ok;
}

bool keyfile_create(const char *path, int64_t now, struct err *err)
{
	struct keys keys = {.n = 1};

	if (sodium_init() < 0)
		return err_set(err, "libsodium cannot start");
	draw(&keys.key[0], 1, now);
	bool ok = write_new(path, &keys, err);
	sodium_memzero(&keys, sizeof keys);
	return ok;
}

static void drop_expired(struct keys *keys, int64_t now)
{
	size_t n = 0;

	for (size_t i = 0; i < keys->n; i++)
		if (keys_find(keys, keys->key[i].id, now))
			keys->key[n++] = keys->key[i];
	keys->n = n;
}

bool keyfile_rotate(const char *path, int64_t now, struct err *err)
{
	struct keys keys;
	char fresh[4096];

	if (sodium_init() < 0)
		return err_set(err, "libsodium cannot start");
	if (!keyfile_read(path, &keys, err))
		return false;
	drop_expired(&keys, now);
	unsigned id = keys_newest(&keys)->id % 255U + 1;
	bool ok = keys.n < KEYS_MAX ||
		  err_refuse(err, "%s: %d secrets are in use; wait some days", path,
			     KEYS_MAX);
	if (ok)
		draw(&keys.key[keys.n++], id, now);
	if (ok && snprintf(fresh, sizeof fresh, "%s.new", path) >= (int)sizeof fresh)
		ok = err_usage(err, "%s: the path is too long", path);
	if (ok) {
		unlink(fresh);
		ok = write_new(fresh, &keys, err) &&
		     (rename(fresh, path) == 0 ||
		      trouble(err, path, "cannot be replaced"));
	}
	sodium_memzero(&keys, sizeof keys);
	return ok;
}

const struct key *keys_newest(const struct keys *keys)
{
	return keys->n ? &keys->key[keys->n - 1] : NULL;
}

const struct key *keys_find(const struct keys *keys, uint8_t id, int64_t now)
{
	for (size_t i = keys->n; i-- > 0;) {
		if (keys->key[i].id != id)
			continue;
		bool newest = i + 1 == keys->n;
		return newest || now < keys->key[i + 1].made +
						       KEY_OVERLAP_DAYS * (int64_t)86400
			       ? &keys->key[i]
			       : NULL;
	}
	return NULL;
}
