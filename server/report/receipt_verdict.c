/* The first line of a receipt: the effect of the letter, or the wish that it seems to
 * express.
 * SPDX-License-Identifier: ISC */
#include "server/report/receipt_verdict.h"

#include "base/arena.h"
#include "base/locale.h"
#include "orders/read.h"
#include "server/render/letterhead.h"

struct deeds {
	const struct receipt *r;
	struct buf text, answers;
	unsigned told; /* bit per command kind */
};

static void deed(struct deeds *d, const char *what)
{
	buf_printf(&d->text, "%s%s", d->text.n ? ", " : "", locale_text(what));
}

/* The answers for which the phase waits, a line each: how many. */
static int n_open(const struct receipt *r)
{
	struct str rest = r->open, line;
	int n = 0;

	while (str_line(&rest, &line))
		n++;
	return n;
}

/* The short way to answer what is open: "reply YES 3 or NO 3", "NO 4 drops it". */
static struct str way_out(const struct receipt *r)
{
	struct str rest = r->open, answer = STR("");

	if (n_open(r) > 1)
		return str_of(_("NO ALL drops them"));
	/* "your YES or NO to receipt 3 (...): reply YES 3 or NO 3" */
	while (rest.n)
		answer = str_trim(str_until(&rest, ':'));
	return answer;
}

/* FINAL runs nothing while an answer is open: the first words say which one to give. */
static struct str final_waits(struct arena *a, const struct receipt *r)
{
	if (n_open(r) > 1)
		return str_printf(
			a, _("FINAL, but first reply NO ALL or answer %d things"),
			n_open(r));
	return str_printf(a, _("FINAL, but first %.*s"), STR_MADE(a, way_out(r)));
}

/* JOIN and DECLINE are reported by their effect, because one letter may say both. */
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
	int n = d->r->reading->n_taken_back;
	if (c->kind == COMMAND_CLEAR && n && d->r->phase && !d->r->over) {
		deed(d, str_z(d->text.a, str_printf(d->text.a,
						    P_("%d order TAKEN BACK",
						       "%d orders TAKEN BACK", n),
						    n)));
		return;
	}
	if (c->kind == COMMAND_FINAL && d->r->phase && !d->r->over && d->r->open.n) {
		deed(d, str_z(d->text.a, final_waits(d->text.a, d->r)));
		return;
	}
	if ((c->kind == COMMAND_WAIT || c->kind == COMMAND_NOWAIT ||
	     c->kind == COMMAND_FINAL || c->kind == COMMAND_CLEAR) &&
	    d->r->phase && !d->r->over)
		deed(d, str_z(d->text.a, str_printf(d->text.a, _("%s taken"),
						    command_name(c->kind))));
	else if (c->kind == COMMAND_RESIGN && (c->now || d->r->leaving) && !d->r->over)
		deed(d, N_("RESIGNED"));
	else if (c->kind == COMMAND_RESIGN && str_starts(d->r->offer, "resign"))
		return; /* what is offered says it */
	else
		buf_printf(&d->answers, "%s%s", d->answers.n ? ", " : "",
			   command_name(c->kind));
}

int receipt_lines(struct str text)
{
	struct str line;
	int n = 0;

	text = str_trim(text);
	while (str_line(&text, &line))
		n++;
	return n;
}

struct str receipt_press_to(struct arena *a, const struct receipt *r,
			    const struct press *p)
{
	return letterhead_readers(a, r->rules, p->all, p->zine, p->gm, p->seats);
}

bool receipt_has_press(const struct receipt *r, int piece)
{
	return r->press_left ? !r->press_left[piece] : !r->over;
}

static int n_press_taken(const struct receipt *r)
{
	int n = 0;

	for (int i = 0; i < r->reading->n_press; i++)
		n += receipt_has_press(r, i);
	return n;
}

static void press_deed(struct arena *a, struct deeds *d)
{
	int n = n_press_taken(d->r);
	const struct press *p = d->r->reading->press;

	if (!d->r->reading->n_press)
		return;
	while (n && !receipt_has_press(d->r, (int)(p - d->r->reading->press)))
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
						receipt_lines(p->text))
					   : P_("PRESS taken: to %.*s, %d line",
						"PRESS taken: to %.*s, %d lines",
						receipt_lines(p->text)),
				   STR_MADE(a, receipt_press_to(a, d->r, p)),
				   receipt_lines(p->text))));
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

/* Returns the likely meaning of the letter, as its verdict. */
static const char *offered(struct str offer)
{
	static const struct {
		const char *command, *verdict;
	} known[] = {
		{"join", N_("JOIN? Reply YES or NO")},
		{"decline", N_("DECLINE? Reply YES or NO")},
		{"resign", N_("RESIGN? Reply YES or NO")},
		{"absent", N_("ABSENT? Reply YES or NO")},
	};

	for (size_t i = 0; i < sizeof known / sizeof *known; i++)
		if (str_starts(offer, known[i].command))
			return locale_text(known[i].verdict);
	return _("A QUESTION: reply YES or NO");
}

static struct str nothing_done(const struct receipt *r)
{
	if (r->offer.n && r->status == SEAT_JOINED && str_starts(r->offer, "join"))
		return str_of(_("A NEW WISH? Reply YES or NO"));
	if (r->offer.n)
		return str_of(offered(r->offer));
	if (r->phase || r->view)
		return str_of(_("NO ORDERS in this letter"));
	if (r->status == SEAT_JOINED)
		return str_of(_("YOU ARE IN: the game has not begun"));
	return str_of(_("NOT JOINED: reply JOIN to take your seat, or DECLINE"));
}

bool receipt_lacks_final(struct arena *a, const struct receipt *r)
{
	struct buf needs = buf_in(a);

	if (!r->view || r->over || !r->phase || !r->reading->sheet.final)
		return false;
	r->rules->needs(r->view, &r->reading->sheet, &needs);
	return needs.n > 0;
}

struct str receipt_verdict(struct arena *a, const struct receipt *r)
{
	const struct reading *in = r->reading;
	struct str done = deeds(a, r);
	struct buf b = buf_in(a);

	if (r->view &&
	    (in->n_accepted || in->n_refused || in->n_later || in->n_asked)) {
		if (r->late.n && !in->n_accepted && !in->n_asked)
			buf_printf(&b,
				   _("LATE by %.*s: no order of this letter counts"),
				   STR_ARG(r->late));
		else
			echo_head(in, &b);
		struct str head = str_trim(buf_str(&b));
		/* What this letter leaves open is in its own head. */
		if (!r->open.n || in->n_refused || in->n_asked || !head.n)
			return head;
		return str_printf(a,
				  P_("%.*s, %d answer STILL OPEN (%.*s)",
				     "%.*s, %d answers STILL OPEN (%.*s)", n_open(r)),
				  STR_ARG(head), n_open(r), STR_MADE(a, way_out(r)));
	}
	/* What they can do next comes first. */
	if (done.n && r->offer.n)
		buf_printf(&b, "%s, ", offered(r->offer));
	buf_add(&b, done.n ? done : nothing_done(r));
	if (receipt_lacks_final(a, r))
		buf_printf(&b, ", %s", _("ORDERS NOT COMPLETE"));
	if (r->words)
		buf_printf(&b,
			   P_(", reply GM to pass on %d line",
			      ", reply GM to pass on %d lines", in->n_notes),
			   in->n_notes);
	else if (r->view && in->n_notes)
		buf_printf(&b,
			   P_(", %d line not read", ", %d lines not read", in->n_notes),
			   in->n_notes);
	return buf_str(&b);
}
