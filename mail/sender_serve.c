/* The sender from inside: letters are taken from the core, sent over a few lines at a time,
 * and what came of each is told. See sender.h and sender_talk.h.
 * SPDX-License-Identifier: ISC */
#include <poll.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

#include "base/arena.h"
#include "mail/sender.h"
#include "mail/sender_talk.h"

enum {
	QUESTION_MS = 60 * 1000,
	LOOK_MS = 1000,
	/* So long a letter waits for a line that is free; then the core has it back, before
	 * its claim runs out. */
	WAIT_S = 90,
	SLOW_S = 3, /* a letter that takes longer has others go by another line */
	HEAP = 10,
	REST_S = 2, /* so long a line is kept for what may come */
};

/* A letter at the sender, from the core's word to ours. */
struct letter {
	struct letter *next;
	struct arena *a;
	int64_t id, came; /* monotonic seconds */
	struct parcel parcel;
	struct post_result result; /* of one that waits for the flush */
};

struct queue {
	struct letter *first, **end;
	size_t n;
};

/* Each has a thread of its own while it has a letter: libcurl waits for the answer to the
 * last dot, whatever else is to be done. The thread has the box, the letter, `result`, `err`
 * and `works` to itself until it has written its number into the pipe. */
struct line {
	struct postbox *box;
	struct letter *at; /* NULL: it is free */
	int64_t begun;     /* monotonic seconds */
	pthread_t thread;
	struct post_result result;
	struct err err;
	bool works; /* false: the post office is in trouble */
	char number;
	int ended; /* the pipe's end that it writes to */
};

struct sending {
	int fd;
	sender_opens *open;
	struct arena *way, *a;
	struct line line[SENDER_LINES];
	int n_lines;  /* 0: the way is not open */
	bool at_once; /* a Maildir: letters have gone when they are flushed */
	struct queue waiting, written; /* `written`: by a Maildir, not flushed */
	atomic_bool stopped;           /* the threads look at it */
	bool cut;
	int ended[2]; /* a pipe: an octet for each thread that has ended */
	int64_t spoke, worked;
};

static int64_t seconds(void)
{
	struct timespec ts = {0};
	clock_gettime(CLOCK_MONOTONIC, &ts);
	return (int64_t)ts.tv_sec;
}

/* Letters ------------------------------------------------------------------------ */

static void append(struct queue *q, struct letter *l)
{
	l->next = NULL;
	*(q->n ? q->end : &q->first) = l;
	q->end = &l->next;
	q->n++;
}

static struct letter *take_first(struct queue *q)
{
	struct letter *l = q->n ? q->first : NULL;

	if (l) {
		q->first = l->next;
		q->n--;
	}
	return l;
}

static void forget(struct letter *l)
{
	arena_destroy(l->a);
}

static void forget_all(struct queue *q)
{
	for (struct letter *l; (l = take_first(q));)
		forget(l);
}

/* Words ---------------------------------------------------------------------------- */

static void say(struct sending *s, struct message_out *m)
{
	struct err cut = {0};

	s->cut = s->cut || !message_send(s->fd, m, &cut);
	s->spoke = seconds();
}

static void say_of(struct sending *s, enum sender_word word, int64_t id)
{
	struct message_out m = message_begin(s->a, (int)word);

	message_put_int(&m, id);
	say(s, &m);
}

static void say_alive(struct sending *s)
{
	struct message_out m = message_begin(s->a, SENDER_ALIVE);

	say(s, &m);
}

static void say_result(struct sending *s, int64_t id, const struct post_result *r)
{
	struct message_out m = message_begin(s->a, SENDER_RESULT);

	sender_put_result(&m, id, r);
	say(s, &m);
}

/* 0: of no letter in particular. */
static void say_office(struct sending *s, int64_t id, const struct err *err)
{
	struct message_out m = message_begin(s->a, SENDER_OFFICE);

	message_put_int(&m, id);
	talk_put_err(&m, err);
	say(s, &m);
}

/* What was not begun goes back to the core. */
static void give_back(struct sending *s)
{
	for (struct letter *l; (l = take_first(&s->waiting));) {
		say_of(s, SENDER_UNTRIED, l->id);
		forget(l);
	}
}

/* A server ---------------------------------------------------------------------------- */

/* A try that we gave up ourselves blames nobody. */
static void end_letter(struct sending *s, struct line *line)
{
	struct letter *l = line->at;
	bool given_up = s->stopped && line->result.verdict == POST_RETRY;

	line->at = NULL;
	if (given_up)
		say_of(s, SENDER_UNTRIED, l->id);
	else if (line->works)
		say_result(s, l->id, &line->result);
	else
		say_office(s, l->id, &line->err);
	forget(l);
	if (!line->works)
		give_back(s);
}

static void *send_letter(void *arg)
{
	struct line *line = arg;

	line->works =
		postbox_send(line->box, &line->at->parcel, &line->result, &line->err);
	/* A pipe has room for its few octets at once. */
	(void)!write(line->ended, &line->number, 1);
	return NULL;
}

