/* The law of offers: what a YES would send is what the writer said. Each order in a question is held against the
 * reading that the letter's file expects. What differs is counted by folder, for letters that count as well read and
 * for the others, and may not become more than the known faults: the writer can still answer NO, but must notice it.
 *
 * Where the file expects a question (`?`, `!`), the orders in it are not written down; they may name no amount and no
 * planet that the writer did not.
 * SPDX-License-Identifier: ISC */
#include "tests/rules/cosmic/sentences.h"

struct offers {
	int letters, orders;
	int wrong_well;   /* orders that nobody wrote, in letters that are well read */
	int wrong_missed; /* letters not well read, with such an order in the question */
};

static bool silent; /* letters that nobody may look at */
static struct offers sum;

/* Is it one of the orders that the file expects, or one that stands already? */
static bool is_expected(struct arena *a, const struct sentence *s,
			const struct sheet *before, struct str order)
{
	for (int k = 0; k < s->n; k++)
		if (strchr("=*~", s->kind[k]) && is_one_of(order, s->want[k]))
			return true;
	return before && stands(a, before, str_z(a, order));
}

static bool has_question(const struct sentence *s)
{
	for (int k = 0; k < s->n; k++)
		if (strchr("?!", s->kind[k]))
			return true;
	return false;
}

/* All amounts and planets that the writer wrote, as digits: in the letter, in the one before it, and as words. */
static struct str numbers_said(struct arena *a, const struct sentence *s,
			       const struct reading *r)
{
	static const char *const words[] = {"one", "two",    "three", "four",  "five",
					    "six", "single", "both",  "triple"};
	static const int of[] = {1, 2, 3, 4, 5, 6, 1, 2, 3};
	struct buf b = buf_in(a);

	buf_printf(&b, "%s%s", s->before, s->letter);
	struct str said = str_lower(a, buf_str(&b));
	for (size_t i = 0; i < sizeof words / sizeof *words; i++)
		if (str_find(said, str_of(words[i])) != SIZE_MAX)
			buf_printf(&b, " %d", of[i]);
	for (int i = 0; i < r->n_lines; i++) /* "read 'for' as 4" */
		for (int k = 0; k < r->lines[i].n_remarks; k++)
			buf_add(&b, r->lines[i].remarks[k].text);
	return buf_str(&b);
}

/* Does the order name an amount or a planet that nobody wrote? A challenge may be named by its player, and one token
 * by "a" or "my token". */
static bool has_new_number(struct arena *a, const struct sentence *s,
			   const struct reading *r, struct str order)
{
	struct str said = numbers_said(a, s, r);

	for (size_t i = 0; i < order.n; i++) {
		size_t from = i;
		while (i < order.n && order.s[i] >= '0' && order.s[i] <= '9')
			i++;
		struct str number = {order.s + from, i - from};
		bool label =
			from && (order.s[from - 1] == 'C' || order.s[from - 1] == 'c');
		if (number.n && !label && !str_is(number, "1") &&
		    str_find(said, number) == SIZE_MAX)
			return true;
	}
	return false;
}

/* Does it take back something, and nothing that stands and is to stay? "clear" alone is the letter before, and so is "all". */
static bool takes_back(struct arena *a, const struct sentence *s,
		       const struct sheet *before, struct str order)
{
	struct str of = str_slice(order, 6, order.n);

	if (str_is(order, "clear") || str_is(order, "clear all"))
		return true;
	if (!str_equal(str_slice(order, 0, 6), STR("clear ")))
		return false;
	for (int k = 0; k < s->n; k++)
		if (before && stands(a, before, s->want[k]) &&
		    str_find(str_of(s->want[k]), of) != SIZE_MAX)
			return false;
	return true;
}

