/* The rows of a table as orders, in the words that its columns give them.
 * SPDX-License-Identifier: ISC */
#include "orders/free/lines/lines.h"

#include "base/arena.h"
#include "orders/free/lines/free_table.h"
#include "orders/free/text/text.h"

bool table_is_empty(struct str cell)
{
	return !cell.n || str_is(cell, "-") || str_is(cell, "--") ||
	       str_is(cell, "\xe2\x80\x94") || str_is(cell, "n/a") ||
	       str_is(cell, "\xe2\x80\x93") || str_is(cell, ".");
}

static void put(struct buf *b, const char *link, struct str text)
{
	buf_printf(b, "%s%s%.*s", b->n ? " " : "", link, STR_ARG(text));
}

/* Has the row tokens beside these, and nothing else that is new? Then they go with those. */
static bool same_row(const struct table *t, int r)
{
	bool from = false;

	for (int k = 0; k < t->n_columns; k++) {
		bool tokens =
			t->column[k] == COLUMN_TOKENS || t->column[k] == COLUMN_FROM;
		from |= t->column[k] == COLUMN_FROM && !table_is_empty(t->cell[r][k]);
		if (!tokens && (t->column[k] == COLUMN_RANK ||
				!str_equal(t->cell[r][k], t->cell[r - 1][k])))
			return false;
	}
	return from;
}

/* "2 from Red 1" of these columns. */
static void put_tokens(const struct table *t, int r, int k, int end, struct buf *b)
{
	struct str from = STR(""), amount = STR("");

	for (; k < end; k++) {
		if (t->column[k] == COLUMN_FROM && !table_is_empty(t->cell[r][k]))
			from = t->cell[r][k];
		if (t->column[k] == COLUMN_TOKENS && !table_is_empty(t->cell[r][k]))
			amount = t->cell[r][k];
	}
	buf_add(b, amount);
	if (from.n)
		buf_printf(b, "%s%.*s", amount.n ? " from " : "from ", STR_ARG(from));
}

static struct str behind(struct free *f, const struct table *t, int r,
			 enum column which)
{
	for (int k = 0; k < t->n_columns; k++)
		if (t->column[k] == which && !table_is_empty(t->cell[r][k])) {
			const struct clause *c = free_clause_of(f, t->cell[r][k]);
			struct str text = t->cell[r][k];
			bool said = c->n && (token_is(&c->t[0], WORD_IF) ||
					     token_is(&c->t[0], WORD_UNLESS) ||
					     str_is(c->t[0].text, "only"));
			if (which == COLUMN_IF && c->n && token_is(&c->t[0], WORD_ELSE))
				return STR(""); /* the next case of the row above */
			return which == COLUMN_IF && !said
				       ? str_printf(f->l->a, "if %.*s", STR_ARG(text))
				       : text;
		}
	return STR("");
}

/* Is it the one column with an order's word, beside labels alone? Then a dash in it says "none". */
static bool is_lone_verb(const struct table *t, int verb)
{
	for (int k = 0; k < t->n_columns; k++)
		if (k != verb && t->column[k] != COLUMN_LABEL)
			return false;
	return true;
}

/* The words of these columns; false: there are none. */
static bool put_things(const struct table *t, int r, int from, int end, struct buf *b)
{
	bool any = false;

	for (int k = from; k < end; k++) {
		bool verb = t->column[k] == COLUMN_VERB,
		     said = t->column[k] == COLUMN_SAID;
		if (verb && is_lone_verb(t, k) && str_is(t->cell[r][k], "-")) {
			put(b, "", t->cell[0][k]); /* "Invite": "-" */
			put(b, "", STR("none"));
			any = true;
			continue;
		}
		if (table_is_empty(t->cell[r][k]) ||
		    (!verb && !said && t->column[k] != COLUMN_THING))
			continue;
		if (said)
			buf_z(b, any ? "," : "");
		if (verb || said)
			put(b, "", t->cell[0][k]);
		put(b, "", t->cell[r][k]);
		any = true;
	}
	return any;
}

/* The order of the columns from `from` to `end`, with the tokens of the `more` rows below it; `early`: they come
 * after its first word ("limbo 1 Red 4"). */
static struct str row_text(struct free *f, const struct table *t, int r, int more,
			   int from, int end, bool early)
{
	struct buf b = buf_in(f->l->a), things = buf_in(f->l->a), tokens = things;
	struct str label = behind(f, t, r, COLUMN_LABEL), rest, word;
	struct str cond = behind(f, t, r, COLUMN_IF);

	if (!put_things(t, r, from, end, &things))
		return STR("");
	if (label.n)
		buf_printf(&b, "%.*s: ", STR_ARG(label));
	for (int i = 0; i <= more; i++) {
		buf_z(&tokens, i ? ", " : "");
		put_tokens(t, r + i, from, end, &tokens);
	}
	rest = buf_str(&things);
	if (early && tokens.n && str_word(&rest, &word)) {
		put(&b, "", word);
		put(&b, "", buf_str(&tokens));
		put(&b, "", rest);
	} else {
		buf_add(&b, buf_str(&things));
		if (tokens.n)
			put(&b, "with ", buf_str(&tokens));
	}
	if (cond.n)
		put(&b, "", cond);
	for (int k = from; k < end; k++)
		if (t->column[k] == COLUMN_ELSE && !table_is_empty(t->cell[r][k]))
			put(&b, "else ", t->cell[r][k]);
	return buf_str(&b);
}

