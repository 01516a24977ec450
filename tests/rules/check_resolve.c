/* resolve: chains, circles, wishes, paradoxes; and against trying everything.
 * SPDX-License-Identifier: ISC */
#include "rules/resolve.h"

#include <string.h>

#include "base/arena.h"
#include "tests/check_main.h"

/* A toy game: each slot has one thing to do, done when it is used; alternatives beyond
 * the first do the same thing. A fact is "slot k does something". */
enum { SLOTS = 8, ALTS = 2 };

struct toy {
	int n;
	int taken[SLOTS];
	uint32_t illegal[SLOTS];
	uint32_t mended[SLOTS]; /* legal in the nearest reading only */
	unsigned cancels; /* bit per slot: its effect keeps the slot before it idle */
	bool exact;       /* only the deed of slot 0 is read in the attempt */
	bool knows_all;   /* depends() says yes to everything */
	const struct alternative *alternatives[SLOTS];
	int n_alternatives[SLOTS];
	int replays;
	int8_t performed[SLOTS]; /* the choices of the last performance */
	uint32_t performed_struck[SLOTS];
};

static void toy_replay(void *game, const int8_t choice[], const uint32_t struck[],
		       struct resolve_seen seen[])
{
	struct toy *t = game;

	t->replays++;
	for (int i = 0; i < t->n; i++) {
		seen[i] = (struct resolve_seen){.taken = RESOLVE_NONE,
						.illegal = t->illegal[i] & ~struck[i],
						.mended = t->mended[i] & ~struck[i]};
		t->taken[i] = RESOLVE_NONE;
		for (int nearest = 0; nearest < 2; nearest++)
			for (int a = 0; a < t->n_alternatives[i]; a++) {
				uint32_t unfit =
					t->illegal[i] | (nearest ? 0 : t->mended[i]);
				if (t->taken[i] != RESOLVE_NONE || struck[i] >> a & 1 ||
				    unfit >> a & 1 ||
				    (t->alternatives[i][a].cond && choice[i] != a))
					continue;
				t->taken[i] = seen[i].taken = (int8_t)a;
			}
	}
	for (int i = 1; i < t->n; i++)
		if (t->cancels >> i & 1 && t->taken[i] != RESOLVE_NONE)
			t->taken[i - 1] = RESOLVE_NONE; /* seen all the same */
}

/* What it writes down is the choices. */
static void toy_perform(void *game, const int8_t choice[], const uint32_t struck[],
			struct resolve_seen seen[])
{
	struct toy *t = game;

	memcpy(t->performed, choice, (size_t)t->n * sizeof *choice);
	memcpy(t->performed_struck, struck, (size_t)t->n * sizeof *struck);
	toy_replay(game, choice, struck, seen);
}

static bool toy_cancels(void *game, int slot)
{
	return ((struct toy *)game)->cancels >> slot & 1;
}

static bool toy_fact(void *game, int slot, const void *fact)
{
	struct toy *t = game;

	(void)slot;
	return t->taken[*(const int *)fact] != RESOLVE_NONE;
}

/* Slot 1 cancels what slot 0 does, and nothing else. */
static bool toy_of_attempt(void *game, int slot, const void *fact)
{
	(void)game;
	(void)slot;
	return *(const int *)fact == 0;
}

static bool names(const struct cond *c, int k)
{
	if (!c)
		return false;
	if (c->op == COND_FACT)
		return *(const int *)c->fact == k;
	return names(c->a, k) || names(c->b, k);
}

static bool toy_depends(void *game, int slot, int on)
{
	struct toy *t = game;

	if (t->knows_all)
		return true;
	for (int a = 0; a < t->n_alternatives[slot]; a++)
		if (names(t->alternatives[slot][a].cond, on))
			return true;
	return false;
}

static const int number[SLOTS] = {0, 1, 2, 3, 4, 5, 6, 7};
#define DOES(k) (&(const struct cond){.op = COND_FACT, .fact = &number[k]})
#define NOT(c) (&(const struct cond){.op = COND_NOT, .a = (c)})
#define BOTH(c, d) (&(const struct cond){.op = COND_AND, .a = (c), .b = (d)})

static struct arena *arena;

static void open_arena(void)
{
	arena = arena_create();
}

static void close_arena(void)
{
	arena_destroy(arena);
}

static struct resolved run(struct toy *t, int n, const struct cond *const conds[])
{
	struct resolve_slot *slots = arena_array(arena, struct resolve_slot, SLOTS);
	struct resolve r = {.arena = arena,
			    .n = n,
			    .slots = slots,
			    .game = t,
			    .replay = toy_replay,
			    .fact = toy_fact,
			    .depends = toy_depends,
			    .cancels = toy_cancels,
			    .of_attempt = t->exact ? toy_of_attempt : NULL};

