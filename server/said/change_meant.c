/* A change that is asked for: see change_meant.h.
 * SPDX-License-Identifier: ISC */
#include "server/said/change_meant.h"

#include <stdbool.h>
#include <string.h>

#include "base/text/typed.h"

/* clang-format off */
/* Words before the request. */
static const char *const opening[] = {
	"actually", "sorry", "oh", "hm", "hmm", "wait", "and", "but", "also", "well", "ok", "okay", "so", "hi", "hello", "please", "oops", "no", "ah",
	"on second thought", "on second thoughts", "i changed my mind", "i have changed my mind", "i've changed my mind", "thinking about it", "just", "now",
	"hi gm", "dear gm", "gm",
};
/* The request itself; the longest that fits is taken. */
static const char *const asking[] = {
	"can i", "can we", "could i", "could we", "may i", "may we", "might i", "might we", "can you", "could you", "would you", "will you",
	"is it possible to", "would it be possible to", "is it still possible to", "is it too late to", "i was wondering if i could", "i wonder if i could",
	"i would like to", "i'd like to", "i want to", "i wish to", "i need to", "i would rather", "i'd rather", "i'd prefer to", "i would prefer to",
	"let me", "let's", "am i allowed to", "do you mind if i", "any chance to", "please", "is there a way to", "how can i", "how do i",
};
static const char *const between[] = {"please", "still", "also", "now", "just", "perhaps", "maybe", "possibly", "quickly", "actually", "kindly"};
/* Verbs that change what stands, and words that put something in its place. */
static const char *const changes[] = {"change", "swap", "switch", "replace", "redirect", "alter", "modify", "amend", "correct", "revise", "edit", "adjust", "exchange"};
static const char *const instead[] = {"instead", "rather"};
static const char *const leads[] = {"to", "into", "for", "with", "by"};
/* clang-format on */

static size_t skip_signs(struct str s, size_t at)
{
	while (at < s.n && strchr(" \t,.;:!-", s.s[at]) && s.s[at])
		at++;
	return at;
}

/* The bytes of the phrase at the beginning of the text, up to the next word; 0: other words stand there. */
static size_t phrase_at(struct str s, const char *phrase)
{
	const size_t end = typed_begins(s, phrase), next = skip_signs(s, end);

	return end && (end == s.n || next > end) ? next : 0;
}

static size_t longest_at(struct str s, const char *const *list, size_t n)
{
	size_t best = 0;

	for (size_t i = 0; i < n; i++) {
		size_t at = phrase_at(s, list[i]);
		best = at > best ? at : best;
	}
	return best;
}
#define LONGEST(s, list) longest_at(s, list, sizeof(list) / sizeof *(list))

static struct str bare(struct str word)
{
	while (word.n && strchr(".,;:!?", word.s[word.n - 1]))
		word.n--;
	return word;
}

static bool has_word(struct str s, const char *const *list, size_t n)
{
	struct str word;

	while (str_word(&s, &word))
		for (size_t i = 0; i < n; i++)
			if (str_is(bare(word), list[i]))
				return true;
	return false;
}
#define HAS(s, list) has_word(s, list, sizeof(list) / sizeof *(list))

/* Behind the last word that leads to what is new. */
static struct str behind_lead(struct str s)
{
	struct str rest = s, word, found = STR("");

	while (str_word(&rest, &word))
		for (size_t i = 0; i < sizeof leads / sizeof *leads; i++)
			if (str_is(word, leads[i]))
				found = str_trim(rest);
	return found;
}

/* Without the signs, "please" and "instead" at its end. */
static struct str without_end(struct str s, bool without_instead)
{
	static const char *const ends[] = {"please", "pls",       "thanks", "thank you",
					   "then",   "after all", "again",  "ok"};
	size_t was = s.n + 1;

	while (was != s.n) {
		was = s.n;
		s = bare(str_trim(s));
		for (size_t i = 0; i < sizeof ends / sizeof *ends; i++)
			if (str_ends(s, ends[i]))
				s.n -= strlen(ends[i]);
		if (without_instead && str_ends(s, "instead"))
			s.n -= strlen("instead");
		s = str_trim(s);
	}
	return s;
}

struct str change_meant(struct arena *a, struct str sentence, struct str *to)
{
	struct str s = str_trim(sentence);
	bool asked = false;
	size_t n;

	*to = STR("");
	s = str_slice(s, skip_signs(s, 0), s.n);
	while ((n = LONGEST(s, opening)) && !LONGEST(s, asking))
		s = str_slice(s, n, s.n);
	const bool rather =
		typed_begins(s, "i'd rather") || typed_begins(s, "i would rather");
	while ((n = LONGEST(s, asking))) {
		asked = true;
		s = str_slice(s, n, s.n);
		while ((n = LONGEST(s, between)))
			s = str_slice(s, n, s.n);
	}
	if (!asked || !s.n || !(rather || HAS(s, changes) || HAS(s, instead)))
		return STR("");
	s = without_end(s, false);
	*to = without_end(behind_lead(s), true);
	return rather ? str_printf(a, "%.*s instead", STR_MADE(a, without_end(s, true)))
		      : s;
}

