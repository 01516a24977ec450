/* Cosmic Encounter's language: its words, its verbs by phase, and what answers to them.
 * SPDX-License-Identifier: ISC */
#include "rules/cosmic/words/words.h"

#include <string.h>

#include "base/locale.h"
#include "rules/cosmic/sayings/sayings.h"
#include "rules/cosmic/table/catalog.h"
#include "rules/cosmic/words/words_parts.h"

#define P1 PHASE(1)
#define P2 PHASE(2)
#define P3 PHASE(3)
#define P4 PHASE(4)
#define ANY_PHASE (P1 | P2 | P3 | P4)

/* clang-format off */
static const struct verb verbs[] = {
	{.word = W_ATTACK, .value = -1, .phases = P1, .id = CE_ATTACK, .called = "attacks attacking assault raid", .parse = ce_words_parse_attack,
	 .name = "attack",
	 .help = N_("Attack a planet of the system to which destiny sends you, with 1 to 4 tokens from any of your planets. In your own system name the defender."),
	 .example = "attack yellow 3 with 2 from 1, 1 from blue 2"},
	{.word = W_CHALLENGE, .value = -1, .phases = P1, .id = CE_ATTACK, .parse = ce_words_parse_attack},
	{.word = 0, .value = -1, .phases = P1, .id = CE_ATTACK, .after_else = true,
	 .parse = ce_words_parse_attack},
	{.word = WORD_SEAT, .value = -1, .phases = P1, .id = CE_ATTACK, .after_else = true,
	 .parse = ce_words_parse_attack},
	{.word = W_RESETTLE, .value = -1, .phases = P1, .id = CE_RESETTLE, .parse = ce_words_parse_resettle,
	 .name = "resettle",
	 .help = N_("Send 1 to 4 tokens to a home planet on which you have none, if you drew your own colour and chose to resettle."),
	 .example = "resettle 3 with 2 from 1"},
	{.word = W_RELEASE, .value = -1, .phases = P1, .id = CE_RELEASE, .early = true,
	 .parse = ce_words_parse_release, .name = "release",
	 .help = N_("Place the token that leaves the Warp this turn, and those that your own Mobius Tubes free."),
	 .example = "release 1 to 4"},
	{.word = W_LIMBO, .value = -1, .phases = ANY_PHASE, .id = CE_LIMBO_TO, .early = true,
	 .parse = ce_words_parse_limbo, .name = "limbo",
	 .help = N_("Place your tokens in Limbo, on planets on which you have a base and that are not under attack."),
	 .example = "limbo 1 to 4, 2 to blue 2"},
	{.word = W_MOVE, .value = -1, .phases = ANY_PHASE, .id = CE_LIMBO_TO, .early = true,
	 .parse = ce_words_parse_move},

	{.word = W_INVITE, .value = -1, .phases = P2, .id = CE_INVITE, .called = "invitation invitations invited ask asking asked", .parse = ce_words_parse_invite,
	 .name = "invite",
	 .help = N_("Ask players to be your allies in one of your challenges. A player whom you do not ask cannot join."),
	 .example = "invite everyone except blue in c1"},
	{.word = W_ALLY, .value = -1, .phases = P2, .id = CE_ALLY, .called = "alliance alliances help helping join joining support supporting side", .helps = true, .parse = ce_words_parse_ally,
	 .name = "ally",
	 .help = N_("Join other players' challenge with 1 to 4 tokens, if that side asks you."),
	 .example = "ally yellow in c4 with 2 from 2"},
	{.word = W_SIDE, .value = -1, .phases = P2, .id = CE_ALLY, .helps = true, .parse = ce_words_parse_ally},
	{.word = W_DEFEND, .value = -1, .phases = P2, .id = CE_DEFEND, .called = "defence division", .parse = ce_words_parse_defend,
	 .name = "defend",
	 .help = N_("Divide the tokens of one planet among several attacks on it."),
	 .example = "defend c1 with 3, c2 with 0"},
	{.word = WORD_NO, .value = -1, .phases = ANY_PHASE, .id = CE_ALLY, .parse = ce_words_parse_no},

	{.word = W_CARD, .value = -1, .phases = P3, .id = CE_CARD, .called = "play show", .table = true,
	 .parse = ce_words_parse_card,
	 .name = "card",
	 .help = N_("Choose the card that you play in one of your challenges. The alternatives are used if the first card is gone."),
	 .example = "card 20 in c1 else compromise"},
	{.word = W_ATTACK, .value = -1, .phases = P3, .id = CE_CARD, .parse = ce_words_parse_card},
	{.word = W_COMPROMISE, .value = -1, .phases = P3, .id = CE_CARD, .parse = ce_words_parse_card},
	{.word = 0, .value = -1, .phases = P3, .id = CE_CARD, .after_label = true,
	 .parse = ce_words_parse_card},
	{.word = W_A, .value = -1, .phases = P3, .id = CE_CARD, .after_label = true,
	 .parse = ce_words_parse_card},

	{.word = W_PLAY, .value = -1, .phases = ANY_PHASE, .id = CE_EDICT, .goes_on = true,
	 .parse = ce_words_parse_play,
	 .name = "play",
	 .help = N_("Play an Edict. Cosmic Zap and Plague in any phase, Mobius Tubes in 1, Force Field and Emotion Control in 3, Stellar Gas in 4. A condition may follow. A Zap names the use: zap red's power in c1, or against green."),
	 .example = "play plague on green if green attacks red 5"},
	{.word = W_EDICT, .value = -1, .phases = ANY_PHASE, .id = CE_EDICT, .goes_on = true,
	 .parse = ce_words_parse_edict},
	{.word = W_POWER, .value = -1, .phases = ANY_PHASE, .id = CE_POWER, .goes_on = true,
	 .own_words = true, .ahead_with = "challenges", .parse = ce_words_parse_power},
	{.word = W_POWER_NAME, .value = -1, .phases = ANY_PHASE, .id = CE_POWER, .colon = true,
	 .goes_on = true, .own_words = true, .ahead_with = "challenges", .parse = ce_words_parse_power},
	{.word = W_FLARE, .value = -1, .phases = ANY_PHASE, .id = CE_FLARE, .parse = ce_words_parse_flare},

	{.word = W_DEAL, .value = -1, .phases = P4, .id = CE_DEAL, .called = "deals offer offers", .goes_on = true, .mutual = true, .parse = ce_words_parse_deal,
	 .name = "deal", .waits = "give gives get gets take takes let lets can_have may_have could_have agree agrees deal base card cards",
	 .help = N_("Offer a deal after two Compromises. It is carried out only if the other player orders the same. Each gives cards, or a base; `yellow gives base yellow 5 tokens 2 from red 4` says which of your tokens land there. `deal yellow: any, i get base yellow 5, i give no base` takes whatever Yellow offers, if it fits [R-127]. `deal yellow: no` offers nothing. Without a deal each of you loses three tokens: `lose 3 from 1` says which."),
	 .example = "deal yellow: i give 1 card, yellow gives base yellow 5"},
	{.word = W_REWARD, .value = -1, .phases = P4, .id = CE_REWARD, .called = "rewards", .goes_on = true, .parse = ce_words_parse_reward,
	 .name = "reward",
	 .help = N_("Take your reward as an ally of a defence that won: for each token you sent, a card, or a token out of the Warp."),
	 .example = "reward c4: 1 card, 1 token to 3"},
	{.word = W_OWN_COLOUR, .value = -1, .phases = P3 | P4, .id = CE_OWN_COLOUR, .goes_on = true,
	 .after_if = true, .ahead = true, .parse = ce_words_parse_own_colour, .name = "own colour",
	 .waits = "colour color own myself draw drawn draws destiny fate home system comes_up come_up turns_up turned_up",
	 .help = N_("Choose what to do if destiny sends you to your own system next turn. `fight`: you attack another player's base there. `resettle`: you move 1 to 4 tokens to a home planet on which you have none, and attack nobody. `redraw`: you draw another colour, as you do without an order."),
	 .example = "own colour: redraw"},
	{.word = W_LOSE, .value = -1, .phases = ANY_PHASE, .id = CE_LOSE, .called = "loss losses", .parse = ce_words_parse_lose,
	 .name = "lose",
	 .waits = "deal deals agree agrees agreed agreement accept accepts accepted reject rejects rejected decline declines declined fail fails fell fall falls through apart naught nought nothing grief pieces collapse collapses refuse refuses refused treaty trade swap exchange bargain offer talks negotiations settlement won want wants wish willing no like costs cost lose plague power "
		  "without failing nothing say says said nope never balk balks hesitate hesitates turns back backs out walk walks laugh laughs scoff scoffs sulk sulks sneer sneers baulk baulks shakes otherwise stubborn unwilling difficult obstinate unreasonable greedy reluctant uninterested foolish silly against rude proud opposed disinclined unmoved down bite bites budge budges consent consents play interested keen terms disagree",
	 .help = N_("Choose what you give up to a Plague, to a Power, or if a deal fails: tokens and where they stand, and cards."),
	 .example = "lose 2 from 1, 1 from limbo, attack 4 for plague"},
	{.parse = NULL},
};

