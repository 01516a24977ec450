/* The order form: lines with blanks, and under them examples that are legal now. No line without a blank is an order, so a
 * form that is copied as it is changes nothing.
 * SPDX-License-Identifier: ISC */
#include <string.h>

#include "base/arena.h"
#include "base/locale.h"
#include "base/page.h"
#include "rules/dune/engine/allies.h"
#include "rules/dune/engine/fights.h"
#include "rules/dune/engine/moves.h"
#include "rules/dune/engine/order.h"
#include "rules/dune/report/form_parts.h"
#include "rules/dune/report/names.h"
#include "rules/dune/report/report.h"
#include "rules/dune/table/card.h"
#include "rules/dune/table/order.h"

/* Columns of an example and of a line with blanks: no line of a report is wider than 72. */
enum { EXAMPLE_MOST = 66, LINE_MOST = 70 };

struct form {
	const struct du_view *v;
	struct buf lines;
	struct form_examples examples;
};

static const char *place(struct buf *b, int area)
{
	int t = du_territory_of(area), first = du_first_area(t);
	bool alone = first == area &&
		     (area + 1 == DU_AREAS || du_territory_of(area + 1) != t);

	return alone ? du_territories[t].words
		     : str_printf(b->a, "%s %d", du_territories[t].words,
				  du_areas[area].sector)
			       .s;
}

static void prediction(struct form *f)
{
	int other = du_form_another(f->v);

	if (f->v->seat != DU_BENE_GESSERIT || other == DU_NOBODY)
		return;
	buf_z(&f->lines, "predict __ turn __\n");
	form_example(&f->examples, "predict %s turn 5", du_colours[other]);
}

static void placement(struct form *f)
{
	const struct du_view *v = f->v;

	if (du_form_keeps_traitor(v) && v->own.traitor[0]) {
		buf_z(&f->lines, "traitor __\n");
		form_example(
			&f->examples, "traitor %s",
			du_leaders[du_default_traitor(v->seat, v->own.traitor)].name);
	}
	if (v->seat == DU_FREMEN) {
		buf_z(&f->lines, "place __ in __, __ in __, __ in __\n");
		form_example(&f->examples,
			     "place 7 in Sietch Tabr, 3 in False Wall South 3");
		form_remark(
			&f->examples,
			_("10 in Sietch Tabr, False Wall South and False Wall West"));
		form_remark(
			&f->examples,
			_("the number after a territory is its sector: see THE BOARD"));
	}
	if (v->seat == DU_BENE_GESSERIT && v->t.option.advanced_factions) {
		buf_z(&f->lines, "place 1 in __\n");
		form_example(&f->examples, "place 1 in Polar Sink");
	}
	if (du_form_dials(v)) {
		buf_z(&f->lines, "dial storm __\n");
		form_example(&f->examples, "dial storm 7");
	}
}

/* The Fremen on whom a worm came. */
static void rides(struct form *f)
{
	const struct du_view *v = f->v;

	for (int i = 0; v->seat == DU_FREMEN && i < DU_RIDES; i++)
		if (v->t.rides[i])
			buf_printf(&f->lines, "ride __ from %s to __\n",
				   du_territories[v->t.rides[i] - 1].words);
}

static void nexus(struct form *f)
{
	const struct du_view *v = f->v;
	struct buf liked = buf_in(f->lines.a);

	rides(f);
	if (v->t.ally[v->seat] != DU_NOBODY) {
		form_example(&f->examples, "pass");
		form_example(&f->examples, "break");
		form_remark(
			&f->examples,
			str_printf(f->lines.a,
				   _("allied with %s: pass keeps it, break ends it"),
				   du_the(v->t.ally[v->seat]))
				.s);
		return;
	}
	for (int seat = 0, n = 0; seat < DU_SEATS && n < 2; seat++)
		if (du_plays(&v->t, seat) && seat != v->seat)
			buf_printf(&liked, "%s %s", n++ ? "," : "", du_colours[seat]);
	buf_z(&f->lines, "ally __\n");
	if (liked.n)
		form_example(&f->examples, "ally%s", liked.s);
	form_remark(&f->examples, _("ally: the players whom you want, the best first"));
	form_example(&f->examples, "pass");
}

static void bids(struct form *f)
{
	if (!du_form_bids(f->v))
		return;
	for (int lot = 1; lot <= f->v->t.n_lots; lot++)
		buf_printf(&f->lines, "bid %d __\n", lot);
	if (f->v->own.spice) {
		form_example(&f->examples, "bid 1 1");
		form_example(&f->examples, "maxcards 1");
	}
	form_example(&f->examples, "pass");
	form_remark(
		&f->examples,
		_("bid 1 1: up to 1 spice for lot 1; maxcards 1: one card at most"));
	if (f->v->t.n_lots > 1)
		form_remark(
			&f->examples,
			_("lots are sold in order: one that nobody bids for ends the sale"));
}

