/* Press out of a letter: see press_take.h.
 * SPDX-License-Identifier: ISC */
#include "server/answers/press_take.h"

#include "base/arena.h"
#include "base/locale.h"
#include "mail/trust/trust.h"
#include "schema/press.h"
#include "server/answers/press_clear.h"
#include "server/game/position.h"
#include "server/options/settings.h"
#include "server/outbox/post.h"
#include "server/render/letterhead.h"
#include "server/report/ask_gm.h"

enum { DAY_S = 24 * 3600, KIB = 1024, BEGIN_MAX = 40 };

struct take {
	struct home *h;
	struct arena *a;
	const struct game *game;
	const struct seat *from;
	const struct game_rules *rules;
	struct answers *said;
	struct press_limits limit;
	bool gm_reads;
	int64_t bytes, pieces; /* used of the limits */
	struct page to_gm;     /* press that goes to the GM at once */
	bool at_once;          /* ... and to players */
	struct page to_seat[GAME_SEATS_MAX];
	const struct seat *seats;
	int n_seats;
};

bool press_limits_load(struct home *h, struct arena *a, const struct game *g,
		       struct press_limits *out, struct err *err)
{
	struct settings s;

	if (!settings_load(h, a, g, &s, err))
		return false;
	*out = (struct press_limits){s.press_size, s.press_day};
	return true;
}

/* " in line 3"; empty if a YES sends it, so that it does not stand in the letter. */
static struct str where(const struct take *t, const struct press *p)
{
	return p->line > 0 ? str_printf(t->a, _(" in line %d"), p->line) : STR("");
}

/* "PRESS to Blue ("I think that ...") was left out: why". */
static void say_left(const struct take *t, const struct press *p, struct str why)
{
	if (t->said->n >= ANSWERS_MAX)
		return;
	struct str rest = str_trim(p->text), line = STR("");
	(void)str_line(&rest, &line);
	struct str begin = letterhead_fit(t->a, line, BEGIN_MAX), in = where(t, p);
	t->said->text[t->said->n++] = str_printf(
		t->a,
		_("PRESS%.*s (\"%.*s\") was left out, and nobody will read it: %.*s"),
		STR_ARG(in), STR_ARG(begin), STR_ARG(why));
}

/* Leaves only the named seats that can read the press. Returns why none can; empty if
 * one can, or if it goes to all. */
static struct str find_readers(const struct take *t, const struct seat *seats, int n,
			       struct press *p)
{
	struct buf gone = buf_in(t->a);

	if (p->all || p->zine)
		return STR("");
	if (p->seats && t->game->status == GAME_INVITING)
		return str_of(_(
			"seats are fixed once the game starts. Until then, press goes to all, the zine or the GM."));
	bool to_self = p->seats >> t->from->seat & 1;
	p->seats &= ~(1U << t->from->seat);
	for (int i = 0; i < n; i++)
		if (p->seats >> seats[i].seat & 1 && seats[i].status == SEAT_REMOVED) {
			p->seats &= ~(1U << seats[i].seat);
			buf_printf(&gone, "%s%.*s", gone.n ? ", " : "",
				   STR_MADE(t->a, letterhead_seat(t->a, t->rules,
								  seats[i].seat)));
		}
	if (p->seats || p->gm) {
		struct str in = where(t, p);
		if (gone.n && t->said->n < ANSWERS_MAX)
			t->said->text[t->said->n++] = str_printf(
				t->a,
				_("PRESS%.*s: %.*s has left the game and does not read it; the others do."),
				STR_ARG(in), STR_ARG(buf_str(&gone)));
		return STR("");
	}
	if (gone.n)
		return str_printf(t->a, _("%.*s has left the game."),
				  STR_ARG(buf_str(&gone)));
	return to_self ? str_of(_("it was addressed to you alone."))
		       : str_of(_("it was addressed to nobody."));
}

static struct str over_limits(const struct take *t, const struct press *p)
{
	int64_t size = (int64_t)p->text.n, left = t->limit.bytes - t->bytes;

