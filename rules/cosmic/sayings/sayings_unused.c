/* A Power that its owner leaves unused, here or altogether, in the words of letters: "the Amoeba sleeps in C1", "no oozing against
 * Bob". A row means the order with the Power's own name where it is named, so that it is an order for nobody else. All is asked about.
 * SPDX-License-Identifier: ISC */
#include "rules/cosmic/sayings/sayings.h"

#define SAID (SAYING_DOUBT | SAYING_WHOLE)
#define NOW                                                                            \
	"?at_all ?in|for|from|by ?me ?this ?turn|time|phase|now|today|here|this_turn|this_time|this_phase|next ?turn|time ?,|. ?please|thanks|sorry ?.|!"
#define NOT                                                                            \
	"?please ?i ?we ?am ?m ?will ?would ?d ?do ?shall ?rather ?prefer not|don_t|dont|won_t|will_not|shan_t|never ?want ?wish ?be ?going ?intend ?to ?to"
#define SOMEBODY                                                                       \
	"?any|anybody|anyone|somebody|anything ?else|other ?player|players ?of ?them"
#define END " " NOW " $"

/* clang-format off */
const struct saying ce_unused_sayings[] = {
	/* --- what is not used --- */
	{"u_what", 0, 0, "?my|the ?alien power ?of ?mine", "power"}, {"u_what", 0, 0, "?my|the <name> ?power", "power as $1"},
	/* --- what is not done --- */
	{"u_deed", 0, 0, "?any oozing|ooze", "power as amoeba"}, {"u_deed", 0, 0, "?any harmony|empathy", "power as empath"}, {"u_deed", 0, 0, "?any ?more peace|harmonizing|harmonising", "power as empath"}, {"u_deed", 0, 0, "?any cloning|copying", "power as clone"}, {"u_deed", 0, 0, "?any healing|healings|heal", "power as healer"}, {"u_deed", 0, 0, "?any mutation|mutating|regeneration|refill|refilling", "power as mutant"}, {"u_deed", 0, 0, "?any looking|look|peeking|peek|spying|mind_reading", "power as mind"}, {"u_deed", 0, 0, "?any uninvited alliance|ally|help", "power as parasite"}, {"u_deed", 0, 0, "?any parasitism|gatecrashing", "power as parasite"},
	{"u_deed", PHASE(3) | PHASE(4), 0, "?any extra|further|additional|more attack|attacks|challenge|challenges|fight|fights ?than ?1", "power as machine"},
	{"u_verb", 0, 0, "ooze", "power as amoeba"}, {"u_verb", 0, 0, "harmonize|harmonise|empathize|make_peace", "power as empath"}, {"u_verb", 0, 0, "clone ?my|the|it ?card", "power as clone"}, {"u_verb", 0, 0, "heal|heals|healing|cure|save " SOMEBODY, "power as healer"}, {"u_verb", 0, 0, "mutate|regenerate|refill ?my ?hand", "power as mutant"}, {"u_verb", PHASE(1), 0, "look|peek|spy ?at|on|into|in " SOMEBODY " ?s ?hand|hands|card", "power as mind"}, {"u_verb", PHASE(2), 0, "force|impose|invite ?myself|me ?up ?on|to " SOMEBODY, "power as parasite"},
	/* --- that it is not --- */
	{"u_none", 0, 0, NOT " use|using|play|playing|activate|employ|employing|invoke|apply|need|want <u_what>", "$1"}, {"u_none", 0, 0, "?i ?will ?shall use|play|apply no <u_what>", "$1"}, {"u_none", 0, 0, "no|not|without <u_what>", "$1"}, {"u_none", 0, 0, "no ?use of|for <u_what>", "$1"},
	{"u_none", 0, 0, "<u_what> ?: ?is|stays|remains|shall|will|may|must|should|to ?be ?to ?be not|never ?be ?to used|played|active|needed|applied", "$1"}, {"u_none", 0, 0, "<u_what> ?: ?is|stays|remains|shall|will|may|must|should|to ?be unused|idle|quiet|asleep|off|silent|resting|still|inactive|out", "$1"}, {"u_none", 0, 0, "<u_what> ?shall|will|may|should ?now sleeps|rests|pauses|sleep|rest|pause|waits|stands|stand|wait ?still ?out", "$1"},
	{"u_none", 0, 0, "?please ?i ?will ?would ?d ?ll ?rather leave|leaving|keep|keeping|let <u_what> unused|alone|off|idle|out|aside|be|rest|sleep|asleep|quiet|still", "$1"}, {"u_none", 0, 0, "?please ?i ?will ?would ?d ?ll ?rather leave|leaving|keep|keeping unused|alone|off|idle|out|aside <u_what>", "$1"}, {"u_none", 0, 0, "?please ?i ?will ?would ?d ?ll ?rather ?can skip|skipping|spare|renounce|forgo|forego|waive|do_without|go_without ?on <u_what>", "$1"}, {"u_none", 0, 0, "?please ?i ?will ?would ?d ?ll ?rather ?can do|go without <u_what>", "$1"},
	{"u_none", 0, 0, NOT " <u_verb>", "$1"}, {"u_none", 0, 0, "no|without ?more <u_deed>", "$1"}, {"u_none", 0, 0, NOT " want|need|like|use|make|have|go|do ?for ?with <u_deed>", "$1"}, {"u_none", 0, 0, "?please ?i ?will ?would ?d ?ll ?rather ?can do|go|skip|renounce|waive without <u_deed>", "$1"}, {"u_none", 0, 0, "?please ?i ?will ?would ?d ?ll ?rather ?can skip|renounce|waive|spare <u_deed>", "$1"},
	{"u_none", 0, 0, "?i ?will ?shall ?am ?m heal|heals|healing|cure nobody|no_one|noone|none ?at_all", "power as healer"}, {"u_none", 0, 0, "nobody|no_one|noone|none|no_player is|gets|will|shall ?be healed|healing ?by ?me", "power as healer"}, {"u_none", 0, 0, "healer|healing : nobody|no_one|noone|none|nothing", "power as healer"}, {"u_none", 0, 0, "?i keep my|the healing for|to myself", "power as healer"},
	/* Before "heal" is read as an order of the Healer. */
	{NULL, 0, SAYING_DOUBT, "^ ?please ?i ?will ?shall heal nobody|no_one|noone|none" END, "no power as healer"},
	{"u_none", PHASE(1), 0, "?i ?will ?shall look|peek ?at nobody|no_one|noone|none", "power as mind"}, {"u_none", PHASE(1), 0, "nobody|no_one|noone ?s hand|cards", "power as mind"},
	{"u_none", PHASE(2), 0, "?i ?will ?shall ?would come|join|ally|help|comes|stay only|out|just if|unless|when|where ?i ?am ?m invited|asked|is_invited|called", "power as parasite"}, {"u_none", PHASE(2), 0, "only|just if|when|where ?i ?am ?m invited|asked|is_invited|called", "power as parasite"},
	{"u_none", PHASE(3) | PHASE(4), 0, "?my|the machine ?power ?shall|will rests|stands|sleeps|rest|stand|sleep ?still", "power as machine"},
	/* --- where --- */
	{"u_at", PHASE(2) | PHASE(3) | PHASE(4), 0, "in|for|at|on <chal>", "$1"}, {"u_at", PHASE(2) | PHASE(3) | PHASE(4), 0, "<chal>", "$1"}, {"u_at", PHASE(2) | PHASE(3) | PHASE(4), 0, "in versus <seat>", "versus $1"}, {"u_at", PHASE(2) | PHASE(3) | PHASE(4), 0, "against|versus|with ?the ?attack ?of <seat>", "versus $1"},
	{NULL, 0, SAID, "^ <u_none> <u_at>" END, "no $1 $2"}, {NULL, 0, SAID, "^ <u_at> ?:|, <u_none>" END, "no $2 $1"}, {NULL, 0, SAID, "^ <u_none>" END, "no $1"},
	{NULL, 0, SAID, "^ <u_none> <u_at> , ?i ?want ?would ?like ?prefer ?to win|fight ?there ?. $", "no $1 $2"},
	{NULL, 0, 0, NULL, NULL},
};
/* clang-format on */
