/* The queues of letters and the messages to the core, which all files of the sender
 * use. See sender_inside.h.
 * SPDX-License-Identifier: ISC */
#include "mail/send/sender_inside.h"

#include "base/arena.h"
#include "base/elapsed.h"

/* Letters ------------------------------------------------------------------------ */

void sending_append(struct sender_queue *q, struct sender_letter *l)
{
	l->next = NULL;
	*(q->n ? q->end : &q->first) = l;
	q->end = &l->next;
	q->n++;
}

struct sender_letter *sending_take_first(struct sender_queue *q)
{
	struct sender_letter *l = q->n ? q->first : NULL;

	if (l)
		sending_take_out(q, l);
	return l;
}

void sending_take_out(struct sender_queue *q, struct sender_letter *l)
{
	struct sender_letter **at = &q->first;

	while (*at != l)
		at = &(*at)->next;
	*at = l->next;
	if (!l->next)
		q->end = at;
	q->n--;
}

void sending_forget(struct sender_letter *l)
{
	arena_destroy(l->a);
}

void sending_forget_all(struct sender_queue *q)
{
	for (struct sender_letter *l; (l = sending_take_first(q));)
		sending_forget(l);
}

/* Words ---------------------------------------------------------------------------- */

void sending_say(struct sending *s, struct message_out *m)
{
	struct err cut = {0};

	s->cut = s->cut || !message_send(s->fd, m, &cut);
	s->spoke = elapsed_seconds();
}

void sending_say_of(struct sending *s, enum sender_word word, int64_t id)
{
	struct message_out m = message_begin(s->a, (int)word);

	message_put_int(&m, id);
	sending_say(s, &m);
}

void sending_say_alive(struct sending *s)
{
	struct message_out m = message_begin(s->a, SENDER_ALIVE);

	sending_say(s, &m);
}

void sending_say_result(struct sending *s, int64_t id, const struct post_result *r)
{
	struct message_out m = message_begin(s->a, SENDER_RESULT);

	sender_put_result(&m, id, r);
	sending_say(s, &m);
}

/* 0: of no letter in particular. */
void sending_say_office(struct sending *s, int64_t id, const struct err *err)
{
	struct message_out m = message_begin(s->a, SENDER_OFFICE);

	message_put_int(&m, id);
	talk_put_err(&m, err);
	sending_say(s, &m);
}

/* Returns letters that were not begun to the core. */
void sending_give_back(struct sending *s)
{
	for (struct sender_letter *l; (l = sending_take_first(&s->waiting));) {
		sending_say_of(s, SENDER_UNTRIED, l->id);
		sending_forget(l);
	}
}
