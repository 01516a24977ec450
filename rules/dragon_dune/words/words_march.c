/* Orders of movement; words_recruit.c has those of recruitment.
 * SPDX-License-Identifier: ISC */
#include "base/locale.h"
#include "rules/dragon_dune/engine/moves.h"
#include "rules/dragon_dune/words/words_parts.h"

/* Moves ------------------------------------------------------------------------------------- */

/* "via 6, 9", also behind a comma; nothing of it need be there. */
static bool read_way(struct parse *p, struct dd_order *o)
{
	int area, was = p->i;

	parse_comma(p);
	if (!parse_word(p, W_VIA, NULL)) {
		p->i = was;
		return true;
	}
	do {
		if (!dd_read_area(p, &area))
			return false;
		if (o->n_list < DD_LONGEST_MOVE)
			o->list[o->n_list++] = (uint8_t)area;
	} while (parse_comma(p));
	return true;
}

/* "to 12f, 12f": a territory that is written twice is one stop. */
static void drop_repeats(struct dd_order *o)
{
	int n = 0;

	for (int i = 0; i < o->n_list; i++)
		if (o->list[i] != (n ? o->list[n - 1] : o->from))
			o->list[n++] = o->list[i];
	while (n && o->list[n - 1] == o->to)
		n--;
	o->n_list = (uint8_t)n;
}

/* "3c or 5c": where griffins live. */
static struct str griffins(struct arena *a)
{
	struct buf b = buf_in(a);

	for (int area = 0; area < DD_AREAS; area++)
		if (dd_map[area].griffins)
			buf_printf(&b, "%s%s", b.n ? _(" or ") : "",
				   dd_area_name(area));
	return buf_str(&b);
}

/* Longer than its stack goes as things stand. Who has griffins may change before it goes [DD-039]. */
static void note_far(struct parse *p, int from, const struct dd_order *o, int length)
{
	const struct dd_view *v = view_of(p);
	int steps = v && v->seat >= 0 ? dd_steps(&v->t, v->seat) : DD_LONGEST_MOVE;

	if (length > steps)
		parse_note(
			p, from, "DD-039",
			N_("From %s to %s is %d territories, and your tokens move %d now: this march takes place only if you control %.*s, where griffins live, when you march"),
			dd_area_name(o->from), dd_area_name(o->to), length, steps,
			STR_MADE(p->a, griffins(p->a)));
}

/* Refuses a way that is longer than any stack goes: no position can make it right. */
static void check_way(struct parse *p, int from, struct dd_order *o)
{
	int point[DD_LONGEST_MOVE + 2] = {o->from}, n = 1;

	drop_repeats(o);
	for (int i = 0; i < o->n_list; i++)
		point[n++] = o->list[i];
	point[n++] = o->to;
	int length = graph_distance_by(dd_graph(), point, n, NULL);
	if (o->from == o->to)
		parse_fault(p, from, "DD-040", N_("The stack is already in %s"),
			    dd_area_name(o->to));
	else if (length > DD_LONGEST_MOVE)
		parse_fault(
			p, from, "DD-039",
			N_("From %s to %s that way is %d territories long, and no stack moves further than %d"),
			dd_area_name(o->from), dd_area_name(o->to), length,
			DD_LONGEST_MOVE);
	else
		note_far(p, from, o, length);
}

/* "18-1c-1": from the first by those between to the last. */
static bool read_path(struct parse *p, struct dd_order *o)
{
	int area, last = DD_NOWHERE;

	do {
		if (!dd_read_area(p, &area))
			return false;
		if (o->from == DD_NOWHERE)
			o->from = (int8_t)area;
		else if (last != DD_NOWHERE && o->n_list < DD_LONGEST_MOVE)
			o->list[o->n_list++] = (uint8_t)last;
		if (o->from != area || last != DD_NOWHERE)
			last = area;
		parse_sign(p, '-');
		parse_sign(p, '>');
		parse_word(p, WORD_TO, NULL);
	} while (!token_is_sign(&p->token[p->i], '(') && dd_sees_area(p));
	o->to = (int8_t)last;
	return last != DD_NOWHERE || parse_expected(p, "a territory to go to");
}

