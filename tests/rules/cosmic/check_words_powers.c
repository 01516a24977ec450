/* The language of Powers and Flares, with a catalogue of toys: whose they are, when and
 * where they are ordered, and what they let their owner order.
 * SPDX-License-Identifier: ISC */
#include "rules/cosmic/report/report.h"
#include "tests/check_main.h"
#include "tests/rules/cosmic/toy_catalog.h"

static struct arena *a;

static void open_arena(void)
{
	a = arena_create();
}

static void close_arena(void)
{
	arena_destroy(a);
}

static struct str note_of(const struct line *line)
{
	return line->n_remarks ? line->remarks[0].text : STR("");
}

static bool says(const struct line *line, const char *text)
{
	for (int i = 0; i < line->n_remarks; i++)
		if (str_find(line->remarks[i].text, str_of(text)) != SIZE_MAX)
			return true;
	return false;
}

/* Returns the words above the caret of the first remark. */
static struct str under(const struct line *line)
{
	const struct remark *r = &line->remarks[0];

	return str_slice(line->typed, (size_t)r->column,
			 (size_t)(r->column + r->width));
}

static bool same_orders(const struct slot *x, const struct slot *y)
{
	bool same = x->n_alternatives == y->n_alternatives &&
		    x->key.verb == y->key.verb && x->key.a == y->key.a &&
		    x->key.b == y->key.b;

	for (int i = 0; same && i < x->n_alternatives; i++)
		same = !x->alternatives[i].action == !y->alternatives[i].action &&
		       (!x->alternatives[i].action ||
			!memcmp(x->alternatives[i].action, y->alternatives[i].action,
				sizeof(struct ce_order)));
	return same;
}

/* Canonical words read back to the same orders, on arrival and out of the store. */
static void check_laws(const struct ce_view *view, const struct reading *r)
{
	struct ce_view alone = *view, *v = &alone;

	alone.kept.n = 0;
	for (int i = 0; i < r->sheet.n_slots; i++) {
		const struct slot *s = &r->sheet.slots[i];
		struct str text = slot_text(a, s);
		struct reader reader = {.vocab = &ce_vocab,
					.view = v,
					.seat = v->seat,
					.turn = v->t.turn,
					.phase = v->t.phase,
					.stored = true};
		struct reading *again = read_on(a, v, str_z(a, text), NULL);
		struct reading *stored = orders_read(a, &reader, text, NULL);
		ck_assert_msg(again->sheet.n_slots == 1 && !again->n_refused,
			      "'%.*s' is refused: %.*s", STR_ARG(text),
			      STR_MADE(a, note_of(&again->lines[0])));
		ck_assert_msg(same_orders(s, &again->sheet.slots[0]),
			      "'%.*s' becomes '%.*s'", STR_ARG(text),
			      STR_MADE(a, slot_text(a, &again->sheet.slots[0])));
		ck_assert_msg(stored->sheet.n_slots == 1 &&
				      same_orders(s, &stored->sheet.slots[0]),
			      "'%.*s' is another out of the store", STR_ARG(text));
	}
}

static struct reading *letter(const struct ce_view *v, const char *text)
{
	struct reading *r = read_on(a, v, text, NULL);

	check_laws(v, r);
	return r;
}

/* Lines as typed, their readings and the notes on them. A reading of NULL: refused. */
struct typed {
	int phase, seat, power, flare;
	const char *text, *read, *note;
};

static void check_typed(const struct typed *t)
{
	struct ce_view v;

	toy_position(&v, t->seat, t->phase, t->power);
	if (t->flare)
		hold_flare(&v, t->flare);
	if (t->phase == 4)
		for (int i = 0; i < v.t.n_challenges; i++) {
			v.t.challenge[i].frozen = 0;
			v.t.challenge[i].result = CE_DEAL_PENDING;
		}
	v.t.loss[GREEN] = 3;
	const struct line *line = &letter(&v, t->text)->lines[0];
	if (t->read)
		ck_assert_msg(str_is(line->reading, t->read), "'%s': '%.*s' %.*s",
			      t->text, STR_ARG(line->reading),
			      STR_MADE(a, note_of(line)));
	else
		ck_assert_msg(line->verdict == VERDICT_REFUSED,
			      "'%s' is read as '%.*s'", t->text,
			      STR_ARG(line->reading));
	if (t->note)
		ck_assert_msg(says(line, t->note), "'%s': %.*s", t->text,
			      STR_MADE(a, note_of(line)));
	else
		ck_assert_msg(!t->read || line->verdict == VERDICT_OK, "'%s': %.*s",
			      t->text, STR_MADE(a, note_of(line)));
}

