/* The language of Dune: its words and its verbs.
 * SPDX-License-Identifier: ISC */
#include "rules/dune/words/words.h"

#include <string.h>

#include "base/arena.h"
#include "base/locale.h"
#include "rules/dune/words/words_parts.h"
#include "rules/pieces/sealed.h"
#include "rules/pieces/standing.h"

/* clang-format off */
static const struct word words[] = {
	{"atreides", WORD_SEAT, DU_ATREIDES, WORD_NOUN}, {"atr", WORD_SEAT, DU_ATREIDES, WORD_NOUN},
	{"bene gesserit", WORD_SEAT, DU_BENE_GESSERIT, WORD_NOUN}, {"bg", WORD_SEAT, DU_BENE_GESSERIT, WORD_NOUN}, {"gesserit", WORD_SEAT, DU_BENE_GESSERIT, WORD_NOUN}, {"sisterhood", WORD_SEAT, DU_BENE_GESSERIT, WORD_NOUN},
	{"emperor", WORD_SEAT, DU_EMPEROR, WORD_NOUN}, {"emp", WORD_SEAT, DU_EMPEROR, WORD_NOUN}, {"corrino", WORD_SEAT, DU_EMPEROR, WORD_NOUN},
	{"fremen", WORD_SEAT, DU_FREMEN, WORD_NOUN}, {"fre", WORD_SEAT, DU_FREMEN, WORD_NOUN},
	{"guild", WORD_SEAT, DU_GUILD, WORD_NOUN}, {"spacing guild", WORD_SEAT, DU_GUILD, WORD_NOUN}, {"gui", WORD_SEAT, DU_GUILD, WORD_NOUN},
	{"harkonnen", WORD_SEAT, DU_HARKONNEN, WORD_NOUN}, {"harkonnens", WORD_SEAT, DU_HARKONNEN, WORD_NOUN}, {"hark", WORD_SEAT, DU_HARKONNEN, WORD_NOUN}, {"padishah", WORD_SEAT, DU_EMPEROR, WORD_NOUN}, {"the baron", WORD_SEAT, DU_HARKONNEN, WORD_NOUN}, {"the duke", WORD_SEAT, DU_ATREIDES, WORD_NOUN}, {"har", WORD_SEAT, DU_HARKONNEN, WORD_NOUN},
	{"predict", W_PREDICT, 0, 0}, {"prediction", W_PREDICT, 0, 0}, {"traitor", W_TRAITOR, 0, WORD_NOUN}, {"place", W_PLACE, 0, 0}, {"dial", W_DIAL, 0, 0},
	{"sandworm", W_SANDWORM, 0, 0}, {"worm", W_SANDWORM, 0, 0}, {"charity", W_CHARITY, 0, 0},
	{"bid", W_BID, 0, 0}, {"bids", W_BID, 0, 0}, {"lot", W_LOT, 0, WORD_NOUN}, {"up to", W_UP_TO, 0, 0}, {"at most", W_AT_MOST, 0, 0}, {"at least", W_AT_LEAST, 0, 0}, {"beyond", W_BEYOND, 0, 0}, {"everything", WORD_EVERYONE, 0, 0}, {"l", W_LOT, 0, WORD_LETTER}, {"below", W_BELOW, 0, 0}, {"or more", W_AT_LEAST, 0, 0},
	{"maxcards", W_MAXCARDS, 0, 0}, {"maxspice", W_MAXSPICE, 0, 0},
	{"allypay", W_ALLYPAY, 0, 0}, {"ally pay", W_ALLYPAY, 0, 0}, {"allyrevive", W_ALLYREVIVE, 0, 0}, {"ally revive", W_ALLYREVIVE, 0, 0},
	{"revive", W_REVIVE, 0, 0}, {"ship", W_SHIP, 0, 0}, {"shipment", W_SHIP, 0, 0}, {"move", W_MOVE, 0, 0}, {"march", W_MOVE, 0, 0}, {"mov", W_MOVE, 0, 0}, {"frm", WORD_FROM, 0, 0},
	{"ally", W_ALLY, 0, 0}, {"ally with", W_ALLY, 0, 0}, {"break", W_BREAK, 0, 0}, {"break with", W_BREAK, 0, 0}, {"pass", W_PASS, 0, 0},
	{"advise", W_ADVISE, 0, 0}, {"flip", W_FLIP, 0, 0}, {"ride", W_RIDE, 0, 0}, {"when", W_WHEN, 0, 0}, {"intrusion", W_INTRUSION, 0, 0}, {"protect", W_PROTECT, 0, 0},
	{"cancel", W_CANCEL, 0, 0}, {"answer", W_ANSWER, 0, 0}, {"give", W_GIVE, 0, 0}, {"bribe", W_GIVE, 0, 0}, {"deal", W_DEAL, 0, 0}, {"deal with", W_DEAL, 0, 0}, {"get", W_GET, 0, 0}, {"gets", W_GET, 1, 0}, {"gives", W_GIVE, 1, 0}, {"voice", W_VOICE, 0, 0}, {"ask", W_ASK, 0, 0},
	{"battle", W_BATTLE, 0, 0}, {"fight", W_BATTLE, 0, 0}, {"battle order", W_BATTLE_ORDER, 0, 0}, {"order of battles", W_BATTLE_ORDER, 0, 0},
	{"sector", W_SECTOR, 0, 0}, {"sectors", W_SECTOR, 0, 0}, {"forces", W_FORCES, 0, WORD_NOUN | WORD_DROPPED}, {"force", W_FORCES, 0, WORD_NOUN | WORD_DROPPED}, {"troops", W_FORCES, 0, WORD_NOUN | WORD_DROPPED}, {"tokens", W_FORCES, 0, WORD_NOUN | WORD_DROPPED}, {"normals", W_FORCES, 1, WORD_NOUN | WORD_DROPPED},
	{"elite", W_ELITES, 0, WORD_NOUN}, {"elites", W_ELITES, 0, WORD_NOUN}, {"sardaukar", W_ELITES, 0, WORD_NOUN}, {"fedaykin", W_ELITES, 0, WORD_NOUN},
	{"spice", W_SPICE, 0, WORD_NOUN}, {"card", W_CARDS, 0, WORD_NOUN}, {"cards", W_CARDS, 0, WORD_NOUN}, {"leader", W_LEADER_WORD, 0, WORD_NOUN}, {"weapon", W_WEAPON, 0, WORD_NOUN}, {"defence", W_DEFENCE, 0, WORD_NOUN}, {"defense", W_DEFENCE, 0, WORD_NOUN},
	{"max", W_MAX, 0, 0}, {"maximum", W_MAX, 0, 0}, {"half", W_HALF, 0, 0}, {"lose", W_LOSE, 0, 0}, {"normal", W_NORMAL, 0, 0}, {"call", W_CALL, 0, WORD_NOUN}, {"capture", W_CAPTURE, 0, WORD_NOUN}, {"kill", W_KILL, 0, WORD_NOUN}, {"keep", W_KEEP, 0, 0}, {"discard", W_DROP, 0, 0}, {"drop", W_DROP, 0, 0}, {"both", W_BOTH, 0, 0},
	{"vs", W_VS, 0, 0}, {"versus", W_VS, 0, 0}, {"against", W_VS, 0, 0}, {"play", W_PLAY, 0, 0}, {"yes", W_YES, 0, 0}, {"back", W_BACK, 0, 0}, {"home", W_BACK, 0, 0}, {"free", W_FREE, 0, 0}, {"as", W_AS, 0, 0}, {"via", W_VIA, 0, 0}, {"by way of", W_VIA, 0, 0},
	{"fighters", W_FIGHTERS, 0, WORD_NOUN}, {"fighter", W_FIGHTERS, 0, WORD_NOUN}, {"advisor", W_ADVISORS, 0, WORD_NOUN}, {"adviser", W_ADVISORS, 0, WORD_NOUN}, {"advisers", W_ADVISORS, 0, WORD_NOUN}, {"advisors", W_ADVISORS, 0, WORD_NOUN}, {"first", W_FIRST, 0, 0}, {"last", W_LAST, 0, 0}, {"before", W_BEFORE, 0, 0}, {"after", W_AFTER, 0, 0}, {"usual", W_USUAL, 0, 0},
	{"see", W_SEE, 0, 0}, {"stop", W_STOP, 0, 0}, {"skip", W_STOP, 0, 0}, {"swap", W_SWAP, 0, 0}, {"storm", W_STORM, 0, WORD_NOUN}, {"hits", W_HITS, 0, 0}, {"enemy", W_ENEMY, 0, 0}, {"enemies", W_ENEMY, 0, 0}, {"have", W_HAVE, 0, 0}, {"hold", W_HAVE, 0, 0}, {"holds", W_HAVE, 0, 0}, {"shipped", W_SHIPPED, 0, 0}, {"won", W_WON, 0, 0},
	{"prescience", W_KEY, 1, 0}, {"war", W_KEY, 2, 0}, {"takeup", W_KEY, 3, 0}, {"pay", W_KEY, 4, 0}, {"stormsee", W_KEY, 5, 0}, {"stormhalf", W_KEY, 6, 0}, {"stormin", W_KEY, 7, 0}, {"nospice", W_KEY, 8, 0}, {"cross", W_KEY, 9, 0}, {"timing", W_KEY, 10, 0}, {"extra", W_KEY, 11, 0},
	{NULL, 0, 0, 0},
};

