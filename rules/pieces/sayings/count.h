/* How people say how many enemies are somewhere, for any game with the fact `enemy PLACE >= N`: rows for the first of its tables of
 * sayings (orders/sayings/phrase.h). The game defines the part <area>.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_PIECES_SAYINGS_COUNT_H
#define RULES_PIECES_SAYINGS_COUNT_H

#include "orders/vocab.h"

/* How enemies are where they are: "are", "standing". */
#define COUNT_STAND " ?are|is|be|stand|stands|standing|sit|sits|sitting|left|present "

/* X: the phases; MORE and LESS: the words before a number for "more than" and "fewer than"; MEN: the words for tokens; HERE: the word for the
 * place of the order itself, empty where a fact without a place is about it. */
/* clang-format off */
#define COUNT_SAYINGS(X, MORE, LESS, MEN, HERE) \
	/* --- how many --- */ \
	{"amount", X, 0, "at_least|minimum|min|>= <n>", ">= $1"}, {"amount", X, 0, "no fewer|less than <n>", ">= $1"}, {"amount", X, 0, "<n> or_more|+", ">= $1"}, {"amount", X, 0, "<n> or more|above|over", ">= $1"}, \
	{"amount", X, 0, "no_more_than|not_more_than <n>", "<= $1"}, {"amount", X, 0, "no|not more_than|over|above <n>", "<= $1"}, {"amount", X, 0, "no|not more than <n>", "<= $1"}, \
	{"amount", X, 0, "more_than|over|above|> <n>", MORE " $1"}, {"amount", X, 0, "more than <n>", MORE " $1"}, \
	{"amount", X, 0, "fewer_than|less_than|under|below|< <n>", LESS " $1"}, {"amount", X, 0, "fewer|less than <n>", LESS " $1"}, \
	{"amount", X, 0, "at_most|up_to|maximum|max|only|<= <n>", "<= $1"}, {"amount", X, 0, "<n> or less|fewer|under|below", "<= $1"}, {"amount", X, 0, "<n> at_most", "<= $1"}, \
	{"amount", X, 0, "no|zero|0", "<= 0"}, \
	{"hostile", X, 0, "?other|foreign|hostile|opposing enemies|hostiles|opponents|foes", ""}, {"hostile", X, 0, "enemy|foreign|hostile|opposing " MEN, ""}, {"hostile", X, 0, "enemy", ""}, \
	{"spot_of", X, 0, "?already in|at|on|inside|within <area>", "$1"}, {"spot_of", X, 0, "?already in|at ?that it|there|place|spot|sietch|stronghold|territory|castle|fort", HERE}, {"spot_of", X, 0, "?already there|here", HERE}, \
	{"spot_is", X, 0, "<area>", "$1"}, {"spot_is", X, 0, "it|there", HERE}, {"spot_is", X, 0, "that|the|this place|spot|sietch|stronghold|territory|castle|fort", HERE}, \
	/* --- the fact --- */ \
	{NULL, X, 0, "<spot_is> has|have|holds|hold|contains|contain|houses ?got <amount> <hostile> <spot_of>", "enemy $1 $2"}, {NULL, X, 0, "<spot_is> has|have|holds|hold|contains|contain|houses ?got <amount> <hostile>", "enemy $1 $2"}, \
	{NULL, X, 0, "<spot_is> is|be held|occupied|guarded|defended|garrisoned by <amount> <hostile>", "enemy $1 $2"}, \
	{NULL, X, 0, "?the <hostile> <spot_of> number|numbers|are|is|count|counts|come_to|total ?to <amount>", "enemy $2 $3"}, \
	{NULL, X, 0, "?there" COUNT_STAND "<amount> <hostile>" COUNT_STAND "<spot_of>", "enemy $3 $1"}, \
	{NULL, X, 0, "^ ?but|and should enemy", "if enemy"}, {NULL, X, 0, "should it be|happen|turn_out ?so that", "if"}, \
	{NULL, X, SAYING_DOUBT, "if there are|is|stand|be <amount> <hostile> $", "if enemy " HERE " $1"}, {NULL, X, SAYING_DOUBT, "unless there are|is|stand|be <amount> <hostile> $", "unless enemy " HERE " $1"}

/* M: the phases of marches. What goes somewhere else in one case: "..., send them to Carthag instead". */
#define COUNT_ELSEWHERE(M) \
	{NULL, M, 0, "^ ?but|and if <any> , ?then ?please ?i|we ?will|ll|shall ship|send|move|bring|take|put|land|direct|redirect them|those|these|it ?all ?instead to <area>", "if $1 , then to $2"}, {NULL, M, 0, "^ ?but|and if <any> , ?then they|those|these|it ?all ?shall|will|should|must go|goes|land|move ?instead to <area>", "if $1 , then to $2"}, \
	{NULL, M, 0, "^ ?but|and unless <any> , ?then ?please ?i|we ?will|ll|shall ship|send|move|bring|take|put|land|direct|redirect them|those|these|it ?all ?instead to <area>", "unless $1 , then to $2"}, {NULL, M, 0, "^ ?but|and unless <any> , ?then they|those|these|it ?all ?shall|will|should|must go|goes|land|move ?instead to <area>", "unless $1 , then to $2"}

/* The same of one player's tokens, for a game with the fact `PLAYER in PLACE >= N`: behind COUNT_SAYINGS. */
#define COUNT_OF_ONE(X, MEN) \
	{NULL, X, 0, "?the <seat> has|have|holds|hold|keeps|keep|stands|stand ?got ?with <amount> ?" MEN " <spot_of>", "$1 in $3 $2"}, \
	{NULL, X, 0, "?the <seat> is|are|stands|stand|sits|sit <spot_of> with <amount> ?" MEN, "$1 in $2 $3"}, \
	{NULL, X, 0, "?there" COUNT_STAND "<amount> ?of ?the <seat> ?" MEN " <spot_of>", "$2 in $3 $1"}
/* clang-format on */

#endif