static void begin_letter(struct sending *s, struct line *line)
{
	line->at = take_first(&s->waiting);
	line->begun = seconds();
	line->result = (struct post_result){.verdict = POST_RETRY};
	line->err = (struct err){0};
	say_of(s, SENDER_BEGUN, line->at->id);
	if (pthread_create(&line->thread, NULL, send_letter, line) == 0)
		return;
	err_set(&line->err, "no thread to send with");
	line->works = false;
	end_letter(s, line);
}

static void hear_ended(struct sending *s)
{
	char number;

	if (read(s->ended[0], &number, 1) != 1)
		return;
	struct line *line = &s->line[(int)number];
	pthread_join(line->thread, NULL);
	end_letter(s, line);
}

/* A server sees one line and one login, but for a heap of letters, or where those before are
 * slow. */
static bool may_begin(const struct sending *s, int i)
{
	if (!s->waiting.n || s->line[i].at)
		return false;
	for (int k = 0; k < i; k++)
		if (!s->line[k].at || (seconds() - s->line[k].begun < SLOW_S &&
				       s->waiting.n < (size_t)i * HEAP))
			return false;
	return true;
}

static void work_on_server(struct sending *s)
{
	for (int i = 0; i < s->n_lines; i++)
		if (may_begin(s, i))
			begin_letter(s, &s->line[i]);
}

/* A Maildir ------------------------------------------------------------------------------ */

/* They have gone when all are on the disk, and not before. */
static void flush(struct sending *s)
{
	struct err err = {0};
	bool ok = postbox_flush(s->line[0].box, &err);

	for (struct letter *l; (l = take_first(&s->written));) {
		if (!ok && l->result.verdict == POST_SENT)
			l->result.verdict = POST_DOUBT;
		say_result(s, l->id, &l->result);
		forget(l);
	}
	if (!ok)
		say_office(s, 0, &err);
}

static void write_letter(struct sending *s, struct letter *l)
{
	struct err err = {0};

	say_of(s, SENDER_BEGUN, l->id);
	if (postbox_send(s->line[0].box, &l->parcel, &l->result, &err)) {
		append(&s->written, l);
		return;
	}
	say_office(s, l->id, &err);
	forget(l);
	give_back(s);
}

static bool core_has_more(const struct sending *s)
{
	struct pollfd p = {.fd = s->fd, .events = POLLIN};

	return poll(&p, 1, 0) > 0;
}

static void work_on_maildir(struct sending *s)
{
	for (struct letter *l; (l = take_first(&s->waiting));)
		write_letter(s, l);
	if (s->written.n && (s->written.n >= SENDER_WINDOW || !core_has_more(s)))
		flush(s);
}

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
			s->line[s->n_lines] = (struct line){.box = box,
							    .number = (char)s->n_lines,
							    .ended = s->ended[1]};
		s->n_lines += box != NULL;
	} while (box && !s->at_once && s->n_lines < SENDER_LINES);
	struct message_out m =
		message_begin(s->a, s->n_lines ? SENDER_OPENED : SENDER_TROUBLE);
	if (!s->n_lines)
		talk_put_err(&m, &err);
	say(s, &m);
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
	struct letter *l = arena_new(a, struct letter);
	struct parcel p;

	l->a = a;
	l->came = seconds();
	sender_take_parcel(in, &l->id, &p);
	if (!message_ends(in) || !s->n_lines || s->waiting.n >= 2 * SENDER_WINDOW) {
		forget(l);
		return false;
	}
	l->parcel = (struct parcel){.name = str_dup(a, p.name),
				    .envelope_from = str_dup(a, p.envelope_from),
				    .to = str_dup(a, p.to),
				    .bytes = str_dup(a, p.bytes),
				    .again = p.again};
	append(&s->waiting, l);
	return true;
}

static bool on_recall(struct sending *s, struct message_in *in)
{
	if (message_ends(in))
		give_back(s);
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
		hear_ended(s);
	return p[0].revents;
}

static void look_after(struct sending *s)
{
	int64_t now = seconds();
	bool busy = is_busy(s);

	if (s->waiting.n && now - s->waiting.first->came > WAIT_S)
		give_back(s);
	if (busy)
		s->worked = now;
	else if (s->worked && now - s->worked >= REST_S) {
		for (int i = 0; i < s->n_lines; i++)
			postbox_rest(s->line[i].box);
		s->worked = 0;
	}
	if (busy && now - s->spoke >= SENDER_ALIVE_S)
		say_alive(s);
}

/* Stopped, it ends when what was begun has been told. */
static void serve(struct sending *s)
{
	bool good = true;

	while (good && !s->cut && !(s->stopped && !is_busy(s))) {
		if (wait_for_word(s))
			good = hear(s);
		if (good && s->at_once)
			work_on_maildir(s);
		else if (good)
			work_on_server(s);
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
	for (int i = 0; i < s.n_lines; i++) {
		if (s.line[i].at) {
			pthread_join(s.line[i].thread, NULL);
			forget(s.line[i].at);
		}
		postbox_close(s.line[i].box);
	}
	close(s.ended[0]);
	close(s.ended[1]);
	forget_all(&s.waiting);
	forget_all(&s.written);
	arena_destroy(s.a);
	arena_destroy(s.way);
}