	t->n = n;
	for (int i = 0; i < n; i++) {
		struct alternative *alt = arena_array(arena, struct alternative, 1);
		alt->action = alt;
		alt->cond = conds[i];
		t->alternatives[i] = alt;
		t->n_alternatives[i] = 1;
		slots[i] =
			(struct resolve_slot){.seat = i, .n = 1, .alternatives = alt};
	}
	struct resolved out = resolve(&r);
	struct resolve_seen seen[SLOTS];
	toy_replay(t, out.choice, out.struck, seen);
	return out;
}

static bool done(const struct toy *t, int slot)
{
	return t->taken[slot] != RESOLVE_NONE;
}

/* */
START_TEST(a_chain_is_followed_to_its_end)
{
	struct toy t = {0};
	const struct cond *c[] = {DOES(1), DOES(2), NULL};
	struct resolved r = run(&t, 3, c);

	ck_assert(done(&t, 0) && done(&t, 1) && done(&t, 2));
	ck_assert_int_eq(r.n_removals, 0);
	ck_assert(!r.several);
	ck_assert_int_le(r.replays, 3);
}
END_TEST

/* */
START_TEST(a_friendly_circle_is_made)
{
	struct toy t = {0};
	const struct cond *c[] = {DOES(1), DOES(0)};
	struct resolved r = run(&t, 2, c);

	ck_assert(done(&t, 0) && done(&t, 1));
	ck_assert(r.several);
}
END_TEST

/* */
START_TEST(of_two_that_exclude_each_other_the_first_seat_has_its_wish)
{
	struct toy t = {0};
	const struct cond *c[] = {NOT(DOES(1)), NOT(DOES(0))};

	run(&t, 2, c);
	ck_assert(done(&t, 0) && !done(&t, 1));
}
END_TEST

/* */
START_TEST(a_paradox_costs_the_first_order_whose_removal_helps)
{
	struct toy t = {0};
	const struct cond *lead_a[] = {DOES(1), NOT(DOES(0))};
	const struct cond *lead_b[] = {NOT(DOES(1)), DOES(0)};

	struct resolved r = run(&t, 2, lead_a);
	ck_assert(!done(&t, 0) && done(&t, 1));
	ck_assert_int_eq(r.n_removals, 1);
	ck_assert_int_eq(r.removals[0].slot, 0);
	r = run(&t, 2, lead_b);
	ck_assert(!done(&t, 0) && !done(&t, 1));
	ck_assert_int_eq(r.n_removals, 1);
}
END_TEST

START_TEST(who_contradicts_himself_does_nothing)
{
	struct toy t = {0};
	const struct cond *c[] = {NOT(DOES(0)), NULL};
	struct resolved r = run(&t, 2, c);

	ck_assert(!done(&t, 0) && done(&t, 1));
	ck_assert_int_eq(r.n_removals, 1);
}
END_TEST

START_TEST(two_paradoxes_cost_one_order_each)
{
	struct toy t = {0};
	const struct cond *c[] = {DOES(1), NOT(DOES(0)), DOES(3), NOT(DOES(2)),
				  DOES(3)};
	struct resolved r = run(&t, 5, c);

	ck_assert_int_eq(r.n_removals, 2);
	ck_assert(!done(&t, 0) && done(&t, 1) && !done(&t, 2) && done(&t, 3) &&
		  done(&t, 4));
}
END_TEST

START_TEST(the_first_whose_removal_helps_pays_even_upstream)
{
	struct toy t = {0};
	/* 1 and 2 contradict each other, but 1 only while 0 acts. */
	const struct cond *c[] = {DOES(3), BOTH(DOES(2), DOES(0)), NOT(DOES(1)), NULL};
	struct resolved r = run(&t, 4, c);

	ck_assert_int_eq(r.n_removals, 1);
	ck_assert_int_eq(r.removals[0].slot, 0);
	ck_assert(done(&t, 2));
}
END_TEST

START_TEST(a_circle_too_large_is_left_to_the_gm)
{
	struct toy t = {.n = 8, .knows_all = true};
	struct resolve_slot slots[SLOTS];
	struct alternative alt[SLOTS][4] = {0};
	struct resolve r = {.arena = arena,
			    .n = 8,
			    .slots = slots,
			    .game = &t,
			    .replay = toy_replay,
			    .fact = toy_fact,
			    .depends = toy_depends};

	const struct cond *never = NOT(DOES(7));

	/* 5^8 combinations, none of them consistent. */
	for (int i = 0; i < SLOTS; i++) {
		for (int a = 0; a < 4; a++)
			alt[i][a] = (struct alternative){.action = alt, .cond = never};
		t.alternatives[i] = alt[i];
		t.n_alternatives[i] = 4;
		slots[i] = (struct resolve_slot){
			.seat = i, .n = 4, .alternatives = alt[i]};
	}
	struct resolved out = resolve(&r);
	ck_assert(out.capped);
	ck_assert_int_le(out.replays, RESOLVE_CAP + 8);
	for (int i = 0; i < SLOTS; i++)
		ck_assert_int_eq(out.choice[i], RESOLVE_NONE);
}
END_TEST

