/* What is said to others, and to the house, in every game: press in whatever words it is announced, and what a writer wants of the house.
 * Neither is ever an order, and neither is passed over: it is taken, or asked about, as what it is.
 * SPDX-License-Identifier: ISC */
#ifndef TESTS_ORDERS_HOUSE_SAID_H
#define TESTS_ORDERS_HOUSE_SAID_H

#include "tests/kit/share.h"
#include "tests/orders/frames.h"
#include "tests/orders/unordered.h"

/* Words before a text, in which '$' is another player; `grey`: they hide the writer's name. */
static const struct said_head {
	const char *words;
	bool grey;
} said_heads[] = {
	{"Tell $: ", false},
	{"Please tell $ privately: ", false},
	{"Could you tell $: ", false},
	{"Could you tell $ and nobody else: ", false},
	{"Tell $ only: ", false},
	{"To $: ", false},
	{"To $ alone: ", false},
	{"Only for $: ", false},
	{"Psst, $ only: ", false},
	{"Just between me and $: ", false},
	{"Pass this on to $: ", false},
	{"Please forward this to $: ", false},
	{"Please send this to $, privately: ", false},
	{"Please give this note to $: ", false},
	{"A secret message for $: ", false},
	{"Secret message to $: ", false},
	{"Please deliver the following to $: ", false},
	{"Pass this on to everybody: ", false},
	{"Could you tell everyone: ", false},
	{"Please send this to all players: ", false},
	{"Message to all: ", false},
	{"Anonymously, to all: ", true},
	{"Anonymous message to everyone: ", true},
	{"Without my name, to everybody: ", true},
	{"Please publish this without my name: ", true},
	{"Please print this anonymously: ", true},
	{"Anonymous press to $: ", true},
	{"Unsigned, to $: ", true},
};

/* The same without a colon. */
static const char *const said_that[] = {
	"Tell $ that I will help.",
	"Please tell $ I will help.",
	"Could you let $ know that I will help?",
	"Let $ know I will help.",
	"Inform $ privately that I will help.",
	"Please say to $ that I will help.",
	"Please write to $ that we agree.",
	"Tell $ secretly that I come.",
	"Tell everyone I said hi.",
};

/* What is wanted, and the command. "": the orders that stand stay. */
static const struct {
	const char *text, *command;
} said_wishes[] = {
	{"One mail a day is enough.", "digest on"},
	{"Too many mails! Can I get one a day?", "digest on"},
	{"Please send me not more than one letter a day", "digest on"},
	{"Please bundle the announcements", "digest on"},
	{"I'd like a daily digest, please", "digest on"},
	{"Can you switch the digest on?", "digest on"},
	{"turn the digest off", "digest off"},
	{"No more digests, please", "digest off"},
	{"I don't want the digest", "digest off"},
	{"Please send me each announcement immediately", "digest off"},
	{"Plain text only, please", "format text"},
	{"Please send me plain text mails", "format text"},
	{"I can't read html", "format text"},
	{"no html please", "format text"},
	{"Can I have the letters as text, not html?", "format text"},
	{"rather plain text than html", "format text"},
	{"I want html mails again", "format both"},
	{"html rather than plain text", "format both"},
	{"Please attach the json", "format both json"},
	{"no json please", "format both"},
	{"When is the deadline?", "status"},
	{"How long until the deadline?", "status"},
	{"What turn are we in?", "status"},
	{"Which phase is it now?", "status"},
	{"Whose turn is it?", "status"},
	{"Who are we waiting for?", "status"},
	{"Who hasn't sent orders yet?", "status"},
	{"Am I missing anything?", "status"},
	{"Do you need anything else from me?", "status"},
	{"Have you got everything you need from me?", "status"},
	{"Did I forget anything?", "status"},
	{"Did you get my last mail?", "status"},
	{"What have you got from me so far?", "status"},
	{"Can I see the map?", "history last"},
	{"What does the board look like?", "history last"},
	{"Sorry, I am out of this game", "resign"},
	{"That's it for me, I quit this game", "resign"},
	{"I quit.", "resign"},
	{"No changes to my orders, please", ""},
	{"No change from my last orders", ""},
	{"I don't want to change anything", ""},
	{"Keep everything as it is", ""},
	{"Leave my orders as they are", ""},
	{"My orders stay as they are.", ""},
};