enum {
	NEXUS = PHASE(DU_NEXUS), BID = PHASE(DU_BID), MARCH = PHASE(DU_MARCH), VOICE = PHASE(DU_VOICE), PLAN = PHASE(DU_PLAN),
	PREDICT = PHASE(DU_PREDICT), PLACE = PHASE(DU_PLACE),
	TURN = NEXUS | BID | MARCH | VOICE | PLAN, ANY = TURN | PREDICT | PLACE,
};

static const struct verb verbs[] = {
	{.word = W_PREDICT, .value = -1, .phases = PREDICT, .id = DU_PREDICTS, .called = "prediction", .tells = true, .parse = du_parse_predict, .name = "predict",
	 .help = "predict FACTION turn N: if that faction wins by strongholds in that\nturn, alone or with an ally, you win in its place.", .example = "predict emperor turn 6"},
	{.word = W_TRAITOR, .value = -1, .phases = PLACE, .id = DU_TRAITOR, .parse = du_parse_traitor, .name = "traitor",
	 .help = "traitor LEADER: the one traitor card that you keep.", .example = "traitor stilgar"},
	{.word = W_PLACE, .value = -1, .phases = PLACE, .id = DU_PLACES, .called = "placement", .parse = du_parse_place, .name = "place",
	 .help = "place N in PLACE, N in PLACE: where the Fremen's 10 forces begin, and\nthe one of the Bene Gesserit (\"as advisor\" beside others).", .example = "place 4 in sietch tabr, 6 in false wall south 3"},
	{.word = W_DIAL, .value = -1, .phases = PLACE | PLAN | MARCH, .id = DU_DIAL, .parse = du_parse_dial, .name = "dial",
	 .help = "dial storm N: how far you move the storm. The first storm 0 to 20, later\nones 1 to 3.", .example = "dial storm 7"},
	{.word = W_ALLY, .value = -1, .phases = NEXUS, .id = DU_ALLY, .called = "alliance alliances", .helps = true, .parse = du_parse_ally, .waits = "want wants like likes will won decline declines refuse refuses say says have accept accepts agree agrees willing",
	 .name = "ally",
	 .help = "ally FACTION, FACTION: whom you accept as your ally, the dearest first.\nTwo who name each other are allied; by the option\nalliance_size a third who names both, and whom both name.", .example = "ally guild, emperor"},
	{.word = W_BREAK, .value = -1, .phases = NEXUS, .id = DU_BREAK, .parse = du_parse_break, .name = "break",
	 .help = "break: ends your alliance, before new ones are made.", .example = "break"},
	{.word = W_PASS, .value = -1, .phases = NEXUS | BID, .id = DU_ALLY, .parse = du_parse_pass, .name = "pass",
	 .help = "pass: you make no alliance in this nexus; among the bids you bid for\nnothing.", .example = "pass"},
	{.word = W_RIDE, .value = -1, .phases = NEXUS, .id = DU_RIDE, .called = "riding worm", .parse = du_parse_ride, .name = "ride",
	 .help = "ride N from PLACE to PLACE: Fremen on whom a worm came ride it to any\nplace out of the storm.", .example = "ride 5 from red chasm to arrakeen"},
	{.word = W_BID, .value = -1, .phases = BID, .id = DU_BIDS, .called = "bids bidding offer", .parse = du_parse_bid, .name = "bid",
	 .help = "bid LOT MAX: the most that you pay for that card. You pay one more than\nthe next highest bid. \"karama\" after it: beyond your spice you give\nthe card instead; \"karama free\": at any price.\npass: you bid for nothing.", .example = "bid 1 6"},
	{.word = W_MAXCARDS, .value = -1, .phases = BID, .id = DU_MAXCARDS, .parse = du_parse_number, .waits = "card cards", .name = "maxcards",
	 .help = "maxcards N: you buy no more than N cards in this turn.", .example = "maxcards 1"},
	{.word = W_MAXSPICE, .value = -1, .phases = BID, .id = DU_MAXSPICE, .parse = du_parse_number, .waits = "spice spent spend spending paid", .name = "maxspice",
	 .help = "maxspice N: you pay no more than N spice for cards in this turn.", .example = "maxspice 8"},
	{.word = W_MAX, .value = -1, .phases = BID, .id = DU_MAXSPICE, .parse = du_parse_number},
	{.word = W_REVIVE, .value = -1, .phases = MARCH, .id = DU_REVIVE, .called = "revival revivals reviving", .parse = du_parse_revive, .name = "revive",
	 .help = "revive N, revive N with 1 elite, revive leader NAME: out of the tanks.\nThree a turn; those beyond your free ones cost 2 each. Without the\norder the free ones come back. One elite a turn, after other forces\nif you say nothing of elites.", .example = "revive 3"},
	{.word = W_FLIP, .value = -1, .phases = MARCH, .id = DU_FLIP, .parse = du_parse_flip, .name = "flip",
	 .help = "flip PLACE: your advisors there become fighters before the march.", .example = "flip carthag"},
	{.word = W_SHIP, .value = -1, .phases = MARCH, .id = DU_SHIP, .called = "shipment shipments shipping", .parse = du_parse_ship, .name = "ship",
	 .help = "ship N to PLACE: forces from your reserve, 1 spice each into a\nstronghold, else 2. The Guild and its ally: ship N from PLACE to PLACE,\nthe Guild also: ship N from PLACE back. \"karama\": half price.\nN with 1 elite, N with 0 elites; else elites go where others are too few.", .example = "ship 4 to carthag"},
	{.word = W_MOVE, .value = -1, .phases = MARCH, .id = DU_MOVES, .called = "moves moving movement march", .parse = du_parse_move, .name = "move",
	 .help = "move N from PLACE to PLACE, or N from PLACE 11, N from PLACE 13 to\nPLACE: one group. One territory far; three with a force in Arrakeen or\nCarthag; Fremen two. \"via PLACE\" names the way. The Bene Gesserit may say\n\"as advisors\". N with 1 elite, N with 0 elites; else elites go where\nothers are too few.", .example = "move 3 from arrakeen to old gap 9"},
	{.word = W_CARD_NAME, .value = DU_HAJR, .phases = MARCH, .id = DU_HAJR_MOVES, .parse = du_parse_move, .name = "hajr",
	 .help = "hajr move N from PLACE to PLACE: a second movement, by the card.", .example = "hajr move 3 from carthag to arsunt 10"},
	{.word = W_WHEN, .value = -1, .phases = MARCH, .id = DU_WHEN, .parse = du_parse_when, .waits = "moved shipped marched acted finished played done everybody everyone others", .name = "when",
	 .help = "when first, when last, when before FACTION, when after FACTION: the\nGuild's place in the march.", .example = "when last"},
	{.word = W_VOICE, .value = -1, .phases = VOICE, .id = DU_VOICES, .tells = true, .parse = du_parse_voice, .name = "voice",
	 .help = "voice PLACE vs FACTION play KIND, or no KIND: poison weapon, projectile\nweapon, lasgun, shield, snooper, worthless, hero.", .example = "voice carthag vs harkonnen no poison weapon"},
	{.word = W_ASK, .value = -1, .phases = VOICE, .id = DU_ASK, .called = "question", .parse = du_parse_ask, .waits = "?",
	 .name = "ask",
	 .help = "ask PLACE vs FACTION leader, or weapon, defence, dial: a part of their\nplan, which then stands.", .example = "ask arrakeen vs harkonnen weapon"},
	{.word = W_BATTLE, .value = -1, .phases = VOICE | PLAN, .id = DU_BATTLE, .called = "plan", .goes_on = true, .parse = du_parse_battle, .waits = "can gone dead lives alive left have win won steal possible survive survives discarded",
	 .parts = "dial spice leader weapon defence kh! lose call capture discard",
	 .name = "battle",
	 .help = "battle PLACE vs FACTION dial D spice S leader L weapon W defence D: your\nplan. \"dial 2.5\", \"dial max\", \"dial all-2\", or the forces: \"2 elites, 3\nforces spice 4\"; lists as \"leader stilgar, hero\"; \"kh\"; \"lose elite\";\n\"capture kill\"; \"discard both\". A plan may stand on several lines below\n\"battle PLACE\".\nThe winner loses the forces that they dialled: after \"dial max\", which\nis all of them, they keep none. Without \"leader\" your strongest free\nleader leads; a card that is not named is not played. A traitor is\ncalled where you hold their leader\'s card, unless you write \"call no\".\nWithout a plan you dial half your forces, rounded down, without spice\nand cards.", .example = "battle arrakeen vs hark dial 3 spice 2 weapon crysknife defence shield"},
	{.word = W_BATTLE_ORDER, .value = -1, .phases = VOICE | PLAN, .id = DU_ORDER, .parse = du_parse_battle_order, .name = "battle order",
	 .help = "battle order PLACE vs FACTION, PLACE vs FACTION: which of your battles\ncome first where you are the aggressor.", .example = "battle order arrakeen vs harkonnen"},
	{.word = W_GIVE, .value = -1, .phases = TURN, .id = DU_GIVE, .called = "gift gifts present", .parse = du_parse_give, .name = "give",
	 .help = "give N to FACTION: spice that they may use after the next Mentat pause.\nThe Emperor's ally may use it at once.", .example = "give 3 to guild"},
	{.word = W_DEAL, .value = -1, .phases = TURN, .id = DU_DEALS, .called = "offer", .parse = du_parse_deal, .name = "deal",
	 .help = "deal FACTION give N get N: both must write it in the same phase, the\nother one with give and get changed. After it \"if shipped guild to\ncarthag\", \"unless guild in carthag\" or the like, written alike by both:\nspice is laid aside, and paid when the phase has been played.", .example = "deal guild give 3 if shipped guild to carthag"},
	{.word = W_CARD_NAME, .value = DU_TRUTHTRANCE, .phases = TURN, .id = DU_TRUTH, .parse = du_parse_truth, .waits = "?", .name = "truthtrance",
	 .help = "truth FACTION \"question\": they answer yes or no in the next phase, and\nall hear it. truth FACTION lasgun, or traitor LEADER, or spice N: the\nhouse answers at once.", .example = "truth harkonnen lasgun"},
	{.word = W_ANSWER, .value = -1, .phases = TURN, .id = DU_ANSWER, .parse = du_parse_answer, .name = "answer",
	 .help = "answer yes, or answer no: to the question that was put to you. Where\nseveral players have asked: answer FACTION yes.", .example = "answer yes"},
	{.word = W_SANDWORM, .value = -1, .phases = ANY, .id = DU_SANDWORM, .parse = du_parse_sandworm, .name = "sandworm",
	 .help = "sandworm PLACE: where each further worm of a blow goes. It holds.", .example = "sandworm funeral plain"},
	{.word = W_CHARITY, .value = -1, .phases = ANY, .id = DU_CHARITY, .parse = du_parse_yes_no, .name = "charity",
	 .help = "charity no, charity yes: whether you take it. You do until you say no.\nIt holds.", .example = "charity no"},
	{.word = W_ALLYPAY, .value = -1, .phases = ANY, .id = DU_ALLYPAY, .parse = du_parse_number, .name = "allypay",
	 .help = "allypay N: up to N of your spice pays for your ally's cards and\nshipments, once theirs is used up. It holds.", .example = "allypay 5"},
	{.word = W_ALLYREVIVE, .value = -1, .phases = ANY, .id = DU_ALLYREVIVE, .parse = du_parse_number, .name = "allyrevive",
	 .help = "allyrevive N: the Emperor pays for up to three more revivals of an ally.\nIt holds.", .example = "allyrevive 3"},
	{.word = W_ADVISE, .value = -1, .phases = ANY, .id = DU_ADVISE, .parse = du_parse_advise, .waits = "ship ships shipped shipping land lands",
	 .name = "advise",
	 .help = "advise polar, advise with, advise no: one of your forces goes along with\neach shipment of others, to the Polar Sink or to their place. It holds.", .example = "advise polar"},
	{.word = W_INTRUSION, .value = -1, .phases = ANY, .id = DU_INTRUSION, .parse = du_parse_intrusion, .waits = "come comes enter enters enters arrive arrives join joins",
	 .name = "intrusion",
	 .help = "intrusion yes, intrusion no, intrusion PLACE, PLACE: your fighters\nbecome advisors when others come. It holds.", .example = "intrusion carthag"},
	{.word = W_PROTECT, .value = -1, .phases = ANY, .id = DU_PROTECT, .parse = du_parse_yes_no, .name = "protect",
	 .help = "protect yes, protect no: worms spare your ally. It holds.", .example = "protect yes"},
	{.word = W_CARD_NAME, .value = DU_KARAMA, .phases = ANY, .id = DU_POWER, .parse = du_parse_karama, .waits = "ship ships use uses used bid bids buy buys", .name = "karama",
	 .help = "karama cancel KEY if ...: stops an advantage when it is used (HELP\nADVANTAGES). Once a game, by faction: karama see FACTION in PLACE;\nkarama revive 3; karama worm PLACE; karama stop FACTION; karama swap\nFACTION 3 give CARD. It waits until it is used or cleared.", .example = "karama cancel GUI.HALF"},
	{.word = W_CARD_NAME, .value = DU_WEATHER_CONTROL, .phases = ANY, .id = DU_WEATHER, .parse = du_parse_weather, .name = "weather",
	 .help = "weather N if storm hits PLACE: the storm goes N sectors, 0 to 10. It\nwaits until it is used or cleared.", .example = "weather 0 if storm hits carthag"},
	{.word = W_CARD_NAME, .value = DU_FAMILY_ATOMICS, .phases = ANY, .id = DU_ATOMICS, .parse = du_parse_atomics, .name = "atomics",
	 .help = "atomics if ...: the Shield Wall is blown up before the storm moves. You\nneed a force on it or beside it. It waits until it is used or cleared.", .example = "atomics if enemy arrakeen >= 3"},
	{.word = W_CARD_NAME, .value = DU_TLEILAXU_GHOLA, .phases = ANY, .id = DU_GHOLA, .parse = du_parse_ghola, .name = "ghola",
	 .help = "ghola N, ghola leader NAME: up to five forces or a leader come back\nfree, when revival comes or before the battles. It waits until it is\nused or cleared.", .example = "ghola 5"},
	{.parse = NULL},
};
/* clang-format on */

