/* Options of a game: the table of them, and their values.
 * SPDX-License-Identifier: ISC */
#include "rules/cosmic/table/options.h"

#include <stddef.h>

#include "base/err.h"
#include "base/locale.h"

/* clang-format off */
const struct game_option ce_options_table[] = {
	{"second_challenge", "off|on", N_("on: a player whose attack succeeded may attack twice in the next turn"), "R-005"},
	{"spare_innocent", "off|on", N_("on: if missed orders break a deal, the other party loses nothing"), "R-130"},
	{"gas_stops_rewards", "off|on", N_("on: Stellar Gas takes the rewards of the challenge as well"), "R-146"},
	{"win_check", "turn|phase", N_("when five foreign bases are counted: at the end of the turn, or of each phase"), "R-184"},
	{"frozen_bystanders", "on|off", N_("off: tokens of others on an attacked planet may move"), "R-071"},
	{"reward_nmr", "random|cards", N_("rewards that were not ordered: by coin, or all cards"), "R-151"},
	{"refill_loses", "all|challenge", N_("which old cards go after a refill: all, or challenge cards only"), "R-084"},
	{"flare_use", "each|one", N_("a Flare acts in each challenge named, or in one a turn"), "R-190"},
	{"flares", "off|on", N_("Flares in the deck; fixed once the game starts"), "PC-F.1"},
	{"deck", "postalgm-46|mayfair-72", N_("challenge cards; fixed once the game starts"), "CB-16.1"},
	{"turn_limit", "none|1..255", N_("after that turn the player with the most foreign bases wins"), "R-189"},
	{"hold_on_paradox", "off|on", N_("on: a paradox of conditions waits for the GM's decision"), "R-025"},
	{"zombie_consolation", "off|on", N_("on: Zombie gets consolation for tokens that came back"), "CP-2.1"},
	{"virus_allies", "on|off", N_("off: Virus multiplies by its own tokens alone; those of allies are added"), "CP-2.3"},
	{"antimatter_subtract", "on|off", N_("off: with Anti-Matter the lower total wins; nothing is subtracted"), "CP-2.4"},
	{"mutant_size", "8|1..40", N_("the hand size to which Mutant draws"), "CP-2.8"},
	{"assassin_limit", "1|1..4", N_("tokens of one colour that Assassin takes in a turn"), "CP-2.16"},
	{"machine_max", "3|1..4", N_("attacks that Machine may make in a turn"), "CP-2.19"},
	{"heal_consent", "off|on", N_("on: Healer heals only players who agree"), "CP-2.18"},
	{NULL, NULL, NULL, NULL},
};
static const size_t option_place[] = {
	offsetof(struct ce_options, second_challenge), offsetof(struct ce_options, spare_innocent),
	offsetof(struct ce_options, gas_stops_rewards), offsetof(struct ce_options, win_each_phase),
	offsetof(struct ce_options, frozen_bystanders), offsetof(struct ce_options, reward_nmr_cards),
	offsetof(struct ce_options, refill_loses_challenge), offsetof(struct ce_options, flare_use_one),
	offsetof(struct ce_options, flares), offsetof(struct ce_options, mayfair_deck),
	offsetof(struct ce_options, turn_limit), offsetof(struct ce_options, hold_on_paradox),
	offsetof(struct ce_options, zombie_consolation), offsetof(struct ce_options, virus_allies),
	offsetof(struct ce_options, antimatter_subtract), offsetof(struct ce_options, mutant_size),
	offsetof(struct ce_options, assassin_limit), offsetof(struct ce_options, machine_max),
	offsetof(struct ce_options, heal_consent),
};
/* clang-format on */
enum { OPTIONS = sizeof option_place / sizeof *option_place };
_Static_assert(sizeof ce_options_table / sizeof *ce_options_table == OPTIONS + 1,
	       "each option has its place");

/* *out: the number for a range ("1..9"), 0 or 1 for on|off, else the word's index. */
static bool read_value(const struct game_option *o, struct str value, uint8_t *out)
{
	struct str rest = str_of(o->values);
	int64_t number, least, most;
	bool on_first = str_starts(rest, "on|");

	for (int i = 0; rest.n; i++) {
		struct str word = str_until(&rest, '|'), low = word;
		size_t dots = str_find(word, STR(".."));
		if (dots != SIZE_MAX) {
			low = str_slice(word, 0, dots);
			if (str_int(low, 0, 255, &least) &&
			    str_int(str_slice(word, dots + 2, word.n), 0, 255, &most) &&
			    str_int(value, least, most, &number)) {
				*out = (uint8_t)number;
				return true;
			}
		} else if (str_iequal(value, word) && !str_int(word, 0, 255, &number)) {
			*out = on_first ? !i : (uint8_t)i;
			return true;
		}
	}
	return false;
}

bool ce_option_set(struct ce_options *options, struct str name, struct str value,
		   struct err *err)
{
	for (int i = 0; i < OPTIONS; i++) {
		const struct game_option *o = &ce_options_table[i];
		uint8_t *place = (uint8_t *)options + option_place[i], v = 0;
		if (!str_is(name, o->name))
			continue;
		if (!read_value(o, value, &v))
			return err_refuse(err, "option %s is one of %s, not %.*s",
					  o->name, o->values, STR_ARG(value));
		*place = v;
		return true;
	}
	return err_refuse(err, "there is no option %.*s", STR_ARG(name));
}

struct str ce_option_value(struct arena *a, const struct ce_options *options, int i)
{
	struct str rest = str_of(ce_options_table[i].values), word = {0};
	int value = ((const uint8_t *)options)[option_place[i]];
	bool number = str_find(rest, STR("..")) != SIZE_MAX;

	if (number && value)
		return str_printf(a, "%d", value);
	if (str_starts(rest, "on|"))
		value = !value;
	for (int at = 0; at <= value && rest.n; at++)
		word = str_until(&rest, '|');
	return word;
}

bool ce_options_read(const struct setup *setup, struct ce_options *options,
		     struct err *err)
{
	*options = (struct ce_options){.frozen_bystanders = 1,
				       .virus_allies = 1,
				       .antimatter_subtract = 1,
				       .mutant_size = 8,
				       .assassin_limit = 1,
				       .machine_max = 3};
	for (int i = 0; i < setup->n_options; i++)
		if (!ce_option_set(options, setup->options[i].name,
				   setup->options[i].value, err))
			return false;
	return true;
}
