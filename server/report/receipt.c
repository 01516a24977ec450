/* The receipt: see receipt.h.
 * SPDX-License-Identifier: ISC */
#include "server/report/receipt.h"

#include "base/arena.h"
#include "base/locale.h"
#include "orders/read.h"
#include "server/render/letterhead.h"

/* What was done --------------------------------------------------------------- */

struct deeds {
	const struct receipt *r;
	struct buf text, answers;
	unsigned told; /* bit per command kind */
};

static void deed(struct deeds *d, const char *what)
{
	buf_printf(&d->text, "%s%s", d->text.n ? ", " : "", locale_text(what));
}

/* JOIN and DECLINE are told by what they came to: one letter may say both. */
static bool seat_deed(struct deeds *d, enum command_kind kind)
{
	enum seat_status status = d->r->status;
	bool joins = kind == COMMAND_JOIN && status == SEAT_JOINED;
	bool declines = (kind == COMMAND_DECLINE || kind == COMMAND_RESIGN) &&
			status == SEAT_DECLINED;

	if (joins || declines)
		deed(d, joins ? N_("JOINED") : N_("DECLINED"));
	return joins || declines ||
	       ((kind == COMMAND_JOIN || kind == COMMAND_DECLINE) &&
		status != SEAT_INVITED && !d->r->view);
}

static void command_deed(struct deeds *d, const struct command *c)
{
	if (d->told >> c->kind & 1)
		return;
	d->told |= 1U << c->kind;
	if (seat_deed(d, c->kind))
		return;
	if ((c->kind == COMMAND_WAIT || c->kind == COMMAND_NOWAIT ||
	     c->kind == COMMAND_FINAL || c->kind == COMMAND_CLEAR) &&
	    d->r->phase && !d->r->over)
		deed(d, str_z(d->text.a, str_printf(d->text.a, _("%s taken"),
						    command_name(c->kind))));
	else if (c->kind == COMMAND_RESIGN && c->now && !d->r->over)
		deed(d, N_("RESIGNED"));
	else
		buf_printf(&d->answers, "%s%s", d->answers.n ? ", " : "",
			   command_name(c->kind));
}

static int n_lines(struct str text)
{
	struct str line;
	int n = 0;

	text = str_trim(text);
	while (str_line(&text, &line))
		n++;
	return n;
}

static struct str press_to(struct arena *a, const struct receipt *r,
			   const struct press *p)
{
	return letterhead_readers(a, r->rules, p->all, p->zine, p->gm, p->seats);
}

static bool is_taken(const struct receipt *r, int piece)
{
	return !r->over && !(r->press_left && r->press_left[piece]);
}

static int n_press_taken(const struct receipt *r)
{
	int n = 0;

	for (int i = 0; i < r->reading->n_press; i++)
		n += is_taken(r, i);
	return n;
}

static void press_deed(struct arena *a, struct deeds *d)
{
	int n = n_press_taken(d->r);
	const struct press *p = d->r->reading->press;

	if (!d->r->reading->n_press)
		return;
	while (n && !is_taken(d->r, (int)(p - d->r->reading->press)))
		p++;
	if (n == 0)
		deed(d, N_("PRESS not taken"));
	else if (n > 1)
		deed(d, str_z(a, str_printf(a, _("%d pieces of PRESS taken"), n)));
	else
		deed(d,
		     str_z(a,
			   str_printf(
				   a,
				   p->grey ? P_("PRESS taken: grey, to %.*s, %d line",
						"PRESS taken: grey, to %.*s, %d lines",
						n_lines(p->text))
					   : P_("PRESS taken: to %.*s, %d line",
						"PRESS taken: to %.*s, %d lines",
						n_lines(p->text)),
				   STR_ARG(press_to(a, d->r, p)), n_lines(p->text))));
}

static struct str deeds(struct arena *a, const struct receipt *r)
{
	struct deeds d = {.r = r, .text = buf_in(a), .answers = buf_in(a)};

	buf_add(&d.text, r->deed);
	for (int i = 0; i < r->reading->n_commands; i++)
		command_deed(&d, &r->reading->commands[i]);
	press_deed(a, &d);
	if (d.answers.n)
		deed(&d, str_z(a, str_printf(a, _("ANSWER to %.*s"),
					     STR_ARG(buf_str(&d.answers)))));
	return buf_str(&d.text);
}

static struct str nothing_done(const struct receipt *r)
{
	if (r->offer.n)
		return str_of(_("A QUESTION: reply YES or NO"));
	if (r->phase || r->view)
		return str_of(_("NO ORDERS in this letter"));
	if (r->status == SEAT_JOINED)
		return str_of(_("NOT BEGUN: you are in, the game has not started yet"));
	return str_of(_("NOT JOINED: reply JOIN to take your seat, or DECLINE"));
}

/* The contract of letters with orders is the reader's [reports, section 4]; others are
 * told what was done. */
static struct str verdict(struct arena *a, const struct receipt *r)
{
	const struct reading *in = r->reading;
	struct str done = deeds(a, r);
	struct buf b = buf_in(a);

