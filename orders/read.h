/* Reading a letter: text -> what was understood, line by line, and the sheet
 * afterwards. The same call reads a letter on arrival, in a rule scene, and a stored
 * sheet at the deadline, so the orders that were accepted are the orders that run.
 * SPDX-License-Identifier: ISC */
#ifndef ORDERS_READ_H
#define ORDERS_READ_H

#include "orders/lexis/word.h"
#include "orders/sheet.h"

struct page;
struct page_mark;
struct vocab;

/* The seat whose letter is read, and what it may know. */
struct reader {
	const struct vocab *vocab;
	const void *view; /* the seat's view; NULL before the game has started */
	/* The game's order form of a view, on the page; NULL: the examples of the orders stand in for it. */
	void (*form)(const void *view, struct page *);
	struct str game; /* the game's name: a header that names another is refused */
	int seat;
	int turn, phase; /* the open ones, from 1; turn 0: a set-up that is played */
	const char *names[16]; /* persons by seat, for "the person's name if unique" */
	/* The things that JOIN may wish for, in the game's word ("Powers"); NULL: the
	 * game gives nothing out. */
	const char *roles;
	bool old_key; /* the letter answers an earlier phase: its orders are refused,
			its commands and press count [orders, principle 9] */
	const char *why_old_key; /* said instead; NULL: the usual reason */
	bool stored;             /* canonical words from the store: no notes needed */
	bool unshown; /* nobody is told what became of the lines: forms of orders are not looked for */
	struct str
		confirmed; /* the part of the letter's text that a YES sends: its orders
				  are complete; empty: none */
	/* Added to the number of each line, where the text does not begin with the letter's first line. A line whose number
	 * is then not above 0 does not stand in the letter, and is shown without a number. */
	int shift;
	/* The lines of the text that begin with ">" were added: they tell what the line below them answers. They are not counted
	 * among the letter's lines, and nobody is told that they were not read. */
	bool quotes_apart;
};

enum verdict {
	VERDICT_BLANK,
	VERDICT_OK,      /* an order, as typed */
	VERDICT_NOTED,   /* an order with a remark */
	VERDICT_REFUSED, /* not used; the slot's earlier order stays */
	VERDICT_NOTE,    /* not read as an order */
	VERDICT_ASKED,   /* likely, but not used: line.ask is sent back */
	VERDICT_COMMAND,
	VERDICT_PRESS,
	VERDICT_HEADER,
};

/* Something to say about a line: a fault (the line is refused) or a remark. */
struct remark {
	bool fault;
	int column, width; /* characters (not bytes) in the typed line, from 0; width 0:
			      no caret */
	struct str text;   /* one sentence, for the player */
	const char *rule;  /* "preferences must be stated (rule 2)" or NULL */
	const char *help;  /* word for HELP, or NULL */
	bool mended;       /* it tells which word was meant by another */
	bool changed;      /* the house changed or added something */
	bool unread;       /* its words are in no order */
};

struct line {
	int number;       /* in the letter, from 1 */
	int n_typed;      /* lines it spans, continuation lines included */
	struct str typed; /* the player's own characters */
	enum verdict verdict;
	struct str
		reading; /* canonical words of what was understood; empty if nothing */
	int n_remarks;
	struct remark *remarks;
	int n_instead;
	struct str *instead; /* lines that would be right and legal now: copy one */
	struct slot_key key; /* the decision it is about, where that is known */
	bool has_key;
	bool understood; /* refused for its meaning, not for its form */
	bool terse;      /* in the words of the language alone: see line_class */
	bool idle;       /* as it was typed it is small talk */
	bool closing;    /* as it was typed it ends a letter: "That's all from me" */
	bool lacks; /* refused for what is left out, and for nothing else of its form */
	bool hopeless; /* nothing of its kind can be right now */
	bool passed;   /* refused for its phase alone, which is over: it was not read */
	bool quoted;   /* a comment, or quoted: never read */
	bool unticked; /* its box is not ticked, or it is struck out: never read */
	bool press;    /* of press that was refused: never read as an order */
	bool beside;   /* a sentence is beside its orders that was not read as one */
	bool taken_back; /* it takes back a part of itself, and tells so */
	int n_answered; /* questions in it that HELP answers, so that nobody else need */
	struct str
		read_as; /* refused by a rule: the order as it was read, in words that
			       were not written; else empty */
	struct str
		hints; /* nothing of it was understood: the forms of the orders to which
			     its words allude, one on each line */
	struct str in_force, clear; /* ... and the orders in force to which they do, and
				       what takes those back; likewise */
	struct str ask; /* VERDICT_ASKED: orders or commands that a YES would send, one
			   on each line */
};