/* clang-format off */
static const struct typed powers[] = {
	{1, RED, 0, 0, "power: heal blue, green; not yellow; max 2", "power: heal Blue, Green; not Yellow; max 2", NULL},
	{1, RED, 0, 0, "healer: heal blue", "power: heal Blue", NULL},
	{2, RED, 0, 0, "use my power: heal blue", "power: heal Blue", NULL},
	{2, RED, 0, 0, "power healer: heal blue", "power: heal Blue", NULL},
	{3, RED, 0, 0, "c1: power: heal blue", "power C1: heal Blue", NULL},
	{3, RED, 0, 0, "power c2: heal blue", "power C2: heal Blue", NULL},
	{3, RED, 0, 0, "power: heal blue in c2", "power C2: heal Blue", NULL},
	{3, RED, 0, 0, "healer c2: heal blue", "power C2: heal Blue", NULL},
	{1, RED, 0, 0, "power: heel blue", "power: heal Blue", "read 'heel' as heal"},
	{1, RED, 0, 0, "power: heal blue; limbo 1 to 4", "power: heal Blue; limbo 1 to Red 4", NULL},
	{1, RED, 0, 0, "power: heal blue; not green if yellow attacks blue 5",
	 "power: heal Blue; not Green if Yellow attacks Blue 5", NULL},
	{3, RED, 0, 0, "power: heal blue if green shows compromise in c3", NULL, "may not depend on cards shown"},
	{1, RED, 0, 0, "power: heal red", NULL, "not you"},
	{1, RED, 0, 0, "power: heal purple", NULL, "There is no Purple"},
	{1, RED, 0, 0, "power: heal", NULL, "Something is missing here: a player"},
	{1, RED, 0, 0, "power", NULL, "heal and players"},
	{1, RED, 0, 0, "power zombie: return to 3", NULL, "Zombie is the Power of Green; yours is Healer"},
	{1, RED, 0, 0, "zombie: return to 3", NULL, "Zombie is the Power of Green; yours is Healer"},
	{1, RED, 0, 0, "power vacuum: blue 2", NULL, "Your Power is Healer, not Vacuum"},
	{1, RED, 0, 0, "no power", "no power", NULL},
	{2, RED, 0, 0, "no power in c2", "no power C2", NULL},
	{1, BLUE, 0, 0, "no power", NULL, "Virus is mandatory"},
	{1, BLUE, 0, 0, "power", NULL, "Virus needs no orders: it acts by itself"},
	{1, BLUE, 0, 0, "power: red 2 then green", NULL, "Virus needs no orders"},
	{1, YELLOW, 0, 0, "power", NULL, "Will needs no orders of its own"},
	{1, GREEN, 0, 0, "power: return to 3, 1", "power: return to Green 3, Green 1", NULL},
	{1, GREEN, 0, 0, "power: return to green 3 and blue 2", "power: return to Green 3, Blue 2", NULL},
	{1, GREEN, 0, 0, "power: return to 5", NULL, "You have no base on Green 5"},
	{1, GREEN, 0, 0, "power: return to 7", NULL, "numbers 1 to 5"},
	{1, GREEN, VACUUM, 0, "power: red 2 then blue", "power: Red 2 then Blue", NULL},
	{1, GREEN, VACUUM, 0, "power: red 2, blue and yellow 1", "power: Red 2 then Blue then Yellow 1", NULL},
	{1, GREEN, VACUUM, 0, "power: red 99", NULL, "99 is more than there can be"},

	{2, GREEN, MUTANT, 0, "power c3: from deck 2, red 1, deck", "power C3: from deck 2, Red 1, deck", NULL},
	{2, GREEN, MUTANT, 0, "power: from deck 2, red 1, deck", "power C3: from deck 2, Red 1, deck", NULL},
	{2, GREEN, MUTANT, 0, "power: deck else deck 2", "power C3: from deck else power C3: from deck 2", NULL},
	{2, GREEN, MUTANT, 0, "power: red else power: deck", "power C3: from Red else power C3: from deck", NULL},
	{2, RED, MUTANT, 0, "power: deck", NULL, "In which challenge? Write it: power C1. Yours: C1, C2, C3"},
	{2, RED, MUTANT, 0, "power c9: deck", NULL, "There is no C9"},
	{3, RED, MUTANT, 0, "power c1: deck", NULL, "Mutant is ordered in phase 2; this is phase 3"},
	{2, RED, MUTANT, 0, "1. power c1: blue 1", "power C1: from Blue 1", NULL},

	{3, RED, EMPATH, 0, "power c2: if attack-compromise harmony", "power C2: if attack-compromise harmony", NULL},
	{3, RED, EMPATH, 0, "power c2: if attack-compromise harmony; card 8 in c1",
	 "power C2: if attack-compromise harmony; card Attack 8 in C1", NULL},
	{3, GREEN, EMPATH, 0, "power c1: if attack-compromise harmony", "power C1: if attack-compromise harmony",
	 "You have no part in C1; yours: C3"},
};

