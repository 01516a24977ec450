/* Where a battle is, and against whom.
 * SPDX-License-Identifier: ISC */
#include "base/locale.h"
#include "rules/dragon_dune/engine/control.h"
#include "rules/dragon_dune/words/words_parts.h"

/* The one enemy whom the writer meets there, whom they need not name; DD_NOBODY: none, or several. */
static int only_enemy(struct parse *p, int area)
{
	const struct dd_view *v = view_of(p);
	int only = DD_NOBODY;

	if (!v || v->seat < 0 || v->t.phase < DD_BATTLE)
		return DD_NOBODY;
	for (int i = 0; i < DD_SEATS; i++) {
		if (!dd_would_fight(&v->t, area, v->seat, i))
			continue;
		if (only != DD_NOBODY)
			return DD_NOBODY;
		only = i;
	}
	return only;
}

/* The one place where the writer meets that enemy; false: there is none, or there are several. */
static bool only_place(struct parse *p, int *area, int enemy)
{
	const struct dd_view *v = view_of(p);
	int n = 0;

	if (!v || v->seat < 0 || v->t.phase < DD_BATTLE)
		return false;
	for (int at = 0; at < DD_AREAS; at++)
		if (dd_would_fight(&v->t, at, v->seat, enemy)) {
			*area = at;
			n++;
		}
	return n == 1;
}

/* The one battle of the writer, which the sayings call their only one; false: there is none, or there are several. */
static bool only_fight(struct parse *p, int *area, int *seat)
{
	const struct dd_view *v = view_of(p);
	int n = 0;

	if (!v || v->seat < 0 || v->t.phase < DD_BATTLE)
		return false;
	for (int at = 0; at < DD_AREAS; at++)
		for (int i = 0; i < DD_SEATS; i++)
			if (dd_would_fight(&v->t, at, v->seat, i)) {
				*area = at;
				*seat = i;
				n++;
			}
	return n == 1;
}

/* "vs orcs in 11", or "vs orcs" where one battle alone can be meant. */
static bool read_by_enemy(struct parse *p, int *area, int *seat)
{
	if (!parse_word(p, W_VS, NULL))
		return parse_expected(p, "a territory, such as 5c or 10");
	if (!parse_sees_seat(p))
		return parse_expected(p, "a faction, such as orcs");
	if (!parse_seat(p, seat))
		return false;
	parse_link(p);
	if (dd_sees_area(p))
		return dd_read_area(p, area);
	return only_place(p, area, *seat) ||
	       parse_expected(p, "in and a territory, such as in 5c or in 10");
}

bool dd_read_fight(struct parse *p, int *area, int *seat)
{
	int from = parse_mark(p);

	parse_link(p);
	if (!dd_sees_area(p)) {
		bool sole = parse_word(p, W_SOLE, NULL) && only_fight(p, area, seat);
		if (!sole && !read_by_enemy(p, area, seat))
			return false;
	} else {
		if (!dd_read_area(p, area))
			return false;
		bool vs = parse_word(p, W_VS, NULL);
		int only = vs || parse_sees_seat(p) ? DD_NOBODY : only_enemy(p, *area);
		if (only != DD_NOBODY)
			*seat = only;
		else if (!parse_sees_seat(p) || !parse_seat(p, seat))
			return parse_expected(p, "vs and a faction, such as vs orcs");
	}
	if (dd_map[*area].type == DD_PALACE)
		parse_fault(p, from, "DD-036", N_("Nobody fights in the palace"));
	return true;
}

void dd_check_fight(struct parse *p, int from, int area, int one, int other)
{
	const struct dd_view *v = view_of(p);

	if (!v || v->seat < 0 || v->t.phase < DD_BATTLE)
		return;
	if (v->t.phase == DD_ANSWERED && one == v->seat &&
	    !(v->answered[area] >> other & 1))
		parse_fault(
			p, from, "DD-086",
			N_("Only battles whose question was answered are planned now"));
	else if (one == other)
		parse_fault(p, from, "DD-034", N_("You do not fight against yourself"));
	else if (v->t.ally[one] == other)
		parse_fault(p, from, "DD-035", N_("The %s are your allies"),
			    dd_seat_names[other]);
	else if (!v->t.tokens[area][one] || !v->t.tokens[area][other])
		parse_fault(
			p, from, "DD-034", N_("The %s and the %s do not meet in %s"),
			dd_seat_names[one], dd_seat_names[other], dd_area_name(area));
}
