/* A home: its directory, configuration, key, Maildirs, store.
 * SPDX-License-Identifier: ISC */
#include "server/home/home.h"

#include <errno.h>
#include <fcntl.h>
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/arena.h"
#include "schema/store/numbers.h"
#include "server/home/alive.h"
#include "server/home/fault.h"
#include "server/home/restored.h"

enum { INSTANCE_BYTES = 8 };

char *home_path(const struct home *h, struct arena *a, const char *name)
{
	return str_z(a, str_printf(a, "%s/%s", h->dir, name));
}

int64_t home_now(const struct home *h)
{
	return clock_now(&h->clock);
}

void home_secret(const char *what, uint8_t out[32])
{
	const char *test = getenv("POSTALGM_TEST_SECRET");
	crypto_generichash_state hash;

	if (!test || !*test) {
		randombytes_buf(out, 32);
		return;
	}
	crypto_generichash_init(&hash, (const unsigned char *)test, 0, 32);
	crypto_generichash_update(&hash, (const unsigned char *)test, strlen(test) + 1);
	crypto_generichash_update(&hash, (const unsigned char *)what, strlen(what));
	crypto_generichash_final(&hash, out, 32);
}

const char *home_default(struct arena *a)
{
	const char *home = getenv("POSTALGM_HOME"), *user = getenv("HOME");

	if (home && *home)
		return home;
	if (geteuid() == 0 || !user || !*user)
		return "/var/lib/postalgm";
	return str_z(a, str_printf(a, "%s/.local/share/postalgm", user));
}

/* Making ------------------------------------------------------------------- */

static bool make_dir(const char *path, struct err *err)
{
	char part[4096];
	size_t n = strlen(path);

	if (n == 0 || n >= sizeof part)
		return err_usage(err, "the name of the directory is empty or too long");
	memcpy(part, path, n + 1);
	for (size_t i = 1; i <= n; i++) {
		if (part[i] != '/' && part[i] != '\0')
			continue;
		part[i] = '\0';
		if (mkdir(part, 0700) < 0 && errno != EEXIST)
			return err_set(err, "%s: %s", part, strerror(errno));
		part[i] = i < n ? '/' : '\0';
	}
	return true;
}

static bool write_new(const char *path, struct str text, struct err *err)
{
	int fd = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);

	if (fd < 0 && errno == EEXIST)
		return err_refuse(err, "%s is there already", path);
	if (fd < 0)
		return err_set(err, "%s: %s", path, strerror(errno));
	bool ok = write(fd, text.s, text.n) == (ssize_t)text.n && fsync(fd) == 0;
	ok = close(fd) == 0 && ok;
	return ok || err_set(err, "%s: %s", path, strerror(errno));
}

/* The key file with a secret of the tests' own: see home_create. */
static bool write_test_key(struct arena *a, const char *path, int64_t now,
			   struct err *err)
{
	char made[CLOCK_ISO_MAX], hex[65];
	uint8_t secret[32];

	home_secret("key", secret);
	sodium_bin2hex(hex, sizeof hex, secret, sizeof secret);
	clock_iso(now, made);
	return write_new(path, str_printf(a, "1 %s %s\n", hex, made), err);
}

static bool make_key(struct arena *a, const char *path, int64_t now, struct err *err)
{
	if (access(path, F_OK) == 0)
		return true;
	return getenv("POSTALGM_TEST_SECRET") ? write_test_key(a, path, now, err)
					      : keyfile_create(path, now, err);
}

static bool make_maildir(struct arena *a, const char *dir, struct str url,
			 struct err *err)
{
	struct err ignored = {0};
	struct str path;

	if (!config_maildir(a, dir, url, &path, &ignored))
		return true; /* another kind of post office */
	static const char *const parts[] = {"tmp", "new", "cur"};
	for (size_t i = 0; i < 3; i++)
		if (!make_dir(
			    str_z(a, str_printf(a, "%.*s/%s", STR_ARG(path), parts[i])),
			    err))
			return false;
	return true;
}

static bool make_store(const char *path, int64_t now, struct err *err)
{
	uint8_t secret[32];
	char salt[2 * sizeof secret + 1];

	home_secret("gmlog", secret);
	sodium_bin2hex(salt, sizeof salt, secret, sizeof secret);
	struct store *st = store_open(path, STORE_CREATE, err);
	bool ok = st && store_begin(st, err) && meta_set_int(st, "created", now, err) &&
		  meta_set(st, "gmlog_salt", str_of(salt), err) &&
		  store_commit(st, err);
	store_close(st);
	fault_point("made");
	return ok;
}

static bool create(struct arena *a, const char *dir, const struct config *given,
		   int64_t now, struct err *err)
{
	struct home h = {.dir = dir};
	struct config c = *given;
	uint8_t random[32];
	char instance[2 * INSTANCE_BYTES + 1];

	if (access(home_path(&h, a, "postalgm.json"), F_OK) == 0)
		return err_refuse(err, "%s is a home already", dir);
	if (c.instance.n == 0) {
		home_secret("instance", random);
		sodium_bin2hex(instance, sizeof instance, random, INSTANCE_BYTES);
		c.instance = str_of(instance);
	}
	/* The configuration is written last: a directory without it is not a home, and init
	 * starts over. */
	return make_dir(dir, err) &&
	       make_key(a, home_path(&h, a, "postalgm.key"), now, err) &&
	       make_store(home_path(&h, a, "postalgm.db"), now, err) &&
	       make_maildir(a, dir, c.in[0].url, err) &&
	       make_maildir(a, dir, c.out, err) &&
	       write_new(home_path(&h, a, "postalgm.json"), config_text(a, &c), err);
}

