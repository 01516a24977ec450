/* The leaders: see leader.h.
 * SPDX-License-Identifier: ISC */
#include "rules/dune/table/leader.h"

/* clang-format off */
const struct du_leader_info du_leaders[DU_LEADERS + 1] = {
	{"", 0},
	/* Atreides */ {"Thufir Hawat", 5}, {"Lady Jessica", 5}, {"Gurney Halleck", 4}, {"Duncan Idaho", 2}, {"Dr Yueh", 1},
	/* Bene Gesserit */ {"Alia", 5}, {"Margot Lady Fenring", 5}, {"Mother Ramallo", 5}, {"Princess Irulan", 5}, {"Wanna Yueh", 5},
	/* Emperor */ {"Hasimir Fenring", 6}, {"Captain Aramsham", 5}, {"Caid", 3}, {"Burseg", 3}, {"Bashar", 2},
	/* Fremen */ {"Stilgar", 7}, {"Chani", 6}, {"Otheym", 5}, {"Shadout Mapes", 3}, {"Jamis", 2},
	/* Guild */ {"Staban Tuek", 5}, {"Master Bewt", 3}, {"Esmar Tuek", 3}, {"Soo-Soo Sook", 2}, {"Guild Representative", 1},
	/* Harkonnen */ {"Feyd-Rautha", 6}, {"Beast Rabban", 4}, {"Piter de Vries", 3}, {"Captain Iakin Nefud", 2}, {"Umman Kudu", 1},
};
/* clang-format on */

int du_leader_named(struct str name)
{
	for (int leader = 1; leader <= DU_LEADERS; leader++)
		if (str_is(name, du_leaders[leader].name))
			return leader;
	return 0;
}

int du_default_traitor(int seat, const uint8_t dealt[DU_TRAITORS_MAX])
{
	int best = 0, best_worth = 0;

	for (int i = 0; i < DU_TRAITORS_MAX; i++) {
		int leader = dealt[i];
		bool own = du_leader_faction(leader) == seat;
		int worth = du_leaders[leader].strength + (own ? 0 : DU_FORCES);
		if (worth > best_worth || (worth == best_worth && leader < best)) {
			best = leader;
			best_worth = worth;
		}
	}
	return best;
}
