/* A byte that was damaged on its way: "plag\xc3ue on green" comes as "plagÃue on green", a line of words that nobody knows. Where it
 * reads like an order once such letters are away, it is refused and the letter is shown, so that no phase runs early without the order.
 * What was meant is shown as well, and never taken: a damaged line may have lost more than one letter.
 * SPDX-License-Identifier: ISC */
#include "server/intake/intake_steps.h"

#include "base/arena.h"
#include "base/locale.h"
#include "base/text/typed.h"

/* Small letters with accents from U+00DF on, without them; a blank: none is like it. */
static const char plain[] = "saaaaaa ceeeeiiii nooooo ouuuuy y";
enum { PLAIN_FROM = 0xDF };

static bool is_ascii(char c)
{
	return (unsigned char)c < 0x80;
}

/* Does an ASCII letter stand right before or behind the bytes from..to? */
static bool is_inside_word(struct str s, size_t from, size_t to)
{
	return (from && is_ascii(s.s[from - 1]) && typed_is_letter(s.s[from - 1])) ||
	       (to < s.n && is_ascii(s.s[to]) && typed_is_letter(s.s[to]));
}

/* The letter of two bytes without its accent; '\0': it goes. */
static char plain_of(const char *two, bool accents)
{
	int code = ((unsigned char)two[0] & 0x1f) << 6 | ((unsigned char)two[1] & 0x3f);
	int at = code - PLAIN_FROM;
	bool known = at >= 0 && at < (int)sizeof plain - 1;

	return accents && known && plain[at] != ' ' ? plain[at] : '\0';
}

/* The line without letters that no English word has, `*first` of them and how many bytes it has; with `accents` some become plain
 * letters. Empty: it has none. */
static struct str mended(struct arena *a, struct str s, bool accents, size_t *first,
			 size_t *n_first)
{
	struct buf b = buf_in(a);

	*n_first = 0;
	for (size_t i = 0, to; i < s.n; i = to) {
		for (to = i + 1; to < s.n && ((unsigned char)s.s[to] & 0xc0) == 0x80;
		     to++)
			;
		if (is_ascii(s.s[i]) || !is_inside_word(s, i, to)) {
			buf_add(&b, str_slice(s, i, to));
			continue;
		}
		char c = to - i == 2 ? plain_of(s.s + i, accents) : '\0';
		if (c)
			buf_char(&b, c);
		if (!*n_first) {
			*first = i;
			*n_first = to - i;
		}
	}
	return *n_first ? buf_str(&b) : STR("");
}

/* Is it an order, or nearly one? */
static bool reads_like_order(struct letter_in *x, struct str text)
{
	struct reader r = intake_reader(x);

	r.unshown = true;
	const struct reading *read = orders_read(
		x->a, &r, str_printf(x->a, "%.*s\n", STR_ARG(text)), x->before);
	return read->n_accepted || read->n_asked || read->n_refused;
}

static void refuse(struct letter_in *x, struct line *line, struct str text,
		   size_t first, size_t n)
{
	struct remark *why = arena_new(x->a, struct remark);

	*why = (struct remark){
		.fault = true,
		.column = (int)str_columns(str_slice(line->typed, 0, first)),
		.width = 1,
		.text = str_printf(
			x->a,
			_("The letter \"%.*s\" came here, and I do not know what it was when you wrote it. Without such letters the line reads like an order: write it anew"),
			STR_MADE(x->a, str_slice(line->typed, first, first + n)))};
	intake_turn_into(x->reading, line, VERDICT_REFUSED);
	line->remarks = why;
	line->n_remarks = 1;
	*arena_push(x->a, line->instead, line->n_instead) = text;
	x->reading->has_orders_word = true;
}

void intake_refuse_damaged(struct letter_in *x)
{
	size_t first, n;

	if (!x->position || x->over || x->old_key || x->older)
		return;
	for (int i = 0; i < x->reading->n_lines; i++) {
		struct line *line = &x->reading->lines[i];
		bool accents = true, done = false;
		for (int try = 0;
		     try < 2 && !done && line->verdict == VERDICT_NOTE && !line->quoted;
		     try++, accents = false) {
			struct str text =
				mended(x->a, line->typed, accents, &first, &n);
			done = text.n && reads_like_order(x, text);
			if (done)
				refuse(x, line, str_trim(text), first, n);
		}
	}
}
