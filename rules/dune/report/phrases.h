/* Sentences for events.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_DUNE_REPORT_PHRASES_H
#define RULES_DUNE_REPORT_PHRASES_H

struct buf;
struct event;

/* One sentence; each kind of event has one. */
void du_phrase(const void *view, const struct event *, struct buf *);

#endif
