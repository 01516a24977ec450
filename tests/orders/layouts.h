/* The law of layouts: the orders of a letter are what they are alone, however it is laid out: as a list, an outline, a table, a list of
 * boxes that are ticked, with words of the order as headings over rows, with dots or arrows between an order's word and the rest. They are
 * taken or asked about; or the letter is refused or marked. Never is an order made that the letter does not have, and never is
 * one lost in silence.
 * SPDX-License-Identifier: ISC */
#ifndef TESTS_ORDERS_LAYOUTS_H
#define TESTS_ORDERS_LAYOUTS_H

#include "tests/orders/joined.h"
#include "tests/orders/sentence_files.h"

/* An order: `%1` is all of it, `%k1` its first words, `%r1` the rest, `%n1` the noun that somebody puts over rows of such. */
struct laid_order {
	const char *key, *rest, *noun;
};

enum { LAID_ORDERS = 2 };

/* Two orders about two decisions of that position. */
struct laid_out {
	const char *position;
	struct laid_order order[LAID_ORDERS];
};

/* What the letter of a layout orders: both, or the first alone because the other's box is not ticked. */
enum laid_means { LAID_BOTH, LAID_FIRST };

struct layout {
	const char *text;
	enum laid_means means;
};

static const struct layout layouts[] = {
	/* lists */
	{"1. %1\n2. %2\n", LAID_BOTH},
	{"1) %1\n2) %2\n", LAID_BOTH},
	{"(1) %1\n(2) %2\n", LAID_BOTH},
	{"a) %1\nb) %2\n", LAID_BOTH},
	{"i. %1\nii. %2\n", LAID_BOTH},
	{"I. %1\nII. %2\n", LAID_BOTH},
	{"1.1 %1\n1.2 %2\n", LAID_BOTH},
	{"1.1. %1\n1.2. %2\n", LAID_BOTH},
	{"1 - %1\n2 - %2\n", LAID_BOTH},
	{"- %1\n- %2\n", LAID_BOTH},
	{"* %1\n* %2\n", LAID_BOTH},
	{"+ %1\n+ %2\n", LAID_BOTH},
	{"\xe2\x80\xa2 %1\n\xe2\x80\xa2 %2\n", LAID_BOTH},
	{"-> %1\n-> %2\n", LAID_BOTH},
	{"=> %1\n=> %2\n", LAID_BOTH},
	{"\xe2\x86\x92 %1\n\xe2\x86\x92 %2\n", LAID_BOTH},
	{"1 \xe2\x80\x93 %1\n2 \xe2\x80\x93 %2\n", LAID_BOTH},
	{"1: %1\n2: %2\n", LAID_BOTH},
	{"First: %1\nSecond: %2\n", LAID_BOTH},
	{"Order 1: %1\nOrder 2: %2\n", LAID_BOTH},
	{"**1.** %1\n**2.** %2\n", LAID_BOTH},
	{"\xe2\x97\xa6 %1\n\xe2\x97\xa6 %2\n", LAID_BOTH},
	{"\xe2\x96\xaa %1\n\xe2\x96\xaa %2\n", LAID_BOTH},
	{"\xe2\x80\x93 %1\n\xe2\x80\x93 %2\n", LAID_BOTH},
	{"o %1\no %2\n", LAID_BOTH},
	{"\t%1\n\t%2\n", LAID_BOTH},
	/* boxes */
	{"[x] %1\n[x] %2\n", LAID_BOTH},
	{"- [x] %1\n- [x] %2\n", LAID_BOTH},
	{"[X] %1\n[ ] %2\n", LAID_FIRST},
	{"[x] %1\n[] %2\n", LAID_FIRST},
	{"(x) %1\n( ) %2\n", LAID_FIRST},
	{"- [x] %1\n- [ ] %2\n", LAID_FIRST},
	{"\xe2\x98\x91 %1\n\xe2\x98\x90 %2\n", LAID_FIRST},
	{"\xe2\x9c\x93 %1\n\xe2\x9c\x93 %2\n", LAID_BOTH},
	{"\xe2\x9c\x94 %1\n\xe2\x9c\x94 %2\n", LAID_BOTH},
	{"%1 [x]\n%2 [ ]\n", LAID_FIRST},
	{"%1 \xe2\x9c\x93\n%2 \xe2\x9c\x97\n", LAID_FIRST},
	{"\xe2\x9c\x85 %1\n\xe2\x9d\x8c %2\n", LAID_FIRST},
	{"[yes] %1\n[no] %2\n", LAID_FIRST},
	{"- %1\n- ~~%2~~\n", LAID_FIRST},
	{"~~%2~~\n%1\n", LAID_FIRST},
	{"%n1:\n[x] %r1\n%n2:\n[ ] %r2\n", LAID_FIRST},
	{"[x] %n1: %r1\n[ ] %n2: %r2\n", LAID_FIRST},
	{"[ ] %2\n[x] %1\n", LAID_FIRST},
	/* headings over lists */
	{"Orders:\n- %1\n- %2\n", LAID_BOTH},
	{"My orders for this turn:\n1. %1\n2. %2\n", LAID_BOTH},
	{"To do this turn:\n- %1\n- %2\n", LAID_BOTH},
	{"To do this turn:\n[x] %1\n[ ] %2\n", LAID_FIRST},
	{"This turn:\n- %1\n- %2\n", LAID_BOTH},
	{"What I do this turn:\n- %1\n- %2\n", LAID_BOTH},
	{"For this phase:\n%1\n%2\n", LAID_BOTH},
	{"TO DO\n=====\n%1\n%2\n", LAID_BOTH},
	{"Orders\n------\n%1\n%2\n", LAID_BOTH},
	{"**Orders**\n\n- %1\n- %2\n", LAID_BOTH},
	{"*** ORDERS ***\n%1\n%2\n", LAID_BOTH},
	/* words of the orders over rows */
	{"%n1:\n- %r1\n%n2:\n- %r2\n", LAID_BOTH},
	{"%n1\n- %r1\n%n2\n- %r2\n", LAID_BOTH},
	{"%n1:\n%r1\n\n%n2:\n%r2\n", LAID_BOTH},
	{"1. %n1\na) %r1\n2. %n2\na) %r2\n", LAID_BOTH},
	{"1. %n1\n1.1 %r1\n2. %n2\n2.1 %r2\n", LAID_BOTH},
	{"1. %n1\n   1.1. %r1\n2. %n2\n   2.1. %r2\n", LAID_BOTH},
	{"1) %n1\n  - %r1\n2) %n2\n  - %r2\n", LAID_BOTH},
	{"A. %n1\n  1. %r1\nB. %n2\n  1. %r2\n", LAID_BOTH},
	{"**%n1**\n- %r1\n\n**%n2**\n- %r2\n", LAID_BOTH},
	{"*%n1*\n* %r1\n\n*%n2*\n* %r2\n", LAID_BOTH},
	{"== %n1 ==\n%r1\n== %n2 ==\n%r2\n", LAID_BOTH},
	{"--- %n1 ---\n%r1\n--- %n2 ---\n%r2\n", LAID_BOTH},
	{"[%n1]\n%r1\n[%n2]\n%r2\n", LAID_BOTH},
	{"%n1\n=====\n%r1\n\n%n2\n=====\n%r2\n", LAID_BOTH},
	{"%n1:\n\t%r1\n%n2:\n\t%r2\n", LAID_BOTH},
	/* what stands between the first words and the rest */
	{"%k1: %r1\n%k2: %r2\n", LAID_BOTH},
	{"%k1 = %r1\n%k2 = %r2\n", LAID_BOTH},
	{"%k1 -> %r1\n%k2 -> %r2\n", LAID_BOTH},
	{"%k1 => %r1\n%k2 => %r2\n", LAID_BOTH},
	{"%k1 \xe2\x86\x92 %r1\n%k2 \xe2\x86\x92 %r2\n", LAID_BOTH},
	{"%k1 ..... %r1\n%k2 ..... %r2\n", LAID_BOTH},
	{"%k1 .......... %r1\n%k2 .... %r2\n", LAID_BOTH},
	{"%k1\t%r1\n%k2\t%r2\n", LAID_BOTH},
	{"%k1 | %r1\n%k2 | %r2\n", LAID_BOTH},
	{"| %k1 | %r1 |\n| %k2 | %r2 |\n", LAID_BOTH},
	{"%k1 - %r1\n%k2 - %r2\n", LAID_BOTH},
	{"%k1 -- %r1\n%k2 -- %r2\n", LAID_BOTH},
	{"%k1 \xe2\x80\x93 %r1\n%k2 \xe2\x80\x93 %r2\n", LAID_BOTH},
	{"%k1 \xe2\x80\xa6 %r1\n%k2 \xe2\x80\xa6 %r2\n", LAID_BOTH},
	{"%k1      %r1\n%k2      %r2\n", LAID_BOTH},
	{"**%k1:** %r1\n**%k2:** %r2\n", LAID_BOTH},
	{"- **%k1**: %r1\n- **%k2**: %r2\n", LAID_BOTH},
	{"* *%k1* %r1\n* *%k2* %r2\n", LAID_BOTH},
	{"[%k1] %r1\n[%k2] %r2\n", LAID_BOTH},
	{"(%k1) %r1\n(%k2) %r2\n", LAID_BOTH},
	{"<%k1> %r1\n<%k2> %r2\n", LAID_BOTH},
	{"1. %n1: %r1\n2. %n2: %r2\n", LAID_BOTH},
	{"- %n1: %r1\n- %n2: %r2\n", LAID_BOTH},
	{"%n1 = %r1\n%n2 = %r2\n", LAID_BOTH},
	{"%n1 -> %r1\n%n2 -> %r2\n", LAID_BOTH},
	{"%n1 ..... %r1\n%n2 ..... %r2\n", LAID_BOTH},
	{"%n1: %r1. %n2: %r2.\n", LAID_BOTH},
	{"%n1: %r1; %n2: %r2\n", LAID_BOTH},
	{"%n1: %r1 / %n2: %r2\n", LAID_BOTH},
	{"%n1: %r1 | %n2: %r2\n", LAID_BOTH},
	{"`%1`\n`%2`\n", LAID_BOTH},
	{"```\n%1\n%2\n```\n", LAID_BOTH},
};

