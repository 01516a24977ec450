/* One amount for several places: "2 each from 1 and 2", "1 from each of my first three planets" as "1 from 1, 1 from 2, 1 from 3".
 * SPDX-License-Identifier: ISC */
#include "orders/sayings/counts_parts.h"

#include <string.h>

enum { PLACES = 6 };

bool counts_piece_word(const struct token *t)
{
	return t->kind == TOKEN_WORD && t->id >= WORD_GAME && t->flags & WORD_DROPPED;
}

int counts_place(const struct token t[], int n, int i)
{
	bool seat = i + 1 < n && token_is(&t[i], WORD_SEAT);

	if (i + seat < n && t[i + seat].kind == TOKEN_NUMBER &&
	    !token_is(&t[i + seat + 1], WORD_FROM))
		return 1 + seat;
	return 0;
}

int counts_separators(const struct token t[], int n, int i)
{
	int k = i;

	while (k < n && (token_is_sign(&t[k], ',') || token_is(&t[k], WORD_AND) ||
			 token_is_sign(&t[k], '+')))
		k++;
	return k - i;
}

/* Places that an amount is said of: "1, 2 and Blue 3", "planets 1 to 3", "my first three planets". */
struct place_list {
	int n;
	struct {
		const struct token *t;
		int width;
		int number; /* of a range, in place of that of `t`; 0: as written */
	} place[PLACES];
	int end; /* behind the last */
};

/* "1 to 3", "1-3", "1 through 3": the last number of the range whose first is that before token `i`; 0: none. */
static int range_to(const struct token t[], int n, int i, int first)
{
	static const char *const through[] = {"through", "thru", "till", "until",
					      "upto"};
	bool to = i + 1 < n && t[i + 1].kind == TOKEN_NUMBER &&
		  (token_is(&t[i], WORD_TO) || token_is_sign(&t[i], '-') ||
		   TOKEN_AMONG(&t[i], through));

	return to && t[i + 1].value > first && t[i + 1].value < first + PLACES
		       ? t[i + 1].value
		       : 0;
}

static void add_range(struct place_list *out, const struct token *t, int from, int to)
{
	for (int k = from; k <= to && out->n < PLACES; k++) {
		out->place[out->n].t = t;
		out->place[out->n].width = 1;
		out->place[out->n++].number = k;
	}
}

/* "planets 1 and 2": what the places are, which games name one by one. */
static bool is_plural(const struct token *t)
{
	return t->kind == TOKEN_WORD && !t->id && str_ends(t->text, "s");
}

/* Finds the places in a list from token `i` on. */
static void list_places(const struct token t[], int n, int i, struct place_list *out)
{
	static const char *const own[] = {"my", "our", "the", "first"};
	int width, to, k = i;
	bool first = false;

	out->n = out->end = 0;
	for (; k < n && (counts_piece_word(&t[k]) || TOKEN_AMONG(&t[k], own)); k++)
		first |= str_is(t[k].text, "first");
	if (k < n && is_plural(&t[k]))
		k++;
	if (first && k + 1 < n && t[k].kind == TOKEN_NUMBER && t[k].value > 1 &&
	    (counts_piece_word(&t[k + 1]) || is_plural(&t[k + 1]))) {
		add_range(out, &t[k], 1, t[k].value);
		out->end = k + 2;
		return;
	}
	for (; out->n < PLACES && (width = counts_place(t, n, k));
	     k += counts_separators(t, n, k)) {
		if (width == 1 && (to = range_to(t, n, k + 1, t[k].value))) {
			add_range(out, &t[k], t[k].value, to);
			out->end = k += 3;
			continue;
		}
		out->place[out->n].t = &t[k];
		out->place[out->n].number = 0;
		out->place[out->n++].width = width;
		out->end = k += width;
	}
}

static bool is_each(const struct token *t)
{
	static const char *const words[] = {"each", "apiece", "ea"};

	return t->kind == TOKEN_WORD && TOKEN_AMONG(t, words);
}

/* Writes out the amount at token `i` for each of the places; returns how many tokens it took. */
static int write_each(const struct token *amount, const struct token *from,
		      const struct place_list *places, struct token made[])
{
	static const struct token comma = {
		.kind = TOKEN_SIGN, .id = ',', .text = {",", 1}};
	static const char digits[] = "0123456789";
	int n = 0;

	for (int p = 0; p < places->n; p++) {
		const int number = places->place[p].number;
		if (p)
			made[n++] = comma;
		made[n++] = *amount;
		made[n++] = *from;
		memcpy(&made[n], places->place[p].t,
		       (size_t)places->place[p].width * sizeof *made);
		n += places->place[p].width;
		if (number) { /* below ten: places are few */
			made[n - 1].value = number;
			made[n - 1].text = (struct str){&digits[number % 10], 1};
		}
	}
	return n;
}

bool counts_write_out(struct token t[], int *n, int i)
{
	struct token made[4 * PLACES + 4];
	struct place_list places;
	int k = i + 1;
	bool each = false;

	while (k < *n && (is_each(&t[k]) || counts_piece_word(&t[k])))
		each |= is_each(&t[k++]);
	const struct token said_from = {
		.kind = TOKEN_WORD, .id = WORD_FROM, .text = {"from", 4}};
	bool out =
		k + 1 < *n && str_is(t[k].text, "out") && token_is(&t[k + 1], WORD_OF);
	bool bare = each && k < *n && token_is(&t[k], WORD_SEAT); /* "1 each R1 R3" */
	bool misspelt = k < *n && (str_is(t[k].text, "frm") || str_is(t[k].text, "fr"));
	if (k >= *n || (!token_is(&t[k], WORD_FROM) && !out && !bare && !misspelt))
		return false;
	const struct token from = token_is(&t[k], WORD_FROM) ? t[k] : said_from;
	k += out ? 2 : !bare;
	while (k < *n && (is_each(&t[k]) || token_is(&t[k], WORD_OF) ||
			  str_is(t[k].text, "both"))) {
		each |= is_each(&t[k]) || str_is(t[k].text, "both");
		k++;
	}
	list_places(t, *n, k, &places);
	if (places.n < 2)
		return false;
	if (!each && places.end < *n && is_each(&t[places.end])) {
		each = true;
		places.end++;
	}
	if (!each)
		return false;
	const int n_made = write_each(&t[i], &from, &places, made);
	if (*n + n_made > LEX_TOKENS)
		return false;
	memmove(&t[i + n_made], &t[places.end],
		(size_t)(*n + 1 - places.end) * sizeof *t);
	memcpy(&t[i], made, (size_t)n_made * sizeof *t);
	*n += n_made - (places.end - i);
	return true;
}
