/* A bare answer, "4", "My 6.", "ten", where one decision is open: it is read in the blank of our form's line for that decision,
 * and asked about. It is likelier meant so than as a change to an order that stands. Where several are open, nobody can tell
 * which is meant.
 * SPDX-License-Identifier: ISC */
#include "server/intake/intake_steps.h"

#include <string.h>

#include "base/arena.h"
#include "base/locale.h"
#include "base/page.h"
#include "orders/vocab.h"
#include "server/fate/fate.h"
#include "server/intake/intake_word.h"

enum { FEW_WORDS = 3 };

/* A line of the letter in a blank of the form, and how that was read. */
struct filled {
	struct line *line;
	const struct reading *reading;
	int n; /* such pairs: only one alone can be meant */
	struct str *orders;
};

/* "My 6." is "6". */
static struct str answer_of(struct str typed)
{
	static const char *const before[] = {"my",   "a",    "an", "the",
					     "just", "only", "it", "it's"};
	struct str s = str_trim(typed), rest = s, word;

	while (s.n && (s.s[s.n - 1] == '.' || s.s[s.n - 1] == '!'))
		s.n--;
	for (bool skips = true; skips;) {
		rest = s;
		skips = false;
		for (size_t i = 0; i < sizeof before / sizeof *before; i++) {
			rest = s;
			if (!str_word(&rest, &word) ||
			    !str_iequal(word, str_of(before[i])) || !str_trim(rest).n)
				continue;
			s = str_trim(rest);
			skips = true;
		}
	}
	return s;
}

/* The form's line with the answer in its only blank; empty: it has none, or several. */
static struct str filled_line(struct arena *a, struct str form, struct str answer)
{
	const struct str blank = STR("__");
	size_t at = str_find(form, blank);

	if (at == SIZE_MAX || str_starts(str_trim(form), "#"))
		return STR("");
	struct str rest = str_slice(form, at + blank.n, form.n);
	if (str_find(rest, blank) != SIZE_MAX)
		return STR("");
	return str_printf(
		a, "%.*s%.*s%.*s", STR_ARG(str_trim(str_slice(form, 0, at + 0))),
		STR_MADE(a, str_printf(a, " %.*s", STR_ARG(answer))), STR_ARG(rest));
}

static struct str needs_of(const struct letter_in *x, const struct sheet *sheet)
{
	struct buf needs = buf_in(x->a);

	x->rules->needs(x->view, sheet, &needs);
	return buf_str(&needs);
}

/* Does it order something that is missing? */
static bool fills_need(const struct letter_in *x, const struct reading *r)
{
	return r->n_accepted == 1 && !r->n_refused && !r->n_asked && !r->n_notes &&
	       needs_of(x, &r->sheet).n < needs_of(x, x->before).n;
}

/* Was it understood, and is it about a decision of which nothing stands? Then its reason is worth telling. */
static bool tells_why(const struct letter_in *x, const struct reading *r)
{
	return r->n_lines == 1 && r->lines[0].verdict == VERDICT_REFUSED &&
	       r->lines[0].understood && r->lines[0].has_key && r->lines[0].n_remarks &&
	       !sheet_find(x->before, r->lines[0].key);
}

static struct str order_of(struct arena *a, const struct reading *r)
{
	for (int i = 0; i < r->sheet.n_slots; i++)
		if (r->sheet.slots[i].mark != SLOT_KEPT)
			return slot_text(a, &r->sheet.slots[i]);
	return STR("");
}

static void try_line(const struct letter_in *x, struct line *line, bool legal,
		     struct filled *out)
{
	const struct reader reader = intake_reader(x);
	struct page *page = arena_new(x->a, struct page);
	struct str answer = answer_of(line->typed), form;

	*page = page_in(x->a);
	x->rules->form(x->view, page);
	for (int i = 0; i < page->n; i++) {
		struct str text = page->blocks[i].text;
		while (page->blocks[i].kind == PAGE_FORM && str_line(&text, &form)) {
			struct str whole = filled_line(x->a, form, answer);
			if (!whole.n)
				continue;
			const struct reading *r =
				orders_read(x->a, &reader, whole, x->before);
			if (legal ? !fills_need(x, r) : !tells_why(x, r))
				continue;
			*arena_push(x->a, out->orders, out->n) = order_of(x->a, r);
			out->line = line;
			out->reading = r;
		}
	}
}

