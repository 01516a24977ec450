/* Orders in the subject: "Re: attack blue 3 with 2 from 1", and below it "see subject" or nothing.
 * SPDX-License-Identifier: ISC */
#include "server/intake/intake_steps.h"

#include "base/arena.h"
#include "schema/mail/outbox.h"
#include "server/identity/sender_hint.h"

enum { LONGEST = 300 };

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

/* "[KESTREL] T5 P1 report": the subject is one of ours, perhaps with other words behind. */
static struct str past_tags(struct str s, bool *tagged)
{
	size_t end, key;

	*tagged = false;
	while (str_starts(s, "[") && (end = str_find_char(s, ']')) != SIZE_MAX) {
		s = past_marks(str_slice(s, end + 1, s.n));
		*tagged = true;
	}
	if ((key = str_find(s, STR("[#"))) != SIZE_MAX)
		s = str_trim(str_slice(s, 0, key));
	return s;
}

struct str intake_subject(const struct letter_in *x, bool *tagged)
{
	struct str s = past_tags(past_marks(x->l->subject), tagged);

	return s.n > LONGEST || str_find_char(s, '\n') != SIZE_MAX ? STR("") : s;
}

/* Is it the subject of the letter that is answered, as nearly all have it? It is a title, of a dozen words, and would be tried
 * as an order in all ways. */
static bool is_answered_title(const struct letter_in *x, struct str subject)
{
	struct outbox answered;
	struct str title, here, there;
	bool tagged;

	if (!hint_answered(x->h, x->a, x->l, &answered))
		return false;
	title = past_tags(past_marks(answered.subject), &tagged);
	while (str_word(&subject, &here))
		if (!str_word(&title, &there) || !str_equal(here, there))
			return false;
	return tagged && !str_word(&title, &there);
}

/* "HELP", "JOIN": where the letter has no text, its subject is all that was said. */
static bool is_command(const struct letter_in *x, const struct reader *r,
		       struct str subject)
{
	struct reader unshown = *r;
	unshown.unshown = true;
	const struct reading *alone = orders_read(
		x->a, &unshown, str_printf(x->a, "%.*s\n", STR_ARG(subject)), NULL);

	return alone->n_commands == 1 && !alone->n_accepted && !alone->n_refused &&
	       !alone->n_asked && !alone->n_notes && !alone->n_press;
}

struct str intake_subject_line(const struct letter_in *x, const struct reader *r)
{
	bool tagged;
	struct str s = intake_subject(x, &tagged);

	if (!s.n || (tagged && is_answered_title(x, s)))
		return STR("");
	if (!x->l->n_lines && !x->l->n_attached && is_command(x, r, s))
		return str_printf(x->a, "%.*s\n", STR_ARG(s));
	if (!x->position)
		return STR("");
	struct str line = str_printf(x->a, "Subject: %.*s\n", STR_ARG(s));
	struct reader unshown = *r;
	unshown.unshown = true;
	const struct reading *alone = orders_read(x->a, &unshown, line, NULL);
	/* A title is not an order: only a subject that reads as an order counts, or one that may be
	 * an order if no tag of ours says that it is a title. */
	bool orders = alone->n_accepted || (alone->n_asked && !tagged);
	return orders && !alone->n_press ? line : STR("");
}
