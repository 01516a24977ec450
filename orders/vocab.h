/* The parts of a game's language: its words, its verbs with the phases in which they
 * are legal, its facts, and a few questions that the common reader asks the game. The
 * tables are constant; `orders/` knows no word of any game, a game parses its own
 * arguments with the small services of parse.h.
 * SPDX-License-Identifier: ISC */
#ifndef ORDERS_VOCAB_H
#define ORDERS_VOCAB_H

#include "orders/lexis/word.h"
#include "orders/read.h"

struct parse;
struct sheet_check;

/* A verb's parser fills this for one alternative. */
struct parsed {
	const void *action;   /* NULL: nothing is done (an order not to) */
	struct str text;      /* canonical words where `action` is NULL */
	struct slot_key key;  /* alternatives of a slot agree in `verb` and `a` */
	enum stratum allowed; /* a condition on it may name facts up to here */
	const char *why;      /* ... because: for the refusal of a higher one */
	bool sure; /* nothing can prevent it when it runs: no alternative after it will
			    ever be needed */
	bool standing; /* holds beyond this phase until changed or cleared: see
			  vocab.standing */
	uint64_t
		none_of; /* bit per verb (its id, below 64) of which it says that none is
			     ordered: beside such an order it is refused */
	bool ranked; /* further lines of one letter about the decision are wishes in the
			  order in which they stand; else they want numbers or `else` */
};

/* How far an order goes in its line. */
enum span {
	SPAN_ORDER, /* to the next `;` */
	SPAN_PARTS, /* over every `;` after which no verb of this phase, no label and
		       no `if` begins another order; `else` parts alternatives */
	SPAN_TABLE, /* to the end of the line, `;` and `else` included: the parser of a
		       verb with `table` reads them */
};

struct verb {
	short word;       /* id of its first word; 0 with NUMBER-led cards */
	short value;      /* of that word, or -1: any */
	unsigned phases;  /* bit per kind of phase: PHASE(1) | PHASE(3) */
	int id;           /* the game's own */
	bool early;       /* read before the other lines of a letter: see `promise` */
	bool after_if;    /* "if" may be before it as a part of it */
	bool colon;       /* begins an order only where a colon comes after it: in prose
			     it is a word like others */
	bool after_label; /* may begin an alternative only after a label or `else` */
	bool after_else;  /* begins an alternative only right after `else` */
	bool helps;       /* it helps the first player whom it names: never the one whom
			     the words are against */
	bool tells; /* what another player does is what it orders: "the Emperor wins in
			   turn 6" is a prediction */
	bool mutual; /* it says what the writer and another player do for each other: "Yellow
			    gets 2 cards for a base" is the writer's offer */
	bool ahead; /* takes effect when the next turn begins: "next turn" may stand
			     beside it */
	const char *
		ahead_with; /* the same of an order that has this word of its own; NULL: of
				   none */
	bool goes_on;       /* its word may be left out after `else` */
	bool own_words;     /* reads words that stand in no dictionary: only the grammar
			     may say what they mean, no saying */
	bool table; /* reads what spans a table (parse.table): from its first token,
		       before any condition; the verb's own word may be missing */
	bool (*parse)(struct parse *, const struct verb *, struct parsed *);
	const char
		*name; /* for HELP: the word itself; NULL: HELP does not tell of it */
	const char *help; /* one paragraph, in one line */
	const char *example;
	/* What its words say besides, such as the moment at which it is carried out: read with it, if a player writes it
	 * as well. NULL: nothing. */
	const char *implies;
	/* Words for what it waits for anyway, with single spaces, two of which may be joined by a `_`: a condition with one of them ("if the deal fails, I lose ...") adds
	 * nothing to the order. "?": the order is itself a question. NULL: it waits for nothing. */
	const char *waits;
	/* Other words with which people speak of such an order ("alliance help"), with single spaces; NULL: none. */
	const char *called;
	/* The words with which its parts begin in a receipt, with single spaces, the first one in every such order ("send card keep!"): a
	 * letter may change some and leave the others. "!": nothing belongs to the word. NULL: it is changed as a whole. */
	const char *parts;
};
/* The most columns of a line of HELP. */
enum { HELP_COLUMNS = 68 };
#define PHASE(n) (1U << (n))

