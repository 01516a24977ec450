/* Reports: gathered from the store, one bulletin for each reader.
 * SPDX-License-Identifier: ISC */
#include "server/report/reports.h"

#include <jansson.h>
#include <sodium.h>
#include <string.h>

#include "base/arena.h"
#include "base/locale.h"
#include "rules/codec.h"
#include "schema/editorials.h"
#include "schema/mail/outbox.h"
#include "schema/press.h"
#include "schema/standbys.h"
#include "server/game/known_as.h"
#include "server/game/phase_clock.h"
#include "server/game/predecessor.h"
#include "server/game/run.h"
#include "server/home/record.h"
#include "server/outbox/board_image.h"
#include "server/render/letterhead.h"
#include "server/render/render_text.h"
#include "server/report/report_acts.h"
#include "server/report/report_again.h"
#include "server/report/report_events.h"
#include "server/report/report_own.h"

static bool load_trace(struct arena *a, struct str json, struct trace *t,
		       struct err *err)
{
	json_t *value = codec_parse(json, err);
	bool ok = value && codec_load_trace(value, a, t, err);
	json_decref(value);
	return ok;
}

/* `ran`, or NULL: the run that was just written into that row, which is not read out of it again. */
static bool load_past(struct home *h, struct arena *a, const struct game *g,
		      const struct snapshot *s, const struct run_record *ran,
		      struct issue *is, struct err *err)
{
	struct events *all = arena_new(a, struct events);
	struct trace *trace = arena_new(a, struct trace);
	struct snapshot *turn;
	int n;

	all->a = trace->a = a;
	if (!snapshots_of_turn(h->store, a, g->id, s->phase_no, s->ran_turn, &turn, &n,
			       err))
		return false;
	if (ran)
		*trace = ran->trace;
	else if (!load_trace(a, s->trace, trace, err))
		return false;
	for (int i = 0; i < n; i++)
		if (ran && turn[i].phase_no == s->phase_no)
			report_events_ran(h, &turn[i], &ran->events, all);
		else if (!report_events_add(h, &turn[i], all, err))
			return false;
	is->events = all;
	is->trace = trace;
	return true;
}

/* Made of what strangers may read, once for all readers. */
static void load_voice(struct home *h, struct arena *a, const struct game *g,
		       struct issue *is)
{
	const struct position *p = is->position;
	struct events seen = events_seen(a, is->events, SEAT_READERS);
	struct position ran;
	struct err none;
	struct rng rng;

	if (!p->rules->voice)
		return;
	/* A report is never held up by its decoration. */
	if (!is->settings.voice ||
	    (is->from_no && !position_load(h, a, g, is->from_no, &ran, &none)))
		return;
	run_seed(g, is->seats, is->n_seats, &rng);
	locale_begin(is->settings.language);
	p->rules->voice(is->from_no ? position_view(a, &ran, SEAT_READERS) : NULL,
			position_view(a, p, SEAT_READERS), &seen, &rng, a, &is->voice);
	locale_end();
}

static bool load(struct home *h, struct arena *a, const struct game *g, int phase_no,
		 const struct run_record *ran, struct issue *is, struct err *err)
{
	struct game *game = arena_new(a, struct game);
	struct position *p = arena_new(a, struct position);
	struct snapshot s;
	struct seat *seats;
	bool open = phase_no == g->phase_no;

	*game = *g;
	*is = (struct issue){
		.game = game,
		.position = p,
		.ran = arena_new(a, struct position),
		.drawing = arena_new(a, struct bulletin_board),
		.acts = arena_new(a, struct report_acts),
		.letter = arena_array(a, struct bulletin *, GAME_SEATS_MAX + 1),
		.board = arena_new(a, struct board_picture)};
	if (!position_load(h, a, g, phase_no, p, err) ||
	    !snapshots_load(h->store, a, g->id, phase_no, &s, err) ||
	    !load_past(h, a, g, &s, ran, is, err) ||
	    !seats_list(h->store, a, g->id, &seats, &is->n_seats, err))
		return false;
	is->seats = seats;
	is->from_no = s.from_no;
	is->ran_turn = s.ran_turn;
	is->ran_phase = s.ran_phase;
	is->again = s.cause == OPEN_ROLLBACK;
	is->now = open ? home_now(h) : s.made;
	is->deadline = !open                      ? 0
		       : g->status == GAME_PAUSED ? LETTERHEAD_PAUSED
						  : g->deadline;
	if (!settings_load(h, a, g, &is->settings, err))
		return false;
	load_voice(h, a, g, is);
	return true;
}

