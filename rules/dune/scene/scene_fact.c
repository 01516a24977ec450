/* Facts of scenes: see scene_fact.h.
 * SPDX-License-Identifier: ISC */
#include "rules/dune/scene/scene_fact.h"

/* Reading ------------------------------------------------------------------------------------ */

/* Words up to a comma, a colon or the end: "Lady Jessica". */
static struct str name(struct scene_cursor *c)
{
	struct str first = scene_next(c), all = first;

	for (;;) {
		struct str next = scene_peek(c);
		if (!next.n || str_is(next, ",") || str_is(next, ":"))
			return all;
		next = scene_next(c);
		all.n = (size_t)(next.s + next.n - all.s);
	}
}

/* "hagga-basin@12", "carthag" */
static bool read_area(struct scene_cursor *c, int *area)
{
	struct str word = scene_next(c);
	int t = du_territory_named(word), sector = DU_NO_SECTOR;

	if (t == DU_NOWHERE)
		return scene_complain(
			c, "a territory such as carthag is expected, not '%.*s'",
			STR_ARG(word));
	if (scene_take(c, "@") && !scene_number(c, 1, DU_SECTORS, &sector))
		return false;
	*area = sector ? du_area(t, sector) : du_first_area(t);
	return *area != DU_NOWHERE ||
	       scene_complain(c, "the territory does not lie in that sector");
}

static int spice_card_named(struct str word)
{
	return str_is(word, "worm") ? (int)DU_SHAI_HULUD : du_territory_named(word);
}

/* A treachery card, a leader or a spice card, as the kind of fact wants it. */
static bool read_card(struct scene_cursor *c, struct dune_fact *f)
{
	struct str word = name(c);
	int card;

	if (f->kind == FACT_TRAITORS)
		card = du_leader_named(word);
	else if (f->kind == FACT_COMING || f->kind == FACT_PILE || f->kind == FACT_RIDE)
		card = spice_card_named(word);
	else
		card = du_card_named(word);
	if (card <= 0 || f->n_cards == DU_TREACHERY)
		return scene_complain(c, "'%.*s' is not expected here", STR_ARG(word));
	f->card[f->n_cards++] = (uint8_t)card;
	return true;
}

static bool read_cards(struct scene_cursor *c, struct dune_fact *f)
{
	if (scene_take(c, "empty") || scene_take(c, "none"))
		return true;
	do {
		if (!read_card(c, f))
			return false;
	} while (scene_take(c, ","));
	return true;
}

/* "fremen 4 elites 2, bg 3 advisors", "empty" */
static bool read_forces(struct scene_cursor *c, struct dune_fact *f)
{
	int seat;

	if (scene_take(c, "empty"))
		return true;
	do {
		if (!scene_seat(c, &seat) ||
		    !scene_number(c, 0, DU_FORCES, &f->forces[seat]))
			return false;
		if (scene_take(c, "elites") &&
		    !scene_number(c, 0, f->forces[seat], &f->of_elites[seat]))
			return false;
		f->advisors |= scene_take(c, "advisors");
	} while (scene_take(c, ","));
	return true;
}

static bool read_place_of_leader(struct scene_cursor *c, struct dune_fact *f)
{
	static const char *const places[] = {"free", "dead", "captured"};

	for (f->n = 0; f->n < 3; f->n++)
		if (scene_take(c, places[f->n]))
			return true;
	return scene_complain(c, "free, dead or captured is expected");
}

/* The rest of the fact, behind the colon or behind has and lacks. */
static bool read_rest(struct scene_cursor *c, struct dune_fact *f)
{
	switch (f->kind) {
	case FACT_FORCES:
		return read_forces(c, f);
	case FACT_HAND:
	case FACT_TRAITORS:
	case FACT_LOTS:
	case FACT_DECK_TOP:
	case FACT_COMING:
	case FACT_PILE:
	case FACT_DISCARD:
	case FACT_RIDE:
		return read_cards(c, f);
	case FACT_ALLY:
		f->n = DU_NOBODY;
		return scene_take(c, "none") || scene_seat(c, &f->n);
	case FACT_LOT:
		f->n = DU_UNSOLD;
		return scene_take(c, "unsold") || scene_seat(c, &f->n);
	case FACT_LEADER:
		return read_place_of_leader(c, f);
	case FACT_WALL:
		f->n = scene_take(c, "gone");
		return f->n || scene_want(c, "whole");
	case FACT_PREDICTED:
		return scene_seat(c, &f->seat) && scene_want(c, "turn") &&
		       scene_number(c, 1, DU_TURNS_MAX, &f->n);
	case FACT_TANKS:
		return scene_number(c, 0, DU_FORCES, &f->n) &&
		       (!scene_take(c, "elites") ||
			scene_number(c, 0, f->n, &f->elites));
	case FACT_SPICE:
	case FACT_LYING:
	case FACT_RESERVE:
	case FACT_BRIBES:
	case FACT_MISSES:
	case FACT_STORM:
	case FACT_NEXT_STORM:
	case FACT_KH:
	case FACT_KINDS:
		break;
	}
	return scene_number(c, 0, DU_SPICE_MAX, &f->n);
}

