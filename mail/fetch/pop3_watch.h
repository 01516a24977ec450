/* Checks what a POP3 server answers to LIST and UIDL before libetpan sees it. libetpan
 * makes a table as long as the largest number, reads gaps in it as if they held
 * something, and writes before its beginning for number 0. So letters must be numbered
 * 1, 2, 3 ..., as they are at the beginning of a session, and only these may have
 * names.
 * SPDX-License-Identifier: ISC */
#ifndef MAIL_POP3_WATCH_H
#define MAIL_POP3_WATCH_H

#include <stdbool.h>
#include <stdint.h>

#include "base/str.h"

struct pop3_watch {
	enum {
		POP3_LIST_STATUS,
		POP3_LIST_LINES,
		POP3_UIDL_STATUS,
		POP3_UIDL_LINES,
		POP3_LISTED,
	} at;
	int64_t n; /* letters so far */
};

/* Checks the next line, without its end. false: no sound server says this. */
bool pop3_watch_line(void *watch, struct str line);

#endif
