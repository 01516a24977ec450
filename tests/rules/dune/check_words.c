/* The language: every form in its canonical words, which read back to the same; the same things as
 * people write them; lines that are wrong, with what the receipt says to them; and plans that are sealed in one
 * phase and stand in the next.
 * SPDX-License-Identifier: ISC */
#include "base/page.h"
#include "rules/dune/report/report.h"
#include "rules/dune/war/voice.h"
#include "rules/pieces/standing.h"
#include "tests/orders/auction.h"
#include "tests/rules/dune/dune_position.h"
#include "tests/rules/dune/sentences.h"

/* Adds the line to the complaints if it does not read as it should. */
static void reads_as(const struct sentence *s, const char *means, struct buf *missed)
{
	dune_position(s->phase);
	struct str is = comes_to(s->seat, s->line);
	bool refused =
		is.n == 0 || str_starts(is, "refused") || str_starts(is, "asked");

	if (!str_equal(is, str_of(means)) &&
	    !(refused && str_is(str_of(means), "refused")))
		buf_printf(missed, "%s\n  is " PRI_STR "\n", s->line, STR_ARG(is));
}

START_TEST(canonical_words_read_back)
{
	struct arena *told = arena_create();
	struct buf missed = buf_in(told);

	for (size_t i = 0; i < sizeof forms / sizeof *forms; i++)
		reads_as(&forms[i], forms[i].line, &missed);
	ck_assert_msg(missed.n == 0, "%s", missed.s);
	arena_destroy(told);
}
END_TEST

/* As people write: it is understood as is said here, or refused where that is said; nothing is bent. */
START_TEST(as_people_write)
{
	struct arena *told = arena_create();
	struct buf missed = buf_in(told);

	for (size_t i = 0; i < sizeof sentences / sizeof *sentences; i++)
		reads_as(&sentences[i], sentences[i].means, &missed);
	ck_assert_msg(missed.n == 0, "%s", missed.s);
	arena_destroy(told);
}
END_TEST

START_TEST(wrong_lines_say_what_would_be_right)
{
	for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
		dune_position(wrong[i].phase);
		refuses(wrong[i].seat, wrong[i].line, wrong[i].means);
	}
}
END_TEST

/* Each verb has its HELP, and its example is read in some phase by somebody. */
START_TEST(examples_are_orders)
{
	for (const struct verb *v = du_vocab.verbs; v->parse; v++) {
		if (!v->name)
			continue;
		bool read = false;
		for (int phase = 1; phase <= DU_KINDS && !read; phase++)
			for (int seat = 0; seat < DU_SEATS && !read; seat++) {
				dune_position(phase);
				read = dune_read(seat, v->example)->n_accepted == 1;
			}
		ck_assert_msg(read, "%s", v->example);
		struct buf b = buf_in(d.a);
		orders_help(&du_vocab, NULL, 0, 0, str_of(v->name), &b);
		ck_assert_msg(str_find(buf_str(&b), str_of(v->example)) != SIZE_MAX,
			      "%s", v->name);
	}
}
END_TEST

/* Words other than orders: territories, advantages, rulings. */
START_TEST(help_tells_of_the_game)
{
	static const char *const words[][2] = {
		{"carthag", "a stronghold"},
		{"hagga basin", "6 spice in sector 12"},
		{"advantages", "FRE.NOSPICE"},
		{"storm", "DU-002. Direction and count."},
		{"explosion", "DU-047."},
		{"victory", "DU-055."}};

	for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
		struct buf b = buf_in(d.a);
		orders_help(&du_vocab, NULL, 0, 0, str_of(words[i][0]), &b);
		ck_assert_msg(str_find(buf_str(&b), str_of(words[i][1])) != SIZE_MAX,
			      "%s: %s", words[i][0], b.s);
	}
}
END_TEST

static struct str help_of(const char *word)
{
	struct buf b = buf_in(d.a);

	orders_help(&du_vocab, NULL, 0, 0, str_of(word), &b);
	return buf_str(&b);
}

static void has_help(const char *word, struct buf *missed)
{
	if (str_find(help_of(word), STR("There is no help")) != SIZE_MAX)
		buf_printf(missed, "%s\n", word);
}

