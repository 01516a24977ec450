/* Used by all files of Cosmic's language: the concepts of its words, and the parts that
 * many orders have (planets, challenges, tokens, targets). Their names begin with
 * ce_words_, Cosmic's words.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_COSMIC_WORDS_PARTS_H
#define RULES_COSMIC_WORDS_PARTS_H

#include "orders/parse.h"
#include "rules/cosmic/table/order.h"
#include "rules/cosmic/table/view.h"
#include "rules/cosmic/words/words.h"

enum ce_word {
	W_ATTACK = WORD_GAME,
	W_ATTACKS,
	W_CHALLENGE,
	W_RESETTLE,
	W_OWN_COLOUR,
	W_FIGHT,
	W_REDRAW,
	W_RELEASE,
	W_MOVE,
	W_LIMBO,
	W_WARP,
	W_HOME,
	W_PLANET,
	W_INVITE,
	W_INVITES,
	W_IS_INVITED,
	W_ALLY,
	W_ALLIES,
	W_DEFEND,
	W_DEFENDER,
	W_DEFENCE,
	W_MY_ATTACK,
	W_MY_DEFENCE,
	W_ATTACK_ON,
	W_SIDE,
	W_SETTLERS, /* of one's own, on the new base of a deal */
	W_CARD,
	W_COMPROMISE,
	W_C,
	W_A,
	W_PLAY,
	W_PLAYS,
	W_EDICT,
	W_FLARE,
	W_POWER,
	W_POWER_NAME,
	W_WILD,
	W_SUPER,
	W_USES,
	W_DEAL,
	W_GIVE,
	W_GET,
	W_BASE,
	W_TOKENS,
	W_ANY,
	W_AT_LEAST,
	W_AT_MOST,
	W_REWARD,
	W_LOSE,
	W_SHOWS,
	W_HOLDS,
	W_ZAPPED,
	W_KEEP,
	W_WOULD,
	W_WIN,
	W_HAS,
	W_OR_MORE,
	W_OR_FEWER,
	W_WHOEVER,
	W_VERSUS,
};

/* Tokens that other orders of the letter put somewhere. */
struct ce_promises {
	uint8_t placed[CE_SEATS][CE_PLANETS];
};

static inline const struct ce_view *view_of(const struct parse *p)
{
	return p->view;
}

struct ce_order *ce_words_new_order(struct parse *, enum ce_verb);
struct slot_key ce_words_key_of(int verb, int a, int b);

/* --- words_places.c --- */
/* A challenge: true where one was named; *c is its index, or CE_UNSAID after a fault.
 */
bool ce_words_read_challenge(struct parse *, int *c);
/* With "in", "on", "for" before it, or bare. */
bool ce_words_read_in_challenge(struct parse *, int *c);
/* In phase 1, by the number that it will have: for what acts when all attacks
 * stand. */
bool ce_words_read_coming(struct parse *, int *c);
/* Picks one of the writer's own challenges: fills *c if none was named and only one is
 * possible; else a fault. `main`: the writer must be a main player of it. */
/* In how many challenges the reader is a main player. */
int ce_words_n_own_challenges(const struct ce_view *);
/* "no deal", "no ally in C2": an order not to; without a challenge, in none of them. */
bool ce_words_make_pass(struct parse *, int verb, const char *what, int challenge,
			struct parsed *);
/* The challenge before the order and the one in it are the same, or it is a fault. */
void ce_words_check_label(struct parse *, int from, int c);
bool ce_words_need_own_challenge(struct parse *, int from, bool invites, int *c);
/* "yellow 3", or "3" for planet 3 of `system`. A number that is not a planet's is a
 * fault, or with `loose` read as planet 0. */
bool ce_words_read_planet(struct parse *, int system, bool loose, int *planet_system,
			  int *planet);
/* A number that stands right here, not behind "with" or a comma. */
bool ce_words_read_near_number(struct parse *, int *n);
bool ce_words_read_side(struct parse *, int *side);
/* "C1 (attack), C2 and C3 (defence)" of the writer. */
struct str ce_words_own_challenges(struct parse *);

void ce_words_put_number(struct buf *, int n); /* n >= 0 */
void ce_words_put_planet(struct buf *, int system, int planet);
void ce_words_put_challenge(struct buf *, int c);
const char *ce_words_seat_name(int seat);

/* --- words_tokens.c --- */
/* "2 from 1, 1 from green 3", "3", "3: 2 from 1, 1 from 3", "all from 3"; true where
 * something of it stands there. Sources must be the writer's and free; more than `most`
 * are read as `most`. `what`: "an attack". */