/* A phase of a turn, as this game plays it. */
struct vocab_phase {
	unsigned
		kinds; /* bit per kind of phase whose orders are legal in it; 0: this game
			     does not play it */
	const char *name; /* NULL: that of its first kind */
	bool brief;       /* for a short reply: open until the next day, unless the rule
			     for deadlines names it */
};

/* The phases of one turn in the order in which they are played: number 1 stands first. */
enum { VOCAB_PHASES_MAX = 30, SEALED_MOST = 64 };
struct vocab_turn {
	int n;
	struct vocab_phase phase[VOCAB_PHASES_MAX];
};

/* A first word in another language, and the order it stands for. */
struct foreign {
	const char *text, *meant;
};

/* Another way of saying what the language says: see phrase.h. */
enum saying_flag {
	SAYING_DOUBT = 1, /* likely, and asked about; of a part: where this row fits */
	SAYING_WHOLE = 2, /* only the whole of a clause, where it then reads */
	SAYING_COMMAND = 4,   /* the clause may mean this command: it is offered */
	SAYING_CANCEL = 8,    /* the clause takes an order back: `clear ...` */
	SAYING_CORRECTS = 16, /* the clause takes the place of one before it */
	SAYING_OUTLINE = 32,  /* its elements in any order, other words between them */
	SAYING_UNCLEAR = 64,  /* wherever it stands, nobody can know what is meant */
	SAYING_FACT = 128,    /* an outline of what comes after `if` */
	SAYING_FORM = 256,    /* an outline that may lack some of its elements: see
				 phrases_form */
	SAYING_HINT = 512,    /* wherever it stands, such an order may be meant: see
				 phrases_hint */
	SAYING_TEXT = 1024,   /* it may go over the end of a sentence */
	SAYING_OTHER = SAYING_WHOLE | SAYING_COMMAND | SAYING_CANCEL | SAYING_OUTLINE |
		       SAYING_UNCLEAR | SAYING_FACT | SAYING_FORM | SAYING_HINT,
};

struct saying {
	const char *part; /* a part of others by this name; NULL: a saying of its own */
	unsigned phases;  /* bit per phase; 0: all */
	unsigned flags;
	const char *says, *means;
};

/* Rules that a game's rule book has about things that every language has. */
enum vocab_rule { RULE_CONDITIONS, RULE_PREFERENCES, RULE_LATER, VOCAB_RULES };

struct token;

/* How challenges or the like are named by the writer's part in them (vocab.roles). */
enum vocab_role {
	VOCAB_ROLE,       /* in words that the grammar does not have */
	VOCAB_ROLE_KNOWN, /* in words that it has */
	VOCAB_ROLE_ALL,   /* all of them: "nobody anywhere" needs no names */
	VOCAB_ROLE_REST, /* by those that are not meant, where the text names no other: "except in C3" */
};

/* Constant. It must outlive the program run, because data derived from it is cached
 * (language.h). */
struct vocab {
	const char *name; /* of the rules, as a header may say it: "cosmic" */
	const char *title;
	const struct word *words; /* ended by a NULL text */
	/* More words, made once and ended in the same way: names that come from another table.
	 * NULL if the game has none. */
	const struct word *(*more_words)(struct arena *);
	/* Orders have free text in quotes (parse_text). false: quotes mean nothing. */
	bool quotes;
	/* ">" between two numbers (the first may end in a letter) is the way from one to the
	 * other, like "->". false: it means "else". */
	bool ways;
	/* The facts that a condition may depend on, by stratum; NULL: in general
	 * words. */
	const char *const *strata;
	/* Its marks for these, by enum vocab_rule, as they appear after a remark ("R-021"). Any
	 * mark, or the whole table, may be NULL. */
	const char *const *rules;
	/* Lines for HELP: alternatives of an order, and orders with a condition; two spaces in
	 * front of each. NULL: HELP shows none. */
	const char *example_else, *example_if;
	/* Words of the game that no order begins with and that have HELP: "warp, limbo". NULL: none. */
	const char *help_words;
	const struct verb *verbs;      /* ended by a NULL parse */
	const struct foreign *foreign; /* ended by a NULL text */
	/* Tables, in the order in which they are tried, each ended by a NULL `says`; all
	 * ended by a NULL. May be NULL. */
	const struct saying *const *sayings;
	const char *const *seat_names; /* "Red", ... */
	/* Kinds of phase, by number - 1: first those of a turn, then those of turn 0, in
	 * which a set-up is played. */
	const char *const *phase_names;
	int n_phases;
	int setup_phases; /* 0: nothing is ordered before turn 1 */
	/* The phases that this turn (from 1) has in the game of that view, under its
	 * options, with the orders that are legal in each: for a seat its own, for the
	 * view of all readers those of anybody. `view` NULL: of a game without options.
	 * A number keeps its meaning while a game runs; an option may leave one out.
	 * NULL: each kind is a phase, in its order. */
	void (*phases)(const void *view, int turn, struct vocab_turn *);
	int phases_most; /* phases of the longest turn under any options; 0: n_phases */

