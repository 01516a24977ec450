/* Orders that wait for their moment: the ride on the Red Dragon, and what aces do.
 * SPDX-License-Identifier: ISC */
#include <string.h>

#include "base/locale.h"
#include "rules/dragon_dune/words/words_parts.h"

/* "all to 15c, 0f": the first place that is legal then. */
static bool read_ride(struct parse *p, int from, struct dd_order *o)
{
	int area;

	parse_word(p, W_RED_DRAGON, NULL);
	dd_only_for(p, from, DD_ORCS, "DD-014", N_("ride the Red Dragon"));
	if (!dd_read_count(p, o))
		return false;
	parse_link(p);
	do {
		if (!dd_read_area(p, &area))
			return false;
		/* A place that is written twice is one place. */
		if (!memchr(o->list, area, o->n_list) && o->n_list < DD_LIST)
			o->list[o->n_list++] = (uint8_t)area;
	} while (parse_comma(p) || parse_word(p, WORD_OR, NULL));
	return true;
}

bool dd_parse_ride(struct parse *p, const struct verb *v, struct parsed *made)
{
	struct dd_order *o = dd_new_order(p, DD_RIDE);
	int from = parse_mark(p);

	if (!parse_word(p, v->word, NULL) && dd_goes_on(p, DD_RIDE)) {
		if (!dd_read_else(p, o))
			return false;
	} else if (!read_ride(p, from, o)) {
		return false;
	}
	*made = (struct parsed){.action = o,
				.key = {DD_RIDE, 0, 0},
				.allowed = STRATUM_COMMITMENT,
				.standing = true};
	return true;
}

/* "if hit 9" is a question about the stack's own territory alone. */
static void check_hit(struct parse *p, const struct dd_order *o)
{
	int was = p->i, area;

	for (int i = 0; i < p->end; i++) {
		if (!token_is(&p->token[i], W_HIT))
			continue;
		p->i = i + 1;
		parse_link(p);
		if (dd_sees_area(p) && dd_read_area(p, &area) && area != o->from)
			parse_fault(
				p, i, "DD-052",
				N_("The ace asks whether the dragon hits %s, where the stack is"),
				dd_area_name(o->from));
	}
	p->i = was;
}

/* "dragon 5 from 4 to 15c": away from the Wild Dragon [DD-052]. */
static bool read_dragon(struct parse *p, int from, struct dd_order *o,
			struct parsed *made)
{
	dd_only_for(p, from, DD_ORCS, "DD-052", N_("move by an ace before the dragon"));
	if (!dd_read_move(p, o))
		return false;
	check_hit(p, o);
	made->key = (struct slot_key){DD_ACE_DRAGON, 0, 0};
	made->allowed = STRATUM_USE;
	made->standing = true;
	return true;
}

static bool read_stop(struct parse *p, int from, struct dd_order *o,
		      struct parsed *made)
{
	int seat;

	dd_only_for(p, from, DD_GOBLINS, "DD-045", N_("stop others from hiring"));
	if (!parse_sees_seat(p) || !parse_seat(p, &seat))
		return parse_expected(p, "a faction, such as dwarves");
	if (seat == DD_GOBLINS || seat == DD_ORCS)
		parse_fault(p, from, "DD-045",
			    N_("You can stop only the Dwarves or the Elves: %s"),
			    seat == DD_ORCS ? N_("the Orcs hire nobody")
					    : N_("not yourself"));
	o->seat = (int8_t)seat;
	made->key = (struct slot_key){DD_ACE_STOP, seat, 0};
	made->allowed = STRATUM_COMMITMENT;
	made->standing = true;
	return true;
}

static bool is_march(struct parse *p, int from)
{
	if (!dd_is_open(p, DD_MARCH))
		parse_fault(
			p, from, "DD-042",
			N_("That order belongs to the march, which is another phase"));
	return true;
}

static bool read_ace_place(struct parse *p, int from, struct dd_order *o,
			   struct parsed *made)
{
	int area;

	dd_only_for(p, from, DD_ELVES, "DD-047", N_("place tokens by an ace"));
	if (!dd_read_count(p, o))
		return false;
	if (o->n == DD_ALL_OF_THEM || o->n > 5)
		o->n = 5;
	parse_link(p);
	if (!dd_read_area(p, &area))
		return false;
	o->to = (int8_t)area;
	made->key = (struct slot_key){DD_ACE_PLACE, 0, 0};
	made->ranked = true;
	made->allowed = STRATUM_COMMITMENT;
	return is_march(p, from);
}

static bool read_ace_move(struct parse *p, int from, struct dd_order *o,
			  struct parsed *made)
{
	made->key = (struct slot_key){DD_ACE_MOVE, 0, 0};
	made->ranked = true;
	made->allowed = STRATUM_COMMITMENT;
	return dd_read_move(p, o) && is_march(p, from);
}

/* "ace dragon ...", "ace of spades move ...": which ace, then what it does. */
bool dd_parse_ace(struct parse *p, const struct verb *v, struct parsed *made)
{
	struct dd_order *o = dd_new_order(p, DD_ACE_DRAGON);
	int from = parse_mark(p);

	(void)v;
	*made = (struct parsed){.action = o};
	dd_read_ace(p, &o->ace);
	parse_link(p);
	if (parse_word(p, W_DRAGON, NULL))
		return read_dragon(p, from, o, made);
	if (parse_word(p, W_STOP, NULL)) {
		o->verb = DD_ACE_STOP;
		return read_stop(p, from, o, made);
	}
	if (parse_word(p, W_PLACE, NULL)) {
		o->verb = DD_ACE_PLACE;
		return read_ace_place(p, from, o, made);
	}
	if (parse_word(p, W_MOVE, NULL)) {
		o->verb = DD_ACE_MOVE;
		return read_ace_move(p, from, o, made);
	}
	return parse_expected(p, "dragon, stop, place or move");
}