	if (t->limit.bytes == 0 || t->limit.pieces == 0)
		return str_of(_("this game is played without press."));
	if (size > t->limit.bytes)
		return str_printf(
			t->a,
			_("it has %lld bytes, and a player may send %lld in a phase. Shorten it."),
			(long long)size, (long long)t->limit.bytes);
	if (size > left)
		return str_printf(
			t->a,
			_("it has %lld bytes; of your %lld for this phase, %lld are left. Shorten it, or send it in the next phase."),
			(long long)size, (long long)t->limit.bytes,
			(long long)(left > 0 ? left : 0));
	if (t->pieces >= t->limit.pieces)
		return str_printf(
			t->a,
			_("you have sent %lld pieces within 24 hours, and no more are printed. Send it again later."),
			(long long)t->limit.pieces);
	return STR("");
}

/* A grey one waits for the report: a letter at once would tell who has just written. */
static void add_to_gm(struct take *t, const struct press_item *item)
{
	if (!item->to_gm || item->grey)
		return;
	if (!t->to_gm.n)
		page_cut(&t->to_gm);
	page_paraf(&t->to_gm, "%.*s (%.*s) writes to %.*s:",
		   STR_MADE(t->a, letterhead_seat(t->a, t->rules, t->from->seat)),
		   STR_ARG(t->from->name),
		   STR_MADE(t->a,
			    letterhead_readers(t->a, t->rules, item->to_all,
					       item->to_zine, true, item->to_seats)));
	page_para(&t->to_gm, item->text);
}

/* The writer and the seats that are read by nobody get none. */
static bool reads(const struct take *t, const struct seat *s)
{
	return s->seat >= 0 && s->seat < GAME_SEATS_MAX && s->seat != t->from->seat &&
	       s->status == SEAT_JOINED && s->address.n > 0;
}

static void add_to_seats(struct take *t, const struct press_item *item)
{
	if (!t->at_once || item->grey || !(item->to_all || item->to_seats))
		return;
	for (int i = 0; i < t->n_seats; i++) {
		const struct seat *s = &t->seats[i];
		if (!reads(t, s) || !(item->to_all || item->to_seats >> s->seat & 1))
			continue;
		struct page *page = &t->to_seat[s->seat];
		if (!page->n)
			page_cut(page);
		page_paraf(
			page, _("%.*s writes to %.*s:"),
			STR_MADE(t->a, letterhead_seat(t->a, t->rules, t->from->seat)),
			STR_MADE(t->a, letterhead_readers(t->a, t->rules, item->to_all,
							  item->to_zine, item->to_gm,
							  item->to_seats)));
		page_para(page, item->text);
	}
}

static bool keep(struct take *t, const struct press *p, struct err *err)
{
	struct press_item item = {
		.game_id = t->game->id,
		.phase_no = t->game->phase_no,
		.seat = t->from->seat,
		.grey = p->grey,
		.to_all = p->all,
		.to_gm = p->gm,
		.to_zine = p->zine,
		.gm_reads = t->gm_reads,
		.to_seats = p->seats,
		.text = trust_scan(t->a, p->text, NULL),
		.utc = home_now(t->h),
	};

	t->bytes += (int64_t)p->text.n;
	t->pieces++;
	add_to_gm(t, &item);
	add_to_seats(t, &item);
	return press_add(t->h->store, &item, err);
}

static bool tell_gm(struct take *t, int64_t letter, struct err *err)
{
	if (!t->to_gm.n)
		return true;
	return ask_gm(t->h, t->a, t->game, t->from, letter, &t->to_gm, err);
}

static bool tell_seat(struct take *t, const struct seat *s, int64_t letter,
		      struct err *err)
{
	struct page *page = &t->to_seat[s->seat];

	page_para(
		page,
		str_of(_(
			"It is printed in the next report as well. To answer, reply with \"press to ...\" and your words below it.")));
	return post_queue(
		t->h, t->a,
		&(struct posting){
			.game = t->game,
			.seat = s,
			.kind = KIND_PRESS,
			.cause = CAUSE_IN,
			.cause_id = letter,
			.subject = str_printf(
				t->a, _("%.*s press from %.*s"),
				STR_MADE(t->a, post_tag(t->a, t->game)),
				STR_MADE(t->a, letterhead_seat(t->a, t->rules,
							       t->from->seat))),
			.page = page,
			.bulk = true,
		},
		err);
}

