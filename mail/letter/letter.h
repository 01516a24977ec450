/* A letter: everything the house knows of one incoming letter after reading it. The
 * worker fills it from strangers' bytes; from it `server` decides who wrote it and what
 * to do. Whether a key or a sender is good is decided outside the worker, so the
 * classes `held` and `junk` are never set here.
 * SPDX-License-Identifier: ISC */
#ifndef MAIL_LETTER_H
#define MAIL_LETTER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/str.h"

struct arena;
struct fields;

enum letter_class {
	LETTER_ORDERS,    /* a person's letter with text of their own */
	LETTER_EMPTY,     /* a person's letter without */
	LETTER_AUTO,      /* auto-reply, read receipt, calendar answer */
	LETTER_BOUNCE,    /* a mail of ours came back */
	LETTER_COMPLAINT, /* somebody pressed "this is spam" */
	LETTER_LIST,      /* came through a mailing list; counts only with a good key */
	LETTER_LOOP,      /* our own letter */
	LETTER_REJECT,    /* a person's letter that cannot be read */
	LETTER_HELD,      /* waits for a confirm (set by the server) */
	LETTER_JUNK,      /* a stranger without a key (set by the server) */
	LETTER_QUARANTINE, /* malformed or over a limit; kept, not read */
	N_LETTER_CLASSES,
};

/* Why a letter is in its class: a closed list, one sentence each (letter_reasons). */
enum letter_reason {
	REASON_TEXT,
	REASON_BLANK,
	REASON_QUOTED_ONLY,
	REASON_NO_TEXT,
	REASON_NOT_TO_US,
	REASON_AUTO_SUBMITTED,
	REASON_PRECEDENCE,
	REASON_AUTO_HEADER,
	REASON_AUTO_SUBJECT,
	REASON_ROBOT_SENDER,
	REASON_NULL_SENDER,
	REASON_RECEIPT,
	REASON_CALENDAR,
	REASON_REACTION,
	REASON_REPORT,
	REASON_BOUNCE_ADDRESS,
	REASON_BOUNCE_FORM,
	REASON_FEEDBACK,
	REASON_LIST,
	REASON_OUR_INSTANCE,
	REASON_OTHER_INSTANCE,
	REASON_OUR_ADDRESS,
	REASON_MANY_HOPS,
	REASON_ENCRYPTED,
	REASON_OPAQUE_SIGNED,
	REASON_PARTIAL,
	REASON_EXTERNAL,
	REASON_TNEF,
	REASON_CHARSET,
	REASON_BAD_TEXT,
	REASON_TOO_BIG,
	REASON_HEADER_SIZE,
	REASON_FIELD_SIZE,
	REASON_FIELD_COUNT,
	REASON_PART_COUNT,
	REASON_DEPTH,
	REASON_BOUNDARY,
	REASON_COMMENTS,
	REASON_MIME,
	REASON_NO_FROM,
	REASON_MANY_FROM,
	REASON_WORKER_DIED,
	REASON_WORKER_SLOW,
	N_LETTER_REASONS,
};

struct letter_reason_row {
	const char *name; /* "quoted-only": for JSON, the log, `postalgm letters` */
	enum letter_class class; /* the class into which this reason puts a letter */
	bool answer;             /* may it be answered, judging by the letter alone? */
	const char *sentence;    /* for people; answers to players use it too */
};
extern const struct letter_reason_row letter_reasons[N_LETTER_REASONS];

const char *letter_class_name(enum letter_class);

enum letter_flag {
	LETTER_HTML = 1 << 0,      /* the text was made from HTML */
	LETTER_TRUNCATED = 1 << 1, /* text beyond 256 kB or 5,000 lines was not read */
	LETTER_LONG_LINE = 1 << 2, /* a line has more than LETTER_LINE_MAX characters */
	LETTER_CONTROLS =
		1 << 3,      /* NUL, control or invisible characters were removed */
	LETTER_CUT = 1 << 4, /* our cut line was found, and the text after it left
			        out */
	LETTER_BELOW_CUT = 1 << 5,       /* there was text below it */
	LETTER_QUOTES = 1 << 6,          /* quoted text was left out */
	LETTER_SIGNATURE = 1 << 7,       /* so was a signature, or a gateway's banner */
	LETTER_MORE_TEXT = 1 << 8,       /* a further text part was not read */
	LETTER_STRUCK = 1 << 9,          /* struck-out text was left out */
	LETTER_MANY_ADDRESSES = 1 << 10, /* recipients beyond 100 were not read */
	LETTER_FORWARD = 1 << 11, /* holds a forwarded letter, which was not read */
	LETTER_FILE = 1 << 12,    /* so does a document that was attached */
	LETTER_FLAGS_ALL = (1 << 13) - 1,
};
/* "html,cut": for JSON and the log. */
struct str letter_flag_names(unsigned flags, struct arena *);

