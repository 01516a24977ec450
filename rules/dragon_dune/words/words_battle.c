/* Orders of battle: plans, and which battle is first.
 * SPDX-License-Identifier: ISC */
#include <string.h>

#include "base/locale.h"
#include "rules/dragon_dune/words/words_parts.h"

/* The plan ------------------------------------------------------------------------------ */

/* "all 4": the number must be that of all, as far as the letter can tell. */
static void read_all_of(struct parse *p, struct dd_order *o)
{
	const struct dd_view *v = view_of(p);
	int from = parse_mark(p), n;

	if (dd_sees_bare_card(p) || !parse_number(p, &n)) /* "all, 3D" */
		return;
	o->n = (int16_t)(n > DD_TOKENS ? DD_TOKENS : n);
	if (v && v->seat >= 0 && v->t.phase >= DD_BATTLE &&
	    v->t.tokens[o->to][v->seat] != n)
		parse_fault(p, from, "DD-033", N_("You have %d in %s, not %d"),
			    v->t.tokens[o->to][v->seat], dd_area_name(o->to), n);
}

/* "all", "all but 2", "all-2", "all 4", "4" */
static bool read_sent(struct parse *p, struct dd_order *o)
{
	int n = 0, but = 0;
	bool less = parse_word(p, WORD_EVERYONE, &but);

	if (!less && !parse_sees(p, WORD_ALL))
		return dd_read_count(p, o);
	if (parse_word(p, WORD_ALL, NULL))
		less = dd_is_less(&p->token[p->i - 1], parse_peek(p));
	o->n = DD_ALL_OF_THEM;
	dd_skip_own(p);
	parse_word(p, W_TOKENS, NULL);
	less |= parse_sign(p, '-');
	less |= parse_word(p, WORD_EXCEPT, NULL);
	if (!less)
		read_all_of(p, o);
	else if (parse_number(p, &n))
		o->less = (int8_t)(n > DD_TOKENS ? DD_TOKENS : n);
	parse_word(p, W_TOKENS, NULL);
	return true;
}

static bool read_special(struct parse *p, struct dd_order *o)
{
	int n;

	if (!parse_number(p, &n))
		return parse_expected(p, "how many special tokens");
	o->special = (int8_t)(n > DD_TOKENS ? DD_TOKENS : n);
	return true;
}

/* More than are there: battles only lessen them, so that can never be carried out. */
static void check_sent(struct parse *p, int from, int area, const struct dd_order *o)
{
	const struct dd_view *v = view_of(p);

	if (!v || v->seat < 0 || v->t.phase < DD_BATTLE || !v->t.tokens[area][v->seat])
		return;
	int there = v->t.tokens[area][v->seat], special = v->t.special[area][v->seat];
	int n = o->n == DD_ALL_OF_THEM ? there - o->less : o->n;

	if (n > there)
		parse_impossible(p, from, "DD-033",
				 N_("You have %d in %s: send %d or fewer, or all"),
				 there, dd_area_name(area), there);
	else if (n < 0)
		parse_impossible(p, from, "DD-033",
				 N_("You have %d in %s: you cannot keep back %d"),
				 there, dd_area_name(area), o->less);
	else if (o->special > special)
		parse_impossible(p, from, "DD-033",
				 N_("You have %d special tokens in %s, not %d"),
				 special, dd_area_name(area), o->special);
	else if (o->special > n)
		parse_impossible(
			p, from, "DD-068",
			N_("%d special tokens are more than the %d that you send"),
			o->special, n);
	else if (n == there)
		parse_note(
			p, from, "DD-031",
			there == 1
				? N_("You send your only token in %s: it is lost even if you win, unless by treachery, and you then have nothing there")
				: N_("You send all your tokens in %s: they are lost even if you win, unless by treachery, and you then have nothing there"),
			dd_area_name(area));
}

static bool holds_one(const struct dd_view *v, const struct dd_order *o)
{
	for (int i = 0; i < o->n_list; i++)
		if (dd_view_holds(v, o->list[i]))
			return true;
	return false;
}

/* A card that is not held: a slip of the pen where it stands alone, and passed over in a list
 * [DD-034]. The Orcs may have stolen it by then. */
