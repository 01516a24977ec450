/* Maildir, letters that go: see maildir.h. A letter is written to tmp when it is handed
 * over; the flush brings all of them to the disk in one go and only then lays them into
 * new, where readers look. A sync for each letter would be eight times slower.
 * SPDX-License-Identifier: ISC */
#define _GNU_SOURCE /* syncfs */
#include "mail/post/maildir.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "mail/letter/header.h"
#include "mail/post/folders.h"

enum { NAME_MAX_BYTES = 201, WAITING_MAX = 64 };

struct out_box {
	struct postbox box; /* first: box_of goes back from it */
	struct folders dir;
	size_t n_waiting; /* written to tmp, not yet laid into new */
	char waiting[WAITING_MAX][NAME_MAX_BYTES];
};

static struct out_box *box_of(struct postbox *box)
{
	return (struct out_box *)box;
}

static bool is_file_name(struct str s)
{
	if (!s.n || s.n >= NAME_MAX_BYTES || s.s[0] == '.')
		return false;
	for (size_t i = 0; i < s.n; i++) {
		char c = s.s[i];
		bool ok = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
			  (c >= '0' && c <= '9') || c == '.' || c == '-' || c == '_';
		if (!ok)
			return false;
	}
	return true;
}

static bool write_all(int fd, struct str s)
{
	while (s.n) {
		ssize_t n = write(fd, s.s, s.n);
		if (n < 0 && errno == EINTR)
			continue;
		if (n < 0)
			return false;
		s = str_slice(s, (size_t)n, s.n);
	}
	return true;
}

/* Was it delivered before and read since? */
static bool lies_in_cur(struct out_box *m, struct str name)
{
	DIR *d = folders_read(m->dir.cur);
	struct dirent *e;
	bool found = false;

	while (d && !found && (e = readdir(d)))
		found = str_equal(folders_base_name(str_of(e->d_name)), name);
	if (d)
		closedir(d);
	return found;
}

/* Delivery puts the envelope on top of the letter, as a mail server's last step does.
 */
static bool write_letter(struct out_box *m, const char *name, const struct parcel *p)
{
	char top[1200];
	int n = snprintf(top, sizeof top,
			 "Return-Path: <" PRI_STR ">\r\nDelivered-To: " PRI_STR "\r\n",
			 STR_ARG(p->envelope_from), STR_ARG(p->to));
	int fd = openat(m->dir.tmp, name,
			O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC, 0600);

	if (fd < 0)
		return false;
	bool ok = n > 0 && n < (int)sizeof top &&
		  write_all(fd, (struct str){top, (size_t)n}) &&
		  write_all(fd, p->bytes);
	return close(fd) == 0 && ok;
}

static bool maildir_flush(struct postbox *box, struct err *err)
{
	struct out_box *m = box_of(box);

	if (!m->n_waiting)
		return true;
	if (syncfs(m->dir.tmp) != 0)
		return folders_trouble(err, m->dir.path, "cannot be flushed");
	for (; m->n_waiting; m->n_waiting--) {
		const char *name = m->waiting[m->n_waiting - 1];
		if (renameat(m->dir.tmp, name, m->dir.new, name) != 0)
			return folders_trouble(err, m->dir.path,
					       "a letter cannot be laid in");
	}
	return fsync(m->dir.new) == 0 ||
	       folders_trouble(err, m->dir.path, "cannot be flushed");
}

static bool is_waiting(const struct out_box *m, struct str name)
{
	for (size_t i = 0; i < m->n_waiting; i++)
		if (str_equal(str_of(m->waiting[i]), name))
			return true;
	return false;
}

static bool maildir_send(struct postbox *box, const struct parcel *p,
			 struct post_result *r, struct err *err)
{
	struct out_box *m = box_of(box);

	*r = (struct post_result){.verdict = POST_SENT, .code = 250};
	if (!is_file_name(p->name))
		return err_refuse(err, "a parcel's name is a file's name");
	if (!header_is_address(p->to) ||
	    (p->envelope_from.n && !header_is_address(p->envelope_from)))
		return err_refuse(err, "a parcel's envelope holds no address");
	if (p->again && lies_in_cur(m, p->name))
		return true;
	if (m->n_waiting == WAITING_MAX && !maildir_flush(box, err))
		return false;
	char *name = m->waiting[m->n_waiting];
	snprintf(name, NAME_MAX_BYTES, PRI_STR, STR_ARG(p->name));
	if (write_letter(m, name, p)) {
		m->n_waiting += !is_waiting(m, p->name);
		return true;
	}
	folders_trouble(err, m->dir.path, "a letter cannot be written");
	unlinkat(m->dir.tmp, name, 0);
	return false;
}

static void maildir_close_out(struct postbox *box)
{
	struct out_box *m = box_of(box);

	folders_close(&m->dir);
	free(m);
}

static const struct postbox_ops out_ops = {
	.send = maildir_send,
	.flush = maildir_flush,
	.close = maildir_close_out,
};

struct postbox *maildir_open_out(const char *path, struct err *err)
{
	struct out_box *m = calloc(1, sizeof *m);

	if (!m)
		abort();
	if (!folders_open(&m->dir, path, err)) {
		free(m);
		return NULL;
	}
	m->box.ops = &out_ops;
	return &m->box;
}
