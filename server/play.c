/* The life of a game: made, started, stopped; its switches.
 * SPDX-License-Identifier: ISC */
#include "server/play.h"

#include <jansson.h>
#include <string.h>

#include "base/arena.h"
#include "rules/codec.h"
#include "schema/gmlog.h"
#include "schema/snapshots.h"
#include "server/phase_open.h"
#include "server/post.h"
#include "server/record.h"
#include "server/reports.h"

enum { LEAST_TO_DEADLINE_S = 20 * 3600, NAME_LEAST = 2, NAME_MOST = 24 };

/* clang-format off */
const struct game_option play_options[] = {
	{"auth",         "P1|P0|P2", "how far a sender is trusted", NULL},
	{"grace",        "0|0..48",     "hours after the deadline in which late orders count", NULL},
	{"nmr",          "random|wait|standby", "what happens to who missed", "R18"},
	{"title",        "WORDS",       "the game's full name, for the head of reports", NULL},
	{"public",       "off|on",      "may strangers read along", NULL},
	{"absence_days", "14|0..60",    "days of absence of a player, at most", NULL},
	{0},
};
/* clang-format on */

/* Switches ----------------------------------------------------------------- */

static const struct game_option *option_named(const struct game_option *table,
					      struct str name)
{
	for (; table && table->name; table++)
		if (str_is(name, table->name))
			return table;
	return NULL;
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
	int64_t number;

	while (rest.n) {
		struct str word = str_until(&rest, '|');
		if (str_same(word, value) || takes_number(word, value) ||
		    (str_is(word, "WORDS") && value.n <= 60) ||
		    (str_is(word, "N") && str_int(value, 0, INT32_MAX, &number)))
			return true;
	}
	return false;
}

static bool option_names(const struct game_rules *r, struct buf *out)
{
	const char *sep = "";
	for (const struct game_option *o = play_options; o->name; o++, sep = ", ")
		buf_printf(out, "%s%s", sep, o->name);
	for (const struct game_option *o = r->options; o && o->name; o++)
		buf_printf(out, ", %s", o->name);
	return true;
}

static bool check_option(struct arena *a, const struct game_rules *r, struct str name,
			 struct str value, bool *of_rules, struct err *err)
{
	const struct game_option *o = option_named(play_options, name);

	*of_rules = !o;
	if (!o)
		o = option_named(r->options, name);
	if (!o) {
		struct buf names = buf_in(a);
		option_names(r, &names);
		return err_refuse(err, "there is no option \"%.*s\"; there are %.*s",
				  STR_ARG(name), STR_ARG(buf_str(&names)));
	}
	if (!option_takes(o, value))
		return err_refuse(err, "option %s takes %s, not \"%.*s\"", o->name,
				  o->values, STR_ARG(value));
	return true;
}

/* Making ------------------------------------------------------------------- */

