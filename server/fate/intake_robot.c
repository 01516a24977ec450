/* Robots that do not say that they are robots: an answer to each of their letters brings the
 * next one. They are known by what their letters lack, and by saying the same each time. The third in a row without an order, a
 * command or press gets no answer, or the seventh, if each says something else and comes with the key and the address of its player:
 * a person looks for the right words. From then on what such letters say goes to the GM, in their own words, and one an hour is answered
 * (intake_act.c); a robot that says the same again gets nothing. Nor does a letter that only quotes one of ours, unchanged;
 * nor does the second that quotes and says nothing else. The first of those may be from a
 * person who wrote their orders where none are read. The first letter with something in it
 * ends that.
 * SPDX-License-Identifier: ISC */
#include "server/fate/fate.h"

#include "base/arena.h"
#include "mail/trust/content.h"
#include "mail/trust/trust.h"
#include "schema/mail/robots.h"
#include "server/outbox/post.h"

/* A line that is meant as an order but is not one is usually a person's slip: six times as
 * many are answered. */
enum {
	POINTS_TRIED = 1,
	POINTS_NEW = 2, /* said by the player for the first time */
	POINTS_NONE = 6,
	POINTS_SAME = 12, /* said by them before */
	POINTS_QUOTES = 12,
	POINTS_SILENT = 12
};

enum { WORDS_BYTES = 600 }; /* that the GM is shown */

/* The row in which the letter counts. Weaker proofs have rows of their own, so they cannot
 * use up the answers of stronger ones. */
static struct str writer(const struct letter_in *x)
{
	const struct sender_identity *w = &x->who;

	if (w->to_gm)
		return str_printf(x->a, "gm %lld %d", (long long)w->game.id,
				  w->gm_key && w->gm_from);
	if (w->has_seat)
		return str_printf(x->a, "%s %lld %d",
				  w->trust == TRUST_FULL ? "seat" : "half",
				  (long long)w->seat.id, w->seat.epoch);
	return str_printf(x->a, "from %.*s", STR_ARG(x->l->from));
}

static bool quotes_only_ours(const struct letter_in *x)
{
	return x->l->class == LETTER_EMPTY && x->l->reason == REASON_QUOTED_ONLY &&
	       !x->subject.n && !x->lead;
}

/* A robot that counts its letters, or dates them, says the same each time. */
static void add_without_numbers(struct buf *b, struct str line)
{
	for (size_t i = 0; i < line.n; i++)
		if (line.s[i] < '0' || line.s[i] > '9')
			buf_char(b, line.s[i]);
	buf_char(b, '\n');
}

/* Has the player written the same before? Noted in a row of its own, which goes after a month. */
static bool weigh_text(struct letter_in *x, int *points, struct err *err)
{
	struct buf text = buf_in(x->a);
	char key[65];
	int before;

	*points = POINTS_NONE;
	if (x->who.trust != TRUST_FULL || !x->who.has_seat || x->who.to_gm)
		return true;
	add_without_numbers(&text, x->subject);
	for (size_t i = 0; i < x->l->n_lines; i++)
		add_without_numbers(&text, x->l->lines[i]);
	content_text_key(STR(""), buf_str(&text), key);
	if (!robots_add(x->h->store,
			str_printf(x->a, "text %lld %d %s", (long long)x->who.seat.id,
				   x->who.seat.epoch, key),
			1, home_now(x->h), &before, err))
		return false;
	*points = before ? POINTS_SAME : POINTS_NEW;
	return true;
}

/* " It says: ...", with the words of the letter; empty where it only quotes. */
static struct str last_words(const struct letter_in *x)
{
	struct buf b = buf_in(x->a);

	for (size_t i = 0; i < x->l->n_lines && b.n < WORDS_BYTES; i++)
		if (str_trim(x->l->lines[i]).n)
			buf_printf(&b, "%s%.*s", b.n ? " / " : "",
				   STR_MADE(x->a, str_trim(x->l->lines[i])));
	struct str words = trust_scan(x->a, str_cut(buf_str(&b), WORDS_BYTES), NULL);
	return words.n ? str_printf(x->a, " It says: %.*s", STR_ARG(words)) : words;
}

static bool tell_gm(struct letter_in *x, struct str who, struct err *err)
{
	const struct sender_identity *w = &x->who;
	bool first;

	if (!w->has_game || !w->has_seat || w->to_gm)
		return true;
	if (!robots_tell(x->h->store, who, &first, err))
		return false;
	return !first ||
	       post_to_gm(
		       x->h, x->a, &w->game, KIND_WARNING, CAUSE_IN, x->in->id,
		       str_printf(x->a, "%.*s letters of %.*s without an order",
				  STR_MADE(x->a, post_tag(x->a, &w->game)),
				  STR_ARG(w->seat.colour)),
		       str_printf(
			       x->a,
			       "%s from %.*s (%.*s). The last got no answer: it may come from an auto-responder that does not identify itself, and an answer would bring the next one. Letters are answered again as soon as one has an order, a command or press in it. If the player has written orders into the quoted text of our letter, tell them to write above it. `postalgm letters show %lld` shows the last.%.*s",
			       quotes_only_ours(x)
				       ? "Letters that quote ours and have nothing else came"
				       : "Several letters in a row without an order, a command or press came",
			       STR_ARG(w->seat.name), STR_ARG(w->seat.colour),
			       (long long)x->in->id, STR_MADE(x->a, last_words(x))),
		       err);
}

bool intake_weigh_content(struct letter_in *x, enum intake_content content,
			  bool *silent, struct err *err)
{
	struct str who = writer(x);
	int before, points = POINTS_TRIED;
	bool ours;

	*silent = false;
	if (content == CONTENT_SOME)
		return robots_forget(x->h->store, who, err);
	if (content != CONTENT_TRIED && !weigh_text(x, &points, err))
		return false;
	if (content != CONTENT_TRIED && quotes_only_ours(x))
		points = POINTS_QUOTES;
	if (!robots_add(x->h->store, who, points, home_now(x->h), &before, err))
		return false;
	/* A person wrote in the subject above a letter of ours that is quoted whole. */
	if (content == CONTENT_TRIED || x->subject.n || x->lead)
		ours = false;
	else if (!intake_is_ours_alone(x, &ours, err))
		return false;
	/* A robot answers nothing that we asked: YES and the like are answered a while longer. */
	int most = POINTS_SILENT + (content == CONTENT_TRIED ? POINTS_NONE : 0);
	*silent = ours || before >= most;
	if (!*silent || ours)
		return !*silent || tell_gm(x, who, err);
	if (content == CONTENT_TRIED && !weigh_text(x, &points, err))
		return false;
	x->unheard = points == POINTS_NEW;
	return x->unheard || tell_gm(x, who, err);
}
