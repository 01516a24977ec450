/* The language of Dragon Dune: its words and its verbs.
 * SPDX-License-Identifier: ISC */
#include "rules/dragon_dune/words/words.h"

#include <string.h>

#include "base/arena.h"
#include "base/locale.h"
#include "rules/dragon_dune/table/number.h"
#include "rules/dragon_dune/words/words_parts.h"
#include "rules/pieces/sealed.h"
#include "rules/pieces/standing.h"

/* clang-format off */
static const struct word words[] = {
	{"dwarves", WORD_SEAT, DD_DWARVES, WORD_NOUN}, {"dwarf", WORD_SEAT, DD_DWARVES, WORD_NOUN},
	{"dwarfs", WORD_SEAT, DD_DWARVES, WORD_NOUN}, {"dwarven", WORD_SEAT, DD_DWARVES, WORD_NOUN},
	{"elves", WORD_SEAT, DD_ELVES, WORD_NOUN}, {"elf", WORD_SEAT, DD_ELVES, WORD_NOUN},
	{"elven", WORD_SEAT, DD_ELVES, WORD_NOUN},
	{"goblins", WORD_SEAT, DD_GOBLINS, WORD_NOUN}, {"goblin", WORD_SEAT, DD_GOBLINS, WORD_NOUN}, {"gob", WORD_SEAT, DD_GOBLINS, WORD_NOUN}, {"gobs", WORD_SEAT, DD_GOBLINS, WORD_NOUN},
	{"orcs", WORD_SEAT, DD_ORCS, WORD_NOUN}, {"orc", WORD_SEAT, DD_ORCS, WORD_NOUN},
	{"place", W_PLACE, 0, 0}, {"split", W_PLACE, 0, 0}, {"deploy", W_PLACE, 0, 0}, {"ally", W_ALLY, 0, 0}, {"alliance", W_ALLY, 0, 0},
	{"ally with", W_ALLY, 0, 0}, {"break", W_BREAK, 0, 0}, {"break with", W_BREAK, 0, 0},
	{"pass", W_PASS, 0, 0},
	{"everything", WORD_ALL, 0, 0}, {"bid", W_BID, 0, 0}, {"bids", W_BID, 0, 0}, {"bid for", W_BID, 0, 0}, {"lot", W_LOT, 0, WORD_NOUN}, {"lots", W_LOT, 0, WORD_NOUN}, {"l", W_LOT, 0, WORD_LETTER},
	{"up to", W_UP_TO, 0, 0}, {"at most", W_AT_MOST, 0, 0}, {"at least", W_AT_LEAST, 0, 0},
	{"more than", W_BEYOND, 1, 0}, {"less than", W_BEYOND, -1, 0}, {"fewer than", W_BEYOND, -1, 0}, {"no more than", W_AT_MOST, 0, 0}, {"not more than", W_AT_MOST, 0, 0}, {"no higher than", W_AT_MOST, 0, 0}, {"not above", W_AT_MOST, 0, 0}, {"not over", W_AT_MOST, 0, 0}, {"never over", W_AT_MOST, 0, 0}, {"nothing over", W_AT_MOST, 0, 0}, {"not more as", W_AT_MOST, 0, 0}, {"no more as", W_AT_MOST, 0, 0}, {"no more then", W_AT_MOST, 0, 0},
	{"no less than", W_AT_LEAST, 0, 0}, {"not less than", W_AT_LEAST, 0, 0}, {"no fewer than", W_AT_LEAST, 0, 0},
	{"or more", W_AT_LEAST, 0, 0},
	{"maxcards", W_MAXCARDS, 0, 0}, {"max cards", W_MAXCARDS, 0, 0},
	{"maxgold", W_MAXGOLD, 0, 0}, {"max gold", W_MAXGOLD, 0, 0},
	{"graveyard", W_GRAVEYARD, 0, 0}, {"take back", W_GRAVEYARD, 0, 0},
	{"conscript", W_CONSCRIPT, 0, 0}, {"recruit", W_CONSCRIPT, 0, 0},
	{"conscripts", W_CONSCRIPT, 0, 0}, {"consc", W_CONSCRIPT, 0, 0}, {"conscr", W_CONSCRIPT, 0, 0}, {"conscription", W_CONSCRIPT, 0, 0}, {"recruits", W_CONSCRIPT, 0, 0}, {"conscripted", W_CONSCRIPT, 0, 0}, {"enlist", W_CONSCRIPT, 0, 0}, {"call up", W_CONSCRIPT, 0, 0},
	{"draft", W_CONSCRIPT, 0, 0}, {"levy", W_CONSCRIPT, 0, 0}, {"muster", W_RAISE, 0, 0},
	{"summon", W_RAISE, 0, 0}, {"dismiss", W_DISBAND, 0, 0}, {"fire", W_DISBAND, 0, 0}, {"send home", W_DISBAND, 0, 0}, {"red dragon", W_RED_DRAGON, 0, WORD_NOUN},
	{"hire", W_HIRE, 0, 0}, {"hiring", W_HIRE, 0, 0}, {"hired", W_HIRE, 0, 0}, {"raise", W_RAISE, 0, 0},
	{"move", W_MOVE, 0, 0}, {"moves", W_MOVE, 0, 0}, {"mv", W_MOVE, 0, 0}, {"mov", W_MOVE, 0, 0}, {"frm", WORD_FROM, 0, 0}, {"march", W_MOVE, 0, 0}, {"via", W_VIA, 0, 0},
	{"through", W_VIA, 0, 0}, {"by way of", W_VIA, 0, 0}, {"disband", W_DISBAND, 0, 0}, {"disb", W_DISBAND, 0, 0}, {"disbanded", W_DISBAND, 0, 0}, {"demobilise", W_DISBAND, 0, 0}, {"demobilize", W_DISBAND, 0, 0}, {"recruiting", W_CONSCRIPT, 0, 0},
	{"hide", W_HIDE, 0, 0}, {"unhide", W_UNHIDE, 0, 0}, {"come out", W_UNHIDE, 0, 0},
	{"hidden", W_HIDDEN, 0, 0},
	{"battle", W_BATTLE, 0, 0}, {"battles", W_BATTLE, 0, 0}, {"fight", W_BATTLE, 0, 0}, {"battle order", W_BATTLE_ORDER, 0, 0}, {"battleorder", W_BATTLE_ORDER, 0, 0}, {"fighting order", W_BATTLE_ORDER, 0, 0},
	{"order of battle", W_BATTLE_ORDER, 0, 0}, {"order of battles", W_BATTLE_ORDER, 0, 0}, {"order of fights", W_BATTLE_ORDER, 0, 0}, {"order of engagements", W_BATTLE_ORDER, 0, 0}, {"order of combats", W_BATTLE_ORDER, 0, 0}, {"sequence of battle", W_BATTLE_ORDER, 0, 0}, {"sequence of battles", W_BATTLE_ORDER, 0, 0}, {"sequence of fights", W_BATTLE_ORDER, 0, 0}, {"sequence of engagements", W_BATTLE_ORDER, 0, 0}, {"sequence of combats", W_BATTLE_ORDER, 0, 0}, {"succession of battle", W_BATTLE_ORDER, 0, 0}, {"succession of battles", W_BATTLE_ORDER, 0, 0}, {"succession of fights", W_BATTLE_ORDER, 0, 0}, {"succession of engagements", W_BATTLE_ORDER, 0, 0}, {"succession of combats", W_BATTLE_ORDER, 0, 0},
	{"vs", W_VS, 0, 0}, {"v", W_VS, 0, WORD_LETTER}, {"versus", W_VS, 0, 0}, {"against", W_VS, 0, 0},
	{"send", W_SEND, 0, 0}, {"special", W_SPECIAL, 0, WORD_NOUN}, {"specials", W_SPECIAL, 0, WORD_NOUN},
	{"card", W_CARD, 0, WORD_NOUN}, {"cards", W_CARD, 0, WORD_NOUN},
	{"artifact", W_CARD, 0, WORD_NOUN}, {"artifacts", W_CARD, 0, WORD_NOUN}, {"artefact", W_CARD, 0, WORD_NOUN}, {"artefacts", W_CARD, 0, WORD_NOUN}, {"play", W_CARD, 0, 0},
	{"traitor", W_TRAITOR, 0, WORD_NOUN}, {"treachery", W_TRAITOR, 0, WORD_NOUN}, {"treason", W_TRAITOR, 0, WORD_NOUN},
	{"keep", W_KEEP, 0, WORD_NOUN}, {"retain", W_KEEP, 0, WORD_NOUN}, {"keep it", W_KEEP, 0, WORD_NOUN}, {"drop", W_DROP, 0, WORD_NOUN}, {"discard", W_DROP, 0, WORD_NOUN},
	{"steal", W_STEAL, 0, WORD_NOUN}, {"theft", W_STEAL, 0, WORD_NOUN}, {"sell", W_SELL, 0, WORD_NOUN},
	{"ask", W_ASK, 0, 0}, {"red", W_COLOUR, DD_RED, 0}, {"black", W_COLOUR, DD_BLACK, 0},
	{"colour", W_ASK_COLOUR, 0, 0}, {"color", W_ASK_COLOUR, 0, 0}, {"clr", W_ASK_COLOUR, 0, 0},
	{"value", W_ASK_VALUE, 0, 0}, {"number", W_ASK_NUMBER, 0, 0},
	{"give", W_GIVE, 0, 0}, {"pay", W_GIVE, 0, 0}, {"ride", W_RIDE, 0, 0}, {"rides", W_RIDE, 0, 0}, {"n", WORD_AND, 0, WORD_LETTER}, {"my only battle", W_SOLE, 0, 0}, {"lend", W_LEND, 0, 0}, {"agree", W_AGREE, 0, 0}, {"agree with", W_AGREE, 0, 0},
	{"ace", W_ACE, 0, WORD_NOUN}, {"dragon", W_DRAGON, 0, WORD_NOUN},
	{"wild dragon", W_DRAGON, 0, WORD_NOUN}, {"stop", W_STOP, 0, 0},
	{"queen", W_COURT, 0, WORD_NOUN}, {"king", W_COURT, 0, WORD_NOUN}, {"jack", W_COURT, 0, WORD_NOUN}, {"queens", W_COURT, 0, WORD_NOUN}, {"jacks", W_COURT, 0, WORD_NOUN}, {"kings", W_COURT, 0, WORD_NOUN}, {"usurper", W_COURT, 0, WORD_NOUN}, {"usurpers", W_COURT, 0, WORD_NOUN}, {"joker", W_COURT, 0, WORD_NOUN},
	{"qd", W_COURT, 0, WORD_NOUN}, {"qh", W_COURT, 0, WORD_NOUN}, {"qc", W_COURT, 0, WORD_NOUN}, {"qs", W_COURT, 0, WORD_NOUN}, {"jd", W_COURT, 0, WORD_NOUN}, {"jh", W_COURT, 0, WORD_NOUN}, {"jc", W_COURT, 0, WORD_NOUN}, {"js", W_COURT, 0, WORD_NOUN}, {"kd", W_COURT, 0, WORD_NOUN}, {"kh", W_COURT, 0, WORD_NOUN}, {"kc", W_COURT, 0, WORD_NOUN}, {"ks", W_COURT, 0, WORD_NOUN},
	{"diamonds", W_SUIT, DD_DIAMONDS, WORD_NOUN}, {"diamond", W_SUIT, DD_DIAMONDS, WORD_NOUN},
	{"hearts", W_SUIT, DD_HEARTS, WORD_NOUN}, {"heart", W_SUIT, DD_HEARTS, WORD_NOUN},
	{"clubs", W_SUIT, DD_CLUBS, WORD_NOUN}, {"club", W_SUIT, DD_CLUBS, WORD_NOUN},
	{"spades", W_SUIT, DD_SPADES, WORD_NOUN}, {"spade", W_SUIT, DD_SPADES, WORD_NOUN},
	{"c", W_CASTLE, 0, 0}, {"f", W_FORT, 0, 0},
	{"castle", W_CASTLE, 0, WORD_NOUN | WORD_KIND}, {"city", W_CASTLE, 0, WORD_NOUN | WORD_KIND},
	{"fort", W_FORT, 0, WORD_NOUN | WORD_KIND}, {"plain", W_PLAIN, 0, WORD_NOUN | WORD_KIND},
	{"palace", W_PALACE, 0, WORD_NOUN},
	{"all of them", WORD_ALL, 0, 0}, {"everyone else", WORD_EVERYONE, 0, 0}, {"everybody else", WORD_EVERYONE, 0, 0}, {"thanks a lot", WORD_NOISE, 0, WORD_DROPPED}, {"full stop", WORD_NOISE, 0, WORD_DROPPED}, {"question mark", WORD_NOISE, 0, WORD_DROPPED}, {"thank you a lot", WORD_NOISE, 0, WORD_DROPPED}, {"a lot of", WORD_NOISE, 0, WORD_DROPPED},
	 {"tokens", W_TOKENS, 0, WORD_NOUN | WORD_DROPPED}, {"token", W_TOKENS, 0, WORD_NOUN | WORD_DROPPED},
	{"mercenaries", W_TOKENS, 1, WORD_NOUN | WORD_DROPPED}, {"mercenary", W_TOKENS, 1, WORD_NOUN | WORD_DROPPED}, {"merc", W_TOKENS, 1, WORD_NOUN | WORD_DROPPED}, {"mercs", W_TOKENS, 1, WORD_NOUN | WORD_DROPPED},
	{"units", W_TOKENS, 0, WORD_NOUN | WORD_DROPPED}, {"unit", W_TOKENS, 0, WORD_NOUN | WORD_DROPPED}, {"men", W_TOKENS, 0, WORD_NOUN | WORD_DROPPED},
	{"soldiers", W_TOKENS, 0, WORD_NOUN | WORD_DROPPED}, {"troops", W_TOKENS, 0, WORD_NOUN | WORD_DROPPED}, {"guys", W_TOKENS, 0, WORD_NOUN | WORD_DROPPED},
	{"fellows", W_TOKENS, 0, WORD_NOUN | WORD_DROPPED}, {"lads", W_TOKENS, 0, WORD_NOUN | WORD_DROPPED}, {"boys", W_TOKENS, 0, WORD_NOUN | WORD_DROPPED}, {"fighters", W_TOKENS, 0, WORD_NOUN | WORD_DROPPED}, {"chaps", W_TOKENS, 0, WORD_NOUN | WORD_DROPPED}, {"warriors", W_TOKENS, 0, WORD_NOUN | WORD_DROPPED},
	{"pieces", W_TOKENS, 0, WORD_NOUN | WORD_DROPPED}, {"counters", W_TOKENS, 0, WORD_NOUN | WORD_DROPPED},
	{"gold", W_GOLD, 0, WORD_NOUN}, {"enemy", W_ENEMY, 0, 0}, {"enemies", W_ENEMY, 0, 0},
	{"owner", W_OWNER, 0, 0}, {"owner of", W_OWNER, 0, 0},
	{"won", W_WON, 0, 0}, {"i won", W_WON, 0, 0}, {"i win", W_WON, 0, 0}, {"win", W_WON, 0, 0},
	{"hit", W_HIT, 0, 0}, {"answer", W_ANSWER, 0, 0}, {"yes", W_YES, 0, 0},
	{NULL, 0, 0, 0},
};

