/* What somebody sets before a line, or behind it, when they lay a letter out: a box, an arrow, the number of an outline. It belongs to
 * no order, but below a box that is not ticked the line does not count.
 * SPDX-License-Identifier: ISC */
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "base/arena.h"
#include "orders/letter/parts.h"

struct sign_text {
	const char *text;
	bool alone; /* it needs no space behind it */
};

/* The length of the one of these with which the text begins, if a space follows or it needs none; 0: none of them. */
static size_t begins(struct str s, const struct sign_text list[], size_t n)
{
	for (size_t i = 0; i < n; i++) {
		const size_t width = strlen(list[i].text);
		if (str_starts(s, list[i].text) &&
		    (list[i].alone || s.n == width || s.s[width] == ' ' ||
		     s.s[width] == '\t'))
			return width;
	}
	return 0;
}

#define BEGINS(s, list) begins(s, list, sizeof(list) / sizeof *(list))

/* clang-format off */
static const struct sign_text ticked[] = {
	{"[x]", true}, {"[ x ]", true}, {"[*]", true}, {"[+]", true}, {"[v]", true}, {"[o]", true}, {"[y]", true},
	{"[yes]", true}, {"[\xe2\x9c\x93]", true}, {"[\xe2\x9c\x94]", true}, {"[\xe2\x88\x9a]", true},
	{"(x)", false}, {"(*)", false}, {"(\xe2\x80\xa2)", false}, {"(\xe2\x9c\x93)", false}, {"(\xe2\x9c\x94)", false},
	{"\xe2\x98\x91", true}, {"\xe2\x9c\x85", true}, {"\xe2\x9c\x93", true}, {"\xe2\x9c\x94", true}, {"\xe2\x88\x9a", false}};
static const struct sign_text unticked[] = {
	{"[ ]", true}, {"[]", true}, {"[  ]", true}, {"[-]", true}, {"[n]", true}, {"[no]", true}, {"( )", false}, {"()", false},
	{"\xe2\x98\x90", true}, {"\xe2\x96\xa1", true}, {"\xe2\x9c\x97", true}, {"\xe2\x9c\x98", true},
	{"\xe2\x9d\x8c", true}, {"\xe2\x9d\x8e", true}};
/* Arrows and the dots of lists; those that the language skips by itself ("- ", "* ") are not among them. */
static const struct sign_text points[] = {
	{"->", false}, {"-->", false}, {"=>", false}, {"==>", false}, {"\xe2\x80\x93>", false},
	{"\xe2\x86\x92", true}, {"\xe2\x87\x92", true}, {"\xe2\x9e\x94", true}, {"\xe2\x9e\x9c", true}, {"\xe2\x9e\xa1", true},
	{"\xe2\x9e\xa4", true}, {"\xe2\x96\xb6", true}, {"\xe2\x96\xba", true}, {"\xe2\x96\xb8", true}, {"\xe2\x80\xba", false},
	{"\xc2\xbb", false}, {"\xe2\x96\xaa", true}, {"\xe2\x96\xa0", true}, {"\xe2\x97\xa6", true}, {"\xe2\x97\xbe", true}};
/* clang-format on */

/* "As a picture", which some programs set behind such a sign. */
static size_t picture_at(struct str s, size_t at)
{
	static const char picture[] = "\xef\xb8\x8f";

	return str_starts(str_slice(s, at, s.n), picture) ? sizeof picture - 1 : 0;
}

/* May a mark begin with this character? Nearly all lines begin with another. */
static bool may_mark(char c)
{
	return (unsigned char)c >= 0x80 || strchr("[(-=*+~", c);
}

/* "- ", "* ", "+ " before a box. */
static struct str behind_bullet(struct str s)
{
	while (s.n > 1 && strchr("-*+", s.s[0]) && s.s[1] == ' ')
		s = str_trim(str_slice(s, 1, s.n));
	return s;
}

