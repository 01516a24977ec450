/* The closed list of reasons, and names.
 * SPDX-License-Identifier: ISC */
#include "mail/letter/letter.h"

#include "base/arena.h"

/* clang-format off */
const struct letter_reason_row letter_reasons[] = {
	[REASON_TEXT]           = {"text",           LETTER_ORDERS,     true,  "The letter has text of its own."},
	[REASON_BLANK]          = {"blank",          LETTER_EMPTY,      true,  "The letter has no text."},
	[REASON_QUOTED_ONLY]    = {"quoted-only",    LETTER_EMPTY,      true,  "All text is quoted or is below the cut line, where nothing is read; write your orders at the very top, above all of it."},
	[REASON_NO_TEXT]        = {"no-text",        LETTER_REJECT,     true,  "The letter has no part that is text."},
	[REASON_NOT_TO_US]      = {"not-to-us",      LETTER_JUNK,       false, "None of the addresses it was sent to is ours."},
	[REASON_AUTO_SUBMITTED] = {"auto-submitted", LETTER_AUTO,       false, "A program sent it and says so (Auto-Submitted)."},
	[REASON_PRECEDENCE]     = {"precedence",     LETTER_AUTO,       false, "It is bulk mail by its Precedence field."},
	[REASON_AUTO_HEADER]    = {"auto-header",    LETTER_AUTO,       false, "A header field marks it as an automatic reply."},
	[REASON_AUTO_SUBJECT]   = {"auto-subject",   LETTER_AUTO,       false, "Its subject is that of an automatic reply."},
	[REASON_ROBOT_SENDER]   = {"robot-sender",   LETTER_AUTO,       false, "Its sender is an address that nobody reads."},
	[REASON_NULL_SENDER]    = {"null-sender",    LETTER_AUTO,       false, "Its envelope sender is empty."},
	[REASON_RECEIPT]        = {"read-receipt",   LETTER_AUTO,       false, "It is a read receipt."},
	[REASON_CALENDAR]       = {"calendar",       LETTER_AUTO,       false, "It is a calendar message."},
	[REASON_REACTION]       = {"reaction",       LETTER_AUTO,       false, "It is a reaction, a sign without words."},
	[REASON_REPORT]         = {"report",         LETTER_BOUNCE,     false, "It is a delivery report."},
	[REASON_BOUNCE_ADDRESS] = {"bounce-address", LETTER_BOUNCE,     false, "It came to an address that only bounces use."},
	[REASON_BOUNCE_FORM]    = {"bounce-form",    LETTER_BOUNCE,     false, "It reads like a bounce of a mail server."},
	[REASON_FEEDBACK]       = {"feedback",       LETTER_COMPLAINT,  false, "It is a spam complaint."},
	[REASON_LIST]           = {"list",           LETTER_LIST,       false, "It came through a mailing list."},
	[REASON_OUR_INSTANCE]   = {"our-instance",   LETTER_LOOP,       false, "We sent it ourselves."},
	[REASON_OTHER_INSTANCE] = {"other-instance", LETTER_LOOP,       false, "Another postalgm sent it."},
	[REASON_OUR_ADDRESS]    = {"our-address",    LETTER_LOOP,       false, "Its sender is our own address."},
	[REASON_MANY_HOPS]      = {"many-hops",      LETTER_LOOP,       false, "It went through more than 25 servers."},
	[REASON_ENCRYPTED]      = {"encrypted",      LETTER_REJECT,     true,  "The letter is encrypted; write it as plain text."},
	[REASON_OPAQUE_SIGNED]  = {"opaque-signed",  LETTER_REJECT,     true,  "The signature hides the text; sign in clear text or not at all."},
	[REASON_PARTIAL]        = {"partial",        LETTER_REJECT,     true,  "The letter is only a piece of one; send it in one piece."},
	[REASON_EXTERNAL]       = {"external-body",  LETTER_REJECT,     true,  "The text is elsewhere; write it into the letter."},
	[REASON_TNEF]           = {"tnef",           LETTER_REJECT,     true,  "The text is in a winmail.dat; write it as plain text."},
	[REASON_CHARSET]        = {"charset",        LETTER_REJECT,     true,  "The character set of the text is not known here; write it in UTF-8."},
	[REASON_BAD_TEXT]       = {"bad-text",       LETTER_REJECT,     true,  "The text is broken in the character set that the letter names."},
	[REASON_TOO_BIG]        = {"too-big",        LETTER_QUARANTINE, true,  "The letter is too large and was not read; send it without attachments."},
	[REASON_HEADER_SIZE]    = {"header-size",    LETTER_QUARANTINE, true,  "Its header is larger than 64 kB."},
	[REASON_FIELD_SIZE]     = {"field-size",     LETTER_QUARANTINE, true,  "A field of its header is larger than 16 kB."},
	[REASON_FIELD_COUNT]    = {"field-count",    LETTER_QUARANTINE, true,  "Its header has more than 1,000 fields."},
	[REASON_PART_COUNT]     = {"part-count",     LETTER_QUARANTINE, true,  "It has more than 200 parts."},
	[REASON_DEPTH]          = {"depth",          LETTER_QUARANTINE, true,  "Its parts are nested more than 20 deep."},
	[REASON_BOUNDARY]       = {"boundary",       LETTER_QUARANTINE, true,  "It divides its parts by an impossible boundary."},
	[REASON_COMMENTS]       = {"comments",       LETTER_QUARANTINE, true,  "A header field nests comments more than 100 deep."},
	[REASON_MIME]           = {"mime",           LETTER_QUARANTINE, true,  "Its MIME structure cannot be read."},
	[REASON_NO_FROM]        = {"no-from",        LETTER_QUARANTINE, false, "It does not name a sender."},
	[REASON_MANY_FROM]      = {"many-from",      LETTER_QUARANTINE, true,  "It names more than one sender."},
	[REASON_WORKER_DIED]    = {"worker-died",    LETTER_QUARANTINE, false, "Reading it ended the worker process."},
	[REASON_WORKER_SLOW]    = {"worker-slow",    LETTER_QUARANTINE, false, "Reading it did not finish."},
};

