/* Bytes -> letter: the order of work for one letter (letter_read in letter.h), and the
 * key by which it is acted on once.
 * SPDX-License-Identifier: ISC */
#ifndef MAIL_MIME_H
#define MAIL_MIME_H

#include "mail/letter.h"

/* SHA-256, in hex, of Message-ID, From and the SHA-256 of the body with its line ends
 * made alike: the same for a letter that came by two ways, whatever its trace fields.
 */
void mime_content_key(struct str message_id, struct str from, struct str body,
		      char out[65]);

#endif
