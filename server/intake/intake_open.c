/* The matters that a letter leaves open (people/leave_open.h): questions, refused
 * lines, and sentences that are not orders. These are offered to the GM, or as the
 * command that they mean.
 * SPDX-License-Identifier: ISC */
#include "server/intake/intake_word.h"

#include <string.h>

#include "base/arena.h"
#include "base/text/typed.h"
#include "server/people/leave_open.h"
#include "server/said/invited.h"
#include "server/said/invited_told.h"
#include "server/said/leaning.h"

bool intake_outlasts(const struct letter_in *x, struct str text)
{
	struct reader r = intake_reader(x);

	return leave_outlasts(x->a, &r, text);
}

/* A JOIN that was refused for the words that come after it: "Join, please. Can I have Red?", "Join. But only at weekends, is that ok?" */
static bool is_wish(const struct letter_in *x, const struct line *line)
{
	return line->verdict == VERDICT_REFUSED && !x->position &&
	       (invited_wishes(x, line->typed) || invited_means(x, line->typed).n);
}

/* The words of the letter that are not commands. */
static struct str said_freely(const struct letter_in *x)
{
	const struct reading *r = x->reading;
	struct buf b = buf_in(x->a);

	for (int i = 0; i < r->n_lines && b.n < INTAKE_WORDS_BYTES; i++) {
		const struct line *line = &r->lines[i];
		if (line->quoted ||
		    (line->verdict != VERDICT_NOTE && !is_wish(x, line)))
			continue;
		buf_add(&b, str_trim(line->typed));
		buf_char(&b, '\n');
	}
	return buf_str(&b);
}

/* "No, my word is marmalade." to "JOIN word could?": not the JOIN is denied, but what it would have had. */
static bool denies_join(const struct letter_in *x)
{
	for (int i = 0; i < x->word.n; i++)
		if (x->word.about[i].word == WORD_SAID_NO &&
		    str_starts(x->word.about[i].question.text, "join"))
			return true;
	return false;
}

/* Who declined may change their mind; who has joined may still wish for something else before the game begins. */
struct str intake_offer(const struct letter_in *x)
{
	const enum seat_status status = x->seat->status;
	struct str words, meant;

	if (x->position || x->over || !intake_is_alone(x->reading))
		return STR("");
	words = said_freely(x);
	if (status == SEAT_JOINED)
		return invited_wishes(x, words)          ? invited_wish(x, words)
		       : leaning(words) == LEANS_AGAINST ? STR("decline")
							 : STR("");
	if (status != SEAT_INVITED && status != SEAT_DECLINED)
		return STR("");
	meant = invited_means(x, words);
	if (!meant.n && denies_join(x) && invited_wishes(x, words))
		return invited_wish(x, words);
	return status == SEAT_DECLINED && str_is(meant, "decline") ? STR("") : meant;
}

/* The wish that a line adds to JOIN is taken: it is not one that was not read. */
static void take_line(struct letter_in *x, struct line *line)
{
	if (line->verdict != VERDICT_NOTE || line->quoted ||
	    str_find_char(line->typed, '?') != SIZE_MAX ||
	    !invited_wishes(x, line->typed))
		return;
	line->verdict = VERDICT_BLANK;
	x->reading->n_notes--;
}

/* A JOIN that says nothing else has what an open question of theirs would join with: "Could I be green?", and then "JOIN" in answer
 * to the invitation. */
static bool take_asked(const struct letter_in *x, struct command *c, struct err *err)
{
	const struct reader reader = intake_reader(x);
	const struct reading *said = NULL;
	struct question *list;
	int n;

	if (c->n_colours || c->powers.n || c->lucky.n || c->phone.n)
		return true;
	if (!questions_asked(x->h->store, x->a, x->seat->id, &list, &n, err))
		return false;
	for (int i = 0; i < n; i++)
		if (str_starts(list[i].text, "join"))
			said = orders_read(x->a, &reader, list[i].text, NULL);
	for (int i = 0; said && i < said->n_commands; i++)
		if (said->commands[i].kind == COMMAND_JOIN) {
			c->n_colours = said->commands[i].n_colours;
			memcpy(c->colours, said->commands[i].colours,
			       sizeof c->colours);
			c->powers = said->commands[i].powers;
			c->lucky = said->commands[i].lucky;
			c->phone = said->commands[i].phone;
		}
	return true;
}

bool intake_take_wishes(struct letter_in *x, struct err *err)
{
	struct reading *r = x->reading;
	struct str words = said_freely(x);

	for (int i = 0; x->seat->status == SEAT_INVITED && i < r->n_commands; i++) {
		struct command *c = &r->commands[i];
		if (c->kind != COMMAND_JOIN)
			continue;
		if (!c->n_colours)
			c->n_colours = invited_seats(x, words, c->colours);
		if (!c->lucky.n)
			c->lucky = invited_word(words);
		if (!c->phone.n)
			c->phone = invited_phone(words);
		for (int k = 0; k < r->n_lines; k++)
			take_line(x, &r->lines[k]);
		if (!take_asked(x, c, err))
			return false;
	}
	return true;
}