	unsigned (*seats)(const void *view);   /* bit per seat that this game is of */
	unsigned (*in_game)(const void *view); /* bit per seat */

	/* The rest of a label such as "C1:" before an order, without the colon; kept in
	 * parse.label. */
	bool (*label)(struct parse *, int *label);
	/* Do the tokens, from the first on, name challenges or the like by the writer's part in them ("in my defences", "when I attack",
	 * "everywhere except in C3")? Returns how many tokens that takes, and writes those labels in the language's words ("in C2 and
	 * C3"); 0: they do not. `named`: a bit per seat that the sentence names before them ("Ann in her attack"). Only lines in
	 * people's own words are asked. NULL: no words do so. */
	int (*roles)(const void *view, const struct token *, int n, unsigned named,
		     enum vocab_role *, struct buf *labels);
	/* How far does the order go that begins here? Asked where the line holds a `;`
	 * or an `if`, with the number and the label read (parse.label), and again
	 * after each `else`. It may move and complain: that is forgotten. NULL:
	 * SPAN_ORDER. */
	enum span (*span)(struct parse *);
	/* A fact, after `if`: fills its kind of fact and its stratum. */
	bool (*fact)(struct parse *, const void **fact, enum stratum *);
	/* The condition of an order that was read, as the order means it: the same, or one that says
	 * more exactly what depends on the order ("gold >= 3" of a bid is the bidder's own); NULL: it
	 * always holds. What this order can never know is a fault at token `from`. `action` may be
	 * NULL (nothing is done). May itself be NULL: the condition stays as it is. */
	const struct cond *(*settle)(struct parse *, int from, const void *action,
				     const struct cond *);
	/* `clear WORDS`: which slots. A number of SLOT_ANY in the key stands for all.
	 */
	bool (*clear)(struct parse *, struct slot_key *);

	/* Is it a thing with which the game does nothing unless an order plays it (an Edict, a Flare)? Who says that it is not played
	 * orders nothing. NULL: none is. */
	bool (*is_played)(const struct token *);
	/* Finds the player for whom this word of the game stands (for a Power, its
	 * owner). False if there is none. NULL: no word stands for a player. */
	bool (*stands_for)(const void *view, const struct word *, int *seat);

	/* Canonical words, which read back to the same action or fact. */
	void (*echo)(const void *view, const void *action, struct buf *);
	void (*echo_fact)(const void *view, const void *fact, struct buf *);

	/* The orders that hold from earlier phases [orders, section 2], as the game has
	 * them in its state: key and alternatives, each with action and text, for at
	 * most `max` slots; how many. Where all of the room was used it is asked again with
	 * more. A sheet begins with them, and one that lacks them has cleared them. NULL where
	 * no order of the game holds beyond its phase. */
	int (*standing)(struct arena *, const void *view, struct slot out[], int max);
	/* Orders of the phase before that the game has sealed and carries out with those of this one, where the seat writes
	 * no other about the same decision: shown with its orders, as `standing` gives them. One that is marked as standing holds to
	 * the end of the turn. At most SEALED_MOST. NULL: the game seals none. */
	int (*sealed)(struct arena *, const void *view, struct slot out[], int max);

