/* Used by all files of the language: concepts, and the parts of orders.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_DUNE_WORDS_WORDS_PARTS_H
#define RULES_DUNE_WORDS_WORDS_PARTS_H

#include "orders/parse.h"
#include "rules/dune/engine/forces.h"
#include "rules/dune/table/order.h"
#include "rules/dune/table/view.h"

enum du_word {
	W_PREDICT = WORD_GAME,
	W_TRAITOR,
	W_PLACE,
	W_DIAL,
	W_SANDWORM,
	W_CHARITY,
	W_BID,
	W_LOT,
	W_UP_TO,
	W_MAXCARDS,
	W_MAXSPICE,
	W_ALLYPAY,
	W_REVIVE,
	W_SHIP,
	W_MOVE,
	W_ALLY,
	W_BREAK,
	W_PASS,
	W_ADVISE,
	W_FLIP,
	W_RIDE,
	W_WHEN,
	W_INTRUSION,
	W_PROTECT,
	W_ALLYREVIVE,
	W_CANCEL,
	W_ANSWER,
	W_GIVE,
	W_DEAL,
	W_GET,
	W_VOICE,
	W_ASK,
	W_BATTLE,
	W_BATTLE_ORDER,
	W_TERRITORY, /* value: enum du_territory */
	W_SEVERAL, /* a name that several territories have; value: how they begin or end */
	W_LEADER,    /* value: a leader, or DU_KH */
	W_CARD_NAME, /* value: enum du_card */
	W_KIND,      /* value: enum du_card_class */
	W_KEY,       /* a part of the key of an advantage; it has no other meaning */
	W_SECTOR,
	W_FORCES,
	W_ELITES,
	W_SPICE,
	W_CARDS,
	W_LEADER_WORD,
	W_WEAPON,
	W_DEFENCE,
	W_MAX,
	W_HALF,
	W_LOSE,
	W_NORMAL,
	W_CALL,
	W_CAPTURE,
	W_KILL,
	W_KEEP,
	W_DROP,
	W_BOTH,
	W_VS,
	W_PLAY,
	W_YES,
	W_POLAR,
	W_BACK,
	W_FREE,
	W_AS,
	W_VIA,
	W_FIGHTERS,
	W_ADVISORS,
	W_FIRST,
	W_LAST,
	W_BEFORE,
	W_AFTER,
	W_USUAL,
	W_SEE,
	W_STOP,
	W_SWAP,
	W_STORM,
	W_HITS,
	W_ENEMY,
	W_HAVE,
	W_SHIPPED,
	W_WON,
	W_AT_LEAST,
	W_AT_MOST,
	W_BEYOND,
	W_BELOW,
};

static inline const struct du_view *view_of(const struct parse *p)
{
	return p->view;
}
/* The seat whose letter it is; DU_NOBODY before the game. */
int du_seat_of(const struct parse *);
/* Is the order for one faction alone? If it is not this player's, that is a fault. */
bool du_only_for(struct parse *, int from, int faction, const char *rule,
		 const char *what);
struct du_order *du_new_order(struct parse *, enum du_verb);
/* *made is that order, with conditions of all kinds. */
bool du_made(struct parsed *made, const struct du_order *, int a, bool standing);

/* Names that two leaders share, as values of W_LEADER. */
enum { DU_WHICH_YUEH = 100, DU_WHICH_FENRING };

/* Takes a leader: where two have the name, the writer's own with `own`, else that is a fault. */
bool du_take_leader(struct parse *, int *leader, bool own);

/* The names that several territories share. */
enum du_shared_name {
	DU_SHARED_HABBANYA,
	DU_SHARED_CIELAGO,
	DU_SHARED_FALSE_WALL,
	DU_SHARED_FLAT,
	DU_SHARED_ERG,
	DU_SHARED_SIETCH,
	DU_SHARED_NAMES
};

/* "Habbanya", where battles are open: the one of that name in which the writer fights; false: they fight in none, or in several. */
bool du_read_shared_field(struct parse *, int *territory);
/* "Hagga Basin"; "there" after a condition or a way to it; "Habbanya" alone is a fault that names those it may be. */
bool du_read_territory(struct parse *, int *territory);
/* "Hagga Basin sector 12", "Hagga Basin 12", "Carthag". A territory of several sectors without a number is a
 * fault, and its first one is read; with `own`, the only sector in which the writer has forces needs no
 * number. */
bool du_read_area(struct parse *, int *area, bool own);
/* The only area from which the writer's forces can leave: in a nexus by a worm that came. False: there are several, or none. */
bool du_only_place(const struct parse *, int *area);
/* "5", "5 forces", "all" (DU_ALL). */
bool du_read_count(struct parse *, int16_t *n);
/* "spice" behind a number says nothing more. */
bool du_read_spice(struct parse *, int16_t *n);
/* "3", "3 with 1 elite", "3 (1 Sardaukar)": forces and the elites among them. */
bool du_read_forces(struct parse *, int16_t *n, uint8_t *elites);
bool du_read_leader(struct parse *, int *leader, bool own);
bool du_read_card(struct parse *, int *card);
/* A faction other than the writer's own. */
bool du_read_other(struct parse *, int8_t *seat);
/* "yes", "no": 1, 0. */
bool du_read_yes_no(struct parse *, int16_t *n);
/* "at least 3", ">= 3", "> 2", "3": that and more. */
bool du_read_compare(struct parse *, int8_t *compare, int16_t *n);
/* "Arrakeen vs Harkonnen": the list has the territory. Returns the key of the battle in *a. */
bool du_read_fight(struct parse *, struct du_order *, int *a);

