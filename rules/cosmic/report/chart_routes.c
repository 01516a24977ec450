/* The ways of one challenge's ribbons: a bow from a source in the attacker's system to the
 * planet; attacking allies flow into it, defending allies to the planet; the sides meet at
 * the joint, where a plate names the challenge and tells the cards; the losers' ribbon
 * breaks off into the Warp. A source that has no free way to its system is beside the
 * battle.
 * SPDX-License-Identifier: ISC */
#include "base/arena.h"
#include "rules/cosmic/report/chart_parts.h"

enum {
	WARP_WAYS = 8,   /* places of its rim that a ribbon may reach */
	JOIN_EARLY = 10, /* before the joint, in parts of a bow */
	JOIN_LATE = 6,
	JOINS = 4,
	PLACES =
		16, /* where a source may stand; not less than CHART_PORTS and 4 JOINS */
	TOUCH = 5,  /* units before a planet in which a ribbon may touch it */
};

static enum ce_side loser(const struct ce_challenge *k)
{
	return k->result == CE_ATTACK_WINS    ? CE_DEFENCE_SIDE
	       : k->result == CE_DEFENCE_WINS ? CE_ATTACK_SIDE
					      : CE_NO_SIDE;
}

/* Taking room -------------------------------------------------------------------------- */

static void take_stream(struct chart *c, const struct stream *s)
{
	figure_take_disc(&c->room, FIGURE_MARKS, s->bow.from, c->size->source);
	figure_take_bow(&c->room, FIGURE_LINES, &s->bow, s->width);
}

static struct figure_area plate_area(const struct battle *b)
{
	return figure_plate_area(&b->plate, b->plate_at);
}

static int side_width(const struct battle *b, enum ce_side side)
{
	struct figure_ribbon r = chart_side(b, side);

	return figure_ribbon_width(&r);
}

/* Both sides of a battle lie on the attacker's way: it is as wide as the broader one. */
static int main_width(const struct battle *b)
{
	int width = b->stream[0].width;

	return b->defence > width ? b->defence : width;
}

/* An ally's lane beside the attacker's, from where it flows in. */
static struct figure_bow lane(const struct battle *b, const struct stream *s)
{
	struct figure_bow way =
		figure_bow_piece(&b->stream[0].bow, s->joins, FIGURE_WAY);

	return figure_bow_beside(&way, s->beside);
}

/* The defence from the planet to the joint, with its allies up to this one. */
static int stem_width(const struct battle *b, const struct stream *s)
{
	int width = b->defence;

	for (const struct stream *o = &b->stream[1]; o <= s; o++)
		width += o->defends ? o->width : 0;
	return width;
}

/* Is there no mark below a ribbon? It may touch the planet to which it leads. */
static bool is_clear(const struct chart *c, struct figure_bow way, int width)
{
	return figure_bow_is_free(&c->room, FIGURE_MARKS, &way, width + c->size->rims,
				  TOUCH);
}

static struct figure_bow stem(const struct battle *b)
{
	return figure_bow_piece(&b->stream[0].bow, b->joint, FIGURE_WAY);
}

static void take_main(struct chart *c, const struct battle *b)
{
	take_stream(c, &b->stream[0]);
	figure_take_bow(&c->room, FIGURE_LINES, &b->stream[0].bow, main_width(b));
}

static void take_ally(struct chart *c, const struct battle *b, const struct stream *s)
{
	struct figure_bow way = s->defends ? stem(b) : lane(b, s);

	take_stream(c, s);
	figure_take_bow(&c->room, FIGURE_LINES, &way,
			s->defends ? stem_width(b, s) : s->width);
}

static void take_stub(struct chart *c, const struct battle *b)
{
	if (b->has_stub)
		figure_take_bow(&c->room, FIGURE_LINES, &b->stub,
				side_width(b, loser(b->k)));
}

/* Sources ------------------------------------------------------------------------------- */

/* Inside of the planet that is attacked. */
static int before_planet(const struct chart *c, const struct battle *b,
			 struct figure_point from[PLACES])
{
	static const int8_t asides[] = {0, -2, 2, -4, 4};
	struct figure_spot s = chart_spot(c, b->k->system, b->k->planet, 0);
	int r = c->size->source, out = chart_planet_radius(c) + 5 * r, n = 0;

	for (int far = 0; far < 3; far++)
		for (size_t i = 0; i < sizeof asides; i++)
			from[n++] = figure_spot_beside(&s, -out - far * 2 * r,
						       asides[i] * r);
	return n;
}

/* Beside the way into which tokens flow. */
static int beside_way(const struct chart *c, const struct battle *b,
		      const struct figure_point to[JOINS],
		      const struct figure_point heading[JOINS],
		      struct figure_point from[PLACES])
{
	int r = c->size->source, n = 0;

