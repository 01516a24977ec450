/* Transport: mailboxes by the scheme of their URL. Transports for outgoing letters are
 * in a file of their own (transport_out.c), so that a process that sends is not linked
 * with code that reads.
 * SPDX-License-Identifier: ISC */
#include "mail/post/transport.h"

#include <string.h>

#include "mail/fetch/imap.h"
#include "mail/fetch/pop3.h"
#include "mail/post/maildir.h"

struct mailbox *mailbox_open_way(const struct mailbox_config *way, struct err *err)
{
	struct str url = str_of(way->url);

	if (str_starts(url, "maildir:"))
		return maildir_open_in(way->url + strlen("maildir:"), err);
	if (str_starts(url, "imap:") || str_starts(url, "imaps:"))
		return imap_open(way, err);
	if (str_starts(url, "pop3:") || str_starts(url, "pop3s:"))
		return pop3_open(way, err);
	err_refuse(err, "%s: no post office of this kind", way->url);
	return NULL;
}

struct mailbox *mailbox_open(const char *url, struct err *err)
{
	return mailbox_open_way(&(struct mailbox_config){.url = url}, err);
}
