/* The header of a letter: "orders ce-7 turn 5 phase 2 replace".
 * SPDX-License-Identifier: ISC */
#include <string.h>

#include "base/arena.h"
#include "base/locale.h"
#include "orders/draft.h"

static void close_letter(struct draft *l, struct line *line, int column, struct str why)
{
	l->closed_by_header = !l->closed;
	l->closed = true;
	l->why_closed = why;
	line->verdict = VERDICT_REFUSED;
	letter_remark(l, line, true, column, 0, NULL, "%.*s", STR_ARG(l->why_closed));
}

static void settle_phase(struct draft *l, struct line *line, int turn, int phase)
{
	const struct reader *r = l->reader;
	int open = r->turn * 100 + r->phase, meant = turn * 100 + phase;

	if (l->closed_by_header) /* and this one names another phase */
		l->closed = l->closed_by_header = false;
	l->later_turn = l->later_phase = 0;
	if (phase < 1 ||
	    phase > (turn || !r->vocab->setup_phases ? r->vocab->n_phases
						     : r->vocab->setup_phases))
		close_letter(
			l, line, 0,
			str_printf(l->a, _("No turn has such a phase: %d"), phase));
	else if (meant < open)
		close_letter(
			l, line, 0,
			str_printf(
				l->a,
				_("These orders are for a phase that is over. Open is turn %d, phase %d"),
				r->turn, r->phase));
	else if (meant > open) {
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

/* Further down a header counts only if it names a phase: it may be prose else. */
bool letter_header_read(struct draft *l, struct line *line, bool first)
{
	struct parse p;
	int turn = l->reader->turn, phase = l->reader->phase, n = 0;
	bool has_turn = false, has_phase = false, replace = false;
	struct str game = {NULL, 0};
	int game_column = 0;

	if (!l->reader->view)
		return false;
	letter_parse(l, &p, l->token, l->n_tokens);
	if (!parse_word(&p, WORD_ORDERS, NULL))
		return first && replace_read(l, line, &p);
	parse_link(&p); /* "orders for turn 5" */
	if (!parse_at_end(&p) && !parse_sees(&p, WORD_TURN) &&
	    !parse_sees(&p, WORD_PHASE) && !parse_sees(&p, WORD_REPLACE)) {
		/* A name may have dashes and digits: up to the next space. */
		const struct token *t = parse_peek(&p);
		struct str at =
			str_slice(line->typed, (size_t)(t->text.s - line->typed.s),
				  line->typed.n);
		str_word(&at, &game);
		while (game.n && strchr(":,.", game.s[game.n - 1]))
			game.n--;
		game_column = t->column;
		while (p.i < p.end && p.token[p.i].text.s < game.s + game.n)
			p.i++;
	}
	while (!parse_at_end(&p)) {
		if (parse_word(&p, WORD_TURN, NULL) && parse_number(&p, &n)) {
			has_turn = true;
			turn = n;
		} else if (parse_word(&p, WORD_PHASE, NULL) && parse_number(&p, &n)) {
			has_phase = true;
			phase = n;
		} else if (parse_word(&p, WORD_REPLACE, NULL)) {
			replace = true;
		} else {
			return false;
		}
	}
	if (!first && !has_turn && !has_phase)
		return false;
	if (game.n && !has_turn && !has_phase && !replace && !is_ours(l, game))
		return false; /* "Orders below" */
	line->verdict = VERDICT_HEADER;
	l->out->replaced |= replace;
	if (game.n && !is_ours(l, game))
		close_letter(l, line, game_column,
			     str_printf(l->a,
					_("These orders are for another game: %.*s"),
					STR_ARG(game)));
	else if (has_turn || has_phase)
		settle_phase(l, line, turn,
			     has_phase                ? phase
			     : turn > l->reader->turn ? 1
						      : phase);
	return true;
}
