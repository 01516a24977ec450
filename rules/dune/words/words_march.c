/* Orders of the march, and rides.
 * SPDX-License-Identifier: ISC */
#include "base/locale.h"
#include "rules/dune/engine/allies.h"
#include "rules/dune/engine/forces.h"
#include "rules/dune/map/storm.h"
#include "rules/dune/words/words_parts.h"

/* Groups -------------------------------------------------------------------------------------- */

/* "all", "all 5", "all but 2", "everything except one": how many stay; false: a number is written. */
static bool read_all(struct parse *p, int *stay)
{
	int was = p->i, but = 0, n;
	bool everyone = parse_word(p, WORD_EVERYONE, &but);

	*stay = 0;
	if (!everyone && !parse_word(p, WORD_ALL, NULL))
		return false;
	if (parse_word(p, WORD_EXCEPT, NULL) || (everyone && parse_sees_number(p))) {
		if (!parse_number(p, stay)) {
			p->i = was;
			return false;
		}
	} else if (parse_number(p, &n)) { /* "all 5": a number like others */
		p->i = was;
		return false;
	}
	parse_word(p, W_FORCES, NULL);
	return true;
}

/* The number that "all" is now. Forces that come first are not among them, so the number is told. */
static void count_all(struct parse *p, int from, int area, int stay, int16_t *n,
		      uint8_t *elites)
{
	const struct du_view *v = view_of(p);
	int seat = du_seat_of(p);

	*n = 1;
	if (!v || seat < 0)
		return;
	int there = v->t.forces[area][seat], best = v->t.elites[area][seat];
	if (there <= stay) {
		parse_fault(p, from, NULL, N_("You have %d forces there"), there);
		return;
	}
	*n = (int16_t)(there - stay);
	*elites = (uint8_t)best;
	if (stay && best)
		parse_fault(p, from, NULL,
			    N_("Write how many of them go, and how many are elites"));
	else
		parse_note(p, from, NULL, N_("That is %d of the %d who are there now"),
			   *n, there);
}

/* "all" of a shipment is what is in the reserve now. */
static bool read_shipped(struct parse *p, struct du_order *o, bool *all, int *stay)
{
	int from = parse_mark(p);
	const struct du_view *v = view_of(p);

	*all = read_all(p, stay);
	if (!*all)
		return du_read_forces(p, &o->n, &o->n_elites);
	o->n = 1;
	if (!v || v->seat < 0 || parse_sees(p, WORD_FROM))
		return true;
	struct du_stack reserve = du_reserve(&v->t, v->seat);
	if (reserve.n <= *stay)
		parse_fault(p, from, NULL, N_("You have %d forces in reserve"),
			    reserve.n);
	else if (*stay && reserve.elites)
		parse_fault(p, from, NULL,
			    N_("Write how many of them go, and how many are elites"));
	else {
		o->n = (int16_t)(reserve.n - *stay);
		o->n_elites = (uint8_t)reserve.elites;
		parse_note(p, from, NULL,
			   N_("That is %d of the %d in your reserve now"), o->n,
			   reserve.n);
	}
	return true;
}

/* "3 from Hagga Basin 12", "all from Carthag": one part. */
static bool read_part(struct parse *p, struct du_order *o)
{
	int16_t n;
	int from = parse_mark(p), area, stay;

	if (o->n_list == DU_LIST)
		return parse_expected(p, "to: a group has eight parts at most");
	bool all = read_all(p, &stay);
	if (!all && !du_read_forces(p, &n, &o->elites[o->n_list]))
		return false;
	if (!o->n_list && parse_sees(p, WORD_TO) && du_only_place(p, &area))
		parse_changed(p, from, NULL,
			      o->verb == DU_RIDE
				      ? N_("From %s: no worm came to you elsewhere")
				      : N_("From %s: you have forces nowhere else"),
			      du_territories[du_territory_of(area)].words);
	else {
		parse_word(p, WORD_FROM, NULL);
		if (!du_read_area(p, &area, true))
			return false;
	}
	if (all)
		count_all(p, from, area, stay, &n, &o->elites[o->n_list]);
	if (o->n_list && du_territory_of(area) != du_territory_of(o->list[0]))
		parse_fault(p, from, "DU-030",
			    N_("One group comes from one territory; these are two"));
	o->list[o->n_list] = (uint8_t)area;
	o->count[o->n_list++] = (uint8_t)n;
	return true;
}

static bool read_parts(struct parse *p, struct du_order *o)
{
	do {
		if (!read_part(p, o))
			return false;
	} while (parse_comma(p));
	return true;
}

