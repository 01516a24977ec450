/* The language of the harbour.
 * SPDX-License-Identifier: ISC */
#include "base/arena.h"
#include "tests/games/harbour.h"

enum {
	W_PREDICT = WORD_GAME,
	W_ASK,
	W_BID,
	W_RAISE,
	W_ALWAYS,
	W_GOLD,
	W_OVER,
	W_PAY,
};

/* clang-format off */
static const struct word words[] = {
	{"rope makers", WORD_SEAT, 0, WORD_NOUN}, {"salt merchants", WORD_SEAT, 1, WORD_NOUN},
	{"ship chandlers", WORD_SEAT, 2, WORD_NOUN}, {"coopers", WORD_SEAT, 3, WORD_NOUN},
	{"pilots", WORD_SEAT, 4, WORD_NOUN}, {"merchant adventurers", WORD_SEAT, 5, WORD_NOUN},
	{"predict", W_PREDICT, 0, 0}, {"ask", W_ASK, 0, 0}, {"bid", W_BID, 0, 0},
	{"raise", W_RAISE, 0, 0}, {"always", W_ALWAYS, 0, 0}, {"gold", W_GOLD, 0, WORD_NOUN},
	{"over", W_OVER, 0, 0}, {"pay", W_PAY, 0, 0}, {NULL, 0, 0, 0},
};
/* clang-format on */

static bool parse_about_seat(struct parse *p, const struct verb *v, struct parsed *made)
{
	struct harbour_order *o = arena_new(p->a, struct harbour_order);

	parse_word(p, v->word, NULL);
	o->verb = (enum harbour_verb)v->id;
	if (!parse_seat(p, &o->seat))
		return parse_expected(p, "a guild");
	int from = parse_mark(p);
	if (o->verb == HARBOUR_ASKS && parse_text(p, &o->text) &&
	    o->text.n >= QUESTION_TEXT)
		parse_fault(p, from, "HA-2", "%s", question_words(QUESTION_TOO_LONG));
	*made = (struct parsed){
		.action = o, .key = {v->word, 0, 0}, .allowed = STRATUM_REPORT};
	return true;
}

static bool parse_amount(struct parse *p, const struct verb *v, struct parsed *made)
{
	struct harbour_order *o = arena_new(p->a, struct harbour_order);
	const struct harbour_view *view = p->view;

	parse_word(p, v->word, NULL);
	o->verb = (enum harbour_verb)v->id;
	int from = parse_mark(p);
	if (!parse_number(p, &o->n))
		return parse_expected(p, "a number");
	if (view && view->seat >= 0 && o->verb == HARBOUR_RAISES &&
	    !(view->now.actors >> view->seat & 1)) {
		parse_fault(p, from, "HA-4", "two others raise in this duel");
		parse_hopeless(p);
	}
	if (view && view->seat >= 0 && o->n > view->now.gold[view->seat])
		parse_fault(p, from, "HA-3", "you have %d gold",
			    view->now.gold[view->seat]);
	if (v->word == W_BID && parse_word(p, W_ALWAYS, NULL))
		o->always = true;
	*made = (struct parsed){.action = o,
				.key = {v->word, 0, 0},
				.allowed = STRATUM_REPORT,
				.standing = o->always};
	return true;
}

static bool fact(struct parse *p, const void **out, enum stratum *s)
{
	int *n = arena_new(p->a, int);

	*out = n;
	*s = STRATUM_REPORT;
	return (parse_word(p, W_GOLD, NULL) && parse_word(p, W_OVER, NULL) &&
		parse_number(p, n)) ||
	       parse_expected(p, "gold over a number");
}

static bool clear(struct parse *p, struct slot_key *key)
{
	static const int verbs[] = {W_PREDICT, W_ASK, W_BID, W_RAISE};

	*key = (struct slot_key){0, SLOT_ANY, SLOT_ANY};
	for (int i = 0; i < 4; i++)
		if (parse_word(p, verbs[i], NULL))
			key->verb = verbs[i];
	return key->verb != 0 || parse_expected(p, "an order word");
}

static void echo(const void *view, const void *action, struct buf *b)
{
	const struct harbour_order *o = action;

	(void)view;
	if (o->verb == HARBOUR_PREDICTS || o->verb == HARBOUR_ASKS)
		buf_printf(b, "%s %s%s%.*s%s",
			   o->verb == HARBOUR_ASKS ? "ask" : "predict",
			   harbour_names[o->seat], o->text.n ? " \"" : "",
			   STR_ARG(o->text), o->text.n ? "\"" : "");
	else
		buf_printf(b, "%s %d%s",
			   o->verb == HARBOUR_BIDS   ? "bid"
			   : o->verb == HARBOUR_PAYS ? "pay"
						     : "raise",
			   o->n, o->always ? " always" : "");
}

