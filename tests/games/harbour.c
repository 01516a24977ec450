/* Harbour: see harbour.h.
 * SPDX-License-Identifier: ISC */
#include "tests/games/harbour.h"

#include <string.h>

#include "base/arena.h"
#include "base/err.h"
#include "base/page.h"
#include "rules/pieces/rulings.h"

static const char *const colours[HARBOUR_SEATS] = {
	"rope makers", "salt merchants", "ship chandlers",
	"coopers",     "pilots",         "merchant adventurers"};
static const char *const tokens[HARBOUR_SEATS] = {"rope", "salt",  "ship",
						  "coop", "pilot", "merch"};
static const char *const phase_names[HARBOUR_PHASES] = {"questions", "bids", "duel",
							"customs"};
/* Each row is different, so letters show which one was read. */
static const char *const phase_missed[HARBOUR_PHASES + 1] = {
	"nothing is asked.", "the standing bid counts.", "the first bid counts.",
	"nothing is paid.", "the guild stays where it is."};
static const char *const lesson[] = {
	"Each turn a ship brings a cargo, and the guild that bids most has it.",
	"- After three turns the most cargoes win.", NULL};
static const char *const setup_missed[] = {"the guild predicts itself."};
static const struct game_option options[] = {
	{"fast", "off|on", "questions go with the bids", "HA-7"},
	{"customs", "off|on", "each turn begins with a phase of customs", "HA-10"},
	{"storm", "off|on", "no cargo is sold; the GM's own decision", "HA-9"},
	{"manifest", "FILE", "the cargoes that come, one a line", "HA-8"},
	{NULL, NULL, NULL, NULL}};
struct game_absent harbour_absent = {
	.policy = "For a guild that sends nothing its standing bid counts.",
	.played = "by its standing bid",
	.given_up = "You have given your guild up",
};

static int16_t lines_of(struct str text)
{
	struct str line;
	int16_t n = 0;

	while (str_line(&text, &line))
		n++;
	return n;
}

/* The two of a duel have all the time they want. */
static bool untimed(const void *state)
{
	const struct harbour *s = state;

	return s->turn && s->phase == HARBOUR_DUEL;
}

static bool setup(void *state, const struct setup *set, const struct rng *rng,
		  struct events *events, struct err *err)
{
	struct harbour *s = state;
	int n = 0;

	(void)rng;
	events->phase = 1;
	*s = (struct harbour){.phase = 1};
	for (int i = 0; i < HARBOUR_SEATS; i++)
		if (set->seats >> i & 1)
			n++;
	if (n < 2 || set->n_seats != n || set->seats >> HARBOUR_SEATS)
		return err_refuse(err, "two to six guilds, not %d", set->n_seats);
	s->seats = s->in_game = (uint16_t)set->seats;
	s->turns = HARBOUR_TURNS;
	for (int i = 0; i < set->n_options; i++)
		if (str_is(set->options[i].name, "manifest"))
			s->turns = lines_of(set->options[i].value);
	for (int i = 0; i < set->n_options; i++)
		if (str_is(set->options[i].name, "fast"))
			s->fast = str_is(set->options[i].value, "on");
		else if (str_is(set->options[i].name, "customs"))
			s->customs = str_is(set->options[i].value, "on");
		else if (str_is(set->options[i].name, "storm"))
			s->storm = str_is(set->options[i].value, "on");
	for (int i = 0; i < HARBOUR_SEATS; i++) {
		s->gold[i] = HARBOUR_GOLD;
		s->predicted[i] = -1;
	}
	return true;
}

static int turn(const void *state)
{
	return ((const struct harbour *)state)->turn;
}

static int phase(const void *state)
{
	return harbour_number(state);
}

int harbour_number(const struct harbour *s)
{
	if (!s->turn || !s->phase)
		return s->phase;
	return s->phase == HARBOUR_CUSTOMS ? 1 : s->phase + s->customs;
}

static unsigned may_order(const void *state)
{
	const struct harbour *s = state;
	unsigned may = s->in_game;

	if (s->turn && s->phase == HARBOUR_DUEL)
		return s->actors;
	for (int i = 0; s->phase == HARBOUR_BID && i < HARBOUR_SEATS; i++)
		if (!s->gold[i])
			may &= ~(1U << i);
	return may;
}