/* Each thing that a report can name has HELP: each card, leader, faction and territory, and the words of the lesson. */
START_TEST(each_thing_of_the_game_has_help)
{
	static const char *const words[] = {
		"spice",      "spice blow",   "storm",      "storm order",
		"worm",       "shai-hulud",   "nexus",      "sector",
		"stronghold", "strongholds",  "city",       "winning",
		"alliance",   "prediction",   "treachery",  "cards",
		"weapon",     "defence",      "leader",     "leaders",
		"traitor",    "traitors",     "sardaukar",  "fedaykin",
		"elites",     "advisors",     "tanks",      "kwisatz haderach",
		"reserve",    "mentat pause", "choam",      "karama",
		"worthless",  "polar sink",   "bidding",    "ornithopters",
		"minor erg",  "great flat",   "Bg",         "worthless cards",
		"conditions", "deadline",     "advantages", "report"};
	struct buf missed = buf_in(d.a);

	for (size_t i = 0; i < sizeof words / sizeof *words; i++)
		has_help(words[i], &missed);
	for (int i = 1; i < DU_CARD_END; i++)
		has_help(du_cards[i].name, &missed);
	for (int i = 1; i <= DU_LEADERS; i++)
		has_help(du_leaders[i].name, &missed);
	for (int i = 0; i < DU_SEATS; i++)
		has_help(du_factions[i].name, &missed);
	for (int i = 0; i < DU_TERRITORIES; i++)
		has_help(du_territories[i].words, &missed);
	ck_assert_msg(missed.n == 0, "%s", missed.s);
}
END_TEST

/* A weapon says what stops it, a leader whose it is, a border which sector it leads to in the words of an order. */
START_TEST(help_says_what_a_thing_does)
{
	static const char *const says[][2] = {
		{"crysknife", "unless they play a Shield"},
		{"chaumas", "unless they play a Snooper"},
		{"lasgun", "explodes"},
		{"snooper", "poison weapon"},
		{"shield", "projectile weapon"},
		{"cheap hero", "strength of 0"},
		{"kulon", "it does nothing"},
		{"stilgar", "a leader of the Fremen, with strength 7"},
		{"guild", "they ship from territory to territory"},
		{"polar sink", "The Polar Sink is safe from everything"},
		{"carthag", "from sector 10: Arsunt 10, Hagga Basin 11"}};

	for (size_t i = 0; i < sizeof says / sizeof *says; i++)
		ck_assert_msg(str_find(help_of(says[i][0]), str_of(says[i][1])) !=
				      SIZE_MAX,
			      PRI_STR, STR_MADE(d.a, help_of(says[i][0])));
}
END_TEST

/* Orders that hold are kept with their conditions, told when used, and gone then. */
START_TEST(reactions_hold_until_they_are_used)
{
	for (int hits = 0; hits < 2; hits++) {
		dune_position(DU_PLAN);
		d.s.t.storm = 5;
		d.s.h.next_storm = (uint8_t)(1 + hits); /* Gara Kulon is in sector 7 */
		holds(A, DU_WEATHER_CONTROL);
		writes(A, "weather 0 if storm hits gara kulon");
		runs_phase();
		ck_assert_int_eq(d.s.t.storm, hits ? 5 : 6);
		ck_assert_int_eq(d.s.t.n_hand[A], hits ? 0 : 1);
		ck_assert_int_eq(d.s.h.kept[A][0] != 0, !hits);
		ck_assert_int_eq(happened(DU_EV_FELL, 2, A, STANDING_USED) != NULL,
				 hits);
	}
}
END_TEST

/* A plan that is sealed while a Voice is heard stands in the next phase, unless another is written. */
START_TEST(sealed_plans_stand)
{
	for (int again = 0; again < 2; again++) {
		dune_position(DU_VOICE);
		writes(A,
		       "battle arrakeen vs harkonnen dial 2 spice 1 leader duncan idaho");
		ck_assert_int_eq(du_unplanned(&d.s) >> A & 1, 1);
		runs_phase();
		ck_assert_int_eq(d.s.t.phase, DU_PLAN);
		ck_assert_int_eq(du_unplanned(&d.s) >> A & 1, 0);
		ck_assert_int_eq(du_owes(&d.s) >> H & 1, 1);
		if (again)
			writes(A, "battle arrakeen vs harkonnen dial 1 leader gurney");
		runs_phase();
		ck_assert_ptr_nonnull(happened(DU_EV_PLAN, 4, A, again ? 2 : 4,
					       again ? 0 : 1,
					       du_leader(A, again ? 2 : 3)));
		ck_assert_int_eq(d.s.h.sealed[A][0], 0);
	}
}
END_TEST

