/* Which alternative of a slot is used, and how draws are labelled.
 * SPDX-License-Identifier: ISC */
#include <stddef.h>
#include <string.h>

#include "rules/cosmic/engine/board.h"

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

static bool is_struck(const struct ce_board *b, int slot, int alternative)
{
	return b->struck && b->struck[slot] >> alternative & 1;
}

static void tell_alternative(struct ce_board *b, int slot, int alternative,
			     const char *how)
{
	const struct ce_slot *s = &b->p->slots[slot];

	if (b->tr && !b->tr->silent)
		trace_pair(b->tr, s->seat, "R-015", how,
			   s->slot->alternatives[s->first + alternative].text);
}

/* Below the line of the alternative. */
static void tell_why(struct ce_board *b, int slot)
{
	for (int i = 0; i < b->n_why && ce_is_told(b); i++)
		trace_pair(b->tr, b->p->slots[slot].seat, b->why[i].rule, "because",
			   b->why[i].text);
}

static int n_written(const struct ce_board *b, int slot)
{
	int n = 0;

	for (int a = 0; a < b->p->slots[slot].n; a++)
		n += !is_struck(b, slot, a);
	return n;
}

/* Would less of it have been possible? That is for the trace alone. */
static void tell_unfit(struct ce_board *b, int slot, int alternative, ce_reading *read,
		       void *plan, bool nearest)
{
	const struct ce_slot *s = &b->p->slots[slot];
	const struct ce_order *o = s->slot->alternatives[s->first + alternative].action;
	int n_why = b->n_why;

	if (!ce_is_told(b))
		return;
	bool partly = !nearest && o->verb == s->verb && read(b, s->seat, o, true, plan);
	b->n_why = n_why;
	tell_alternative(b, slot, alternative,
			 partly ? "not possible as written" : "not possible");
	tell_why(b, slot);
}

/* One look at all alternatives: as they are written, or in their nearest reading. true:
 * one is used. What the first look has told is not told again. */
static bool pick_from(struct ce_board *b, int slot, ce_reading *read, void *plan,
		      bool nearest, bool again)
{
	const struct ce_slot *s = &b->p->slots[slot];
	uint32_t *unfit = nearest ? &b->seen[slot].illegal : &b->seen[slot].mended;

	for (int a = 0; a < s->n; a++) {
		const struct alternative *alt = &s->slot->alternatives[s->first + a];
		const struct ce_order *o = alt->action;
		if (is_struck(b, slot, a))
			continue;
		b->n_why = 0;
		b->cond = alt->cond;
		if (o && (o->verb != s->verb || !read(b, s->seat, o, nearest, plan))) {
			*unfit |= 1U << a;
			if (!again)
				tell_unfit(b, slot, a, read, plan, nearest);
			continue;
		}
		if (alt->cond && b->choice[slot] != a) {
			if (!again)
				tell_alternative(b, slot, a, "condition not met");
			continue;
		}
		b->seen[slot].taken = (int8_t)a;
		tell_alternative(b, slot, a,
				 b->n_why ? "used as far as it could be" : "used");
		tell_why(b, slot);
		return true;
	}
	return false;
}

/* His own second wish comes before our correction of the first. */
const struct ce_order *ce_pick(struct ce_board *b, int slot, ce_reading *read,
			       void *plan)
{
	const struct ce_slot *s = &b->p->slots[slot];
	bool several = n_written(b, slot) > 1;

	b->seen[slot] = (struct resolve_seen){.taken = RESOLVE_NONE};
	if ((!several || !pick_from(b, slot, read, plan, false, false)) &&
	    !pick_from(b, slot, read, plan, true, several))
		return NULL;
	return s->slot->alternatives[s->first + b->seen[slot].taken].action;
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
