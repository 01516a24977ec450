/* Tokens in orders: how many, where from and where to.
 * SPDX-License-Identifier: ISC */
#include <string.h>

#include "base/arena.h"
#include "base/locale.h"
#include "rules/cosmic/words/words_parts.h"

bool ce_words_read_amount(struct parse *p, int *n)
{
	if (parse_number(p, n))
		return true;
	*n = CE_ALL_TOKENS;
	return parse_word(p, WORD_ALL, NULL);
}

static bool read_place(struct parse *p, struct ce_place *out)
{
	int system, planet, c;

	*out = (struct ce_place){0};
	if (parse_word(p, W_WARP, NULL)) {
		out->where = CE_IN_WARP;
	} else if (parse_word(p, W_LIMBO, NULL)) {
		out->where = CE_IN_LIMBO;
	} else if (parse_sees(p, W_C) && ce_words_read_challenge(p, &c)) {
		out->where = CE_IN_CHALLENGE;
		out->challenge = (int8_t)c;
	} else {
		if (parse_word(p, W_BASE, NULL))
			parse_word(p, WORD_ON, NULL);
		parse_word(p, W_HOME, NULL);
		if (!ce_words_read_planet(p, view_of(p)->seat, false, &system, &planet))
			return parse_expected(
				p, "a planet, such as 3 of your own or green 1");
		out->where = CE_ON_PLANET;
		out->system = (int8_t)system;
		out->planet = (int8_t)planet;
	}
	return true;
}

/* Tokens of the part, where the place is one from which they may come. */
static bool check_source(struct parse *p, int from, const struct ce_part *part,
			 int before, unsigned sources)
{
	const struct ce_view *v = view_of(p);
	const struct ce_place *at = &part->place;
	int n = part->n == CE_ALL_TOKENS ? 1 : part->n, there = 0;

	switch ((enum ce_where)at->where) {
	case CE_IN_WARP:
		if (!(sources & SOURCE_WARP))
			parse_impossible(p, from, NULL,
					 "Tokens in the Warp cannot be used for this");
		return true;
	case CE_IN_LIMBO:
		if (!(sources & SOURCE_LIMBO))
			parse_impossible(
				p, from, "R-031",
				"Tokens in Limbo are placed first: limbo 1 to a planet of yours");
		else if (n + before > v->t.limbo[v->seat])
			parse_impossible(p, from, NULL, "You have %d in Limbo",
					 v->t.limbo[v->seat]);
		return true;
	case CE_IN_CHALLENGE:
		if (at->challenge < 0)
			return true;
		if (v->t.challenge[at->challenge].attacker == v->seat)
			there = v->t.challenge[at->challenge].attack;
		if (!(sources & SOURCE_CONE))
			parse_impossible(p, from, "rule 14",
					 "Tokens in a challenge stay there");
		else if (n + before > there)
			parse_impossible(p, from, NULL,
					 "C%d holds %d attacking tokens of yours",
					 at->challenge + 1, there);
		return true;
	case CE_ON_PLANET:
		break;
	}
	there = sources & SOURCE_ATTACKED ? ce_words_held(p, at->system, at->planet)
					  : ce_words_movable(p, at->system, at->planet);
	/* The rest of the order stands: a note, no refusal. */
	if (!there && ce_words_held(p, at->system, at->planet))
		parse_weak(p, from, "rule 14",
			   "%s %d is under attack: nothing leaves it",
			   ce_words_seat_name(at->system), at->planet);
	else if (!there)
		parse_weak(p, from, "R-037", "You have no token on %s %d",
			   ce_words_seat_name(at->system), at->planet);
	else if (n + before > there)
		parse_weak(p, from, "R-037",
			   "%s %d holds %d of your tokens: only %d can go",
			   ce_words_seat_name(at->system), at->planet, there,
			   there > before ? there - before : 0);
	return true;
}

bool ce_words_is_zero(const struct ce_tokens *t)
{
	int sum = 0;

	for (int i = 0; i < t->n_parts; i++)
		sum += t->part[i].n == CE_ALL_TOKENS ? 1 : t->part[i].n;
	return t->n_parts ? sum == 0 : t->total == 0;
}

