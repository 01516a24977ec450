/* Transport: the post offices by the scheme of their URL.
 * SPDX-License-Identifier: ISC */
#include "mail/transport.h"

#include <string.h>

#include "mail/maildir.h"
#include "mail/smtp.h"

static const struct {
	const char *scheme;
	struct mailbox *(*in)(const char *rest, struct err *);
} offices[] = {
	{"maildir:", maildir_open_in},
};

static int find(const char *url, const char **rest)
{
	for (size_t i = 0; i < sizeof offices / sizeof *offices; i++) {
		size_t n = strlen(offices[i].scheme);
		if (strncmp(url, offices[i].scheme, n) == 0) {
			*rest = url + n;
			return (int)i;
		}
	}
	return -1;
}

struct mailbox *mailbox_open(const char *url, struct err *err)
{
	const char *rest;
	int i = find(url, &rest);

	if (i < 0) {
		err_refuse(err, "%s: no post office of this kind", url);
		return NULL;
	}
	return offices[i].in(rest, err);
}

struct postbox *postbox_open_way(const struct way_out *way, struct err *err)
{
	struct str url = str_of(way->url);

	if (str_starts(url, "maildir:"))
		return maildir_open_out(way->url + strlen("maildir:"), err);
	if (str_starts(url, "smtp:") || str_starts(url, "smtps:"))
		return smtp_open(way, err);
	err_refuse(err, "%s: no post office of this kind", way->url);
	return NULL;
}

struct postbox *postbox_open(const char *url, struct err *err)
{
	return postbox_open_way(&(struct way_out){.url = url}, err);
}