enum {
	COUNCIL = PHASE(DD_COUNCIL), BID = PHASE(DD_BID), MARCH = PHASE(DD_MARCH),
	BATTLE = PHASE(DD_BATTLE), ANSWERED = PHASE(DD_ANSWERED), SETUP = PHASE(DD_SETUP),
	ANY = COUNCIL | BID | MARCH | BATTLE | ANSWERED | PHASE(DD_WAIT) | SETUP,
};

static const struct verb verbs[] = {
	{.word = W_PLACE, .value = -1, .phases = SETUP, .id = DD_PLACE, .called = "placement", .parse = dd_parse_place, .name = "place",
	 .help = "place N in T, N in T, N in T: the Orcs' ten tokens at the start, in\n1c, 9f and 16f.",
	 .example = "place 4 in 1c, 3 in 9f, 3 in 16f"},
	{.word = W_ALLY, .value = -1, .phases = COUNCIL, .id = DD_ALLY, .called = "alliance alliances", .helps = true, .parse = dd_parse_ally, .waits = "want wants like likes will won decline declines refuse refuses say says have accept accepts agree agrees willing",
	 .name = "ally",
	 .help = "ally FACTION FACTION: whom you accept as your ally, the best first.\nTwo who name each other are allied.",
	 .example = "ally elves orcs"},
	{.word = W_BREAK, .value = -1, .phases = COUNCIL, .id = DD_BREAK, .parse = dd_parse_break, .name = "break",
	 .help = "break: ends your alliance, before new ones are made.",
	 .example = "break"},
	{.word = W_BID, .value = -1, .phases = BID, .id = DD_BIDS, .called = "bids bidding offer", .parse = dd_parse_bid, .name = "bid",
	 .help = "bid LOT MAX: the most gold that you pay for that lot. You pay one more\nthan the next highest bid. Add \"ace\" to pay with an ace and no gold.",
	 .example = "bid 1 6"},
	{.word = W_MAXCARDS, .value = -1, .phases = BID, .id = DD_MAXCARDS, .parse = dd_parse_cap, .waits = "card cards", .name = "maxcards",
	 .help = "maxcards N: you buy no more than N lots in this round.",
	 .example = "maxcards 1"},
	{.word = W_MAXGOLD, .value = -1, .phases = BID, .id = DD_MAXGOLD, .parse = dd_parse_cap, .name = "maxgold",
	 .help = "maxgold N: you pay no more than N gold in this round.",
	 .example = "maxgold 8"},
	{.word = W_CONSCRIPT, .value = -1, .phases = MARCH, .id = DD_CONSCRIPT, .called = "conscripts conscripting", .goes_on = true, .parse = dd_parse_recruit, .name = "conscript",
	 .help = "conscript N in T: up to 2 tokens (the Orcs 4), free, in one territory\nwhere you have tokens.",
	 .example = "conscript 2 in 5c"},
	{.word = W_HIRE, .value = -1, .phases = MARCH, .id = DD_HIRE, .called = "hiring mercenaries", .goes_on = true, .parse = dd_parse_recruit, .name = "hire",
	 .help = "hire N in T: mercenaries, 1 gold each in a castle, 2 elsewhere. Add\n\"ace\" to pay half of the turn's total. A line for each territory.",
	 .example = "hire 4 in 10c"},
	{.word = W_RAISE, .value = -1, .phases = MARCH, .id = DD_RAISE, .called = "raising", .goes_on = true, .parse = dd_parse_recruit, .name = "raise",
	 .help = "raise N in T: tokens of the Orcs, free, in 1, 1c, 2, 2f, 16, 16f, 17\nor 18.",
	 .example = "raise 3 in 16"},
	{.word = W_MOVE, .value = -1, .phases = MARCH, .id = DD_MOVE, .called = "moves moving movement march", .goes_on = true, .parse = dd_parse_move, .name = "move",
	 .help = "move N from T to T: one stack, over 2 territories (the Orcs 3; with\ncastle 3 or 5: 4). Add \"via T\" to say which way. \"hidden\" before N:\nonly Elves in hiding, if others are there too. \"else T\": your second\nchoice. Of several lines the first that can be carried out counts; one\nwith \"ace\" after it is a second move.",
	 .example = "move 3 from 5c to 6"},
	{.word = W_DISBAND, .value = -1, .phases = MARCH, .id = DD_DISBAND, .called = "disbanding", .goes_on = true, .parse = dd_parse_disband, .name = "disband",
	 .help = "disband N from T: tokens of one stack go back to your reserve. The\nGoblins do this first of all, the others last.",
	 .example = "disband 2 from 11"},
	{.word = W_GRAVEYARD, .value = -1, .phases = MARCH, .id = DD_GRAVEYARD, .parse = dd_parse_graveyard, .name = "graveyard",
	 .help = "graveyard N: N tokens come back to your reserve. Without this order\nas many come back as may, which is 5.",
	 .example = "graveyard 5"},
	{.word = W_PASS, .value = -1, .phases = COUNCIL | BID | MARCH, .id = DD_ALLY, .parse = dd_parse_pass, .name = "pass",
	 .help = "pass: you make no alliance in this council; among the bids you bid for\nnothing, and in a march nobody comes and nobody moves.",
	 .example = "pass"},
	{.word = W_HIDE, .value = -1, .phases = ANY, .id = DD_HIDE, .ahead = true, .parse = dd_parse_hide, .name = "hide",
	 .help = "hide T, or hide T if enemy >= N: the Elves there hide when that is true,\nand stay hidden. It holds until you change or clear it.",
	 .example = "hide 11 if enemy >= 3"},
	{.word = W_UNHIDE, .value = -1, .phases = ANY, .id = DD_HIDE, .ahead = true, .parse = dd_parse_hide, .name = "unhide",
	 .help = "unhide T: the Elves there come out when the turn begins, whoever is\nthere.",
	 .example = "unhide 11"},
	{.word = W_BATTLE, .value = -1, .phases = BATTLE | ANSWERED, .id = DD_FIGHT, .called = "plan", .goes_on = true, .parse = dd_parse_battle, .waits = "can gone dead lives alive left have win won steal possible survive survives discarded",
	 .parts = "send special card traitor keep! drop! steal",
	 .name = "battle",
	 .help = "battle T vs FACTION send N card C: your plan. \"send all\", \"send all-2\";\n\"special N\" of them; \"card 5C, 3H\": the first that you still hold;\n\"traitor no\"; \"keep\" or \"drop\" the card; \"steal sell\".",
	 .example = "battle 11 vs orcs send 3 card 5C"},
	{.word = W_BATTLE_ORDER, .value = -1, .phases = BATTLE, .id = DD_ORDER, .parse = dd_parse_battle_order, .name = "battle order",
	 .help = "battle order T vs FACTION, T vs FACTION: the order in which you fight\nyour battles. Without it they go as you write your plans.",
	 .example = "battle order 11 vs orcs, 17 vs elves"},
	{.word = W_ASK, .value = -1, .phases = BATTLE, .id = DD_ASK, .called = "question", .parse = dd_parse_ask, .waits = "?", .name = "ask",
	 .help = "ask T vs FACTION colour, or value, or number: the Elves' question. Your\nplan may say \"if red\", \"if black\", \"if none\", \"if <= 3\".",
	 .example = "ask 11 vs orcs colour"},
	{.word = W_GIVE, .value = -1, .phases = ANY, .id = DD_GIVE, .called = "gift gifts present", .parse = dd_parse_give, .name = "give",
	 .help = "give N to FACTION: a gift of gold, before anything else in this phase.",
	 .example = "give 3 to elves"},
	{.word = W_AGREE, .value = -1, .phases = ANY, .id = DD_AGREE, .parse = dd_parse_agree, .name = "agree",
	 .help = "agree FACTION \"words\": what you agree with them. If they send one to\nyou in the same phase, the report records both; otherwise only they read\nyours. Only in games with the option binding.",
	 .example = "agree elves \"you leave 11 to me\""},
	{.word = W_LEND, .value = -1, .phases = ANY, .id = DD_LEND, .parse = dd_parse_lend, .name = "lend",
	 .help = "lend no, or lend yes: whether the Dwarves' queen and jack help their\nally in battle. They do until you write no; that holds until you change\nit.",
	 .example = "lend no"},
	{.word = W_RIDE, .value = -1, .phases = ANY, .id = DD_RIDE, .called = "riding", .goes_on = true, .parse = dd_parse_ride, .waits = "burns burn burnt burned dragon fire unlawful possible",
	 .name = "ride",
	 .help = "ride N to T, T: if the Red Dragon burns Orcs, N of them fly to the first\nof these that is open. It holds until you change or clear it.",
	 .example = "ride all to 15c, 0f", .implies = "red dragon"},
	{.word = W_ACE, .value = -1, .phases = ANY, .id = DD_ACE_MOVE, .parse = dd_parse_ace, .name = "ace",
	 .help = "ace move N from T to T: a second move. ace place N in T: five tokens of\nthe Elves. ace stop FACTION: the Goblins forbid it to hire. ace dragon N\nfrom T to T if hit: Orcs fly from the Wild Dragon.\n\"ace spades\" names one.\nAfter a bid an ace pays for the lot; after hire it halves the price.",
	 .example = "ace move 3 from 6 to 9"},
	{.parse = NULL},
};
/* clang-format on */