static const struct typed flares[] = {
	{2, RED, 0, ZOMBIE, "flare zombie in c2", "flare Zombie wild C2", NULL},
	{2, RED, 0, ZOMBIE, "flare zombie wild c2", "flare Zombie wild C2", NULL},
	{2, RED, 0, ZOMBIE, "play flare zombie in c2", "flare Zombie wild C2", NULL},
	{2, RED, 0, ZOMBIE, "c2: flare zombie", "flare Zombie wild C2", NULL},
	{2, RED, 0, ZOMBIE, "flare zombie c2 on blue", "flare Zombie wild C2 on Blue", NULL},
	{2, RED, 0, ZOMBIE, "flare zombie: on blue in c2", "flare Zombie wild C2 on Blue", NULL},
	{2, RED, 0, ZOMBIE, "flare zombie", NULL, "In which challenge?"},
	{2, RED, 0, ZOMBIE, "flare zombie super c2", NULL, "Only the owner of Zombie can use the Super. You have the Wild"},
	{1, RED, 0, ZOMBIE, "flare zombie", NULL, "The Wild of Zombie is ordered in phases 2 and 3; this is phase 1"},
	{2, GREEN, 0, ZOMBIE, "flare zombie super", "flare Zombie super C3", NULL},
	{2, GREEN, 0, ZOMBIE, "flare zombie wild", "flare Zombie super C3", "you have the Super"},
	{3, GREEN, 0, ZOMBIE, "flare zombie", NULL, "The Super of Zombie is ordered in phase 2; this is phase 3"},
	{2, RED, 0, 0, "flare zombie in c2", NULL, "You do not hold Flare Zombie"},
	{2, RED, 0, ZOMBIE, "flare mutant in c2 else flare zombie in c2", "flare Zombie wild C2", "You do not hold Flare Mutant"},
	{2, RED, 0, 0, "flare troll in c2", NULL, "the name of the Flare's Power"},
	{3, RED, 0, VIRUS, "flare virus: blue 2 then green", "flare Virus wild: Blue 2 then Green", NULL},
	{3, RED, 0, VIRUS, "flare virus c1: blue 2 then green if blue uses power in c1",
	 "flare Virus wild C1: Blue 2 then Green if Blue uses power in C1", NULL},
	{3, RED, 0, ANTI_MATTER, "flare anti-matter c1", "flare Anti-Matter wild C1", NULL},
	{3, RED, 0, ANTI_MATTER, "flare antimatter wild c1 if blue plays flare zombie in c1",
	 "flare Anti-Matter wild C1 if Blue plays Flare Zombie in C1", NULL},
	{3, RED, 0, ANTI_MATTER, "flare anti matter if i would lose c1", "flare Anti-Matter wild if i would lose C1", NULL},
	{1, RED, 0, WILL, "flare will", "flare Will wild", NULL},
	{3, RED, 0, ANTI_MATTER, "flare anti-matter c2 if blue plays flare virus on me in c2",
	 "flare Anti-Matter wild C2 if Blue plays Flare Virus on Red in C2", NULL},
	{3, RED, 0, ANTI_MATTER, "flare anti-matter c2 if yellow uses power on blue in c4 and not green plays flare will",
	 "flare Anti-Matter wild C2 if Yellow uses power on Blue in C4 and not Green plays Flare Will", NULL},
	{3, RED, 0, ANTI_MATTER, "card 8 in c1 if blue uses power in c1", NULL, "cards are shown together"},
	{3, RED, 0, MACRON, "flarezap zombie", NULL, "You do not hold Flarezap"},
};

static const struct typed tables[] = {
	{3, GREEN, ORACLE, 0, "c3: if compromise play attack 6; if attack <= 10 play 8; if attack >= 20 play compromise; else cheapest winning, else lowest",
	 "C3: if compromise play Attack 6; if attack <= 10 play Attack 8; if attack >= 20 play Compromise; else cheapest winning; else lowest", NULL},
	{3, GREEN, ORACLE, 0, "power c3: if compromise play attack 6; else attack 8", "C3: if compromise play Attack 6; else Attack 8", NULL},
	{3, GREEN, ORACLE, 0, "oracle: if compromise 6; else 8", "C3: if compromise play Attack 6; else Attack 8", NULL},
	{3, GREEN, ORACLE, 0, "power: if attack 10 or more, use compromise; else highest", "C3: if attack >= 10 play Compromise; else highest", NULL},
	{3, GREEN, ORACLE, 0, "if attack at most 8 then play cheapest; else lowest", "C3: if attack <= 8 play cheapest winning; else lowest", NULL},
	{3, GREEN, ORACLE, 0, "card c3: if compromise play attack 6; else attack 8", "C3: if compromise play Attack 6; else Attack 8", NULL},
	{3, GREEN, ORACLE, 0, "c3: if compromise play attack 30; if attack play 12; else 6",
	 "C3: if compromise play Attack 30; if attack play Attack 12; else Attack 6", "You do not hold an Attack 30"},
	{3, GREEN, ORACLE, 0, "c3: if compromise play attack 30; else 12", NULL, "You do not hold an Attack 12"},
	{3, GREEN, ORACLE, 0, "c1: if compromise play attack 6; else 8", NULL, "You are not a main player of C1"},
	{3, GREEN, ORACLE, 0, "c3: if compromise play", NULL, "Something is missing here: a card"},
	{3, GREEN, ORACLE, 0, "c3: if compromise play 6; else 8; limbo 1 to 3", NULL, NULL},
	{3, GREEN, ORACLE, 0, "c3: attack 6 else compromise", "card Attack 6 in C3 else card Compromise in C3", NULL},
	{3, RED, ORACLE, 0, "if compromise play attack 8; else 4", NULL, "In which challenge do you play it?"},
	{3, GREEN, HEALER, 0, "c3: if compromise play attack 6; else 8", NULL, "You do not see the other player's card first"},
	{3, GREEN, HEALER, 0, "oracle c3: if compromise play attack 6; else 8", NULL, "Your Power is not Oracle"},
};

