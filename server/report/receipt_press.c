/* What a receipt shows of press: see receipt_press.h.
 * SPDX-License-Identifier: ISC */
#include "server/report/receipt_press.h"

#include "base/locale.h"
#include "server/render/letterhead.h"
#include "server/report/receipt_verdict.h"

/* A line of 72, without the mark of a text that is shown. */
enum { TEXT_COLUMNS = 72 - 4 };

/* It goes out under its writer's name, so they see what was taken for it: all of a short piece, of a long one its ends. */
static void press_shown(struct page *p, struct str text)
{
	enum { SHOWN = 6, ENDS = 2 };
	struct buf b = buf_in(p->a);
	struct str line;
	int n = receipt_lines(text), i = 0;

	text = str_trim(text);
	while (str_line(&text, &line)) {
		bool shown = n <= SHOWN || i < ENDS || i >= n - ENDS;
		if (shown)
			buf_printf(&b, "  | %.*s\n",
				   STR_MADE(p->a,
					    letterhead_fit(p->a, line, TEXT_COLUMNS)));
		else if (i == ENDS)
			buf_z(&b, "  | ...\n");
		i++;
	}
	page_verbatim(p, buf_str(&b));
}

static bool is_left(const struct receipt *r)
{
	bool left = false;

	for (int i = 0; i < r->reading->n_press; i++)
		left |= !receipt_has_press(r, i);
	return left;
}

/* Lists the recipients of each piece, whether it is signed, and when it goes out. */
void receipt_press(struct page *p, const struct receipt *r)
{
	const struct reading *in = r->reading;

	for (int i = 0; i < in->n_press; i++) {
		const struct press *x = &in->press[i];
		if (!receipt_has_press(r, i))
			continue;
		struct str to = receipt_press_to(p->a, r, x);
		bool alone = !x->all && !x->zine;
		int n = receipt_lines(x->text);
		struct str report = r->phase ? str_of(_("the next report"))
					     : str_of(_("the first report"));
		struct str whose = str_printf(
			p->a,
			alone ? P_("%.*s alone, %d line", "%.*s alone, %d lines", n)
			      : P_("%.*s, %d line", "%.*s, %d lines", n),
			STR_ARG(to), n);
		if (x->gm && alone && !x->seats && !x->grey) {
			page_paraf(p,
				   _("PRESS to %.*s, signed: the GM gets it at once."),
				   STR_ARG(whose));
			press_shown(p, x->text);
			continue;
		}
		page_paraf(
			p,
			x->grey ? _("PRESS to %.*s, grey (you are not named): goes out with %.*s.")
			: r->press_at_once && (x->all || x->seats)
				? _("PRESS to %.*s, signed: goes out at once, and again with %.*s.")
			: x->gm ? _("PRESS to %.*s, signed: goes out with %.*s. The GM gets it at once.")
				: _("PRESS to %.*s, signed: goes out with %.*s."),
			STR_ARG(whose), STR_ARG(report));
		press_shown(p, x->text);
	}
	if (r->over && is_left(r))
		page_para(
			p,
			str_of(_(
				"Your press is not printed, because you get no further report.")));
}