	/* Bit per seat that may give the order: with `now` as the board stands, else at any time of
	 * a game under these options. For the view of a player their own bit or none, for that of
	 * all readers everybody's. HELP and the start letter tell of no others. Asked with a view;
	 * NULL: all orders are for all. */
	unsigned (*whose)(const void *view, const struct verb *, bool now);

	/* HELP on a word of the game's own, before the verbs are asked; false: none. With
	 * an empty word: more lines of the list of what may be ordered. `view` may be
	 * NULL; so may this. */
	bool (*help)(const void *view, int phase, struct str word, struct buf *);

	/* Orders elsewhere in the letter may make an order possible (tokens placed
	 * before they are sent off): `promise` adds an action's share to `promise_size`
	 * bytes that start as zeros and are at hand in parse.promises. NULL where no
	 * order makes another possible. */
	size_t promise_size;
	void (*promise)(const void *view, const void *action, void *promises);

	/* Remarks on the whole set (one card in two challenges): see sheet_say. */
	void (*check)(struct sheet_check *);
};

/* The phases of that turn; of turn 0 those of the set-up, if one is played. `view` may be
 * NULL: those of a game without options. */
void vocab_phases(const struct vocab *, const void *view, int turn,
		  struct vocab_turn *);
/* The turn in which one of these kinds of phase comes next, that one included, and its phases: a
 * turn may lack phases that others have. Turns ahead are looked at, and then turn 0; -1: none has
 * it. */
int vocab_turn_of(const struct vocab *, const void *view, int turn, unsigned kinds,
		  struct vocab_turn *);
/* The phases that some turn of the game has: a first turn may lack one that later turns have. */
void vocab_any_turn(const struct vocab *, const void *view, struct vocab_turn *);
/* Bit per phase number that some turns have and others lack. */
unsigned vocab_some_turns(const struct vocab *, const void *view);
/* The phase of that number (from 1), or NULL if the game does not play it. */
const struct vocab_phase *vocab_phase(const struct vocab_turn *, int phase);
/* Its first kind, from 1. */
int vocab_kind(const struct vocab_phase *);
/* Its name in the language of the letter: "bids". */
const char *vocab_phase_name(const struct vocab *, const struct vocab_phase *);
/* Bit per phase of the turn in which one of these kinds is legal. */
unsigned vocab_phases_of(const struct vocab_turn *, unsigned kinds);
/* "3", "1, 2, 4", "3 to 6": the phases of those bits. */
void vocab_numbers(unsigned phases, struct buf *);
/* Bit per seat of that view that may give the order; all bits where the game does not tell or `view` is
 * NULL. See vocab.whose. */
unsigned vocab_whose(const struct vocab *, const void *view, const struct verb *,
		     bool now);
/* May the reader of the view give an order of this verb, which has a name, in a phase of the kinds `open`? 0: in any. */
bool vocab_may(const struct vocab *, const void *view, const struct verb *,
	       unsigned open);
/* Adds the example of each verb that belongs to this phase and is the reader's, one on each line. */
void vocab_examples(const struct vocab *, const void *view, unsigned open,
		    struct buf *);
/* The mark of a rule, or NULL. */
const char *vocab_rule(const struct vocab *, enum vocab_rule);
/* Bit per kind whose orders are legal; 0 while no phase is open. `view` may be NULL. */
unsigned vocab_open(const struct vocab *, const void *view, int turn, int phase);
unsigned reader_open(const struct reader *);

enum { SLOT_ANY = -32768 };

/* The whole set, for `check`. */
struct sheet_check {
	struct arena *a;
	const struct reader *reader;
	const struct sheet *sheet;
	void *letter; /* the common reader's own */
};

/* A remark on slot number `slot`, told where a line of this letter wrote it; false: none did. */
bool sheet_say(struct sheet_check *, int slot, const char *rule, const char *fmt, ...)
	__attribute__((format(printf, 4, 5)));
/* The same, where what will be done is not what was written: it counts as CHANGED. */
void sheet_changes(struct sheet_check *, int slot, const char *rule, const char *fmt,
		   ...) __attribute__((format(printf, 4, 5)));

#endif
