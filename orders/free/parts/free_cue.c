/* Words with which a writer corrects themselves, or takes something back.
 * SPDX-License-Identifier: ISC */
#include <string.h>

#include "orders/free/parts/free_thing.h"
#include "orders/lexis/cue.h"

bool free_takes(const struct token *t)
{
	static const char *const words[] = {
		"cancel",    "drop",     "remove",  "delete",    "forget",
		"scrap",     "revoke",   "annul",   "undo",      "scrub",
		"nevermind", "withdraw", "void",    "withdrawn", "retract",
		"strike",    "scratch",  "discard", "kill",      "skip"};

	return t->kind == TOKEN_WORD && TOKEN_AMONG(t, words);
}

/* "Hold the Plague.": a card that is kept is not played. */
bool free_keeps(const struct token *t)
{
	static const char *const words[] = {"keep",    "hold",    "save",
					    "keeping", "holding", "saving"};

	return t->kind == TOKEN_WORD && TOKEN_AMONG(t, words);
}

/* Words that say of their line that it corrects another, wherever they stand. */
static bool corrects_anywhere(const struct token t[])
{
	return TOKEN_CUES(t, CUE_CORRECTS) || free_takes(t) ||
	       (str_is(t->text, "other") && str_is(t[1].text, "way") &&
		(str_is(t[2].text, "round") || str_is(t[2].text, "around"))) ||
	       (str_is(t->text, "make") &&
		(str_is(t[1].text, "that") || str_is(t[1].text, "it"))) ||
	       (str_is(t->text, "should") && str_is(t[1].text, "be")) ||
	       (str_is(t->text, "same") && t[1].id >= WORD_GAME &&
		t[1].flags & WORD_DROPPED); /* "attack Yellow 4, same tokens" */
}

/* "Let's see how wrong I am", "prove me wrong", "it would be a mistake to ...": it corrects nothing. */
static bool is_boast(const struct token t[], int i)
{
	if (str_is(t[i].text, "mistake") && str_starts(t[i + 1].text, "to"))
		return true;
	return str_is(t[i].text, "wrong") &&
	       ((i && str_is(t[i - 1].text, "how")) ||
		(i > 1 && str_starts(t[i - 2].text, "prov")));
}

bool free_is_correction(const struct token t[], int n)
{
	int first = 0;

	for (int i = 0; i < n; i++)
		if (corrects_anywhere(&t[i]) && !is_boast(t, i))
			return true;
	while (first < n &&
	       (t[first].kind == TOKEN_SIGN || str_is(t[first].text, "hmm") ||
		str_is(t[first].text, "oh") || str_is(t[first].text, "hm")))
		first++;
	if (first + 1 < n && str_is(t[first].text, "hold") &&
	    token_is(&t[first + 1], WORD_ON))
		return true;
	/* "No, 3" takes something back, "no allies" does not. */
	return first < n && TOKEN_CUES(&t[first], CUE_FIRST) &&
	       (first + 1 == n || t[first + 1].kind == TOKEN_SIGN ||
		!(token_is(&t[first], WORD_NO) || token_is(&t[first], WORD_NOT)));
}

/* "Don't play the Plague yet": the words that say so, around the card. */
static bool says_unplayed(const struct token *t)
{
	static const char *const words[] = {"play", "use", "spend", "waste",
					    "yet",  "now", "today", "t"};

	return token_denies(t) || TOKEN_AMONG(t, words);
}

bool free_is_card(const struct token *t)
{
	return t->kind == TOKEN_WORD && t->flags & WORD_NOUN && t->id >= WORD_GAME &&
	       !(t->flags & WORD_LETTER);
}

/* "Zap stays home", "Plague in reserve": said of a card, and of nothing else. */
static bool stays(const struct token *t)
{
	static const char *const words[] = {"stays",      "remains", "stay", "remain",
					    "reserve",    "pocket",  "sits", "waits",
					    "in reserve", "waiting"};

	return TOKEN_AMONG(t, words);
}

bool free_says_kept(const struct clause *c)
{
	static const char *const words[] = {"kept",     "held",    "keep",   "hold",
					    "saved",    "save",    "unused", "retained",
					    "reserved", "keeping", "holding"};
	bool kept = false, thing = false, staying = false;
	int cards = 0;
	bool denied = c->n > 2 && (token_denies(&c->t[0]) || token_denies(&c->t[1]));

	for (int i = 0; i < c->n; i++) {
		const struct token *t = &c->t[i];
		bool noun = free_is_card(t);
		bool word = TOKEN_AMONG(t, words) || stays(t) ||
			    (denied && says_unplayed(t));
		kept |= TOKEN_AMONG(t, words);
		staying |= stays(t) || (denied && str_is(t->text, "play"));
		cards += noun;
		thing |= noun || (t->id >= WORD_GAME && t->kind == TOKEN_WORD);
		if (t->kind == TOKEN_NUMBER || token_is(t, WORD_SEAT) ||
		    token_is(t, WORD_IF) || token_is(t, WORD_UNLESS) ||
		    (!denied && (token_is(t, WORD_NOT) || token_is(t, WORD_NO))) ||
		    token_is(t, WORD_FROM))
			return false;
		if (!noun && !word && !token_is(t, WORD_ELSE) && !free_passes(t) &&
		    t->id < WORD_GAME)
			return false;
	}
	return (kept && thing && !denied) || (staying && cards == 1);
}