bool home_create(const char *dir, const struct config *c, const struct clock *clock,
		 struct err *err)
{
	if (sodium_init() < 0)
		return err_set(err, "libsodium cannot be used here");
	struct arena *a = arena_create();
	bool ok = create(a, dir, c, clock_now(clock), err);
	arena_destroy(a);
	return ok;
}

bool home_lacks_key(const char *dir)
{
	struct home h = {.dir = dir};
	struct arena *a = arena_create();
	bool lacks = access(home_path(&h, a, "postalgm.json"), F_OK) == 0 &&
		     access(home_path(&h, a, "postalgm.db"), F_OK) == 0 &&
		     access(home_path(&h, a, "postalgm.key"), F_OK) < 0 &&
		     errno == ENOENT;
	arena_destroy(a);
	return lacks;
}

bool home_new_key(const char *dir, const struct clock *clock, struct err *err)
{
	struct home h = {.dir = dir};

	if (sodium_init() < 0)
		return err_set(err, "libsodium cannot be used here");
	struct arena *a = arena_create();
	bool ok = make_key(a, home_path(&h, a, "postalgm.key"), clock_now(clock), err);
	arena_destroy(a);
	return ok;
}

/* Opening ------------------------------------------------------------------ */

static bool open_parts(struct home *h, enum store_mode mode, const char *dir,
		       struct arena *a, const struct clock *clock, struct err *err)
{
	*h = (struct home){
		.a = a, .dir = dir, .clock = *clock, .log = {.now = clock_now(clock)}};
	if (sodium_init() < 0)
		return err_set(err, "libsodium cannot be used here");
	if (!config_need(a, dir, &h->config, err))
		return false;
	h->keys = key_holder_open(home_path(h, a, "postalgm.key"));
	/* A program that only looks needs few keys, or none. */
	if (mode == STORE_WRITE && !key_holder_start(h->keys, err))
		return false;
	h->house = (struct letter_house){
		.address = config_addresses(a, &h->config),
		.instance = h->config.instance,
		.memory_mib = (int)(h->config.limits.worker_memory / (1024 * 1024)),
		.cpu_seconds = (int)h->config.limits.worker_cpu_seconds,
	};
	h->store = store_open(home_path(h, a, "postalgm.db"), mode, err);
	if (!h->store)
		return false;
	h->number = numbers_home(h->store);
	store_on_commit(h->store, fault_point);
	return true;
}

static bool open_as(struct home *h, enum store_mode mode, const char *dir,
		    struct arena *a, const struct clock *clock, struct err *err)
{
	if (open_parts(h, mode, dir, a, clock, err))
		return true;
	home_close(h);
	return false;
}

bool home_open(struct home *h, const char *dir, struct arena *a,
	       const struct clock *clock, struct err *err)
{
	return open_as(h, STORE_WRITE, dir, a, clock, err) && restored_settle(h, err);
}

bool home_look(struct home *h, const char *dir, struct arena *a,
	       const struct clock *clock, struct err *err)
{
	return open_as(h, STORE_READ, dir, a, clock, err);
}

void home_forget(struct home *h)
{
	for (int i = 0; i < HOME_COPIES; i++)
		if (h->forget[i])
			h->forget[i](h);
}

void home_close(struct home *h)
{
	home_forget(h);
	if (h->leave_homes)
		h->leave_homes(h->homes);
	store_close(h->store);
	h->store = NULL;
	key_holder_close(h->keys);
	h->keys = NULL;
}

/* Transactions ------------------------------------------------------------- */

bool home_begin(struct home *h, struct err *err)
{
	if (store_is_open(h->store)) {
		bool ok = store_mark(h->store, err);
		h->depth += ok;
		return ok;
	}
	h->depth = 0;
	return store_begin(h->store, err);
}

bool home_begin_reading(struct home *h, struct err *err)
{
	h->depth = 0;
	return store_begin_reading(h->store, err);
}

/* Did the holder of the keys fail since the last decision? A home that is read for another one's zine has none. */
static bool has_trouble(struct home *h, struct err *err)
{
	return h->keys && key_holder_trouble(h->keys, err);
}

bool home_commit(struct home *h, struct err *err)
{
	bool inner = h->depth > 0;

	h->depth -= inner;
	if (!inner && has_trouble(h, err)) {
		home_rollback(h);
		return false;
	}
	alive();
	if (inner ? store_keep(h->store, err) : store_commit(h->store, err))
		return true;
	home_forget(h);
	return false;
}

void home_rollback(struct home *h)
{
	struct err forgotten;

	if (h->depth > 0) {
		h->depth--;
		store_undo(h->store);
	} else {
		store_rollback(h->store);
		(void)has_trouble(h, &forgotten);
	}
	home_forget(h);
}

bool home_end(struct home *h, bool ok, struct err *err)
{
	if (ok)
		return home_commit(h, err);
	/* If it failed for want of a key, report that as the reason. */
	if (h->depth == 0)
		(void)has_trouble(h, err);
	home_rollback(h);
	return false;
}

struct log_line home_log(struct home *h, enum log_level level, const char *event)
{
	h->log.now = home_now(h);
	return log_begin(&h->log, level, event);
}