	for (int far = 0; far < 2; far++)
		for (int i = 0; i < JOINS; i++)
			for (int side = -1; side <= 1; side += 2) {
				struct figure_spot s = {to[i], heading[i]};
				from[n++] = figure_spot_beside(
					&s, -r - 6 * far,
					side * (r + main_width(b) / 2 + 6 + 8 * far));
			}
	return n;
}

/* A source must not stand below its own plate. Returns how many are left. */
static int clear_of_plate(const struct chart *c, const struct battle *b,
			  struct figure_point from[], int n)
{
	struct figure_area p = plate_area(b);
	int left = 0, r = c->size->source + 1;

	for (int i = 0; i < n; i++)
		if (from[i].x + r < p.x || from[i].x - r > p.x + p.width ||
		    from[i].y + r < p.y || from[i].y - r > p.y + p.height)
			from[left++] = from[i];
	return left;
}

/* Ways ---------------------------------------------------------------------------------- */

/* The attacker's to the planet, or a defending ally's; false: there is none. */
static bool to_planet(struct chart *c, const struct battle *b, struct stream *s,
		      bool home)
{
	struct figure_point from[PLACES], to[CHART_ENDS];
	bool leads = s == b->stream;
	struct figure_search search = {
		.n_to = CHART_ENDS,
		.from = from,
		.to = to,
		.width = (leads ? main_width(b) : s->width) + c->size->rims,
		.start = c->size->source,
		.lead = TOUCH,
		.middle = c->ring.middle,
		.any = chart_is_mini(c),
	};

	chart_ends(c, b->k->system, b->k->planet, to);
	search.n_from =
		home ? chart_ports(c, s->seat, to[0], from) : before_planet(c, b, from);
	if (!leads)
		search.n_from = clear_of_plate(c, b, from, search.n_from);
	struct figure_found found = figure_find_way(&c->room, &search);
	s->bow = found.bow;
	return found.found;
}

/* A bow that is drawn aside: its end and its heading there stay together. */
static struct figure_bow ending_aside(struct figure_bow b, struct figure_point heading,
				      int by)
{
	int dx = heading.y * by / FIGURE_ONE, dy = heading.x * by / FIGURE_ONE;

	b.to.x -= dx;
	b.to.y += dy;
	b.towards.x -= dx;
	b.towards.y += dy;
	return b;
}

/* How far aside of the attacker's way the next ally on that side has its lane. */
static int beside(const struct battle *b, const struct stream *s, bool right)
{
	int by = b->stream[0].width / 2;

	for (const struct stream *o = &b->stream[1]; o < s; o++)
		if (!o->defends && (o->beside > 0) == right)
			by += o->width;
	by += (s->width + 1) / 2;
	return right ? by : -by;
}

static bool comes_from_right(const struct figure_bow *b, struct figure_point at,
			     struct figure_point heading)
{
	return (int64_t)heading.x * (b->from.y - at.y) -
		       (int64_t)heading.y * (b->from.x - at.x) >
	       0;
}

/* An ally's way into the attacker's; a defender's, against it, from beside the way only. */
static bool into_way(struct chart *c, const struct battle *b, struct stream *s,
		     bool home)
{
	struct figure_point from[PLACES], to[JOINS], heading[JOINS];
	const struct figure_bow *main = &b->stream[0].bow;
	int at[JOINS];
	struct figure_search search = {
		.n_to = JOINS,
		.from = from,
		.to = to,
		.heading = heading,
		.width = s->width + c->size->rims,
		.start = c->size->source,
		.lead = 2,
		.middle = c->ring.middle,
		.any = chart_is_mini(c),
	};

	for (int i = 0; i < JOINS; i++) {
		at[i] = s->defends ? b->joint + JOIN_LATE + 4 * i
				   : b->joint - JOIN_EARLY - 4 * i;
		to[i] = figure_bow_at(main, at[i], FIGURE_WAY);
		heading[i] = figure_bow_heading(main, at[i], FIGURE_WAY);
		if (s->defends)
			heading[i] =
				(struct figure_point){-heading[i].x, -heading[i].y};
	}
	search.n_from = clear_of_plate(c, b, from,
				       home ? chart_ports(c, s->seat, to[0], from)
					    : beside_way(c, b, to, heading, from));
	struct figure_found found = figure_find_way(&c->room, &search);
	s->bow = found.bow;
	if (s->defends || !found.found)
		return found.found;
	s->joins = at[found.to];
	s->beside = beside(
		b, s, comes_from_right(&found.bow, to[found.to], heading[found.to]));
	s->bow = ending_aside(found.bow, heading[found.to], s->beside);
	return is_clear(c, lane(b, s), s->width) &&
	       figure_bow_is_free(&c->room, FIGURE_MARKS, &s->bow, s->width, 0);
}

