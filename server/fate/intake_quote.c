/* Is a letter without words of its own one of our letters, sent back as it was? Then no person
 * wrote anything into it. Somebody who filled in the form inside the quote changed it: their lines
 * are those that our letter has not.
 * SPDX-License-Identifier: ISC */
#include "server/fate/fate.h"

#include "base/arena.h"
#include "mail/text/trim.h"
#include "schema/mail/outbox.h"

enum {
	LETTERS_MAX = 12, /* of the seat's last letters */
	SAME_MIN_PERCENT =
		75 /* robots quote the beginning at times; people delete more */
};

/* A program that quotes a letter wraps its lines and puts marks before them. Blanks and
 * marks are therefore not compared. */
static struct str bare(struct arena *a, struct str text)
{
	char *s = arena_alloc(a, text.n + 1);
	size_t n = 0;

	for (size_t i = 0; i < text.n; i++)
		if ((unsigned char)text.s[i] > ' ' && text.s[i] != '>' &&
		    text.s[i] != '|')
			s[n++] = text.s[i];
	return (struct str){s, n};
}

static struct str bare_lines(struct arena *a, const struct str *lines, size_t n)
{
	struct buf b = buf_in(a);

	for (size_t i = 0; i < n; i++)
		buf_add(&b, lines[i]);
	return bare(a, buf_str(&b));
}

/* From the cut line on; empty where the text has none. */
static struct str from_cut(struct str bare_text, struct str bare_cut)
{
	const size_t at = str_find(bare_text, bare_cut);
	return at == SIZE_MAX ? STR("") : str_slice(bare_text, at, bare_text.n);
}

bool intake_is_ours_alone(struct letter_in *x, bool *ours, struct err *err)
{
	const struct sender_identity *w = &x->who;
	struct str *texts;
	int n;

	*ours = false;
	if (x->l->reason != REASON_QUOTED_ONLY || !x->l->n_quoted || !w->has_game ||
	    !(w->has_seat || w->to_gm))
		return true;
	if (!outbox_texts(x->h->store, x->a, w->game.id,
			  w->to_gm ? SEAT_GM : w->seat.seat, LETTERS_MAX, &texts, &n,
			  err))
		return false;
	const struct str cut = bare(x->a, STR(TRIM_CUT_LINE));
	const struct str quote =
		from_cut(bare_lines(x->a, x->l->quoted, x->l->n_quoted), cut);
	for (int i = 0; i < n && !*ours; i++) {
		const struct str sent = from_cut(bare(x->a, texts[i]), cut);
		*ours = quote.n > cut.n && quote.n <= sent.n &&
			quote.n * 100 >= sent.n * SAME_MIN_PERCENT &&
			str_equal(quote, str_cut(sent, quote.n));
	}
	return true;
}

/* What a person typed into it ------------------------------------------------- */

enum {
	SENT_MAX =
		40, /* of the seat's last letters: the report has receipts behind it */
	SIGNS_MIN = 6,  /* of a line that is compared: shorter ones are in any letter */
	TYPED_MAX = 12, /* lines; more of them are another letter */
	KNOWN_PERCENT = 75 /* of the quoted lines are in the letter that is quoted */
};

/* Letters and figures alone: programs change everything else of what they quote. */
static struct str signs(struct arena *a, struct str text)
{
	char *s = arena_alloc(a, text.n + 1);
	size_t n = 0;

	for (size_t i = 0; i < text.n; i++) {
		char c = ascii_lower(text.s[i]);
		if ((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9'))
			s[n++] = c;
	}
	return (struct str){s, n};
}

static bool is_in(struct str whole, struct str part)
{
	return part.n < SIGNS_MIN || str_find(whole, part) != SIZE_MAX;
}

/* A line without the marks of a quote. */
static struct str unmarked(struct str line)
{
	line = str_trim(line);
	while (line.n && (line.s[0] == '>' || line.s[0] == '|'))
		line = str_trim(str_slice(line, 1, line.n));
	return line;
}

bool intake_typed_below(struct letter_in *x, struct str *typed, struct err *err)
{
	const struct letter *l = x->l;
	struct str *texts;
	int n;

	*typed = STR("");
	if (!l->n_quoted)
		return true;
	if (!outbox_texts(x->h->store, x->a, x->game->id, x->seat->seat, SENT_MAX,
			  &texts, &n, err))
		return false;
	for (int i = 0; i < n; i++) {
		const struct str sent = signs(x->a, texts[i]);
		struct buf own = buf_in(x->a);
		size_t known = 0, new = 0;
		for (size_t k = 0; k < l->n_quoted; k++) {
			struct str line = unmarked(l->quoted[k]);
			bool is_ours = is_in(sent, signs(x->a, line));
			known += is_ours;
			new += !is_ours;
			if (!is_ours && new <= TYPED_MAX)
				buf_printf(&own, "%.*s\n", STR_ARG(line));
		}
		if (new <= TYPED_MAX && known * 100 >= l->n_quoted *KNOWN_PERCENT) {
			*typed = buf_str(&own);
			return true;
		}
	}
	return true;
}
