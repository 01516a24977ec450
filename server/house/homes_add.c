/* A house gets another home: see homes.h.
 * SPDX-License-Identifier: ISC */
#include "server/house/homes.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/arena.h"
#include "server/home/fault.h"
#include "server/home/lock.h"

static const char *in_dir(struct arena *a, struct str dir, const char *name)
{
	return str_z(a, str_printf(a, PRI_STR "/%s", STR_ARG(dir), name));
}

enum { KEY_FILE_MAX = 4096 };

static bool read_key(const char *path, char bytes[KEY_FILE_MAX], ssize_t *n)
{
	int in = open(path, O_RDONLY | O_CLOEXEC);

	*n = in >= 0 ? read(in, bytes, KEY_FILE_MAX) : -1;
	if (in >= 0)
		close(in);
	return *n > 0;
}

/* Beside it, then in its place: a key is there whole or not at all. */
static bool write_key(struct arena *a, const char *to, const char *bytes, size_t n)
{
	const char *part = str_z(a, str_printf(a, "%s.part", to));
	int out = open(part, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
	bool ok = out >= 0 && write(out, bytes, n) == (ssize_t)n && fsync(out) == 0;

	if (out >= 0)
		ok = close(out) == 0 && ok;
	fault_point("key beside");
	return ok && rename(part, to) == 0;
}

/* The key is the house's: letters of one home are answered to another, once their game has moved. An
 * earlier call that was cut off may have left it there. */
static bool copy_key(struct arena *a, const char *from, const char *to, struct err *err)
{
	char bytes[KEY_FILE_MAX], there[KEY_FILE_MAX];
	ssize_t n, n_there;
	bool ok = read_key(from, bytes, &n) ||
		  err_set(err, "%s: %s", from, strerror(errno));

	if (ok && read_key(to, there, &n_there))
		ok = (n == n_there && memcmp(bytes, there, (size_t)n) == 0) ||
		     err_refuse(
			     err,
			     "%s is the key of another house: name another directory",
			     to);
	else if (ok)
		ok = write_key(a, to, bytes, (size_t)n) ||
		     err_set(err, "%s: %s", to, strerror(errno));
	explicit_bzero(bytes, sizeof bytes);
	explicit_bzero(there, sizeof there);
	fault_point("key");
	return ok;
}

/* Its way in is a Maildir at first; files with passwords are not copied. */
static bool make_home(struct arena *a, const char *dir, struct str to,
		      const struct clock *clock, struct err *err)
{
	struct config c, fresh;
	const char *path = str_z(a, to);

	config_defaults(&fresh);
	if (!config_need(a, dir, &c, err))
		return false;
	if (mkdir(path, 0700) != 0 && errno != EEXIST)
		return err_set(err, "%s: %s", path, strerror(errno));
	c.n_in = 1;
	c.in_is_list = false;
	c.in[0] = fresh.in[0];
	/* The zine has the games of all homes, and one home writes it. */
	c.zine_path = STR("");
	return copy_key(a, in_dir(a, str_of(dir), "postalgm.key"),
			in_dir(a, to, "postalgm.key"), err) &&
	       home_create(path, &c, clock, err);
}

/* A home that an earlier call had made when it was cut off: the house's key and identity, no game, and in no list
 * yet. Its number, if it was given one already, else -1. */
static bool is_half_made(struct arena *a, const char *dir, struct str to, int *number)
{
	struct err ignored = {0};
	struct config ours, its;
	struct game *games;
	int n = 0;

	*number = -1;
	if (access(in_dir(a, to, "postalgm.json"), F_OK) != 0 ||
	    !config_need(a, dir, &ours, &ignored) ||
	    !config_need(a, str_z(a, to), &its, &ignored) ||
	    !str_equal(ours.instance, its.instance))
		return false;
	struct store *st =
		store_open(in_dir(a, to, "postalgm.db"), STORE_READ, &ignored);
	bool is = st && games_list(st, a, &games, &n, &ignored) && n == 0;
	*number = is ? numbers_home(st) : -1;
	store_close(st);
	return is;
}

static bool number_home(struct arena *a, struct str dir, int number, int64_t above,
			struct err *err)
{
	struct store *st = store_open(in_dir(a, dir, "postalgm.db"), STORE_WRITE, err);
	bool ok = st && store_begin(st, err) && numbers_share(st, number, above, err) &&
		  store_commit(st, err);

	store_close(st);
	fault_point("numbered");
	return ok;
}

/* Above all numbers that the homes have given, so that an older home's rows stand alone. */
static bool last_number(struct arena *a, const struct homes *h, int64_t *last,
			struct err *err)
{
	*last = 0;
	for (int i = 0; i < h->n; i++) {
		int64_t one;
		struct store *st = store_open(in_dir(a, h->home[i].dir, "postalgm.db"),
					      STORE_WRITE, err);
		bool ok = st && numbers_last(st, &one, err);
		store_close(st);
		if (!ok)
			return err_context(err, "home " PRI_STR,
					   STR_ARG(h->home[i].name));
		*last = one > *last ? one : *last;
	}
	return true;
}

/* A daemon that works would go on giving all numbers. */
static bool share_first(struct arena *a, const char *dir, const struct home_wanted *w,
			const struct clock *clock, struct homes *h, struct err *err)
{
	if (!w->own_name.n || !w->own_mailbox.n)
		return err_refuse(
			err,
			"this home is alone until now: give it a name and a mailbox of its own too, by --own-name and --own-mailbox");
	char *whole = realpath(dir, NULL);
	if (!whole)
		return err_set(err, "%s: %s", dir, strerror(errno));
	*h = (struct homes){.n = 1,
			    .home = {{.name = w->own_name,
				      .dir = str_dup(a, str_of(whole)),
				      .mailbox = w->own_mailbox}}};
	free(whole);
	/* A list with a fault in it would stop every daemon of the house. */
	if (!homes_check(&h->home[0], &(struct homes){0}, err))
		return err_context(err, "this home");
	int lock = lock_take(in_dir(a, str_of(dir), "postalgm.lock"), clock_now(clock),
			     err);
	if (lock < 0)
		return err_context(err, "stop it first");
	bool ok = number_home(a, h->home[0].dir, 0, 0, err);
	lock_drop(lock);
	return ok;
}

static int free_number(const struct homes *h)
{
	int number = 0;

	for (int i = 0; i < h->n; i++)
		if (h->home[i].number >= number)
			number = h->home[i].number + 1;
	return number;
}

static void put(struct homes *h, const struct house_home *x, bool front)
{
	int at = front ? 0 : h->n;

	memmove(&h->home[at + 1], &h->home[at],
		(size_t)(h->n - at) * sizeof h->home[0]);
	h->home[at] = *x;
	h->own += front;
	h->n++;
}

/* Makes it, or goes on where an earlier call was cut off. */
static bool make_or_go_on(struct arena *a, const char *dir, const struct clock *clock,
			  const struct homes *h, struct house_home *x, struct err *err)
{
	int64_t above;
	int number;
	bool there = is_half_made(a, dir, x->dir, &number);

	if (!there && access(in_dir(a, x->dir, "postalgm.json"), F_OK) == 0)
		return err_refuse(err, PRI_STR " is a home already", STR_ARG(x->dir));
	x->number = number >= 0 ? number : free_number(h);
	if (x->number >= NUMBERS_HOMES)
		return err_refuse(err, "a house has %d homes at most",
				  (int)NUMBERS_HOMES);
	return homes_check(x, h, err) && last_number(a, h, &above, err) &&
	       (there || make_home(a, dir, x->dir, clock, err)) &&
	       number_home(a, x->dir, x->number, above, err);
}

/* The same call once more: it is in the list of this home, and perhaps not yet in the others'. */
static bool is_listed(const struct homes *h, const struct home_wanted *w)
{
	int at = homes_find(h, w->name);

	return at >= 0 && at != h->own && str_equal(h->home[at].dir, w->dir) &&
	       str_iequal(h->home[at].mailbox, w->mailbox);
}

bool homes_add(struct arena *a, const char *dir, const struct home_wanted *w,
	       const struct clock *clock, struct homes *h, struct str *missed,
	       struct err *err)
{
	struct house_home x = {.name = w->name, .dir = w->dir, .mailbox = w->mailbox};

	if (!homes_read(a, dir, h, err) ||
	    (!h->n && !share_first(a, dir, w, clock, h, err)))
		return false;
	if (!is_listed(h, w)) {
		if (!make_or_go_on(a, dir, clock, h, &x, err))
			return false;
		put(h, &x, w->front);
	}
	return homes_write(a, h, missed, err);
}
