/* Healer, the power to heal [CP-2.18].
 * SPDX-License-Identifier: ISC */
#include "base/locale.h"
#include "rules/cosmic/powers/power.h"
#include "rules/cosmic/powers/power_texts.h"

enum { HEAL = 1, HEAL_ALL, NOT, MOST };

/* How high the patient is in the list, from 0; -1: not at all. */
static int rank_of(const struct ce_told *told, int seat)
{
	int rank = -1;

	for (int i = 0; i < told->n; i++) {
		const struct ce_item *item = &told->item[i];
		if (item->word == NOT && item->seat == seat)
			return -1;
		if (rank < 0 && (item->word == HEAL_ALL ||
				 (item->word == HEAL && item->seat == seat)))
			rank = i;
	}
	return rank;
}

static int most_of(const struct ce_told *told)
{
	for (int i = 0; i < told->n; i++)
		if (told->item[i].word == MOST)
			return told->item[i].n;
	return CE_LOSSES;
}

static bool is_patient(const struct ce_board *b, const struct ce_user *me,
		       const struct ce_told *told, int seat)
{
	bool agrees =
		!b->t->option.heal_consent || b->t->power[me->instance].mark[seat];

	return seat != me->seat && agrees && told->given && rank_of(told, seat) >= 0;
}

/* Patients who stand higher in the list and are still to come in this step: they are
 * served first if the Healer limits the number of patients. */
static int n_before(const struct ce_board *b, const struct ce_user *me,
		    const struct ce_told *told, const struct ce_act *loss)
{
	int n = 0;

	for (const struct ce_act *l = loss + 1; l < b->loss + b->n_losses; l++)
		n += l->n && is_patient(b, me, told, l->seat) &&
		     rank_of(told, l->seat) < rank_of(told, loss->seat);
	return n;
}

/* [CP-2.18] All of one patient's tokens of one loss, or none; the Healer draws a card
 * for it, or with the Super one for each token. */
static void heals(struct ce_board *b, struct ce_act *loss, struct ce_user *me)
{
	const struct ce_told told = ce_told(b, me, loss->challenge);
	struct ce_power *mine = ce_mine(b, me);

	if (!is_patient(b, me, &told, loss->seat) ||
	    mine->counter + n_before(b, me, &told, loss) >= most_of(&told) ||
	    !ce_use(b, me, loss->challenge, loss->seat))
		return;
	int n = ce_heal(b, loss, me->seat), cards = n > 0;
	struct ce_user *super = ce_super_of(b, me, loss->challenge);
	if (n && super && ce_use(b, super, loss->challenge, loss->seat))
		cards = n;
	for (int i = 0; i < cards; i++)
		ce_draw_told(b, me->seat, loss->challenge);
	mine->counter = (int16_t)(mine->counter + (n > 0));
}

/* The most that they heal is for one phase. */
static void counts_anew(struct ce_board *b, struct ce_act *window, struct ce_user *me)
{
	(void)window;
	ce_mine(b, me)->counter = 0;
}

/* "heal red, blue; not green; max 2" ------------------------------------- */

static bool read_most(struct parse *p, struct ce_order *o)
{
	struct ce_item *item = ce_words_item(p, o, 2, MOST);
	int from = parse_mark(p), n;

	if (!item || !parse_number(p, &n))
		return parse_expected(p, "a number: max 2");
	if (!n)
		parse_fault(p, from, "CP-2.18", "To heal nobody, write: no power");
	item->n = (int16_t)(n < CE_LOSSES ? n : CE_LOSSES);
	return true;
}

static bool parse_list(struct parse *p, struct ce_order *o)
{
	ce_words_skip_occasion(p, "lose");
	if (!parse_says(p, "heal") && !parse_sees_seat(p) &&
	    !parse_sees(p, WORD_EVERYONE)) /* "healer: red and blue" */
		return parse_expected(p, "heal and players, such as heal red, blue");
	int but = 0; /* "all but green" */
	if (parse_word(p, WORD_EVERYONE, &but) || parse_word(p, WORD_ALL, NULL)) {
		if (!ce_words_item(p, o, 0, HEAL_ALL))
			return false;
		if (but && !ce_words_read_seats(p, o, 1, NOT, false))
			return false;
	} else if (!ce_words_read_seats(p, o, 0, HEAL, false)) {
		return false;
	}
	for (;;) {
		bool next = parse_sign(p, ';') || parse_comma(p);
		bool except = parse_word(p, WORD_EXCEPT, NULL);
		if (parse_word(p, WORD_NOT, NULL) || except) {
			if (!ce_words_read_seats(p, o, 1, NOT, false))
				return false;
		} else if (parse_says(p, "max") || parse_word(p, W_AT_MOST, NULL)) {
			if (!read_most(p, o))
				return false;
		} else {
			return !next || parse_expected(p, "not and a player, or max");
		}
	}
}