bool ce_words_any_movable(const struct parse *p, const struct ce_tokens *t)
{
	for (int i = 0; i < t->n_parts; i++) {
		const struct ce_place *at = &t->part[i].place;
		if (at->where != CE_ON_PLANET ||
		    ce_words_movable(p, at->system, at->planet) > 0)
			return true;
	}
	return t->n_parts == 0;
}

static bool same_place(const struct ce_place *a, const struct ce_place *b)
{
	return a->where == b->where && a->system == b->system &&
	       a->planet == b->planet && a->challenge == b->challenge;
}

static int amount(const struct parse *p, const struct ce_part *part)
{
	if (part->n != CE_ALL_TOKENS)
		return part->n;
	return part->place.where == CE_ON_PLANET
		       ? ce_words_movable(p, part->place.system, part->place.planet)
		       : 1;
}

/* "all but one from 3" is known when the place is: before that, ALL_BUT - 1. */
enum { ALL_BUT = -100 };

static bool read_amount_there(struct parse *p, int *n)
{
	int was = p->i, all;

	if (ce_words_read_amount(p, n))
		return true;
	if (parse_word(p, WORD_EVERYONE, &all) && all && parse_number(p, n) && *n > 0) {
		*n = ALL_BUT - (*n < -ALL_BUT ? *n : -ALL_BUT);
		return true;
	}
	p->i = was;
	return false;
}

/* Those that remain may be none: the check of the source says so. */
static int left_there(const struct parse *p, const struct ce_part *part)
{
	int all = part->place.where == CE_ON_PLANET
			  ? ce_words_movable(p, part->place.system, part->place.planet)
			  : 0;
	int n = all + part->n - ALL_BUT;

	return n > 0 ? n : 0;
}

static bool read_parts(struct parse *p, struct ce_tokens *out, int n,
		       int marks[CE_PARTS])
{
	for (;;) {
		int mark = parse_mark(p);
		if (!parse_word(p, WORD_FROM, NULL))
			return parse_expected(p, "from and a planet");
		if (out->n_parts == CE_PARTS)
			return parse_expected(
				p,
				"the end of the order: that is more places than it can have");
		struct ce_part *part = &out->part[out->n_parts];
		part->n = n;
		if (!read_place(p, &part->place))
			return false;
		if (n <= ALL_BUT)
			part->n = left_there(p, part);
		marks[out->n_parts++] = mark;
		int was = p->i;
		if (!parse_comma(p) || !read_amount_there(p, &n) ||
		    !parse_sees(p, WORD_FROM)) {
			p->i = was;
			return true;
		}
	}
}

void ce_words_keep_parts(struct ce_tokens *t, int n)
{
	memset(&t->part[n], 0, (size_t)(CE_PARTS - n) * sizeof t->part[0]);
	t->n_parts = n;
}

void ce_words_cut_to(struct parse *p, struct ce_tokens *out, int most)
{
	int room = most, n = 0;

	for (int i = 0; i < out->n_parts; i++) {
		int all = amount(p, &out->part[i]);
		if (all > room)
			out->part[i].n = room;
		room -= all > room ? room : all;
		if (out->part[i].n != 0)
			out->part[n++] = out->part[i];
	}
	ce_words_keep_parts(out, n);
}

static struct str parts_sum(struct parse *p, const struct ce_tokens *t)
{
	struct buf b = buf_in(p->a);

	for (int i = 0; i < t->n_parts; i++)
		buf_printf(&b, "%s%d", i ? "+" : "", amount(p, &t->part[i]));
	return buf_str(&b);
}

/* Each place must have what is taken from it there and before: a fault is shown under the part that says too much,
 * without the sign behind it. */
