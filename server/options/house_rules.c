/* House rules: see house_rules.h.
 * SPDX-License-Identifier: ISC */
#include "server/options/house_rules.h"

#include <string.h>

#include "base/arena.h"
#include "base/locale.h"
#include "rules/game.h"
#include "schema/rulings.h"
#include "server/game/led.h"
#include "server/game/phase_clock.h"
#include "server/game/phase_missing.h"
#include "server/game/position.h"
#include "server/options/game_options.h"
#include "server/options/house_rules_parts.h"
#include "server/options/outline.h"
#include "server/options/settings.h"
#include "server/render/letterhead.h"

bool house_rules_rulings(struct home *h, struct arena *a, const struct game *g,
			 struct str **list, int *n, struct err *err)
{
	struct ruling *r;

	if (!rulings_list(h->store, a, g->id, &r, n, err))
		return false;
	*list = arena_array(a, struct str, (size_t)*n + 1);
	for (int i = 0; i < *n; i++) {
		struct str when = r[i].phase ? str_printf(a, "turn %d, phase %d",
							  r[i].turn, r[i].phase)
					     : STR("before the start");
		(*list)[i] = str_printf(a, "Ruling %d (%.*s): %.*s", r[i].number,
					STR_ARG(when), STR_ARG(r[i].text));
	}
	return true;
}

/* Finds the value of an option here: as it was set, else its default, which is the
 * first of its values. */
static bool value_of(struct home *h, struct arena *a, const struct game *g,
		     const struct game_option *o, struct str *value, struct err *err)
{
	if (play_option_at(o) == OPTION_DEADLINES) {
		*value = g->deadlines;
		return true;
	}
	if (!option_get(h->store, a, g->id, o->name, value, err))
		return false;
	if (!value->n)
		*value = game_option_default(a, &h->config, o);
	return true;
}

static bool add_options(struct home *h, struct arena *a, const struct game *g,
			const struct game_option *table, struct page *page,
			struct err *err)
{
	struct str value;

	for (const struct game_option *o = table; o && o->name; o++) {
		if (!value_of(h, a, g, o, &value, err))
			return false;
		struct str said = house_rules_meaning(a, game_find(g->rules), o, value);
		if (value.n && said.n)
			page_item(page, said);
	}
	return true;
}

/* The Powers in play with their rules, and the options of the rules: as in the start
 * letter, for the position as it is now. */
static bool add_game(struct home *h, struct arena *a, const struct game *g,
		     const struct game_rules *r, struct page *page, struct err *err)
{
	struct position p;

	if (g->status == GAME_INVITING) {
		page_heading(page, 0, STR(N_("OPTIONS OF THE RULES")));
		return add_options(h, a, g, r->options, page, err);
	}
	if (!position_load(h, a, g, g->phase_no ? g->phase_no : g->last_phase_no, &p,
			   err))
		return false;
	r->start(position_view(a, &p, SEAT_READERS), page);
	return true;
}

static bool add_led(struct home *h, struct arena *a, const struct game *g,
		    const struct game_rules *r, struct page *page, struct err *err)
{
	struct seat *seats;
	int n;

	if (!seats_list(h->store, a, g->id, &seats, &n, err))
		return false;
	unsigned led = led_openly(seats, n);
	if (led)
		page_item(page,
			  str_printf(a,
				     _("The house plays %.*s. HELP HOUSE tells how."),
				     STR_MADE(a, phase_seat_names(a, r, led))));
	return true;
}

static bool common(struct home *h, struct arena *a, const struct game *g,
		   struct page *page, struct err *err)
{
	const struct game_rules *r = game_rules_of(g, err);
	struct str *ruling;
	struct settings settings;
	const void *view;
	int n;

	if (!r || !settings_load(h, a, g, &settings, err) ||
	    !game_outline(h, a, g, &view, err) ||
	    !house_rules_rulings(h, a, g, &ruling, &n, err))
		return false;
	page_heading(page, 0, STR(N_("RULINGS OF THIS GAME")));
	for (int i = 0; i < n; i++)
		page_item(page, ruling[i]);
	if (!n)
		page_para(page, str_of(_("None yet.")));
	house_rules_play(r, view, page);
	if (settings.press_size)
		house_rules_press(page);
	page_heading(page, 0, STR(N_("HOW IT GOES BY MAIL")));
	if (h->config.holidays.n)
		page_item(
			page,
			str_printf(
				a,
				_("No deadline falls on a holiday of this house: %.*s."),
				STR_ARG(h->config.holidays)));
	if (!add_led(h, a, g, r, page, err) ||
	    !add_options(h, a, g, play_options, page, err))
		return false;
	struct str brief = phase_clock_brief_told(a, r, view, g->deadlines);
	if (brief.n)
		page_item(page, brief);
	return true;
}

bool house_rules_common(struct home *h, struct arena *a, const struct game *g,
			struct page *page, struct err *err)
{
	if (!game_locale_begin(h, a, g, err))
		return false;
	bool ok = common(h, a, g, page, err);
	locale_end();
	return ok;
}

bool house_rules_page(struct home *h, struct arena *a, const struct game *g,
		      struct page *page, struct err *err)
{
	const struct game_rules *r = game_rules_of(g, err);
	int from = page->n;

	if (!r || !game_locale_begin(h, a, g, err))
		return false;
	page_paraf(page, _("Game %.*s: %d players. %s, edition %d."),
		   STR_MADE(a, letterhead_upper(a, g->name)), g->n_seats, r->title,
		   r->edition);
	bool ok = add_game(h, a, g, r, page, err) && common(h, a, g, page, err);
	locale_end();
	page_number(page, from);
	return ok;
}
