/* House: a home in a temporary directory, with people who write to it by Maildir and
 * read what comes back. Its clock stands where the test says.
 * SPDX-License-Identifier: ISC */
#ifndef TESTS_KIT_HOUSE_H
#define TESTS_KIT_HOUSE_H

#include "base/arena.h"
#include "schema/games.h"
#include "server/home/home.h"

enum { HOUSE_PEOPLE = 4 };

struct sent;
struct house {
	char dir[128];
	struct arena *a;
	struct home
		home; /* open between rounds, for looking and for the GM's commands */
	int64_t now;
	int n_in;           /* letters written so far */
	int64_t read;       /* letters with a number up to here were looked at */
	struct sent *known; /* letters that were read once, by number */
	int n_known;
	FILE *log; /* the daemon's output */
	/* Takes letters from mail/in/new to where the daemon looks; NULL: it looks there.
	 */
	void (*carry)(struct house *);
	struct standing *standing; /* what stays open between rounds; NULL: nothing */
	bool apart;                /* each round opens everything anew */
};

extern const char
	*const house_address[HOUSE_PEOPLE]; /* ann@..., bob@..., cat@..., dan@... */
extern const char *const house_colour[HOUSE_PEOPLE];

void house_open(struct house *, const char *now);
void house_close(struct house *);
/* Writes what the test has put into home.config into the file, for other programs. */
void house_configure(struct house *);
/* Returns the output of `postalgm health`, now. */
struct str house_health(struct house *);
/* A copy of the whole home under another name, closed and opened again. */
void house_copy(const struct house *, struct house *copy);

/* Moves the clock: ISO 8601, or seconds onward. */
void house_at(struct house *, const char *now);
void house_pass(struct house *, int64_t seconds);

/* One round, as `postalgmd` does it; fails the test on trouble. The processes of the house stay from one round to
 * the next, as long as the test leaves the configuration and the programs as they were; with `apart` each round has its own, as with
 * `postalgmd --once`. */
void house_round(struct house *);
bool house_try_round(struct house *);
/* Ends what stays open between rounds, before a test opens a round or the home itself. */
void house_rest(struct house *);

/* A game "kestrel" of four with all invited; joined; started. */
void house_invite(struct house *);
void house_join(struct house *);
void house_start(struct house *);
struct game house_game(struct house *);
/* Opened and started, and the letters up to here were looked at. */
void house_begin(struct house *, const char *now);
/* A switch of the game, with --force and a reason. */
void house_option(struct house *, const char *name, const char *value);
/* Runs the open phase by hand, and makes a round. */
void house_run(struct house *);
/* Decisions that are stored for the open phase. */
int house_slots(struct house *, int seat);

/* Letters of ours. */
struct sent {
	int64_t id;
	struct str to, subject, reply_to, message_id, body, bytes;
};
/* All that went out since the last call, in order. */
int house_sent(struct house *, struct sent **);
/* The newest letter to person `who` whose subject has `subject` in it; id 0: none. */
struct sent house_last(struct house *, int who, const char *subject);
/* How many letters to `who` with that in the subject there are in all. */
int house_count(struct house *, int who, const char *subject);

/* With its lines joined: where a line is broken says nothing. */
struct str house_flat(struct house *, struct str text);
/* A letter as its reader sees it: quoted-printable undone, lines end in LF. */
struct str house_text(struct house *, struct sent);

/* A letter from person `who`, as an answer to the newest one that has a key; lines with
 * LF. Returns its file name. */
const char *house_write(struct house *, int who, const char *text);
/* ... from and to any address. */
const char *house_post(struct house *, const char *from, const char *to,
		       const char *text);
/* Bytes as they are; `name` NULL: the next one. */
const char *house_drop(struct house *, const char *name, struct str bytes);
/* The reply address in the newest letter to `who`. */
struct str house_key(struct house *, int who);

/* An attack that their report asks for, one that is legal. */
const char *house_attack(struct house *, int who);

/* Is it still in mail/in/new? */
bool house_unread(struct house *, const char *name);
/* State of the letter with this file name in the inbox: "done"; "" where unknown. */
const char *house_state(struct house *, const char *name);
/* ... and the word that says why. */
struct str house_reason(struct house *, const char *name);

/* Everything that was sent, file by file, and the exported game: for comparisons. */
struct str house_everything(struct house *);

#endif
