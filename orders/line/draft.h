/* One letter while it is read: used by all files of this room.
 * SPDX-License-Identifier: ISC */
#ifndef ORDERS_DRAFT_H
#define ORDERS_DRAFT_H

#include "orders/parse.h"

/* Lines beyond it are told to their writer, and not read. */
enum {
	LETTER_LINES = 5000,
	LETTER_ORDERS = 500,
	LETTER_WORDS = 2000, /* in lines of orders */
	LETTER_COMMANDS = 50,
	LETTER_PRESS = 100,
	LETTER_COLUMNS = 2000,
};

/* One decision as a line words it. */
struct order {
	int line;       /* index in letter.line */
	int number;     /* stated preference; 0: none */
	bool preferred; /* ... by that word: "preference 2: ..." */
	struct slot_key key;
	int n_alternatives;
	struct alternative *alternatives;
	int from, width;  /* columns, for a caret */
	bool refused;     /* by its line, or by another line of the slot */
	bool cleared;     /* by a `clear` further down */
	bool pass_all;    /* "no ally": about all slots of the verb */
	bool standing;    /* holds beyond this phase */
	bool table;       /* its last alternative is a table: nothing may follow */
	bool ranked;      /* lines after it are further wishes */
	uint64_t none_of; /* see struct parsed */
};

enum { VERB_WORDS = 256 };

struct draft {
	struct arena *a;
	const struct reader *reader;
	unsigned open; /* reader_open: it is asked of each verb */
	/* Where in vocab.verbs the first verb of a word stands, from 1; 0: no order begins with it. Two words may have one
	 * place. */
	short verbs[VERB_WORDS];
	const struct lexicon *lexicon;
	struct reading *out;
	const struct sheet *before;
	void *promises;
	int n_promised; /* how often one was added: what is read by them may then be read otherwise */

	struct str text; /* the letter, of which each line is a part */
	int n_lines;
	struct line *line;
	int n_orders, n_order_lines, n_order_words;
	struct order *order;

	/* Slots that are emptied, by lines of the letter above. */
	int n_clears;
	struct {
		struct slot_key key;
		int line;
	} clear[LETTER_COMMANDS];

	bool bare; /* this line begins with a card and names its challenge after it */
	bool guessed; /* the first word of this line is a guess with no noun after it */
	bool named;   /* words that need a colon may begin an order without one */
	bool joining; /* a `join` stood before */
	bool forwards; /* what is below is a letter of somebody else */
	int n_reads; /* readings of what people wrote in their own words: see free_split */
	int n_deep;  /* attempts at parts of sentences: see free_split */
	int n_parts; /* orders that were held against parts below: see free_completed */
	int n_else_words; /* read to find out what belongs behind `else` */
	int signature;    /* the line on which it begins; 0: there is none */
	const char *
		source; /* the bytes of the letter as they came, of which reader.confirmed is a part */
	const char *
		plain; /* the same bytes in plain words, while they are read (free_plain.c) */
	char *copy; /* the same bytes, to write: what only lays it out becomes spaces (letter_blank_mark) */
	bool dotted; /* there was a list with "o " for dots */
	bool marked; /* there was any such thing */
	struct str
		outlined; /* the last line with a number before it, as it was typed */
	int n_apart; /* lines so far that are not the letter's (reader.quotes_apart) */
	/* The next line that ends or begins press, and whether it is an ENDPRESS; NULL:
	 * not yet looked for. */
	const char *press_mark;
	bool press_closed;
	int later_turn,
		later_phase;    /* named by the last header; phase 0: the open one */
	struct buf *later_text; /* by index into reading.later */
	int n_later_texts;
	bool for_later; /* a header of the letter named a later phase */
	bool closed_by_header;
	bool closed; /* nothing below is an order: why */
	bool passed; /* ... because its phase is over */
	struct str why_closed;
	int n_tokens;

	/* Not cleared: a line is cut into them before they are read. */
	struct token token[LEX_TOKENS + 1];
	struct token spare[LEX_TOKENS + 1]; /* for lines that are only tried out */
};

/* --- draft.c --- */
struct line *letter_line(struct draft *, int number, int n_typed, struct str typed);
void letter_remark(struct draft *, struct line *, bool fault, int column, int width,
		   const char *rule, const char *fmt, ...)
	__attribute__((format(printf, 7, 8)));
/* Words of a line with orders that none of them has. */
void letter_unread(struct draft *, struct line *, int column, int width);
/* The word was read as another one. */
void letter_mended(struct draft *, struct line *, int column, int width,
		   struct str typed, const char *as);
void letter_add(struct draft *, struct line *, const struct remark *);
/* Adds a command to the reading, for this line. */
struct command *letter_command(struct draft *, struct line *, enum command_kind);
/* Adds to whom press goes: "blue, green", "all but Blue", "gm", "zine"; what comes after it is left. False: a fault was told. */
bool letter_readers(struct parse *, struct press *);
/* Begins a parse of these tokens. */
void letter_parse(struct draft *, struct parse *, struct token *, int n);
/* The promises to others in the orders from `first` on: see vocab.promise. */
void letter_promise(struct draft *, int first);
/* Does it hold a character that did not arrive (U+FFFD)? Then no order in it counts. */
bool line_is_broken(struct str typed);
/* Does the line stand in what a YES sends (reader.confirmed)? It lacks nothing, and is not asked about again. */
bool draft_sends(const struct draft *, const struct line *);
/* The last header named a later phase: the line is kept for it. */
void letter_keep_later(struct draft *, struct line *);

