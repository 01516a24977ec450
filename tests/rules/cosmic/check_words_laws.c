/* Laws of the language on random lines: canonical words read back to the same orders,
 * every line that is offered would be accepted, carets are under the player's own
 * characters, and no garbage does harm.
 * SPDX-License-Identifier: ISC */
#include "tests/check_main.h"
#include "tests/kit/share.h"
#include "tests/rules/cosmic/position.h"

#include "orders/lexis/lex.h"
#include "orders/sayings/language.h"
#include "rules/cosmic/table/catalog.h"
#include "rules/cosmic/table/order.h"
#include "rules/cosmic/words/words_parts.h"

enum { ROUNDS = 800, NIGHTLY = 6000 };

static uint64_t seed;
static int power, flare; /* of the writer, by number */

static int below(int n)
{
	seed = seed * 6364136223846793005U + 1442695040888963407U;
	return (int)((seed >> 33) % (uint64_t)n);
}

static const char *pick(const char *const list[], int n)
{
	return list[below(n)];
}

#define PICK(list) pick(list, (int)(sizeof(list) / sizeof *(list)))

static const char *const colours[] = {"red", "blue", "green", "yellow", "R",
				      "B",   "Ann",  "he",    "purple"};
static const char *const numbers[] = {"1", "2", "3", "4", "5", "two", "0", "7"};
static const char *const places[] = {"1",       "3",      "red 3", "Y4",
				     "green 1", "limbo",  "warp",  "home",
				     "c1",      "blue 2", "7"};
static const char *const challenges[] = {
	"c1",         "c2",         "C3", "#4",          "my attack",
	"my defence", "blue>red 5", "c9", "challenge 1", "there"};
static const char *const cards[] = {"4",    "attack 8", "A12", "compromise", "20",
				    "comp", "30",       "c",   "attack 14",  "plague"};
static const char *const edicts[] = {"cosmic zap",  "plague",          "mobius tubes",
				     "force field", "emotion control", "stellar gas",
				     "flarezap"};

static void add(struct buf *b, const char *z)
{
	buf_z(b, b->n ? " " : "");
	buf_z(b, z);
}

static void tokens(struct buf *b)
{
	int parts = below(3);

	add(b, PICK(numbers));
	for (int i = 0; i < parts; i++) {
		add(b, i ? ", 1 from" : "from");
		add(b, PICK(places));
	}
}

static void fact(struct buf *b)
{
	switch (below(9)) {
	case 0:
		add(b, PICK(colours)), add(b, "attacks"), add(b, "red 5");
		break;
	case 1:
		add(b, PICK(colours)), add(b, "uses power in"),
			add(b, PICK(challenges));
		break;
	case 2:
		add(b, PICK(colours)), add(b, "plays"), add(b, PICK(edicts)),
			add(b, "on me");
		break;
	case 3:
		add(b, PICK(colours)), add(b, "allies with"), add(b, PICK(colours)),
			add(b, "in c1");
		break;
	case 4:
		add(b, PICK(colours)), add(b, "invites me");
		break;
	case 5:
		add(b, "i would"), add(b, below(2) ? "win" : "lose"),
			add(b, PICK(challenges));
		break;
	case 6:
		add(b, PICK(challenges)), add(b, "defence has"), add(b, PICK(numbers)),
			add(b, "or more tokens");
		break;
	case 7:
		add(b, PICK(colours)), add(b, "holds Y3");
		break;
	default:
		add(b, PICK(colours)), add(b, "shows compromise in"),
			add(b, PICK(challenges));
		break;
	}
}

static void condition(struct buf *b)
{
	add(b, below(3) ? "if" : "unless");
	fact(b);
	for (int n = below(3); n > 0; n--) {
		add(b, below(2) ? "and" : "or");
		if (!below(3))
			add(b, "not");
		fact(b);
	}
}

