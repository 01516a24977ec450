/* The subject of a letter is what its writer said first: "attack blue 3 with 2 from 1" above "see subject" or nothing, "please wait"
 * above "thanks". It is read as the first line, unless it is a title of ours, in whatever answer or forward, or says nothing.
 * SPDX-License-Identifier: ISC */
#include "server/intake/intake_steps.h"

#include <string.h>

#include "base/arena.h"
#include "schema/mail/outbox.h"
#include "server/identity/sender_hint.h"
#include "server/outbox/post_tag.h"
#include "server/said/said.h"
#include "server/said/title.h"

enum { LONGEST = 300, WEAK_WORDS = 3 };

/* "Re:", "Fwd:" and their like in other languages, as mail programs set them before a subject. */
static bool is_answer_mark(struct str word)
{
	static const char *const marks[] = {"re", "fw",  "fwd", "aw",   "wg",  "sv",
					    "vs", "ref", "tr",  "antw", "odp", "rif"};

	for (size_t i = 0; i < sizeof marks / sizeof *marks; i++)
		if (str_iequal(word, str_of(marks[i])))
			return true;
	return false;
}

static struct str past_marks(struct str s)
{
	size_t colon;

	for (s = str_trim(s); (colon = str_find_char(s, ':')) != SIZE_MAX;
	     s = str_trim(str_slice(s, colon + 1, s.n)))
		if (!is_answer_mark(str_trim(str_slice(s, 0, colon))))
			break;
	return s;
}

/* "T5 P1" in it: our letters have that in their subjects, and the letters of our buttons too. */
static bool has_turn(struct str s)
{
	struct str word;
	bool turn = false;

	while (str_word(&s, &word)) {
		bool number = word.n > 1 && word.s[1] >= '0' && word.s[1] <= '9';
		if (turn && number && word.s[0] == 'P')
			return true;
		turn = number && word.s[0] == 'T';
	}
	return false;
}

/* Words with one space between. */
static struct str squeezed(struct arena *a, struct str s)
{
	struct buf b = buf_with_room(a, s.n + 1);
	struct str word;

	while (str_word(&s, &word)) {
		buf_z(&b, b.n ? " " : "");
		buf_add(&b, word);
	}
	return buf_str(&b);
}

/* The subject without the key at the end of ours: "... [#abcd1234]". */
static struct str without_key(struct arena *a, struct str s)
{
	size_t key = str_find(s, STR("[#"));

	if (key == SIZE_MAX)
		return s;
	struct str behind = str_slice(s, key, s.n);
	size_t end = str_find_char(behind, ']');
	return str_printf(a, "%.*s %.*s", STR_MADE(a, str_slice(s, 0, key)),
			  STR_MADE(a, end == SIZE_MAX
					      ? STR("")
					      : str_slice(behind, end + 1, behind.n)));
}

/* Does it begin with the words of the title? `*rest`: the words after them. */
static bool behind_title(struct str s, struct str title, struct str *rest)
{
	struct str here, there;

	while (str_word(&title, &there))
		if (!str_word(&s, &here) || !str_equal(here, there))
			return false;
	*rest = str_trim(s);
	return true;
}

/* What its writer put behind a title of ours; `s` begins with the tag of the game. */
static bool own_behind_tag(struct letter_in *x, struct str tag, struct str s,
			   struct str *own, struct err *err)
{
	struct outbox answered;
	struct str rest = STR(""), title = STR(""),
		   behind = past_marks(str_slice(s, tag.n, s.n));
	bool ours =
		hint_answered(x->h, x->a, x->l, &answered) &&
		behind_title(s, without_key(x->a, past_marks(answered.subject)), &rest);

	if (!ours && (!outbox_title(x->h->store, x->a, x->game->id, s, &title, err)))
		return false;
	if (!ours && title.n)
		ours = behind_title(s, title, &rest);
	/* Shortened by a mail program, or of a letter that is no longer kept. */
	if (!ours && has_turn(behind))
		behind = STR("");
	/* ", 1 from 2" goes on with the title. */
	*own = !ours || (rest.n && strchr(",;:", rest.s[0])) ? behind : rest;
	return true;
}

/* The words before a title of ours, if a person put them there: "attack blue 3 (was: [KESTREL] ...)", and not "Undelivered:". */
static struct str own_before_tag(struct str before)
{
	struct str s = str_trim(before);

	for (size_t n = strlen("was:"); s.n >= n && str_ends(s, "was:");)
		s = str_trim(str_slice(s, 0, s.n - n));
	if (s.n && s.s[s.n - 1] == '(')
		return str_trim(str_slice(s, 0, s.n - 1));
	return str_ends(s, ":") ? STR("") : s;
}

/* Without the tag of a list: "[players] attack blue 3". */
static struct str past_tags(struct str s)
{
	size_t end;

