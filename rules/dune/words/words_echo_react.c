/* Reactions and orders of battle in canonical words.
 * SPDX-License-Identifier: ISC */
#include "rules/dune/words/words_echo.h"

static void halves(struct buf *b, int n)
{
	buf_printf(b, "%d%s", n / 2, n % 2 ? ".5" : "");
}

static const char *yes_no(int n)
{
	return n ? "yes" : "no";
}

/* Reactions ---------------------------------------------------------------------------------------- */

void du_echo_sandworm(struct buf *b, const struct du_order *o)
{
	buf_z(b, "sandworm ");
	du_echo_territory(b, o->list[0]);
}

void du_echo_habit(struct buf *b, const struct du_order *o)
{
	buf_z(b, o->verb == DU_CHARITY   ? "charity "
		 : o->verb == DU_PROTECT ? "protect "
					 : "answer ");
	if (o->verb == DU_ANSWER && o->seat != DU_NOBODY)
		buf_printf(b, "%s ", du_echo_seat(o->seat));
	buf_z(b, yes_no(o->n));
}

void du_echo_advise(struct buf *b, const struct du_order *o)
{
	static const char *const words[] = {"no", "polar", "with"};

	buf_printf(b, "advise %s", words[o->n]);
}

void du_echo_intrusion(struct buf *b, const struct du_order *o)
{
	if (!o->n_list)
		buf_printf(b, "intrusion %s", yes_no(o->n));
	for (int i = 0; i < o->n_list; i++) {
		buf_z(b, i ? ", " : "intrusion ");
		du_echo_territory(b, o->list[i]);
	}
}

void du_echo_cancel(struct buf *b, const struct du_order *o)
{
	buf_printf(b, "karama cancel %s", du_advantages[o->n].key);
}

static void swap(struct buf *b, const struct du_order *o)
{
	buf_printf(b, "karama swap %s ", du_echo_seat(o->seat));
	if (o->n == DU_ALL)
		buf_z(b, "all");
	else
		buf_int(b, o->n);
	for (int i = 0; i < o->n_list; i++)
		buf_printf(b, "%s %s", i ? "," : " give", du_cards[o->list[i]].name);
}

/* Each faction has its own use, and each is written with other parts. */
void du_echo_power(struct buf *b, const struct du_order *o)
{
	if (o->seat == DU_NOBODY && o->n_list) {
		buf_z(b, "karama worm ");
		du_echo_territory(b, o->list[0]);
	} else if (o->seat == DU_NOBODY) {
		du_echo_back(b, o, "karama revive");
	} else if (o->n == DU_UNSAID && o->n_list) {
		buf_printf(b, "karama see %s in ", du_echo_seat(o->seat));
		du_echo_territory(b, o->list[0]);
	} else if (o->n == DU_UNSAID) {
		buf_printf(b, "karama stop %s", du_echo_seat(o->seat));
	} else {
		swap(b, o);
	}
}

void du_echo_atomics(struct buf *b, const struct du_order *o)
{
	(void)o;
	buf_z(b, "atomics");
}

void du_echo_truth(struct buf *b, const struct du_order *o)
{
	buf_printf(b, "truth %s ", du_echo_seat(o->seat));
	if (o->card)
		buf_z(b, du_cards[o->card].name);
	else if (o->leader)
		buf_printf(b, "traitor %s", du_echo_leader(o->leader));
	else if (o->n != DU_UNSAID)
		buf_printf(b, "spice %d", o->n);
	else
		buf_printf(b, "\"%.*s\"", STR_ARG(o->text));
}

void du_echo_deal(struct buf *b, const struct du_order *o)
{
	buf_printf(b, "deal %s", du_echo_seat(o->seat));
	if (o->n)
		buf_printf(b, " give %d", o->n);
	if (o->spice)
		buf_printf(b, " get %d", o->spice);
}

void du_echo_give(struct buf *b, const struct du_order *o)
{
	if (o->n == DU_ALL)
		buf_z(b, "give all");
	else
		buf_printf(b, "give %d", o->n);
	buf_printf(b, " to %s", du_echo_seat(o->seat));
}

/* Battles ------------------------------------------------------------------------------------------ */

static void fight(struct buf *b, const char *word, int t, int seat)
{
	buf_printf(b, "%s ", word);
	du_echo_territory(b, t);
	buf_printf(b, " vs %s", du_echo_seat(seat));
}

void du_echo_voice(struct buf *b, const struct du_order *o)
{
	static const char *const kinds[] = {
		"?",      "projectile weapon", "poison weapon", "lasgun",
		"shield", "snooper",           "hero",          "worthless",
		"?"};

	fight(b, "voice", o->list[0], o->seat);
	buf_printf(b, " %s %s", o->n ? "play" : "no", kinds[o->kind]);
}

void du_echo_ask(struct buf *b, const struct du_order *o)
{
	static const char *const about[] = {"?", "leader", "weapon", "defence", "dial"};

	fight(b, "ask", o->list[0], o->seat);
	buf_printf(b, " %s", about[o->kind]);
}

static void cards(struct buf *b, const char *word, const uint8_t list[], int n)
{
	for (int i = 0; i < n; i++)
		buf_printf(b, "%s %s", i ? "," : word, du_cards[list[i]].name);
}

void du_echo_battle(struct buf *b, const struct du_order *o)
{
	static const char *const drops[] = {"", " discard weapon", " discard defence",
					    " discard both"};

	fight(b, "battle", o->to, o->seat);
	buf_z(b, " dial ");
	if (o->n == DU_ALL) {
		buf_z(b, o->less ? "all-" : "max");
		if (o->less)
			halves(b, o->less);
	} else {
		halves(b, o->n);
	}
	if (o->spice != DU_UNSAID)
		buf_printf(b, " spice %d", o->spice);
	for (int i = 0; i < o->n_list; i++)
		buf_printf(b, "%s %s", i ? "," : " leader", du_echo_leader(o->list[i]));
	cards(b, " weapon", o->weapon, o->n_weapon);
	cards(b, " defence", o->defence, o->n_defence);
	buf_z(b, o->kh ? " kh" : "");
	buf_z(b, o->most_elites ? " lose elite" : "");
	buf_z(b, o->no_call ? " call no" : "");
	buf_z(b, o->kills ? " capture kill" : "");
	buf_z(b, drops[o->drop]);
}

void du_echo_battle_order(struct buf *b, const struct du_order *o)
{
	for (int i = 0; i < o->n_list; i++)
		fight(b, i ? "," : "battle order", o->list[i] / DU_SEATS,
		      o->list[i] % DU_SEATS);
}
