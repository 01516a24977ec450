/* The GM's part of a report: their words, their acts, the rulings that were applied,
 * the proof of chance; and, in the GM's own copy, the notices that went out, with
 * recipients and reasons.
 * SPDX-License-Identifier: ISC */
#include "server/render/bulletin_parts.h"

#include <string.h>

#include "base/arena.h"
#include "base/locale.h"
#include "rules/pieces/rulings.h"
#include "server/render/letterhead.h"

const char bulletin_editorial[] = "Editorial: ";

enum {
	MARKS = 256, /* more than one turn names */
	TITLED = 6,  /* so many are named by their titles; more are a list of marks */
};

/* The rulings with a title that this reader's events name, each once: of the last
 * phase, or of the whole turn once it has ended. The book's own rule goes without
 * saying. */
static void rulings(struct bulletin_letter *l)
{
	const char *marks[MARKS], *first = NULL;
	struct buf list = buf_in(l->a), plain = buf_in(l->a);
	int n = 0, n_titled = 0, last = l->seen.n ? l->seen.e[l->seen.n - 1].phase : 0;

	for (int i = 0; i < l->seen.n && n < MARKS; i++) {
		const char *mark = l->seen.e[i].rule;
		int k = 0;
		if (l->phase > 1 && l->seen.e[i].phase != last)
			continue;
		while (k < n && strcmp(marks[k], mark) != 0)
			k++;
		if (k < n)
			continue;
		marks[n++] = mark;
		struct str what = rulings_title(l->b->rules->book, str_of(mark));
		if (!what.n)
			continue;
		first = first ? first : mark;
		buf_z(&list, list.n ? ", " : "");
		buf_z(&list, mark);
		buf_z(&list, " (");
		buf_add(&list, what);
		buf_char(&list, ')');
		buf_z(&plain, plain.n ? ", " : "");
		buf_z(&plain, mark);
		n_titled++;
	}
	if (n_titled > TITLED)
		list = plain;
	if (list.n && l->b->seat >= 0)
		page_paraf(l->page,
			   _("Rulings applied: %.*s. Mail HELP %s for its text."),
			   STR_ARG(buf_str(&list)), first);
	else if (list.n)
		page_paraf(l->page, _("Rulings applied: %.*s."),
			   STR_ARG(buf_str(&list)));
}

/* "7f3a91..c2": the whole of it stands in the start letter. */
static struct str shortened(struct arena *a, struct str hex)
{
	if (hex.n < 10)
		return hex;
	return str_printf(a, "%.6s..%.2s", hex.s, hex.s + hex.n - 2);
}

static void fairness(struct bulletin_letter *l)
{
	const struct bulletin *b = l->b;

	if (!b->commitment.n)
		return;
	if (l->phase) {
		page_paraf(
			l->page,
			_("Fairness: game seed commitment %.*s; the secret comes at the end of the game. PROOF by mail: the commitment, words and method."),
			STR_MADE(l->a, shortened(l->a, b->commitment)));
		return;
	}
	page_paraf(l->page, _("Commitment: %.*s"), STR_ARG(b->commitment));
	page_paraf(l->page, _("Secret: %.*s"), STR_ARG(b->secret));
	page_para(l->page,
		  str_of(_("PROOF by mail brings every draw and how to check it.")));
	for (int i = 0; i < GAME_SEATS_MAX; i++)
		if (b->person[i].name.n || b->words[i].n)
			page_paraf(l->page, _("Lucky word of %.*s: %.*s"),
				   STR_MADE(l->a, letterhead_seat(l->a, b->rules, i)),
				   b->words[i].n ? (int)b->words[i].n : 6,
				   b->words[i].n ? b->words[i].s : _("(none)"));
}

void bulletin_section_gm(struct bulletin_letter *l)
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
		l->page->n--; /* no heading without a word below it */
}

/* The readers who may know an event, for the GM: "all", or the seats. */
static struct str audience(struct bulletin_letter *l, unsigned who)
{
	if ((who & AUDIENCE_ALL) == AUDIENCE_ALL)
		return STR("all");
	struct str seats = bulletin_seats(
		l, who & AUDIENCE_SEATS & ((1U << l->b->rules->seats_max) - 1));
	return seats.n ? seats : STR("GM");
}

void bulletin_section_log(struct bulletin_letter *l)
{
	page_heading(l->page, SECTION_LOG,
		     STR(N_("LOG OF THE TURN, with who was told")));
	for (int i = 0; i < l->seen.n; i++) {
		const struct event *e = &l->seen.e[i];
		struct buf line = buf_in(l->a);
		l->b->rules->phrase(l->view, e, &line);
		if (!line.n)
			continue;
		buf_z(&line, " (");
		buf_int(&line, e->turn);
		buf_char(&line, '.');
		buf_int(&line, e->phase);
		buf_z(&line, "; ");
		buf_add(&line, audience(l, e->audience));
		buf_z(&line, e->rule[0] ? "; " : "");
		buf_z(&line, e->rule);
		buf_char(&line, ')');
		page_item(l->page, buf_str(&line));
	}
}

/* A phase is worked out more than once until nothing changes any more; repeated lines
 * are told once. */
static bool was_told(const struct trace *t, int i)
{
	const struct trace_line *x = &t->lines[i];

	for (int k = 0; k < i; k++)
		if (t->lines[k].seat == x->seat &&
		    strcmp(t->lines[k].rule, x->rule) == 0 &&
		    str_equal(t->lines[k].text, x->text))
			return true;
	return false;
}

void bulletin_section_why(struct bulletin_letter *l)
{
	const struct trace *t = l->b->trace;

	if (t && t->n)
		page_heading(l->page, SECTION_WHY, STR(N_("WHY")));
	for (int i = 0; t && i < t->n; i++) {
		const struct trace_line *line = &t->lines[i];
		struct buf b = buf_in(l->a);
		if (was_told(t, i))
			continue;
		if (line->seat >= 0)
			buf_printf(&b, "%.*s: ",
				   STR_MADE(l->a, letterhead_seat(l->a, l->b->rules,
								  line->seat)));
		buf_add(&b, line->text);
		if (line->rule[0])
			buf_printf(&b, " [%s]", line->rule);
		page_item(l->page, buf_str(&b));
	}
}
