/* The orders of a council, read for a table of three farms.
 * SPDX-License-Identifier: ISC */
#include "rules/pieces/alliance.h"

#include "base/arena.h"
#include "orders/read.h"
#include "tests/check_main.h"

enum { BEFRIEND = WORD_GAME, PART, FRIEND, SEATS = 3 };

struct farm {
	uint8_t n, list[SEATS];
};

/* The writer's seat, and that of their ally. */
struct farms {
	int own, ally;
};

static const char *const names[] = {"Red", "Blue", "Green"};

static const char *name_of(int seat)
{
	static const char *const farms[] = {"the Reds", "the Blues", "the Greens"};

	return farms[seat];
}

static const struct alliance_terms terms = {.name = name_of,
					    .example = "a farm, such as blue",
					    .word = FRIEND,
					    .wish_mark = "F-1",
					    .break_mark = "F-2"};

static bool parse_wish(struct parse *p, const struct verb *v, struct parsed *made)
{
	const struct farms *view = p->reader->view;
	struct farm *o = arena_new(p->a, struct farm);

	if (!alliance_read_wishes(p, v, &terms, view->own, o->list, SEATS, &o->n))
		return false;
	*made = (struct parsed){.action = o, .key = {BEFRIEND, 0, 0}};
	return true;
}

static bool parse_part(struct parse *p, const struct verb *v, struct parsed *made)
{
	const struct farms *view = p->reader->view;

	alliance_read_break(p, v, &terms, view->own, view->ally);
	*made = (struct parsed){.action = arena_new(p->a, struct farm),
				.key = {PART, 0, 0}};
	return true;
}

static void echo(const void *view, const void *action, struct buf *b)
{
	const struct farm *o = action;

	(void)view;
	buf_z(b, o->n ? "befriend" : "part");
	for (int i = 0; i < o->n; i++)
		buf_printf(b, "%s %s", i ? "," : "", names[o->list[i]]);
}

static unsigned all_seats(const void *view)
{
	(void)view;
	return 7;
}

static bool no_fact(struct parse *p, const void **fact, enum stratum *s)
{
	(void)fact;
	(void)s;
	return parse_expected(p, "nothing");
}

static void no_echo(const void *view, const void *fact, struct buf *b)
{
	(void)view;
	(void)fact;
	(void)b;
}

static bool no_clear(struct parse *p, struct slot_key *key)
{
	(void)key;
	return parse_expected(p, "nothing");
}

static const struct word words[] = {{"red", WORD_SEAT, 0, WORD_NOUN},
				    {"blue", WORD_SEAT, 1, WORD_NOUN},
				    {"green", WORD_SEAT, 2, WORD_NOUN},
				    {"befriend", BEFRIEND, 0, 0},
				    {"part", PART, 0, 0},
				    {"friends", FRIEND, 0, WORD_NOUN},
				    {NULL, 0, 0, 0}};
static const struct verb verbs[] = {{.word = BEFRIEND,
				     .value = -1,
				     .phases = PHASE(1),
				     .parse = parse_wish,
				     .name = "befriend",
				     .help = "Makes friends.",
				     .example = "befriend blue"},
				    {.word = PART,
				     .value = -1,
				     .phases = PHASE(1),
				     .parse = parse_part,
				     .name = "part",
				     .help = "Parts friends.",
				     .example = "part"},
				    {.parse = NULL}};
static const struct foreign foreign[] = {{NULL, NULL}};
static const char *const phases[] = {"council"};
static const char *const rules[VOCAB_RULES] = {[RULE_PREFERENCES] = "F-1"};
static const struct vocab vocab = {.rules = rules,
				   .title = "Farms",
				   .words = words,
				   .verbs = verbs,
				   .foreign = foreign,
				   .seat_names = names,
				   .phase_names = phases,
				   .n_phases = 1,
				   .seats = all_seats,
				   .fact = no_fact,
				   .clear = no_clear,
				   .echo = echo,
				   .echo_fact = no_echo};

/* What Red's line says: `refused` is part of a remark, or NULL where it is read as `want`. */
static const struct {
	int ally;
	const char *typed, *want, *refused;
} lines[] = {
	{ALLIANCE_NONE, "befriend blue", "befriend Blue", NULL},
	{ALLIANCE_NONE, "befriend green blue", "befriend Green, Blue", NULL},
	{ALLIANCE_NONE, "befriend green, then blue", "befriend Green, Blue", NULL},
	{ALLIANCE_NONE, "befriend with the blue", "befriend Blue", NULL},
	{ALLIANCE_NONE, "befriend Bob (Blue), Cat (Green)", "befriend Blue, Green",
	 NULL},
	{ALLIANCE_NONE, "befriend", NULL, "a farm, such as blue"},
	{ALLIANCE_NONE, "befriend red", NULL, "You cannot be your own ally"},
	{ALLIANCE_NONE, "befriend blue, green, blue", NULL, "You name the Blues twice"},
	{1, "part", "part", NULL},
	{1, "part with blue", "part", NULL},
	{1, "part friends with the blue", "part", NULL},
	{1, "part with green", NULL,
	 "Your alliance is with the Blues, not with the Greens"},
	{ALLIANCE_NONE, "part", NULL, "You have no alliance to break"},
	{ALLIANCE_NONE, "part with green", NULL, "You have no alliance to break"},
};
enum { LINES = sizeof lines / sizeof *lines };

START_TEST(wishes_and_the_end_of_an_alliance_are_read)
{
	struct arena *a = arena_create();
	struct farms view = {.own = 0, .ally = lines[_i].ally};
	struct reader r = {.vocab = &vocab,
			   .view = &view,
			   .game = STR("farm-1"),
			   .turn = 1,
			   .phase = 1,
			   .names = {"Ann", "Bob", "Cat"}};
	struct reading *read = orders_read(a, &r, str_of(lines[_i].typed), NULL);
	const struct line *line = &read->lines[0];
	bool told = false;

	for (int i = 0; lines[_i].refused && i < line->n_remarks; i++)
		told |= str_find(line->remarks[i].text, str_of(lines[_i].refused)) !=
			SIZE_MAX;
	if (lines[_i].want)
		ck_assert_msg(str_is(line->reading, lines[_i].want), "%s: %.*s",
			      lines[_i].typed, STR_ARG(line->reading));
	else
		ck_assert_msg(
			line->verdict == VERDICT_REFUSED && told, "%s: %.*s",
			lines[_i].typed,
			STR_ARG(line->n_remarks ? line->remarks[0].text : STR("")));
	arena_destroy(a);
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("pieces/alliance");
	TCase *t = tcase_create("alliance");

	tcase_add_loop_test(t, wishes_and_the_end_of_an_alliance_are_read, 0, LINES);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(suite)
