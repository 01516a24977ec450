/* Reading facts of rule scenes: see scene_fact.h. A table says by which word a fact
 * begins and which reader takes what follows.
 * SPDX-License-Identifier: ISC */
#include <string.h>

#include "rules/cosmic/catalog.h"
#include "rules/cosmic/scene_fact.h"

enum { TOKENS_MOST = 40 };

/* "yellow3" -> system, planet. */
static bool planet_word(const struct scene_cursor *c, struct str word, int *system,
			int *planet)
{
	if (word.n < 2 || word.s[word.n - 1] < '1' ||
	    word.s[word.n - 1] > '0' + CE_PLANETS)
		return false;
	*system = scene_colour(c, str_slice(word, 0, word.n - 1));
	*planet = word.s[word.n - 1] - '0';
	return *system >= 0;
}

static bool read_planet(struct scene_cursor *c, int *system, int *planet)
{
	struct str word = scene_next(c);

	return planet_word(c, word, system, planet) ||
	       scene_complain(c, "a planet such as red1 is expected, not '%.*s'",
			      STR_ARG(word));
}

/* "red 2, yellow 1" or the word for none. */
static bool read_counts(struct scene_cursor *c, struct fact *f, const char *none)
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
	return scene_want(c, ":") && read_counts(c, f, "empty");
}

/* The name of a Power, up to the comma or the end. */
static bool read_flare(struct scene_cursor *c, int *card)
{
	struct str rest = str_slice(c->text, c->at, c->text.n);
	struct str name = str_until(&rest, ',');
	int id = ce_power_find(&ce_catalog, str_trim(name));

	scene_next(c);
	if (!id)
		return scene_complain(c, "no Flare of '%.*s' in this game yet",
				      STR_ARG(str_trim(name)));
	c->at = (size_t)(name.s - c->text.s) + name.n;
	*card = CARD_FLARE + id;
	return true;
}

/* An Edict whose name begins with the word just read; takes the rest of its name. */
static bool read_edict(struct scene_cursor *c, struct str first, int *card)
{
	char name[CARD_NAME_MAX];

	for (int edict = CARD_COSMIC_ZAP; edict < CARD_EDICT_END; edict++) {
		struct scene_cursor d = *c;
		struct str word, rest;
		card_name(edict, name);
		rest = str_of(name);
		str_word(&rest, &word);
		rest = str_trim(rest);
		if (!str_same(first, word) ||
		    (rest.n && !str_same(scene_next(&d), rest)))
			continue;
		c->at = d.at;
		*card = edict;
		return true;
	}
	return false;
}

static bool read_card(struct scene_cursor *c, int *card)
{
	struct str first = scene_next(c);

	if (str_is(first, "attack"))
		return scene_number(c, CARD_ATTACK_1, CARD_ATTACK_MAX, card);
	if (str_is(first, "flare"))
		return read_flare(c, card);
	if (str_is(first, "compromise")) {
		*card = CARD_COMPROMISE;
		return true;
	}
	return read_edict(c, first, card) ||
	       scene_complain(c, "a card is expected, not '%.*s'", STR_ARG(first));
}

static bool read_card_list(struct scene_cursor *c, struct fact *f)
{
	int card;

	do {
		if (!read_card(c, &card))
			return false;
		if (f->v.n_list == CE_HAND_MAX)
			return scene_complain(c, "too many cards");
		f->v.list[f->v.n_list++] = (uint8_t)card;
	} while (scene_take(c, ","));
	return true;
}

static enum fact_how read_how(struct scene_cursor *c)
{
	return scene_take(c, "has")     ? FACT_HAS
	       : scene_take(c, "lacks") ? FACT_LACKS
					: FACT_IS;
}

/* ": cards", ": empty", "has cards", "lacks cards". */
static bool read_cards(struct scene_cursor *c, struct fact *f)
{
	if (f->kind != FACT_DECK_TOP && f->kind != FACT_OLD)
		f->how = read_how(c);
	if (f->how == FACT_IS && !scene_want(c, ":"))
		return false;
	if (f->how == FACT_IS && (scene_take(c, "empty") || scene_take(c, "none")))
		return true;
	if (!read_card_list(c, f))
		return false;
	if (f->kind != FACT_DECK && f->kind != FACT_DECK_TOP)
		fact_sort(&f->v);
	return true;
}

static bool read_seat_list(struct scene_cursor *c, struct fact *f, int most)
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

