/* The messages between core and sender: see sender_talk.h.
 * SPDX-License-Identifier: ISC */
#include "mail/send/sender_talk.h"

#include <string.h>
#include <sys/socket.h>
#include <sys/time.h>

enum {
	SMALL = 64,
	WAY = 8 * TALK_TEXT_MAX,
	LETTER = SENDER_LETTER_MAX + 3 * SENDER_ADDRESS_MAX + SMALL,
	RESULT = sizeof(struct post_result) + SMALL,
	TROUBLE = sizeof(struct err) + SMALL,
	HERE_S = 60,
	SAY_S = 10, /* how long the core waits to get its few words out */
};

/* clang-format off */
const struct talk_word sender_words[SENDER_WORDS] = {
	[SENDER_OPEN]    = {"open",    WAY,     HERE_S},
	[SENDER_LETTER]  = {"letter",  LETTER,  0},
	[SENDER_RECALL]  = {"recall",  SMALL,   0},
	[SENDER_STOP]    = {"stop",    SMALL,   0},
	[SENDER_OPENED]  = {"opened",  SMALL,   0},
	[SENDER_BEGUN]   = {"begun",   SMALL,   0},
	[SENDER_RESULT]  = {"result",  RESULT,  0},
	[SENDER_UNTRIED] = {"untried", SMALL,   0},
	[SENDER_OFFICE]  = {"office",  TROUBLE, 0},
	[SENDER_ALIVE]   = {"alive",   SMALL,   0},
	[SENDER_TROUBLE] = {"trouble", TROUBLE, 0},
};
/* clang-format on */

bool sender_greet(int fd, struct arena *a, const struct way_out *way, struct err *err)
{
	struct timeval patience = {SAY_S, 0};
	struct message_out m = message_begin(a, SENDER_OPEN);
	struct message_in in;

	(void)!setsockopt(fd, SOL_SOCKET, SO_SNDTIMEO, &patience, sizeof patience);
	sender_put_way(&m, way);
	if (!message_send(fd, &m, err))
		return false;
	if (message_receive(fd, a, sender_words[SENDER_TROUBLE].most,
			    sender_words[SENDER_OPEN].patience_s * 1000,
			    &in) != MESSAGE_HERE)
		return err_set(err, "the process that sends letters has ended");
	if (in.kind == SENDER_OPENED && message_ends(&in))
		return true;
	if (in.kind == SENDER_TROUBLE)
		talk_take_err(&in, err);
	return in.kind == SENDER_TROUBLE && message_ends(&in)
		       ? false
		       : err_set(err,
				 "the process that sends letters sent an answer that makes no sense");
}

void sender_put_way(struct message_out *m, const struct way_out *w)
{
	talk_put_text(m, w->url);
	talk_put_secret(m, &w->secret);
	message_put_int(m, w->token);
	talk_put_text(m, w->ca_file);
	talk_put_text(m, w->ca_name);
	talk_put_text(m, w->hello);
	message_put_int(m, w->connect_s);
	message_put_int(m, w->transfer_s);
}

void sender_take_way(struct message_in *in, struct arena *a, struct way_out *w)
{
	*w = (struct way_out){.url = message_z(in, a, TALK_TEXT_MAX)};
	talk_take_secret(in, a, &w->secret);
	w->token = message_bool(in);
	w->ca_file = talk_take_text(in, a);
	w->ca_name = talk_take_text(in, a);
	w->hello = talk_take_text(in, a);
	w->connect_s = (int)message_int(in, 0, INT32_MAX);
	w->transfer_s = (int)message_int(in, 0, INT32_MAX);
}

void sender_put_parcel(struct message_out *m, int64_t id, const struct parcel *p)
{
	message_put_int(m, id);
	message_put_str(m, p->name);
	message_put_str(m, p->envelope_from);
	message_put_str(m, p->to);
	message_put_int(m, p->again);
	message_put_str(m, p->bytes);
}

void sender_take_parcel(struct message_in *in, int64_t *id, struct parcel *p)
{
	*id = message_int(in, 1, INT64_MAX);
	p->name = message_str(in, SENDER_ADDRESS_MAX);
	p->envelope_from = message_str(in, SENDER_ADDRESS_MAX);
	p->to = message_str(in, SENDER_ADDRESS_MAX);
	p->again = message_bool(in);
	p->bytes = message_str(in, SENDER_LETTER_MAX);
}

void sender_put_result(struct message_out *m, int64_t id, const struct post_result *r)
{
	message_put_int(m, id);
	message_put_int(m, r->verdict);
	message_put_int(m, r->recipient);
	message_put_int(m, r->code);
	message_put_int(m, r->trusted_until);
	message_put_str(m, str_of(r->text));
}

void sender_take_result(struct message_in *in, int64_t *id, struct post_result *r)
{
	*r = (struct post_result){0};
	*id = message_int(in, 1, INT64_MAX);
	r->verdict = (enum post_verdict)message_int(in, POST_SENT, POST_DOUBT);
	r->recipient = message_bool(in);
	r->code = (int)message_int(in, 0, 999);
	r->trusted_until = message_int(in, 0, INT64_MAX);
	struct str text = message_str(in, sizeof r->text - 1);
	for (size_t i = 0; i < text.n; i++)
		r->text[i] = text.s[i] >= ' ' && text.s[i] < 127 ? text.s[i] : '?';
	/* The recipient is to blame for a refusal alone. */
	in->good = in->good && (!r->recipient || r->verdict == POST_FAILED);
}
