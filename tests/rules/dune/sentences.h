/* Lines of the language: its forms, how people write them, and how they go wrong. In the position of
 * dune_position of check_words.c.
 * SPDX-License-Identifier: ISC */
#ifndef TESTS_RULES_DUNE_SENTENCES_H
#define TESTS_RULES_DUNE_SENTENCES_H

#include "rules/dune/table/table.h"

struct sentence {
	int seat, phase;
	const char *line, *means;
};

/* clang-format off */
static const struct sentence forms[] = {
	{B, DU_PREDICT, "predict emperor turn 6", 0}, {A, DU_PLACE, "traitor Stilgar", 0}, {A, DU_PLACE, "dial storm 7", 0},
	{F, DU_PLACE, "place 4 in Sietch Tabr, 3 with 1 elite in False Wall South sector 3, 3 in False Wall West sector 15", 0},
	{B, DU_PLACE, "place 1 in Arrakeen as advisor", 0}, {B, DU_PLACE, "place 1 in Polar Sink", 0},
	{A, DU_NEXUS, "ally guild, bene gesserit", 0}, {A, DU_NEXUS, "pass", 0}, {G, DU_NEXUS, "break", 0},
	{F, DU_NEXUS, "ride 5 from Red Chasm to Arrakeen", 0}, {F, DU_NEXUS, "ride 2 with 1 elite from Red Chasm to Hagga Basin sector 12", 0},
	{A, DU_BID, "bid 1 6", 0}, {A, DU_BID, "bid 2 9 karama", 0}, {A, DU_BID, "bid 2 9 karama free", 0}, {A, DU_BID, "bid 2 5 if won lot 1", 0},
	{A, DU_BID, "bid 2 5 unless have Lasgun", 0}, {A, DU_BID, "maxcards 1", 0}, {A, DU_BID, "maxspice 8", 0},
	{A, DU_MARCH, "revive 3", 0}, {E, DU_MARCH, "revive 2 with 1 elite", 0}, {A, DU_MARCH, "revive 3 leader Lady Jessica", 0}, {A, DU_MARCH, "revive leader kwisatz haderach", 0}, {A, DU_MARCH, "revive 0", 0},
	{A, DU_MARCH, "ship 4 to Carthag", 0}, {E, DU_MARCH, "ship 4 with 2 elites to Wind Pass North sector 17", 0}, {A, DU_MARCH, "ship 5 to Funeral Plain karama", 0},
	{A, DU_MARCH, "ship 4 to Carthag if free Carthag else ship 2 to Arrakeen", 0}, {G, DU_MARCH, "ship 4 from Tuek's Sietch to Carthag", 0}, {G, DU_MARCH, "ship 5 from Tuek's Sietch back", 0},
	{A, DU_MARCH, "move 3 from Arrakeen to Old Gap sector 9", 0}, {A, DU_MARCH, "move 3 from Plastic Basin sector 11, 2 from Plastic Basin sector 13 to Tsimpo sector 11", 0},
	{A, DU_MARCH, "move 3 from Arrakeen to Carthag if enemy Carthag <= 2", 0}, {A, DU_MARCH, "move 3 from Arrakeen to Carthag if spice Carthag >= 4 and free Carthag", 0},
	{B, DU_MARCH, "move 2 from Carthag to Arrakeen as advisors", 0}, {B, DU_MARCH, "move 2 from Carthag to Arrakeen as fighters", 0},
	{A, DU_MARCH, "hajr move 3 from Arrakeen to Old Gap sector 9", 0}, {A, DU_MARCH, "move 3 from Arrakeen to Carthag if storm Carthag", 0},
	{B, DU_MARCH, "flip Carthag", 0}, {G, DU_MARCH, "when first", 0}, {G, DU_MARCH, "when before harkonnen", 0}, {G, DU_MARCH, "when usual", 0},
	{B, DU_VOICE, "voice Carthag vs harkonnen no poison weapon", 0}, {B, DU_VOICE, "voice Carthag vs harkonnen play shield", 0}, {B, DU_VOICE, "voice Carthag vs harkonnen play projectile weapon", 0},
	{B, DU_VOICE, "voice Carthag vs harkonnen no hero", 0}, {B, DU_VOICE, "voice Carthag vs harkonnen no lasgun", 0}, {B, DU_VOICE, "voice Carthag vs harkonnen play worthless", 0}, {B, DU_VOICE, "voice Carthag vs harkonnen no snooper", 0},
	{A, DU_VOICE, "ask Arrakeen vs harkonnen weapon", 0}, {A, DU_VOICE, "ask Arrakeen vs harkonnen dial", 0}, {A, DU_VOICE, "ask Arrakeen vs harkonnen leader", 0}, {A, DU_VOICE, "ask Arrakeen vs harkonnen defence", 0},
	{A, DU_PLAN, "battle Arrakeen vs harkonnen dial 3 spice 2 leader Lady Jessica, hero weapon Crysknife, Kulon defence Shield", 0},
	{A, DU_PLAN, "battle Arrakeen vs harkonnen dial 2.5", 0}, {A, DU_PLAN, "battle Arrakeen vs harkonnen dial 0.5 spice 0", 0}, {A, DU_PLAN, "battle Arrakeen vs harkonnen dial max", 0}, {A, DU_PLAN, "battle Arrakeen vs harkonnen dial all-2 spice 1", 0}, {A, DU_PLAN, "battle Arrakeen vs harkonnen dial all-1.5", 0},
	{A, DU_PLAN, "battle Arrakeen vs harkonnen dial 1 leader none kh lose elite call no discard both", 0}, {H, DU_PLAN, "battle Arrakeen vs atreides dial 1 capture kill discard weapon", 0},
	{A, DU_PLAN, "battle Arrakeen vs harkonnen dial 2 if have Shield else battle Arrakeen vs harkonnen dial 1", 0},
	{A, DU_PLAN, "battle Arrakeen vs harkonnen dial 2 if answer Shield else battle Arrakeen vs harkonnen dial 1 if answer none", 0}, {A, DU_PLAN, "battle Arrakeen vs harkonnen dial 2 if answer >= 3 else battle Arrakeen vs harkonnen dial 1 if answer hero", 0}, {A, DU_PLAN, "battle Arrakeen vs harkonnen dial 2 if answer Feyd-Rautha", 0},
	{B, DU_PLAN, "battle order Carthag vs harkonnen", 0}, {A, DU_PLAN, "dial storm 2", 0},
	{A, DU_BID, "give 3 to guild", 0}, {A, DU_BID, "give all to bene gesserit", 0}, {A, DU_BID, "deal guild give 3", 0}, {G, DU_BID, "deal atreides get 3", 0}, {A, DU_MARCH, "deal guild give 3 get 1 if shipped guild to Carthag else deal guild give 2", 0}, {A, DU_MARCH, "deal guild give 3 unless guild in Carthag >= 1", 0}, {A, DU_MARCH, "ship 4 to Carthag if harkonnen in Carthag <= 2", 0}, {A, DU_BID, "truth harkonnen Lasgun", 0}, {A, DU_BID, "truth harkonnen traitor Lady Jessica", 0}, {A, DU_BID, "truth harkonnen spice 10", 0},
	{A, DU_BID, "truth harkonnen \"will you attack me; or not?\"", 0}, {H, DU_BID, "answer yes", 0}, {H, DU_BID, "answer no", 0},
	{F, DU_BID, "sandworm Funeral Plain", 0}, {A, DU_BID, "charity no", 0}, {A, DU_BID, "allypay 5", 0}, {E, DU_MARCH, "allyrevive 3", 0},
	{B, DU_BID, "advise polar", 0}, {B, DU_BID, "advise with", 0}, {B, DU_BID, "advise no", 0}, {B, DU_MARCH, "intrusion yes", 0}, {B, DU_MARCH, "intrusion Carthag, Arrakeen", 0}, {F, DU_PLAN, "protect yes", 0}, {F, DU_PLAN, "protect no", 0},
	{A, DU_BID, "karama cancel GUI.HALF", 0}, {A, DU_BID, "karama cancel FRE.STORMHALF if enemy Carthag >= 5", 0}, {E, DU_BID, "karama cancel ATR.BID", 0}, {A, DU_PLAN, "karama cancel BG.WAR", 0},
	{A, DU_VOICE, "karama see harkonnen in Arrakeen", 0}, {E, DU_MARCH, "karama revive 3 with 2 elites", 0}, {E, DU_MARCH, "karama revive leader Caid", 0}, {F, DU_PLAN, "karama worm Funeral Plain", 0},
	{G, DU_MARCH, "karama stop harkonnen if shipped harkonnen to Carthag", 0}, {H, DU_BID, "karama swap guild 3 give Kulon, Baliset", 0}, {H, DU_BID, "karama swap guild all", 0},
	{A, DU_PLAN, "weather 0 if storm hits Carthag", 0}, {A, DU_PLAN, "weather 10", 0}, {A, DU_PLAN, "atomics if enemy Arrakeen >= 3", 0}, {A, DU_PLAN, "atomics", 0}, {A, DU_MARCH, "ghola 5", 0}, {A, DU_MARCH, "ghola leader Duncan Idaho", 0},
};