static unsigned owes(const void *state)
{
	const struct harbour *s = state;

	if (s->phase == 0 || (s->turn && s->phase == HARBOUR_ASK))
		return 0;
	return may_order(state);
}

static unsigned seats(const void *state)
{
	return ((const struct harbour *)state)->in_game;
}

static unsigned winners(const void *state)
{
	return ((const struct harbour *)state)->winners;
}

static int misses(const void *state, int seat)
{
	return ((const struct harbour *)state)->misses[seat];
}

static void new_player(void *state, int seat)
{
	struct harbour *s = state;

	s->misses[seat] = 0;
	s->leaving &= (uint16_t) ~(1U << seat);
	s->by_chance &= (uint16_t) ~(1U << seat);
}

static unsigned leaving(const void *state)
{
	return ((const struct harbour *)state)->leaving;
}

static unsigned by_chance(const void *state)
{
	return ((const struct harbour *)state)->by_chance;
}

static void leave(void *state, int seat)
{
	((struct harbour *)state)->leaving |= (uint16_t)(1U << seat);
}

static void resign(void *state, int seat)
{
	leave(state, seat);
	((struct harbour *)state)->by_chance |= (uint16_t)(1U << seat);
}

static void stop(void *state)
{
	((struct harbour *)state)->phase = 0;
}

/* The weather is the GM's; everything else is fixed once the game starts. */
static bool set_option(void *state, struct str name, struct str value, struct err *err)
{
	struct harbour *s = state;

	if (!str_is(name, "storm"))
		return err_refuse(err, "option %.*s is fixed once the game starts",
				  STR_ARG(name));
	if (s->turn && s->phase == HARBOUR_DUEL)
		return err_refuse(err, "the cargo of this turn is sold in the duel");
	s->storm = str_is(value, "on");
	return true;
}

void harbour_see(const void *state, int seat, void *out)
{
	struct harbour_view *v = out;

	memset(v, 0, sizeof *v);
	v->now = *(const struct harbour *)state;
	v->seat = seat;
	for (int i = 0; i < HARBOUR_SEATS; i++)
		if (seat != SEAT_GM && seat != i) {
			v->now.gold[i] = v->now.predicted[i] = -1;
			memset(v->now.kept[i], 0, sizeof v->now.kept[i]);
		}
	if (seat == SEAT_GM)
		return;
	const struct questions all = harbour_questions(state);
	memset(v->now.asked, 0, sizeof v->now.asked);
	if (seat >= 0) /* readers without a seat know of none: they are private */
		question_seen(&all, seat, 0, v->now.asked, HARBOUR_SEATS);
}

static void needs(const void *view, const struct sheet *sheet, struct buf *out)
{
	const struct harbour_view *v = view;
	const struct harbour *s = &v->now;

	if (sheet && sheet->n_slots)
		return;
	if (v->seat >= 0 && owes(s) >> v->seat & 1)
		buf_z(out, !s->turn                      ? "the name of a guild"
			   : s->phase == HARBOUR_CUSTOMS ? "what you pay at the customs"
			   : s->phase == HARBOUR_DUEL    ? "what you raise to"
							 : "a bid");
}

static void report(const void *view, const struct events *seen, struct page *p)
{
	const struct harbour_view *v = view;
	struct page_table *t;

	page_heading(p, 1, STR("NEWS IN SHORT"));
	for (int i = 0; i < seen->n; i++) {
		struct buf b = buf_in(p->a);
		harbour_phrase(view, &seen->e[i], &b);
		page_para(p, buf_str(&b));
	}
	page_heading(p, 4, STR("THE GUILDS"));
	t = page_table(p);
	page_column(t, STR("Guild"), PAGE_LEFT);
	page_column(t, STR("Cargoes"), PAGE_RIGHT);
	for (int i = 0; i < HARBOUR_SEATS; i++)
		if (v->now.seats >> i & 1) {
			page_row(t);
			page_cell(t, str_of(harbour_names[i]));
			page_cellf(t, "%d", v->now.cargo[i]);
		}
	if (v->seat >= 0) {
		page_heading(p, 7, STR("ONLY FOR YOU"));
		page_paraf(p, "You have %d gold.", v->now.gold[v->seat]);
	}
}