bool ce_words_read_tokens_from(struct parse *, struct ce_tokens *, unsigned sources,
			       int most, const char *what, const char *rule);
/* SOURCE_ATTACKED: planets that were under attack, too: the fights are over. */
enum { SOURCE_LIMBO = 1, SOURCE_CONE = 2, SOURCE_WARP = 4, SOURCE_ATTACKED = 8 };
/* "1 to 4, 2 to blue 2" of `have` tokens in the Warp or Limbo (`where`). */
bool ce_words_read_tokens_to(struct parse *, struct ce_tokens *, int have,
			     const char *where);
/* "with 0", "with 0 from 2" */
bool ce_words_is_zero(const struct ce_tokens *);
/* Does one of the places hold a token that may leave it? */
bool ce_words_any_movable(const struct parse *, const struct ce_tokens *);
/* A number, or "all" (CE_ALL_TOKENS). */
bool ce_words_read_amount(struct parse *, int *n);
/* Takes what is over `most` off the last places. */
void ce_words_cut_to(struct parse *, struct ce_tokens *, int most);
/* Leaves the first `n` parts; the others become zeros again. */
void ce_words_keep_parts(struct ce_tokens *, int n);
void ce_words_put_tokens_from(struct buf *, const struct ce_tokens *);
void ce_words_put_tokens_to(struct buf *, const struct ce_tokens *);
bool ce_words_parse_release(struct parse *, const struct verb *, struct parsed *);
bool ce_words_parse_limbo(struct parse *, const struct verb *, struct parsed *);
bool ce_words_parse_move(struct parse *, const struct verb *, struct parsed *);
bool ce_words_parse_lose(struct parse *, const struct verb *, struct parsed *);

/* --- words_bases.c --- */
/* Tokens of the writer on a planet, movable or not. */
int ce_words_held(const struct parse *, int system, int planet);
/* Those of them that orders may move, with what other orders of the letter put there. */
int ce_words_movable(const struct parse *, int system, int planet);
bool ce_words_may_place(const struct parse *, int system, int planet);
/* The writer's base with the most movable tokens; false if they have none. */
bool ce_words_best_source(const struct parse *, int *system, int *planet);
/* "Red 1:4 2:3, Blue 2:3": the writer's tokens that may be moved. */
struct str ce_words_free_tokens(struct parse *);
/* "Red 1-5, Blue 2": planets on which the writer may place tokens. */
struct str ce_words_own_bases(struct parse *);
/* As ce_words_own_bases, in the systems from `first` to before `end`. */
struct str ce_words_bases_in(struct parse *, int first, int end);

/* --- words_cards.c --- */
bool ce_words_read_challenge_card(struct parse *, int *card);
/* Any card by name: "attack 8", "compromise", "plague", "flare zombie". */
bool ce_words_read_any_card(struct parse *, int *card);
void ce_words_put_card(struct buf *, int card);
/* --- words_targets.c --- */
bool ce_words_read_target(struct parse *, struct ce_target *);
/* "all allies of Red", "Red's ally": those on the side of that main player. */
void ce_words_settle_allies_of(struct parse *, int from, struct ce_order *);
/* "force field on all allies in c4 else in c1": aimed as the alternative before. */
void ce_words_same_allies(const struct parse *, struct ce_order *);
bool ce_words_read_flare_target(struct parse *, struct ce_target *);
void ce_words_put_target(struct buf *, const struct ce_view *,
			 const struct ce_target *);
/* "all allies", "2 of ally green, all of ally yellow" */
bool ce_words_read_allies(struct parse *, struct ce_target *);

/* --- words_cards.c, words_edicts.c --- */
int ce_words_count_hand(const struct ce_view *, int card);
bool ce_words_parse_card(struct parse *, const struct verb *, struct parsed *);
bool ce_words_parse_edict(struct parse *, const struct verb *, struct parsed *);
/* Can nothing prevent the play of a card that is held? It is aimed at nothing that
 * others could take away, and not to be lost to a Plague first. */
bool ce_words_is_sure(const struct ce_view *, int card);
bool ce_words_parse_play(struct parse *, const struct verb *, struct parsed *);

