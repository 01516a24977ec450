/* The worker's whole way, confinement aside: a letter's bytes -> letter -> message ->
 * letter again, as the parent takes it. The parent must get the letter that the child
 * read, and never a message that it refuses: that would be a worker that died. All else
 * that comes through the socket must be refused in peace.
 * SPDX-License-Identifier: ISC */
#include "tests/fuzz/fuzz.h"

#include <string.h>

#include "base/arena.h"
#include "mail/letter/letter.h"
#include "mail/read/letter_message.h"

static void same(const struct letter *a, const struct letter *b)
{
	HOLDS(a->class == b->class && a->reason == b->reason && a->answer == b->answer);
	HOLDS(a->flags == b->flags && a->date == b->date && a->bounce == b->bounce);
	HOLDS(strcmp(a->content_key, b->content_key) == 0);
	HOLDS(str_equal(a->from, b->from) && str_equal(a->subject, b->subject));
	HOLDS(str_equal(a->trace, b->trace));
	HOLDS(a->n_to == b->n_to && a->n_lines == b->n_lines);
	for (size_t i = 0; i < a->n_lines; i++)
		HOLDS(str_equal(a->lines[i], b->lines[i]));
}

/* Properties of every letter that the parent takes, whatever the child was made to say. */
static void valid(const struct letter *l)
{
	HOLDS(l->class < N_LETTER_CLASSES && l->reason < N_LETTER_REASONS);
	HOLDS(letter_reasons[l->reason].answer || !l->answer);
	HOLDS(l->n_lines <= LETTER_LINES_MAX && l->n_to <= LETTER_ADDRESSES_MAX);
	for (size_t i = 0; i < l->n_lines; i++) {
		HOLDS(str_is_utf8(l->lines[i]));
		HOLDS(str_find_char(l->lines[i], '\n') == SIZE_MAX);
	}
	HOLDS(str_is_utf8(l->subject) && str_find_char(l->from, '\n') == SIZE_MAX);
}

/* Of a letter that was read: nothing from below our cut line. The parent cannot see that: with
 * one byte changed, a line that only looks like the cut line becomes it. */
static void is_cut(const struct letter *l)
{
	const struct str cut = STR("--=-- write above this line --=--");

	for (size_t i = 0; i < l->n_lines; i++)
		HOLDS(str_find(l->lines[i], cut) != 0);
}

static bool take(struct arena *a, struct str frame, struct letter *out)
{
	struct message_in in;

	return message_read(frame, &in) && letter_message_read(a, &in, out);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	static const struct letter_house house = {.address = {"gm@example.org", 14},
						  .instance = {"k7f3", 4}};
	struct arena *a = arena_create();
	struct str bytes = {(const char *)data, size};
	struct letter read, taken;

	letter_read(a, &house, bytes, &read);
	valid(&read);
	is_cut(&read);
	struct message_out m = letter_message_write(a, &read);
	struct str message = message_frame(&m);
	HOLDS(message.n <= LETTER_MESSAGE_MAX);
	HOLDS(take(a, message, &taken));
	same(&read, &taken);
	/* One byte less, or one changed, may be refused and must do no harm. */
	HOLDS(!take(a, str_slice(message, 0, message.n - 1), &taken));
	char *broken = str_z(a, message);
	size_t at = size ? (size_t)(data[0] * 251u + data[size - 1]) % message.n : 0;
	broken[at] = (char)(broken[at] ^ (size ? data[size / 2] | 1 : 1));
	if (take(a, (struct str){broken, message.n}, &taken))
		valid(&taken);
	struct message_in in = {
		.kind = LETTER_MESSAGE_KIND, .rest = bytes, .good = true};
	HOLDS(!letter_message_read(a, &in, &taken) ||
	      taken.n_to <= LETTER_ADDRESSES_MAX);
	arena_destroy(a);
	return 0;
}
