/* Private press: see private_press.h.
 * SPDX-License-Identifier: ISC */
#include "server/game/private_press.h"

#include "base/arena.h"
#include "schema/press.h"

/* Its words with one space between them. */
static struct str words_of(struct arena *a, struct str text)
{
	struct buf b = buf_in(a);
	struct str word, line;

	while (str_line(&text, &line))
		while (str_word(&line, &word)) {
			if (b.n)
				buf_char(&b, ' ');
			buf_add(&b, word);
		}
	return buf_str(&b);
}

bool private_press_is_in(struct home *h, struct arena *a, int64_t game_id,
			 struct str text, bool *is, struct err *err)
{
	struct press_item *items;
	int n;

	*is = false;
	if (!press_list(h->store, a, game_id, PHASE_ANY, &items, &n, err))
		return false;
	bool known = text.s != NULL;
	text = words_of(a, text);
	for (int i = 0; i < n && !*is; i++) {
		const struct press_item *p = &items[i];
		if (p->to_all || p->to_zine || p->to_gm || p->gm_reads)
			continue;
		struct str words = words_of(a, p->text);
		*is = words.n && (!known || str_find(text, words) != SIZE_MAX);
	}
	return true;
}

/* "press ...", "grey press ...": a word too many is hidden rather than one too few. */
static bool opens(struct str line)
{
	struct str first = STR(""), second = STR("");

	while (line.n && str_find_char(STR(">|* \t"), line.s[0]) != SIZE_MAX)
		line = str_slice(line, 1, line.n);
	if (str_word(&line, &first))
		(void)str_word(&line, &second);
	return str_iequal(str_until(&first, ':'), STR("press")) ||
	       str_iequal(str_until(&second, ':'), STR("press"));
}

static bool closes(struct str line)
{
	struct str first = STR("");

	line = str_trim(line);
	(void)str_word(&line, &first);
	return str_iequal(first, STR("endpress")) || str_iequal(first, STR("end"));
}

size_t private_press_hide(const struct str *lines, size_t n, struct str *out,
			  int *hidden)
{
	size_t kept = 0;
	bool inside = false;

	*hidden = 0;
	for (size_t i = 0; i < n; i++) {
		if (opens(lines[i])) {
			inside = true;
			*hidden += 1;
			out[kept++] = STR("(press: not shown)");
		} else if (!inside) {
			out[kept++] = lines[i];
		} else {
			inside = !closes(lines[i]);
		}
	}
	return kept;
}
