/* The words that all games share.
 * SPDX-License-Identifier: ISC */
#include "orders/lexis/words.h"

#include <stddef.h>

#define DROP WORD_DROPPED

/* clang-format off */
const struct word common_words[] = {
	{"else", WORD_ELSE, 0, 0}, {"otherwise", WORD_ELSE, 0, 0}, {"or else", WORD_ELSE, 0, 0},
	{"failing that", WORD_ELSE, 0, 0}, {"if not possible", WORD_ELSE, 0, 0},
	{"if that fails", WORD_ELSE, 0, 0}, {"failing which", WORD_ELSE, 0, 0},
	{"if that is not possible", WORD_ELSE, 0, 0}, {"if this is not possible", WORD_ELSE, 0, 0},
	{"if it is not possible", WORD_ELSE, 0, 0}, {"if that is impossible", WORD_ELSE, 0, 0},
	{"nothing", WORD_NOTHING, 0, 0}, {"keep it", WORD_NOTHING, 0, 0},
	{"no action", WORD_NOTHING, 0, 0}, {"do nothing", WORD_NOTHING, 0, 0},
	{"if", WORD_IF, 0, 0}, {"only if", WORD_IF, 0, 0}, {"but only if", WORD_IF, 0, 0},
	{"unless", WORD_UNLESS, 0, 0}, {"but not if", WORD_UNLESS, 0, 0},
	{"except if", WORD_UNLESS, 0, 0}, {"not if", WORD_UNLESS, 0, 0},
	{"then", WORD_THEN, 0, DROP}, {"and", WORD_AND, 0, 0}, {"or", WORD_OR, 0, 0},
	{"not", WORD_NOT, 0, 0},

	{"one", WORD_NUMBER, 1, 0}, {"two", WORD_NUMBER, 2, 0}, {"three", WORD_NUMBER, 3, 0},
	{"four", WORD_NUMBER, 4, 0}, {"five", WORD_NUMBER, 5, 0}, {"six", WORD_NUMBER, 6, 0},
	{"seven", WORD_NUMBER, 7, 0}, {"eight", WORD_NUMBER, 8, 0}, {"nine", WORD_NUMBER, 9, 0},
	{"ten", WORD_NUMBER, 10, 0}, {"eleven", WORD_NUMBER, 11, 0},
	{"twelve", WORD_NUMBER, 12, 0}, {"thirteen", WORD_NUMBER, 13, 0},
	{"fourteen", WORD_NUMBER, 14, 0}, {"fifteen", WORD_NUMBER, 15, 0},
	{"sixteen", WORD_NUMBER, 16, 0}, {"seventeen", WORD_NUMBER, 17, 0},
	{"eighteen", WORD_NUMBER, 18, 0}, {"nineteen", WORD_NUMBER, 19, 0},
	{"twenty", WORD_NUMBER, 20, 0}, {"thirty", WORD_NUMBER, 30, 0},
	{"forty", WORD_NUMBER, 40, 0}, {"zero", WORD_NUMBER, 0, 0}, {"single", WORD_NUMBER, 1, 0},

	{"he", WORD_PRONOUN, 0, 0}, {"she", WORD_PRONOUN, 0, 0}, {"they", WORD_PRONOUN, 0, 0},
	{"him", WORD_PRONOUN, 0, 0}, {"them", WORD_PRONOUN, 0, 0},
	{"his", WORD_PRONOUN, 0, 0}, {"her", WORD_PRONOUN, 0, 0}, {"their", WORD_PRONOUN, 0, 0},
	{"it", WORD_IT, 0, 0}, {"i", WORD_I, 0, DROP}, {"me", WORD_ME, 0, 0},
	{"myself", WORD_ME, 0, 0}, {"there", WORD_THERE, 0, 0},
	{"with", WORD_WITH, 0, DROP}, {"w/", WORD_WITH, 0, DROP}, {"w", WORD_WITH, 0, DROP | WORD_LETTER}, {"using", WORD_WITH, 0, DROP},
	{"from", WORD_FROM, 0, 0}, {"ex", WORD_FROM, 0, 0}, {"to", WORD_TO, 0, 0}, {"on", WORD_ON, 0, 0},
	{"onto", WORD_ON, 0, 0}, {"in", WORD_IN, 0, 0}, {"for", WORD_IN, 0, 0},
	{"at", WORD_IN, 0, 0}, {"of", WORD_OF, 0, DROP}, {"by", WORD_BY, 0, 0},
	{"all", WORD_ALL, 0, 0}, {"every", WORD_ALL, 0, 0}, {"everyone", WORD_EVERYONE, 0, 0},
	{"everybody", WORD_EVERYONE, 0, 0}, {"nobody", WORD_NOBODY, 0, 0},
	{"no one", WORD_NOBODY, 0, 0}, {"none", WORD_NOBODY, 0, 0}, {"nil", WORD_NOBODY, 0, 0},
	{"except", WORD_EXCEPT, 0, 0}, {"but", WORD_EXCEPT, 0, 0},
	{"all but", WORD_EVERYONE, 1, 0}, {"no", WORD_NO, 0, 0},

	{"lol", WORD_NOISE, 0, DROP}, {"going to", WORD_NOISE, 0, DROP},
	{"please", WORD_NOISE, 0, DROP}, {"pls", WORD_NOISE, 0, DROP},
	{"thanks", WORD_NOISE, 0, DROP}, {"thank you", WORD_NOISE, 0, DROP},
	{"the", WORD_NOISE, 0, DROP}, {"a", WORD_NOISE, 0, DROP}, {"an", WORD_NOISE, 0, DROP},
	{"my", WORD_NOISE, 1, DROP}, {"will", WORD_NOISE, 0, DROP},
	{"own", WORD_NOISE, 0, DROP}, {"and please", WORD_NOISE, 0, DROP},
	{"would like to", WORD_NOISE, 0, DROP}, {"like to", WORD_NOISE, 0, DROP},
	{"want to", WORD_NOISE, 0, DROP}, {"wish to", WORD_NOISE, 0, DROP},
	{"am going to", WORD_NOISE, 0, DROP}, {"let us", WORD_NOISE, 0, DROP},

	{"status", WORD_COMMAND, COMMAND_STATUS, 0}, {"preview", WORD_COMMAND, COMMAND_PREVIEW, 0},
	{"wait", WORD_COMMAND, COMMAND_WAIT, 0}, {"nowait", WORD_COMMAND, COMMAND_NOWAIT, 0},
	{"no wait", WORD_COMMAND, COMMAND_NOWAIT, 0}, {"final", WORD_COMMAND, COMMAND_FINAL, 0},
	{"help", WORD_COMMAND, COMMAND_HELP, 0}, {"absent", WORD_COMMAND, COMMAND_ABSENT, 0},
	{"resign", WORD_COMMAND, COMMAND_RESIGN, 0},
	{"template", WORD_COMMAND, COMMAND_TEMPLATE, 0}, {"rules", WORD_COMMAND, COMMAND_RULES, 0},
	{"proof", WORD_COMMAND, COMMAND_PROOF, 0}, {"history", WORD_COMMAND, COMMAND_HISTORY, 0},
	{"timezone", WORD_COMMAND, COMMAND_TIMEZONE, 0},
	{"format", WORD_COMMAND, COMMAND_FORMAT, 0}, {"digest", WORD_COMMAND, COMMAND_DIGEST, 0},
	{"decline", WORD_COMMAND, COMMAND_DECLINE, 0},
	{"confirm", WORD_COMMAND, COMMAND_CONFIRM, 0},
	{"observe", WORD_COMMAND, COMMAND_OBSERVE, 0}, {"clear", WORD_COMMAND, COMMAND_CLEAR, 0},

	{"orders", WORD_ORDERS, 0, 0}, {"replace", WORD_REPLACE, 0, 0}, {"turn", WORD_TURN, 0, 0},
	{"phase", WORD_PHASE, 0, 0}, {"pref", WORD_PREF, 0, 0}, {"preference", WORD_PREF, 0, 0},
	{"end", WORD_END, 0, 0}, {"press", WORD_PRESS, 0, 0}, {"endpress", WORD_ENDPRESS, 0, 0},

	{"dear", WORD_PROSE, 0, 0}, {"hello", WORD_PROSE, 0, 0}, {"hi", WORD_PROSE, 0, 0},
	{"hey", WORD_PROSE, 0, 0}, {"sorry", WORD_PROSE, 0, 0}, {"here", WORD_PROSE, 0, 0},
	{"cheers", WORD_PROSE, 0, 0}, {"regards", WORD_PROSE, 0, 0}, {"best", WORD_PROSE, 0, 0},
	{"well", WORD_PROSE, 0, 0}, {"so", WORD_PROSE, 0, 0}, {"this", WORD_PROSE, 0, 0},
	{"that", WORD_PROSE, 0, 0}, {"what", WORD_PROSE, 0, 0}, {"we", WORD_PROSE, 0, 0},
	{"you", WORD_PROSE, 0, 0}, {"only", WORD_PROSE, 0, 0}, {"hard", WORD_PROSE, 0, 0},
	{"really", WORD_PROSE, 0, 0}, {"said", WORD_PROSE, 0, 0}, {"sent", WORD_PROSE, 0, 0},
	{"can", WORD_PROSE, 0, 0}, {"could", WORD_PROSE, 0, 0}, {"would", WORD_PROSE, 0, 0},
	{"real", WORD_PROSE, 0, 0}, {"last", WORD_PROSE, 0, 0}, {"great", WORD_PROSE, 0, 0},
	{"played", WORD_PROSE, 0, 0}, {"players", WORD_PROSE, 0, 0}, {"maybe", WORD_PROSE, 0, 0},
	{"happy", WORD_PROSE, 0, 0}, {"good", WORD_PROSE, 0, 0}, {"note", WORD_PROSE, 0, 0},
	{"about", WORD_PROSE, 0, 0}, {"also", WORD_PROSE, 0, 0}, {"still", WORD_PROSE, 0, 0},
	{NULL, 0, 0, 0},
};
/* clang-format on */