static const struct foreign foreign[] = {{NULL, NULL}};

static const char *const phase_names[DD_PHASES + 1] = {N_("council"),
						       N_("bids"),
						       N_("marches"),
						       N_("battles"),
						       N_("plans after the answer"),
						       N_("a phase of others"),
						       N_("set-up")};

static const char *const strata[] = {
	N_("the board"), N_("what was won in this round"), N_("the Wild Dragon's walk"),
	N_("the Wild Dragon's walk"), N_("the answer to a question")};

static unsigned seats(const void *view)
{
	(void)view;
	return DD_ALL_SEATS;
}

static void add(struct vocab_turn *out, unsigned kinds, const char *name)
{
	out->phase[out->n++] = (struct vocab_phase){.kinds = kinds, .name = name};
}

/* One after another, each in a phase that the others only wait for. */
static void add_marches(struct vocab_turn *out, const struct dd_view *v, int turn)
{
	for (int i = 0; i < DD_SEATS; i++) {
		bool own = v->seat < 0 || dd_marcher(&v->t, turn, i) == v->seat;
		add(out, own ? (unsigned)MARCH : PHASE(DD_WAIT),
		    phase_names[DD_MARCH - 1]);
	}
}

/* Adds the phase of the Elves and of their ally, who waits for their answers. */
static void add_answered(struct vocab_turn *out, const struct dd_view *v, int turn)
{
	bool own = !v || v->seat < 0 || v->seat == DD_ELVES ||
		   v->t.ally[DD_ELVES] == v->seat;

	if (v && v->seat >= 0 && v->t.phase == DD_ANSWERED && v->t.turn == turn)
		own = dd_view_plans(v);
	add(out, own ? (unsigned)ANSWERED : PHASE(DD_WAIT),
	    phase_names[DD_ANSWERED - 1]);
	out->phase[out->n - 1].brief = true;
}