static void check_card(struct parse *p, int from, int card, const struct dd_order *o)
{
	const struct dd_view *v = view_of(p);
	struct buf b = buf_in(p->a);

	if (!v || v->seat < 0 || dd_view_holds(v, card))
		return;
	dd_card_words(card, &b);
	if (v->seat == DD_ORCS)
		parse_note(
			p, from, "DD-032",
			N_("You do not hold the %s now. It counts if you have stolen it by then"),
			b.s);
	else if (holds_one(v, o))
		parse_note(
			p, from, "DD-034",
			N_("You do not hold the %s: the next card of your list is played"),
			b.s);
	else
		parse_fault(p, from, "DD-032", N_("You do not hold the %s"), b.s);
}

/* A card that is written twice is one card. */
static bool read_card(struct parse *p, struct dd_order *o, int *from)
{
	int card;

	*from = parse_mark(p);
	if (!dd_read_card(p, &card))
		return false;
	if (!memchr(o->list, card, (size_t)o->n_list) && o->n_list < DD_LIST)
		o->list[o->n_list++] = (uint8_t)card;
	return true;
}

/* A comma may also are before another part of the plan; "5C > 3H" is a list, too. */
static bool another_card(struct parse *p)
{
	int was = p->i;

	if ((parse_comma(p) || parse_sign(p, '>')) && dd_sees_card(p))
		return true;
	p->i = was;
	return false;
}

static bool read_cards(struct parse *p, struct dd_order *o)
{
	int from[DD_LIST + 1] = {0}, at;

	if (parse_word(p, WORD_NOBODY, NULL))
		return true;
	do {
		int n = o->n_list;
		if (!read_card(p, o, &at))
			return false;
		if (o->n_list > n)
			from[n] = at;
	} while (another_card(p));
	for (int i = 0; i < o->n_list; i++)
		check_card(p, from[i], o->list[i], o);
	return true;
}

/* "traitor if possible", "if I can": nothing else is meant by yes. */
static bool says_if_possible(struct parse *p)
{
	int was = p->i;

	if (parse_word(p, WORD_IF, NULL)) {
		parse_word(p, WORD_ME, NULL);
		if (parse_says(p, "possible") || parse_says(p, "can"))
			return true;
	}
	p->i = was;
	return false;
}

static bool read_traitor(struct parse *p, struct dd_order *o)
{
	if (parse_word(p, WORD_NO, NULL))
		o->traitor = 0;
	else if (parse_word(p, W_YES, NULL) || says_if_possible(p))
		o->traitor = 1;
	else
		return parse_expected(p, "yes or no");
	return true;
}

static bool read_steal(struct parse *p, int from, struct dd_order *o)
{
	dd_only_for(p, from, DD_ORCS, "DD-051", N_("steal cards"));
	parse_comma(p);
	if (parse_word(p, W_KEEP, NULL))
		o->sell = 0;
	else if (parse_word(p, W_SELL, NULL))
		o->sell = 1;
	else
		return parse_expected(p, "keep or sell");
	return true;
}

/* "no card", "without a card", "no treachery"; `was` is where the word before it stood. */
static bool read_no(struct parse *p, struct dd_order *o, int was)
{
	if (parse_word(p, W_CARD, NULL)) {
		if (o->n_list)
			parse_fault(
				p, was, NULL,
				"The plan has a card before this: write it with the card or without it");
		return true;
	}
	if (parse_word(p, W_TRAITOR, NULL)) {
		o->traitor = 0;
		return true;
	}
	p->i = was;
	return parse_expected(p, "no card, or no treachery");
}

static bool is_sent(struct parse *p, const struct dd_order *o)
{
	return parse_word(p, W_SEND, NULL) ||
	       (o->n == DD_UNSAID && (parse_sees_number(p) || parse_sees(p, WORD_ALL)));
}

/* "card 4H, keep 4H": the card that is played is named again. */
static bool skip_played(struct parse *p, const struct dd_order *o)
{
	int card;

	return o->n_list && dd_read_card(p, &card) &&
	       memchr(o->list, card, (size_t)o->n_list);
}

/* "keep the card": what else would they keep? Another card behind it is one that they play. */
static void skip_it(struct parse *p, const struct dd_order *o)
{
	int was = p->i;

	if (!parse_word(p, WORD_IT, NULL) && parse_word(p, W_CARD, NULL) &&
	    dd_sees_bare_card(p))
		p->i = was;
	if (dd_sees_bare_card(p) && !skip_played(p, o))
		p->i = was;
}

