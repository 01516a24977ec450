/* The report [R6]: see report.h. What is past comes from events, what is now from the
 * view. Here sections 1-3.
 * SPDX-License-Identifier: ISC */
#include "base/arena.h"
#include "rules/cosmic/act.h"
#include "rules/cosmic/phrases.h"
#include "rules/cosmic/report_parts.h"

struct telling {
	uint8_t place;
	uint8_t challenge; /* 1 + the argument that is the challenge; 0: none */
};

/* clang-format off */
static const struct telling telling[EV_COUNT] = {
	[EV_NONE]             = {NOWHERE, 0},
	[EV_MISSED]           = {IN_NEWS, 0},
	[EV_MARKED]           = {IN_NEWS, 0},
	[EV_POWER_OFF]        = {IN_USE, 0},
	[EV_POWER_ON]         = {IN_USE, 0},
	[EV_LOSS]             = {IN_NOTES, 6},
	[EV_PLAGUE_CARD]      = {IN_NOTES, 0},
	[EV_PLACED]           = {IN_NOTES, 0},
	[EV_PHASE4_LEFT_OUT]  = {IN_NOTES, 0},
	[EV_RELEASE]          = {IN_NOTES, 0},
	[EV_FREED]            = {IN_NOTES, 0},
	[EV_ATTACK]           = {IN_TABLE, 1},
	[EV_ATTACK_FROM]      = {IN_NOTES, 1},
	[EV_NO_ATTACK]        = {IN_NOTES, 0},
	[EV_RESETTLE]         = {IN_NOTES, 0},
	[EV_RESETTLE_FROM]    = {IN_NOTES, 0},
	[EV_DIVIDED]          = {IN_NOTES, 1},
	[EV_INVITED]          = {IN_NOTES, 1},
	[EV_JOINED]           = {IN_NOTES, 1},
	[EV_JOINED_FROM]      = {IN_NOTES, 1},
	[EV_REFILL]           = {IN_NOTES, 0},
	[EV_REFILL_CARDS]     = {IN_OWN, 0},
	[EV_CARDS]            = {IN_TABLE, 1},
	[EV_TOTALS]           = {IN_TABLE, 1},
	[EV_RESULT]           = {IN_TABLE, 1},
	[EV_LANDED]           = {IN_NOTES, 5},
	[EV_TO_LIMBO]         = {IN_NOTES, 6},
	[EV_OWED]             = {IN_NOTES, 1},
	[EV_EARNED]           = {IN_NOTES, 1},
	[EV_DISCARDED]        = {IN_NOTES, 0},
	[EV_DEAL]             = {IN_NOTES, 1},
	[EV_DEAL_BASE]        = {IN_NOTES, 1},
	[EV_DEAL_FROM]        = {IN_NOTES, 1},
	[EV_DEAL_NO_BASE]     = {IN_NOTES, 1},
	[EV_DEAL_CARDS]       = {IN_NOTES, 1},
	[EV_DEAL_CARD]        = {IN_OWN, 1},
	[EV_DEAL_FAILED]      = {IN_NOTES, 1},
	[EV_CONSOLATION]      = {IN_NOTES, 1},
	[EV_CONSOLATION_CARD] = {IN_OWN, 1},
	[EV_NO_CONSOLATION]   = {IN_NOTES, 1},
	[EV_REWARD]           = {IN_NOTES, 1},
	[EV_REWARD_CARD]      = {IN_OWN, 0},
	[EV_REWARD_TOKENS]    = {IN_NOTES, 6},
	[EV_REMOVED]          = {IN_NEWS, 0},
	[EV_LEAD]             = {NOWHERE, 0},
	[EV_DESTINY]          = {NOWHERE, 0},
	[EV_REDRAW]           = {IN_DESTINY, 0},
	[EV_OWN_COLOUR]       = {IN_DESTINY, 0},
	[EV_DESTINY_SHUFFLED] = {IN_DESTINY, 0},
	[EV_DECK_SHUFFLED]    = {IN_NOTES, 0},
	[EV_WINNERS]          = {IN_NEWS, 0},
	[EV_NO_WINNER]        = {IN_NEWS, 0},
	[EV_EDICT]            = {IN_USE, 3},
	[EV_USE]              = {IN_USE, 2},
	[EV_STOPPED]          = {IN_USE, 2},
	[EV_HAND]             = {NOWHERE, 0},
	[EV_FLARE]            = {IN_USE, 3},
	[EV_FLARE_STOPPED]    = {IN_USE, 3},
	[EV_LOOK]             = {IN_NOTES, 3},
	[EV_LOOK_CARDS]       = {NOWHERE, 0}, /* told to the end of the turn */
	[EV_TAKEN]            = {IN_NOTES, 4},
	[EV_TAKEN_CARD]       = {IN_OWN, 0},
	[EV_DRAWN]            = {IN_NOTES, 3},
	[EV_DRAWN_CARD]       = {IN_OWN, 0},
	[EV_KEPT]             = {IN_NOTES, 3},
	[EV_ASIDE]            = {IN_NOTES, 0},
	[EV_ASIDE_CARD]       = {IN_OWN, 0},
	[EV_OOZE]             = {IN_NOTES, 6},
	[EV_OUT]              = {IN_NOTES, 6},
	[EV_SPARED]           = {IN_NOTES, 6},
	[EV_CAPTURED]         = {IN_NOTES, 6},
	[EV_HEALED]           = {IN_NOTES, 4},
	[EV_MUST_LOSE]        = {IN_NOTES, 0},
	[EV_CALLED_OFF]       = {IN_NOTES, 1},
	[EV_COUNTS_AS]        = {IN_NOTES, 1},
	[EV_CONE_MOVED]       = {IN_NOTES, 1},
	[EV_ADDED_CARD]       = {IN_NOTES, 1},
	[EV_NEW_POWER]        = {IN_USE, 0},
	[EV_EXTRA]            = {IN_DESTINY, 0},
	[EV_SUM]              = {IN_TABLE, 1},
	[EV_RULING_REMOVED]   = {IN_NEWS, 0},
	[EV_RULING_SEVERAL]   = {IN_NEWS, 0},
	[EV_RULING_CAP]       = {IN_NEWS, 0},
};
/* clang-format on */

