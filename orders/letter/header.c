/* The header of a letter: "orders ce-7 turn 5 phase 2 replace".
 * SPDX-License-Identifier: ISC */
#include <string.h>

#include "base/arena.h"
#include "base/locale.h"
#include "orders/letter/parts.h"

static void close_letter(struct draft *l, struct line *line, int column, struct str why)
{
	l->closed_by_header = !l->closed;
	l->closed = true;
	l->why_closed = why;
	line->verdict = VERDICT_REFUSED;
	letter_remark(l, line, true, column, 0, NULL, "%.*s", STR_ARG(l->why_closed));
}

/* "Turn 4 has no phase 7: its phases are 1 to 4" */
static struct str no_such_phase(struct arena *a, int turn, int phase,
				const struct vocab_turn *phases)
{
	struct buf all = buf_in(a);
	unsigned played = vocab_phases_of(phases, ~0U);

	vocab_numbers(played, &all);
	return str_printf(a,
			  played & (played - 1)
				  ? _("Turn %d has no phase %d: its phases are %s")
				  : _("Turn %d has no phase %d: its only phase is %s"),
			  turn, phase, all.s);
}

static void settle_phase(struct draft *l, struct line *line, int turn, int phase)
{
	const struct reader *r = l->reader;
	int open = r->turn * 100 + r->phase, meant = turn * 100 + phase;
	struct vocab_turn phases;

	if (l->closed_by_header) /* and this one names another phase */
		l->closed = l->closed_by_header = l->passed = false;
	l->later_turn = l->later_phase = 0;
	vocab_phases(r->vocab, r->view, turn, &phases);
	if (!vocab_phase(&phases, phase))
		close_letter(l, line, 0, no_such_phase(l->a, turn, phase, &phases));
	else if (meant < open) {
		bool passed = l->passed || !l->closed;
		close_letter(
			l, line, 0,
			str_printf(
				l->a,
				_("These orders are for a phase that is over. The open phase is turn %d, phase %d"),
				r->turn, r->phase));
		l->passed = passed;
	} else if (meant > open) {
		l->later_turn = turn;
		l->later_phase = phase;
		l->for_later = true;
	}
}

/* A line "replace" alone, at the top. */
static bool replace_read(struct draft *l, struct line *line, struct parse *p)
{
	if (!parse_word(p, WORD_REPLACE, NULL) || !parse_at_end(p))
		return false;
	l->out->replaced = true;
	line->verdict = VERDICT_HEADER;
	return true;
}

/* The game's own name, or that of its rules ("orders cosmic turn 5"). */
static bool is_ours(const struct draft *l, struct str game)
{
	return str_iequal(game, l->reader->game) ||
	       (l->reader->vocab->name && str_is(game, l->reader->vocab->name));
}

/* "4.1": turn 4, phase 1 */
static bool is_turn_and_phase(struct str word, int *turn, int *phase)
{
	struct str rest = word, first = str_until(&rest, '.');
	int64_t t, p;

	if (!str_int(first, 0, 9999, &t) || !str_int(rest, 0, 9999, &p))
		return false;
	*turn = (int)t;
	*phase = (int)p;
	return true;
}

/* The contents of a header. */
struct header {
	int turn, phase;
	bool has_turn, has_phase, replace;
	struct str game; /* empty: none */
	int game_column;
};

/* The name of a game, which may have dashes and digits, or "4.1": up to the next space. */
static void name_read(const struct line *line, struct parse *p, struct header *h)
{
	const struct token *t = parse_peek(p);
	struct str at = str_slice(line->typed, (size_t)(t->text.s - line->typed.s),
				  line->typed.n),
		   name;

	str_word(&at, &name);
	const char *end = name.s + name.n;
	while (name.n && strchr(":,.", name.s[name.n - 1]))
		name.n--;
	h->has_turn = h->has_phase = is_turn_and_phase(name, &h->turn, &h->phase);
	if (!h->has_turn) {
		h->game = name;
		h->game_column = t->column;
		end = name.s + name.n;
	}
	while (p->i < p->end && p->token[p->i].text.s < end)
		p->i++;
}

/* "turn 5 phase 2 replace"; false: there is something else as well. */
static bool words_read(struct parse *p, struct header *h)
{
	int n;

	while (!parse_at_end(p)) {
		if (parse_word(p, WORD_TURN, NULL) && parse_number(p, &n)) {
			h->has_turn = true;
			h->turn = n;
		} else if (parse_word(p, WORD_PHASE, NULL) && parse_number(p, &n)) {
			h->has_phase = true;
			h->phase = n;
		} else if (parse_word(p, WORD_REPLACE, NULL)) {
			h->replace = true;
		} else {
			return false;
		}
	}
	return true;
}

/* Returns the index of the token behind this name; 0 if the name is not there. */
static int behind_name(const struct draft *l, const struct line *line, int i,
		       struct str name)
{
	const char *s = l->token[i].text.s;
	size_t left = (size_t)(line->typed.s + line->typed.n - s);

