/* The bulletin: see bulletin.h.
 * SPDX-License-Identifier: ISC */
#include "server/render/bulletin.h"

#include "base/arena.h"
#include "base/clock.h"
#include "base/locale.h"
#include "orders/read.h"
#include "server/render/bulletin_parts.h"
#include "server/render/letterhead.h"

bool bulletin_to_player(const struct bulletin *b)
{
	return b->seat >= 0;
}

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
			  STR_ARG(bulletin_seats(l, winners)));
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

/* The seat is played at random, even if its player sends orders: there is
 * nothing to order. */
static bool is_by_chance(const struct bulletin *b)
{
	return b->rules->by_chance(b->state) >> b->seat & 1;
}

/* The game goes on without this seat: nothing is asked of its player. */
static bool has_left(const struct bulletin *b)
{
	return !(b->rules->seats(b->state) >> b->seat & 1);
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
	if (bulletin_to_player(b) && has_left(b)) {
		page_para(
			l->page,
			str_of(_(
				"Your seat has left the game: no orders are read. You still get these reports.")));
		return;
	}
	page_label(l->page, STR(N_("DEADLINE")),
		   b->deadline_said.n
			   ? b->deadline_said
			   : letterhead_deadline(l->a, b->deadline, b->now, b->zone));
	if (!bulletin_to_player(b))
		return;
	const struct game_absent *absent = game_absent(b->rules);
	if (is_by_chance(b)) {
		page_label(
			l->page, STR(N_("You need:")),
			str_printf(
				l->a,
				_("nothing. Your seat is played %s to the end of this turn and then leaves the game%s%s%s; no orders are read."),
				locale_text(absent->played), absent->rule ? " (" : "",
				absent->rule ? absent->rule : "",
				absent->rule ? ")" : ""));
		return;
	}
	page_para(
		l->page,
		str_of(b->deadline
			       ? _("Reply to this mail; your reply address is your key. Orders that come late do not count.")
			       : _("Reply to this mail; your reply address is your key.")));
	if (b->missed.n)
		page_label(l->page, STR(N_("MISSED")), b->missed);
	b->rules->needs(l->view, b->sheet, &needs);
	if (needs.n)
		page_label(l->page, STR(N_("You need:")),
			   str_printf(l->a, "%.*s.", STR_ARG(buf_str(&needs))));
	else
		page_label(l->page, STR(N_("You need:")), STR(N_("nothing more.")));
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

void bulletin_append(struct page *to, const struct page_block *block)
{
	/* A block is a value; the texts that it points to live as long as both
	 * pages. */
	page_rule(to);
	to->blocks[to->n - 1] = *block;
}

static void end_of_section(struct bulletin_letter *l, int number)
{
	const struct voice *v = &l->b->voice;

	if (number != SECTION_NEWS)
		return;
	for (int i = 0; i < l->b->n_news; i++)
		page_para(l->page, l->b->news[i]);
	for (int i = 1; i < v->n; i++)
		page_para(l->page, v->line[i]);
}

/* "THE FOURTH BASE", and below it the line that goes with it. */
static void headline(struct bulletin_letter *l)
{
	const struct voice *v = &l->b->voice;

	page_headline(l->page, v->headline);
	if (v->n)
		page_para(l->page, v->line[0]);
}

/* How many more in a row the game bears. */
static void misses_left(struct bulletin_letter *l)
{
	int most = game_absent(l->b->rules)->most;

	if (l->phase && most && !is_by_chance(l->b))
		page_paraf(
			l->page,
			P_("You have missed %d phase in a row; after %d you leave the game.",
			   "You have missed %d phases in a row; after %d you leave the game.",
			   l->b->misses),
			l->b->misses, most);
}

/* Lists the orders that ran, and the fate of each. */
static void own_orders(struct bulletin_letter *l)
{
	const struct bulletin *b = l->b;

	if (!l->seen.n)
		return;
	const struct event *last = &l->seen.e[l->seen.n - 1];
	bool ran = last->phase > 0; /* else these are of the set-up */
	if (b->receipt && ran)
		page_paraf(
			l->page,
			b->n_fate
				? _("Your orders of phase %d.%d were those of receipt %d. What became of them:")
				: _("Your orders of phase %d.%d were those of receipt %d."),
			last->turn, last->phase, b->receipt);
	else if (b->n_fate && ran)
		page_paraf(
			l->page,
			_("None of your orders came for phase %d.%d. This was done without them:"),
			last->turn, last->phase);
	for (int i = 0; i < b->n_fate; i++)
		page_item(l->page, b->fate[i]);
	misses_left(l);
}

static void begin_of_section(struct bulletin_letter *l, int number)
{
	if (number == SECTION_NEWS)
		headline(l);
	if (number == SECTION_ONLY_YOU && bulletin_to_player(l->b))
		own_orders(l);
}

/* Drawn from what readers may know, whoever the letter is for. */
static const struct figure *board_of(const struct bulletin_letter *l)
{
	const struct bulletin *b = l->b;
	struct bulletin_board *board = b->board;

	if (!board || !b->rules->chart || l->page->text_only)
		return NULL;
	if (!board->drawn) {
		struct events seen = {.a = l->a};
		if (b->events)
			seen = events_seen(l->a, b->events, SEAT_READERS);
		board->figure = figure_in(l->a, 0, 0);
		b->rules->chart(letterhead_view(l->a, b->rules, b->state, SEAT_READERS),
				&seen, &board->figure);
		board->drawn = true;
	}
	return &board->figure;
}

/* The game's sections, with the server's lines in their places. */
static void game_sections(struct bulletin_letter *l)
{
	struct page game = page_in(l->a);
	int section = 0;

	game.text_only = l->page->text_only;
	game.board = board_of(l);
	l->b->rules->report(l->view, &l->seen, &game);
	for (int i = 0; i < game.n; i++) {
		bool heading = game.blocks[i].kind == PAGE_HEADING;
		if (heading)
			end_of_section(l, section);
		bulletin_append(l->page, &game.blocks[i]);
		if (heading)
			begin_of_section(l, section = game.blocks[i].number);
	}
	end_of_section(l, section);
}

static void form(struct bulletin_letter *l)
{
	if (!bulletin_to_player(l->b) || !l->phase || is_by_chance(l->b) ||
	    has_left(l->b))
		return;
	letterhead_form(l->page, SECTION_FORM, l->b->rules, l->view);
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
	locale_begin(b->language);
	struct bulletin_letter l = bulletin_begin(a, b, page);

	head(&l);
	open_again(&l);
	who_played(&l);
	game_sections(&l);
	bulletin_section_press(&l);
	bulletin_section_gm(&l);
	form(&l);
	if (b->seat == SEAT_GM) {
		bulletin_section_log(&l);
		bulletin_section_why(&l);
	}
	page_rule(page);
	locale_end();
}

struct str bulletin_subject(struct arena *a, const struct bulletin *b)
{
	struct buf s = buf_in(a);
	int phase = b->rules->phase(b->state);

	buf_printf(&s, "[%.*s] ", STR_ARG(letterhead_upper(a, b->game)));
	if (phase && b->deadline)
		buf_printf(&s, "orders due %.*s - ",
			   STR_ARG(letterhead_due(a, b->deadline, b->zone)));
	if (phase)
		buf_printf(&s, "T%d P%d report%s", b->rules->turn(b->state), phase,
			   b->n_again ? " again" : "");
	else
		buf_z(&s, "last report - the game is over");
	if (b->seat != SEAT_READERS)
		buf_printf(&s, " (%.*s)",
			   STR_ARG(letterhead_seat(a, b->rules, b->seat)));
	return buf_str(&s);
}
