/* The language of the market.
 * SPDX-License-Identifier: ISC */
#include "base/arena.h"
#include "base/locale.h"
#include "tests/games/market.h"

enum { W_PRICE = WORD_GAME, W_ASK, W_ANSWER, W_BID, W_LOT, W_PURSE, W_OVER, W_CROWNS };

static const struct word words[] = {
	{"baker", WORD_SEAT, 0, WORD_NOUN},
	{"smith", WORD_SEAT, 1, WORD_NOUN},
	{"weaver", WORD_SEAT, 2, WORD_NOUN},
	{"potter", WORD_SEAT, 3, WORD_NOUN},
	{"tinker", WORD_SEAT, 4, WORD_NOUN},
	{"price", W_PRICE, 0, 0},
	{"ask", W_ASK, 0, 0},
	{"answer", W_ANSWER, 0, 0},
	{"bid", W_BID, 0, 0},
	{"lot", W_LOT, 0, WORD_NOUN},
	{"purse", W_PURSE, 0, WORD_NOUN},
	{"over", W_OVER, 0, 0},
	{"crowns", W_CROWNS, 0, WORD_NOUN},
	{"crown", W_CROWNS, 0, WORD_NOUN},
	{NULL, 0, 0, 0},
};

static struct market_order *begin(struct parse *p, const struct verb *v)
{
	struct market_order *o = arena_new(p->a, struct market_order);

	parse_word(p, v->word, NULL);
	o->verb = (enum market_verb)v->id;
	return o;
}

static const struct market_view *mine(const struct parse *p)
{
	const struct market_view *v = p->view;

	return v && v->seat >= 0 ? v : NULL;
}

/* The phase is open to the steward alone: for others no line can be right. */
static void only_steward(struct parse *p, int from, const char *rule)
{
	const struct market_view *view = mine(p);

	if (!view || market_steward(&view->now) == view->seat)
		return;
	parse_fault(p, from, rule, "The %s is the steward today.",
		    market_names[market_steward(&view->now)]);
	parse_hopeless(p);
}

/* price N [MK-2] */
static bool parse_price(struct parse *p, const struct verb *v, struct parsed *made)
{
	struct market_order *o = begin(p, v);
	int from = parse_mark(p);

	if (!parse_number(p, &o->n))
		return parse_expected(p, "a price, such as 2");
	parse_word(p, W_CROWNS, NULL);
	if (o->n < 1 || o->n > 5)
		parse_fault(p, from, "MK-2", "The least price is 1 to 5.");
	only_steward(p, from, "MK-2");
	*made = (struct parsed){
		.action = o, .key = {W_PRICE, 0, 0}, .allowed = STRATUM_REPORT};
	return true;
}

/* ask SEAT "WORDS" [MK-3] */
static bool parse_ask(struct parse *p, const struct verb *v, struct parsed *made)
{
	struct market_order *o = begin(p, v);
	const struct market_view *view = mine(p);
	int from = parse_mark(p);

	if (!parse_seat(p, &o->seat))
		return parse_expected(p, "a trader");
	if (view && o->seat == view->seat)
		parse_fault(p, from, "MK-3", "You cannot ask yourself.");
	only_steward(p, from, "MK-3");
	from = parse_mark(p);
	(void)parse_text(p, &o->text);
	if (o->text.n >= QUESTION_TEXT)
		parse_fault(p, from, "MK-3", "A question has %d letters at most.",
			    QUESTION_TEXT - 1);
	*made = (struct parsed){
		.action = o, .key = {W_ASK, 0, 0}, .allowed = STRATUM_REPORT};
	return true;
}

static bool is_asked(const struct market_view *v)
{
	const struct questions all = {(struct question *)v->now.q, MARKET_TURNS};

	return question_due(&all, v->seat, v->now.turn, v->now.phase, -1) >= 0;
}

/* answer N [MK-3] */
static bool parse_answer(struct parse *p, const struct verb *v, struct parsed *made)
{
	struct market_order *o = begin(p, v);
	const struct market_view *view = mine(p);
	int from = parse_mark(p);

	if (!parse_number(p, &o->n))
		return parse_expected(p, "what you will spend at most, such as 9");
	parse_word(p, W_CROWNS, NULL);
	if (view && view->seat >= 0 && !is_asked(view)) {
		parse_fault(p, from, "MK-3", "Nobody has asked you today.");
		parse_hopeless(p);
	}
	*made = (struct parsed){
		.action = o, .key = {W_ANSWER, 0, 0}, .allowed = STRATUM_REPORT};
	return true;
}