static bool is_told(const struct sheet_of_paper *p, const struct event *e)
{
	return e->turn == p->told_turn && e->phase >= p->first && e->kind > EV_NONE &&
	       e->kind < EV_COUNT;
}

/* Challenge of an event, or -1. */
static int challenge_of(const struct event *e)
{
	int at = telling[e->kind].challenge;

	return at ? e->arg[at - 1] : -1;
}

/* Adds the event's sentence to the others; inside a challenge without its "C1: ". */
static void add_sentence(const struct event *e, bool inside, struct buf *out)
{
	struct buf one = buf_in(out->a);

	ce_phrase(e, &one);
	struct str s = buf_str(&one);
	if (inside && s.n > 3 && s.s[0] == 'C') {
		size_t colon = str_find_char(s, ':');
		if (colon <= 3)
			s = str_slice(s, colon + 2, s.n);
	}
	if (!s.n)
		return;
	if (out->n)
		buf_char(out, ' ');
	buf_add(out, s);
}

struct str ce_sentences(const struct sheet_of_paper *p, enum ce_telling place,
			int challenge)
{
	struct buf text = buf_in(p->a);

	for (int i = 0; i < p->seen->n; i++) {
		const struct event *e = &p->seen->e[i];
		if (!is_told(p, e) || telling[e->kind].place != place ||
		    (place == IN_NEWS && e->phase != p->told_phase))
			continue;
		int c = challenge_of(e);
		if (c >= p->t->n_challenges)
			c = -1;
		if (place == IN_NOTES ? c == challenge : true)
			add_sentence(e, place == IN_NOTES && c >= 0, &text);
	}
	return buf_str(&text);
}

/* --- 1 --- */

static void outside_bases(const struct sheet_of_paper *p, struct buf *out)
{
	size_t from = out->n;

	for (int bases = CE_SEATS * CE_PLANETS; bases > 0; bases--)
		for (int seat = 0; seat < p->t->n_seats; seat++)
			if (ce_outside_bases(p->t, seat) == bases)
				buf_printf(out, "%s%s %d", out->n > from ? ", " : "",
					   ce_colour_names[seat], bases);
	if (out->n > from)
		buf_printf(out, " outside bases (%d wins).", CE_BASES_TO_WIN);
	else
		buf_printf(out, "Nobody has a base outside yet (%d wins).",
			   CE_BASES_TO_WIN);
}

static bool missed(const struct sheet_of_paper *p)
{
	for (int i = 0; i < p->seen->n; i++)
		if (is_told(p, &p->seen->e[i]) && p->seen->e[i].kind == EV_MISSED &&
		    p->seen->e[i].phase == p->told_phase)
			return true;
	return false;
}

static void news(const struct sheet_of_paper *p)
{
	struct buf bases = buf_in(p->a), removed = buf_in(p->a);

	page_heading(p->page, 1, STR("NEWS IN SHORT"));
	outside_bases(p, &bases);
	page_para(p->page, buf_str(&bases));
	page_para(p->page, ce_sentences(p, IN_NEWS, -1));
	if (p->told_phase && !missed(p))
		page_para(p->page, STR("Nobody missed orders."));
	for (int seat = 0; seat < p->t->n_seats; seat++)
		if (!ce_in_game(p->t, seat))
			buf_printf(&removed, "%s%s", removed.n ? ", " : "",
				   ce_colour_names[seat]);
	if (removed.n)
		page_paraf(p->page, "No longer in the game: %.*s.",
			   STR_ARG(buf_str(&removed)));
	if (p->t->phase)
		page_paraf(p->page, "%s has the lead.", ce_colour_names[p->t->lead]);
}

/* --- 2 --- */

