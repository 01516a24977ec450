/* Reading facts of rule scenes: cards, piles and destinies.
 * SPDX-License-Identifier: ISC */
#include "rules/cosmic/scene/scene_fact_parts.h"
#include "rules/cosmic/table/catalog.h"

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
		if (!str_iequal(first, word) ||
		    (rest.n && !str_iequal(scene_next(&d), rest)))
			continue;
		c->at = d.at;
		*card = edict;
		return true;
	}
	return false;
}

bool fact_read_card(struct scene_cursor *c, int *card)
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
		if (!fact_read_card(c, &card))
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
bool fact_read_cards(struct scene_cursor *c, struct fact *f)
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

static bool read_pile(struct scene_cursor *c, struct fact *f)
{
	if (f->kind == FACT_PILE)
		f->how = read_how(c);
	if (f->how == FACT_IS && !scene_want(c, ":"))
		return false;
	if (f->how == FACT_IS && (scene_take(c, "empty") || scene_take(c, "none")))
		return true;
	return fact_read_seat_list(c, f, CE_SEATS * CE_DESTINY_COPIES);
}

bool fact_read_destiny(struct scene_cursor *c, struct fact *f)
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
	return scene_take(c, "none") || fact_read_seat_list(c, f, CE_ATTACKS);
}

bool fact_read_deck(struct scene_cursor *c, struct fact *f)
{
	if (scene_take(c, "top"))
		f->kind = FACT_DECK_TOP;
	return fact_read_cards(c, f);
}

bool fact_read_hand(struct scene_cursor *c, struct fact *f)
{
	return scene_seat(c, &f->seat) && fact_read_cards(c, f);
}
