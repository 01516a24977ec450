/* Files of the zine: written beside their place and renamed into it, so that a reader
 * never meets half a page; left alone where nothing has changed.
 * SPDX-License-Identifier: ISC */
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/arena.h"
#include "server/zine/ground/zine_parts.h"

enum { FILE_MAX = 16 * 1024 * 1024 };

static bool world(struct err *err, const char *path)
{
	int why = errno;

	err_set(err, "%s: %s", path, strerror(why));
	err->passing = why == ENOSPC || why == EDQUOT;
	return false;
}

/* The bytes that are there; NULL where there are none. */
static struct str read_all(struct arena *a, const char *path)
{
	struct stat st;
	struct str out = {NULL, 0};
	int fd = open(path, O_RDONLY | O_CLOEXEC);

	if (fd < 0)
		return out;
	if (fstat(fd, &st) == 0 && S_ISREG(st.st_mode) && st.st_size <= FILE_MAX) {
		char *s = arena_room(a, (size_t)st.st_size + 1);
		ssize_t n = read(fd, s, (size_t)st.st_size);
		if (n == st.st_size)
			out = (struct str){s, (size_t)n};
	}
	close(fd);
	return out;
}

/* The folder of the file, and those above it, for everybody to read. */
static bool make_folders(char *path, struct err *err)
{
	for (char *slash = path + 1; (slash = strchr(slash, '/')) != NULL; slash++) {
		*slash = '\0';
		bool made = mkdir(path, 0755) == 0;
		if ((!made && errno != EEXIST) || (made && chmod(path, 0755) < 0))
			return world(err, path);
		*slash = '/';
	}
	return true;
}

static bool write_all(int fd, struct str bytes)
{
	for (size_t done = 0; done < bytes.n;) {
		ssize_t n = write(fd, bytes.s + done, bytes.n - done);
		if (n < 0 && errno != EINTR)
			return false;
		done += n > 0 ? (size_t)n : 0;
	}
	return true;
}

/* Nothing here is worth an fsync: it can all be written again. */
static bool replace(char *path, char *beside, mode_t mode, struct str bytes,
		    struct err *err)
{
	int fd = open(beside, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, mode);

	if (fd < 0 && errno == ENOENT) {
		if (!make_folders(path, err))
			return false;
		fd = open(beside, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, mode);
	}
	if (fd < 0)
		return world(err, beside);
	bool ok = write_all(fd, bytes) && fchmod(fd, mode) == 0;
	int why = errno;
	if (close(fd) != 0 && ok) {
		ok = false;
		why = errno;
	}
	errno = why;
	if (ok && rename(beside, path) == 0)
		return true;
	world(err, path);
	unlink(beside);
	return false;
}

bool zine_file(struct zine *z, const char *name, struct str bytes, struct err *err)
{
	char *path = str_z(z->a, str_printf(z->a, "%s/%s", z->dir, name));
	char *beside = str_z(z->a, str_printf(z->a, "%s.new", path));
	struct str there = read_all(z->a, path);

	z->job->n_pages++;
	if (there.s && str_equal(there, bytes))
		return true;
	z->job->n_written++;
	return replace(path, beside, 0644, bytes, err);
}

bool zine_private_file(struct arena *a, const char *path, struct str bytes,
		       struct err *err)
{
	return replace(str_z(a, str_of(path)), str_z(a, str_printf(a, "%s.new", path)),
		       0600, bytes, err);
}

struct str zine_read_private(struct arena *a, const char *path)
{
	return read_all(a, path);
}

bool zine_picture_size(struct zine *z, struct str name, int *width, int *height)
{
	char head[512] = {0};
	int fd = open(str_z(z->a, str_printf(z->a, "%s/%.*s", z->dir, STR_ARG(name))),
		      O_RDONLY | O_CLOEXEC);

	if (fd < 0)
		return false;
	ssize_t n = read(fd, head, sizeof head - 1);
	close(fd);
	const char *box = n > 0 ? strstr(head, "viewBox=\"0 0 ") : NULL;
	return box && sscanf(box, "viewBox=\"0 0 %d %d\"", width, height) == 2;
}

bool zine_file_is_there(struct zine *z, const char *name)
{
	return access(str_z(z->a, str_printf(z->a, "%s/%s", z->dir, name)), F_OK) == 0;
}

struct str zine_bytes(struct zine *z, const char *name)
{
	return read_all(z->a, str_z(z->a, str_printf(z->a, "%s/%s", z->dir, name)));
}

struct str zine_read_stamp(struct zine *z, struct str game)
{
	return read_all(z->a, str_z(z->a, str_printf(z->a, "%s/%.*s/.stamp", z->dir,
						     STR_ARG(game))));
}

