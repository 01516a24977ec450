/* postalgm-fetch: the fetcher. mail/fetch/fetcher.h says what it holds and what it does
 * not.
 * SPDX-License-Identifier: ISC */
#include "base/process/child.h"
#include "mail/fetch/fetcher.h"
#include "mail/post/office.h"
#include "mail/post/secret_holder.h"

/* Opening talks to nobody: the fetcher hears a server only after confinement. */
static struct mailbox *open_and_lock(const struct mailbox_config *given,
				     struct err *err)
{
	struct mailbox_config way = *given;

	if (!secret_holder(&way.secret, CHILD_FD, err))
		return NULL;
	struct mailbox *box = mailbox_open_way(&way, err);
	if (box)
		office_confine(way.url, way.ca_file);
	return box;
}

int main(void)
{
	child_settle("postalgm-fetch");
	fetcher_serve(CHILD_FD, open_and_lock);
	return 0;
}
