/* Picks the alternative of a slot that is used, and labels draws.
 * SPDX-License-Identifier: ISC */
#include <stddef.h>
#include <string.h>

#include "rules/cosmic/engine/whiteboard.h"
#include "rules/pieces/pick.h"

/* Orders -----------------------------------------------------------------------------
 */

bool ce_sent(const struct ce_board *b, int seat)
{
	return b->p->came >> seat & 1;
}

int ce_next_slot(const struct ce_board *b, int seat, int verb, int from)
{
	int i = from < 0 ? b->p->first_slot[seat] : from + 1;

	for (; i < b->p->last_slot[seat]; i++)
		if (b->p->slots[i].verb == verb)
			return i;
	return -1;
}

/* The arguments of one call of ce_pick. */
struct picking {
	struct ce_board *b;
	int slot;
	ce_reading *read;
	void *plan;
};

/* A reading says what stands in its way, or what it left out, in b->why. */
static enum pick_fit fit_of(void *game, int a, const struct alternative *alt,
			    enum pick_look look)
{
	const struct picking *k = game;
	struct ce_board *b = k->b;
	const struct ce_slot *s = &b->p->slots[k->slot];
	const struct ce_order *o = alt->action;
	int n_why = b->n_why;
	bool good = o->verb == s->verb;

	if (look == PICK_WHAT_IF) {
		good = good && k->read(b, s->seat, o, true, k->plan);
		b->n_why = n_why;
		return good ? PICK_IN_PART : PICK_IMPOSSIBLE;
	}
	b->n_why = 0;
	b->cond = alt->cond;
	if (good && k->read(b, s->seat, o, look == PICK_NEAREST, k->plan))
		return b->n_why ? PICK_IN_PART : PICK_WHOLE;
	uint32_t *unfit = look == PICK_NEAREST ? &b->seen[k->slot].illegal
					       : &b->seen[k->slot].mended;
	*unfit |= 1U << a;
	return PICK_IMPOSSIBLE;
}

/* The conditions that are met have been settled for the phase as a whole. */
static bool is_chosen(void *game, int a, const struct alternative *alt)
{
	const struct picking *k = game;

	(void)alt;
	return k->b->choice[k->slot] == a;
}

static bool is_struck(void *game, int a)
{
	const struct picking *k = game;

	return k->b->struck && k->b->struck[k->slot] >> a & 1;
}

static void tell_why(void *game)
{
	const struct picking *k = game;
	const struct ce_board *b = k->b;

	for (int i = 0; i < b->n_why && ce_is_told(b); i++) {
		trace_pair(b->tr, b->p->slots[k->slot].seat, b->why[i].rule, "because",
			   b->why[i].text);
		if (b->why[i].secret)
			trace_type(b->tr, TRACE_SECRET, -1, -1);
	}
}

/* The player's own second wish comes before our correction of the first. */
const struct ce_order *ce_pick(struct ce_board *b, int slot, ce_reading *read,
			       void *plan)
{
	const struct ce_slot *s = &b->p->slots[slot];
	struct picking k = {b, slot, read, plan};
	struct pick how = {.game = &k,
			   .fits = fit_of,
			   .nearest = true,
			   .holds = is_chosen,
			   .is_struck = is_struck,
			   .trace = ce_is_told(b) ? b->tr : NULL,
			   .rule = "R-015",
			   .reasons = tell_why};
	struct pick_slot of = {s->seat, s->number, s->first, s->n,
			       s->slot->alternatives + s->first};

	b->seen[slot] = (struct resolve_seen){.taken = RESOLVE_NONE};
	int taken = pick(&how, &of);
	if (taken == PICK_NONE)
		return NULL;
	b->seen[slot].taken = (int8_t)taken;
	return of.alternatives[taken].action;
}

/* Chance -----------------------------------------------------------------------------
 */

static int put_number(char *out, int n)
{
	char digits[12];
	int k = 0, len = 0;

	do
		digits[k++] = (char)('0' + n % 10);
	while ((n /= 10) > 0);
	while (k)
		out[len++] = digits[--k];
	return len;
}

static int put_text(char *out, int room, const char *text)
{
	int n = 0;

	while (n < room - 1 && text[n]) {
		out[n] = text[n];
		n++;
	}
	return n;
}

static const char *make_label(struct ce_board *b, int seat, const char *what,
			      int number)
{
	int n = b->n_prefix;

	if (seat >= 0) {
		n += put_text(b->label + n, CE_LABEL - n, ce_colours[seat]);
		b->label[n++] = '.';
	}
	n += put_text(b->label + n, CE_LABEL - 16 - n, what);
	if (number >= 0) {
		b->label[n++] = '.';
		n += put_number(b->label + n, number);
	}
	b->label[n] = 0;
	return b->label;
}

const char *ce_label(struct ce_board *b, int seat, const char *what)
{
	return make_label(b, seat, what, -1);
}

const char *ce_label_at(struct ce_board *b, int seat, const char *what, int number)
{
	return make_label(b, seat, what, number);
}

void ce_board_init(struct ce_board *b, const struct ce_play *p, struct ce_state *s)
{
	memset(b, 0, offsetof(struct ce_board, user));
	b->s = s;
	b->t = &s->t;
	b->p = p;
	b->phase = s->t.phase;
	b->rng = *p->rng;
	b->label[0] = 't';
	b->n_prefix = 1 + put_number(b->label + 1, s->t.turn);
	b->n_prefix += put_text(b->label + b->n_prefix, 4, ".p");
	b->n_prefix += put_number(b->label + b->n_prefix, s->t.phase);
	b->label[b->n_prefix++] = '.';
}

int ce_from_lead(const struct ce_table *t, int k)
{
	return (t->lead + k) % t->n_seats;
}
