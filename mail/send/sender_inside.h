/* The sender from inside, as its files share it; for sender_*.c only.
 * SPDX-License-Identifier: ISC */
#ifndef MAIL_SENDER_INSIDE_H
#define MAIL_SENDER_INSIDE_H

#include <pthread.h>
#include <stdatomic.h>

#include "mail/send/sender.h"
#include "mail/send/sender_talk.h"

/* A letter in the sender, from the core's request to our report. */
struct sender_letter {
	struct sender_letter *next;
	struct arena *a;
	int64_t id, came; /* monotonic seconds */
	struct parcel parcel;
	struct post_result result; /* of one that waits for the flush */
};

struct sender_queue {
	struct sender_letter *first, **end;
	size_t n;
};

/* Each has its own thread while it sends a letter, because libcurl blocks until the
 * answer to the last dot has come. The thread has the box, the letter, `result`, `err`
 * and `works` to itself until it has written its number into the pipe. */
struct sender_line {
	struct postbox *box;
	struct sender_letter *at; /* NULL: it is free */
	int64_t begun;            /* monotonic seconds */
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
	struct sender_line line[SENDER_LINES];
	int n_lines;  /* 0: the way is not open */
	bool at_once; /* a Maildir: letters have gone when they are flushed */
	struct sender_queue waiting, written; /* `written`: by a Maildir, not flushed */
	atomic_bool stopped;                  /* the threads look at it */
	bool cut;
	int ended[2]; /* a pipe: a byte for each thread that has ended */
	int64_t spoke, worked;
};

/* Queues: sender_inside.c. A letter belongs to the queue or the line that holds it, and
 * is given back by sending_forget. sending_take_first returns NULL if there is none. */
void sending_append(struct sender_queue *, struct sender_letter *);
struct sender_letter *sending_take_first(struct sender_queue *);
void sending_take_out(struct sender_queue *, struct sender_letter *); /* it is in it */
void sending_forget(struct sender_letter *);
void sending_forget_all(struct sender_queue *);

/* Reports to the core: about a letter, about its result, about trouble with the office
 * (`id` 0: with no letter in particular), and that we are alive. */
void sending_say(struct sending *, struct message_out *);
void sending_say_of(struct sending *, enum sender_word, int64_t id);
void sending_say_alive(struct sending *);
void sending_say_result(struct sending *, int64_t id, const struct post_result *);
void sending_say_office(struct sending *, int64_t id, const struct err *);
/* Returns waiting letters that were not begun to the core. */
void sending_give_back(struct sending *);

/* For a server, whose connections each have a thread: sender_lines.c. */
void sending_lines_work(struct sending *);
/* Joins the thread whose number is in the pipe, and reports its letter. */
void sending_lines_hear(struct sending *);
/* The end: waits for the threads, forgets their letters, closes the boxes. */
void sending_lines_close(struct sending *);

/* For a Maildir, which is written at once: sender_folder.c. */
void sending_folder_work(struct sending *);

#endif
