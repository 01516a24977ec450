/* The writer, and territories and leaders by name, also by a name that several have: see words_parts.h.
 * SPDX-License-Identifier: ISC */
#include "base/arena.h"
#include "base/locale.h"
#include "rules/dune/engine/fights.h"
#include "rules/dune/words/words_parts.h"

int du_seat_of(const struct parse *p)
{
	return view_of(p) ? view_of(p)->seat : DU_NOBODY;
}

/* In lower case, as the keys of territories have it. */
static const char *const shared_names[DU_SHARED_NAMES] = {
	[DU_SHARED_HABBANYA] = "habbanya",
	[DU_SHARED_CIELAGO] = "cielago",
	[DU_SHARED_FALSE_WALL] = "false wall",
	[DU_SHARED_FLAT] = "flat",
	[DU_SHARED_ERG] = "erg",
	[DU_SHARED_SIETCH] = "sietch"};

static bool has_name(struct parse *p, int territory, int shared)
{
	struct str words = str_lower(p->a, str_of(du_territories[territory].words));

	return str_find(words, str_of(shared_names[shared])) != SIZE_MAX;
}

/* "Habbanya" may be three territories: all that have the name in theirs are told. */
static void tell_several(struct parse *p, int from, int shared, int *territory)
{
	struct buf b = buf_in(p->a);

	for (int t = DU_TERRITORIES - 1; t >= 0; t--) {
		if (!has_name(p, t, shared))
			continue;
		*territory = t;
		buf_printf(&b, "%s%s", b.n ? ", " : "", du_territories[t].words);
	}
	parse_fault(p, from, NULL, N_("That may be %s: write which"), b.s);
}

bool du_read_territory(struct parse *p, int *territory)
{
	int from, shared;

	parse_link(p);
	from = parse_mark(p);
	if (p->there >= 0 && parse_word(p, WORD_THERE, NULL)) {
		*territory = p->there;
		return true;
	}
	if (parse_word(p, W_SEVERAL, &shared)) {
		tell_several(p, from, shared, territory);
		return true;
	}
	return parse_word(p, W_TERRITORY, territory) ||
	       parse_expected(p, "a territory, such as Carthag");
}

bool du_battles_are_open(const struct du_view *v)
{
	return v && v->seat >= 0 && (v->t.phase == DU_VOICE || v->t.phase == DU_PLAN);
}

bool du_read_shared_field(struct parse *p, int *territory)
{
	const struct du_view *v = view_of(p);
	int was = p->i, shared, n = 0;

	if (!du_battles_are_open(v) || !parse_word(p, W_SEVERAL, &shared))
		return false;
	for (int t = 0; t < DU_TERRITORIES; t++) {
		bool fights = false;
		for (int other = 0; other < DU_SEATS; other++)
			fights |= du_field_of(&v->t, t, v->seat, other) != DU_NOWHERE;
		if (fights && has_name(p, t, shared)) {
			*territory = t;
			n++;
		}
	}
	p->i = n == 1 ? p->i : was;
	return n == 1;
}

bool du_take_leader(struct parse *p, int *leader, bool own)
{
	static const uint8_t shared[][2] = {{5, 10}, {7, 11}};
	int from = parse_mark(p);

	if (!parse_word(p, W_LEADER, leader))
		return false;
	if (*leader < DU_WHICH_YUEH)
		return true;
	const uint8_t *two = shared[*leader - DU_WHICH_YUEH];
	for (int i = 0; own && i < 2; i++)
		if (du_leader_faction(two[i]) == du_seat_of(p)) {
			*leader = two[i];
			return true;
		}
	*leader = two[0];
	parse_fault(p, from, NULL, N_("That may be %s or %s: write which"),
		    du_leaders[two[0]].name, du_leaders[two[1]].name);
	return true;
}

bool du_read_leader(struct parse *p, int *leader, bool own)
{
	parse_link(p);
	return du_take_leader(p, leader, own) ||
	       parse_expected(p, "a leader, such as Stilgar");
}