static const struct typed reaches[] = {
	/* how many */
	{1, RED, MACRON, 0, "attack yellow 3 with 2 from 1", "attack Yellow 3 with 1 from Red 1", "2 is more than an attack may have with your Power: read as 1"},
	{1, RED, MACRON, MACRON, "attack yellow 3 with 2 from 1", "attack Yellow 3 with 2 from Red 1",
	 "To send more than 1, order `flare Macron super` as well. Without it 1 goes"},
	{1, RED, SYMBIOTE, SYMBIOTE, "attack yellow 3 with 4 from 1, 4 from 3", "attack Yellow 3 with 4 from Red 1, 4 from Red 3",
	 "To send more than 4, order `flare Symbiote super` as well. Without it 4 go"},
	{1, RED, SYMBIOTE, 0, "attack yellow 3 with 4 from 1, 4 from 3", "attack Yellow 3 with 4 from Red 1", "read as 4"},
	{2, RED, MACRON, 0, "ally yellow in c4 with 2 from 1", "ally Yellow in C4 with 1 from Red 1", "read as 1"},
	{2, RED, PARASITE, PARASITE, "ally yellow in c4 with 4 from 1, 2 from 3", "ally Yellow in C4 with 4 from Red 1, 2 from Red 3",
	 "To send more than 4, order `flare Parasite super` as well. Without it 4 go"},
	/* unasked */
	{2, RED, PARASITE, 0, "ally yellow in c4 with 2 from 1 uninvited", "ally Yellow in C4 with 2 from Red 1", NULL},
	{2, RED, PARASITE, 0, "ally uninvited yellow in c4 with 2 from 1", "ally Yellow in C4 with 2 from Red 1", NULL},
	{2, RED, HEALER, 0, "ally yellow in c4 uninvited with 2 from 1", "ally Yellow in C4 with 2 from Red 1", "only if that side asks you"},
	/* other targets: Red is sent to Yellow */
	{1, RED, WILL, 0, "attack green 3 with 2 from 1", "attack Green 3 with 2 from Red 1", NULL},
	{1, RED, WILL, 0, "attack green 5 defender blue with 2 from 1", "attack Green 5 defender Blue with 2 from Red 1", NULL},
	{1, RED, WILL, 0, "attack yellow 3 defender green with 2 from 1", "attack Yellow 3 defender Green with 2 from Red 1", NULL},
	{1, RED, WILL, 0, "attack red 5 with 2 from 1", "attack Red 5 defender Yellow with 2 from Red 1", NULL},
	{1, RED, WILL, 0, "attack red 5 defender blue with 2 from 1", NULL, "Blue has no base on Red 5"},
	{1, RED, WILL, 0, "attack blue 2 defender yellow with 2 from 1", NULL, "Yellow has no base on Blue 2"},
	{1, RED, WILL, 0, "attack blue 2 defender red with 2 from 1", NULL, "You cannot attack yourself"},
	{1, RED, WILL, 0, "attack red 1 with 2 from 3", NULL, "Whom do you attack there?"},
	{1, RED, WILL, 0, "attack green with 2 from 1", NULL, "Which planet of Green?"},
	{1, RED, WILL, 0, "attack yellow 3 with 2 from 1", "attack Yellow 3 with 2 from Red 1", NULL},
	{1, RED, WILL, 0, "attack green 3 with 2 from 1 else 4", "attack Green 3 with 2 from Red 1 else attack Yellow 4 with 2 from Red 1", "You have a base on Yellow 4 already"},
	{1, RED, WILL, 0, "attack green 3 with 2 from 1 else planet 4", "attack Green 3 with 2 from Red 1 else attack Yellow 4 with 2 from Red 1", "You have a base on Yellow 4 already"},
	{1, RED, WILL, 0, "attack green 3 with 2 from 1 else yellow 4 with 1 from 3", "attack Green 3 with 2 from Red 1 else attack Yellow 4 with 1 from Red 3", "You have a base on Yellow 4 already"},
	{1, RED, HEALER, 0, "attack yellow 3 with 2 from 1 else 4", "attack Yellow 3 with 2 from Red 1 else attack Yellow 4 with 2 from Red 1", "You have a base on Yellow 4 already"},
	{1, RED, HEALER, 0, "attack green 3 with 2 from 1", "attack Yellow 3 with 2 from Red 1", "Destiny sends you to Yellow"},
	{1, GREEN, HEALER, WILL, "attack yellow 4 with 2 from 1", "attack Yellow 4 defender Red with 2 from Green 1",
	 "This needs `flare Will wild` as an order too. Without that order destiny decides"},
	{1, GREEN, HEALER, WILL, "attack blue 5 with 2 from 1", "attack Red 5 with 2 from Green 1", "Destiny sends you to Red"},
	/* deals */
	{4, GREEN, ZOMBIE, 0, "deal red: i free 2 of blue and 1 of me, red gives 1 card",
	 "deal Red in C3: i free 2 of Blue, 1 of Green, i get 1 card", "Carried out only if Red orders the same: `deal Green in C3: i give 1 card, Green frees 2 of Blue, 1 of Green`"},
	{4, GREEN, ZOMBIE, 0, "deal red: i free 2 of red", NULL, "Red no token in the Warp"},
	{4, RED, HEALER, 0, "deal c3: green frees 3 of green, i give 1 card", "deal Green in C3: i give 1 card, Green frees 3 of Green", "`deal Red in C3: i free 3 of Green, Red gives 1 card`"},
	{4, RED, HEALER, 0, "deal c3: i free 3 of green", NULL, "You have no Power that frees tokens"},
	{4, RED, HEALER, 0, "deal c1: yellow frees 2 of yellow, i give 1 card", NULL, "Yellow no Power that frees tokens"},
	/* losses */
	{1, GREEN, HEALER, 0, "lose 2 from 1, 1 from 3 for vacuum", "lose 2 from Green 1, 1 from Green 3 for a Power", NULL},
	{1, GREEN, HEALER, 0, "lose 2 from 1, 2 from 2 for blue's power", "lose 2 from Green 1, 1 from Green 2 for a Power", "You owe at most 3 tokens"},
	{1, GREEN, HEALER, 0, "lose 2 from 1", "lose 2 from Green 1", NULL},
	{1, GREEN, HEALER, 0, "lose attack 6 for vacuum", NULL, "takes tokens from you, no cards"},
	{1, RED, HEALER, 0, "lose 2 from 1 for vacuum", NULL, "You owe nothing to a Power"},
};
/* clang-format on */

