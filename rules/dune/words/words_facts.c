/* Facts behind `if`, and what `clear` means.
 * SPDX-License-Identifier: ISC */
#include "base/arena.h"
#include "base/locale.h"
#include "rules/dune/words/words_parts.h"

/* Facts -------------------------------------------------------------------------------------- */

static bool read_at(struct parse *p, struct du_fact *f)
{
	int territory;

	if (!du_read_territory(p, &territory))
		return false;
	f->territory = (int8_t)territory;
	p->there = territory;
	return true;
}

static bool has_number(struct parse *p)
{
	return parse_sees(p, W_AT_LEAST) || parse_sees(p, W_AT_MOST) ||
	       parse_sees(p, W_BEYOND) || parse_sees(p, W_BELOW) ||
	       parse_sees_number(p) || parse_peek(p)->kind == TOKEN_SIGN;
}

/* "spice Old Gap 9 >= 3": the sector that the order has says nothing more here, for a fact is of the territory. */
static void skip_sector(struct parse *p, int territory)
{
	int was = p->i, sector;

	parse_word(p, W_SECTOR, NULL);
	if (!parse_sees_number(p) || !parse_number(p, &sector) ||
	    du_area(territory, sector) == DU_NOWHERE || !has_number(p) ||
	    parse_sees_number(p))
		p->i = was;
}

/* "enemy Carthag >= 3", "enemy in Carthag" (at least one) */
static bool read_compared(struct parse *p, struct du_fact *f, enum du_fact_kind kind)
{
	f->kind = (int8_t)kind;
	f->compare = 1;
	f->n = 1;
	if (!read_at(p, f))
		return false;
	skip_sector(p, f->territory);
	return !has_number(p) || du_read_compare(p, &f->compare, &f->n);
}

/* "storm Old Gap 9": the fact is of the whole territory, and the writer is told. */
static void widen_storm(struct parse *p, int territory)
{
	int was = p->i, from = parse_mark(p), sector;

	parse_word(p, W_SECTOR, NULL);
	if (!parse_sees_number(p) || !parse_number(p, &sector) ||
	    du_area(territory, sector) == DU_NOWHERE || parse_sees(p, WORD_TO)) {
		p->i = was;
		return;
	}
	parse_note(p, from, NULL, N_("The storm in any sector of %s counts here"),
		   du_territories[territory].words);
}

/* "storm Carthag", "storm hits Carthag" */
static bool read_storm(struct parse *p, struct du_fact *f)
{
	f->kind = parse_word(p, W_HITS, NULL) ? DU_F_HITS : DU_F_STORM;
	if (!read_at(p, f))
		return false;
	widen_storm(p, f->territory);
	return true;
}

static bool read_have(struct parse *p, struct du_fact *f)
{
	int card;

	f->kind = DU_F_HAVE;
	if (!du_read_card(p, &card))
		return false;
	f->n = (int16_t)card;
	return true;
}

/* "shipped Harkonnen Carthag", "shipped Harkonnen to Carthag" */
static bool read_shipped(struct parse *p, struct du_fact *f)
{
	int seat;

	f->kind = DU_F_SHIPPED;
	if (!parse_sees_seat(p) || !parse_seat(p, &seat))
		return parse_expected(p, "a faction, such as Harkonnen");
	f->seat = (int8_t)seat;
	return read_at(p, f);
}

static bool read_won(struct parse *p, struct du_fact *f)
{
	int lot;

	f->kind = DU_F_WON;
	parse_word(p, W_LOT, NULL);
	if (!parse_number(p, &lot))
		return parse_expected(p, "the number of a lot");
	f->n = (int16_t)(lot > DU_LOTS ? DU_LOTS + 1 : lot);
	return true;
}

/* "answer none", "answer Stunner", "answer Stilgar", "answer >= 3" (a dial) */
static bool read_answer(struct parse *p, struct du_fact *f)
{
	int value;

	f->kind = DU_F_ANSWER;
	if (parse_word(p, WORD_NOBODY, NULL)) {
		f->about = DU_ABOUT_NOTHING;
		return true;
	}
	if (parse_word(p, W_CARD_NAME, &value)) {
		f->about = value == DU_CHEAP_HERO ? DU_ABOUT_LEADER : DU_ABOUT_CARD;
		f->n = (int16_t)(value == DU_CHEAP_HERO ? (int)DU_HERO : value);
		return true;
	}
	if (du_take_leader(p, &value, false)) {
		f->about = DU_ABOUT_LEADER;
		f->n = (int16_t)value;
		return true;
	}
	if (!has_number(p))
		return parse_expected(p, "none, a card, a leader, or >= and a dial");
	f->about = DU_ABOUT_DIAL;
	if (!du_read_compare(p, &f->compare, &f->n))
		return false;
	f->n = (int16_t)(2 * f->n);
	return true;
}

/* "guild in Carthag >= 2", "guild in Carthag" (at least one) */
static bool read_there(struct parse *p, struct du_fact *f)
{
	int seat;

	if (!parse_seat(p, &seat))
		return false;
	f->seat = (int8_t)seat;
	return read_compared(p, f, DU_F_THERE);
}