static const char *const class_names[] = {
	[LETTER_ORDERS]    = "orders",
	[LETTER_EMPTY]     = "empty",
	[LETTER_AUTO]      = "auto",
	[LETTER_BOUNCE]    = "bounce",
	[LETTER_COMPLAINT] = "complaint",
	[LETTER_LIST]      = "list",
	[LETTER_LOOP]      = "loop",
	[LETTER_REJECT]    = "reject",
	[LETTER_HELD]      = "held",
	[LETTER_JUNK]      = "junk",
	[LETTER_QUARANTINE] = "quarantine",
};

static const char *const flag_names[] = {
	"html",   "truncated", "long-line", "controls", "cut",            "below-cut",
	"quotes", "signature", "more-text", "struck",   "many-addresses", "forward",
	"file",
};
/* clang-format on */
_Static_assert(sizeof letter_reasons / sizeof *letter_reasons == N_LETTER_REASONS,
	       "each reason has its row");
_Static_assert(sizeof class_names / sizeof *class_names == N_LETTER_CLASSES,
	       "each class has its name");

const char *letter_class_name(enum letter_class class)
{
	return class_names[class];
}

struct str letter_flag_names(unsigned flags, struct arena *a)
{
	struct buf b = buf_in(a);

	for (size_t i = 0; i < sizeof flag_names / sizeof *flag_names; i++)
		if (flags >> i & 1) {
			if (b.n)
				buf_char(&b, ',');
			buf_z(&b, flag_names[i]);
		}
	return buf_str(&b);
}

void letter_set(struct letter *l, enum letter_reason reason)
{
	l->reason = reason;
	l->class = letter_reasons[reason].class;
	l->answer = letter_reasons[reason].answer;
}
