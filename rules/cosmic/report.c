/* Sections 1-7 of the report [R6]: see report.h. What is past comes from events, what is
 * now from the view.
 * SPDX-License-Identifier: ISC */
#include "rules/cosmic/report.h"

#include <string.h>

#include "base/arena.h"
#include "rules/cosmic/act.h"
#include "rules/cosmic/cosmic_event.h"
#include "rules/game.h"

/* Where an event is told. */
enum place { IN_NOTES, IN_NEWS, IN_TABLE, IN_USE, IN_DESTINY, IN_OWN, NOWHERE };

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
	[EV_RULING_REMOVED]   = {IN_NEWS, 0},
	[EV_RULING_SEVERAL]   = {IN_NEWS, 0},
	[EV_RULING_CAP]       = {IN_NEWS, 0},
};
/* clang-format on */

/* What every section needs. */
struct sheet_of_paper {
	const struct ce_view *v;
	const struct ce_table *t;
	const struct events *seen;
	struct page *page;
	struct arena *a;
	int first;                 /* phase from which on things are told */
	int told_turn, told_phase; /* the phase that was run last; 0: none yet */
};

/* --- words --- */

void ce_print_planet(int system, int planet, struct buf *out)
{
	buf_printf(out, "%s %d", ce_colour_names[system], planet);
}

void ce_print_challenges(unsigned set, struct buf *out)
{
	int left = 0;

	for (int i = 0; i < CE_CHALLENGES; i++)
		left += (set >> i & 1) != 0;
	for (int i = 0; i < CE_CHALLENGES; i++)
		if (set >> i & 1) {
			buf_printf(out, "C%d%s", i + 1, left > 2 ? ", " : left == 2 ? " and " : "");
			left--;
		}
}

void ce_print_cards(const uint8_t cards[], int n, struct buf *out)
{
	char name[CARD_NAME_MAX];

	if (!n)
		buf_z(out, "none");
	for (int i = 0, same; i < n; i += same) {
		bool more = i && card_is_attack(cards[i]) && card_is_attack(cards[i - 1]);
		same = 1;
		if (more) { /* each Attack by its value: "Attack 6, 6, 10" */
			buf_printf(out, ", %d", cards[i]);
			continue;
		}
		card_name(cards[i], name);
		buf_printf(out, "%s%s", i ? "; " : "", name);
		while (!card_is_attack(cards[i]) && i + same < n && cards[i + same] == cards[i])
			same++;
		if (same > 1)
			buf_printf(out, " x%d", same);
	}
}

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

/* All sentences of one place, as one paragraph; `challenge` -1: of none. */
static struct str sentences(const struct sheet_of_paper *p, enum place place, int challenge)
{
	struct buf text = buf_in(p->a);

