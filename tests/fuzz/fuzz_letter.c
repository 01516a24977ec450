/* Messages in which a reader of letters describes its letter: the input is one,
 * without the length and kind of its message. The core refuses it, or gets a letter in
 * which everything is within its limits. Sender and recipients are always those that
 * the letter's own bytes name.
 * SPDX-License-Identifier: ISC */
#include "tests/fuzz/fuzz.h"

#include "base/arena.h"
#include "mail/read/letter_message.h"
#include "mail/trust/fields.h"

static const struct letter_house house = {.address = {"gm@example.org", 14},
					  .instance = {"k7f3", 4}};
#define ANN "ann@example.net"
#define LETTER                                                                         \
	"From: Ann <" ANN ">\r\nTo: gm@example.org\r\nMessage-ID: <1@ann>\r\n"         \
	"Date: Sat, 21 Nov 2026 09:00:00 +0000\r\nSubject: orders\r\n\r\nwait\r\n"

static void sound(const struct letter *l)
{
	HOLDS(l->class < N_LETTER_CLASSES && l->reason < N_LETTER_REASONS);
	HOLDS(l->class == letter_reasons[l->reason].class ||
	      l->reason == REASON_NOT_TO_US);
	HOLDS(letter_reasons[l->reason].answer || !l->answer);
	HOLDS(l->flags <= LETTER_FLAGS_ALL && l->bounce < N_LETTER_BOUNCES);
	HOLDS(l->n_to <= LETTER_ADDRESSES_MAX && l->n_lines <= LETTER_LINES_MAX);
	for (size_t i = 0; i < l->n_lines; i++) {
		HOLDS(str_is_utf8(l->lines[i]));
		HOLDS(str_find_char(l->lines[i], '\n') == SIZE_MAX);
	}
	HOLDS(str_is_utf8(l->subject) && str_is_utf8(l->from_name));
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	struct arena *a = arena_create();
	struct message_in in = {.kind = LETTER_MESSAGE_KIND,
				.rest = {(const char *)data, size},
				.good = true};
	struct letter l;
	struct fields f;

	if (letter_message_read(a, &in, &l)) {
		sound(&l);
		fuzz_taken = true;
		/* Written again it is the same message. */
		struct message_out m = letter_message_write(a, &l);
		struct str again = message_frame(&m);
		HOLDS(again.n == size + 5 &&
		      str_equal(str_slice(again, 5, again.n),
				(struct str){(const char *)data, size}));
		fields_check(a, &house, STR(LETTER), &l, &f);
		HOLDS(str_is(l.from, ANN) && l.n_to == 1);
		HOLDS(str_is(l.to[0], "gm@example.org") &&
		      str_is(l.message_id, "1@ann"));
	}
	arena_destroy(a);
	return 0;
}
