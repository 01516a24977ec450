/* Frames (frames.h) as people write them: what is done where the first cannot be, facts and reasons beside an order, thinking aloud, and
 * words that change nothing.
 * SPDX-License-Identifier: ISC */
#ifndef TESTS_ORDERS_TALK_H
#define TESTS_ORDERS_TALK_H

#include "tests/orders/frames.h"

/* The second order is carried out where the first cannot be. */
static const char *const talk_else[] = {
	"@. Only if that cannot be carried out as written: %",
	"@. Failing that, %.",
	"@; failing which, %",
	"@. In default of that, %.",
	"@. In default of which %.",
	"@. Should that prove impossible, %.",
	"@. Should that not be possible when my turn comes, %.",
	"@. Second choice: %.",
	"@. My second choice is: %",
	"First choice: @. Second choice: %.",
	"@, or if I can't, %",
	"@. Or if I can't: %.",
	"@. If I can't, %.",
	"@. If that does not function, %.",
	"@. When it does not function, %.",
	"@. if its no go %",
	"@. If it's a no go, %.",
	"@. If that falls through, %.",
	"@. If that doesn't work out, %.",
	"@. If for some reason that's not allowed, %.",
	"@. If that is illegal, then %.",
	"@. If not possible: %.",
	"@. If this fails: %.",
	"@. Should it fail, %.",
	"@. As a fallback, %.",
	"@. Fallback: %.",
	"@. Backup plan: %.",
	"@. Plan B: %.",
	"@. In the alternative, %.",
	"@. Alternatively %.",
	"@. In case that is impossible, %.",
	"@. In the event that this cannot be done, %.",
	"@. If the rules forbid that, %.",
	"@. If that turns out to be impossible, %.",
	"@; if that's no good, %",
	"@. If you can't do that, %.",
	"@. If that is out of the question, %.",
	"@. If that cannot be, %.",
	"@. If the first is impossible: %.",
	"@. Next best: %.",
	"@, or, if that is impossible, %",
	"I'd like to @. If I can't, %.",
	"@. Otherwise, %.",
	"@. Or else %.",
};

/* The second order is what a deal that fails costs. */
static const char *const talk_default[] = {
	"@. If $ doesn't want it, %.",
	"@. In default of a deal, %.",
	"@. In default of both %.",
	"@. If no deal comes about, %.",
	"@. If the deal fails, %.",
	"@. No deal? Then %.",
	"@. If $ refuses, %.",
	"@. If $ won't, %.",
	"@. When it does not function, %.",
	"@. if its no go %",
	"@. Otherwise %.",
	"@. Failing that, %.",
	"@. If we don't agree, %.",
	"@. If nothing comes of it, %.",
	"@. Should $ decline, %.",
	"@. Should that prove impossible, %.",
	"@. If it falls through, %.",
	"@. Without a deal, %.",
	"@. If $ says no, %.",
	"@. In case we do not agree: %.",
	"@. If that doesn't work out, %.",
	"@. If this cannot be carried out: %.",
	"@. If I have to lose something, %.",
};

/* They change nothing. */
static const char *const talk_nothing[] = {
	"@ in either case",
	"In either case, @.",
	"In any event, @.",
	"@ in any event",
	"@, whatever happens",
	"Whatever happens, @.",
	"@, come what may",
	"Come what may, @.",
	"To be safe, @.",
	"@, to be safe",
	"@ just to be safe",
	"@ either way",
	"Either way, @.",
	"@ in any case",
	"In any case @",
	"@ regardless",
	"@ no matter what",
	"No matter what, @.",
	"@ at all events",
	"@ all the same",
	"@ for good measure",
	"@ without fail",
	"By all means @",
	"@, by all means",
	"All the same, @.",
	"@, whatever the others do",
	"Whatever the others do, @.",
	"@ and that's my last word",
	"@, and that is final",
	"@, as always",
};

/* Thinking aloud: in the end the order is what it was. */
static const char *const talk_aloud[] = {
	"@. Or $? No, I stay with that.",
	"@. Or should I rather go for $? No, it stays.",
	"@. Or is it better to wait... no, I do it.",
	"@! Or is it better to keep it... no, I do it.",
	"@. Hmm, or $? No.",
	"@. Is that wise? Never mind, I do it.",
	"Shall I wait? No: @",
	"Is it worth it? I think so: @.",
	"Hmm. What would $ do? Anyway: @.",
	"Not that it matters: @.",
	"What is allowed? I choose this: @.",
	"Can $ stop me? I don't think so. @.",
	"Is $ coming? Who knows. @.",
	"Do I dare? Yes. @.",
	"@. Does $ know? I hope not.",
	"@. Wait, is that allowed? I think so.",
	"@. Or not? Yes, I do it.",
	"@. No, wait... yes, that's right.",
	"First I wanted to wait, but no: @.",
	"I was not sure at first, now I am: @.",
	"Decisions, decisions. @.",
	"Let me think... @.",
	"Let me think. $ is strong, I am not. So be it: @.",
	"@. What else? Nothing.",
	"@. Anything else? No, that's all.",
};

/* A question that only the GM can answer, beside an order. */
static const char *const talk_questions[] = {
	"@. Which rule says who goes first?",
	"Who goes first, by the way? @.",
	"@. And when is the deadline?",
	"Does $ see what I write? @.",
	"How many cards does $ have? @.",
	"@. What did $ do last turn?",
	"@. Is $ still playing?",
	"1. What happens in a tie?\n2. @",
	"1. @\n2. What happens in a tie?",
	"@\nHow many turns are left?",
	"@\n\nQuestion: does $ hold a card?",
	"What is the difference between the two kinds of cards?\n@",
	"@. I won't be here from 6 December to 13 December.",
	"I'm away from 6 December to 13 December. @.",
	"@. I can't play next week.",
	"@. Sorry, I'm not reachable until the 14th.",
	"I'll be on holiday between 20 and 27 December. @",
};

