/* The press of a report: readers find each piece that they may read under its writer's
 * name, or among the grey.
 * SPDX-License-Identifier: ISC */
#include "server/render/bulletin_parts.h"

#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/locale.h"
#include "server/render/letterhead.h"

static bool gm_may_read(const struct bulletin_press *p)
{
	return p->all || p->zine || p->gm || p->gm_reads;
}

static bool may_read(const struct bulletin *b, const struct bulletin_press *p)
{
	if (b->seat == SEAT_GM)
		return gm_may_read(p);
	return p->all || p->zine ||
	       (bulletin_to_player(b) &&
		((p->seats >> b->seat & 1) || p->seat == b->seat));
}

bool bulletin_has_private(const struct bulletin *b)
{
	for (int i = 0; i < b->n_press; i++)
		if (may_read(b, &b->press[i]) && !gm_may_read(&b->press[i]))
			return true;
	return false;
}

static struct str press_to(struct bulletin_letter *l, const struct bulletin_press *p)
{
	return letterhead_readers(l->a, l->b->rules, p->all, p->zine, p->gm, p->seats);
}

/* The reader of a private letter must see that nobody else reads it. */
static struct str grey_to(struct bulletin_letter *l, const struct bulletin_press *p)
{
	if (p->all || p->zine)
		return STR("");
	if (bulletin_to_player(l->b) && p->seats == 1U << l->b->seat && !p->gm)
		return str_of(_(" to you alone"));
	return str_printf(l->a, _(" to %.*s alone"), STR_MADE(l->a, press_to(l, p)));
}

/* Its writer stands at the margin and its text never does: nobody can write a line that
 * looks like the press of another. */
static void print_press(struct bulletin_letter *l, const struct bulletin_press *p)
{
	struct str from =
		p->seat < 0 ? STR("GM") : letterhead_seat(l->a, l->b->rules, p->seat);

	page_label(l->page,
		   p->grey ? str_printf(l->a, _("(grey)%.*s:"),
					STR_MADE(l->a, grey_to(l, p)))
			   : str_printf(l->a, _("%.*s to %.*s:"), STR_ARG(from),
					STR_MADE(l->a, press_to(l, p))),
		   str_trim(p->text));
}

static int by_text(const void *x, const void *y)
{
	struct str a = (*(const struct bulletin_press *const *)x)->text;
	struct str b = (*(const struct bulletin_press *const *)y)->text;
	int d = memcmp(a.s, b.s, a.n < b.n ? a.n : b.n);

	return d ? d : (a.n > b.n) - (a.n < b.n);
}

/* Left out where nobody has written. Signed press is printed in the order in which it came. Grey press follows, sorted by its
 * text, because its place would show who wrote it, and when. */
void bulletin_section_press(struct bulletin_letter *l)
{
	const struct bulletin_press **grey = arena_array(
		l->a, const struct bulletin_press *, (size_t)l->b->n_press + 1);
	size_t n_grey = 0;
	int hidden = 0;

	page_heading(l->page, SECTION_PRESS, STR(N_("PRESS")));
	int before = l->page->n;
	for (int i = 0; i < l->b->n_press; i++) {
		const struct bulletin_press *p = &l->b->press[i];
		if (!may_read(l->b, p))
			hidden += l->b->seat == SEAT_GM;
		else if (l->b->over_shoulder && !gm_may_read(p))
			hidden++;
		else if (p->grey)
			grey[n_grey++] = p;
		else
			print_press(l, p);
	}
	qsort(grey, n_grey, sizeof *grey, by_text);
	for (size_t i = 0; i < n_grey; i++)
		print_press(l, grey[i]);
	if (hidden)
		page_paraf(
			l->page,
			P_("%d piece between players, which the GM may not read (gm_reads_press is off).",
			   "%d pieces between players, which the GM may not read (gm_reads_press is off).",
			   hidden),
			hidden);
	else if (l->page->n == before)
		l->page->n--; /* nobody has written: no heading */
}
