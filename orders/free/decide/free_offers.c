/* A line to write instead helps only where its writer can fill it in and means it. One with more blanks than things, and one that
 * orders what the writer excepts ("anyone but Blue"), is taken back; so is any below a question, and what others want.
 * SPDX-License-Identifier: ISC */
#include "orders/free/decide/decide.h"

#include <string.h>

#include "base/arena.h"

/* Things that are named, and the order's own word, against the blanks between them. A form begins with the order's word. */
static bool is_mostly_blank(const struct free *f, const struct clause *c)
{
	int blanks = 0, things = 0;

	for (int i = 0; i < c->n; i++) {
		blanks += c->t[i].kind == TOKEN_BLANK;
		things += token_is_thing(&c->t[i]) || free_verb(f, &c->t[i]);
	}
	return blanks > things && !(c->n && free_verb(f, &c->t[0]));
}

/* Is this the verb that its word means here? */
static bool is_free_verb(const struct free *f, const struct verb *v)
{
	const struct token t[2] = {
		{.kind = TOKEN_WORD, .id = (short)v->word, .text = STR("")},
		{.kind = TOKEN_END}};

	return free_verb(f, t) == v;
}

/* Does the line name an order of this phase ("invited"), and not the one that is offered? "Everyone else is invited" does not mean `ally`. A
 * word that begins both is the writer's own, and what a condition names ("zap if blue attacks red 5") is not ordered. */
static bool is_other_order(const struct free *f, const struct clause *typed,
			   const struct clause *offered)
{
	const struct verb *own = offered->n ? free_verb(f, &offered->t[0]) : NULL;
	bool other = false;

	for (int i = 0; own && i < typed->n && !token_is(&typed->t[i], WORD_IF) &&
			!token_is(&typed->t[i], WORD_UNLESS);
	     i++) {
		const struct str word = typed->t[i].text;
		if (str_iequal(word, offered->t[0].text))
			return false;
		for (const struct verb *v = f->l->reader->vocab->verbs; v->parse; v++) {
			if (!v->name || !*v->name || !str_starts(word, v->name) ||
			    !is_free_verb(f, v))
				continue;
			if (v->word == own->word)
				return false;
			other = true;
		}
	}
	return other;
}

/* Takes back the lines to write instead that have what the writer excepts, or more blanks than things. */
static void drop_offers(struct free *f, struct line *line)
{
	struct arena_mark here = arena_mark(f->l->a);
	const struct clause *typed = free_clause_of(f, line->typed);
	bool none = !line->terse && free_orders_nothing(f, typed->t, typed->n);
	int n = 0;

	for (int i = 0; i < line->n_instead && !none; i++) {
		const struct clause *c = free_clause_of(f, line->instead[i]);
		if (!is_mostly_blank(f, c) && !is_other_order(f, typed, c) &&
		    (line->terse || !free_excepts(typed->t, typed->n, c)))
			line->instead[n++] = line->instead[i];
	}
	line->n_instead = n;
	arena_rewind(f->l->a, here);
}

void free_show_instead(struct free *f, struct line *line, bool anew)
{
	const struct draft *l = f->l;
	bool refused = line->verdict == VERDICT_REFUSED, blank = false;
	bool open = refused || (line->verdict == VERDICT_NOTE && anew);

	if (refused && line->taken_back)
		return; /* whatever is shown is denied in it */
	if (open && l->n_reads < FREE_READS)
		free_form(f, line);
	refused = line->verdict == VERDICT_REFUSED;
	if (refused && !line->understood && !l->reader->unshown &&
	    l->n_reads < FREE_READS)
		blank = free_blank(f, line);
	if (line->n_instead)
		drop_offers(f, line);
	open = line->verdict == VERDICT_REFUSED ||
	       (line->verdict == VERDICT_NOTE && anew);
	if (!l->reader->unshown && open && !(blank && line->n_instead))
		free_hint(f, line);
	const bool asked = line->verdict == VERDICT_ASKED;
	if (asked && line->beside && !l->reader->unshown)
		free_hint_beside(f, line);
}