bool du_parse_predict(struct parse *, const struct verb *, struct parsed *);
bool du_parse_traitor(struct parse *, const struct verb *, struct parsed *);
bool du_parse_place(struct parse *, const struct verb *, struct parsed *);
bool du_parse_dial(struct parse *, const struct verb *, struct parsed *);
bool du_parse_ally(struct parse *, const struct verb *, struct parsed *);
bool du_parse_break(struct parse *, const struct verb *, struct parsed *);
bool du_parse_pass(struct parse *, const struct verb *, struct parsed *);
bool du_parse_bid(struct parse *, const struct verb *, struct parsed *);
bool du_parse_number(struct parse *, const struct verb *, struct parsed *);
bool du_parse_revive(struct parse *, const struct verb *, struct parsed *);
bool du_parse_ship(struct parse *, const struct verb *, struct parsed *);
bool du_parse_move(struct parse *, const struct verb *, struct parsed *);
bool du_parse_ride(struct parse *, const struct verb *, struct parsed *);
bool du_parse_flip(struct parse *, const struct verb *, struct parsed *);
bool du_parse_when(struct parse *, const struct verb *, struct parsed *);
bool du_parse_sandworm(struct parse *, const struct verb *, struct parsed *);
bool du_parse_yes_no(struct parse *, const struct verb *, struct parsed *);
bool du_parse_advise(struct parse *, const struct verb *, struct parsed *);
bool du_parse_intrusion(struct parse *, const struct verb *, struct parsed *);
bool du_parse_karama(struct parse *, const struct verb *, struct parsed *);
bool du_parse_weather(struct parse *, const struct verb *, struct parsed *);
bool du_parse_atomics(struct parse *, const struct verb *, struct parsed *);
bool du_parse_ghola(struct parse *, const struct verb *, struct parsed *);
bool du_parse_truth(struct parse *, const struct verb *, struct parsed *);
bool du_parse_deal(struct parse *, const struct verb *, struct parsed *);
bool du_parse_answer(struct parse *, const struct verb *, struct parsed *);
bool du_parse_give(struct parse *, const struct verb *, struct parsed *);
bool du_parse_voice(struct parse *, const struct verb *, struct parsed *);
bool du_parse_ask(struct parse *, const struct verb *, struct parsed *);
bool du_parse_battle(struct parse *, const struct verb *, struct parsed *);
bool du_parse_battle_order(struct parse *, const struct verb *, struct parsed *);

const struct word *du_words_more(struct arena *);
bool du_words_fact(struct parse *, const void **fact, enum stratum *);
bool du_words_clear(struct parse *, struct slot_key *);
void du_words_echo(const void *view, const void *action, struct buf *);
void du_words_echo_fact(const void *view, const void *fact, struct buf *);
unsigned du_words_whose(const void *view, const struct verb *, bool now);
bool du_words_help(const void *view, int phase, struct str word, struct buf *);
/* What a word of the game means, or a card, leader, faction or territory of that name; false: none. `v` may be NULL. */
bool du_words_meaning(const struct du_view *v, struct str word, struct buf *);

/* Notes that the writer does not hold the card now. */
void du_note_card(struct parse *, int from, int card);

/* Battles are open, and the view is a player's. */
bool du_battles_are_open(const struct du_view *);
/* Complains where the writer has no such battle. */
void du_check_fight(struct parse *, int from, int territory, int enemy);

/* What a plan has said beside its order. */
struct du_said {
	struct du_stack named; /* the forces, where they stand for the dial */
	bool leader, cards;    /* also "none", "no weapon" */
	bool spice;
};
/* Notes what the house chooses where the plan says nothing, and a dial of all forces. */
void du_note_plan(struct parse *, int from, const struct du_order *,
		  const struct du_said *);

/* How players say the orders (words_sayings.c), for the vocabulary. */
extern const struct saying *const du_sayings[];

/* "max", "3", "2.5", "all-1": the dial of a plan. */
bool du_read_dial(struct parse *, struct du_order *);
/* "3 Sardaukar", "2 forces": adds what is dialled, by the forces that it stands for; false: the line has something else here. */
bool du_read_named(struct parse *, struct du_stack *named);
/* Makes the dial of the named forces and the spice of the order [DU-043]: elites are backed first, and without a word on spice
 * all are, as far as it is there. */
void du_dial_named(const struct parse *, const struct du_stack *named,
		   struct du_order *);

/* Ways of saying things: those of strangers are tried first, outlines last. */
extern const struct saying du_words_items[], du_words_groups[], du_words_karama[],
	du_words_said[], du_words_ways[], du_words_plain[], du_words_letters[],
	du_words_table[], du_words_table_whole[], du_words_laws[], du_words_people[],
	du_words_plans[], du_words_outlines[], du_words_prose[], du_words_when[],
	du_words_there[], du_words_fight[];
/* The forms of last resort (words_forms.c), and the words that allude to an order (words_hints.c). */
extern const struct saying du_words_forms[], du_words_hints[];

#endif
