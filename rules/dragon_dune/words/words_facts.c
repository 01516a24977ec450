/* Facts after `if`, and what `clear` means.
 * SPDX-License-Identifier: ISC */
#include "base/arena.h"
#include "rules/dragon_dune/words/words_parts.h"

static bool read_at(struct parse *p, struct dd_fact *f)
{
	int area;

	parse_link(p);
	if (!dd_sees_area(p))
		return true;
	if (!dd_read_area(p, &area))
		return false;
	f->area = (int8_t)area;
	return true;
}

/* "enemy 11 >= 3", "enemy in 11", "enemy >= 3" (where the order is) */
static bool read_enemy(struct parse *p, struct dd_fact *f)
{
	f->kind = DD_F_ENEMY;
	f->compare = 1;
	f->n = 1;
	if (!read_at(p, f))
		return false;
	if (!parse_sees(p, W_AT_LEAST) && !parse_sees(p, W_AT_MOST) &&
	    !parse_sees(p, W_BEYOND) && parse_peek(p)->kind != TOKEN_SIGN)
		return true;
	return dd_read_compare(p, &f->compare, &f->n);
}

/* "my gold", "own gold", "our gold": the order language does not have the word, and the reader drops it. */
static bool says_own(const struct parse *p, int gold)
{
	static const char *const own[] = {"my", "own", "our", "mine"};

	for (size_t i = 0; gold > 0 && i < sizeof own / sizeof *own; i++)
		if (str_iequal(p->token[gold - 1].text, str_of(own[i])))
			return true;
	return false;
}

/* "gold 11 >= 3", "my gold >= 3". Without either, words_settle.c says whose. */
static bool read_gold(struct parse *p, struct dd_fact *f, int from)
{
	f->kind = says_own(p, from) ? DD_F_PURSE : DD_F_GOLD;
	if (f->kind == DD_F_GOLD && !read_at(p, f))
		return false;
	parse_says(p, "is");
	return dd_read_compare(p, &f->compare, &f->n);
}

/* "owner 5c = elves", "owner of 5c is none" */
static bool read_owner(struct parse *p, struct dd_fact *f)
{
	int seat;

	f->kind = DD_F_OWNER;
	f->seat = DD_NOBODY;
	if (!read_at(p, f))
		return false;
	if (!parse_sign(p, '='))
		parse_says(p, "is");
	if (parse_word(p, WORD_NOBODY, NULL))
		return true;
	if (parse_word(p, WORD_ME, NULL))
		seat = dd_seat_of(p);
	else if (!parse_sees_seat(p) || !parse_seat(p, &seat))
		return parse_expected(p, "a faction, or none");
	f->seat = (int8_t)seat;
	return true;
}

static bool read_won(struct parse *p, struct dd_fact *f)
{
	int lot;

	f->kind = DD_F_WON;
	parse_word(p, W_LOT, NULL);
	if (!parse_number(p, &lot))
		return parse_expected(p, "the number of a lot");
	f->n = (int16_t)(lot > DD_LOTS ? DD_LOTS + 1 : lot);
	return true;
}

/* "hit", "hit 17": the stack's own territory, as the order sees to. */
static bool read_hit(struct parse *p)
{
	int area;

	parse_link(p);
	return !dd_sees_area(p) || dd_read_area(p, &area);
}

/* Reads the answer to the question: "red", "none", "<= 3". */
static bool read_answer(struct parse *p, struct dd_fact *f)
{
	int colour;

	parse_word(p, W_ANSWER, NULL);
	parse_says(p, "is");
	f->kind = DD_F_COLOUR;
	f->n = DD_UNSAID;
	if (parse_word(p, WORD_NOBODY, NULL))
		return true;
	if (parse_word(p, W_COLOUR, &colour)) {
		f->n = (int16_t)colour;
		return true;
	}
	f->kind = DD_F_NUMBER;
	return dd_read_compare(p, &f->compare, &f->n);
}

static bool is_answer(struct parse *p)
{
	const struct token *t = parse_peek(p);

	return parse_sees(p, W_ANSWER) || parse_sees(p, W_COLOUR) ||
	       parse_sees(p, WORD_NOBODY) || parse_sees(p, W_AT_LEAST) ||
	       parse_sees(p, W_AT_MOST) || parse_sees(p, W_BEYOND) ||
	       t->kind == TOKEN_NUMBER || token_is_sign(t, LEX_AT_LEAST) ||
	       token_is_sign(t, LEX_AT_MOST) || token_is_sign(t, '=') ||
	       token_is_sign(t, '<') || token_is_sign(t, '>');
}

