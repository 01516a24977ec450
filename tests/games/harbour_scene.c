/* Facts of rule scenes in the harbour: "gold rope: 12", "cargo salt: 1".
 * SPDX-License-Identifier: ISC */
#include "base/arena.h"
#include "rules/scene.h"
#include "tests/games/harbour.h"

enum { FACTS_MAX = 16 };

struct told {
	struct scene_head head;
	int n;
	struct {
		bool gold;
		int seat, value;
	} fact[FACTS_MAX];
};

static void *begin(struct arena *a, const struct scene_head *head)
{
	struct told *t = arena_new(a, struct told);

	t->head = *head;
	return t;
}

/* "gold SEAT: N" */
static bool read(struct scene_cursor *c, bool *gold, int *seat, int *value)
{
	*gold = scene_take(c, "gold");
	if (!*gold && !scene_take(c, "cargo"))
		return scene_complain(c, "gold or cargo is expected");
	return scene_seat(c, seat) && scene_want(c, ":") &&
	       scene_number(c, 0, HARBOUR_GOLD, value) && scene_end(c);
}

static struct scene_cursor cursor(struct str text, struct scene_fault *fault)
{
	return (struct scene_cursor){.text = text,
				     .colours = harbour_game.tokens,
				     .n_seats = HARBOUR_SEATS,
				     .fault = fault};
}

static bool given(void *position, struct str fact, struct scene_fault *fault)
{
	struct told *t = position;
	struct scene_cursor c = cursor(fact, fault);

	if (t->n == FACTS_MAX)
		return scene_complain(&c, "too many facts");
	if (!read(&c, &t->fact[t->n].gold, &t->fact[t->n].seat, &t->fact[t->n].value))
		return false;
	t->n++;
	return true;
}

static bool place(void *position, const struct rng *rng, void *state,
		  struct scene_fault *fault)
{
	const struct told *t = position;
	struct harbour *s = state;

	(void)rng;
	(void)fault;
	s->turn = (int16_t)t->head.turn;
	s->phase = (int16_t)(t->head.phase - s->customs);
	if (!s->phase)
		s->phase = HARBOUR_CUSTOMS;
	for (int i = 0; i < t->n; i++)
		*(t->fact[i].gold ? &s->gold[t->fact[i].seat]
				  : &s->cargo[t->fact[i].seat]) =
			(int16_t)t->fact[i].value;
	return true;
}

static bool expect(const struct scene_now *now, struct str fact, struct buf *found,
		   struct scene_fault *fault)
{
	struct scene_cursor c = cursor(fact, fault);
	const struct harbour *s = now->after;
	int seat, value;
	bool gold;

	if (!read(&c, &gold, &seat, &value))
		return false;
	if (s && (gold ? s->gold : s->cargo)[seat] != value)
		buf_printf(found, "%d", (gold ? s->gold : s->cargo)[seat]);
	return true;
}

static bool conserved(const void *before, const void *after, struct err *err)
{
	(void)before;
	return harbour_game.sound(after, err);
}

const struct scene_words harbour_scene_words = {
	.begin = begin,
	.given = given,
	.place = place,
	.expect = expect,
	.conserved = conserved,
};