/* --- words_powers.c, words_power_echo.c, words_names.c --- */
bool ce_words_parse_power(struct parse *, const struct verb *, struct parsed *);
/* The rest of "no power ...". */
bool ce_words_parse_no_power(struct parse *, int from, struct parsed *);
bool ce_words_sees_named_flare(struct parse *);
bool ce_words_parse_flare(struct parse *, const struct verb *, struct parsed *);
void ce_words_put_power(struct buf *, const struct ce_view *, const struct ce_order *);
void ce_words_put_flare(struct buf *, const struct ce_view *, const struct ce_order *);
/* The Powers of the catalogue, as words. */
const struct word *ce_words_power_names(struct arena *);
/* These, and other words for the things of the game; for vocab.more_words. */
const struct word *ce_words_more(struct arena *);

/* --- words_reach.c --- */
/* The things that Powers and Flares allow (struct ce_reach). */
enum ce_words_reach {
	CW_ATTACK_MAX,
	CW_ALLY_MAX,
	CW_UNINVITED,
	CW_ANY_TARGET,
	CW_ANY_PLACE,
	CW_SEES_CARD,
	CW_FREES,
	CW_DEAL_COST,
};
/* What the Super of a Power of the seat would allow it, whoever may hold the card: all
 * know the Powers, and nobody the hands. */
int ce_words_reach_by_super(const struct ce_view *, int seat, enum ce_words_reach);
/* Whose the Power is; does it work in this phase? */
int ce_words_owner(const struct ce_view *, int instance);
bool ce_words_works(const struct ce_view *, int instance);
/* Is the Flare of that Power the Super, for the writer? */
bool ce_words_is_super(const struct ce_view *, int id);
/* By the seat's Powers that work: a number, 1 for what is just allowed; 0: no. */
int ce_words_reach_of(const struct ce_view *, int seat, enum ce_words_reach);
/* By a Flare in the writer's hand, and the order that it needs ("flare Will wild"). */
int ce_words_reach_by_flare(struct parse *, enum ce_words_reach, struct str *order);
/* By either; that a Flare must be ordered too is noted, with what happens `without`. */
bool ce_words_may(struct parse *, int from, enum ce_words_reach, const char *without);
/* As many tokens as may be ordered at all; some may need a Flare (ce_words_check_limits). */
int ce_words_send_limit(struct parse *, enum ce_words_reach);
/* Tokens beyond the limit need a Flare: says so below each order that sends them, unless another order plays it. */
void ce_words_check_limits(struct sheet_check *);

/* --- words_lesson.c --- */
/* HELP on the game itself (`play`) and on its words; false: on none of them. */
bool ce_words_lesson(struct str word, struct buf *);

/* --- words_speech.c, words_sample.c --- */
bool ce_words_help(const void *view, int phase, struct str word, struct buf *);
/* The example, with other colours, challenges, cards and planets, as an order that would
 * be accepted now; false: there is none. */
bool ce_words_legal_example(struct arena *, const struct ce_view *, const char *example,
			    struct buf *);
/* Does a line of an example, in which places have their colours, take the last token off a base of the seat? */
bool ce_words_takes_last(const struct ce_view *, struct str line);

/* --- words_free.c --- */
/* A target other than destiny's, if a Power of the writer's or a Flare in their hand
 * allows it: fills system, planet and defender. false: nothing of the kind. */
bool ce_words_read_free_target(struct parse *, int from, int named, int planet,
			       int defender, struct ce_order *);
/* "attack Yellow, planet 3, with 2 from 1", "attack Yellow (3)": the planet stands apart from its system. A number with tokens or their
 * place behind it is an amount. */
bool ce_words_read_apart_number(struct parse *, int *planet);

/* --- words_table.c --- */
enum span ce_words_span(struct parse *);
bool ce_words_parse_table(struct parse *, struct parsed *);
int ce_words_standing(struct arena *, const void *view, struct slot out[], int max);
/* Those that hold to the end of the turn, likewise (vocab.sealed). */
int ce_words_of_turn(struct arena *, const void *view, struct slot out[], int max);

/* --- words_defend.c --- */
/* Is a planet of the writer attacked more than once, so that they may divide its tokens? */
/* Is a planet of the writer attacked more than once; with `c`, the one that this challenge is at? */
bool ce_words_is_divided(const struct ce_view *, int c);

/* --- words_sides.c --- */
/* The side of the player to be helped; or that player's challenge, if they have only one. */
void ce_words_settle_partner(struct parse *, int from, int seat, int *c, int *side);
/* "Ally against blue in C4": the player on the other side there, or in the only challenge that may be meant; -1: a fault
 * was told. */
int ce_words_opponent(struct parse *, int from, int foe, int *c);
/* Whom a player helps or asks, in a fact: "Green helps him" is another player than Green. */
bool ce_words_read_other(struct parse *, struct ce_fact *);
/* What comes after "allies" in a fact: "with me", "against blue in c1", "with the defence". The side is kept as the main player whom they
 * help. */
