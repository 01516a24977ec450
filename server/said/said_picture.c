/* Pictures in the line of an answer: a thumb alone is one.
 * SPDX-License-Identifier: ISC */
#include "server/said/said.h"

/* A thumb alone is an answer. */
enum intake_word said_by_picture(struct str line)
{
	static const struct {
		const char *first;
		enum intake_word word;
	} thumbs[] = {
		{"\xf0\x9f\x91\x8d", WORD_SAID_YES}, /* a thumb up */
		{"\xf0\x9f\x91\x8c", WORD_SAID_YES}, /* the sign for OK */
		{"\xe2\x9c\x85", WORD_SAID_YES},     /* a tick in a box */
		{"\xe2\x9c\x94", WORD_SAID_YES},     /* a tick */
		{"\xf0\x9f\x91\x8e", WORD_SAID_NO},  /* a thumb down */
	};

	for (size_t i = 0; i < sizeof thumbs / sizeof *thumbs; i++)
		if (str_starts(line, thumbs[i].first))
			return thumbs[i].word;
	return WORD_SAID_NONE;
}
