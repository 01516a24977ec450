/* Panels at the head of an issue: who met whom, what each side had and who won, at a glance. The
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
			buf_printf(&b, " + %.*s", STR_MADE(g->a, zine_seat(g, seat)));
	return buf_str(&b);
}

/* A side is a line of the panel: its counter, who is on it, and what it had, under the other side's. What is read aloud or
 * copied is "Red + Green 21 - 12 Yellow". */
static void side(struct zine_doc *d, const struct zine_game *g, const struct match *m,
		 int which)
{
	const struct match_side *s = &m->side[which];
	bool first = which == MATCH_ATTACK;

	zine_open(d, "span", "class", first ? "side" : "side against", NULL);
	if (first)
		zine_chip(d, g, s->seat);
	zine_open(d, m->winner == which ? "b" : "span", "class", "words", NULL);
	if (!first && s->score.n)
		zine_putf(d, "span", "had", "%.*s ", STR_ARG(s->score));
	zine_put(d, "span", "names", names_of(g, s));
	if (first && s->score.n)
		zine_putf(d, "span", "had", " %.*s", STR_ARG(s->score));
	zine_close(d);
	if (!first)
		zine_chip(d, g, s->seat);
	zine_close(d);
}

static void notes(struct zine_doc *d, const struct zine_game *g, struct str text)
{
	if (!text.n)
		return;
	zine_open(d, "details", NULL);
	zine_put(d, "summary", NULL, STR("Details"));
	zine_put(d, "p", NULL, zine_hide_words(g, text));
	zine_close(d);
}

static void match(struct zine_doc *d, const struct zine_game *g, const struct match *m)
{
	zine_open(d, "li", NULL);
	zine_open(d, "p", "class", "score", NULL);
	side(d, g, m, MATCH_ATTACK);
	zine_put(d, "span", "unseen", STR(" - "));
	side(d, g, m, MATCH_DEFENCE);
	zine_close(d);
	zine_put(d, "p", "when", m->what);
	notes(d, g, m->notes);
	zine_close(d);
}

void zine_result_panels(struct zine_doc *d, const struct zine_game *g,
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