	if (r->view &&
	    (in->n_accepted || in->n_refused || in->n_later || in->n_asked)) {
		echo_head(in, &b);
		return str_trim(buf_str(&b));
	}
	buf_add(&b, done.n ? done : nothing_done(r));
	if (r->words)
		buf_printf(&b,
			   P_(", %d line for the GM?", ", %d lines for the GM?",
			      in->n_notes),
			   in->n_notes);
	else if (r->view && in->n_notes)
		buf_printf(&b,
			   P_(", %d line not read", ", %d lines not read", in->n_notes),
			   in->n_notes);
	return buf_str(&b);
}

/* Subjects have 78 characters: the verdict gives way. Lines have 72 columns. */
enum { SUBJECT_MAX = 78, COLUMNS = 72 };

/* Where a line of more than 72 columns is broken: at its last blank before. */
static size_t break_of(struct str line, size_t margin)
{
	size_t at = line.n - 1;

	while (at > margin &&
	       (str_columns(str_slice(line, 0, at)) > COLUMNS || line.s[at] != ' '))
		at--;
	return at > margin ? at : line.n;
}

static size_t margin_of(struct str line)
{
	size_t n = 0;

	while (n < line.n && line.s[n] == ' ')
		n++;
	return n;
}

/* Does the next line go on with running text? Lists, examples and what stands further in
 * begin a line of their own. */
static bool goes_on(struct str text)
{
	struct str next;

	return str_line(&text, &next) && next.n && !margin_of(next) &&
	       next.s[0] != '-' && next.s[0] != '#' &&
	       !(next.s[0] >= '0' && next.s[0] <= '9' && next.n > 1 &&
		 (next.s[1] == '.' || next.s[1] == ')'));
}

static struct str pushed_in(struct arena *a, size_t columns, struct str text)
{
	struct buf b = buf_in(a);

	buf_fill(&b, ' ', columns);
	buf_add(&b, str_trim(text));
	return buf_str(&b);
}

/* The lines, the long ones broken. What is left of running text begins the next line; of
 * other lines it stands a little further in. */
static struct str within_columns(struct arena *a, struct str text)
{
	struct buf b = buf_in(a);
	struct str line, next;

	while (str_line(&text, &line)) {
		size_t margin = margin_of(line), at;
		bool running = !margin && (goes_on(text) || str_trim(text).n == 0);
		size_t hanging = running ? 0 : margin + 2;

		while (str_columns(line) > COLUMNS &&
		       (at = break_of(line, margin)) < line.n) {
			buf_add(&b, str_slice(line, 0, at));
			buf_char(&b, '\n');
			line = pushed_in(a, hanging, str_slice(line, at, line.n));
			margin = hanging;
			if (running && str_columns(line) <= COLUMNS && goes_on(text) &&
			    str_line(&text, &next))
				line = str_printf(a, "%.*s %.*s", STR_ARG(line),
						  STR_ARG(next));
		}
		buf_add(&b, line);
		buf_char(&b, '\n');
	}
	return buf_str(&b);
}

struct str receipt_subject(struct arena *a, const struct receipt *r)
{
	struct buf b = buf_in(a);
	struct str head = verdict(a, r), first;

	buf_printf(&b, "[%.*s] ", STR_ARG(letterhead_upper(a, r->game)));
	if (r->phase)
		buf_printf(&b, "T%d P%d ", r->turn, r->phase);
	buf_z(&b, "receipt");
	if (r->number)
		buf_printf(&b, " %d", r->number);
	struct str end = str_printf(a, " (%.*s)",
				    STR_ARG(letterhead_seat(a, r->rules, r->seat)));
	if (str_line(&head, &first)) {
		buf_z(&b, " - ");
		size_t used = str_columns(buf_str(&b)) + end.n;
		buf_add(&b,
			letterhead_fit(a, first,
				       used < SUBJECT_MAX ? SUBJECT_MAX - used : 0));
	}
	buf_add(&b, end);
	return buf_str(&b);
}

static bool lacks(struct arena *a, const struct receipt *r)
{
	struct buf needs = buf_in(a);

	r->rules->needs(r->view, &r->reading->sheet, &needs);
	return needs.n > 0;
}

/* When the phase runs, wait and final, as they stand after this letter. */
static void when_it_runs(struct page *p, const struct receipt *r)
{
	const struct sheet *s = &r->reading->sheet;

	if (r->early)
		page_label(p, STR(N_("RUNS EARLY")),
			   letterhead_deadline(p->a, r->early, r->now, r->zone));
	page_label(p, STR(N_("DEADLINE")),
		   letterhead_deadline(p->a, r->deadline, r->now, r->zone));
	if (r->over)
		return;
	if (s->final)
		page_para(
			p,
			str_of(_(
				"You said FINAL. A letter with orders takes it back.")));
	if (r->early && s->final && lacks(p->a, r))
		page_para(
			p,
			str_of(_(
				"YOUR ORDERS ARE NOT COMPLETE: you said FINAL, so the phase runs without what is missing. Send it before, or say WAIT.")));
	if (r->early)
		page_para(
			p,
			str_of(_(
				"All is in: the phase runs at the time above and does not wait for its deadline. Until then you may change everything; each letter with orders, from anybody, makes it 30 minutes again. WAIT stops it.")));
	else if (s->wait && !s->final) /* a phase that is opened again waits unasked */
		page_para(
			p,
			str_of(_(
				"WAIT stands for you: this phase will not run before its deadline, unless all say FINAL. NOWAIT takes it back.")));
	else if (!s->final)
		page_para(
			p,
			str_of(_(
				"You may change everything until the phase runs: at the deadline, or 30 minutes after everybody's orders are complete or all have said FINAL. WAIT holds it to the deadline.")));
}