/* "STATUS": as it is written in a letter. */
const char *command_name(enum command_kind);

/* Press as it was written, and to whom it goes. */
struct press {
	int line;
	bool grey; /* the writer is not named */
	bool all, gm, zine;
	bool bare;      /* it began without the word `press`: "To Bob: ..." */
	unsigned seats; /* bit per seat */
	struct str text;
};

/* A command; its words are explained beside its kind. */
struct command {
	enum command_kind kind;
	int line;
	struct str
		word; /* help WORD, timezone ZONE, observe GAME, clear SLOTNAME (empty:
			     all orders; "press": all press), the rest of the line for
			     others; may be empty */
	bool now, always; /* resign now; confirm always */
	/* join */
	int n_colours;
	int colours[16];   /* preferred seats' colours, first first */
	struct str powers; /* names, comma between */
	struct str lucky;  /* the lucky word for the shuffle */
	struct str phone;
	struct press to; /* clear press: of which readers; none: all of it */
};

/* Lines as typed that wait for a later phase. */
struct later_orders {
	int turn, phase;
	struct str text;
};

struct reading {
	int n_lines;
	struct line *lines;
	int n_commands;
	struct command *commands;
	int n_press;
	struct press *press;

	struct sheet sheet;                 /* in force from now on */
	int n_accepted, n_refused, n_notes; /* orders, lines, lines */
	int n_asked;                        /* lines that are only likely: questions */
	int n_changed;    /* accepted lines in which the house changed something */
	int n_taken_back; /* orders that stood before the letter, and that it takes back */
	const struct slot **taken_back;

	/* Headers that name later phases: the orders below each are kept for that
	 * phase. */
	int n_later;
	struct later_orders *later; /* each phase once, in the order of the letter */
	bool replaced;              /* `replace` stood at the top */
	bool has_orders_word;       /* is anything in it meant as an order? */
	unsigned
		spoken_to; /* bit per seat: sentences that were not read speak to them */
	/* Where nothing of what is meant as an order was understood: the seat's form, or orders of this phase as one would write
	 * them, one on each line. Otherwise empty. */
	struct str open_forms;
};

/* Reads `text` (the lines of a letter, without quotes and signature) on top of `before`
 * (NULL: an empty sheet). Never fails: faults become remarks. */
struct reading *orders_read(struct arena *, const struct reader *, struct str text,
			    const struct sheet *before);

/* The receipt's own part [reports, section 4]: `head` is the verdict in one line;
 * `body` the full set in canonical words with [new] [kept] [was: ...], then the
 * diagnostics [orders, section 6], then the lines that were not read. */
void echo_head(const struct reading *, struct buf *head);
void echo_body(const struct reading *, struct buf *body);
/* The same, also marking bytes: the words that a remark points at, and the carets and
 * the remark below them (page_marked). `marks` may be NULL. */
struct echo_marks {
	struct arena *a;
	int n;
	struct page_mark *list;
};
void echo_marked(const struct reading *, struct buf *body, struct echo_marks *marks);
/* The last part of it alone. */
void echo_notes(const struct reading *, struct buf *);

/* Returns the orders and commands that a YES would send, one on each line; empty if
 * nothing is asked. */
struct str reading_asked(struct arena *, const struct reading *);

/* The set in force alone, as STATUS shows it. */
void echo_sheet(const struct sheet *, struct buf *);

/* Is there HELP on the word: on a thing or an order of the game, or on what all games have? Works in the arena. */
enum help_known { HELP_UNKNOWN, HELP_OF_GAME, HELP_OF_HOUSE };
enum help_known orders_help_known(struct arena *, const struct vocab *,
				  const void *view, int phase, struct str word);
/* HELP and HELP WORD, from the vocabulary and the reader's view; `view` NULL and
 * `phase` 0: before the game. */
void orders_help(const struct vocab *, const void *view, int turn, int phase,
		 struct str word, struct buf *);

#endif