	if (!name.n || left < name.n || !str_iequal((struct str){s, name.n}, name))
		return 0;
	while (i < l->n_tokens && l->token[i].text.s < s + name.n)
		i++;
	return i;
}

/* The game's name or that of its rules, or a title in quotes: likewise. */
static int behind_game(const struct draft *l, const struct line *line, int i)
{
	const char *title = l->reader->vocab->title;
	int end = behind_name(l, line, i, l->reader->game);

	if (!end && title)
		end = behind_name(l, line, i, str_of(title));
	if (end || !token_is_sign(&l->token[i], '"'))
		return end;
	for (end = i + 1; end < l->n_tokens; end++)
		if (token_is_sign(&l->token[end], '"'))
			return end + 1;
	return 0;
}

/* "T5" */
static bool is_short(const struct token *t, char letter)
{
	return t->kind == TOKEN_WORD && t->text.n == 1 &&
	       (t->text.s[0] | 0x20) == letter && t[1].kind == TOKEN_NUMBER;
}

/* "KESTREL T5 P1 - RED (Ann)": the head of a letter, as old zines have it. It names the game, or the turn and
 * the phase, and nothing but what a head may name. */
static bool masthead_read(struct draft *l, const struct line *line, struct header *h)
{
	bool game = false, quoted = false;

	for (int i = 0; i < l->n_tokens; i++) {
		const struct token *t = &l->token[i];
		int end = behind_game(l, line, i);
		bool turn = (t->id == WORD_TURN && t[1].kind == TOKEN_NUMBER) ||
			    is_short(t, 't');
		bool phase = (t->id == WORD_PHASE && t[1].kind == TOKEN_NUMBER) ||
			     is_short(t, 'p');
		if (end) {
			quoted |= token_is_sign(t, '"');
			game |= !token_is_sign(t, '"');
			i = end - 1;
		} else if (t->kind == TOKEN_WORD && turn && !h->has_turn) {
			h->has_turn = true;
			h->turn = t[1].value;
			i++;
		} else if (t->kind == TOKEN_WORD && phase && !h->has_phase) {
			h->has_phase = true;
			h->phase = t[1].value;
			i++;
		} else if (!(t->kind == TOKEN_SIGN && strchr("-(),:/|.", t->id)) &&
			   !(token_is(t, WORD_SEAT) && t->value == l->reader->seat) &&
			   !token_is(t, WORD_ORDERS)) {
			return false;
		}
	}
	return game ? h->has_turn || l->n_tokens > 1
		    : h->has_turn && (h->has_phase || quoted);
}

/* The head of a letter, or further down "turn 5 phase 2:" over the orders of that phase, which must not
 * count for another. */
static bool is_head(struct draft *l, const struct line *line, bool first,
		    struct header *h)
{
	return masthead_read(l, line, h) && (first || (h->has_turn && h->has_phase));
}

/* Further down a header counts only if it names a phase: it may be prose else. */
bool letter_header_read(struct draft *l, struct line *line, bool first)
{
	struct parse p;
	struct header h = {.turn = l->reader->turn, .phase = l->reader->phase};

	if (!l->reader->view)
		return false;
	letter_parse(l, &p, l->token, l->n_tokens);
	struct header head = h;
	if (!parse_sees(&p, WORD_ORDERS) && is_head(l, line, first, &head)) {
		line->verdict = VERDICT_HEADER;
		if (head.has_turn || head.has_phase)
			settle_phase(l, line, head.turn,
				     head.has_phase                ? head.phase
				     : head.turn > l->reader->turn ? 1
								   : head.phase);
		return true;
	}
	if (!parse_word(&p, WORD_ORDERS, NULL))
		return first && replace_read(l, line, &p);
	parse_link(&p); /* "orders for turn 5" */
	if (!parse_at_end(&p) && !parse_sees(&p, WORD_TURN) &&
	    !parse_sees(&p, WORD_PHASE) && !parse_sees(&p, WORD_REPLACE))
		name_read(line, &p, &h);
	if (!words_read(&p, &h) || (!first && !h.has_turn && !h.has_phase))
		return false;
	if (h.game.n && !h.has_turn && !h.has_phase && !h.replace &&
	    !is_ours(l, h.game))
		return false; /* "Orders below" */
	line->verdict = VERDICT_HEADER;
	l->out->replaced |= h.replace;
	if (h.game.n && !is_ours(l, h.game))
		close_letter(l, line, h.game_column,
			     str_printf(l->a,
					_("These orders are for another game: %.*s"),
					STR_ARG(h.game)));
	else if (h.has_turn || h.has_phase)
		settle_phase(l, line, h.turn,
			     h.has_phase                ? h.phase
			     : h.turn > l->reader->turn ? 1
							: h.phase);
	return true;
}