/* They want nothing of the house, or are about another. */
static const char *const said_otherwise[] = {
	"I never quit!",
	"I don't resign",
	"Please don't resign me",
	"I don't have to resign",
	"$ wants to quit",
	"$ is out",
	"How long is a phase?",
	"one day more, please",
	"Can we have one more day?",
	"a text for the summary of the year",
	"each of us has enough",
};

static inline bool said_is(struct arena *a, const struct reading *r,
			   const char *command)
{
	for (int i = 0; i < r->n_commands; i++) {
		const struct command *c = &r->commands[i];
		struct str text = str_printf(a, "%s%s%.*s", command_name(c->kind),
					     c->word.n ? " " : "", STR_ARG(c->word));
		if (str_iequal(text, str_of(command)))
			return true;
	}
	return *command ? str_iequal(str_trim(reading_asked(a, r)), str_of(command))
			: !r->n_asked && !r->n_refused && !r->n_commands && !r->n_press;
}

/* Nothing is ordered, and nothing is asked about but press. */
static inline bool said_orders(struct arena *a, const struct reading *r)
{
	struct str asked = reading_asked(a, r);

	return r->sheet.n_slots || (asked.n && !str_starts(asked, "press "));
}

static inline void said_failed(const char *letter, const struct reading *r)
{
	struct arena *a = arena_create();
	struct buf b = buf_in(a);

	echo_head(r, &b);
	echo_body(r, &b);
	ck_abort_msg("%s\n%s", letter, str_z(a, buf_str(&b)));
}

/* The press of a letter, taken or asked about: its first words, as a command. */
static inline bool said_press(struct arena *a, const struct reading *r, bool grey)
{
	const struct str asked = reading_asked(a, r);

	if (r->n_press)
		return r->n_press == 1 && !asked.n && r->press[0].grey == grey;
	return str_starts(asked, grey ? "press grey to " : "press to ");
}

static inline void said_to_others(unordered_reader *read, const struct unordered *of,
				  const char *head, const char *text, bool grey)
{
	struct arena *a = arena_create();
	const struct framed framed = {.first = text, .other = of->other};
	const char *letter = frames_letter(
		a, str_z(a, str_printf(a, "%s%s", head, text ? "@" : "")), &framed);
	const struct reading *r = read(of->order, letter);

	if (said_orders(a, r) || !said_press(a, r, grey))
		said_failed(letter, r);
	arena_destroy(a);
}

/* Each `usual`th of the heads before each order, before talk and before an order of the game. */
static inline void said_others_check(unordered_reader *read,
				     struct unordered (*at)(size_t), size_t n,
				     size_t usual)
{
	enum { HEADS = sizeof said_heads / sizeof *said_heads };
	enum { THAT = sizeof said_that / sizeof *said_that };
	const size_t step = (size_t)share_step((int)usual);

	for (size_t i = 0; i < n; i++) {
		struct unordered of = at(i);
		for (size_t k = i % step; k < HEADS; k += step) {
			const struct said_head *h = &said_heads[k];
			said_to_others(read, &of, h->words,
				       (i + k) % 3 ? of.words : "I leave you alone.",
				       h->grey);
		}
		for (size_t k = i % step; k < THAT; k += step)
			said_to_others(read, &of, said_that[k], NULL, false);
	}
}

/* Each `usual`th of the wishes in each position. */
static inline void said_house_check(unordered_reader *read,
				    struct unordered (*at)(size_t), size_t n,
				    size_t usual)
{
	enum { WISHES = sizeof said_wishes / sizeof *said_wishes };
	enum { OTHERWISE = sizeof said_otherwise / sizeof *said_otherwise };
	const size_t step = (size_t)share_step((int)usual);
	struct arena *a = arena_create();

	for (size_t i = 0; i < n; i++) {
		struct unordered of = at(i);
		const struct framed framed = {.other = of.other};
		for (size_t k = i % step; k < WISHES; k += step) {
			const struct reading *r = read(of.order, said_wishes[k].text);
			if (r->sheet.n_slots || !said_is(a, r, said_wishes[k].command))
				said_failed(said_wishes[k].text, r);
		}
		for (size_t k = i % step; k < OTHERWISE; k += step) {
			const char *letter =
				frames_letter(a, said_otherwise[k], &framed);
			const struct reading *r = read(of.order, letter);
			if (r->sheet.n_slots || r->n_commands || r->n_asked)
				said_failed(letter, r);
		}
	}
	arena_destroy(a);
}

#endif
