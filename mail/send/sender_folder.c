/* The sender and a Maildir: letters are written at once, and have gone when all are on the
 * disk. See sender_inside.h.
 * SPDX-License-Identifier: ISC */
#include <poll.h>

#include "mail/send/sender_inside.h"

/* They count as sent only when all are on the disk. */
static void flush(struct sending *s)
{
	struct err err = {0};
	bool ok = postbox_flush(s->line[0].box, &err);

	for (struct sender_letter *l; (l = sending_take_first(&s->written));) {
		if (!ok && l->result.verdict == POST_SENT)
			l->result.verdict = POST_DOUBT;
		sending_say_result(s, l->id, &l->result);
		sending_forget(l);
	}
	if (!ok)
		sending_say_office(s, 0, &err);
}

static void write_letter(struct sending *s, struct sender_letter *l)
{
	struct err err = {0};

	sending_say_of(s, SENDER_BEGUN, l->id);
	if (postbox_send(s->line[0].box, &l->parcel, &l->result, &err)) {
		sending_append(&s->written, l);
		return;
	}
	sending_say_office(s, l->id, &err);
	sending_forget(l);
	sending_give_back(s);
}

static bool core_has_more(const struct sending *s)
{
	struct pollfd p = {.fd = s->fd, .events = POLLIN};

	return poll(&p, 1, 0) > 0;
}

void sending_folder_work(struct sending *s)
{
	for (struct sender_letter *l; (l = sending_take_first(&s->waiting));)
		write_letter(s, l);
	if (s->written.n && (s->written.n >= SENDER_WINDOW || !core_has_more(s)))
		flush(s);
}
