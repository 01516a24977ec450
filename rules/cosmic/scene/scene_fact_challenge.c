/* Reading facts of rule scenes: a challenge, "c1 ...".
 * SPDX-License-Identifier: ISC */
#include "rules/cosmic/scene/scene_fact_parts.h"

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
	    !fact_read_planet(c, &f->v.system, &f->v.planet))
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
		return scene_complain(c, "nobody attacks themselves");
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
		    !fact_read_card(c, &f->v.count[seat]))
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
	return fact_read_counts(c, f, "none");
}

static bool read_defence(struct scene_cursor *c, struct fact *f)
{
	return scene_number(c, 0, TOKENS_MOST, &f->v.number);
}

/* clang-format off */
static const struct fact_word challenge_words[] = {
	{"",        FACT_ATTACK,  read_attack},
	{"allies",  FACT_ALLIES,  read_allies},
	{"defence", FACT_DEFENCE, read_defence},
	{"cards",   FACT_SHOWN,   read_shown},
	{"totals",  FACT_TOTALS,  read_totals},
	{"result",  FACT_RESULT,  read_result},
	{"owes",    FACT_OWES,    read_owes},
	{"rewards", FACT_REWARDS, read_rewards},
};
/* clang-format on */

/* "c2" -> 1; -1 where it is not a challenge. */
int fact_challenge_word(struct str word)
{
	int64_t n;

	if (word.n < 2 || (word.s[0] != 'c' && word.s[0] != 'C') ||
	    !str_int(str_slice(word, 1, word.n), 1, CE_CHALLENGES, &n))
		return -1;
	return (int)n - 1;
}

bool fact_read_challenge(struct scene_cursor *c, struct fact *f)
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