static const char *const result_names[] = {
	[CE_NOT_YET] = "open",
	[CE_ATTACK_WINS] = "attack wins",
	[CE_DEFENCE_WINS] = "defence wins",
	[CE_DEAL_PENDING] = "deal pending",
	[CE_DEAL_MADE] = "deal made",
	[CE_DEAL_FAILED] = "deal failed",
	[CE_CALLED_OFF] = "called off",
};

/* Tokens of a seat in it: as they stood at the reveal, or stand now. */
static int tokens_in(const struct ce_challenge *c, int seat)
{
	if (c->shown)
		return c->sent[seat];
	if (seat == c->attacker)
		return c->attack;
	return seat == c->defender ? c->defence : c->allied[seat];
}

/* "Red 3, Green 2": the main player of a side, then its allies. */
static struct str side_of(const struct sheet_of_paper *p, const struct ce_challenge *c,
			  int side)
{
	struct buf out = buf_in(p->a);
	int main = side == CE_ATTACK_SIDE ? c->attacker : c->defender;

	buf_printf(&out, "%s %d", ce_colour_names[main], tokens_in(c, main));
	for (int seat = 0; seat < p->t->n_seats; seat++)
		if (c->side[seat] == side && tokens_in(c, seat))
			buf_printf(&out, ", %s %d", ce_colour_names[seat],
				   tokens_in(c, seat));
	return buf_str(&out);
}

static struct str shown_card(const struct sheet_of_paper *p, int card)
{
	char name[CARD_NAME_MAX];

	card_name(card, name);
	return str_dup(p->a, str_of(name));
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
	page_cellf(table, "%s at %s %d", ce_colour_names[c->attacker],
		   ce_colour_names[c->system], c->planet);
	page_cell(table, side_of(p, c, CE_ATTACK_SIDE));
	page_cell(table, side_of(p, c, CE_DEFENCE_SIDE));
	page_cell(table, str_of(result_names[c->result]));
	if (c->shown) {
		two_cells(table, "  cards", shown_card(p, c->card[0]),
			  shown_card(p, c->card[1]));
		if (!c->controlled && c->card[0] != CARD_COMPROMISE &&
		    c->card[1] != CARD_COMPROMISE)
			two_cells(table, "  total", total_of(p, i, 0),
				  total_of(p, i, 1));
		if (c->controlled)
			page_note(table,
				  STR("Emotion Control: both count as Compromise."));
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
		buf_printf(&line,
			   " aim at the same tokens on %s %d: %s divides them now "
			   "(rule 11).",
			   ce_colour_names[c->system], c->planet,
			   ce_colour_names[c->defender]);
		page_para(p->page, buf_str(&line));
	}
}

static void what_happened(const struct sheet_of_paper *p)
{
	if (!p->told_phase && !p->t->n_challenges) {
		page_heading(p->page, 2,
			     str_printf(p->a, "TURN %d, WHAT HAPPENED", p->t->turn));
		page_para(
			p->page,
			STR("The game begins: four tokens stand on each home planet."));
		return;
	}
	page_heading(p->page, 2,
		     str_printf(p->a, "TURN %d, WHAT HAPPENED",
				p->told_phase ? p->told_turn : p->t->turn));
	if (p->t->n_challenges) {
		struct page_table *table = page_table(p->page);
		page_column(table, STR("No"), PAGE_LEFT)->tight = true;
		page_column(table, STR("Challenge"), PAGE_LEFT);
		page_column(table, STR("Attack side"), PAGE_LEFT);
		page_column(table, STR("Defence side"), PAGE_LEFT);
		page_column(table, STR("Result"), PAGE_LEFT);
		for (int i = 0; i < p->t->n_challenges; i++)
			challenge(p, table, i);
	} else {
		page_para(p->page, STR("Nobody attacked."));
	}
	to_divide(p);
	page_para(p->page, ce_sentences(p, IN_NOTES, -1));
}

/* --- 3 --- */

static void used(const struct sheet_of_paper *p)
{
	struct str text = ce_sentences(p, IN_USE, -1);

	page_heading(p->page, 3, STR("POWERS AND EDICTS USED"));
	page_para(p->page, text.n ? text : STR("None."));
}

void ce_report(const void *view, const struct events *seen, struct page *page)
{
	const struct ce_view *v = view;
	struct sheet_of_paper p = {
		.v = v, .t = &v->t, .seen = seen, .page = page, .a = page->a};

	if (v->t.phase > 1) {
		p.told_turn = v->t.turn;
		p.told_phase = v->t.phase - 1;
	} else if (seen->n) {
		p.told_turn = seen->e[seen->n - 1].turn;
		p.told_phase = seen->e[seen->n - 1].phase;
	}
	/* Once the turn has ended its outcome is told, from the cards on. */
	p.first = p.told_phase < 3 || v->t.phase > 1 ? p.told_phase : 3;
	news(&p);
	what_happened(&p);
	used(&p);
	ce_report_tokens(&p);
	ce_report_piles(&p);
	ce_report_destiny(&p);
	ce_report_own(&p);
}