/* --- between two things of a text --- */

/* "make that", "scratch that": two words that correct something. */
static bool is_pair(const struct token t[])
{
	static const char *const words[] = {"make", "change", "scratch", "strike",
					    "scrap"};

	return TOKEN_AMONG(&t[0], words) &&
	       (str_is(t[1].text, "that") || str_is(t[1].text, "it"));
}

/* Does the word say that what stands before it is wrong? */
static bool is_strong(const struct token t[])
{
	static const char *const words[] = {
		"wait",    "oops",     "mean",   "meant",  "correction", "pardon",
		"argh",    "actually", "better", "er",     "typo",       "hmm",
		"no wait", "rather",   "sorry",  "whoops", "hm"};
	static const char *const after_no[] = {"no",   "make",   "wait",   "sorry",
					       "that", "rather", "better", "i"};

	if (str_is(t->text, "no"))
		return t[1].kind == TOKEN_SIGN || TOKEN_AMONG(&t[1], after_no);
	if (str_is(t->text, "nope") || str_is(t->text, "nah"))
		return true;
	/* "Hold on, C1 gets the 30" */
	if (str_is(t->text, "hold") || str_is(t->text, "hang"))
		return token_is(&t[1], WORD_ON) && t[2].kind == TOKEN_SIGN;
	return TOKEN_AMONG(t, words) || is_pair(t) ||
	       (str_is(t->text, "should") && str_is(t[1].text, "be"));
}

/* "C1 no, C2 ...", "Blue nah. C3 ...": it may deny what stands before it, unless a sign parts the two and none ends a
 * sentence behind it. */
static bool is_mere_no(const struct token t[], int n, int from, int end)
{
	bool no = false;

	/* ". No! 2 from 1 and 1 from 2": a list in the place of the one before it. */
	if (t[from].kind == TOKEN_SIGN && free_lists_sources(t, n, end))
		return false;
	for (int i = from; i < end; i++) {
		bool one = str_is(t[i].text, "no") || str_is(t[i].text, "nope") ||
			   str_is(t[i].text, "nah");
		if (is_strong(&t[i]) && !one)
			return false;
		no |= one;
		if (no && t[i].kind == TOKEN_SIGN && t[i].id && strchr(".!;", t[i].id))
			return true;
	}
	return t[from].kind != TOKEN_SIGN;
}

static bool is_weak(const struct token *t)
{
	return TOKEN_CUES(t, CUE_FORMAL) ||
	       (t->kind == TOKEN_SIGN && t->id && strchr(",-:.!(;", t->id));
}

static bool is_small(const struct token *t)
{
	return token_is(t, WORD_ON) || token_is(t, WORD_IN) || token_is(t, WORD_WITH) ||
	       token_is(t, WORD_TO) || str_is(t->text, "the") ||
	       str_is(t->text, "for") || str_is(t->text, "only") ||
	       str_is(t->text, "just") || str_is(t->text, "both");
}

/* May what stands before the words go on behind them? "..., and, er, 2 from 3" only adds something. */
static bool is_open(const struct token *t)
{
	return t->kind == TOKEN_SIGN || token_is(t, WORD_AND) ||
	       token_is(t, WORD_FROM) || token_is(t, WORD_IF) ||
	       token_is(t, WORD_UNLESS) || token_is(t, WORD_ELSE) || is_small(t) ||
	       token_is(t, WORD_OR);
}

/* Does a thing of that kind stand there, which ends the sentence? */
static bool ends_with(const struct token t[], int n, int at, enum thing kind)
{
	int width;

	while (at < n && is_small(&t[at]))
		at++;
	if (at >= n || thing_at(t, n, at, &width) != kind)
		return false;
	at += width;
	return at >= n ||
	       (t[at].kind == TOKEN_SIGN && t[at].id && strchr(".!;", t[at].id));
}

/* ", not 8 but 12", ". Not the 8, the 12.": the thing that goes stands between. */
static bool find_contrast(const struct token t[], int n, int i, struct free_cue *c)
{
	int width, at = i + 1;

	while (at < n && is_small(&t[at]))
		at++;
	const enum thing kind =
		token_is(&t[i], WORD_NOT) ? thing_at(t, n, at, &width) : NO_THING;
	if (!kind || at + width + 1 >= n)
		return false;
	const struct token *link = &t[at + width];
	const bool begins = !i || t[i - 1].kind == TOKEN_SIGN;
	const bool comma = begins && link->kind == TOKEN_SIGN && link->id &&
			   strchr(",;:-", link->id) &&
			   ends_with(t, n, at + width + 1, kind);
	if (!str_is(link->text, "but") && !comma)
		return false;
	*c = (struct free_cue){i, at + width + 1, at, false, false, false};
	while (comma && c->to < n && is_small(&t[c->to]))
		c->to++;
	while (c->from && t[c->from - 1].kind == TOKEN_SIGN)
		c->from--;
	return true;
}

