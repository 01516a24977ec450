/* The receipt: see receipt.h.
 * SPDX-License-Identifier: ISC */
#include "server/report/receipt.h"

#include "base/arena.h"
#include "base/locale.h"
#include "orders/read.h"
#include "server/render/letterhead.h"
#include "server/report/receipt_press.h"
#include "server/report/receipt_verdict.h"

/* Subjects have 78 characters: the verdict gives way. Lines have 72 columns. */
enum { SUBJECT_MAX = 78, COLUMNS = 72 };

/* Returns where a line of more than 72 columns is broken: at its last blank before. */
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

/* Does a paragraph end here: a blank line, or nothing more? */
static bool ends_paragraph(struct str text)
{
	struct str next;

	return !str_line(&text, &next) || !str_trim(next).n;
}

/* Breaks long lines. The rest of a line of running text begins the next line; the rest
 * of another line is set a little further in. */
static struct str within_columns(struct arena *a, struct str text)
{
	struct buf b = buf_in(a);
	struct str line, next;

	while (str_line(&text, &line)) {
		size_t margin = margin_of(line), at;
		bool running = !margin && (goes_on(text) || ends_paragraph(text));
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

/* The verdict, cut between its parts, where that leaves most of it: half a part would say less than nothing. */
static struct str fit_in_parts(struct arena *a, struct str text, size_t columns)
{
	enum { DOTS = 4 };
	size_t end = 0;

	if (str_columns(text) <= columns)
		return text;
	for (size_t i = 1; i + 1 < text.n; i++)
		if (text.s[i + 1] == ' ' &&
		    (text.s[i] == ',' || text.s[i] == ';' || text.s[i] == ':') &&
		    str_columns(str_slice(text, 0, i)) + DOTS <= columns)
			end = i;
	return end > columns / 2
		       ? str_printf(a, "%.*s ...", STR_ARG(str_slice(text, 0, end)))
		       : letterhead_fit(a, text, columns);
}

struct str receipt_subject(struct arena *a, const struct receipt *r)
{
	struct buf b = buf_in(a);
	struct str head = receipt_verdict(a, r), first;

	buf_printf(&b, "[%.*s] ", STR_MADE(a, letterhead_upper(a, r->game)));
	if (r->phase)
		buf_printf(&b, "T%d P%d ", r->turn, r->phase);
	buf_z(&b, "receipt");
	if (r->number)
		buf_printf(&b, " %d", r->number);
	struct str end = str_printf(a, " (%.*s)",
				    STR_MADE(a, letterhead_seat(a, r->rules, r->seat)));
	if (str_line(&head, &first)) {
		buf_z(&b, " - ");
		size_t used = str_columns(buf_str(&b)) + end.n;
		buf_add(&b, fit_in_parts(a, first,
					 used < SUBJECT_MAX ? SUBJECT_MAX - used : 0));
	}
	buf_add(&b, end);
	return buf_str(&b);
}

/* A phase that waits for orders that are missing, or for the GM, has its deadline behind it. */
static bool is_past(const struct receipt *r)
{
	return r->deadline && r->deadline <= r->now;
}

/* How long orders may be changed; "" after FINAL, which says so itself. In a pause nothing runs. An untimed phase has no
 * deadline, and none is mentioned. */
static const char *how_long(const struct receipt *r, const struct sheet *s)
{
	if (r->paused)
		return _(
			"You may change everything until the game has gone on and the phase runs.");
	if (is_past(r) && !r->early)
		return _(
			"The deadline has passed, but the phase has not run: you may change everything until it does.");
	if (r->early && r->deadline)
		return _(
			"All orders are in: the phase runs at the time above and does not wait for its deadline. Until then you may change everything; each letter with orders, from anybody, restarts the 30 minutes. WAIT stops it.");
	if (r->early)
		return _(
			"All orders are in: the phase runs at the time above. Until then you may change everything; each letter with orders, from anybody, restarts the 30 minutes. WAIT stops it.");
	if (r->at_deadline && r->deadline)
		return s->final
			       ? ""
			       : _("You may change everything until the deadline, at which the phase runs.");
	if (s->final)
		return "";
	if (s->wait) /* a phase that is opened again waits without being asked to */
		return r->deadline
			       ? _("You are set to WAIT: this phase will not run before its deadline, unless all say FINAL. NOWAIT takes it back.")
			       : _("You are set to WAIT: this phase will not run, unless all say FINAL or the GM runs it. NOWAIT takes it back.");
	return r->deadline
		       ? _("You may change everything until the phase runs: at the deadline, or 30 minutes after everybody's orders are complete or all have said FINAL. WAIT holds it to the deadline.")
		       : _("You may change everything until the phase runs: 30 minutes after everybody's orders are complete or all have said FINAL, or when the GM runs it. WAIT holds it.");
}

/* FINAL was said, and something is missing. */
static const char *not_complete(const struct receipt *r)
{
	bool answer = r->rules->owes_answer &&
		      r->rules->owes_answer(r->view, &r->reading->sheet);

	if (answer && !r->at_deadline)
		return _(
			"YOUR ORDERS ARE NOT COMPLETE, although you said FINAL: another player waits for your answer, and the phase does not run before its deadline without it.");
	if (r->open.n && !r->early && !r->at_deadline)
		return _(
			"YOUR ORDERS ARE NOT COMPLETE: you said FINAL, but something is still open. Answer it, and send what is missing.");
	return r->early || r->at_deadline
		       ? _("YOUR ORDERS ARE NOT COMPLETE: you said FINAL, so the phase runs without what is missing. Send it before, or say WAIT.")
		       : _("YOUR ORDERS ARE NOT COMPLETE: you said FINAL, so the phase may run early without what is missing. Send it, or say WAIT.");
}

/* When the phase runs, wait and final, as they are after this letter. */
static void when_it_runs(struct page *p, const struct receipt *r)
{
	const struct sheet *s = &r->reading->sheet;

	if (r->early && !r->paused)
		page_label(p, STR(N_("RUNS EARLY")),
			   letterhead_deadline(p->a, r->early, r->now, r->zone));
	page_label(p, STR(N_("DEADLINE")),
		   letterhead_deadline(p->a,
				       r->paused ? LETTERHEAD_PAUSED : r->deadline,
				       r->now, r->zone));
	if (r->over)
		return;
	if (s->final)
		page_para(
			p,
			str_of(_(
				"You said FINAL. A letter with orders takes it back.")));
	if (receipt_lacks_final(p->a, r))
		page_para(p, str_of(not_complete(r)));
	const char *words = how_long(r, s);
	if (*words)
		page_para(p, str_of(words));
}

/* "your YES or NO to receipt 5" as a line of a list: "Your YES or NO to receipt 5." */
static struct str sentence(struct arena *a, struct str words)
{
	struct buf b = buf_in(a);

	buf_printf(&b, "%.*s.", STR_ARG(words));
	if (words.n && b.s[0] >= 'a' && b.s[0] <= 'z')
		b.s[0] = (char)(b.s[0] - 'a' + 'A');
	return buf_str(&b);
}

/* One thing stands in the line itself, several in a list. */
static void what_is_open(struct page *p, const struct receipt *r)
{
	const struct str waits = str_of(
		!r->open.n || is_past(r) ? _("The phase does not wait for it.")
		: r->deadline
			? _("Until then the phase does not run before its deadline.")
			: _("Until then only the GM runs the phase."));
	const struct str all =
		str_printf(p->a, "%.*s%s%.*s", STR_ARG(r->open),
			   r->open.n && r->besides.n ? "\n" : "", STR_ARG(r->besides));
	struct str rest = all, line;
	int n = 0;

	if (str_find_char(all, '\n') == SIZE_MAX) {
		page_label(
			p, STR(N_("Still open:")),
			str_printf(p->a, "%.*s. %.*s", STR_ARG(all), STR_ARG(waits)));
		return;
	}
	while (str_line(&rest, &line))
		n++;
	page_label(p, STR(N_("Still open:")),
		   str_printf(p->a,
			      P_("%d answer of yours. %.*s",
				 "%d answers of yours. %.*s", n),
			      n, STR_ARG(waits)));
	rest = all;
	while (str_line(&rest, &line))
		page_item(p, sentence(p->a, line));
	page_para(
		p,
		str_of(_(
			"One letter can answer all of it, with new orders below the answers. NO ALL drops everything that is open.")));
}

/* What is open comes first: "nothing is missing" above it would be the last thing that some read. */
/* False: nothing is. */
static bool what_is_missing(struct page *p, const struct receipt *r)
{
	struct buf needs = buf_in(p->a);
	bool open = r->open.n || r->besides.n;

	r->rules->needs(r->view, &r->reading->sheet, &needs);
	if (open)
		what_is_open(p, r);
	page_label(p, STR(N_("Still missing:")),
		   needs.n ? str_printf(p->a, "%.*s.", STR_ARG(buf_str(&needs)))
		   : open  ? str_of(_("nothing else."))
			   : str_of(_("nothing.")));
	return needs.n > 0;
}

/* Was some of it understood, and some not? Who still owes orders then needs their form. */
static bool is_read_in_part(const struct reading *in)
{
	return in->n_accepted && (in->n_refused || in->n_notes);
}

static struct str readers_of(struct arena *a, const struct receipt *r)
{
	return letterhead_readers(a, r->rules, false, false, false,
				  r->reading->spoken_to);
}

/* Tells the likely meaning of the letter, and that some of it was kept for the GM. */
static void what_is_offered(struct page *p, const struct receipt *r)
{
	if (r->offer.n)
		page_paraf(
			p,
			_("Reply YES to %.*s, or NO to drop it. Nothing has been done yet."),
			STR_ARG(r->offer));
	if (r->words && r->kept.n)
		page_paraf(
			p,
			_("Reply GM to pass on to the GM what was not read as an order, with what %.*s kept. Until then it is kept and sent to nobody."),
			STR_ARG(r->kept));
	else if (r->words)
		page_para(
			p,
			str_of(_(
				"Reply GM to pass on to the GM what was not read as an order. Until then it is kept and sent to nobody.")));
	if (r->reading->spoken_to && r->phase && !r->over)
		page_paraf(
			p,
			_("Is it for %.*s? It has gone to nobody. To send it with the next report, begin it with `press to %.*s:`."),
			STR_MADE(p->a, readers_of(p->a, r)),
			STR_MADE(p->a, readers_of(p->a, r)));
}

/* "What do I have to do now?" brings HELP: what is missing is the answer, so it stands above the list of words. */
static bool asks_what_to_do(const struct receipt *r)
{
	for (int i = 0; i < r->reading->n_commands; i++)
		if (r->reading->commands[i].kind == COMMAND_HELP &&
		    !str_trim(r->reading->commands[i].word).n)
			return true;
	return false;
}

/* What is open and missing, and when the phase runs. Returns whether orders are missing. */
static bool what_comes(struct page *p, const struct receipt *r)
{
	bool missing = false;

	page_rule(p);
	if (!r->view || !r->phase)
		return false;
	if (!r->over)
		missing = what_is_missing(p, r);
	when_it_runs(p, r);
	return missing;
}

void receipt_page(struct arena *a, const struct receipt *r, struct page *p)
{
	struct buf body = buf_in(a);
	struct echo_marks marks = {.a = a};
	bool running = r->view && r->phase, missing = false;
	const bool form = running && !r->over && (r->form || r->old_key);
	struct reading shown = *r->reading;

	if (form) /* which stands below: nobody reads it twice */
		shown.open_forms = STR("");
	page_para(p, receipt_verdict(a, r));
	page_cut(p);
	const int phase = r->phase ? r->phase : r->joins_phase;
	const int turn = r->phase ? r->turn : r->joins_turn;
	letterhead_title(p, r->rules, r->game, r->title, turn,
			 r->view && !r->phase ? LETTERHEAD_OVER : phase,
			 r->phase ? game_phases(r->rules, r->view, turn) : r->joins_of);
	if (r->old_key)
		page_para(
			p,
			str_of(r->ahead
				       ? _("Your letter answered a phase that comes again: the game goes on from an older copy. Its orders are not used; commands and press count. Write the orders again when the new report of that phase is there. The form of the open phase follows.")
				       : _("Your letter answered an earlier phase. Its orders are not used; commands and press count. The form of the open phase follows.")));
	bool lost = !r->reading->n_commands && !r->reading->n_press;
	if (r->view || r->reading->n_refused)
		echo_marked(&shown, &body, &marks);
	else if (r->words || (lost && r->status != SEAT_JOINED && !r->offer.n))
		echo_notes(r->reading, &body);
	if (!r->view && !r->reading->n_refused && lost && !r->offer.n)
		page_para(
			p,
			r->status == SEAT_JOINED
				? str_of(_(
					  "Orders are taken once the game has begun: your first report tells you when. To change what you wish for, write JOIN once more with it, as in `join seat SEAT word WORD`."))
				: str_of(_(
					  "To play, reply with the word JOIN on a line of its own; if you do not want to, with DECLINE.")));
	page_marked(p, buf_str(&body), marks.n, marks.list);
	what_is_offered(p, r);
	receipt_press(p, r);
	if (r->left.n)
		page_para(p, r->left);
	const bool first = running && asks_what_to_do(r);
	if (first)
		missing = what_comes(p, r);
	for (int i = 0; i < r->n_answers; i++) {
		page_rule(p);
		page_verbatim(p, within_columns(a, r->answers[i]));
	}
	if (first)
		page_rule(p);
	else
		missing = what_comes(p, r);
	if (r->number)
		page_paraf(p, _("Receipt %d."), r->number);
	page_para(
		p,
		str_of(_(
			"Something wrong? Reply with GM on the first line, and your words go to the GM.")));
	if (form || (running && !r->over && missing && is_read_in_part(r->reading)))
		letterhead_form(p, 0, r->rules, r->view);
}
