/* The services with which a game reads its own arguments: a walk over the tokens of one
 * alternative. Tokens that nobody asked for are skipped only if they are noise;
 * everything else must be understood, or the line is refused.
 *
 * A function that reads returns true and moves on, or returns false and stays. A fault
 * of *form* ends the alternative: `return parse_expected(p, "a planet")`. A fault of
 * *fact* (a card not held) is noted with parse_fault and reading goes on, so that all
 * faults of a line are reported.
 * SPDX-License-Identifier: ISC */
#ifndef ORDERS_PARSE_H
#define ORDERS_PARSE_H

#include "orders/lexis/lex.h"
#include "orders/vocab.h"

enum {
	PARSE_REMARKS = 24,
	PARSE_OFFERS = 6,
	PARSE_TRIED = 96,
	PARSE_SAID = 32,
	PARSE_GAPS = 8,
};

/* What stands at a place: kept while the tokens are, for parse.c. */
struct parse_here {
	int at, end;      /* for which place, and end of the tokens; -1: none */
	int behind_noise; /* the first token from there on that is not dropped */
	uint64_t
		words; /* a bit for the concept of each word up to that one; two may share one */
};

struct parse {
	struct arena *a;
	const struct reader *reader;
	const struct vocab *vocab;
	const void *view;
	const void *promises; /* see vocab.promise; NULL where nobody promises */

	struct token *token;
	int i, end; /* next token; the END of this alternative */
	struct parse_here here;

	int label;  /* of the line, by vocab.label; -1: none */
	int before; /* the subject of the previous alternative: the game's own, -1:
		       none */
	const void *last; /* its action; NULL: none */
	int there;        /* the meaning of "there": the game's own number, -1: none */
	int where; /* the place that this alternative's condition names: the game's own
		      number, -1: none */
	unsigned named; /* bit per seat named in the line so far */
	int doing;      /* which verb it is: the game's own, for its own messages */
	bool otherwise; /* this alternative is after an else */
	bool after_if;  /* "if" stood before the verb, as a part of it */
	bool table; /* SPAN_TABLE: rows are read, but no condition, before or after */

	int n_remarks;
	uint32_t weak; /* bit per remark: a fault if other reasons refuse the line */
	int n_faults;
	int n_impossible; /* of these: faults that only make this alternative fail */
	int n_bent;       /* repairs of what was written */
	int n_missing;    /* faults of what is left out: other words may say it */
	int n_unread;     /* faults of form, in all alternatives */
	int n_offers;
	int n_gaps;
	int text_at; /* where parse_text found other words than quoted ones; -1: nowhere */
	bool hopeless; /* nothing of the kind can be right now: offer no line */
	bool expected; /* a fault of form was told: nothing more about form */
	bool quiet;    /* only the verdict is wanted: no texts */
	bool trace;    /* note what was asked for in vain */
	int tried_at, n_tried, n_said;

	/* Not cleared: only the first n_remarks, n_gaps, n_offers ... count. */
	struct {
		int from, end;    /* tokens; equal: something is missing there */
		const char *text; /* the text there in the line that is offered */
		bool unread; /* what stands there is not understood, rather than wrong */
	} gap[PARSE_GAPS];
	struct remark remark[PARSE_REMARKS];
	struct str offer[PARSE_OFFERS];
	/* Concepts and bare words that were asked for in vain at token `tried_at`, for
	 * repairs. */
	short tried[PARSE_TRIED];
	const char *said[PARSE_SAID];
};

/* The next token that is not noise (never NULL: END comes last). */
const struct token *parse_peek(struct parse *);
bool parse_at_end(struct parse *);

/* Takes the word with this concept. `value` may be NULL. */
bool parse_word(struct parse *, int id, int *value);
/* Is it the next one? */
bool parse_sees(struct parse *, int id);
/* May one of these words be the next one? False: none is, and all of them were asked for in vain. It takes one look at the
 * place, where a question for each takes one for each. */
bool parse_may_see(struct parse *, const short ids[], int n);
/* The same for a word that is in no dictionary ("heal", "cheapest"): one word, lower
 * case, that lives as long as the parse. It is taken even if it may mean something
 * else. If nothing that was asked for fits a word of 4 letters or more, its spelling is
 * repaired like that of the dictionary's words. */
