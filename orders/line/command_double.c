/* Words that may be either of two commands: see draft.h.
 * SPDX-License-Identifier: ISC */
#include <string.h>

#include "base/arena.h"
#include "base/locale.h"
#include "orders/lexis/courtesy.h"
#include "orders/line/draft.h"

/* Words that may be either of two commands which say the contrary of one another, or end a game: neither is taken. */
bool command_refuse_double(struct draft *l, struct line *line)
{
	static const struct {
		const char *said, *may_be[2], *why;
	} table[] = {
		{"no wait",
		 {"wait", "nowait"},
		 N_("'No wait' may mean two things: `wait` holds the phase, `nowait` as one word lets it run")},
		{"stop",
		 {"wait", "resign"},
		 N_("'Stop' may mean two things: `wait` holds the phase, `resign` leaves the game")},
	};
	static const char *const last[] = {"wait", "stop", "no wait"};
	bool any = false;
	size_t i = 0;

	/* Most lines have neither word, and courtesy costs more to look for. */
	for (int k = 0; k < l->n_tokens && l->n_tokens <= 4; k++)
		any |= TOKEN_AMONG(&l->token[k], last);
	if (!any)
		return false;
	struct str said = courtesy_off(line->typed);

	while (said.n && strchr(".!,", said.s[said.n - 1]))
		said.n--;
	while (i < sizeof table / sizeof *table && !str_is(said, table[i].said))
		i++;
	if (i == sizeof table / sizeof *table || !l->reader->view)
		return false;
	line->verdict = VERDICT_REFUSED;
	line->understood = true; /* no other words are looked for in it */
	l->out->has_orders_word = true;
	letter_remark(l, line, true, 0, 0, NULL, "%s", locale_text(table[i].why));
	line->instead = arena_array(l->a, struct str, 2);
	for (int k = 0; k < 2; k++)
		line->instead[line->n_instead++] = str_of(table[i].may_be[k]);
	return true;
}
