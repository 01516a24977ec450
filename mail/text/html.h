/* HTML -> lines of text, as its writer saw them: libxml2 reads the tags, our walker
 * keeps the lines. Quoted blocks get "> ", lists their numbers, hidden and struck-out
 * text does not count.
 * SPDX-License-Identifier: ISC */
#ifndef MAIL_HTML_H
#define MAIL_HTML_H

#include "base/str.h"

struct arena;

enum {
	HTML_DEPTH_MAX =
		256, /* elements open at one time; deeper ones lose their style */
	HTML_TEXT_MAX = 256 * 1024,
};

/* `utf8` is valid UTF-8, even if its own meta names another charset. `*flags` gets
 * LETTER_STRUCK and LETTER_TRUNCATED where they apply. Never fails: from nonsense comes
 * what text there is. */
struct str html_text(struct arena *, struct str utf8, unsigned *flags);

#endif
