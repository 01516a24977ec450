/* The sender from inside: takes letters from the core, sends them over a few connections at
 * a time, and reports the result of each. See sender.h and sender_talk.h.
 * SPDX-License-Identifier: ISC */
#include <poll.h>
#include <unistd.h>

#include "base/arena.h"
#include "base/elapsed.h"
#include "mail/send/sender_inside.h"

enum {
	QUESTION_MS = 60 * 1000,
	LOOK_MS = 1000,
	/* How long a letter waits for a free connection; then it goes back to the core,
	 * before its claim runs out. */
	WAIT_S = 90,
	REST_S = 2, /* how long an idle connection is kept */
};

/* The core's words --------------------------------------------------------------------------- */

static bool goes_on(void *arg)
{
	return !((struct sending *)arg)->stopped;
}

static void open_lines(struct sending *s, struct way_out *way)
{
	struct err err = {0};
	struct postbox *box = NULL;

	way->go_on = goes_on;
	way->go_on_arg = s;
	s->at_once = str_starts(str_of(way->url), "maildir:");
	do {
		box = s->open(way, s->n_lines, &err);
		if (box)
			s->line[s->n_lines] =
				(struct sender_line){.box = box,
						     .number = (char)s->n_lines,
						     .ended = s->ended[1]};
		s->n_lines += box != NULL;
	} while (box && !s->at_once && s->n_lines < SENDER_LINES);
	struct message_out m =
		message_begin(s->a, s->n_lines ? SENDER_OPENED : SENDER_TROUBLE);
	if (!s->n_lines)
		talk_put_err(&m, &err);
	sending_say(s, &m);
}

static bool on_open(struct sending *s, struct message_in *in)
{
	struct way_out way;

	sender_take_way(in, s->way, &way);
	if (!message_ends(in) || s->n_lines)
		return false;
	open_lines(s, &way);
	return true;
}

static bool on_letter(struct sending *s, struct message_in *in)
{
	struct arena *a = arena_create();
	struct sender_letter *l = arena_new(a, struct sender_letter);
	struct parcel p;

	l->a = a;
	l->came = elapsed_seconds();
	sender_take_parcel(in, &l->id, &p);
	if (!message_ends(in) || !s->n_lines || s->waiting.n >= 2 * SENDER_WINDOW) {
		sending_forget(l);
		return false;
	}
	l->parcel = (struct parcel){.name = str_dup(a, p.name),
				    .envelope_from = str_dup(a, p.envelope_from),
				    .to = str_dup(a, p.to),
				    .bytes = str_dup(a, p.bytes),
				    .again = p.again};
	sending_append(&s->waiting, l);
	return true;
}

static bool on_recall(struct sending *s, struct message_in *in)
{
	if (message_ends(in))
		sending_give_back(s);
	return message_ends(in);
}

static bool on_stop(struct sending *s, struct message_in *in)
{
	s->stopped = true;
	return on_recall(s, in);
}

/* clang-format off */
static bool (*const answer[])(struct sending *, struct message_in *) = {
	[SENDER_OPEN]   = on_open,
	[SENDER_LETTER] = on_letter,
	[SENDER_RECALL] = on_recall,
	[SENDER_STOP]   = on_stop,
};
/* clang-format on */
enum { N_ANSWERS = sizeof answer / sizeof *answer };

static bool hear(struct sending *s)
{
	struct message_in in;

	return message_receive(s->fd, s->a, sender_words[SENDER_LETTER].most,
			       QUESTION_MS, &in) == MESSAGE_HERE &&
	       in.kind < N_ANSWERS && in.rest.n <= sender_words[in.kind].most &&
	       answer[in.kind](s, &in);
}

/* The loop ------------------------------------------------------------------------------------- */

static bool is_busy(const struct sending *s)
{
	for (int i = 0; i < s->n_lines; i++)
		if (s->line[i].at)
			return true;
	return s->waiting.n || s->written.n;
}

/* Until the core says something, or a letter has ended. */
static bool wait_for_word(struct sending *s)
{
	struct pollfd p[] = {{.fd = s->fd, .events = POLLIN},
			     {.fd = s->ended[0], .events = POLLIN}};

	if (poll(p, 2, LOOK_MS) <= 0)
		return false;
	if (p[1].revents)
		sending_lines_hear(s);
	return p[0].revents;
}

static void look_after(struct sending *s)
{
	int64_t now = elapsed_seconds();
	bool busy = is_busy(s);

	if (s->waiting.n && now - s->waiting.first->came > WAIT_S)
		sending_give_back(s);
	if (busy)
		s->worked = now;
	else if (s->worked && now - s->worked >= REST_S) {
		for (int i = 0; i < s->n_lines; i++)
			postbox_rest(s->line[i].box);
		s->worked = 0;
	}
	if (busy && now - s->spoke >= SENDER_ALIVE_S)
		sending_say_alive(s);
}

/* Once stopped, it ends when all letters that were begun have been reported. */
static void serve(struct sending *s)
{
	bool good = true;

	while (good && !s->cut && !(s->stopped && !is_busy(s))) {
		if (wait_for_word(s))
			good = hear(s);
		if (good && s->at_once)
			sending_folder_work(s);
		else if (good)
			sending_lines_work(s);
		look_after(s);
		arena_reset(s->a);
	}
}

void sender_serve(int fd, sender_opens *open)
{
	struct sending s = {
		.fd = fd, .open = open, .way = arena_create(), .a = arena_create()};

	if (pipe(s.ended) == 0)
		serve(&s);
	s.stopped = true; /* nobody waits for what is under way */
	sending_lines_close(&s);
	close(s.ended[0]);
	close(s.ended[1]);
	sending_forget_all(&s.waiting);
	sending_forget_all(&s.written);
	arena_destroy(s.a);
	arena_destroy(s.way);
}