	for (int i = 0; i < p->seen->n; i++) {
		const struct event *e = &p->seen->e[i];
		if (!is_told(p, e) || telling[e->kind].place != place)
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
		buf_printf(out, "Nobody has a base outside yet (%d wins).", CE_BASES_TO_WIN);
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
	page_para(p->page, sentences(p, IN_NEWS, -1));
	if (p->told_phase && !missed(p))
		page_para(p->page, STR("Nobody missed orders."));
	for (int seat = 0; seat < p->t->n_seats; seat++)
		if (!ce_in_game(p->t, seat))
			buf_printf(&removed, "%s%s", removed.n ? ", " : "", ce_colour_names[seat]);
	if (removed.n)
		page_paraf(p->page, "No longer in the game: %.*s.", STR_ARG(buf_str(&removed)));
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
static struct str side_of(const struct sheet_of_paper *p, const struct ce_challenge *c, int side)
{
	struct buf out = buf_in(p->a);
	int main = side == CE_ATTACK_SIDE ? c->attacker : c->defender;

	buf_printf(&out, "%s %d", ce_colour_names[main], tokens_in(c, main));
	for (int seat = 0; seat < p->t->n_seats; seat++)
		if (c->side[seat] == side && tokens_in(c, seat))
			buf_printf(&out, ", %s %d", ce_colour_names[seat], tokens_in(c, seat));
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

	for (int i = 0; i < p->seen->n; i++) {
		const struct event *e = &p->seen->e[i];
		if (e->turn == p->told_turn && e->kind == EV_TOTALS && e->arg[0] == challenge)
			found = e;
	}
	if (!found)
		return str_printf(p->a, "%d", p->t->challenge[challenge].total[side]);
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
	page_cellf(table, "%s at %s %d", ce_colour_names[c->attacker], ce_colour_names[c->system],
		   c->planet);
	page_cell(table, side_of(p, c, CE_ATTACK_SIDE));
	page_cell(table, side_of(p, c, CE_DEFENCE_SIDE));
	page_cell(table, str_of(result_names[c->result]));
	if (c->shown) {
		two_cells(table, "  cards", shown_card(p, c->card[0]), shown_card(p, c->card[1]));
		if (!c->controlled && c->card[0] != CARD_COMPROMISE &&
		    c->card[1] != CARD_COMPROMISE)
			two_cells(table, "  total", total_of(p, i, 0), total_of(p, i, 1));
		if (c->controlled)
			page_note(table, STR("Emotion Control: both count as Compromise."));
	}
	page_note(table, sentences(p, IN_NOTES, i));
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
		buf_printf(&line, " aim at the same tokens on %s %d: %s divides them now (rule 11).",
			   ce_colour_names[c->system], c->planet, ce_colour_names[c->defender]);
		page_para(p->page, buf_str(&line));
	}
}

static void what_happened(const struct sheet_of_paper *p)
{
	if (!p->told_phase && !p->t->n_challenges) {
		page_heading(p->page, 2, str_printf(p->a, "TURN %d, WHAT HAPPENED", p->t->turn));
		page_para(p->page, STR("The game begins: four tokens stand on each home planet."));
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
	page_para(p->page, sentences(p, IN_NOTES, -1));
}

/* --- 3 --- */

static void used(const struct sheet_of_paper *p)
{
	struct str text = sentences(p, IN_USE, -1);

	page_heading(p->page, 3, STR("POWERS AND EDICTS USED"));
	page_para(p->page, text.n ? text : STR("None."));
}

/* --- 4 --- */

static struct str upper(const struct sheet_of_paper *p, int seat)
{
	char *z = str_z(p->a, str_of(ce_colours[seat]));

	for (char *c = z; *c; c++)
		*c = (char)(*c - 'a' + 'A');
	return str_of(z);
}

/* "R3 G2": first letters tell the colours apart. */
static struct str planet_cell(const struct sheet_of_paper *p, int system, int planet)
{
	const uint8_t *there = p->t->planet[system][planet];
	struct buf out = buf_in(p->a);

	for (int k = 0; k < p->t->n_seats; k++) {
		int seat = (system + k) % p->t->n_seats; /* the owner first */
		if (there[seat])
			buf_printf(&out, "%s%c%d", out.n ? " " : "", ce_colour_names[seat][0],
				   there[seat]);
	}
	return out.n ? buf_str(&out) : STR("-");
}

static void under_attack(const struct sheet_of_paper *p)
{
	struct buf out = buf_in(p->a);

	for (int system = 0; system < p->t->n_seats; system++)
		for (int planet = 1; planet <= CE_PLANETS; planet++)
			if (ce_under_attack(p->t, system, planet)) {
				buf_z(&out, out.n ? ", " : "Under attack: ");
				ce_print_planet(system, planet, &out);
			}
	if (!out.n)
		return;
	buf_z(&out, " (nothing moves there, rule 14).");
	page_para(p->page, buf_str(&out));
}

static void tokens_now(const struct sheet_of_paper *p)
{
	static const char *const heads[] = {"1", "2", "3", "4", "5"};

	page_heading(p->page, 4, STR("TOKENS NOW"));
	struct page_table *table = page_table(p->page);
	page_column(table, STR("planet"), PAGE_LEFT)->least = 13;
	for (int i = 0; i < CE_PLANETS; i++)
		page_column(table, str_of(heads[i]), PAGE_LEFT)->least = 7;
	for (int system = 0; system < p->t->n_seats; system++) {
		page_row(table);
		page_cellf(table, "%.*s system", STR_ARG(upper(p, system)));
		for (int planet = 0; planet < CE_PLANETS; planet++)
			page_cell(table, planet_cell(p, system, planet));
	}
	under_attack(p);
}

/* --- 5 --- */

/* His tokens in challenges. */
static int away(const struct ce_table *t, int seat)
{
	int n = 0;

	for (int i = 0; i < t->n_challenges; i++)
		n += t->challenge[i].allied[seat] +
		     (t->challenge[i].attacker == seat ? t->challenge[i].attack : 0);
	return n;
}

static int on_board(const struct ce_table *t, int seat)
{
	int n = 0;

	for (int system = 0; system < CE_SEATS; system++)
		for (int planet = 0; planet < CE_PLANETS; planet++)
			n += t->planet[system][planet][seat];
	return n;
}

static void count_row(const struct sheet_of_paper *p, struct page_table *table, const char *name,
		      const int count[])
{
	page_row(table);
	page_cell(table, str_of(name));
	for (int seat = 0; seat < p->t->n_seats; seat++)
		page_cellf(table, "%d", count[seat]);
}

static bool any(const int count[])
{
	for (int i = 0; i < CE_SEATS; i++)
		if (count[i])
			return true;
	return false;
}

/* "Each colour: 20 accounted for." */
static void sums(const struct sheet_of_paper *p)
{
	struct buf out = buf_in(p->a);
	bool all = true;

	for (int seat = 0; seat < p->t->n_seats; seat++)
		all &= p->t->tokens[seat] == CE_TOKENS;
	if (all) {
		page_paraf(p->page, "Each colour: %d accounted for.", CE_TOKENS);
		return;
	}
	for (int seat = 0; seat < p->t->n_seats; seat++)
		buf_printf(&out, "%s%s %d", out.n ? ", " : "", ce_colour_names[seat],
			   p->t->tokens[seat]);
	page_paraf(p->page, "All accounted for: %.*s.", STR_ARG(buf_str(&out)));
}

static void sort(uint8_t *cards, int n)
{
	for (int i = 1; i < n; i++)
		for (int j = i; j && cards[j - 1] > cards[j]; j--) {
			uint8_t card = cards[j];
			cards[j] = cards[j - 1];
			cards[j - 1] = card;
		}
}

static void piles(const struct sheet_of_paper *p)
{
	uint8_t cards[CE_DISCARD_MAX];
	struct buf out = buf_in(p->a);
	int n = p->t->n_discard;

	memcpy(cards, p->t->discard, (size_t)n);
	sort(cards, n);
	buf_printf(&out, "Draw pile: %d card%s. Discards: ", p->t->deck_size,
		   p->t->deck_size == 1 ? "" : "s");
	ce_print_cards(cards, n, &out);
	buf_char(&out, '.');
	page_para(p->page, buf_str(&out));
}

static void warp_and_limbo(const struct sheet_of_paper *p)
{
	int warp[CE_SEATS] = {0}, limbo[CE_SEATS] = {0}, out[CE_SEATS] = {0};
	int in[CE_SEATS] = {0}, board[CE_SEATS] = {0}, cards[CE_SEATS] = {0};

	for (int seat = 0; seat < p->t->n_seats; seat++) {
		warp[seat] = p->t->warp[seat];
		limbo[seat] = p->t->limbo[seat];
		out[seat] = p->t->out[seat];
		in[seat] = away(p->t, seat);
		board[seat] = on_board(p->t, seat);
		cards[seat] = p->t->hand_size[seat];
	}
	page_heading(p->page, 5, STR("WARP AND LIMBO"));
	struct page_table *table = page_table(p->page);
	page_column(table, STR("tokens"), PAGE_LEFT)->least = 13;
	for (int seat = 0; seat < p->t->n_seats; seat++)
		page_column(table, str_of(ce_colour_names[seat]), PAGE_RIGHT)->least = 6;
	count_row(p, table, "Warp", warp);
	count_row(p, table, "Limbo", limbo);
	if (any(in))
		count_row(p, table, "in challenges", in);
	count_row(p, table, "on board", board);
	if (any(out))
		count_row(p, table, "out of play", out);
	count_row(p, table, "cards held", cards);
	sums(p);
	piles(p);
}

/* --- 6 --- */

#define NBSP PAGE_NBSP

static void destiny_of(const struct sheet_of_paper *p, int seat, struct buf *out)
{
	const struct ce_table *t = p->t;

	buf_printf(out, "%s%s" NBSP "->", out->n ? NBSP NBSP " " : "", ce_colour_names[seat]);
	if (!t->n_destiny[seat])
		buf_z(out, NBSP "nobody");
	for (int i = 0; i < t->n_destiny[seat]; i++) {
		int system = t->destiny[seat][i];
		buf_z(out, i ? NBSP "and" NBSP : NBSP);
		if (system != seat)
			buf_add(out, upper(p, system));
		else if (t->own[seat] == CE_OWN_RESETTLE)
			buf_z(out, "own" NBSP "colour" NBSP "(resettle)");
		else if (t->own[seat] == CE_OWN_FIGHT)
			buf_z(out, "own" NBSP "colour" NBSP "(fight)");
		else
			buf_z(out, "own" NBSP "colour");
	}
}

static void destiny(const struct sheet_of_paper *p)
{
	struct buf out = buf_in(p->a);

	page_heading(p->page, 6, str_printf(p->a, "DESTINY FOR TURN %d", p->t->turn));
	for (int seat = 0; seat < p->t->n_seats && p->t->phase; seat++)
		if (ce_in_game(p->t, seat))
			destiny_of(p, seat, &out);
	if (!out.n)
		buf_z(&out, "None: the game is over.");
	page_para(p->page, buf_str(&out));
	page_para(p->page, sentences(p, IN_DESTINY, -1));
}

/* --- 7 --- */

/* The cards whose `old` mark is as asked. */
static struct str cards_marked(const struct sheet_of_paper *p, int old)
{
	uint8_t cards[CE_VIEW_HAND];
	struct buf out = buf_in(p->a);
	int n = 0;

	for (int i = 0; i < p->v->n_hand; i++)
		if (p->v->old[i] == old)
			cards[n++] = p->v->hand[i];
	ce_print_cards(cards, n, &out);
	return buf_str(&out);
}

static void own_cards(const struct sheet_of_paper *p)
{
	struct buf out = buf_in(p->a);
	bool old = false;

	for (int i = 0; i < p->v->n_hand; i++)
		old |= p->v->old[i];
	ce_print_cards(p->v->hand, p->v->n_hand, &out);
	page_paraf(p->page, "Your cards: %.*s.", STR_ARG(buf_str(&out)));
	if (old)
		page_paraf(p->page,
			   "Old ones: %.*s. New ones: %.*s. Once a new card is played, the old "
			   "ones that are left over are discarded (rule 13).",
			   STR_ARG(cards_marked(p, 1)), STR_ARG(cards_marked(p, 0)));
}

/* "Red 1:4 2:3, Blue 2:3" */
static void movable(const struct sheet_of_paper *p)
{
	struct buf out = buf_in(p->a);

	for (int k = 0; k < p->t->n_seats; k++) {
		int system = (p->v->seat + k) % p->t->n_seats;
		bool first = true;
		for (int planet = 1; planet <= CE_PLANETS; planet++) {
			int n = ce_free_on(p->t, p->v->seat, system, planet);
			if (!n)
				continue;
			if (first)
				buf_printf(&out, "%s%s", out.n ? ", " : "",
					   ce_colour_names[system]);
			buf_printf(&out, " %d:%d", planet, n);
			first = false;
		}
	}
	page_paraf(p->page, "Tokens you may move: %.*s (planets under attack are locked, rule 14).",
		   out.n ? (int)out.n : 4, out.n ? out.s : "none");
}

static void own_debts(const struct sheet_of_paper *p)
{
	int seat = p->v->seat;

	if (p->t->plague[seat])
		page_paraf(p->page, "The Plague is on you: in this phase you lose 3 tokens and one "
				    "card of each type, by your choice.");
	for (int i = 0; i < p->t->n_challenges; i++) {
		const struct ce_challenge *c = &p->t->challenge[i];
		if (c->result == CE_DEAL_PENDING && ce_is_main(c, seat))
			page_paraf(p->page, "C%d: you and %s may make a deal.", i + 1,
				   ce_colour_names[c->attacker == seat ? c->defender
								       : c->attacker]);
		if (c->reward[seat])
			page_paraf(p->page, "C%d: %d reward%s for you, cards or tokens.", i + 1,
				   c->reward[seat], c->reward[seat] > 1 ? "s" : "");
	}
}

static void only_you(const struct sheet_of_paper *p)
{
	page_heading(p->page, 7, STR("ONLY FOR YOU"));
	own_cards(p);
	page_para(p->page, sentences(p, IN_OWN, -1));
	own_debts(p);
	movable(p);
}

static void every_hand(const struct sheet_of_paper *p)
{
	page_heading(p->page, 7, STR("EVERY HAND"));
	for (int seat = 0; seat < p->t->n_seats; seat++) {
		struct buf out = buf_in(p->a);
		ce_print_cards(p->v->open_hand[seat], p->v->n_open[seat], &out);
		page_paraf(p->page, "%s: %.*s.", ce_colour_names[seat], STR_ARG(buf_str(&out)));
	}
}

void ce_report(const void *view, const struct events *seen, struct page *page)
{
	const struct ce_view *v = view;
	struct sheet_of_paper p = {.v = v, .t = &v->t, .seen = seen, .page = page, .a = page->a};

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
	tokens_now(&p);
	warp_and_limbo(&p);
	destiny(&p);
	if (v->open)
		every_hand(&p);
	else if (v->seat >= 0)
		only_you(&p);
}