bool ce_words_read_alliance(struct parse *, struct ce_fact *);

/* --- words_attack.c, words_allies.c, words_defend.c, words_no.c, words_deal.c,
 * words_reward.c --- */
bool ce_words_parse_attack(struct parse *, const struct verb *, struct parsed *);
/* The system that is meant: the one named if destiny sends the writer there, else the
 * first. */
int ce_words_destined(const struct ce_view *, int named);
/* Has the seat a base on that planet, 1 to 5, of that system? */
bool ce_words_has_base(const struct ce_view *, int seat, int system, int planet);
bool ce_words_parse_resettle(struct parse *, const struct verb *, struct parsed *);
bool ce_words_parse_own_colour(struct parse *, const struct verb *, struct parsed *);
bool ce_words_parse_invite(struct parse *, const struct verb *, struct parsed *);
bool ce_words_make_invite(struct parse *, int from, bool said, int c, unsigned seats,
			  struct parsed *);
bool ce_words_parse_ally(struct parse *, const struct verb *, struct parsed *);
bool ce_words_parse_defend(struct parse *, const struct verb *, struct parsed *);
bool ce_words_parse_no(struct parse *, const struct verb *, struct parsed *);
bool ce_words_parse_deal(struct parse *, const struct verb *, struct parsed *);
bool ce_words_parse_no_deal(struct parse *, struct parsed *);
/* --- words_freed.c --- */
/* "i get base yellow 5, i give no base": the wishes of an open offer. */
bool ce_words_read_wants(struct parse *, struct ce_order *);
/* "tokens 2 from red 4", "settlers 2 from red 4": they belong to the player who gets the base. `mine`: the writer; settlers always are. Behind the base that the other player gets, they are
 * the writer's all the same where only the writer has tokens there; those of the other are told and left out. */
bool ce_words_read_settlers(struct parse *, struct ce_order *, bool mine);
/* "2 of green and 1 of red", out of the Warp. */
bool ce_words_read_freed(struct parse *, struct ce_gift *);
/* Does who gives it have the Power that it takes? Everybody may know. */
void ce_words_check_frees(struct parse *, int from, int giver);
bool ce_words_frees(const struct ce_gift *);
void ce_words_put_freed(struct buf *, const struct ce_gift *);

/* --- words_deal_echo.c --- */
bool ce_words_gives_nothing(const struct ce_gift *);
/* Notes what the partner must send for the deal to be carried out, word for word. */
void ce_words_tell_mirror(struct parse *, int from, const struct ce_order *);

/* --- words_sent.c --- */
/* "with 2 from 1": tokens of an attack; and a note on the tokens that chance will
 * choose. */
bool ce_words_read_sent(struct parse *, struct ce_order *, int most);
/* Says that the seat gives that base up, and what is left. *home_bases: as many as there were before; counted down. */
struct str ce_words_empties(struct arena *, int seat, int system, int planet,
			    int *home_bases);
void ce_words_warn_unsaid(struct parse *, int from, const struct ce_order *, int most);
bool ce_words_parse_reward(struct parse *, const struct verb *, struct parsed *);

/* --- words_dictionary.c --- */
extern const struct word ce_words_dictionary[]; /* ended by a NULL */
/* --- words_result.c --- */
/* "win c3", "lose" behind `would`, of the side or the seat of the fact. */
bool ce_words_read_result(struct parse *, struct ce_fact *);

/* --- words_facts.c, words_echo.c, words_check.c --- */
/* "in c1" behind a fact, if it stands there and no challenge was named before. */
void ce_words_read_where(struct parse *, struct ce_fact *);
bool ce_words_read_fact(struct parse *, const void **fact, enum stratum *);
void ce_words_echo_fact(const void *view, const void *fact, struct buf *);
void ce_words_echo_order(const void *view, const void *action, struct buf *);
/* The seat's tokens on a planet that the orders of the sheet take away, the first wish of each. */
int ce_words_taken(const struct ce_view *, const struct sheet *, int system,
		   int planet);
void ce_words_check_sheet(struct sheet_check *);

/* --- words_speech.c --- */
/* "I will": an everyday word, and not the Power. */
bool ce_words_says_will(const struct parse *);

/* --- words_settle.c --- */
/* The condition as the order means it: see vocab.settle. */
const struct cond *ce_words_settle(struct parse *, int from, const void *action,
				   const struct cond *);

#endif