/* How many bytes of a box stand at the end, with a space before it: "attack Blue 5 [x]". Only one box is in the line. */
static size_t box_behind(struct str s, const struct sign_text list[], size_t n)
{
	for (size_t i = 0; i < n; i++) {
		const size_t width = strlen(list[i].text);
		if (s.n > width + 1 && str_ends(s, list[i].text) &&
		    s.s[s.n - width - 1] == ' ' &&
		    str_find_char(str_slice(s, 0, s.n - width), '[') == SIZE_MAX)
			return width;
	}
	return 0;
}

#define BOX_BEHIND(s, list) box_behind(s, list, sizeof(list) / sizeof *(list))

static bool may_end_in_mark(struct str s)
{
	return s.n > 2 &&
	       ((unsigned char)s.s[s.n - 1] >= 0x80 || strchr("])", s.s[s.n - 1]));
}

bool letter_is_unticked(struct str typed)
{
	struct str s = str_trim(typed);

	if (!s.n)
		return false;
	if (may_end_in_mark(s) && BOX_BEHIND(s, unticked))
		return true;
	if (!may_mark(s.s[0]))
		return false;
	s = behind_bullet(s);
	return BEGINS(s, unticked) ||
	       (s.n > 4 && str_starts(s, "~~") && str_ends(s, "~~"));
}

static bool is_digit(char c)
{
	return c >= '0' && c <= '9';
}

/* "1.2", "1.2.", "1.2)", "2.1.3": the numbers of an outline at the beginning; 0 bytes: there are none. Each number is below 100. */
static size_t numbers_at(struct str s, int number[], int *n)
{
	enum { DEPTH = 4 };
	size_t i = 0;

	for (*n = 0; *n < DEPTH; ++*n) {
		const size_t from = i;
		for (number[*n] = 0; i < s.n && is_digit(s.s[i]) && i < from + 2; i++)
			number[*n] = 10 * number[*n] + (s.s[i] - '0');
		if (i == from)
			break;
		if (i < s.n && s.s[i] == '.')
			i++;
	}
	if (i < s.n && s.s[i] == ')')
		i++;
	return i < s.n && (s.s[i] == ' ' || s.s[i] == '\t') ? i : 0;
}

/* Is `next` the number behind `one`, or the first of the level below it? */
static bool follows(const int one[], int n_one, const int next[], int n_next)
{
	const int same = n_next == n_one + 1 ? n_one : n_next - 1;

	if (n_next > n_one + 1 || n_next < 1)
		return false;
	for (int i = 0; i < same; i++)
		if (one[i] != next[i])
			return false;
	return next[same] == (n_next == n_one + 1 ? 1 : one[same] + 1);
}

/* The line below, blank ones left out. */
static struct str line_below(struct str rest)
{
	struct str below = STR("");

	while (str_line(&rest, &below) && !str_trim(below).n)
		;
	return str_trim(below);
}

/* The number of an outline alone may be an amount ("2.5 on the dial"): its neighbour has the one before it, or the one behind. */
static size_t outline_at(const struct draft *l, struct str s, struct str rest)
{
	int here[8], other[8], n, n_other;
	const size_t width = numbers_at(s, here, &n);

	if (!width || n < 2)
		return 0;
	if (numbers_at(line_below(rest), other, &n_other) && n_other > 1 &&
	    follows(here, n, other, n_other))
		return width;
	return l->outlined.n && numbers_at(l->outlined, other, &n_other) &&
			       follows(other, n_other, here, n)
		       ? width
		       : 0;
}

/* "1 - attack ...", of which the line below or above is the next: the number, and `*dash` bytes from it to what it numbers; 0: there is none. */
static int dashed_at(struct str s, size_t *dash)
{
	static const char *const dashes[] = {" - ", " -- ", " \xe2\x80\x93 ",
					     " \xe2\x80\x94 "};
	size_t i = 0;
	int number = 0;

	while (i < s.n && i < 2 && is_digit(s.s[i]))
		number = 10 * number + (s.s[i++] - '0');
	for (size_t k = 0; i && k < sizeof dashes / sizeof *dashes; k++)
		if (str_starts(str_slice(s, i, s.n), dashes[k])) {
			*dash = strlen(dashes[k]);
			return number;
		}
	return 0;
}

