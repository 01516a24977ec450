/* The phrases that mail programs write above a quote, by language. See phrases.h.
 * SPDX-License-Identifier: ISC */
#include "mail/text/phrases.h"

#include <stddef.h>
#include <string.h>

#include "mail/text/phrases_bare.h"

/* clang-format off */
/* An attribution begins with one, ends with the other (a colon after it), and has a
 * date or an address between. NULL matches anything. */
static const struct { const char *begin, *end; } attributions[] = {
	{"On ", " wrote"},                  /* English: most programs */
	{"On ", " writes"},
	{"On ", " sent"},
	{NULL, " wrote"},                   /* "Ann <ann@example.org> wrote:" */
	{NULL, " writes"},
	{"Am ", NULL},                      /* German: "Am ... schrieb Ann <...>:" */
	{NULL, " schrieb"},
	{NULL, " a écrit"},                 /* French */
	{NULL, " escribió"},               /* Spanish */
	{"El ", " ha escrit"},              /* Catalan */
	{NULL, " ha scritto"},             /* Italian */
	{NULL, " escreveu"},               /* Portuguese */
	{"Op ", NULL},                      /* Dutch: "Op ... schreef Ann <...>:" */
	{NULL, " het volgende geschreven"},
	{"Den ", NULL},                     /* Swedish "Den ... skrev", Danish "Den ... skrev" */
	{"På ", " skrev"},
	{NULL, " skrev"},                   /* Norwegian, Danish "Ann skrev:" */
	{"Dnia ", NULL},                    /* Polish: "Dnia ... napisał(a)" */
	{NULL, " napisał(a)"}, {NULL, " napisał"}, {NULL, " napisała"}, {NULL, " pisze"},
	{NULL, " kirjoitti"},               /* Finnish */
	{NULL, " написал"}, {NULL, " написал(а)"}, {NULL, " написала"}, {NULL, " пишет"}, /* Russian */
	{NULL, " пише"}, {NULL, " написав"},                     /* Ukrainian */
	{"Dne ", NULL}, {NULL, " napsal(a)"}, {NULL, " napsal"}, /* Czech */
	{NULL, " napísal"}, {NULL, " napísal(a)"},               /* Slovak */
	{NULL, " írta"},                /* Hungarian */
	{NULL, " a scris"},                 /* Romanian */
	{"Στις ", " έγραψε"},               /* Greek */
	{NULL, " şunu yazdı"}, {NULL, " tarihinde yazdı"},       /* Turkish */
	{NULL, " je napisao"}, {NULL, " napisao je"}, {NULL, " je napisao/la"}, /* Croatian */
	{NULL, " је написао/ла"}, {NULL, " је написао"},          /* Serbian */
	{NULL, " je napisal"}, {NULL, " napisala"},              /* Slovene */
	{NULL, " escribiu"},                /* Galician */
	{NULL, " rašė"}, {NULL, " rakstīja"}, /* Lithuanian, Latvian */
	{NULL, " نوشت"},                    /* Persian */
	{NULL, " เขียนว่า"},                 /* Thai */
	{NULL, " написа"},                  /* Bulgarian */
	{NULL, "写道"}, {NULL, "寫道"},       /* Chinese */
	{NULL, "のメール"}, {NULL, "書きました"}, /* Japanese */
	{NULL, "작성"},                      /* Korean */
	{NULL, " viết"}, {NULL, " đã viết"}, /* Vietnamese */
	{NULL, " menulis"},                 /* Indonesian */
};
/* Verbs that stand in the middle where the colon ends the name: "schrieb Ann:". */
static const char *const middle_verbs[] = {
	" schrieb", " schreef", " skrev", " napisał", " napsal", " het geskryf",
};
/* The words after the name and before a date: "Ann <ann@example.org> wrote on
 * 19/11/2026:" */
static const char *const inner_verbs[] = {
	" wrote on ", " schrieb am ", " a écrit le ", " ha scritto il ", " escribió el ", " escreveu em ",
	" ezt írta (", " skrev den ", " schreef op ", " isinulat ni ", " كتب في ",
	" تمت كتابة ما يلي بواسطة ",
};
/* Beginnings that say it all: a name and an address follow. */
static const char *const openings[] = {
	"Quoting ", "Zitat von ", "Zitiere ", "Citando a ", "Citando ", "Citation de ", "Citát ", "Cytowanie ",
	"Wiadomość napisana przez ", "Сообщение от ", "Missatge de ",
};
/* clang-format on */

#define COUNT(table) (sizeof(table) / sizeof *(table))

enum { LONGEST = 400 }; /* bytes of an attribution */

/* A year, an hour or an address: an attribution has them, prose rarely does. */
static bool has_date_or_address(struct str s)
{
	int digits = 0;

	for (size_t i = 0; i < s.n; i++)
		digits += s.s[i] >= '0' && s.s[i] <= '9';
	return digits >= 3 || phrase_has(s, "@");
}

static bool ends_by_middle_verb(struct str s)
{
	for (size_t i = 0; i < COUNT(middle_verbs); i++)
		if (phrase_has(s, middle_verbs[i]))
			return true;
	return false;
}

static bool is_digit(char c)
{
	return c >= '0' && c <= '9';
}

/* "21:40" and "2026": both together are in no order. */
static bool has_clock_and_year(struct str s)
{
	bool clock = false, year = false;

	for (size_t i = 0; i + 3 < s.n; i++) {
		const char *p = s.s + i;
		clock |= is_digit(p[0]) && (p[1] == ':' || p[1] == '.') &&
			 is_digit(p[2]) && is_digit(p[3]);
		year |= p[0] == '2' && p[1] == '0' && is_digit(p[2]) && is_digit(p[3]);
	}
	return clock && year;
}

