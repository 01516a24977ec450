/* A claim in a message: see key_words.h.
 * SPDX-License-Identifier: ISC */
#include "mail/trust/key_words.h"

void key_put_claim(struct message_out *m, const struct token_claim *c)
{
	message_put_int(m, c->purpose);
	message_put_str(m, c->game);
	message_put_str(m, c->seat);
	message_put_int(m, c->epoch);
	message_put_int(m, c->phase);
}

struct token_claim key_take_claim(struct message_in *in)
{
	struct token_claim c;

	c.purpose = (enum token_purpose)message_int(in, TOKEN_REPLY, TOKEN_PASSED);
	c.game = message_str(in, KEY_NAME_MAX);
	c.seat = message_str(in, KEY_NAME_MAX);
	c.epoch = message_int(in, INT64_MIN, INT64_MAX);
	c.phase = (int)message_int(in, 0, TOKEN_PHASE_MAX);
	return c;
}