static const struct foreign foreign[] = {
	{"angriff", "attack"}, {"angreifen", "attack"}, {"greife", "attack"}, {"greif", "attack"},
	{"attacke", "attack"}, {"attackiere", "attack"}, {"attaque", "attack"},
	{"attaquer", "attack"}, {"ataque", "attack"}, {"ataca", "attack"}, {"atacar", "attack"},
	{"ataco", "attack"}, {"lade", "invite"}, {"einladen", "invite"}, {"inviter", "invite"},
	{"invita", "invite"}, {"invitar", "invite"}, {"invito", "invite"},
	{"verb\xc3\xbcnde", "ally"}, {"verbuende", "ally"}, {"unterst\xc3\xbctze", "ally"},
	{"allier", "ally"}, {"soutenir", "ally"}, {"aliado", "ally"}, {"apoyar", "ally"},
	{"karte", "card"}, {"carte", "card"}, {"carta", "card"}, {"spiele", "play"},
	{"spiel", "play"}, {"jouer", "play"}, {"joue", "play"}, {"jugar", "play"},
	{"juego", "play"}, {"verteidige", "defend"}, {"d\xc3\xa9" "fendre", "defend"},
	{"defender", "defend"}, {"handel", "deal"}, {"accord", "deal"}, {"trato", "deal"},
	{"belohnung", "reward"}, {"verliere", "lose"}, {"perdre", "lose"}, {"perder", "lose"},
	{NULL, NULL},
};