/* A kind that is about a seat, by its first word. */
static bool read_of_seat(struct scene_cursor *c, struct dune_fact *f, bool *is)
{
	static const struct {
		const char *word;
		enum fact_kind kind;
	} kinds[] = {{"hand", FACT_HAND},    {"traitors", FACT_TRAITORS},
		     {"tanks", FACT_TANKS},  {"reserve", FACT_RESERVE},
		     {"ally", FACT_ALLY},    {"bribes", FACT_BRIBES},
		     {"misses", FACT_MISSES}};

	*is = true;
	for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
		if (scene_take(c, kinds[i].word)) {
			f->kind = kinds[i].kind;
			return scene_seat(c, &f->seat);
		}
	*is = false;
	return true;
}

static bool read_spice(struct scene_cursor *c, struct dune_fact *f)
{
	f->kind = FACT_SPICE;
	if (scene_take(c, "deck")) {
		f->kind = FACT_COMING;
		return scene_want(c, "top");
	}
	if (!scene_take(c, "in"))
		return scene_seat(c, &f->seat);
	f->kind = FACT_LYING;
	return read_area(c, &f->at);
}

static bool read_leader(struct scene_cursor *c, struct dune_fact *f)
{
	struct str word = name(c);

	f->kind = FACT_LEADER;
	f->at = du_leader_named(word);
	return f->at || scene_complain(c, "no leader is called '%.*s'", STR_ARG(word));
}

static bool read_pile(struct scene_cursor *c, struct dune_fact *f)
{
	f->kind = FACT_PILE;
	f->at = scene_take(c, "b");
	return f->at || scene_want(c, "a");
}

static bool read_other(struct scene_cursor *c, struct dune_fact *f)
{
	static const struct {
		const char *word, *then;
		enum fact_kind kind;
	} kinds[] = {
		{"storm", NULL, FACT_STORM},         {"next", "storm", FACT_NEXT_STORM},
		{"wall", NULL, FACT_WALL},           {"lost", NULL, FACT_KH},
		{"predicted", NULL, FACT_PREDICTED}, {"ride", NULL, FACT_RIDE},
		{"lots", NULL, FACT_LOTS},           {"deck", "top", FACT_DECK_TOP},
		{"discard", NULL, FACT_DISCARD}};

	if (scene_take(c, "spice"))
		return read_spice(c, f);
	if (scene_take(c, "leader"))
		return read_leader(c, f);
	if (scene_take(c, "pile"))
		return read_pile(c, f);
	if (scene_take(c, "lot")) {
		f->kind = FACT_LOT;
		return scene_number(c, 1, DU_LOTS, &f->at);
	}
	for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
		if (scene_take(c, kinds[i].word)) {
			f->kind = kinds[i].kind;
			return !kinds[i].then || scene_want(c, kinds[i].then);
		}
	f->kind = FACT_FORCES;
	return read_area(c, &f->at);
}

bool du_fact_read(struct str text, struct scene_fault *fault, struct dune_fact *f)
{
	struct scene_cursor c = {.text = text,
				 .colours = du_tokens,
				 .n_seats = DU_SEATS,
				 .fault = fault};
	bool of_seat, set;

	*f = (struct dune_fact){.seat = DU_NOBODY};
	if (!read_of_seat(&c, f, &of_seat) || (!of_seat && !read_other(&c, f)))
		return false;
	set = f->kind == FACT_HAND || f->kind == FACT_DISCARD ||
	      f->kind == FACT_TRAITORS;
	if (set && scene_take(&c, "has"))
		f->how = FACT_HAS;
	else if (set && scene_take(&c, "lacks"))
		f->how = FACT_LACKS;
	else if (!scene_want(&c, ":"))
		return false;
	return read_rest(&c, f) && scene_end(&c);
}
