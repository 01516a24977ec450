/* Sheets that are carried out: see carry.h.
 * SPDX-License-Identifier: ISC */
#include "rules/pieces/carry.h"

#include "base/arena.h"
#include "orders/vocab.h"

/* Returns the sheet of the seat's standing orders, for a seat that sent no sheet. */
static const struct sheet *held(struct carry *c, int seat)
{
	struct arena *a = c->x->arena;
	struct sheet *sheet = arena_new(a, struct sheet);
	const struct reader reader = c->how->reader(c->game, seat);
	const struct standing kept = c->how->kept(c->game, seat);

	sheet->seat = seat;
	sheet->slots = arena_array(a, struct slot, CARRY_STANDING);
	sheet->n_slots =
		standing_slots(a, &kept, &reader, sheet->slots, CARRY_STANDING);
	return sheet;
}

void carry_begin(struct carry *c, struct adjudication *x, const struct carry_game *how,
		 void *game, unsigned vacant)
{
	*c = (struct carry){.how = how, .game = game, .x = x, .last_used = PICK_NONE};
	for (int seat = 0; seat < how->n_seats; seat++) {
		const struct sheet *sheet = x->sheets[seat];
		if (sheet && !(vacant >> seat & 1)) {
			c->sheet[seat] = sheet;
			c->came |= (unsigned)sheet->readable << seat;
		} else {
			c->sheet[seat] = held(c, seat);
		}
	}
}

static void tell_fallen(struct carry *c, int seat, const struct standing_news *news)
{
	for (int i = 0; i < news->n; i++)
		if (news->fell[i].end != STANDING_CLEARED)
			c->how->fell(c->game, seat, &news->fell[i]);
}

/* Does the seat have an order that holds, or has it written one? */
static bool has_standing(const struct standing *kept, const struct sheet *sheet)
{
	struct standing_order first;
	size_t at = 0;

	for (int i = 0; sheet && i < sheet->n_slots; i++)
		if (sheet->slots[i].standing)
			return true;
	return standing_next(kept, &at, &first);
}

static void end_of_seat(struct carry *c, int seat, int turn, int phase, bool over)
{
	const struct standing kept = c->how->kept(c->game, seat);
	struct standing_news news = {.a = c->x->arena};

	/* Most seats have none, and a reader has a view of its own. */
	if (!has_standing(&kept, c->x->sheets[seat]))
		return;
	const struct reader reader = c->how->reader(c->game, seat);
	standing_take(&kept, c->x->sheets[seat], turn, phase, &news);
	for (int i = 0; i < c->n_spent; i++)
		if (c->spent[i].seat == seat)
			standing_drop(&kept, c->spent[i].key, STANDING_USED, STR(""),
				      &news);
	if (!over)
		standing_review(&kept, &reader, NULL, NULL, &news);
	tell_fallen(c, seat, &news);
}

void carry_end(struct carry *c, int turn, int phase, bool over)
{
	for (int seat = 0; seat < c->how->n_seats; seat++)
		end_of_seat(c, seat, turn, phase, over);
}

/* Choosing ----------------------------------------------------------------------------- */

struct choosing {
	struct carry *c;
	const struct carry_chooser *how;
	int seat;
};

static enum pick_fit fits(void *game, int a, const struct alternative *alt,
			  enum pick_look look)
{
	const struct choosing *of = game;

	(void)a;
	return of->how->fits ? of->how->fits(of->c->game, of->seat, alt->action,
					     of->how->plan, look)
			     : PICK_WHOLE;
}

static bool holds(void *game, int seat, const void *fact)
{
	const struct carry *c = ((const struct choosing *)game)->c;

	return c->how->fact(c->game, seat, fact);
}

static void fact_words(void *game, const void *fact, struct buf *b)
{
	const struct choosing *of = game;

	of->c->how->reader(of->c->game, of->seat).vocab->echo_fact(NULL, fact, b);
}

/* Why it was impossible, or possible in part alone. */
static void reasons(void *game)
{
	const struct choosing *of = game;
	const struct carry *c = of->c;
	const char *words = c->how->because ? c->how->because(c->why) : NULL;

	if (words)
		trace_pair(c->x->trace, of->seat, of->how->rule, "because",
			   str_of(words));
}

int carry_told(const struct carry *c, int seat, int slot)
{
	return c->told[seat] ? c->told[seat][slot] : slot;
}