START_TEST(orders_for_powers)
{
	check_typed(&powers[_i]);
}
END_TEST

START_TEST(orders_for_flares)
{
	check_typed(&flares[_i]);
}
END_TEST

START_TEST(tables_of_answers)
{
	check_typed(&tables[_i]);
}
END_TEST

START_TEST(what_a_power_lets_its_owner_order)
{
	check_typed(&reaches[_i]);
}
END_TEST

static const struct ce_order *first(const struct reading *r)
{
	return r->sheet.slots[0].alternatives[0].action;
}

START_TEST(the_items_are_what_was_written)
{
	struct ce_view v;

	toy_position(&v, RED, 2, MUTANT);
	const struct ce_order *o = first(letter(&v, "power c2: deck 2, green"));
	ck_assert_int_eq(o->power.id, MUTANT);
	ck_assert_int_eq(o->challenge, 1);
	ck_assert_int_eq(o->power.n_items, 2);
	ck_assert_int_eq(o->power.item[0].n, 2);
	ck_assert_int_eq(o->power.item[0].seat, CE_UNSAID);
	ck_assert_int_eq(o->power.item[1].seat, GREEN);
	ck_assert_int_eq(o->power.item[1].n, CE_UNSAID);
}
END_TEST

START_TEST(a_table_is_a_card_order_with_rows_in_pairs)
{
	struct ce_view v;

	toy_position(&v, GREEN, 3, ORACLE);
	const struct reading *r =
		letter(&v, "c3: if attack <= 10 play 6; else cheapest, else 8");
	const struct ce_order *o = first(r);
	ck_assert_int_eq(o->verb, CE_CARD);
	ck_assert_int_eq(r->sheet.slots[0].key.a, 2);
	ck_assert_int_eq(o->card.n_items, 6);
	ck_assert_int_eq(o->card.item[0].word, CE_SEEN_ATTACK);
	ck_assert_int_eq(o->card.item[0].compare, -1);
	ck_assert_int_eq(o->card.item[0].n, 10);
	ck_assert_int_eq(o->card.item[1].card, 6);
	ck_assert_int_eq(o->card.item[2].word, CE_ELSE);
	ck_assert_int_eq(o->card.item[3].word, CE_PLAY_CHEAPEST);
	ck_assert_int_eq(o->card.card, 8);
	o = first(letter(&v, "c3: if attack play compromise; else lowest"));
	ck_assert_int_eq(o->card.card, CARD_NONE);
	ck_assert_int_eq(o->card.item[0].n, CE_UNSAID);
}
END_TEST

START_TEST(carets_stand_under_what_is_wrong)
{
	struct ce_view v;
	static const struct {
		const char *text, *under;
	} rows[] = {
		{"power zombie: return to 3", "zombie"},
		{"power: heal blue; not red", "red"},
		{"flare zombie super in c2", "super"},
		{"power: heal blue foo", "foo"},
	};

	toy_position(&v, RED, 2, 0);
	hold_flare(&v, ZOMBIE);
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		const struct line *line = &letter(&v, rows[i].text)->lines[0];
		ck_assert_msg(str_is(under(line), rows[i].under), "'%s': under '%.*s'",
			      rows[i].text, STR_MADE(a, under(line)));
	}
}
END_TEST

