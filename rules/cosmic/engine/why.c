/* Why it came out so: the parts of the GM's trace that are not in the events. The
 * orders that could not be carried out, with their obstacles; the moves of chance or of
 * the rules where no order served. What amended an act is in amend.c.
 * SPDX-License-Identifier: ISC */
#include <stdarg.h>

#include "rules/cosmic/engine/edicts.h"
#include "rules/cosmic/engine/effect.h"
#include "rules/cosmic/engine/tokens.h"
#include "rules/cosmic/engine/whiteboard.h"

/* Orders ----------------------------------------------------------------------------- */

static void add_why(struct ce_board *b, const char *rule, bool secret, const char *fmt,
		    va_list ap) __attribute__((format(printf, 4, 0)));
static void add_why(struct ce_board *b, const char *rule, bool secret, const char *fmt,
		    va_list ap)
{
	struct buf text;

	if (!ce_is_told(b) || b->n_why == CE_WHYS)
		return;
	text = buf_in(b->tr->a);
	buf_vprintf(&text, fmt, ap);
	b->why[b->n_why++] = (struct ce_why){rule, buf_str(&text), secret};
}

bool ce_cannot(struct ce_board *b, const char *rule, const char *fmt, ...)
{
	va_list ap;

	va_start(ap, fmt);
	add_why(b, rule, false, fmt, ap);
	va_end(ap);
	return false;
}

bool ce_cannot_secret(struct ce_board *b, const char *rule, const char *fmt, ...)
{
	va_list ap;

	va_start(ap, fmt);
	add_why(b, rule, true, fmt, ap);
	va_end(ap);
	return false;
}

/* "red 1", "Limbo", "the Warp", "c2" for a place as a number. */
static struct str ce_place_name(struct ce_board *b, int at)
{
	struct buf name = buf_in(b->tr->a);

	if (ce_is_planet(at))
		buf_printf(&name, "%s %d", ce_colour_names[at / CE_PLANETS],
			   at % CE_PLANETS + 1);
	else if (at >= CE_AT_CONE)
		buf_printf(&name, "C%d", at - CE_AT_CONE + 1);
	else
		buf_z(&name, at == CE_AT_LIMBO  ? "Limbo"
			     : at == CE_AT_WARP ? "the Warp"
						: "outside the game");
	return buf_str(&name);
}

struct str ce_pile_text(struct ce_board *b, const struct ce_pile *pile)
{
	struct buf text = buf_in(b->tr->a);

	for (int at = 0; at < CE_PLACES; at++) {
		if (!pile->n[at])
			continue;
		struct str place = ce_place_name(b, at);
		buf_printf(&text, "%s%d from " PRI_STR, text.n ? ", " : "", pile->n[at],
			   STR_ARG(place));
	}
	if (!text.n)
		buf_z(&text, "none");
	return buf_str(&text);
}

static void tell_most(struct ce_board *b, const char *rule, int n, struct str place)
{
	if (!n)
		ce_cannot(b, rule, "no token may go from " PRI_STR, STR_ARG(place));
	else
		ce_cannot(b, rule, "only %d token%s may go from " PRI_STR, n,
			  n == 1 ? "" : "s", STR_ARG(place));
}

/* The first part that asks for more than is there. */
static void tell_short(struct ce_board *b, const char *rule,
		       const struct ce_tokens *wanted, const struct ce_pile *there)
{
	struct ce_pile left = *there;

	for (int i = 0; i < wanted->n_parts; i++) {
		int at = ce_place_at(b->t, &wanted->part[i].place);
		int n = wanted->part[i].n;
		if (at < 0) {
			ce_cannot(b, rule, "it names a place that does not exist");
			return;
		}
		struct str place = ce_place_name(b, at);
		bool held = ce_is_planet(at) &&
			    ce_under_attack(b->t, at / CE_PLANETS, at % CE_PLANETS + 1);
		if (!left.n[at] && held) {
			ce_cannot(b, "R-071",
				  PRI_STR " is under attack: its tokens stay",
				  STR_ARG(place));
			return;
		}
		if (n > left.n[at] || (n == CE_ALL_TOKENS && !left.n[at])) {
			tell_most(b, rule, left.n[at], place);
			return;
		}
		left.n[at] = (uint8_t)(n < 0 ? 0 : left.n[at] - n);
	}
}

