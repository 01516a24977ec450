/* Maildir, what became of letters: see maildir_show.h.
 * SPDX-License-Identifier: ISC */
#include "mail/fetch/maildir_show.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { NAME_ROOM = 256 };

static int by_name(const void *x, const void *y)
{
	const struct mail_mark *a = *(const struct mail_mark *const *)x,
			       *b = *(const struct mail_mark *const *)y;
	struct str s = folders_base_name(a->name), t = folders_base_name(b->name);
	int c = memcmp(s.s, t.s, s.n < t.n ? s.n : t.n);
	return c ? c : (s.n > t.n) - (s.n < t.n);
}

/* "BASE:2,FRS": R it was answered, F somebody should look, S it was taken; with the flags
 * of `had`, which a person may have set, in the order that Maildir asks for. */
static bool flagged_name(const struct mail_mark *m, const char *had,
			 char name[NAME_ROOM])
{
	struct str base = folders_base_name(m->name);
	bool now_clear = m->was.n && !m->look;
	char flags[27];
	size_t n = 0;

	for (char f = 'A'; f <= 'Z'; f++) {
		bool set = strchr(had, f) || f == 'S' || (f == 'R' && m->answered) ||
			   (f == 'F' && m->look);
		if (set && !(f == 'F' && now_clear))
			flags[n++] = f;
	}
	flags[n] = '\0';
	if (base.n + 3 + n >= NAME_ROOM)
		return false;
	snprintf(name, NAME_ROOM, PRI_STR ":2,%s", STR_ARG(base), flags);
	return true;
}

/* As this house left it. `*there` false: a person's mail program renamed it, or it is
 * gone. */
static bool show_one(const struct folders *dir, const struct mail_mark *mark,
		     const char *had, bool *there, struct err *err)
{
	struct str base = folders_base_name(mark->name);
	char from[NAME_ROOM], to[NAME_ROOM];

	*there = true;
	if (base.n + 3 + strlen(had) >= sizeof from || !flagged_name(mark, had, to))
		return true;
	snprintf(from, sizeof from, PRI_STR ":2,%s", STR_ARG(base), had);
	if (strcmp(from, to) == 0 || renameat(dir->cur, from, dir->cur, to) == 0)
		return true;
	*there = errno != ENOENT;
	return !*there || folders_trouble(err, dir->path, "a letter cannot be marked");
}

static const char *flags_in(const char *name)
{
	const char *colon = strchr(name, ':');
	return colon && strncmp(colon, ":2,", 3) == 0 ? colon + 3 : "";
}

/* Finds those that are not there under the name that we gave them, in one pass over the
 * folder. */
static bool look_for(const struct folders *dir, const struct mail_mark **lost, size_t n,
		     struct err *err)
{
	DIR *d = folders_read(dir->cur);
	struct dirent *e;
	bool ok = true, there;

	if (!d)
		return folders_trouble(err, dir->path, "cannot be listed");
	qsort(lost, n, sizeof(struct mail_mark *), by_name);
	while (ok && (e = readdir(d))) {
		struct mail_mark key = {.name = str_of(e->d_name)};
		const struct mail_mark *to = &key,
				       **found = bsearch(&to, lost, n, sizeof to,
							 by_name);
		if (found)
			ok = show_one(dir, *found, flags_in(e->d_name), &there, err);
	}
	closedir(d);
	return ok;
}

bool maildir_show(const struct folders *dir, const struct mail_mark *marks, size_t n,
		  struct err *err)
{
	const struct mail_mark **lost = calloc(n + 1, sizeof *lost);
	size_t n_lost = 0;
	bool ok = true, there;

	if (!lost)
		abort();
	for (size_t i = 0; ok && i < n; i++) {
		ok = show_one(dir, &marks[i], "S", &there, err);
		if (ok && !there)
			lost[n_lost++] = &marks[i];
	}
	ok = ok && (n_lost == 0 || look_for(dir, lost, n_lost, err));
	free(lost);
	return ok;
}