static void check_sources(struct parse *p, const struct ce_tokens *out,
			  const int marks[], unsigned sources)
{
	int end = p->i;

	for (int i = 0; i < out->n_parts; i++) {
		int before = 0;
		for (int k = 0; k < i; k++)
			if (same_place(&out->part[k].place, &out->part[i].place))
				before += amount(p, &out->part[k]);
		int until = i + 1 < out->n_parts ? marks[i + 1] : end;
		if (until > end || until <= marks[i])
			until = end;
		while (until > marks[i] + 1 &&
		       p->token[until - 1].kind != TOKEN_NUMBER &&
		       p->token[until - 1].kind != TOKEN_WORD)
			until--;
		p->i = until;
		check_source(p, marks[i], &out->part[i], before, sources);
	}
	p->i = end;
}

bool ce_words_read_tokens_from(struct parse *p, struct ce_tokens *out, unsigned sources,
			       int most, const char *what, const char *rule)
{
	int from = parse_mark(p), marks[CE_PARTS], total, n, sum = 0;

	*out = (struct ce_tokens){.total = CE_UNSAID};
	int was_at = p->i;
	if (!read_amount_there(p, &total))
		return false;
	if (total <= ALL_BUT && !parse_sees(p, WORD_FROM)) {
		p->i = was_at;
		return false;
	}
	if (parse_sees(p, WORD_FROM)) {
		n = total;
		total = CE_UNSAID;
	} else {
		int was = p->i;
		parse_word(p, W_TOKENS, NULL);
		if (!ce_words_read_amount(p, &n) || !parse_sees(p, WORD_FROM)) {
			p->i = was;
			n = CE_UNSAID;
		}
	}
	if (n != CE_UNSAID && !read_parts(p, out, n, marks))
		return true;
	if (out->n_parts == 1 && total > 0 && out->part[0].n == CE_ALL_TOKENS)
		out->part[0].n = total; /* "3, all from 2": all three */
	for (int i = 0; i < out->n_parts; i++)
		sum += amount(p, &out->part[i]);
	if (out->n_parts && total != CE_UNSAID && total != CE_ALL_TOKENS &&
	    total != sum) {
		struct str parts = parts_sum(p, out);
		parse_fault(p, from, NULL,
			    "You say %d tokens but list %d (%.*s). Which?", total, sum,
			    STR_ARG(parts));
	}
	if (out->n_parts)
		total = CE_UNSAID;
	else if (total == CE_ALL_TOKENS)
		total = most;
	if (most && (total > most || (total == CE_UNSAID && sum > most))) {
		parse_bent(
			p, from, rule,
			most < CE_SEND_MAX
				? N_("%d is more than %s may have with your Power: read as %d")
				: N_("%d is more than %s may have: read as %d"),
			total > most ? total : sum, locale_text(what), most);
		ce_words_cut_to(p, out, most);
		total = out->n_parts ? CE_UNSAID : most;
	}
	out->total = total;
	check_sources(p, out, marks, sources);
	return true;
}

static void put_place(struct buf *b, const struct ce_place *at)
{
	switch ((enum ce_where)at->where) {
	case CE_ON_PLANET:
		ce_words_put_planet(b, at->system, at->planet);
		break;
	case CE_IN_CHALLENGE:
		ce_words_put_challenge(b, at->challenge);
		break;
	case CE_IN_WARP:
		buf_z(b, "warp");
		break;
	case CE_IN_LIMBO:
		buf_z(b, "limbo");
		break;
	}
}

static void put_parts(struct buf *b, const struct ce_tokens *t, const char *link)
{
	for (int i = 0; i < t->n_parts; i++) {
		buf_z(b, i ? ", " : "");
		if (t->part[i].n == CE_ALL_TOKENS)
			buf_z(b, "all ");
		else
			ce_words_put_number(b, t->part[i].n);
		buf_z(b, t->part[i].n == CE_ALL_TOKENS ? "" : " ");
		buf_z(b, link);
		put_place(b, &t->part[i].place);
	}
}

void ce_words_put_tokens_from(struct buf *b, const struct ce_tokens *t)
{
	if (!t->n_parts)
		buf_int(b, t->total);
	put_parts(b, t, "from ");
}

void ce_words_put_tokens_to(struct buf *b, const struct ce_tokens *t)
{
	put_parts(b, t, "to ");
}