/* The own words of a Power as its example has them, elsewhere and by others. */
static void own_words(struct buf *b, const struct ce_speech *speech)
{
	for (const char *z = speech->example; z && *z; z++) {
		bool begins = z == speech->example || z[-1] == ' ';
		if (begins && z[0] == 'c' && z[1] >= '1' && z[1] <= '9') {
			buf_printf(b, "c%d", 1 + below(5));
			z++;
		} else if (*z >= '1' && *z <= '9' && !below(4)) {
			buf_printf(b, "%d", below(6));
		} else {
			buf_char(b, *z);
		}
	}
}

static void power_order(struct buf *b)
{
	const struct ce_power_rule *mine = ce_power_rule(&ce_catalog, power);
	const struct ce_power_rule *held = ce_power_rule(&ce_catalog, flare);
	int which = below(4);

	buf_z(b, b->n ? " " : "");
	if (which < 2)
		own_words(b, &mine->orders);
	else
		own_words(b, which == 2 ? &held->wild.orders : &held->super.orders);
	if (!b->n)
		add(b, "no power");
}

static void table(struct buf *b)
{
	add(b, PICK(challenges));
	add(b, ": if compromise play");
	add(b, PICK(cards));
	add(b, below(2) ? "; if attack <=" : "; if attack >=");
	add(b, PICK(numbers));
	add(b, "play lowest; else");
	add(b, below(2) ? "cheapest winning, else highest" : PICK(cards));
}

static void action(struct buf *b)
{
	switch (below(17)) {
	case 14:
	case 15:
		power_order(b);
		break;
	case 16:
		table(b);
		break;
	case 0:
		add(b, "attack"), add(b, PICK(colours)), add(b, PICK(numbers)),
			add(b, "with"), tokens(b);
		break;
	case 1:
		add(b, "limbo"), add(b, PICK(numbers)), add(b, "to"),
			add(b, PICK(places));
		break;
	case 2:
		add(b, "release"), add(b, PICK(numbers)), add(b, "to"),
			add(b, PICK(places));
		break;
	case 3:
		add(b, "invite"), add(b, PICK(colours)), add(b, "and"),
			add(b, PICK(colours));
		add(b, "in"), add(b, PICK(challenges));
		break;
	case 4:
		add(b, "ally"), add(b, PICK(colours)), add(b, "in"),
			add(b, PICK(challenges));
		add(b, "with"), tokens(b);
		break;
	case 5:
		add(b, "defend"), add(b, PICK(challenges)), add(b, "with"),
			add(b, PICK(numbers));
		break;
	case 6:
	case 7:
		add(b, "card"), add(b, PICK(cards)), add(b, "in"),
			add(b, PICK(challenges));
		break;
	case 8:
	case 9:
		add(b, "play"), add(b, PICK(edicts)), add(b, "on"),
			add(b, PICK(colours));
		if (below(2))
			add(b, "in"), add(b, PICK(challenges));
		break;
	case 10:
		add(b, "deal"), add(b, PICK(colours)), add(b, ": i give"),
			add(b, PICK(numbers));
		add(b, "cards,"), add(b, PICK(colours)), add(b, "gives base"),
			add(b, PICK(colours));
		add(b, PICK(numbers));
		break;
	case 11:
		add(b, "reward"), add(b, PICK(challenges)), add(b, ":"),
			add(b, PICK(numbers));
		add(b, "cards, 1 token to"), add(b, PICK(places));
		break;
	case 12:
		add(b, "lose"), tokens(b), add(b, ","), add(b, PICK(cards)),
			add(b, "for plague");
		break;
	default:
		add(b, "own colour:"), add(b, below(2) ? "redraw" : "fight");
		break;
	}
}

static struct str order(struct arena *a)
{
	struct buf b = buf_in(a);

	if (!below(6))
		add(&b, below(2) ? "1." : "C1:");
	action(&b);
	if (!below(3))
		condition(&b);
	for (int n = below(3); n > 1; n--) {
		add(&b, "else");
		action(&b);
	}
	if (!below(8))
		buf_z(&b, "; "), action(&b);
	return buf_str(&b);
}