/* From its system where there is a way, else from beside the battle; or not at all. */
static bool lay_ally(struct chart *c, const struct battle *b, struct stream *s)
{
	if (s->defends && !is_clear(c, stem(b), stem_width(b, s)))
		return false;
	return (b->crowded && into_way(c, b, s, false)) ||
	       (s->defends ? to_planet(c, b, s, true) : into_way(c, b, s, true)) ||
	       (!b->crowded && into_way(c, b, s, false));
}

/* Is there room for the plate on that place of the attacker's way, or a little aside? */
static bool has_room(struct chart *c, struct battle *b, int joint)
{
	static const int8_t slides[] = {0, 20, -20, 40, -40}; /* hundredths of it */

	for (size_t i = 0; i < sizeof slides; i++) {
		b->joint = joint;
		b->plate_at = figure_bow_at(&b->stream[0].bow, joint, FIGURE_WAY);
		b->plate_at.x += plate_area(b).width * slides[i] / 100;
		struct figure_area area = plate_area(b);
		const struct figure_point *source = &b->stream[0].bow.from;
		struct figure_point own = *source;
		if (clear_of_plate(c, b, &own, 1) &&
		    figure_find_area(&c->room, &area, 1) == 0)
			return true;
	}
	return false;
}

/* The joint lies where its plate has room: with the cards, or else the tag alone. */
static bool lay_plate(struct chart *c, struct battle *b)
{
	static const int8_t joints[] = {38, 42, 34, 46, 30, 50, 26, 22};

	b->plate.text = b->tag_only ? STR("") : b->cards;
	for (int tries = 0; tries < 2; tries++) {
		for (size_t i = 0; i < sizeof joints; i++)
			if (has_room(c, b, joints[i]))
				return true;
		b->plate.text = STR("");
	}
	return false;
}

/* From the joint to the rim of the Warp, if there is a way. */
static void lay_stub(struct chart *c, struct battle *b)
{
	struct figure_point from =
		figure_bow_at(&b->stream[0].bow, b->joint, FIGURE_WAY);
	struct figure_ring rim = {c->ring.middle, c->size->warp + 2, 0};
	struct figure_point to[2 * WARP_WAYS];
	int length = figure_ring_length(&rim), width = side_width(b, loser(b->k));

	if (loser(b->k) == CE_NO_SIDE || !width)
		return;
	for (int i = 0; i < 2 * WARP_WAYS; i++)
		to[i] = figure_ring_spot(&rim, length * i / (2 * WARP_WAYS), 0).at;
	figure_nearest_first(to, 2 * WARP_WAYS, from);
	struct figure_found found =
		figure_find_way(&c->room, &(struct figure_search){
						  .n_from = 1,
						  .n_to = WARP_WAYS,
						  .from = &from,
						  .to = to,
						  .width = width + c->size->rims,
						  .lead = 6,
						  .middle = c->ring.middle,
						  .any = chart_is_mini(c),
					  });
	b->stub = found.bow;
	b->has_stub = found.found;
}

/* Lays it out in the room there is; the attacker's tokens begin in its system if there is a way. */
static void lay(struct chart *c, struct battle *b, int n)
{
	b->missing = 0;
	b->left_out = !(to_planet(c, b, &b->stream[0], true) && lay_plate(c, b)) &&
		      !(to_planet(c, b, &b->stream[0], false) && lay_plate(c, b));
	if (b->left_out)
		return;
	take_main(c, b);
	b->n = 1;
	for (int i = 1; i < n; i++) {
		struct stream s = b->stream[i];
		b->stream[b->n] = s;
		if (!lay_ally(c, b, &b->stream[b->n])) {
			b->missing++;
			continue;
		}
		take_ally(c, b, &b->stream[b->n]);
		b->n++;
	}
	lay_stub(c, b);
	take_stub(c, b);
	figure_take_area(&c->room, FIGURE_MARKS, plate_area(b));
}

void chart_lay(struct chart *c, struct battle *b)
{
	/* A miniature is done with the first try. */
	struct figure_room before =
		chart_is_mini(c) ? c->room : figure_room_copy(c->f->a, &c->room);
	const struct battle wanted = *b;

	/* Allies in their systems or beside the battle; at last, none of them. */
	for (int tries = 0; tries < 3; tries++) {
		*b = wanted;
		b->crowded = tries == 1 ? !wanted.crowded : wanted.crowded;
		lay(c, b, tries == 2 ? 1 : wanted.n);
		b->missing += tries == 2 && !b->left_out ? wanted.n - 1 : 0;
		if (b->left_out || chart_add_lines(c, b, &before))
			return;
		c->room = figure_room_copy(c->f->a, &before);
	}
	b->left_out = true;
}

void chart_take_battle(struct chart *c, const struct battle *b)
{
	take_main(c, b);
	for (int i = 1; i < b->n; i++)
		take_ally(c, b, &b->stream[i]);
	take_stub(c, b);
	figure_take_area(&c->room, FIGURE_MARKS, plate_area(b));
}
