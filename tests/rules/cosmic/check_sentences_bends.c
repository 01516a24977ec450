/* Laws against bent orders, over all seats, challenges, cards and planets: an invitation is never read of another
 * challenge than the one that is meant, a card in two challenges is never taken in silence, and what is denied beside an
 * order is never in it.
 * SPDX-License-Identifier: ISC */
#include "tests/orders/excepted.h"
#include "tests/rules/cosmic/sentences.h"

static const char *const names[] = {"Red", "Blue", "Green", "Yellow"};

/* The shape with each '@' replaced by the next of the words. */
static struct str fill(struct arena *a, const char *shape, const char *const words[])
{
	struct buf b = buf_in(a);

	for (int n = 0; *shape; shape++)
		if (*shape == '@')
			buf_z(&b, words[n++]);
		else
			buf_char(&b, *shape);
	return buf_str(&b);
}

static const char *number(struct arena *a, int n)
{
	return str_z(a, str_printf(a, "%d", n));
}

static struct ce_view *open_view(struct arena *a, int seat, int phase)
{
	struct ce_view *v = arena_new(a, struct ce_view);

	position(v, seat, phase);
	judged(v);
	return v;
}

/* The challenges in which that seat can invite the writer. */
static int may_invite(const struct ce_view *v, int seat, int *only)
{
	int n = 0;

	for (int c = 0; c < v->t.n_challenges; c++)
		if (ce_is_main(&v->t.challenge[c], seat) &&
		    !ce_is_main(&v->t.challenge[c], v->seat)) {
			n++;
			*only = c;
		}
	return n;
}

static void check_invitation(int writer, int c, int helped, int inviter,
			     const char *shape)
{
	struct arena *a = arena_create();
	const struct ce_view *v = open_view(a, writer, 2);
	int only = -1, n = may_invite(v, inviter, &only);
	struct str letter =
		fill(a, shape,
		     (const char *[]){names[helped], number(a, c + 1), names[inviter]});
	struct reading *r = read_on(a, v, str_z(a, letter), NULL);
	struct str made = figures_made(a, r);
	int meant = inviter == helped ? c : n == 1 ? only : -1;

	if (meant < 0)
		ck_assert_msg(!made.n && (r->n_refused || !n),
			      "%s writes '%.*s', of none or several challenges: '%.*s'",
			      names[writer], STR_ARG(letter), STR_ARG(made));
	else
		ck_assert_msg(str_find(made, str_printf(a, "invites me in C%d",
							meant + 1)) != SIZE_MAX,
			      "%s writes '%.*s', meant is C%d: '%.*s'", names[writer],
			      STR_ARG(letter), meant + 1, STR_ARG(made));
	arena_destroy(a);
}

START_TEST(an_invitation_is_of_the_challenge_that_is_meant)
{
	static const char *const shapes[] = {
		"ally @ in c@ with 1 if @ invites me",
		"ally @ in c@ with 1 unless @ invites me",
		"Ally @ in C@ with 1, please, but only if @ invites me."};
	int n = 0;

	for (int writer = 0; writer < 4; writer++)
		for (int c = 0; c < 4; c++)
			for (int side = 0; side < 2; side++)
				for (int inviter = 0; inviter < 4; inviter++) {
					struct arena *a = arena_create();
					const struct ce_view *v =
						open_view(a, writer, 2);
					const struct ce_challenge *ch =
						&v->t.challenge[c];
					int helped = side ? ch->attacker : ch->defender;
					bool may = !ce_is_main(ch, writer) &&
						   inviter != writer;
					arena_destroy(a);
					if (!may)
						continue;
					n++;
					check_invitation(writer, c, helped, inviter,
							 shapes[_i]);
				}
	ck_assert_int_gt(n, 30);
}
END_TEST

/* In words that are taken and in words that are asked about. */
START_TEST(a_card_in_two_challenges_is_never_taken_in_silence)
{
	static const char *const shapes[] = {"c@ @ c@ @", "C@: @. C@: @.",
					     "In C@ the @ and in C@ the @, please."};
	int n = 0;

	for (int seat = 0; seat < 4; seat++) {
		struct arena *a = arena_create();
		const struct ce_view *v = open_view(a, seat, 3);
		for (int x = 0; x < 4; x++)
			for (int y = 0; y < 4; y++)
				for (int i = 0; i < v->n_hand; i++) {
					if (x == y || v->hand[i] > 40 ||
					    !ce_is_main(&v->t.challenge[x], seat) ||
					    !ce_is_main(&v->t.challenge[y], seat) ||
					    v->hand[i] >= CARD_COMPROMISE)
						continue;
					struct str letter =
						fill(a, shapes[_i],
						     (const char *[]){
							     number(a, x + 1),
							     number(a, v->hand[i]),
							     number(a, y + 1),
							     number(a, v->hand[i])});
					struct reading *r =
						read_on(a, v, str_z(a, letter), NULL);
					struct buf b = buf_in(a);
					echo_body(r, &b);
					bool told =
						str_find(buf_str(&b),
							 STR("and hold 1")) != SIZE_MAX;
					ck_assert_msg(r->n_changed || !r->n_accepted,
						      "%s: '%.*s' is taken in silence",
						      names[seat], STR_ARG(letter));
					ck_assert_msg(told || !r->n_asked,
						      "%s: nothing is told of '%.*s'",
						      names[seat], STR_ARG(letter));
					n++;
				}
		arena_destroy(a);
	}
	ck_assert_int_gt(n, 20);
}
END_TEST

