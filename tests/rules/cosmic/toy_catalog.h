/* A catalogue of toys for the language of Powers: the program that includes it has these
 * Powers and no others. Red's is Healer, Blue's Virus, Green's Zombie, Yellow's Will.
 * SPDX-License-Identifier: ISC */
#ifndef TESTS_RULES_COSMIC_TOY_CATALOG_H
#define TESTS_RULES_COSMIC_TOY_CATALOG_H

#include "rules/cosmic/table/catalog.h"
#include "rules/cosmic/words/words_items.h"
#include "rules/cosmic/words/words_parts.h"
#include "tests/rules/cosmic/position.h"

enum { ANY = PHASE(1) | PHASE(2) | PHASE(3) | PHASE(4) };

/* clang-format off */
enum toy {
	ZOMBIE = 1, VIRUS, HEALER, MUTANT, ORACLE, WILL, MACRON, SYMBIOTE, PARASITE,
	ANTI_MATTER, EMPATH, VACUUM, TOYS = VACUUM,
};
/* clang-format on */

/* "return to red 3, red 4" */
static bool zombie_parse(struct parse *p, struct ce_order *o)
{
	if (!parse_says(p, "return"))
		return parse_expected(p, "return to");
	parse_word(p, WORD_TO, NULL);
	return ce_words_read_planets(p, o, 0, 0, CW_OWN_BASE, CE_UNSAID);
}

static void zombie_echo(const struct ce_view *v, const struct ce_order *o,
			struct buf *b)
{
	(void)v;
	buf_z(b, "return to ");
	ce_words_put_planets(b, o->power.item, o->power.n_items);
}

/* "heal red, blue; not green; max 2" */
static bool healer_parse(struct parse *p, struct ce_order *o)
{
	int n;

	do {
		if (parse_says(p, "max")) {
			struct ce_item *item = ce_words_item(p, o, 2, 2);
			if (!item || !parse_number(p, &n))
				return parse_expected(p, "a number");
			item->n = (int16_t)n;
		} else if (parse_word(p, WORD_NOT, NULL)) {
			if (!ce_words_read_seats(p, o, 1, 1, false))
				return false;
		} else if (!parse_says(p, "heal")) {
			return parse_expected(p, "heal and players");
		} else if (!ce_words_read_seats(p, o, 0, 0, false)) {
			return false;
		}
	} while (parse_sign(p, ';'));
	return true;
}

static void healer_echo(const struct ce_view *v, const struct ce_order *o,
			struct buf *b)
{
	static const char *const begins[] = {"heal ", "not ", "max "};

	(void)v;
	for (int i = 0; i < o->power.n_items; i++) {
		const struct ce_item *item = &o->power.item[i];
		bool same = i && item[-1].row == item->row;
		buf_z(b, same ? ", " : i ? "; " : "");
		buf_z(b, same ? "" : begins[item->word]);
		if (item->word == 2)
			buf_printf(b, "%d", item->n);
		else
			ce_words_put_seats(b, item, 1, "");
	}
}

/* "from deck 2, red 1, deck" */
static bool mutant_parse(struct parse *p, struct ce_order *o)
{
	int seat, n, was;

	parse_word(p, WORD_FROM, NULL);
	do {
		bool deck = parse_says(p, "deck");
		if (!deck && !ce_words_read_other_seat(p, &seat))
			return parse_expected(p, "deck or a player");
		struct ce_item *item = ce_words_item(p, o, 0, deck);
		if (!item)
			return false;
		item->seat = (int8_t)(deck ? CE_UNSAID : seat);
		if (parse_number(p, &n))
			item->n = (int16_t)n;
		was = p->i;
	} while (parse_comma(p));
	p->i = was;
	return true;
}

static void mutant_echo(const struct ce_view *v, const struct ce_order *o,
			struct buf *b)
{
	(void)v;
	for (int i = 0; i < o->power.n_items; i++) {
		const struct ce_item *item = &o->power.item[i];
		buf_z(b, i ? ", " : "from ");
		if (item->word)
			buf_z(b, "deck");
		else
			ce_words_put_seats(
				b, &(struct ce_item){.seat = item->seat, .n = -1}, 1,
				"");
		if (item->n >= 0)
			buf_printf(b, " %d", item->n);
	}
}

/* "red 2 then blue" */
static bool vacuum_parse(struct parse *p, struct ce_order *o)
{
	return ce_words_read_seats(p, o, 0, 0, true);
}