static const struct sentence sentences[] = {
	{B, DU_PREDICT, "I predict the Emperor in turn 6", "predict emperor turn 6"}, {B, DU_PREDICT, "predict Harkonnen, turn ten", "predict harkonnen turn 10"},
	{A, DU_PLACE, "traitor: Stilgar", "traitor Stilgar"},
	{F, DU_PLACE, "place 10 in tabr", "place 10 in Sietch Tabr"}, {F, DU_PLACE, "place 5 forces in Sietch Tabr and 5 in False Wall West sector 17", "place 5 in Sietch Tabr, 5 in False Wall West sector 17"},
	{A, DU_NEXUS, "ally with the Guild", "ally guild"}, {A, DU_NEXUS, "ally BG, then guild", "ally bene gesserit, guild"}, {G, DU_NEXUS, "break with the Emperor", "break"},
	{A, DU_BID, "bid up to 6 on lot 1", "bid 1 6"}, {A, DU_BID, "bid 6 spice on lot 1", "bid 1 6"}, {A, DU_BID, "bid lot 1 up to 6", "bid 1 6"}, {A, DU_BID, "max cards 2", "maxcards 2"}, {A, DU_BID, "max spice 12", "maxspice 12"},
	{A, DU_MARCH, "Revive three forces please", "revive 3"}, {E, DU_MARCH, "revive 3 (1 Sardaukar)", "revive 3 with 1 elite"},
	{A, DU_MARCH, "ship 4 troops to carthag", "ship 4 to Carthag"}, {A, DU_MARCH, "ship four to Tueks Sietch", "ship 4 to Tuek's Sietch"}, {A, DU_MARCH, "ship 2 to hagga basin@12", "ship 2 to Hagga Basin sector 12"}, {A, DU_MARCH, "ship 2 to hagga basin (sector 12)", "ship 2 to Hagga Basin sector 12"}, {A, DU_MARCH, "ship 3 to great flat", "ship 3 to The Great Flat"},
	{E, DU_MARCH, "ship 3 Sardaukar to Carthag", "ship 3 with 3 elites to Carthag"}, {E, DU_MARCH, "ship 5 with 2 Sardaukar to Arrakeen", "ship 5 with 2 elites to Arrakeen"}, {A, DU_MARCH, "ship 5 to pole", "ship 5 to Polar Sink"},
	{A, DU_MARCH, "move 3 Arrakeen to Carthag", "move 3 from Arrakeen to Carthag"}, {A, DU_MARCH, "Move 3 from Arrakeen to Carthag otherwise move 2 from Arrakeen to Carthag", "move 3 from Arrakeen to Carthag else move 2 from Arrakeen to Carthag"},
	{A, DU_MARCH, "move 3 from plastic basin 11 and 2 from plastic basin 13 to tsimpo 12", "move 3 from Plastic Basin sector 11, 2 from Plastic Basin sector 13 to Tsimpo sector 12"},
	{A, DU_MARCH, "march 3 from arrakeen to imperial basin 9", "move 3 from Arrakeen to Imperial Basin sector 9"},
	{A, DU_MARCH, "if free Carthag, ship 4 to Carthag", "ship 4 to Carthag if free Carthag"},
	{G, DU_MARCH, "when after the Emperor", "when after emperor"},
	{B, DU_VOICE, "voice Carthag against Harkonnen: do not play poison", "refused"}, {B, DU_VOICE, "voice Carthag against Harkonnen: not poison weapons", "voice Carthag vs harkonnen no poison weapon"}, {B, DU_VOICE, "voice Carthag vs Harkonnen: play no Cheap Hero", "voice Carthag vs harkonnen no hero"},
	{A, DU_VOICE, "ask Arrakeen vs Harkonnen: defense", "ask Arrakeen vs harkonnen defence"},
	{A, DU_PLAN, "battle Arrakeen vs Harkonnen: dial 3, spice 2, leader Jessica, weapon maula pistol, defense snooper", "battle Arrakeen vs harkonnen dial 3 spice 2 leader Lady Jessica weapon Maula Pistol defence Snooper"},
	{A, DU_PLAN, "fight in Arrakeen against the Harkonnens, dial 2 1/2", "battle Arrakeen vs harkonnen dial 2.5"}, {A, DU_PLAN, "battle Arrakeen vs hark dial all but 1", "battle Arrakeen vs harkonnen dial all-1"}, {A, DU_PLAN, "battle Arrakeen vs hark dial half", "refused"}, {A, DU_PLAN, "battle Arrakeen vs hark; dial 1; Thufir Hawat; no traitor", "refused"},
	{A, DU_PLAN, "battle Arrakeen vs hark dial 1 leader Dr Yueh traitor no", "battle Arrakeen vs harkonnen dial 1 leader Dr Yueh call no"},
	{H, DU_PLAN, "battle Arrakeen vs Atreides dial max leader Feyd, Rabban", "battle Arrakeen vs atreides dial max leader Feyd-Rautha, Beast Rabban"},
	/* 3 forces with 1 spice are 1 + 1/2 + 1/2; without a word all are backed, and the Fremen need no spice: 2 elites are 4. */
	{A, DU_PLAN, "battle Arrakeen vs Harkonnen 3 troops spice 1", "battle Arrakeen vs harkonnen dial 2 spice 1"}, {A, DU_PLAN, "battle Arrakeen vs Harkonnen: 4 forces, leader Jessica", "battle Arrakeen vs harkonnen dial 4 spice 4 leader Lady Jessica"}, {F, DU_PLAN, "battle Red Chasm vs Guild: 2 Fedaykin and 2 troops, Stilgar", "battle Red Chasm vs guild dial 6 leader Stilgar"}, {F, DU_PLAN, "battle Red Chasm vs Guild 3 forces", "battle Red Chasm vs guild dial 3"},
	{A, DU_PLAN, "battle Arrakeen dial 2", "battle Arrakeen vs harkonnen dial 2"}, {A, DU_PLAN, "battle Harkonnen in Arrakeen: dial 2, 2 spice", "battle Arrakeen vs harkonnen dial 2 spice 2"}, {A, DU_PLAN, "battle dial 2 + Jessica (2 spice)", "battle Arrakeen vs harkonnen dial 2 spice 2 leader Lady Jessica"}, {A, DU_VOICE, "ask Arrakeen weapon", "ask Arrakeen vs harkonnen weapon"},
	{E, DU_MARCH, "ship 2 Sardaukar and 3 troops to Arrakeen", "ship 5 with 2 elites to Arrakeen"}, {E, DU_MARCH, "ship 3 troops + 2 Sardaukar to Arrakeen", "ship 5 with 2 elites to Arrakeen"}, {A, DU_MARCH, "move all 5 from Arrakeen to Carthag", "move 5 from Arrakeen to Carthag"},
	{A, DU_BID, "give the Guild 3 spice", "give 3 to guild"}, {A, DU_BID, "bribe 2 to Fremen", "give 2 to fremen"}, {A, DU_BID, "deal with the Guild: I give 3 spice, they give 1", "deal guild give 3 get 1"}, {G, DU_BID, "deal with Atreides: Atreides gives 3", "deal atreides get 3"}, {G, DU_BID, "deal Atreides gives 3 gets 1", "deal atreides give 1 get 3"}, {A, DU_MARCH, "deal with Guild: give 3 if Guild in Carthag", "deal guild give 3 if guild in Carthag >= 1"}, {A, DU_BID, "Truthtrance Harkonnen: hold lasgun", "truth harkonnen Lasgun"},
	{A, DU_PLAN, "weather control 5 if the storm hits Carthag", "weather 5 if storm hits Carthag"}, {A, DU_PLAN, "family atomics", "atomics"}, {A, DU_MARCH, "tleilaxu ghola 5", "ghola 5"},
	{A, DU_BID, "karama cancel gui.half", "karama cancel GUI.HALF"}, {F, DU_BID, "karama sandworm funeral plain", "karama worm Funeral Plain"},
	{B, DU_BID, "advise polar sink", "advise polar"}, {F, DU_BID, "worm funeral plain", "sandworm Funeral Plain"}, {F, DU_BID, "protect ally yes", "protect yes"},
};

