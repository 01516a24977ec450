/* postalgm-send: the sender. mail/send/sender.h says what it holds and what it does
 * not.
 * SPDX-License-Identifier: ISC */
#include <curl/curl.h>

#include "base/process/child.h"
#include "mail/post/office.h"
#include "mail/post/secret_holder.h"
#include "mail/send/sender.h"

/* The first line locks: opening speaks to nobody. The others have its password's holder. */
static struct postbox *open_and_lock(const struct way_out *given, int n,
				     struct err *err)
{
	static struct secret_source secret;
	struct way_out way = *given;

	if (n == 0 && !secret_holder(&way.secret, CHILD_FD, err))
		return NULL;
	if (n == 0)
		secret = way.secret;
	way.secret = secret;
	struct postbox *box = postbox_open_way(&way, err);
	if (box && n == 0)
		office_confine(way.url, way.ca_file);
	return box;
}

int main(void)
{
	child_settle("postalgm-send");
	curl_global_init(CURL_GLOBAL_DEFAULT);
	sender_serve(CHILD_FD, open_and_lock);
	curl_global_cleanup();
	return 0;
}