static void vacuum_echo(const struct ce_view *v, const struct ce_order *o,
			struct buf *b)
{
	(void)v;
	ce_words_put_seats(b, o->power.item, o->power.n_items, " then ");
}

/* "if attack-compromise harmony" */
static bool empath_parse(struct parse *p, struct ce_order *o)
{
	(void)o;
	if (!parse_word(p, WORD_IF, NULL) || !parse_word(p, W_ATTACK, NULL) ||
	    !parse_word(p, W_COMPROMISE, NULL) || !parse_says(p, "harmony"))
		return parse_expected(p, "if attack-compromise harmony");
	return true;
}

static void empath_echo(const struct ce_view *v, const struct ce_order *o,
			struct buf *b)
{
	(void)v;
	(void)o;
	buf_z(b, "if attack-compromise harmony");
}

#define STANDING(name)                                                                 \
	{                                                                              \
		.phases = ANY, .keep = CE_KEEP_STANDING,                               \
		.allowed = STRATUM_COMMITMENT, .parse = name##_parse,                  \
		.echo = name##_echo, .help = "Its own words.",                         \
		.example = "power: " #name                                             \
	}

/* clang-format off */
static const struct ce_power_rule
	zombie = {.name = "Zombie", .mandatory = true, .orders = STANDING(zombie),
		  .reach = {.frees = true},
		  .super = {.orders = {.phases = PHASE(2), .in_challenge = true, .allowed = STRATUM_USE}},
		  .wild = {.orders = {.phases = PHASE(2) | PHASE(3), .in_challenge = true,
				      .allowed = STRATUM_USE}}},
	virus = {.name = "Virus", .mandatory = true,
		 .wild = {.orders = {.phases = PHASE(3), .allowed = STRATUM_USE,
				     .parse = vacuum_parse, .echo = vacuum_echo}}},
	healer = {.name = "Healer", .orders = STANDING(healer),
		  .super = {.orders = {.phases = ANY}}},
	mutant = {.name = "Mutant",
		  .orders = {.phases = PHASE(2), .in_challenge = true, .allowed = STRATUM_USE,
			     .parse = mutant_parse, .echo = mutant_echo,
			     .example = "power c2: from deck 2, green 1"}},
	oracle = {.name = "Oracle", .mandatory = true, .reach = {.sees_card = true}},
	will = {.name = "Will", .reach = {.any_target = true},
		.wild = {.orders = {.phases = PHASE(1)}, .reach = {.any_place = true}}},
	macron = {.name = "Macron", .mandatory = true, .reach = {.attack_max = 1, .ally_max = 1},
		  .super = {.orders = {.phases = PHASE(1) | PHASE(2)},
			    .reach = {.attack_max = 4, .ally_max = 4}}},
	symbiote = {.name = "Symbiote", .mandatory = true, .cannot_be_zapped = true,
		    .super = {.orders = {.phases = PHASE(1) | PHASE(2)}, .reach = {.attack_max = 8}}},
	parasite = {.name = "Parasite", .reach = {.uninvited = true},
		    .super = {.orders = {.phases = PHASE(2)}, .reach = {.ally_max = 20}}},
	anti_matter = {.name = "Anti-Matter", .mandatory = true,
		       .wild = {.orders = {.phases = ANY, .allowed = STRATUM_REVEAL}}},
	empath = {.name = "Empath",
		  .orders = {.phases = PHASE(3), .in_challenge = true, .allowed = STRATUM_USE,
			     .parse = empath_parse, .echo = empath_echo}},
	vacuum = {.name = "Vacuum", .mandatory = true, .orders = STANDING(vacuum)};

static const struct ce_power_rule *const toys[] = {
	&zombie, &virus, &healer, &mutant, &oracle, &will, &macron, &symbiote, &parasite,
	&anti_matter, &empath, &vacuum,
};
/* clang-format on */
const struct ce_catalog ce_catalog = {TOYS, toys};

/* The position of the mock-up with these Powers, and every Flare in the game. */
static inline void toy_position(struct ce_view *v, int seat, int phase, int power)
{
	static const uint8_t powers[] = {HEALER, VIRUS, ZOMBIE, WILL};

	position(v, seat, phase);
	v->t.option.flares = 1;
	for (int s = 0; s < 4; s++)
		v->t.power[s].id = powers[s];
	if (power)
		v->t.power[seat].id = (uint8_t)power;
}

static inline void hold_flare(struct ce_view *v, int power)
{
	v->hand[v->n_hand++] = (uint8_t)(CARD_FLARE + power);
	v->t.hand_size[v->seat]++;
}

#endif
