/* The law of reasons, over each order of each game: an order with a reason before or behind it, whatever that names, denies or doubts,
 * is understood or asked about as it would be alone, and nothing is made of the reason. So it is with what concedes ("even if").
 * SPDX-License-Identifier: ISC */
#ifndef TESTS_ORDERS_REASONS_H
#define TESTS_ORDERS_REASONS_H

#include "tests/orders/unordered.h"

/* '@' is the order, '$' another player. */
static const char *const reasons[] = {
	"Since $ cannot help me, @",
	"Since $ has two of them there and I cannot do more, @",
	"Because $ might come against me, @",
	"Because nobody else will do it, @",
	"As $ is too strong for me, @",
	"As I have no friends left, @",
	"Now that $ has lost everything, @",
	"Given that $ will not stay at home, @",
	"Seeing that $ is winning, @",
	"Since $ will not do it, and since I have little to lose, @",
	"$ will probably not come, so @",
	"$ is strong and I am not, therefore @",
	"$ did not answer my letter, which is why: @",
	"@, because $ is weak and I can't do more",
	"@, since $ has been generous",
	"@ because $ never answers",
	"@, as I have nothing to lose",
	/* "even if" concedes: the order holds in any case */
	"Even if $ comes against me, @",
	"@, even if $ never answers",
	"@, whether $ likes it or not",
	"@, no matter what $ does",
};

/* Words that may stand for one another: the first of a row is the one that the law above is about. */
static const struct {
	const char *before, *behind, *words[6];
} reasons_words[] = {
	{"", " nobody else will do it, @", {"Because", "Cos", "Coz", "Cuz", "Cause"}},
	{"@, ",
	 " $ is weak and I can't do more",
	 {"because", "cos", "coz", "cuz", "cause"}},
	{"@ ", " $ never answers", {"because", "cos", "coz", "cuz"}},
	{"", " that $ is winning, @", {"Given", "Seeing", "Considering"}},
	{"$ will probably not come, ",
	 " @",
	 {"so", "therefore", "hence", "consequently", "accordingly"}},
};

/* The order as the sheet or the question has it, without what else the answer says. */
static inline bool reasons_same(struct str alone, struct str with)
{
	static const char executed[] = "EXECUTED ";

	if (str_starts(with, executed))
		with = str_slice(with, sizeof executed - 1, with.n);
	if (str_starts(alone, executed))
		alone = str_slice(alone, sizeof executed - 1, alone.n);
	return str_equal(str_trim(alone), str_trim(with));
}

/* Whichever word gives the reason, the same is understood. */
static inline void reasons_words_check(struct arena *a, unordered_reader *read,
				       const struct unordered *of)
{
	for (size_t k = 0; k < sizeof reasons_words / sizeof *reasons_words; k++) {
		struct str first = {NULL, 0};
		for (int w = 0; w < 6 && reasons_words[k].words[w]; w++) {
			const char *frame = str_z(
				a, str_printf(a, "%s%s%s", reasons_words[k].before,
					      reasons_words[k].words[w],
					      reasons_words[k].behind));
			const char *letter =
				str_z(a, unordered_letter(a, frame, "", of->other,
							  of->words));
			struct str with = str_dup(
				a, unordered_offers(a, read(of->order, letter)));
			if (!w)
				first = with;
			ck_assert_msg(reasons_same(first, with), "'%s' makes '%.*s'",
				      letter, STR_ARG(with));
		}
	}
}

/* Known: `lost` are not read at all, and of `others` a part is told as not read. */
static inline void reasons_check(unordered_reader *read,
				 struct unordered (*order)(size_t i), size_t n,
				 int known_lost, int known_others)
{
	enum { REASONS = sizeof reasons / sizeof *reasons };
	struct arena *a = arena_create();
	struct buf faults = buf_in(a);
	int lost = 0, others = 0;

	for (size_t i = 0; i < n; i++) {
		const struct unordered of = order(i);
		struct str alone =
			str_dup(a, unordered_offers(a, read(of.order, of.words)));
		ck_assert_msg(alone.n > 0, "%s", of.words);
		reasons_words_check(a, read, &of);
		for (size_t k = 0; k < REASONS; k++) {
			const char *letter =
				str_z(a, unordered_letter(a, reasons[k], "", of.other,
							  of.words));
			struct str with = unordered_offers(a, read(of.order, letter));
			bool same = reasons_same(alone, with);
			lost += !same && !with.n;
			others += !same && with.n;
			if (!same)
				buf_printf(&faults, "'%s' makes '%.*s'\n", letter,
					   STR_ARG(with));
		}
	}
	printf("%.*s%d lost, %d others\n", STR_ARG(buf_str(&faults)), lost, others);
	fflush(stdout);
	ck_assert_int_le(others, known_others);
	ck_assert_int_le(lost, known_lost);
	arena_destroy(a);
}

#endif
