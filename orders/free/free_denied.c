/* Lists of what is not to be done: "What I do not do:", and the lines below it.
 * SPDX-License-Identifier: ISC */
#include "orders/free/free.h"

static bool is_title(struct str typed)
{
	return str_ends(str_trim(typed), ":");
}

/* "What I do not do:" above a list says of each of its lines what is not to be done. */
static void deny_list(struct draft *l, int title)
{
	for (int i = title + 1; i < l->n_lines; i++) {
		struct line *line = &l->line[i];
		if (line->verdict == VERDICT_BLANK || is_title(line->typed))
			return;
		if (line->quoted || line->verdict == VERDICT_NOTE)
			continue;
		free_forget(l, line);
		line->verdict = VERDICT_REFUSED;
		line->understood = true;
		letter_remark(
			l, line, true, 0, 0, NULL,
			"Line %d seems to say not to do this. Send again what you mean",
			l->line[title].number);
	}
}

static bool denies_list(struct draft *l, const struct line *line)
{
	struct token t[LEX_TOKENS + 1];
	int n = line->verdict == VERDICT_NOTE && !line->quoted &&
				is_title(line->typed) && line->typed.n < LETTER_COLUMNS
			? lex(l->lexicon, line->typed, t)
			: 0;

	for (int i = 0; i < n; i++)
		if (token_is(&t[i], WORD_NOT) || token_is(&t[i], WORD_NO) ||
		    str_is(t[i].text, "never") || str_is(t[i].text, "t"))
			return true;
	return false;
}

void free_deny_lists(struct draft *l)
{
	for (int i = 0; i < l->n_lines; i++)
		if (denies_list(l, &l->line[i]))
			deny_list(l, i);
}
