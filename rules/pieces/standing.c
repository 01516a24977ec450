/* Standing orders: see standing.h.
 * A record is the key, since when, and the line with its length; zeros follow the last.
 * SPDX-License-Identifier: ISC */
#include "rules/pieces/standing.h"

#include <assert.h>
#include <stdint.h>
#include <string.h>

#include "base/arena.h"
#include "base/locale.h"

struct record {
	int32_t verb, a, b;
	int16_t turn, phase;
	uint32_t n; /* of the line; 0: no record */
};

const char *standing_words(enum standing_end end)
{
	static const char *const words[STANDING_ENDS] = {
		[STANDING_CLEARED] = N_("its player cleared it"),
		[STANDING_UNREADABLE] = N_("it is no longer possible"),
		[STANDING_OVER] = N_("it no longer holds"),
		[STANDING_USED] = N_("it has been used"),
		[STANDING_NO_ROOM] = N_("there is no room for it"),
	};

	return locale_text(words[end]);
}

/* Records ------------------------------------------------------------------------------ */

static size_t size_of(const struct standing_order *o)
{
	return sizeof(struct record) + o->line.n;
}

bool standing_next(const struct standing *s, size_t *at, struct standing_order *o)
{
	struct record r;

	if (*at + sizeof r > s->size)
		return false;
	memcpy(&r, s->bytes + *at, sizeof r);
	if (r.n == 0 || *at + sizeof r + r.n > s->size)
		return false;
	*o = (struct standing_order){
		.key = {r.verb, r.a, r.b},
		.turn = r.turn,
		.phase = r.phase,
		.line = {s->bytes + *at + sizeof r, r.n},
	};
	*at += sizeof r + r.n;
	return true;
}

bool standing_find(const struct standing *s, struct slot_key key,
		   struct standing_order *o)
{
	for (size_t at = 0; standing_next(s, &at, o);)
		if (slot_key_same(o->key, key))
			return true;
	return false;
}

/* Returns where the orders end. */
static size_t used(const struct standing *s)
{
	struct standing_order o;
	size_t at = 0;

	while (standing_next(s, &at, &o))
		continue;
	return at;
}

/* Puts `o` where the bytes from `at` to `end` are; nothing (NULL) takes them away. false: there is
 * no room. */
static bool replace(const struct standing *s, size_t at, size_t end,
		    const struct standing_order *o)
{
	size_t all = used(s), n = o ? size_of(o) : 0;

	if (all - (end - at) + n > s->size)
		return false;
	memmove(s->bytes + at + n, s->bytes + end, all - end);
	if (o) {
		struct record r = {
			.verb = o->key.verb,
			.a = o->key.a,
			.b = o->key.b,
			.turn = (int16_t)o->turn,
			.phase = (int16_t)o->phase,
			.n = (uint32_t)o->line.n,
		};
		memcpy(s->bytes + at, &r, sizeof r);
		memcpy(s->bytes + at + sizeof r, o->line.s, o->line.n);
	}
	size_t now = all - (end - at) + n;
	if (now < all)
		memset(s->bytes + now, 0, all - now);
	return true;
}

bool standing_put(const struct standing *s, const struct standing_order *o)
{
	struct standing_order old;
	size_t at = 0, from = 0;

	assert(o->line.n > 0);
	while (standing_next(s, &at, &old)) {
		if (slot_key_same(old.key, o->key))
			return replace(s, from, at, o);
		from = at;
	}
	return replace(s, at, at, o);
}

size_t standing_needs(struct arena *a, const struct sheet *sheet)
{
	size_t n = 0;

	for (int i = 0; i < sheet->n_slots; i++)
		if (sheet->slots[i].standing)
			n += sizeof(struct record) + slot_text(a, &sheet->slots[i]).n;
	return n;
}

/* Orders that fall ----------------------------------------------------------------- */

static void tell(struct standing_news *news, const struct standing_order *o,
		 enum standing_end end, struct str why)
{
	struct standing_fell *f = arena_push(news->a, news->fell, news->n);

	*f = (struct standing_fell){*o, end, why};
	f->order.line = str_dup(news->a, o->line);
}