static bool all_digits(struct str s)
{
	for (size_t i = 0; i < s.n; i++)
		if (s.s[i] < '0' || s.s[i] > '9')
			return false;
	return s.n > 0;
}

/* Names that only the zine gives: nothing else in a folder is touched. */
static bool is_ours(struct str name)
{
	struct str rest = name, first, word;

	if (str_ends(name, ".new"))
		rest = name = str_slice(name, 0, name.n - 4);
	if (str_is(name, "index.html") || str_is(name, "rules.html") ||
	    str_is(name, "end.html") || str_is(name, "end.svg") ||
	    str_is(name, "end.png") || str_is(name, "end.json") ||
	    str_is(name, "end-mini.svg") || str_is(name, "end-phone.svg") ||
	    str_is(name, "feed.xml") || str_is(name, "replay.html") ||
	    str_is(name, "search.js") || str_is(name, "latest.html") ||
	    str_is(name, ".stamp") || str_is(name, ZINE_KEPT))
		return true;
	if (str_ends(name, ".epub") || str_ends(name, ".pdf"))
		return true;
	word = str_until(&rest, '.');
	if (!str_is(rest, "html") && !str_is(rest, "svg") && !str_is(rest, "png") &&
	    !str_is(rest, "json"))
		return false;
	first = str_until(&word, '-');
	if (str_ends(word, "-mini"))
		word = str_slice(word, 0, word.n - strlen("-mini"));
	if (str_ends(word, "-phone"))
		word = str_slice(word, 0, word.n - strlen("-phone"));
	if (str_is(first, "graph"))
		return all_digits(word);
	return all_digits(first) && all_digits(word);
}

static bool is_kept(const char *name, const char *const keep[], int n)
{
	for (int i = 0; i < n; i++)
		if (strcmp(name, keep[i]) == 0)
			return true;
	return false;
}

/* Pages of players and roles, and first boards; half of one has another ending behind it. */
static bool comes_and_goes(struct str name)
{
	if (str_ends(name, ".new"))
		name = str_slice(name, 0, name.n - 4);
	return (str_ends(name, ".svg") && str_starts(name, "open-")) ||
	       (str_ends(name, ".html") &&
		(str_starts(name, "player-") || str_starts(name, "role-")));
}

static bool sweep(struct zine *z, DIR *d, const char *dir, bool (*is_one)(struct str),
		  const char *const keep[], int n, struct err *err)
{
	const struct dirent *e;

	while ((e = readdir(d)) != NULL) {
		if (!is_one(str_of(e->d_name)) || is_kept(e->d_name, keep, n) ||
		    strcmp(e->d_name, ".stamp") == 0)
			continue;
		if (unlinkat(dirfd(d), e->d_name, 0) < 0)
			return world(err, dir);
		z->job->n_removed++;
	}
	return true;
}

bool zine_sweep(struct zine *z, struct str game, const char *const keep[], int n,
		struct err *err)
{
	const char *dir =
		str_z(z->a, str_printf(z->a, "%s/%.*s", z->dir, STR_ARG(game)));
	DIR *d = opendir(dir);

	if (!d)
		return errno == ENOENT || errno == ENOTDIR || world(err, dir);
	/* Without a stamp it is somebody else's folder of that name; so it goes last. */
	bool ours = zine_read_stamp(z, game).s != NULL;
	bool ok = !ours || sweep(z, d, dir, is_ours, keep, n, err);
	if (ok && ours && n == 0)
		ok = unlinkat(dirfd(d), ".stamp", 0) == 0 || world(err, dir);
	closedir(d);
	if (ok && ours && n == 0)
		(void)rmdir(dir); /* stays where other things lie in it */
	return ok;
}

bool zine_sweep_games(struct zine *z,
		      bool (*is_there)(const struct zine *, struct str name),
		      struct err *err)
{
	DIR *d = opendir(z->dir);
	bool ok = true;

	if (!d)
		return errno == ENOENT || world(err, z->dir);
	for (const struct dirent *e; ok && (e = readdir(d)) != NULL;) {
		struct str name = str_of(e->d_name);
		if (e->d_name[0] != '.' && e->d_type != DT_REG && !is_there(z, name))
			ok = zine_sweep(z, str_dup(z->a, name), NULL, 0, err);
	}
	closedir(d);
	return ok;
}

bool zine_sweep_front(struct zine *z, const char *const keep[], int n, struct err *err)
{
	DIR *d = opendir(z->dir);

	if (!d)
		return errno == ENOENT || world(err, z->dir);
	bool ok = sweep(z, d, z->dir, comes_and_goes, keep, n, err);
	closedir(d);
	return ok;
}
