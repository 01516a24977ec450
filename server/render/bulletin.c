/* The bulletin: see bulletin.h.
 * SPDX-License-Identifier: ISC */
#include "server/render/bulletin.h"

#include "base/arena.h"
#include "base/clock.h"
#include "base/locale.h"
#include "orders/read.h"
#include "server/render/bulletin_parts.h"
#include "server/render/letterhead.h"

struct str bulletin_seats(struct bulletin_letter *l, unsigned seats)
{
	struct buf list = buf_in(l->a);

	for (int i = 0; i < GAME_SEATS_MAX; i++) {
		if (!(seats >> i & 1))
			continue;
		if (list.n)
			buf_z(&list, ", ");
		buf_add(&list, letterhead_seat(l->a, l->b->rules, i));
		if (l->b->person[i].name.n)
			buf_printf(&list, " (%.*s)", STR_ARG(l->b->person[i].name));
	}
	return buf_str(&list);
}

static struct str winners_line(struct bulletin_letter *l)
{
	unsigned winners = l->b->rules->winners(l->b->state);

	if (!winners)
		return str_of(_("The game is over without a winner."));
	return str_printf(l->a,
			  winners & (winners - 1)
				  ? _("THE GAME IS OVER. Winners: %.*s.")
				  : _("THE GAME IS OVER. Winner: %.*s."),
			  STR_MADE(l->a, bulletin_seats(l, winners)));
}

static void add_role(const struct bulletin_letter *l, struct buf *out)
{
	struct buf role = buf_in(l->a);

	if (l->b->rules->role)
		l->b->rules->role(l->view, &role);
	if (role.n)
		buf_printf(out, " %.*s.", STR_ARG(buf_str(&role)));
}

void bulletin_who_reads(struct bulletin_letter *l)
{
	const struct bulletin *b = l->b;
	struct str seat = letterhead_seat(l->a, b->rules, b->seat);
	struct str right =
		l->phase ? str_printf(l->a, _("Report %d.%d-%.*s"), l->turn, l->phase,
				      STR_ARG(seat))
			 : str_printf(l->a, _("Last report-%.*s"), STR_ARG(seat));
	struct buf left = buf_in(l->a);

	if (bulletin_to_player(b)) {
		struct str who = letterhead_upper(l->a, seat);

		if (b->person[b->seat].name.n)
			who = str_printf(l->a, "%.*s (%.*s)", STR_ARG(who),
					 STR_ARG(b->person[b->seat].name));
		buf_printf(&left, _("You are %.*s."), STR_ARG(who));
		add_role(l, &left);
	} else {
		buf_z(&left,
		      b->seat == SEAT_GM ? _("The GM's copy.") : _("For all readers."));
	}
	page_split(l->page, buf_str(&left), right);
}

/* Beside orders that stand from one phase to the next. */
static bool has_ordered(const struct bulletin *b)
{
	for (int i = 0; b->sheet && i < b->sheet->n_slots; i++)
		if (!b->sheet->slots[i].standing)
			return true;
	return false;
}

/* The order form, of which several parts of a letter tell. */
static const struct page *form_of(struct arena *a, const struct bulletin *b)
{
	struct page *form = b->form ? b->form : arena_new(a, struct page);

	if (!form->a) {
		*form = page_in(a);
		locale_begin(b->language);
		b->rules->form(letterhead_view(a, b->rules, b->state, b->seat), form);
		locale_end();
	}
	return form;
}

/* What the seat may send though nobody waits for it: the form's lines with blanks. */
static struct str nothing_needed(struct bulletin_letter *l)
{
	enum { FEW = 2 };
	const struct bulletin *b = l->b;
	const struct page *form = form_of(l->a, b);
	struct buf lines = buf_in(l->a);
	struct str line, rest = form->n ? form->blocks[form->n - 1].text : STR("");
	int n = 0;

	while (str_line(&rest, &line) && !str_starts(line, "#"))
		if (str_find(line, STR("__")) != SIZE_MAX)
			buf_printf(&lines, "%s%.*s", n++ ? "; " : "", STR_ARG(line));
	if (has_ordered(b))
		return str_of(_("nothing more."));
	if (n > FEW)
		return str_of(
			_("nothing. You may send what YOUR ORDERS, below, offers."));
	return n ? str_printf(l->a, _("nothing. You may send: %.*s."),
			      STR_ARG(buf_str(&lines)))
		 : str_of(_("nothing."));
}

/* The box of things to do. */
static void what_to_do(struct bulletin_letter *l)
{
	const struct bulletin *b = l->b;
	struct buf needs = buf_in(l->a);

	if (!l->phase) {
		page_para(l->page, winners_line(l));
		return;
	}
	if (bulletin_to_player(b) && bulletin_has_left(b)) {
		page_para(
			l->page,
			str_of(_(
				"Your seat has left the game, so your orders do not count. You still get these reports.")));
		return;
	}
	page_label(l->page, STR(N_("DEADLINE")),
		   b->deadline_said.n
			   ? b->deadline_said
			   : letterhead_deadline(l->a, b->deadline, b->now, b->zone));
	if (!bulletin_to_player(b))
		return;
	const struct game_absent *absent = game_absent(b->rules);
	if (bulletin_is_by_chance(b)) {
		page_label(
			l->page, STR(N_("You need:")),
			str_printf(
				l->a,
				_("nothing. Your seat is played %s to the end of this turn and then leaves the game%s%s%s. Your orders do not count."),
				locale_text(absent->played), absent->rule ? " (" : "",
				absent->rule ? absent->rule : "",
				absent->rule ? ")" : ""));
		return;
	}
	page_para(
		l->page,
		str_of(b->deadline > 0
			       ? _("Reply to this mail; your reply address is your key. Orders that come late do not count.")
			       : _("Reply to this mail; your reply address is your key.")));
	if (b->missed.n)
		page_label(l->page, STR(N_("MISSED")), b->missed);
	b->rules->needs(l->view, b->sheet, &needs);
	if (needs.n)
		page_label(l->page, STR(N_("You need:")),
			   str_printf(l->a, "%.*s.", STR_ARG(buf_str(&needs))));
	else
		page_label(
			l->page, STR(N_("You need:")),
			str_printf(
				l->a, "%.*s%s", STR_MADE(l->a, nothing_needed(l)),
				b->sheet && b->sheet->wait
					? _(" You are set to WAIT, so the phase does not run early: reply FINAL or NOWAIT.")
				: b->waits_for
					? _(" If you order nothing in this phase, reply FINAL. The phase waits, until its deadline, for every player who may order something: so nobody can tell who will.")
					: ""));
}