static bool tell_seats(struct take *t, int64_t letter, struct err *err)
{
	for (int i = 0; i < t->n_seats; i++)
		if (reads(t, &t->seats[i]) && t->to_seat[t->seats[i].seat].n &&
		    !tell_seat(t, &t->seats[i], letter, err))
			return false;
	return true;
}

static bool begin(struct take *t, struct err *err)
{
	struct settings s;

	if (!(t->rules = game_rules_of(t->game, err)) ||
	    !settings_load(t->h, t->a, t->game, &s, err))
		return false;
	t->limit = (struct press_limits){s.press_size, s.press_day};
	t->gm_reads = s.gm_reads_press;
	t->at_once = s.press_at_once && t->game->phase;
	return true;
}

/* What is left of them in this phase and day. */
static bool use_limits(struct take *t, struct err *err)
{
	return press_bytes(t->h->store, t->game->id, t->game->phase_no, t->from->seat,
			   &t->bytes, err) &&
	       press_since(t->h->store, t->game->id, t->from->seat,
			   home_now(t->h) - DAY_S, &t->pieces, err);
}

static bool is_for_gm_alone(const struct press *p)
{
	return p->gm && !p->all && !p->zine && !p->seats && !p->grey &&
	       str_trim(p->text).n;
}

bool press_take_from_leaver(struct home *h, struct arena *a, const struct game *g,
			    const struct seat *from, const struct reading *r,
			    int64_t letter, struct answers *said, struct err *err)
{
	struct take t = {.h = h,
			 .a = a,
			 .game = g,
			 .from = from,
			 .said = said,
			 .to_gm = page_in(a)};

	if (r->n_press == 0)
		return true;
	if (!begin(&t, err) || !use_limits(&t, err))
		return false;
	said->press_left = arena_array(a, bool, (size_t)r->n_press);
	for (int i = 0; i < r->n_press; i++) {
		const struct press *p = &r->press[i];
		struct str why = is_for_gm_alone(p) ? over_limits(&t, p) : STR("");
		said->press_left[i] = !is_for_gm_alone(p) || why.n;
		if (why.n)
			say_left(&t, p, why);
		else if (!said->press_left[i] && !keep(&t, p, err))
			return false;
	}
	return tell_gm(&t, letter, err);
}

bool press_take(struct home *h, struct arena *a, const struct game *g,
		const struct seat *from, const struct reading *r, int64_t letter,
		struct answers *said, struct err *err)
{
	struct take t = {.h = h,
			 .a = a,
			 .game = g,
			 .from = from,
			 .said = said,
			 .to_gm = page_in(a)};
	struct seat *seats;
	int n;

	if (r->n_press == 0 && !press_clears(r, NULL))
		return true;
	if (!begin(&t, err) ||
	    !press_clear(&(struct press_clearing){.store = h->store,
						  .a = a,
						  .game = g,
						  .seat = from->seat,
						  .at_once = t.at_once,
						  .said = said},
			 r, err))
		return false;
	if (r->n_press == 0)
		return true;
	if (!use_limits(&t, err) || !seats_list(h->store, a, g->id, &seats, &n, err))
		return false;
	t.seats = seats;
	t.n_seats = n;
	for (int i = 0; i < GAME_SEATS_MAX; i++)
		t.to_seat[i] = page_in(a);
	said->press_left = arena_array(a, bool, (size_t)r->n_press);
	for (int i = 0; i < r->n_press; i++) {
		struct press *p = &r->press[i];
		struct str why = !str_trim(p->text).n ? str_of(_("it has no text."))
						      : find_readers(&t, seats, n, p);
		if (!why.n && press_clears(r, p))
			why = str_of(_("`clear press` below it takes it back."));
		if (!why.n)
			why = over_limits(&t, p);
		said->press_left[i] = why.n > 0;
		if (why.n)
			say_left(&t, p, why);
		else if (!keep(&t, p, err))
			return false;
	}
	return tell_gm(&t, letter, err) && tell_seats(&t, letter, err);
}
