/* Composing: a letter of ours -> bytes for the wire. One letter has one recipient, for
 * secrets and keys differ by seat. The same letter always gives the same bytes.
 * SPDX-License-Identifier: ISC */
#ifndef MAIL_COMPOSE_H
#define MAIL_COMPOSE_H

#include <stdbool.h>
#include <stdint.h>

#include "base/err.h"
#include "base/str.h"

struct arena;

enum letter_auto {
	LETTER_AUTO_REPLIED,   /* receipts and other answers */
	LETTER_AUTO_GENERATED, /* reports, reminders, invitations */
};

/* The role of a part that travels beside the text. Alternatives say the same in another
 * form (HTML); the text stays the first of them. Parts that an alternative shows by
 * content id are sent with it. Attachments come last. */
enum letter_part_role {
	LETTER_ALTERNATIVE,
	LETTER_SHOWN,
	LETTER_ATTACHED,
};

struct letter_part {
	enum letter_part_role role;
	const char
		*type;   /* "text/calendar; method=PUBLISH"; charset is added to text */
	struct str name; /* of the file, ASCII; may be empty */
	struct str id;   /* content id without brackets; may be empty */
	struct str bytes; /* text: UTF-8, lines ended by LF or CR LF; else anything */
	size_t *place; /* many letters carry it: its base64 (base/coding/base64.h) is left
			  out of this one, and this gets where it belongs; or NULL */
};

struct letter_text {
	struct str plain; /* without keys, as it was written */
	size_t at,
		n; /* where it stands in the bytes with its lines ended by CR LF, and nothing else changed; `n` is 0 if
			 it does not */
};

struct letter_out {
	struct str from_name;     /* "Game name via PostalGM"; may be empty */
	struct str house;         /* gm@domain */
	struct str reply_to;      /* gm+GAME.SEAT.KEY@domain; empty: none */
	struct str envelope_from; /* not in the header; here because it travels with the
				     letter */
	struct str to;            /* the registered address */
	struct str subject;
	struct str key; /* stands as " [#key]" at the end of the subject; empty: none */
	struct str message_id; /* without brackets: o.OUTBOXID.INSTANCE@domain, fixed at
				  creation */
	struct str in_reply_to; /* without brackets; may be empty */
	struct str references;  /* ids with a space between; may be empty */
	enum letter_auto kind;
	bool bulk;                /* reports: Precedence: bulk */
	struct str list_id;       /* game.domain; empty: no List- fields */
	struct str instance;      /* random id of this installation */
	int64_t date;             /* UTC seconds */
	struct str body;          /* UTF-8, lines ended by LF */
	struct letter_text *text; /* gets the body as the letter has it; or NULL */
	int n_parts;              /* 0: the letter is its text */
	const struct letter_part *parts;
};

/* How many bytes it takes on the wire, without its header. An upper bound for base64;
 * text is assumed to be nearly all ASCII. */
size_t compose_part_size(const struct letter_part *);

/* Writes it with CR LF throughout. Anything in body, subject and text parts that has
 * the form of a live key is blanked, and an id with one is left out, because keys do
 * not belong there. Refused: header values that could break a header, invalid
 * addresses, a body that is not UTF-8. */
MUST_USE bool compose_letter(struct arena *, const struct letter_out *,
			     struct str *bytes, struct err *);

/* Ids: "o.977.INSTANCE@domain" of an outbox row, "g.7.INSTANCE@domain" of a game's
 * thread. */
struct str compose_id(struct arena *, char kind, int64_t number, struct str instance,
		      struct str house);

#endif
