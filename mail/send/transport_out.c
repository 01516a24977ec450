/* Transport: post offices for letters that go, by the scheme of their URL.
 * SPDX-License-Identifier: ISC */
#include <string.h>

#include "mail/post/maildir.h"
#include "mail/post/transport.h"
#include "mail/send/smtp.h"

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
