/* The answers to the commands of a letter, in the order in which these were given.
 * SPDX-License-Identifier: ISC */
#include "server/answers/answers_parts.h"

#include "base/locale.h"

void answer_say(const struct asked *q, struct str text)
{
	if (!text.n || q->out->n == ANSWERS_MAX)
		return;
	if (q->out->n == ANSWERS_MAX - 1)
		text = str_of(_(
			"One letter cannot answer so much: ask for the rest in another."));
	q->out->text[q->out->n++] = text;
}