static bool read_to(struct parse *p, struct du_order *o)
{
	int area;

	if (!parse_word(p, WORD_TO, NULL) && !parse_sees(p, W_TERRITORY) &&
	    !(p->there >= 0 && parse_sees(p, WORD_THERE)))
		return parse_expected(p, "to and a territory");
	if (!du_read_area(p, &area, false))
		return false;
	o->to = (uint8_t)area;
	p->there = du_territory_of(area);
	return true;
}

/* A group of which all would be where they are. */
static void refuse_stay(struct parse *p, int from, const struct du_order *o)
{
	for (int i = 0; i < o->n_list; i++)
		if (o->list[i] != o->to)
			return;
	if (o->n_list && !o->n_via)
		parse_fault(
			p, from, NULL,
			N_("They are in %s already. Name another place, or leave it out"),
			du_territories[du_territory_of(o->to)].words);
}

/* "as advisors", "as a peaceful advisor" */
static void read_as(struct parse *p, struct du_order *o)
{
	static const char *const kinds[] = {"a", "peaceful", "spiritual", "friendly"};
	int from = parse_mark(p);

	parse_link(p);
	parse_comma(p);
	parse_word(p, W_AS, NULL);
	for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
		parse_says(p, kinds[i]);
	if (parse_word(p, W_ADVISORS, NULL))
		o->as = DU_AS_ADVISORS;
	else if (parse_word(p, W_FIGHTERS, NULL))
		o->as = DU_AS_FIGHTERS;
	else
		p->i = from;
	if (!o->as)
		return;
	du_only_for(p, from, DU_BENE_GESSERIT, NULL, N_("come as advisors"));
	/* "Ship 2 to Carthag as fighters": the forces of the others are nothing else. */
	if (o->as == DU_AS_FIGHTERS && du_seat_of(p) != DU_BENE_GESSERIT &&
	    parse_at_end(p)) {
		struct du_order plain = *o;
		struct buf b = buf_in(p->a);
		plain.as = DU_AS_THEY_ARE;
		du_words_echo(p->view, &plain, &b);
		parse_offer(p, PRI_STR, STR_ARG(buf_str(&b)));
	}
}

/* The Bene Gesserit ship fighters; their advisors come with the shipments of others [DU-035]. */
static void check_shipped_as(struct parse *p, struct du_order *o)
{
	int from = parse_mark(p);

	read_as(p, o);
	if (o->as == DU_AS_ADVISORS && du_seat_of(p) == DU_BENE_GESSERIT)
		parse_impossible(
			p, from, "DU-035",
			N_("The forces that you ship are fighters. An advisor goes along with a shipment of others: write \"advise with\""));
	o->as = DU_AS_THEY_ARE;
}

/* Shipment -------------------------------------------------------------------------------------- */

static bool takes_karama(struct parse *p)
{
	parse_link(p);
	if (!parse_sees(p, W_CARD_NAME) || parse_peek(p)->value != DU_KARAMA)
		return false;
	return parse_word(p, W_CARD_NAME, NULL);
}

/* From the board: the Guild's and its ally's; `all`: but for those who stay. */
static bool read_crossing(struct parse *p, struct du_order *o, bool all, int stay)
{
	int from = parse_mark(p), area;

	o->n_list = 1;
	if (!du_read_area(p, &area, true))
		return false;
	if (all)
		count_all(p, from, area, stay, &o->n, &o->n_elites);
	o->count[0] = (uint8_t)o->n;
	o->elites[0] = o->n_elites;
	o->list[0] = (uint8_t)area;
	if (parse_comma(p) && !read_parts(p, o))
		return false;
	if (parse_word(p, W_BACK, NULL)) {
		o->to = DU_BACK;
		return true;
	}
	return read_to(p, o);
}

/* Nobody but the Fremen ships into the storm, and half of theirs die there. */
static void check_landing(struct parse *p, int from, const struct du_order *o)
{
	const struct du_view *v = view_of(p);
	int at = o->to;

	if (v->t.phase != DU_MARCH || at >= DU_AREAS || !du_in_storm(at, v->t.storm))
		return;
	const char *place = du_territories[du_territory_of(at)].words;
	if (v->seat == DU_FREMEN && du_has(&v->t, DU_FRE_STORMIN))
		parse_note(p, from, NULL,
			   N_("The storm is over %s: half of those who land there die"),
			   place);
	else
		parse_impossible(p, from, NULL,
				 N_("The storm is over %s: nobody lands there"), place);
}

/* "ship two each to Carthag and Arrakeen": a player ships once. Is it that, and refused? */
static bool refuses_each(struct parse *p)
{
	int from = parse_mark(p);

	if (!parse_says(p, "each") && !parse_says(p, "apiece"))
		return false;
	parse_fault(p, from, NULL,
		    N_("A player makes one shipment a turn: name one place"));
	return true;
}