static const char *const phase_names[] = {N_("attack"), N_("allies"), N_("cards"), N_("settle")};
/* clang-format on */

static unsigned seats(const void *view)
{
	return (1U << ((const struct ce_view *)view)->t.n_seats) - 1;
}

static unsigned in_game(const void *view)
{
	return ((const struct ce_view *)view)->t.in_game;
}

/* "parasite:", "use my power:", before the order that the Power only allows; it stands
 * for itself. */
static bool skip_power(struct parse *p)
{
	const struct ce_view *v = p->view;
	int was = p->i, id = v->t.power[v->seat].id;
	const struct ce_power_rule *rule = ce_power_rule(&ce_catalog, id);

	parse_word(p, W_PLAY, NULL);
	if (rule && !rule->orders.phases &&
	    (parse_word(p, W_POWER, NULL) || parse_word(p, W_POWER_NAME, &id))) {
		int end = p->i;
		if (parse_sign(p, ':') && ce_power_rule(&ce_catalog, id) == rule &&
		    parse_sees(p, v->t.phase == 1 ? W_ATTACK : W_ALLY)) {
			p->i = end;
			return true;
		}
	}
	p->i = was;
	return false;
}

/* "C1:", "my attack:", "blue>red 5:" before an order. */
static bool read_label(struct parse *p, int *label)
{
	const struct ce_view *v = p->view;
	int was = p->i, n;

	*label = CE_UNSAID;
	if (v->t.phase <= 2 && skip_power(p))
		return true;
	if (!parse_word(p, W_C, NULL) && !parse_word(p, W_CHALLENGE, NULL) &&
	    !parse_sign(p, '#'))
		return v->t.phase > 1 && ce_words_read_challenge(p, label);
	if (!ce_words_read_near_number(p, &n)) {
		p->i = was;
		return false;
	}
	if (v->t.phase == 1) {
		parse_fault(p, was, "R-006",
			    "Challenges get their numbers when phase 1 is over");
	} else if (n < 1 || n > v->t.n_challenges) {
		parse_fault(p, was, "R-006",
			    "There is no C%d: the challenges are C1 to C%d", n,
			    v->t.n_challenges);
	} else {
		*label = n - 1;
	}
	return true;
}

/* The slots of a verb whose key begins with a challenge. */
static bool has_challenge(int verb)
{
	return verb == CE_INVITE || verb == CE_ALLY || verb == CE_CARD ||
	       verb == CE_DEAL || verb == CE_REWARD || verb == CE_POWER;
}

static int partner_challenge(const struct ce_view *v, int seat, bool join)
{
	for (int c = 0; c < v->t.n_challenges; c++) {
		const struct ce_challenge *ch = &v->t.challenge[c];
		if (ce_is_main(ch, seat) && ce_is_main(ch, v->seat) == !join)
			return c;
	}
	return SLOT_ANY;
}

static int verb_of(struct parse *p, int *card)
{
	*card = CARD_NONE;
	parse_word(p, W_PLAY, NULL);
	for (const struct verb *v = verbs; v->parse; v++)
		if (v->word >= WORD_GAME && v->word != W_PLAY &&
		    parse_word(p, v->word, card))
			return v->word == W_ATTACK && p->reader->phase == 3 ? CE_CARD
									    : v->id;
	return 0;
}

/* "clear attack", "clear ally c2", "clear plague", "clear deal red", "clear power",
 * "clear flare zombie c2" */
