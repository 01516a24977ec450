/* The folders of a Maildir: see folders.h.
 * SPDX-License-Identifier: ISC */
#include "mail/post/folders.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "mail/post/maildir.h"

bool folders_trouble(struct err *err, const char *path, const char *what)
{
	return err_set(err, "%s: %s: %s", path, what, strerror(errno));
}

static bool make_dir(const char *path, struct err *err)
{
	return mkdir(path, 0700) == 0 || errno == EEXIST ||
	       folders_trouble(err, path, "cannot be made");
}

/* Makes the folders above as well: "mail/in" in a fresh home. */
static bool make_parents(const char *path, struct err *err)
{
	char part[4096];
	size_t n = strlen(path);

	if (!n || n >= sizeof part)
		return err_usage(err, "a Maildir's path has 1 to %zu characters",
				 sizeof part - 1);
	memcpy(part, path, n + 1);
	for (size_t i = 1; i < n; i++)
		if (part[i] == '/') {
			part[i] = '\0';
			if (!make_dir(part, err))
				return false;
			part[i] = '/';
		}
	return make_dir(part, err);
}

/* Makes PATH with tmp, new and cur, mode 0700, as far as they are missing. */
static bool maildir_create(const char *path, struct err *err)
{
	static const char *const folders[] = {"tmp", "new", "cur"};
	char part[4096 + 8];

	if (!make_parents(path, err))
		return false;
	for (size_t i = 0; i < 3; i++) {
		snprintf(part, sizeof part, "%s/%s", path, folders[i]);
		if (!make_dir(part, err))
			return false;
	}
	return true;
}

static int open_folder(int at, const char *name)
{
	return openat(at, name, O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NOFOLLOW);
}

bool folders_open(struct folders *f, const char *path, struct err *err)
{
	*f = (struct folders){.tmp = -1, .new = -1, .cur = -1};
	if (!maildir_create(path, err))
		return false;
	f->path = strdup(path);
	if (!f->path)
		abort();
	int top = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
	if (top >= 0) {
		f->tmp = open_folder(top, "tmp");
		f->new = open_folder(top, "new");
		f->cur = open_folder(top, "cur");
		close(top);
	}
	if (f->tmp >= 0 && f->new >= 0 && f->cur >= 0)
		return true;
	folders_trouble(err, path, "cannot be opened as a Maildir");
	folders_close(f);
	return false;
}

void folders_close(struct folders *f)
{
	int fds[] = {f->tmp, f->new, f->cur};

	for (size_t i = 0; i < sizeof fds / sizeof *fds; i++)
		if (fds[i] >= 0)
			close(fds[i]);
	free(f->path);
	*f = (struct folders){.tmp = -1, .new = -1, .cur = -1};
}

/* A second handle on the folder, because fdopendir takes over the one it gets. */
DIR *folders_read(int folder)
{
	int again = openat(folder, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
	DIR *d = again >= 0 ? fdopendir(again) : NULL;

	if (!d && again >= 0)
		close(again);
	return d;
}

struct str folders_base_name(struct str name)
{
	return str_until(&name, ':');
}
