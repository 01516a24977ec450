/* The bulletin: see bulletin.h.
 * SPDX-License-Identifier: ISC */
#include "server/bulletin.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/clock.h"
#include "base/tongue.h"
#include "orders/read.h"
#include "server/letterhead.h"

enum {
	SECTION_NEWS = 1,
	SECTION_ONLY_YOU = 7,
	SECTION_PRESS,
	SECTION_GM,
	SECTION_FORM,
	SECTION_LOG,
	SECTION_WHY
};

const char bulletin_editorial[] = "Editorial: ";

enum { FEW_MARKS = 40 };

/* What every part of the letter needs. */
struct letter {
	struct arena *a;
	const struct bulletin *b;
	struct page *page;
	const void *view;
	struct events seen;
	int turn, phase;
};

static bool is_player(const struct bulletin *b)
{
	return b->seat >= 0;
}

/* "Red, Blue" out of bits. */
static struct str seat_list(struct letter *l, unsigned seats)
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

static struct str winners_line(struct letter *l)
{
	unsigned winners = l->b->rules->winners(l->b->state);

	if (!winners)
		return STR("The game is over without a winner.");
	return str_printf(l->a, "THE GAME IS OVER. %s: %.*s.",
			  winners & (winners - 1) ? "Winners" : "Winner",
			  STR_ARG(seat_list(l, winners)));
}

static void add_role(const struct letter *l, struct buf *out)
{
	struct buf role = buf_in(l->a);

	if (l->b->rules->role)
		l->b->rules->role(l->view, &role);
	if (role.n)
		buf_printf(out, " %.*s.", STR_ARG(buf_str(&role)));
}

static void who_reads(struct letter *l)
{
	const struct bulletin *b = l->b;
	struct str seat = letterhead_seat(l->a, b->rules, b->seat);
	struct str right =
		l->phase ? str_printf(l->a, "Report %d.%d-%.*s", l->turn, l->phase,
				      STR_ARG(seat))
			 : str_printf(l->a, "Last report-%.*s", STR_ARG(seat));
	struct buf left = buf_in(l->a);

	if (is_player(b)) {
		buf_z(&left, "You are ");
		buf_add(&left, letterhead_upper(l->a, seat));
		if (b->person[b->seat].name.n)
			buf_printf(&left, " (%.*s)", STR_ARG(b->person[b->seat].name));
		buf_char(&left, '.');
		add_role(l, &left);
	} else {
		buf_z(&left,
		      b->seat == SEAT_GM ? "The GM's copy." : "For all readers.");
	}
	page_split(l->page, buf_str(&left), right);
}

/* Played at random, whatever he sends: there is nothing for him to order. */
static bool is_by_chance(const struct bulletin *b)
{
	return b->rules->by_chance(b->state) >> b->seat & 1;
}

/* The box of things to do. */
static void what_to_do(struct letter *l)
{
	const struct bulletin *b = l->b;
	struct buf needs = buf_in(l->a);

	if (!l->phase) {
		page_para(l->page, winners_line(l));
		return;
	}
	page_label(l->page, STR(N_("DEADLINE")),
		   letterhead_deadline(l->a, b->deadline, b->now, b->zone));
	if (!is_player(b))
		return;
	if (is_by_chance(b)) {
		page_label(l->page, STR("You need:"),
			   STR("nothing. Your seat is played at random to the end of "
			       "this turn and leaves the game then (rule 18); no "
			       "orders are read."));
		return;
	}
	page_para(l->page, STR("Reply to this mail; your reply address is your key. "
			       "Late is missed."));
	b->rules->needs(l->view, b->sheet, &needs);
	if (needs.n)
		page_label(l->page, STR(N_("You need:")),
			   str_printf(l->a, "%.*s.", STR_ARG(buf_str(&needs))));
	else
		page_label(l->page, STR(N_("You need:")), STR("nothing more."));
}

static void head(struct letter *l)
{
	letterhead_title(l->page, l->b->rules, l->b->game, l->b->title, l->turn,
			 l->phase);
	who_reads(l);
	what_to_do(l);
	if (l->b->seat != SEAT_READERS) /* the GM's answers have words in them, too */
		page_cut(l->page);
}

/* A phase that was opened again: why, and what still counts. */
static void open_again(struct letter *l)
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

static void append(struct page *to, const struct page_block *block)
{
	/* A block is a value; what it points to lives as long as both pages. */
	page_rule(to);
	to->blocks[to->n - 1] = *block;
}