START_TEST(a_power_that_does_not_work_may_be_ordered_and_it_is_told)
{
	struct ce_view v;

	toy_position(&v, RED, 1, 0);
	for (int planet = 1; planet <= 3; planet++)
		stand(&v, RED, planet, RED, 0);
	const struct line *line = &letter(&v, "power: heal blue")->lines[0];
	ck_assert(line->verdict == VERDICT_NOTED);
	ck_assert(says(line, "fewer than three home bases: Healer does not work"));
	hold_flare(&v, HEALER);
	line = &letter(&v, "flare healer super")->lines[0];
	ck_assert(says(line, "you can use only the Wild now"));
}
END_TEST

START_TEST(a_borrowed_power_is_named)
{
	struct ce_view v;

	toy_position(&v, RED, 2, 0);
	v.t.power[CE_SEATS] = (struct ce_power){.id = MUTANT, .on = 1, .owner = RED};
	const struct reading *r = letter(&v, "power mutant c2: deck");
	ck_assert(str_is(r->lines[0].reading, "power Mutant C2: from deck"));
	ck_assert_int_eq(first(r)->power.id, MUTANT);
	ck_assert(str_is(letter(&v, "power: heal blue")->lines[0].reading,
			 "power: heal Blue"));
}
END_TEST

START_TEST(a_power_that_cannot_be_zapped_keeps_the_card_in_the_hand)
{
	struct ce_view v;

	toy_position(&v, RED, 3, 0);
	v.t.power[BLUE].id = SYMBIOTE;
	const struct line *line = &letter(&v, "zap blue's power in c2")->lines[0];
	ck_assert(line->verdict == VERDICT_REFUSED);
	ck_assert(says(line, "Symbiote cannot be zapped: your card stays with you"));
}
END_TEST

START_TEST(a_flarezap_names_a_flare_or_its_holder)
{
	struct ce_view v;
	static const char *const rows[][2] = {
		{"flarezap zombie", "play Flarezap on Flare Zombie"},
		{"flarezap flare zombie of blue",
		 "play Flarezap on Flare Zombie by Blue"},
		{"flarezap blue's flare in c2", "play Flarezap on Blue in C2"},
		{"play flarezap on blue", "play Flarezap on Blue"},
		{"flarezap zombie if blue plays flare zombie",
		 "play Flarezap on Flare Zombie if Blue plays Flare Zombie"},
	};

	toy_position(&v, RED, 3, 0);
	v.hand[v.n_hand++] = CARD_FLAREZAP;
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
		ck_assert_msg(
			str_is(letter(&v, rows[i][0])->lines[0].reading, rows[i][1]),
			"%s: %.*s", rows[i][0],
			STR_MADE(a, letter(&v, rows[i][0])->lines[0].reading));
	ck_assert(says(&letter(&v, "flarezap")->lines[0], "Which Flare?"));
}
END_TEST

/* Red has two systems to attack, or one system twice. */
START_TEST(each_destiny_is_a_decision_of_its_own)
{
	struct ce_view v;

	toy_position(&v, RED, 1, 0);
	v.t.n_destiny[RED] = 2;
	v.t.destiny[RED][1] = GREEN;
	struct reading *r = letter(
		&v,
		"attack y3 with 2 from 1\nattack green 2 with 1 from 3 else green 3 with 1 from 3");
	ck_assert_int_eq(r->sheet.n_slots, 2);
	ck_assert_int_eq(r->sheet.slots[0].key.a, 0);
	ck_assert_int_eq(r->sheet.slots[1].key.a, 1);
	r = letter(&v, "attack 3 with 2 from 1");
	ck_assert(
		says(&r->lines[0], "Destiny sends you to Yellow and Green this turn"));
	r = letter(&v, "attack blue 3 with 2 from 1");
	ck_assert(
		says(&r->lines[0], "Destiny sends you to Yellow and Green this turn"));
	v.t.destiny[RED][1] = YELLOW;
	r = letter(&v, "attack y3 with 2 from 1\nattack y5 with 1 from 3");
	ck_assert_int_eq(r->sheet.n_slots, 2);
	ck_assert_int_eq(r->sheet.slots[1].key.b, 5);
	r = letter(
		&v,
		"attack y3 with 1 from 1\nattack y5 with 1 from 3\nattack y4 with 1 from 2");
	ck_assert(says(&r->lines[2], "2 attacks"));
}
END_TEST

static void keep_heal_blue(struct ce_view *v)
{
	v->kept.n = 1;
	v->kept.item[0] =
		(struct ce_item){.n = CE_UNSAID, .seat = BLUE, .challenge = -1};
}

START_TEST(a_standing_order_stands_until_it_is_changed_or_cleared)
{
	struct ce_view v;

	toy_position(&v, RED, 1, 0);
	keep_heal_blue(&v);
	struct reading *r = letter(&v, "limbo 1 to 4");
	ck_assert_int_eq(r->sheet.n_slots, 2);
	ck_assert(r->sheet.slots[0].standing);
	ck_assert(str_is(slot_text(a, &r->sheet.slots[0]), "power: heal Blue"));
	r = letter(&v, "power: heal blue");
	ck_assert(r->sheet.n_slots == 1 && r->sheet.slots[0].mark == SLOT_KEPT);
	r = letter(&v, "power: heal green");
	ck_assert(r->sheet.n_slots == 1 && r->sheet.slots[0].mark == SLOT_CHANGED);
	ck_assert(r->sheet.slots[0].standing);
	ck_assert_int_eq(letter(&v, "clear power")->sheet.n_slots, 0);
	ck_assert_int_eq(letter(&v, "power: heal blue; max 1")->sheet.n_slots, 1);
	v.t.power[RED].id = MUTANT; /* keeps nothing */
	ck_assert_int_eq(letter(&v, "limbo 1 to 4")->sheet.n_slots, 1);
}
END_TEST

