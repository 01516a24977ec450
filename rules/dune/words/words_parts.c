/* Parts of orders: see words_parts.h.
 * SPDX-License-Identifier: ISC */
#include "rules/dune/words/words_parts.h"

#include "base/arena.h"
#include "base/locale.h"
#include "rules/dune/engine/fights.h"

bool du_only_for(struct parse *p, int from, int faction, const char *rule,
		 const char *what)
{
	int seat = du_seat_of(p);

	if (seat < 0 || seat == faction)
		return true;
	parse_fault(p, from, rule, N_("Only %s may %s"), du_factions[faction].the,
		    locale_text(what));
	parse_hopeless(p);
	return false;
}

struct du_order *du_new_order(struct parse *p, enum du_verb verb)
{
	struct du_order *o = arena_new(p->a, struct du_order);

	*o = (struct du_order){.verb = (int8_t)verb,
			       .seat = DU_NOBODY,
			       .n = DU_UNSAID,
			       .spice = DU_UNSAID};
	return o;
}

bool du_made(struct parsed *made, const struct du_order *o, int a, bool standing)
{
	*made = (struct parsed){.action = o,
				.key = {o->verb, a, 0},
				.allowed = STRATUM_REVEAL,
				.standing = standing};
	return true;
}

/* Places ---------------------------------------------------------------------------------- */

static int n_areas(int territory)
{
	int n = 0;

	for (int area = 0; area < DU_AREAS; area++)
		n += du_territory_of(area) == territory;
	return n;
}

/* "11 and 12", "4, 5, 6 and 7" */
static struct str sectors_of(struct parse *p, int territory)
{
	struct buf b = buf_in(p->a);
	int first = du_first_area(territory), n = n_areas(territory);

	for (int i = 0; i < n; i++)
		buf_printf(&b, "%s%d",
			   !i           ? ""
			   : i == n - 1 ? " and "
					: ", ",
			   du_areas[first + i].sector);
	return buf_str(&b);
}

/* The only area of the territory in which the writer has forces, or DU_NOWHERE. */
static int only_own(const struct parse *p, int territory)
{
	const struct du_view *v = view_of(p);
	int only = DU_NOWHERE;

	for (int area = 0; v && v->seat >= 0 && area < DU_AREAS; area++) {
		if (du_territory_of(area) != territory || !v->t.forces[area][v->seat])
			continue;
		if (only != DU_NOWHERE)
			return DU_NOWHERE;
		only = area;
	}
	return only;
}

/* "sector 12", ", sector 12", "@12", "(12)", "12" */
static bool read_sector(struct parse *p, int *sector)
{
	int was = p->i;
	if (parse_sign(p, ',') && !parse_sees(p, W_SECTOR))
		p->i = was;
	bool said = parse_sign(p, '@');

	said |= parse_sign(p, '(');
	said |= parse_word(p, W_SECTOR, NULL);
	/* a number behind a comma begins something else */
	if ((!said && p->token[p->i].kind != TOKEN_NUMBER) ||
	    !parse_number(p, sector)) {
		p->i = was;
		return false;
	}
	parse_sign(p, ')');
	return true;
}

static void tell_sectors(struct parse *p, int from, int territory, int sector)
{
	parse_fault(p, from, NULL, N_("%s lies in sector %s, not in %d"),
		    du_territories[territory].words, sectors_of(p, territory).s,
		    sector);
}

bool du_read_area(struct parse *p, int *area, bool own)
{
	int from = parse_mark(p), faults = p->n_faults, territory, sector;

	if (!du_read_territory(p, &territory))
		return false;
	*area = du_first_area(territory);
	bool which = p->n_faults == faults, said = read_sector(p, &sector);
	if (!which)
		return true;
	if (said) {
		int at = du_area(territory, sector);
		if (at != DU_NOWHERE)
			*area = at;
		else if (territory == DU_POLAR_SINK)
			parse_fault(p, from, "DU-009",
				    N_("The Polar Sink lies in no sector"));
		else
			tell_sectors(p, from, territory, sector);
		return true;
	}
	if (n_areas(territory) == 1)
		return true;
	if (own && only_own(p, territory) != DU_NOWHERE) {
		*area = only_own(p, territory);
		return true;
	}
	parse_fault(p, from, NULL,
		    N_("%s lies in sectors %s: write which, as in \"%s %d\""),
		    du_territories[territory].words, sectors_of(p, territory).s,
		    du_territories[territory].words, du_areas[*area].sector);
	return true;
}

/* Numbers ------------------------------------------------------------------------------------ */

