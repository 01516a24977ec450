/* The acts of the GM and of the house in a report: see report_acts.h.
 * SPDX-License-Identifier: ISC */
#include "server/report/report_acts.h"

#include "base/arena.h"
#include "base/locale.h"
#include "mail/trust/address.h"
#include "schema/gmlog.h"
#include "schema/sheets.h"
#include "server/game/absence.h"
#include "server/game/game_gm.h"
#include "server/game/known_as.h"
#include "server/game/phase_missing.h"
#include "server/home/record.h"

/* "Dan (Yellow) is absent 2-4 Dec." where "Next absence: Dan 2-4 Dec." is said as well; in an
 * anonymous game "Yellow is absent ..." and "Next absence: Yellow ...". */
static bool is_said_by(struct arena *a, struct str line, struct str absence)
{
	static const char away[] = ABSENCE_TAKEN;
	size_t seat = str_find(line, STR(" (")), at = str_find(line, str_of(away));

	if (!absence.n || at == SIZE_MAX)
		return false;
	if (seat > at)
		seat = at;
	struct str days = str_slice(line, at + sizeof away - 1, line.n - 1);
	return str_find(absence, str_printf(a, "%.*s %.*s", (int)seat, line.s,
					    STR_ARG(days))) != SIZE_MAX;
}

/* Tells for which seats the house ordered in the phase that ran, to players, and to readers, who have nobody to ask for help. */
static bool led_news(struct home *h, struct arena *a, const struct issue *is,
		     struct str *line, struct str *open, struct err *err)
{
	struct stored_sheet *sheets;
	unsigned led = 0;
	int n;

	if (!sheets_list(h->store, a, is->game->id, is->from_no, &sheets, &n, err))
		return false;
	for (int i = 0; i < n; i++)
		led |= sheets[i].by_house ? 1U << sheets[i].seat : 0;
	if (!led)
		return true;
	*open = str_printf(a, _("The house ordered for %.*s."),
			   STR_MADE(a, phase_seat_names(a, is->position->rules, led)));
	*line = str_printf(a, _("%.*s HELP HOUSE tells how it plays."), STR_ARG(*open));
	return true;
}

/* In a test game [option gm_plays] the GM may play a seat. Every report says so. */
static bool gm_news(struct home *h, struct arena *a, const struct issue *is,
		    struct str *line, struct err *err)
{
	unsigned plays = 0;
	struct game *as;
	int n;

	*line = STR("");
	if (!game_gms(h, a, is->game, &as, &n, err))
		return false;
	for (int i = 0; i < is->n_seats; i++) {
		const struct seat *s = &is->seats[i];
		for (int k = 0; k < n && s->status == SEAT_JOINED; k++)
			if (address_is_same_box(s->address, game_gm_address(h, &as[k])))
				plays |= 1U << s->seat;
	}
	if (plays && players_are_hidden(is->game))
		*line = str_of(_("A test: the GM, who sees all secrets, plays, too."));
	else if (plays)
		*line = str_printf(
			a, _("A test: the GM, who sees all secrets, plays %.*s."),
			STR_MADE(a, phase_seat_names(a, is->position->rules, plays)));
	return true;
}

static bool is_told(const struct str *lines, int n, struct str line)
{
	for (int i = 0; i < n; i++)
		if (str_equal(lines[i], line))
			return true;
	return false;
}

/* "The GM entered orders for Red." and "... for Blue." are told as "... for Red and Blue." */
static bool joins(struct arena *a, struct str *lines, int n, struct str line)
{
	const struct str begin = STR(RECORD_ENTERED), last = STR(" and ");

	if (!str_starts(line, begin.s) || !str_ends(line, "."))
		return false;
	struct str seat = str_slice(line, begin.n, line.n - 1);
	for (int i = 0; i < n; i++) {
		if (!str_starts(lines[i], begin.s))
			continue;
		struct str seats = str_slice(lines[i], begin.n, lines[i].n - 1);
		size_t at = str_find(seats, last);
		if (at == SIZE_MAX)
			at = seats.n;
		struct str rest = str_slice(seats, at, seats.n);
		if (rest.n)
			rest = str_slice(rest, last.n, rest.n);
		lines[i] = str_printf(a, "%s%.*s%s%.*s and %.*s.", begin.s, (int)at,
				      seats.s, rest.n ? ", " : "", STR_ARG(rest),
				      STR_ARG(seat));
		return true;
	}
	return false;
}