static bool may_be_bare(const struct letter_in *x, const struct line *line)
{
	return !line->quoted &&
	       (line->verdict == VERDICT_REFUSED || line->verdict == VERDICT_NOTE ||
		line->verdict == VERDICT_ASKED) &&
	       str_words(line->typed) <= FEW_WORDS &&
	       str_find_char(line->typed, '?') == SIZE_MAX && str_trim(line->typed).n &&
	       x->rules->form;
}

static struct filled find(const struct letter_in *x, bool legal)
{
	struct filled found = {0};

	for (int i = 0; i < x->reading->n_lines; i++)
		if (may_be_bare(x, &x->reading->lines[i]))
			try_line(x, &x->reading->lines[i], legal, &found);
	return found;
}

static void count_as(struct letter_in *x, struct line *line, enum verdict verdict)
{
	intake_turn_into(x->reading, line, verdict);
	x->reading->has_orders_word = true;
}

/* The order that was made of it is asked about. */
static void ask(struct letter_in *x, const struct filled *f)
{
	count_as(x, f->line, VERDICT_ASKED);
	f->line->ask = f->orders[0];
}

/* It would be an order for several decisions: each is shown. */
static void ask_which(struct letter_in *x, const struct filled *f)
{
	struct remark *why = arena_new(x->a, struct remark);

	*why = (struct remark){
		.fault = true,
		.text = str_of(_(
			"Several of your decisions are open: say for which this is"))};
	count_as(x, f->line, VERDICT_REFUSED);
	f->line->remarks = why;
	f->line->n_remarks = 1;
	f->line->instead = f->orders;
	f->line->n_instead = f->n;
}

static void refuse(struct letter_in *x, const struct filled *f)
{
	const struct line *why = &f->reading->lines[0];

	count_as(x, f->line, VERDICT_REFUSED);
	f->line->n_remarks = why->n_remarks;
	f->line->remarks = why->remarks;
	for (int i = 0; i < why->n_remarks; i++)
		f->line->remarks[i].column = f->line->remarks[i].width = 0;
	f->line->n_instead = why->n_instead;
	f->line->instead = why->instead;
	f->line->understood = true;
	f->line->has_key = true;
	f->line->key = why->key;
}

void intake_read_bare(struct letter_in *x)
{
	const struct reading *r = x->reading;

	if (!x->position || x->over || x->old_key || x->older || x->word.word ||
	    r->n_accepted || r->n_commands || r->n_press || r->n_later ||
	    r->n_asked > 1 || !needs_of(x, x->before).n)
		return;
	struct filled found = find(x, true);
	if (found.n == 1)
		ask(x, &found);
	else if (found.n && !r->n_asked)
		ask_which(x, &found);
	if (found.n || r->n_asked)
		return;
	found = find(x, false);
	if (found.n == 1)
		refuse(x, &found);
}

/* Typed into the quoted letter ------------------------------------------------ */

/* "attack green 3 with 2 from 1, __ from __": a blank that was left goes, with the comma before it. */
static struct str without_blanks(struct str line)
{
	size_t blank = str_find(line, STR("__")), at = blank;

	while (blank != SIZE_MAX && at > 0 && line.s[at] != ',')
		at--;
	return blank == SIZE_MAX || !at ? line : str_trim(str_slice(line, 0, at));
}

/* "join seat __ __ word kestrel phone __" is "join word kestrel". */
static struct str without_empty_wishes(struct arena *a, struct str line)
{
	struct buf b = buf_in(a);
	struct str word, next, rest = line, after;

	while (str_word(&rest, &word)) {
		after = rest;
		bool blank = str_is(word, "__");
		if (!blank && (!str_word(&after, &next) || !str_is(next, "__")))
			buf_printf(&b, "%s%.*s", b.n ? " " : "", STR_ARG(word));
	}
	return buf_str(&b);
}

static struct str without_marks(const struct letter_in *x, struct str typed)
{
	struct arena *a = x->a;
	struct buf b = buf_in(a);
	struct str line;

	while (str_line(&typed, &line)) {
		while (line.n && strchr("#*- ", line.s[0]))
			line = str_slice(line, 1, line.n);
		line = x->position ? without_blanks(line)
				   : without_empty_wishes(a, line);
		buf_printf(&b, "%.*s\n", STR_ARG(line));
	}
	return buf_str(&b);
}