/* "ship 4 to Carthag", "ship 4 from Tuek's Sietch to Carthag", "ship 5 from Tuek's Sietch back" */
bool du_parse_ship(struct parse *p, const struct verb *v, struct parsed *made)
{
	struct du_order *o = du_new_order(p, DU_SHIP);
	const struct du_view *view = view_of(p);
	int from = parse_mark(p), stay;
	bool all;

	parse_word(p, v->word, NULL);
	if (!read_shipped(p, o, &all, &stay) || refuses_each(p))
		return false;
	bool crosses = parse_word(p, WORD_FROM, NULL);
	if (crosses ? !read_crossing(p, o, all, stay) : !read_to(p, o))
		return false;
	refuse_stay(p, from, o);
	o->karama = takes_karama(p);
	check_shipped_as(p, o);
	if (!view || view->seat < 0)
		return du_made(made, o, 0, false);
	check_landing(p, from, o);
	if (crosses && view->seat != DU_GUILD &&
	    (o->to == DU_BACK || !du_are_allies(&view->t, view->seat, DU_GUILD)))
		parse_fault(
			p, from, NULL,
			o->to == DU_BACK
				? N_("Only the Guild ships back to the reserve")
				: N_("Only the Guild and its ally ship from territory to territory: write ship 3 to Carthag"));
	return du_made(made, o, 0, false);
}

/* Movement --------------------------------------------------------------------------------------- */

/* "via Imperial Basin 10, Arsunt 11": where it goes on the way [DU-029] */
static bool read_via(struct parse *p, struct du_order *o)
{
	if (!parse_word(p, W_VIA, NULL))
		return true;
	do {
		int area;
		parse_word(p, WORD_AND, NULL);
		if (o->n_via == DU_VIA)
			return parse_expected(p, "three places on the way at most");
		if (!du_read_area(p, &area, false))
			return false;
		o->via[o->n_via++] = (uint8_t)area;
	} while (parse_comma(p) || parse_sees(p, WORD_AND));
	return true;
}

/* ", 2 to Old Gap 9", "and 2 from Carthag to Arsunt 10": another group. */
static void refuse_second_group(struct parse *p, struct du_order *o)
{
	int was = p->i, from;

	if (!parse_comma(p)) {
		p->i = was;
		return;
	}
	from = parse_mark(p);
	parse_says(p, "other");
	if (!parse_sees_number(p) && !parse_sees(p, WORD_ALL)) {
		p->i = was;
		return;
	}
	struct du_order other = *o;
	other.n_list = 0;
	int16_t n;
	uint8_t elites = 0;
	if (!du_read_forces(p, &n, &elites))
		return;
	if (parse_word(p, WORD_FROM, NULL)) {
		int area;
		du_read_area(p, &area, true);
	}
	read_to(p, &other);
	parse_fault(
		p, from, "DU-032",
		N_("One group moves in a turn, and another only by the card Hajr: write \"hajr move\" for it, or leave it out"));
}

/* "move 3 from Arrakeen to Old Gap 9 via Rim Wall West", "hajr move 3 from ..." */
bool du_parse_move(struct parse *p, const struct verb *v, struct parsed *made)
{
	struct du_order *o = du_new_order(p, (enum du_verb)v->id);

	parse_word(p, v->word, NULL);
	parse_word(p, W_MOVE, NULL);
	int from = parse_mark(p);
	if (!read_parts(p, o) || !read_to(p, o) || !read_via(p, o))
		return false;
	refuse_stay(p, from, o);
	read_as(p, o);
	refuse_second_group(p, o);
	du_made(made, o, 0, false);
	made->ranked = true;
	return true;
}

/* No worm came upon Fremen: however the ride is worded, that is why there is none. */
static bool cannot_ride(struct parse *p, int from)
{
	const struct du_view *v = view_of(p);

	if (!v || v->seat != DU_FREMEN || v->t.phase != DU_NEXUS || v->t.rides[0])
		return false;
	parse_impossible(
		p, from, "DU-017",
		N_("You cannot ride now: no worm came to a place where you have forces"));
	while (p->token[p->i].kind != TOKEN_END)
		p->i++;
	return true;
}

/* "ride 5 from Red Chasm to Arrakeen" */
bool du_parse_ride(struct parse *p, const struct verb *v, struct parsed *made)
{
	struct du_order *o = du_new_order(p, DU_RIDE);
	int from = parse_mark(p);

	parse_word(p, v->word, NULL);
	du_only_for(p, from, DU_FREMEN, "DU-017", N_("ride worms"));
	if (cannot_ride(p, from))
		return du_made(made, o, 0, false);
	if (!read_parts(p, o) || !read_to(p, o))
		return false;
	refuse_stay(p, from, o);
	return du_made(made, o, du_territory_of(o->list[0]), false);
}
