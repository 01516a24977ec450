/* What happened in the phases of a turn, read from their rows. Rows never change, and the phases of a turn are told
 * again with each later one: the events of those that ran or were read last stay in memory. All of it is still to be
 * divided among readers (events_seen).
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_REPORT_EVENTS_H
#define SERVER_REPORT_EVENTS_H

#include "rules/event.h"
#include "schema/snapshots.h"
#include "server/home/home.h"

/* Adds the events of that row to `all`, in its arena. */
bool report_events_add(struct home *, const struct snapshot *row, struct events *all,
		       struct err *) MUST_USE;
/* The same for a run that was just written into that row. */
void report_events_ran(struct home *, const struct snapshot *row,
		       const struct events *ran, struct events *all);

#endif