/* The orders that the reading makes or asks about, a line each; empty: something of it was not understood, or it takes one back. */
static struct str orders_of(struct arena *a, const struct reading *r)
{
	struct str asked = reading_asked(a, r), rest = asked, one;
	struct buf b = buf_in(a);

	if (r->n_refused || r->n_notes || r->n_commands || r->n_press || r->n_later)
		return STR("");
	while (str_line(&rest, &one))
		if (str_starts(one, "clear"))
			return STR("");
	for (int i = 0; i < r->sheet.n_slots; i++)
		if (r->sheet.slots[i].mark != SLOT_KEPT)
			buf_printf(&b, "%.*s\n",
				   STR_MADE(a, slot_text(a, &r->sheet.slots[i])));
	if (asked.n)
		buf_printf(&b, "%.*s\n", STR_ARG(asked));
	return str_trim(buf_str(&b));
}

/* --- which order is meant --- */

static bool is_in(struct str text, struct str word)
{
	struct str other;

	while (str_word(&text, &other))
		if (str_iequal(bare(other), word))
			return true;
	return false;
}

/* Words that say where the order is: those behind "on", "in" and the like, before what is new, if an order in force has them: "my bid on lot 2". The
 * orders that the change makes have them as well, or they are about another decision. */
static bool is_about_it(struct str said, struct str to, struct str in_force,
			struct str made)
{
	static const char *const places[] = {"on", "in", "for", "at", "against", "vs"};
	struct str rest = said, word;
	bool place = false;

	while (str_word(&rest, &word) && (!to.n || word.s < to.s)) {
		for (size_t i = 0; i < sizeof places / sizeof *places; i++)
			place |= str_is(word, places[i]);
		word = bare(word);
		if (place && is_in(in_force, word) && !is_in(made, word))
			return false;
	}
	return true;
}

/* Is a number that is counted in ("2 tokens") read as where something goes? */
static bool is_misplaced(struct str to, struct str made)
{
	static const char *const before[] = {"to", "from", "in", "on"};
	struct str number, noun, word, last = STR("");
	bool found = false;
	int64_t n;

	if (!str_word(&to, &number) || !str_int(number, 0, INT32_MAX, &n) ||
	    !str_word(&to, &noun))
		return false;
	for (; str_word(&made, &word); last = word) {
		bool place = false;
		if (!str_equal(bare(word), number))
			continue;
		for (size_t i = 0; i < sizeof before / sizeof *before; i++)
			place |= str_is(last, before[i]);
		if (!place)
			return false;
		found = true;
	}
	return found;
}

/* "bid on lot 2 6": what is changed, without "change my" and the word that leads to what is new. */
static struct str thing_of(struct arena *a, struct str said, struct str to)
{
	static const char *const owner[] = {"my", "the", "our"};
	struct buf b = buf_in(a);
	struct str rest = said, word;
	bool within = false;

	while (str_word(&rest, &word) && word.s < to.s) {
		bool lead = false;
		for (size_t i = 0; i < sizeof leads / sizeof *leads; i++)
			lead |= str_is(word, leads[i]) && rest.n &&
				str_trim(rest).s >= to.s;
		if (within && !lead)
			buf_printf(&b, "%.*s ", STR_ARG(word));
		for (size_t i = 0; i < sizeof owner / sizeof *owner; i++)
			within |= str_is(word, owner[i]);
	}
	return b.n ? str_printf(a, "%.*s%.*s", STR_ARG(buf_str(&b)), STR_ARG(to))
		   : STR("");
}

/* The change as a statement, as what is new alone, or as the thing with what is new: the orders that one of them makes. */
struct str change_orders(struct arena *a, const struct reader *r,
			 const struct sheet *in_force, struct str said, struct str to)
{
	const struct str ways[] = {said, str_printf(a, "make that %.*s", STR_ARG(to)),
				   str_printf(a, "%.*s instead", STR_ARG(to)),
				   to.n ? thing_of(a, said, to) : STR("")};
	struct buf stands = buf_in(a);

	for (int i = 0; i < in_force->n_slots; i++)
		buf_printf(&stands, "%.*s\n",
			   STR_MADE(a, slot_text(a, &in_force->slots[i])));
	for (size_t i = 0; i < (to.n ? sizeof ways / sizeof *ways : 1); i++) {
		struct str orders = orders_of(a, orders_read(a, r, ways[i], in_force));
		if (orders.n && is_about_it(said, to, buf_str(&stands), orders) &&
		    !is_misplaced(to, orders))
			return orders;
	}
	return STR("");
}