static void end_of_section(struct letter *l, int number)
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
static void headline(struct letter *l)
{
	const struct voice *v = &l->b->voice;

	page_para(l->page, v->headline);
	if (v->n)
		page_para(l->page, v->line[0]);
}

static void begin_of_section(struct letter *l, int number)
{
	if (number == SECTION_NEWS)
		headline(l);
	if (number != SECTION_ONLY_YOU || !is_player(l->b) || !l->b->receipt ||
	    !l->seen.n)
		return;
	const struct event *last = &l->seen.e[l->seen.n - 1];
	if (last->turn == 0)
		return;
	page_paraf(l->page, "Your orders of phase %d.%d were those of receipt %d.",
		   last->turn, last->phase, l->b->receipt);
}

/* The game's sections, with the server's lines in their places. */
static void game_sections(struct letter *l)
{
	struct page game = page_in(l->a);
	int section = 0;

	l->b->rules->report(l->view, &l->seen, &game);
	for (int i = 0; i < game.n; i++) {
		bool heading = game.blocks[i].kind == PAGE_HEADING;
		if (heading)
			end_of_section(l, section);
		append(l->page, &game.blocks[i]);
		if (heading)
			begin_of_section(l, section = game.blocks[i].number);
	}
	end_of_section(l, section);
}

static bool may_read(const struct bulletin *b, const struct bulletin_press *p)
{
	if (p->all || p->zine)
		return true;
	if (b->seat == SEAT_GM)
		return p->gm || p->gm_reads;
	return is_player(b) && ((p->seats >> b->seat & 1) || p->seat == b->seat);
}

static struct str press_to(struct letter *l, const struct bulletin_press *p)
{
	return letterhead_readers(l->a, l->b->rules, p->all, p->zine, p->gm, p->seats);
}

/* Whoever is written to in private must see that nobody else reads it. */
static struct str grey_to(struct letter *l, const struct bulletin_press *p)
{
	if (p->all || p->zine)
		return STR("");
	if (is_player(l->b) && p->seats == 1U << l->b->seat && !p->gm)
		return STR(" to you alone");
	return str_printf(l->a, " to %.*s alone", STR_ARG(press_to(l, p)));
}

/* Whose it is stands at the margin and its text never does: nobody can write a line that
 * looks like the press of another. */
static void print_press(struct letter *l, const struct bulletin_press *p)
{
	struct str from =
		p->seat < 0 ? STR("GM") : letterhead_seat(l->a, l->b->rules, p->seat);

	page_label(l->page,
		   p->grey ? str_printf(l->a, _("(grey)%.*s:"), STR_ARG(grey_to(l, p)))
			   : str_printf(l->a, _("%.*s to %.*s:"), STR_ARG(from),
					STR_ARG(press_to(l, p))),
		   str_trim(p->text));
}

static int by_text(const void *x, const void *y)
{
	struct str a = (*(const struct bulletin_press *const *)x)->text;
	struct str b = (*(const struct bulletin_press *const *)y)->text;
	int d = memcmp(a.s, b.s, a.n < b.n ? a.n : b.n);

	return d ? d : (a.n > b.n) - (a.n < b.n);
}

/* What is signed comes as it came; the grey after it, by its text alone, for its place
 * among the rest would tell who wrote it, and when. */
static void press(struct letter *l)
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
			hidden++;
		else if (p->grey)
			grey[n_grey++] = p;
		else
			print_press(l, p);
	}
	qsort(grey, n_grey, sizeof *grey, by_text);
	for (size_t i = 0; i < n_grey; i++)
		print_press(l, grey[i]);
	if (hidden && l->b->seat == SEAT_GM)
		page_paraf(l->page,
			   "%d piece%s between players, not for the GM "
			   "(gm_reads_press is off).",
			   hidden, hidden == 1 ? "" : "s");
	else if (l->page->n == before)
		page_para(l->page, STR("None."));
}

/* The rulings that this reader's events name, each once: of the last phase, or of the
 * whole turn once it has ended. */