/* The order is not what the writer said. "Else nothing" adds nothing to an order with a condition. */
static bool is_wrong(struct arena *a, const struct sentence *s, const struct reading *r,
		     const struct sheet *before, struct str order)
{
	static const struct str tail = {" else nothing", 13};
	struct str bare = order;

	if (order.n > tail.n &&
	    str_equal(str_slice(order, order.n - tail.n, order.n), tail))
		bare = str_slice(order, 0, order.n - tail.n);
	if (is_expected(a, s, before, order) || is_expected(a, s, before, bare) ||
	    takes_back(a, s, before, order))
		return false;
	return !has_question(s) || has_new_number(a, s, r, order);
}

static int count_wrong(struct arena *a, const struct sentence *s,
		       const struct reading *r, const struct sheet *before)
{
	struct str text = str_dup(a, reading_asked(a, r)), line;
	int n = 0;

	while (str_line(&text, &line)) {
		sum.orders++;
		if (!is_wrong(a, s, r, before, line))
			continue;
		struct str rest = line;
		bool wrong = str_find(line, STR(";")) == SIZE_MAX;
		while (rest.n && !wrong)
			wrong = is_wrong(a, s, r, before,
					 str_trim(str_until(&rest, ';')));
		if (!wrong)
			continue;
		n++;
		if (!silent)
			printf("  offers: %.*s\n", STR_ARG(line));
	}
	return n;
}

static void hold_offers(const char *file, const char *position,
			const struct sentence *s)
{
	struct arena *a = arena_create();
	struct ce_view *v = arena_new(a, struct ce_view);
	const struct sheet *before = NULL;

	set_position(v, position);
	const struct reader *reader = reader_of(a, v);
	if (*s->before)
		before = &orders_read(a, reader, str_of(s->before), NULL)->sheet;
	const struct reading *r = orders_read(a, reader, str_of(s->letter), before);
	enum outcome out = judge(a, reader->vocab->seat_names, s, r, before);
	int wrong = count_wrong(a, s, r, before);
	bool well = out == UNDERSTOOD || out == ASKED;

	sum.letters++;
	sum.wrong_well += well ? wrong : 0;
	sum.wrong_missed += !well && wrong;
	if (wrong && !silent) {
		printf("%s: %s (%s)\n  > %s", well ? "OFFERED" : "offered, and missed",
		       file, position, s->letter);
		for (int k = 0; k < s->n; k++)
			printf("  %c %s\n", s->kind[k], s->want[k]);
	}
	arena_destroy(a);
}

/* Known faults, by folder. What is counted may become less, and then the number here is made smaller. */
static const struct room {
	const char *folder;
	int wrong_well, wrong_missed;
	bool silent; /* nobody may look at these letters */
} rooms[] = {
	{FOLDER, 0, 1, false},
	{"tests/orders/unseen", 1, 2, false},
	{"tests/orders/faults", 1, 11,
	 false}, /* 5 of the 718 letters that stood there first, 6 of the 289 of deals.txt and moves_said.txt */
	{"tests/orders/blind", 3, 6, true},
};

START_TEST(nothing_is_offered_that_the_writer_did_not_say)
{
	static char names[FILES][64];

	const char *folder = rooms[_i].folder;
	silent = rooms[_i].silent;
	sum = (struct offers){0};
	int n = sentence_files(folder, names);
	for (int i = 0; i < n; i++)
		each_sentence(folder, names[i], hold_offers);
	printf("%s: %d letters, %d orders in questions; %d wrong in letters well read, %d letters not well read with a wrong one\n",
	       folder, sum.letters, sum.orders, sum.wrong_well, sum.wrong_missed);
	fflush(stdout);
	ck_assert_int_ge(sum.orders, sum.letters / 4);
	ck_assert_int_le(sum.wrong_well, rooms[_i].wrong_well);
	ck_assert_int_le(sum.wrong_missed, rooms[_i].wrong_missed);
}
END_TEST

static Suite *make_suite(void)
{
	Suite *s = suite_create("what a letter is asked about");
	TCase *t = tcase_create("offers");

	tcase_add_loop_test(t, nothing_is_offered_that_the_writer_did_not_say, 0,
			    (int)(sizeof rooms / sizeof *rooms));
	tcase_set_timeout(t, 120);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(make_suite)
