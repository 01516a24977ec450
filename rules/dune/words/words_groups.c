/* Who moves, told in sentences: "the three that I have in Carthag pass to Tsimpo", "two of them Sardaukar", "five of them ride", and what is
 * to be placed and bid in such sentences. Before all tables but that of the plans. See orders/sayings/phrase.h; words_sayings.c and
 * rules/pieces/sayings/prose.h define the parts that are not here.
 * SPDX-License-Identifier: ISC */
#include "rules/dune/words/words_rows.h"
#include "rules/pieces/sayings/prose.h"

/* What stays behind when others ride. */
#define LEFT_BEHIND                                                                    \
	"the|1|one ?1|one ?sixth|seventh|fifth|fourth|third|other|others|last|rest|remaining|left ?one|ones|two|2|3 ?of_them ?of ?them stays|stay|remains|remain|waits|wait|sits|keeps|is|are ?left ?put|behind|there|here|back|where_it_is|where_they_are ?where ?it|they ?is|are ?in|at|on"

/* clang-format off */
const struct saying du_words_groups[] = {
	/* --- elites among those who go: behind the place --- */
	{"common", M | X, 0, "normal|ordinary|regular|common|plain|simple ?ones|forces|men|troops|tokens|soldiers|units|fighters", ""},
	{"common", M | X, 0, "normals|regulars|ordinaries|commons", ""},
	{"elite_said", M | X, 0, "?and including|incl|with|of_which|of_these|among_them|counting|namely ?them|these|which ?: ?, <n> ?of_them|of_these ?of ?them|these ?are|is|being|be|as elites", "$1 elites"},
	{"elite_said", M | X, 0, "?and among|of them|these|which ?: ?, <n> ?are|is|being|be|as elites", "$1 elites"},
	{"elite_said", M | X, 0, "?and <n> of_them|of_which|of_these ?are|is|being|be|as elites", "$1 elites"},
	{"elite_said", M | X, 0, "?and <n> of them|which|whom|these ?are|is|being|be|as elites", "$1 elites"},
	{"elite_said", M | X, 0, "?and <n> are|is|being|be elites", "$1 elites"},
	{"elite_said", M | X, 0, "?and <n> of_them|of_these|of_those|of_which are|is|being|be a elites", "$1 elites"},
	{"elite_said", M | X, 0, "?and <n> elites are|is|being ?also ?included among_them|among_these|among_those|included|too", "$1 elites"},
	{"elite_said", M | X, 0, "among|in ?them|these|those|it|which ?:|, ?are|is <n> elites", "$1 elites"},
	{"elite_said", M | X, 0, "?and <n> elites are|is|being ?also ?included among|in|of ?the them|these|those|it|number|group", "$1 elites"},
	{"elite_said", M | X, 0, "?and ?that|this|it|which includes|contains|counts ?a|the <n> elites", "$1 elites"},
	{"elite_said", M | X, 0, "?the|this|that ?group|force|army|shipment|landing|they|these|it consists|consist|composed|made ?is|are ?up of|: <n> elites", "$1 elites"},
	{"elite_part", M | X, 0, "<elite_said>", "$1"},
	{"elite_part", M | X, 0, "?the|this|that ?group|force|army|shipment|they|these ?consists|consist|is|are ?of ?: <n> elites ?,|plus|+ ?and <n> <common>", "$1 elites and $2 forces"},
	{"elite_part", M | X, 0, "?the|this|that ?group|force|army|shipment|they|these ?consists|consist|is|are ?of ?: <n> <common> ?,|plus|+ ?and <n> elites", "$3 elites and $1 forces"},
	{"elite_part", M | X, 0, "<n> elites", "$1 elites"},
	{"plain_part", M | X, 0, "?,|and|plus|+|& ?and ?the <n> ?of_them ordinary|normal|regular|common|plain|other|others|normals|regulars|rest ?ones|forces|men|troops|tokens|soldiers", "and $1 forces"},
	{"plain_part", M | X, 0, "?,|and|plus|+|& ?and ?the ?all rest|others ?are|is|being ordinary|normal|regular|common|normals|regulars ?ones|forces|men|troops", ""},
	/* "3 normals to Tabr and 2 elites" are five */ {NULL, M, 0, "<n> normals to|into|in ?the <area> ?, ?and|plus|+|& <n> elites", "$1 forces and $3 elites to $2"},
	{NULL, M, DOUBT, "^ ?i|we ?will|shall|would|d|ll <lands> ?: <n> ?<men> <into> ?,|(|:|;|.|- <elite_part> ?<plain_part> ?) $", "ship $2 with $5 $6 to $4"},
	{NULL, M, DOUBT, "^ <n> ?<men> <into> ?,|(|:|;|.|- <elite_part> ?<plain_part> ?) $", "ship $1 with $4 $5 to $3"},
	{NULL, M, DOUBT, "^ ?i|we ?will|shall|would|d|ll <lands> ?: <n> ?<men> ?,|(|:|- <elite_said> ?<plain_part> ?) ?, <into>", "ship $2 with $4 $5 to $6"},
	{NULL, M | X, 0, "<n> ?<men> (|: <elite_part> <plain_part> ?) ?,", "$1 with $3 $4"},
	{NULL, M | X, DOUBT, "<n> ?<men> from <area> <into> ?,|(|:|;|.|- <elite_part> ?<plain_part> ?) $", "$1 with $5 $6 from $3 to $4"},
	{NULL, M, DOUBT, "^ ?i|we ?will|shall|would|d|ll <lands> ?: <n> ?<men> to|into|in|at|on ?the ~carthag :|(|- <n> ?of_them|of_which ?of ?them|which|these ?are|is|being elites ?<plain_part> ?) $", "ship $2 with $5 elites $6 to $4"},
	{NULL, M, DOUBT, "^ ship <n> ?<men> to|into|in|at|on ?the ~carthag :|(|- <n> ?of_them|of_which ?of ?them|which|these ?are|is|being elites ?<plain_part> ?) $", "ship $1 with $4 elites $5 to $3"},
	/* "One normal and one Sardaukar" are two. */
	{NULL, M | X, 0, "<n> <common> ,|and|plus|+|& ?and ?also <n> ?of ?the ?my elites", "$1 forces and $3 elites"},
	{NULL, M | X, 0, "<n> elites ,|and|plus|+|& ?and ?also <n> <common>", "$1 elites and $2 forces"},
	{NULL, M | X, DOUBT, "<n> , <n> elites", "$1 with $2 elites"},
	/* --- who goes where --- */
	MARCH_PROSE(M, "forces|force|troops|soldiers|fighters|units|tokens|guys|lads"),
	/* --- one shipment, and another where that cannot be --- */
	SHUT_PARTS(M),
	{NULL, M, DOUBT, "^ <n> to|into|in ?the <area> ,|;|. ?and|or|but|else <shut> ?<by_turn> ?,|:|- ?then ?i|we ?ship|land|send <n> to|into|in ?the <area> $", "ship $1 to $2 else ship $5 to $6"},
	{NULL, M, 0, "^ ?my|our shipment|shipping|shipments|ship ?, in this|order ?order ?of ?preference ?:|,", "ship"},
	{NULL, M, 0, "^ in this order|sequence ?of ?preference :|, ?i ?ship <n>", "ship $1"},
	SHUT_ROWS(M, "ship|land|send|shipping", "forces|troops|men|soldiers|units|tokens", "to|into|in", "ship|land|send", "ship", "to"),
	/* --- rides --- */
	{"riders", X, 0, "?all ?of ?my|our|the <n> ?of ?my|our|us|them|mine|ours ?best ?people|fremen|fedaykin ?<men>", "$1"},
	{"riders", X, 0, "<n> of the|my|our|these|those <n> ?people|fremen|fedaykin ?<men>", "$1"},
	{"rides_it", X, 0, "?will|shall|should|must|are ?to ride|rides|riding|mount|mounts|take|takes|board ?him|it ?the ?on ?back ?of ?the ?worm|sandworm|maker|shai_hulud|beast ?and|, ?then ?go|goes|goes_on|on|off|over|across|away|travel ?down|over|on", ""},
	{"bound", X, 0, "?,|:|- ?and ?then ?go|goes|travel|fly|are_carried|are_taken ?over|down|on to|into|onto|for|towards|destination|goal ?: ?is ?the <area>", "$1"},
	{"bound", X, 0, "->|> <area>", "$1"},
	{NULL, X, DOUBT, "^ <riders> <rides_it> <bound>", "ride $1 to $3"},
	{NULL, X, DOUBT, "^ <riders> ?that|which ?are|stand|is from|in|at|out_of <area> <rides_it> <bound>", "ride $1 from $2 to $4"},
	{NULL, X, DOUBT, "^ ?i|we ?will|shall|would|d|like ?to <rides_it> ?with <riders> <bound>", "ride $2 to $3"},
	{NULL, X, DOUBT, ",|;|.|and|:|-|( ?and ?but ?only " LEFT_BEHIND " <area> ?) $", ""},
	{NULL, X, DOUBT, ",|;|.|and|:|-|( ?and ?but ?only " LEFT_BEHIND " ?) $", ""},
	{NULL, X, DOUBT, "^ ?and ?but ?only " LEFT_BEHIND " ?<area> $", ""},
	/* --- alliances, passes, bids --- */
	TAIL_PROSE, PASS_PROSE(X | B), ALLY_PROSE(X, " , "), BID_PROSE(B, "spice", "maxspice"),
	{NULL, B, 0, "<n> sp ?. $", "$1 spice"},
	{NULL, B, 0, "<n> sp ?. ,|;", "$1 spice ;"},
	/* --- where the forces begin --- */
	{"wide", S, 0, "false_wall_south", "false_wall_south"},
	{"wide", S, 0, "false_wall_west", "false_wall_west"},
	{"wide", S, 0, "false_wall_east", "false_wall_east"},
	{NULL, S, 0, "<wide> ?:|=|-|, <n> ?<men> ( ?in ?sector|sec|s <n> ?)", "$2 in $1 sector $4"},
	{NULL, S, 0, "<wide> ?:|=|-|, <n> ?<men> in|, ?in sector|sec <n>", "$2 in $1 sector $4"}, /* in a list: alone, such a row is one of several below each other */ {NULL, S, 0, ",|;|and ?and <wide> ?,|( ?in ?sector|sec|s <n> ?) ?:|=|- <n> ?<men>", ", $3 in $1 sector $2"},
	{NULL, S, 0, "place <wide> ?,|( ?in ?sector|sec|s <n> ?) ?:|=|- <n> ?<men>", "place $3 in $1 sector $2"},
	{NULL, S, 0, "<wide> ?,|( ?in ?sector|sec|s <n> ?) ?:|=|- <n> ?<men> ,|;|and", "$3 in $1 sector $2 ,"},
	{NULL, S, 0, "<n> ?<men> in|to|on|at ?the <wide> ?,|( ?in sector|sec <n> ?)", "$1 in $3 sector $4"},
	{NULL, S, 0, "^ ?my|our|the ?all ten|10|forces|ones|setup|set_up|start|placement|place|begin|starting|opening ?up ?forces|position|positions ?are|is|shall|to ?to ?be ?placed|place|deployed|set ?as ?follows :|=|-", "place"},
	{NULL, S, DOUBT, ",|;|.|=|( ?that ?makes|is|total|sum|altogether|together|in_all|gives|adds ?up ?to|: ten|10 ?in_all|altogether|together|forces ?) ?, ?it ?balances|adds ?up $", ""},
	{NULL, S, DOUBT, ",|;|.|( ?so ?it|that|this balances|adds|is ?up|all|correct|right $", ""},
	{NULL, 0, 0, NULL, NULL},
};
/* clang-format on */