bool reports_load(struct home *h, struct arena *a, const struct game *g, int phase_no,
		  struct issue *is, struct err *err)
{
	return load(h, a, g, phase_no, NULL, is, err);
}

bool reports_load_ran(struct home *h, struct arena *a, const struct game *g,
		      const struct run_record *ran, struct issue *is, struct err *err)
{
	return load(h, a, g, g->phase_no, ran, is, err);
}

/* The phases whose press and acts the issue prints; how many. */
static int printed_phases(const struct issue *is, int no[2])
{
	no[0] = is->from_no;
	no[1] = is->position->phase_no - 1;
	return is->again ? 2 : 1;
}

/* Confidential press to or from the former player is not for this reader: they see only
 * press since they took the seat. */
static bool private_since(struct home *h, struct arena *a, const struct issue *is,
			  int seat, int64_t *utc, struct err *err)
{
	struct holder before;
	bool any;

	*utc = 0;
	for (int i = 0; i < is->n_seats; i++) {
		if (is->seats[i].seat != seat || seat < 0)
			continue;
		if (!seat_predecessor(h, a, &is->seats[i], &before, &any, err))
			return false;
		*utc = any ? before.until : 0;
	}
	return true;
}

static bool fill_press(struct home *h, struct arena *a, const struct issue *is,
		       struct bulletin *b, struct err *err)
{
	struct press_item *items[2];
	int no[2], n[2] = {0}, n_phases = printed_phases(is, no);
	int64_t since;

	if (!private_since(h, a, is, b->seat, &since, err))
		return false;
	for (int k = 0; k < n_phases; k++)
		if (!press_list(h->store, a, is->game->id, no[k], &items[k], &n[k],
				err))
			return false;
	struct bulletin_press *out =
		arena_array(a, struct bulletin_press, (size_t)(n[0] + n[1] + 1));
	for (int k = 0; k < n_phases; k++)
		for (int i = 0; i < n[k]; i++) {
			if (items[k][i].utc < since && !items[k][i].to_all &&
			    !items[k][i].to_zine)
				continue;
			out[b->n_press++] = (struct bulletin_press){
				.seat = items[k][i].seat,
				.grey = items[k][i].grey,
				.all = items[k][i].to_all,
				.gm = items[k][i].to_gm,
				.zine = items[k][i].to_zine,
				.gm_reads = items[k][i].gm_reads,
				.seats = items[k][i].to_seats,
				.text = items[k][i].text,
			};
		}
	b->press = out;
	return true;
}

static bool fill_acts(struct home *h, struct arena *a, const struct issue *is,
		      struct bulletin *b, struct err *err)
{
	int no[2], n = printed_phases(is, no);

	return report_fill_acts(h, a, is, no, n, b, err);
}

/* Fills in the GM's last editorial from the time when those phases were open. */
static bool fill_editorial(struct home *h, struct arena *a, const struct issue *is,
			   struct bulletin *b, struct err *err)
{
	int no[2], n = printed_phases(is, no);

	while (n-- > 0 && !b->editorial.n)
		if (!editorial_get(h->store, a, is->game->id, no[n], &b->editorial,
				   err))
			return false;
	return true;
}

/* In an anonymous game a reader knows their own name; the GM knows all. */
static void fill_people(struct arena *a, const struct issue *is, struct bulletin *b)
{
	bool hidden = players_are_hidden(is->game) && b->seat != SEAT_GM;

	b->anonymous = is->game->anonymous && b->seat != SEAT_GM;
	for (int i = 0; i < is->n_seats; i++) {
		const struct seat *s = &is->seats[i];
		if (s->seat < 0 || s->seat >= GAME_SEATS_MAX)
			continue;
		if (!hidden || s->seat == b->seat)
			b->person[s->seat] =
				(struct bulletin_person){s->name, s->address, s->phone};
		b->words[s->seat] = s->lucky;
		if (s->seat == b->seat)
			b->zone = phase_clock_zone(a, is->game, s);
	}
}

bool reports_bulletin(struct home *h, struct arena *a, const struct issue *is, int seat,
		      struct bulletin *b, struct err *err)
{
	const struct game *g = is->game;
	char hex[65];