/* A hand and a table on which much is possible. */
static void any_position(struct ce_view *v)
{
	static const int hand[] = {4,
				   8,
				   12,
				   20,
				   30,
				   CARD_COMPROMISE,
				   CARD_COSMIC_ZAP,
				   CARD_PLAGUE,
				   CARD_MOBIUS_TUBES,
				   CARD_FORCE_FIELD,
				   CARD_EMOTION_CONTROL,
				   CARD_STELLAR_GAS};
	position(v, below(4), 1 + below(4));
	hold(v, 12, hand);
	power = 1 + below(ce_catalog.n);
	flare = below(3) ? 1 + below(ce_catalog.n) : power;
	v->t.power[v->seat].id = (uint8_t)power;
	v->t.option.flares = 1;
	v->t.option.machine_max = 3;
	v->t.option.mutant_size = 8;
	v->hand[v->n_hand++] = (uint8_t)(CARD_FLARE + flare);
	v->t.hand_size[v->seat]++;
	v->t.loss[v->seat] = 2;
	v->t.limbo[v->seat] = 2;
	v->t.warp[v->seat] = 3;
	v->t.plague[v->seat] = 1;
	if (v->t.phase < 2)
		return;
	challenge(v, 1, BLUE, YELLOW, YELLOW, 3, 4);
	v->t.challenge[0].allied[GREEN] = 2;
	v->t.challenge[0].side[GREEN] = CE_DEFENCE_SIDE;
	if (v->t.phase < 4)
		return;
	for (int i = 0; i < 4; i++)
		v->t.challenge[i].frozen = 0;
	v->t.challenge[0].result = v->t.challenge[2].result = CE_DEAL_PENDING;
	v->t.challenge[3].reward[GREEN] = v->t.challenge[3].reward[RED] = 2;
	v->t.challenge[1].owed = 2;
}

static char lower(char c)
{
	return c >= 'A' && c <= 'Z' ? (char)(c - 'A' + 'a') : c;
}

static bool contains(struct str all, struct str word)
{
	for (size_t i = 0; i + word.n <= all.n; i++) {
		size_t k = 0;
		while (k < word.n && lower(all.s[i + k]) == lower(word.s[k]))
			k++;
		if (k == word.n)
			return true;
	}
	return false;
}

static int kind_of(char c)
{
	return lower(c) >= 'a' && lower(c) <= 'z' ? 1 : c >= '0' && c <= '9' ? 2 : 0;
}

/* Is the word in the line by another of its spellings: "comp" for Compromise, "two" for 2? */
static bool is_spelt(const struct lexicon *l, struct str typed, struct str word)
{
	static struct token said[LEX_TOKENS + 1], t[LEX_TOKENS + 1];
	int n = lex(l, typed, said);

	if (lex(l, word, t) != 1)
		return false;
	for (int i = 0; i < n && t[0].kind == TOKEN_NUMBER; i++)
		if (said[i].kind == TOKEN_NUMBER && said[i].value == t[0].value &&
		    kind_of(said[i].text.s[0]) == 1)
			return true;
	if (t[0].kind != TOKEN_WORD || !t[0].id)
		return false;
	for (int i = 0; i < n; i++)
		if (token_is(&said[i], t[0].id) && said[i].value == t[0].value)
			return true;
	return false;
}

/* No target, number, card or challenge is offered that was not written: each word is
 * in the line, or was told as what a misspelt one means, or is one with which a form of an order is written. */
static void check_repeats(const struct lexicon *l, const struct line *line,
			  struct str offer)
{
	static const char *const own[] = {
		"in",      "on",      "else",  "from",     "to",     "with",
		"if",      "unless",  "for",   "i",        "give",   "gives",
		"get",     "reward",  "play",  "ally",     "limbo",  "attack",
		"lose",    "release", "card",  "cards",    "tokens", "deal",
		"invite",  "defend",  "power", "defender", "token",  "no",
		"resettle"};
	size_t at = 0, end;

