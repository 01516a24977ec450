/* The law of dictated letters: a telephone writes what it hears, without signs and capitals, or with the names of signs.
 * See whole.h.
 * SPDX-License-Identifier: ISC */
#ifndef TESTS_ORDERS_SPOKEN_H
#define TESTS_ORDERS_SPOKEN_H

#include "tests/orders/whole.h"

enum { SPOKEN_ORDERS = 4 };

/* Orders about different decisions of one position. */
struct spoken {
	const char *position;
	const char *order[SPOKEN_ORDERS];
};

/* How the order is heard. */
struct spoken_style {
	bool words;        /* "two" for 2 */
	const char *comma; /* what stands for it */
	const char *colon;
	const char *
		c; /* what stands for the C of a challenge, or what is said of a castle */
};

static const struct spoken_style spoken_styles[] = {
	{false, "", "", "c"},
	{true, "", "", "c "},
	{true, " and", "", "challenge "},
	{true, " comma", " colon", "c "},
};

/* `@`: the first, then the second. */
static const char *const spoken_joins[] = {
	"@ and then @",
	"@ and @",
	"@ then @",
	"@ comma @",
	"@ full stop @ full stop",
	"@ period @ period",
	"@ period new line @",
	"@ and also @",
	"@ and after that @",
	"@ next @",
	"@ also @",
	"@ plus @",
	"@ oh and @",
	"@ and finally @",
	"ok so @ and @ thanks",
	"hi um @ and then uh @ thank you",
	"first @ then @",
	"first @ second @",
	"number one @ number two @",
	"@ @",
};

static inline void spoken_number(struct buf *b, int n)
{
	static const char *const small[] = {
		"zero",    "one",     "two",       "three",    "four",
		"five",    "six",     "seven",     "eight",    "nine",
		"ten",     "eleven",  "twelve",    "thirteen", "fourteen",
		"fifteen", "sixteen", "seventeen", "eighteen", "nineteen"};
	static const char *const tens[] = {"twenty", "thirty", "forty", "fifty"};

	if (n < 20)
		buf_z(b, small[n]);
	else if (n % 10)
		buf_printf(b, "%s %s", tens[n / 10 - 2], small[n % 10]);
	else
		buf_z(b, tens[n / 10 - 2]);
}

static inline bool spoken_is_letter(char c)
{
	return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

static inline bool spoken_is_digit(char c)
{
	return c >= '0' && c <= '9';
}

/* The order as it is heard. */
static inline struct str spoken_text(struct arena *a, const char *order,
				     const struct spoken_style *style)
{
	struct buf b = buf_in(a);

	for (const char *p = order; *p; p++) {
		const bool inside = p > order && spoken_is_letter(p[-1]);
		if (*p == 'C' && !inside && spoken_is_digit(p[1])) {
			buf_z(&b, style->c);
		} else if (spoken_is_digit(*p) && style->words) {
			char *end;
			spoken_number(&b, (int)strtol(p, &end, 10));
			p = end - 1;
			if (spoken_is_letter(p[1]))
				buf_char(&b, ' ');
		} else if (*p == ',') {
			buf_z(&b, style->comma);
		} else if (*p == ':') {
			buf_z(&b, style->colon);
		} else {
			buf_char(&b, ascii_lower(*p));
		}
	}
	return buf_str(&b);
}

static inline void spoken_pair(const struct letters *of, const struct spoken *s, int i,
			       int k, struct whole_sum *sum)
{
	enum {
		STYLES = sizeof spoken_styles / sizeof *spoken_styles,
		JOINS = sizeof spoken_joins / sizeof *spoken_joins
	};
	struct arena *a = arena_create();
	struct str want = str_printf(
		a, "%.*s%.*s",
		STR_MADE(a, whole_made(a, of, s->position, str_of(s->order[i]))),
		STR_MADE(a, whole_made(a, of, s->position, str_of(s->order[k]))));

	for (int join = 0; join < JOINS; join++)
		for (int style = 0; style < STYLES; style++) {
			const struct str text[] = {
				spoken_text(a, s->order[i], &spoken_styles[style]),
				spoken_text(a, s->order[k], &spoken_styles[style])};
			struct buf b = buf_in(a);
			int n = 0;
			for (const char *p = spoken_joins[join]; *p; p++)
				if (*p == '@')
					buf_add(&b, text[n++]);
				else
					buf_char(&b, *p);
			buf_char(&b, '\n');
			whole_check(a, of, s->position, buf_str(&b), want, STR(""),
				    join, sum);
		}
	arena_destroy(a);
}

/* Each order alone, in each style. */
static inline void spoken_alone(const struct letters *of, const struct spoken *s, int i,
				struct whole_sum *sum)
{
	static const char *const frames[] = {"@", "um @", "hi @ thanks",
					     "ok so i want to @ please"};
	struct arena *a = arena_create();
	struct str want = whole_made(a, of, s->position, str_of(s->order[i]));

	ck_assert_msg(want.n, "'%s' is no order", s->order[i]);
	for (size_t frame = 0; frame < sizeof frames / sizeof *frames; frame++)
		for (size_t k = 0; k < sizeof spoken_styles / sizeof *spoken_styles;
		     k++) {
			struct str text =
				spoken_text(a, s->order[i], &spoken_styles[k]);
			struct buf b = buf_in(a);
			for (const char *p = frames[frame]; *p; p++)
				if (*p == '@')
					buf_add(&b, text);
				else
					buf_char(&b, *p);
			buf_char(&b, '\n');
			whole_check(a, of, s->position, buf_str(&b), want, STR(""),
				    WHOLE_SHAPES - 4 + (int)frame, sum);
		}
	arena_destroy(a);
}

static inline void spoken_law(const struct letters *of, const struct spoken said[],
			      size_t n, int known, int least)
{
	struct whole_sum sum = {.step = share_step(11)};

	for (size_t s = 0; s < n; s++) {
		for (int i = 0; i < SPOKEN_ORDERS && said[s].order[i]; i++) {
			spoken_alone(of, &said[s], i, &sum);
			for (int k = 0; k < SPOKEN_ORDERS && said[s].order[k]; k++)
				if (k != i)
					spoken_pair(of, &said[s], i, k, &sum);
		}
	}
	whole_law(&sum, "dictated", known, least);
}

#endif