static const struct foreign foreign[] = {{NULL, NULL}};

static const char *const phase_names[DU_KINDS] = {
	N_("nexus"), N_("bids"),       N_("marches"),  N_("Voice and prescience"),
	N_("plans"), N_("prediction"), N_("placement")};

static const char *const strata[] = {N_("the board"), N_("the board"), N_("the board"),
				     N_("the board"), N_("the board")};

static unsigned seats(const void *view)
{
	return view ? ((const struct du_view *)view)->t.seats : DU_ALL_SEATS;
}

/* Each kind is a phase of every turn, under its own number; those that are not needed are skipped, and some
 * tables order two of them together. */
static void phases(const void *view, int turn, struct vocab_turn *out)
{
	const struct du_view *v = view;
	bool bid = v && v->t.option.merge_bid, voice = v && v->t.option.merge_voice;
	const unsigned kinds[DU_PHASES] = {
		NEXUS, bid ? BID | MARCH : BID, bid ? 0U : (unsigned)MARCH,
		voice ? 0U : (unsigned)VOICE, voice ? VOICE | PLAN : PLAN};
	int more = v && turn && du_two_nexuses(&v->t.option);

	out->n = 0;
	if (more)
		out->phase[out->n++] = (struct vocab_phase){.kinds = NEXUS};
	for (int i = 0; i < DU_PHASES; i++)
		out->phase[out->n++] = (struct vocab_phase){.kinds = kinds[i],
							    .brief = kinds[i] == VOICE};
	if (more)
		out->phase[1].name = N_("second nexus");
	if (bid)
		out->phase[more + DU_BID - 1].name = N_("bids and marches");
	if (voice)
		out->phase[more + DU_PLAN - 1].name = N_("Voice, prescience and plans");
}