	*b = (struct bulletin){
		.rules = is->position->rules,
		.game = g->name,
		.seat = seat,
		.state = is->position->state,
		.events = is->events,
		.trace = is->trace,
		.voice = is->voice,
		.board = is->drawing,
		.language = is->settings.language,
		.now = is->now,
		.deadline = is->deadline,
		.commitment = g->commitment,
	};
	if (is->position->phase == 0) {
		sodium_bin2hex(hex, sizeof hex, g->secret, sizeof g->secret);
		b->secret = str_dup(a, str_of(hex));
	}
	b->zone = seat == SEAT_GM && h->config.zone.n ? h->config.zone.s
						      : phase_clock_zone(a, g, NULL);
	fill_people(a, is, b);
	b->title = is->settings.title;
	return fill_press(h, a, is, b, err) && fill_acts(h, a, is, b, err) &&
	       fill_editorial(h, a, is, b, err) && report_own(h, a, is, b, err) &&
	       (!is->again || report_again(h, a, is, b, err));
}

bool reports_find(struct home *h, struct arena *a, struct str name, struct game *g,
		  struct err *err)
{
	if (!games_find(h->store, a, name, g, err))
		return false;
	return g->last_phase_no ||
	       err_refuse(err, "game %.*s has not begun: there is no report yet",
			  STR_ARG(g->name));
}

static bool load_bulletin(struct home *h, struct arena *a, struct str game,
			  int phase_no, int seat, struct bulletin *b, struct err *err)
{
	struct game *g = arena_new(a, struct game);
	struct issue *is = arena_new(a, struct issue);

	return reports_find(h, a, game, g, err) &&
	       reports_load(h, a, g, phase_no < 0 ? g->phase_no : phase_no, is, err) &&
	       reports_bulletin(h, a, is, seat, b, err);
}

bool reports_page(struct home *h, struct arena *a, struct str game, int phase_no,
		  int seat, struct bulletin *b, struct page *page, struct err *err)
{
	*page = page_in(a);
	if (!load_bulletin(h, a, game, phase_no, seat, b, err))
		return false;
	bulletin_report(a, b, page);
	return true;
}

/* Finds the line of the letter that tells the deadline, which may have moved since,
 * with its indented continuation. */
static struct str deadline_line(struct arena *a, struct str text)
{
	struct str head = str_printf(a, "%s  ", locale_text("DEADLINE")),
		   line = STR("");
	struct buf said = buf_in(a);

	while (str_line(&text, &line) && !str_starts(line, str_z(a, head)))
		;
	if (!str_starts(line, str_z(a, head)))
		return STR("");
	buf_add(&said, str_slice(line, head.n, line.n));
	while (str_line(&text, &line) && str_starts(line, "  "))
		buf_printf(&said, " %.*s", STR_ARG(str_trim(line)));
	return buf_str(&said);
}

static bool find_deadline(struct home *h, struct arena *a, struct str game,
			  int phase_no, struct bulletin *b, struct err *err)
{
	struct err none = {0};
	struct outbox o;
	struct game g;
	struct str text;

	if (!reports_find(h, a, game, &g, err))
		return false;
	if (!outbox_find(h->store, a, g.id, phase_no < 0 ? g.phase_no : phase_no,
			 b->seat, post_kind_name(KIND_REPORT), &o, &none))
		return none.kind == ERR_REFUSED || (*err = none, false);
	if (!outbox_plain(h->store, a, o.id, &text, err))
		return false;
	locale_begin(b->language);
	b->deadline_said = deadline_line(a, text);
	locale_end();
	return true;
}

bool reports_page_for_gm(struct home *h, struct arena *a, struct str game, int phase_no,
			 int seat, struct bulletin *b, struct page *page, bool *whole,
			 struct err *err)
{
	*page = page_in(a);
	if (!load_bulletin(h, a, game, phase_no, seat, b, err))
		return false;
	if (!find_deadline(h, a, game, phase_no, b, err))
		return false;
	*whole = !bulletin_has_private(b);
	b->over_shoulder = true;
	bulletin_report(a, b, page);
	return true;
}

bool reports_text(struct home *h, struct arena *a, struct str game, int phase_no,
		  int seat, struct str *text, struct err *err)
{
	struct bulletin b;
	struct page page = page_in(a);

	if (!load_bulletin(h, a, game, phase_no, seat, &b, err))
		return false;
	page.text_only = true;
	bulletin_report(a, &b, &page);
	*text = render_text(a, &page);
	return true;
}
