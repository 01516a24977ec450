/* The key of the board, and the board in words: see board_parts.h.
 * SPDX-License-Identifier: ISC */
#include "base/arena.h"
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
	"Arrows are landings and moves. Two crossed blades are a battle, two rings a worm.",
	NULL,
};
/* clang-format on */

/* Below the map, and for those who do not see it ---------------------------------------------------- */

/* A word of the key. It starts a new row if it would not fit on the sheet. */
struct key {
	const struct du_board *b;
	int x, y;
};

static void key_words(struct key *k, int32_t ink, const char *words, int mark)
{
	int type = k->b->size->key,
	    wide = figure_text_width(str_of(words), type, false);

	if (k->x > KEY_X && k->x + mark + wide > k->b->size->width - KEY_X) {
		k->x = KEY_X;
		k->y += type * 3 / 2;
	}
	if (mark)
		figure_circle(k->b->f, k->x + type / 2, k->y - type / 3, type / 2,
			      du_filled(ink));
	figure_text(k->b->f, k->x + mark, k->y, type, FIGURE_START, false,
		    mark ? INK : ink, str_of(words));
	k->x += mark + wide + type * 3 / 4;
}

void du_board_key(const struct du_board *b)
{
	const struct du_size *size = b->size;
	struct key k = {b, KEY_X, 2 * size->middle + size->key + 2};

	if (!size->key)
		return;
	figure_group(b->f, str_of(_("Key")));
	for (int seat = 0; seat < DU_SEATS; seat++)
		if (du_plays(b->t, seat))
			key_words(&k, du_ink(seat), du_seat_names[seat],
				  size->key * 4 / 3);
	key_words(&k, GOLD, _("+8 spice"), 0);
	key_words(&k, FIRE, _("outline: storm, rings: worm"), 0);
	key_words(&k, MUTED, _("rim on a counter: elites, b: advisors"), 0);
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

struct str du_board_words(const struct du_board *board, int lost)
{
	const struct du_table *t = board->t;
	struct buf b = buf_in(board->f->a);

	buf_printf(&b, _("The planet in 18 sectors. The storm stands in sector %d."),
		   t->storm);
	for (int area = 0; area < DU_AREAS; area++)
		area_in_words(t, area, &b);
	if (lost)
		buf_printf(&b, _(" Moves for whose arrow the map has no room: %d."),
			   lost);
	return buf_str(&b);
}
