/* The messages between the core and its fetcher (base/process/message.h). The core asks; each
 * question but DONE has one answer: WELL or the one named beside it, or TROUBLE.
 * SPDX-License-Identifier: ISC */
#ifndef MAIL_FETCHER_TALK_H
#define MAIL_FETCHER_TALK_H

#include "mail/post/talk.h"
#include "mail/post/transport.h"

enum fetcher_word {
	/* The core's. */
	FETCHER_OPEN,  /* the way in, first of all -> OPENED */
	FETCHER_LIST,  /* the place -> ITEMS, any number of them, and LISTED */
	FETCHER_AHEAD, /* the letters that come next -> WELL, and then, without another
			* question, a LETTER for each of those of the AHEAD before that
			* fetcher_comes_ahead says; TROUBLE in place of one ends them */
	FETCHER_FETCH, /* a letter -> LETTER */
	FETCHER_DONE,  /* letters that are taken; trouble with them is told at FLUSH */
	FETCHER_FLUSH, /* -> WELL */
	FETCHER_SHOW,  /* marks -> WELL */
	FETCHER_AGAIN, /* since when -> ASKS, any number of them, and LOOKED */
	FETCHER_TAKEN, /* the place, since when -> ITEMS, any number of them, and LOOKED */
	FETCHER_KNOWN, /* in answer to ASKS: of each name, is it known? */
	FETCHER_WATCH, /* -> WATCHING; afterwards CALLS may come, once */
	/* The fetcher's. */
	FETCHER_OPENED, /* can it show what became of letters? */
	FETCHER_ITEMS,  /* letters that are there */
	FETCHER_LISTED, /* how far it looked, how many it left */
	FETCHER_LETTER, /* name, is it gone, bytes */
	FETCHER_WELL,
	FETCHER_ASKS,     /* names */
	FETCHER_LOOKED,   /* how many were put back; of TAKEN, how many there are */
	FETCHER_WATCHING, /* seconds until it is to be asked again */
	FETCHER_CALLS,    /* there may be something new */
	FETCHER_TROUBLE,  /* talk_put_err */
	FETCHER_WORDS
};
extern const struct talk_word fetcher_words[FETCHER_WORDS];

enum {
	FETCHER_NAME_MAX = 255,          /* of a letter: a file's name at most */
	FETCHER_GROUP_MAX = 200,         /* letters in one AHEAD or DONE */
	FETCHER_AHEAD_MAX = 64 * 1024,   /* a larger one is asked for alone */
	FETCHER_ITEMS_GROUP = 1000,      /* letters in one ITEMS, names in one ASKS */
	FETCHER_ITEMS_MAX = 1000 * 1000, /* ... and in all of a list */
	FETCHER_MARKS_MAX = 500,         /* in one SHOW */
	FETCHER_WORD_MAX = 40,           /* of a mark */
	FETCHER_WATCH_MAX_S = 3600,
};

void fetcher_put_way(struct message_out *, const struct mailbox_config *);
void fetcher_take_way(struct message_in *, struct arena *, struct mailbox_config *);
void fetcher_put_place(struct message_out *, const struct mail_place *);
void fetcher_take_place(struct message_in *, struct mail_place *);
void fetcher_put_items(struct message_out *, const struct mail_item *, size_t n);
/* At most `most`; names are views of the message. */
struct mail_item *fetcher_take_items(struct message_in *, struct arena *, size_t most,
				     size_t *n);
void fetcher_put_marks(struct message_out *, const struct mail_mark *, size_t n);
struct mail_mark *fetcher_take_marks(struct message_in *, struct arena *, size_t *n);

/* Does this letter come by itself, once it was announced? */
bool fetcher_comes_ahead(const struct mail_item *);

#endif