/* Was this act told of all these seats already? */
static bool names_it(const struct str *lines, int n, struct str line)
{
	const struct str begin = STR(RECORD_ENTERED);

	if (!str_starts(line, begin.s))
		return false;
	struct str seat = str_slice(line, begin.n, line.n - 1);
	for (int i = 0; i < n; i++)
		if (str_starts(lines[i], begin.s) &&
		    str_find(str_slice(lines[i], begin.n, lines[i].n), seat) !=
			    SIZE_MAX)
			return true;
	return false;
}

static bool make(struct home *h, struct arena *a, const struct issue *is,
		 const int no[2], int n_phases, struct report_acts *acts,
		 struct err *err)
{
	struct gmlog_entry *e[2];
	int n[2] = {0};

	for (int k = 0; k < n_phases; k++)
		if (!gmlog_list(h->store, a, is->game->id, no[k], &e[k], &n[k], err))
			return false;
	struct str *gm = arena_array(a, struct str, (size_t)(n[0] + n[1]) + 1);
	struct str *news = arena_array(a, struct str, (size_t)(n[0] + n[1]) + 4);
	struct str *open = arena_array(a, struct str, (size_t)(n[0] + n[1]) + 3);
	struct str absence = {NULL, 0}, led = {NULL, 0}, led_open = {NULL, 0},
		   plays = {NULL, 0};

	locale_begin(is->settings.language);
	bool ok = (!is->position->phase ||
		   absence_news(h, a, is->game, is->position->rules,
				is->position->state, is->now, &absence, err)) &&
		  led_news(h, a, is, &led, &led_open, err) &&
		  gm_news(h, a, is, &plays, err);
	locale_end();
	if (!ok)
		return false;
	for (int k = 0; k < n_phases; k++)
		for (int i = 0; i < n[k]; i++) {
			const struct gmlog_entry *x = &e[k][i];
			if (!x->is_public)
				continue;
			struct str line =
				x->why.n ? str_printf(a, "%.*s Reason: %.*s",
						      STR_ARG(x->what), STR_ARG(x->why))
					 : x->what;
			/* Orders that the GM entered in a dozen letters are told once. */
			if (gmlog_is_by(x, WHO_GM) && !is_told(gm, acts->n_gm, line) &&
			    !names_it(gm, acts->n_gm, line) &&
			    !joins(a, gm, acts->n_gm, line))
				gm[acts->n_gm++] = line;
			else if (gmlog_is_by(x, WHO_GM))
				continue;
			else if (!is_said_by(a, line, absence))
				news[acts->n_news++] = line;
			if (gmlog_is_by(x, WHO_SERVER) && !absence_is_told_by(line))
				open[acts->n_open++] = line;
		}
	if (absence.n)
		news[acts->n_news++] = absence;
	if (led.n) {
		news[acts->n_news++] = led;
		open[acts->n_open++] = led_open;
	}
	if (plays.n)
		news[acts->n_news++] = open[acts->n_open++] = plays;
	acts->gm = gm;
	acts->news = news;
	acts->open = open;
	acts->made = true;
	return true;
}

bool report_fill_acts(struct home *h, struct arena *a, const struct issue *is,
		      const int no[2], int n_phases, struct bulletin *b,
		      struct err *err)
{
	struct report_acts *acts = is->acts;

	if (!acts->made && !make(h, a, is, no, n_phases, acts, err))
		return false;
	b->gm = acts->gm;
	b->n_gm = acts->n_gm;
	/* Strangers need not know when somebody is not at home. */
	bool stranger = b->seat == SEAT_READERS;
	b->news = stranger ? acts->open : acts->news;
	b->n_news = stranger ? acts->n_open : acts->n_news;
	return true;
}
