/* Used by all files of the language: concepts, and the parts of orders.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_DRAGON_DUNE_WORDS_WORDS_PARTS_H
#define RULES_DRAGON_DUNE_WORDS_WORDS_PARTS_H

#include "orders/parse.h"
#include "rules/dragon_dune/table/order.h"
#include "rules/dragon_dune/table/view.h"

enum dd_word {
	W_PLACE = WORD_GAME,
	W_ALLY,
	W_BREAK,
	W_PASS,
	W_BID,
	W_LOT,
	W_UP_TO,
	W_MAXCARDS,
	W_MAXGOLD,
	W_GRAVEYARD,
	W_CONSCRIPT,
	W_HIRE,
	W_RAISE,
	W_MOVE,
	W_VIA,
	W_DISBAND,
	W_HIDE,
	W_UNHIDE,
	W_HIDDEN,
	W_BATTLE,
	W_BATTLE_ORDER,
	W_VS,
	W_SEND,
	W_SPECIAL,
	W_CARD,
	W_TRAITOR,
	W_KEEP,
	W_DROP,
	W_STEAL,
	W_SELL,
	W_ASK,
	W_COLOUR, /* value: DD_RED, DD_BLACK */
	W_ASK_COLOUR,
	W_ASK_VALUE,
	W_ASK_NUMBER,
	W_GIVE,
	W_RIDE,
	W_ACE,
	W_DRAGON,
	W_STOP,
	W_SUIT, /* value: the suit */
	W_CASTLE,
	W_FORT,
	W_PLAIN,
	W_PALACE,
	W_TOKENS,
	W_GOLD,
	W_ENEMY,
	W_OWNER,
	W_WON,
	W_HIT,
	W_ANSWER,
	W_AT_LEAST,
	W_AT_MOST,
	W_YES,
	W_RED_DRAGON,
	W_AGREE,
	W_SOLE, /* "the only battle": where and against whom is not said */
	W_LEND,
	W_BEYOND, /* "more than", "less than" in facts (1, -1); no order says that */
	W_COURT,  /* queens, jacks and kings: no order names one */
};

/* Of any stack: with griffins [DD-039]. */
enum { DD_LONGEST_MOVE = 4 };

extern const struct saying *const dd_sayings[];
extern const struct saying dd_words_outlines[];
/* The forms of last resort (words_forms.c). */
extern const struct saying dd_words_forms[];
/* Words that allude to an order (words_hints.c). */
extern const struct saying dd_words_hints[];
/* --- words_plans.c --- */
extern const struct saying dd_words_plans[];
/* --- words_fought.c, words_parted.c --- */
extern const struct saying dd_words_fought[], dd_words_parted[];
/* --- words_tellings.c --- */
extern const struct saying dd_words_said[], dd_words_told[], dd_words_sole[],
	dd_words_ways[], dd_words_plain[], dd_words_letters[], dd_words_table[],
	dd_words_table_whole[], dd_words_tellings[], dd_words_laws[];

static inline const struct dd_view *view_of(const struct parse *p)
{
	return p->view;
}
/* The seat whose letter it is; DD_NOBODY before the game. */
int dd_seat_of(const struct parse *);
/* Is the order for one faction alone? If it is not this player's, that is a fault. */
bool dd_only_for(struct parse *, int from, int faction, const char *rule,
		 const char *what);
/* Is that kind of phase open? Where the reader cannot say, it is. */
bool dd_is_open(const struct parse *, int kind);

/* "5c", "castle 5", "the palace". *at is a territory. A number without one is a fault, and
 * something is read for it. */
bool dd_read_area(struct parse *, int *at);
bool dd_sees_area(struct parse *);
/* Is the next number one with a letter directly after it, such as 10c? It is a territory then and no
 * count, though a "c" before a number means a castle too. */
bool dd_sees_lettered(struct parse *);
/* Is it a number without one? */
bool dd_sees_bare_number(struct parse *);
/* "Move 17 18 1c", "disband 17 2": asks about a number that no word calls tokens, and that is a territory where the writer
 * has some, or one on the way (`behind`). */
void dd_check_bare_count(struct parse *, int from, const struct dd_order *,
			 bool behind);