static void echo_fact(const void *view, const void *f, struct buf *b)
{
	(void)view;
	buf_printf(b, "gold over %d", *(const int *)f);
}

static unsigned seats(const void *view)
{
	return ((const struct harbour_view *)view)->now.seats;
}

/* An option merges the questions with the bids [HA-7], another begins with the customs
 * [HA-10]. */
static void phases(const void *view, int turn, struct vocab_turn *out)
{
	const struct harbour_view *v = view;
	bool fast = v && v->now.fast;

	(void)turn;
	out->n = 0;
	if (v && v->now.customs)
		out->phase[out->n++] = (struct vocab_phase){
			.kinds = PHASE(HARBOUR_CUSTOMS), .brief = true};
	out->phase[out->n++] =
		(struct vocab_phase){.kinds = fast ? 0 : PHASE(HARBOUR_ASK)};
	out->phase[out->n++] = (struct vocab_phase){
		.kinds = PHASE(HARBOUR_BID) | (fast ? PHASE(HARBOUR_ASK) : 0),
		.name = fast ? "questions and bids" : NULL};
	out->phase[out->n++] = (struct vocab_phase){.kinds = PHASE(HARBOUR_DUEL)};
}

static unsigned in_game(const void *view)
{
	return ((const struct harbour_view *)view)->now.in_game;
}

/* The bid that holds from turn to turn, with its conditions. */
static int standing(struct arena *a, const void *view, struct slot out[], int max)
{
	const struct harbour_view *v = view;

	if (v->now.phase != HARBOUR_BID || v->seat < 0)
		return 0;
	const struct standing kept = harbour_kept(&v->now, v->seat);
	const struct reader reader = {.vocab = &harbour_vocab,
				      .view = view,
				      .seat = v->seat,
				      .turn = v->now.turn,
				      .phase = harbour_number(&v->now)};
	return standing_slots(a, &kept, &reader, out, max);
}

static const struct verb verbs[] = {
	{.word = W_PREDICT,
	 .value = -1,
	 .phases = PHASE(HARBOUR_PREDICT),
	 .id = HARBOUR_PREDICTS,
	 .parse = parse_about_seat,
	 .name = "predict",
	 .help = "predict GUILD: who will win. Nobody else is told.",
	 .example = "predict pilots"},
	{.word = W_ASK,
	 .value = -1,
	 .phases = PHASE(HARBOUR_ASK),
	 .id = HARBOUR_ASKS,
	 .parse = parse_about_seat,
	 .name = "ask",
	 .help = "ask GUILD: how much gold it has. Only you are told.",
	 .example = "ask pilots"},
	{.word = W_BID,
	 .value = -1,
	 .phases = PHASE(HARBOUR_BID),
	 .id = HARBOUR_BIDS,
	 .parse = parse_amount,
	 .name = "bid",
	 .help = "bid N, or bid N always: for the cargo of the turn.",
	 .example = "bid 5"},
	{.word = W_RAISE,
	 .value = -1,
	 .phases = PHASE(HARBOUR_DUEL),
	 .id = HARBOUR_RAISES,
	 .parse = parse_amount,
	 .name = "raise",
	 .help = "raise N: what you pay instead, in a duel.",
	 .example = "raise 7"},
	{.word = W_PAY,
	 .value = -1,
	 .phases = PHASE(HARBOUR_CUSTOMS),
	 .id = HARBOUR_PAYS,
	 .parse = parse_amount,
	 .name = "pay",
	 .help = "pay N: at the customs.",
	 .example = "pay 1"},
	{.parse = NULL},
};

static const struct foreign foreign[] = {{NULL, NULL}};

const char *const harbour_names[HARBOUR_SEATS] = {
	"Rope Makers", "Salt Merchants", "Ship Chandlers",
	"Coopers",     "Pilots",         "Merchant Adventurers"};
static const char *const phase_names[HARBOUR_PHASES + 1] = {"questions", "bids", "duel",
							    "customs", "charter"};

const struct vocab harbour_vocab = {
	.name = "harbour",
	.title = "Harbour",
	.words = words,
	.quotes = true,
	.verbs = verbs,
	.foreign = foreign,
	.example_else = "  bid 5 if gold over 9 else bid 2\n",
	.example_if = "  bid 5 if gold over 9\n  bid 3 always if gold over 4\n",
	.seat_names = harbour_names,
	.phase_names = phase_names,
	.n_phases = HARBOUR_PHASES,
	.setup_phases = 1,
	.seats = seats,
	.in_game = in_game,
	.phases = phases,
	.phases_most = HARBOUR_PHASES,
	.fact = fact,
	.clear = clear,
	.echo = echo,
	.echo_fact = echo_fact,
	.standing = standing,
};