void carry_tell_unused(struct carry *c, int seat, int slot, int why)
{
	c->how->unused(c->game, seat,
		       slot_text(c->x->arena, &c->sheet[seat]->slots[slot]), why);
}

/* For the trace: a seat that sent nothing has no sheet, but may have sealed orders. */
static int number_of(const struct carry *c, int seat, int slot)
{
	return c->x->sheets[seat] || c->told[seat] ? carry_told(c, seat, slot) : -1;
}

int carry_look(struct carry *c, int seat, int slot, const struct carry_chooser *how)
{
	const struct slot *s = &c->sheet[seat]->slots[slot];
	struct choosing of = {c, how, seat};
	struct pick p = {.game = &of,
			 .fits = fits,
			 .nearest = true,
			 .fact = holds,
			 .trace = c->x->trace,
			 .rule = how->rule,
			 .reasons = reasons,
			 .fact_words = fact_words};
	struct pick_slot ps = {seat, number_of(c, seat, slot), 0, s->n_alternatives,
			       s->alternatives};

	c->why = CARRY_CONDITION;
	c->last_seat = seat;
	c->last_slot = slot;
	return c->last_used = pick(&p, &ps);
}

int carry_peek(struct carry *c, int seat, int slot, const struct carry_chooser *how)
{
	bool was = c->x->trace->silent;

	c->x->trace->silent = true;
	int used = carry_look(c, seat, slot, how);
	c->x->trace->silent = was;
	return used;
}

/* The alternative that was used, if that slot was looked at last; else the first. */
static int used_of(const struct carry *c, int seat, int slot)
{
	return c->last_seat == seat && c->last_slot == slot && c->last_used > 0
		       ? c->last_used
		       : 0;
}

void carry_tell_fate(struct carry *c, int seat, int slot, enum trace_what what,
		     const char *rule, const char *because)
{
	int used = used_of(c, seat, slot), number = number_of(c, seat, slot);

	trace_take_back(c->x->trace, seat, number, used);
	trace_step(c->x->trace, what, seat, number, used, rule,
		   c->sheet[seat]->slots[slot].alternatives[used].text);
	if (because)
		trace_pair(c->x->trace, seat, rule, "because", str_of(because));
}

void carry_tell_used(struct carry *c, int seat, int slot, const char *rule)
{
	carry_tell_fate(c, seat, slot, TRACE_USED, rule, NULL);
}

void carry_tell_failed(struct carry *c, int seat, int slot, const char *rule, int why)
{
	carry_tell_unused(c, seat, slot, why);
	carry_tell_fate(c, seat, slot, TRACE_IMPOSSIBLE, rule,
			c->how->because ? c->how->because(why) : NULL);
}

/* An order that holds waits for its condition: nobody is told again that it waits. */
static bool waits(const struct carry *c, const struct slot *s)
{
	return s->standing && c->why == CARRY_CONDITION;
}

const void *carry_choose(struct carry *c, int seat, int slot,
			 const struct carry_chooser *how)
{
	const struct slot *s = &c->sheet[seat]->slots[slot];
	int used = carry_look(c, seat, slot, how);

	if (used != PICK_NONE)
		return s->alternatives[used].action;
	if (!waits(c, s))
		carry_tell_unused(c, seat, slot, c->why);
	return NULL;
}

static bool is_spent(const struct carry *c, int seat, struct slot_key key)
{
	for (int i = 0; i < c->n_spent; i++)
		if (c->spent[i].seat == seat && slot_key_same(c->spent[i].key, key))
			return true;
	return false;
}

int carry_next_slot(const struct carry *c, int seat, int verb, int from)
{
	const struct sheet *sheet = c->sheet[seat];

	for (int i = from + 1; i < sheet->n_slots; i++)
		if (sheet->slots[i].key.verb == verb &&
		    !is_spent(c, seat, sheet->slots[i].key))
			return i;
	return -1;
}

int carry_find_slot(const struct carry *c, int seat, int verb, int a)
{
	for (int i = carry_next_slot(c, seat, verb, -1); i >= 0;
	     i = carry_next_slot(c, seat, verb, i))
		if (c->sheet[seat]->slots[i].key.a == a)
			return i;
	return -1;
}

void carry_spend(struct carry *c, int seat, int slot)
{
	if (c->n_spent == CARRY_SPENT)
		return;
	c->spent[c->n_spent].seat = seat;
	c->spent[c->n_spent++].key = c->sheet[seat]->slots[slot].key;
}