static const char *count_name(int which)
{
	return which == 0 ? "Cargoes" : NULL;
}

static const char *count_what(int which)
{
	(void)which;
	return "cargoes bought";
}

static int count(const void *view, int which, int seat)
{
	(void)which;
	return ((const struct harbour_view *)view)->now.cargo[seat];
}

static int32_t ink(int seat)
{
	static const int32_t inks[HARBOUR_SEATS] = {0xe06060, 0x60a0e0, 0x60c060,
						    0xe0c040, 0xb080e0, 0xe09040};
	return inks[seat];
}

/* Lines that are legal now: of another guild that plays, and of gold that is there. */
static void form(const void *view, struct page *p)
{
	const struct harbour_view *v = view;
	const struct harbour *s = &v->now;
	int other = 0, gold = v->seat >= 0 ? s->gold[v->seat] : 0;

	while (other == v->seat || !(s->in_game >> other & 1))
		if (++other == HARBOUR_SEATS)
			return;
	if (!s->turn)
		page_form(p, str_printf(p->a, "predict %s\n", colours[other]));
	else if (s->phase == HARBOUR_ASK)
		page_form(p,
			  str_printf(p->a, "ask %s\n# ask %s \"how much is left?\"\n",
				     colours[other], colours[other]));
	else if (s->phase == HARBOUR_CUSTOMS)
		page_form(p, STR("pay 0\n"));
	else if (s->phase != HARBOUR_DUEL ||
		 s->actors >> (v->seat < 0 ? 0 : v->seat) & 1)
		page_form(p, str_printf(p->a, "%s %d\n",
					s->phase == HARBOUR_BID ? "bid" : "raise",
					gold < 5 ? gold : 5));
}

static void start(const void *view, struct page *p)
{
	(void)view;
	page_para(p, STR("You have 20 gold. The most cargoes win."));
}

static bool sound(const void *state, struct err *err)
{
	const struct harbour *s = state;

	for (int i = 0; i < HARBOUR_SEATS; i++)
		if (s->gold[i] < 0 || s->gold[i] > HARBOUR_GOLD)
			return err_set(err, "gold out of nothing");
	return true;
}

static const struct ruling rulings[] = {
	{"HA-3", "Bids.", "The highest bid gets the cargo and pays."}};
static const struct rule_book book = RULE_BOOK(rulings);

const struct game_rules harbour_game = {
	.name = "harbour",
	.title = "Harbour",
	.edition = 1,
	.seats_min = 2,
	.seats_max = HARBOUR_SEATS,
	.any_seats = true,
	.colours = colours,
	.tokens = tokens,
	.n_phases = HARBOUR_PHASES,
	.phase_names = phase_names,
	.phase_missed = phase_missed,
	.setup_missed = setup_missed,
	.lesson = lesson,
	.absent = &harbour_absent,
	.book = &book,
	.state_size = sizeof(struct harbour),
	.view_size = sizeof(struct harbour_view),
	.options = options,
	.vocab = &harbour_vocab,
	.scene = &harbour_scene_words,
	.player = &harbour_player,
	.setup = setup,
	.turn = turn,
	.phase = phase,
	.owes = owes,
	.may_order = may_order,
	.untimed = untimed,
	.seats = seats,
	.winners = winners,
	.misses = misses,
	.leaving = leaving,
	.by_chance = by_chance,
	.new_player = new_player,
	.resign = resign,
	.leave = leave,
	.stop = stop,
	.set_option = set_option,
	.view = harbour_see,
	.needs = needs,
	.report = report,
	.position = harbour_position,
	.count_name = count_name,
	.count_what = count_what,
	.count = count,
	.ink = ink,
	.ink_by_day = ink,
	.form = form,
	.start = start,
	.phrase = harbour_phrase,
	.adjudicate = harbour_adjudicate,
	.save = harbour_save,
	.load = harbour_load,
	.sound = sound,
};