START_TEST(what_stands_is_read_from_the_store_in_any_phase)
{
	struct ce_view v;

	toy_position(&v, GREEN, 1, 0);
	v.kept.n = 1;
	v.kept.item[0] = (struct ce_item){.n = CE_UNSAID,
					  .seat = -1,
					  .challenge = -1,
					  .system = GREEN,
					  .planet = 5};
	struct reader reader = {.vocab = &ce_vocab,
				.view = &v,
				.seat = GREEN,
				.turn = 5,
				.phase = 1,
				.stored = true};
	struct reading *r =
		orders_read(a, &reader, STR("power: return to Green 5"), NULL);
	ck_assert_int_eq(r->sheet.n_slots, 1); /* the base is gone, the order is not */
	ck_assert_int_eq(r->n_refused, 0);
}
END_TEST

START_TEST(an_everyday_word_stays_one)
{
	struct ce_view v;

	toy_position(&v, RED, 1, 0);
	ck_assert(str_is(
		letter(&v, "I will attack yellow 3 with 2 from 1")->lines[0].reading,
		"attack Yellow 3 with 2 from Red 1"));
	toy_position(&v, RED, 3, 0);
	ck_assert(str_is(letter(&v, "zap will of yellow in c1")->lines[0].reading,
			 "play Cosmic Zap on WILL of Yellow in C1"));
	ck_assert(
		letter(&v, "Zombie is strong, let us all stop it")->lines[0].verdict ==
		VERDICT_NOTE);
	ck_assert(letter(&v, "Will he attack?")->lines[0].verdict == VERDICT_NOTE);
}
END_TEST

START_TEST(powers_and_flares_are_cleared_one_by_one)
{
	struct ce_view v;
	static const struct {
		const char *clear;
		int left;
	} rows[] = {
		{"clear power", 2},           {"clear power c1", 3},
		{"clear healer", 2},          {"clear power healer c2", 3},
		{"clear flare", 2},           {"clear flare zombie", 2},
		{"clear flare zombie c2", 3}, {"clear flare virus", 4},
	};

	toy_position(&v, RED, 3, 0);
	hold_flare(&v, ZOMBIE);
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		struct reading *r = read_on(
			a, &v,
			str_z(a,
			      str_printf(
				      a,
				      "power c1: heal blue\npower c2: heal green\nflare zombie c1\nflare zombie c2\n%s",
				      rows[i].clear)),
			NULL);
		ck_assert_msg(r->sheet.n_slots == rows[i].left && !r->n_refused,
			      "%s: %d", rows[i].clear, r->sheet.n_slots);
	}
}
END_TEST

static struct str help_of(const struct ce_view *v, const char *word)
{
	struct buf b = buf_in(a);

	orders_help(&ce_vocab, v, v ? v->t.turn : 0, v ? v->t.phase : 0, str_of(word),
		    &b);
	return buf_str(&b);
}

#define ASSERT_HELP(v, word, want)                                                     \
	ck_assert_msg(str_find(help_of(v, word), STR(want)) != SIZE_MAX, "%.*s",       \
		      STR_MADE(a, help_of(v, word)))

START_TEST(help_has_the_words_of_a_ruling)
{
	struct str text = help_of(NULL, "r-172"), line;

	ck_assert(str_starts(text, "R-172. What counts. An NMR is a phase for which"));
	while (str_line(&text, &line))
		ck_assert_uint_le(line.n, 68);
	ASSERT_HELP(NULL, "R-999", "There is no help on 'R-999'.");
}
END_TEST

START_TEST(help_speaks_of_the_power_and_the_flares_that_he_has)
{
	struct ce_view v;

	toy_position(&v, GREEN, 2, MUTANT);
	hold_flare(&v, ZOMBIE);
	ASSERT_HELP(&v, "power", "Yours: Mutant (phase 2)\n");
	ASSERT_HELP(&v, "power", "  power c3: from deck 2, yellow 1\n");
	ASSERT_HELP(&v, "flare", "Yours: Flare Zombie, Wild (phases 2 3)");
	ASSERT_HELP(&v, "zombie", "Zombie (any phase)\nIts own words.\n");
	ASSERT_HELP(&v, "anti-matter", "Anti-Matter\n");
	ASSERT_HELP(&v, "", "  power      power c3: from deck 2, yellow 1\n");
	ASSERT_HELP(NULL, "power", "`no power` leaves it unused");
	ASSERT_HELP(&v, "attack", "attack (phase 1");
}
END_TEST

/* Each line under the form's examples is an order by itself; how many of them begin
 * with a word? */