bool du_words_fact(struct parse *p, const void **fact, enum stratum *s)
{
	struct du_fact *f = arena_new(p->a, struct du_fact);

	*f = (struct du_fact){.territory = DU_NOWHERE, .seat = DU_NOBODY};
	*fact = f;
	*s = STRATUM_REPORT;
	parse_word(p, WORD_I, NULL);
	if (parse_word(p, W_STORM, NULL))
		return read_storm(p, f);
	if (parse_word(p, W_ENEMY, NULL))
		return read_compared(p, f, DU_F_ENEMY);
	if (parse_word(p, W_SPICE, NULL))
		return read_compared(p, f, DU_F_SPICE);
	if (parse_word(p, W_HAVE, NULL))
		return read_have(p, f);
	if (parse_word(p, W_SHIPPED, NULL))
		return read_shipped(p, f);
	if (parse_word(p, W_WON, NULL))
		return read_won(p, f);
	if (parse_word(p, W_ANSWER, NULL))
		return read_answer(p, f);
	if (parse_sees_seat(p))
		return read_there(p, f);
	f->kind = DU_F_FREE;
	if (parse_word(p, W_FREE, NULL))
		return read_at(p, f);
	return parse_expected(
		p,
		"what it depends on, such as enemy Carthag >= 3, free Carthag, storm Carthag, shipped Emperor to Carthag or won lot 1");
}

/* Clearing -------------------------------------------------------------------------------------- */

static bool clear_fight(struct parse *p, int verb, struct slot_key *key)
{
	struct du_order o = {.seat = DU_NOBODY};

	*key = (struct slot_key){verb, SLOT_ANY, 0};
	parse_link(p);
	return !parse_sees(p, W_TERRITORY) || du_read_fight(p, &o, &key->a);
}

/* The object of CLEAR behind the verb: a territory, a lot, a player. */
static bool clear_which(struct parse *p, struct slot_key *key)
{
	int value, seat;

	parse_link(p);
	if (key->verb == DU_BIDS) {
		parse_word(p, W_LOT, NULL);
		if (parse_number(p, &value))
			key->a = value;
	} else if (key->verb == DU_GIVE || key->verb == DU_TRUTH ||
		   key->verb == DU_DEALS) {
		if (parse_sees_seat(p) && parse_seat(p, &seat))
			key->a = seat;
	} else if (parse_word(p, W_TERRITORY, &value)) {
		key->a = value;
	}
	return true;
}

static bool clear_card(struct parse *p, struct slot_key *key)
{
	static const struct {
		uint8_t card;
		int verb;
	} cards[] = {{DU_WEATHER_CONTROL, DU_WEATHER}, {DU_FAMILY_ATOMICS, DU_ATOMICS},
		     {DU_TLEILAXU_GHOLA, DU_GHOLA},    {DU_TRUTHTRANCE, DU_TRUTH},
		     {DU_HAJR, DU_HAJR_MOVES},         {DU_KARAMA, DU_POWER}};
	int card;

	if (!parse_word(p, W_CARD_NAME, &card))
		return parse_expected(p, "the word of an order, such as bid or move");
	*key = (struct slot_key){DU_POWER, SLOT_ANY, SLOT_ANY};
	if (card == DU_KARAMA && parse_word(p, W_CANCEL, NULL)) {
		key->verb = DU_CANCEL;
		return true;
	}
	for (size_t i = 0; i < sizeof cards / sizeof *cards; i++)
		if (cards[i].card == card) {
			key->verb = cards[i].verb;
			return clear_which(p, key);
		}
	return parse_expected(p, "the word of an order, such as bid or move");
}

bool du_words_clear(struct parse *p, struct slot_key *key)
{
	static const struct {
		short word;
		int verb;
	} all[] = {
		{W_PREDICT, DU_PREDICTS},
		{W_TRAITOR, DU_TRAITOR},
		{W_PLACE, DU_PLACES},
		{W_DIAL, DU_DIAL},
		{W_SANDWORM, DU_SANDWORM},
		{W_CHARITY, DU_CHARITY},
		{W_BID, DU_BIDS},
		{W_MAXCARDS, DU_MAXCARDS},
		{W_MAXSPICE, DU_MAXSPICE},
		{W_ALLYPAY, DU_ALLYPAY},
		{W_REVIVE, DU_REVIVE},
		{W_SHIP, DU_SHIP},
		{W_MOVE, DU_MOVES},
		{W_ALLY, DU_ALLY},
		{W_BREAK, DU_BREAK},
		{W_PASS, DU_ALLY},
		{W_ADVISE, DU_ADVISE},
		{W_FLIP, DU_FLIP},
		{W_RIDE, DU_RIDE},
		{W_WHEN, DU_WHEN},
		{W_INTRUSION, DU_INTRUSION},
		{W_PROTECT, DU_PROTECT},
		{W_ALLYREVIVE, DU_ALLYREVIVE},
		{W_ANSWER, DU_ANSWER},
		{W_GIVE, DU_GIVE},
		{W_DEAL, DU_DEALS},
		{W_BATTLE_ORDER, DU_ORDER},
	};

	if (parse_word(p, W_BATTLE, NULL))
		return clear_fight(p, DU_BATTLE, key);
	if (parse_word(p, W_VOICE, NULL))
		return clear_fight(p, DU_VOICES, key);
	if (parse_word(p, W_ASK, NULL))
		return clear_fight(p, DU_ASK, key);
	for (size_t i = 0; i < sizeof all / sizeof *all; i++)
		if (parse_word(p, all[i].word, NULL)) {
			*key = (struct slot_key){all[i].verb, SLOT_ANY, SLOT_ANY};
			return clear_which(p, key);
		}
	return clear_card(p, key);
}