static enum span span(struct parse *p)
{
	return parse_sees(p, W_BATTLE) || (p->otherwise && parse_sees(p, W_DIAL))
		       ? SPAN_PARTS
		       : SPAN_ORDER;
}

static int read_kept(struct arena *a, const struct du_view *v, const char *from,
		     struct slot out[], int max)
{
	struct reader reader = {.vocab = &du_vocab,
				.view = v,
				.seat = v->seat,
				.turn = v->t.turn,
				.phase = du_number(&v->t)};
	char *bytes = arena_alloc(a, DU_VIEW_KEPT);

	memcpy(bytes, from, DU_VIEW_KEPT);
	struct standing kept = {bytes, DU_VIEW_KEPT};
	return standing_slots(a, &kept, &reader, out, max);
}

static int standing(struct arena *a, const void *view, struct slot out[], int max)
{
	const struct du_view *v = view;

	return v->seat < 0 ? 0 : read_kept(a, v, v->kept, out, max);
}

static int sealed(struct arena *a, const void *view, struct slot out[], int max)
{
	const struct du_view *v = view;

	return v->seat < 0 || v->t.phase != DU_PLAN
		       ? 0
		       : sealed_for_a_phase(out, read_kept(a, v, v->sealed, out, max));
}

/* Orders that hold, and while a Voice is heard the plans that are sealed, have limited room. */
static void check_room(struct sheet_check *c, bool plans)
{
	struct sheet some = *c->sheet;
	int last = -1;

	some.slots = arena_array(c->a, struct slot, (size_t)some.n_slots + 1);
	for (int i = 0; i < some.n_slots; i++) {
		int verb = c->sheet->slots[i].key.verb;
		some.slots[i] = c->sheet->slots[i];
		if (plans)
			some.slots[i].standing = verb == DU_BATTLE || verb == DU_ORDER;
		last = some.slots[i].standing ? i : last;
	}
	if (last >= 0 && standing_needs(c->a, &some) > DU_VIEW_KEPT)
		sheet_say(
			c, last, NULL,
			plans ? N_("There is no room for so many plans: make them shorter")
			      : N_("There is no room for so many orders that hold: clear one"));
}