/* In a fast game, bids and marches are ordered together, and there is no phase 3. But a
 * march that was open when the table began to play so is played. */
static void phases(const void *view, int turn, struct vocab_turn *out)
{
	const struct dd_view *v = view;
	const struct dd_options none = {0}, *o = v ? &v->t.option : &none;
	bool marches = v && v->t.phase == DD_MARCH && v->t.turn == turn;

	out->n = 0;
	add(out, COUNCIL, NULL);
	if (o->fast)
		add(out, BID | MARCH, N_("bids and marches"));
	else
		add(out, BID, NULL);
	if (o->sequential)
		add_marches(out, v, turn);
	else
		add(out, o->fast && !marches ? 0 : (unsigned)MARCH, NULL);
	add(out, BATTLE, NULL);
	if (o->elf_step)
		add_answered(out, v, turn);
}

/* "battle 11 vs orcs send 3; no treachery": the parts of a plan. */
static enum span span(struct parse *p)
{
	bool plan = parse_sees(p, W_BATTLE) || (p->otherwise && parse_sees(p, W_SEND));

	return plan ? SPAN_PARTS : SPAN_ORDER;
}

static int read_kept(struct arena *a, const struct dd_view *v, const char *from,
		     struct slot out[], int max)
{
	const struct reader reader = {.vocab = &dd_vocab,
				      .view = v,
				      .seat = v->seat,
				      .turn = v->t.turn,
				      .phase = dd_number(&v->t)};
	char *bytes = arena_alloc(a, DD_KEPT);

