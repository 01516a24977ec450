/* Section 2 of the report: the challenges, from their attacks to their outcome [R6b, R6d,
 * R6f].
 * SPDX-License-Identifier: ISC */
#include "base/arena.h"
#include "base/locale.h"
#include "rules/cosmic/report/phrases.h"
#include "rules/cosmic/report/report_parts.h"

static const char *const result_names[] = {
	[CE_NOT_YET] = N_("open"),
	[CE_ATTACK_WINS] = N_("attack wins"),
	[CE_DEFENCE_WINS] = N_("defence wins"),
	[CE_DEAL_PENDING] = N_("deal pending"),
	[CE_DEAL_MADE] = N_("deal made"),
	[CE_DEAL_FAILED] = N_("deal failed"),
	[CE_CALLED_OFF] = N_("called off"),
};

const char *ce_result_name(int result)
{
	return result_names[result];
}

int ce_tokens_in(const struct ce_challenge *c, int seat)
{
	if (c->shown)
		return c->sent[seat];
	if (seat == c->attacker)
		return c->attack;
	return seat == c->defender ? c->defence : c->allied[seat];
}

/* "3 Red, 2 Green": the main player of a side, then its allies. The number stands first: "Red 3" is a planet. */
static struct str side_of(const struct sheet_of_paper *p, const struct ce_challenge *c,
			  int side)
{
	struct buf out = buf_in(p->a);
	int main = side == CE_ATTACK_SIDE ? c->attacker : c->defender;

	if (ce_is_off(c))
		return str_of(ce_colour_names[main]);
	buf_printf(&out, "%d %s", ce_tokens_in(c, main), ce_colour_names[main]);
	for (int seat = 0; seat < p->t->n_seats; seat++)
		if (c->side[seat] == side && ce_tokens_in(c, seat))
			buf_printf(&out, ", %d %s", ce_tokens_in(c, seat),
				   ce_colour_names[seat]);
	return buf_str(&out);
}

/* The card that a side showed, and those that it played besides. */
static struct str shown_cards(const struct sheet_of_paper *p,
			      const struct ce_challenge *c, int side)
{
	char name[CARD_NAME_MAX];
	struct buf out = buf_in(p->a);

	card_name(c->card[side], name);
	buf_z(&out, name);
	for (int i = 0; i < CE_MORE_CARDS; i++)
		if (c->more[side][i]) {
			card_name(c->more[side][i], name);
			buf_printf(&out, ", %s", name);
		}
	return buf_str(&out);
}

bool ce_is_calm(const struct ce_challenge *c, int side)
{
	int face = c->face[side] ? c->face[side] : c->card[side];

	return c->controlled || face == CARD_COMPROMISE;
}

/* "14+5 = 19", out of the event that tells how the total came about. */
static struct str total_of(const struct sheet_of_paper *p, int challenge, int side)
{
	const struct event *found = NULL;
	struct buf out = buf_in(p->a);

	for (int i = 0; i < p->seen->n; i++) {
		const struct event *e = &p->seen->e[i];
		if (e->turn == p->told_turn && e->arg[0] == challenge &&
		    (e->kind == EV_TOTALS ||
		     (e->kind == EV_SUM && e->arg[1] == side + 1)))
			found = e;
	}
	if (!found)
		return str_printf(p->a, "%d", p->t->challenge[challenge].total[side]);
	if (found->kind == EV_SUM) {
		ce_phrase_sum(found, &out);
		return buf_str(&out);
	}
	const int16_t *n = &found->arg[1 + 3 * side];
	return str_printf(p->a, "%d+%d = %d", n[0], n[1], n[2]);
}

static void two_cells(struct page_table *table, const char *what, struct str attack,
		      struct str defence)
{
	page_sub_row(table);
	page_cell(table, STR(""));
	page_cell(table, str_of(what));
	page_cell(table, attack);
	page_cell(table, defence);
}

static void challenge(const struct sheet_of_paper *p, struct page_table *table, int i)
{
	const struct ce_challenge *c = &p->t->challenge[i];

	page_row(table);
	page_cellf(table, "C%d", i + 1);
	page_cellf(table, _("%s at %s %d"), ce_colour_names[c->attacker],
		   ce_colour_names[c->system], c->planet);
	page_cell(table, side_of(p, c, CE_ATTACK_SIDE));
	page_cell(table, side_of(p, c, CE_DEFENCE_SIDE));
	page_cell(table, str_of(locale_text(ce_result_name(c->result))));
	if (c->shown) {
		two_cells(table, _("  cards"), shown_cards(p, c, 0),
			  shown_cards(p, c, 1));
		if (!ce_is_calm(c, 0) && !ce_is_calm(c, 1))
			two_cells(table, _("  total"), total_of(p, i, 0),
				  total_of(p, i, 1));
		if (c->controlled)
			page_note(
				table,
				str_of(_(
					"Emotion Control: both count as Compromises.")));
	}
	page_note(table, ce_sentences(p, IN_NOTES, i));
}

