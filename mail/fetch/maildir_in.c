/* Maildir, letters that come: see maildir.h.
 * SPDX-License-Identifier: ISC */
#include "mail/post/maildir.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/inotify.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/arena.h"
#include "mail/fetch/maildir_show.h"
#include "mail/letter/letter.h"
#include "mail/post/folders.h"

enum {
	LOOK_S =
		30, /* at least so often: a watch may miss what a network file system does */
	ASK_GROUP =
		500, /* letters of which it is asked in one go whether they are known */
};

struct in_box {
	struct mailbox box; /* first: box_of goes back from it */
	struct folders dir;
	int notify; /* -1: none */
};

static struct in_box *box_of(struct mailbox *box)
{
	return (struct in_box *)box;
}

static int by_arrival(const void *x, const void *y)
{
	const struct mail_item *a = x, *b = y;

	if (a->arrival != b->arrival)
		return a->arrival < b->arrival ? -1 : 1;
	if (a->order != b->order)
		return a->order < b->order ? -1 : 1;
	size_t n = a->name.n < b->name.n ? a->name.n : b->name.n;
	int c = memcmp(a->name.s, b->name.s, n);
	return c ? c : (a->name.n > b->name.n) - (a->name.n < b->name.n);
}

static bool item_of(struct in_box *m, const char *name, struct arena *a,
		    struct mail_item *item)
{
	struct stat st;

	if (name[0] == '.' ||
	    fstatat(m->dir.new, name, &st, AT_SYMLINK_NOFOLLOW) != 0 ||
	    !S_ISREG(st.st_mode))
		return false;
	*item = (struct mail_item){
		.name = str_dup(a, str_of(name)),
		.arrival = st.st_mtim.tv_sec,
		.order = st.st_mtim.tv_nsec,
		.size = (size_t)st.st_size,
	};
	return true;
}

static void read_notify(struct in_box *m)
{
	char events[4096];

	while (m->notify >= 0 && read(m->notify, events, sizeof events) > 0)
		;
}

static bool maildir_list(struct mailbox *box, struct arena *a, struct mail_item **items,
			 size_t *n, struct err *err)
{
	struct in_box *m = box_of(box);
	struct dirent *e;

	*items = NULL;
	*n = 0;
	read_notify(m);
	DIR *d = folders_read(m->dir.new);
	if (!d)
		return folders_trouble(err, m->dir.path, "cannot be listed");
	while (errno = 0, (e = readdir(d))) {
		struct mail_item item;
		if (item_of(m, e->d_name, a, &item))
			*arena_push(a, *items, *n) = item;
	}
	bool ok = errno == 0 || folders_trouble(err, m->dir.path, "cannot be listed");
	closedir(d);
	if (*n)
		qsort(*items, *n, sizeof **items, by_arrival);
	return ok;
}

static bool read_all(int fd, char *to, size_t max, size_t *n)
{
	*n = 0;
	while (*n < max) {
		ssize_t got = read(fd, to + *n, max - *n);
		if (got < 0 && errno == EINTR)
			continue;
		if (got <= 0)
			return got == 0;
		*n += (size_t)got;
	}
	return true;
}

static bool maildir_fetch(struct mailbox *box, const struct mail_item *item,
			  struct arena *a, struct str *bytes, bool *gone,
			  struct err *err)
{
	struct in_box *m = box_of(box);
	struct arena_mark mark = arena_mark(a);
	char *name = str_z(a, item->name);
	struct stat st;
	int fd = openat(m->dir.new, name,
			O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);

	*bytes = (struct str){0};
	*gone = fd < 0 && errno == ENOENT;
	if (fd < 0) {
		bool ok = *gone || folders_trouble(err, m->dir.path,
						   "a letter cannot be opened");
		arena_rewind(a, mark);
		return ok;
	}
	bool ok = fstat(fd, &st) == 0 && S_ISREG(st.st_mode);
	size_t max = ok && (size_t)st.st_size < LETTER_SIZE_MAX ? (size_t)st.st_size
								: LETTER_SIZE_MAX + 1;
	char *to = arena_alloc(a, max);
	ok = ok && read_all(fd, to, max, &bytes->n);
	if (!ok)
		folders_trouble(err, m->dir.path, "a letter cannot be read");
	bytes->s = to;
	close(fd);
	return ok;
}

static bool maildir_done(struct mailbox *box, const struct mail_item *item,
			 struct err *err)
{
	struct in_box *m = box_of(box);
	char from[256], to[256];
	struct str base = folders_base_name(item->name);

	if (item->name.n >= sizeof from || base.n + 5 > sizeof to)
		return err_set(err, "%s: a name is too long to be moved", m->dir.path);
	snprintf(from, sizeof from, PRI_STR, STR_ARG(item->name));
	snprintf(to, sizeof to, PRI_STR ":2,S", STR_ARG(base));
	return renameat(m->dir.new, from, m->dir.cur, to) == 0 || errno == ENOENT ||
	       folders_trouble(err, m->dir.path, "a letter cannot be moved to cur");
}

static bool maildir_show_in(struct mailbox *box, const struct mail_mark *marks,
			    size_t n, struct err *err)
{
	return maildir_show(&box_of(box)->dir, marks, n, err);
}

/* A letter that lies in cur, by its base name. */
struct lying {
	const char *name;
	struct str base;
};