	memcpy(bytes, from, DD_KEPT);
	struct standing kept = {bytes, DD_KEPT};
	return standing_slots(a, &kept, &reader, out, max);
}

static int standing(struct arena *a, const void *view, struct slot out[], int max)
{
	const struct dd_view *v = view;

	return v->seat < 0 ? 0 : read_kept(a, v, v->kept, out, max);
}

/* Read as they were written: in the phase of battles. */
static int sealed(struct arena *a, const void *view, struct slot out[], int max)
{
	const struct dd_view *v = view;
	struct dd_view *then;

	if (v->seat < 0 || v->t.phase != DD_ANSWERED)
		return 0;
	then = arena_new(a, struct dd_view);
	*then = *v;
	then->t.phase = DD_BATTLE;
	return sealed_for_a_phase(out, read_kept(a, then, v->sealed, out, max));
}

/* If the Elves plan later, plans of battle wait as sealed lines, for which there is
 * limited room. */
static void check_plans(struct sheet_check *c)
{
	const struct dd_view *v = c->reader->view;
	struct sheet plans = *c->sheet;
	int last = -1;

	if (!v || !v->t.option.elf_step || v->t.phase != DD_BATTLE)
		return;
	plans.slots = arena_array(c->a, struct slot, (size_t)plans.n_slots + 1);
	for (int i = 0; i < plans.n_slots; i++) {
		int verb = c->sheet->slots[i].key.verb;
		plans.slots[i] = c->sheet->slots[i];
		plans.slots[i].standing = verb == DD_FIGHT || verb == DD_ORDER;
		last = plans.slots[i].standing ? i : last;
	}
	if (last >= 0 && standing_needs(c->a, &plans) > DD_KEPT)
		sheet_say(c, last, NULL,
			  N_("There is no room for so many plans: make them shorter"));
}

