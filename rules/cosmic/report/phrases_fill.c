/* The marks in the sentences of events: see phrases.h.
 * SPDX-License-Identifier: ISC */
#include "rules/cosmic/report/phrases.h"

#include <stdlib.h>
#include <string.h>

#include "base/locale.h"
#include "rules/cosmic/report/report.h"
#include "rules/cosmic/table/act.h"
#include "rules/cosmic/table/catalog.h"
#include "rules/cosmic/table/order.h"

/* clang-format off */
static const char *const cause[CAUSE_COUNT] = {
	[CAUSE_NONE] = "",                 [CAUSE_PLAGUE] = N_(" for the Plague"),
	[CAUSE_BATTLE] = "",               [CAUSE_DEAL] = N_(" after the deal"),
	[CAUSE_FAILED] = N_(" for the failed deal"), [CAUSE_STOPPED] = N_(", stopped by Force Field"),
	[CAUSE_PEACE] = "",                [CAUSE_FREED] = N_(", freed by Mobius Tubes"),
	[CAUSE_NO_PLACE] = "",             [CAUSE_REWARD] = "",
	[CAUSE_PLAYED] = "",               [CAUSE_OLD] = N_(", left over from the old hand"),
	[CAUSE_REMOVED] = "",              [CAUSE_POWER] = "",
	[CAUSE_CANCELLED] = N_(", cancelled by a Flarezap"),
};
static const char *const result[] = {
	[CE_NOT_YET] = N_("no result yet"),    [CE_ATTACK_WINS] = N_("attack wins"),
	[CE_DEFENCE_WINS] = N_("defence wins"), [CE_DEAL_PENDING] = N_("deal pending"),
	[CE_DEAL_MADE] = N_("deal made"),      [CE_DEAL_FAILED] = N_("deal failed"),
	[CE_CALLED_OFF] = N_("called off"),
};
static const char *const own[] = {
	[CE_OWN_NOT_SAID] = N_("nothing"),     [CE_OWN_FIGHT] = N_("fight"),
	[CE_OWN_RESETTLE] = N_("resettle"),    [CE_OWN_REDRAW] = N_("redraw"),
};
/* clang-format on */

/* A seat's name with a capital; "Red, Green and Blue" for bits. */
static void ce_phrase_seats(unsigned seats, struct buf *out)
{
	int left = 0;

	for (int s = 0; s < CE_SEATS; s++)
		left += seats >> s & 1 ? 1 : 0;
	if (!left)
		buf_z(out, _("nobody"));
	for (int s = 0; s < CE_SEATS; s++)
		if (seats >> s & 1) {
			buf_z(out, ce_colour_names[s]);
			left--;
			buf_z(out, left > 1 ? ", " : left == 1 ? _(" and ") : "");
		}
}

static void put_card(int card, struct buf *out)
{
	char name[CARD_NAME_MAX];

	if (card == CARD_NONE) {
		buf_z(out, _("no card"));
		return;
	}
	card_name(card, name);
	buf_z(out, name);
}

static void put_cards(const int16_t *arg, int from, struct buf *out)
{
	for (int i = from; i < EVENT_ARGS && arg[i]; i++) {
		buf_z(out, i > from ? ", " : "");
		put_card(arg[i], out);
	}
}

static void put_planet(const int16_t *arg, struct buf *out)
{
	buf_z(out, ce_colour_names[arg[0]]);
	buf_char(out, ' ');
	buf_int(out, arg[1]);
}

/* "from Red 3": `from`; "to Limbo", "on Red 3": else. */
static void put_place(const int16_t *arg, bool from, struct buf *out)
{
	switch ((enum ce_where)arg[0]) {
	case CE_ON_PLANET:
		buf_z(out, from ? _("from ") : _("on "));
		put_planet(arg + 1, out);
		break;
	case CE_IN_CHALLENGE:
		buf_z(out, from ? _("from") : _("in"));
		buf_z(out, " C");
		buf_int(out, arg[1] + 1);
		break;
	case CE_IN_WARP:
		buf_z(out, from ? _("from the Warp") : _("in the Warp"));
		break;
	case CE_IN_LIMBO:
		buf_z(out, from ? _("from Limbo") : _("in Limbo"));
		break;
	}
}