bool standing_drop(const struct standing *s, struct slot_key key, enum standing_end end,
		   struct str why, struct standing_news *news)
{
	struct standing_order o;

	for (size_t at = 0, from = 0; standing_next(s, &at, &o); from = at)
		if (slot_key_same(o.key, key)) {
			tell(news, &o, end, why);
			return replace(s, from, at, NULL);
		}
	return false;
}

/* Reading ---------------------------------------------------------------------------------- */

/* The order as it reads now; NULL with the reader's words: it cannot be given now. */
static const struct slot *read_again(struct arena *a, const struct reader *reader,
				     struct str line, struct buf *why)
{
	struct reader stored = *reader;

	stored.stored = true;
	struct reading *r = orders_read(a, &stored, line, NULL);
	if (r->sheet.n_slots == 1) {
		r->sheet.slots[0].standing = true;
		return &r->sheet.slots[0];
	}
	for (int i = 0; i < r->n_lines; i++)
		for (int k = 0; k < r->lines[i].n_remarks; k++)
			if (r->lines[i].remarks[k].fault && !why->n)
				buf_add(why, r->lines[i].remarks[k].text);
	return NULL;
}

int standing_slots(struct arena *a, const struct standing *s,
		   const struct reader *reader, struct slot out[], int max)
{
	struct standing_order o;
	int n = 0;

	for (size_t at = 0; n < max && standing_next(s, &at, &o);) {
		struct buf why = buf_in(a);
		const struct slot *slot =
			read_again(a, reader, str_dup(a, o.line), &why);
		if (slot)
			out[n++] = *slot;
	}
	return n;
}

/* After a phase ------------------------------------------------------------------------------ */

static const struct slot *held_in(const struct sheet *sheet, struct slot_key key)
{
	const struct slot *slot = sheet_find(sheet, key);

	return slot && slot->standing ? slot : NULL;
}

/* Takes over the sheet's version of an order that held before (`old`), or a new one
 * (NULL). */
static void take_slot(const struct standing *s, const struct slot *slot,
		      const struct standing_order *old, int turn, int phase,
		      struct standing_news *news)
{
	struct standing_order o = {slot->key, turn, phase, slot_text(news->a, slot)};

	if (old && str_equal(old->line, o.line)) {
		o.turn = old->turn;
		o.phase = old->phase;
	}
	if (!standing_put(s, &o))
		tell(news, &o, STANDING_NO_ROOM, STR(""));
}

void standing_take(const struct standing *s, const struct sheet *sheet, int turn,
		   int phase, struct standing_news *news)
{
	struct standing_order o;

	if (!sheet)
		return;
	struct standing before = {arena_alloc(news->a, s->size), s->size};
	memcpy(before.bytes, s->bytes, s->size);
	memset(s->bytes, 0, s->size);
	for (int i = 0; i < sheet->n_slots; i++)
		if (sheet->slots[i].standing)
			take_slot(s, &sheet->slots[i],
				  standing_find(&before, sheet->slots[i].key, &o)
					  ? &o
					  : NULL,
				  turn, phase, news);
	for (size_t at = 0; standing_next(&before, &at, &o);)
		if (!held_in(sheet, o.key))
			tell(news, &o, STANDING_CLEARED, STR(""));
}

/* true: it holds on. */
static bool holds_on(const struct standing_order *o, const struct reader *reader,
		     standing_judge *judge, void *game, struct standing_news *news)
{
	struct buf why = buf_in(news->a);
	const struct slot *slot = read_again(news->a, reader, o->line, &why);
	bool holds = slot && (!judge || judge(game, slot, &why));

	if (!holds)
		tell(news, o, slot ? STANDING_OVER : STANDING_UNREADABLE,
		     buf_str(&why));
	return holds;
}

void standing_review(const struct standing *s, const struct reader *reader,
		     standing_judge *judge, void *game, struct standing_news *news)
{
	struct standing_order o;

	for (size_t at = 0, from = 0; standing_next(s, &at, &o);) {
		o.line = str_dup(news->a, o.line);
		if (!holds_on(&o, reader, judge, game, news)) {
			(void)replace(s, from, at, NULL);
			at = from;
		}
		from = at;
	}
}
