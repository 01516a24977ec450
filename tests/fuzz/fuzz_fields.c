/* The second reading: a letter's bytes -> the fields on which trust hangs, and then
 * compared with the worker's reading of the same bytes. Both may be in doubt, but
 * nothing may come from anywhere but the bytes.
 * SPDX-License-Identifier: ISC */
#include "tests/fuzz/fuzz.h"

#include "base/arena.h"
#include "mail/trust/authres.h"
#include "mail/trust/fields.h"
#include "mail/trust/signature.h"

static bool is_within(struct str part, struct str whole)
{
	return !part.n || (part.s >= whole.s && part.s + part.n <= whole.s + whole.n);
}

static bool is_address(struct str s)
{
	size_t at = str_find_char(s, '@');

	for (size_t i = 0; i < s.n; i++)
		if ((s.s[i] >= 0 && s.s[i] <= ' ') || s.s[i] == 127 ||
		    str_find_char(STR("<>()[],;:\\\""), s.s[i]) != SIZE_MAX)
			return false;
	return at > 0 && at + 1 < s.n && str_is_utf8(s) &&
	       str_find_char(str_slice(s, at + 1, s.n), '@') == SIZE_MAX;
}

static void sound(struct str bytes, const struct fields *f)
{
	HOLDS(is_within(f->header, bytes) && is_within(f->from, bytes));
	HOLDS(is_within(f->message_id, bytes) && is_within(f->in_reply_to, bytes));
	HOLDS(is_within(f->answered, bytes) && f->n_to <= LETTER_ADDRESSES_MAX);
	HOLDS(!f->from.n == !!(f->faults & FIELDS_SENDER));
	HOLDS(!f->from.n || is_address(f->from));
	for (size_t i = 0; i < f->n_to; i++)
		HOLDS(is_within(f->to[i], bytes) && is_address(f->to[i]));
	HOLDS(f->date >= 0 && f->content_key[64] == 0 && f->text_key[64] == 0);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	static const struct letter_house house = {.address = {"gm@example.org", 14},
						  .instance = {"k7f3", 4}};
	static const struct str own[] = {{"mx.example.org", 14}};
	struct arena *a = arena_create();
	struct str bytes = {(const char *)data, size};
	struct letter l = {0};
	struct fields f, again;
	struct authres said;
	struct signature signature;

	fields_read(a, bytes, &f);
	sound(bytes, &f);
	for (int below = 0; below < 2; below++) {
		authres_read(f.header, &(struct authres_server){own[0], own, 1, below},
			     &said);
		HOLDS(said.n_dkim <= AUTHRES_DKIM_MAX);
		HOLDS(is_within(said.dmarc_from, bytes));
		HOLDS(!authres_vouches(&said, f.from) ||
		      (said.n_fields && !said.unclean && !said.brought));
	}
	fuzz_taken = !f.faults;
	signature_read(f.header, f.from, &signature);
	HOLDS(signature.n || !signature.to);
	/* All that a worker may say: here one that says nothing. */
	fields_check(a, &house, bytes, &l, &again);
	HOLDS(str_equal(l.from, f.from) && l.n_to == f.n_to);
	HOLDS((again.faults | FIELDS_READING) == (f.faults | FIELDS_READING));
	arena_destroy(a);
	return 0;
}
