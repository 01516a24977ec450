/* The report [R6]: see report.h. The past comes from events, the present from the view.
 * Here section 1.
 * SPDX-License-Identifier: ISC */
#include "base/locale.h"
#include "base/seat.h"
#include "rules/cosmic/report/report_parts.h"
#include "rules/cosmic/table/cosmic_event.h"

static void outside_bases(const struct sheet_of_paper *p, struct buf *out)
{
	size_t from = out->n;
	int has[CE_SEATS];

	for (int seat = 0; seat < p->t->n_seats; seat++)
		has[seat] = ce_outside_bases(p->t, seat);
	buf_z(out, _("Foreign bases: "));
	size_t begun = out->n;
	for (int bases = CE_SEATS * CE_PLANETS; bases > 0; bases--)
		for (int seat = 0; seat < p->t->n_seats; seat++)
			if (has[seat] == bases)
				buf_printf(out, "%s%s %d", out->n > begun ? ", " : "",
					   ce_colour_names[seat], bases);
	if (out->n > begun) {
		buf_printf(out, _(" (%d win the game)."), CE_BASES_TO_WIN);
		return;
	}
	out->n = from;
	/* Later somebody may have had one, and lost it. */
	buf_printf(out,
		   p->t->turn <= 1
			   ? _("Nobody has a foreign base yet (%d win the game).")
			   : _("Nobody has a foreign base (%d win the game)."),
		   CE_BASES_TO_WIN);
}

static bool missed(const struct sheet_of_paper *p)
{
	for (int i = 0; i < p->seen->n; i++) {
		const struct event *e = &p->seen->e[i];
		if (ce_is_told(p, e) && e->phase == p->told_phase &&
		    (e->kind == EV_MISSED || e->kind == EV_EXCUSED))
			return true;
	}
	return false;
}

/* Why a game ends whose winners lack bases. */
static void last_turn(const struct sheet_of_paper *p)
{
	const struct ce_table *t = p->t;
	int most = 0;

	for (int seat = 0; seat < t->n_seats; seat++)
		if (ce_outside_bases(t, seat) > most)
			most = ce_outside_bases(t, seat);
	if (!t->phase && p->told_phase && t->option.turn_limit &&
	    p->told_turn >= t->option.turn_limit && most < CE_BASES_TO_WIN)
		page_paraf(
			p->page,
			_("Turn %d was the last, by this game's options: the player with the most foreign bases wins."),
			p->told_turn);
}

static void news(const struct sheet_of_paper *p)
{
	struct buf bases = buf_in(p->a), removed = buf_in(p->a);

	page_heading(p->page, 1, STR(N_("NEWS IN SHORT")));
	outside_bases(p, &bases);
	page_standingf(p->page, "%.*s", STR_ARG(buf_str(&bases)));
	last_turn(p);
	page_para(p->page, ce_sentences(p, IN_NEWS, -1));
	if (p->told_phase && !missed(p))
		page_para(p->page, str_of(_("Nobody missed orders.")));
	for (int seat = 0; seat < p->t->n_seats; seat++)
		if (!ce_in_game(p->t, seat))
			buf_printf(&removed, "%s%s", removed.n ? ", " : "",
				   ce_colour_names[seat]);
	if (removed.n)
		page_paraf(p->page, _("No longer in the game: %.*s."),
			   STR_ARG(buf_str(&removed)));
	if (p->t->phase)
		page_paraf(
			p->page,
			_("%s is the lead seat this turn: last ties are decided from there."),
			ce_colour_names[p->t->lead]);
}

struct sheet_of_paper ce_paper(const void *view, const struct events *seen,
			       struct arena *a)
{
	const struct ce_view *v = view;
	struct sheet_of_paper p = {.v = v, .t = &v->t, .seen = seen, .a = a};

	if (v->t.phase > 1) {
		p.told_turn = v->t.turn;
		p.told_phase = v->t.phase - 1;
	} else if (seen->n) {
		p.told_turn = seen->e[seen->n - 1].turn;
		p.told_phase = seen->e[seen->n - 1].phase;
	}
	/* Once the turn has ended its outcome is told, from the cards on. */
	p.first = p.told_phase < 3 || v->t.phase > 1 ? p.told_phase : 3;
	return p;
}

static void what_happened(const struct sheet_of_paper *p)
{
	news(p);
	ce_report_fights(p);
}

static void what_stands(const struct sheet_of_paper *p)
{
	ce_report_tokens(p);
	ce_report_piles(p);
	ce_report_destiny(p);
}

/* Does the reader know only what all know of these parts? */
static bool is_as_for_all(const struct sheet_of_paper *p)
{
	for (int i = 0; i < p->seen->n; i++)
		if (!(p->seen->e[i].audience & AUDIENCE_READERS) &&
		    !ce_is_told_apart(&p->seen->e[i]))
			return false;
	return true;
}

/* The paper of a part that is made for all: nothing is in it that only this reader knows. */
static void for_all(const struct sheet_of_paper *p, struct page *page,
		    void (*part)(const struct sheet_of_paper *))
{
	struct events seen = events_seen(page->a, p->seen, SEAT_READERS);
	struct sheet_of_paper all = *p;

	all.v = NULL;
	all.seen = &seen;
	all.page = page;
	all.a = page->a;
	part(&all);
}

static void what_happened_for_all(const void *of, struct page *page)
{
	for_all(of, page, what_happened);
}

static void what_stands_for_all(const void *of, struct page *page)
{
	for_all(of, page, what_stands);
}

void ce_report(const void *view, const struct events *seen, struct page *page)
{
	struct sheet_of_paper p = ce_paper(view, seen, page->a);
	int when = p.told_turn << 8 | p.told_phase;
	bool share = page->shared && is_as_for_all(&p);

	p.page = page;
	if (share)
		page_share(page, what_happened_for_all, &p, when);
	else
		what_happened(&p);
	ce_report_powers(&p);
	if (share)
		page_share(page, what_stands_for_all, &p, when);
	else
		what_stands(&p);
	ce_report_own(&p);
}