/* To whom each piece goes, signed or not, and when. */
static void press_taken(struct page *p, const struct receipt *r)
{
	const struct reading *in = r->reading;

	for (int i = 0; i < in->n_press; i++) {
		const struct press *x = &in->press[i];
		if (!is_taken(r, i))
			continue;
		struct str to = press_to(p->a, r, x);
		bool alone = !x->all && !x->zine;
		int n = n_lines(x->text);
		struct str report =
			r->phase
				? str_printf(p->a, _("the report on turn %d, phase %d"),
					     r->turn, r->phase)
				: str_of(_("the first report"));
		struct str whose = str_printf(
			p->a,
			alone ? P_("%.*s alone, %d line", "%.*s alone, %d lines", n)
			      : P_("%.*s, %d line", "%.*s, %d lines", n),
			STR_ARG(to), n);
		page_paraf(
			p,
			x->grey ? _("PRESS to %.*s, grey (you are not named): goes out with %.*s.")
			: x->gm ? _("PRESS to %.*s, signed: goes out with %.*s; the GM has it at once.")
				: _("PRESS to %.*s, signed: goes out with %.*s."),
			STR_ARG(whose), STR_ARG(report));
	}
	if (r->over && in->n_press)
		page_para(
			p,
			str_of(_(
				"PRESS: no report follows for you, so it is not printed.")));
}

static void what_is_missing(struct page *p, const struct receipt *r)
{
	struct buf needs = buf_in(p->a);

	r->rules->needs(r->view, &r->reading->sheet, &needs);
	page_label(p, STR(N_("Still missing:")),
		   needs.n ? str_printf(p->a, "%.*s.", STR_ARG(buf_str(&needs)))
			   : str_of(_("nothing.")));
	if (r->open.n)
		page_label(
			p, STR(N_("Still open:")),
			str_printf(
				p->a, "%.*s. %s", STR_ARG(r->open),
				_("While something is open, the phase does not run before its deadline.")));
}

/* What the letter seems to mean, and what was kept of it for the GM. */
static void what_is_offered(struct page *p, const struct receipt *r)
{
	if (r->offer.n)
		page_paraf(
			p,
			_("Reply YES to %.*s, or NO to drop it. Nothing has been done yet."),
			STR_ARG(r->offer));
	if (r->words)
		page_para(
			p,
			str_of(_(
				"Reply GM to pass on to the GM what was not read as an order. It is kept until then, and has not been sent to anybody.")));
}

void receipt_page(struct arena *a, const struct receipt *r, struct page *p)
{
	struct buf body = buf_in(a);
	struct echo_marks marks = {.a = a};
	bool running = r->view && r->phase;

	page_para(p, verdict(a, r));
	page_cut(p);
	const int phase = r->phase ? r->phase : r->joins_phase;
	const int turn = r->phase ? r->turn : r->joins_turn;
	letterhead_title(p, r->rules, r->game, r->title, turn,
			 r->turn && !r->phase ? LETTERHEAD_OVER : phase);
	if (r->stale)
		page_para(
			p,
			str_of(_(
				"Your letter answered an earlier phase. Its orders are not used; commands and press count. The form of the open phase follows.")));
	bool lost = !r->reading->n_commands && !r->reading->n_press;
	if (r->view || r->reading->n_refused)
		echo_marked(r->reading, &body, &marks);
	else if (lost && r->status != SEAT_JOINED)
		echo_notes(r->reading, &body);
	if (!r->view && !r->reading->n_refused && lost)
		page_para(
			p,
			r->status == SEAT_JOINED
				? str_of(_(
					  "Orders are taken once the game has begun: your first report tells you when."))
				: str_of(_(
					  "To play, reply with the word JOIN on a line of its own; if you do not want to, with DECLINE.")));
	page_marked(p, buf_str(&body), marks.n, marks.list);
	what_is_offered(p, r);
	press_taken(p, r);
	for (int i = 0; i < r->n_answers; i++) {
		page_rule(p);
		page_verbatim(p, within_columns(a, r->answers[i]));
	}
	page_rule(p);
	if (running) {
		if (!r->over)
			what_is_missing(p, r);
		when_it_runs(p, r);
	}
	if (r->number)
		page_paraf(p, _("Receipt %d."), r->number);
	page_para(
		p,
		str_of(_(
			"Something wrong? Answer this letter. With GM on its first line, your words go to the GM.")));
	if (running && !r->over && (r->form || r->stale)) {
		page_heading(
			p, 0,
			STR(N_("YOUR ORDERS - copy to the top of your reply and fill in")));
		r->rules->form(r->view, p);
	}
}
