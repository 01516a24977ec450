/* Questions between players: see question.h.
 * SPDX-License-Identifier: ISC */
#include "rules/pieces/question.h"

#include <stddef.h>
#include <string.h>

#include "base/locale.h"

const char *question_words(enum question_result result)
{
	static const char *const words[QUESTION_RESULTS] = {
		[QUESTION_DONE] = "",
		[QUESTION_TWICE] = N_(
			"You have asked them about this already; one question is allowed."),
		[QUESTION_NO_ROOM] = N_("No more questions can be asked in this turn."),
		[QUESTION_TOO_LONG] =
			N_("The question is too long: ask it in fewer words."),
		[QUESTION_NOT_THEIRS] = N_("Nobody has asked you this."),
		[QUESTION_TOO_SOON] = N_("Answer this question in the next phase."),
		[QUESTION_BOUND] =
			N_("This question has been answered, and the answer is final."),
		[QUESTION_CLOSED] = N_("The time to answer this question is over."),
	};

	return *words[result] ? locale_text(words[result]) : "";
}

/* Asking ---------------------------------------------------------------------------- */

static bool is_same(const struct question *q, const struct question *ask, int turn)
{
	return q->state != QUESTION_FREE && q->asker == ask->asker &&
	       q->asked == ask->asked && q->about == ask->about && q->turn == turn;
}

static int free_place(const struct questions *all)
{
	for (int i = 0; i < all->n; i++)
		if (all->q[i].state == QUESTION_FREE)
			return i;
	return -1;
}

enum question_result question_ask(const struct questions *all,
				  const struct question *ask, struct str text, int turn,
				  int phase, int *at)
{
	int place = free_place(all);

	for (int i = 0; i < all->n; i++)
		if (is_same(&all->q[i], ask, turn))
			return QUESTION_TWICE;
	if (text.n >= QUESTION_TEXT)
		return QUESTION_TOO_LONG;
	if (place < 0)
		return QUESTION_NO_ROOM;
	struct question *q = &all->q[place];
	memset(q, 0, sizeof *q);
	q->state = QUESTION_OPEN;
	q->asker = ask->asker;
	q->asked = ask->asked;
	q->readers = (uint16_t)(ask->readers | 1U << ask->asker | 1U << ask->asked);
	q->topic = ask->topic;
	q->about = ask->about;
	q->turn = (int16_t)turn;
	q->phase = (int16_t)phase;
	if (text.n)
		memcpy(q->text, text.s, text.n);
	if (at)
		*at = place;
	return QUESTION_DONE;
}

/* Answering --------------------------------------------------------------------------- */

static bool was_before(const struct question *q, int turn, int phase)
{
	return q->turn < turn || (q->turn == turn && q->phase < phase);
}

int question_due(const struct questions *all, int seat, int turn, int phase, int from)
{
	for (int i = from + 1; i < all->n; i++)
		if (all->q[i].state == QUESTION_OPEN && all->q[i].asked == seat &&
		    was_before(&all->q[i], turn, phase))
			return i;
	return -1;
}

/* Can the question in that place be answered at all? */
static enum question_result look_up(const struct questions *all, int at)
{
	if (at < 0 || at >= all->n || all->q[at].state == QUESTION_FREE)
		return QUESTION_NOT_THEIRS;
	if (all->q[at].state == QUESTION_UNANSWERED)
		return QUESTION_CLOSED;
	return all->q[at].state == QUESTION_OPEN ? QUESTION_DONE : QUESTION_BOUND;
}

static void settle(struct question *q, enum question_state how, int answer, int turn)
{
	q->state = (uint8_t)how;
	q->answer = answer;
	q->settled = (int16_t)turn;
}

enum question_result question_answer(const struct questions *all, int at, int seat,
				     int answer, int turn, int phase)
{
	enum question_result result = look_up(all, at);

	if (result == QUESTION_NOT_THEIRS || all->q[at].asked != seat)
		return QUESTION_NOT_THEIRS;
	if (result != QUESTION_DONE)
		return result;
	if (!was_before(&all->q[at], turn, phase))
		return QUESTION_TOO_SOON;
	settle(&all->q[at], QUESTION_ANSWERED, answer, turn);
	return QUESTION_DONE;
}

enum question_result question_find_out(const struct questions *all, int at, int answer,
				       int turn)
{
	enum question_result result = look_up(all, at);

	if (result == QUESTION_DONE)
		settle(&all->q[at], QUESTION_FOUND_OUT, answer, turn);
	return result;
}

void question_close(const struct questions *all, int turn, int phase,
		    question_finder *find, void *game)
{
	for (int i = 0; i < all->n; i++) {
		struct question *q = &all->q[i];
		int answer;
		if (q->state != QUESTION_OPEN || !was_before(q, turn, phase))
			continue;
		if (find && find(game, q, &answer))
			settle(q, QUESTION_FOUND_OUT, answer, turn);
		else
			settle(q, QUESTION_UNANSWERED, 0, turn);
	}
}

/* Binding answers and their readers ------------------------------------------------ */

static bool has_answer(const struct question *q)
{
	return q->state == QUESTION_ANSWERED || q->state == QUESTION_FOUND_OUT;
}

const struct question *question_broken(const struct questions *all, int seat,
				       question_reading *reads, void *game)
{
	for (int i = 0; i < all->n; i++) {
		const struct question *q = &all->q[i];
		bool none = false;
		if (q->asked != seat || !has_answer(q))
			continue;
		int would = reads(game, q, &none);
		if (!none && would != q->answer)
			return q;
	}
	return NULL;
}

static bool may_read(const struct question *q, int seat, unsigned everybody)
{
	if (q->state == QUESTION_FREE)
		return false;
	return seat >= 0 ? q->readers >> seat & 1
			 : (q->readers & everybody) == everybody;
}

int question_seen(const struct questions *all, int seat, unsigned everybody,
		  struct question out[], int max)
{
	int n = 0;

	for (int i = 0; i < all->n && n < max; i++)
		if (may_read(&all->q[i], seat, everybody))
			out[n++] = all->q[i];
	return n;
}

void question_forget(const struct questions *all, int turn)
{
	for (int i = 0; i < all->n; i++)
		if (all->q[i].state != QUESTION_OPEN && all->q[i].settled < turn)
			memset(&all->q[i], 0, sizeof all->q[i]);
}