static const char *receipt_of(int seat, const char *letter)
{
	struct buf b = buf_in(d.a);

	echo_body(dune_read(seat, letter), &b);
	return b.s;
}

/* In the phase after, each receipt shows what is sealed among the orders that stand, of each kind, until another takes its place:
 * a FINAL alone leaves it in force. */
START_TEST(receipts_show_what_is_sealed)
{
	static const char *const sealed[] = {
		"battle Arrakeen vs atreides dial 2 spice 1 leader Feyd-Rautha [sealed]",
		"battle order Carthag vs bene gesserit, Arrakeen vs atreides [sealed]",
		"battle Carthag vs bene gesserit dial 1 [sealed]"};

	dune_position(DU_VOICE);
	writes(H,
	       "battle arrakeen vs atreides dial 2 spice 1 leader feyd\n"
	       "battle order carthag, arrakeen\nbattle carthag vs bene gesserit dial 1");
	ck_assert(!strstr(receipt_of(H, "final"), "[sealed]"));
	runs_phase();
	ck_assert_int_eq(d.s.t.phase, DU_PLAN);
	d.sheets[H] = (struct sheet){0};
	const char *final = receipt_of(H, "final");
	const char *again = receipt_of(H, "battle carthag vs bene gesserit dial 0");
	ck_assert(!strstr(final, "no orders in force"));
	for (int i = 0; i < 3; i++) {
		ck_assert_msg(strstr(final, sealed[i]) != NULL, "%s\n%s", sealed[i],
			      final);
		ck_assert_int_eq(strstr(again, sealed[i]) != NULL, i < 2);
	}
	ck_assert(strstr(receipt_of(G, "final"), "no orders in force"));
}
END_TEST

/* [DU-024, DU-026] A leader and forces are two decisions, in two letters or one; each is paid from what is left. Atreides have
 * two free revivals, a third force costs 2, and Jessica 5: with 6 spice she stays dead, with 7 she comes back. */
START_TEST(a_leader_is_revived_beside_forces)
{
	for (int spice = 6; spice <= 7; spice++)
		for (int letters = 1; letters <= 2; letters++) {
			dune_position(DU_MARCH);
			for (int i = 0; i < DU_LEADERS_EACH; i++) {
				d.s.t.leader[du_leader(A, i)] = DU_DEAD;
				d.s.t.deaths[du_leader(A, i)] = 1;
			}
			d.s.t.tanks[A] = 4;
			d.s.h.spice[A] = (uint16_t)spice;
			if (letters == 1) {
				writes(A, "revive 3\nrevive leader lady jessica");
			} else {
				writes(A, "revive 3");
				writes(A, "revive leader lady jessica");
			}
			ck_assert_int_eq(d.sheets[A].n_slots, 2);
			runs_phase();
			ck_assert_int_eq(d.s.t.tanks[A], 1);
			ck_assert_int_eq(d.s.t.leader[du_leader(A, 1)],
					 spice == 7 ? DU_FREE : DU_DEAD);
		}
}
END_TEST

/* "Habanya Sietch": the first word of a name may be a name itself, and the words behind it tell which of them is meant. */
START_TEST(a_misspelt_name_goes_by_all_its_words)
{
	static const char *const orders[] = {"ship 1 to", "battle"};
	static const int phases[] = {DU_MARCH, DU_PLAN};

	for (int k = 0; k < 2; k++)
		for (int t = 0; t < DU_TERRITORIES; t++) {
			char name[64], line[96];
			snprintf(name, sizeof name, "%s", du_territories[t].words);
			size_t first = strcspn(name, " ");
			if (!name[first] || first < 7)
				continue;
			memmove(name + 3, name + 4, strlen(name + 3));
			dune_position(phases[k]);
			snprintf(line, sizeof line, "%s %s%s", orders[k], name,
				 k ? " dial 1" : "");
			const char *told = receipt_of(A, line);
			ck_assert_msg(!strstr(told, "could be") &&
					      !strstr(told, "do not know"),
				      "%s: %s", line, told);
		}
}
END_TEST

/* Has the receipt of that one order a remark with these words? */
static bool is_told(int seat, struct str letter, const char *words)
{
	struct reading *r = dune_read(seat, str_z(d.a, letter));
	bool told = false;

	ck_assert_msg(r->n_accepted == 1, PRI_STR, STR_ARG(letter));
	for (int k = 0; k < r->lines[0].n_remarks; k++)
		told |= str_find(r->lines[0].remarks[k].text, str_of(words)) !=
			SIZE_MAX;
	return told;
}

