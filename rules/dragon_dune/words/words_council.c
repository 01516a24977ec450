/* Orders of the council, agreements, and what is given or lent: see words_parts.h.
 * SPDX-License-Identifier: ISC */
#include "base/locale.h"
#include "rules/dragon_dune/words/words_parts.h"
#include "rules/pieces/alliance.h"

static const char *ally_name(int seat)
{
	static const char *const the[DD_SEATS] = {"the Dwarves", "the Elves",
						  "the Goblins", "the Orcs"};

	return the[seat];
}

static const struct alliance_terms terms = {.name = ally_name,
					    .example = "a faction, such as elves",
					    .word = W_ALLY,
					    .wish_mark = "DD-016",
					    .break_mark = "DD-015"};

bool dd_parse_ally(struct parse *p, const struct verb *v, struct parsed *made)
{
	struct dd_order *o = dd_new_order(p, DD_ALLY);

	if (!alliance_read_wishes(p, v, &terms, dd_seat_of(p), o->list, DD_LIST,
				  &o->n_list))
		return false;
	*made = (struct parsed){.action = o,
				.key = {DD_ALLY, 0, 0},
				.allowed = STRATUM_REPORT,
				.ranked = true};
	return true;
}

bool dd_parse_break(struct parse *p, const struct verb *v, struct parsed *made)
{
	const struct dd_view *view = view_of(p);
	int seat = dd_seat_of(p);

	alliance_read_break(p, v, &terms, seat,
			    seat >= 0 ? view->t.ally[seat] : ALLIANCE_NONE);
	*made = (struct parsed){.action = dd_new_order(p, DD_BREAK),
				.key = {DD_BREAK, 0, 0},
				.allowed = STRATUM_REPORT};
	return true;
}

#define VERB(v) (UINT64_C(1) << DD_##v)

/* What PASS says that there is none of. In a fast game bids and marches are ordered together, and it may mean either. */
static uint64_t none_of_open(struct parse *p)
{
	uint64_t verbs = 0;

	if (dd_is_open(p, DD_BID))
		verbs |= VERB(BIDS);
	if (dd_is_open(p, DD_MARCH))
		verbs |= VERB(CONSCRIPT) | VERB(HIRE) | VERB(RAISE) | VERB(MOVE) |
			 VERB(DISBAND) | VERB(ACE_PLACE) | VERB(ACE_MOVE);
	return verbs;
}

/* No alliance, no bids, no march. */
bool dd_parse_pass(struct parse *p, const struct verb *v, struct parsed *made)
{
	enum dd_verb verb = dd_is_open(p, DD_COUNCIL) ? DD_ALLY : DD_PASS;

	parse_word(p, v->word, NULL);
	*made = (struct parsed){
		.action = dd_new_order(p, verb),
		.key = {(int)verb, 0, 0},
		.allowed = STRATUM_REPORT,
		.none_of =
			verb == DD_PASS
				? none_of_open(p)
				: VERB(BREAK)}; /* it keeps the alliance that there is */
	return true;
}

/* Agreements ------------------------------------------------------------------------------------- */

/* 'agree orcs "I leave 11 to you"' [DD-017] */
bool dd_parse_agree(struct parse *p, const struct verb *v, struct parsed *made)
{
	struct dd_order *o = dd_new_order(p, DD_AGREE);
	const struct dd_view *view = view_of(p);
	int from = parse_mark(p), seat;

	parse_word(p, v->word, NULL);
	parse_link(p);
	if (!parse_sees_seat(p) || !parse_seat(p, &seat))
		return parse_expected(p, "a faction, such as elves");
	if (!parse_text(p, &o->text) || !o->text.n)
		return parse_expected(p, "its words in quotes");
	o->seat = (int8_t)seat;
	if (seat == dd_seat_of(p))
		parse_fault(p, from, "DD-017", N_("You cannot agree with yourself"));
	else if (view && !view->t.option.binding)
		parse_fault(
			p, from, "DD-017",
			N_("This game keeps no record of agreements: write press instead"));
	*made = (struct parsed){
		.action = o, .key = {DD_AGREE, seat, 0}, .allowed = STRATUM_REPORT};
	return true;
}

/* "lend no", "lend yes": the Dwarves' queen and jack, to their ally [DD-030]. */
bool dd_parse_lend(struct parse *p, const struct verb *v, struct parsed *made)
{
	struct dd_order *o = dd_new_order(p, DD_LEND);
	int from = parse_mark(p);

	parse_word(p, v->word, NULL);
	dd_only_for(p, from, DD_DWARVES, "DD-030", N_("lend their queen and jack"));
	o->out = parse_word(p, WORD_NO, NULL) || parse_word(p, WORD_NOTHING, NULL);
	if (!o->out && !parse_word(p, W_YES, NULL))
		return parse_expected(p, "yes or no");
	*made = (struct parsed){.action = o,
				.key = {DD_LEND, 0, 0},
				.allowed = STRATUM_COMMITMENT,
				.standing = true};
	return true;
}

/* Gifts, in any phase ------------------------------------------------------------------------ */

/* "my ally": the player's own. */
static bool sees_ally(struct parse *p, int *seat)
{
	const struct dd_view *v = view_of(p);

	return v && v->seat >= 0 && v->t.ally[v->seat] != DD_NOBODY &&
	       parse_word(p, W_ALLY, NULL) && (*seat = v->t.ally[v->seat], true);
}

bool dd_parse_give(struct parse *p, const struct verb *v, struct parsed *made)
{
	struct dd_order *o = dd_new_order(p, DD_GIVE);
	const struct dd_view *view = view_of(p);
	int from = parse_mark(p), seat;

	parse_word(p, v->word, NULL);
	/* "give 3 to elves", "give the elves 3" */
	bool seat_first =
		sees_ally(p, &seat) || (parse_sees_seat(p) && parse_seat(p, &seat));
	if (!dd_read_count(p, o))
		return false;
	parse_word(p, W_GOLD, NULL);
	parse_link(p);
	if (!seat_first && !sees_ally(p, &seat) &&
	    (!parse_sees_seat(p) || !parse_seat(p, &seat)))
		return parse_expected(p, "a faction, such as elves");
	o->seat = (int8_t)seat;
	if (seat == dd_seat_of(p))
		parse_fault(p, from, "DD-017", N_("You cannot give gold to yourself"));
	else if (view && view->seat >= 0 && o->n > view->t.gold[view->seat])
		parse_weak(p, from, "DD-017", N_("You hold %d gold"),
			   view->t.gold[view->seat]);
	*made = (struct parsed){
		.action = o, .key = {DD_GIVE, seat, 0}, .allowed = STRATUM_COMMITMENT};
	return true;
}
