/* The sheet: see sheet.h.
 * SPDX-License-Identifier: ISC */
#include "orders/sheet.h"

const struct slot *sheet_find(const struct sheet *s, struct slot_key key)
{
	for (int i = 0; s && i < s->n_slots; i++) {
		const struct slot_key *k = &s->slots[i].key;
		if (slot_key_same(*k, key))
			return &s->slots[i];
	}
	return NULL;
}

struct str slot_text(struct arena *a, const struct slot *s)
{
	struct buf b = buf_in(a);

	for (int i = 0; i < s->n_alternatives; i++) {
		buf_z(&b, i ? " else " : "");
		buf_add(&b, s->alternatives[i].text);
	}
	return buf_str(&b);
}