/* bid LOT N [MK-4] */
static bool parse_bid(struct parse *p, const struct verb *v, struct parsed *made)
{
	struct market_order *o = begin(p, v);
	const struct market_view *view = mine(p);
	parse_word(p, W_LOT, NULL);
	int from = parse_mark(p);
	if (!parse_number(p, &o->lot))
		return parse_expected(p, "the number of a lot");
	if (view && (o->lot < market_first_lot(&view->now) ||
		     o->lot > market_last_lot(&view->now)))
		parse_fault(p, from, "MK-4", "Lots %d to %d are sold today.",
			    market_first_lot(&view->now), market_last_lot(&view->now));
	parse_link(p);
	from = parse_mark(p);
	if (!parse_number(p, &o->n))
		return parse_expected(p, "your maximum, such as 7");
	parse_word(p, W_CROWNS, NULL);
	if (view && o->n > view->now.purse[view->seat])
		parse_fault(p, from, "MK-4", "You have %d crowns.",
			    view->now.purse[view->seat]);
	*made = (struct parsed){
		.action = o, .key = {W_BID, o->lot, 0}, .allowed = STRATUM_REPORT};
	return true;
}

/* if purse over N */
static bool fact(struct parse *p, const void **out, enum stratum *stratum)
{
	int *n = arena_new(p->a, int);

	*out = n;
	*stratum = STRATUM_REPORT;
	return (parse_word(p, W_PURSE, NULL) && parse_word(p, W_OVER, NULL) &&
		parse_number(p, n)) ||
	       parse_expected(p, "your purse, such as purse over 9");
}

static bool clear(struct parse *p, struct slot_key *key)
{
	static const int verbs[] = {W_PRICE, W_ASK, W_ANSWER, W_BID};

	*key = (struct slot_key){0, SLOT_ANY, SLOT_ANY};
	for (int i = 0; i < 4 && !key->verb; i++)
		if (parse_word(p, verbs[i], NULL))
			key->verb = verbs[i];
	return key->verb || parse_expected(p, "an order word");
}

static void echo(const void *view, const void *action, struct buf *b)
{
	const struct market_order *o = action;

	(void)view;
	switch (o->verb) {
	case MARKET_PRICE:
		buf_printf(b, "price %d", o->n);
		break;
	case MARKET_ASK:
		buf_printf(b, "ask %s", market_names[o->seat]);
		if (o->text.n)
			buf_printf(b, " \"%.*s\"", STR_ARG(o->text));
		break;
	case MARKET_ANSWER:
		buf_printf(b, "answer %d", o->n);
		break;
	case MARKET_BID:
		buf_printf(b, "bid lot %d %d", o->lot, o->n);
		break;
	}
}

static void echo_fact(const void *view, const void *f, struct buf *b)
{
	(void)view;
	buf_printf(b, "purse over %d", *(const int *)f);
}

static unsigned seats(const void *view)
{
	return ((const struct market_view *)view)->now.seats;
}

static unsigned in_game(const void *view)
{
	return ((const struct market_view *)view)->now.in_game;
}

static const struct verb verbs[] = {
	{.word = W_PRICE,
	 .value = -1,
	 .phases = PHASE(MARKET_OPENING),
	 .id = MARKET_PRICE,
	 .parse = parse_price,
	 .name = "price",
	 .help = N_("`price N`: the least price of the day, 1 to 5."),
	 .example = "price 2"},
	{.word = W_ASK,
	 .value = -1,
	 .phases = PHASE(MARKET_OPENING),
	 .id = MARKET_ASK,
	 .parse = parse_ask,
	 .name = "ask",
	 .help = N_("`ask TRADER \"WORDS\"`: what will they spend at most today?"),
	 .example = "ask smith \"what will you spend if you spend anything?\""},
	{.word = W_ANSWER,
	 .value = -1,
	 .phases = PHASE(MARKET_BIDS),
	 .id = MARKET_ANSWER,
	 .parse = parse_answer,
	 .name = "answer",
	 .help = N_("`answer N`: you will spend no more than N today."),
	 .example = "answer 9"},
	{.word = W_BID,
	 .value = -1,
	 .phases = PHASE(MARKET_BIDS),
	 .id = MARKET_BID,
	 .parse = parse_bid,
	 .name = "bid",
	 .help = N_("`bid lot K N`: the most that you will pay for it."),
	 .example = "bid lot 1 7"},
	{.parse = NULL},
};

static const struct foreign foreign[] = {{NULL, NULL}};
static const char *const phase_names[] = {N_("opening"), N_("bids")};

const struct vocab market_vocab = {
	.name = "market",
	.title = "Market Day",
	.words = words,
	.quotes = true,
	.verbs = verbs,
	.foreign = foreign,
	.example_else = "  bid lot 1 7 if purse over 12 else bid lot 1 3\n",
	.example_if = "  bid lot 1 7 if purse over 12\n",
	.seat_names = market_names,
	.phase_names = phase_names,
	.n_phases = MARKET_PHASES,
	.seats = seats,
	.in_game = in_game,
	.fact = fact,
	.clear = clear,
	.echo = echo,
	.echo_fact = echo_fact,
};
