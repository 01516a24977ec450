/* Operations on a letter while it is read, which all files of this room use: lines,
 * remarks, commands. See draft.h.
 * SPDX-License-Identifier: ISC */
#include "orders/line/draft.h"

#include <stdarg.h>
#include <stddef.h>
#include <string.h>

#include "base/arena.h"
#include "base/locale.h"

/* Every line is begun half a dozen times: as a header, as press, as a command ... */
void letter_parse(struct draft *l, struct parse *p, struct token *t, int n)
{
	memset(p, 0, offsetof(struct parse, gap));
	p->a = l->a;
	p->reader = l->reader;
	p->vocab = l->reader->vocab;
	p->view = l->reader->view;
	p->promises = l->promises;
	p->token = t;
	p->end = n;
	p->here.at = p->label = p->before = p->there = p->where = -1;
	p->trace = true;
}

struct line *letter_line(struct draft *l, int number, int n_typed, struct str typed)
{
	struct line *line = arena_push(l->a, l->line, l->n_lines);

	*line = (struct line){.number = number + l->reader->shift - l->n_apart,
			      .n_typed = n_typed,
			      .typed = typed};
	return line;
}

void letter_remark(struct draft *l, struct line *line, bool fault, int column,
		   int width, const char *rule, const char *fmt, ...)
{
	struct buf b = buf_in(l->a);
	va_list ap;

	va_start(ap, fmt);
	buf_vprintf(&b, locale_text(fmt), ap);
	va_end(ap);
	letter_add(l, line,
		   &(struct remark){.fault = fault,
				    .column = column,
				    .width = width,
				    .text = buf_str(&b),
				    .rule = rule});
}

void letter_unread(struct draft *l, struct line *line, int column, int width)
{
	line->beside = true;
	letter_add(l, line,
		   &(struct remark){.column = column,
				    .width = width,
				    .text = str_of(_("Not read as an order")),
				    .unread = true});
}

void letter_mended(struct draft *l, struct line *line, int column, int width,
		   struct str typed, const char *as)
{
	letter_add(l, line,
		   &(struct remark){.column = column,
				    .width = width,
				    .text = str_printf(l->a, _("read '%.*s' as %s"),
						       STR_ARG(typed), as),
				    .mended = true});
}

void letter_add(struct draft *l, struct line *line, const struct remark *r)
{
	*arena_push(l->a, line->remarks, line->n_remarks) = *r;
}

struct command *letter_command(struct draft *l, struct line *line,
			       enum command_kind kind)
{
	struct reading *r = l->out;
	struct command *c = arena_push(l->a, r->commands, r->n_commands);

	*c = (struct command){.kind = kind, .line = line->number};
	line->verdict = VERDICT_COMMAND;
	return c;
}

void letter_keep_later(struct draft *l, struct line *line)
{
	struct reading *r = l->out;
	int i = 0;

	while (i < r->n_later && (r->later[i].turn != l->later_turn ||
				  r->later[i].phase != l->later_phase))
		i++;
	if (i == r->n_later) {
		*arena_push(l->a, r->later, r->n_later) =
			(struct later_orders){l->later_turn, l->later_phase, STR("")};
		*arena_push(l->a, l->later_text, l->n_later_texts) = buf_in(l->a);
	}
	buf_add(&l->later_text[i], line->typed);
	buf_char(&l->later_text[i], '\n');
	r->later[i].text = buf_str(&l->later_text[i]);
	line->verdict = VERDICT_NOTED;
	letter_remark(l, line, false, 0, 0, vocab_rule(l->reader->vocab, RULE_LATER),
		      "Kept for turn %d, phase %d: read when it opens", l->later_turn,
		      l->later_phase);
}

void letter_promise(struct draft *l, int first)
{
	const struct vocab *v = l->reader->vocab;

	l->n_promised++;
	for (int i = first; l->promises && i < l->n_orders; i++)
		for (int k = 0; k < l->order[i].n_alternatives && !l->order[i].refused;
		     k++)
			if (l->order[i].alternatives[k].action)
				v->promise(l->reader->view,
					   l->order[i].alternatives[k].action,
					   l->promises);
}

/* A character that did not arrive is there as U+FFFD: it may have been a digit. */
bool line_is_broken(struct str typed)
{
	return str_find_char(typed, '\xef') != SIZE_MAX &&
	       str_find(typed, STR("\xef\xbf\xbd")) != SIZE_MAX;
}

bool draft_sends(const struct draft *l, const struct line *line)
{
	struct str all = l->reader->confirmed;
	const char *const copies[] = {l->copy, l->plain, l->source};
	const char *s = line->typed.s;

	for (size_t i = 0; all.n && s && i < sizeof copies / sizeof *copies; i++)
		if (copies[i] && s >= copies[i] && s < copies[i] + l->text.n) {
			s = l->source + (s - copies[i]);
			return s >= all.s && s < all.s + all.n;
		}
	return false;
}
