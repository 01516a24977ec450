/* The game on one screen, and HELP on its words, for those who have never played.
 * SPDX-License-Identifier: ISC */
#include "base/arena.h"
#include "base/locale.h"
#include "rules/cosmic/words/words_parts.h"

/* clang-format off */
const char *const ce_lesson[] = {
	N_("You have a system of five planets with four tokens on each, and seven cards. A planet where you have a token is your base; in another player's system it is a foreign base. A player with five foreign bases at the end of a turn wins, alone or with others who have as many."),
	N_("A turn has four phases. For each phase you send orders by its deadline; then the orders of all players are carried out together."),
	N_("- Phase 1, attacks: destiny has given you a colour. Attack one planet in that player's system with one to four of your tokens. All attacks happen at once; each is a challenge: C1, C2, C3."),
	N_("- Phase 2, allies: the attacker and the defender of a challenge are its main players. They invite allies; a player whom a side invited may join it with one to four tokens."),
	N_("- Phase 3, cards: both main players play an Attack or a Compromise. Two Attacks: each side adds its card and its tokens, and the higher total wins; the defence wins a tie. An Attack beats a Compromise, but the loser takes cards from the winner as consolation. Two Compromises: the two make a deal in phase 4, or each loses three tokens."),
	N_("- Phase 4, settling: deals, consolation, and rewards for the defender's allies. It is left out when nothing is to settle."),
	N_("If the attack wins, attackers and their allies land: each of them has a base there. The tokens of a losing side go to the Warp; one of yours comes back in each phase 1. Tokens in Limbo are on their way: place them with your next orders."),
	N_("Edicts are cards with an effect of their own, and a Power lets its owner break a rule while they have bases on three home planets. Nobody sees your cards or your orders. A game lasts about five to ten turns."),
	NULL,
};

/* A word of the game and what it means; without a text it means what the one above does. */
static const struct {
	const char *word, *text;
} words[] = {
	{"warp", N_("The Warp holds tokens that were lost. In phase 1 of each turn one of yours comes back (`release 1 to 3`); Mobius Tubes free all tokens, and some Powers and rewards free yours.")},
	{"limbo", N_("Limbo holds tokens that are between two places: freed by somebody else's Mobius Tubes, sent back by Force Field, or on their way home from an alliance. You place them with your next orders, on planets where you have a base and that are not under attack: `limbo 2 to 3`. Without an order they stay in Limbo.")},
	{"destiny", N_("Destiny is a pile of colours. Before each turn a colour is drawn for each player, and that player's system is the one to attack. If it is your own colour, you choose: drive a foreign base out of your system, settle tokens on an empty home planet, or draw again (HELP OWN COLOUR).")},
	{"winning", N_("A player with five foreign bases at the end of a turn wins. If several have five or more, the one with most of them wins; those who are level win together. The GM may set another moment or a last turn: RULES tells.")},
	{"win", NULL}, {"wins", NULL}, {"winner", NULL}, {"victory", NULL}, {"end of the game", NULL},
	{"base", N_("A planet where you have at least one token is your base. Planets of your own system are home bases; planets in other systems are foreign bases, and five of those win the game. Several players may have a base on one planet.")},
	{"bases", NULL}, {"foreign base", NULL}, {"foreign bases", NULL}, {"home base", NULL}, {"home bases", NULL}, {"planet", NULL}, {"planets", NULL}, {"system", NULL}, {"systems", NULL},
	{"token", N_("You have 20 tokens, your ships and settlers. Each is on a planet, in a challenge, in the Warp or in Limbo. One to four of them attack or ally; each that takes part adds 1 to its side's total.")},
	{"tokens", NULL}, {"ship", NULL}, {"ships", NULL},
	{"challenge", N_("A challenge is one attack on one planet: C1, C2, C3, as the report after phase 1 numbers them. The attacker and the defender are its main players; others may be allies of one side. All challenges of a turn happen at the same time.")},
	{"challenges", NULL}, {"main player", NULL}, {"main players", NULL}, {"c1", NULL},
	{"alliance", N_("The main players of a challenge invite allies in phase 2 (`invite green in c1`). A player who was invited joins with one to four tokens (`ally red in c1 with 2 from 3`). Allies of an attack that wins land with it; allies of a defence that wins get a reward. Allies of a side that loses lose their tokens to the Warp.")},
	{"alliances", NULL}, {"allies", NULL},
	{"compromise", N_("A Compromise is a challenge card. It loses to an Attack, but then its player takes as many cards from the winner as they lost tokens: consolation. Two Compromises make no winner: the two agree on a deal in phase 4, or each loses three tokens.")},
	{"consolation", N_("A main player who showed a Compromise and lost to an Attack takes cards out of the winner's hand at random, one for each of their tokens that were lost.")},
	{"edict", N_("Edicts are cards that you play beside your orders. Cosmic Zap stops one use of a Power. Plague costs a player cards and tokens. Mobius Tubes (phase 1) frees all tokens from the Warp. Force Field (phase 3) sends allies of a challenge to Limbo. Emotion Control (phase 3) turns Attacks into Compromises. Stellar Gas (phase 4) stops consolation. `play plague on green`; HELP PLAGUE tells more.")},
	{"edicts", NULL},
	{"hand", N_("Your hand is told in section 7 of your report, to you alone; how many cards each player has is public. A player with fewer challenge cards than challenges gets seven new cards before phase 3.")},
	{"hands", NULL}, {"cards", NULL}, {"refill", NULL},
	{"lead", N_("The lead passes to the next player with each turn. It decides only where the rules need a last tie-break.")},
	{"turn order", NULL},
	{"cosmic zap", N_("Cosmic Zap stops one use of another player's Power, in any phase: `zap green's power in c1`. If it finds nothing to stop, you keep it.")},
	{"zap", NULL},
	{"plague", N_("Plague names a player, in any phase: `play plague on green`. In the next phase they lose three tokens and one card of each kind that they hold (Attack, Compromise, Edict, Flare); they may name which, else chance does.")},
	{"mobius tubes", N_("Mobius Tubes free all tokens of all players from the Warp, in phase 1: `play mobius tubes`. You say where yours go; those of others go to Limbo.")},
	{"mobius", NULL},
	{"force field", N_("Force Field sends allies of one challenge to Limbo, in phase 3, after the cards were chosen: `force field on all allies in c1`.")},
	{"emotion control", N_("Emotion Control turns the Attacks of a challenge into Compromises, in phase 3: `emotion control in c1`. The allies go to Limbo, and the two main players make a deal in phase 4.")},
	{"stellar gas", N_("Stellar Gas takes the consolation of one challenge away, in phase 4: `play stellar gas in c1`.")},
};
/* clang-format on */

/* Behind the lesson, in HELP PLAY. */
static void put_more_help(struct buf *b)
{
	buf_z(b,
	      _("Write orders as you would write to a person: HELP ATTACK, HELP ALLY and\nHELP CARD show how. HELP WARP and HELP DESTINY explain words.\n"));
}

bool ce_words_lesson(struct str word, struct buf *b)
{
	int n = (int)(sizeof words / sizeof *words);

	if (str_is(word, "play")) {
		put_more_help(b);
		return true;
	}
	for (int i = 0; i < n; i++) {
		if (!str_is(word, words[i].word))
			continue;
		while (!words[i].text)
			i--;
		ce_words_wrap(b, str_of(locale_text(words[i].text)));
		return true;
	}
	return false;
}