enum { LAYOUTS = sizeof layouts / sizeof *layouts };

static inline struct str laid_whole(struct arena *a, const struct laid_order *o)
{
	return str_printf(a, "%s %s", o->key, o->rest);
}

static inline struct str laid_letter(struct arena *a, const char *shape,
				     const struct laid_order order[])
{
	struct buf b = buf_in(a);

	for (; *shape; shape++) {
		if (*shape != '%') {
			buf_char(&b, *shape);
			continue;
		}
		const char part = *++shape;
		const bool whole = part == '1' || part == '2';
		const struct laid_order *o = &order[(whole ? part : *++shape) - '1'];
		if (whole)
			buf_add(&b, laid_whole(a, o));
		else
			buf_z(&b, part == 'k'   ? o->key
				  : part == 'r' ? o->rest
						: o->noun);
	}
	return buf_str(&b);
}

struct laid_sum {
	int n, whole, told, faults;
	int lost_by[LAYOUTS];
};

static inline void laid_check(const struct letters *of, const struct laid_out *laid,
			      size_t k, struct laid_sum *sum)
{
	struct arena *a = arena_create();
	const struct reader *reader = of->open(a, laid->position);
	struct buf want = buf_in(a);

	for (int i = 0; i < (layouts[k].means == LAID_BOTH ? 2 : 1); i++) {
		struct str alone = joined_made(
			a,
			orders_read(a, reader, laid_whole(a, &laid->order[i]), NULL));
		ck_assert_msg(alone.n, "'%s %s' is no order", laid->order[i].key,
			      laid->order[i].rest);
		buf_add(&want, alone);
	}
	struct str letter = laid_letter(a, layouts[k].text, laid->order);
	const struct reading *r = orders_read(a, reader, letter, NULL);
	struct str made = joined_made(a, r);
	const bool whole = joined_has(made, buf_str(&want)),
		   told = joined_told(r) || r->n_refused || r->n_notes;

	sum->n++;
	sum->whole += whole;
	sum->told += !whole && told;
	sum->lost_by[k] += !whole;
	if (!joined_has(buf_str(&want), made) || (!whole && !told)) {
		sum->faults++;
		printf("%s, '%.*s' makes '%.*s'\n", laid->position, STR_ARG(letter),
		       STR_ARG(made));
	} else if (!whole && getenv("LAYOUTS")) {
		printf("%s, missed: %.*s  made: %.*s\n", laid->position,
		       STR_ARG(letter), STR_ARG(made));
	}
	arena_destroy(a);
}

