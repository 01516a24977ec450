/* The orders that some words make by themselves: how many decisions they are about, and how far they are from others.
 * SPDX-License-Identifier: ISC */
#include "orders/free/text/text.h"

#include "base/arena.h"
#include "orders/free/parts/free_thing.h"

int free_count_decisions(struct free *f)
{
	struct slot_key key[FREE_PIECES];
	int n = 0;

	for (int i = 0; i < f->n_pieces; i++) {
		int made;
		bool refused;
		const struct order *o =
			free_probe(f, f->piece[i].clause, &made, &refused);
		for (int k = 0; k < made && n < FREE_PIECES; k++) {
			bool known = false;
			for (int j = 0; j < n && !known; j++)
				known = slot_key_same(key[j], o[k].key);
			if (!known)
				key[n++] = o[k].key;
		}
	}
	return n;
}

struct free *free_read_orders(struct free *f, const struct token t[], int n)
{
	struct free *probe = arena_room(f->l->a, sizeof *probe);

	free_copy(probe, f);
	probe->n_pieces = probe->n_back = 0;
	probe->outline = NULL;
	return free_read_part(probe, free_clause(probe, t, n)) ? probe : NULL;
}

struct str free_text_of(struct free *f, struct free *read)
{
	struct draft *l = f->l;
	struct order *orders = l->order; /* what grows it may be taken back */
	int n = l->n_orders;
	const struct str text = free_asked_text(read, NULL);

	l->order = orders;
	l->n_orders = n;
	return text;
}

int free_words_only_in(struct str one, struct str other)
{
	struct str word, rest, said;
	int n = 0;

	while (str_word(&one, &word)) {
		bool found = false;
		for (rest = other; !found && str_word(&rest, &said);)
			found = str_equal(word, said);
		n += !found;
	}
	return n;
}

bool free_is_of_earlier(struct free *f, const struct token t[], int from,
			const struct free_cue *c, int end)
{
	struct free *said = from ? free_read_orders(f, &t[c->to], end - c->to) : NULL;
	struct free *last = said ? free_read_orders(f, &t[from], c->from - from) : NULL;
	struct slot_key key, other;
	bool earlier = false;

	if (!last || !free_key_of(f, said->piece[0].clause, &key))
		return false;
	for (int i = 0; i < last->n_pieces; i++)
		if (free_key_of(f, last->piece[i].clause, &other) &&
		    slot_key_same(key, other))
			return false;
	for (int i = 0, to; i < from; i = to + 1) {
		for (to = i; to < from && !free_ends_sentence(t, from, to, i); to++)
			;
		const struct free *one = free_read_orders(f, &t[i], to - i);
		for (int k = 0; one && k < one->n_pieces; k++)
			earlier |= free_key_of(f, one->piece[k].clause, &other) &&
				   slot_key_same(key, other);
	}
	return earlier;
}