static void skip_own(struct parse *p)
{
	const struct token *t = parse_peek(p);

	if (token_is(t, WORD_SEAT) && t->value == du_seat_of(p))
		parse_word(p, WORD_SEAT, NULL);
}

bool du_read_count(struct parse *p, int16_t *n)
{
	int number;

	bool all = parse_word(p, WORD_ALL, NULL);
	if (parse_number(p, &number)) /* "3", "all 3" */
		*n = (int16_t)(number > DU_SPICE_MAX ? DU_SPICE_MAX : number);
	else if (all)
		*n = DU_ALL;
	else
		return parse_expected(p, "a number");
	skip_own(p);
	parse_word(p, W_FORCES, NULL);
	return true;
}

bool du_read_spice(struct parse *p, int16_t *n)
{
	if (!du_read_count(p, n))
		return false;
	parse_word(p, W_SPICE, NULL);
	return true;
}

/* "with 1 elite", "(1 Sardaukar)", "1 elite", "with 0 elites": the elites among the forces. */
static bool read_elites(struct parse *p, uint8_t *elites)
{
	int was = p->i, n;
	const bool comma = parse_sign(p, ',');
	bool said = parse_word(p, WORD_WITH, NULL);

	said |= parse_sign(p, '(');
	if ((said || !comma) && parse_number(p, &n) && parse_word(p, W_ELITES, NULL)) {
		parse_sign(p, ')');
		*elites = (uint8_t)(!n ? DU_NO_ELITES : n > DU_FORCES ? DU_FORCES : n);
		return true;
	}
	p->i = was;
	return false;
}

/* "and 3 troops" behind "2 Sardaukar", "and 2 Sardaukar" behind "3 troops": how many more; 0: none. "3, 2 Sardaukar" may be three or
 * five. */
static int read_more(struct parse *p, short word)
{
	int was = p->i, n;
	const bool comma = parse_sign(p, ',');
	const bool added = parse_word(p, WORD_AND, NULL) || parse_sign(p, '+');

	if ((added || (comma && word != W_ELITES)) && parse_number(p, &n) &&
	    parse_word(p, word, NULL))
		return n > DU_FORCES ? DU_FORCES : n;
	p->i = was;
	return 0;
}

/* "with Fedaykin": how many is not said, and it is not all of them. */
static bool with_some_elites(struct parse *p)
{
	int was = p->i;

	bool with = parse_sign(p, '(') || parse_comma(p);
	with |= parse_word(p, WORD_WITH, NULL);
	if (with && parse_word(p, W_ELITES, NULL)) {
		parse_sign(p, ')');
		return true;
	}
	p->i = was;
	return false;
}

bool du_read_forces(struct parse *p, int16_t *n, uint8_t *elites)
{
	int from = parse_mark(p);

	if (!du_read_count(p, n))
		return false;
	if (*n == DU_ALL || *n > DU_FORCES || *n < 1) {
		parse_fault(p, from, NULL, N_("Write how many forces, from 1 to 20"));
		*n = 1;
	}
	if (with_some_elites(p)) {
		parse_fault(
			p, from, NULL,
			N_("Write how many of them are elites, as in \"%d with 1 elite\""),
			*n);
		return true;
	}
	if (parse_word(p, W_ELITES, NULL)) { /* "3 Sardaukar" */
		*elites = (uint8_t)*n;
		*n = (int16_t)(*n + read_more(p, W_FORCES));
		return true;
	}
	int more = read_more(p, W_ELITES);
	if (more) {
		*elites = (uint8_t)more;
		*n = (int16_t)(*n + more);
		return true;
	}
	const bool some = read_elites(p, elites);
	const int rest = some ? read_more(p, W_FORCES) : 0;
	if (*elites > *n && *elites != DU_NO_ELITES)
		parse_fault(p, from, NULL, N_("%d elites are more than %d forces"),
			    *elites, *n);
	else if (rest && *elites + rest != *n) /* "5 with 2 elites and 3 forces" */
		parse_fault(p, from, NULL, N_("%d elites and %d forces are not %d"),
			    *elites, rest, *n);
	return true;
}

bool du_read_compare(struct parse *p, int8_t *compare, int16_t *n)
{
	int sign, number, beyond = 0;

	*compare = 1;
	if (parse_sign(p, '>') || parse_word(p, W_BEYOND, NULL)) {
		beyond = 1;
	} else if (parse_sign(p, '<') || parse_word(p, W_BELOW, NULL)) {
		*compare = -1;
		beyond = -1;
	} else if (parse_compare(p, &sign)) {
		*compare = (int8_t)sign;
	} else if (parse_word(p, W_AT_MOST, NULL)) {
		*compare = -1;
	} else if (parse_sign(p, '=')) {
		*compare = 0;
	} else {
		parse_word(p, W_AT_LEAST, NULL);
	}
	if (!parse_number(p, &number))
		return parse_expected(p, ">= and a number");
	if (*compare > 0 && !beyond) /* "3 or more" */
		parse_word(p, W_AT_LEAST, NULL);
	*n = (int16_t)(number > DU_SPICE_MAX ? DU_SPICE_MAX : number + beyond);
	return true;
}