START_TEST(what_is_denied_beside_a_thing_is_not_in_the_order)
{
	static const char *const shapes[] = {
		"attack yellow @, not @, with 3 from 1",
		"attack yellow @ not @ with 3 from 1",
		"Attack Yellow @ (not @!) with 3 from 1.",
		"I attack Yellow @, never Yellow @, with 3 from 1.",
	};

	for (int x = 1; x <= 5; x++)
		for (int y = 1; y <= 5; y++) {
			struct arena *a = arena_create();
			if (x == y) {
				arena_destroy(a);
				continue;
			}
			struct str letter =
				fill(a, shapes[_i],
				     (const char *[]){number(a, x), number(a, y)});
			struct str made =
				figures_made(a, read_on(a, open_view(a, RED, 1),
							str_z(a, letter), NULL));
			struct str right = str_printf(a, "attack Yellow %d with", x);
			struct str wrong = str_printf(a, "Yellow %d", y);
			ck_assert_msg(!made.n || (str_find(made, right) != SIZE_MAX &&
						  str_find(made, wrong) == SIZE_MAX),
				      "'%.*s' makes '%.*s'", STR_ARG(letter),
				      STR_ARG(made));
			ck_assert_msg(made.n || _i == 3, "'%.*s' makes nothing",
				      STR_ARG(letter));
			arena_destroy(a);
		}
}
END_TEST

/* "Blue's ally" is not Blue, and of two who are named one is not enough. */
START_TEST(somebody_by_another_is_not_the_other)
{
	static const char *const shapes[] = {
		"plague on @'s ally",    "plague @'s friend",
		"Plague on @'s enemy.",  "Please play the Plague on @'s partner.",
		"plague @ and me",       "plague on @ and me, please",
		"Zap @'s ally's power.",
	};

	for (int seat = 1; seat < 4; seat++) {
		struct arena *a = arena_create();
		struct str letter = fill(a, shapes[_i], &names[seat]);
		struct str made = figures_made(
			a, read_on(a, open_view(a, RED, 2), str_z(a, letter), NULL));
		ck_assert_msg(!made.n, "'%.*s' makes '%.*s'", STR_ARG(letter),
			      STR_ARG(made));
		arena_destroy(a);
	}
}
END_TEST

static struct reader *open_position(struct arena *a, const char *name)
{
	struct ce_view *v = arena_new(a, struct ce_view);

	set_position(v, name);
	return reader_of(a, v);
}

/* The law of tests/orders/excepted.h: planets, sources, players, challenges, cards and amounts. */
START_TEST(what_is_excepted_is_in_no_order)
{
	static const struct excepting orders[] = {
		{"red 1 judged", "attack ", "Yellow 3", " with 2 from Red 1"},
		{"red 1 judged", "Attack Yellow 3 with 2 from ", "Red 1", ""},
		{"red 1 judged", "limbo 1 to ", "Red 2", ""},
		{"red 1 judged", "play Plague on ", "Green", ""},
		{"red 1 judged", "Plague ", "Blue", ""},
		{"red 1 judged", "play ", "Plague", " on Green"},
		{"red 2 judged", "invite ", "Green", " in C1"},
		{"red 2 judged", "invite Green in ", "C1", ""},
		{"red 2 judged", "ally ", "Blue", " in C4 with 2 from Red 4"},
		{"red 2 judged", "ally Blue in C4 with 2 from ", "Red 4", ""},
		{"red 3 judged", "play the ", "20", " in C1"},
		{"red 3 judged", "card 20 in ", "C1", ""},
		{"red 3 judged", "", "Compromise", " in C1"},
		{"red 3 judged", "Compromise in ", "C1", ""},
		{"blue 3 judged", "Emotion Control in ", "C3", ""},
		{"red 4 judged", "lose 3 from ", "Red 1", ""},
	};

	check_excepted(open_position, orders, sizeof orders / sizeof *orders);
}
END_TEST

static Suite *make_suite(void)
{
	Suite *s = suite_create("what would be bent");
	TCase *t = tcase_create("bends");

	tcase_add_loop_test(t, an_invitation_is_of_the_challenge_that_is_meant, 0, 3);
	tcase_add_loop_test(t, a_card_in_two_challenges_is_never_taken_in_silence, 0,
			    3);
	tcase_add_loop_test(t, what_is_denied_beside_a_thing_is_not_in_the_order, 0, 4);
	tcase_add_loop_test(t, somebody_by_another_is_not_the_other, 0, 7);
	tcase_add_test(t, what_is_excepted_is_in_no_order);
	tcase_set_timeout(t, 60);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(make_suite)