/* "hidden", and "special 2"; behind the number of tokens "2 special" are so many of them, all special. */
static bool read_stack(struct parse *p, struct dd_order *o, bool counted)
{
	int from = parse_mark(p), n = o->n;

	if (parse_word(p, W_HIDDEN, NULL)) {
		o->hidden = true;
		dd_only_for(p, from, DD_ELVES, "DD-048", N_("hide"));
		parse_word(p, W_TOKENS, NULL);
	}
	if (!parse_word(p, W_SPECIAL, NULL))
		return true;
	if (!parse_number(p, &n) && (!counted || n == DD_ALL_OF_THEM)) {
		parse_fault(p, from, "DD-061",
			    N_("Say how many special tokens, as in \"2 special\""));
		parse_hopeless(p);
		return true;
	}
	o->special = (int8_t)(n > DD_TOKENS ? DD_TOKENS : n);
	return true;
}

/* "5c-6 (3)", the way before the tokens: the first territory must have its letter. */
static bool read_path_first(struct parse *p, struct dd_order *o)
{
	int from = parse_mark(p);

	if (!read_path(p, o))
		return false;
	check_way(p, from, o);
	bool bare = !parse_sign(p, '(');
	int count = parse_mark(p);
	bool read = dd_read_count(p, o);
	if (read && bare && p->i == count + 1)
		dd_check_bare_count(p, count, o, true);
	parse_sign(p, ')');
	return read;
}

/* "all but 2", "everybody except 1", "all-1": how many stay; 0: that is not said. */
static int read_all_but(struct parse *p)
{
	int was = p->i, but = 0, stay = 0;
	bool all = parse_word(p, WORD_EVERYONE, &but) || parse_word(p, WORD_ALL, NULL);

	if (all && (but || parse_word(p, WORD_EXCEPT, NULL) || parse_sign(p, '-')) &&
	    parse_number(p, &stay) && stay) {
		parse_word(p, W_TOKENS, NULL);
		return stay;
	}
	p->i = was;
	return 0;
}

/* Recruits that come first may or may not be meant as well, so the writer says the number. */
static void count_but(struct parse *p, int from, int stay, struct dd_order *o)
{
	const struct dd_view *v = view_of(p);
	int there = v && v->seat >= 0 ? v->t.tokens[o->from][v->seat] : 0;

	o->n = (int16_t)(there > stay ? there - stay : 1);
	if (there <= stay)
		parse_fault(p, from, NULL,
			    N_("You have %d in %s: you cannot keep back %d"), there,
			    dd_area_name(o->from), stay);
	else
		parse_fault(
			p, from, NULL,
			N_("How many go? Of the %d who are there now it is %d: write the number"),
			there, o->n);
}

/* "3 from 5c to 6 via 4f", "from 5c to 6" (all of them) */
bool dd_read_move(struct parse *p, struct dd_order *o)
{
	int from = parse_mark(p), area;

	if (!read_stack(p, o, false))
		return false;
	if (dd_sees_lettered(p))
		return read_path_first(p, o);
	int stay = read_all_but(p);
	if (stay)
		o->n = DD_ALL_OF_THEM;
	else if (parse_sees(p, WORD_FROM)) /* "move special 2 from 3c" are two */
		o->n = o->special == DD_UNSAID ? DD_ALL_OF_THEM : o->special;
	else if (!dd_read_count(p, o))
		return false;
	bool bare = p->i == from + 1;
	if (!read_stack(p, o, true))
		return false;
	parse_comma(p); /* "3 tokens, 10c to 11" */
	bool from_word = parse_word(p, WORD_FROM, NULL);
	if (!from_word && dd_sees_area(p)) {
		/* "16f to 15c, via 16": a way that is told already has no other. */
		if (stay || !read_path(p, o) || (!o->n_list && !read_way(p, o)))
			return false;
		check_way(p, from, o);
		if (bare)
			dd_check_bare_count(p, from, o, false);
		return true;
	}
	if (!from_word)
		return parse_expected(p, "from and a territory");
	if (!dd_read_area(p, &area))
		return false;
	o->from = (int8_t)area;
	if (stay)
		count_but(p, from, stay, o);
	parse_link(p);
	if (!dd_read_area(p, &area))
		return false;
	o->to = (int8_t)area;
	if (o->verb == DD_ACE_DRAGON)
		return true;
	if (!read_way(p, o))
		return false;
	check_way(p, from, o);
	return true;
}

