/* What of a line no order has (free_unread_part.c): the words of a line, and those of the orders that were made of them.
 * SPDX-License-Identifier: ISC */
#ifndef ORDERS_FREE_DECIDE_UNREAD_H
#define ORDERS_FREE_DECIDE_UNREAD_H

#include "orders/free/decide/decide.h"
#include "orders/lexis/lex.h"

enum { UNREAD_NEEDED = 16 };
struct unread {
	int n, n_made;
	/* Parts without which the line says something else: it is read once without each of them. */
	int n_needed;
	struct {
		const struct token *first, *last;
	} needed[UNREAD_NEEDED];
	bool omitted[LEX_TOKENS + 1]; /* in a sentence that says what is not ordered */
	struct token t[LEX_TOKENS + 1];
	struct token made[LEX_TOKENS + 1];
	struct token
		players[LEX_TOKENS + 1]; /* the same with Powers for their owners */
};

/* A Power for its owner; others stay as they are. */
struct token unread_player_of(const struct free *, const struct token *);
/* Does something of the game stand at token `i`? A colour or a letter alone is the writer's own, if it is theirs. */
bool unread_is_thing(const struct free *, const struct token t[], int i);
/* Has an order what stands at token `i`? */
bool unread_is_used(const struct free *, const struct unread *, int i);
/* Is something said of it already? */
bool unread_is_told(const struct line *, const struct token *);
/* Does the line say the same without these words of it? */
bool unread_says_same(struct free *, const struct line *, struct unread *,
		      const struct token *first, const struct token *last);
void unread_tell(struct free *, struct line *, const struct token *first,
		 const struct token *last);

/* "Hi Bob", "Thanks to you all, Ann": names whom it addresses. */
bool unread_is_address(const struct token t[], int n);
bool unread_ends_sentence(const struct token *);
bool unread_ends_segment(const struct token *);
/* "and", "then": does it join one order to another? */
bool unread_joins(const struct token *);
/* What stands between two points, two signs, or two words that join. */
enum unread_part { UNREAD_SENTENCE, UNREAD_SEGMENT, UNREAD_JOINED };
/* Tells the part from token `from` to `to` where no order has it. A sentence may speak of a player whom an order names;
 * what is less may be a part of that order. Words that join stand before it. */
void unread_tell_part(struct free *, struct line *, struct unread *, int from, int to,
		      enum unread_part kind);

#endif