/* "keep it if I win": only the winner of a battle keeps, drops or steals anything [DD-031, DD-051]. */
static void skip_if_won(struct parse *p)
{
	int was = p->i;

	if (!parse_word(p, WORD_IF, NULL))
		return;
	if (!parse_word(p, W_WON, NULL) || parse_sees(p, W_LOT) ||
	    parse_sees_number(p) || parse_sees(p, WORD_AND) || parse_sees(p, WORD_OR))
		p->i = was;
	else
		parse_word(p, WORD_IT, NULL);
}

/* What becomes of the card that they play. */
static bool read_kept(struct parse *p, struct dd_order *o)
{
	bool keep = parse_word(p, W_KEEP, NULL);

	if (!keep && !parse_word(p, W_DROP, NULL))
		return false;
	skip_it(p, o);
	skip_if_won(p);
	o->keep = keep;
	return true;
}

/* One part of a plan; false with *end: that was the last. */
static bool read_part(struct parse *p, struct dd_order *o, bool *end)
{
	int from = parse_mark(p), was;

	if (!parse_sign(p, ';'))
		parse_comma(p);
	was = p->i;
	if (is_sent(p, o)) {
		if (o->n != DD_UNSAID)
			parse_fault(
				p, from, "DD-033",
				N_("You give the number of tokens twice: write one number"));
		return read_sent(p, o);
	}
	if (parse_word(p, WORD_NO, NULL) || parse_says(p, "without"))
		return read_no(p, o, was);
	if (parse_says(p, "call") && parse_word(p, W_TRAITOR, NULL)) {
		o->traitor = 1;
		return true;
	}
	if (parse_word(p, W_SPECIAL, NULL))
		return read_special(p, o);
	if (parse_word(p, W_CARD, NULL) ||
	    (o->n != DD_UNSAID && !o->n_list && dd_sees_bare_card(p)))
		return read_cards(p, o);
	if (parse_word(p, W_TRAITOR, NULL))
		return read_traitor(p, o);
	if (parse_word(p, W_STEAL, NULL))
		return read_steal(p, from, o);
	if (parse_word(p, W_SELL, NULL)) { /* what else would they sell? */
		dd_only_for(p, from, DD_ORCS, "DD-051", N_("steal cards"));
		o->sell = 1;
		return true;
	}
	if (read_kept(p, o))
		return true;
	*end = true;
	return false;
}

/* "... else send 2": the battle of the alternative before. */
static bool goes_on(const struct parse *p)
{
	const struct dd_order *before = p->last;

	return p->otherwise && before && before->verb == DD_FIGHT;
}

bool dd_parse_battle(struct parse *p, const struct verb *v, struct parsed *made)
{
	struct dd_order *o = dd_new_order(p, DD_FIGHT);
	int from = parse_mark(p), area, seat;
	bool end = false;

	bool word = parse_word(p, v->word, NULL);
	if (!word && goes_on(p)) {
		area = ((const struct dd_order *)p->last)->to;
		seat = ((const struct dd_order *)p->last)->seat;
	} else if (!dd_read_fight(p, &area, &seat)) {
		return false;
	}
	dd_check_fight(p, from, area, dd_seat_of(p), seat);
	o->n = DD_UNSAID;
	o->to = (int8_t)area;
	while (read_part(p, o, &end))
		continue;
	if (!end)
		return false;
	if (o->n == DD_UNSAID)
		return parse_expected(p, "send and a number of tokens");
	check_sent(p, from, area, o);
	o->seat = (int8_t)seat;
	*made = (struct parsed){.action = o,
				.key = {DD_FIGHT, DD_FIGHT_KEY(area, seat), 0},
				.allowed = STRATUM_REVEAL};
	return true;
}

/* "battle order 17 vs orcs, 9 vs elves" */
bool dd_parse_battle_order(struct parse *p, const struct verb *v, struct parsed *made)
{
	struct dd_order *o = dd_new_order(p, DD_ORDER);
	int area, seat;

	parse_word(p, v->word, NULL);
	do {
		int from = parse_mark(p);
		if (!dd_read_fight(p, &area, &seat))
			return false;
		dd_check_fight(p, from, area, dd_seat_of(p), seat);
		if (o->n_list < DD_LIST)
			o->list[o->n_list++] = (uint8_t)DD_FIGHT_KEY(area, seat);
	} while (parse_comma(p));
	*made = (struct parsed){
		.action = o, .key = {DD_ORDER, 0, 0}, .allowed = STRATUM_COMMITMENT};
	return true;
}
