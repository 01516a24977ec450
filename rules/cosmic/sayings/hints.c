/* Words that allude to an order of Cosmic Encounter, wherever they stand in a line of which nothing was understood: its form is
 * shown then (orders/free/decide/free_hint.c). A row means the first words of the form's line. With SAYING_DOUBT it is a thing that other
 * orders have as well, and counts where no word says more.
 * SPDX-License-Identifier: ISC */
#include "rules/cosmic/sayings/sayings.h"

#define P1 PHASE(1)
#define P2 PHASE(2)
#define P3 PHASE(3)
#define P4 PHASE(4)
#define HINT SAYING_HINT
#define LIKELY (SAYING_HINT | SAYING_DOUBT)

/* clang-format off */
const struct saying ce_hints[] = {
	/* --- phase 1 --- */
	{NULL, P1, HINT, "attack|attacks|attacking|assault|hit|hits|hitting|strike|strikes|striking|invade|invasion|raid|storm|smash|nuke|bomb|target|targets|assail|conquer|charge|march|besiege|punch|whack|bash|ambush|onslaught|offensive|battle|beat|kick|grab|seize|capture|take_over|fight|fights|fighting", "attack"},
	{NULL, P1, LIKELY, "<other> ?planet <n>", "attack"}, {NULL, P1, LIKELY, "planet|world|base|against|versus|vs|agst", "attack"}, {NULL, P1, LIKELY, "<n> from|off|out_of <n>", "attack"},
	{NULL, P1, HINT, "resettle|settle|colony|colonise|colonize|found", "resettle"},
	{NULL, P1, HINT, "warp|release|releases|released|free|frees|freed|freeing|rescue|rescued|liberate|ransom", "release"},
	{NULL, P1 | P4, HINT, "lose|loses|losing|loss|losses|forfeit|levy|surrender|tribute|toll|tax|casualty|casualties|sacrifice|perish", "lose"},
	{NULL, 0, HINT, "limbo|limbos", "limbo"},

	/* --- phase 2 --- */
	{NULL, P2, HINT, "invite|invites|inviting|ask|asks|asking|asked|askin|call|calls|solicit|welcome|request|appeal|recruit|assistance|helpers|nobody_helps|help_me|helps_me|helping_me|assist_me|aid_me|join_me|joins_me|joining_me|with_me|support_me|side_with_me|on_my_side|for_my_attack|come_with|come_along|come_to", "invite"},
	{NULL, P2, HINT, "ally|allies|join|joins|joining|help|helps|helping|support|supports|stand_by|assist|aid|lend|reinforce|back|side_with|go_with|come_to_the_aid", "ally"},
	{NULL, P2, HINT, "defend|defends|defence|defense|defenders|split|splits|divide|divided|division|share|distribute|apportion|spread", "defend"},
	{NULL, P2, LIKELY, "hold|holds|home|stay|stays", "defend"}, {NULL, P2, LIKELY, "<chal>", "invite"}, {NULL, P2, LIKELY, "<chal>", "ally"}, {NULL, P2, LIKELY, "<chal>", "defend"},
	{NULL, P2, LIKELY, "nobody|noone|none|neither|alone|want|only", "invite"},
	{NULL, P2, LIKELY, "<n> from", "ally"},

	/* --- phase 3 --- */
	{NULL, P3, HINT, "card|cards|show|shows|lay|reveal|compromise|truce|peace|comp|k|highest|lowest|strongest|weakest|best|worst", "card"},
	{NULL, P3, LIKELY, "<n>", "card"}, {NULL, P3, LIKELY, "<chal>", "card"},
	{NULL, P3 | P4, HINT, "redraw|own_colour|draw_again|own_system|fight|resettle|again_draw", "own_colour"}, {NULL, P3 | P4, HINT, "own|redraw", "own_colour"},
	{NULL, P3, HINT, "victim|victims|kill|kills|assassinate|murder|destroy", "power"},

	/* --- phase 4 --- */
	{NULL, P4, HINT, "deal|deals|trade|trades|swap|swaps|exchange|bargain|barter|agree|agreed|agreement|offer|offers|give|gives|giving|grant|grants|consideration|get|gets|getting|base|bases|gimme|want", "deal"},
	{NULL, P4, HINT, "reward|rewards|prize|entitlement|share|helping|help|helped|trouble|earned|deserve|bounty", "reward"},
	{NULL, P4, HINT, "consolation|gas", "play stellar_gas"},
	{NULL, P4, HINT, "victim|victims|kill|kills|assassinate|murder|destroy", "power"},
	{NULL, P4, LIKELY, "card|cards", "deal"}, {NULL, P4, LIKELY, "card|cards", "reward"}, {NULL, P4, LIKELY, "<chal>", "deal"}, {NULL, P4, LIKELY, "<chal>", "reward"},
	{NULL, P4, LIKELY, "<n> from", "lose"},

	/* --- any phase --- */
	{NULL, 0, LIKELY, "<name>", "power"}, {NULL, 0, HINT, "power|powers", "power"}, {NULL, 0, LIKELY, "take|takes|pay|pays|drain|drains|deck|hand", "power"},
	{NULL, 0, HINT, "zap|zaps|zapped|cancel_power", "play cosmic_zap on __"}, {NULL, 0, HINT, "flare|flares", "flare"},
	{NULL, 0, 0, NULL, NULL},
};
/* clang-format on */