static bool name_is_good(struct str name)
{
	if (name.n < NAME_LEAST || name.n > NAME_MOST)
		return false;
	for (size_t i = 0; i < name.n; i++) {
		char c = name.s[i];
		if (!((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-'))
			return false;
	}
	return true;
}

static bool plan(struct home *h, struct arena *a, const struct new_game *n,
		 const struct game_rules **rules, struct game *g, struct err *err)
{
	struct deadlines every;
	const struct game_rules *r = game_find(n->rules.n ? n->rules : STR("cosmic"));
	char hex[65];

	if (!name_is_good(n->name))
		return err_refuse(
			err,
			"a game's name is %d to %d of a-z, 0-9 and -: \"%.*s\" is not",
			NAME_LEAST, NAME_MOST, STR_ARG(n->name));
	if (!r)
		return err_refuse(err, "there are no rules \"%.*s\"",
				  STR_ARG(n->rules));
	*g = (struct game){.name = n->name, .rules = str_of(r->name), .attempt = 1};
	g->n_seats = n->n_seats ? n->n_seats : r->seats_min > 4 ? r->seats_min : 4;
	if (g->n_seats < r->seats_min || g->n_seats > r->seats_max)
		return err_refuse(err, "%s is for %d to %d players, not %d", r->title,
				  r->seats_min, r->seats_max, g->n_seats);
	g->deadlines = n->deadlines.n ? n->deadlines : h->config.deadlines;
	if (!deadlines_read(g->deadlines, &every, err))
		return false;
	home_secret(str_z(a, str_printf(a, "game %.*s", STR_ARG(n->name))), g->secret);
	rng_commitment(g->secret, hex);
	g->commitment = str_dup(a, str_of(hex));
	g->created = home_now(h);
	*rules = r;
	return true;
}

static bool create(struct home *h, struct arena *a, const struct new_game *n,
		   struct game *g, struct err *err)
{
	const struct game_rules *r = NULL;
	bool of_rules;

	if (!plan(h, a, n, &r, g, err) || !games_add(h->store, g, err))
		return false;
	for (int i = 0; i < n->n_options; i++)
		if (!check_option(a, r, n->options[i].name, n->options[i].value,
				  &of_rules, err) ||
		    !option_set(h->store, g->id, str_lower(a, n->options[i].name),
				n->options[i].value, err))
			return false;
	return record_act(h, g, "gm",
			  str_printf(a, "Game %.*s was made, for %d players.",
				     STR_ARG(g->name), g->n_seats),
			  STR(""), false, err);
}

bool game_create(struct home *h, struct arena *a, const struct new_game *n,
		 struct game *g, struct err *err)
{
	return home_begin(h, err) && home_end(h, create(h, a, n, g, err), err);
}

/* Start -------------------------------------------------------------------- */

static bool all_in(struct arena *a, const struct game *g, const struct seat *seats,
		   int n, struct err *err)
{
	struct buf open = buf_in(a);

	for (int i = 0; i < n; i++)
		if (seats[i].status != SEAT_JOINED)
			buf_printf(&open, "%s%.*s (%.*s, %s)", open.n ? ", " : "",
				   STR_ARG(seats[i].name), STR_ARG(seats[i].colour),
				   seat_status_name(seats[i].status));
	if (n < g->n_seats)
		buf_printf(&open, "%s%d seat%s free (seat add)", open.n ? ", " : "",
			   g->n_seats - n, g->n_seats - n == 1 ? "" : "s");
	if (open.n)
		return err_refuse(err, "not all have joined: %.*s",
				  STR_ARG(buf_str(&open)));
	return true;
}

static int colour_number(const struct game_rules *r, int n, struct str colour)
{
	for (int i = 0; i < n; i++)
		if (str_is(colour, r->colours[i]))
			return i;
	return -1;
}

/* The wish number `rank` of the seat as a free colour, or -1. */
static int wish(const struct game_rules *r, int n, const struct seat *s, int rank,
		unsigned taken)
{
	struct str rest = s->wish_colours;
	for (int i = 0; rest.n; i++) {
		struct str word = str_trim(str_until(&rest, ','));
		if (i == rank) {
			int c = colour_number(r, n, word);
			return c >= 0 && !(taken >> c & 1) ? c : -1;
		}
	}
	return -1;
}

/* Colours given by the GM stand; then first wishes, then second ones ..., the earlier
 * JOIN first; then what is left. The colour is the seat. */
static void give_colours(const struct game_rules *r, struct seat *seats, int n)
{
	int colour[GAME_SEATS_MAX];
	unsigned taken = 0;

	for (int i = 0; i < n; i++) {
		colour[i] = seats[i].colour_fixed ? colour_number(r, n, seats[i].colour)
						  : -1;
		if (colour[i] >= 0)
			taken |= 1U << colour[i];
	}
	for (int rank = 0; rank < n; rank++)
		for (;;) {
			int first = -1;
			for (int i = 0; i < n; i++)
				if (colour[i] < 0 &&
				    wish(r, n, &seats[i], rank, taken) >= 0 &&
				    (first < 0 ||
				     seats[i].joined < seats[first].joined))
					first = i;
			if (first < 0)
				break;
			colour[first] = wish(r, n, &seats[first], rank, taken);
			taken |= 1U << colour[first];
		}
	for (int i = 0; i < n; i++) {
		/* Who has no wish left keeps the colour of his invitation where he can.
		 */
		int own = colour_number(r, n, seats[i].colour);
		if (colour[i] < 0 && own >= 0 && !(taken >> own & 1)) {
			colour[i] = own;
			taken |= 1U << own;
		}
	}
	for (int i = 0; i < n; i++)
		for (int c = 0; colour[i] < 0; c++)
			if (!(taken >> c & 1)) {
				colour[i] = c;
				taken |= 1U << c;
			}
	for (int i = 0; i < n; i++) {
		/* A key that was sent for another colour must not fit its new owner. */
		if (!str_is(seats[i].colour, r->colours[colour[i]]))
			seats[i].epoch++;
		seats[i].seat = colour[i];
		seats[i].colour = str_of(r->colours[colour[i]]);
	}
}

static bool seat_people(struct home *h, struct arena *a, const struct game *g,
			const struct game_rules *r, struct seat **seats,
			struct err *err)
{
	int n;

	if (!seats_list(h->store, a, g->id, seats, &n, err) ||
	    !all_in(a, g, *seats, n, err))
		return false;
	give_colours(r, *seats, n);
	for (int i = 0; i < n; i++)
		if (!seats_save(h->store, &(*seats)[i], err))
			return false;
	return seats_reorder(h->store, *seats, n, err) &&
	       seats_list(h->store, a, g->id, seats, &n, err);
}

static bool set_up(struct home *h, struct arena *a, struct game *g,
		   const struct game_rules *r, const struct seat *seats,
		   struct run_record *rec, struct err *err)
{
	struct setup setup = {.n_seats = g->n_seats};
	struct option *options;
	struct str words[GAME_SEATS_MAX];
	int n;

	if (!option_list(h->store, a, g->id, &options, &n, err))
		return false;
	struct option_setting *set =
		arena_array(a, struct option_setting, (size_t)n + 1);
	for (int i = 0; i < n; i++)
		if (!option_named(play_options, options[i].name))
			set[setup.n_options++] = (struct option_setting){
				options[i].name, options[i].value};
	setup.options = set;
	for (int i = 0; i < g->n_seats; i++) {
		words[i] = seats[i].lucky;
		setup.powers[i] = seats[i].power;
	}
	rng_seed(&rec->rng, g->secret, words, g->n_seats);
	rec->rng.log = &rec->log;
	return r->setup(rec->state, &setup, &rec->rng, &rec->events, err);
}

static bool start(struct home *h, struct arena *a, struct str name, struct err *err)
{
	struct game g;
	struct seat *seats;
	const struct game_rules *r;
	struct run_record rec;

	if (!games_find(h->store, a, name, &g, err) || !(r = game_rules_of(&g, err)))
		return false;
	if (g.status != GAME_INVITING)
		return err_refuse(err, "game %.*s has started already",
				  STR_ARG(g.name));
	if (!seat_people(h, a, &g, r, &seats, err))
		return false;
	record_init(&rec, a, r);
	if (!set_up(h, a, &g, r, seats, &rec, err))
		return false;
	g.status = GAME_RUNNING;
	g.started = home_now(h);
	if (!phase_open(h, a, &g, &rec, "start", err))
		return false;
	struct issue is;
	unsigned all = (1U << g.n_seats) - 1;
	return reports_load(h, a, &g, g.phase_no, &is, err) &&
	       reports_queue_start(h, a, &is, all, true, "start", g.id, err) &&
	       reports_queue(h, a, &is, all, true, "phase", phase_cause(&g), err) &&
	       record_act(h, &g, "gm",
			  str_printf(a, "Game %.*s was started.", STR_ARG(g.name)),
			  STR(""), false, err);
}

bool game_start(struct home *h, struct arena *a, struct str game, struct err *err)
{
	return home_begin(h, err) && home_end(h, start(h, a, game, err), err);
}

/* End ---------------------------------------------------------------------- */

static bool end_running(struct home *h, struct arena *a, struct game *g,
			struct err *err)
{
	struct position p;
	struct run_record rec;
	struct issue is;
	struct snapshot last;
	struct act stop = {.game_id = g->id,
			   .phase_no = g->phase_no,
			   .kind = ACT_STOP,
			   .seat = -1,
			   .utc = home_now(h)};

	if (!acts_add(h->store, &stop, err) ||
	    !position_load(h, a, g, g->phase_no, &p, err) ||
	    !snapshots_load(h->store, a, g->id, g->phase_no, &last, err))
		return false;
	record_init(&rec, a, p.rules);
	memcpy(rec.state, p.state, p.rules->state_size);
	rec.from_no = g->phase_no;
	rec.ran_turn = last.ran_turn;
	return phase_open(h, a, g, &rec, "end", err) &&
	       reports_load(h, a, g, g->phase_no, &is, err) &&
	       reports_queue(h, a, &is, (1U << g->n_seats) - 1, true, "phase",
			     phase_cause(g), err);
}

static bool end(struct home *h, struct arena *a, struct str name, struct str why,
		struct err *err)
{
	struct game g;
	struct page page = page_in(a);
	int64_t cause;

	if (!games_find(h->store, a, name, &g, err))
		return false;
	if (g.status == GAME_OVER)
		return err_refuse(err, "game %.*s is over already", STR_ARG(g.name));
	bool inviting = g.status == GAME_INVITING;
	g.end_why = why;
	if (!record_act(h, &g, "gm", STR("The GM ended the game."), why, true, err))
		return false;
	if (!inviting)
		return end_running(h, a, &g, err);
	g.status = GAME_OVER;
	g.ended = home_now(h);
	page_paraf(&page, "Game %.*s does not take place. Reason: %.*s",
		   STR_ARG(g.name), STR_ARG(why));
	return games_save(h->store, &g, err) && post_cause(h, &cause, err) &&
	       post_notice(h, a, &g, "end", "gm", cause,
			   str_printf(a, "%.*s called off", STR_ARG(post_tag(a, &g))),
			   &page, err);
}

bool game_end(struct home *h, struct arena *a, struct str game, struct str why,
	      struct err *err)
{
	return home_begin(h, err) && home_end(h, end(h, a, game, why, err), err);
}

/* Pause -------------------------------------------------------------------- */

static bool tell_pause(struct home *h, struct arena *a, const struct game *g,
		       struct str what, struct err *err)
{
	struct page page = page_in(a);
	int64_t cause;

	page_para(&page, what);
	return record_act(h, g, "gm", what, STR(""), true, err) &&
	       post_cause(h, &cause, err) &&
	       post_notice(h, a, g, "notice", "gm", cause,
			   str_printf(a, "%.*s %s", STR_ARG(post_tag(a, g)),
				      g->status == GAME_PAUSED ? "paused" : "goes on"),
			   &page, err);
}

static bool set_pause(struct home *h, struct arena *a, struct str name, bool pause,
		      struct err *err)
{
	struct game g;

	if (!games_find(h->store, a, name, &g, err))
		return false;
	if (g.status != (pause ? GAME_RUNNING : GAME_PAUSED))
		return err_refuse(err, "game %.*s is %s", STR_ARG(g.name),
				  game_status_name(g.status));
	if (pause) {
		g.status = GAME_PAUSED;
		g.paused = home_now(h);
		g.early = 0;
	} else {
		g.status = GAME_RUNNING;
		if (g.deadline)
			g.deadline += home_now(h) - g.paused;
		g.paused = 0;
	}
	struct str what =
		pause ? STR("The GM paused the game: no deadline runs.")
		      : str_printf(a, "The game goes on. The deadline is %.*s now.",
				   STR_ARG(clock_long(a, g.deadline)));
	return games_save(h->store, &g, err) && tell_pause(h, a, &g, what, err);
}

bool game_pause(struct home *h, struct arena *a, struct str game, struct err *err)
{
	return home_begin(h, err) && home_end(h, set_pause(h, a, game, true, err), err);
}

bool game_resume(struct home *h, struct arena *a, struct str game, struct err *err)
{
	return home_begin(h, err) &&
	       home_end(h, set_pause(h, a, game, false, err), err);
}

/* Options of a game -------------------------------------------------------- */

/* A running game is asked itself, and the change stands in its journal. */
static bool turn_switch(struct home *h, struct arena *a, const struct game *g,
			struct str name, struct str value, struct err *err)
{
	struct position p;
	struct act x = {.game_id = g->id,
			.phase_no = g->phase_no,
			.kind = ACT_OPTION,
			.seat = -1,
			.name = name,
			.value = value,
			.utc = home_now(h)};

	return option_get(h->store, a, g->id, str_z(a, name), &x.was, err) &&
	       position_load(h, a, g, g->phase_no, &p, err) &&
	       p.rules->set_option(p.state, name, value, err) &&
	       acts_add(h->store, &x, err);
}

/* Of a running game all are told at once [PC-19.1]; before the start it stands in the
 * start letter. */
static bool tell_option(struct home *h, struct arena *a, const struct game *g,
			struct str what, struct str why, struct err *err)
{
	struct page page = page_in(a);
	int64_t cause;

	if (g->status == GAME_INVITING)
		return record_act(h, g, "gm", what, why, false, err);
	page_para(&page, what);
	if (why.n)
		page_paraf(&page, "Reason: %.*s", STR_ARG(why));
	return record_act(h, g, "gm", what, why, true, err) &&
	       post_cause(h, &cause, err) &&
	       post_notice(h, a, g, "notice", "gm", cause,
			   str_printf(a, "%.*s an option has changed",
				      STR_ARG(post_tag(a, g))),
			   &page, err);
}

static bool set_option(struct home *h, struct arena *a, struct str game,
		       struct str name, struct str value, bool force, struct str why,
		       struct err *err)
{
	struct game g;
	const struct game_rules *r;
	bool of_rules;

	name = str_lower(a, name);
	if (!games_find(h->store, a, game, &g, err) || !(r = game_rules_of(&g, err)) ||
	    !check_option(a, r, name, value, &of_rules, err))
		return false;
	if (g.status == GAME_OVER)
		return err_refuse(err, "game %.*s is over", STR_ARG(g.name));
	bool running = g.status != GAME_INVITING;
	if (running && of_rules && !(force && why.n))
		return err_refuse(
			err,
			"the game runs: a rule is changed with --force and --why only");
	if (running && of_rules && !turn_switch(h, a, &g, name, value, err))
		return false;
	return option_set(h->store, g.id, name, value, err) &&
	       tell_option(h, a, &g,
			   str_printf(a, "Option %.*s is %.*s now.", STR_ARG(name),
				      STR_ARG(value)),
			   why, err);
}

bool game_set_option(struct home *h, struct arena *a, struct str game, struct str name,
		     struct str value, bool force, struct str why, struct err *err)
{
	return home_begin(h, err) &&
	       home_end(h, set_option(h, a, game, name, value, force, why, err), err);
}
