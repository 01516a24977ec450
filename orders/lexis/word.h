/* Words: a spelling and the concept for which it stands. Concepts that all games share are
 * named here; a game adds its own in a table of its own.
 * SPDX-License-Identifier: ISC */
#ifndef ORDERS_LEXIS_WORD_H
#define ORDERS_LEXIS_WORD_H

/* The commands of a letter; a word with WORD_COMMAND has one of these as its value. */
enum command_kind {
	COMMAND_STATUS,
	COMMAND_PREVIEW,
	COMMAND_WAIT,
	COMMAND_NOWAIT,
	COMMAND_FINAL,
	COMMAND_HELP,
	COMMAND_ABSENT,
	COMMAND_RESIGN,
	COMMAND_TEMPLATE,
	COMMAND_RULES,
	COMMAND_PROOF,
	COMMAND_HISTORY,
	COMMAND_WHY,
	COMMAND_ADDRESS,
	COMMAND_TIMEZONE,
	COMMAND_FORMAT,
	COMMAND_DIGEST,
	COMMAND_JOIN,
	COMMAND_DECLINE,
	COMMAND_CONFIRM,
	COMMAND_OBSERVE,
	COMMAND_ME, /* its word means something in orders, too: alone on a line */
	COMMAND_CLEAR,
};

/* Concepts that every game shares; a game's own begin at WORD_GAME. One concept may
 * have many spellings, single words or phrases. */
enum word_id {
	WORD_NONE,
	WORD_ELSE,
	WORD_NOTHING,
	WORD_IF,
	WORD_UNLESS,
	WORD_THEN,
	WORD_AND,
	WORD_OR,
	WORD_NOT,
	WORD_NUMBER, /* value: 1..20; such a token has the kind of a number */
	WORD_SEAT,   /* value: the seat. A colour, or its letter alone or before a digit
		      */
	WORD_PRONOUN, /* he, she, they: the only player named before in the line */
	WORD_IT,
	WORD_I,
	WORD_ME,
	WORD_THERE,
	WORD_WITH,
	WORD_FROM,
	WORD_TO,
	WORD_ON,
	WORD_IN,
	WORD_OF,
	WORD_BY,
	WORD_ALL,
	WORD_EVERYONE,
	WORD_NOBODY,
	WORD_EXCEPT,
	WORD_NO,
	WORD_NOISE,
	WORD_COMMAND, /* value: enum command_kind */
	WORD_ORDERS,
	WORD_REPLACE,
	WORD_TURN,
	WORD_PHASE,
	WORD_PREF,
	WORD_END,
	WORD_PRESS,
	WORD_ENDPRESS,
	WORD_PROSE, /* begins a sentence, never an order: not repaired into one */
	WORD_GAME = 64,
};

enum word_flag {
	WORD_DROPPED = 1, /* skipped where the grammar does not ask for it */
	WORD_NOUN =
		2, /* a thing of the game: a note with one may be a misspelt order */
	WORD_LETTER = 4, /* counts only alone or before a digit; never repaired into */
	WORD_KIND = 8,   /* a number behind it is its name, and no amount: "castle 5" */
};

struct word {
	const char *text; /* lower case; a phrase has single spaces */
	short id, value;
	unsigned flags;
};

#endif