static void put_number(int n, const char *word, int n_word, struct buf *out)
{
	buf_int(out, n);
	if (!n_word)
		return;
	struct str many = {word, (size_t)n_word}, one = str_until(&many, '|');
	buf_char(out, ' ');
	if (many.n && n != 1) {
		buf_add(out, many);
		return;
	}
	buf_add(out, one);
	if (n != 1)
		buf_char(out, 's');
}

/* "lands land": the first for one, the second for more or none. */
static void put_verb(int n, const char *both, int n_both, struct buf *out)
{
	struct str many = {both, (size_t)n_both}, one = str_until(&many, ' ');

	buf_add(out, n == 1 ? one : many);
}

static void put_power(int id, const char *unknown, struct buf *out)
{
	const struct ce_power_rule *rule = ce_power_rule(&ce_catalog, id);

	buf_z(out, rule ? rule->name : unknown);
}

static void put_at(int at, struct buf *out)
{
	if (ce_is_planet(at)) {
		ce_print_planet(at / CE_PLANETS, at % CE_PLANETS + 1, out);
	} else if (at >= CE_AT_CONE) {
		buf_char(out, 'C');
		buf_int(out, at - CE_AT_CONE + 1);
	} else {
		buf_z(out, at == CE_AT_LIMBO ? _("Limbo") : _("the Warp"));
	}
}

static void put_term(int n, struct buf *out)
{
	if (n)
		buf_printf(out, "%+d", n);
}

void ce_phrase_sum(const struct event *e, struct buf *out)
{
	const int16_t *n = &e->arg[2];

	buf_int(out, n[0]);
	if (n[1] == 1 && !n[2] && !n[3] && !n[4] && n[0] == n[5])
		return; /* "15x1 = 15" would say nothing */
	if (n[1] != 1)
		buf_printf(out, "x%d", n[1]);
	put_term(n[2], out);
	put_term(n[3], out);
	put_term(n[4], out);
	buf_printf(out, " = %d", n[5]);
}

/* Names of players and things. */
static void put_name(char mark, const int16_t *arg, struct buf *out)
{
	switch (mark) {
	case 's':
	case 'd':
	case 'g':
		buf_z(out, ce_colour_names[*arg]);
		break;
	case 'S':
		ce_phrase_seats((unsigned)*arg, out);
		break;
	case 'c':
		buf_char(out, 'C');
		buf_int(out, *arg + 1);
		break;
	case 'p':
		put_planet(arg, out);
		break;
	case 'w':
	case 'v':
		put_place(arg, mark == 'w', out);
		break;
	case 'q':
		put_at(*arg, out);
		break;
	case 'k':
		put_card(*arg, out);
		break;
	case 'P':
	case 'Q':
		put_power(*arg, mark == 'P' ? _("the Power") : _("Power"), out);
		break;
	}
}

/* Words of lists. */
static void put_word(char mark, int n, struct buf *out)
{
	switch (mark) {
	case 'r':
		buf_z(out, locale_text(result[n]));
		break;
	case 'o':
		buf_z(out, locale_text(own[n]));
		break;
	case 'u':
		buf_z(out, locale_text(cause[n]));
		break;
	case 'f':
		buf_z(out, n > 0 ? _("Super") : _("Wild"));
		break;
	case 'e':
		buf_z(out, n == CE_ATTACK_SIDE ? _("attack") : _("defence"));
		break;
	}
}

void ce_phrase_put(const struct event *e, const char *mark, int n, struct buf *out)
{
	bool maybe = *mark == '?';
	const char *m = maybe ? mark + 1 : mark;
	const int16_t *arg = &e->arg[m[1] - '0'];
	int n_word = n - (int)(m - mark) - 2;

	if (maybe && *arg < 0)
		return;
	buf_z(out, !maybe      ? ""
		   : *m == 's' ? _(" on ")
		   : *m == 'g' ? _(" against ")
			       : _(" in "));
	if (*m == 'n' || *m == 'a')
		put_number(*m == 'a' ? abs(*arg) : *arg, m + 3,
			   n_word > 1 ? n_word - 1 : 0, out);
	else if (*m == 'x')
		put_verb(*arg, m + 3, n_word - 1, out);
	else if (*m == 'K')
		put_cards(e->arg, m[1] - '0', out);
	else if (*m == 't')
		ce_phrase_sum(e, out);
	else if (strchr("roufe", *m))
		put_word(*m, *arg, out);
	else
		put_name(*m, arg, out);
}