/* The fate of the letter that bounced, as the bounce tells it. */
enum letter_bounce {
	BOUNCE_NONE,    /* nothing, or that it arrived */
	BOUNCE_DELAYED, /* it is still being tried */
	BOUNCE_FAILED,  /* it did not arrive */
	N_LETTER_BOUNCES,
};

/* Upper limits. Text and lines beyond theirs are not read; exceeding any other limit
 * sets the letter aside. */
enum {
	LETTER_SIZE_MAX = 1024 * 1024,
	LETTER_TEXT_MAX = 256 * 1024,
	LETTER_LINES_MAX = 5000,
	LETTER_LINE_MAX = 2000, /* characters */
	LETTER_ADDRESSES_MAX = 100,
	LETTER_ATTACHED_MAX = 64 * 1024,
	LETTER_QUOTED_MAX = 64 * 1024,
	LETTER_ABOVE_LINES = 6,  /* quoted lines that are kept above a line */
	LETTER_ABOVE_MAX = 1000, /* their bytes */
	LETTER_MARK_MAX = 200,   /* bytes of left_mark */
	LETTER_TRACE_MAX = 32 * 1024,
	LETTER_BOUNCE_TEXT_MAX = 200,
};

struct letter {
	enum letter_class class;
	enum letter_reason reason;
	bool answer;    /* false: nobody gets an answer to it */
	unsigned flags; /* of enum letter_flag */

	struct str from;      /* addr-spec, empty where there is none */
	struct str from_name; /* for display only; proves nothing */
	struct str subject;
	struct str message_id; /* without the angle brackets, as are the next two */
	struct str in_reply_to;
	struct str references; /* ids with one space between */
	int64_t date;          /* of the Date field; 0: unknown. Decides no deadline */
	size_t n_to;
	struct str *
		to; /* addr-specs of Delivered-To, X-Original-To, Envelope-To, To, Cc */
	struct str trace; /* Received and Authentication-Results, from the top, one a
			     line */

	size_t n_lines;
	struct str *lines; /* the writer's own text: decoded, un-flowed, trimmed */
	/* The quoted lines right above each line, which it may answer: the last ones, each with one ">" before it and a line's end
	 * behind it; empty where there are none. n_above is 0 (no line has any) or n_lines. */
	size_t n_above;
	struct str *above;
	/* Text that was left out as somebody else's, and is not of a letter of ours (trim.h): the line that begins it, lines with text
	 * from there on; and quoted lines. */
	struct str left_mark;
	size_t n_left, n_left_quotes;
	size_t n_attached;
	struct str *attached; /* of an attachment orders.txt: read when `lines` hold no
				 order */
	size_t n_quoted;
	struct str *
		quoted; /* the text from our cut line on, which is never read as orders */

	enum letter_bounce bounce; /* of LETTER_BOUNCE */
	struct str bounce_status;  /* "5.1.1", empty where it has none */
	struct str bounce_text;    /* the server's words, one line of 200 bytes */

	/* Set outside the worker (fields.h). */
	char content_key[65];        /* SHA-256, hex: Message-ID, From, body; for acting
					once; empty: none yet */
	const struct fields *fields; /* the core's own reading; NULL: none yet */
	struct str
		from_unsure; /* of a From that is in doubt, as the worker has it: good
				   for asking whether it is theirs, and for nothing else */
};

/* The house, as far as the worker must know it to tell which letters are ours. Either
 * may be empty; then the rules that need it are left out. */
struct letter_house {
	/* "gm@example.org"; several addresses are separated by spaces */
	struct str address;
	struct str
		instance; /* random id of this installation, in each letter we send */
	/* The limits of a process that reads a letter; 0: the default (nursery.h). */
	int memory_mib, cpu_seconds;
};

/* Puts the letter into the class of `reason`, and sets whether it is answered. */
void letter_set(struct letter *, enum letter_reason);

/* Reads the bytes of one letter, here and now: in the process that does nothing else
 * (nursery.h), and in tests. All others ask that process (worker.h). Of `bytes` beyond
 * LETTER_SIZE_MAX only the header is read, so a caller need not load more than one byte
 * over it. The views in `*out` may point into `bytes`. */
void letter_read(struct arena *, const struct letter_house *, struct str bytes,
		 struct letter *out);

#endif
