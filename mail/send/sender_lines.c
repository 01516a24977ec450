/* The sender and a server: letters go over a few lines at a time, each with a thread of its
 * own. See sender_inside.h.
 * SPDX-License-Identifier: ISC */
#include <unistd.h>

#include "mail/send/sender_inside.h"

#include "base/elapsed.h"

enum {
	SLOW_S = 3, /* a letter that takes longer has others go by another line */
	HEAP = 10,
};

/* A try that we gave up ourselves blames nobody. */
static void end_letter(struct sending *s, struct sender_line *line)
{
	struct sender_letter *l = line->at;
	bool given_up = s->stopped && line->result.verdict == POST_RETRY;

	line->at = NULL;
	if (given_up)
		sending_say_of(s, SENDER_UNTRIED, l->id);
	else if (line->works)
		sending_say_result(s, l->id, &line->result);
	else
		sending_say_office(s, l->id, &line->err);
	sending_forget(l);
	if (!line->works)
		sending_give_back(s);
}

static void *send_letter(void *arg)
{
	struct sender_line *line = arg;

	line->works =
		postbox_send(line->box, &line->at->parcel, &line->result, &line->err);
	/* A pipe has room for its few bytes at once. */
	(void)!write(line->ended, &line->number, 1);
	return NULL;
}

/* Letters to one address go one after the other, in the order of the core: "you are in" is not to arrive behind the first report.
 * Returns the first letter whose address no line is serving; NULL: there is none. */
static struct sender_letter *next_letter(const struct sending *s)
{
	struct sender_letter *l = s->waiting.n ? s->waiting.first : NULL;

	for (; l; l = l->next) {
		bool served = false;
		for (int i = 0; i < s->n_lines && !served; i++)
			served = s->line[i].at &&
				 str_iequal(s->line[i].at->parcel.to, l->parcel.to);
		if (!served)
			break;
	}
	return l;
}

static void begin_letter(struct sending *s, struct sender_line *line,
			 struct sender_letter *next)
{
	sending_take_out(&s->waiting, next);
	line->at = next;
	line->begun = elapsed_seconds();
	line->result = (struct post_result){.verdict = POST_RETRY};
	line->err = (struct err){0};
	sending_say_of(s, SENDER_BEGUN, line->at->id);
	if (pthread_create(&line->thread, NULL, send_letter, line) == 0)
		return;
	err_set(&line->err, "no thread to send with");
	line->works = false;
	end_letter(s, line);
}

void sending_lines_hear(struct sending *s)
{
	char number;

	if (read(s->ended[0], &number, 1) != 1)
		return;
	struct sender_line *line = &s->line[(int)number];
	pthread_join(line->thread, NULL);
	end_letter(s, line);
}

/* A server gets one connection and one login, unless many letters wait or the earlier ones
 * are slow. */
static bool may_begin(const struct sending *s, int i)
{
	if (!s->waiting.n || s->line[i].at)
		return false;
	for (int k = 0; k < i; k++)
		if (!s->line[k].at || (elapsed_seconds() - s->line[k].begun < SLOW_S &&
				       s->waiting.n < (size_t)i * HEAP))
			return false;
	return true;
}

void sending_lines_work(struct sending *s)
{
	struct sender_letter *next;

	for (int i = 0; i < s->n_lines; i++)
		if (may_begin(s, i) && (next = next_letter(s)))
			begin_letter(s, &s->line[i], next);
}

void sending_lines_close(struct sending *s)
{
	for (int i = 0; i < s->n_lines; i++) {
		if (s->line[i].at) {
			pthread_join(s->line[i].thread, NULL);
			sending_forget(s->line[i].at);
		}
		postbox_close(s->line[i].box);
	}
}