/* The open question of this receipt that the words answer once more: whether they join, or decline. */
static const struct question *asked_before(const struct letter_in *x,
					   const struct question *list, int n,
					   struct str offer)
{
	struct above above = letter_above(x);
	struct str rest, word, meant = offer;

	/* A question goes to the GM, who is offered it with the next receipt. */
	if (str_find_char(said_freely(x), '?') != SIZE_MAX)
		return NULL;
	if (above.kind != ABOVE_RECEIPT || !str_word(&meant, &word))
		return NULL;
	for (int i = 0; i < n; i++) {
		struct str asked;
		rest = list[i].text;
		if (list[i].receipt == above.receipt && str_word(&rest, &asked) &&
		    str_equal(asked, word))
			return &list[i];
	}
	return NULL;
}

/* What was asked, and what is said now: wishes that are new take the place of the old ones, unless an "or" adds them. */
static struct str both(const struct letter_in *x, struct str asked, struct str offer)
{
	int seats[2 * INVITED_SEATS_MAX], n = invited_seats(x, asked, seats);
	struct str words = said_freely(x);

	if (!n || !invited_adds(words))
		return str_printf(x->a, "%.*s\n%.*s\n", STR_ARG(str_trim(asked)),
				  STR_ARG(offer));
	n += invited_seats(x, words, seats + n);
	return str_printf(x->a, "%.*s\n%.*s\n%.*s\n", STR_ARG(str_trim(asked)),
			  STR_ARG(offer), STR_MADE(x->a, invited_join(x, seats, n)));
}

bool intake_take_invited(struct letter_in *x, struct err *err)
{
	struct str offer = x->word.n || x->word.gm ? STR("") : intake_offer(x);
	struct reading *r = x->reading;
	struct question *list;
	int n;

	if (!offer.n)
		return true;
	if (!questions_asked(x->h->store, x->a, x->seat->id, &list, &n, err))
		return false;
	const struct question *q = asked_before(x, list, n, offer);
	if (q) {
		*arena_push(x->a, x->word.about, x->word.n) =
			(struct answered){*q, WORD_SAID_YES};
		x->word.word = WORD_SAID_YES;
		x->word.text = both(x, q->text, offer);
		x->word.rest = x->l->n_lines;
		x->word.n_said = 0;
		x->word.deed = STR("");
		intake_say_taken(x, WORD_SAID_YES, q->receipt);
		intake_read_lines(x);
		return true;
	}
	for (int i = 0; i < r->n_lines; i++)
		if (is_wish(x, &r->lines[i])) {
			r->lines[i].verdict = VERDICT_NOTE;
			r->lines[i].n_remarks = r->lines[i].n_instead = 0;
			r->n_refused--;
			r->n_notes++;
		}
	return true;
}

/* Does a sentence ask something that the offer does not answer? "Can I have Red?" is a wish, which it has. */
static bool asks_person(const struct letter_in *x, struct str words)
{
	size_t from = 0;

	for (size_t i = 0; i < words.n; i++) {
		char c = words.s[i];
		if (c == '?' && !invited_wishes(x, str_slice(words, from, i)))
			return true;
		if (c == '?' || c == '.' || c == '!' || c == '\n')
			from = i + 1;
	}
	return false;
}

/* "JOIN als Zwerge": the offer has nothing of the words behind it, so they are shown, and may go to the GM. */
static bool says_more(const struct letter_in *x)
{
	const struct reading *r = x->reading;

	for (int i = 0; i < r->n_lines && str_is(x->offer, "join"); i++)
		if (r->lines[i].verdict == VERDICT_NOTE && !r->lines[i].quoted &&
		    typed_begins(str_trim(r->lines[i].typed), "join"))
			return true;
	return false;
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

/* The receipt whose question a YES of the letter answers; 0: there is none. */
static int confirmed_of(const struct letter_in *x)
{
	for (int i = 0; i < x->word.n_taken; i++)
		if (x->word.taken[i].word == WORD_SAID_YES)
			return x->word.taken[i].receipt;
	return 0;
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
		if (x->offer.n && !asks_person(x, x->words) && !says_more(x))
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
			    .confirmed = x->word.text,
			    .confirmed_of = confirmed_of(x),
			    .offer = x->offer,
			    .words = x->words,
		    },
		    &dropped, err))
		return false;
	/* Of a question that is dropped nobody is told that it still waits. */
	if (dropped && dropped == x->word.but_receipt && x->word.n_said)
		x->word.n_said--;
	if (dropped)
		intake_say(x, leave_dropped(x->a, dropped));
	return true;
}