/* A plan that dials all forces says that none is left, and how many they are; one without leader or cards says who leads and
 * that no card is played. Five forces without spice dial 2.5 at most. */
START_TEST(a_plan_says_what_it_leaves_out)
{
	static const char all[] =
		"with all your 5 forces: they are all lost even if you win",
			  best[] = "No leader is named: Gurney Halleck leads",
			  bare[] = "No weapon and no defence is named: you play none";
	static const struct {
		const char *plan;
		bool all, best, bare;
	} rows[] = {
		{"dial max", true, true, true},
		{"dial max spice 0", true, true, true},
		{"dial 2.5 spice 0 leader yueh", true, false, true},
		{"dial 5 leader yueh weapon none", true, false, false},
		{"dial 2 spice 0 no weapon", false, true, false},
		{"dial 2 leader none weapon stunner", false, false, false},
		{"dial all-1 leader yueh defence shield", false, false, false},
	};

	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		dune_position(DU_PLAN);
		d.s.t.leader[du_leader(A, 0)] = d.s.t.leader[du_leader(A, 1)] = DU_DEAD;
		holds(A, DU_STUNNER);
		holds(A, DU_SHIELD);
		struct str plan = str_printf(d.a, "battle arrakeen vs harkonnen %s",
					     rows[i].plan);
		ck_assert_msg(is_told(A, plan, all) == rows[i].all &&
				      is_told(A, plan, best) == rows[i].best &&
				      is_told(A, plan, bare) == rows[i].bare,
			      "%s", rows[i].plan);
	}
}
END_TEST

/* One who has two battles and one plan is told which is missing. */
START_TEST(the_plan_that_is_missing_is_named)
{
	dune_position(DU_PLAN);
	struct buf none = buf_in(d.a), one = buf_in(d.a), both = buf_in(d.a);
	struct du_view *v = arena_new(d.a, struct du_view);
	du_view_make(&d.s, H, v);
	du_needs(v, NULL, &none);
	ck_assert_str_eq(none.s, "a plan for each of your battles");
	writes(H, "battle arrakeen vs atreides dial 2");
	du_needs(v, &d.sheets[H], &one);
	ck_assert_str_eq(one.s,
			 "a plan for your battle in Carthag against the Bene Gesserit");
	writes(H, "battle carthag vs bene gesserit dial 1");
	du_needs(v, &d.sheets[H], &both);
	ck_assert_uint_eq(both.n, 0);
}
END_TEST

static const char *placement_needs(int seat, const char *letter)
{
	struct du_view *v = arena_new(d.a, struct du_view);
	struct buf b = buf_in(d.a);

	buf_z(&b, "");
	d.s.h.traitor[seat][0] = 16;
	du_view_make(&d.s, seat, v);
	if (letter)
		writes(seat, letter);
	du_needs(v, letter ? &d.sheets[seat] : NULL, &b);
	return b.s;
}

/* Who has sent one of several choices of the set-up still owes the others. */
START_TEST(each_choice_of_the_set_up_is_asked_for)
{
	dune_position(DU_PLACE);
	const char *dials = "how far you move the storm (0 to 20)";
	const char *all = placement_needs(F, NULL);

	ck_assert(strstr(all, "the traitor whom you keep"));
	ck_assert(strstr(all, "where your ten forces begin"));
	const bool f_dials = strstr(all, dials) != NULL;
	all = placement_needs(F, "traitor Stilgar");
	ck_assert(!strstr(all, "traitor") &&
		  strstr(all, "where your ten forces begin"));
	dune_position(DU_PLACE);
	all = placement_needs(
		F,
		"traitor Stilgar\nplace 4 in Sietch Tabr, 3 in False Wall South 3, 3 in False Wall West 15");
	ck_assert_str_eq(all, f_dials ? dials : "");
	dune_position(DU_PLACE);
	ck_assert(strstr(placement_needs(B, "traitor Stilgar"),
			 "where your first force begins"));
	dune_position(DU_PLACE);
	ck_assert(!strstr(placement_needs(E, NULL), "begin"));
}
END_TEST