	for (; at<offer.n; at = end> at ? end : at + 1) {
		for (end = at; end < offer.n && kind_of(offer.s[at]) &&
			       kind_of(offer.s[end]) == kind_of(offer.s[at]);
		     end++)
			;
		struct str word = str_slice(offer, at, end);
		bool known =
			contains(line->typed, word) || is_spelt(l, line->typed, word);
		for (size_t i = 0; i < sizeof own / sizeof *own; i++)
			known |= str_is(word, own[i]);
		for (int i = 0; i < line->n_remarks; i++)
			known |= contains(line->remarks[i].text, word);
		/* "All" and "everyone" are one. */
		known |= str_is(word, "everyone") && contains(line->typed, STR("all"));
		known |= str_is(word, "all") && contains(line->typed, STR("every"));
		ck_assert_msg(known, "'%.*s' was offered for '%.*s'", STR_ARG(word),
			      STR_ARG(line->typed));
	}
}

static void check_line(struct arena *a, const struct ce_view *v,
		       const struct line *line)
{
	size_t columns = 0;

	for (size_t i = 0; i < line->typed.n; i++)
		columns += ((unsigned char)line->typed.s[i] & 0xc0) != 0x80;
	for (int i = 0; i < line->n_remarks; i++) {
		const struct remark *r = &line->remarks[i];
		ck_assert_int_ge(r->column, 0);
		ck_assert_int_ge(r->width, 0);
		ck_assert_msg((size_t)(r->column + r->width) <= columns + 1,
			      "caret %d+%d under '%.*s'", r->column, r->width,
			      STR_ARG(line->typed));
		ck_assert(r->text.n > 0);
	}
	for (int i = 0; i < line->n_instead; i++) {
		struct reading *again = read_on(a, v, str_z(a, line->instead[i]), NULL);
		bool blank = str_find(line->instead[i], STR("__")) != SIZE_MAX;
		ck_assert_msg(blank || (again->n_accepted > 0 &&
					again->n_refused == 0 && again->n_notes == 0),
			      "'%.*s' was offered for '%.*s'",
			      STR_ARG(line->instead[i]), STR_ARG(line->typed));
		check_repeats(language_lexicon(a, reader_of(a, v)), line,
			      line->instead[i]);
	}
	ck_assert(line->verdict != VERDICT_REFUSED || line->n_remarks > 0);
}

static bool same_cond(const struct cond *x, const struct cond *y)
{
	if (!x || !y)
		return x == y;
	if (x->op != y->op || x->stratum != y->stratum)
		return false;
	if (x->op == COND_FACT)
		return memcmp(x->fact, y->fact, sizeof(struct ce_fact)) == 0;
	return same_cond(x->a, y->a) && (x->op == COND_NOT || same_cond(x->b, y->b));
}

static void check_round_trip(struct arena *a, const struct ce_view *v,
			     const struct slot *s)
{
	struct str text = slot_text(a, s);
	struct reading *again = read_on(a, v, str_z(a, text), NULL);

	ck_assert_msg(again->n_refused == 0 && again->sheet.n_slots == 1,
		      "'%.*s' does not read back: %.*s", STR_ARG(text),
		      STR_ARG(again->n_lines && again->lines[0].n_remarks
				      ? again->lines[0].remarks[0].text
				      : STR("")));
	const struct slot *t = &again->sheet.slots[0];
	ck_assert_msg(str_equal(text, slot_text(a, t)), "'%.*s' became '%.*s'",
		      STR_ARG(text), STR_MADE(a, slot_text(a, t)));
	ck_assert(t->key.verb == s->key.verb && t->key.a == s->key.a &&
		  t->key.b == s->key.b);
	ck_assert_int_eq(t->n_alternatives, s->n_alternatives);
	for (int i = 0; i < s->n_alternatives; i++) {
		const struct alternative *x = &s->alternatives[i],
					 *y = &t->alternatives[i];
		ck_assert_msg(!x->action == !y->action &&
				      (!x->action || !memcmp(x->action, y->action,
							     sizeof(struct ce_order))),
			      "'%.*s' is another order when read back",
			      STR_ARG(x->text));
		ck_assert_msg(same_cond(x->cond, y->cond),
			      "'%.*s' has another condition", STR_ARG(x->text));
	}
}

