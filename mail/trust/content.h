/* Content: how a letter is recognised when it comes a second time.
 * SPDX-License-Identifier: ISC */
#ifndef MAIL_CONTENT_H
#define MAIL_CONTENT_H

#include "base/str.h"

/* SHA-256, hex, of Message-ID, From and body. A second delivery gives the same, even by
 * other servers; line ends and NULs do not count. */
void content_key(struct str message_id, struct str from, struct str body, char out[65]);

/* SHA-256, hex, of the fields that identify a letter (`fields`: each on a line, in a
 * fixed order) and of its content key. */
void content_copy_key(struct str fields, const char content_key[65], char out[65]);

/* The same of From and body alone, with the body as a "relaxed" signature (RFC 6376,
 * 3.4.4) sees it: a letter that was signed once and sent again under another Message-ID
 * gives the same. */
void content_text_key(struct str from, struct str body, char out[65]);

#endif