/* Takes the colon off the end, the wide one of Chinese and Japanese too. */
static bool take_colon(struct str *s)
{
	const struct str wide = STR("\xef\xbc\x9a");

	if (str_ends(*s, ":"))
		*s = str_trim(str_slice(*s, 0, s->n - 1));
	else if (str_ends(*s, wide.s))
		*s = str_trim(str_slice(*s, 0, s->n - wide.n));
	else
		return false;
	return true;
}

/* "---- On Thu, 19 Nov 2026 Ann <ann@example.org> wrote ---": dashes for a colon. */
static bool take_dashes(struct str *s)
{
	size_t from = 0, to = s->n;

	while (from < to && s->s[from] == '-')
		from++;
	while (to > from && s->s[to - 1] == '-')
		to--;
	if (from < 3 || s->n - to < 3)
		return false;
	*s = str_trim(str_slice(*s, from, to));
	return true;
}

/* "<ann@example.org>", "(ann@example.org)" */
static bool has_enclosed_address(struct str s)
{
	size_t at = str_find_char(s, '@'), from = at;

	if (at == SIZE_MAX)
		return false;
	while (from > 0 && !strchr(" <(", s.s[from - 1]))
		from--;
	while (at < s.n && !strchr(" >)", s.s[at]))
		at++;
	return from > 0 && at < s.n && strchr("<(", s.s[from - 1]) && s.s[at] != ' ';
}

/* An hour, a year and an address are enough without a verb, in any language:
 * "2026-11-21 21:40 GMT+01:00 Ann <ann@example.org>:", "* Ann <ann@example.org>
 * [2026-11-21 21:40]:" */
static bool is_date_and_address(struct str s)
{
	struct str word, last = {0};

	if (!has_clock_and_year(s) || !phrase_has(s, "@"))
		return false;
	if (has_enclosed_address(s) || str_ends(s, "]") || ends_by_middle_verb(s))
		return true;
	while (str_word(&s, &word))
		last = word;
	return phrase_has(last, "@");
}

static bool has_any(struct str s, const char *const *list, size_t n)
{
	for (size_t i = 0; i < n; i++)
		if (phrase_has(s, list[i]))
			return true;
	return false;
}

static bool has_opening(struct str s)
{
	for (size_t i = 0; i < COUNT(openings); i++)
		if (str_starts(s, openings[i]))
			return true;
	return false;
}

/* Without its colon. */
static bool is_attribution(struct str s)
{
	if (s.n > LONGEST || s.n < 8 || !has_date_or_address(s))
		return false;
	if (is_date_and_address(s) || (has_opening(s) && phrase_has(s, "@")) ||
	    has_any(s, inner_verbs, COUNT(inner_verbs)))
		return true;
	for (size_t i = 0; i < COUNT(attributions); i++) {
		const char *begin = attributions[i].begin, *end = attributions[i].end;
		if (begin && !str_starts(s, begin))
			continue;
		if (end ? str_ends(s, end) : ends_by_middle_verb(s))
			return true;
	}
	return false;
}

/* "---- Ann Example wrote ----": between dashes name and verb are enough. */
static bool is_named_verb(struct str s)
{
	for (size_t i = 0; i < COUNT(attributions); i++)
		if (attributions[i].end && str_ends(s, attributions[i].end))
			return s.n <= 100;
	for (size_t i = 0; i < COUNT(middle_verbs); i++)
		if (str_ends(s, middle_verbs[i]))
			return s.n <= 100;
	return false;
}

/* Yahoo on a phone writes the quote on the same line: "On ... wrote:   the quote". */
static bool has_quote_behind(struct str *s)
{
	size_t at = str_find(*s, STR(":  "));

	if (at == SIZE_MAX)
		return false;
	*s = str_slice(*s, 0, at);
	return true;
}

/* "On Thu, 19 Nov 2026 21:02:11 +0000 Ann <ann@example.org> wrote", and no colon. */
static bool is_bare_attribution(struct str s)
{
	return str_starts(s, "On ") && str_ends(s, " wrote") && phrase_has(s, "@") &&
	       has_clock_and_year(s);
}

bool phrase_is_attribution(struct str line)
{
	struct str s = phrase_bare(line), head = s;

	if (take_dashes(&s))
		return is_attribution(s) || is_named_verb(s);
	if (take_colon(&s) && is_attribution(s))
		return true;
	return is_bare_attribution(s) ||
	       (has_quote_behind(&head) && is_attribution(head));
}

size_t phrase_attribution_at(struct str line)
{
	for (size_t i = line.n > LONGEST ? line.n - LONGEST : 1; i + 3 < line.n; i++) {
		struct str rest = str_trim(str_slice(line, i, line.n));
		if (!strchr(" -", line.s[i - 1]) || !str_starts(rest, "On ") ||
		    !take_colon(&rest) || !has_clock_and_year(rest) ||
		    !str_ends(rest, " wrote"))
			continue;
		while (i > 0 && strchr(" -", line.s[i - 1]))
			i--;
		return i > 0 ? i : SIZE_MAX;
	}
	return SIZE_MAX;
}

bool phrase_begins_attribution(struct str line)
{
	struct str s = phrase_bare(line);

	for (size_t i = 0; i < COUNT(attributions); i++)
		if (attributions[i].begin && str_starts(s, attributions[i].begin))
			return true;
	return phrase_has(s, "@") || str_ends(s, "<") || has_clock_and_year(s);
}