static const char *plan_form(const char *sealed)
{
	dune_position(DU_PLAN);
	struct du_view *v = arena_new(d.a, struct du_view);
	struct page page = page_in(d.a);

	du_view_make(&d.s, A, v);
	if (sealed) {
		const struct standing to = {v->sealed, DU_VIEW_KEPT};
		const struct standing_order plan = {
			.key = {DU_BATTLE, DU_FIGHT_KEY(DU_ARRAKEEN, H), 0},
			.turn = 2,
			.phase = 4,
			.line = str_of(sealed)};
		ck_assert(standing_put(&to, &plan));
	}
	du_form(v, &page);
	return page.n ? str_z(d.a, page.blocks[page.n - 1].text) : "";
}

/* A player whose plans are all sealed is told so, and that the phase waits for their FINAL. */
START_TEST(sealed_plans_leave_a_word_in_the_form)
{
	ck_assert(strstr(plan_form(NULL), "battle Arrakeen vs harkonnen dial __"));
	ck_assert(!strstr(plan_form(NULL), "sealed"));
	const char *form = plan_form("battle arrakeen vs harkonnen dial 2");
	ck_assert_msg(strstr(form, "Your plans are sealed") &&
			      strstr(form, "reply FINAL") && !strstr(form, "__"),
		      "%s", form);
}
END_TEST

/* The Voice and the question are asked for by name, of those who have them; a plan may wait. */
START_TEST(the_phase_of_the_voice_names_what_it_is_for)
{
	for (int seat = 0; seat < DU_SEATS; seat++) {
		dune_position(DU_VOICE);
		struct du_view *v = arena_new(d.a, struct du_view);
		struct buf b = buf_in(d.a);
		buf_z(&b, "");
		du_view_make(&d.s, seat, v);
		du_needs(v, NULL, &b);
		ck_assert_int_eq(strstr(b.s, "VOICE") != NULL, seat == B);
		ck_assert_int_eq(strstr(b.s, "ASK") != NULL, seat == A);
		ck_assert_int_eq(b.n > 0, seat == A || seat == B);
	}
}
END_TEST

/* [DU-065] The same orders and the same seed give the same bytes; another seed gives other draws. */
START_TEST(chance_comes_from_the_seed)
{
	static struct du_state first;

	for (int i = 0; i < 3; i++) {
		dune_position(DU_MARCH);
		if (i == 2)
			rng_seed_text(&d.rng, STR("another"));
		d.s.t.forces[at(DU_ARRAKEEN, 0)][H] = 0;
		d.s.t.forces[at(DU_CARTHAG, 0)][H] = 0;
		d.s.t.forces[at(DU_RED_CHASM, 0)][G] = 0;
		runs_phase();
		ck_assert_int_eq(d.s.t.turn, 3);
		if (i == 0)
			first = d.s;
		ck_assert_int_eq(memcmp(&first, &d.s, sizeof first) != 0, i == 2);
	}
}
END_TEST

static const struct reading *read_bidder(const char *letter)
{
	dune_position(DU_BID);
	return dune_read(A, letter);
}

START_TEST(only_one_of_them_is_a_limit)
{
	auction_limits(read_bidder);
}
END_TEST

static const struct reading *read_again(const char *letter)
{
	return dune_read(A, letter);
}

static void send(const char *letter)
{
	writes(A, letter);
}

START_TEST(a_bid_takes_a_pass_back)
{
	dune_position(DU_BID);
	auction_pass(read_again, send);
}
END_TEST

START_TEST(an_order_inside_press_is_never_sent_unasked)
{
	auction_bids_in_press(read_bidder, "Emperor");
}
END_TEST

DUNE_MAIN("dune/words", canonical_words_read_back, as_people_write,
	  wrong_lines_say_what_would_be_right, examples_are_orders,
	  help_tells_of_the_game, each_thing_of_the_game_has_help,
	  help_says_what_a_thing_does, a_misspelt_name_goes_by_all_its_words,
	  a_leader_is_revived_beside_forces, sealed_plans_stand,
	  receipts_show_what_is_sealed, a_plan_says_what_it_leaves_out,
	  the_plan_that_is_missing_is_named, each_choice_of_the_set_up_is_asked_for,
	  sealed_plans_leave_a_word_in_the_form,
	  the_phase_of_the_voice_names_what_it_is_for, chance_comes_from_the_seed,
	  reactions_hold_until_they_are_used, only_one_of_them_is_a_limit,
	  a_bid_takes_a_pass_back, an_order_inside_press_is_never_sent_unasked)
