/* Messages between two processes of the house. A message has a kind and values in a
 * fixed order. On the wire it is a frame: its length (four bytes, little-endian), its
 * kind (one), and each value after a letter that names its type. Neither side trusts
 * the other: a reader says how large a value may be, and a value of another type, a
 * length beyond the frame or bytes left over make the whole message bad.
 *
 * Writing cannot fail. Reading remembers the first fault: after it every value is zero
 * or empty, so a caller reads all values and asks once, with message_ends.
 * SPDX-License-Identifier: ISC */
#ifndef BASE_MESSAGE_H
#define BASE_MESSAGE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/err.h"
#include "base/str.h"

struct arena;

/* Longest frame that message_receive takes, whatever its caller allows. */
enum { MESSAGE_MAX = 8 * 1024 * 1024, MESSAGE_FOREVER = -1 };

struct message_out {
	struct buf frame;
};

/* `kind` is 0 to 255. */
struct message_out message_begin(struct arena *, int kind);
/* The same with room for `n` bytes of values, which are not moved until there are
 * more. */
struct message_out message_begin_for(struct arena *, int kind, size_t n);
void message_put_int(struct message_out *, int64_t);
void message_put_str(struct message_out *, struct str);
/* A list is its count, followed by its items as values of their own. */
void message_put_count(struct message_out *, size_t);
/* The finished frame; valid until the next message_put. */
struct str message_frame(struct message_out *);

/* Sends all of it, however long the other side takes. false: the connection is
 * closed. */
bool message_send(int fd, struct message_out *, struct err *) MUST_USE;

struct message_in {
	int kind;
	struct str rest;
	bool good;
};

enum message_result {
	MESSAGE_HERE,
	MESSAGE_LATE, /* not complete in time; the connection is now useless */
	MESSAGE_CUT,  /* the other side has gone */
	MESSAGE_BAD,  /* a frame longer than allowed, or an empty one */
};

/* Sends to a side that is not trusted to read. MESSAGE_HERE if all of it was sent
 * within `ms`. */
enum message_result message_send_within(int fd, struct message_out *, int ms) MUST_USE;

/* The next message, of at most `most` bytes, which are in the arena. `ms`: how long
 * the whole of it may take; or MESSAGE_FOREVER. */
enum message_result message_receive(int fd, struct arena *, size_t most, int ms,
				    struct message_in *);
/* For a process that must report that it is alive: the callback is told of a wait, in
 * either direction, that has lasted for MESSAGE_LONG_MS. `ms` is how much longer it may
 * last; 0: it is over. The callback must not wait itself. There is one for each
 * process; NULL: nobody is told. */
enum { MESSAGE_LONG_MS = 1000 };
void message_on_long_wait(void (*says)(int ms));
/* The same from bytes: one whole frame. */
bool message_read(struct str frame, struct message_in *) MUST_USE;

int64_t message_int(struct message_in *, int64_t least, int64_t most);
bool message_bool(struct message_in *);
/* A view into the message; at most `most` bytes. */
struct str message_str(struct message_in *, size_t most);
/* The same with a closing NUL in the arena; text with a NUL inside is a fault. */
char *message_z(struct message_in *, struct arena *, size_t most);
/* Words for people: a text of less than `room` bytes, in which "?" replaces each
 * character that a terminal would obey and everything that is not UTF-8. It may be empty: who
 * passes it on as a reason has words of its own for that. */
void message_words(struct message_in *, char *out, size_t room);
size_t message_count(struct message_in *, size_t most);
/* Was every value good, with nothing left over? */
bool message_ends(const struct message_in *) MUST_USE;

/* Passes an open descriptor to the other side; the caller keeps its own. */
bool message_pass_fd(int line, int fd) MUST_USE;
/* Receives one, close-on-exec; -1: none came, or more than one, or the connection is
 * closed. */
int message_take_fd(int line);

/* Waits until the other side says something, or has gone without a word (MESSAGE_CUT);
 * MESSAGE_LATE: neither happened within `ms`. */
enum message_result message_await(int fd, int ms);

/* Has the other side begun to say something? Waits `ms` at most. Words that it sent
 * before it went count; that it has gone does not. */
bool message_waits(int fd, int ms);

#endif
