/* Facts of rule scenes in the market:
 *
 *   purse smith: 9       crowns of a trader
 *   goods smith: 4       the worth of what they have
 *   floor: 2             the least price
 * SPDX-License-Identifier: ISC */
#include "base/arena.h"
#include "rules/scene.h"
#include "tests/games/market.h"

enum { FACTS_MAX = 16 };

enum what { PURSE, GOODS, FLOOR };
struct told {
	enum what what;
	int seat, value;
};

struct position {
	struct scene_head head;
	int n;
	struct told fact[FACTS_MAX];
};

static struct scene_cursor cursor(struct str text, struct scene_fault *fault)
{
	return (struct scene_cursor){.text = text,
				     .colours = market_colours,
				     .n_seats = MARKET_SEATS,
				     .fault = fault};
}

static bool read_fact(struct scene_cursor *c, struct told *t)
{
	t->what = scene_take(c, "purse")   ? PURSE
		  : scene_take(c, "goods") ? GOODS
					   : FLOOR;
	if (t->what == FLOOR && !scene_take(c, "floor"))
		return scene_complain(c, "`purse`, `goods` or `floor` is expected");
	if (t->what != FLOOR && !scene_seat(c, &t->seat))
		return false;
	return scene_want(c, ":") && scene_number(c, 0, 99, &t->value) && scene_end(c);
}

static int16_t *number(struct market *s, const struct told *t)
{
	return t->what == PURSE   ? &s->purse[t->seat]
	       : t->what == GOODS ? &s->goods[t->seat]
				  : &s->floor;
}

static void *begin(struct arena *a, const struct scene_head *head)
{
	struct position *p = arena_new(a, struct position);

	p->head = *head;
	return p;
}

static bool given(void *position, struct str fact, struct scene_fault *fault)
{
	struct position *p = position;
	struct scene_cursor c = cursor(fact, fault);

	if (p->n == FACTS_MAX)
		return scene_complain(&c, "a scene has %d facts at most", FACTS_MAX);
	return read_fact(&c, &p->fact[p->n]) && ++p->n;
}

static bool place(void *position, const struct rng *rng, void *state,
		  struct scene_fault *fault)
{
	const struct position *p = position;
	struct market *s = state;

	(void)rng;
	(void)fault;
	s->turn = (int16_t)p->head.turn;
	s->phase = (int16_t)p->head.phase;
	for (int i = 0; i < p->n; i++)
		*number(s, &p->fact[i]) = (int16_t)p->fact[i].value;
	return true;
}

static bool expect(const struct scene_now *now, struct str fact, struct buf *found,
		   struct scene_fault *fault)
{
	struct scene_cursor c = cursor(fact, fault);
	struct told t = {0};

	if (!read_fact(&c, &t))
		return false;
	struct market after =
		now->after ? *(const struct market *)now->after : (struct market){0};
	if (now->after && *number(&after, &t) != t.value)
		buf_printf(found, "%d", *number(&after, &t));
	return true;
}

static bool conserved(const void *before, const void *after, struct err *err)
{
	(void)before;
	return market_sound(after, err);
}

const struct scene_words market_scene_words = {.begin = begin,
					       .given = given,
					       .place = place,
					       .expect = expect,
					       .conserved = conserved};