/* The orders that those lines make, or JOIN and DECLINE; a line each. */
static struct str made_of(const struct letter_in *x, const struct reading *r)
{
	struct buf b = buf_in(x->a);

	for (int i = 0; x->position && i < r->sheet.n_slots; i++)
		if (r->sheet.slots[i].mark != SLOT_KEPT)
			buf_printf(&b, "%.*s\n",
				   STR_MADE(x->a, slot_text(x->a, &r->sheet.slots[i])));
	for (int i = 0; !x->position && i < r->n_commands; i++)
		if (r->commands[i].kind == COMMAND_JOIN ||
		    r->commands[i].kind == COMMAND_DECLINE)
			for (int k = 0; k < r->n_lines; k++)
				if (r->lines[k].number == r->commands[i].line)
					buf_printf(
						&b, "%.*s\n",
						STR_ARG(str_trim(r->lines[k].typed)));
	buf_add(&b, reading_asked(x->a, r));
	return str_trim(buf_str(&b));
}

/* Those of the lines that say nothing that could be asked about, as a list. */
static struct str left_of(struct arena *a, const struct reading *r)
{
	struct buf b = buf_in(a);

	for (int i = 0; i < r->n_lines; i++) {
		const struct line *line = &r->lines[i];
		if (line->verdict == VERDICT_REFUSED || line->verdict == VERDICT_NOTE)
			buf_printf(&b, "%s%.*s", b.n ? "; " : "",
				   STR_ARG(str_trim(line->typed)));
	}
	return buf_str(&b);
}

static void ask_typed(struct letter_in *x, struct str typed, struct str made)
{
	struct reading *r = x->reading;

	r->lines = arena_more(x->a, r->lines, (size_t)r->n_lines, sizeof *r->lines);
	r->lines[r->n_lines++] = (struct line){.n_typed = 1,
					       .verdict = VERDICT_ASKED,
					       .typed = str_until(&typed, '\n'),
					       .ask = made};
	r->n_asked++;
	r->has_orders_word = true;
	x->by_quotes = true; /* nobody needs to be told that quotes are not read */
}

/* What the letter itself says is no more than where the orders are. */
static bool says_where_alone(const struct letter_in *x)
{
	const struct reading *r = x->reading;

	if (!intake_is_alone(r) || x->old_key || x->older || x->over || x->word.word ||
	    x->word.n_said)
		return false;
	for (int i = 0; i < r->n_lines; i++)
		if (r->lines[i].verdict == VERDICT_REFUSED &&
		    !intake_line_points(r->lines[i].typed))
			return false;
	return true;
}

bool intake_read_typed(struct letter_in *x, struct err *err)
{
	const struct reader reader = intake_reader(x);
	struct reading *r = x->reading;
	struct str typed;

	if (!says_where_alone(x))
		return true;
	if (!intake_typed_below(x, &typed, err))
		return false;
	if (!typed.n)
		return true;
	typed = without_marks(x, typed);
	const struct reading *there = orders_read(x->a, &reader, typed, x->before);
	struct str made = there->n_changed ? STR("") : made_of(x, there);
	if (!made.n)
		return true;
	for (int i = 0; i < r->n_lines; i++)
		if (intake_line_points(r->lines[i].typed))
			intake_turn_into(r, &r->lines[i], VERDICT_BLANK);
	if (x->position)
		ask_typed(x, str_trim(typed), made);
	else
		x->away = made;
	intake_say(
		x,
		str_of(_(
			"You wrote this into the letter that you quote, where nothing is read as an order, so it is asked about. Next time write at the very top, above all of that.")));
	struct str left = left_of(x->a, there);
	if (left.n)
		intake_say(
			x,
			str_printf(
				x->a,
				_("Not understood in the letter that you quote: %.*s"),
				STR_ARG(left)));
	return true;
}

struct reader intake_reader(const struct letter_in *x)
{
	struct position none = {.rules = x->rules};
	const struct position *p = x->position ? x->position : &none;

	return position_reader(x->game, p, x->view, x->seat->seat, x->seats,
			       x->n_seats);
}

bool intake_is_command(const struct letter_in *x, struct str text)
{
	struct reader r = intake_reader(x);
	const struct reading *read = orders_read(x->a, &r, text, NULL);

	return read->n_commands && !read->n_accepted && !read->n_refused;
}