static void rulings(struct letter *l)
{
	const char *marks[FEW_MARKS];
	struct buf list = buf_in(l->a);
	int n = 0, last = l->seen.n ? l->seen.e[l->seen.n - 1].phase : 0;

	for (int i = 0; i < l->seen.n && n < FEW_MARKS; i++) {
		const char *mark = l->seen.e[i].rule;
		int k = 0;
		while (k < n && strcmp(marks[k], mark) != 0)
			k++;
		if (strncmp(mark, "R-", 2) != 0 || k < n ||
		    (l->phase > 1 && l->seen.e[i].phase != last))
			continue;
		marks[n++] = mark;
		buf_printf(&list, "%s%s", list.n ? ", " : "", mark);
	}
	if (list.n)
		page_paraf(l->page, "Rulings applied: %.*s.", STR_ARG(buf_str(&list)));
}

/* "7f3a91..c2": the whole of it stands in the start letter. */
static struct str shortened(struct arena *a, struct str hex)
{
	if (hex.n < 10)
		return hex;
	return str_printf(a, "%.6s..%.2s", hex.s, hex.s + hex.n - 2);
}

static void fairness(struct letter *l)
{
	const struct bulletin *b = l->b;

	if (!b->commitment.n)
		return;
	if (l->phase) {
		page_paraf(l->page,
			   "Fairness: game seed commitment %.*s; the secret comes at "
			   "the end of "
			   "the game. PROOF by mail: the commitment, words and method.",
			   STR_ARG(shortened(l->a, b->commitment)));
		return;
	}
	page_paraf(l->page, "Commitment: %.*s", STR_ARG(b->commitment));
	page_paraf(l->page, "Secret: %.*s", STR_ARG(b->secret));
	page_para(l->page, STR("PROOF by mail brings every draw and how to check it."));
	for (int i = 0; i < GAME_SEATS_MAX; i++)
		if (b->person[i].name.n || b->words[i].n)
			page_paraf(l->page, "Lucky word of %.*s: %.*s",
				   STR_ARG(letterhead_seat(l->a, b->rules, i)),
				   b->words[i].n ? (int)b->words[i].n : 6,
				   b->words[i].n ? b->words[i].s : "(none)");
}

static void gm(struct letter *l)
{
	page_heading(l->page, SECTION_GM, STR(N_("GM")));
	int before = l->page->n;
	if (l->b->editorial.n)
		page_paraf(l->page, "%s%.*s", bulletin_editorial,
			   STR_ARG(l->b->editorial));
	for (int i = 0; i < l->b->n_gm; i++)
		page_para(l->page, l->b->gm[i]);
	rulings(l);
	fairness(l);
	if (l->page->n == before)
		page_para(l->page, STR("Nothing to tell."));
}

static void form(struct letter *l)
{
	if (!is_player(l->b) || !l->phase || is_by_chance(l->b))
		return;
	page_heading(
		l->page, SECTION_FORM,
		STR(N_("YOUR ORDERS - copy to the top of your reply and fill in")));
	l->b->rules->form(l->view, l->page);
	page_para(l->page, STR("Help: mail HELP.  Your orders so far: mail STATUS."));
}

/* Whoever may know an event, for the GM: "all", or the seats. */
static struct str audience(struct letter *l, unsigned who)
{
	if ((who & AUDIENCE_ALL) == AUDIENCE_ALL)
		return STR("all");
	struct str seats = seat_list(l, who & AUDIENCE_SEATS &
						((1U << l->b->rules->seats_max) - 1));
	return seats.n ? seats : STR("GM");
}

static void log_of_events(struct letter *l)
{
	page_heading(l->page, SECTION_LOG,
		     STR(N_("LOG OF THE TURN, with who was told")));
	for (int i = 0; i < l->seen.n; i++) {
		const struct event *e = &l->seen.e[i];
		struct buf line = buf_in(l->a);
		l->b->rules->phrase(l->view, e, &line);
		if (!line.n)
			continue;
		buf_printf(&line, " (%d.%d; %.*s%s%s)", e->turn, e->phase,
			   STR_ARG(audience(l, e->audience)), e->rule[0] ? "; " : "",
			   e->rule);
		page_item(l->page, buf_str(&line));
	}
}

static void why(struct letter *l)
{
	const struct trace *t = l->b->trace;

	page_heading(l->page, SECTION_WHY, STR(N_("WHY")));
	for (int i = 0; t && i < t->n; i++) {
		const struct trace_line *line = &t->lines[i];
		struct buf b = buf_in(l->a);
		if (line->seat >= 0)
			buf_printf(&b, "%.*s: ",
				   STR_ARG(letterhead_seat(l->a, l->b->rules,
							   line->seat)));
		buf_add(&b, line->text);
		if (line->rule[0])
			buf_printf(&b, " [%s]", line->rule);
		page_item(l->page, buf_str(&b));
	}
}