/* "3", "3 tokens", "all". */
bool dd_read_count(struct parse *, struct dd_order *);
/* "3 orcs", "my elves": the name of the writer's own faction says nothing there. */
void dd_skip_own(struct parse *);
/* "all-2": between a word and a number the reader drops a dash. */
bool dd_is_less(const struct token *all, const struct token *number);
/* "5C", "the 5 of clubs", "ace of spades": a card of the artifact deck. */
bool dd_read_card(struct parse *, int *card);
bool dd_sees_card(struct parse *);
/* ... one that is clear without the word "card": a number with its suit, or an ace. "AS" is a card, and "as" a
 * word. */
bool dd_sees_bare_card(struct parse *);
/* "ace", "ace of spades": *ace is a suit or DD_ANY_ACE. */
bool dd_read_ace(struct parse *, int8_t *ace);
/* The suit after the word "ace", where one is named. */
void dd_read_ace_suit(struct parse *, int8_t *ace);
/* "at least 3", ">= 3", "> 2", "3": that and more. */
bool dd_read_compare(struct parse *, int8_t *compare, int16_t *n);

/* "11 vs orcs" */
bool dd_read_fight(struct parse *, int *area, int *seat);
/* Is there such a battle? A stack of both, and no alliance: else it is a fault. */
void dd_check_fight(struct parse *, int from, int area, int one, int other);

struct dd_order *dd_new_order(struct parse *, enum dd_verb);

/* One for each verb of the table in words.c. */
bool dd_parse_place(struct parse *, const struct verb *, struct parsed *);
bool dd_parse_ally(struct parse *, const struct verb *, struct parsed *);
bool dd_parse_break(struct parse *, const struct verb *, struct parsed *);
bool dd_parse_pass(struct parse *, const struct verb *, struct parsed *);
bool dd_parse_bid(struct parse *, const struct verb *, struct parsed *);
bool dd_parse_cap(struct parse *, const struct verb *, struct parsed *);
bool dd_parse_graveyard(struct parse *, const struct verb *, struct parsed *);
bool dd_parse_recruit(struct parse *, const struct verb *, struct parsed *);
bool dd_parse_move(struct parse *, const struct verb *, struct parsed *);
bool dd_parse_disband(struct parse *, const struct verb *, struct parsed *);
bool dd_parse_hide(struct parse *, const struct verb *, struct parsed *);
bool dd_parse_battle(struct parse *, const struct verb *, struct parsed *);
bool dd_parse_battle_order(struct parse *, const struct verb *, struct parsed *);
bool dd_parse_ask(struct parse *, const struct verb *, struct parsed *);
bool dd_parse_give(struct parse *, const struct verb *, struct parsed *);
bool dd_parse_ride(struct parse *, const struct verb *, struct parsed *);
bool dd_parse_lend(struct parse *, const struct verb *, struct parsed *);
bool dd_parse_agree(struct parse *, const struct verb *, struct parsed *);
bool dd_parse_ace(struct parse *, const struct verb *, struct parsed *);

/* Could the order be about that territory, as far as the letter can tell? */
bool dd_may_be_in(struct parse *, const struct dd_order *, int area);
/* Offers the line as it is written up to token `at`, with these words after it. */
void dd_offer(struct parse *, int at, const char *fmt, ...)
	__attribute__((format(printf, 3, 4)));

/* Behind "else", where the alternative before is of that verb: does this one say only how many
 * tokens, or only where? */
bool dd_goes_on(struct parse *, int verb);
/* It then is as the one before in all else. A number that may be both is a fault, with both offered. */
bool dd_read_else(struct parse *, struct dd_order *);

/* The rest of a move behind its verb, and what of the way is wrong. */
bool dd_read_move(struct parse *, struct dd_order *);

bool dd_words_fact(struct parse *, const void **fact, enum stratum *);
const struct cond *dd_words_settle(struct parse *, int from, const void *action,
				   const struct cond *);
/* Tells where gold or tokens do not suffice for all that is ordered in a march. */
void dd_check_march(struct sheet_check *);
bool dd_words_clear(struct parse *, struct slot_key *);
void dd_words_echo(const void *view, const void *action, struct buf *);
void dd_words_echo_fact(const void *view, const void *fact, struct buf *);
unsigned dd_words_whose(const void *view, const struct verb *, bool now);
bool dd_words_help(const void *view, int phase, struct str word, struct buf *);
/* What a word of the game means; false: it is not known. */
bool dd_words_meaning(struct str word, struct buf *);

#endif