static int n_words(const struct ce_order *o, int word)
{
	int n = 0;

	for (int i = 0; i < o->power.n_items; i++)
		n += o->power.item[i].word == word;
	return n;
}

static void echo_list(const struct ce_view *v, const struct ce_order *o,
		      struct buf *out)
{
	const struct ce_item *item = o->power.item;
	int healed = n_words(o, HEAL), left_out = n_words(o, NOT);

	(void)v;
	buf_z(out, "heal ");
	if (n_words(o, HEAL_ALL))
		buf_z(out, "everyone");
	ce_words_put_seats(out, item, healed, ", ");
	for (int i = 0; i < o->power.n_items; i++) {
		if (item[i].word == NOT) {
			buf_z(out, "; not ");
			ce_words_put_seats(out, item + i, left_out, ", ");
			i += left_out - 1;
		} else if (item[i].word == MOST) {
			buf_printf(out, "; max %d", item[i].n);
		}
	}
}

/* The consent of the patient, where the game asks for it ------------------- */

static bool asks_for_consent(const struct ce_options *option)
{
	return option->heal_consent;
}

static bool parse_consent(struct parse *p, struct ce_order *o)
{
	o->power.no = parse_word(p, WORD_NO, NULL);
	return o->power.no || parse_says(p, "yes") ||
	       parse_expected(p, "yes: power healer: yes");
}

static void echo_consent(const struct ce_view *v, const struct ce_order *o,
			 struct buf *out)
{
	(void)v;
	(void)o;
	buf_z(out, "yes");
}

/* The Flare --------------------------------------------------------------- */

/* [CP-2.18 wild] The Zap is spent and stops nothing; "if i am zapped" is true of it all
 * the same. */
static void shrugs(struct ce_board *b, struct ce_act *play, struct ce_user *me)
{
	if (play->card != CARD_COSMIC_ZAP || play->other != me->seat || b->no_zaps ||
	    !ce_use(b, me, play->challenge, play->seat))
		return;
	play->asked = true;
	if (play->challenge >= 0)
		b->zapped[play->challenge] |= (uint8_t)(1U << me->seat);
	else
		b->zapped_outside |= (uint8_t)(1U << me->seat);
}

const struct ce_power_rule ce_healer = {
	.name = "Healer",
	.title = N_("power to heal"),
	.text = TEXT_HEALER,
	.orders = {.phases = PHASE(1) | PHASE(2) | PHASE(3) | PHASE(4),
		   .keep = CE_KEEP_STANDING,
		   .allowed = STRATUM_REPORT,
		   .parse = parse_list,
		   .echo = echo_list,
		   .help = TEXT_HEALER_ORDER,
		   .good = true,
		   .example = "power heal red, blue; max 2"},
	.others = {.phases = PHASE(1) | PHASE(2) | PHASE(3) | PHASE(4),
		   .allowed = STRATUM_REPORT,
		   .parse = parse_consent,
		   .echo = echo_consent,
		   .help = TEXT_HEALER_ANSWER,
		   .example = "power healer: yes"},
	.asks_others = asks_for_consent,
	.does = {"Healer",
		 {[HOOK_HEAL] = heals,
		  [HOOK_STEP_END] = counts_anew,
		  [HOOK_TURN_START] = counts_anew}},
	.wild = {.text = TEXT_HEALER_WILD,
		 .orders = {.phases = PHASE(1) | PHASE(2) | PHASE(3) | PHASE(4),
			    .allowed = STRATUM_CANCEL,
			    .good = true,
			    .example = "flare healer"},
		 .does = {"Wild Healer", {[HOOK_PLAY] = shrugs}}},
	.super = {.text = TEXT_HEALER_SUPER,
		  .orders = {.phases = PHASE(1) | PHASE(2) | PHASE(3) | PHASE(4),
			     .allowed = STRATUM_USE,
			     .good = true,
			     .example = "flare healer"},
		  .does = {.name = "Super Healer"}},
};