static bool is_wanted_again(struct in_box *m, const char *name, int64_t since)
{
	struct stat st;

	return name[0] != '.' &&
	       fstatat(m->dir.cur, name, &st, AT_SYMLINK_NOFOLLOW) == 0 &&
	       S_ISREG(st.st_mode) && st.st_mtim.tv_sec >= since;
}

static bool list_cur(struct in_box *m, int64_t since, struct arena *a,
		     struct lying **list, size_t *n, struct err *err)
{
	DIR *d = folders_read(m->dir.cur);
	struct dirent *e;

	*list = NULL;
	*n = 0;
	if (!d)
		return folders_trouble(err, m->dir.path, "cannot be listed");
	while ((e = readdir(d))) {
		if (!is_wanted_again(m, e->d_name, since))
			continue;
		const char *name = str_z(a, str_of(e->d_name));
		*arena_push(a, *list, *n) =
			(struct lying){name, folders_base_name(str_of(name))};
	}
	closedir(d);
	return true;
}

/* Back to new, with its time. */
static bool put_back(struct in_box *m, const struct lying *l, int *n, struct err *err)
{
	struct stat st;
	char to[256];

	if (l->base.n >= sizeof to)
		return true;
	snprintf(to, sizeof to, PRI_STR, STR_ARG(l->base));
	if (fstatat(m->dir.new, to, &st, AT_SYMLINK_NOFOLLOW) == 0)
		return true; /* it is on its way */
	if (renameat(m->dir.cur, l->name, m->dir.new, to) != 0)
		return errno == ENOENT ||
		       folders_trouble(err, m->dir.path,
				       "a letter cannot be moved back to new");
	++*n;
	return true;
}

static bool put_back_group(struct in_box *m, const struct lying *list, size_t n,
			   const struct mail_known *known, int *n_back, struct err *err)
{
	struct str names[ASK_GROUP] = {{0}};
	bool is_known[ASK_GROUP], ok = true;

	for (size_t i = 0; i < n; i++)
		names[i] = list[i].base;
	known->ask(known->with, names, n, is_known);
	for (size_t i = 0; ok && i < n; i++)
		ok = is_known[i] || put_back(m, &list[i], n_back, err);
	return ok;
}

static bool maildir_again(struct mailbox *box, int64_t since,
			  const struct mail_known *known, int *n, struct err *err)
{
	struct in_box *m = box_of(box);
	struct arena *a = arena_create();
	struct lying *list;
	size_t n_list;
	bool ok = list_cur(m, since, a, &list, &n_list, err);

	for (size_t i = 0; ok && i < n_list; i += ASK_GROUP)
		ok = put_back_group(m, list + i,
				    n_list - i < ASK_GROUP ? n_list - i : ASK_GROUP,
				    known, n, err);
	arena_destroy(a);
	return ok;
}

static bool maildir_taken(struct mailbox *box, struct arena *a, int64_t since,
			  struct mail_item **items, size_t *n, struct err *err)
{
	struct in_box *m = box_of(box);
	DIR *d = folders_read(m->dir.cur);
	struct dirent *e;
	struct stat st;

	if (!d)
		return folders_trouble(err, m->dir.path, "cannot be listed");
	while ((e = readdir(d))) {
		if (e->d_name[0] == '.' ||
		    fstatat(m->dir.cur, e->d_name, &st, AT_SYMLINK_NOFOLLOW) != 0 ||
		    !S_ISREG(st.st_mode) || st.st_mtim.tv_sec < since)
			continue;
		*arena_push(a, *items, *n) = (struct mail_item){
			.name = str_dup(a, folders_base_name(str_of(e->d_name))),
			.arrival = st.st_mtim.tv_sec,
		};
	}
	closedir(d);
	return true;
}

static int maildir_watch(struct mailbox *box, int *seconds)
{
	*seconds = LOOK_S;
	return box_of(box)->notify;
}

static void maildir_close_in(struct mailbox *box)
{
	struct in_box *m = box_of(box);

	if (m->notify >= 0)
		close(m->notify);
	folders_close(&m->dir);
	free(m);
}

static const struct mailbox_ops in_ops = {
	.list = maildir_list,
	.fetch = maildir_fetch,
	.done = maildir_done,
	.show = maildir_show_in,
	.again = maildir_again,
	.taken = maildir_taken,
	.watch = maildir_watch,
	.close = maildir_close_in,
};

/* Without inotify the loop looks in from time to time. */
static void start_watch(struct in_box *m)
{
	char path[4096 + 8];

	snprintf(path, sizeof path, "%s/new", m->dir.path);
	m->notify = inotify_init1(IN_NONBLOCK | IN_CLOEXEC);
	if (m->notify >= 0 &&
	    inotify_add_watch(m->notify, path,
			      IN_MOVED_TO | IN_CLOSE_WRITE | IN_CREATE) < 0) {
		close(m->notify);
		m->notify = -1;
	}
}

struct mailbox *maildir_open_in(const char *path, struct err *err)
{
	struct in_box *m = calloc(1, sizeof *m);

	if (!m)
		abort();
	if (!folders_open(&m->dir, path, err)) {
		free(m);
		return NULL;
	}
	m->box.ops = &in_ops;
	start_watch(m);
	return &m->box;
}