bool parse_says(struct parse *, const char *text);
bool parse_sees_text(struct parse *, const char *text);
bool parse_number(struct parse *, int *n);
bool parse_sees_number(struct parse *);
/* Words in quotes (vocab.quotes), without the quotes: one line, trimmed. */
bool parse_text(struct parse *, struct str *text);
/* The dash inside "attack-compromise" is a sign too; it is noise if nobody asks for
 * it. */
bool parse_sign(struct parse *, char);
/* "<=" or ">=": -1 or 1. */
bool parse_compare(struct parse *, int *compare);
/* A comma, `and`, or both. */
bool parse_comma(struct parse *);

/* A seat by colour, letter, person's name or pronoun (but not "me"). A seat that is not
 * in this game is a fault, and the first seat is used. */
bool parse_seat(struct parse *, int *seat);
bool parse_sees_seat(struct parse *);

/* "in", "on", "for", "at", "of", "with"... between parts: takes one if it is there. */
void parse_link(struct parse *);

/* The kinds of a report about an order; they may be combined. */
enum parse_is {
	PARSE_IS_NOTE = 0,
	PARSE_IS_FAULT = 1,
	PARSE_IS_IMPOSSIBLE = 2,
	PARSE_IS_BENT = 4,
	PARSE_IS_CHANGED = 8,
	PARSE_IS_WEAK = 16,
};
/* Reports it for tokens `from`..parse.i (not included), by one of the names below; all
 * of them take (p, from, rule, format, ...). */
void parse_tell(struct parse *, unsigned what, int from, const char *rule,
		const char *fmt, ...) __attribute__((format(printf, 5, 6)));

/* A fault of fact: the line is refused. */
#define parse_fault(p, from, ...) parse_tell(p, PARSE_IS_FAULT, from, __VA_ARGS__)
/* Something to tell about an order that is taken. */
#define parse_note(p, from, ...) parse_tell(p, PARSE_IS_NOTE, from, __VA_ARGS__)
/* A repair: the rules read it differently from how it was written (4 tokens where 6
 * were ordered). Another alternative that is legal as written comes before it
 * [R-015]. */
#define parse_bent(p, from, ...)                                                       \
	parse_tell(p, PARSE_IS_BENT | PARSE_IS_CHANGED, from, __VA_ARGS__)
/* Something the rules read in the nearest way (3 tokens where 2 stand): a repair, or
 * one more fault of a line that is refused for another. */
#define parse_weak(p, from, ...)                                                       \
	parse_tell(p, PARSE_IS_WEAK | PARSE_IS_BENT | PARSE_IS_CHANGED, from,          \
		   __VA_ARGS__)
/* Something was left out, and is filled in: it gives way to nothing. */
#define parse_changed(p, from, ...) parse_tell(p, PARSE_IS_CHANGED, from, __VA_ARGS__)
/* A fault of fact that makes this alternative fail, and no other: if another
 * one remains, the order stands without this one, and the fault is a note. */
#define parse_impossible(p, from, ...)                                                 \
	parse_tell(p, PARSE_IS_FAULT | PARSE_IS_IMPOSSIBLE, from, __VA_ARGS__)
/* Nothing remains of it: weak remarks become faults. */
void parse_nothing_remains(struct parse *);
/* The last fault is that something is missing at parse.i: "in __", in the line that is
 * offered. */
void parse_missing(struct parse *, const char *text);
/* ... or that nothing of the kind can be right now. */
void parse_hopeless(struct parse *);
/* A fault of form at the next token; false. `what`: "a planet, such as yellow 3". */
bool parse_expected(struct parse *, const char *what);
/* A line that might be right: offered if it is. */
void parse_offer(struct parse *, const char *fmt, ...)
	__attribute__((format(printf, 2, 3)));

/* First token of what is read next, for parse_fault. */
int parse_mark(struct parse *);

/* `if` and `unless` with their facts, up to the end of the alternative or, if the
 * condition comes first, to the verb. NULL with a fault if it is not understood. */
const struct cond *parse_condition(struct parse *);
/* The other way round: " if ..." or " unless ...". */
void cond_echo(const struct vocab *, const void *view, const struct cond *,
	       struct buf *);

#endif