static void check_letter(struct arena *a, const struct ce_view *v, const char *text)
{
	struct reading *r = read_on(a, v, text, NULL);
	struct buf out = buf_in(a);

	for (int i = 0; i < r->n_lines; i++)
		check_line(a, v, &r->lines[i]);
	for (int i = 0; i < r->sheet.n_slots; i++)
		check_round_trip(a, v, &r->sheet.slots[i]);
	echo_head(r, &out);
	echo_body(r, &out);
}

START_TEST(canonical_words_read_back_to_the_same_orders)
{
	struct arena *a = arena_create();
	int accepted = 0, rounds = share_rounds(ROUNDS, NIGHTLY);

	seed = (uint64_t)_i + 1;
	for (int round = 0; round < rounds; round++) {
		struct ce_view v;
		any_position(&v);
		struct str text = order(a);
		check_letter(a, &v, str_z(a, text));
		accepted += read_on(a, &v, str_z(a, text), NULL)->n_accepted;
		arena_reset(a);
	}
	ck_assert_int_gt(accepted, rounds / 100);
	arena_destroy(a);
}
END_TEST

/* Words of orders, and what stands where it should not. */
/* clang-format off */
static const char *const garbage_words[] = {
	"attack", "ally", "with", "from", "to", "in", "on", "if", "unless", "else",
	"and", "or", "not", "(", ")", ":", ",", ";", ">", "-", "3", "red", "blue",
	"c1", "#", "card", "play", "zap", "plague", "deal", "i", "give", "base",
	"cards", "tokens", "all", "no", "any", "would", "lose", "power", "flare",
	"zombie", "of", "allies", "__", "99999999999", "he", "it", "there", "clear",
	"press", "to", "orders", "turn", "phase", "replace", "nothing",
	"\xc3\xa4\xc3\xb6", "\xe2\x80\x94", "\xff", "\x01", "invite", "everyone",
	"except", "my", "attack", "defence", "challenge", "own colour", "limbo",
	"release", "reward", "\t", "1.", "*", "?", "'", "\"", "&", "+", "join",
	"help", "final", "end", "\n", "\r\n",
};
/* clang-format on */

/* Words of the language without sense, misspelt here and there. */
static struct str garbage(struct arena *a)
{
	struct buf b = buf_in(a);

	for (int n = 1 + below(20); n > 0; n--) {
		add(&b, PICK(garbage_words));
		if (!below(8) && b.n > 2)
			b.s[(size_t)below((int)b.n)] =
				(char)(below(4) ? 'a' + below(26) : below(256));
	}
	return buf_str(&b);
}

/* Whether a number or a player begins an order depends on the word before it. There may be none, or a long line above that a
 * mail program broke: what lies before the words in memory is not looked at (the sanitizers see that). */
START_TEST(nothing_stands_before_the_first_word)
{
	static const char *const above[] = {
		"",
		"I have talked with all of them about this for a long time and so\n",
		"The long and winding road of this game has brought us all here, to\n"};
	static const char *const first[] = {"blue 3 with 2 from 1", "3 with 2 from 1",
					    "green", "blued 3", "reds 2"};
	struct arena *a = arena_create();

	for (int round = 0; round < 40; round++)
		for (size_t k = 0; k < sizeof above / sizeof *above; k++)
			for (size_t i = 0; i < sizeof first / sizeof *first; i++) {
				struct ce_view v;
				any_position(&v);
				const char *text = str_z(
					a, str_printf(a, "%s%s\n", above[k], first[i]));
				struct reading *read = read_on(a, &v, text, NULL);
				for (int m = 0; m < read->n_lines; m++)
					check_line(a, &v, &read->lines[m]);
				arena_reset(a);
			}
	arena_destroy(a);
}
END_TEST

