/* The marks in the sentences of events: see phrases.h.
 * SPDX-License-Identifier: ISC */
#include "rules/cosmic/phrases.h"

#include <stdlib.h>
#include <string.h>

#include "rules/cosmic/act.h"
#include "rules/cosmic/catalog.h"
#include "rules/cosmic/order.h"

/* clang-format off */
static const char *const cause[CAUSE_COUNT] = {
	[CAUSE_NONE] = "",                 [CAUSE_PLAGUE] = " for the Plague",
	[CAUSE_BATTLE] = "",               [CAUSE_DEAL] = " after the deal",
	[CAUSE_FAILED] = " for the failed deal", [CAUSE_STOPPED] = ", stopped by Force Field",
	[CAUSE_PEACE] = "",                [CAUSE_FREED] = ", freed by Mobius Tubes",
	[CAUSE_NO_PLACE] = "",             [CAUSE_REWARD] = "",
	[CAUSE_PLAYED] = "",               [CAUSE_OLD] = " as an old card",
	[CAUSE_REMOVED] = "",              [CAUSE_POWER] = "",
	[CAUSE_CANCELLED] = ", cancelled by a Flarezap",
};
static const char *const result[] = {
	[CE_NOT_YET] = "no result yet",    [CE_ATTACK_WINS] = "attack wins",
	[CE_DEFENCE_WINS] = "defence wins", [CE_DEAL_PENDING] = "deal pending",
	[CE_DEAL_MADE] = "deal made",      [CE_DEAL_FAILED] = "deal failed",
	[CE_CALLED_OFF] = "called off",
};
static const char *const own[] = {
	[CE_OWN_NOT_SAID] = "nothing",     [CE_OWN_FIGHT] = "fight",
	[CE_OWN_RESETTLE] = "resettle",    [CE_OWN_REDRAW] = "redraw",
};
/* clang-format on */

void ce_phrase_seats(unsigned seats, struct buf *out)
{
	int left = 0;

	for (int s = 0; s < CE_SEATS; s++)
		left += seats >> s & 1 ? 1 : 0;
	if (!left)
		buf_z(out, "nobody");
	for (int s = 0; s < CE_SEATS; s++)
		if (seats >> s & 1) {
			buf_z(out, ce_colour_names[s]);
			left--;
			buf_z(out, left > 1 ? ", " : left == 1 ? " and " : "");
		}
}

static void put_card(int card, struct buf *out)
{
	char name[CARD_NAME_MAX];

	if (card == CARD_NONE) {
		buf_z(out, "no card");
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
	buf_printf(out, "%s %d", ce_colour_names[arg[0]], arg[1]);
}

/* "from Red 3": `from`; "to Limbo", "on Red 3": else. */
static void put_place(const int16_t *arg, bool from, struct buf *out)
{
	switch ((enum ce_where)arg[0]) {
	case CE_ON_PLANET:
		buf_z(out, from ? "from " : "on ");
		put_planet(arg + 1, out);
		break;
	case CE_IN_CHALLENGE:
		buf_printf(out, "%s C%d", from ? "from" : "in", arg[1] + 1);
		break;
	case CE_IN_WARP:
		buf_z(out, from ? "from the Warp" : "in the Warp");
		break;
	case CE_IN_LIMBO:
		buf_z(out, from ? "from Limbo" : "in Limbo");
		break;
	}
}

static void put_number(int n, const char *word, int n_word, struct buf *out)
{
	buf_printf(out, "%d", n);
	if (!n_word)
		return;
	buf_printf(out, " %.*s", n_word, word);
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
	if (ce_is_planet(at))
		buf_printf(out, "%s %d", ce_colour_names[at / CE_PLANETS],
			   at % CE_PLANETS + 1);
	else if (at >= CE_AT_CONE)
		buf_printf(out, "C%d", at - CE_AT_CONE + 1);
	else
		buf_z(out, at == CE_AT_LIMBO ? "Limbo" : "the Warp");
}

static void put_term(int n, struct buf *out)
{
	if (n)
		buf_printf(out, "%+d", n);
}

void ce_phrase_sum(const struct event *e, struct buf *out)
{
	const int16_t *n = &e->arg[2];

	buf_printf(out, "%d", n[0]);
	if (n[1] != 1)
		buf_printf(out, "x%d", n[1]);
	put_term(n[2], out);
	put_term(n[3], out);
	put_term(n[4], out);
	buf_printf(out, " = %d", n[5]);
}

/* Who and what. */
static void put_name(char mark, const int16_t *arg, struct buf *out)
{
	switch (mark) {
	case 's':
	case 'd':
		buf_z(out, ce_colour_names[*arg]);
		break;
	case 'S':
		ce_phrase_seats((unsigned)*arg, out);
		break;
	case 'c':
		buf_printf(out, "C%d", *arg + 1);
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
		put_power(*arg, mark == 'P' ? "the Power" : "Power", out);
		break;
	}
}

/* Words of lists. */
static void put_word(char mark, int n, struct buf *out)
{
	switch (mark) {
	case 'r':
		buf_z(out, result[n]);
		break;
	case 'o':
		buf_z(out, own[n]);
		break;
	case 'u':
		buf_z(out, cause[n]);
		break;
	case 'f':
		buf_z(out, n > 0 ? "Super" : "Wild");
		break;
	case 'e':
		buf_z(out, n == CE_ATTACK_SIDE ? "attack" : "defence");
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
	buf_z(out, !maybe ? "" : *m == 's' ? " on " : " in ");
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
