/* Reading facts of rule scenes: see scene_fact.h. A table says by which word a fact
 * begins and which reader takes what follows.
 * SPDX-License-Identifier: ISC */
#include <string.h>

#include "rules/cosmic/scene/scene_fact_parts.h"

/* "yellow3" -> system, planet. */
static bool fact_planet_word(const struct scene_cursor *c, struct str word, int *system,
			     int *planet)
{
	if (word.n < 2 || word.s[word.n - 1] < '1' ||
	    word.s[word.n - 1] > '0' + CE_PLANETS)
		return false;
	*system = scene_colour(c, str_slice(word, 0, word.n - 1));
	*planet = word.s[word.n - 1] - '0';
	return *system >= 0;
}

bool fact_read_planet(struct scene_cursor *c, int *system, int *planet)
{
	struct str word = scene_next(c);

	return fact_planet_word(c, word, system, planet) ||
	       scene_complain(c, "a planet such as red1 is expected, not '%.*s'",
			      STR_ARG(word));
}

/* "red 2, yellow 1" or the word for none. */
bool fact_read_counts(struct scene_cursor *c, struct fact *f, const char *none)
{
	int seat, n;

	if (scene_take(c, none))
		return true;
	do {
		if (!scene_seat(c, &seat) || !scene_number(c, 0, TOKENS_MOST, &n))
			return false;
		f->v.count[seat] += n;
	} while (scene_take(c, ","));
	return true;
}

static bool read_tokens(struct scene_cursor *c, struct fact *f)
{
	return scene_want(c, ":") && fact_read_counts(c, f, "empty");
}

bool fact_read_seat_list(struct scene_cursor *c, struct fact *f, int most)
{
	int seat;

	do {
		if (!scene_seat(c, &seat))
			return false;
		if (f->v.n_list == most)
			return scene_complain(c, "%d are the most", most);
		f->v.list[f->v.n_list++] = (uint8_t)seat;
	} while (scene_take(c, ","));
	return true;
}

/* " red: 3" */
static bool fact_read_seat_number(struct scene_cursor *c, struct fact *f)
{
	int least = f->kind == FACT_COUNTER ? -999 : 0;

	return scene_seat(c, &f->seat) && scene_want(c, ":") &&
	       scene_number(c, least, 999, &f->v.number);
}

static bool read_plague(struct scene_cursor *c, struct fact *f)
{
	if (!scene_seat(c, &f->seat) || !scene_want(c, ":"))
		return false;
	if (scene_take(c, "none"))
		return true;
	if (!scene_want(c, "pending"))
		return false;
	f->v.number = 1;
	return !scene_peek(c).n || scene_number(c, 1, 9, &f->v.number);
}

static bool read_removed(struct scene_cursor *c, struct fact *f)
{
	if (!scene_want(c, ":"))
		return false;
	if (scene_take(c, "none"))
		return true;
	if (!fact_read_seat_list(c, f, CE_SEATS))
		return false;
	fact_sort(&f->v);
	return true;
}

static bool read_lead(struct scene_cursor *c, struct fact *f)
{
	return scene_want(c, ":") && scene_seat(c, &f->v.number);
}

static bool read_same(struct scene_cursor *c, struct fact *f)
{
	return scene_want(c, ":") && (scene_take(c, "all") || scene_seat(c, &f->seat));
}

/* clang-format off */
static const struct fact_word words[] = {
	{"warp",     FACT_WARP,    read_tokens},
	{"limbo",    FACT_LIMBO,   read_tokens},
	{"out",      FACT_OUT,     read_tokens},
	{"hand",     FACT_HAND,    fact_read_hand},
	{"old",      FACT_OLD,     fact_read_hand},
	{"deck",     FACT_DECK,    fact_read_deck},
	{"discard",  FACT_DISCARD, fact_read_cards},
	{"destiny",  FACT_DESTINY, fact_read_destiny},
	{"power",    FACT_POWER,   fact_read_power},
	{"counter",  FACT_COUNTER, fact_read_seat_number},
	{"zone",     FACT_ZONE,     fact_read_zone},
	{"captured", FACT_CAPTURED, fact_read_captured},
	{"standing", FACT_STANDING, fact_read_standing},
	{"plague",   FACT_PLAGUE,  read_plague},
	{"loss",     FACT_LOSS,    fact_read_loss},
	{"misses",   FACT_MISSES,  fact_read_seat_number},
	{"removed",  FACT_REMOVED, read_removed},
	{"lead",     FACT_LEAD,    read_lead},
	{"cards",    FACT_N_CARDS, fact_read_seat_number},
	{"same",     FACT_SAME,    read_same},
};
/* clang-format on */

static bool read_any(struct scene_cursor *c, struct fact *f)
{
	struct str word = scene_next(c);

	if (fact_planet_word(c, word, &f->system, &f->planet)) {
		f->kind = FACT_PLANET;
		return read_tokens(c, f);
	}
	f->challenge = fact_challenge_word(word);
	if (f->challenge >= 0)
		return fact_read_challenge(c, f);
	for (size_t i = 0; i < sizeof words / sizeof *words; i++)
		if (str_is(word, words[i].text)) {
			f->kind = words[i].kind;
			return words[i].read(c, f);
		}
	return scene_complain(c, "no fact begins with '%.*s'", STR_ARG(word));
}

bool fact_read(struct str text, int n_seats, struct fact *f, struct scene_fault *fault)
{
	struct scene_cursor c = {.text = text,
				 .colours = ce_colours,
				 .n_seats = n_seats,
				 .fault = fault};

	memset(f, 0, sizeof *f);
	f->seat = -1;
	return read_any(&c, f) && scene_end(&c);
}
