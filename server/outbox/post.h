/* Post: letters are made once, with the decision that they tell, written in its
 * transaction, and stay in the outbox until they have gone (sender.h). The bytes of
 * many letters are made before that transaction (post_decide.h).
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_POST_H
#define SERVER_POST_H

#include "base/page.h"
#include "schema/games.h"
#include "schema/mail/outbox.h"
#include "schema/seats.h"
#include "server/home/home.h"
#include "server/outbox/post_kind.h"
#include "server/outbox/post_tag.h"

struct board_picture;
struct bulletin;
struct calendars;
struct settings;
struct standby;

/* A letter to be written, and its recipient. */
struct posting {
	const struct game *game; /* NULL: about no game */
	const struct settings *
		settings; /* of the game, if its writer has them; NULL: they are read */
	const struct seat *seat; /* NULL: the GM, or somebody else */
	bool gm;                 /* to the GM: to each of them, if there are several */
	bool alone; /* ... to the one alone whose game this is (game_gm.h) */
	const struct standby *standby; /* the standby's key is in Reply-To;
				          `rcpt` is theirs */
	struct str rcpt;               /* where neither */
	const struct seat
		*left; /* `rcpt` sat there until now: their calendar is cleared */
	enum post_kind kind;
	enum post_cause cause;
	int64_t cause_id;
	struct str supersede; /* a newer one replaces an unsent older one */
	struct str subject;
	const struct page *page;
	/* A report: its page goes out in all the ways that its reader wants (enclose.h).
	 * `print` makes the page of it when the bytes are made, and `last` is a
	 * paragraph at its end; NULL: `page` is the page. `board`: the picture is drawn
	 * once for all that show the same; NULL: for this one. */
	const struct bulletin *bulletin;
	void (*print)(struct arena *, const struct bulletin *, struct page *);
	struct str last;
	struct str
		format; /* as the store keeps it (format.h); a seat's own comes first */
	struct board_picture *board;
	struct page_kept *kept;      /* printed for all of them; NULL: for this one */
	struct calendars *calendars; /* likewise */
	struct str in_reply_to;      /* Message-ID of the letter that is answered */
	bool bulk;                   /* it comes unasked; the header says so where no
				   answer is expected */
	bool fresh;   /* says what no letter said before (struct outbox) */
	bool gathers; /* an act of the GM: waits a minute for further ones (gather.h) */
	bool deadline; /* the open phase's stands below the page, in its reader's
				   zone */
	bool due;      /* ... and first in the subject, after the game's tag */
	bool calendar; /* ... and beside the letter, to a seat */
	bool no_key;   /* no key in Reply-To: for those who proved nothing */
	bool asks_gm; /* Reply-To is the GM's own address: the letter sends questions there */
	struct str word; /* Reply-To is the confirm address of this word */
};

/* Makes the bytes and adds the row, inside the transaction of the decision. If this
 * cause has written the letter before, nothing is added. A GM without an address gets
 * no letters, and an address that is presumed dead (bounce.h) gets only answers. */
bool post_queue(struct home *, struct arena *, const struct posting *,
		struct err *) MUST_USE;

/* A number for a cause that happens once: that of the next letter. */
bool post_cause(struct home *, int64_t *id, struct err *) MUST_USE;

/* A line or two to all seats and the GM. A letter of the kind "news" may wait for the
 * letter of the day, for players who want one (digest.h). */
bool post_notice(struct home *, struct arena *, const struct game *,
		 enum post_kind kind, enum post_cause cause, int64_t cause_id,
		 struct str subject, const struct page *, struct err *) MUST_USE;
/* To all seats; the GM gets a letter of their own. */
bool post_to_seats(struct home *, struct arena *, const struct game *,
		   enum post_kind kind, enum post_cause cause, int64_t cause_id,
		   struct str subject, const struct page *, struct err *) MUST_USE;
/* The same to the GM alone. */
bool post_to_gm(struct home *, struct arena *, const struct game *, enum post_kind kind,
		enum post_cause cause, int64_t cause_id, struct str subject,
		struct str text, struct err *) MUST_USE;

#endif
