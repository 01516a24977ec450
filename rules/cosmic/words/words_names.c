/* The names of the Powers, out of the catalogue, as words of the language.
 * SPDX-License-Identifier: ISC */
#include <string.h>

#include "base/arena.h"
#include "orders/lexis/words.h"
#include "rules/cosmic/table/catalog.h"
#include "rules/cosmic/words/words_parts.h"

const char *ce_power_word(int id)
{
	const struct ce_power_rule *rule = ce_power_rule(&ce_catalog, id);

	return rule ? rule->name : NULL;
}

static bool is_noise(const char *text)
{
	for (const struct word *w = common_words; w->text; w++)
		if (w->flags & WORD_DROPPED && w->text[0] == text[0] &&
		    strcmp(w->text, text) == 0)
			return true;
	return false;
}

/* "anti matter", or "antimatter" with `joined`. */
static const char *spell(struct arena *a, const char *name, bool joined)
{
	struct buf b = buf_in(a);

	for (; *name; name++) {
		char c = ascii_lower(*name);
		bool gap = c == '-' || c == ' ';
		if (!gap || !joined)
			buf_char(&b, gap ? ' ' : c);
	}
	return str_z(a, buf_str(&b));
}

const struct word *ce_words_power_names(struct arena *a)
{
	struct word *words = arena_array(a, struct word, 2 * (size_t)ce_catalog.n + 1);
	int n = 0;

	for (int id = 1; id <= ce_catalog.n; id++)
		for (int joined = 0; joined < 2; joined++) {
			const char *text = spell(a, ce_power_word(id), joined);
			/* An everyday word stays one: "I will attack". */
			unsigned flags = is_noise(text) ? WORD_DROPPED : WORD_NOUN;
			if (!joined || strcmp(text, words[n - 1].text) != 0)
				words[n++] = (struct word){text, W_POWER_NAME,
							   (short)id, flags};
		}
	return words;
}

bool ce_words_says_will(const struct parse *p)
{
	const struct token *t = &p->token[p->i];

	return (token_is(t, WORD_I) || token_is(t, WORD_SEAT)) &&
	       str_is(t[1].text, "will");
}