bool dd_words_fact(struct parse *p, const void **fact, enum stratum *s)
{
	struct dd_fact *f = arena_new(p->a, struct dd_fact);

	*f = (struct dd_fact){.area = DD_NOWHERE, .seat = DD_NOBODY};
	*fact = f;
	*s = STRATUM_REPORT;
	if (parse_word(p, W_ENEMY, NULL))
		return read_enemy(p, f);
	int from = parse_mark(p);
	if (parse_word(p, W_GOLD, NULL))
		return read_gold(p, f, from);
	if (parse_word(p, W_OWNER, NULL))
		return read_owner(p, f);
	*s = STRATUM_COMMITMENT;
	if (parse_word(p, W_WON, NULL))
		return read_won(p, f);
	*s = STRATUM_USE;
	f->kind = DD_F_HIT;
	if (parse_word(p, W_HIT, NULL))
		return read_hit(p);
	*s = STRATUM_REPORT; /* words_settle.c says which orders may wait for one */
	f->kind = DD_F_RED_DRAGON;
	if (parse_word(p, W_RED_DRAGON, NULL))
		return true;
	f->kind = DD_F_DRAGON;
	if (parse_word(p, W_DRAGON, NULL))
		return true;
	*s = STRATUM_REVEAL;
	bool plans = dd_is_open(p, DD_BATTLE) || dd_is_open(p, DD_ANSWERED);
	if (plans && is_answer(p))
		return read_answer(p, f);
	if (is_answer(p))
		return parse_expected(
			p,
			"enemy 11 <= 5: a condition counts all enemies in a territory together");
	return parse_expected(
		p,
		plans ? "enemy 11 >= 3, gold 11 >= 4, my gold >= 3, owner 5c = elves, or an answer, such as red or <= 3"
		      : "enemy 11 >= 3, gold 11 >= 4, my gold >= 3, owner 5c = elves, won lot 1, or hit");
}

/* Clearing ------------------------------------------------------------------------------ */

struct clearing {
	short word;
	int verb;
};

static bool clear_fight(struct parse *p, int verb, struct slot_key *key)
{
	int area, seat;

	*key = (struct slot_key){verb, SLOT_ANY, 0};
	parse_link(p);
	if (!dd_sees_area(p))
		return true;
	if (!dd_read_area(p, &area))
		return false;
	parse_word(p, W_VS, NULL);
	if (!parse_sees_seat(p) || !parse_seat(p, &seat))
		return parse_expected(p, "vs and a faction");
	key->a = DD_FIGHT_KEY(area, seat);
	return true;
}

static bool clear_ace(struct parse *p, struct slot_key *key)
{
	int8_t ace;

	dd_read_ace_suit(p, &ace);
	*key = (struct slot_key){DD_ACE_DRAGON, SLOT_ANY, 0};
	if (parse_word(p, W_STOP, NULL))
		key->verb = DD_ACE_STOP;
	else if (parse_word(p, W_PLACE, NULL))
		key->verb = DD_ACE_PLACE;
	else if (parse_word(p, W_MOVE, NULL))
		key->verb = DD_ACE_MOVE;
	else if (!parse_word(p, W_DRAGON, NULL))
		return parse_expected(p, "dragon, stop, place or move");
	return true;
}

/* Reads the object of CLEAR after the verb: a territory, a lot, a player. */
static bool clear_which(struct parse *p, struct slot_key *key)
{
	int area, lot, seat;

	parse_link(p);
	if (key->verb == DD_BIDS) {
		parse_word(p, W_LOT, NULL);
		if (parse_number(p, &lot))
			key->a = lot;
	} else if (key->verb == DD_GIVE || key->verb == DD_AGREE) {
		if (parse_sees_seat(p) && parse_seat(p, &seat))
			key->a = seat;
	} else if (dd_sees_area(p)) {
		if (!dd_read_area(p, &area))
			return false;
		if (key->verb == DD_HIDE)
			key->a = area;
		else
			key->b = area;
	}
	return true;
}

bool dd_words_clear(struct parse *p, struct slot_key *key)
{
	static const struct clearing all[] = {
		{W_PLACE, DD_PLACE},
		{W_ALLY, DD_ALLY},
		{W_BREAK, DD_BREAK},
		{W_PASS, DD_ALLY},
		{W_BID, DD_BIDS},
		{W_MAXCARDS, DD_MAXCARDS},
		{W_MAXGOLD, DD_MAXGOLD},
		{W_GRAVEYARD, DD_GRAVEYARD},
		{W_CONSCRIPT, DD_CONSCRIPT},
		{W_HIRE, DD_HIRE},
		{W_RAISE, DD_RAISE},
		{W_MOVE, DD_MOVE},
		{W_DISBAND, DD_DISBAND},
		{W_HIDE, DD_HIDE},
		{W_UNHIDE, DD_HIDE},
		{W_BATTLE_ORDER, DD_ORDER},
		{W_AGREE, DD_AGREE},
		{W_GIVE, DD_GIVE},
		{W_LEND, DD_LEND},
		{W_RIDE, DD_RIDE},
	};

	if (parse_word(p, W_ACE, NULL))
		return clear_ace(p, key);
	if (parse_word(p, W_BATTLE, NULL))
		return clear_fight(p, DD_FIGHT, key);
	if (parse_word(p, W_ASK, NULL))
		return clear_fight(p, DD_ASK, key);
	for (size_t i = 0; i < sizeof all / sizeof *all; i++)
		if (parse_word(p, all[i].word, NULL)) {
			*key = (struct slot_key){all[i].verb, SLOT_ANY, SLOT_ANY};
			if (all[i].word == W_PASS && !dd_is_open(p, DD_COUNCIL))
				key->verb = DD_PASS;
			return clear_which(p, key);
		}
	return parse_expected(p, "the word of an order, such as bid or move");
}