static struct letter begin(struct arena *a, const struct bulletin *b, struct page *page)
{
	struct letter l = {.a = a, .b = b, .page = page, .seen = {.a = a}};

	l.view = letterhead_view(a, b->rules, b->state, b->seat);
	if (b->events)
		l.seen = events_seen(a, b->events, b->seat);
	l.turn = b->rules->turn(b->state);
	l.phase = b->rules->phase(b->state);
	return l;
}

void bulletin_report(struct arena *a, const struct bulletin *b, struct page *page)
{
	tongue_begin(b->language);
	struct letter l = begin(a, b, page);

	head(&l);
	open_again(&l);
	game_sections(&l);
	press(&l);
	gm(&l);
	form(&l);
	if (b->seat == SEAT_GM) {
		log_of_events(&l);
		why(&l);
	}
	page_rule(page);
	tongue_end();
}

struct str bulletin_subject(struct arena *a, const struct bulletin *b)
{
	struct buf s = buf_in(a);
	int phase = b->rules->phase(b->state);

	buf_printf(&s, "[%.*s] ", STR_ARG(letterhead_upper(a, b->game)));
	if (phase)
		buf_printf(&s, "T%d P%d report%s", b->rules->turn(b->state), phase,
			   b->n_again ? " again" : "");
	else
		buf_z(&s, "last report - the game is over");
	if (phase && b->deadline)
		buf_printf(&s, " - orders due %.*s",
			   STR_ARG(clock_short(a, b->deadline)));
	if (b->seat != SEAT_READERS)
		buf_printf(&s, " (%.*s)",
			   STR_ARG(letterhead_seat(a, b->rules, b->seat)));
	return buf_str(&s);
}

/* --- the start letter --- */

struct str bulletin_start_subject(struct arena *a, const struct bulletin *b)
{
	return str_printf(a, "[%.*s] the game begins (%.*s)",
			  STR_ARG(letterhead_upper(a, b->game)),
			  STR_ARG(letterhead_seat(a, b->rules, b->seat)));
}

static void players(struct letter *l)
{
	const struct bulletin *b = l->b;
	struct page_table *t;
	bool phones = false;

	for (int i = 0; i < GAME_SEATS_MAX; i++)
		phones |= b->person[i].phone.n > 0;
	page_heading(l->page, 1, STR(N_("WHO PLAYS")));
	t = page_table(l->page);
	page_column(t, STR(N_("Seat")), PAGE_LEFT);
	page_column(t, STR(N_("Name")), PAGE_LEFT);
	page_column(t, STR(N_("Address")), PAGE_LEFT);
	if (phones)
		page_column(t, STR(N_("Telephone")), PAGE_LEFT);
	for (int i = 0; i < GAME_SEATS_MAX; i++) {
		const struct bulletin_person *p = &b->person[i];
		if (!p->name.n && !p->address.n)
			continue;
		page_row(t);
		page_cell(t, letterhead_seat(l->a, b->rules, i));
		page_cell(t, p->name);
		page_cell(t, p->address);
		if (phones)
			page_cell(t, p->phone);
	}
}

void bulletin_start(struct arena *a, const struct bulletin *b, struct page *page)
{
	tongue_begin(b->language);
	struct letter l = begin(a, b, page);

	letterhead_title(page, b->rules, b->game, b->title, l.turn, l.phase);
	who_reads(&l);
	if (l.turn > 1 || l.phase > 1)
		page_paraf(
			page,
			"The game is in phase %d.%d, and the report of it comes with "
			"this letter; orders go by reply to that one.",
			l.turn, l.phase);
	else
		page_para(page,
			  STR("The game begins. Your first report comes with this "
			      "letter; orders go "
			      "by reply to that one."));
	page_cut(page); /* there are orders below, as examples */
	players(&l);
	b->rules->start(l.view, page);
	for (int i = 0; b->house && i < b->house->n; i++)
		append(page, &b->house->blocks[i]);
	page_heading(page, SECTION_GM, STR(N_("GM")));
	for (int i = 0; i < b->n_gm; i++)
		page_para(page, b->gm[i]);
	page_paraf(page,
		   "Fairness: all chance comes from a secret that is committed to by "
		   "%.*s; the "
		   "secret comes at the end of the game, and with it anybody can check "
		   "every "
		   "draw.",
		   STR_ARG(b->commitment));
	page_rule(page);
	tongue_end();
}