static bool read_pile(struct scene_cursor *c, struct fact *f)
{
	if (f->kind == FACT_PILE)
		f->how = read_how(c);
	if (f->how == FACT_IS && !scene_want(c, ":"))
		return false;
	if (f->how == FACT_IS && (scene_take(c, "empty") || scene_take(c, "none")))
		return true;
	return read_seat_list(c, f, CE_SEATS * CE_DESTINY_COPIES);
}

static bool read_destiny(struct scene_cursor *c, struct fact *f)
{
	if (scene_take(c, "pile")) {
		f->kind = FACT_PILE;
		return read_pile(c, f);
	}
	if (scene_take(c, "top")) {
		f->kind = FACT_PILE_TOP;
		return read_pile(c, f);
	}
	if (!scene_seat(c, &f->seat) || !scene_want(c, ":"))
		return false;
	return scene_take(c, "none") || read_seat_list(c, f, CE_ATTACKS);
}

static bool read_deck(struct scene_cursor *c, struct fact *f)
{
	if (scene_take(c, "top"))
		f->kind = FACT_DECK_TOP;
	return read_cards(c, f);
}

static bool read_hand(struct scene_cursor *c, struct fact *f)
{
	return scene_seat(c, &f->seat) && read_cards(c, f);
}

static bool read_seat_number(struct scene_cursor *c, struct fact *f)
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

static bool read_loss(struct scene_cursor *c, struct fact *f)
{
	if (!scene_seat(c, &f->seat) || !scene_want(c, ":"))
		return false;
	if (scene_take(c, "none"))
		return true;
	return scene_number(c, 0, TOKENS_MOST, &f->v.number) &&
	       scene_want(c, "pending");
}

static bool read_power(struct scene_cursor *c, struct fact *f)
{
	if (!scene_seat(c, &f->seat) || !scene_want(c, ":"))
		return false;
	struct str name = str_trim(str_slice(c->text, c->at, c->text.n));
	int id = ce_power_find(&ce_catalog, name);
	struct str word = scene_next(c);
	if (str_is(word, "on")) {
		f->v.number = 1;
	} else if (id) {
		f->v.number = POWER_NAMED + id;
		c->at = c->text.n;
	} else if (!str_is(word, "off") && !str_is(word, "none")) {
		return scene_complain(c, "no Power '%.*s' in this game yet",
				      STR_ARG(name));
	}
	return true;
}