/* Against trying everything ----------------------------------------------- */

static unsigned dice;
static int roll(int n)
{
	dice = dice * 1664525U + 1013904223U;
	return (int)(dice >> 16) % n;
}

static const struct cond *random_cond(int n, int depth)
{
	struct cond *c = arena_new(arena, struct cond);

	c->op = depth ? (enum cond_op)roll(4) : COND_FACT;
	if (c->op == COND_FACT)
		c->fact = &number[roll(n)];
	else
		c->a = random_cond(n, depth - 1);
	if (c->op == COND_AND || c->op == COND_OR)
		c->b = random_cond(n, depth - 1);
	return c;
}

static bool truth(struct toy *t, const struct cond *c)
{
	switch (c->op) {
	case COND_FACT:
		return toy_fact(t, 0, c->fact);
	case COND_NOT:
		return !truth(t, c->a);
	case COND_AND:
		return truth(t, c->a) && truth(t, c->b);
	case COND_OR:
		return truth(t, c->a) || truth(t, c->b);
	}
	return false;
}

/* The definition, word for word. */
static bool definition_holds(struct toy *t)
{
	for (int i = 0; i < t->n; i++) {
		int want = RESOLVE_NONE;
		for (int nearest = 0; nearest < 2; nearest++)
			for (int a = 0;
			     a < t->n_alternatives[i] && want == RESOLVE_NONE; a++)
				if (!(t->illegal[i] >> a & 1) &&
				    (nearest || !(t->mended[i] >> a & 1)) &&
				    (!t->alternatives[i][a].cond ||
				     truth(t, t->alternatives[i][a].cond)))
					want = a;
		if (want != t->taken[i])
			return false;
	}
	return true;
}

static int rank_of(int taken)
{
	return taken == RESOLVE_NONE ? ALTS : taken;
}

/* The best consistent outcome by; how many there are. */
static int try_everything(struct toy *t, int best[SLOTS])
{
	int n_found = 0, total = 1;

	for (int i = 0; i < t->n; i++)
		total *= ALTS + 1;
	for (int code = 0; code < total; code++) {
		int rest = code;
		for (int i = t->n - 1; i >= 0; i--) {
			int v = rest % (ALTS + 1);
			t->taken[i] = v == ALTS ? RESOLVE_NONE : v;
			rest /= ALTS + 1;
		}
		if (!definition_holds(t))
			continue;
		if (!n_found++)
			memcpy(best, t->taken, sizeof t->taken);
	}
	return n_found;
}

START_TEST(a_play_that_cancels_reads_the_attempt)
{
	struct toy t = {.cancels = 1U << 1};
	const struct resolved out =
		run(&t, 2, (const struct cond *const[]){NULL, DOES(0)});

	ck_assert_int_eq(out.n_removals, 0);
	ck_assert_int_eq(out.choice[1], 0);
	ck_assert_int_eq(t.taken[0], RESOLVE_NONE); /* cancelled */
}
END_TEST

/* "Unless I play it": in the attempt it is not played, but the fact is not about what it
 * cancels. */
START_TEST(a_play_that_cancels_reads_all_else_as_it_comes_out)
{
	const struct cond *const conds[] = {NULL, NOT(DOES(1))};
	struct toy t = {.cancels = 1U << 1, .exact = true};
	struct resolved out = run(&t, 2, conds);

	ck_assert_int_eq(out.n_removals, 1);
	t = (struct toy){.cancels = 1U << 1};
	out = run(&t, 2, conds);
	ck_assert_int_eq(out.n_removals, 0);
	ck_assert_int_eq(out.choice[1], 0);
}
END_TEST

START_TEST(without_a_cancelling_play_the_same_is_a_paradox)
{
	struct toy t = {.cancels = 0};
	const struct resolved out =
		run(&t, 2, (const struct cond *const[]){NULL, NOT(DOES(1))});

	ck_assert_int_eq(out.n_removals, 1);
}
END_TEST