static bool clear_slots(struct parse *p, struct slot_key *key)
{
	int card, c, seat, verb = verb_of(p, &card);

	if (!verb)
		return parse_expected(p, "an order word: clear attack, clear card c1");
	*key = ce_words_key_of(verb == CE_RESETTLE ? CE_ATTACK : verb, SLOT_ANY,
			       SLOT_ANY);
	if (verb == CE_EDICT && card) {
		key->a = card;
		if (parse_word(p, WORD_ON, NULL) && !parse_seat(p, &seat))
			parse_word(p, WORD_ME, NULL);
	}
	if (verb == CE_FLARE && parse_word(p, W_POWER_NAME, &card))
		key->a = CARD_FLARE + card;
	if (verb == CE_POWER && (card || parse_word(p, W_POWER_NAME, &card)))
		key->b = card;
	int was = p->i;
	if (ce_words_read_in_challenge(p, &c)) {
		if (has_challenge(verb))
			key->a = c;
		else if (verb == CE_FLARE)
			key->b = c;
	} else if (parse_seat(p, &seat)) {
		int n;
		ce_words_read_near_number(p, &n);
		if (has_challenge(verb))
			key->a = partner_challenge(p->view, seat, verb == CE_ALLY);
	} else {
		p->i = was;
	}
	return true;
}

static void promise(const void *view, const void *action, void *promises)
{
	const struct ce_view *v = view;
	const struct ce_order *o = action;
	struct ce_promises *all = promises;

	if (o->verb != CE_LIMBO_TO && o->verb != CE_RELEASE)
		return;
	int have = o->verb == CE_LIMBO_TO ? v->t.limbo[v->seat] : v->t.warp[v->seat];
	for (int i = 0; i < o->to.n_parts; i++) {
		const struct ce_part *part = &o->to.part[i];
		if (!v->t.planet[part->place.system][part->place.planet - 1][v->seat])
			continue; /* not there: no base */
		uint8_t *n = &all->placed[part->place.system][part->place.planet - 1];
		int more = part->n == CE_ALL_TOKENS || part->n > have ? have : part->n;
		*n = (uint8_t)(*n + more > CE_TOKENS ? CE_TOKENS : *n + more);
	}
}

static const char *const strata[] = {
	[STRATUM_REPORT] = N_("the last report"),
	[STRATUM_COMMITMENT] = N_("attacks, invitations and alliances"),
	[STRATUM_USE] = N_("the use of Powers, Edicts and Flares"),
	[STRATUM_CANCEL] = N_("zaps"),
	[STRATUM_REVEAL] = N_("cards shown and results"),
};

static const char *const rules[VOCAB_RULES] = {
	[RULE_CONDITIONS] = "R-021",
	[RULE_PREFERENCES] = N_("preferences must be stated (rule 2)"),
	[RULE_LATER] = "R-014",
};

/* See vocab.is_played: a Power may act by itself, and cards for a challenge are never left out. */
static bool is_played(const struct token *t)
{
	return token_is(t, W_EDICT) || token_is(t, W_FLARE);
}

/* The player with the Power for which the word stands: see vocab.stands_for. */
static bool stands_for(const void *view, const struct word *w, int *seat)
{
	const struct ce_view *v = view;

	for (*seat = 0; w->id == W_POWER_NAME && *seat < v->t.n_seats; ++*seat)
		if (v->t.power[*seat].id == w->value)
			return true;
	return false;
}

const struct vocab ce_vocab = {
	.name = "cosmic",
	.title = "Cosmic Encounter",
	.rules = rules,
	.words = ce_words_dictionary,
	.more_words = ce_words_more,
	.verbs = verbs,
	.foreign = foreign,
	.strata = strata,
	.example_else = N_("  1. attack yellow 3 with 2 from 1\n"
			   "  2. attack yellow 5 with 2 from 1\n"),
	.example_if = N_("  play plague on green if green attacks red 5\n"
			 "  if blue attacks red 5, play plague on blue\n"),
	.help_words =
		"power, flare, edict, warp, destiny, winning, alliance, compromise, consolation",
	.sayings = ce_sayings,
	.seat_names = ce_colour_names,
	.phase_names = phase_names,
	.n_phases = CE_PHASES,
	.seats = seats,
	.in_game = in_game,
	.label = read_label,
	.roles = ce_roles,
	.span = ce_words_span,
	.standing = ce_words_standing,
	.sealed = ce_words_of_turn,
	.stands_for = stands_for,
	.is_played = is_played,
	.fact = ce_words_read_fact,
	.settle = ce_words_settle,
	.clear = clear_slots,
	.echo = ce_words_echo_order,
	.echo_fact = ce_words_echo_fact,
	.help = ce_words_help,
	.promise_size = sizeof(struct ce_promises),
	.promise = promise,
	.check = ce_words_check_sheet,
};