static const struct sentence wrong[] = {
	{A, DU_BID, "bid 9 4", "There is no lot 9"}, {A, DU_BID, "bid", "a lot and the most you pay"}, {A, DU_BID, "bid 1 100 karama", "at most 99"},
	{A, DU_MARCH, "ship 4 to Hagga Basin", "sectors 11 and 12: write which"}, {A, DU_MARCH, "ship 4 to Hagga Basin 7", "lies in sector 11 and 12, not in 7"}, {A, DU_MARCH, "ship 4 to Polar Sink 3", "lies in no sector"},
	{A, DU_MARCH, "ship 21 to Carthag", "from 1 to 20"}, {A, DU_MARCH, "ship 2 with 3 elites to Carthag", "3 elites are more than 2"}, {H, DU_MARCH, "ship 4 from Carthag to Arrakeen", "Only the Guild and its ally"}, {H, DU_MARCH, "ship 4 from Carthag back", "Only the Guild ships back"},
	{A, DU_MARCH, "ship 4 to nowhere", "a territory, such as Carthag"}, {A, DU_MARCH, "move 3 from Arrakeen", "to and a territory"}, {A, DU_MARCH, "move 3 from Arrakeen to Arrakeen", "Arrakeen already"}, {A, DU_MARCH, "hajr move 3 from Arrakeen to Arrakeen", "Arrakeen already"}, {F, DU_NEXUS, "ride 3 from Red Chasm to Red Chasm", "Red Chasm already"}, {G, DU_MARCH, "ship 3 from Tuek's Sietch to Tuek's Sietch", "already"}, {A, DU_MARCH, "move 3 from Arrakeen, 2 from Carthag to Tsimpo 11", "these are two"},
	{A, DU_MARCH, "revive 7", "Three forces come back"}, {E, DU_MARCH, "revive 3 with 2 elites", "One elite"}, {A, DU_MARCH, "revive leader Stilgar", "not yours"}, {A, DU_MARCH, "flip Carthag", "Only the Bene Gesserit may flip"}, {A, DU_MARCH, "when first", "Only the Guild"},
	{A, DU_NEXUS, "ride 3 from Red Chasm to Arrakeen", "Only the Fremen may ride"}, {A, DU_NEXUS, "ally atreides", "your own ally"}, {A, DU_NEXUS, "break", "no alliance"}, {G, DU_NEXUS, "break with harkonnen", "Your alliance is with the Emperor"},
	{B, DU_VOICE, "voice Carthag vs harkonnen play karama", "does not command a Karama"}, {B, DU_VOICE, "voice Arrakeen vs harkonnen no shield", "no battle with Harkonnen in Arrakeen"}, {A, DU_VOICE, "voice Arrakeen vs harkonnen no shield", "Only the Bene Gesserit"}, {A, DU_VOICE, "ask Arrakeen vs harkonnen hand", "leader, weapon, defence or dial"},
	{A, DU_PLAN, "battle Carthag vs harkonnen dial 1", "no battle with Harkonnen in Carthag"}, {A, DU_PLAN, "battle Arrakeen vs harkonnen dial 9", "at most 5"}, {A, DU_PLAN, "battle Arrakeen vs harkonnen 9 forces", "at most 5"}, {H, DU_PLAN, "battle dial 2", "a territory"}, {H, DU_PLAN, "battle Arrakeen dial", "a number"}, {A, DU_PLAN, "battle Carthag dial 1", "a faction"}, {A, DU_PLAN, "battle Arrakeen vs harkonnen dial 1 spice 11", "You hold 10 spice"}, {A, DU_PLAN, "battle Arrakeen vs harkonnen dial 0.5 spice 1", "No choice of your forces"}, {F, DU_PLAN, "battle Red Chasm vs guild dial 2 spice 1", "need no spice"},
	{A, DU_PLAN, "battle Arrakeen vs harkonnen weapon shield dial 1", "Shield is not a weapon"}, {A, DU_PLAN, "battle Arrakeen vs harkonnen spice 1", "dial and a number"}, {A, DU_PLAN, "battle Arrakeen vs atreides dial 1", "your own faction"}, {A, DU_PLAN, "battle Polar Sink vs harkonnen dial 1", "Nobody fights in the Polar Sink"}, {A, DU_PLAN, "battle Arrakeen vs harkonnen dial 1 capture kill", "Only Harkonnen may capture"},
	{A, DU_BID, "karama cancel GUI.THING", "the key of an advantage"}, {G, DU_BID, "karama cancel GUI.HALF", "your own"}, {A, DU_BID, "karama stop harkonnen", "Only the Guild"}, {A, DU_BID, "karama dance", "cancel and a key"}, {F, DU_BID, "sandworm Carthag", "is not sand"}, {A, DU_PLAN, "weather 11", "0 to 10"}, {A, DU_MARCH, "ghola 6", "At most 5"},
	{A, DU_BID, "truth harkonnen", "or a question in quotes"}, {A, DU_BID, "give 3 to atreides", "your own faction"}, {A, DU_BID, "deal guild", "give or get"}, {A, DU_BID, "deal guild give", "a number"}, {A, DU_BID, "deal atreides give 3", "your own faction"}, {B, DU_BID, "advise", "polar, with or no"}, {B, DU_PREDICT, "predict emperor turn 11", "turns 1 to 10"}, {A, DU_PLACE, "traitor chani", "not dealt to you"}, {F, DU_PLACE, "place 9 in sietch tabr", "You place 10 forces"}, {F, DU_PLACE, "place 10 in carthag", "You begin in"}, {A, DU_PLACE, "dial 21", "0 to 20"}, {A, DU_PLAN, "dial storm 4", "1 to 3"}, {A, DU_PLAN, "dial 2", "dial storm and a number"},
};
/* clang-format on */

#endif