/* A fact beside an order. */
static const char *const talk_facts[] = {
	"~, so @.",
	"~. @.",
	"~: @.",
	"~, therefore @.",
	"~, and so @.",
	"~; @.",
	"~ - @.",
	"@. ~.",
	"@ (~).",
	"@, because ~.",
	"@, as ~.",
	"@ since ~.",
	"@. Why? Because ~.",
	"Because ~, @.",
	"Since ~, @.",
	"@. Remember that ~.",
	"I see that ~, so @.",
	"@. By the way, ~.",
	"Now ~. So: @.",
	"~, which is why I @.",
};

/* Sentences of their own that nobody can carry out as they stand. They are told as not read, and the order beside them is asked about. */
static const char *const talk_dark[] = {
	"my own one is a nice one for the last fight",
	"the rest goes where it always goes",
	"as for the other two, they know what to do",
	"their wall will fall before noon",
	"I answer as I answered last time",
	"he gets what he deserves",
	"she shall pay for it one day",
	"whoever comes out may keep the house",
	"we know the way by now",
	"I have 20 left",
	"we still have 7 in hand",
	"that leaves me 3",
	"I've got 12 in the bank",
	"my stock is 9",
};

/* Numbers and ordinals that count nothing of the game. */
static const char *const talk_numbers[] = {
	"she shall pay for it one day",
	"see you in two weeks",
	"I have waited three turns for this",
	"one thing at a time",
	"there are two sides to this",
	"for one thing, I am tired",
	"the two of us will laugh about it",
	"one way or another we shall see",
	"it took me five minutes",
	"ten years ago I would have won",
	"my daughter is three today",
	"I am 100 percent sure",
	"first things first",
	"fifty-fifty, I guess",
	"two can play at that game",
	"one never knows",
	"the odds are 3 to 1",
	"it is 2 am here",
	"I had to read rule 7 twice",
	"I was third last time",
	"one more coffee and I am awake",
	"there were 12 of us at the con",
	"I give it a one in three chance",
	"both of us know why",
	"half the fun is waiting",
};

/* What counts nothing of the game is known wherever it stands; a dark sentence in the first shapes, where it stands apart. */
enum { TALK_APART = 8 };
static const char *const talk_shapes[] = {
	"@. ~.",    "~. @.",      "@; ~",     "~; @",  "@.\n~.",
	"~.\n@.",   "1) ~\n2) @", "- @\n- ~", "@, ~.", "~, so @.",
	"@ (~).",   "@ - ~.",     "~ - @",    "~: @",  "@. By the way, ~.",
	"@\n\n~\n",
};

static inline void talk_check(const char *law, joined_read *read,
			      const struct framed of[], size_t n,
			      const char *const shapes[], size_t m, size_t usual,
			      int lost, int others)
{
	struct frames_sum sum = {0};
	const size_t step = (size_t)share_step((int)usual);

	for (size_t i = 0; i < n; i++)
		frames_of(read, &of[i], shapes, m, i, step, &sum);
	frames_at_most(law, &sum, step < usual ? lost * (int)usual : lost, others);
}

/* The law over one table of this header: each `usual`th of its frames. */
#define TALK_OF(law, read, of, n, shapes, usual, lost, others)                         \
	talk_check(law, read, of, n, shapes, sizeof(shapes) / sizeof *(shapes), usual, \
		   lost, others)
#define TALK(law, read, of, shapes, lost, others)                                      \
	TALK_OF(law, read, of, sizeof(of) / sizeof *(of), shapes, 1, lost, others)

/* Words that change nothing, thinking aloud and questions beside each of the orders: each `usual`th of their frames, none known. */
static inline void talk_beside_check(joined_read *read, const struct framed of[],
				     size_t n, size_t usual)
{
	TALK_OF("nothing", read, of, n, talk_nothing, usual, 0, 0);
	TALK_OF("aloud", read, of, n, talk_aloud, usual, 0, 0);
	TALK_OF("questions", read, of, n, talk_questions, usual, 0, 0);
}

/* Each of the facts beside each of the orders, in each of the shapes. */
static inline void talk_each(const char *law, joined_read *read,
			     const struct framed of[], size_t n,
			     const char *const facts[], size_t n_facts,
			     const char *const shapes[], size_t n_shapes, size_t usual,
			     int lost, int others)
{
	struct frames_sum sum = {0};
	const size_t step = (size_t)share_step((int)usual);

	for (size_t i = 0; i < n; i++)
		for (size_t k = 0; k < n_facts; k++) {
			struct framed one = of[i];
			one.fact = facts[k];
			frames_of(read, &one, shapes, n_shapes, i + k, step, &sum);
		}
	frames_at_most(law, &sum, step < usual ? lost * (int)usual : lost, others);
}

static inline void talk_facts_check(joined_read *read, const struct framed of[],
				    size_t n, const char *const facts[], size_t n_facts,
				    size_t usual, int lost, int others)
{
	talk_each("facts", read, of, n, facts, n_facts, talk_facts,
		  sizeof talk_facts / sizeof *talk_facts, usual, lost, others);
}

static inline void talk_dark_check(joined_read *read, const struct framed of[],
				   size_t n, size_t usual, int lost, int others)
{
	talk_each("dark", read, of, n, talk_dark, sizeof talk_dark / sizeof *talk_dark,
		  talk_shapes, TALK_APART, usual, lost, others);
	talk_each("numbers", read, of, n, talk_numbers,
		  sizeof talk_numbers / sizeof *talk_numbers, talk_shapes,
		  sizeof talk_shapes / sizeof *talk_shapes, usual, lost, others);
}

#endif