bool ce_take_told(struct ce_board *b, const char *rule, const struct ce_tokens *wanted,
		  int limit, struct ce_pile *free, struct ce_pile *out)
{
	if (!ce_is_told(b))
		return ce_take_parts(b->t, wanted, limit, free, out);
	struct ce_pile there = *free;
	bool whole = ce_take_parts(b->t, wanted, limit, free, out);
	int n_why = b->n_why;
	if (!whole)
		tell_short(b, rule, wanted, &there);
	if (!whole && n_why == b->n_why)
		ce_cannot(b, "R-035", "at most %d may go", limit);
	return whole;
}

/* Why tokens of the seat cannot be put there. */
static void tell_unfit(struct ce_board *b, int seat, int at)
{
	if (at < 0) {
		ce_cannot(b, "R-119", "it names a place that does not exist");
		return;
	}
	struct str place = ce_place_name(b, at);
	if (ce_is_planet(at) && ce_tokens_at(b->t, seat, at))
		ce_cannot(b, "R-119", PRI_STR " is under attack", STR_ARG(place));
	else
		ce_cannot(b, "R-119", "%s has no base on " PRI_STR,
			  ce_colour_names[seat], STR_ARG(place));
}

bool ce_places_told(struct ce_board *b, int seat, const struct ce_tokens *wanted, int n,
		    struct ce_pile *out)
{
	bool whole = ce_read_places(b->t, seat, wanted, n, out);

	for (int i = 0; !whole && ce_is_told(b) && i < wanted->n_parts; i++) {
		int at = ce_place_at(b->t, &wanted->part[i].place);
		if (at == CE_AT_LIMBO || ce_may_place(b->t, seat, at))
			continue;
		tell_unfit(b, seat, at);
		return false;
	}
	if (!whole)
		ce_cannot(b, "R-119", "it places more than the %d there are", n);
	return whole;
}

static void tell(struct ce_board *b, int seat, const char *rule, const char *how,
		 const char *fmt, va_list ap) __attribute__((format(printf, 5, 0)));
static void tell(struct ce_board *b, int seat, const char *rule, const char *how,
		 const char *fmt, va_list ap)
{
	struct buf text = buf_in(b->tr->a);
	struct str told;

	buf_vprintf(&text, fmt, ap);
	told = buf_str(&text);
	trace_pair(b->tr, seat, rule, how, told);
}

void ce_tell_chance(struct ce_board *b, int seat, const char *rule, const char *fmt,
		    ...)
{
	va_list ap;

	if (!ce_is_told(b))
		return;
	va_start(ap, fmt);
	tell(b, seat, rule, "by chance", fmt, ap);
	va_end(ap);
}

void ce_tell_chance_tokens(struct ce_board *b, int seat, const char *rule,
			   const char *what, const struct ce_pile *named,
			   const struct ce_pile *all)
{
	struct ce_pile drawn = *all;

	if (!ce_is_told(b) || ce_pile_sum(all) == ce_pile_sum(named))
		return;
	for (int at = 0; at < CE_PILE_ROOM; at++)
		drawn.n[at] = (uint8_t)(all->n[at] - named->n[at]);
	struct str text = ce_pile_text(b, &drawn);
	ce_tell_chance(b, seat, rule, "%s: " PRI_STR, what, STR_ARG(text));
}

void ce_tell_default(struct ce_board *b, int seat, const char *rule, const char *fmt,
		     ...)
{
	va_list ap;

	if (!ce_is_told(b))
		return;
	va_start(ap, fmt);
	tell(b, seat, rule, "by rule", fmt, ap);
	va_end(ap);
}