static int n_examples(const struct ce_view *v, const char *begins)
{
	struct page page = page_in(a);
	int n = 0;

	ce_form(v, &page);
	struct str form = page.blocks[page.n - 1].text, line;
	while (str_line(&form, &line)) {
		if (!str_starts(line, "#   "))
			continue;
		struct str order = str_slice(line, 4, line.n);
		struct reading *r = read_on(a, v, str_z(a, order), NULL);
		ck_assert_msg(r->n_accepted == 1 && !r->n_refused, "'%.*s': %.*s",
			      STR_ARG(order), STR_MADE(a, note_of(&r->lines[0])));
		n += str_starts(order, begins);
	}
	return n;
}

START_TEST(the_form_has_examples_for_his_power_and_his_flares)
{
	struct ce_view v;

	for (int power = 1; power <= TOYS; power++)
		for (int phase = 1; phase <= 4; phase++)
			for (int seat = 0; seat < 4; seat++) {
				toy_position(&v, seat, phase, power);
				for (int flare = 1; flare <= TOYS; flare++)
					hold_flare(&v, flare);
				v.t.loss[seat] = 2;
				n_examples(&v, "");
			}
	toy_position(&v, RED, 2, MUTANT);
	ck_assert_int_eq(n_examples(&v, "power c1: from deck 2"), 1);
	toy_position(&v, RED, 3, MUTANT);
	ck_assert_int_eq(n_examples(&v, "power"), 0);
	toy_position(&v, RED, 3, ORACLE);
	ck_assert_int_eq(n_examples(&v, "c1: if compromise play"), 1);
	toy_position(&v, RED, 2, PARASITE);
	/* Red 3 has more to spare than Red 1, from which the example above it takes one. */
	ck_assert_int_eq(n_examples(&v, "ally yellow in c4 with 1 from 3 uninvited"),
			 1);
	toy_position(&v, RED, 1, WILL);
	ck_assert_int_eq(n_examples(&v, "attack blue "), 1);
	v.t.loss[RED] = 1;
	ck_assert_int_eq(n_examples(&v, "lose 1 from 1 for power"), 1);
}
END_TEST

static struct str needs_of(const struct ce_view *v, const char *text)
{
	struct buf b = buf_in(a);

	ce_needs(v, &read_on(a, v, text, NULL)->sheet, &b);
	return buf_str(&b);
}

START_TEST(what_is_needed_counts_losses_to_a_power_and_one_attack)
{
	struct ce_view v;

	toy_position(&v, RED, 1, 0);
	v.t.limbo[RED] = 0;
	v.t.loss[RED] = 2;
	ck_assert(str_is(
		needs_of(&v, ""),
		"the 2 tokens that you lose to a Power, and an attack on a YELLOW planet"));
	ck_assert(str_is(needs_of(&v, "lose 2 from 1 for vacuum"),
			 "an attack on a YELLOW planet"));
	v.t.loss[RED] = 0;
	v.t.n_destiny[RED] = 2; /* the second may be left out */
	v.t.destiny[RED][1] = GREEN;
	ck_assert(str_is(needs_of(&v, ""), "an attack on a YELLOW planet"));
	ck_assert(str_is(needs_of(&v, "attack green 2 with 1 from 3"),
			 "an attack on a YELLOW planet"));
	ck_assert(str_is(needs_of(&v, "attack yellow 2 with 1 from 3"), ""));
}
END_TEST

static Suite *make_suite(void)
{
	Suite *s = suite_create("the words of Powers");
	TCase *t = tcase_create("words");

	tcase_add_checked_fixture(t, open_arena, close_arena);
#define LOOP(test, rows)                                                               \
	tcase_add_loop_test(t, test, 0, (int)(sizeof(rows) / sizeof *(rows)))
	LOOP(orders_for_powers, powers);
	LOOP(orders_for_flares, flares);
	LOOP(tables_of_answers, tables);
	LOOP(what_a_power_lets_its_owner_order, reaches);
	tcase_add_test(t, the_items_are_what_was_written);
	tcase_add_test(t, a_table_is_a_card_order_with_rows_in_pairs);
	tcase_add_test(t, carets_stand_under_what_is_wrong);
	tcase_add_test(t, a_power_that_does_not_work_may_be_ordered_and_it_is_told);
	tcase_add_test(t, a_borrowed_power_is_named);
	tcase_add_test(t, a_power_that_cannot_be_zapped_keeps_the_card_in_the_hand);
	tcase_add_test(t, a_flarezap_names_a_flare_or_its_holder);
	tcase_add_test(t, each_destiny_is_a_decision_of_its_own);
	tcase_add_test(t, a_standing_order_stands_until_it_is_changed_or_cleared);
	tcase_add_test(t, what_stands_is_read_from_the_store_in_any_phase);
	tcase_add_test(t, an_everyday_word_stays_one);
	tcase_add_test(t, powers_and_flares_are_cleared_one_by_one);
	tcase_add_test(t, the_form_has_examples_for_his_power_and_his_flares);
	tcase_add_test(t, what_is_needed_counts_losses_to_a_power_and_one_attack);
	tcase_add_test(t, help_speaks_of_the_power_and_the_flares_that_he_has);
	tcase_add_test(t, help_has_the_words_of_a_ruling);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(make_suite)