bool du_read_yes_no(struct parse *p, int16_t *n)
{
	if (parse_word(p, WORD_NO, NULL) || parse_word(p, WORD_NOBODY, NULL))
		*n = 0;
	else if (parse_word(p, W_YES, NULL))
		*n = 1;
	else
		return parse_expected(p, "yes or no");
	return true;
}

/* Names ---------------------------------------------------------------------------------------- */

bool du_read_card(struct parse *p, int *card)
{
	return parse_word(p, W_CARD_NAME, card) ||
	       parse_expected(p, "a card, such as Shield");
}

bool du_read_other(struct parse *p, int8_t *seat)
{
	int from = parse_mark(p), read;

	parse_link(p);
	if (!parse_sees_seat(p) || !parse_seat(p, &read))
		return parse_expected(p, "a faction, such as Harkonnen");
	*seat = (int8_t)read;
	if (read == du_seat_of(p))
		parse_fault(p, from, NULL, N_("That is your own faction"));
	return true;
}

/* The battle of the seat, in that territory (DU_NOWHERE: in any) and with that player (DU_NOBODY: with any); false: there
 * is none, or more than one. */
static bool only_fight(const struct du_view *v, int seat, int *territory, int8_t *enemy)
{
	int n = 0, where = *territory, who = *enemy;

	for (int t = 0; t < DU_TERRITORIES; t++)
		for (int other = 0; other < DU_SEATS; other++)
			if ((where == DU_NOWHERE || t == where) &&
			    (who == DU_NOBODY || other == who) &&
			    du_field_of(&v->t, t, seat, other) != DU_NOWHERE) {
				*territory = t;
				*enemy = (int8_t)other;
				n++;
			}
	return n == 1;
}

/* What the line leaves out of the battle that it is about, where there is only one that it can be. */
static bool fill_fight(const struct parse *p, int *territory, int8_t *enemy)
{
	const struct du_view *v = view_of(p);

	return du_battles_are_open(v) && only_fight(v, v->seat, territory, enemy);
}

/* "Arrakeen", "Arsunt 10", "Arsunt (10)": a battle is of the territory. A number alone is its sector only before the enemy, for else
 * it is of the plan. */
static bool read_battlefield(struct parse *p, int *territory)
{
	int from = parse_mark(p), sector;

	if (du_read_shared_field(p, territory))
		return true;
	if (!parse_word(p, W_TERRITORY, territory))
		return false;
	int was = p->i;
	bool bare = parse_sees_number(p), comma = parse_comma(p);
	bool said = comma && !parse_sees(p, W_SECTOR) ? false : read_sector(p, &sector);
	if (!said || (bare && !parse_sees(p, W_VS) && !parse_sees_seat(p))) {
		p->i = was;
		return true;
	}
	parse_comma(p);
	if (du_area(*territory, sector) == DU_NOWHERE)
		tell_sectors(p, from, *territory, sector);
	return true;
}

/* "Arrakeen vs Harkonnen", "Harkonnen in Arrakeen", and either of them where that says which battle. */
bool du_read_fight(struct parse *p, struct du_order *o, int *a)
{
	int from = parse_mark(p), territory = DU_NOWHERE;

	parse_link(p);
	bool place = read_battlefield(p, &territory);
	parse_word(p, W_VS, NULL);
	if (parse_word(p, W_ENEMY, NULL)) /* as in a list: "enemy: Harkonnen" */
		parse_sign(p, ':');
	bool foe = parse_sees_seat(p);
	if (foe && !du_read_other(p, &o->seat))
		return false;
	if (!place) {
		parse_link(p);
		place = read_battlefield(p, &territory);
	}
	if (!(place && foe) && !fill_fight(p, &territory, &o->seat))
		return parse_expected(p, place ? "a faction, such as Harkonnen"
					       : "a territory, such as Carthag");
	if (territory == DU_POLAR_SINK)
		parse_fault(p, from, NULL, N_("Nobody fights in the Polar Sink"));
	o->n_list = 1;
	o->list[0] = (uint8_t)territory;
	*a = DU_FIGHT_KEY(territory, o->seat);
	return true;
}