static bool read_removed(struct scene_cursor *c, struct fact *f)
{
	if (!scene_want(c, ":"))
		return false;
	if (scene_take(c, "none"))
		return true;
	if (!read_seat_list(c, f, CE_SEATS))
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

static bool not_yet(struct scene_cursor *c, struct fact *f)
{
	(void)f;
	return scene_complain(c, "what a Power holds is not in this game yet");
}

/* --- "c1 ..." --- */

/* "red attacks yellow3 with 2 defended by blue" or "none". */
static bool read_attack(struct scene_cursor *c, struct fact *f)
{
	bool with = false;

	if (scene_take(c, "none")) {
		f->v.missing = true;
		return true;
	}
	f->v.defender = -1;
	if (!scene_seat(c, &f->v.attacker) || !scene_want(c, "attacks") ||
	    !read_planet(c, &f->v.system, &f->v.planet))
		return false;
	for (int i = 0; i < 2; i++) {
		if (scene_take(c, "defended")) {
			if (!scene_want(c, "by") || !scene_seat(c, &f->v.defender))
				return false;
		} else if (scene_take(c, "with")) {
			with = true;
			if (!scene_number(c, 0, TOKENS_MOST, &f->v.number))
				return false;
		}
	}
	if (f->v.attacker == f->v.defender)
		return scene_complain(c, "nobody attacks himself");
	return with || scene_want(c, "with");
}

static bool read_allies(struct scene_cursor *c, struct fact *f)
{
	int seat, with;

	if (scene_take(c, "none"))
		return true;
	do {
		if (!scene_seat(c, &seat) ||
		    !scene_number(c, 0, TOKENS_MOST, &f->v.count[seat]) ||
		    !scene_want(c, "with") || !scene_seat(c, &with))
			return false;
		f->v.with[seat] = with + 1;
	} while (scene_take(c, ","));
	return true;
}

static bool read_shown(struct scene_cursor *c, struct fact *f)
{
	int seat;

	if (scene_take(c, "none"))
		return true;
	do {
		if (!scene_seat(c, &seat))
			return false;
		if (!scene_take(c, "nothing") && !scene_take(c, "none") &&
		    !read_card(c, &f->v.count[seat]))
			return false;
	} while (scene_take(c, ","));
	return true;
}

static bool read_totals(struct scene_cursor *c, struct fact *f)
{
	int seat;

	do
		if (!scene_seat(c, &seat) ||
		    !scene_number(c, -999, 999, &f->v.count[seat]))
			return false;
	while (scene_take(c, ","));
	return true;
}

static bool read_result(struct scene_cursor *c, struct fact *f)
{
	struct str rest = str_trim(str_slice(c->text, c->at, c->text.n));

	for (int i = 0; i <= CE_CALLED_OFF; i++)
		if (str_is(rest, fact_result_words[i])) {
			f->v.number = i;
			c->at = c->text.n;
			return true;
		}
	scene_next(c);
	return scene_complain(c, "no result: '%.*s'", STR_ARG(rest));
}

static bool read_owes(struct scene_cursor *c, struct fact *f)
{
	if (scene_take(c, "none"))
		return true;
	return scene_seat(c, &f->v.attacker) &&
	       scene_number(c, 0, TOKENS_MOST, &f->v.number) && scene_want(c, "from") &&
	       scene_seat(c, &f->v.defender);
}

static bool read_rewards(struct scene_cursor *c, struct fact *f)
{
	return read_counts(c, f, "none");
}

static bool read_defence(struct scene_cursor *c, struct fact *f)
{
	return scene_number(c, 0, TOKENS_MOST, &f->v.number);
}

struct first_word {
	const char *text;
	enum fact_kind kind;
	bool (*read)(struct scene_cursor *, struct fact *);
};

/* clang-format off */
static const struct first_word challenge_words[] = {
	{"",        FACT_ATTACK,  read_attack},
	{"allies",  FACT_ALLIES,  read_allies},
	{"defence", FACT_DEFENCE, read_defence},
	{"cards",   FACT_SHOWN,   read_shown},
	{"totals",  FACT_TOTALS,  read_totals},
	{"result",  FACT_RESULT,  read_result},
	{"owes",    FACT_OWES,    read_owes},
	{"rewards", FACT_REWARDS, read_rewards},
};

static const struct first_word words[] = {
	{"warp",     FACT_WARP,    read_tokens},
	{"limbo",    FACT_LIMBO,   read_tokens},
	{"out",      FACT_OUT,     read_tokens},
	{"hand",     FACT_HAND,    read_hand},
	{"old",      FACT_OLD,     read_hand},
	{"deck",     FACT_DECK,    read_deck},
	{"discard",  FACT_DISCARD, read_cards},
	{"destiny",  FACT_DESTINY, read_destiny},
	{"power",    FACT_POWER,   read_power},
	{"counter",  FACT_COUNTER, read_seat_number},
	{"zone",     FACT_POWER,   not_yet},
	{"captured", FACT_POWER,   not_yet},
	{"plague",   FACT_PLAGUE,  read_plague},
	{"loss",     FACT_LOSS,    read_loss},
	{"misses",   FACT_MISSES,  read_seat_number},
	{"removed",  FACT_REMOVED, read_removed},
	{"lead",     FACT_LEAD,    read_lead},
	{"cards",    FACT_N_CARDS, read_seat_number},
	{"same",     FACT_SAME,    read_same},
};
/* clang-format on */

/* "c2" -> 1; -1 where it is no challenge. */
static int challenge_word(struct str word)
{
	int64_t n;

	if (word.n < 2 || (word.s[0] != 'c' && word.s[0] != 'C') ||
	    !str_int(str_slice(word, 1, word.n), 1, CE_CHALLENGES, &n))
		return -1;
	return (int)n - 1;
}

static bool read_challenge(struct scene_cursor *c, struct fact *f)
{
	struct str word = str_is(scene_peek(c), ":") ? STR("") : scene_next(c);

	for (size_t i = 0; i < sizeof challenge_words / sizeof *challenge_words; i++)
		if (str_is(word, challenge_words[i].text)) {
			f->kind = challenge_words[i].kind;
			return scene_want(c, ":") && challenge_words[i].read(c, f);
		}
	return scene_complain(c, "nothing is known of a challenge's '%.*s'",
			      STR_ARG(word));
}

static bool read_any(struct scene_cursor *c, struct fact *f)
{
	struct str word = scene_next(c);

	if (planet_word(c, word, &f->system, &f->planet)) {
		f->kind = FACT_PLANET;
		return read_tokens(c, f);
	}
	f->challenge = challenge_word(word);
	if (f->challenge >= 0)
		return read_challenge(c, f);
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