/* A neighbour of the area to which the seat may go now, or DU_NOWHERE. */
static int beside(const struct du_view *v, const struct graph *map, int from)
{
	for (int to = 0; to < DU_AREAS; to++)
		if (du_territory_of(to) != du_territory_of(from) &&
		    !du_meets_ally(&v->t, v->seat, du_territory_of(to)) &&
		    du_has_room(&v->t, v->seat, du_territory_of(to)) &&
		    du_steps(&v->t, map, v->seat, from, to, false) == 1)
			return to;
	return DU_NOWHERE;
}

static bool advises_in(const struct du_view *v, int territory)
{
	for (int area = 0; area < DU_AREAS; area++)
		if (du_territory_of(area) == territory && v->t.advisors[area])
			return true;
	return false;
}

/* The Guild's place in the march, and the territories in which the Bene Gesserit have advisors. */
static void powers(struct form *f)
{
	const struct du_view *v = f->v;

	if (v->seat == DU_GUILD && v->t.option.advanced_factions) {
		buf_z(&f->lines, "when __\n");
		form_example(&f->examples, "when last");
	}
	for (int t = 0; v->seat == DU_BENE_GESSERIT && t < DU_TERRITORIES; t++)
		if (advises_in(v, t))
			form_example(&f->examples, "flip %s", du_territories[t].words);
}

static void march(struct form *f)
{
	const struct du_view *v = f->v;
	struct buf *b = &f->lines;
	struct du_stack reserve = du_reserve(&v->t, v->seat);
	int from = 0, to = DU_NOWHERE;

	powers(f);
	if (v->t.tanks[v->seat]) {
		buf_z(b, "revive __\n");
		form_example(&f->examples, "revive 1");
	}
	if (reserve.n - reserve.elites > 0 &&
	    (v->seat == DU_FREMEN || v->own.spice >= 2)) {
		buf_z(b, "ship __ to __\n");
		form_example(&f->examples, "ship 1 to Polar Sink");
	}
	const struct graph *map = du_graph();
	for (int area = 0; area < DU_AREAS && to == DU_NOWHERE; area++) {
		struct du_stack own = du_there(&v->t, v->seat, area);
		from = area;
		to = own.n > own.elites ? beside(v, map, area) : DU_NOWHERE;
	}
	if (to == DU_NOWHERE)
		return;
	buf_z(b, "move __ from __ to __\n");
	form_example(&f->examples, "move 1 from %s to %s", place(b, from),
		     place(b, to));
}

/* Plans ------------------------------------------------------------------------------------------ */

/* About half of the forces, without spice. */
static int some_dial(const struct du_army *a)
{
	int most = du_greatest_dial(a, 0) / 2,
	    dial = a->all_full ? (most + 1) / 2 : most;

	while (dial && !du_dial_is_legal(a, 2 * dial, 0))
		dial--;
	return dial;
}

/* An order is one line of a letter. false: the part does not fit, and is left out of it. */
static bool add_part(struct buf *order, size_t most, const char *word,
		     const char *value)
{
	bool fits = order->n + strlen(word) + strlen(value) + 2 <= most;

	if (fits)
		buf_printf(order, " %s %s", word, value);
	return fits;
}

static void plan(struct form *f, int area, int enemy)
{
	const struct du_view *v = f->v;
	int t = du_territory_of(area), leader = du_strongest_leader(&v->t, v->seat, t),
	    weapon = du_form_held(v, DU_PROJECTILE, DU_BEAM),
	    defence = du_form_held(v, DU_SHIELDS, DU_SNOOPERS);
	struct du_army army = du_army(&v->t, v->seat, area, enemy);
	struct buf line = buf_in(f->lines.a), sample = buf_in(f->lines.a);
	bool led = leader || du_form_held(v, DU_HEROES, DU_HEROES);

	buf_printf(&line, "battle %s vs %s dial __", du_territories[t].words,
		   du_colours[enemy]);
	buf_printf(&sample, "battle %s vs %s dial %d", du_territories[t].words,
		   du_colours[enemy], some_dial(&army));
	bool all = !led || add_part(&line, LINE_MOST, "leader", "__");
	if (led)
		add_part(&sample, EXAMPLE_MOST, "leader",
			 leader ? du_leaders[leader].name : "hero");
	if (led && weapon) {
		all &= add_part(&line, LINE_MOST, "weapon", "__");
		add_part(&sample, EXAMPLE_MOST, "weapon", du_cards[weapon].name);
	}
	if (led && defence)
		all &= add_part(&line, LINE_MOST, "defence", "__");
	if (led && defence && !weapon)
		add_part(&sample, EXAMPLE_MOST, "defence", du_cards[defence].name);
	buf_printf(&f->lines, "%s\n", line.s);
	form_example(&f->examples, "%s", sample.s);
	if (!all)
		form_remark(&f->examples,
			    _("weapon __ and defence __ may follow in the same line"));
}