int free_contrast(const struct token t[], int n)
{
	struct free_cue c;

	return n && find_contrast(t, n, 0, &c) ? c.to : 0;
}

int free_contrast_behind(const struct token t[], int n)
{
	int width, old, i = 0;
	enum thing one;

	while (i < n && is_small(&t[i]))
		i++;
	if (i >= n || !(one = thing_at(t, n, i, &width)))
		return 0;
	for (i += width; i < n && t[i].kind == TOKEN_SIGN; i++)
		;
	int not = i;
	if (i >= n || !token_is(&t[i], WORD_NOT))
		return 0;
	for (i++; i < n && is_small(&t[i]); i++)
		;
	return i < n && thing_at(t, n, i, &old) == one && i + old == n ? not : 0;
}

/* "name:" at this token; before the sign of "C3:" and "2:" there is a number. */
static bool is_field(const struct token t[], int n, int i)
{
	return i + 1 < n && t[i].kind == TOKEN_WORD && token_is_sign(&t[i + 1], ':');
}

/* "Traitor: no, theft: sell": in a list of names with what holds for each, "no" is the value of its name. */
static bool is_value(const struct token t[], int n, int i)
{
	bool other = false;

	for (int k = 0; k < n; k++)
		other |= k != i - 1 && is_field(t, n, k);
	return other && i > 0 && i + 1 < n && is_field(t, n, i - 1) &&
	       str_is(t[i + 1].text, "no");
}

/* The next words of a correction from token `at` on with a thing behind them. */
bool free_find_cue(const struct token t[], int n, int at, struct free_cue *c)
{
	for (int i = at > 1 ? at : 1; i + 1 < n; i++) {
		if (t[i].kind == TOKEN_NUMBER || t[i].id >= WORD_GAME ||
		    token_is(&t[i], WORD_SEAT) || is_boast(t, i))
			continue;
		bool strong = false, other = false;
		int end = i;
		if (is_value(t, n, i)) {
			i++;
			continue;
		}
		if (find_contrast(t, n, i, c))
			return true;
		*c = (struct free_cue){i, i, -1, false, false, false};
		while (end < n && (is_strong(&t[end]) || is_weak(&t[end]))) {
			strong |= is_strong(&t[end]);
			other |= is_strong(&t[end]) && !str_is(t[end].text, "sorry");
			if (str_is(t[end].text, "hold") || str_is(t[end].text, "hang"))
				end++; /* its "on" */
			c->amount |= str_is(t[end].text, "make");
			c->apart |= t[end].kind == TOKEN_SIGN && t[end].id &&
				    strchr(".!;", t[end].id);
			end++;
		}
		while (end < n && strong && is_small(&t[end]))
			end++;
		if (strong && end < n && !is_open(&t[i - 1]) &&
		    !is_mere_no(t, n, i, end)) {
			c->to = end;
			c->mild = !other;
			return true;
		}
		i = end > i ? end - 1 : i;
	}
	return false;
}

/* The number behind the name at token `i`, as in "Harbour, sector 12": its token; 0: none stands there. */
static int number_behind(const struct token t[], int n, int i)
{
	enum { NEAR = 4 };

	for (int k = i + 1; k < n && k <= i + NEAR; k++) {
		if (t[k].kind == TOKEN_NUMBER)
			return k;
		const bool link = t[k].kind == TOKEN_WORD && t[k].id >= WORD_GAME &&
				  !(t[k].flags & WORD_NOUN);
		if (!link && !token_is_sign(&t[k], ',') && !token_is_sign(&t[k], '('))
			return 0;
	}
	return 0;
}

void free_point_by_name(const struct token t[], int n, struct free_cue *c)
{
	int width;
	const int now = thing_at(t, n, c->to, &width) == NAME && width == 1
				? number_behind(t, n, c->to)
				: 0;

	for (int i = c->from - 1; now && i >= 0; i--) {
		const int was = thing_same(&t[i], &t[c->to], 1)
					? number_behind(t, c->from, i)
					: 0;
		if (was && t[was].value != t[now].value) {
			c->to = now;
			c->old = was;
			return;
		}
	}
}

bool free_says_rest(const struct token t[], int n)
{
	static const char *const keeps[] = {"stays", "stands", "unchanged", "remains"};
	bool kept = false;

	static const char *const words[] = {
		"unchanged", "same",    "rest", "else",   "stays",  "stay",
		"stands",    "stand",   "fine", "before", "remain", "remains",
		"right",     "correct", "ok",   "okay",   "was",    "were"};
	bool any = false;

	for (int i = 0; i < n; i++)
		kept |= TOKEN_AMONG(&t[i], keeps);
	for (int i = 0; i < n; i++) {
		if (kept && free_is_label(&t[i])) {
			i++;
			continue;
		}
		if (t[i].kind == TOKEN_NUMBER || token_is(&t[i], WORD_SEAT) ||
		    token_denies(&t[i]) || free_is_label(&t[i]))
			return false;
		any |= TOKEN_AMONG(&t[i], words);
	}
	return any;
}