/* "attack Yellow 3 ..." as "Ann attacks Yellow 3 ...", said of a player. */
static inline struct str laid_of(struct arena *a, const struct laid_order *o,
				 const char *name)
{
	struct str rest = str_of(o->key), verb;

	(void)str_word(&rest, &verb);
	return str_printf(a, "%s %.*ss%.*s %s.\n", name, STR_ARG(verb), STR_ARG(rest),
			  o->rest);
}

static inline bool laid_is_thing(const char *key)
{
	static const char *const things[] = {"card",  "C1",     "C2",
					     "limbo", "reward", "flare"};

	for (size_t i = 0; i < sizeof things / sizeof *things; i++)
		if (strcmp(key, things[i]) == 0)
			return true;
	return false;
}

/* Writers who name themselves order what they say, and what they say of another player orders nothing. At least `least` of the orders are
 * read. */
static inline void laid_names_law(const struct letters *of,
				  const struct laid_out laid[], size_t n, int least)
{
	int whole = 0;

	for (size_t i = 0; i < 2 * n; i++) {
		struct arena *a = arena_create();
		const struct laid_out *out = &laid[i / 2];
		const struct laid_order *o = &out->order[i % 2];
		const struct reader *reader = of->open(a, out->position);
		const int other = reader->seat ? 0 : 1;
		const struct str want =
			joined_made(a, orders_read(a, reader, laid_whole(a, o), NULL));
		const struct str own = laid_of(a, o, reader->names[reader->seat]),
				 told = laid_of(a, o, reader->names[other]);
		const struct reading *r = orders_read(a, reader, own, NULL);
		const struct str made = joined_made(a, r);
		whole += joined_has(made, want);
		ck_assert_msg(joined_has(want, made) && !r->sheet.n_slots,
			      "'%.*s' makes '%.*s'", STR_ARG(own), STR_ARG(made));
		const struct str theirs =
			joined_made(a, orders_read(a, reader, told, NULL));
		/* "Ann cards 12" says nothing: only what somebody does. */
		ck_assert_msg(!theirs.n || laid_is_thing(o->key), "'%.*s' makes '%.*s'",
			      STR_ARG(told), STR_ARG(theirs));
		arena_destroy(a);
	}
	printf("%d of %d orders in the third person\n", whole, (int)(2 * n));
	ck_assert_int_ge(whole, least);
}

/* The law for these orders: no fault, and of 100 letters at least `least` are read whole. */
static inline void laid_law(const struct letters *of, const struct laid_out laid[],
			    size_t n, int least)
{
	struct laid_sum sum = {0};

	for (size_t i = 0; i < n; i++)
		for (size_t k = 0; k < LAYOUTS; k++)
			laid_check(of, &laid[i], k, &sum);
	for (size_t k = 0; k < LAYOUTS && getenv("LAYOUTS"); k++)
		if (sum.lost_by[k])
			printf("%2d of %d: %s", sum.lost_by[k], (int)n,
			       layouts[k].text);
	printf("%d letters: %d whole, %d told, %d faults\n", sum.n, sum.whole, sum.told,
	       sum.faults);
	fflush(stdout);
	ck_assert_int_eq(sum.faults, 0);
	ck_assert_int_ge(100 * sum.whole, least * sum.n);
}

#endif
