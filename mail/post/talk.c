/* Fields that the messages of both offices contain: see talk.h.
 * SPDX-License-Identifier: ISC */
#include "mail/post/talk.h"

#include <stdio.h>

void talk_put_err(struct message_out *m, const struct err *err)
{
	message_put_int(m, err->kind);
	message_put_int(m, err->passing);
	message_put_str(m, str_of(err->text));
}

void talk_take_err(struct message_in *in, struct err *err)
{
	enum err_kind kind = (enum err_kind)message_int(in, ERR_WORLD, ERR_USAGE);
	bool passing = message_bool(in);

	*err = (struct err){.kind = kind, .passing = passing};
	message_words(in, err->text, sizeof err->text);
	if (!err->text[0])
		snprintf(err->text, sizeof err->text, "no reason was given");
}

void talk_put_text(struct message_out *m, const char *text)
{
	message_put_str(m, str_of(text));
}

const char *talk_take_text(struct message_in *in, struct arena *a)
{
	const char *text = message_z(in, a, TALK_TEXT_MAX);

	return *text ? text : NULL;
}

void talk_put_secret(struct message_out *m, const struct secret_source *s)
{
	talk_put_text(m, s->file);
	talk_put_text(m, s->credential);
	talk_put_text(m, s->command);
}

void talk_take_secret(struct message_in *in, struct arena *a, struct secret_source *s)
{
	*s = (struct secret_source){0};
	s->file = talk_take_text(in, a);
	s->credential = talk_take_text(in, a);
	s->command = talk_take_text(in, a);
}
