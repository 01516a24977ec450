/* Match cards at the head of an issue: who met whom, what each side had and who won, at a glance. The
 * tables of the report below are the record.
 * SPDX-License-Identifier: ISC */
#include "base/arena.h"
#include "rules/matches.h"
#include "server/zine/issue/zine_issues.h"

/* "Red + Green". */
static struct str names_of(const struct zine_game *g, const struct match_side *s)
{
	struct buf b = buf_in(g->a);

	buf_add(&b, zine_seat(g, s->seat));
	for (int seat = 0; seat < GAME_SEATS_MAX; seat++)
		if (s->allies >> seat & 1)
			buf_printf(&b, " + %.*s", STR_ARG(zine_seat(g, seat)));
	return buf_str(&b);
}

/* The scores stand in the middle: "Red + Green 21 - 12 Yellow". */
static void side(struct zine_doc *d, const struct zine_game *g, const struct match *m,
		 int which)
{
	const struct match_side *s = &m->side[which];
	struct str names = names_of(g, s);
	bool first = which == MATCH_ATTACK;
	struct str words = !s->score.n ? names
			   : first     ? str_printf(g->a, "%.*s %.*s", STR_ARG(names),
						    STR_ARG(s->score))
				   : str_printf(g->a, "%.*s %.*s", STR_ARG(s->score),
						STR_ARG(names));

	/* A counter never stands alone on a line. */
	zine_open(d, "span", "class", "side", NULL);
	if (first)
		zine_chip(d, g, s->seat);
	zine_put(d, m->winner == which ? "b" : "span", NULL, words);
	if (!first) {
		zine_text(d, STR(" "));
		zine_chip(d, g, s->seat);
	}
	zine_close(d);
}

static void notes(struct zine_doc *d, const struct zine_game *g, struct str text)
{
	if (!text.n)
		return;
	zine_open(d, "details", NULL);
	zine_put(d, "summary", NULL, STR("What happened"));
	zine_put(d, "p", NULL, zine_hide_words(g, text));
	zine_close(d);
}

static void match(struct zine_doc *d, const struct zine_game *g, const struct match *m)
{
	zine_open(d, "li", NULL);
	zine_open(d, "p", "class", "score", NULL);
	side(d, g, m, MATCH_ATTACK);
	zine_text(d, STR(" - "));
	side(d, g, m, MATCH_DEFENCE);
	zine_close(d);
	zine_put(d, "p", "when", m->what);
	notes(d, g, m->notes);
	zine_close(d);
}

void zine_match_cards(struct zine_doc *d, const struct zine_game *g,
		      const struct matches *list)
{
	if (!list->n)
		return;
	zine_open(d, "section", "class", "matches", "aria-label", "Results", NULL);
	zine_open(d, "ul", NULL);
	for (int k = 0; k < list->n; k++)
		match(d, g, &list->m[k]);
	zine_close(d);
	zine_close(d);
}