static void check(struct sheet_check *c)
{
	int last = -1;

	check_plans(c);
	dd_check_march(c);
	for (int i = 0; i < c->sheet->n_slots; i++)
		if (c->sheet->slots[i].standing)
			last = i;
	for (int i = 0; i < c->sheet->n_slots; i++) {
		const struct slot *of = &c->sheet->slots[i];
		const struct dd_order *first =
			of->n_alternatives ? of->alternatives[0].action : NULL;
		if (of->key.verb == DD_BIDS && of->n_alternatives > 1 &&
		    !of->alternatives[0].cond && first && first->ace == DD_NO_ACE)
			sheet_changes(
				c, i, "DD-020",
				N_("Only the first of these bids counts: you did not say when the other one applies"));
	}
	if (last >= 0 && standing_needs(c->a, c->sheet) > DD_KEPT)
		sheet_say(
			c, last, NULL,
			N_("There is no room for so many standing orders: clear one"));
}

/* See vocab.is_played. */
static bool is_played(const struct token *t)
{
	return token_is(t, W_ACE);
}

const struct vocab dd_vocab = {
	.name = "dragon_dune",
	.title = "Dragon Dune",
	.words = words,
	.quotes = true,
	.is_played = is_played,
	.ways = true,
	.strata = strata,
	.example_else = "  move 3 from 5c to 6 else move 2 from 5c to 4f\n",
	.example_if = "  move 3 from 5c to 6 if gold 6 >= 4\n"
		      "  move 3 from 5c to 6 if enemy 6 <= 2\n"
		      "  hire 3 in 5c if my gold >= 5\n"
		      "  raise 3 in 16 if owner 16f = orcs\n"
		      "  bid 2 3 unless won lot 1\n"
		      "  hide 11 if enemy >= 3\n"
		      "  battle 11 vs orcs send 3 if red else send 2\n",
	.verbs = verbs,
	.foreign = foreign,
	.sayings = dd_sayings,
	.seat_names = dd_seat_names,
	.phase_names = phase_names,
	.n_phases = DD_PHASES,
	.setup_phases = 1,
	.phases = phases,
	.phases_most = DD_NUMBERS_MOST,
	.seats = seats,
	.in_game = seats,
	.span = span,
	.fact = dd_words_fact,
	.settle = dd_words_settle,
	.clear = dd_words_clear,
	.echo = dd_words_echo,
	.echo_fact = dd_words_echo_fact,
	.standing = standing,
	.sealed = sealed,
	.whose = dd_words_whose,
	.help = dd_words_help,
	.check = check,
};
