/* Progress of long work: see progress.h.
 * SPDX-License-Identifier: ISC */
#include "server/home/progress.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/elapsed.h"

enum { FIRST_MS = 500, AGAIN_MS = 100 };

struct progress progress_begin(FILE *err, const char *what)
{
	const char *term = getenv("TERM");
	int fd = fileno(err);
	bool sees = fd >= 0 && isatty(fd) && !(term && strcmp(term, "dumb") == 0);

	return (struct progress){
		.to = sees ? err : NULL, .what = what, .next = elapsed_ms() + FIRST_MS};
}

void progress_at(struct progress *p, int64_t done, int64_t all)
{
	if (!p || !p->to || elapsed_ms() < p->next)
		return;
	fprintf(p->to, "\r%s %lld of %lld\033[K", p->what, (long long)done,
		(long long)all);
	fflush(p->to);
	p->next = elapsed_ms() + AGAIN_MS;
	p->shown = true;
}

void progress_end(struct progress *p)
{
	if (p->to && p->shown) {
		fputs("\r\033[K", p->to);
		fflush(p->to);
	}
	*p = (struct progress){0};
}
