/* The words of a line that may be an answer, and phrases among them.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_SAID_TERMS_H
#define SERVER_SAID_TERMS_H

#include "base/str.h"

enum { TERM_CHARS = 16, TERMS_MAX = 24 };

/* One word, small and without its apostrophe, and the stop behind it. */
struct term {
	char text[TERM_CHARS];
	char stop;  /* '.' ends a sentence, ',' does not; 0: a blank */
	size_t end; /* where the next one begins, as an offset into the line */
};

struct terms {
	struct term t[TERMS_MAX];
	int n, at;
};

/* False: the line has no word, or begins with something that no answer has. What comes after a first
 * strange sign may be a tail, and nobody looks at it. */
bool terms_split(struct str line, struct terms *);
int terms_say_all(const struct terms *,
		  const char *phrase); /* terms_say, of all its words */
/* Returns how many words match the phrase, or 0. A phrase with a comma or a stop between its words does not match. It is asked for whole
 * tables of phrases, nearly all of which begin with another letter. */
static inline int terms_say(const struct terms *w, const char *phrase)
{
	return w->at < w->n && phrase[0] == w->t[w->at].text[0]
		       ? terms_say_all(w, phrase)
		       : 0;
}
/* Takes the longest of the phrases that stands here. */
bool terms_take(struct terms *, const char *const *phrases, size_t n_phrases);
#define TAKES(w, list) terms_take(w, list, sizeof(list) / sizeof *(list))

#endif