/* "move 3 from 6 to 9", and with "ace hearts" after it: the second move. */
bool dd_parse_move(struct parse *p, const struct verb *v, struct parsed *made)
{
	struct dd_order *o = dd_new_order(p, DD_MOVE);

	int from = parse_mark(p);

	if (!parse_word(p, v->word, NULL) && dd_goes_on(p, DD_MOVE)) {
		if (!dd_read_else(p, o))
			return false;
		if (!read_way(p, o))
			return false;
		check_way(p, from, o);
	} else if (!dd_read_move(p, o)) {
		return false;
	}
	parse_link(p);
	if (dd_read_ace(p, &o->ace))
		o->verb = DD_ACE_MOVE;
	*made = (struct parsed){.action = o,
				.key = {o->verb, 0, 0},
				.allowed = STRATUM_COMMITMENT,
				.ranked = true};
	return true;
}

/* "2 from 11", "2 special in 11" */
static bool read_disbanded(struct parse *p, struct dd_order *o)
{
	int area, from = parse_mark(p);

	if (!read_stack(p, o, false) || !dd_read_count(p, o))
		return false;
	bool bare = p->i == from + 1 && dd_sees_bare_number(p);
	if (!read_stack(p, o, true))
		return false;
	if (!parse_word(p, WORD_FROM, NULL))
		parse_link(p);
	if (!dd_read_area(p, &area))
		return false;
	o->from = (int8_t)area;
	if (bare && parse_mark(p) == from + 2)
		dd_check_bare_count(p, from, o, false);
	return true;
}

bool dd_parse_disband(struct parse *p, const struct verb *v, struct parsed *made)
{
	struct dd_order *o = dd_new_order(p, DD_DISBAND);

	bool word = parse_word(p, v->word, NULL);
	if (!word && dd_goes_on(p, DD_DISBAND)) {
		if (!dd_read_else(p, o))
			return false;
	} else if (!read_disbanded(p, o)) {
		return false;
	}
	*made = (struct parsed){.action = o,
				.key = {DD_DISBAND, 0, 0},
				.allowed = STRATUM_COMMITMENT,
				.ranked = true};
	return true;
}

/* "hide 11", "unhide 11": they hold until they are changed. */
/* What newcomers do not expect of hiding [DD-049, DD-050]. */
static void tell_hidden(struct parse *p, int from, const struct dd_order *o)
{
	const char *area = dd_area_name(o->to);

	if (o->out)
		parse_note(p, from, "DD-049",
			   N_("Elves in hiding come out when the next turn begins"));
	else if (dd_is_castle(o->to))
		parse_note(
			p, from, "DD-050",
			N_("Elves in hiding do not hold %s: write unhide %s when it shall be yours again"),
			area, area);
}

bool dd_parse_hide(struct parse *p, const struct verb *v, struct parsed *made)
{
	struct dd_order *o = dd_new_order(p, DD_HIDE);
	int from = parse_mark(p), area;

	parse_word(p, v->word, NULL);
	o->out = v->word == W_UNHIDE;
	dd_only_for(p, from, DD_ELVES, "DD-048", N_("hide"));
	dd_skip_own(p);
	parse_link(p);
	if (!dd_read_area(p, &area))
		return false;
	o->to = (int8_t)area;
	tell_hidden(p, from, o);
	*made = (struct parsed){.action = o,
				.key = {DD_HIDE, area, 0},
				.allowed = STRATUM_COMMITMENT,
				.standing = true};
	return true;
}
