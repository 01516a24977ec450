/* Names of players in words that readers of an anonymous game will see: see record.h.
 * SPDX-License-Identifier: ISC */
#include "base/arena.h"
#include "orders/vocab.h"
#include "schema/seats.h"
#include "schema/standbys.h"
#include "server/home/record.h"

/* A letter or figure, or part of a sign that is not ASCII. */
static bool is_of_word(char c)
{
	return (c >= '0' && c <= '9') ||
	       (ascii_lower(c) >= 'a' && ascii_lower(c) <= 'z') ||
	       (unsigned char)c >= 0x80;
}

/* Does the text have it, as words of its own? Capitals count where `exact`. */
static bool has_words(struct str text, struct str words, bool exact)
{
	for (size_t i = 0; words.n && i + words.n <= text.n; i++) {
		struct str here = str_slice(text, i, i + words.n);
		if ((exact ? str_equal : str_iequal)(here, words) &&
		    (i == 0 || !is_of_word(text.s[i - 1])) &&
		    (i + words.n == text.n || !is_of_word(text.s[i + words.n])))
			return true;
	}
	return false;
}

enum { NAME_LEAST = 3 }; /* "Jo" alone is a word of many languages */

/* Articles, titles and the like: "The Fox" is named by "Fox", and not by each sentence that
 * begins with "The". */
static bool is_common(struct str word)
{
	static const char *const common[] = {
		"the",   "and",   "for",   "der",  "die",  "das",  "den",  "des",
		"dem",   "van",   "von",   "vom",  "zum",  "zur",  "del",  "dos",
		"dal",   "della", "los",   "las",  "les",  "bin",  "ibn",  "abu",
		"san",   "saint", "santa", "mrs",  "mrs.", "mr.",  "dr.",  "prof",
		"prof.", "sir",   "lord",  "lady", "miss", "herr", "frau", "king",
		"queen", "jr.",   "old",   "big",
	};

	for (size_t i = 0; i < sizeof common / sizeof *common; i++)
		if (str_is(word, common[i]))
			return true;
	return false;
}

/* "Red", of a player who is called Red Smith, is the name of a seat: it tells nothing of them. */
static bool is_seat(const struct game *g, struct str word)
{
	const struct game_rules *r = game_find(g->rules);

	for (int i = 0; r && i < r->seats_max; i++)
		if (str_iequal(word, str_of(r->vocab->seat_names[i])))
			return true;
	return false;
}

/* "Ann Smith" is named by both words, and by each with its capital: "will" names no Will. */
static bool has_name(const struct game *g, struct str text, struct str name)
{
	struct str rest = name, word;

	if (is_seat(g, str_trim(name)))
		return false;
	if (has_words(text, name, false))
		return true;
	while (str_word(&rest, &word))
		if (word.n >= NAME_LEAST && !is_common(word) && !is_seat(g, word) &&
		    has_words(text, word, true))
			return true;
	return false;
}

/* One who plays, played or may play, and what to write in place of their name. */
struct hidden {
	struct str name, address, write;
};

static bool is_quiet(const struct game *g, struct str words, const struct hidden *who,
		     struct err *err)
{
	if (str_equal(who->name, seat_of_house) ||
	    (!has_name(g, words, who->name) && !has_words(words, who->address, false)))
		return true;
	return err_refuse(
		err,
		"these words name %.*s, and game %.*s is anonymous until its end: write %.*s, or no name",
		STR_ARG(who->name), STR_ARG(g->name), STR_ARG(who->write));
}

/* The seat's player, and those who had it before: who left still tells who they were. */
static bool seat_is_quiet(struct home *h, struct arena *a, const struct game *g,
			  struct str words, const struct seat *s, struct err *err)
{
	bool inviting = g->status == GAME_INVITING;
	struct str write = inviting ? STR("\"a player\"") : s->colour;
	struct holder *past;
	int n;

	if (!is_quiet(g, words, &(struct hidden){s->name, s->address, write}, err) ||
	    !holders_list(h->store, a, s->id, &past, &n, err))
		return false;
	write = str_printf(a, "\"the former player of %.*s\"", STR_ARG(s->colour));
	for (int i = 0; i < n; i++)
		if (!is_quiet(g, words,
			      &(struct hidden){past[i].name, past[i].address, write},
			      err))
			return false;
	return true;
}

/* A standby who is named today may have a seat tomorrow. */
static bool standbys_are_quiet(struct home *h, struct arena *a, const struct game *g,
			       struct str words, struct err *err)
{
	struct standby *wait;
	int n;

	if (!standbys_list(h->store, a, g->id, &wait, &n, err))
		return false;
	for (int i = 0; i < n; i++)
		if (!is_quiet(g, words,
			      &(struct hidden){wait[i].name, wait[i].address,
					       STR("\"a standby\"")},
			      err))
			return false;
	return true;
}

bool record_names_nobody(struct home *h, const struct game *g, struct str words,
			 struct err *err)
{
	struct seat *seats;
	int n;

	if (!players_are_hidden(g) || !words.n)
		return true;
	struct arena *a = arena_create();
	bool ok = seats_list(h->store, a, g->id, &seats, &n, err);
	for (int i = 0; ok && i < n; i++)
		ok = seat_is_quiet(h, a, g, words, &seats[i], err);
	ok = ok && standbys_are_quiet(h, a, g, words, err);
	arena_destroy(a);
	return ok;
}
