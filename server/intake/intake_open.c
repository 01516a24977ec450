/* The matters that a letter leaves open (people/leave_open.h): questions, refused
 * lines, and sentences that are not orders. These are offered to the GM, or as the
 * command that they mean.
 * SPDX-License-Identifier: ISC */
#include "server/intake/intake_word.h"

#include <string.h>

#include "base/arena.h"
#include "orders/vocab.h"
#include "server/options/powers.h"
#include "server/people/leave_open.h"

bool intake_is_command(const struct letter_in *x, struct str text)
{
	struct reader r = intake_reader(x);
	const struct reading *read = orders_read(x->a, &r, text, NULL);

	return read->n_commands && !read->n_accepted && !read->n_refused;
}

bool intake_outlasts(const struct letter_in *x, struct str text)
{
	struct reader r = intake_reader(x);

	return leave_outlasts(x->a, &r, text);
}

/* Answers to an invitation in other words ------------------------------------ */

enum { AGAINST = 1, FOR = 2, PLAINLY = 4, PLAIN_WORDS = 3 };

/* How far one sentence is for joining: "I would love to, but I can't" is against it.
 * "JOIN please" says it plainly. */
static int leaning(struct str sentence)
{
	static const char *const against[] = {"no",
					      "not",
					      "cannot",
					      "can't",
					      "cant",
					      "don't",
					      "dont",
					      "won't",
					      "decline",
					      "sorry",
					      "unable",
					      "unsubscribe",
					      "remove",
					      "resign",
					      "couldn't",
					      "stop",
					      "wont",
					      "can\xe2\x80\x99t",
					      "don\xe2\x80\x99t",
					      "won\xe2\x80\x99t"};
	static const char *const for_it[] = {"yes",  "y",     "ok",    "okay", "sure",
					     "join", "play",  "love",  "in",   "yep",
					     "yeah", "count", "gladly"};
	struct str word;
	int n = intake_count_words(sentence), found = 0;
	bool join = false, joins = false, denied = false;

	while (str_word(&sentence, &word)) {
		while (word.n && strchr(",;:-", word.s[word.n - 1]))
			word.n--;
		for (size_t i = 0; i < sizeof against / sizeof *against; i++)
			denied |= str_is(word, against[i]);
		joins |= join && (str_is(word, "powers") || str_is(word, "word") ||
				  str_is(word, "seat") || str_is(word, "colour"));
		for (size_t i = 0; i < sizeof for_it / sizeof *for_it; i++)
			if (str_is(word, for_it[i]))
				found = FOR;
		join |= str_is(word, "join");
	}
	/* "No, I want the Healer: join powers healer": nobody is asked whether they decline. */
	if (denied)
		return joins ? AGAINST | FOR : AGAINST;
	return join && n <= PLAIN_WORDS ? FOR | PLAINLY : found;
}

/* To the end of a sentence or of a line. `*asks`: it is a question. */
static struct str next_sentence(struct str *rest, bool *asks)
{
	size_t n = 0;

	while (n < rest->n && !strchr(".!?\n", rest->s[n]))
		n++;
	struct str sentence = str_slice(*rest, 0, n);
	*asks = n < rest->n && rest->s[n] == '?';
	*rest = str_slice(*rest, n + (n < rest->n), rest->n);
	return sentence;
}

static struct str without_signs(struct str word)
{
	while (word.n && strchr(".,;:!?\"'()=-", word.s[0]))
		word = str_slice(word, 1, word.n);
	while (word.n && strchr(".,;:!?\"'()=-", word.s[word.n - 1]))
		word.n--;
	return word;
}

static bool leads_to_seat(struct str word)
{
	static const char *const words[] = {"be",   "as",     "colour", "color",
					    "seat", "prefer", "want",   "like",
					    "play", "have"};

	for (size_t i = 0; i < sizeof words / sizeof *words; i++)
		if (str_is(word, words[i]))
			return true;
	return false;
}

/* "Blue would be nice", "blue please" */
static bool follows_seat(struct str words)
{
	static const char *const after[] = {"would", "please", "if",
					    "is",    "sounds", "suits"};
	struct str word;

	if (!str_word(&words, &word))
		return false;
	word = without_signs(word);
	for (size_t i = 0; i < sizeof after / sizeof *after; i++)
		if (str_is(word, after[i]))
			return true;
	return false;
}

/* A seat of the game by its name: "as blue", "I'd like to be the blue one"; SEAT_NONE: none. */
static int seat_wished(const struct letter_in *x, struct str words)
{
	enum { NEAR = 3 }; /* words behind the one that leads to it */
	const char *const *names = x->rules ? x->rules->vocab->seat_names : NULL;
	struct str word;
	int near = 0;

	while (names && str_word(&words, &word)) {
		word = without_signs(word);
		for (int i = 0; i < x->game->n_seats; i++)
			if ((near || follows_seat(words)) &&
			    str_iequal(word, str_of(names[i])))
				return i;
		near = leads_to_seat(word) ? NEAR : near - (near > 0);
	}
	return SEAT_NONE;
}

/* "My lucky word is banana", "word: banana". */
static struct str lucky_word(struct str words)
{
	static const char *const between[] = {"is", "will", "be", "shall", "", "would"};
	struct str word;
	bool said = false;

