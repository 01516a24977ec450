/* Orders of the set-up: see words_parts.h.
 * SPDX-License-Identifier: ISC */
#include "base/locale.h"
#include "rules/dragon_dune/words/words_parts.h"

/* The places where the Orcs may begin, and the number of their tokens [DD-062]. */
static const uint8_t start[] = {DD_1C, DD_9F, DD_16F};
enum { STARTS = sizeof start, ORCS = 10 };

static bool may_start(int area)
{
	for (int i = 0; i < STARTS; i++)
		if (start[i] == area)
			return true;
	return false;
}

/* "the rest", "the remaining tokens", "the others". */
static bool says_rest(struct parse *p)
{
	static const char *const words[] = {"rest", "remainder", "remaining", "others"};

	for (size_t i = 0; i < sizeof words / sizeof *words; i++)
		if (parse_says(p, words[i]))
			return true;
	return false;
}

static int n_placed(const struct dd_order *o)
{
	int sum = 0;

	for (int i = 0; i < o->n_list; i++)
		sum += o->count[i];
	return sum;
}

/* "4", "all", "the rest": those that no part of the line before has placed. */
static bool read_placed(struct parse *p, const struct dd_order *o, int *n)
{
	int from = parse_mark(p);

	if (parse_word(p, WORD_ALL, NULL) || says_rest(p)) {
		*n = ORCS - n_placed(o);
		if (*n <= 0)
			parse_fault(
				p, from, "DD-062",
				N_("You place only 10 tokens: none is left for this place"));
		*n = *n < 0 ? 0 : *n;
	} else if (!parse_number(p, n)) {
		return parse_expected(p, "a number of tokens");
	}
	parse_word(p, W_TOKENS, NULL);
	return true;
}

/* "the rest in 9f and 16f": only the writer knows how it is divided. */
static bool divides_rest(struct parse *p, int from, const struct dd_order *o)
{
	int was = p->i;
	bool divides = parse_comma(p) && dd_sees_lettered(p);

	p->i = was;
	if (!divides)
		return false;
	parse_fault(p, from, "DD-062",
		    N_("%d tokens are left: say how many of them begin in each place"),
		    ORCS - n_placed(o));
	parse_hopeless(p);
	return true;
}

/* "4 in 1c", and as in a list of places: "1c 4", "1c: 4". */
static bool read_place(struct parse *p, struct dd_order *o)
{
	int from = parse_mark(p), n, area;
	bool place_first = dd_sees_lettered(p);

	if (place_first && !dd_read_area(p, &area))
		return false;
	if (place_first)
		parse_sign(p, ':');
	int counted = p->i;
	if (!read_placed(p, o, &n))
		return false;
	bool rest = p->token[counted].kind != TOKEN_NUMBER;
	parse_link(p);
	if (!place_first && !dd_read_area(p, &area))
		return false;
	if (rest && divides_rest(p, counted, o))
		return false;
	if (!may_start(area))
		parse_fault(p, from, "DD-062",
			    N_("Your tokens begin in 1c, 9f and 16f"));
	o->list[o->n_list] = (uint8_t)area;
	o->count[o->n_list++] = (uint8_t)(n > ORCS ? ORCS + 1 : n);
	return true;
}

bool dd_parse_place(struct parse *p, const struct verb *v, struct parsed *made)
{
	struct dd_order *o = dd_new_order(p, DD_PLACE);
	int from = parse_mark(p);

	parse_word(p, v->word, NULL);
	if (!dd_only_for(p, from, DD_ORCS, "DD-062", N_("choose where they begin")))
		return false;
	do {
		if (!read_place(p, o))
			return false;
	} while (o->n_list < STARTS && parse_comma(p));
	for (int i = 0; i < o->n_list; i++)
		for (int k = 0; k < i; k++)
			if (o->list[i] == o->list[k])
				parse_fault(p, from, "DD-062",
					    N_("%s is in the line twice"),
					    dd_area_name(o->list[i]));
	if (n_placed(o) != ORCS)
		parse_fault(p, from, "DD-062",
			    N_("You place 10 tokens, but here are %d"), n_placed(o));
	if (n_placed(o) < ORCS) /* the lines below may have the others */
		return parse_expected(p, "10 tokens in all");
	*made = (struct parsed){
		.action = o, .key = {DD_PLACE, 0, 0}, .allowed = STRATUM_REPORT};
	return true;
}
