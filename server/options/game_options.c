/* The switches of a game.
 * SPDX-License-Identifier: ISC */
#include "server/options/game_options.h"

#include <string.h>

#include "base/arena.h"
#include "base/deadlines.h"
#include "base/locale.h"
#include "server/game/position.h"
#include "server/options/powers.h"
#include "server/options/reminders.h"

/* clang-format off */
const struct game_option play_options[N_PLAY_OPTIONS + 1] = {
	[OPTION_AUTH] = {"auth", "P1|P0|P2|P3", "how far a sender is trusted", NULL},
	[OPTION_GRACE] = {"grace", "0|0..48",     "hours after the deadline in which late orders count", NULL},
	[OPTION_NMR] = {"nmr", "random|wait|standby", "what happens when orders are missing", NULL},
	[OPTION_DEADLINES] = {"deadlines", "RULE",         "when phases close, from the next one on; see game new", NULL},
	[OPTION_EARLY] = {"early", "on|off",         "does a phase run before its deadline, once all orders are in", NULL},
	[OPTION_REMINDERS] = {"reminders", "HOURS|none",   "hours before a deadline, the larger first, like 48,12; by default the house's", NULL},
	[OPTION_CALENDAR] = {"calendar", "on|off",       "letters with a deadline bring it as a calendar entry", NULL},
	[OPTION_TITLE] = {"title", "WORDS",       "the game's full name, for the head of reports", NULL},
	[OPTION_LANGUAGE] = {"language", "en|LANGUAGE",   "language of reports and house rules, if there is a catalogue for it", NULL},
	[OPTION_VOICE] = {"voice", "on|off",      "reports have a title and lines of colour", NULL},
	[OPTION_PUBLIC] = {"public", "off|on",      "may strangers follow the game", NULL},
	[OPTION_GM_READS_PRESS] = {"gm_reads_press", "off|on",    "does the GM read what players write to each other", NULL},
	[OPTION_GM_PLAYS] = {"gm_plays", "off|on",      "for tests: may the GM, who sees all secrets, sit in the game", NULL},
	[OPTION_ANONYMOUS] = {"anonymous", "off|on",     "are players known by their seats alone until the end; fixed once the game starts", NULL},
	[OPTION_PRESS_SIZE] = {"press_size", "HOUSE|0..256", "kB of press of a player in a phase; 0: none", NULL},
	[OPTION_PRESS_DAY] = {"press_day", "HOUSE|0..200", "pieces of press of a player in 24 hours", NULL},
	[OPTION_PRESS_AT_ONCE] = {"press_at_once", "off|on", "does signed press go to its readers at once, and not with the report alone; fixed once the game starts", NULL},
	[OPTION_ABSENCE_DAYS] = {"absence_days", "14|0..60",    "days of absence that a player may have", NULL},
	[OPTION_POWERS] = {"powers", "none|NAMES|lot|lot:NAMES|wish|wish:NAMES", "who has which role; fixed once the game starts", NULL},
	[N_PLAY_OPTIONS] = {0},
};
/* clang-format on */

enum play_option play_option_of(struct str name)
{
	int i = 0;

	while (i < N_PLAY_OPTIONS && !str_is(name, play_options[i].name))
		i++;
	return (enum play_option)i;
}

/* Of a game's own options none. */
enum play_option play_option_at(const struct game_option *o)
{
	int i = 0;

	while (i < N_PLAY_OPTIONS && o != &play_options[i])
		i++;
	return (enum play_option)i;
}

const struct game_option *game_option_named(const struct game_option *table,
					    struct str name)
{
	for (; table && table->name; table++)
		if (str_is(name, table->name))
			return table;
	return NULL;
}

bool game_options_check(const struct game_rules *const all[], struct err *err)
{
	for (int i = 0; all[i]; i++)
		for (const struct game_option *o = all[i]->options; o->name; o++)
			if (game_option_named(play_options, str_of(o->name)))
				return err_set(
					err,
					"the game \"%s\" has an option %s, which the house has too",
					all[i]->name, o->name);
	return true;
}

static struct str house_hours(struct arena *a, const struct config *c)
{
	struct buf b = buf_in(a);

	for (int i = 0; i < c->n_reminders; i++)
		buf_printf(&b, "%s%d", i ? "," : "", c->reminders[i]);
	return b.n ? buf_str(&b) : STR("none");
}

/* N, WORDS, 1..9: a word for what can be written there. */
struct str game_option_first(const struct game_option *o)
{
	struct str rest = str_of(o->values), first = str_until(&rest, '|');

	if (!first.n || (first.s[0] >= 'A' && first.s[0] <= 'Z') ||
	    str_find(first, STR("..")) != SIZE_MAX)
		return STR("");
	return first;
}