START_TEST(garbage_does_no_harm)
{
	struct arena *a = arena_create();
	int rounds = share_rounds(ROUNDS, NIGHTLY);

	seed = (uint64_t)_i + 100;
	for (int round = 0; round < rounds; round++) {
		struct ce_view v;
		any_position(&v);
		struct str text = garbage(a);
		struct reader r = {.vocab = &ce_vocab,
				   .view = below(8) ? &v : NULL,
				   .seat = v.seat,
				   .turn = 5,
				   .phase = v.t.phase,
				   .game = STR("ce-7"),
				   .old_key = !below(10)};
		struct reading *read = orders_read(a, &r, text, NULL);
		struct buf out = buf_in(a);
		echo_head(read, &out);
		echo_body(read, &out);
		if (r.view && !r.old_key)
			for (int i = 0; i < read->n_lines; i++)
				check_line(a, &v, &read->lines[i]);
		for (int i = 0; r.view && i < read->sheet.n_slots; i++)
			check_round_trip(a, &v, &read->sheet.slots[i]);
		arena_reset(a);
	}
	arena_destroy(a);
}
END_TEST

/* In some position the example that HELP and the form give is an order. */
static bool is_ever_accepted(struct arena *a, int id, int side,
			     const struct ce_speech *speech)
{
	for (int round = 0; round < 400; round++) {
		struct ce_view v;
		struct buf b = buf_in(a);
		any_position(&v);
		v.t.power[v.seat].id = (uint8_t)(side == 1 ? id % 2 + 1 : id);
		if (side == 1 && v.t.power[v.seat].id == id)
			v.t.power[v.seat].id = (uint8_t)(id + 1);
		v.hand[v.n_hand - 1] = (uint8_t)(CARD_FLARE + id);
		bool found = speech->phases & PHASE(v.t.phase) &&
			     ce_words_legal_example(a, &v, speech->example, &b);
		if (found)
			check_letter(a, &v, str_z(a, buf_str(&b)));
		arena_reset(a);
		if (found)
			return true;
	}
	return false;
}

START_TEST(every_example_of_the_catalogue_is_an_order)
{
	struct arena *a = arena_create();

	seed = 11;
	for (int id = 1; id <= ce_catalog.n; id++) {
		const struct ce_power_rule *rule = ce_power_rule(&ce_catalog, id);
		const struct ce_speech *sides[] = {&rule->orders, &rule->wild.orders,
						   &rule->super.orders};
		for (int side = 0; side < 3; side++)
			ck_assert_msg(
				!sides[side]->phases ||
					is_ever_accepted(a, id, side, sides[side]),
				"%s: '%s' is never an order", rule->name,
				sides[side]->example);
	}
	arena_destroy(a);
}
END_TEST

/* The hands of others cannot change a verdict: they are not even an argument. A test
 * can only show that the text depends on the view alone. */
START_TEST(the_same_letter_gets_the_same_answer)
{
	struct arena *a = arena_create();

	int rounds = share_rounds(300, 3000);

	seed = 7;
	for (int round = 0; round < rounds; round++) {
		struct ce_view v;
		struct buf x = buf_in(a), y = buf_in(a);
		any_position(&v);
		char *text = str_z(a, order(a));
		echo_body(read_on(a, &v, text, NULL), &x);
		echo_body(read_on(a, &v, text, NULL), &y);
		ck_assert(str_equal(buf_str(&x), buf_str(&y)));
		arena_reset(a);
	}
	arena_destroy(a);
}
END_TEST

static Suite *make_suite(void)
{
	Suite *s = suite_create("the words of Cosmic: laws");
	TCase *t = tcase_create("laws");

	tcase_set_timeout(t, 120);
	tcase_add_loop_test(t, canonical_words_read_back_to_the_same_orders, 0, 4);
	tcase_add_test(t, nothing_stands_before_the_first_word);
	tcase_add_loop_test(t, garbage_does_no_harm, 0, 4);
	tcase_add_test(t, every_example_of_the_catalogue_is_an_order);
	tcase_add_test(t, the_same_letter_gets_the_same_answer);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(make_suite)