static void head(struct bulletin_letter *l)
{
	letterhead_title(l->page, l->b->rules, l->b->game, l->b->title, l->turn,
			 l->phase ? l->phase : LETTERHEAD_OVER,
			 game_phases(l->b->rules, l->view, l->turn));
	bulletin_who_reads(l);
	what_to_do(l);
	if (l->b->seat != SEAT_READERS) /* the GM's answers have words in them, too */
		page_cut(l->page);
}

/* A phase that was opened again: why, and what still counts. */
static void open_again(struct bulletin_letter *l)
{
	const struct bulletin *b = l->b;
	struct buf orders = buf_in(l->a);

	if (!b->n_again)
		return;
	page_heading(l->page, 0, STR(N_("OPEN AGAIN")));
	for (int i = 0; i < b->n_again; i++)
		page_para(l->page, b->again[i]);
	if (!b->sheet || !b->sheet->n_slots)
		return;
	echo_sheet(b->sheet, &orders);
	page_verbatim(l->page, buf_str(&orders));
}

static void form(struct bulletin_letter *l)
{
	if (!bulletin_to_player(l->b) || !l->phase || bulletin_is_by_chance(l->b) ||
	    bulletin_has_left(l->b))
		return;
	letterhead_put_form(l->page, SECTION_FORM, form_of(l->a, l->b));
	page_para(l->page,
		  str_of(_("Help: mail HELP.  Your orders so far: mail STATUS.")));
}

struct bulletin_letter bulletin_begin(struct arena *a, const struct bulletin *b,
				      struct page *page)
{
	struct bulletin_letter l = {.a = a, .b = b, .page = page, .seen = {.a = a}};

	l.view = letterhead_view(a, b->rules, b->state, b->seat);
	if (b->events)
		l.seen = events_seen(a, b->events, b->seat);
	l.turn = b->rules->turn(b->state);
	l.phase = b->rules->phase(b->state);
	return l;
}

/* Who had the seats of an anonymous game, once it is over. */
static void who_played(struct bulletin_letter *l)
{
	const struct bulletin *b = l->b;
	struct page_table *t;

	if (!b->anonymous || l->phase)
		return;
	page_heading(l->page, 0, STR(N_("WHO PLAYED")));
	t = page_table(l->page);
	page_column(t, STR(N_("Seat")), PAGE_LEFT);
	page_column(t, STR(N_("Name")), PAGE_LEFT);
	for (int i = 0; i < GAME_SEATS_MAX; i++) {
		if (!b->person[i].name.n)
			continue;
		page_row(t);
		page_cell(t, letterhead_seat(l->a, b->rules, i));
		page_cell(t, b->person[i].name);
	}
}

void bulletin_report(struct arena *a, const struct bulletin *b, struct page *page)
{
	const int from = page->n;

	locale_begin(b->language);
	struct bulletin_letter l = bulletin_begin(a, b, page);

	head(&l);
	open_again(&l);
	who_played(&l);
	bulletin_game(&l);
	bulletin_section_press(&l);
	bulletin_section_gm(&l);
	form(&l);
	if (b->seat == SEAT_GM) {
		bulletin_section_log(&l);
		bulletin_section_why(&l);
	}
	page_number(page, from);
	page_rule(page);
	locale_end();
}

/* A player for whom the open phase has no orders at all. */
static bool has_nothing_to_order(struct arena *a, const struct bulletin *b)
{
	return bulletin_to_player(b) && letterhead_form_is_blank(form_of(a, b));
}

struct str bulletin_subject(struct arena *a, const struct bulletin *b)
{
	struct buf s = buf_in(a);
	int phase = b->rules->phase(b->state);

	buf_char(&s, '[');
	buf_add(&s, letterhead_upper(a, b->game));
	buf_z(&s, "] ");
	if (phase && has_nothing_to_order(a, b))
		buf_z(&s, "nothing to order - ");
	else if (phase && b->deadline == LETTERHEAD_PAUSED)
		buf_z(&s, "paused - ");
	else if (phase && b->deadline) {
		buf_z(&s, "orders due ");
		buf_add(&s, letterhead_due(a, b->deadline, b->zone));
		buf_z(&s, " - ");
	}
	if (phase)
		buf_printf(&s, "T%d P%d report%s", b->rules->turn(b->state), phase,
			   b->n_again ? " again" : "");
	else
		buf_z(&s, "last report - the game is over");
	if (b->seat != SEAT_READERS)
		buf_printf(&s, " (%.*s)",
			   STR_MADE(a, letterhead_seat(a, b->rules, b->seat)));
	return buf_str(&s);
}
