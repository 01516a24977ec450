/* Sections 4-6 of the report: where everything is now [R6a, R6c, R6e].
 * SPDX-License-Identifier: ISC */
#include <string.h>

#include "base/arena.h"
#include "base/locale.h"
#include "rules/cosmic/report/report_parts.h"
#include "rules/cosmic/table/order.h"

static struct str upper(const struct sheet_of_paper *p, int seat)
{
	char *z = str_z(p->a, str_of(ce_colours[seat]));

	for (char *c = z; *c; c++)
		*c = (char)(*c - 'a' + 'A');
	return str_of(z);
}

/* --- 4 --- */

/* "R3 G2": first letters tell the colours apart. */
static struct str planet_cell(const struct sheet_of_paper *p, int system, int planet)
{
	const uint8_t *there = p->t->planet[system][planet];
	struct buf out = buf_in(p->a);

	for (int k = 0; k < p->t->n_seats; k++) {
		int seat = (system + k) % p->t->n_seats; /* the owner first */
		if (!there[seat])
			continue;
		buf_z(&out, out.n ? " " : "");
		buf_char(&out, ce_colour_names[seat][0]);
		buf_int(&out, there[seat]);
	}
	return out.n ? buf_str(&out) : STR("-");
}

static void under_attack(const struct sheet_of_paper *p)
{
	struct buf out = buf_in(p->a);

	for (int system = 0; system < p->t->n_seats; system++)
		for (int planet = 1; planet <= CE_PLANETS; planet++)
			if (ce_under_attack(p->t, system, planet)) {
				buf_z(&out, out.n ? ", " : "");
				ce_print_planet(system, planet, &out);
			}
	if (!out.n)
		return;
	page_paraf(
		p->page,
		_("Planets under attack: %.*s. No token leaves them or comes to them."),
		STR_ARG(buf_str(&out)));
}

void ce_report_tokens(const struct sheet_of_paper *p)
{
	static const char *const heads[] = {"1", "2", "3", "4", "5"};

	page_heading(p->page, 4, STR(N_("TOKENS NOW")));
	page_board(p->page);
	struct page_table *table = page_table(p->page);
	page_column(table, STR(N_("planet")), PAGE_LEFT)->least = 13;
	for (int i = 0; i < CE_PLANETS; i++)
		page_column(table, str_of(heads[i]), PAGE_LEFT)->least = 7;
	for (int system = 0; system < p->t->n_seats; system++) {
		page_row(table);
		page_cellf(table, _("%.*s system"), STR_MADE(p->a, upper(p, system)));
		for (int planet = 0; planet < CE_PLANETS; planet++)
			page_cell(table, planet_cell(p, system, planet));
	}
	under_attack(p);
}

/* --- 5 --- */

/* Their tokens in challenges. */
static int away(const struct ce_table *t, int seat)
{
	int n = 0;

	for (int i = 0; i < t->n_challenges; i++)
		n += t->challenge[i].allied[seat] +
		     (t->challenge[i].attacker == seat ? t->challenge[i].attack : 0);
	return n;
}

static int in_captivity(const struct ce_table *t, int seat)
{
	int n = 0;

	for (int i = 0; i < CE_INSTANCES; i++)
		n += t->power[i].captured[seat];
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

static void count_row(const struct sheet_of_paper *p, struct page_table *table,
		      const char *name, const int count[])
{
	page_row(table);
	page_cell(table, str_of(name));
	for (int seat = 0; seat < p->t->n_seats; seat++) {
		struct buf number = buf_in(p->a);
		buf_int(&number, count[seat]);
		page_cell(table, buf_str(&number));
	}
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
		page_paraf(p->page, _("Each colour: %d accounted for."), CE_TOKENS);
		return;
	}
	for (int seat = 0; seat < p->t->n_seats; seat++)
		buf_printf(&out, "%s%s %d", out.n ? ", " : "", ce_colour_names[seat],
			   p->t->tokens[seat]);
	page_paraf(p->page, _("All accounted for: %.*s."), STR_ARG(buf_str(&out)));
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
	ce_print_cards(cards, n, &out);
	page_paraf(p->page,
		   P_("Draw pile: %d card. Discards: %.*s.",
		      "Draw pile: %d cards. Discards: %.*s.", p->t->deck_size),
		   p->t->deck_size, STR_ARG(buf_str(&out)));
}

void ce_report_piles(const struct sheet_of_paper *p)
{
	int warp[CE_SEATS] = {0}, limbo[CE_SEATS] = {0}, out[CE_SEATS] = {0};
	int captured[CE_SEATS] = {0}, in[CE_SEATS] = {0};
	int board[CE_SEATS] = {0}, cards[CE_SEATS] = {0};

	for (int seat = 0; seat < p->t->n_seats; seat++) {
		warp[seat] = p->t->warp[seat];
		limbo[seat] = p->t->limbo[seat];
		out[seat] = p->t->out[seat];
		captured[seat] = in_captivity(p->t, seat);
		in[seat] = away(p->t, seat);
		board[seat] = on_board(p->t, seat);
		cards[seat] = p->t->hand_size[seat];
	}
	page_heading(p->page, 5, STR(N_("WARP AND LIMBO")));
	struct page_table *table = page_table(p->page);
	page_column(table, STR(N_("tokens")), PAGE_LEFT)->least = 13;
	for (int seat = 0; seat < p->t->n_seats; seat++)
		page_column(table, str_of(ce_colour_names[seat]), PAGE_RIGHT)->least =
			6;
	count_row(p, table, _("Warp"), warp);
	count_row(p, table, _("Limbo"), limbo);
	if (any(in))
		count_row(p, table, _("in challenges"), in);
	count_row(p, table, _("on board"), board);
	if (any(out))
		count_row(p, table, _("out of play"), out);
	if (any(captured))
		count_row(p, table, _("captured"), captured);
	count_row(p, table, _("cards held"), cards);
	sums(p);
	piles(p);
}

/* --- 6 --- */

#define NBSP PAGE_NBSP

static void tied(struct buf *out, const char *text)
{
	page_tied(out, str_of(text));
}

static void destiny_of(const struct sheet_of_paper *p, int seat, struct buf *out)
{
	const struct ce_table *t = p->t;

	buf_printf(out, "%s%s" NBSP "->", out->n ? NBSP NBSP " " : "",
		   ce_colour_names[seat]);
	if (!t->n_destiny[seat])
		tied(out, _(" nobody"));
	for (int i = 0; i < t->n_destiny[seat]; i++) {
		int system = t->destiny[seat][i];
		tied(out, i ? _(" and ") : " ");
		if (system != seat)
			buf_add(out, upper(p, system));
		else if (t->own[seat] == CE_OWN_RESETTLE)
			tied(out, _("own colour (resettle)"));
		else if (t->own[seat] == CE_OWN_FIGHT)
			tied(out, _("own colour (fight)"));
		else
			tied(out, _("own colour"));
	}
}

void ce_report_destiny(const struct sheet_of_paper *p)
{
	struct buf out = buf_in(p->a);

	for (int seat = 0; seat < p->t->n_seats && p->t->phase; seat++)
		if (ce_in_game(p->t, seat))
			destiny_of(p, seat, &out);
	if (!out.n)
		return; /* the game is over */
	page_heading(p->page, 6,
		     str_printf(p->a, _("DESTINY FOR TURN %d"), p->t->turn));
	page_para(p->page, buf_str(&out));
	page_para(p->page, ce_sentences(p, IN_DESTINY, -1));
}