/* All their plans are sealed; the phase waits for a FINAL, because they may still write others. */
static void sealed(struct form *f)
{
	const struct du_view *v = f->v;
	bool any = false;

	for (int t = 0; v->t.phase == DU_PLAN && t < DU_TERRITORIES; t++)
		for (int i = 0; i < DU_SEATS; i++)
			any |= du_field_of(&v->t, t, v->seat, i) != DU_NOWHERE &&
			       du_view_planned(v, DU_FIGHT_KEY(t, i));
	if (any)
		buf_z(&f->lines,
		      _("# Your plans are sealed. To change one, write it again; if they stand,\n# reply FINAL.\n"));
}

static void plans(struct form *f)
{
	const struct du_view *v = f->v;
	bool any = false;

	for (int area = 0; area < DU_AREAS; area++)
		for (int i = 0; i < DU_SEATS; i++)
			if (du_form_fights(v, area, i)) {
				plan(f, area, i);
				any = true;
			}
	if (!any)
		sealed(f);
	if (any && v->t.option.advanced_combat && v->seat != DU_FREMEN && v->own.spice)
		form_remark(
			&f->examples,
			_("spice 2 after the dial: 2 forces count in full, the others half"));
}

/* The Voice and prescience ------------------------------------------------------------------------- */

/* Does the seat, or an ally for whom it speaks, fight that player in the field that begins there? */
static bool speaks_in(const struct du_view *v, int area, int enemy)
{
	unsigned sides = 1U << v->seat | du_allies(&v->t, v->seat);
	int t = du_territory_of(area);

	for (int seat = 0; seat < DU_SEATS; seat++)
		if (sides >> seat & 1 && du_field_of(&v->t, t, seat, enemy) == area)
			return true;
	return false;
}

static void speaks(struct form *f)
{
	const struct du_view *v = f->v;
	bool asks = v->seat == DU_ATREIDES, first = true;

	if (!(du_seers(&v->t) >> v->seat & 1))
		return;
	for (int area = 0; area < DU_AREAS; area++)
		for (int i = 0; i < DU_SEATS; i++) {
			if (!speaks_in(v, area, i))
				continue;
			const char *where = du_territories[du_territory_of(area)].words;
			buf_printf(&f->lines, "%s %s vs %s __\n",
				   asks ? "ask" : "voice", where, du_colours[i]);
			if (first && asks)
				form_example(&f->examples, "ask %s vs %s weapon", where,
					     du_colours[i]);
			else if (first)
				form_example(&f->examples,
					     "voice %s vs %s no poison weapon", where,
					     du_colours[i]);
			first = false;
		}
}

/* Does Atreides see a part of the reader's plan, if they ask in this phase? */
static bool is_seen(const struct du_view *v)
{
	unsigned sides = 1U << DU_ATREIDES | du_allies(&v->t, DU_ATREIDES);

	if (!(du_seers(&v->t) >> DU_ATREIDES & 1) || sides >> v->seat & 1)
		return false;
	for (int area = 0; area < DU_AREAS; area++)
		for (int seat = 0; seat < DU_SEATS; seat++)
			if (sides >> seat & 1 &&
			    du_would_fight(&v->t, area, v->seat, seat))
				return true;
	return false;
}

static void voices(struct form *f)
{
	speaks(f);
	plans(f);
	if (f->v->t.phase == DU_VOICE && is_seen(f->v))
		buf_z(&f->lines,
		      _("# You may plan now or in the next phase. Atreides may ask about one\n# part of your plan in this phase; that part then stands as you have\n# it now. If you have no plan by then, it is what HELP BATTLE names.\n"));
}

void du_form(const void *view, struct page *p)
{
	const struct du_view *v = view;
	struct form f = {v, buf_in(p->a), du_form_examples(p->a, v)};

	buf_z(&f.lines, "");
	if (v->seat < 0 || v->t.phase == DU_OVER)
		return;
	du_form_answers(v, &f.lines, &f.examples);
	switch ((enum du_phase)v->t.phase) {
	case DU_PREDICT:
		prediction(&f);
		break;
	case DU_PLACE:
		placement(&f);
		break;
	case DU_NEXUS:
		nexus(&f);
		break;
	case DU_BID:
		bids(&f);
		if (v->t.option.merge_bid)
			march(&f);
		break;
	case DU_MARCH:
		march(&f);
		break;
	case DU_VOICE:
		voices(&f);
		break;
	case DU_PLAN:
		if (v->t.option.merge_voice)
			speaks(&f);
		plans(&f);
		break;
	case DU_OVER:
		break;
	}
	if (f.lines.n || f.examples.list.n)
		du_form_cards(v, &f.lines);
	form_print(p, buf_str(&f.lines), &f.examples, "");
}