static void check(struct sheet_check *c)
{
	const struct du_view *v = c->reader->view;

	check_room(c, false);
	if (v && v->t.phase == DU_VOICE)
		check_room(c, true);
	for (int i = 0; i < c->sheet->n_slots; i++) {
		const struct slot *of = &c->sheet->slots[i];
		for (int k = 0; of->key.verb == DU_DEALS && k < of->n_alternatives; k++)
			if (!du_is_common(of->alternatives[k].cond))
				sheet_say(
					c, i, "DU-072",
					N_("A deal depends on the storm, spice, a shipment or a faction in a place, which are the same for both: with another condition it is not made"));
		if (of->key.verb == DU_BIDS && of->n_alternatives > 1 &&
		    !of->alternatives[0].cond)
			sheet_changes(
				c, i, "DU-019",
				N_("Only the first of these bids counts: nothing says when the other does"));
	}
}

/* See vocab.is_played: weapons and defences are parts of a plan, these cards are orders of their own. */
static bool is_played(const struct token *t)
{
	return token_is(t, W_CARD_NAME) && t->value >= DU_KARAMA;
}

const struct vocab du_vocab = {
	.name = "dune",
	.title = "Dune",
	.words = words,
	.more_words = du_words_more,
	.quotes = true,
	.is_played = is_played,
	.strata = strata,
	.example_else = "  ship 4 to carthag else ship 2 to carthag\n",
	.example_if = "  ship 4 to carthag if free carthag\n",
	.verbs = verbs,
	.foreign = foreign,
	.sayings = du_sayings,
	.seat_names = du_seat_names,
	.phase_names = phase_names,
	.n_phases = DU_PHASES,
	.setup_phases = DU_KINDS - DU_PHASES,
	.phases = phases,
	.phases_most = DU_NUMBERS_MOST,
	.seats = seats,
	.in_game = seats,
	.span = span,
	.fact = du_words_fact,
	.clear = du_words_clear,
	.echo = du_words_echo,
	.echo_fact = du_words_echo_fact,
	.standing = standing,
	.sealed = sealed,
	.whose = du_words_whose,
	.help = du_words_help,
	.check = check,
};