struct str game_option_default(struct arena *a, const struct config *c,
			       const struct game_option *o)
{
	const enum play_option option = play_option_at(o);

	if (option == OPTION_AUTH)
		return str_printf(a, "P%d", c->auth);
	if (option == OPTION_GRACE)
		return str_printf(a, "%d", c->grace);
	if (option == OPTION_REMINDERS)
		return house_hours(a, c);
	if (option == OPTION_PRESS_SIZE)
		return str_printf(a, "%lld", (long long)(c->limits.press_size / 1024));
	if (option == OPTION_PRESS_DAY)
		return str_printf(a, "%lld", (long long)c->limits.press_per_day);
	return game_option_first(o);
}

enum { HOURS_MAX = 60 * 24 };

bool game_option_hours(struct str s, struct reminders *out)
{
	int64_t hours;

	*out = (struct reminders){0};
	if (str_is(str_trim(s), "none"))
		return true;
	while (s.n) {
		if (out->n == CONFIG_REMINDERS_MAX ||
		    !str_int(str_trim(str_until(&s, ',')), 1, HOURS_MAX, &hours) ||
		    (out->n && out->hours[out->n - 1] <= hours))
			return false;
		out->hours[out->n++] = (int)hours;
	}
	return out->n > 0;
}

static bool takes_number(struct str word, struct str value)
{
	struct str low = str_until(&word, '.');
	int64_t least, most, v;

	return str_starts(word, ".") && str_int(low, 0, INT32_MAX, &least) &&
	       str_int(str_slice(word, 1, word.n), 0, INT32_MAX, &most) &&
	       str_int(value, least, most, &v);
}

static bool option_takes(const struct game_option *o, struct str value)
{
	struct str rest = str_of(o->values);
	struct reminders hours;
	int64_t number;

	while (rest.n) {
		struct str word = str_until(&rest, '|');
		if (str_iequal(word, value) || takes_number(word, value) ||
		    (str_is(word, "WORDS") && value.n <= 60) ||
		    (str_is(word, "LANGUAGE") && locale_known(value)) ||
		    (str_is(word, "FILE") && value.n <= GAME_FILE_MAX &&
		     str_is_utf8(value)) ||
		    str_is(word, "NAMES") || /* more of it: game_check_powers */
		    str_is(word, "RULE") ||  /* ... game_check_option */
		    (str_is(word, "HOURS") && game_option_hours(value, &hours)) ||
		    (str_is(word, "N") && str_int(value, 0, INT32_MAX, &number)))
			return true;
	}
	return false;
}

static void option_names(const struct game_rules *r, struct buf *out)
{
	const char *sep = "";
	for (const struct game_option *o = play_options; o->name; o++, sep = ", ")
		buf_printf(out, "%s%s", sep, o->name);
	for (const struct game_option *o = r->options; o && o->name; o++)
		buf_printf(out, ", %s", o->name);
}

bool game_check_option(struct arena *a, const struct game_rules *r, struct str name,
		       struct str value, bool *of_rules, struct err *err)
{
	const struct game_option *o = game_option_named(play_options, name);
	struct deadlines rule;

	*of_rules = !o;
	if (!o)
		o = game_option_named(r->options, name);
	if (!o) {
		struct buf names = buf_in(a);
		option_names(r, &names);
		return err_refuse(err, "there is no option \"%.*s\"; there are %.*s",
				  STR_ARG(name), STR_ARG(buf_str(&names)));
	}
	if (strstr(o->values, "LANGUAGE") && locale_is_damaged(value))
		return err_refuse(
			err,
			"the catalogue of language \"%.*s\" in %s cannot be used: it is damaged, or not in UTF-8; `make locales` makes a new one",
			STR_ARG(value), locale_catalogues());
	if (!option_takes(o, value))
		return err_refuse(err, "option %s takes %s, not \"%.*s\" (%s)", o->name,
				  o->values, STR_ARG(str_cut(value, 60)), o->what);
	return play_option_of(name) != OPTION_DEADLINES ||
	       deadlines_read(value, &rule, err);
}

bool game_check_powers(struct arena *a, const struct game_rules *r, int n_seats,
		       struct str name, struct str *value, struct err *err)
{
	struct powers_plan plan;

	if (play_option_of(name) != OPTION_POWERS)
		return true;
	if (!powers_plan_read(a, r, n_seats, *value, &plan, err))
		return false;
	*value = powers_plan_text(a, &plan);
	return true;
}

struct str game_option_shown(struct arena *a, const struct game_option *o,
			     struct str value)
{
	return str_is(str_of(o->values), "FILE") && value.n
		       ? str_printf(a, "a file of %zu bytes", value.n)
		       : value;
}