/* Takes these bytes of the line out of the letter: there are spaces in their place. */
static void blank(struct draft *l, struct str s, size_t from, size_t to)
{
	char *text = l->copy + (s.s - l->copy);

	memset(text + from, ' ', to - from);
	l->marked = true;
}

/* As "1. attack ...", which the language knows. */
static bool plain_dashed(struct draft *l, struct str s, struct str rest)
{
	size_t dash, other;
	const int number = dashed_at(s, &dash);
	const bool next = number && dashed_at(line_below(rest), &other) == number + 1;

	if (!number || !(next || (l->outlined.n && number > 1 &&
				  dashed_at(l->outlined, &other) == number - 1)))
		return false;
	const size_t digits = number > 9 ? 2 : 1;
	blank(l, s, digits, digits + dash);
	l->copy[s.s - l->copy + (ptrdiff_t)digits] = '.';
	return true;
}

/* "o attack ...": a dot, as some programs write a list of HTML. */
static bool is_dot(struct str s)
{
	return s.n > 3 && s.s[0] == 'o' && s.s[1] == ' ' &&
	       ((s.s[2] >= 'a' && s.s[2] <= 'z') || (s.s[2] >= 'A' && s.s[2] <= 'Z')) &&
	       s.s[3] != ' ';
}

void letter_blank_mark(struct draft *l, struct str typed, struct str rest)
{
	const struct str s = str_trim(typed);
	size_t n = 0;

	if (!s.n)
		return;
	if (is_digit(s.s[0])) {
		struct str as_typed = str_dup(l->a, s);
		if (!plain_dashed(l, s, rest) && (n = outline_at(l, s, rest)))
			blank(l, s, 0, n);
		l->outlined = as_typed;
	} else if (is_dot(s) && (is_dot(line_below(rest)) || l->dotted)) {
		blank(l, s, 0, 1);
		l->dotted = true;
	} else if (may_mark(s.s[0])) {
		const struct str bare = behind_bullet(s);
		const size_t bullet = (size_t)(bare.s - s.s);
		if ((n = BEGINS(bare, ticked)) || (n = BEGINS(bare, points)))
			blank(l, s, 0, bullet + n + picture_at(bare, n));
	}
	if (may_end_in_mark(s) && (n = BOX_BEHIND(s, ticked)))
		blank(l, s, s.n - n, s.n);
}

struct str letter_as_typed(const struct draft *l, struct str source, struct str typed)
{
	const size_t at = typed.s && typed.s >= l->copy && typed.s <= l->copy + source.n
				  ? (size_t)(typed.s - l->copy)
				  : SIZE_MAX;

	if (at == SIZE_MAX || at + typed.n > source.n)
		return typed;
	struct str was = str_slice(source, at, at + typed.n);
	return !l->marked || str_columns(was) == str_columns(typed) ? was : typed;
}

static bool is_example(struct str s)
{
	return str_starts(str_trim(s), "#   ");
}

/* An example of our form, or the words above one ("# or:"), or its heading: a form that is filled in comes back whole. Nobody
 * else sets three blanks behind "#". */
bool letter_is_of_form(struct str typed, struct str rest)
{
	const struct str title = STR("YOUR ORDERS - copy ");
	struct str s = str_trim(typed), next;
	/* A mark or two may stand before the title. */
	struct str head = str_slice(s, 0, title.n + 3);

	return is_example(s) || str_find(head, title) != SIZE_MAX ||
	       (str_starts(s, "# ") && s.s[s.n - 1] == ':' && str_line(&rest, &next) &&
		is_example(next));
}
