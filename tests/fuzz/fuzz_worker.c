/* The worker's whole way, confinement aside: a letter's bytes -> letter -> record ->
 * letter again, as the parent takes it. The parent must get the letter that the child
 * read, and never a record that it refuses: that would be a worker that died. All else
 * that comes through the socket must be refused in peace.
 * SPDX-License-Identifier: ISC */
#include "tests/fuzz/fuzz.h"

#include <string.h>

#include "base/arena.h"
#include "mail/letter/letter.h"
#include "mail/read/record.h"

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

/* Properties that every letter must have. */
static void sound(const struct letter *l)
{
	HOLDS(l->class < N_LETTER_CLASSES && l->reason < N_LETTER_REASONS);
	HOLDS(letter_reasons[l->reason].answer || !l->answer);
	HOLDS(l->n_lines <= LETTER_LINES_MAX && l->n_to <= LETTER_ADDRESSES_MAX);
	for (size_t i = 0; i < l->n_lines; i++) {
		HOLDS(str_is_utf8(l->lines[i]));
		HOLDS(str_find_char(l->lines[i], '\n') == SIZE_MAX);
		/* Nothing from below our cut line. */
		HOLDS(str_find(l->lines[i], STR("--=-- write above this line --=--")) !=
		      0);
	}
	HOLDS(str_is_utf8(l->subject) && str_find_char(l->from, '\n') == SIZE_MAX);
}

static bool take(struct arena *a, struct str frame, struct letter *out)
{
	struct message_in in;

	return message_read(frame, &in) && record_read(a, &in, out);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	static const struct letter_house house = {.address = {"gm@example.org", 14},
						  .instance = {"k7f3", 4}};
	struct arena *a = arena_create();
	struct str bytes = {(const char *)data, size};
	struct letter read, taken;

	letter_read(a, &house, bytes, &read);
	sound(&read);
	struct message_out m = record_write(a, &read);
	struct str record = message_frame(&m);
	HOLDS(record.n <= RECORD_MAX);
	HOLDS(take(a, record, &taken));
	same(&read, &taken);
	/* One byte less, or one changed, may be refused and must do no harm. */
	HOLDS(!take(a, str_slice(record, 0, record.n - 1), &taken));
	char *broken = str_z(a, record);
	size_t at = size ? (size_t)(data[0] * 251u + data[size - 1]) % record.n : 0;
	broken[at] = (char)(broken[at] ^ (size ? data[size / 2] | 1 : 1));
	if (take(a, (struct str){broken, record.n}, &taken))
		sound(&taken);
	struct message_in in = {.kind = RECORD_KIND, .rest = bytes, .good = true};
	HOLDS(!record_read(a, &in, &taken) || taken.n_to <= LETTER_ADDRESSES_MAX);
	arena_destroy(a);
	return 0;
}