	while (str_word(&words, &word)) {
		bool skip = false;
		word = without_signs(word);
		for (size_t i = 0; i < sizeof between / sizeof *between; i++)
			skip |= str_is(word, between[i]);
		if (said && !skip)
			return word;
		said |= str_is(word, "word") || str_is(word, "luckyword");
	}
	return STR("");
}

/* The Power that the next words name, of at most as many as a name has; -1: none. They are taken off. */
static int take_power(const struct letter_in *x, struct str *words)
{
	enum { WORDS_IN_NAME = 3 };
	struct str at = *words, word, first = {0};
	int found = -1;

	for (int i = 0; i < WORDS_IN_NAME && str_word(&at, &word); i++) {
		struct str bare = without_signs(word);
		if (!bare.n)
			break;
		first = i ? first : bare;
		size_t n = (size_t)(bare.s + bare.n - first.s);
		int power = powers_find(x->rules, (struct str){first.s, n});
		if (power >= 0) {
			found = power;
			*words = at;
		}
	}
	return found;
}

/* "I would like the Healer or the Zombie": the Powers behind a word of wishing, in their order. Everyday words that are
 * the name of one as well do not count elsewhere. */
static void add_powers(const struct letter_in *x, struct str words, struct buf *offer)
{
	bool wished = false, any = false;
	struct str word;

	while (x->rules && words.n) {
		int power = wished ? take_power(x, &words) : -1;
		if (power >= 0) {
			buf_printf(offer, "%s%s", any ? ", " : " powers ",
				   powers_name(x->rules, power));
			any = true;
		} else if (str_word(&words, &word)) {
			bool ends = strchr(".!?", word.s[word.n - 1]) != NULL;
			word = without_signs(word);
			wished = (wished || leads_to_seat(word) ||
				  str_is(word, "powers") || str_is(word, "power")) &&
				 !ends && !str_is(word, "word");
		}
	}
}

/* JOIN, with what the sentences say besides: it would be lost without. */
static struct str join_offered(const struct letter_in *x, struct str words)
{
	struct str lucky = lucky_word(words);
	int seat = seat_wished(x, words);
	struct buf b = buf_in(x->a);

	buf_z(&b, "join");
	if (seat >= 0)
		buf_printf(&b, " seat %s", x->rules->vocab->seat_names[seat]);
	add_powers(x, words, &b);
	if (lucky.n)
		buf_printf(&b, " word %.*s", STR_ARG(lucky));
	return buf_str(&b);
}

struct str intake_offer(const struct letter_in *x)
{
	struct str words = intake_words(x), said = words;
	bool asks;
	int all = 0;

	if (x->seat->status != SEAT_INVITED || !intake_is_alone(x->reading))
		return STR("");
	while (words.n) {
		struct str sentence = next_sentence(&words, &asks);
		if (!asks)
			all |= leaning(sentence);
	}
	/* If sentences differ, none is picked: the receipt names both words. */
	return all & PLAINLY    ? join_offered(x, said)
	       : all == AGAINST ? STR("decline")
	       : all == FOR     ? join_offered(x, said)
				: STR("");
}

void intake_take_wishes(struct letter_in *x)
{
	struct reading *r = x->reading;
	struct buf b = buf_in(x->a);

	if (x->seat->status != SEAT_INVITED)
		return;
	for (int i = 0; i < r->n_lines && b.n < INTAKE_WORDS_BYTES; i++)
		if (r->lines[i].verdict == VERDICT_NOTE && !r->lines[i].quoted) {
			buf_add(&b, r->lines[i].typed);
			buf_char(&b, '\n');
		}
	struct str words = buf_str(&b);
	for (int i = 0; i < r->n_commands; i++) {
		struct command *c = &r->commands[i];
		if (c->kind != COMMAND_JOIN)
			continue;
		int seat = seat_wished(x, words);
		if (!c->n_colours && seat >= 0)
			c->colours[c->n_colours++] = seat;
		if (!c->lucky.n)
			c->lucky = lucky_word(words);
	}
}

/* RESIGN is asked about as well (answers_join.c). */
static bool asks_to_resign(const struct letter_in *x)
{
	if (!x->position || x->over || x->seat->leaving || x->confirmed ||
	    x->word.resigns || x->game->status == GAME_OVER)
		return false;
	for (int i = 0; i < x->reading->n_commands; i++)
		if (x->reading->commands[i].kind == COMMAND_RESIGN)
			return true;
	return false;
}

bool intake_leave_open(struct letter_in *x, struct err *err)
{
	struct reader reader = intake_reader(x);
	int dropped;

	if (!x->word.gm) {
		x->offer = asks_to_resign(x) ? STR("resign") : intake_offer(x);
		if (!x->offer.n)
			x->offer = x->away;
		x->words = intake_words(x);
		/* An offer says what it is about; a question besides it is not. */
		if (x->offer.n && str_find_char(x->words, '?') == SIZE_MAX)
			x->words = STR("");
	}
	if (!leave_open(
		    x->h, x->a,
		    &(struct leaving){
			    .game = x->game,
			    .seat = x->seat,
			    .reader = &reader,
			    .reading = x->reading,
			    .receipt = x->receipt,
			    .letter = x->in->id,
			    .closed = !x->position || x->over || x->old_key || x->older,
			    .offer = x->offer,
			    .words = x->words,
		    },
		    &dropped, err))
		return false;
	if (dropped)
		intake_say(x, leave_dropped(x->a, dropped));
	return true;
}
