/* The key of the board, and the board in words: see board_parts.h.
 * SPDX-License-Identifier: ISC */
#include "base/arena.h"
#include "base/figure/figure_key.h"
#include "base/locale.h"
#include "rules/dune/report/board_parts.h"
#include "rules/dune/report/names.h"
#include "rules/dune/report/report.h"
#include "rules/dune/table/table.h"

enum { KEY_X = 10 };

/* clang-format off */
const char *const du_board_key_words[] = {
	"The planet is seen from above. The numbers at its rim are its 18 sectors; the heavy outline is the sector in which the storm stands.",
	"A counter is the forces of a faction: A10 is 10 forces of the Atreides. A rim marks elites among them, a small letter advisors. +6 is spice on the ground.",
	"The five strongholds have their names in bold. A faction that holds three of them wins; two allies need four.",
	"Arrows are landings and moves. The letter on one, or the counter at its tip, says whose it is. Two crossed blades are a battle, two rings a worm.",
	NULL,
};
/* clang-format on */

/* Below the map, and for those who do not see it ---------------------------------------------------- */

void du_board_key(const struct du_board *b, const struct figure_lost *lost)
{
	const struct du_size *size = b->size;
	struct figure_key k = {.f = b->f,
			       .left = KEY_X,
			       .right = size->width - KEY_X,
			       .type = size->key,
			       .ink = INK,
			       .dark = DARK,
			       .x = KEY_X,
			       .y = 2 * size->middle + size->key + 2};

	if (!size->key)
		return;
	figure_group(b->f, str_of(_("Key")));
	for (int seat = 0; seat < DU_SEATS; seat++)
		if (du_plays(b->t, seat))
			figure_key_counter(&k, du_ink(seat),
					   str_of(du_seat_names[seat]));
	figure_key_words(&k, GOLD, str_of(_("+8 spice")));
	figure_key_words(&k, FIRE, str_of(_("outline: storm, rings: worm")));
	figure_key_words(&k, MUTED, str_of(_("rim on a counter: elites, b: advisors")));
	figure_key_lost(&k, lost, SPACE);
	figure_end(b->f);
}

static void area_in_words(const struct du_table *t, int area, struct buf *b)
{
	bool any = false;

	for (int seat = 0; seat < DU_SEATS; seat++) {
		if (!t->forces[area][seat])
			continue;
		if (!any)
			buf_printf(b, " %s:", du_where(b, area));
		any = true;
		buf_printf(b, " %s %d", du_seat_names[seat], t->forces[area][seat]);
		if (t->elites[area][seat])
			buf_printf(b, _(" (%d elite)"), t->elites[area][seat]);
		if (seat == DU_BENE_GESSERIT && t->advisors[area])
			buf_z(b, _(" (advisors)"));
	}
	if (!t->spice[area] && !any)
		return;
	if (!any)
		buf_printf(b, " %s:", du_where(b, area));
	if (t->spice[area])
		buf_printf(b, _(" %d spice"), t->spice[area]);
	buf_char(b, '.');
}

struct str du_board_words(const struct du_board *board, const struct figure_lost *lost)
{
	const struct du_table *t = board->t;
	struct buf b = buf_in(board->f->a);

	buf_printf(&b, _("The planet in 18 sectors. The storm stands in sector %d."),
		   t->storm);
	for (int area = 0; area < DU_AREAS; area++)
		area_in_words(t, area, &b);
	if (lost->n)
		buf_printf(&b, _(" Moves for whose arrow the map has no room: %d."),
			   lost->n);
	return buf_str(&b);
}