/* Attacks on one set of tokens, before their owner has divided them [R11]. */
static void to_divide(const struct sheet_of_paper *p)
{
	const struct ce_table *t = p->t;
	unsigned told = 0;

	for (int i = 0; i < t->n_challenges && t->phase == 2; i++) {
		const struct ce_challenge *c = &t->challenge[i];
		unsigned set = 0;
		for (int k = 0; k < t->n_challenges; k++)
			if (t->challenge[k].system == c->system &&
			    t->challenge[k].planet == c->planet &&
			    t->challenge[k].defender == c->defender)
				set |= 1U << k;
		if (!(set & (set - 1)) || (told >> i & 1))
			continue;
		told |= set;
		struct buf line = buf_in(p->a);
		ce_print_challenges(set, &line);
		page_paraf(
			p->page,
			_("%.*s aim at the same tokens on %s %d: %s now divides them."),
			STR_ARG(buf_str(&line)), ce_colour_names[c->system], c->planet,
			ce_colour_names[c->defender]);
	}
}

/* Tells which cards a side may play, where Powers restrict them [H30]. */
static void side_may_play(const struct ce_challenge *c, int number, int side,
			  bool was_told_blind, struct buf *out)
{
	const char *who = ce_colour_names[side ? c->defender : c->attacker];
	char name[CARD_NAME_MAX];

	card_name(c->must[side], name);
	if (c->blind[side] && !was_told_blind)
		buf_printf(out, _(" C%d: %s's card is drawn at random."), number, who);
	if (c->no_attack[side])
		buf_printf(out,
			   _(" C%d: %s plays no Attack while holding a Compromise."),
			   number, who);
	if (c->no_compromise[side])
		buf_printf(out,
			   _(" C%d: %s plays no Compromise while holding an Attack."),
			   number, who);
	if (c->must[side])
		buf_printf(out, _(" C%d: %s plays %s, if it is held."), number, who,
			   name);
}

/* Does a sentence under the challenge tell it already? */
static bool is_told_blind(const struct sheet_of_paper *p, int challenge, int side)
{
	const struct ce_challenge *c = &p->t->challenge[challenge];

	for (int i = 0; i < p->seen->n; i++) {
		const struct event *e = &p->seen->e[i];
		if (ce_is_told(p, e) && e->kind == EV_BLIND && e->arg[0] == challenge &&
		    e->arg[1] == (side ? c->defender : c->attacker))
			return true;
	}
	return false;
}

static void may_play(const struct sheet_of_paper *p)
{
	struct buf out = buf_in(p->a);

	for (int i = 0; i < p->t->n_challenges && p->t->phase == 3; i++)
		for (int side = 0; side < 2 && !ce_is_off(&p->t->challenge[i]); side++)
			side_may_play(&p->t->challenge[i], i + 1, side,
				      is_told_blind(p, i, side), &out);
	page_para(p->page, str_trim(buf_str(&out)));
}

static void game_begins(const struct sheet_of_paper *p)
{
	struct buf out = buf_in(p->a);

	buf_z(&out, _("The game begins with four tokens on each home planet"));
	for (int seat = 0; seat < p->t->n_seats; seat++)
		if (p->t->tokens[seat] > CE_TOKENS)
			buf_printf(&out, _(", %d on each of %s's"),
				   p->t->tokens[seat] / CE_PLANETS,
				   ce_colour_names[seat]);
	buf_char(&out, '.');
	page_para(p->page, buf_str(&out));
	/* A Power may have acted before anybody wrote. */
	struct str since = ce_sentences(p, IN_NOTES, -1);
	if (since.n)
		page_paraf(p->page, _("Since then: %.*s"), STR_ARG(str_trim(since)));
}

void ce_report_fights(const struct sheet_of_paper *p)
{
	if (!p->told_phase && !p->t->n_challenges) {
		page_heading(p->page, 2,
			     str_printf(p->a, _("TURN %d, WHAT HAPPENED"), p->t->turn));
		game_begins(p);
		return;
	}
	page_heading(p->page, 2,
		     str_printf(p->a, _("TURN %d, WHAT HAPPENED"),
				p->told_phase ? p->told_turn : p->t->turn));
	if (p->t->n_challenges) {
		struct page_table *table = page_table(p->page);
		page_column(table, STR(N_("No")), PAGE_LEFT)->tight = true;
		page_column(table, STR(N_("Challenge")), PAGE_LEFT);
		page_column(table, STR(N_("Attack side")), PAGE_LEFT);
		page_column(table, STR(N_("Defence side")), PAGE_LEFT);
		page_column(table, STR(N_("Result")), PAGE_LEFT);
		for (int i = 0; i < p->t->n_challenges; i++)
			challenge(p, table, i);
	} else {
		page_para(p->page, str_of(_("Nobody attacked.")));
	}
	to_divide(p);
	may_play(p);
	page_para(p->page, ce_sentences(p, IN_NOTES, -1));
}