/* Reads the text behind the pieces that there are; false: not all of it is an order. */
static bool read_words(struct free *f, struct str text)
{
	struct clause *c = free_clause_of(f, text);
	int first = f->n_pieces;

	if (!c->n)
		return false;
	f->head.n = 0;
	free_sentences(f, c->t, c->n);
	for (int i = first; i < f->n_pieces; i++)
		if (f->piece[i].kind != PIECE_ORDER)
			f->n_pieces = first;
	return f->n_pieces > first;
}

/* Notes are not read; one that turns something round may be a part of the order. */
static bool has_doubtful_note(struct free *f, const struct table *t, int r)
{
	for (int k = 0; k < t->n_columns; k++) {
		const struct clause *c = free_clause_of(f, t->cell[r][k]);
		if (t->column[k] == COLUMN_NOTE && c->n && free_turns(c->t, c->n))
			return true;
	}
	return false;
}

/* Where the next order of the row begins: at its second verb, and so on. */
static int end_of_order(const struct table *t, int r, int from)
{
	int verbs = 0;

	for (int k = from; k < t->n_columns; k++) {
		verbs += t->column[k] == COLUMN_VERB && !table_is_empty(t->cell[r][k]);
		if (verbs > 1)
			return k;
	}
	return t->n_columns;
}

/* "invited | refused": only players who are named beside others may be left out of the order; "all" with exceptions is
 * another order. */
static bool denies_others(struct free *f, const struct table *t, int r)
{
	bool named = false, denied = false, players = true;

	for (int k = 0; k < t->n_columns; k++) {
		const struct clause *c = free_clause_of(f, t->cell[r][k]);
		bool column = t->column[k] == COLUMN_DENIED;
		if (table_is_empty(t->cell[r][k]))
			continue;
		denied |= column;
		for (int i = 0; i < c->n; i++) {
			bool seat = token_is(&c->t[i], WORD_SEAT);
			players &= column ? seat || free_separates(&c->t[i])
					  : !token_is(&c->t[i], WORD_EVERYONE) &&
						    !token_is(&c->t[i], WORD_ALL);
			named |= seat && !column;
		}
	}
	return !denied || (named && players);
}

/* The orders of a row, and of the `more` below it that only add tokens. */
static bool read_row(struct free *f, const struct table *t, int r, int more)
{
	struct str rank = behind(f, t, r, COLUMN_RANK);

	if (has_doubtful_note(f, t, r) || !denies_others(f, t, r))
		return false;
	for (int from = 0, end; from < t->n_columns; from = end) {
		bool read = false;
		end = end_of_order(t, r, from);
		for (int early = 0; early < 2 && !read; early++) {
			struct str text = row_text(f, t, r, more, from, end, early);
			if (text.n && rank.n)
				text = str_printf(f->l->a, "%d. %.*s", r,
						  STR_ARG(text));
			read = text.n && read_words(f, text);
		}
		if (!read)
			return false;
	}
	return true;
}

/* A number alone. */
static bool is_figure(struct free *f, struct str cell)
{
	const struct clause *c = free_clause_of(f, cell);

	return c->n == 1 && c->t[0].kind == TOKEN_NUMBER;
}

bool table_is_apart(struct free *f, const struct table *t, int r)
{
	const struct clause *c = free_clause_of(f, t->cell[r][0]);

	if (r < 2 || !c->n || !is_figure(f, t->cell[1][0]))
		return false;
	for (int i = 0; i < c->n; i++)
		if (c->t[i].kind != TOKEN_WORD)
			return false;
	for (int k = 1; k < t->n_columns; k++)
		if (!is_figure(f, t->cell[r][k]))
			return false;
	return true;
}

/* The cells of such a row, without the names of the columns. */
static bool read_apart(struct free *f, const struct table *t, int r)
{
	struct buf b = buf_in(f->l->a);

	for (int k = 0; k < t->n_columns; k++)
		buf_printf(&b, "%s%.*s",
			   !k       ? ""
			   : k == 1 ? ": "
				    : ", ",
			   STR_ARG(t->cell[r][k]));
	return read_words(f, buf_str(&b));
}

bool table_read_rows(struct free *f, const struct table *t)
{
	f->n_pieces = 0;
	for (int r = 1, more; r < t->n_rows; r += 1 + more) {
		more = 0;
		if (table_is_apart(f, t, r)) {
			if (!read_apart(f, t, r))
				return false;
			continue;
		}
		for (more = 0; r + more + 1 < t->n_rows && same_row(t, r + more + 1);)
			more++;
		if (!read_row(f, t, r, more))
			return false;
	}
	return true;
}

bool table_read_said(struct free *f, const struct table *t)
{
	f->n_pieces = 0;
	for (int r = 1; r < t->n_rows; r++) {
		struct buf b = buf_in(f->l->a);
		int cells = 0;
		if (table_is_apart(f, t, r)) {
			if (!read_apart(f, t, r))
				return false;
			continue;
		}
		for (int k = 0; k < t->n_columns; k++) {
			if (table_is_empty(t->cell[r][k]))
				continue;
			put(&b, "", t->cell[0][k]);
			put(&b, "", t->cell[r][k]);
			cells++;
		}
		/* "3 | -": nothing is said of it. */
		bool only_first = cells == 1 && !table_is_empty(t->cell[r][0]);
		if (cells > 0 && !only_first && !read_words(f, buf_str(&b)))
			return false;
	}
	return f->n_pieces > 0;
}