	while (str_starts(s, "[") && (end = str_find_char(s, ']')) != SIZE_MAX)
		s = past_marks(str_slice(s, end + 1, s.n));
	return s;
}

static bool find_own(struct letter_in *x, struct str *own, struct err *err)
{
	struct str s = past_marks(x->l->subject), tag = post_tag(x->a, x->game);

	*own = STR("");
	if (s.n > LONGEST || str_find_char(s, '\n') != SIZE_MAX)
		return true;
	s = squeezed(x->a, without_key(x->a, s));
	size_t at = str_find(s, tag);
	if (at == SIZE_MAX)
		*own = past_tags(s);
	else if (at)
		*own = own_before_tag(str_slice(s, 0, at));
	else
		return own_behind_tag(x, tag, s, own, err);
	return true;
}

/* "YES 6" in the subject answers as the first line does: it becomes that. */
static void put_first(struct letter_in *x, struct str line)
{
	struct letter *l = arena_new(x->a, struct letter);
	size_t n = x->l->n_lines;

	*l = *x->l;
	l->lines = arena_array(x->a, struct str, n + 1);
	l->lines[0] = line;
	memcpy(l->lines + 1, x->l->lines, n * sizeof *l->lines);
	l->n_lines = n + 1;
	if (l->n_above) {
		l->above = arena_array(x->a, struct str, n + 1);
		l->above[0] = STR("");
		memcpy(l->above + 1, x->l->above, n * sizeof *l->above);
		l->n_above = n + 1;
	}
	x->l = l;
	x->lead = 1;
}

bool intake_take_subject(struct letter_in *x, struct err *err)
{
	struct str own;

	if (x->subject.n || x->lead)
		return true; /* it was held, or is looked at again */
	if (!find_own(x, &own, err))
		return false;
	const struct game_rules *rules = game_find(x->game->rules);
	const struct str names[] = {x->game->name, x->seat->colour, x->seat->name,
				    str_of(rules ? rules->title : "")};
	if (!own.n || said_title(own, names, sizeof names / sizeof *names))
		return true;
	if (said_read(own).word)
		put_first(x, own);
	else
		x->subject = own;
	return true;
}

/* As a line of its own: commands, press, sentences. */
static bool reads_alone(const struct reading *r)
{
	return r->n_commands || r->n_press || r->n_accepted || r->n_asked ||
	       r->n_taken_back || r->n_later;
}

/* Without a question, and with nothing that the house changed or left to chance: two words may be a title. */
static bool is_done(const struct reading *r)
{
	for (int i = 0; i < r->n_lines; i++)
		if (r->lines[i].verdict == VERDICT_NOTED)
			return false;
	return reads_alone(r) && !r->n_asked && !r->n_refused;
}

static const struct reading *read(struct letter_in *x, const struct reader *r,
				  struct str text)
{
	struct reader unshown = *r;

	unshown.unshown = true;
	return orders_read(x->a, &unshown, text, x->before);
}

/* Is it a title that we do not know: a few words above a letter that says something by itself? */
static bool is_weak(struct letter_in *x, const struct reader *r,
		    const struct reading *alone, struct str own)
{
	int words = str_words(x->subject);

	if (!str_trim(own).n || str_find_char(x->subject, '?') != SIZE_MAX ||
	    words > (alone->n_refused ? 1 : WEAK_WORDS))
		return false;
	const struct reading *below = read(x, r, own);
	return reads_alone(below) || below->n_refused;
}

struct str intake_subject_lines(struct letter_in *x, const struct reader *r,
				struct str own)
{
	struct str s = x->subject;
	/* "Re: wait" above a new text is the thread of an earlier letter of theirs. */
	bool marked = past_marks(x->l->subject).n < str_trim(x->l->subject).n &&
		      x->l->n_lines;

	if (!s.n)
		return s;
	/* A blank line between, or the text would go on with its press or its sentence; below a colon it does. */
	struct str plain =
		str_printf(x->a, "%.*s\n%s", STR_ARG(s), str_ends(s, ":") ? "" : "\n");
	if (!x->position)
		return plain;
	struct str named = str_printf(x->a, "Subject: %.*s\n", STR_ARG(s));
	const struct reading *alone = read(x, r, named);
	if (alone->n_accepted && !alone->n_press)
		return named;
	struct str below = str_ends(s, ":") ? own : STR("");
	const struct reading *bare = read(
		x, r, str_printf(x->a, "%.*s%.*s", STR_ARG(plain), STR_ARG(below)));
	if (alone->n_asked && !alone->n_press && (marked || !is_done(bare)))
		return named;
	if (reads_alone(bare) && !marked)
		return plain;
	if (!reads_alone(bare) && is_weak(x, r, alone, own))
		return STR("");
	return str_printf(x->a, "%.*s\n", STR_ARG(named));
}
