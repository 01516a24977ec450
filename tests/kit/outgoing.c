/* Letters of the house that wait to be sent: see outgoing.h.
 * SPDX-License-Identifier: ISC */
#include "tests/kit/outgoing.h"

#include <check.h>

#include "server/outbox/post.h"

#define OK(call) ck_assert_msg((call), "%s", err.text)

int64_t outgoing_queue(struct house *h, const char *rcpt)
{
	static int64_t cause = 1000;
	struct page page = page_in(h->a);
	struct err err = {0};
	int64_t id;

	page_para(&page, STR("So it is."));
	OK(home_begin(&h->home, &err));
	OK(outbox_next_id(h->home.store, &id, &err));
	OK(post_queue(&h->home, h->a,
		      &(struct posting){.rcpt = str_of(rcpt),
					.kind = KIND_NOTICE,
					.cause = CAUSE_GM,
					.cause_id = cause++,
					.subject = STR("so"),
					.page = &page,
					.no_key = true},
		      &err));
	OK(home_commit(&h->home, &err));
	return id;
}

struct outbox outgoing_row(struct house *h, int64_t id)
{
	struct err err = {0};
	struct outbox o;

	OK(outbox_load(h->home.store, h->a, id, &o, &err));
	return o;
}
