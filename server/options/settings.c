/* The options of a game, read at once.
 * SPDX-License-Identifier: ISC */
#include "server/options/settings.h"

#include <string.h>

#include "base/locale.h"
#include "server/options/game_options.h"

enum { KIB = 1024 };

static bool is_on(struct str value)
{
	return str_iequal(value, STR("on"));
}

/* Each takes a value as option_set keeps it: one that the game takes. */

static void take_auth(struct settings *s, struct str v)
{
	if (v.n == 2 && v.s[1] >= '0' && v.s[1] <= '3')
		s->auth = v.s[1] - '0';
}

static void take_grace(struct settings *s, struct str v)
{
	int64_t hours;

	if (str_int(v, 0, INT32_MAX, &hours))
		s->grace = (int)hours;
}

static void take_nmr(struct settings *s, struct str v)
{
	static const char *const names[N_NMR_POLICIES] = {
		[NMR_RANDOM] = "random",
		[NMR_WAIT] = "wait",
		[NMR_STANDBY] = "standby",
	};

	for (int i = 0; i < N_NMR_POLICIES; i++)
		if (str_is(v, names[i]))
			s->nmr = (enum nmr_policy)i;
}

static void take_reminders(struct settings *s, struct str v)
{
	struct reminders own;

	if (game_option_hours(v, &own))
		s->reminders = own;
}

static void take_title(struct settings *s, struct str v)
{
	s->title = v;
}

static void take_language(struct settings *s, struct str v)
{
	s->language = v;
}

static void take_powers(struct settings *s, struct str v)
{
	s->powers = v;
}

static void take_early(struct settings *s, struct str v)
{
	s->at_deadline = !is_on(v);
}

static void take_calendar(struct settings *s, struct str v)
{
	s->calendar = is_on(v);
}

static void take_voice(struct settings *s, struct str v)
{
	s->voice = is_on(v);
}

static void take_public(struct settings *s, struct str v)
{
	s->is_public = is_on(v);
}

static void take_gm_reads_press(struct settings *s, struct str v)
{
	s->gm_reads_press = is_on(v);
}

static void take_press_at_once(struct settings *s, struct str v)
{
	s->press_at_once = is_on(v);
}

static void take_gm_plays(struct settings *s, struct str v)
{
	s->gm_plays = is_on(v);
}

static void take_press_size(struct settings *s, struct str v)
{
	if (str_int(v, 0, INT32_MAX, &s->press_size))
		s->press_size *= KIB;
}

static void take_press_day(struct settings *s, struct str v)
{
	(void)str_int(v, 0, INT32_MAX, &s->press_day);
}

static void take_absence_days(struct settings *s, struct str v)
{
	(void)str_int(v, 0, INT32_MAX, &s->absence_days);
}

typedef void setting_take(struct settings *, struct str value);

static setting_take *const takers[N_PLAY_OPTIONS] = {
	[OPTION_AUTH] = take_auth,
	[OPTION_GRACE] = take_grace,
	[OPTION_NMR] = take_nmr,
	[OPTION_EARLY] = take_early,
	[OPTION_REMINDERS] = take_reminders,
	[OPTION_CALENDAR] = take_calendar,
	[OPTION_TITLE] = take_title,
	[OPTION_LANGUAGE] = take_language,
	[OPTION_VOICE] = take_voice,
	[OPTION_PUBLIC] = take_public,
	[OPTION_GM_READS_PRESS] = take_gm_reads_press,
	[OPTION_PRESS_AT_ONCE] = take_press_at_once,
	[OPTION_GM_PLAYS] = take_gm_plays,
	[OPTION_PRESS_SIZE] = take_press_size,
	[OPTION_PRESS_DAY] = take_press_day,
	[OPTION_ABSENCE_DAYS] = take_absence_days,
	[OPTION_POWERS] = take_powers,
};

static void take(struct settings *s, enum play_option option, struct str value)
{
	if (option != N_PLAY_OPTIONS && takers[option])
		takers[option](s, value);
}

/* The defaults of the program, which are the same for every game: read once. A default that is
 * not a value, as of `title`, leaves the setting empty. */
static const struct settings *of_the_program(void)
{
	static struct settings s;
	static bool is_read;

	for (int i = 0; !is_read && i < N_PLAY_OPTIONS; i++) {
		struct str value = game_option_first(&play_options[i]);
		if (value.n)
			take(&s, (enum play_option)i, value);
	}
	is_read = true;
	return &s;
}

/* Returns the house's defaults, for settings that nobody has changed. */
static struct settings of_the_house(const struct config *c)
{
	struct settings s = *of_the_program();

	s.auth = c->auth;
	s.grace = c->grace;
	s.reminders.n = c->n_reminders;
	memcpy(s.reminders.hours, c->reminders, sizeof s.reminders.hours);
	s.press_size =
		c->limits.press_size; /* to the byte, where the option counts in kB */
	s.press_day = c->limits.press_per_day;
	return s;
}

bool settings_load(struct home *h, struct arena *a, const struct game *g,
		   struct settings *s, struct err *err)
{
	struct option *set;
	int n;

	*s = of_the_house(&h->config);
	if (!option_list(h->store, a, g->id, &set, &n, err))
		return false;
	for (int i = 0; i < n; i++)
		take(s, play_option_of(set[i].name), set[i].value);
	return true;
}

bool settings_or(const struct settings *known, struct home *h, struct arena *a,
		 const struct game *g, struct settings *s, struct err *err)
{
	if (!known)
		return settings_load(h, a, g, s, err);
	*s = *known;
	return true;
}

bool game_locale_begin(struct home *h, struct arena *a, const struct game *g,
		       struct err *err)
{
	struct settings s;

	if (!settings_load(h, a, g, &s, err))
		return false;
	locale_begin(s.language);
	return true;
}