/* --- kind.c: is a line an order at all? --- */
enum line_kind {
	LINE_NOTE,
	LINE_LOST /* a note that looks like an order */,
	LINE_ORDER
};

/* Is it an order word of this game in the past tense: "moved", "gave"? */
/* Is the word an order word behind "un", as in "uninvite"? */
bool line_takes_back(const struct draft *, struct str word);
bool line_tells_past(const struct draft *, const struct token *);
/* Does it begin as an order does? May repair the first word in `token`. `early`: its
 * verb is read before the others. */
enum line_kind line_kind(struct draft *, struct line *, bool *early);
/* Is it LINE_ORDER? For what is only tried: nobody is told what another line looks like, which costs more than all else. */
bool line_is_order(struct draft *);
bool line_has_noun(const struct token t[], int n, int from);

/* --- terse.c --- */
/* Finds out once which readers have no business with the line. It is terse if its tokens are words of the language alone, from an order's own
 * word on: things and words of the game, numbers and the small words between them. What is looked for in sentences (talk, press,
 * courtesy, corrections, doubts) is made of other words. And it is idle if it is small talk, in which nobody looks for an order. */
void line_class(const struct draft *, struct line *);
/* Is the line terse, and without a colon, which may come after the name of a reader? Then it is not press. */
bool line_tells_nobody(const struct line *);

/* --- prefix.c: the beginning of an order --- */
/* Which token parse_peek shows. */
static inline int parse_next(struct parse *p)
{
	return (int)(parse_peek(p) - p->token);
}
/* The verb for token `i` in the open phase; else in another (`*wrong`); else NULL. What stands before it counts, too: a number or a
 * player begins an attack right after `else` alone. */
const struct verb *verb_find(const struct draft *, const struct token *all, int i,
			     bool *wrong);
bool verb_fits(const struct verb *, int id, int value);
bool colon_follows(const struct token *);
/* "1." "2)" "pref 3:" "-" "*" before an order: the number, or 0. */
int read_number(struct parse *);
/* "C1:" before an order: kept in parse.label. It needs its colon, or a verb after
 * it. */
bool read_label(struct draft *, struct parse *);

/* --- span.c: how far an order goes --- */
/* The token after the order that begins at parse.i with its number and label: its `;`,
 * or parse.end. */
int span_end(struct draft *, const struct parse *);
/* The verb that reads the tokens from parse.i if they form a table, else NULL. */
const struct verb *span_table(const struct parse *);

/* --- line.c: a line as orders --- */
/* Would this text be accepted? */
bool line_accepts(struct draft *, struct str text);
/* The same, and is it one order? */
bool line_is_one(struct draft *, struct str text);

/* --- line_take.c --- */
/* Reads letter.token, made from `line->typed`, and adds its orders. */
void line_read(struct draft *, struct line *);

/* --- repair.c --- */
/* Token `i` and the next `words` - 1 become this word. */
void token_patch(struct token t[], int *n, int i, int words, const struct word *);

/* --- instead.c --- */
/* Offers a line that would be right, if it reads as an order without a fault, and if
 * everything that it names also is in `written`. */
void letter_instead(struct draft *, struct line *, struct str, struct str written);
/* The same for a line whose first word stands for `verb`, with a blank for each unknown
 * word. */
void letter_blanks(struct draft *, struct line *, const char *verb);

/* --- offered.c --- */
/* Offers the form of an order, with its blanks, in the place of the writer's own line with blanks (`anew`). All that it names
 * is in the line, or else in the tokens as which it was `read`, and then that is told. false: it is not offered. */
bool letter_form(struct draft *, struct line *, struct str, const struct token read[],
		 int n_read, bool anew);

/* --- command.c --- */
/* Reads the line if it is a command; false if it is not. */
bool command_read(struct draft *, struct line *);
/* Does it change nothing in the game? Such a command is carried out where it stands beside an order. FINAL, WAIT, RESIGN and the like
 * are asked about there, for they decide more than they say. */
bool command_is_harmless(enum command_kind);
/* "No wait", in two words: NOWAIT, or a cry that stops somebody. */
bool command_is_no_wait(const struct token *);
/* Refuses "no wait!" and "stop" with both of the commands that may be meant (command_double.c); false: the line is neither. */
bool command_refuse_double(struct draft *, struct line *);

/* --- seat_form.c --- */
/* The lines of the form that the reader's game has for this seat now (`reader.form`). It says better than the examples of the
 * orders what is open: whom the seat has to attack, what it holds. */
void letter_seat_form(const struct reader *, struct arena *, struct buf *);

/* --- join.c: only before the game --- */
bool join_read(struct draft *, struct line *);

#endif