START_TEST(what_is_legal_as_written_comes_before_what_must_be_mended)
{
	const struct alternative alt[ALTS] = {{.cond = DOES(1)}, {.cond = DOES(1)}};
	const struct alternative other[1] = {{.cond = NULL}};
	struct toy t = {.n = 2, .mended = {1}};
	struct resolve_slot slots[2] = {{0, ALTS, alt}, {1, 1, other}};
	struct resolve r = {.arena = arena,
			    .n = 2,
			    .slots = slots,
			    .game = &t,
			    .replay = toy_replay,
			    .fact = toy_fact,
			    .depends = toy_depends};

	t.alternatives[0] = alt;
	t.n_alternatives[0] = ALTS;
	t.alternatives[1] = other;
	t.n_alternatives[1] = 1;
	ck_assert_int_eq(resolve(&r).choice[0], 1);
	t.mended[0] = 3; /* neither: then the first */
	ck_assert_int_eq(resolve(&r).choice[0], 0);
}
END_TEST

/* A game that writes down a performance is settled as one that does not; what it wrote down last is what counts,
 * where it is told so. */
static void is_same_performed(const struct resolve *of, const struct resolved *want,
			      int *n_performed)
{
	struct resolve r = *of;
	const struct toy *t = r.game;
	size_t n = (size_t)r.n;

	r.perform = toy_perform;
	struct resolved out = resolve(&r);
	ck_assert_mem_eq(out.choice, want->choice, n * sizeof *out.choice);
	ck_assert_mem_eq(out.struck, want->struck, n * sizeof *out.struck);
	ck_assert_int_eq(out.several, want->several);
	ck_assert_int_eq(out.n_removals, want->n_removals);
	if (!out.performed)
		return;
	ck_assert_mem_eq(t->performed, out.choice, n * sizeof *out.choice);
	ck_assert_mem_eq(t->performed_struck, out.struck, n * sizeof *out.struck);
	++*n_performed;
}

static void one_random(int n, int *n_performed)
{
	struct toy t = {.n = n};
	struct alternative alt[SLOTS][ALTS] = {0};
	struct resolve_slot slots[SLOTS];
	struct resolve_seen seen[SLOTS];
	struct resolve r = {.arena = arena,
			    .n = n,
			    .slots = slots,
			    .game = &t,
			    .replay = toy_replay,
			    .fact = toy_fact,
			    .depends = toy_depends};
	int best[SLOTS];

	for (int i = 0; i < n; i++) {
		t.illegal[i] = roll(4) ? 0 : 1U << roll(ALTS);
		t.mended[i] = roll(3) ? 0 : (uint32_t)roll(1 << ALTS);
		for (int a = 0; a < ALTS; a++)
			alt[i][a] = (struct alternative){
				.action = alt,
				.cond = roll(5) ? random_cond(n, 2) : NULL};
		t.alternatives[i] = alt[i];
		t.n_alternatives[i] = ALTS;
		slots[i] = (struct resolve_slot){
			.seat = i, .n = ALTS, .alternatives = alt[i]};
	}
	int found = try_everything(&t, best);
	struct resolved out = resolve(&r);
	is_same_performed(&r, &out, n_performed);
	toy_replay(&t, out.choice, out.struck, seen);
	if (!found) {
		ck_assert_int_gt(out.n_removals, 0);
		return;
	}
	ck_assert_int_eq(out.n_removals, 0);
	ck_assert_int_eq(out.several, found > 1);
	for (int i = 0; i < n; i++)
		ck_assert_int_eq(rank_of(t.taken[i]), rank_of(best[i]));
}

START_TEST(it_finds_what_trying_everything_finds)
{
	int n_performed = 0;

	dice = 7;
	for (int k = 0; k < 4000; k++) {
		one_random(1 + roll(5), &n_performed);
		arena_reset(arena);
	}
	ck_assert_int_gt(n_performed, 2000); /* nearly all */
}
END_TEST

static Suite *make_suite(void)
{
	Suite *s = suite_create("resolve");
	TCase *c = tcase_create("resolve");

	tcase_add_checked_fixture(c, open_arena, close_arena);
	tcase_add_test(c, a_chain_is_followed_to_its_end);
	tcase_add_test(c, a_friendly_circle_is_made);
	tcase_add_test(c, of_two_that_exclude_each_other_the_first_seat_has_its_wish);
	tcase_add_test(c, a_paradox_costs_the_first_order_whose_removal_helps);
	tcase_add_test(c, who_contradicts_himself_does_nothing);
	tcase_add_test(c, two_paradoxes_cost_one_order_each);
	tcase_add_test(c, the_first_whose_removal_helps_pays_even_upstream);
	tcase_add_test(c, a_circle_too_large_is_left_to_the_gm);
	tcase_add_test(c, a_play_that_cancels_reads_the_attempt);
	tcase_add_test(c, a_play_that_cancels_reads_all_else_as_it_comes_out);
	tcase_add_test(c, without_a_cancelling_play_the_same_is_a_paradox);
	tcase_add_test(c, what_is_legal_as_written_comes_before_what_must_be_mended);
	tcase_add_test(c, it_finds_what_trying_everything_finds);
	suite_add_tcase(s, c);
	return s;
}

CHECK_MAIN(make_suite)
